// ladder_step, adx: modulo p = 2^255 - 19
//
//     A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3, E = A^2 - B^2;
//     (x2, z2) = (A^2 B^2, E (B^2 + 121666 E)),
//     (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)
//
// Arguments (System V): u64 state[52] (rdi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Below 2^255 + 2^48, before and after: x2, z2, x3, z3, AA, BB, DA, CB.
// Elements in memory: x1, x2, z2, x3, z3, A, B, C, D, AA, BB, DA, CB; the caller wipes them.
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
    // C = x3 + z3
    mov rax, qword ptr [rdi + 96]
    mov rcx, qword ptr [rdi + 104]
    mov rsi, qword ptr [rdi + 112]
    mov r8, qword ptr [rdi + 120]
    add rax, qword ptr [rdi + 128]
    adc rcx, qword ptr [rdi + 136]
    adc rsi, qword ptr [rdi + 144]
    mov qword ptr [rdi + 232], rcx
    adc r8, qword ptr [rdi + 152]
    mov qword ptr [rdi + 240], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 248], r8
    and rcx, 38
    add rax, rcx
    mov qword ptr [rdi + 224], rax
    // B = x2 - z2
    mov rax, qword ptr [rdi + 32]
    mov rcx, qword ptr [rdi + 40]
    mov rsi, qword ptr [rdi + 48]
    mov r8, qword ptr [rdi + 56]
    sub rax, qword ptr [rdi + 64]
    sbb rcx, qword ptr [rdi + 72]
    sbb rsi, qword ptr [rdi + 80]
    sbb r8, qword ptr [rdi + 88]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb rcx, 0
    mov qword ptr [rdi + 192], rax
    sbb rsi, 0
    mov qword ptr [rdi + 200], rcx
    sbb r8, 0
    mov qword ptr [rdi + 208], rsi
    mov qword ptr [rdi + 216], r8
    // A = x2 + z2
    mov rax, qword ptr [rdi + 32]
    mov rcx, qword ptr [rdi + 40]
    mov rsi, qword ptr [rdi + 48]
    mov r8, qword ptr [rdi + 56]
    add rax, qword ptr [rdi + 64]
    adc rcx, qword ptr [rdi + 72]
    adc rsi, qword ptr [rdi + 80]
    mov qword ptr [rdi + 168], rcx
    adc r8, qword ptr [rdi + 88]
    mov qword ptr [rdi + 176], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 184], r8
    and rcx, 38
    add rax, rcx
    mov qword ptr [rdi + 160], rax
    // D = x3 - z3
    mov rax, qword ptr [rdi + 96]
    mov rcx, qword ptr [rdi + 104]
    mov rsi, qword ptr [rdi + 112]
    mov r8, qword ptr [rdi + 120]
    sub rax, qword ptr [rdi + 128]
    sbb rcx, qword ptr [rdi + 136]
    sbb rsi, qword ptr [rdi + 144]
    sbb r8, qword ptr [rdi + 152]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb rcx, 0
    mov qword ptr [rdi + 256], rax
    sbb rsi, 0
    mov qword ptr [rdi + 264], rcx
    sbb r8, 0
    mov qword ptr [rdi + 272], rsi
    mov qword ptr [rdi + 280], r8
    // DA = D A
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 160]
    mulx rsi, r8, qword ptr [rdi + 168]
    mulx r9, r10, qword ptr [rdi + 176]
    mulx r11, rbx, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 264]
    mulx rbp, r12, qword ptr [rdi + 160]
    mulx r13, r14, qword ptr [rdi + 168]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 176]
    adc r9, rbx
    adc r11, 0
    xor ebx, ebx
    adcx rax, r12
    adox rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 272]
    adcx rsi, r14
    adox r9, r13
    adcx r9, r10
    adox r11, r8
    mulx r8, r10, qword ptr [rdi + 160]
    mulx r13, r14, qword ptr [rdi + 168]
    adcx r11, r12
    adox rbp, rbx
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 176]
    xor r15d, r15d
    adcx rsi, r10
    adox r9, r8
    adcx r9, r14
    mulx r8, r10, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 280]
    adox r11, r13
    adcx r11, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 160]
    adcx rbp, r10
    mulx r10, r13, qword ptr [rdi + 168]
    adox r8, r15
    adcx r8, r15
    xor r14d, r14d
    adcx r9, r12
    adox r11, rbx
    mulx rbx, r12, qword ptr [rdi + 176]
    adcx r11, r13
    adox rbp, r10
    mulx r10, r13, qword ptr [rdi + 184]
    mov edx, 38
    adcx rbp, r12
    adox r8, rbx
    mulx r11, rbx, r11
    mulx rbp, r12, rbp
    adcx r8, r13
    adox r10, r14
    adcx r10, r14
    mulx r8, r13, r8
    xor r14d, r14d
    adcx rcx, rbx
    mulx r10, rbx, r10
    adox rax, r11
    adcx rax, r12
    adox rsi, rbp
    adcx rsi, r13
    adox r9, r8
    adcx r9, rbx
    adox r10, r14
    adcx r10, r14
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul r8, r10, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 352], rcx
    adc rsi, 0
    mov qword ptr [rdi + 360], rax
    adc r9, 0
    mov qword ptr [rdi + 368], rsi
    mov qword ptr [rdi + 376], r9
    // CB = C B
    mov rdx, qword ptr [rdi + 224]
    mulx rax, rcx, qword ptr [rdi + 192]
    mulx rsi, r8, qword ptr [rdi + 200]
    mulx r9, r10, qword ptr [rdi + 208]
    mulx r11, rbx, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 232]
    mulx rbp, r12, qword ptr [rdi + 192]
    mulx r13, r14, qword ptr [rdi + 200]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 208]
    adc r9, rbx
    adc r11, 0
    xor ebx, ebx
    adcx rax, r12
    adox rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 240]
    adcx rsi, r14
    adox r9, r13
    adcx r9, r10
    adox r11, r8
    mulx r8, r10, qword ptr [rdi + 192]
    mulx r13, r14, qword ptr [rdi + 200]
    adcx r11, r12
    adox rbp, rbx
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 208]
    xor r15d, r15d
    adcx rsi, r10
    adox r9, r8
    adcx r9, r14
    mulx r8, r10, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 248]
    adox r11, r13
    adcx r11, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 192]
    adcx rbp, r10
    mulx r10, r13, qword ptr [rdi + 200]
    adox r8, r15
    adcx r8, r15
    xor r14d, r14d
    adcx r9, r12
    adox r11, rbx
    mulx rbx, r12, qword ptr [rdi + 208]
    adcx r11, r13
    adox rbp, r10
    mulx r10, r13, qword ptr [rdi + 216]
    mov edx, 38
    adcx rbp, r12
    adox r8, rbx
    mulx r11, rbx, r11
    mulx rbp, r12, rbp
    adcx r8, r13
    adox r10, r14
    adcx r10, r14
    mulx r8, r13, r8
    xor r14d, r14d
    adcx rcx, rbx
    mulx r10, rbx, r10
    adox rax, r11
    adcx rax, r12
    adox rsi, rbp
    adcx rsi, r13
    adox r9, r8
    adcx r9, rbx
    adox r10, r14
    adcx r10, r14
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul r8, r10, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 384], rcx
    adc rsi, 0
    mov qword ptr [rdi + 392], rax
    adc r9, 0
    mov qword ptr [rdi + 400], rsi
    mov qword ptr [rdi + 408], r9
    // BB = B^2
    mov rdx, qword ptr [rdi + 192]
    mulx rax, rcx, qword ptr [rdi + 200]
    mulx rsi, r8, qword ptr [rdi + 208]
    mulx r9, r10, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 200]
    mulx r11, rbx, qword ptr [rdi + 208]
    mulx rbp, r12, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 208]
    add rax, r8
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r13, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 192]
    adcx rsi, rbx
    adox r9, r11
    adcx r9, r12
    adox rbp, r8
    adcx rbp, r8
    xor r8d, r8d
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 200]
    adcx rbp, r13
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    mulx r12, r13, rdx
    mov rdx, qword ptr [rdi + 208]
    adox rcx, r11
    adcx rax, rax
    adcx rsi, rsi
    adcx r9, r9
    adcx rbp, rbp
    adox rax, r13
    adcx r10, r10
    mulx r11, r13, rdx
    mov rdx, qword ptr [rdi + 216]
    adox rsi, r12
    adox r9, r13
    mulx r12, r13, rdx
    mov edx, 38
    adox rbp, r11
    mulx r9, r11, r9
    mulx rbp, r14, rbp
    adox r10, r13
    adcx r12, r8
    adox r12, r8
    mulx r8, r10, r10
    xor r13d, r13d
    adcx rbx, r11
    mulx r11, r12, r12
    adox rcx, r9
    adcx rcx, r14
    adox rax, rbp
    adcx rax, r10
    adox rsi, r8
    adcx rsi, r12
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbx, r8
    adc rcx, 0
    mov qword ptr [rdi + 320], rbx
    adc rax, 0
    mov qword ptr [rdi + 328], rcx
    adc rsi, 0
    mov qword ptr [rdi + 336], rax
    mov qword ptr [rdi + 344], rsi
    // C = DA + CB
    mov rax, qword ptr [rdi + 352]
    mov rcx, qword ptr [rdi + 360]
    mov rsi, qword ptr [rdi + 368]
    mov r8, qword ptr [rdi + 376]
    add rax, qword ptr [rdi + 384]
    adc rcx, qword ptr [rdi + 392]
    adc rsi, qword ptr [rdi + 400]
    mov qword ptr [rdi + 232], rcx
    adc r8, qword ptr [rdi + 408]
    mov qword ptr [rdi + 240], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 248], r8
    and rcx, 38
    add rax, rcx
    mov qword ptr [rdi + 224], rax
    // AA = A^2
    mov rdx, qword ptr [rdi + 160]
    mulx rax, rcx, qword ptr [rdi + 168]
    mulx rsi, r8, qword ptr [rdi + 176]
    mulx r9, r10, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 168]
    mulx r11, rbx, qword ptr [rdi + 176]
    mulx rbp, r12, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 176]
    add rax, r8
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r13, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 160]
    adcx rsi, rbx
    adox r9, r11
    adcx r9, r12
    adox rbp, r8
    adcx rbp, r8
    xor r8d, r8d
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 168]
    adcx rbp, r13
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    mulx r12, r13, rdx
    mov rdx, qword ptr [rdi + 176]
    adox rcx, r11
    adcx rax, rax
    adcx rsi, rsi
    adcx r9, r9
    adcx rbp, rbp
    adox rax, r13
    adcx r10, r10
    mulx r11, r13, rdx
    mov rdx, qword ptr [rdi + 184]
    adox rsi, r12
    adox r9, r13
    mulx r12, r13, rdx
    mov edx, 38
    adox rbp, r11
    mulx r9, r11, r9
    mulx rbp, r14, rbp
    adox r10, r13
    adcx r12, r8
    adox r12, r8
    mulx r8, r10, r10
    xor r13d, r13d
    adcx rbx, r11
    mulx r11, r12, r12
    adox rcx, r9
    adcx rcx, r14
    adox rax, rbp
    adcx rax, r10
    adox rsi, r8
    adcx rsi, r12
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbx, r8
    adc rcx, 0
    mov qword ptr [rdi + 288], rbx
    adc rax, 0
    mov qword ptr [rdi + 296], rcx
    adc rsi, 0
    mov qword ptr [rdi + 304], rax
    mov qword ptr [rdi + 312], rsi
    // D = DA - CB
    mov rax, qword ptr [rdi + 352]
    mov rcx, qword ptr [rdi + 360]
    mov rsi, qword ptr [rdi + 368]
    mov r8, qword ptr [rdi + 376]
    sub rax, qword ptr [rdi + 384]
    sbb rcx, qword ptr [rdi + 392]
    sbb rsi, qword ptr [rdi + 400]
    sbb r8, qword ptr [rdi + 408]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb rcx, 0
    mov qword ptr [rdi + 256], rax
    sbb rsi, 0
    mov qword ptr [rdi + 264], rcx
    sbb r8, 0
    mov qword ptr [rdi + 272], rsi
    mov qword ptr [rdi + 280], r8
    // A = AA - BB
    mov rax, qword ptr [rdi + 288]
    mov rcx, qword ptr [rdi + 296]
    mov rsi, qword ptr [rdi + 304]
    mov r8, qword ptr [rdi + 312]
    sub rax, qword ptr [rdi + 320]
    sbb rcx, qword ptr [rdi + 328]
    sbb rsi, qword ptr [rdi + 336]
    sbb r8, qword ptr [rdi + 344]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb rcx, 0
    mov qword ptr [rdi + 160], rax
    sbb rsi, 0
    mov qword ptr [rdi + 168], rcx
    sbb r8, 0
    mov qword ptr [rdi + 176], rsi
    mov qword ptr [rdi + 184], r8
    // x3 = C^2
    mov rdx, qword ptr [rdi + 224]
    mulx rax, rcx, qword ptr [rdi + 232]
    mulx rsi, r8, qword ptr [rdi + 240]
    mulx r9, r10, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 232]
    mulx r11, rbx, qword ptr [rdi + 240]
    mulx rbp, r12, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 240]
    add rax, r8
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r13, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 224]
    adcx rsi, rbx
    adox r9, r11
    adcx r9, r12
    adox rbp, r8
    adcx rbp, r8
    xor r8d, r8d
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 232]
    adcx rbp, r13
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    mulx r12, r13, rdx
    mov rdx, qword ptr [rdi + 240]
    adox rcx, r11
    adcx rax, rax
    adcx rsi, rsi
    adcx r9, r9
    adcx rbp, rbp
    adox rax, r13
    adcx r10, r10
    mulx r11, r13, rdx
    mov rdx, qword ptr [rdi + 248]
    adox rsi, r12
    adox r9, r13
    mulx r12, r13, rdx
    mov edx, 38
    adox rbp, r11
    mulx r9, r11, r9
    mulx rbp, r14, rbp
    adox r10, r13
    adcx r12, r8
    adox r12, r8
    mulx r8, r10, r10
    xor r13d, r13d
    adcx rbx, r11
    mulx r11, r12, r12
    adox rcx, r9
    adcx rcx, r14
    adox rax, rbp
    adcx rax, r10
    adox rsi, r8
    adcx rsi, r12
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbx, r8
    adc rcx, 0
    mov qword ptr [rdi + 96], rbx
    adc rax, 0
    mov qword ptr [rdi + 104], rcx
    adc rsi, 0
    mov qword ptr [rdi + 112], rax
    mov qword ptr [rdi + 120], rsi
    // B = BB + 121666 A
    mov edx, 121666
    mov rax, qword ptr [rdi + 320]
    mov rcx, qword ptr [rdi + 328]
    mov rsi, qword ptr [rdi + 336]
    xor r8d, r8d
    mulx r9, r10, qword ptr [rdi + 160]
    mov r11, qword ptr [rdi + 344]
    mulx rbx, rbp, qword ptr [rdi + 168]
    mulx r12, r13, qword ptr [rdi + 176]
    adcx rax, r10
    mulx r10, r14, qword ptr [rdi + 184]
    adox rcx, r9
    adcx rcx, rbp
    adox rsi, rbx
    adcx rsi, r13
    adox r11, r12
    adcx r11, r14
    adox r10, r8
    adcx r10, r8
    add r11, r11
    adc r10, r10
    shr r11, 1
    imul r8, r10, 19
    add rax, r8
    adc rcx, 0
    mov qword ptr [rdi + 192], rax
    adc rsi, 0
    mov qword ptr [rdi + 200], rcx
    adc r11, 0
    mov qword ptr [rdi + 208], rsi
    mov qword ptr [rdi + 216], r11
    // DA = D^2
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 264]
    mulx rsi, r8, qword ptr [rdi + 272]
    mulx r9, r10, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 264]
    mulx r11, rbx, qword ptr [rdi + 272]
    mulx rbp, r12, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 272]
    add rax, r8
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r13, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 256]
    adcx rsi, rbx
    adox r9, r11
    adcx r9, r12
    adox rbp, r8
    adcx rbp, r8
    xor r8d, r8d
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 264]
    adcx rbp, r13
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    mulx r12, r13, rdx
    mov rdx, qword ptr [rdi + 272]
    adox rcx, r11
    adcx rax, rax
    adcx rsi, rsi
    adcx r9, r9
    adcx rbp, rbp
    adox rax, r13
    adcx r10, r10
    mulx r11, r13, rdx
    mov rdx, qword ptr [rdi + 280]
    adox rsi, r12
    adox r9, r13
    mulx r12, r13, rdx
    mov edx, 38
    adox rbp, r11
    mulx r9, r11, r9
    mulx rbp, r14, rbp
    adox r10, r13
    adcx r12, r8
    adox r12, r8
    mulx r8, r10, r10
    xor r13d, r13d
    adcx rbx, r11
    mulx r11, r12, r12
    adox rcx, r9
    adcx rcx, r14
    adox rax, rbp
    adcx rax, r10
    adox rsi, r8
    adcx rsi, r12
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbx, r8
    adc rcx, 0
    mov qword ptr [rdi + 352], rbx
    adc rax, 0
    mov qword ptr [rdi + 360], rcx
    adc rsi, 0
    mov qword ptr [rdi + 368], rax
    mov qword ptr [rdi + 376], rsi
    // z2 = A B
    mov rdx, qword ptr [rdi + 160]
    mulx rax, rcx, qword ptr [rdi + 192]
    mulx rsi, r8, qword ptr [rdi + 200]
    mulx r9, r10, qword ptr [rdi + 208]
    mulx r11, rbx, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 168]
    mulx rbp, r12, qword ptr [rdi + 192]
    mulx r13, r14, qword ptr [rdi + 200]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 208]
    adc r9, rbx
    adc r11, 0
    xor ebx, ebx
    adcx rax, r12
    adox rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 176]
    adcx rsi, r14
    adox r9, r13
    adcx r9, r10
    adox r11, r8
    mulx r8, r10, qword ptr [rdi + 192]
    mulx r13, r14, qword ptr [rdi + 200]
    adcx r11, r12
    adox rbp, rbx
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 208]
    xor r15d, r15d
    adcx rsi, r10
    adox r9, r8
    adcx r9, r14
    mulx r8, r10, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 184]
    adox r11, r13
    adcx r11, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 192]
    adcx rbp, r10
    mulx r10, r13, qword ptr [rdi + 200]
    adox r8, r15
    adcx r8, r15
    xor r14d, r14d
    adcx r9, r12
    adox r11, rbx
    mulx rbx, r12, qword ptr [rdi + 208]
    adcx r11, r13
    adox rbp, r10
    mulx r10, r13, qword ptr [rdi + 216]
    mov edx, 38
    adcx rbp, r12
    adox r8, rbx
    mulx r11, rbx, r11
    mulx rbp, r12, rbp
    adcx r8, r13
    adox r10, r14
    adcx r10, r14
    mulx r8, r13, r8
    xor r14d, r14d
    adcx rcx, rbx
    mulx r10, rbx, r10
    adox rax, r11
    adcx rax, r12
    adox rsi, rbp
    adcx rsi, r13
    adox r9, r8
    adcx r9, rbx
    adox r10, r14
    adcx r10, r14
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul r8, r10, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 64], rcx
    adc rsi, 0
    mov qword ptr [rdi + 72], rax
    adc r9, 0
    mov qword ptr [rdi + 80], rsi
    mov qword ptr [rdi + 88], r9
    // x2 = AA BB
    mov rdx, qword ptr [rdi + 288]
    mulx rax, rcx, qword ptr [rdi + 320]
    mulx rsi, r8, qword ptr [rdi + 328]
    mulx r9, r10, qword ptr [rdi + 336]
    mulx r11, rbx, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 296]
    mulx rbp, r12, qword ptr [rdi + 320]
    mulx r13, r14, qword ptr [rdi + 328]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 336]
    adc r9, rbx
    adc r11, 0
    xor ebx, ebx
    adcx rax, r12
    adox rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 304]
    adcx rsi, r14
    adox r9, r13
    adcx r9, r10
    adox r11, r8
    mulx r8, r10, qword ptr [rdi + 320]
    mulx r13, r14, qword ptr [rdi + 328]
    adcx r11, r12
    adox rbp, rbx
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 336]
    xor r15d, r15d
    adcx rsi, r10
    adox r9, r8
    adcx r9, r14
    mulx r8, r10, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 312]
    adox r11, r13
    adcx r11, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 320]
    adcx rbp, r10
    mulx r10, r13, qword ptr [rdi + 328]
    adox r8, r15
    adcx r8, r15
    xor r14d, r14d
    adcx r9, r12
    adox r11, rbx
    mulx rbx, r12, qword ptr [rdi + 336]
    adcx r11, r13
    adox rbp, r10
    mulx r10, r13, qword ptr [rdi + 344]
    mov edx, 38
    adcx rbp, r12
    adox r8, rbx
    mulx r11, rbx, r11
    mulx rbp, r12, rbp
    adcx r8, r13
    adox r10, r14
    adcx r10, r14
    mulx r8, r13, r8
    xor r14d, r14d
    adcx rcx, rbx
    mulx r10, rbx, r10
    adox rax, r11
    adcx rax, r12
    adox rsi, rbp
    adcx rsi, r13
    adox r9, r8
    adcx r9, rbx
    adox r10, r14
    adcx r10, r14
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul r8, r10, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 32], rcx
    adc rsi, 0
    mov qword ptr [rdi + 40], rax
    adc r9, 0
    mov qword ptr [rdi + 48], rsi
    mov qword ptr [rdi + 56], r9
    // z3 = x1 DA
    mov rdx, qword ptr [rdi]
    mulx rax, rcx, qword ptr [rdi + 352]
    mulx rsi, r8, qword ptr [rdi + 360]
    mulx r9, r10, qword ptr [rdi + 368]
    mulx r11, rbx, qword ptr [rdi + 376]
    mov rdx, qword ptr [rdi + 8]
    mulx rbp, r12, qword ptr [rdi + 352]
    mulx r13, r14, qword ptr [rdi + 360]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 368]
    adc r9, rbx
    adc r11, 0
    xor ebx, ebx
    adcx rax, r12
    adox rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 376]
    mov rdx, qword ptr [rdi + 16]
    adcx rsi, r14
    adox r9, r13
    adcx r9, r10
    adox r11, r8
    mulx r8, r10, qword ptr [rdi + 352]
    mulx r13, r14, qword ptr [rdi + 360]
    adcx r11, r12
    adox rbp, rbx
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 368]
    xor r15d, r15d
    adcx rsi, r10
    adox r9, r8
    adcx r9, r14
    mulx r8, r10, qword ptr [rdi + 376]
    mov rdx, qword ptr [rdi + 24]
    adox r11, r13
    adcx r11, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 352]
    adcx rbp, r10
    mulx r10, r13, qword ptr [rdi + 360]
    adox r8, r15
    adcx r8, r15
    xor r14d, r14d
    adcx r9, r12
    adox r11, rbx
    mulx rbx, r12, qword ptr [rdi + 368]
    adcx r11, r13
    adox rbp, r10
    mulx r10, r13, qword ptr [rdi + 376]
    mov edx, 38
    adcx rbp, r12
    adox r8, rbx
    mulx r11, rbx, r11
    mulx rbp, r12, rbp
    adcx r8, r13
    adox r10, r14
    adcx r10, r14
    mulx r8, r13, r8
    xor r14d, r14d
    adcx rcx, rbx
    mulx r10, rbx, r10
    adox rax, r11
    adcx rax, r12
    adox rsi, rbp
    adcx rsi, r13
    adox r9, r8
    adcx r9, rbx
    adox r10, r14
    adcx r10, r14
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul r8, r10, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 128], rcx
    adc rsi, 0
    mov qword ptr [rdi + 136], rax
    adc r9, 0
    mov qword ptr [rdi + 144], rsi
    mov qword ptr [rdi + 152], r9
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
