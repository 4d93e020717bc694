// mul_121666, x64: modulo p = 2^255 - 19
//
//     out = 121666 a
//
// Arguments (System V): u64 out[4] (rdi), u64 a[4] (rsi).
// An element is 4 words, the least significant one first. Every element read is any number below 2^256; every
// element written is below 2^256 and congruent to what is said above, not reduced.
// Aliasing: all of them may be the same; no other overlap.
// Stack: 0 bytes, none of them ever holds a part of an element. No branch and no address depends on an element.
// Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.
    .cfi_startproc
    endbr64
    // out = 121666 a
    mov rax, qword ptr [rsi]
    mov ecx, 121666
    mul rcx
    mov r8, rax
    mov rax, qword ptr [rsi + 8]
    mov r9, rdx
    mul rcx
    add r9, rax
    mov rax, qword ptr [rsi + 16]
    mov r10, rdx
    adc r10, 0
    mul rcx
    add r10, rax
    mov rax, qword ptr [rsi + 24]
    mov rsi, rdx
    adc rsi, 0
    mul rcx
    mov rcx, rdx
    add rsi, rax
    adc rcx, 0
    add rsi, rsi
    adc rcx, rcx
    shr rsi, 1
    imul rcx, rcx, 19
    add r8, rcx
    adc r9, 0
    mov qword ptr [rdi], r8
    adc r10, 0
    mov qword ptr [rdi + 8], r9
    adc rsi, 0
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], rsi
    ret
    .cfi_endproc
