// square_n, adx: modulo p = 2^255 - 19
//
//     x = x^(2^n), n >= 1
//
// Arguments (System V): u64 x[4] (rdi), u64 n (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: one pointer.
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
2:
    // x = x^2
    mov rdx, qword ptr [rdi]
    mulx rax, rcx, qword ptr [rdi + 8]
    mulx r8, r9, qword ptr [rdi + 16]
    mulx r10, r11, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi + 8]
    mulx rbx, rbp, qword ptr [rdi + 16]
    mulx r12, r13, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi + 16]
    add rax, r9
    adc r8, r11
    adc r10, 0
    xor r9d, r9d
    mulx r11, r14, qword ptr [rdi + 24]
    mov rdx, qword ptr [rdi]
    adcx r8, rbp
    adox r10, rbx
    adcx r10, r13
    adox r12, r9
    adcx r12, r9
    xor r9d, r9d
    mulx rbx, rbp, rdx
    mov rdx, qword ptr [rdi + 8]
    adcx r12, r14
    adox r11, r9
    adcx r11, r9
    xor r9d, r9d
    adcx rcx, rcx
    mulx r13, r14, rdx
    mov rdx, qword ptr [rdi + 16]
    adox rcx, rbx
    adcx rax, rax
    adcx r8, r8
    adcx r10, r10
    adcx r12, r12
    adox rax, r14
    adcx r11, r11
    mulx rbx, r14, rdx
    mov rdx, qword ptr [rdi + 24]
    adox r8, r13
    adox r10, r14
    mulx r13, r14, rdx
    mov edx, 38
    adox r12, rbx
    mulx r10, rbx, r10
    adox r11, r14
    adcx r13, r9
    mulx r12, r14, r12
    adox r13, r9
    mulx r9, r11, r11
    xor r15d, r15d
    adcx rbp, rbx
    adox rcx, r10
    mulx r10, rbx, r13
    adcx rcx, r14
    adox rax, r12
    adcx rax, r11
    adox r8, r9
    adcx r8, rbx
    adox r10, r15
    adcx r10, r15
    add r8, r8
    adc r10, r10
    shr r8, 1
    imul r9, r10, 19
    add rbp, r9
    adc rcx, 0
    mov qword ptr [rdi], rbp
    adc rax, 0
    mov qword ptr [rdi + 8], rcx
    adc r8, 0
    mov qword ptr [rdi + 16], rax
    mov qword ptr [rdi + 24], r8
    dec rsi
    jnz 2b
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
