// ladder_step_choice, bmi2: modulo p = 2^255 - 19
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
    add rbp, r14
    mulx rbx, r14, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 272]
    adc r13, r10
    adc r8, r14
    mulx r10, r14, qword ptr [rdi + 160]
    adc rbx, 0
    add rax, r12
    adc rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 168]
    adc r9, r13
    adc r11, r8
    mulx r8, r13, qword ptr [rdi + 176]
    adc rbx, 0
    add r10, r12
    adc rbp, r13
    mulx r12, r13, qword ptr [rdi + 184]
    mov rdx, qword ptr [rdi + 280]
    adc r8, r13
    adc r12, 0
    add rsi, r14
    mulx r13, r14, qword ptr [rdi + 160]
    adc r9, r10
    adc r11, rbp
    mulx r10, rbp, qword ptr [rdi + 168]
    adc rbx, r8
    adc r12, 0
    add r13, rbp
    mulx r8, rbp, qword ptr [rdi + 176]
    adc r10, rbp
    mulx rbp, r15, qword ptr [rdi + 184]
    mov edx, 38
    adc r8, r15
    adc rbp, 0
    add r9, r14
    adc r11, r13
    adc rbx, r10
    mulx r10, r11, r11
    adc r12, r8
    mulx r8, rbx, rbx
    adc rbp, 0
    mulx r12, r13, r12
    mulx rbp, r14, rbp
    add r10, rbx
    adc r8, r13
    adc r12, r14
    adc rbp, 0
    add rcx, r11
    adc rax, r10
    adc rsi, r8
    adc r9, r12
    adc rbp, 0
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
    // S = choice ? C : A
    mov rax, qword ptr [rdi + 416]
    mov rcx, qword ptr [rdi + 160]
    mov rsi, qword ptr [rdi + 168]
    mov r8, qword ptr [rdi + 176]
    mov r9, qword ptr [rdi + 184]
    add rax, -1
    cmovc rcx, qword ptr [rdi + 224]
    cmovc rsi, qword ptr [rdi + 232]
    cmovc r8, qword ptr [rdi + 240]
    cmovc r9, qword ptr [rdi + 248]
    mov qword ptr [rdi + 448], rcx
    mov qword ptr [rdi + 456], rsi
    mov qword ptr [rdi + 464], r8
    mov qword ptr [rdi + 472], r9
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
    add rbp, r14
    mulx rbx, r14, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 240]
    adc r13, r10
    adc r8, r14
    mulx r10, r14, qword ptr [rdi + 192]
    adc rbx, 0
    add rax, r12
    adc rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 200]
    adc r9, r13
    adc r11, r8
    mulx r8, r13, qword ptr [rdi + 208]
    adc rbx, 0
    add r10, r12
    adc rbp, r13
    mulx r12, r13, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 248]
    adc r8, r13
    adc r12, 0
    add rsi, r14
    mulx r13, r14, qword ptr [rdi + 192]
    adc r9, r10
    adc r11, rbp
    mulx r10, rbp, qword ptr [rdi + 200]
    adc rbx, r8
    adc r12, 0
    add r13, rbp
    mulx r8, rbp, qword ptr [rdi + 208]
    adc r10, rbp
    mulx rbp, r15, qword ptr [rdi + 216]
    mov edx, 38
    adc r8, r15
    adc rbp, 0
    add r9, r14
    adc r11, r13
    adc rbx, r10
    mulx r10, r11, r11
    adc r12, r8
    mulx r8, rbx, rbx
    adc rbp, 0
    mulx r12, r13, r12
    mulx rbp, r14, rbp
    add r10, rbx
    adc r8, r13
    adc r12, r14
    adc rbp, 0
    add rcx, r11
    adc rax, r10
    adc rsi, r8
    adc r9, r12
    adc rbp, 0
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
    // T = choice ? D : B
    mov rax, qword ptr [rdi + 416]
    mov rcx, qword ptr [rdi + 192]
    mov rsi, qword ptr [rdi + 200]
    mov r8, qword ptr [rdi + 208]
    mov r9, qword ptr [rdi + 216]
    add rax, -1
    cmovc rcx, qword ptr [rdi + 256]
    cmovc rsi, qword ptr [rdi + 264]
    cmovc r8, qword ptr [rdi + 272]
    cmovc r9, qword ptr [rdi + 280]
    mov qword ptr [rdi + 480], rcx
    mov qword ptr [rdi + 488], rsi
    mov qword ptr [rdi + 496], r8
    mov qword ptr [rdi + 504], r9
    // BB = T^2
    mov rdx, qword ptr [rdi + 480]
    mov eax, 0
    mulx rcx, rsi, qword ptr [rdi + 488]
    mulx r8, r9, qword ptr [rdi + 496]
    mulx r10, r11, qword ptr [rdi + 504]
    mov rdx, qword ptr [rdi + 488]
    mulx rbx, rbp, qword ptr [rdi + 496]
    mulx r12, r13, qword ptr [rdi + 504]
    mov rdx, qword ptr [rdi + 496]
    add rcx, r9
    adc r8, r11
    adc r10, 0
    mulx r9, r11, qword ptr [rdi + 504]
    mov rdx, qword ptr [rdi + 480]
    add rbx, r13
    adc r12, 0
    add r8, rbp
    mulx rbp, r13, rdx
    mov rdx, qword ptr [rdi + 488]
    adc r10, rbx
    adc r12, 0
    add r12, r11
    adc r9, 0
    add rsi, rsi
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 496]
    adc rcx, rcx
    adc r8, r8
    adc r10, r10
    adc r12, r12
    adc r9, r9
    adc rax, 0
    add rsi, rbp
    mulx rbp, r14, rdx
    mov rdx, qword ptr [rdi + 504]
    adc rcx, rbx
    adc r8, r11
    adc r10, r14
    mulx r11, rbx, rdx
    adc r12, rbp
    mov edx, 38
    mulx r10, rbp, r10
    mulx r12, r14, r12
    adc r9, rbx
    adc rax, r11
    mulx r9, r11, r9
    mulx rax, rbx, rax
    add r10, r14
    adc r12, r11
    adc r9, rbx
    adc rax, 0
    add r13, rbp
    adc rsi, r10
    adc rcx, r12
    adc r8, r9
    adc rax, 0
    add r8, r8
    adc rax, rax
    shr r8, 1
    imul rax, rax, 19
    add r13, rax
    adc rsi, 0
    mov qword ptr [rdi + 320], r13
    adc rcx, 0
    mov qword ptr [rdi + 328], rsi
    adc r8, 0
    mov qword ptr [rdi + 336], rcx
    mov qword ptr [rdi + 344], r8
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
    // AA = S^2
    mov rdx, qword ptr [rdi + 448]
    mov eax, 0
    mulx rcx, rsi, qword ptr [rdi + 456]
    mulx r8, r9, qword ptr [rdi + 464]
    mulx r10, r11, qword ptr [rdi + 472]
    mov rdx, qword ptr [rdi + 456]
    mulx rbx, rbp, qword ptr [rdi + 464]
    mulx r12, r13, qword ptr [rdi + 472]
    mov rdx, qword ptr [rdi + 464]
    add rcx, r9
    adc r8, r11
    adc r10, 0
    mulx r9, r11, qword ptr [rdi + 472]
    mov rdx, qword ptr [rdi + 448]
    add rbx, r13
    adc r12, 0
    add r8, rbp
    mulx rbp, r13, rdx
    mov rdx, qword ptr [rdi + 456]
    adc r10, rbx
    adc r12, 0
    add r12, r11
    adc r9, 0
    add rsi, rsi
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 464]
    adc rcx, rcx
    adc r8, r8
    adc r10, r10
    adc r12, r12
    adc r9, r9
    adc rax, 0
    add rsi, rbp
    mulx rbp, r14, rdx
    mov rdx, qword ptr [rdi + 472]
    adc rcx, rbx
    adc r8, r11
    adc r10, r14
    mulx r11, rbx, rdx
    adc r12, rbp
    mov edx, 38
    mulx r10, rbp, r10
    mulx r12, r14, r12
    adc r9, rbx
    adc rax, r11
    mulx r9, r11, r9
    mulx rax, rbx, rax
    add r10, r14
    adc r12, r11
    adc r9, rbx
    adc rax, 0
    add r13, rbp
    adc rsi, r10
    adc rcx, r12
    adc r8, r9
    adc rax, 0
    add r8, r8
    adc rax, rax
    shr r8, 1
    imul rax, rax, 19
    add r13, rax
    adc rsi, 0
    mov qword ptr [rdi + 288], r13
    adc rcx, 0
    mov qword ptr [rdi + 296], rsi
    adc r8, 0
    mov qword ptr [rdi + 304], rcx
    mov qword ptr [rdi + 312], r8
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
    mov eax, 0
    mulx rcx, rsi, qword ptr [rdi + 232]
    mulx r8, r9, qword ptr [rdi + 240]
    mulx r10, r11, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 232]
    mulx rbx, rbp, qword ptr [rdi + 240]
    mulx r12, r13, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 240]
    add rcx, r9
    adc r8, r11
    adc r10, 0
    mulx r9, r11, qword ptr [rdi + 248]
    mov rdx, qword ptr [rdi + 224]
    add rbx, r13
    adc r12, 0
    add r8, rbp
    mulx rbp, r13, rdx
    mov rdx, qword ptr [rdi + 232]
    adc r10, rbx
    adc r12, 0
    add r12, r11
    adc r9, 0
    add rsi, rsi
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 240]
    adc rcx, rcx
    adc r8, r8
    adc r10, r10
    adc r12, r12
    adc r9, r9
    adc rax, 0
    add rsi, rbp
    mulx rbp, r14, rdx
    mov rdx, qword ptr [rdi + 248]
    adc rcx, rbx
    adc r8, r11
    adc r10, r14
    mulx r11, rbx, rdx
    adc r12, rbp
    mov edx, 38
    mulx r10, rbp, r10
    mulx r12, r14, r12
    adc r9, rbx
    adc rax, r11
    mulx r9, r11, r9
    mulx rax, rbx, rax
    add r10, r14
    adc r12, r11
    adc r9, rbx
    adc rax, 0
    add r13, rbp
    adc rsi, r10
    adc rcx, r12
    adc r8, r9
    adc rax, 0
    add r8, r8
    adc rax, rax
    shr r8, 1
    imul rax, rax, 19
    add r13, rax
    adc rsi, 0
    mov qword ptr [rdi + 96], r13
    adc rcx, 0
    mov qword ptr [rdi + 104], rsi
    adc r8, 0
    mov qword ptr [rdi + 112], rcx
    mov qword ptr [rdi + 120], r8
    // B = BB + 121666 A
    mov edx, 121666
    mov rax, qword ptr [rdi + 320]
    mov rcx, qword ptr [rdi + 328]
    mov rsi, qword ptr [rdi + 336]
    mulx r8, r9, qword ptr [rdi + 160]
    mov r10, qword ptr [rdi + 344]
    mulx r11, rbx, qword ptr [rdi + 168]
    mulx rbp, r12, qword ptr [rdi + 176]
    mulx r13, r14, qword ptr [rdi + 184]
    add r8, rbx
    adc r11, r12
    adc rbp, r14
    adc r13, 0
    add rax, r9
    adc rcx, r8
    adc rsi, r11
    adc r10, rbp
    adc r13, 0
    add r10, r10
    adc r13, r13
    shr r10, 1
    imul r8, r13, 19
    add rax, r8
    adc rcx, 0
    mov qword ptr [rdi + 192], rax
    adc rsi, 0
    mov qword ptr [rdi + 200], rcx
    adc r10, 0
    mov qword ptr [rdi + 208], rsi
    mov qword ptr [rdi + 216], r10
    // DA = D^2
    mov rdx, qword ptr [rdi + 256]
    mov eax, 0
    mulx rcx, rsi, qword ptr [rdi + 264]
    mulx r8, r9, qword ptr [rdi + 272]
    mulx r10, r11, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 264]
    mulx rbx, rbp, qword ptr [rdi + 272]
    mulx r12, r13, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 272]
    add rcx, r9
    adc r8, r11
    adc r10, 0
    mulx r9, r11, qword ptr [rdi + 280]
    mov rdx, qword ptr [rdi + 256]
    add rbx, r13
    adc r12, 0
    add r8, rbp
    mulx rbp, r13, rdx
    mov rdx, qword ptr [rdi + 264]
    adc r10, rbx
    adc r12, 0
    add r12, r11
    adc r9, 0
    add rsi, rsi
    mulx r11, rbx, rdx
    mov rdx, qword ptr [rdi + 272]
    adc rcx, rcx
    adc r8, r8
    adc r10, r10
    adc r12, r12
    adc r9, r9
    adc rax, 0
    add rsi, rbp
    mulx rbp, r14, rdx
    mov rdx, qword ptr [rdi + 280]
    adc rcx, rbx
    adc r8, r11
    adc r10, r14
    mulx r11, rbx, rdx
    adc r12, rbp
    mov edx, 38
    mulx r10, rbp, r10
    mulx r12, r14, r12
    adc r9, rbx
    adc rax, r11
    mulx r9, r11, r9
    mulx rax, rbx, rax
    add r10, r14
    adc r12, r11
    adc r9, rbx
    adc rax, 0
    add r13, rbp
    adc rsi, r10
    adc rcx, r12
    adc r8, r9
    adc rax, 0
    add r8, r8
    adc rax, rax
    shr r8, 1
    imul rax, rax, 19
    add r13, rax
    adc rsi, 0
    mov qword ptr [rdi + 352], r13
    adc rcx, 0
    mov qword ptr [rdi + 360], rsi
    adc r8, 0
    mov qword ptr [rdi + 368], rcx
    mov qword ptr [rdi + 376], r8
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
    add rbp, r14
    mulx rbx, r14, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 176]
    adc r13, r10
    adc r8, r14
    mulx r10, r14, qword ptr [rdi + 192]
    adc rbx, 0
    add rax, r12
    adc rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 200]
    adc r9, r13
    adc r11, r8
    mulx r8, r13, qword ptr [rdi + 208]
    adc rbx, 0
    add r10, r12
    adc rbp, r13
    mulx r12, r13, qword ptr [rdi + 216]
    mov rdx, qword ptr [rdi + 184]
    adc r8, r13
    adc r12, 0
    add rsi, r14
    mulx r13, r14, qword ptr [rdi + 192]
    adc r9, r10
    adc r11, rbp
    mulx r10, rbp, qword ptr [rdi + 200]
    adc rbx, r8
    adc r12, 0
    add r13, rbp
    mulx r8, rbp, qword ptr [rdi + 208]
    adc r10, rbp
    mulx rbp, r15, qword ptr [rdi + 216]
    mov edx, 38
    adc r8, r15
    adc rbp, 0
    add r9, r14
    adc r11, r13
    adc rbx, r10
    mulx r10, r11, r11
    adc r12, r8
    mulx r8, rbx, rbx
    adc rbp, 0
    mulx r12, r13, r12
    mulx rbp, r14, rbp
    add r10, rbx
    adc r8, r13
    adc r12, r14
    adc rbp, 0
    add rcx, r11
    adc rax, r10
    adc rsi, r8
    adc r9, r12
    adc rbp, 0
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
    add rbp, r14
    mulx rbx, r14, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 304]
    adc r13, r10
    adc r8, r14
    mulx r10, r14, qword ptr [rdi + 320]
    adc rbx, 0
    add rax, r12
    adc rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 328]
    adc r9, r13
    adc r11, r8
    mulx r8, r13, qword ptr [rdi + 336]
    adc rbx, 0
    add r10, r12
    adc rbp, r13
    mulx r12, r13, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 312]
    adc r8, r13
    adc r12, 0
    add rsi, r14
    mulx r13, r14, qword ptr [rdi + 320]
    adc r9, r10
    adc r11, rbp
    mulx r10, rbp, qword ptr [rdi + 328]
    adc rbx, r8
    adc r12, 0
    add r13, rbp
    mulx r8, rbp, qword ptr [rdi + 336]
    adc r10, rbp
    mulx rbp, r15, qword ptr [rdi + 344]
    mov edx, 38
    adc r8, r15
    adc rbp, 0
    add r9, r14
    adc r11, r13
    adc rbx, r10
    mulx r10, r11, r11
    adc r12, r8
    mulx r8, rbx, rbx
    adc rbp, 0
    mulx r12, r13, r12
    mulx rbp, r14, rbp
    add r10, rbx
    adc r8, r13
    adc r12, r14
    adc rbp, 0
    add rcx, r11
    adc rax, r10
    adc rsi, r8
    adc r9, r12
    adc rbp, 0
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
    add rbp, r14
    mulx rbx, r14, qword ptr [rdi + 376]
    mov rdx, qword ptr [rdi + 16]
    adc r13, r10
    adc r8, r14
    mulx r10, r14, qword ptr [rdi + 352]
    adc rbx, 0
    add rax, r12
    adc rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 360]
    adc r9, r13
    adc r11, r8
    mulx r8, r13, qword ptr [rdi + 368]
    adc rbx, 0
    add r10, r12
    adc rbp, r13
    mulx r12, r13, qword ptr [rdi + 376]
    mov rdx, qword ptr [rdi + 24]
    adc r8, r13
    adc r12, 0
    add rsi, r14
    mulx r13, r14, qword ptr [rdi + 352]
    adc r9, r10
    adc r11, rbp
    mulx r10, rbp, qword ptr [rdi + 360]
    adc rbx, r8
    adc r12, 0
    add r13, rbp
    mulx r8, rbp, qword ptr [rdi + 368]
    adc r10, rbp
    mulx rbp, r15, qword ptr [rdi + 376]
    mov edx, 38
    adc r8, r15
    adc rbp, 0
    add r9, r14
    adc r11, r13
    adc rbx, r10
    mulx r10, r11, r11
    adc r12, r8
    mulx r8, rbx, rbx
    adc rbp, 0
    mulx r12, r13, r12
    mulx rbp, r14, rbp
    add r10, rbx
    adc r8, r13
    adc r12, r14
    adc rbp, 0
    add rcx, r11
    adc rax, r10
    adc rsi, r8
    adc r9, r12
    adc rbp, 0
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
