// ladder_step_choice, adx: modulo p = 2^255 - 19
//
//     A = x2 + z2, B = x2 - z2, C = x3 + z3, D = x3 - z3;
//     (S, T) = (A, B) if choice is 0, (C, D) if it is 1; E = S^2 - T^2;
//     (x2, z2) = (S^2 T^2, E (T^2 + 121666 E)),
//     (x3, z3) = ((D A + C B)^2, x1 (D A - C B)^2)
//
// Arguments (System V): u64 state[64] (rdi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Below 2^255 + 2^48, before and after: x2, z2, x3, z3, AA, BB, DA, CB.
// Elements in memory: x1, x2, z2, x3, z3, A, B, C, D, AA, BB, DA, CB, choice, S, T; the caller wipes them.
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
    mov rcx, qword ptr [rdi + 120]
    mov rsi, qword ptr [rdi + 112]
    mov r8, qword ptr [rdi + 104]
    add rax, qword ptr [rdi + 128]
    adc r8, qword ptr [rdi + 136]
    adc rsi, qword ptr [rdi + 144]
    adc rcx, qword ptr [rdi + 152]
    sbb r9, r9
    mov qword ptr [rdi + 240], rsi
    mov qword ptr [rdi + 248], rcx
    and r9, 38
    mov qword ptr [rdi + 232], r8
    add rax, r9
    mov qword ptr [rdi + 224], rax
    // B = x2 - z2
    mov rax, qword ptr [rdi + 56]
    mov rcx, qword ptr [rdi + 32]
    sub rcx, qword ptr [rdi + 64]
    mov rsi, qword ptr [rdi + 40]
    mov r8, qword ptr [rdi + 48]
    sbb rsi, qword ptr [rdi + 72]
    sbb r8, qword ptr [rdi + 80]
    sbb rax, qword ptr [rdi + 88]
    sbb r9, r9
    and r9, 38
    sub rcx, r9
    sbb rsi, 0
    mov qword ptr [rdi + 192], rcx
    mov qword ptr [rdi + 200], rsi
    sbb r8, 0
    sbb rax, 0
    mov qword ptr [rdi + 208], r8
    mov qword ptr [rdi + 216], rax
    // A = x2 + z2
    mov rax, qword ptr [rdi + 40]
    mov rcx, qword ptr [rdi + 56]
    mov rsi, qword ptr [rdi + 48]
    mov r8, qword ptr [rdi + 32]
    add r8, qword ptr [rdi + 64]
    adc rax, qword ptr [rdi + 72]
    adc rsi, qword ptr [rdi + 80]
    adc rcx, qword ptr [rdi + 88]
    sbb r9, r9
    and r9, 38
    add r8, r9
    mov qword ptr [rdi + 176], rsi
    mov qword ptr [rdi + 160], r8
    mov qword ptr [rdi + 184], rcx
    mov qword ptr [rdi + 168], rax
    // D = x3 - z3
    mov rax, qword ptr [rdi + 96]
    mov rcx, qword ptr [rdi + 104]
    mov rsi, qword ptr [rdi + 120]
    sub rax, qword ptr [rdi + 128]
    sbb rcx, qword ptr [rdi + 136]
    mov r8, qword ptr [rdi + 112]
    sbb r8, qword ptr [rdi + 144]
    sbb rsi, qword ptr [rdi + 152]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb rcx, 0
    sbb r8, 0
    sbb rsi, 0
    mov qword ptr [rdi + 256], rax
    mov qword ptr [rdi + 280], rsi
    mov qword ptr [rdi + 272], r8
    mov qword ptr [rdi + 264], rcx
    // DA = D A
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 184]
    mulx rsi, r8, qword ptr [rdi + 176]
    mulx r9, r10, qword ptr [rdi + 160]
    mulx r11, rbx, qword ptr [rdi + 168]
    mov rdx, qword ptr [rdi + 264]
    add r9, rbx
    adc r11, r8
    adc rsi, rcx
    mulx rcx, r8, qword ptr [rdi + 168]
    adc rax, 0
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rdi + 160]
    adox r11, rbp
    adcx r9, r12
    adcx r11, r8
    mulx r8, rbp, qword ptr [rdi + 176]
    adox rsi, rcx
    adcx rsi, rbp
    mulx rcx, rbp, qword ptr [rdi + 184]
    adox rax, r8
    adcx rax, rbp
    adox rcx, rbx
    mov rdx, qword ptr [rdi + 272]
    mulx r8, rbp, qword ptr [rdi + 184]
    adcx rcx, rbx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rdi + 160]
    adcx r11, r13
    adox rsi, r12
    mulx r12, r13, qword ptr [rdi + 168]
    mulx r14, r15, qword ptr [rdi + 176]
    adcx rsi, r13
    adox rax, r12
    adox rcx, r14
    adcx rax, r15
    mov rdx, qword ptr [rdi + 280]
    adcx rcx, rbp
    adox r8, rbx
    mulx rbp, r12, qword ptr [rdi + 160]
    adcx r8, rbx
    xor ebx, ebx
    adcx rsi, r12
    adox rax, rbp
    mulx rbp, r12, qword ptr [rdi + 168]
    mulx r13, r14, qword ptr [rdi + 176]
    adox rcx, rbp
    adcx rax, r12
    adox r8, r13
    adcx rcx, r14
    mulx rbp, r12, qword ptr [rdi + 184]
    adcx r8, r12
    adox rbp, rbx
    mov edx, 38
    adcx rbp, rbx
    mulx rax, rbx, rax
    xor r12d, r12d
    adox r9, rax
    adcx r10, rbx
    mulx rax, r8, r8
    mulx rcx, rbx, rcx
    adcx r9, rbx
    adox r11, rcx
    adox rsi, rax
    mulx rax, rcx, rbp
    adcx r11, r8
    adox rax, r12
    adcx rsi, rcx
    adcx rax, r12
    add rsi, rsi
    adc rax, rax
    shr rsi, 1
    imul rax, rax, 19
    add r10, rax
    adc r9, 0
    mov qword ptr [rdi + 360], r9
    adc r11, 0
    adc rsi, 0
    mov qword ptr [rdi + 368], r11
    mov qword ptr [rdi + 352], r10
    mov qword ptr [rdi + 376], rsi
    // S = choice ? C : A
    mov rax, qword ptr [rdi + 160]
    mov rcx, qword ptr [rdi + 176]
    mov rsi, qword ptr [rdi + 416]
    add rsi, -1
    mov rsi, qword ptr [rdi + 184]
    mov r8, qword ptr [rdi + 168]
    cmovc r8, qword ptr [rdi + 232]
    cmovc rcx, qword ptr [rdi + 240]
    cmovc rax, qword ptr [rdi + 224]
    mov qword ptr [rdi + 456], r8
    cmovc rsi, qword ptr [rdi + 248]
    mov qword ptr [rdi + 448], rax
    mov qword ptr [rdi + 472], rsi
    mov qword ptr [rdi + 464], rcx
    // CB = C B
    mov rdx, qword ptr [rdi + 224]
    mulx rax, rcx, qword ptr [rdi + 200]
    mulx rsi, r8, qword ptr [rdi + 192]
    add rsi, rcx
    mulx rcx, r9, qword ptr [rdi + 208]
    adc rax, r9
    mulx r9, r10, qword ptr [rdi + 216]
    adc rcx, r10
    mov rdx, qword ptr [rdi + 232]
    adc r9, 0
    mulx r10, r11, qword ptr [rdi + 192]
    xor ebx, ebx
    adox rax, r10
    adcx rsi, r11
    mulx r10, r11, qword ptr [rdi + 200]
    adox rcx, r10
    adcx rax, r11
    mulx r10, r11, qword ptr [rdi + 208]
    mulx rbp, r12, qword ptr [rdi + 216]
    adox r9, r10
    adox rbp, rbx
    adcx rcx, r11
    adcx r9, r12
    adcx rbp, rbx
    mov rdx, qword ptr [rdi + 240]
    xor r10d, r10d
    mulx r11, rbx, qword ptr [rdi + 200]
    mulx r12, r13, qword ptr [rdi + 192]
    adox rcx, r12
    adcx rax, r13
    mulx r12, r13, qword ptr [rdi + 208]
    adox r9, r11
    adcx rcx, rbx
    adcx r9, r13
    mulx r11, rbx, qword ptr [rdi + 216]
    adox rbp, r12
    adox r11, r10
    mov rdx, qword ptr [rdi + 248]
    adcx rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 192]
    adcx r11, r10
    xor r10d, r10d
    adox r9, rbx
    adcx rcx, r12
    mulx rbx, r12, qword ptr [rdi + 200]
    mulx r13, r14, qword ptr [rdi + 216]
    adcx r9, r12
    adox rbp, rbx
    mulx rbx, r12, qword ptr [rdi + 208]
    adox r11, rbx
    mov edx, 38
    adcx rbp, r12
    adox r13, r10
    adcx r11, r14
    adcx r13, r10
    xor r10d, r10d
    mulx r9, rbx, r9
    adox rsi, r9
    adcx r8, rbx
    mulx r9, r11, r11
    mulx rbx, rbp, rbp
    adox rax, rbx
    adcx rsi, rbp
    adox rcx, r9
    mulx r9, rbx, r13
    adcx rax, r11
    adox r9, r10
    adcx rcx, rbx
    adcx r9, r10
    add rcx, rcx
    adc r9, r9
    shr rcx, 1
    imul r9, r9, 19
    add r8, r9
    adc rsi, 0
    adc rax, 0
    mov qword ptr [rdi + 392], rsi
    mov qword ptr [rdi + 384], r8
    adc rcx, 0
    mov qword ptr [rdi + 408], rcx
    mov qword ptr [rdi + 400], rax
    // T = choice ? D : B
    mov rax, qword ptr [rdi + 192]
    mov rcx, qword ptr [rdi + 200]
    mov rsi, qword ptr [rdi + 416]
    add rsi, -1
    mov rsi, qword ptr [rdi + 208]
    cmovc rax, qword ptr [rdi + 256]
    cmovc rsi, qword ptr [rdi + 272]
    mov r8, qword ptr [rdi + 216]
    cmovc r8, qword ptr [rdi + 280]
    cmovc rcx, qword ptr [rdi + 264]
    mov qword ptr [rdi + 504], r8
    mov qword ptr [rdi + 480], rax
    mov qword ptr [rdi + 488], rcx
    mov qword ptr [rdi + 496], rsi
    // BB = T^2
    mov rdx, qword ptr [rdi + 480]
    mulx rax, rcx, qword ptr [rdi + 488]
    mulx rsi, r8, qword ptr [rdi + 496]
    add rax, r8
    mulx r8, r9, qword ptr [rdi + 504]
    adc rsi, r9
    adc r8, 0
    mov rdx, qword ptr [rdi + 488]
    mulx r9, r10, qword ptr [rdi + 496]
    mulx r11, rbx, qword ptr [rdi + 504]
    xor ebp, ebp
    adcx rsi, r10
    adox r8, r9
    adox r11, rbp
    adcx r8, rbx
    adcx r11, rbp
    xor r9d, r9d
    mov rdx, qword ptr [rdi + 496]
    mulx r10, rbx, qword ptr [rdi + 504]
    adcx r11, rbx
    mov rdx, qword ptr [rdi + 480]
    adox r10, r9
    adcx r10, r9
    xor r9d, r9d
    mulx rbx, rbp, rdx
    adcx rcx, rcx
    adox rcx, rbx
    mov rdx, qword ptr [rdi + 488]
    adcx rax, rax
    mulx rbx, r12, rdx
    adcx rsi, rsi
    mov rdx, qword ptr [rdi + 496]
    adox rax, r12
    adox rsi, rbx
    mulx rbx, r12, rdx
    adcx r8, r8
    mov rdx, qword ptr [rdi + 504]
    adox r8, r12
    adcx r11, r11
    adcx r10, r10
    mulx r12, r13, rdx
    adox r11, rbx
    adox r10, r13
    adcx r12, r9
    mov edx, 38
    adox r12, r9
    xor r9d, r9d
    mulx r8, rbx, r8
    adox rcx, r8
    mulx r8, r11, r11
    adox rax, r8
    adcx rbp, rbx
    adcx rcx, r11
    mulx r8, r10, r10
    adox rsi, r8
    mulx r8, r11, r12
    adcx rax, r10
    adox r8, r9
    adcx rsi, r11
    adcx r8, r9
    add rsi, rsi
    adc r8, r8
    shr rsi, 1
    imul r8, r8, 19
    add rbp, r8
    adc rcx, 0
    adc rax, 0
    mov qword ptr [rdi + 320], rbp
    adc rsi, 0
    mov qword ptr [rdi + 336], rax
    mov qword ptr [rdi + 344], rsi
    mov qword ptr [rdi + 328], rcx
    // C = DA + CB
    mov rax, qword ptr [rdi + 376]
    mov rcx, qword ptr [rdi + 352]
    mov rsi, qword ptr [rdi + 360]
    mov r8, qword ptr [rdi + 368]
    add rcx, qword ptr [rdi + 384]
    adc rsi, qword ptr [rdi + 392]
    adc r8, qword ptr [rdi + 400]
    adc rax, qword ptr [rdi + 408]
    mov qword ptr [rdi + 232], rsi
    sbb rsi, rsi
    and rsi, 38
    add rcx, rsi
    mov qword ptr [rdi + 240], r8
    mov qword ptr [rdi + 224], rcx
    mov qword ptr [rdi + 248], rax
    // AA = S^2
    mov rdx, qword ptr [rdi + 448]
    mulx rax, rcx, qword ptr [rdi + 472]
    mulx rsi, r8, qword ptr [rdi + 456]
    mulx r9, r10, qword ptr [rdi + 464]
    add rsi, r10
    adc r9, rcx
    mov rdx, qword ptr [rdi + 456]
    adc rax, 0
    mulx rcx, r10, qword ptr [rdi + 464]
    xor r11d, r11d
    adox rax, rcx
    adcx r9, r10
    mulx rcx, r10, qword ptr [rdi + 472]
    adcx rax, r10
    mov rdx, qword ptr [rdi + 464]
    mulx r10, rbx, qword ptr [rdi + 472]
    adox rcx, r11
    adcx rcx, r11
    xor r11d, r11d
    adcx rcx, rbx
    adox r10, r11
    mov rdx, qword ptr [rdi + 448]
    adcx r10, r11
    mulx r11, rbx, rdx
    xor ebp, ebp
    adcx r8, r8
    mov rdx, qword ptr [rdi + 456]
    adcx rsi, rsi
    adox r8, r11
    mulx r11, r12, rdx
    adox rsi, r12
    adcx r9, r9
    mov rdx, qword ptr [rdi + 464]
    adcx rax, rax
    mulx r12, r13, rdx
    mov rdx, qword ptr [rdi + 472]
    adox r9, r11
    adcx rcx, rcx
    adox rax, r13
    adcx r10, r10
    adox rcx, r12
    mulx r11, r12, rdx
    adcx r11, rbp
    adox r10, r12
    adox r11, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, r12, rax
    mulx r10, r13, r10
    adcx rbx, r12
    adox r8, rax
    mulx rax, rcx, rcx
    adcx r8, rcx
    adox rsi, rax
    adox r9, r10
    adcx rsi, r13
    mulx rax, rcx, r11
    adcx r9, rcx
    adox rax, rbp
    adcx rax, rbp
    add r9, r9
    adc rax, rax
    shr r9, 1
    imul rax, rax, 19
    add rbx, rax
    adc r8, 0
    mov qword ptr [rdi + 288], rbx
    adc rsi, 0
    adc r9, 0
    mov qword ptr [rdi + 296], r8
    mov qword ptr [rdi + 304], rsi
    mov qword ptr [rdi + 312], r9
    // D = DA - CB
    mov rax, qword ptr [rdi + 368]
    mov rcx, qword ptr [rdi + 360]
    mov rsi, qword ptr [rdi + 352]
    mov r8, qword ptr [rdi + 376]
    sub rsi, qword ptr [rdi + 384]
    sbb rcx, qword ptr [rdi + 392]
    sbb rax, qword ptr [rdi + 400]
    sbb r8, qword ptr [rdi + 408]
    sbb r9, r9
    and r9, 38
    sub rsi, r9
    sbb rcx, 0
    mov qword ptr [rdi + 264], rcx
    sbb rax, 0
    mov qword ptr [rdi + 256], rsi
    sbb r8, 0
    mov qword ptr [rdi + 280], r8
    mov qword ptr [rdi + 272], rax
    // A = AA - BB
    mov rax, qword ptr [rdi + 288]
    mov rcx, qword ptr [rdi + 304]
    mov rsi, qword ptr [rdi + 312]
    mov r8, qword ptr [rdi + 296]
    sub rax, qword ptr [rdi + 320]
    sbb r8, qword ptr [rdi + 328]
    sbb rcx, qword ptr [rdi + 336]
    sbb rsi, qword ptr [rdi + 344]
    sbb r9, r9
    and r9, 38
    sub rax, r9
    sbb r8, 0
    sbb rcx, 0
    sbb rsi, 0
    mov qword ptr [rdi + 184], rsi
    mov qword ptr [rdi + 160], rax
    mov qword ptr [rdi + 168], r8
    mov qword ptr [rdi + 176], rcx
    // x3 = C^2
    mov rdx, qword ptr [rdi + 224]
    mulx rax, rcx, qword ptr [rdi + 232]
    mulx rsi, r8, qword ptr [rdi + 240]
    mulx r9, r10, qword ptr [rdi + 248]
    add rax, r8
    adc rsi, r10
    adc r9, 0
    mov rdx, qword ptr [rdi + 232]
    mulx r8, r10, qword ptr [rdi + 240]
    xor r11d, r11d
    mulx rbx, rbp, qword ptr [rdi + 248]
    adcx rsi, r10
    adox r9, r8
    mov rdx, qword ptr [rdi + 240]
    adox rbx, r11
    adcx r9, rbp
    adcx rbx, r11
    xor r8d, r8d
    mulx r10, r11, qword ptr [rdi + 248]
    adcx rbx, r11
    mov rdx, qword ptr [rdi + 224]
    adox r10, r8
    adcx r10, r8
    xor r8d, r8d
    adcx rcx, rcx
    mulx r11, rbp, rdx
    mov rdx, qword ptr [rdi + 232]
    adox rcx, r11
    mulx r11, r12, rdx
    adcx rax, rax
    adox rax, r12
    adcx rsi, rsi
    adox rsi, r11
    mov rdx, qword ptr [rdi + 240]
    mulx r11, r12, rdx
    adcx r9, r9
    mov rdx, qword ptr [rdi + 248]
    adcx rbx, rbx
    adox r9, r12
    adox rbx, r11
    mulx r11, r12, rdx
    mov edx, 38
    adcx r10, r10
    adox r10, r12
    mulx rbx, r12, rbx
    adcx r11, r8
    adox r11, r8
    xor r8d, r8d
    mulx r9, r13, r9
    adox rcx, r9
    adcx rbp, r13
    adox rax, rbx
    mulx r9, r10, r10
    adcx rcx, r12
    adcx rax, r10
    adox rsi, r9
    mulx r9, r10, r11
    adox r9, r8
    adcx rsi, r10
    adcx r9, r8
    add rsi, rsi
    adc r9, r9
    shr rsi, 1
    imul r8, r9, 19
    add rbp, r8
    adc rcx, 0
    mov qword ptr [rdi + 96], rbp
    adc rax, 0
    adc rsi, 0
    mov qword ptr [rdi + 104], rcx
    mov qword ptr [rdi + 112], rax
    mov qword ptr [rdi + 120], rsi
    // B = BB + 121666 A
    mov rax, qword ptr [rdi + 320]
    mov rcx, qword ptr [rdi + 336]
    mov edx, 121666
    xor esi, esi
    mov r8, qword ptr [rdi + 328]
    mulx r9, r10, qword ptr [rdi + 160]
    adcx rax, r10
    adox r8, r9
    mov r9, qword ptr [rdi + 344]
    mulx r10, r11, qword ptr [rdi + 168]
    mulx rbx, rbp, qword ptr [rdi + 176]
    adcx r8, r11
    adox rcx, r10
    adcx rcx, rbp
    adox r9, rbx
    mulx r10, r11, qword ptr [rdi + 184]
    adcx r9, r11
    adox r10, rsi
    adcx r10, rsi
    add r9, r9
    adc r10, r10
    shr r9, 1
    imul rsi, r10, 19
    add rax, rsi
    adc r8, 0
    adc rcx, 0
    adc r9, 0
    mov qword ptr [rdi + 200], r8
    mov qword ptr [rdi + 216], r9
    mov qword ptr [rdi + 192], rax
    mov qword ptr [rdi + 208], rcx
    // DA = D^2
    mov rdx, qword ptr [rdi + 256]
    mulx rax, rcx, qword ptr [rdi + 272]
    mulx rsi, r8, qword ptr [rdi + 280]
    mulx r9, r10, qword ptr [rdi + 264]
    add r9, rcx
    adc rax, r8
    adc rsi, 0
    mov rdx, qword ptr [rdi + 264]
    xor ecx, ecx
    mulx r8, r11, qword ptr [rdi + 280]
    mulx rbx, rbp, qword ptr [rdi + 272]
    adox rsi, rbx
    adcx rax, rbp
    adox r8, rcx
    mov rdx, qword ptr [rdi + 272]
    adcx rsi, r11
    mulx r11, rbx, qword ptr [rdi + 280]
    adcx r8, rcx
    xor ecx, ecx
    adox r11, rcx
    adcx r8, rbx
    mov rdx, qword ptr [rdi + 256]
    mulx rbx, rbp, rdx
    adcx r11, rcx
    xor ecx, ecx
    adcx r10, r10
    adox r10, rbx
    mov rdx, qword ptr [rdi + 264]
    mulx rbx, r12, rdx
    adcx r9, r9
    adox r9, r12
    adcx rax, rax
    adox rax, rbx
    mov rdx, qword ptr [rdi + 272]
    mulx rbx, r12, rdx
    adcx rsi, rsi
    adox rsi, r12
    adcx r8, r8
    adcx r11, r11
    mov rdx, qword ptr [rdi + 280]
    mulx r12, r13, rdx
    adox r8, rbx
    mov edx, 38
    adcx r12, rcx
    adox r11, r13
    adox r12, rcx
    mulx rcx, rsi, rsi
    xor ebx, ebx
    adox r10, rcx
    adcx rbp, rsi
    mulx rcx, rsi, r8
    adcx r10, rsi
    mulx rsi, r8, r11
    adox r9, rcx
    adcx r9, r8
    adox rax, rsi
    mulx rcx, rsi, r12
    adox rcx, rbx
    adcx rax, rsi
    adcx rcx, rbx
    add rax, rax
    adc rcx, rcx
    shr rax, 1
    imul rcx, rcx, 19
    add rbp, rcx
    adc r10, 0
    adc r9, 0
    adc rax, 0
    mov qword ptr [rdi + 376], rax
    mov qword ptr [rdi + 360], r10
    mov qword ptr [rdi + 352], rbp
    mov qword ptr [rdi + 368], r9
    // z2 = A B
    mov rdx, qword ptr [rdi + 160]
    mulx rax, rcx, qword ptr [rdi + 200]
    mulx rsi, r8, qword ptr [rdi + 192]
    add rsi, rcx
    mulx rcx, r9, qword ptr [rdi + 208]
    adc rax, r9
    mulx r9, r10, qword ptr [rdi + 216]
    adc rcx, r10
    adc r9, 0
    mov rdx, qword ptr [rdi + 168]
    mulx r10, r11, qword ptr [rdi + 208]
    mulx rbx, rbp, qword ptr [rdi + 192]
    xor r12d, r12d
    adox rax, rbx
    adcx rsi, rbp
    mulx rbx, rbp, qword ptr [rdi + 200]
    adox rcx, rbx
    adcx rax, rbp
    adox r9, r10
    mulx r10, rbx, qword ptr [rdi + 216]
    adcx rcx, r11
    adcx r9, rbx
    adox r10, r12
    adcx r10, r12
    mov rdx, qword ptr [rdi + 176]
    mulx r11, rbx, qword ptr [rdi + 208]
    xor ebp, ebp
    mulx r12, r13, qword ptr [rdi + 200]
    mulx r14, r15, qword ptr [rdi + 192]
    adcx rax, r15
    adox rcx, r14
    adox r9, r12
    mulx r12, r14, qword ptr [rdi + 216]
    adcx rcx, r13
    adox r10, r11
    adcx r9, rbx
    adcx r10, r14
    adox r12, rbp
    adcx r12, rbp
    mov rdx, qword ptr [rdi + 184]
    mulx r11, rbx, qword ptr [rdi + 192]
    xor ebp, ebp
    adcx rcx, rbx
    adox r9, r11
    mulx r11, rbx, qword ptr [rdi + 200]
    adox r10, r11
    mulx r11, r13, qword ptr [rdi + 208]
    adcx r9, rbx
    adcx r10, r13
    adox r12, r11
    mulx r11, rbx, qword ptr [rdi + 216]
    adox r11, rbp
    adcx r12, rbx
    mov edx, 38
    mulx r10, rbx, r10
    mulx r9, r13, r9
    adcx r11, rbp
    xor ebp, ebp
    adcx r8, r13
    adox rsi, r9
    adox rax, r10
    mulx r9, r10, r12
    adox rcx, r9
    adcx rsi, rbx
    mulx r9, r11, r11
    adcx rax, r10
    adcx rcx, r11
    adox r9, rbp
    adcx r9, rbp
    add rcx, rcx
    adc r9, r9
    shr rcx, 1
    imul r9, r9, 19
    add r8, r9
    adc rsi, 0
    adc rax, 0
    mov qword ptr [rdi + 64], r8
    mov qword ptr [rdi + 72], rsi
    mov qword ptr [rdi + 80], rax
    adc rcx, 0
    mov qword ptr [rdi + 88], rcx
    // x2 = AA BB
    mov rdx, qword ptr [rdi + 288]
    mulx rax, rcx, qword ptr [rdi + 320]
    mulx rsi, r8, qword ptr [rdi + 328]
    mulx r9, r10, qword ptr [rdi + 336]
    add rax, r8
    adc rsi, r10
    mulx r8, r10, qword ptr [rdi + 344]
    adc r9, r10
    adc r8, 0
    mov rdx, qword ptr [rdi + 296]
    mulx r10, r11, qword ptr [rdi + 320]
    xor ebx, ebx
    adcx rax, r11
    adox rsi, r10
    mulx r10, r11, qword ptr [rdi + 328]
    mulx rbp, r12, qword ptr [rdi + 336]
    adox r9, r10
    adcx rsi, r11
    mulx r10, r11, qword ptr [rdi + 344]
    adox r8, rbp
    adcx r9, r12
    mov rdx, qword ptr [rdi + 304]
    mulx rbp, r12, qword ptr [rdi + 320]
    adcx r8, r11
    adox r10, rbx
    adcx r10, rbx
    xor r11d, r11d
    mulx rbx, r13, qword ptr [rdi + 328]
    mulx r14, r15, qword ptr [rdi + 336]
    adox r9, rbp
    adox r8, rbx
    adcx rsi, r12
    adcx r9, r13
    adcx r8, r15
    adox r10, r14
    mulx rbx, rbp, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 312]
    adcx r10, rbp
    adox rbx, r11
    adcx rbx, r11
    mulx r11, rbp, qword ptr [rdi + 320]
    xor r12d, r12d
    adox r8, r11
    adcx r9, rbp
    mulx r11, rbp, qword ptr [rdi + 328]
    adox r10, r11
    adcx r8, rbp
    mulx r11, rbp, qword ptr [rdi + 336]
    adcx r10, rbp
    adox rbx, r11
    mulx r11, rbp, qword ptr [rdi + 344]
    adcx rbx, rbp
    adox r11, r12
    mov edx, 38
    mulx r8, rbp, r8
    adcx r11, r12
    xor r12d, r12d
    adcx rcx, rbp
    mulx r10, rbp, r10
    adox rax, r8
    mulx r8, rbx, rbx
    mulx r11, r13, r11
    adox rsi, r10
    adcx rax, rbp
    adcx rsi, rbx
    adox r9, r8
    adcx r9, r13
    adox r11, r12
    adcx r11, r12
    add r9, r9
    adc r11, r11
    shr r9, 1
    imul r8, r11, 19
    add rcx, r8
    adc rax, 0
    adc rsi, 0
    mov qword ptr [rdi + 40], rax
    adc r9, 0
    mov qword ptr [rdi + 32], rcx
    mov qword ptr [rdi + 56], r9
    mov qword ptr [rdi + 48], rsi
    // z3 = x1 DA
    mov rdx, qword ptr [rdi]
    mulx rax, rcx, qword ptr [rdi + 368]
    mulx rsi, r8, qword ptr [rdi + 360]
    mulx r9, r10, qword ptr [rdi + 376]
    mulx r11, rbx, qword ptr [rdi + 352]
    add r11, r8
    adc rsi, rcx
    mov rdx, qword ptr [rdi + 8]
    adc rax, r10
    mulx rcx, r8, qword ptr [rdi + 360]
    adc r9, 0
    xor r10d, r10d
    mulx rbp, r12, qword ptr [rdi + 352]
    adox rsi, rbp
    adox rax, rcx
    adcx r11, r12
    adcx rsi, r8
    mulx rcx, r8, qword ptr [rdi + 368]
    adox r9, rcx
    mulx rcx, rbp, qword ptr [rdi + 376]
    adcx rax, r8
    adcx r9, rbp
    mov rdx, qword ptr [rdi + 16]
    adox rcx, r10
    adcx rcx, r10
    xor r8d, r8d
    mulx r10, rbp, qword ptr [rdi + 352]
    adcx rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 360]
    adox rax, r10
    mulx r10, r13, qword ptr [rdi + 368]
    adox r9, rbp
    adox rcx, r10
    adcx rax, r12
    mulx r10, rbp, qword ptr [rdi + 376]
    adcx r9, r13
    adcx rcx, rbp
    adox r10, r8
    mov rdx, qword ptr [rdi + 24]
    adcx r10, r8
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rdi + 352]
    adcx rax, r12
    mulx r12, r13, qword ptr [rdi + 376]
    mulx r14, r15, qword ptr [rdi + 360]
    adox r9, rbp
    adcx r9, r15
    mulx rbp, r15, qword ptr [rdi + 368]
    adox rcx, r14
    adox r10, rbp
    adcx rcx, r15
    adox r12, r8
    adcx r10, r13
    adcx r12, r8
    mov edx, 38
    mulx r8, rbp, r12
    mulx r9, r12, r9
    xor r13d, r13d
    adox r11, r9
    adcx rbx, r12
    mulx rcx, r9, rcx
    adox rsi, rcx
    adcx r11, r9
    mulx rcx, r9, r10
    adcx rsi, r9
    adox rax, rcx
    adox r8, r13
    adcx rax, rbp
    adcx r8, r13
    add rax, rax
    adc r8, r8
    shr rax, 1
    imul rcx, r8, 19
    add rbx, rcx
    adc r11, 0
    adc rsi, 0
    adc rax, 0
    mov qword ptr [rdi + 128], rbx
    mov qword ptr [rdi + 152], rax
    mov qword ptr [rdi + 144], rsi
    mov qword ptr [rdi + 136], r11
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
