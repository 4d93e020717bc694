// x25519, bmi2
//
//     out = X25519(scalar, u), RFC 7748: any scalar, any u; both are read before out is written
//
// Arguments (System V): u64 out[4] (rdi), u64 scalar[4] (rsi), u64 u[4] (rdx).
// Aliasing: any.
// Stack: 648 bytes, 600 of them hold secrets and are wiped at the end. No branch and no address depends on them.
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
    sub rsp, 600
    .cfi_adjust_cfa_offset 600
    // x1 = u mod 2^255
    mov qword ptr [rsp + 432], rdi
    mov rax, qword ptr [rdx]
    mov rcx, qword ptr [rdx + 8]
    mov rdi, qword ptr [rdx + 16]
    mov r8, qword ptr [rdx + 24]
    shl r8, 1
    shr r8, 1
    mov qword ptr [rsp], rax
    mov qword ptr [rsp + 8], rcx
    mov qword ptr [rsp + 16], rdi
    mov qword ptr [rsp + 24], r8
    mov qword ptr [rsp + 96], rax
    mov qword ptr [rsp + 104], rcx
    mov qword ptr [rsp + 112], rdi
    mov qword ptr [rsp + 120], r8
    // clamp, first shift
    mov rax, qword ptr [rsi]
    mov rcx, qword ptr [rsi + 8]
    mov rdi, qword ptr [rsi + 16]
    mov rsi, qword ptr [rsi + 24]
    and rax, -8
    shl rsi, 2
    shr rsi, 2
    mov r8, 4611686018427387904
    add rsi, r8
    add rax, rax
    adc rcx, rcx
    adc rdi, rdi
    adc rsi, rsi
    mov qword ptr [rsp + 520], rax
    mov qword ptr [rsp + 528], rcx
    mov qword ptr [rsp + 536], rdi
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
    mov rax, qword ptr [rdi + 520]
    mov rcx, qword ptr [rdi + 528]
    mov rsi, qword ptr [rdi + 536]
    mov r8, qword ptr [rdi + 544]
    add rax, rax
    adc rcx, rcx
    adc rsi, rsi
    adc r8, r8
    mov qword ptr [rdi + 520], rax
    mov qword ptr [rdi + 528], rcx
    mov qword ptr [rdi + 536], rsi
    mov qword ptr [rdi + 544], r8
    mov eax, 0
    adc rax, 0
    mov rcx, qword ptr [rdi + 424]
    mov qword ptr [rdi + 424], rax
    xor rcx, rax
    mov qword ptr [rdi + 416], rcx
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
    mov rcx, qword ptr [rdi + 512]
    dec rcx
    jnz 2b
    // g = z2 mod p
    mov rax, qword ptr [rsp + 64]
    mov rcx, qword ptr [rsp + 72]
    mov rsi, qword ptr [rsp + 80]
    mov rdi, qword ptr [rsp + 88]
    mov r8, rax
    add r8, 19
    mov r9, rcx
    adc r9, 0
    mov r10, rsi
    adc r10, 0
    mov r11, rdi
    adc r11, 0
    mov rbx, r11
    shr rbx, 63
    shl r11, 1
    shr r11, 1
    add rbx, -1
    cmovc rax, r8
    cmovc rcx, r9
    cmovc rsi, r10
    cmovc rdi, r11
    mov qword ptr [rsp + 192], rax
    mov qword ptr [rsp + 200], rcx
    mov qword ptr [rsp + 208], rsi
    mov qword ptr [rsp + 216], rdi
    // f = p, d = 0, e = 2^-600, theta = 0
    mov rax, -19
    mov rcx, -1
    mov rsi, -1
    mov rdi, 9223372036854775807
    mov qword ptr [rsp + 160], rax
    mov qword ptr [rsp + 168], rcx
    mov qword ptr [rsp + 176], rsi
    mov qword ptr [rsp + 184], rdi
    mov rax, 7307159009807384702
    mov rcx, -8022545206571744055
    mov rsi, -8837440009632912620
    mov rdi, 4929710145372446145
    mov qword ptr [rsp + 256], rax
    mov qword ptr [rsp + 264], rcx
    mov qword ptr [rsp + 272], rsi
    mov qword ptr [rsp + 280], rdi
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
    mov rax, qword ptr [rdi + 440]
    mov rcx, qword ptr [rdi + 160]
    mov rsi, qword ptr [rdi + 192]
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    mov r8, rcx
    and r8, 32767
    mov r9, rsi
    and r9, 32767
    sub r8, -2147483648
    mov r10, 281474976710656
    add r9, r10
    test r9, 1
    mov r10, rax
    not r10
    lea r11, [r9 + r8]
    cmovz r11, r9
    mov rbx, r9
    shl rbx, 63
    mov rbp, r9
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r9
    cmovc rax, r10
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    test r11, 1
    mov r9, rax
    not r9
    lea r10, [r11 + r8]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, r8
    cmp rax, rbx
    cmovc r10, rbp
    cmovc r8, r11
    cmovc rax, r9
    inc rax
    sar r10, 1
    test r10, 1
    mov r9, rax
    not r9
    lea r11, [r10 + r8]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, r8
    cmp rax, rbx
    cmovc r11, rbp
    cmovc r8, r10
    cmovc rax, r9
    inc rax
    sar r11, 1
    // (ra, rb)
    lea r8, [r8 + 32768]
    mov r9, r8
    shl r9, 31
    sar r9, 47
    sub r8, -2147483648
    sar r8, 33
    // (rc, rd)
    lea r10, [r11 + 32768]
    mov r11, r10
    shl r11, 31
    sar r11, 47
    sub r10, -2147483648
    sar r10, 33
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    mov rbx, r9
    imul rbx, rcx
    mov rbp, r8
    imul rbp, rsi
    add rbx, rbp
    mov rbp, r11
    imul rbp, rcx
    mov rcx, r10
    imul rcx, rsi
    add rbp, rcx
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr rbx, 15
    shr rbp, 15
    mov rcx, rbx
    and rcx, 32767
    mov rsi, rbp
    and rsi, 32767
    sub rcx, -2147483648
    mov r12, 281474976710656
    add rsi, r12
    test rsi, 1
    mov r12, rax
    not r12
    lea r13, [rsi + rcx]
    cmovz r13, rsi
    mov r14, rsi
    shl r14, 63
    mov r15, rsi
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, rsi
    cmovc rax, r12
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    test r13, 1
    mov rsi, rax
    not rsi
    lea r12, [r13 + rcx]
    cmovz r12, r13
    mov r14, r13
    shl r14, 63
    mov r15, r13
    sub r15, rcx
    cmp rax, r14
    cmovc r12, r15
    cmovc rcx, r13
    cmovc rax, rsi
    inc rax
    sar r12, 1
    test r12, 1
    mov rsi, rax
    not rsi
    lea r13, [r12 + rcx]
    cmovz r13, r12
    mov r14, r12
    shl r14, 63
    mov r15, r12
    sub r15, rcx
    cmp rax, r14
    cmovc r13, r15
    cmovc rcx, r12
    cmovc rax, rsi
    inc rax
    sar r13, 1
    // (ra, rb)
    lea rcx, [rcx + 32768]
    mov rsi, rcx
    shl rsi, 31
    sar rsi, 47
    sub rcx, -2147483648
    sar rcx, 33
    // (rc, rd)
    lea r12, [r13 + 32768]
    mov r13, r12
    shl r13, 31
    sar r13, 47
    sub r12, -2147483648
    sar r12, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov r14, rsi
    imul r14, r9
    mov r15, rcx
    imul r15, r11
    add r14, r15
    mov r15, rsi
    imul r15, r8
    mov qword ptr [rsp + 552], rax
    mov rax, rcx
    imul rax, r10
    add r15, rax
    mov rax, r13
    imul rax, r9
    mov r9, r12
    imul r9, r11
    add rax, r9
    mov r9, r13
    imul r9, r8
    mov r8, r12
    imul r8, r10
    add r9, r8
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    imul rsi, rbx
    imul rcx, rbp
    add rsi, rcx
    imul r13, rbx
    imul r12, rbp
    add r13, r12
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr rsi, 15
    shr r13, 15
    mov rcx, rsi
    and rcx, 32767
    mov r8, r13
    and r8, 32767
    sub rcx, -2147483648
    mov r10, 281474976710656
    add r8, r10
    test r8, 1
    mov r10, qword ptr [rsp + 552]
    not r10
    lea r11, [r8 + rcx]
    cmovz r11, r8
    mov rbx, r8
    shl rbx, 63
    mov rbp, r8
    sub rbp, rcx
    mov r12, qword ptr [rsp + 552]
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r8
    cmovc r12, r10
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    test r11, 1
    mov r8, r12
    not r8
    lea r10, [r11 + rcx]
    cmovz r10, r11
    mov rbx, r11
    shl rbx, 63
    mov rbp, r11
    sub rbp, rcx
    cmp r12, rbx
    cmovc r10, rbp
    cmovc rcx, r11
    cmovc r12, r8
    inc r12
    sar r10, 1
    test r10, 1
    mov r8, r12
    not r8
    lea r11, [r10 + rcx]
    cmovz r11, r10
    mov rbx, r10
    shl rbx, 63
    mov rbp, r10
    sub rbp, rcx
    cmp r12, rbx
    cmovc r11, rbp
    cmovc rcx, r10
    cmovc r12, r8
    inc r12
    sar r11, 1
    // (ra, rb)
    lea rcx, [rcx + 32768]
    mov r8, rcx
    shl r8, 31
    sar r8, 47
    sub rcx, -2147483648
    sar rcx, 33
    // (rc, rd)
    lea r10, [r11 + 32768]
    mov r11, r10
    shl r11, 31
    sar r11, 47
    sub r10, -2147483648
    sar r10, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov rbx, r8
    imul rbx, r14
    mov rbp, rcx
    imul rbp, rax
    add rbx, rbp
    mov rbp, r8
    imul rbp, r15
    mov qword ptr [rsp + 552], r12
    mov r12, rcx
    imul r12, r9
    add rbp, r12
    mov r12, r11
    imul r12, r14
    mov r14, r10
    imul r14, rax
    add r12, r14
    mov rax, r11
    imul rax, r15
    mov r14, r10
    imul r14, r9
    add rax, r14
    // f' = ra f_word + rb g_word, g' = rc f_word + rd g_word
    imul r8, rsi
    imul rcx, r13
    add r8, rcx
    imul r11, rsi
    imul r10, r13
    add r11, r10
    // F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48
    shr r8, 15
    shr r11, 15
    mov rcx, r8
    and rcx, 32767
    mov rsi, r11
    and rsi, 32767
    sub rcx, -2147483648
    mov r9, 281474976710656
    add rsi, r9
    test rsi, 1
    mov r8, qword ptr [rsp + 552]
    not r8
    lea r9, [rsi + rcx]
    cmovz r9, rsi
    mov r10, rsi
    shl r10, 63
    mov r11, rsi
    sub r11, rcx
    mov r13, qword ptr [rsp + 552]
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, rsi
    cmovc r13, r8
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    test r9, 1
    mov rsi, r13
    not rsi
    lea r8, [r9 + rcx]
    cmovz r8, r9
    mov r10, r9
    shl r10, 63
    mov r11, r9
    sub r11, rcx
    cmp r13, r10
    cmovc r8, r11
    cmovc rcx, r9
    cmovc r13, rsi
    inc r13
    sar r8, 1
    test r8, 1
    mov rsi, r13
    not rsi
    lea r9, [r8 + rcx]
    cmovz r9, r8
    mov r10, r8
    shl r10, 63
    mov r11, r8
    sub r11, rcx
    cmp r13, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r13, rsi
    inc r13
    sar r9, 1
    // (ra, rb)
    lea rcx, [rcx + 32768]
    mov rsi, rcx
    shl rsi, 31
    sar rsi, 47
    sub rcx, -2147483648
    sar rcx, 33
    // (rc, rd)
    lea r8, [r9 + 32768]
    mov r9, r8
    shl r9, 31
    sar r9, 47
    sub r8, -2147483648
    sar r8, 33
    // (A B; C D) = (ra rb; rc rd) (A B; C D)
    mov r10, rsi
    imul r10, rbx
    mov r11, rcx
    imul r11, r12
    add r10, r11
    imul rsi, rbp
    imul rcx, rax
    add rsi, rcx
    mov rcx, r9
    imul rcx, rbx
    mov r11, r8
    imul r11, r12
    add rcx, r11
    imul r9, rbp
    imul r8, rax
    add r9, r8
    // entries + 2^60
    mov qword ptr [rdi + 440], r13
    mov rax, 1152921504606846976
    lea r8, [r10 + rax]
    shl r8, 2
    shr r8, 2
    lea rsi, [rsi + rax]
    shl rsi, 2
    shr rsi, 2
    lea rcx, [rcx + rax]
    shl rcx, 2
    shr rcx, 2
    lea rax, [r9 + rax]
    shl rax, 2
    shr rax, 2
    // f': products
    mov rdx, r8
    mulx r9, r10, qword ptr [rdi + 160]
    mulx r11, rbx, qword ptr [rdi + 168]
    add r9, rbx
    mulx rbx, rbp, qword ptr [rdi + 176]
    adc r11, rbp
    mulx rbp, r12, qword ptr [rdi + 184]
    adc rbx, r12
    adc rbp, 0
    mov rdx, rsi
    mulx r12, r13, qword ptr [rdi + 192]
    mulx r14, r15, qword ptr [rdi + 200]
    add r12, r15
    mov qword ptr [rsp + 552], rax
    mulx r15, rax, qword ptr [rdi + 208]
    adc r14, rax
    mov qword ptr [rsp + 560], rcx
    mulx rax, rcx, qword ptr [rdi + 216]
    adc r15, rcx
    adc rax, 0
    add r10, r13
    adc r9, r12
    adc r11, r14
    adc rbx, r15
    adc rax, 0
    add rax, rbp
    mov rcx, qword ptr [rdi + 184]
    sar rcx, 63
    and rcx, r8
    sub rax, rcx
    mov rcx, qword ptr [rdi + 216]
    sar rcx, 63
    and rcx, rsi
    sub rax, rcx
    // f' = (A f + B g) / 2^60
    shrd r10, r9, 60
    shrd r9, r11, 60
    shrd r11, rbx, 60
    shrd rbx, rax, 60
    sub r10, qword ptr [rdi + 160]
    sbb r9, qword ptr [rdi + 168]
    sbb r11, qword ptr [rdi + 176]
    sbb rbx, qword ptr [rdi + 184]
    sub r10, qword ptr [rdi + 192]
    sbb r9, qword ptr [rdi + 200]
    sbb r11, qword ptr [rdi + 208]
    sbb rbx, qword ptr [rdi + 216]
    // g': products
    mov rdx, qword ptr [rsp + 560]
    mulx rax, rcx, qword ptr [rdi + 160]
    mulx rbp, r12, qword ptr [rdi + 168]
    add rax, r12
    mulx r12, r13, qword ptr [rdi + 176]
    adc rbp, r13
    mulx r13, r14, qword ptr [rdi + 184]
    adc r12, r14
    adc r13, 0
    mov rdx, qword ptr [rsp + 552]
    mulx r14, r15, qword ptr [rdi + 192]
    mov qword ptr [rsp + 568], rsi
    mov qword ptr [rsp + 576], r8
    mulx rsi, r8, qword ptr [rdi + 200]
    add r14, r8
    mov qword ptr [rsp + 584], rbx
    mulx r8, rbx, qword ptr [rdi + 208]
    adc rsi, rbx
    mov qword ptr [rsp + 592], r11
    mulx rbx, r11, qword ptr [rdi + 216]
    adc r8, r11
    adc rbx, 0
    add rcx, r15
    adc rax, r14
    adc rbp, rsi
    adc r12, r8
    adc rbx, 0
    add rbx, r13
    mov rsi, qword ptr [rdi + 184]
    sar rsi, 63
    and rsi, qword ptr [rsp + 560]
    sub rbx, rsi
    mov rsi, qword ptr [rdi + 216]
    sar rsi, 63
    and rsi, qword ptr [rsp + 552]
    sub rbx, rsi
    // g' = (C f + D g) / 2^60
    shrd rcx, rax, 60
    shrd rax, rbp, 60
    shrd rbp, r12, 60
    shrd r12, rbx, 60
    sub rcx, qword ptr [rdi + 160]
    sbb rax, qword ptr [rdi + 168]
    sbb rbp, qword ptr [rdi + 176]
    sbb r12, qword ptr [rdi + 184]
    sub rcx, qword ptr [rdi + 192]
    sbb rax, qword ptr [rdi + 200]
    sbb rbp, qword ptr [rdi + 208]
    sbb r12, qword ptr [rdi + 216]
    // f = f', g = g'
    mov qword ptr [rdi + 160], r10
    mov qword ptr [rdi + 168], r9
    mov rsi, qword ptr [rsp + 592]
    mov qword ptr [rdi + 176], rsi
    mov rsi, qword ptr [rsp + 584]
    mov qword ptr [rdi + 184], rsi
    mov qword ptr [rdi + 192], rcx
    mov qword ptr [rdi + 200], rax
    mov qword ptr [rdi + 208], rbp
    mov qword ptr [rdi + 216], r12
    // offset = 2^60 (4 p - d - e)
    mov rax, -76
    mov rcx, -1
    mov rsi, -1
    mov r8, -1
    mov r9d, 1
    sub rax, qword ptr [rdi + 224]
    sbb rcx, qword ptr [rdi + 232]
    sbb rsi, qword ptr [rdi + 240]
    sbb r8, qword ptr [rdi + 248]
    sbb r9, 0
    sub rax, qword ptr [rdi + 256]
    sbb rcx, qword ptr [rdi + 264]
    sbb rsi, qword ptr [rdi + 272]
    sbb r8, qword ptr [rdi + 280]
    sbb r9, 0
    shld r9, r8, 60
    shld r8, rsi, 60
    shld rsi, rcx, 60
    shld rcx, rax, 60
    shl rax, 60
    // d' = A d + B e
    mov rdx, qword ptr [rsp + 576]
    mulx r10, r11, qword ptr [rdi + 224]
    mulx rbx, rbp, qword ptr [rdi + 232]
    add r10, rbp
    mulx rbp, r12, qword ptr [rdi + 240]
    adc rbx, r12
    mulx r12, r13, qword ptr [rdi + 248]
    adc rbp, r13
    adc r12, 0
    mov r13, rax
    add r13, r11
    mov r11, rcx
    adc r11, r10
    mov r10, rsi
    adc r10, rbx
    mov rbx, r8
    adc rbx, rbp
    adc r12, 0
    add r12, r9
    mov rdx, qword ptr [rsp + 568]
    mulx rbp, r14, qword ptr [rdi + 256]
    mov qword ptr [rsp + 568], r9
    mulx r15, r9, qword ptr [rdi + 264]
    add rbp, r9
    mov qword ptr [rsp + 576], r8
    mulx r9, r8, qword ptr [rdi + 272]
    adc r15, r8
    mov qword ptr [rsp + 584], rsi
    mulx r8, rsi, qword ptr [rdi + 280]
    adc r9, rsi
    adc r8, 0
    add r13, r14
    adc r11, rbp
    adc r10, r15
    adc rbx, r9
    adc r8, 0
    add r8, r12
    add rbx, rbx
    adc r8, r8
    shr rbx, 1
    mov edx, 19
    mulx rsi, r8, r8
    add r13, r8
    adc r11, rsi
    adc r10, 0
    adc rbx, 0
    // e' = C d + D e
    mov rdx, qword ptr [rsp + 560]
    mulx rsi, r8, qword ptr [rdi + 224]
    mulx r9, rbp, qword ptr [rdi + 232]
    add rsi, rbp
    mulx rbp, r12, qword ptr [rdi + 240]
    adc r9, r12
    mulx r12, r14, qword ptr [rdi + 248]
    adc rbp, r14
    adc r12, 0
    add rax, r8
    adc rcx, rsi
    mov rsi, qword ptr [rsp + 584]
    adc rsi, r9
    mov r8, qword ptr [rsp + 576]
    adc r8, rbp
    adc r12, 0
    add r12, qword ptr [rsp + 568]
    mov rdx, qword ptr [rsp + 552]
    mulx r9, rbp, qword ptr [rdi + 256]
    mulx r14, r15, qword ptr [rdi + 264]
    add r9, r15
    mov qword ptr [rsp + 552], rbx
    mulx r15, rbx, qword ptr [rdi + 272]
    adc r14, rbx
    mov qword ptr [rsp + 560], r10
    mulx rbx, r10, qword ptr [rdi + 280]
    adc r15, r10
    adc rbx, 0
    add rax, rbp
    adc rcx, r9
    adc rsi, r14
    adc r8, r15
    adc rbx, 0
    add rbx, r12
    add r8, r8
    adc rbx, rbx
    shr r8, 1
    mov edx, 19
    mulx r9, r10, rbx
    add rax, r10
    adc rcx, r9
    adc rsi, 0
    adc r8, 0
    // d = d', e = e'
    mov qword ptr [rdi + 224], r13
    mov qword ptr [rdi + 232], r11
    mov r9, qword ptr [rsp + 560]
    mov qword ptr [rdi + 240], r9
    mov r9, qword ptr [rsp + 552]
    mov qword ptr [rdi + 248], r9
    mov qword ptr [rdi + 256], rax
    mov qword ptr [rdi + 264], rcx
    mov qword ptr [rdi + 272], rsi
    mov qword ptr [rdi + 280], r8
    mov rcx, qword ptr [rdi + 512]
    dec rcx
    jnz 2b
    // r = d / f
    mov rax, -38
    mov rcx, -1
    mov rsi, -1
    mov rdi, -1
    sub rax, qword ptr [rsp + 224]
    sbb rcx, qword ptr [rsp + 232]
    sbb rsi, qword ptr [rsp + 240]
    sbb rdi, qword ptr [rsp + 248]
    mov r8, qword ptr [rsp + 184]
    shr r8, 63
    mov r9, qword ptr [rsp + 224]
    mov r10, qword ptr [rsp + 232]
    mov r11, qword ptr [rsp + 240]
    mov rbx, qword ptr [rsp + 248]
    add r8, -1
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, rsi
    cmovc rbx, rdi
    // product = x2 r
    mov rdx, qword ptr [rsp + 32]
    mulx rax, rcx, r9
    mulx rsi, rdi, r10
    add rax, rdi
    mulx rdi, r8, r11
    adc rsi, r8
    mulx r8, rbp, rbx
    adc rdi, rbp
    adc r8, 0
    mov rdx, qword ptr [rsp + 40]
    mulx rbp, r12, r9
    mulx r13, r14, r10
    add rbp, r14
    mulx r14, r15, r11
    adc r13, r15
    mov qword ptr [rsp + 552], rcx
    mulx r15, rcx, rbx
    adc r14, rcx
    adc r15, 0
    add rax, r12
    adc rsi, rbp
    adc rdi, r13
    adc r8, r14
    adc r15, 0
    mov rdx, qword ptr [rsp + 48]
    mulx rcx, rbp, r9
    mulx r12, r13, r10
    add rcx, r13
    mulx r13, r14, r11
    adc r12, r14
    mov qword ptr [rsp + 560], rax
    mulx r14, rax, rbx
    adc r13, rax
    adc r14, 0
    add rsi, rbp
    adc rdi, rcx
    adc r8, r12
    adc r15, r13
    adc r14, 0
    mov rdx, qword ptr [rsp + 56]
    mulx rax, rcx, r9
    mulx r9, r10, r10
    add rax, r10
    mulx r10, r11, r11
    adc r9, r11
    mulx r11, rbx, rbx
    adc r10, rbx
    adc r11, 0
    add rdi, rcx
    adc r8, rax
    adc r15, r9
    adc r14, r10
    adc r11, 0
    mov edx, 38
    mulx rax, rcx, r8
    mulx r8, r9, r15
    add rax, r9
    mulx r9, r10, r14
    adc r8, r10
    mulx r10, r11, r11
    adc r9, r11
    adc r10, 0
    mov r11, qword ptr [rsp + 552]
    add r11, rcx
    mov rcx, qword ptr [rsp + 560]
    adc rcx, rax
    adc rsi, r8
    adc rdi, r9
    adc r10, 0
    add rdi, rdi
    adc r10, r10
    shr rdi, 1
    imul rax, r10, 19
    add r11, rax
    adc rcx, 0
    adc rsi, 0
    adc rdi, 0
    // out = product mod p
    mov rax, r11
    mov rcx, rcx
    mov rsi, rsi
    mov rdi, rdi
    mov r8, rax
    add r8, 19
    mov r9, rcx
    adc r9, 0
    mov r10, rsi
    adc r10, 0
    mov r11, rdi
    adc r11, 0
    mov rbx, r11
    shr rbx, 63
    shl r11, 1
    shr r11, 1
    add rbx, -1
    cmovc rax, r8
    cmovc rcx, r9
    cmovc rsi, r10
    cmovc rdi, r11
    mov r8, qword ptr [rsp + 432]
    mov qword ptr [r8], rax
    mov qword ptr [r8 + 8], rcx
    mov qword ptr [r8 + 16], rsi
    mov qword ptr [r8 + 24], rdi
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
    mov qword ptr [rsp + 576], rax
    mov qword ptr [rsp + 584], rax
    mov qword ptr [rsp + 592], rax
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 600
    .cfi_adjust_cfa_offset -600
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
