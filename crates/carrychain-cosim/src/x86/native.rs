//! Executes instructions on this CPU: all sixteen registers and the flags are loaded, the instructions run, and everything is
//! stored again. Memory operands lie in one page at a fixed address, so that a case says the same in Coq.

use std::arch::naked_asm;
use std::cell::UnsafeCell;
use std::ptr;

/// Where the data are, [`WINDOW`] bytes.
pub const DATA: u64 = 0x10_0000_0000;
/// Their number.
pub const WINDOW: usize = 32;
/// Their middle, for the stack pointer.
pub const MIDDLE: u64 = DATA + 16;
/// Behind the data: an address to return to.
pub const RETURN: u64 = DATA + 1024;

/// Behind them: memory for other data, [`AREA_BYTES`] bytes.
pub const AREA: u64 = DATA + PAGE as u64;
/// Their number.
pub const AREA_BYTES: usize = 4 * PAGE;

const PAGE: usize = 4096;
/// Space for the jump behind a case's instructions.
const JUMP: usize = 14;

/// CF, ZF, OF in the flags register, and the bit that is always 1.
const CF: u64 = 1;
const ZF: u64 = 1 << 6;
const OF: u64 = 1 << 11;
const ALWAYS: u64 = 2;

/// Registers, flags and data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// By their numbers in the hardware.
    pub registers: [u64; 16],
    /// Carry, overflow, zero.
    pub flags: [bool; 3],
    /// From [`DATA`] on.
    pub data: [u8; WINDOW],
}

/// What the code below reads and writes: offsets 0, 128, 136, 144.
#[repr(C)]
struct Exchange {
    registers: [u64; 16],
    flags: u64,
    code: u64,
    host_stack: u64,
}

struct Shared(UnsafeCell<Exchange>);
// SAFETY: only `Machine::run` touches it, and there is one `Machine` (see `Machine::new`).
unsafe impl Sync for Shared {}

static EXCHANGE: Shared = Shared(UnsafeCell::new(Exchange {
    registers: [0; 16],
    flags: 0,
    code: 0,
    host_stack: 0,
}));

/// Loads everything and jumps to the code, which jumps to [`leave`].
#[unsafe(naked)]
unsafe extern "sysv64" fn enter() {
    naked_asm!(
        "push rbx; push rbp; push r12; push r13; push r14; push r15",
        "mov qword ptr [rip + {x} + 144], rsp",
        "push qword ptr [rip + {x} + 128]",
        "popfq",
        "mov rax, qword ptr [rip + {x}]",
        "mov rcx, qword ptr [rip + {x} + 8]",
        "mov rdx, qword ptr [rip + {x} + 16]",
        "mov rbx, qword ptr [rip + {x} + 24]",
        "mov rsp, qword ptr [rip + {x} + 32]",
        "mov rbp, qword ptr [rip + {x} + 40]",
        "mov rsi, qword ptr [rip + {x} + 48]",
        "mov rdi, qword ptr [rip + {x} + 56]",
        "mov r8, qword ptr [rip + {x} + 64]",
        "mov r9, qword ptr [rip + {x} + 72]",
        "mov r10, qword ptr [rip + {x} + 80]",
        "mov r11, qword ptr [rip + {x} + 88]",
        "mov r12, qword ptr [rip + {x} + 96]",
        "mov r13, qword ptr [rip + {x} + 104]",
        "mov r14, qword ptr [rip + {x} + 112]",
        "mov r15, qword ptr [rip + {x} + 120]",
        "jmp qword ptr [rip + {x} + 136]",
        x = sym EXCHANGE,
    )
}

/// Stores everything and returns from [`enter`].
#[unsafe(naked)]
unsafe extern "sysv64" fn leave() {
    naked_asm!(
        "mov qword ptr [rip + {x}], rax",
        "mov qword ptr [rip + {x} + 8], rcx",
        "mov qword ptr [rip + {x} + 16], rdx",
        "mov qword ptr [rip + {x} + 24], rbx",
        "mov qword ptr [rip + {x} + 32], rsp",
        "mov qword ptr [rip + {x} + 40], rbp",
        "mov qword ptr [rip + {x} + 48], rsi",
        "mov qword ptr [rip + {x} + 56], rdi",
        "mov qword ptr [rip + {x} + 64], r8",
        "mov qword ptr [rip + {x} + 72], r9",
        "mov qword ptr [rip + {x} + 80], r10",
        "mov qword ptr [rip + {x} + 88], r11",
        "mov qword ptr [rip + {x} + 96], r12",
        "mov qword ptr [rip + {x} + 104], r13",
        "mov qword ptr [rip + {x} + 112], r14",
        "mov qword ptr [rip + {x} + 120], r15",
        "mov rsp, qword ptr [rip + {x} + 144]",
        "pushfq",
        "pop qword ptr [rip + {x} + 128]",
        "pop r15; pop r14; pop r13; pop r12; pop rbp; pop rbx",
        "ret",
        x = sym EXCHANGE,
    )
}

/// The pages of data and executable memory with one slot a code.
pub struct Machine {
    code: *mut u8,
    length: usize,
    slot: usize,
}

impl Machine {
    /// A machine for these codes. There may be only one at a time: the page of data cannot be had twice.
    pub fn new(codes: &[Vec<u8>]) -> std::io::Result<Self> {
        let longest = codes.iter().map(Vec::len).max().unwrap_or(0);
        let slot = (longest + JUMP).next_multiple_of(16);
        let length = (codes.len() * slot).next_multiple_of(PAGE);
        let fixed = libc::MAP_FIXED_NOREPLACE;
        map(DATA as *mut u8, PAGE + AREA_BYTES, fixed)?;
        let code = map(ptr::null_mut(), length, 0)?;
        for (i, bytes) in codes.iter().enumerate() {
            // jmp [rip + 0], then the address.
            let mut text = bytes.clone();
            text.extend([0xff, 0x25, 0, 0, 0, 0]);
            text.extend((leave as *const () as u64).to_le_bytes());
            // SAFETY: the slot lies in the mapping, which is writable and nobody else's, and is long enough for each code and jump.
            unsafe { ptr::copy_nonoverlapping(text.as_ptr(), code.add(i * slot), text.len()) };
        }
        // SAFETY: the mapping is ours.
        let status =
            unsafe { libc::mprotect(code.cast(), length, libc::PROT_READ | libc::PROT_EXEC) };
        if status != 0 {
            return Err(std::io::Error::last_os_error());
        }
        Ok(Self { code, length, slot })
    }

    /// The memory at [`AREA`].
    pub fn area(&mut self) -> &mut [u8] {
        // SAFETY: these pages are mapped as long as there is a machine, and nothing else refers to them.
        unsafe { std::slice::from_raw_parts_mut(AREA as *mut u8, AREA_BYTES) }
    }

    /// Runs the code of this number from a state to the one it ends in.
    ///
    /// The code must keep to the data and the area, and run to its end or, with [`RETURN`] in RSP, to a return: that is not checked.
    pub fn run(&mut self, number: usize, from: &State) -> State {
        assert!(number * self.slot < self.length, "no such code");
        let [carry, overflow, zero] = from.flags;
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        let mut data = [0; WINDOW];
        let exchange = EXCHANGE.0.get();
        // SAFETY: the page is mapped and there is one machine, so nobody else touches the page or EXCHANGE; `enter` restores
        // what the calling convention says must be kept, and the codes touch nothing but registers and the page.
        let after = unsafe {
            ptr::copy_nonoverlapping(from.data.as_ptr(), DATA as *mut u8, WINDOW);
            ptr::write(RETURN as *mut u64, leave as *const () as u64);
            ptr::write(
                exchange,
                Exchange {
                    registers: from.registers,
                    flags: ALWAYS | flag(carry, CF) | flag(overflow, OF) | flag(zero, ZF),
                    code: self.code.add(number * self.slot) as u64,
                    host_stack: 0,
                },
            );
            enter();
            ptr::copy_nonoverlapping(DATA as *const u8, data.as_mut_ptr(), WINDOW);
            ptr::read(exchange)
        };
        State {
            registers: after.registers,
            flags: [CF, OF, ZF].map(|bit| after.flags & bit != 0),
            data,
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // SAFETY: both mappings are ours and nothing refers to them any more.
        unsafe {
            libc::munmap(self.code.cast(), self.length);
            libc::munmap(DATA as *mut libc::c_void, PAGE + AREA_BYTES);
        }
    }
}

/// New readable and writable memory.
fn map(address: *mut u8, length: usize, flags: i32) -> std::io::Result<*mut u8> {
    // SAFETY: with MAP_FIXED_NOREPLACE or without an address, no existing mapping is touched.
    let memory = unsafe {
        libc::mmap(
            address.cast(),
            length,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | flags,
            -1,
            0,
        )
    };
    if memory == libc::MAP_FAILED {
        return Err(std::io::Error::last_os_error());
    }
    Ok(memory.cast())
}
