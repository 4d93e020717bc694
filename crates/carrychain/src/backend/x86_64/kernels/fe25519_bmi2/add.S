// add, bmi2: modulo p = 2^255 - 19
//
//     out = a + b
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi), u64 b[4] (rdx).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 0 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
// Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.
    .cfi_startproc
    endbr64
    mov rax, rdx
    // out = a + b
    mov rcx, qword ptr [rsi]
    mov r8, qword ptr [rsi + 8]
    mov r9, qword ptr [rsi + 16]
    mov rsi, qword ptr [rsi + 24]
    add rcx, qword ptr [rax]
    adc r8, qword ptr [rax + 8]
    adc r9, qword ptr [rax + 16]
    adc rsi, qword ptr [rax + 24]
    sbb rax, rax
    and rax, 38
    add rcx, rax
    adc r8, 0
    adc r9, 0
    mov qword ptr [rdi + 8], r8
    adc rsi, 0
    mov qword ptr [rdi + 16], r9
    sbb rax, rax
    mov qword ptr [rdi + 24], rsi
    and rax, 38
    add rcx, rax
    mov qword ptr [rdi], rcx
    ret
    .cfi_endproc
