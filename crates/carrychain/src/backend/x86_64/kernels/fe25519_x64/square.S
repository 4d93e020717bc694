// square, x64: modulo p = 2^255 - 19
//
//     out = a^2
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
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
    mov rax, qword ptr [rsi + 8]
    mov ecx, 0
    mov r8d, 38
    mul qword ptr [rsi]
    mov r9, rax
    mov rax, qword ptr [rsi + 16]
    mov r10, rdx
    mul qword ptr [rsi]
    add r10, rax
    mov rax, qword ptr [rsi + 24]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rsi]
    add r11, rax
    mov rax, qword ptr [rsi + 16]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rsi + 8]
    add r11, rax
    mov rax, qword ptr [rsi + 24]
    mov rbp, rdx
    adc rbp, 0
    mul qword ptr [rsi + 8]
    add rbx, rax
    mov rax, qword ptr [rsi + 24]
    mov r12, rdx
    adc r12, 0
    add rbp, rbx
    adc r12, 0
    mul qword ptr [rsi + 16]
    mov rbx, rdx
    add r12, rax
    mov rax, qword ptr [rsi]
    adc rbx, 0
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc rbp, rbp
    adc r12, r12
    adc rbx, rbx
    adc rcx, 0
    mul qword ptr [rsi]
    mov r13, rax
    mov rax, qword ptr [rsi + 8]
    add r9, rdx
    sbb r14, r14
    mul qword ptr [rsi + 8]
    add r14, r14
    adc r10, rax
    mov rax, qword ptr [rsi + 16]
    adc r11, rdx
    sbb r14, r14
    mul qword ptr [rsi + 16]
    add r14, r14
    adc rbp, rax
    mov rax, qword ptr [rsi + 24]
    adc r12, rdx
    sbb r14, r14
    mul qword ptr [rsi + 24]
    add r14, r14
    adc rbx, rax
    mov rax, rbp
    adc rcx, rdx
    mul r8
    add r13, rax
    mov rax, r12
    mov rsi, rdx
    adc rsi, 0
    mul r8
    add r9, rax
    mov rax, rbx
    mov rbx, rdx
    adc rbx, 0
    add rsi, r9
    adc rbx, 0
    mul r8
    add r10, rax
    mov rax, rcx
    mov rcx, rdx
    adc rcx, 0
    add rbx, r10
    adc rcx, 0
    mul r8
    mov r8, rdx
    add r11, rax
    adc r8, 0
    add rcx, r11
    adc r8, 0
    add rcx, rcx
    adc r8, r8
    shr rcx, 1
    imul r8, r8, 19
    add r13, r8
    adc rsi, 0
    mov qword ptr [rdi], r13
    adc rbx, 0
    mov qword ptr [rdi + 8], rsi
    adc rcx, 0
    mov qword ptr [rdi + 16], rbx
    mov qword ptr [rdi + 24], rcx
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
