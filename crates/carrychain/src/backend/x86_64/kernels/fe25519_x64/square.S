// square, x64: modulo p = 2^255 - 19
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
    mov rax, qword ptr [rsi + 8]
    mov ecx, 0
    mov r8d, 38
    mul qword ptr [rsi]
    mov r9, rax
    mov r10, rdx
    mov rax, qword ptr [rsi + 16]
    mul qword ptr [rsi]
    add r10, rax
    mov r11, rdx
    mov rax, qword ptr [rsi + 24]
    adc r11, 0
    mul qword ptr [rsi]
    add r11, rax
    mov rbx, rdx
    mov rax, qword ptr [rsi + 16]
    adc rbx, 0
    mul qword ptr [rsi + 8]
    add r11, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi + 24]
    adc rbp, 0
    mul qword ptr [rsi + 8]
    add rbx, rax
    mov r12, rdx
    mov rax, qword ptr [rsi + 24]
    adc r12, 0
    add rbp, rbx
    adc r12, 0
    mul qword ptr [rsi + 16]
    mov rbx, rdx
    add r12, rax
    adc rbx, 0
    mov rax, qword ptr [rsi]
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc rbp, rbp
    adc r12, r12
    adc rbx, rbx
    adc rcx, 0
    mul qword ptr [rsi]
    mov r13, rax
    add r9, rdx
    mov rax, qword ptr [rsi + 8]
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
    adc rcx, rdx
    mov rax, rbp
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
    mov r9, rdx
    add r10, rax
    adc r9, 0
    mov rax, rcx
    add rbx, r10
    adc r9, 0
    mul r8
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r9, r11
    adc rcx, 0
    add r9, r9
    adc rcx, rcx
    shr r9, 1
    imul rcx, rcx, 19
    add r13, rcx
    adc rsi, 0
    mov qword ptr [rdi], r13
    adc rbx, 0
    mov qword ptr [rdi + 8], rsi
    adc r9, 0
    mov qword ptr [rdi + 16], rbx
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
