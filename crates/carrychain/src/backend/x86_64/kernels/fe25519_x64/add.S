// add, x64: modulo p = 2^255 - 19
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
    mov rcx, rdx
    // out = a + b
    mov r8, qword ptr [rsi]
    mov r9, qword ptr [rsi + 8]
    mov r10, qword ptr [rsi + 16]
    mov rsi, qword ptr [rsi + 24]
    add r8, qword ptr [rcx]
    adc r9, qword ptr [rcx + 8]
    adc r10, qword ptr [rcx + 16]
    adc rsi, qword ptr [rcx + 24]
    sbb rcx, rcx
    and rcx, 38
    add r8, rcx
    adc r9, 0
    adc r10, 0
    mov qword ptr [rdi + 8], r9
    adc rsi, 0
    mov qword ptr [rdi + 16], r10
    sbb rcx, rcx
    mov qword ptr [rdi + 24], rsi
    and rcx, 38
    add r8, rcx
    mov qword ptr [rdi], r8
    ret
    .cfi_endproc
