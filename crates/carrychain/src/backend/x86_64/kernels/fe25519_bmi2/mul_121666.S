// mul_121666, bmi2: modulo p = 2^255 - 19
//
//     out = 121666 a
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 8 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
// Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    // out = 121666 a
    mov edx, 121666
    mulx rax, rcx, qword ptr [rsi]
    mulx r8, r9, qword ptr [rsi + 8]
    mulx r10, r11, qword ptr [rsi + 16]
    mulx rsi, rbx, qword ptr [rsi + 24]
    add rax, r9
    adc r8, r11
    adc r10, rbx
    adc rsi, 0
    add r10, r10
    adc rsi, rsi
    shr r10, 1
    imul rsi, rsi, 19
    add rcx, rsi
    adc rax, 0
    mov qword ptr [rdi], rcx
    adc r8, 0
    mov qword ptr [rdi + 8], rax
    adc r10, 0
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r10
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
