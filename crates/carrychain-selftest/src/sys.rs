//! What the cases need of the operating system: pages that may not be touched, and signals.
//! The only `unsafe` of this crate.
#![allow(unsafe_code)]

use carrychain::poly1305::State;
use std::io;
use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard};

/// Readable and writable memory with an inaccessible page on either side: an access one byte off
/// either end ends the process.
pub struct GuardedMemory {
    mapping: *mut libc::c_void,
    page: usize,
    length: usize,
}

impl GuardedMemory {
    /// At least `length` bytes, zero.
    pub fn new(length: usize) -> io::Result<Self> {
        // SAFETY: asks for a number.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as usize;
        let length = length.next_multiple_of(page);
        // SAFETY: a new anonymous mapping, which overlaps nothing.
        let mapping = unsafe {
            libc::mmap(
                ptr::null_mut(),
                length + 2 * page,
                libc::PROT_NONE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        if mapping == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let memory = Self {
            mapping,
            page,
            length,
        };
        // SAFETY: the pages between the two guards are this mapping's own.
        let changed = unsafe {
            libc::mprotect(
                memory.start().cast(),
                length,
                libc::PROT_READ | libc::PROT_WRITE,
            )
        };
        match changed {
            0 => Ok(memory),
            _ => Err(io::Error::last_os_error()),
        }
    }

    fn start(&self) -> *mut u8 {
        self.mapping.cast::<u8>().wrapping_add(self.page)
    }

    /// All of it: the slice starts just after one guard and ends just before the other.
    pub fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: `length` readable, writable, zero-initialised bytes, borrowed as long as `self` is.
        unsafe { std::slice::from_raw_parts_mut(self.start(), self.length) }
    }

    /// Runs `body` on `value` moved to the last place before the guard (at the front: the first after
    /// it) that its alignment allows, then drops it there.
    pub fn place<T, R>(&mut self, value: T, at_front: bool, body: impl FnOnce(&mut T) -> R) -> R {
        assert!(size_of::<T>() <= self.length);
        let slot: *mut T = if at_front {
            self.start().cast()
        } else {
            self.start()
                .wrapping_add((self.length - size_of::<T>()) & !(align_of::<T>() - 1))
                .cast()
        };
        // SAFETY: the slot is aligned (a page is aligned for every T, and the mask does the rest),
        // lies inside the mapping and is borrowed by nobody else while `self` is borrowed.
        unsafe {
            slot.write(value);
            let result = body(&mut *slot);
            slot.drop_in_place();
            result
        }
    }
}

impl Drop for GuardedMemory {
    fn drop(&mut self) {
        // SAFETY: this mapping, whole; nothing borrowed from it outlives `self`.
        unsafe { libc::munmap(self.mapping, self.length + 2 * self.page) };
    }
}

/// A type all of whose bytes may be looked at.
///
/// # Safety
/// No byte of it is padding.
pub unsafe trait NoPadding {}

// SAFETY: three words of 64 bits and 32 bytes, which together need no padding.
unsafe impl NoPadding for State {}

/// The bytes of a value.
pub fn raw_bytes<T: NoPadding>(value: &T) -> Vec<u8> {
    // SAFETY: the value's own bytes, none of them padding.
    unsafe { std::slice::from_raw_parts(ptr::from_ref(value).cast::<u8>(), size_of::<T>()) }
        .to_vec()
}

/// Drops a value and gives the bytes it leaves behind.
pub fn raw_bytes_after_drop<T: NoPadding>(value: T) -> Vec<u8> {
    let mut value = ManuallyDrop::new(value);
    // SAFETY: dropped once, here, and then looked at only as bytes.
    unsafe { ManuallyDrop::drop(&mut value) };
    raw_bytes(&*value)
}

/// Which signal interrupts.
const SIGNAL: libc::c_int = libc::SIGUSR1;
/// What the handler calls: points to a `&(dyn Fn() + Sync)` while [`Interrupts`] lives, else null.
static HANDLER: AtomicPtr<&(dyn Fn() + Sync)> = AtomicPtr::new(ptr::null_mut());
/// One user of the signal at a time.
static IN_USE: Mutex<()> = Mutex::new(());

extern "C" fn on_signal(_: libc::c_int) {
    let handler = HANDLER.load(Ordering::Acquire);
    if !handler.is_null() {
        // SAFETY: set by `with_handler`, which takes it away again before the closure dies, when no
        // more signals are sent.
        unsafe { (*handler)() };
    }
}

/// While it lives, the signal's handler calls a closure.
struct Interrupts {
    old: libc::sigaction,
    _one_at_a_time: MutexGuard<'static, ()>,
}

impl Interrupts {
    /// `handler` must outlive the value and do only what a signal handler may: no allocation, no lock.
    fn install(handler: &mut &(dyn Fn() + Sync)) -> Self {
        let one_at_a_time = IN_USE.lock().unwrap_or_else(|e| e.into_inner());
        HANDLER.store(ptr::from_mut(handler).cast(), Ordering::Release);
        // SAFETY: `on_signal` has the signature that sigaction wants, and all of `new` is filled in.
        let old = unsafe {
            let mut new: libc::sigaction = std::mem::zeroed();
            let mut old: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = on_signal as extern "C" fn(libc::c_int) as usize;
            new.sa_flags = libc::SA_RESTART;
            libc::sigemptyset(&mut new.sa_mask);
            assert_eq!(libc::sigaction(SIGNAL, &new, &mut old), 0);
            old
        };
        Self {
            old,
            _one_at_a_time: one_at_a_time,
        }
    }
}

impl Drop for Interrupts {
    fn drop(&mut self) {
        // SAFETY: puts back what `install` found.
        unsafe { libc::sigaction(SIGNAL, &self.old, ptr::null_mut()) };
        HANDLER.store(ptr::null_mut(), Ordering::Release);
    }
}

/// Sets a flag when dropped, also by a panic.
struct SetOnDrop<'a>(&'a AtomicBool);

impl Drop for SetOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Runs `body` on this thread while another thread keeps interrupting it with a signal whose handler
/// calls `handler`.
pub fn with_interruptions<R>(mut handler: &(dyn Fn() + Sync), body: impl FnOnce() -> R) -> R {
    let _interrupts = Interrupts::install(&mut handler);
    let done = AtomicBool::new(false);
    // SAFETY: names this thread.
    let target = unsafe { libc::pthread_self() };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Acquire) {
                // SAFETY: the target thread waits for this one, so it is alive.
                unsafe { libc::pthread_kill(target, SIGNAL) };
                std::thread::yield_now();
            }
        });
        let _stop = SetOnDrop(&done);
        body()
    })
}

/// Runs `body`, which may call the function it is given to have `handler` called from a signal handler
/// on this thread, before that function returns.
pub fn with_signal<R>(
    mut handler: &(dyn Fn() + Sync),
    body: impl FnOnce(&(dyn Fn() + Sync)) -> R,
) -> R {
    let _interrupts = Interrupts::install(&mut handler);
    body(&|| {
        // SAFETY: raises a signal that has a handler.
        unsafe { libc::raise(SIGNAL) };
    })
}
