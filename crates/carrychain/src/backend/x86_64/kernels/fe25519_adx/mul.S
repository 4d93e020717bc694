// mul, adx: modulo p = 2^255 - 19
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
    xor r12d, r12d
    adcx rcx, r14
    adox r9, r13
    mulx r13, r14, qword ptr [rax + 16]
    adcx r9, rbx
    adox r11, r10
    mulx r10, rbx, qword ptr [rax + 24]
    mov rdx, qword ptr [rsi + 16]
    adcx r11, r14
    adox rbp, r13
    mulx r13, r14, qword ptr [rax]
    adcx rbp, rbx
    adox r10, r12
    adcx r10, r12
    mulx rbx, r12, qword ptr [rax + 8]
    xor r15d, r15d
    adcx r9, r14
    adox r11, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 16]
    adox rbp, rbx
    adcx rbp, r13
    mulx rbx, r13, qword ptr [rax + 24]
    mov rdx, qword ptr [rsi + 24]
    adox r10, r12
    adcx r10, r13
    mulx rsi, r12, qword ptr [rax]
    adox rbx, r15
    adcx rbx, r15
    xor r13d, r13d
    adcx r11, r12
    adox rbp, rsi
    mulx rsi, r12, qword ptr [rax + 8]
    adcx rbp, r12
    adox r10, rsi
    mulx rsi, r12, qword ptr [rax + 16]
    adcx r10, r12
    mulx rax, r12, qword ptr [rax + 24]
    mov edx, 38
    adox rbx, rsi
    mulx rsi, rbp, rbp
    adcx rbx, r12
    adox rax, r13
    mulx r10, r12, r10
    adcx rax, r13
    mulx rbx, r13, rbx
    xor r14d, r14d
    adcx r8, rbp
    adox rcx, rsi
    mulx rax, rsi, rax
    adcx rcx, r12
    adox r9, r10
    adcx r9, r13
    adox r11, rbx
    adcx r11, rsi
    adox rax, r14
    adcx rax, r14
    add r11, r11
    adc rax, rax
    shr r11, 1
    imul rax, rax, 19
    add r8, rax
    adc rcx, 0
    mov qword ptr [rdi], r8
    adc r9, 0
    mov qword ptr [rdi + 8], rcx
    adc r11, 0
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r11
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
