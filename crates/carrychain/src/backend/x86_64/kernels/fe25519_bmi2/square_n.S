// square_n, bmi2: modulo p = 2^255 - 19
//
//     x = x^(2^n), n >= 1
//
// Arguments (System V): u64 x[4] (rdi), u64 n (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: one pointer.
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
2:
    // x = x^2
    mov rdx, qword ptr [rdi]
    mov eax, 0
    mulx rcx, r8, qword ptr [rdi + 8]
    mulx r9, r10, qword ptr [rdi + 16]
    mulx r11, rbx, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi + 8]
    mulx rbp, r12, qword ptr [rdi + 16]
    mulx r13, r14, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi + 16]
    add rcx, r10
    adc r9, rbx
    adc r11, 0
    mulx r10, rbx, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi]
    add rbp, r14
    adc r13, 0
    add r9, r12
    mulx r12, r14, rdx
    mov rdx, qword ptr [rdi + 8]
    adc r11, rbp
    adc r13, 0
    add r13, rbx
    adc r10, 0
    add r8, r8
    mulx rbx, rbp, rdx
    mov rdx, qword ptr [rdi + 16]
    adc rcx, rcx
    adc r9, r9
    adc r11, r11
    adc r13, r13
    adc r10, r10
    adc rax, 0
    add r8, r12
    adc rcx, rbp
    mulx rbp, r12, rdx
    mov rdx, qword ptr [rdi + 24]
    adc r9, rbx
    adc r11, r12
    mulx rbx, r12, rdx
    adc r13, rbp
    mov edx, 38
    mulx r11, rbp, r11
    adc r10, r12
    mulx r12, r13, r13
    adc rax, rbx
    mulx r10, rbx, r10
    add r11, r13
    mulx rax, r13, rax
    adc r12, rbx
    adc r10, r13
    adc rax, 0
    add r14, rbp
    adc r8, r11
    adc rcx, r12
    adc r9, r10
    adc rax, 0
    add r9, r9
    adc rax, rax
    shr r9, 1
    imul rax, rax, 19
    add r14, rax
    adc r8, 0
    mov qword ptr [rdi], r14
    adc rcx, 0
    mov qword ptr [rdi + 8], r8
    adc r9, 0
    mov qword ptr [rdi + 16], rcx
    mov qword ptr [rdi + 24], r9
    dec rsi
    jnz 2b
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
