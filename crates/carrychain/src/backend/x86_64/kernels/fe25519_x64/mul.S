// mul, x64: modulo p = 2^255 - 19
//
//     out = a b
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi), u64 b[4] (rdx).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 48 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
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
    mov rcx, rdx
    // out = a b
    mov rax, qword ptr [rcx]
    mov r8d, 38
    mul qword ptr [rsi]
    mov r9, rax
    mov rax, qword ptr [rcx + 8]
    mov r10, rdx
    mul qword ptr [rsi]
    add r10, rax
    mov rax, qword ptr [rcx + 16]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rsi]
    add r11, rax
    mov rax, qword ptr [rcx + 24]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rsi]
    add rbx, rax
    mov rax, qword ptr [rcx]
    mov rbp, rdx
    adc rbp, 0
    mul qword ptr [rsi + 8]
    add r10, rax
    mov rax, qword ptr [rcx + 8]
    mov r12, rdx
    adc r12, 0
    mul qword ptr [rsi + 8]
    add r11, rax
    mov rax, qword ptr [rcx + 16]
    mov r13, rdx
    adc r13, 0
    add r12, r11
    adc r13, 0
    mul qword ptr [rsi + 8]
    add rbx, rax
    mov rax, qword ptr [rcx + 24]
    mov r11, rdx
    adc r11, 0
    add r13, rbx
    adc r11, 0
    mul qword ptr [rsi + 8]
    add rbp, rax
    mov rax, qword ptr [rcx]
    mov rbx, rdx
    adc rbx, 0
    add r11, rbp
    adc rbx, 0
    mul qword ptr [rsi + 16]
    add r12, rax
    mov rax, qword ptr [rcx + 8]
    mov rbp, rdx
    adc rbp, 0
    mul qword ptr [rsi + 16]
    add r13, rax
    mov rax, qword ptr [rcx + 16]
    mov r14, rdx
    adc r14, 0
    add rbp, r13
    adc r14, 0
    mul qword ptr [rsi + 16]
    add r11, rax
    mov rax, qword ptr [rcx + 24]
    mov r13, rdx
    adc r13, 0
    add r14, r11
    adc r13, 0
    mul qword ptr [rsi + 16]
    add rbx, rax
    mov rax, qword ptr [rcx]
    mov r11, rdx
    adc r11, 0
    add r13, rbx
    adc r11, 0
    mul qword ptr [rsi + 24]
    add rbp, rax
    mov rax, qword ptr [rcx + 8]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rsi + 24]
    add r14, rax
    mov rax, qword ptr [rcx + 16]
    mov r15, rdx
    adc r15, 0
    add rbx, r14
    adc r15, 0
    mul qword ptr [rsi + 24]
    add r13, rax
    mov rax, qword ptr [rcx + 24]
    mov rcx, rdx
    adc rcx, 0
    add r15, r13
    adc rcx, 0
    mul qword ptr [rsi + 24]
    mov rsi, rdx
    add r11, rax
    mov rax, rbx
    adc rsi, 0
    add rcx, r11
    adc rsi, 0
    mul r8
    mov r11, rdx
    add r9, rax
    mov rax, r15
    adc r11, 0
    mul r8
    mov rbx, rdx
    add r10, rax
    mov rax, rcx
    adc rbx, 0
    add r11, r10
    adc rbx, 0
    mul r8
    mov rcx, rdx
    add r12, rax
    mov rax, rsi
    adc rcx, 0
    add rbx, r12
    adc rcx, 0
    mul r8
    mov rsi, rdx
    add rbp, rax
    adc rsi, 0
    add rcx, rbp
    adc rsi, 0
    add rcx, rcx
    adc rsi, rsi
    shr rcx, 1
    imul rsi, rsi, 19
    add r9, rsi
    adc r11, 0
    mov qword ptr [rdi], r9
    adc rbx, 0
    mov qword ptr [rdi + 8], r11
    adc rcx, 0
    mov qword ptr [rdi + 16], rbx
    mov qword ptr [rdi + 24], rcx
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
