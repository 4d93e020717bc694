// ladder_step_choice, x64: modulo p = 2^255 - 19
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
// Stack: 32 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
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
    // C = x3 + z3
    mov rcx, qword ptr [rdi + 96]
    mov rsi, qword ptr [rdi + 104]
    mov r8, qword ptr [rdi + 112]
    mov r9, qword ptr [rdi + 120]
    add rcx, qword ptr [rdi + 128]
    adc rsi, qword ptr [rdi + 136]
    adc r8, qword ptr [rdi + 144]
    mov qword ptr [rdi + 232], rsi
    adc r9, qword ptr [rdi + 152]
    mov qword ptr [rdi + 240], r8
    sbb rsi, rsi
    mov qword ptr [rdi + 248], r9
    and rsi, 38
    add rcx, rsi
    mov qword ptr [rdi + 224], rcx
    // B = x2 - z2
    mov rcx, qword ptr [rdi + 32]
    mov rsi, qword ptr [rdi + 40]
    mov r8, qword ptr [rdi + 48]
    mov r9, qword ptr [rdi + 56]
    sub rcx, qword ptr [rdi + 64]
    sbb rsi, qword ptr [rdi + 72]
    sbb r8, qword ptr [rdi + 80]
    sbb r9, qword ptr [rdi + 88]
    sbb r10, r10
    and r10, 38
    sub rcx, r10
    sbb rsi, 0
    mov qword ptr [rdi + 192], rcx
    sbb r8, 0
    mov qword ptr [rdi + 200], rsi
    sbb r9, 0
    mov qword ptr [rdi + 208], r8
    mov qword ptr [rdi + 216], r9
    // A = x2 + z2
    mov rcx, qword ptr [rdi + 32]
    mov rsi, qword ptr [rdi + 40]
    mov r8, qword ptr [rdi + 48]
    mov r9, qword ptr [rdi + 56]
    add rcx, qword ptr [rdi + 64]
    adc rsi, qword ptr [rdi + 72]
    adc r8, qword ptr [rdi + 80]
    mov qword ptr [rdi + 168], rsi
    adc r9, qword ptr [rdi + 88]
    mov qword ptr [rdi + 176], r8
    sbb rsi, rsi
    mov qword ptr [rdi + 184], r9
    and rsi, 38
    add rcx, rsi
    mov qword ptr [rdi + 160], rcx
    // D = x3 - z3
    mov rcx, qword ptr [rdi + 96]
    mov rsi, qword ptr [rdi + 104]
    mov r8, qword ptr [rdi + 112]
    mov r9, qword ptr [rdi + 120]
    sub rcx, qword ptr [rdi + 128]
    sbb rsi, qword ptr [rdi + 136]
    sbb r8, qword ptr [rdi + 144]
    sbb r9, qword ptr [rdi + 152]
    sbb r10, r10
    and r10, 38
    sub rcx, r10
    sbb rsi, 0
    mov qword ptr [rdi + 256], rcx
    sbb r8, 0
    mov qword ptr [rdi + 264], rsi
    sbb r9, 0
    mov qword ptr [rdi + 272], r8
    mov qword ptr [rdi + 280], r9
    // DA = D A
    mov rax, qword ptr [rdi + 160]
    mov ecx, 38
    mul qword ptr [rdi + 256]
    mov rsi, rax
    mov rax, qword ptr [rdi + 168]
    mov r8, rdx
    mul qword ptr [rdi + 256]
    add r8, rax
    mov rax, qword ptr [rdi + 176]
    mov r9, rdx
    adc r9, 0
    mul qword ptr [rdi + 256]
    add r9, rax
    mov rax, qword ptr [rdi + 184]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 256]
    add r10, rax
    mov rax, qword ptr [rdi + 160]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 264]
    add r8, rax
    mov rax, qword ptr [rdi + 168]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 264]
    add r9, rax
    mov rax, qword ptr [rdi + 176]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r9
    adc rbp, 0
    mul qword ptr [rdi + 264]
    add r10, rax
    mov rax, qword ptr [rdi + 184]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 264]
    add r11, rax
    mov rax, qword ptr [rdi + 160]
    mov r10, rdx
    adc r10, 0
    add r9, r11
    adc r10, 0
    mul qword ptr [rdi + 272]
    add rbx, rax
    mov rax, qword ptr [rdi + 168]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 272]
    add rbp, rax
    mov rax, qword ptr [rdi + 176]
    mov r12, rdx
    adc r12, 0
    add r11, rbp
    adc r12, 0
    mul qword ptr [rdi + 272]
    add r9, rax
    mov rax, qword ptr [rdi + 184]
    mov rbp, rdx
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul qword ptr [rdi + 272]
    add r10, rax
    mov rax, qword ptr [rdi + 160]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 280]
    add r11, rax
    mov rax, qword ptr [rdi + 168]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 280]
    add r12, rax
    mov rax, qword ptr [rdi + 176]
    mov r13, rdx
    adc r13, 0
    add r10, r12
    adc r13, 0
    mul qword ptr [rdi + 280]
    add rbp, rax
    mov rax, qword ptr [rdi + 184]
    mov r12, rdx
    adc r12, 0
    add r13, rbp
    adc r12, 0
    mul qword ptr [rdi + 280]
    mov rbp, rdx
    add r9, rax
    mov rax, r10
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul rcx
    mov r9, rdx
    add rsi, rax
    mov rax, r13
    adc r9, 0
    mul rcx
    mov r10, rdx
    add r8, rax
    mov rax, r12
    adc r10, 0
    add r9, r8
    adc r10, 0
    mul rcx
    mov r8, rdx
    add rbx, rax
    mov rax, rbp
    adc r8, 0
    add r10, rbx
    adc r8, 0
    mul rcx
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r8, r11
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add rsi, rcx
    adc r9, 0
    mov qword ptr [rdi + 352], rsi
    adc r10, 0
    mov qword ptr [rdi + 360], r9
    adc r8, 0
    mov qword ptr [rdi + 368], r10
    mov qword ptr [rdi + 376], r8
    // S = choice ? C : A
    mov rcx, qword ptr [rdi + 416]
    mov rsi, qword ptr [rdi + 160]
    mov r8, qword ptr [rdi + 168]
    mov r9, qword ptr [rdi + 176]
    mov r10, qword ptr [rdi + 184]
    add rcx, -1
    cmovc rsi, qword ptr [rdi + 224]
    cmovc r8, qword ptr [rdi + 232]
    cmovc r9, qword ptr [rdi + 240]
    cmovc r10, qword ptr [rdi + 248]
    mov qword ptr [rdi + 448], rsi
    mov qword ptr [rdi + 456], r8
    mov qword ptr [rdi + 464], r9
    mov qword ptr [rdi + 472], r10
    // CB = C B
    mov rax, qword ptr [rdi + 192]
    mov ecx, 38
    mul qword ptr [rdi + 224]
    mov rsi, rax
    mov rax, qword ptr [rdi + 200]
    mov r8, rdx
    mul qword ptr [rdi + 224]
    add r8, rax
    mov rax, qword ptr [rdi + 208]
    mov r9, rdx
    adc r9, 0
    mul qword ptr [rdi + 224]
    add r9, rax
    mov rax, qword ptr [rdi + 216]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 224]
    add r10, rax
    mov rax, qword ptr [rdi + 192]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 232]
    add r8, rax
    mov rax, qword ptr [rdi + 200]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 232]
    add r9, rax
    mov rax, qword ptr [rdi + 208]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r9
    adc rbp, 0
    mul qword ptr [rdi + 232]
    add r10, rax
    mov rax, qword ptr [rdi + 216]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 232]
    add r11, rax
    mov rax, qword ptr [rdi + 192]
    mov r10, rdx
    adc r10, 0
    add r9, r11
    adc r10, 0
    mul qword ptr [rdi + 240]
    add rbx, rax
    mov rax, qword ptr [rdi + 200]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 240]
    add rbp, rax
    mov rax, qword ptr [rdi + 208]
    mov r12, rdx
    adc r12, 0
    add r11, rbp
    adc r12, 0
    mul qword ptr [rdi + 240]
    add r9, rax
    mov rax, qword ptr [rdi + 216]
    mov rbp, rdx
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul qword ptr [rdi + 240]
    add r10, rax
    mov rax, qword ptr [rdi + 192]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 248]
    add r11, rax
    mov rax, qword ptr [rdi + 200]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 248]
    add r12, rax
    mov rax, qword ptr [rdi + 208]
    mov r13, rdx
    adc r13, 0
    add r10, r12
    adc r13, 0
    mul qword ptr [rdi + 248]
    add rbp, rax
    mov rax, qword ptr [rdi + 216]
    mov r12, rdx
    adc r12, 0
    add r13, rbp
    adc r12, 0
    mul qword ptr [rdi + 248]
    mov rbp, rdx
    add r9, rax
    mov rax, r10
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul rcx
    mov r9, rdx
    add rsi, rax
    mov rax, r13
    adc r9, 0
    mul rcx
    mov r10, rdx
    add r8, rax
    mov rax, r12
    adc r10, 0
    add r9, r8
    adc r10, 0
    mul rcx
    mov r8, rdx
    add rbx, rax
    mov rax, rbp
    adc r8, 0
    add r10, rbx
    adc r8, 0
    mul rcx
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r8, r11
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add rsi, rcx
    adc r9, 0
    mov qword ptr [rdi + 384], rsi
    adc r10, 0
    mov qword ptr [rdi + 392], r9
    adc r8, 0
    mov qword ptr [rdi + 400], r10
    mov qword ptr [rdi + 408], r8
    // T = choice ? D : B
    mov rcx, qword ptr [rdi + 416]
    mov rsi, qword ptr [rdi + 192]
    mov r8, qword ptr [rdi + 200]
    mov r9, qword ptr [rdi + 208]
    mov r10, qword ptr [rdi + 216]
    add rcx, -1
    cmovc rsi, qword ptr [rdi + 256]
    cmovc r8, qword ptr [rdi + 264]
    cmovc r9, qword ptr [rdi + 272]
    cmovc r10, qword ptr [rdi + 280]
    mov qword ptr [rdi + 480], rsi
    mov qword ptr [rdi + 488], r8
    mov qword ptr [rdi + 496], r9
    mov qword ptr [rdi + 504], r10
    // BB = T^2
    mov rax, qword ptr [rdi + 488]
    mov ecx, 0
    mov esi, 38
    mul qword ptr [rdi + 480]
    mov r8, rax
    mov rax, qword ptr [rdi + 496]
    mov r9, rdx
    mul qword ptr [rdi + 480]
    add r9, rax
    mov rax, qword ptr [rdi + 504]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 480]
    add r10, rax
    mov rax, qword ptr [rdi + 496]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 488]
    add r10, rax
    mov rax, qword ptr [rdi + 504]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 488]
    add r11, rax
    mov rax, qword ptr [rdi + 504]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r11
    adc rbp, 0
    mul qword ptr [rdi + 496]
    mov r11, rdx
    add rbp, rax
    mov rax, qword ptr [rdi + 480]
    adc r11, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    adc rbx, rbx
    adc rbp, rbp
    adc r11, r11
    adc rcx, 0
    mul qword ptr [rdi + 480]
    mov r12, rax
    mov rax, qword ptr [rdi + 488]
    add r8, rdx
    sbb r13, r13
    mul qword ptr [rdi + 488]
    add r13, r13
    adc r9, rax
    mov rax, qword ptr [rdi + 496]
    adc r10, rdx
    sbb r13, r13
    mul qword ptr [rdi + 496]
    add r13, r13
    adc rbx, rax
    mov rax, qword ptr [rdi + 504]
    adc rbp, rdx
    sbb r13, r13
    mul qword ptr [rdi + 504]
    add r13, r13
    adc r11, rax
    mov rax, rbx
    adc rcx, rdx
    mul rsi
    add r12, rax
    mov rax, rbp
    mov rbx, rdx
    adc rbx, 0
    mul rsi
    add r8, rax
    mov rax, r11
    mov r11, rdx
    adc r11, 0
    add rbx, r8
    adc r11, 0
    mul rsi
    mov r8, rdx
    add r9, rax
    mov rax, rcx
    adc r8, 0
    add r11, r9
    adc r8, 0
    mul rsi
    mov rcx, rdx
    add r10, rax
    adc rcx, 0
    add r8, r10
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add r12, rcx
    adc rbx, 0
    mov qword ptr [rdi + 320], r12
    adc r11, 0
    mov qword ptr [rdi + 328], rbx
    adc r8, 0
    mov qword ptr [rdi + 336], r11
    mov qword ptr [rdi + 344], r8
    // C = DA + CB
    mov rcx, qword ptr [rdi + 352]
    mov rsi, qword ptr [rdi + 360]
    mov r8, qword ptr [rdi + 368]
    mov r9, qword ptr [rdi + 376]
    add rcx, qword ptr [rdi + 384]
    adc rsi, qword ptr [rdi + 392]
    adc r8, qword ptr [rdi + 400]
    mov qword ptr [rdi + 232], rsi
    adc r9, qword ptr [rdi + 408]
    mov qword ptr [rdi + 240], r8
    sbb rsi, rsi
    mov qword ptr [rdi + 248], r9
    and rsi, 38
    add rcx, rsi
    mov qword ptr [rdi + 224], rcx
    // AA = S^2
    mov rax, qword ptr [rdi + 456]
    mov ecx, 0
    mov esi, 38
    mul qword ptr [rdi + 448]
    mov r8, rax
    mov rax, qword ptr [rdi + 464]
    mov r9, rdx
    mul qword ptr [rdi + 448]
    add r9, rax
    mov rax, qword ptr [rdi + 472]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 448]
    add r10, rax
    mov rax, qword ptr [rdi + 464]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 456]
    add r10, rax
    mov rax, qword ptr [rdi + 472]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 456]
    add r11, rax
    mov rax, qword ptr [rdi + 472]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r11
    adc rbp, 0
    mul qword ptr [rdi + 464]
    mov r11, rdx
    add rbp, rax
    mov rax, qword ptr [rdi + 448]
    adc r11, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    adc rbx, rbx
    adc rbp, rbp
    adc r11, r11
    adc rcx, 0
    mul qword ptr [rdi + 448]
    mov r12, rax
    mov rax, qword ptr [rdi + 456]
    add r8, rdx
    sbb r13, r13
    mul qword ptr [rdi + 456]
    add r13, r13
    adc r9, rax
    mov rax, qword ptr [rdi + 464]
    adc r10, rdx
    sbb r13, r13
    mul qword ptr [rdi + 464]
    add r13, r13
    adc rbx, rax
    mov rax, qword ptr [rdi + 472]
    adc rbp, rdx
    sbb r13, r13
    mul qword ptr [rdi + 472]
    add r13, r13
    adc r11, rax
    mov rax, rbx
    adc rcx, rdx
    mul rsi
    add r12, rax
    mov rax, rbp
    mov rbx, rdx
    adc rbx, 0
    mul rsi
    add r8, rax
    mov rax, r11
    mov r11, rdx
    adc r11, 0
    add rbx, r8
    adc r11, 0
    mul rsi
    mov r8, rdx
    add r9, rax
    mov rax, rcx
    adc r8, 0
    add r11, r9
    adc r8, 0
    mul rsi
    mov rcx, rdx
    add r10, rax
    adc rcx, 0
    add r8, r10
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add r12, rcx
    adc rbx, 0
    mov qword ptr [rdi + 288], r12
    adc r11, 0
    mov qword ptr [rdi + 296], rbx
    adc r8, 0
    mov qword ptr [rdi + 304], r11
    mov qword ptr [rdi + 312], r8
    // D = DA - CB
    mov rcx, qword ptr [rdi + 352]
    mov rsi, qword ptr [rdi + 360]
    mov r8, qword ptr [rdi + 368]
    mov r9, qword ptr [rdi + 376]
    sub rcx, qword ptr [rdi + 384]
    sbb rsi, qword ptr [rdi + 392]
    sbb r8, qword ptr [rdi + 400]
    sbb r9, qword ptr [rdi + 408]
    sbb r10, r10
    and r10, 38
    sub rcx, r10
    sbb rsi, 0
    mov qword ptr [rdi + 256], rcx
    sbb r8, 0
    mov qword ptr [rdi + 264], rsi
    sbb r9, 0
    mov qword ptr [rdi + 272], r8
    mov qword ptr [rdi + 280], r9
    // A = AA - BB
    mov rcx, qword ptr [rdi + 288]
    mov rsi, qword ptr [rdi + 296]
    mov r8, qword ptr [rdi + 304]
    mov r9, qword ptr [rdi + 312]
    sub rcx, qword ptr [rdi + 320]
    sbb rsi, qword ptr [rdi + 328]
    sbb r8, qword ptr [rdi + 336]
    sbb r9, qword ptr [rdi + 344]
    sbb r10, r10
    and r10, 38
    sub rcx, r10
    sbb rsi, 0
    mov qword ptr [rdi + 160], rcx
    sbb r8, 0
    mov qword ptr [rdi + 168], rsi
    sbb r9, 0
    mov qword ptr [rdi + 176], r8
    mov qword ptr [rdi + 184], r9
    // x3 = C^2
    mov rax, qword ptr [rdi + 232]
    mov ecx, 0
    mov esi, 38
    mul qword ptr [rdi + 224]
    mov r8, rax
    mov rax, qword ptr [rdi + 240]
    mov r9, rdx
    mul qword ptr [rdi + 224]
    add r9, rax
    mov rax, qword ptr [rdi + 248]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 224]
    add r10, rax
    mov rax, qword ptr [rdi + 240]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 232]
    add r10, rax
    mov rax, qword ptr [rdi + 248]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 232]
    add r11, rax
    mov rax, qword ptr [rdi + 248]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r11
    adc rbp, 0
    mul qword ptr [rdi + 240]
    mov r11, rdx
    add rbp, rax
    mov rax, qword ptr [rdi + 224]
    adc r11, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    adc rbx, rbx
    adc rbp, rbp
    adc r11, r11
    adc rcx, 0
    mul qword ptr [rdi + 224]
    mov r12, rax
    mov rax, qword ptr [rdi + 232]
    add r8, rdx
    sbb r13, r13
    mul qword ptr [rdi + 232]
    add r13, r13
    adc r9, rax
    mov rax, qword ptr [rdi + 240]
    adc r10, rdx
    sbb r13, r13
    mul qword ptr [rdi + 240]
    add r13, r13
    adc rbx, rax
    mov rax, qword ptr [rdi + 248]
    adc rbp, rdx
    sbb r13, r13
    mul qword ptr [rdi + 248]
    add r13, r13
    adc r11, rax
    mov rax, rbx
    adc rcx, rdx
    mul rsi
    add r12, rax
    mov rax, rbp
    mov rbx, rdx
    adc rbx, 0
    mul rsi
    add r8, rax
    mov rax, r11
    mov r11, rdx
    adc r11, 0
    add rbx, r8
    adc r11, 0
    mul rsi
    mov r8, rdx
    add r9, rax
    mov rax, rcx
    adc r8, 0
    add r11, r9
    adc r8, 0
    mul rsi
    mov rcx, rdx
    add r10, rax
    adc rcx, 0
    add r8, r10
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add r12, rcx
    adc rbx, 0
    mov qword ptr [rdi + 96], r12
    adc r11, 0
    mov qword ptr [rdi + 104], rbx
    adc r8, 0
    mov qword ptr [rdi + 112], r11
    mov qword ptr [rdi + 120], r8
    // B = BB + 121666 A
    mov rax, qword ptr [rdi + 160]
    mov rcx, qword ptr [rdi + 320]
    mov esi, 121666
    mov r8, qword ptr [rdi + 328]
    mov r9, qword ptr [rdi + 336]
    mov r10, qword ptr [rdi + 344]
    mul rsi
    add rcx, rax
    mov rax, qword ptr [rdi + 168]
    mov r11, rdx
    adc r11, 0
    mul rsi
    add r8, rax
    mov rax, qword ptr [rdi + 176]
    mov rbx, rdx
    adc rbx, 0
    add r11, r8
    adc rbx, 0
    mul rsi
    add r9, rax
    mov rax, qword ptr [rdi + 184]
    mov r8, rdx
    adc r8, 0
    add rbx, r9
    adc r8, 0
    mul rsi
    mov rsi, rdx
    add r10, rax
    adc rsi, 0
    add r8, r10
    adc rsi, 0
    add r8, r8
    adc rsi, rsi
    shr r8, 1
    imul rsi, rsi, 19
    add rcx, rsi
    adc r11, 0
    mov qword ptr [rdi + 192], rcx
    adc rbx, 0
    mov qword ptr [rdi + 200], r11
    adc r8, 0
    mov qword ptr [rdi + 208], rbx
    mov qword ptr [rdi + 216], r8
    // DA = D^2
    mov rax, qword ptr [rdi + 264]
    mov ecx, 0
    mov esi, 38
    mul qword ptr [rdi + 256]
    mov r8, rax
    mov rax, qword ptr [rdi + 272]
    mov r9, rdx
    mul qword ptr [rdi + 256]
    add r9, rax
    mov rax, qword ptr [rdi + 280]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 256]
    add r10, rax
    mov rax, qword ptr [rdi + 272]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 264]
    add r10, rax
    mov rax, qword ptr [rdi + 280]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 264]
    add r11, rax
    mov rax, qword ptr [rdi + 280]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r11
    adc rbp, 0
    mul qword ptr [rdi + 272]
    mov r11, rdx
    add rbp, rax
    mov rax, qword ptr [rdi + 256]
    adc r11, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    adc rbx, rbx
    adc rbp, rbp
    adc r11, r11
    adc rcx, 0
    mul qword ptr [rdi + 256]
    mov r12, rax
    mov rax, qword ptr [rdi + 264]
    add r8, rdx
    sbb r13, r13
    mul qword ptr [rdi + 264]
    add r13, r13
    adc r9, rax
    mov rax, qword ptr [rdi + 272]
    adc r10, rdx
    sbb r13, r13
    mul qword ptr [rdi + 272]
    add r13, r13
    adc rbx, rax
    mov rax, qword ptr [rdi + 280]
    adc rbp, rdx
    sbb r13, r13
    mul qword ptr [rdi + 280]
    add r13, r13
    adc r11, rax
    mov rax, rbx
    adc rcx, rdx
    mul rsi
    add r12, rax
    mov rax, rbp
    mov rbx, rdx
    adc rbx, 0
    mul rsi
    add r8, rax
    mov rax, r11
    mov r11, rdx
    adc r11, 0
    add rbx, r8
    adc r11, 0
    mul rsi
    mov r8, rdx
    add r9, rax
    mov rax, rcx
    adc r8, 0
    add r11, r9
    adc r8, 0
    mul rsi
    mov rcx, rdx
    add r10, rax
    adc rcx, 0
    add r8, r10
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add r12, rcx
    adc rbx, 0
    mov qword ptr [rdi + 352], r12
    adc r11, 0
    mov qword ptr [rdi + 360], rbx
    adc r8, 0
    mov qword ptr [rdi + 368], r11
    mov qword ptr [rdi + 376], r8
    // z2 = A B
    mov rax, qword ptr [rdi + 192]
    mov ecx, 38
    mul qword ptr [rdi + 160]
    mov rsi, rax
    mov rax, qword ptr [rdi + 200]
    mov r8, rdx
    mul qword ptr [rdi + 160]
    add r8, rax
    mov rax, qword ptr [rdi + 208]
    mov r9, rdx
    adc r9, 0
    mul qword ptr [rdi + 160]
    add r9, rax
    mov rax, qword ptr [rdi + 216]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 160]
    add r10, rax
    mov rax, qword ptr [rdi + 192]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 168]
    add r8, rax
    mov rax, qword ptr [rdi + 200]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 168]
    add r9, rax
    mov rax, qword ptr [rdi + 208]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r9
    adc rbp, 0
    mul qword ptr [rdi + 168]
    add r10, rax
    mov rax, qword ptr [rdi + 216]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 168]
    add r11, rax
    mov rax, qword ptr [rdi + 192]
    mov r10, rdx
    adc r10, 0
    add r9, r11
    adc r10, 0
    mul qword ptr [rdi + 176]
    add rbx, rax
    mov rax, qword ptr [rdi + 200]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 176]
    add rbp, rax
    mov rax, qword ptr [rdi + 208]
    mov r12, rdx
    adc r12, 0
    add r11, rbp
    adc r12, 0
    mul qword ptr [rdi + 176]
    add r9, rax
    mov rax, qword ptr [rdi + 216]
    mov rbp, rdx
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul qword ptr [rdi + 176]
    add r10, rax
    mov rax, qword ptr [rdi + 192]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 184]
    add r11, rax
    mov rax, qword ptr [rdi + 200]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 184]
    add r12, rax
    mov rax, qword ptr [rdi + 208]
    mov r13, rdx
    adc r13, 0
    add r10, r12
    adc r13, 0
    mul qword ptr [rdi + 184]
    add rbp, rax
    mov rax, qword ptr [rdi + 216]
    mov r12, rdx
    adc r12, 0
    add r13, rbp
    adc r12, 0
    mul qword ptr [rdi + 184]
    mov rbp, rdx
    add r9, rax
    mov rax, r10
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul rcx
    mov r9, rdx
    add rsi, rax
    mov rax, r13
    adc r9, 0
    mul rcx
    mov r10, rdx
    add r8, rax
    mov rax, r12
    adc r10, 0
    add r9, r8
    adc r10, 0
    mul rcx
    mov r8, rdx
    add rbx, rax
    mov rax, rbp
    adc r8, 0
    add r10, rbx
    adc r8, 0
    mul rcx
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r8, r11
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add rsi, rcx
    adc r9, 0
    mov qword ptr [rdi + 64], rsi
    adc r10, 0
    mov qword ptr [rdi + 72], r9
    adc r8, 0
    mov qword ptr [rdi + 80], r10
    mov qword ptr [rdi + 88], r8
    // x2 = AA BB
    mov rax, qword ptr [rdi + 320]
    mov ecx, 38
    mul qword ptr [rdi + 288]
    mov rsi, rax
    mov rax, qword ptr [rdi + 328]
    mov r8, rdx
    mul qword ptr [rdi + 288]
    add r8, rax
    mov rax, qword ptr [rdi + 336]
    mov r9, rdx
    adc r9, 0
    mul qword ptr [rdi + 288]
    add r9, rax
    mov rax, qword ptr [rdi + 344]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 288]
    add r10, rax
    mov rax, qword ptr [rdi + 320]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 296]
    add r8, rax
    mov rax, qword ptr [rdi + 328]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 296]
    add r9, rax
    mov rax, qword ptr [rdi + 336]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r9
    adc rbp, 0
    mul qword ptr [rdi + 296]
    add r10, rax
    mov rax, qword ptr [rdi + 344]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 296]
    add r11, rax
    mov rax, qword ptr [rdi + 320]
    mov r10, rdx
    adc r10, 0
    add r9, r11
    adc r10, 0
    mul qword ptr [rdi + 304]
    add rbx, rax
    mov rax, qword ptr [rdi + 328]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 304]
    add rbp, rax
    mov rax, qword ptr [rdi + 336]
    mov r12, rdx
    adc r12, 0
    add r11, rbp
    adc r12, 0
    mul qword ptr [rdi + 304]
    add r9, rax
    mov rax, qword ptr [rdi + 344]
    mov rbp, rdx
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul qword ptr [rdi + 304]
    add r10, rax
    mov rax, qword ptr [rdi + 320]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 312]
    add r11, rax
    mov rax, qword ptr [rdi + 328]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 312]
    add r12, rax
    mov rax, qword ptr [rdi + 336]
    mov r13, rdx
    adc r13, 0
    add r10, r12
    adc r13, 0
    mul qword ptr [rdi + 312]
    add rbp, rax
    mov rax, qword ptr [rdi + 344]
    mov r12, rdx
    adc r12, 0
    add r13, rbp
    adc r12, 0
    mul qword ptr [rdi + 312]
    mov rbp, rdx
    add r9, rax
    mov rax, r10
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul rcx
    mov r9, rdx
    add rsi, rax
    mov rax, r13
    adc r9, 0
    mul rcx
    mov r10, rdx
    add r8, rax
    mov rax, r12
    adc r10, 0
    add r9, r8
    adc r10, 0
    mul rcx
    mov r8, rdx
    add rbx, rax
    mov rax, rbp
    adc r8, 0
    add r10, rbx
    adc r8, 0
    mul rcx
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r8, r11
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add rsi, rcx
    adc r9, 0
    mov qword ptr [rdi + 32], rsi
    adc r10, 0
    mov qword ptr [rdi + 40], r9
    adc r8, 0
    mov qword ptr [rdi + 48], r10
    mov qword ptr [rdi + 56], r8
    // z3 = x1 DA
    mov rax, qword ptr [rdi + 352]
    mov ecx, 38
    mul qword ptr [rdi]
    mov rsi, rax
    mov rax, qword ptr [rdi + 360]
    mov r8, rdx
    mul qword ptr [rdi]
    add r8, rax
    mov rax, qword ptr [rdi + 368]
    mov r9, rdx
    adc r9, 0
    mul qword ptr [rdi]
    add r9, rax
    mov rax, qword ptr [rdi + 376]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi]
    add r10, rax
    mov rax, qword ptr [rdi + 352]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 8]
    add r8, rax
    mov rax, qword ptr [rdi + 360]
    mov rbx, rdx
    adc rbx, 0
    mul qword ptr [rdi + 8]
    add r9, rax
    mov rax, qword ptr [rdi + 368]
    mov rbp, rdx
    adc rbp, 0
    add rbx, r9
    adc rbp, 0
    mul qword ptr [rdi + 8]
    add r10, rax
    mov rax, qword ptr [rdi + 376]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 8]
    add r11, rax
    mov rax, qword ptr [rdi + 352]
    mov r10, rdx
    adc r10, 0
    add r9, r11
    adc r10, 0
    mul qword ptr [rdi + 16]
    add rbx, rax
    mov rax, qword ptr [rdi + 360]
    mov r11, rdx
    adc r11, 0
    mul qword ptr [rdi + 16]
    add rbp, rax
    mov rax, qword ptr [rdi + 368]
    mov r12, rdx
    adc r12, 0
    add r11, rbp
    adc r12, 0
    mul qword ptr [rdi + 16]
    add r9, rax
    mov rax, qword ptr [rdi + 376]
    mov rbp, rdx
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul qword ptr [rdi + 16]
    add r10, rax
    mov rax, qword ptr [rdi + 352]
    mov r9, rdx
    adc r9, 0
    add rbp, r10
    adc r9, 0
    mul qword ptr [rdi + 24]
    add r11, rax
    mov rax, qword ptr [rdi + 360]
    mov r10, rdx
    adc r10, 0
    mul qword ptr [rdi + 24]
    add r12, rax
    mov rax, qword ptr [rdi + 368]
    mov r13, rdx
    adc r13, 0
    add r10, r12
    adc r13, 0
    mul qword ptr [rdi + 24]
    add rbp, rax
    mov rax, qword ptr [rdi + 376]
    mov r12, rdx
    adc r12, 0
    add r13, rbp
    adc r12, 0
    mul qword ptr [rdi + 24]
    mov rbp, rdx
    add r9, rax
    mov rax, r10
    adc rbp, 0
    add r12, r9
    adc rbp, 0
    mul rcx
    mov r9, rdx
    add rsi, rax
    mov rax, r13
    adc r9, 0
    mul rcx
    mov r10, rdx
    add r8, rax
    mov rax, r12
    adc r10, 0
    add r9, r8
    adc r10, 0
    mul rcx
    mov r8, rdx
    add rbx, rax
    mov rax, rbp
    adc r8, 0
    add r10, rbx
    adc r8, 0
    mul rcx
    mov rcx, rdx
    add r11, rax
    adc rcx, 0
    add r8, r11
    adc rcx, 0
    add r8, r8
    adc rcx, rcx
    shr r8, 1
    imul rcx, rcx, 19
    add rsi, rcx
    adc r9, 0
    mov qword ptr [rdi + 128], rsi
    adc r10, 0
    mov qword ptr [rdi + 136], r9
    adc r8, 0
    mov qword ptr [rdi + 144], r10
    mov qword ptr [rdi + 152], r8
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
