// ladder_step, adx: modulo p = 2^255 - 19
//
//     A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3, E = A^2 - B^2;
//     (x2, z2) = (A^2 B^2, E (B^2 + 121666 E)),
//     (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)
//
// Arguments (System V): u64 state[52] (rdi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256;
// every element written is below 2^256 and congruent to what is said above, not reduced.
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
    // A = x2 + z2
    mov rax, qword ptr [rdi + 32]
    mov rcx, qword ptr [rdi + 40]
    mov rsi, qword ptr [rdi + 48]
    mov r8, qword ptr [rdi + 56]
    add rax, qword ptr [rdi + 64]
    adc rcx, qword ptr [rdi + 72]
    adc rsi, qword ptr [rdi + 80]
    adc r8, qword ptr [rdi + 88]
    sbb r9, r9
    and r9, 38
    add rax, r9
    adc rcx, 0
    adc rsi, 0
    mov qword ptr [rdi + 168], rcx
    adc r8, 0
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
    sbb rsi, 0
    mov qword ptr [rdi + 264], rcx
    sbb r8, 0
    mov qword ptr [rdi + 272], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 280], r8
    and rcx, 38
    sub rax, rcx
    mov qword ptr [rdi + 256], rax
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
    sbb rsi, 0
    mov qword ptr [rdi + 200], rcx
    sbb r8, 0
    mov qword ptr [rdi + 208], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 216], r8
    and rcx, 38
    sub rax, rcx
    mov qword ptr [rdi + 192], rax
    // C = x3 + z3
    mov rax, qword ptr [rdi + 96]
    mov rcx, qword ptr [rdi + 104]
    mov rsi, qword ptr [rdi + 112]
    mov r8, qword ptr [rdi + 120]
    add rax, qword ptr [rdi + 128]
    adc rcx, qword ptr [rdi + 136]
    adc rsi, qword ptr [rdi + 144]
    adc r8, qword ptr [rdi + 152]
    sbb r9, r9
    and r9, 38
    add rax, r9
    adc rcx, 0
    adc rsi, 0
    mov qword ptr [rdi + 232], rcx
    adc r8, 0
    mov qword ptr [rdi + 240], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 248], r8
    and rcx, 38
    add rax, rcx
    mov qword ptr [rdi + 224], rax
    // DA = D A
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 160]
    mulx rsi, r8, qword ptr [rdi + 168]
    mulx r9, r10, qword ptr [rdi + 176]
    mulx r11, rbx, qword ptr [rdi + 184]
    add rax, r8
    adc rsi, r10
    mov rdx, qword ptr [rdi + 264]
    adc r9, rbx
    adc r11, 0
    xor r8d, r8d
    mulx r10, rbx, qword ptr [rdi + 160]
    mulx rbp, r12, qword ptr [rdi + 168]
    mulx r13, r14, qword ptr [rdi + 176]
    adcx rax, rbx
    mulx rbx, r15, qword ptr [rdi + 184]
    adox rsi, r10
    adcx rsi, r12
    adox r9, rbp
    adcx r9, r14
    adox r11, r13
    mov rdx, qword ptr [rdi + 272]
    adcx r11, r15
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 160]
    mulx r12, r13, qword ptr [rdi + 168]
    mulx r14, r15, qword ptr [rdi + 176]
    adcx rsi, rbp
    adox r9, r10
    mulx r10, rbp, qword ptr [rdi + 184]
    adcx r9, r13
    adox r11, r12
    adcx r11, r15
    adox rbx, r14
    mov rdx, qword ptr [rdi + 280]
    adcx rbx, rbp
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 160]
    mulx r13, r14, qword ptr [rdi + 168]
    adcx r9, r12
    mulx r12, r15, qword ptr [rdi + 176]
    adox r11, rbp
    adcx r11, r14
    mulx rbp, r14, qword ptr [rdi + 184]
    adox rbx, r13
    adcx rbx, r15
    adox r10, r12
    mov edx, 38
    adcx r10, r14
    adox rbp, r8
    mulx r11, r12, r11
    adcx rbp, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx rbp, r15, rbp
    adcx rcx, r12
    adox rax, r11
    adcx rax, rbx
    adox rsi, r8
    adcx rsi, r14
    adox r9, r10
    adcx r9, r15
    adox rbp, r13
    adcx rbp, r13
    add r9, r9
    adc rbp, rbp
    shr r9, 1
    imul r8, rbp, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 352], rcx
    adc rsi, 0
    mov qword ptr [rdi + 360], rax
    adc r9, 0
    mov qword ptr [rdi + 368], rsi
    mov qword ptr [rdi + 376], r9
    // AA = A^2
    mov rdx, qword ptr [rdi + 160]
    mulx rax, rcx, qword ptr [rdi + 168]
    mulx rsi, r8, qword ptr [rdi + 176]
    mulx r9, r10, qword ptr [rdi + 184]
    add rax, r8
    mov rdx, qword ptr [rdi + 168]
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 176]
    mulx rbx, rbp, qword ptr [rdi + 184]
    adcx rsi, r11
    adox r9, r10
    mov rdx, qword ptr [rdi + 176]
    adcx r9, rbp
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 160]
    adcx rbx, r11
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    adcx rax, rax
    adcx rsi, rsi
    mulx r11, rbp, rdx
    adcx r9, r9
    adcx rbx, rbx
    adcx r10, r10
    mov rdx, qword ptr [rdi + 168]
    adox rcx, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 176]
    adox rax, r12
    adox rsi, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 184]
    adox r9, r12
    adox rbx, r11
    mulx r11, r12, rdx
    mov edx, 38
    adox r10, r12
    adcx r11, r8
    mulx r9, r12, r9
    adox r11, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx r11, r15, r11
    adcx rbp, r12
    adox rcx, r9
    adcx rcx, rbx
    adox rax, r8
    adcx rax, r14
    adox rsi, r10
    adcx rsi, r15
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbp, r8
    adc rcx, 0
    mov qword ptr [rdi + 288], rbp
    adc rax, 0
    mov qword ptr [rdi + 296], rcx
    adc rsi, 0
    mov qword ptr [rdi + 304], rax
    mov qword ptr [rdi + 312], rsi
    // CB = C B
    mov rdx, qword ptr [rdi + 224]
    mulx rax, rcx, qword ptr [rdi + 192]
    mulx rsi, r8, qword ptr [rdi + 200]
    mulx r9, r10, qword ptr [rdi + 208]
    mulx r11, rbx, qword ptr [rdi + 216]
    add rax, r8
    adc rsi, r10
    mov rdx, qword ptr [rdi + 232]
    adc r9, rbx
    adc r11, 0
    xor r8d, r8d
    mulx r10, rbx, qword ptr [rdi + 192]
    mulx rbp, r12, qword ptr [rdi + 200]
    mulx r13, r14, qword ptr [rdi + 208]
    adcx rax, rbx
    mulx rbx, r15, qword ptr [rdi + 216]
    adox rsi, r10
    adcx rsi, r12
    adox r9, rbp
    adcx r9, r14
    adox r11, r13
    mov rdx, qword ptr [rdi + 240]
    adcx r11, r15
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 192]
    mulx r12, r13, qword ptr [rdi + 200]
    mulx r14, r15, qword ptr [rdi + 208]
    adcx rsi, rbp
    adox r9, r10
    mulx r10, rbp, qword ptr [rdi + 216]
    adcx r9, r13
    adox r11, r12
    adcx r11, r15
    adox rbx, r14
    mov rdx, qword ptr [rdi + 248]
    adcx rbx, rbp
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 192]
    mulx r13, r14, qword ptr [rdi + 200]
    adcx r9, r12
    mulx r12, r15, qword ptr [rdi + 208]
    adox r11, rbp
    adcx r11, r14
    mulx rbp, r14, qword ptr [rdi + 216]
    adox rbx, r13
    adcx rbx, r15
    adox r10, r12
    mov edx, 38
    adcx r10, r14
    adox rbp, r8
    mulx r11, r12, r11
    adcx rbp, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx rbp, r15, rbp
    adcx rcx, r12
    adox rax, r11
    adcx rax, rbx
    adox rsi, r8
    adcx rsi, r14
    adox r9, r10
    adcx r9, r15
    adox rbp, r13
    adcx rbp, r13
    add r9, r9
    adc rbp, rbp
    shr r9, 1
    imul r8, rbp, 19
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
    add rax, r8
    mov rdx, qword ptr [rdi + 200]
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 208]
    mulx rbx, rbp, qword ptr [rdi + 216]
    adcx rsi, r11
    adox r9, r10
    mov rdx, qword ptr [rdi + 208]
    adcx r9, rbp
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 192]
    adcx rbx, r11
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    adcx rax, rax
    adcx rsi, rsi
    mulx r11, rbp, rdx
    adcx r9, r9
    adcx rbx, rbx
    adcx r10, r10
    mov rdx, qword ptr [rdi + 200]
    adox rcx, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 208]
    adox rax, r12
    adox rsi, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 216]
    adox r9, r12
    adox rbx, r11
    mulx r11, r12, rdx
    mov edx, 38
    adox r10, r12
    adcx r11, r8
    mulx r9, r12, r9
    adox r11, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx r11, r15, r11
    adcx rbp, r12
    adox rcx, r9
    adcx rcx, rbx
    adox rax, r8
    adcx rax, r14
    adox rsi, r10
    adcx rsi, r15
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbp, r8
    adc rcx, 0
    mov qword ptr [rdi + 320], rbp
    adc rax, 0
    mov qword ptr [rdi + 328], rcx
    adc rsi, 0
    mov qword ptr [rdi + 336], rax
    mov qword ptr [rdi + 344], rsi
    // x3 = DA + CB
    mov rax, qword ptr [rdi + 352]
    mov rcx, qword ptr [rdi + 360]
    mov rsi, qword ptr [rdi + 368]
    mov r8, qword ptr [rdi + 376]
    add rax, qword ptr [rdi + 384]
    adc rcx, qword ptr [rdi + 392]
    adc rsi, qword ptr [rdi + 400]
    adc r8, qword ptr [rdi + 408]
    sbb r9, r9
    and r9, 38
    add rax, r9
    adc rcx, 0
    adc rsi, 0
    mov qword ptr [rdi + 104], rcx
    adc r8, 0
    mov qword ptr [rdi + 112], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 120], r8
    and rcx, 38
    add rax, rcx
    mov qword ptr [rdi + 96], rax
    // z3 = DA - CB
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
    sbb rsi, 0
    mov qword ptr [rdi + 136], rcx
    sbb r8, 0
    mov qword ptr [rdi + 144], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 152], r8
    and rcx, 38
    sub rax, rcx
    mov qword ptr [rdi + 128], rax
    // D = AA - BB
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
    sbb rsi, 0
    mov qword ptr [rdi + 264], rcx
    sbb r8, 0
    mov qword ptr [rdi + 272], rsi
    sbb rcx, rcx
    mov qword ptr [rdi + 280], r8
    and rcx, 38
    sub rax, rcx
    mov qword ptr [rdi + 256], rax
    // x3 = x3^2
    mov rdx, qword ptr [rdi + 96]
    mulx rax, rcx, qword ptr [rdi + 104]
    mulx rsi, r8, qword ptr [rdi + 112]
    mulx r9, r10, qword ptr [rdi + 120]
    add rax, r8
    mov rdx, qword ptr [rdi + 104]
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 112]
    mulx rbx, rbp, qword ptr [rdi + 120]
    adcx rsi, r11
    adox r9, r10
    mov rdx, qword ptr [rdi + 112]
    adcx r9, rbp
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 120]
    mov rdx, qword ptr [rdi + 96]
    adcx rbx, r11
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    adcx rax, rax
    adcx rsi, rsi
    mulx r11, rbp, rdx
    adcx r9, r9
    adcx rbx, rbx
    adcx r10, r10
    mov rdx, qword ptr [rdi + 104]
    adox rcx, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 112]
    adox rax, r12
    adox rsi, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 120]
    adox r9, r12
    adox rbx, r11
    mulx r11, r12, rdx
    mov edx, 38
    adox r10, r12
    adcx r11, r8
    mulx r9, r12, r9
    adox r11, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx r11, r15, r11
    adcx rbp, r12
    adox rcx, r9
    adcx rcx, rbx
    adox rax, r8
    adcx rax, r14
    adox rsi, r10
    adcx rsi, r15
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbp, r8
    adc rcx, 0
    mov qword ptr [rdi + 96], rbp
    adc rax, 0
    mov qword ptr [rdi + 104], rcx
    adc rsi, 0
    mov qword ptr [rdi + 112], rax
    mov qword ptr [rdi + 120], rsi
    // C = BB + 121666 D
    mov edx, 121666
    mov rax, qword ptr [rdi + 320]
    mov rcx, qword ptr [rdi + 328]
    mov rsi, qword ptr [rdi + 336]
    xor r8d, r8d
    mulx r9, r10, qword ptr [rdi + 256]
    mov r11, qword ptr [rdi + 344]
    mulx rbx, rbp, qword ptr [rdi + 264]
    mulx r12, r13, qword ptr [rdi + 272]
    mulx r14, r15, qword ptr [rdi + 280]
    adcx rax, r10
    adox rcx, r9
    adcx rcx, rbp
    adox rsi, rbx
    adcx rsi, r13
    adox r11, r12
    adcx r11, r15
    adox r14, r8
    adcx r14, r8
    add r11, r11
    adc r14, r14
    shr r11, 1
    imul r8, r14, 19
    add rax, r8
    adc rcx, 0
    mov qword ptr [rdi + 224], rax
    adc rsi, 0
    mov qword ptr [rdi + 232], rcx
    adc r11, 0
    mov qword ptr [rdi + 240], rsi
    mov qword ptr [rdi + 248], r11
    // z3 = z3^2
    mov rdx, qword ptr [rdi + 128]
    mulx rax, rcx, qword ptr [rdi + 136]
    mulx rsi, r8, qword ptr [rdi + 144]
    mulx r9, r10, qword ptr [rdi + 152]
    add rax, r8
    mov rdx, qword ptr [rdi + 136]
    adc rsi, r10
    adc r9, 0
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 144]
    mulx rbx, rbp, qword ptr [rdi + 152]
    adcx rsi, r11
    adox r9, r10
    mov rdx, qword ptr [rdi + 144]
    adcx r9, rbp
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 152]
    mov rdx, qword ptr [rdi + 128]
    adcx rbx, r11
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    adcx rax, rax
    adcx rsi, rsi
    mulx r11, rbp, rdx
    adcx r9, r9
    adcx rbx, rbx
    adcx r10, r10
    mov rdx, qword ptr [rdi + 136]
    adox rcx, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 144]
    adox rax, r12
    adox rsi, r11
    mulx r11, r12, rdx
    mov rdx, qword ptr [rdi + 152]
    adox r9, r12
    adox rbx, r11
    mulx r11, r12, rdx
    mov edx, 38
    adox r10, r12
    adcx r11, r8
    mulx r9, r12, r9
    adox r11, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx r11, r15, r11
    adcx rbp, r12
    adox rcx, r9
    adcx rcx, rbx
    adox rax, r8
    adcx rax, r14
    adox rsi, r10
    adcx rsi, r15
    adox r11, r13
    adcx r11, r13
    add rsi, rsi
    adc r11, r11
    shr rsi, 1
    imul r8, r11, 19
    add rbp, r8
    adc rcx, 0
    mov qword ptr [rdi + 128], rbp
    adc rax, 0
    mov qword ptr [rdi + 136], rcx
    adc rsi, 0
    mov qword ptr [rdi + 144], rax
    mov qword ptr [rdi + 152], rsi
    // x2 = AA BB
    mov rdx, qword ptr [rdi + 288]
    mulx rax, rcx, qword ptr [rdi + 320]
    mulx rsi, r8, qword ptr [rdi + 328]
    mulx r9, r10, qword ptr [rdi + 336]
    mulx r11, rbx, qword ptr [rdi + 344]
    add rax, r8
    adc rsi, r10
    mov rdx, qword ptr [rdi + 296]
    adc r9, rbx
    adc r11, 0
    xor r8d, r8d
    mulx r10, rbx, qword ptr [rdi + 320]
    mulx rbp, r12, qword ptr [rdi + 328]
    mulx r13, r14, qword ptr [rdi + 336]
    adcx rax, rbx
    mulx rbx, r15, qword ptr [rdi + 344]
    adox rsi, r10
    adcx rsi, r12
    adox r9, rbp
    adcx r9, r14
    adox r11, r13
    mov rdx, qword ptr [rdi + 304]
    adcx r11, r15
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 320]
    mulx r12, r13, qword ptr [rdi + 328]
    mulx r14, r15, qword ptr [rdi + 336]
    adcx rsi, rbp
    adox r9, r10
    mulx r10, rbp, qword ptr [rdi + 344]
    adcx r9, r13
    adox r11, r12
    adcx r11, r15
    adox rbx, r14
    mov rdx, qword ptr [rdi + 312]
    adcx rbx, rbp
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 320]
    mulx r13, r14, qword ptr [rdi + 328]
    adcx r9, r12
    mulx r12, r15, qword ptr [rdi + 336]
    adox r11, rbp
    adcx r11, r14
    mulx rbp, r14, qword ptr [rdi + 344]
    adox rbx, r13
    adcx rbx, r15
    adox r10, r12
    mov edx, 38
    adcx r10, r14
    adox rbp, r8
    mulx r11, r12, r11
    adcx rbp, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx rbp, r15, rbp
    adcx rcx, r12
    adox rax, r11
    adcx rax, rbx
    adox rsi, r8
    adcx rsi, r14
    adox r9, r10
    adcx r9, r15
    adox rbp, r13
    adcx rbp, r13
    add r9, r9
    adc rbp, rbp
    shr r9, 1
    imul r8, rbp, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 32], rcx
    adc rsi, 0
    mov qword ptr [rdi + 40], rax
    adc r9, 0
    mov qword ptr [rdi + 48], rsi
    mov qword ptr [rdi + 56], r9
    // z3 = x1 z3
    mov rdx, qword ptr [rdi]
    mulx rax, rcx, qword ptr [rdi + 128]
    mulx rsi, r8, qword ptr [rdi + 136]
    mulx r9, r10, qword ptr [rdi + 144]
    mulx r11, rbx, qword ptr [rdi + 152]
    add rax, r8
    adc rsi, r10
    mov rdx, qword ptr [rdi + 8]
    adc r9, rbx
    adc r11, 0
    xor r8d, r8d
    mulx r10, rbx, qword ptr [rdi + 128]
    mulx rbp, r12, qword ptr [rdi + 136]
    mulx r13, r14, qword ptr [rdi + 144]
    adcx rax, rbx
    mulx rbx, r15, qword ptr [rdi + 152]
    adox rsi, r10
    adcx rsi, r12
    adox r9, rbp
    adcx r9, r14
    adox r11, r13
    mov rdx, qword ptr [rdi + 16]
    adcx r11, r15
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 128]
    mulx r12, r13, qword ptr [rdi + 136]
    mulx r14, r15, qword ptr [rdi + 144]
    adcx rsi, rbp
    adox r9, r10
    mulx r10, rbp, qword ptr [rdi + 152]
    adcx r9, r13
    adox r11, r12
    adcx r11, r15
    adox rbx, r14
    mov rdx, qword ptr [rdi + 24]
    adcx rbx, rbp
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 128]
    mulx r13, r14, qword ptr [rdi + 136]
    adcx r9, r12
    mulx r12, r15, qword ptr [rdi + 144]
    adox r11, rbp
    adcx r11, r14
    mulx rbp, r14, qword ptr [rdi + 152]
    adox rbx, r13
    adcx rbx, r15
    adox r10, r12
    mov edx, 38
    adcx r10, r14
    adox rbp, r8
    mulx r11, r12, r11
    adcx rbp, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx rbp, r15, rbp
    adcx rcx, r12
    adox rax, r11
    adcx rax, rbx
    adox rsi, r8
    adcx rsi, r14
    adox r9, r10
    adcx r9, r15
    adox rbp, r13
    adcx rbp, r13
    add r9, r9
    adc rbp, rbp
    shr r9, 1
    imul r8, rbp, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 128], rcx
    adc rsi, 0
    mov qword ptr [rdi + 136], rax
    adc r9, 0
    mov qword ptr [rdi + 144], rsi
    mov qword ptr [rdi + 152], r9
    // z2 = D C
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 224]
    mulx rsi, r8, qword ptr [rdi + 232]
    mulx r9, r10, qword ptr [rdi + 240]
    mulx r11, rbx, qword ptr [rdi + 248]
    add rax, r8
    adc rsi, r10
    mov rdx, qword ptr [rdi + 264]
    adc r9, rbx
    adc r11, 0
    xor r8d, r8d
    mulx r10, rbx, qword ptr [rdi + 224]
    mulx rbp, r12, qword ptr [rdi + 232]
    mulx r13, r14, qword ptr [rdi + 240]
    adcx rax, rbx
    mulx rbx, r15, qword ptr [rdi + 248]
    adox rsi, r10
    adcx rsi, r12
    adox r9, rbp
    adcx r9, r14
    adox r11, r13
    mov rdx, qword ptr [rdi + 272]
    adcx r11, r15
    adox rbx, r8
    adcx rbx, r8
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 224]
    mulx r12, r13, qword ptr [rdi + 232]
    mulx r14, r15, qword ptr [rdi + 240]
    adcx rsi, rbp
    adox r9, r10
    mulx r10, rbp, qword ptr [rdi + 248]
    adcx r9, r13
    adox r11, r12
    adcx r11, r15
    adox rbx, r14
    mov rdx, qword ptr [rdi + 280]
    adcx rbx, rbp
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 224]
    mulx r13, r14, qword ptr [rdi + 232]
    adcx r9, r12
    mulx r12, r15, qword ptr [rdi + 240]
    adox r11, rbp
    adcx r11, r14
    mulx rbp, r14, qword ptr [rdi + 248]
    adox rbx, r13
    adcx rbx, r15
    adox r10, r12
    mov edx, 38
    adcx r10, r14
    adox rbp, r8
    mulx r11, r12, r11
    adcx rbp, r8
    mulx r8, rbx, rbx
    xor r13d, r13d
    mulx r10, r14, r10
    mulx rbp, r15, rbp
    adcx rcx, r12
    adox rax, r11
    adcx rax, rbx
    adox rsi, r8
    adcx rsi, r14
    adox r9, r10
    adcx r9, r15
    adox rbp, r13
    adcx rbp, r13
    add r9, r9
    adc rbp, rbp
    shr r9, 1
    imul r8, rbp, 19
    add rcx, r8
    adc rax, 0
    mov qword ptr [rdi + 64], rcx
    adc rsi, 0
    mov qword ptr [rdi + 72], rax
    adc r9, 0
    mov qword ptr [rdi + 80], rsi
    mov qword ptr [rdi + 88], r9
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
