// x25519, adx
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
    mov rcx, qword ptr [rdi + 120]
    mov rsi, qword ptr [rdi + 112]
    mov r8, qword ptr [rdi + 104]
    add rax, qword ptr [rdi + 128]
    adc r8, qword ptr [rdi + 136]
    adc rsi, qword ptr [rdi + 144]
    mov qword ptr [rdi + 232], r8
    adc rcx, qword ptr [rdi + 152]
    sbb r8, r8
    mov qword ptr [rdi + 248], rcx
    and r8, 38
    add rax, r8
    mov qword ptr [rdi + 240], rsi
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
    mulx r13, r14, qword ptr [rdi + 168]
    adox rsi, r12
    mulx r12, r15, qword ptr [rdi + 176]
    adcx rsi, r14
    adox rax, r13
    adox rcx, r12
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
    mov edx, 38
    adcx r8, r12
    adox rbp, rbx
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
    mov rcx, qword ptr [rdi + 416]
    mov rsi, qword ptr [rdi + 176]
    add rcx, -1
    mov rcx, qword ptr [rdi + 184]
    mov r8, qword ptr [rdi + 168]
    cmovc r8, qword ptr [rdi + 232]
    cmovc rsi, qword ptr [rdi + 240]
    cmovc rax, qword ptr [rdi + 224]
    cmovc rcx, qword ptr [rdi + 248]
    mov qword ptr [rdi + 448], rax
    mov qword ptr [rdi + 472], rcx
    mov qword ptr [rdi + 464], rsi
    mov qword ptr [rdi + 456], r8
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
    adcx rcx, rbx
    adox r9, r11
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
    adox rbp, rbx
    adcx r9, r12
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
    mulx r9, rbx, rbp
    adox rax, r9
    mulx r9, r11, r11
    adox rcx, r9
    adcx rsi, rbx
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
    mov rax, qword ptr [rdi + 200]
    mov rcx, qword ptr [rdi + 416]
    mov rsi, qword ptr [rdi + 192]
    add rcx, -1
    mov rcx, qword ptr [rdi + 208]
    cmovc rcx, qword ptr [rdi + 272]
    cmovc rsi, qword ptr [rdi + 256]
    mov r8, qword ptr [rdi + 216]
    cmovc r8, qword ptr [rdi + 280]
    cmovc rax, qword ptr [rdi + 264]
    mov qword ptr [rdi + 480], rsi
    mov qword ptr [rdi + 504], r8
    mov qword ptr [rdi + 488], rax
    mov qword ptr [rdi + 496], rcx
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
    adcx r8, rbx
    adox r11, rbp
    adcx r11, rbp
    xor r9d, r9d
    mov rdx, qword ptr [rdi + 496]
    mulx r10, rbx, qword ptr [rdi + 504]
    adcx r11, rbx
    adox r10, r9
    adcx r10, r9
    xor r9d, r9d
    mov rdx, qword ptr [rdi + 480]
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
    mulx r11, rbx, r11
    mulx r8, r13, r8
    adox rcx, r8
    adox rax, r11
    adcx rbp, r13
    adcx rcx, rbx
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
    mov qword ptr [rdi + 240], r8
    add rcx, rsi
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
    adox r10, r11
    adcx rcx, rbx
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
    adox rax, r13
    adcx rcx, rcx
    adcx r10, r10
    adox rcx, r12
    mulx r11, r12, rdx
    adcx r11, rbp
    adox r10, r12
    adox r11, rbp
    mov edx, 38
    xor ebp, ebp
    mulx r10, r12, r10
    mulx rax, r13, rax
    adcx rbx, r13
    adox r8, rax
    mulx rax, rcx, rcx
    adcx r8, rcx
    adox rsi, rax
    adox r9, r10
    adcx rsi, r12
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
    mulx r12, r13, rdx
    adox rcx, r11
    adcx rax, rax
    adox rax, r13
    adcx rsi, rsi
    adox rsi, r12
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
    mov qword ptr [rdi + 192], rax
    mov qword ptr [rdi + 208], rcx
    mov qword ptr [rdi + 216], r9
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
    adox r11, r13
    mov edx, 38
    adcx r12, rcx
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
    mov rdx, qword ptr [rdi + 176]
    adox r10, r12
    adcx r10, r12
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
    mulx r9, rbx, r9
    adcx r11, rbp
    mulx r10, rbp, r10
    xor r13d, r13d
    adcx r8, rbx
    adox rsi, r9
    adox rax, r10
    mulx r9, r10, r12
    adox rcx, r9
    adcx rsi, rbp
    mulx r9, r11, r11
    adcx rax, r10
    adcx rcx, r11
    adox r9, r13
    adcx r9, r13
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
    mov rdx, qword ptr [rdi + 296]
    mulx r10, r11, qword ptr [rdi + 320]
    adc r8, 0
    xor ebx, ebx
    adcx rax, r11
    adox rsi, r10
    mulx r10, r11, qword ptr [rdi + 328]
    mulx rbp, r12, qword ptr [rdi + 336]
    adox r9, r10
    mulx r10, r13, qword ptr [rdi + 344]
    adcx rsi, r11
    adox r8, rbp
    mov rdx, qword ptr [rdi + 304]
    adcx r9, r12
    mulx r11, rbp, qword ptr [rdi + 320]
    adcx r8, r13
    adox r10, rbx
    adcx r10, rbx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rdi + 328]
    mulx r14, r15, qword ptr [rdi + 336]
    adox r9, r11
    adox r8, r12
    adcx rsi, rbp
    adcx r9, r13
    adcx r8, r15
    adox r10, r14
    mulx r11, rbp, qword ptr [rdi + 344]
    mov rdx, qword ptr [rdi + 312]
    adcx r10, rbp
    adox r11, rbx
    adcx r11, rbx
    mulx rbx, rbp, qword ptr [rdi + 320]
    xor r12d, r12d
    adox r8, rbx
    adcx r9, rbp
    mulx rbx, rbp, qword ptr [rdi + 328]
    adox r10, rbx
    adcx r8, rbp
    mulx rbx, rbp, qword ptr [rdi + 336]
    adcx r10, rbp
    adox r11, rbx
    mulx rbx, rbp, qword ptr [rdi + 344]
    adcx r11, rbp
    adox rbx, r12
    mov edx, 38
    mulx r8, rbp, r8
    adcx rbx, r12
    xor r12d, r12d
    adcx rcx, rbp
    mulx r10, rbp, r10
    adox rax, r8
    mulx r8, r11, r11
    adox rsi, r10
    adcx rax, rbp
    adcx rsi, r11
    adox r9, r8
    mulx r8, r10, rbx
    adcx r9, r10
    adox r8, r12
    adcx r8, r12
    add r9, r9
    adc r8, r8
    shr r9, 1
    imul r8, r8, 19
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
    mulx rcx, rbp, qword ptr [rdi + 368]
    adcx rsi, r8
    adox r9, rcx
    mulx rcx, r8, qword ptr [rdi + 376]
    adcx rax, rbp
    adcx r9, r8
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
    xor r12d, r12d
    mulx r13, r14, qword ptr [rdi + 192]
    adcx r10, r14
    adox r9, r13
    mulx r13, r14, qword ptr [rdi + 200]
    adcx r9, r14
    adox r11, r13
    mulx r13, r14, qword ptr [rdi + 208]
    adcx r11, r14
    adox rbx, r13
    mulx r13, r14, qword ptr [rdi + 216]
    adcx rbx, r14
    adox r13, r12
    adcx r13, r12
    add r13, rbp
    mov rbp, qword ptr [rdi + 184]
    sar rbp, 63
    and rbp, r8
    sub r13, rbp
    mov rbp, qword ptr [rdi + 216]
    sar rbp, 63
    and rbp, rsi
    sub r13, rbp
    // f' = (A f + B g) / 2^60
    shrd r10, r9, 60
    shrd r9, r11, 60
    shrd r11, rbx, 60
    shrd rbx, r13, 60
    sub r10, qword ptr [rdi + 160]
    sbb r9, qword ptr [rdi + 168]
    sbb r11, qword ptr [rdi + 176]
    sbb rbx, qword ptr [rdi + 184]
    sub r10, qword ptr [rdi + 192]
    sbb r9, qword ptr [rdi + 200]
    sbb r11, qword ptr [rdi + 208]
    sbb rbx, qword ptr [rdi + 216]
    // g': products
    mov rdx, rcx
    mulx rbp, r12, qword ptr [rdi + 160]
    mulx r13, r14, qword ptr [rdi + 168]
    add rbp, r14
    mulx r14, r15, qword ptr [rdi + 176]
    adc r13, r15
    mov qword ptr [rsp + 552], rsi
    mulx r15, rsi, qword ptr [rdi + 184]
    adc r14, rsi
    adc r15, 0
    mov rdx, rax
    xor esi, esi
    mov qword ptr [rsp + 560], r8
    mov qword ptr [rsp + 568], rbx
    mulx r8, rbx, qword ptr [rdi + 192]
    adcx r12, rbx
    adox rbp, r8
    mulx r8, rbx, qword ptr [rdi + 200]
    adcx rbp, rbx
    adox r13, r8
    mulx r8, rbx, qword ptr [rdi + 208]
    adcx r13, rbx
    adox r14, r8
    mulx r8, rbx, qword ptr [rdi + 216]
    adcx r14, rbx
    adox r8, rsi
    adcx r8, rsi
    add r8, r15
    mov rsi, qword ptr [rdi + 184]
    sar rsi, 63
    and rsi, rcx
    sub r8, rsi
    mov rsi, qword ptr [rdi + 216]
    sar rsi, 63
    and rsi, rax
    sub r8, rsi
    // g' = (C f + D g) / 2^60
    shrd r12, rbp, 60
    shrd rbp, r13, 60
    shrd r13, r14, 60
    shrd r14, r8, 60
    sub r12, qword ptr [rdi + 160]
    sbb rbp, qword ptr [rdi + 168]
    sbb r13, qword ptr [rdi + 176]
    sbb r14, qword ptr [rdi + 184]
    sub r12, qword ptr [rdi + 192]
    sbb rbp, qword ptr [rdi + 200]
    sbb r13, qword ptr [rdi + 208]
    sbb r14, qword ptr [rdi + 216]
    // f = f', g = g'
    mov qword ptr [rdi + 160], r10
    mov qword ptr [rdi + 168], r9
    mov qword ptr [rdi + 176], r11
    mov rsi, qword ptr [rsp + 568]
    mov qword ptr [rdi + 184], rsi
    mov qword ptr [rdi + 192], r12
    mov qword ptr [rdi + 200], rbp
    mov qword ptr [rdi + 208], r13
    mov qword ptr [rdi + 216], r14
    // offset = 2^60 (4 p - d - e)
    mov rsi, -76
    mov r8, -1
    mov r9, -1
    mov r10, -1
    mov r11d, 1
    sub rsi, qword ptr [rdi + 224]
    sbb r8, qword ptr [rdi + 232]
    sbb r9, qword ptr [rdi + 240]
    sbb r10, qword ptr [rdi + 248]
    sbb r11, 0
    sub rsi, qword ptr [rdi + 256]
    sbb r8, qword ptr [rdi + 264]
    sbb r9, qword ptr [rdi + 272]
    sbb r10, qword ptr [rdi + 280]
    sbb r11, 0
    shld r11, r10, 60
    shld r10, r9, 60
    shld r9, r8, 60
    shld r8, rsi, 60
    shl rsi, 60
    // d' = A d + B e
    mov rdx, qword ptr [rsp + 560]
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rdi + 224]
    mov r13, rsi
    adcx r13, r12
    mov r12, r8
    adox r12, rbp
    mulx rbp, r14, qword ptr [rdi + 232]
    adcx r12, r14
    mov r14, r9
    adox r14, rbp
    mulx rbp, r15, qword ptr [rdi + 240]
    adcx r14, r15
    mov r15, r10
    adox r15, rbp
    mov qword ptr [rsp + 560], rax
    mulx rbp, rax, qword ptr [rdi + 248]
    adcx r15, rax
    adox rbp, rbx
    adcx rbp, rbx
    add rbp, r11
    mov rdx, qword ptr [rsp + 552]
    xor eax, eax
    mov qword ptr [rsp + 552], r11
    mulx rbx, r11, qword ptr [rdi + 256]
    adcx r13, r11
    adox r12, rbx
    mulx r11, rbx, qword ptr [rdi + 264]
    adcx r12, rbx
    adox r14, r11
    mulx r11, rbx, qword ptr [rdi + 272]
    adcx r14, rbx
    adox r15, r11
    mulx r11, rbx, qword ptr [rdi + 280]
    adcx r15, rbx
    adox r11, rax
    adcx r11, rax
    add r11, rbp
    add r15, r15
    adc r11, r11
    shr r15, 1
    mov edx, 19
    mulx rax, r11, r11
    add r13, r11
    adc r12, rax
    adc r14, 0
    adc r15, 0
    // e' = C d + D e
    mov rdx, rcx
    xor eax, eax
    mulx rcx, r11, qword ptr [rdi + 224]
    adcx rsi, r11
    adox r8, rcx
    mulx rcx, r11, qword ptr [rdi + 232]
    adcx r8, r11
    adox r9, rcx
    mulx rcx, r11, qword ptr [rdi + 240]
    adcx r9, r11
    adox r10, rcx
    mulx rcx, r11, qword ptr [rdi + 248]
    adcx r10, r11
    adox rcx, rax
    adcx rcx, rax
    add rcx, qword ptr [rsp + 552]
    mov rdx, qword ptr [rsp + 560]
    xor eax, eax
    mulx r11, rbx, qword ptr [rdi + 256]
    adcx rsi, rbx
    adox r8, r11
    mulx r11, rbx, qword ptr [rdi + 264]
    adcx r8, rbx
    adox r9, r11
    mulx r11, rbx, qword ptr [rdi + 272]
    adcx r9, rbx
    adox r10, r11
    mulx r11, rbx, qword ptr [rdi + 280]
    adcx r10, rbx
    adox r11, rax
    adcx r11, rax
    add r11, rcx
    add r10, r10
    adc r11, r11
    shr r10, 1
    mov edx, 19
    mulx rax, rcx, r11
    add rsi, rcx
    adc r8, rax
    adc r9, 0
    adc r10, 0
    // d = d', e = e'
    mov qword ptr [rdi + 224], r13
    mov qword ptr [rdi + 232], r12
    mov qword ptr [rdi + 240], r14
    mov qword ptr [rdi + 248], r15
    mov qword ptr [rdi + 256], rsi
    mov qword ptr [rdi + 264], r8
    mov qword ptr [rdi + 272], r9
    mov qword ptr [rdi + 280], r10
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
    xor ebp, ebp
    mulx r12, r13, r9
    adcx rax, r13
    adox rsi, r12
    mulx r12, r13, r10
    adcx rsi, r13
    adox rdi, r12
    mulx r12, r13, r11
    adcx rdi, r13
    adox r8, r12
    mulx r12, r13, rbx
    adcx r8, r13
    adox r12, rbp
    adcx r12, rbp
    mov rdx, qword ptr [rsp + 48]
    xor ebp, ebp
    mulx r13, r14, r9
    adcx rsi, r14
    adox rdi, r13
    mulx r13, r14, r10
    adcx rdi, r14
    adox r8, r13
    mulx r13, r14, r11
    adcx r8, r14
    adox r12, r13
    mulx r13, r14, rbx
    adcx r12, r14
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp + 56]
    xor ebp, ebp
    mulx r9, r14, r9
    adcx rdi, r14
    adox r8, r9
    mulx r9, r10, r10
    adcx r8, r10
    adox r12, r9
    mulx r9, r10, r11
    adcx r12, r10
    adox r13, r9
    mulx r9, r10, rbx
    adcx r13, r10
    adox r9, rbp
    adcx r9, rbp
    mov edx, 38
    xor r10d, r10d
    mulx r8, r11, r8
    adcx rcx, r11
    adox rax, r8
    mulx r8, r11, r12
    adcx rax, r11
    adox rsi, r8
    mulx r8, r11, r13
    adcx rsi, r11
    adox rdi, r8
    mulx r8, r9, r9
    adcx rdi, r9
    adox r8, r10
    adcx r8, r10
    add rdi, rdi
    adc r8, r8
    shr rdi, 1
    imul r8, r8, 19
    add rcx, r8
    adc rax, 0
    adc rsi, 0
    adc rdi, 0
    // out = product mod p
    mov rcx, rcx
    mov rax, rax
    mov rsi, rsi
    mov rdi, rdi
    mov r8, rcx
    add r8, 19
    mov r9, rax
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
    cmovc rcx, r8
    cmovc rax, r9
    cmovc rsi, r10
    cmovc rdi, r11
    mov r8, qword ptr [rsp + 432]
    mov qword ptr [r8], rcx
    mov qword ptr [r8 + 8], rax
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
