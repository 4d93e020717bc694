// square, bmi2: modulo p = 2^255 - 19
//
//     out = a^2
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256;
// every element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 40 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
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
    // out = a^2
    mov rdx, qword ptr [rsi]
    mov eax, 0
    mulx rcx, r8, qword ptr [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 16]
    mulx r11, rbx, qword ptr [rsi + 24]
    add rcx, r10
    mov rdx, qword ptr [rsi + 8]
    adc r9, rbx
    adc r11, 0
    mulx r10, rbx, qword ptr [rsi + 16]
    mulx rbp, r12, qword ptr [rsi + 24]
    mov rdx, qword ptr [rsi + 16]
    add r10, r12
    adc rbp, 0
    add r9, rbx
    adc r11, r10
    adc rbp, 0
    mulx r10, rbx, qword ptr [rsi + 24]
    mov rdx, qword ptr [rsi]
    add rbp, rbx
    adc r10, 0
    add r8, r8
    adc rcx, rcx
    adc r9, r9
    mulx rbx, r12, rdx
    adc r11, r11
    adc rbp, rbp
    adc r10, r10
    adc rax, 0
    mov rdx, qword ptr [rsi + 8]
    add r8, rbx
    mulx rbx, r13, rdx
    mov rdx, qword ptr [rsi + 16]
    adc rcx, r13
    adc r9, rbx
    mulx rbx, r13, rdx
    mov rdx, qword ptr [rsi + 24]
    adc r11, r13
    adc rbp, rbx
    mulx rsi, rbx, rdx
    mov edx, 38
    adc r10, rbx
    mulx r11, rbx, r11
    adc rax, rsi
    mulx rsi, rbp, rbp
    mulx r10, r13, r10
    mulx rax, r14, rax
    add r11, rbp
    adc rsi, r13
    adc r10, r14
    adc rax, 0
    add r12, rbx
    adc r8, r11
    adc rcx, rsi
    adc r9, r10
    adc rax, 0
    add r9, r9
    adc rax, rax
    shr r9, 1
    imul rax, rax, 19
    add r12, rax
    adc r8, 0
    mov qword ptr [rdi], r12
    adc rcx, 0
    mov qword ptr [rdi + 8], r8
    adc r9, 0
    mov qword ptr [rdi + 16], rcx
    mov qword ptr [rdi + 24], r9
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
