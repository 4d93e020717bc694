// x25519, x64
//
//     out = X25519(scalar, u), RFC 7748: any scalar, any u; both are read before out is written
//
// Arguments (System V): u64 out[4] (rdi), u64 scalar[4] (rsi), u64 u[4] (rdx).
// Aliasing: any.
// Stack: 624 bytes, 576 of them hold secrets and are wiped at the end. No branch and no address depends on them.
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
    sub rsp, 576
    .cfi_adjust_cfa_offset 576
    // x1 = u mod 2^255
    mov qword ptr [rsp + 432], rdi
    mov rcx, qword ptr [rdx]
    mov rdi, qword ptr [rdx + 8]
    mov r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rdx + 24]
    shl r9, 1
    shr r9, 1
    mov qword ptr [rsp], rcx
    mov qword ptr [rsp + 8], rdi
    mov qword ptr [rsp + 16], r8
    mov qword ptr [rsp + 24], r9
    mov qword ptr [rsp + 96], rcx
    mov qword ptr [rsp + 104], rdi
    mov qword ptr [rsp + 112], r8
    mov qword ptr [rsp + 120], r9
    // clamp, first shift
    mov rcx, qword ptr [rsi]
    mov rdi, qword ptr [rsi + 8]
    mov r8, qword ptr [rsi + 16]
    mov rsi, qword ptr [rsi + 24]
    and rcx, -8
    shl rsi, 2
    shr rsi, 2
    mov r9, 4611686018427387904
    add rsi, r9
    add rcx, rcx
    adc rdi, rdi
    adc r8, r8
    adc rsi, rsi
    mov qword ptr [rsp + 520], rcx
    mov qword ptr [rsp + 528], rdi
    mov qword ptr [rsp + 536], r8
    mov qword ptr [rsp + 544], rsi
    // (x2 : z2) = infinity, (x3 : z3) = (x1 : 1)
    mov qword ptr [rsp + 32], 1
    mov qword ptr [rsp + 40], 0
    mov qword ptr [rsp + 48], 0
    mov qword ptr [rsp + 56], 0
    mov qword ptr [rsp + 64], 0
    mov qword ptr [rsp + 72], 0
    mov qword ptr [rsp + 80], 0
    mov qword ptr [rsp + 88], 0
    mov qword ptr [rsp + 128], 1
    mov qword ptr [rsp + 136], 0
    mov qword ptr [rsp + 144], 0
    mov qword ptr [rsp + 152], 0
    mov qword ptr [rsp + 424], 0
    mov rdi, rsp
    mov ecx, 255
2:
    // the next bit
    mov qword ptr [rdi + 512], rcx
    mov rcx, qword ptr [rdi + 520]
    mov rsi, qword ptr [rdi + 528]
    mov r8, qword ptr [rdi + 536]
    mov r9, qword ptr [rdi + 544]
    add rcx, rcx
    adc rsi, rsi
    adc r8, r8
    adc r9, r9
    mov qword ptr [rdi + 520], rcx
    mov qword ptr [rdi + 528], rsi
    mov qword ptr [rdi + 536], r8
    mov qword ptr [rdi + 544], r9
    mov ecx, 0
    adc rcx, 0
    mov rsi, qword ptr [rdi + 424]
    mov qword ptr [rdi + 424], rcx
    xor rsi, rcx
    mov qword ptr [rdi + 416], rsi
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
    mov rcx, qword ptr [rdi + 512]
    dec rcx
    jnz 2b
    // g = z2 mod p
    mov rcx, qword ptr [rsp + 64]
    mov rsi, qword ptr [rsp + 72]
    mov rdi, qword ptr [rsp + 80]
    mov r8, qword ptr [rsp + 88]
    mov r9, rcx
    add r9, 19
    mov r10, rsi
    adc r10, 0
    mov r11, rdi
    adc r11, 0
    mov rbx, r8
    adc rbx, 0
    mov rbp, rbx
    shr rbp, 63
    shl rbx, 1
    shr rbx, 1
    add rbp, -1
    cmovc rcx, r9
    cmovc rsi, r10
    cmovc rdi, r11
    cmovc r8, rbx
    mov qword ptr [rsp + 192], rcx
    mov qword ptr [rsp + 200], rsi
    mov qword ptr [rsp + 208], rdi
    mov qword ptr [rsp + 216], r8
    // f = p, d = 0, e = 2^-600, theta = 0
    mov rcx, -19
    mov rsi, -1
    mov rdi, -1
    mov r8, 9223372036854775807
    mov qword ptr [rsp + 160], rcx
    mov qword ptr [rsp + 168], rsi
    mov qword ptr [rsp + 176], rdi
    mov qword ptr [rsp + 184], r8
    mov rcx, 7307159009807384702
    mov rsi, -8022545206571744055
    mov rdi, -8837440009632912620
    mov r8, 4929710145372446145
    mov qword ptr [rsp + 256], rcx
    mov qword ptr [rsp + 264], rsi
    mov qword ptr [rsp + 272], rdi
    mov qword ptr [rsp + 280], r8
    mov qword ptr [rsp + 224], 0
    mov qword ptr [rsp + 232], 0
    mov qword ptr [rsp + 240], 0
    mov qword ptr [rsp + 248], 0
    mov qword ptr [rsp + 440], 0
    mov rdi, rsp
    mov ecx, 10
2:
    // low words
    mov qword ptr [rdi + 512], rcx
    mov rcx, qword ptr [rdi + 440]
    mov rsi, qword ptr [rdi + 160]
    mov r8, qword ptr [rdi + 192]
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    mov r9, rsi
    and r9, 32767
    mov r10, r8
    and r10, 32767
    sub r9, -2147483648
    mov r11, 281474976710656
    add r10, r11
    test r10, 1
    mov r11, rcx
    not r11
    lea rbx, [r10 + r9]
    cmovz rbx, r10
    mov rbp, r10
    shl rbp, 63
    mov r12, r10
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r10
    cmovc rcx, r11
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    test rbx, 1
    mov r10, rcx
    not r10
    lea r11, [rbx + r9]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, r9
    cmp rcx, rbp
    cmovc r11, r12
    cmovc r9, rbx
    cmovc rcx, r10
    inc rcx
    sar r11, 1
    test r11, 1
    mov r10, rcx
    not r10
    lea rbx, [r11 + r9]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, r9
    cmp rcx, rbp
    cmovc rbx, r12
    cmovc r9, r11
    cmovc rcx, r10
    inc rcx
    sar rbx, 1
    // (ra, rb)
    lea r9, [r9 + 32768]
    mov r10, r9
    shl r10, 31
    sar r10, 47
    sub r9, -2147483648
    sar r9, 33
    // (rc, rd)
    lea r11, [rbx + 32768]
    mov rbx, r11
    shl rbx, 31
    sar rbx, 47
    sub r11, -2147483648
    sar r11, 33
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    mov rbp, r10
    imul rbp, rsi
    mov r12, r9
    imul r12, r8
    add rbp, r12
    mov r12, rbx
    imul r12, rsi
    mov rsi, r11
    imul rsi, r8
    add r12, rsi
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr rbp, 15
    shr r12, 15
    mov rsi, rbp
    and rsi, 32767
    mov r8, r12
    and r8, 32767
    sub rsi, -2147483648
    mov r13, 281474976710656
    add r8, r13
    test r8, 1
    mov r13, rcx
    not r13
    lea r14, [r8 + rsi]
    cmovz r14, r8
    mov r15, r8
    shl r15, 63
    mov qword ptr [rsp + 552], r12
    mov r12, r8
    sub r12, rsi
    cmp rcx, r15
    cmovc r14, r12
    cmovc rsi, r8
    cmovc rcx, r13
    inc rcx
    sar r14, 1
    test r14, 1
    mov r8, rcx
    not r8
    lea r12, [r14 + rsi]
    cmovz r12, r14
    mov r13, r14
    shl r13, 63
    mov r15, r14
    sub r15, rsi
    cmp rcx, r13
    cmovc r12, r15
    cmovc rsi, r14
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    test r13, 1
    mov r8, rcx
    not r8
    lea r12, [r13 + rsi]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rsi
    cmp rcx, r14
    cmovc r12, r15
    cmovc rsi, r13
    cmovc rcx, r8
    inc rcx
    sar r12, 1
    test r12, 1
    mov r8, rcx
    not r8
    lea r13, [r12 + rsi]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rsi
    cmp rcx, r14
    cmovc r13, r15
    cmovc rsi, r12
    cmovc rcx, r8
    inc rcx
    sar r13, 1
    // (ra, rb)
    lea rsi, [rsi + 32768]
    mov r8, rsi
    shl r8, 31
    sar r8, 47
    sub rsi, -2147483648
    sar rsi, 33
    // (rc, rd)
    lea r12, [r13 + 32768]
    mov r13, r12
    shl r13, 31
    sar r13, 47
    sub r12, -2147483648
    sar r12, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov r14, r8
    imul r14, r10
    mov r15, rsi
    imul r15, rbx
    add r14, r15
    mov r15, r8
    imul r15, r9
    mov qword ptr [rsp + 560], rcx
    mov rcx, rsi
    imul rcx, r11
    add r15, rcx
    mov rcx, r13
    imul rcx, r10
    mov r10, r12
    imul r10, rbx
    add rcx, r10
    mov r10, r13
    imul r10, r9
    mov r9, r12
    imul r9, r11
    add r10, r9
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    imul r8, rbp
    imul rsi, qword ptr [rsp + 552]
    add r8, rsi
    imul r13, rbp
    imul r12, qword ptr [rsp + 552]
    add r13, r12
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr r8, 15
    shr r13, 15
    mov rsi, r8
    and rsi, 32767
    mov r9, r13
    and r9, 32767
    sub rsi, -2147483648
    mov r11, 281474976710656
    add r9, r11
    test r9, 1
    mov r11, qword ptr [rsp + 560]
    not r11
    lea rbx, [r9 + rsi]
    cmovz rbx, r9
    mov rbp, r9
    shl rbp, 63
    mov r12, r9
    sub r12, rsi
    mov qword ptr [rsp + 552], r13
    mov r13, qword ptr [rsp + 560]
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r9
    cmovc r13, r11
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    test rbx, 1
    mov r9, r13
    not r9
    lea r11, [rbx + rsi]
    cmovz r11, rbx
    mov rbp, rbx
    shl rbp, 63
    mov r12, rbx
    sub r12, rsi
    cmp r13, rbp
    cmovc r11, r12
    cmovc rsi, rbx
    cmovc r13, r9
    inc r13
    sar r11, 1
    test r11, 1
    mov r9, r13
    not r9
    lea rbx, [r11 + rsi]
    cmovz rbx, r11
    mov rbp, r11
    shl rbp, 63
    mov r12, r11
    sub r12, rsi
    cmp r13, rbp
    cmovc rbx, r12
    cmovc rsi, r11
    cmovc r13, r9
    inc r13
    sar rbx, 1
    // (ra, rb)
    lea rsi, [rsi + 32768]
    mov r9, rsi
    shl r9, 31
    sar r9, 47
    sub rsi, -2147483648
    sar rsi, 33
    // (rc, rd)
    lea r11, [rbx + 32768]
    mov rbx, r11
    shl rbx, 31
    sar rbx, 47
    sub r11, -2147483648
    sar r11, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov rbp, r9
    imul rbp, r14
    mov r12, rsi
    imul r12, rcx
    add rbp, r12
    mov r12, r9
    imul r12, r15
    mov qword ptr [rsp + 560], r13
    mov r13, rsi
    imul r13, r10
    add r12, r13
    mov r13, rbx
    imul r13, r14
    mov r14, r11
    imul r14, rcx
    add r13, r14
    mov rcx, rbx
    imul rcx, r15
    mov r14, r11
    imul r14, r10
    add rcx, r14
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    imul r9, r8
    imul rsi, qword ptr [rsp + 552]
    add r9, rsi
    imul rbx, r8
    imul r11, qword ptr [rsp + 552]
    add rbx, r11
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr r9, 15
    shr rbx, 15
    mov rsi, r9
    and rsi, 32767
    mov r8, rbx
    and r8, 32767
    sub rsi, -2147483648
    mov r10, 281474976710656
    add r8, r10
    test r8, 1
    mov r9, qword ptr [rsp + 560]
    not r9
    lea r10, [r8 + rsi]
    cmovz r10, r8
    mov r11, r8
    shl r11, 63
    mov rbx, r8
    sub rbx, rsi
    mov r14, qword ptr [rsp + 560]
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r8
    cmovc r14, r9
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    test r10, 1
    mov r8, r14
    not r8
    lea r9, [r10 + rsi]
    cmovz r9, r10
    mov r11, r10
    shl r11, 63
    mov rbx, r10
    sub rbx, rsi
    cmp r14, r11
    cmovc r9, rbx
    cmovc rsi, r10
    cmovc r14, r8
    inc r14
    sar r9, 1
    test r9, 1
    mov r8, r14
    not r8
    lea r10, [r9 + rsi]
    cmovz r10, r9
    mov r11, r9
    shl r11, 63
    mov rbx, r9
    sub rbx, rsi
    cmp r14, r11
    cmovc r10, rbx
    cmovc rsi, r9
    cmovc r14, r8
    inc r14
    sar r10, 1
    // (ra, rb)
    lea rsi, [rsi + 32768]
    mov r8, rsi
    shl r8, 31
    sar r8, 47
    sub rsi, -2147483648
    sar rsi, 33
    // (rc, rd)
    lea r9, [r10 + 32768]
    mov r10, r9
    shl r10, 31
    sar r10, 47
    sub r9, -2147483648
    sar r9, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov r11, r8
    imul r11, rbp
    mov rbx, rsi
    imul rbx, r13
    add r11, rbx
    imul r8, r12
    imul rsi, rcx
    add r8, rsi
    mov rsi, r10
    imul rsi, rbp
    mov rbx, r9
    imul rbx, r13
    add rsi, rbx
    imul r10, r12
    imul r9, rcx
    add r10, r9
    // entries + 2^60
    mov qword ptr [rdi + 440], r14
    mov rcx, 1152921504606846976
    lea r9, [r11 + rcx]
    shl r9, 2
    shr r9, 2
    lea r8, [r8 + rcx]
    shl r8, 2
    shr r8, 2
    lea rsi, [rsi + rcx]
    shl rsi, 2
    shr rsi, 2
    lea rcx, [r10 + rcx]
    shl rcx, 2
    shr rcx, 2
    // f': products
    mov rax, qword ptr [rdi + 160]
    mul r9
    mov r10, rdx
    mov r11, rax
    mov rax, qword ptr [rdi + 168]
    mul r9
    mov rbx, rdx
    add r10, rax
    adc rbx, 0
    mov rax, qword ptr [rdi + 176]
    mul r9
    mov rbp, rdx
    add rbx, rax
    adc rbp, 0
    mov rax, qword ptr [rdi + 184]
    mul r9
    mov r12, rdx
    add rbp, rax
    adc r12, 0
    mov rax, qword ptr [rdi + 192]
    mul r8
    mov r13, rdx
    add r11, rax
    adc r13, 0
    mov rax, qword ptr [rdi + 200]
    mul r8
    mov r14, rdx
    add r10, rax
    adc r14, 0
    add r13, r10
    adc r14, 0
    mov rax, qword ptr [rdi + 208]
    mul r8
    mov r10, rdx
    add rbx, rax
    adc r10, 0
    add r14, rbx
    adc r10, 0
    mov rax, qword ptr [rdi + 216]
    mul r8
    mov rbx, rdx
    add rbp, rax
    adc rbx, 0
    add r10, rbp
    adc rbx, 0
    add rbx, r12
    mov rbp, qword ptr [rdi + 184]
    sar rbp, 63
    and rbp, r9
    sub rbx, rbp
    mov rbp, qword ptr [rdi + 216]
    sar rbp, 63
    and rbp, r8
    sub rbx, rbp
    // f' = (A f + B g) / 2^60
    shrd r11, r13, 60
    shrd r13, r14, 60
    shrd r14, r10, 60
    shrd r10, rbx, 60
    sub r11, qword ptr [rdi + 160]
    sbb r13, qword ptr [rdi + 168]
    sbb r14, qword ptr [rdi + 176]
    sbb r10, qword ptr [rdi + 184]
    sub r11, qword ptr [rdi + 192]
    sbb r13, qword ptr [rdi + 200]
    sbb r14, qword ptr [rdi + 208]
    sbb r10, qword ptr [rdi + 216]
    // g': products
    mov rax, qword ptr [rdi + 160]
    mul rsi
    mov rbx, rdx
    mov rbp, rax
    mov rax, qword ptr [rdi + 168]
    mul rsi
    mov r12, rdx
    add rbx, rax
    adc r12, 0
    mov rax, qword ptr [rdi + 176]
    mul rsi
    mov r15, rdx
    add r12, rax
    adc r15, 0
    mov rax, qword ptr [rdi + 184]
    mul rsi
    mov qword ptr [rsp + 552], r8
    mov r8, rdx
    add r15, rax
    adc r8, 0
    mov rax, qword ptr [rdi + 192]
    mul rcx
    mov qword ptr [rsp + 560], r9
    mov r9, rdx
    add rbp, rax
    adc r9, 0
    mov rax, qword ptr [rdi + 200]
    mul rcx
    mov qword ptr [rsp + 568], r10
    mov r10, rdx
    add rbx, rax
    adc r10, 0
    add r9, rbx
    adc r10, 0
    mov rax, qword ptr [rdi + 208]
    mul rcx
    mov rbx, rdx
    add r12, rax
    adc rbx, 0
    add r10, r12
    adc rbx, 0
    mov rax, qword ptr [rdi + 216]
    mul rcx
    mov r12, rdx
    add r15, rax
    adc r12, 0
    add rbx, r15
    adc r12, 0
    add r12, r8
    mov r8, qword ptr [rdi + 184]
    sar r8, 63
    and r8, rsi
    sub r12, r8
    mov r8, qword ptr [rdi + 216]
    sar r8, 63
    and r8, rcx
    sub r12, r8
    // g' = (C f + D g) / 2^60
    shrd rbp, r9, 60
    shrd r9, r10, 60
    shrd r10, rbx, 60
    shrd rbx, r12, 60
    sub rbp, qword ptr [rdi + 160]
    sbb r9, qword ptr [rdi + 168]
    sbb r10, qword ptr [rdi + 176]
    sbb rbx, qword ptr [rdi + 184]
    sub rbp, qword ptr [rdi + 192]
    sbb r9, qword ptr [rdi + 200]
    sbb r10, qword ptr [rdi + 208]
    sbb rbx, qword ptr [rdi + 216]
    // f = f', g = g'
    mov qword ptr [rdi + 160], r11
    mov qword ptr [rdi + 168], r13
    mov qword ptr [rdi + 176], r14
    mov r8, qword ptr [rsp + 568]
    mov qword ptr [rdi + 184], r8
    mov qword ptr [rdi + 192], rbp
    mov qword ptr [rdi + 200], r9
    mov qword ptr [rdi + 208], r10
    mov qword ptr [rdi + 216], rbx
    // offset = 2^60 (4 p - d - e)
    mov r8, -76
    mov r9, -1
    mov r10, -1
    mov r11, -1
    mov ebx, 1
    sub r8, qword ptr [rdi + 224]
    sbb r9, qword ptr [rdi + 232]
    sbb r10, qword ptr [rdi + 240]
    sbb r11, qword ptr [rdi + 248]
    sbb rbx, 0
    sub r8, qword ptr [rdi + 256]
    sbb r9, qword ptr [rdi + 264]
    sbb r10, qword ptr [rdi + 272]
    sbb r11, qword ptr [rdi + 280]
    sbb rbx, 0
    shld rbx, r11, 60
    shld r11, r10, 60
    shld r10, r9, 60
    shld r9, r8, 60
    shl r8, 60
    // d' = A d + B e
    mov rax, qword ptr [rdi + 224]
    mul qword ptr [rsp + 560]
    mov rbp, rdx
    mov r12, r8
    add r12, rax
    adc rbp, 0
    mov rax, qword ptr [rdi + 232]
    mul qword ptr [rsp + 560]
    mov r13, rdx
    mov r14, r9
    add r14, rax
    adc r13, 0
    add rbp, r14
    adc r13, 0
    mov rax, qword ptr [rdi + 240]
    mul qword ptr [rsp + 560]
    mov r14, rdx
    mov r15, r10
    add r15, rax
    adc r14, 0
    add r13, r15
    adc r14, 0
    mov rax, qword ptr [rdi + 248]
    mul qword ptr [rsp + 560]
    mov r15, rdx
    mov qword ptr [rsp + 560], rcx
    mov rcx, r11
    add rcx, rax
    adc r15, 0
    add r14, rcx
    adc r15, 0
    add r15, rbx
    mov rax, qword ptr [rdi + 256]
    mul qword ptr [rsp + 552]
    mov rcx, rdx
    add r12, rax
    adc rcx, 0
    mov rax, qword ptr [rdi + 264]
    mul qword ptr [rsp + 552]
    mov qword ptr [rsp + 568], rbx
    mov rbx, rdx
    add rbp, rax
    adc rbx, 0
    add rcx, rbp
    adc rbx, 0
    mov rax, qword ptr [rdi + 272]
    mul qword ptr [rsp + 552]
    mov rbp, rdx
    add r13, rax
    adc rbp, 0
    add rbx, r13
    adc rbp, 0
    mov rax, qword ptr [rdi + 280]
    mul qword ptr [rsp + 552]
    mov r13, rdx
    add r14, rax
    adc r13, 0
    add rbp, r14
    adc r13, 0
    add r13, r15
    add rbp, rbp
    adc r13, r13
    shr rbp, 1
    mov r14d, 19
    mov rax, r13
    mul r14
    mov r13, rdx
    mov r14, rax
    add r12, r14
    adc rcx, r13
    adc rbx, 0
    adc rbp, 0
    // e' = C d + D e
    mov rax, qword ptr [rdi + 224]
    mul rsi
    mov r13, rdx
    add r8, rax
    adc r13, 0
    mov rax, qword ptr [rdi + 232]
    mul rsi
    mov r14, rdx
    add r9, rax
    adc r14, 0
    add r13, r9
    adc r14, 0
    mov rax, qword ptr [rdi + 240]
    mul rsi
    mov r9, rdx
    add r10, rax
    adc r9, 0
    add r14, r10
    adc r9, 0
    mov rax, qword ptr [rdi + 248]
    mul rsi
    mov rsi, rdx
    add r11, rax
    adc rsi, 0
    add r9, r11
    adc rsi, 0
    add rsi, qword ptr [rsp + 568]
    mov rax, qword ptr [rdi + 256]
    mul qword ptr [rsp + 560]
    mov r10, rdx
    add r8, rax
    adc r10, 0
    mov rax, qword ptr [rdi + 264]
    mul qword ptr [rsp + 560]
    mov r11, rdx
    add r13, rax
    adc r11, 0
    add r10, r13
    adc r11, 0
    mov rax, qword ptr [rdi + 272]
    mul qword ptr [rsp + 560]
    mov r13, rdx
    add r14, rax
    adc r13, 0
    add r11, r14
    adc r13, 0
    mov rax, qword ptr [rdi + 280]
    mul qword ptr [rsp + 560]
    mov r14, rdx
    add r9, rax
    adc r14, 0
    add r13, r9
    adc r14, 0
    add r14, rsi
    add r13, r13
    adc r14, r14
    shr r13, 1
    mov esi, 19
    mov rax, r14
    mul rsi
    mov rsi, rdx
    mov r9, rax
    add r8, r9
    adc r10, rsi
    adc r11, 0
    adc r13, 0
    // d = d', e = e'
    mov qword ptr [rdi + 224], r12
    mov qword ptr [rdi + 232], rcx
    mov qword ptr [rdi + 240], rbx
    mov qword ptr [rdi + 248], rbp
    mov qword ptr [rdi + 256], r8
    mov qword ptr [rdi + 264], r10
    mov qword ptr [rdi + 272], r11
    mov qword ptr [rdi + 280], r13
    mov rcx, qword ptr [rdi + 512]
    dec rcx
    jnz 2b
    // r = d / f
    mov rcx, -38
    mov rsi, -1
    mov rdi, -1
    mov r8, -1
    sub rcx, qword ptr [rsp + 224]
    sbb rsi, qword ptr [rsp + 232]
    sbb rdi, qword ptr [rsp + 240]
    sbb r8, qword ptr [rsp + 248]
    mov r9, qword ptr [rsp + 184]
    shr r9, 63
    mov r10, qword ptr [rsp + 224]
    mov r11, qword ptr [rsp + 232]
    mov rbx, qword ptr [rsp + 240]
    mov rbp, qword ptr [rsp + 248]
    add r9, -1
    cmovc r10, rcx
    cmovc r11, rsi
    cmovc rbx, rdi
    cmovc rbp, r8
    // product = x2 r
    mov rax, r10
    mul qword ptr [rsp + 32]
    mov rcx, rdx
    mov rsi, rax
    mov rax, r11
    mul qword ptr [rsp + 32]
    mov rdi, rdx
    add rcx, rax
    adc rdi, 0
    mov rax, rbx
    mul qword ptr [rsp + 32]
    mov r8, rdx
    add rdi, rax
    adc r8, 0
    mov rax, rbp
    mul qword ptr [rsp + 32]
    mov r9, rdx
    add r8, rax
    adc r9, 0
    mov rax, r10
    mul qword ptr [rsp + 40]
    mov r12, rdx
    add rcx, rax
    adc r12, 0
    mov rax, r11
    mul qword ptr [rsp + 40]
    mov r13, rdx
    add rdi, rax
    adc r13, 0
    add r12, rdi
    adc r13, 0
    mov rax, rbx
    mul qword ptr [rsp + 40]
    mov rdi, rdx
    add r8, rax
    adc rdi, 0
    add r13, r8
    adc rdi, 0
    mov rax, rbp
    mul qword ptr [rsp + 40]
    mov r8, rdx
    add r9, rax
    adc r8, 0
    add rdi, r9
    adc r8, 0
    mov rax, r10
    mul qword ptr [rsp + 48]
    mov r9, rdx
    add r12, rax
    adc r9, 0
    mov rax, r11
    mul qword ptr [rsp + 48]
    mov r14, rdx
    add r13, rax
    adc r14, 0
    add r9, r13
    adc r14, 0
    mov rax, rbx
    mul qword ptr [rsp + 48]
    mov r13, rdx
    add rdi, rax
    adc r13, 0
    add r14, rdi
    adc r13, 0
    mov rax, rbp
    mul qword ptr [rsp + 48]
    mov rdi, rdx
    add r8, rax
    adc rdi, 0
    add r13, r8
    adc rdi, 0
    mov rax, r10
    mul qword ptr [rsp + 56]
    mov r8, rdx
    add r9, rax
    adc r8, 0
    mov rax, r11
    mul qword ptr [rsp + 56]
    mov r10, rdx
    add r14, rax
    adc r10, 0
    add r8, r14
    adc r10, 0
    mov rax, rbx
    mul qword ptr [rsp + 56]
    mov r11, rdx
    add r13, rax
    adc r11, 0
    add r10, r13
    adc r11, 0
    mov rax, rbp
    mul qword ptr [rsp + 56]
    mov rbx, rdx
    add rdi, rax
    adc rbx, 0
    add r11, rdi
    adc rbx, 0
    mov edi, 38
    mov rax, r8
    mul rdi
    mov r8, rdx
    add rsi, rax
    adc r8, 0
    mov rax, r10
    mul rdi
    mov r10, rdx
    add rcx, rax
    adc r10, 0
    add r8, rcx
    adc r10, 0
    mov rax, r11
    mul rdi
    mov rcx, rdx
    add r12, rax
    adc rcx, 0
    add r10, r12
    adc rcx, 0
    mov rax, rbx
    mul rdi
    mov rdi, rdx
    add r9, rax
    adc rdi, 0
    add rcx, r9
    adc rdi, 0
    add rcx, rcx
    adc rdi, rdi
    shr rcx, 1
    imul rdi, rdi, 19
    add rsi, rdi
    adc r8, 0
    adc r10, 0
    adc rcx, 0
    // out = product mod p
    mov rsi, rsi
    mov rdi, r8
    mov r8, r10
    mov rcx, rcx
    mov r9, rsi
    add r9, 19
    mov r10, rdi
    adc r10, 0
    mov r11, r8
    adc r11, 0
    mov rbx, rcx
    adc rbx, 0
    mov rbp, rbx
    shr rbp, 63
    shl rbx, 1
    shr rbx, 1
    add rbp, -1
    cmovc rsi, r9
    cmovc rdi, r10
    cmovc r8, r11
    cmovc rcx, rbx
    mov r9, qword ptr [rsp + 432]
    mov qword ptr [r9], rsi
    mov qword ptr [r9 + 8], rdi
    mov qword ptr [r9 + 16], r8
    mov qword ptr [r9 + 24], rcx
    xor eax, eax
    mov qword ptr [rsp], rax
    mov qword ptr [rsp + 8], rax
    mov qword ptr [rsp + 16], rax
    mov qword ptr [rsp + 24], rax
    mov qword ptr [rsp + 32], rax
    mov qword ptr [rsp + 40], rax
    mov qword ptr [rsp + 48], rax
    mov qword ptr [rsp + 56], rax
    mov qword ptr [rsp + 64], rax
    mov qword ptr [rsp + 72], rax
    mov qword ptr [rsp + 80], rax
    mov qword ptr [rsp + 88], rax
    mov qword ptr [rsp + 96], rax
    mov qword ptr [rsp + 104], rax
    mov qword ptr [rsp + 112], rax
    mov qword ptr [rsp + 120], rax
    mov qword ptr [rsp + 128], rax
    mov qword ptr [rsp + 136], rax
    mov qword ptr [rsp + 144], rax
    mov qword ptr [rsp + 152], rax
    mov qword ptr [rsp + 160], rax
    mov qword ptr [rsp + 168], rax
    mov qword ptr [rsp + 176], rax
    mov qword ptr [rsp + 184], rax
    mov qword ptr [rsp + 192], rax
    mov qword ptr [rsp + 200], rax
    mov qword ptr [rsp + 208], rax
    mov qword ptr [rsp + 216], rax
    mov qword ptr [rsp + 224], rax
    mov qword ptr [rsp + 232], rax
    mov qword ptr [rsp + 240], rax
    mov qword ptr [rsp + 248], rax
    mov qword ptr [rsp + 256], rax
    mov qword ptr [rsp + 264], rax
    mov qword ptr [rsp + 272], rax
    mov qword ptr [rsp + 280], rax
    mov qword ptr [rsp + 288], rax
    mov qword ptr [rsp + 296], rax
    mov qword ptr [rsp + 304], rax
    mov qword ptr [rsp + 312], rax
    mov qword ptr [rsp + 320], rax
    mov qword ptr [rsp + 328], rax
    mov qword ptr [rsp + 336], rax
    mov qword ptr [rsp + 344], rax
    mov qword ptr [rsp + 352], rax
    mov qword ptr [rsp + 360], rax
    mov qword ptr [rsp + 368], rax
    mov qword ptr [rsp + 376], rax
    mov qword ptr [rsp + 384], rax
    mov qword ptr [rsp + 392], rax
    mov qword ptr [rsp + 400], rax
    mov qword ptr [rsp + 408], rax
    mov qword ptr [rsp + 416], rax
    mov qword ptr [rsp + 424], rax
    mov qword ptr [rsp + 432], rax
    mov qword ptr [rsp + 440], rax
    mov qword ptr [rsp + 448], rax
    mov qword ptr [rsp + 456], rax
    mov qword ptr [rsp + 464], rax
    mov qword ptr [rsp + 472], rax
    mov qword ptr [rsp + 480], rax
    mov qword ptr [rsp + 488], rax
    mov qword ptr [rsp + 496], rax
    mov qword ptr [rsp + 504], rax
    mov qword ptr [rsp + 512], rax
    mov qword ptr [rsp + 520], rax
    mov qword ptr [rsp + 528], rax
    mov qword ptr [rsp + 536], rax
    mov qword ptr [rsp + 544], rax
    mov qword ptr [rsp + 552], rax
    mov qword ptr [rsp + 560], rax
    mov qword ptr [rsp + 568], rax
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 576
    .cfi_adjust_cfa_offset -576
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
