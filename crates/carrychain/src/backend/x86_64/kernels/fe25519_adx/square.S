// square, adx: modulo p = 2^255 - 19
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
    mov rdx, qword ptr [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    mulx r10, r11, qword ptr [rsi + 24]
    mov rdx, qword ptr [rsi + 8]
    mulx rbx, rbp, qword ptr [rsi + 16]
    mulx r12, r13, qword ptr [rsi + 24]
    mov rdx, qword ptr [rsi + 16]
    add rax, r9
    adc r8, r11
    adc r10, 0
    xor r9d, r9d
    mulx r11, r14, qword ptr [rsi + 24]
    mov rdx, qword ptr [rsi]
    adcx r8, rbp
    adox r10, rbx
    adcx r10, r13
    adox r12, r9
    adcx r12, r9
    xor r9d, r9d
    mulx rbx, rbp, rdx
    mov rdx, qword ptr [rsi + 8]
    adcx r12, r14
    adox r11, r9
    adcx r11, r9
    xor r9d, r9d
    adcx rcx, rcx
    mulx r13, r14, rdx
    mov rdx, qword ptr [rsi + 16]
    adox rcx, rbx
    adcx rax, rax
    adcx r8, r8
    adcx r10, r10
    adcx r12, r12
    adox rax, r14
    adcx r11, r11
    mulx rbx, r14, rdx
    mov rdx, qword ptr [rsi + 24]
    adox r8, r13
    adox r10, r14
    mulx rsi, r13, rdx
    mov edx, 38
    adox r12, rbx
    mulx r10, rbx, r10
    adox r11, r13
    adcx rsi, r9
    mulx r12, r13, r12
    adox rsi, r9
    mulx r9, r11, r11
    xor r14d, r14d
    adcx rbp, rbx
    adox rcx, r10
    mulx rsi, r10, rsi
    adcx rcx, r13
    adox rax, r12
    adcx rax, r11
    adox r8, r9
    adcx r8, r10
    adox rsi, r14
    adcx rsi, r14
    add r8, r8
    adc rsi, rsi
    shr r8, 1
    imul rsi, rsi, 19
    add rbp, rsi
    adc rcx, 0
    mov qword ptr [rdi], rbp
    adc rax, 0
    mov qword ptr [rdi + 8], rcx
    adc r8, 0
    mov qword ptr [rdi + 16], rax
    mov qword ptr [rdi + 24], r8
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
