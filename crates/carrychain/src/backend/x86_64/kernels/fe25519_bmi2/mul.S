// mul, bmi2: modulo p = 2^255 - 19
//
//     out = a b
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi), u64 b[4] (rdx).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 56 bytes, 8 of them hold parts of elements and are wiped at the end. No branch and no address depends on an element.
// Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r15, 0
    sub rsp, 8
    .cfi_adjust_cfa_offset 8
    mov rax, rdx
    // out = a b
    mov rdx, qword ptr [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    mulx r11, rbx, qword ptr [rax + 16]
    mulx rbp, r12, qword ptr [rax + 24]
    mov rdx, qword ptr [rsi + 8]
    mulx r13, r14, qword ptr [rax]
    add rcx, r10
    adc r9, rbx
    mulx r10, rbx, qword ptr [rax + 8]
    adc r11, r12
    adc rbp, 0
    add r13, rbx
    mulx rbx, r12, qword ptr [rax + 16]
    adc r10, r12
    mulx r12, r15, qword ptr [rax + 24]
    mov rdx, qword ptr [rsi + 16]
    adc rbx, r15
    adc r12, 0
    add rcx, r14
    adc r9, r13
    mulx r13, r14, qword ptr [rax]
    adc r11, r10
    adc rbp, rbx
    mulx r10, rbx, qword ptr [rax + 8]
    adc r12, 0
    add r13, rbx
    mulx rbx, r15, qword ptr [rax + 16]
    adc r10, r15
    mov qword ptr [rsp], rcx
    mulx r15, rcx, qword ptr [rax + 24]
    mov rdx, qword ptr [rsi + 24]
    adc rbx, rcx
    adc r15, 0
    add r9, r14
    adc r11, r13
    adc rbp, r10
    mulx rcx, rsi, qword ptr [rax]
    adc r12, rbx
    adc r15, 0
    mulx r10, rbx, qword ptr [rax + 8]
    add rcx, rbx
    mulx rbx, r13, qword ptr [rax + 16]
    adc r10, r13
    mulx rax, r13, qword ptr [rax + 24]
    mov edx, 38
    adc rbx, r13
    adc rax, 0
    add r11, rsi
    adc rbp, rcx
    adc r12, r10
    mulx rcx, rsi, rbp
    adc r15, rbx
    mulx r10, rbx, r12
    adc rax, 0
    mulx rbp, r12, r15
    add rcx, rbx
    mulx rax, rbx, rax
    adc r10, r12
    adc rbp, rbx
    adc rax, 0
    add r8, rsi
    mov rsi, qword ptr [rsp]
    adc rsi, rcx
    adc r9, r10
    adc r11, rbp
    adc rax, 0
    add r11, r11
    adc rax, rax
    shr r11, 1
    imul rax, rax, 19
    add r8, rax
    adc rsi, 0
    mov qword ptr [rdi], r8
    adc r9, 0
    mov qword ptr [rdi + 8], rsi
    adc r11, 0
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r11
    xor eax, eax
    mov qword ptr [rsp], rax
    add rsp, 8
    .cfi_adjust_cfa_offset -8
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
