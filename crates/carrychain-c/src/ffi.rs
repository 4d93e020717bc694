//! Where C's pointers become slices and values: the only `unsafe` of this crate.
//!
//! C promises, for every pointer that is not NULL, that so many elements can be read or written there as the length passed
//! beside it says (or as the type has). All else is checked here: NULL, alignment, lengths, overlap.
//!
//! The pointers are types of their own, without a way to make one in Rust: they come from C alone, and what is borrowed
//! through one cannot outlive the call that it was passed to. Outputs are never Rust references; they are written when
//! the inputs are no longer used. So they may overlap inputs.
#![allow(unsafe_code)]

use crate::error::Error;
use core::mem::MaybeUninit;
use core::ops::Range;
use core::{ptr, slice};
use zeroize::Zeroize;

/// Defines functions for C. A body gives a `Result`, and C gets its code, or it gives a string.
///
/// No name clashes with anybody's: all start with `carrychain_`.
macro_rules! exported {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),* $(,)?) $body:block)+) => {$(
        $(#[$doc])*
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($($argument: $type),*) -> core::ffi::c_int {
            fn body($($argument: $type),*) -> Result<(), crate::error::Error> $body
            crate::error::code(body($($argument),*))
        }
    )+};
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*) -> String $body:block)+) => {$(
        $(#[$doc])*
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($($argument: $type),*) -> *const core::ffi::c_char {
            fn body($($argument: $type),*) -> &'static core::ffi::CStr $body
            body($($argument),*).as_ptr()
        }
    )+};
}

pub(crate) use exported;

/// The memory of `length` elements at `address`.
///
/// An error if it is NULL and not empty, not aligned, or larger than any object can be.
fn memory<T>(address: *const T, length: usize) -> Result<Range<usize>, Error> {
    if address.is_null() && length > 0 {
        return Err(Error::Null);
    }
    if !address.is_aligned() {
        return Err(Error::Alignment);
    }
    let start = address.addr();
    length
        .checked_mul(size_of::<T>())
        .filter(|bytes| isize::try_from(*bytes).is_ok())
        .and_then(|bytes| start.checked_add(bytes))
        .map(|end| start..end)
        .ok_or(Error::Length)
}

/// An error if the two share a byte.
pub(crate) fn apart(a: &Range<usize>, b: &Range<usize>) -> Result<(), Error> {
    if a.start.max(b.start) < a.end.min(b.end) {
        Err(Error::Overlap)
    } else {
        Ok(())
    }
}

/// `const T *`, an input.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct In<T>(*const T);

impl<T> In<T> {
    /// The elements; of none, the pointer may be NULL.
    pub(crate) fn slice(&self, length: usize) -> Result<&[T], Error> {
        memory(self.0, length)?;
        if length == 0 {
            return Ok(&[]);
        }
        // SAFETY: not NULL, aligned, no larger than an object can be; C promises that the elements are there, and nothing
        // writes to them while the slice is in use.
        Ok(unsafe { slice::from_raw_parts(self.0, length) })
    }

    /// The elements, of which there must be a number that is `allowed`; NULL is an error also where 0 is.
    pub(crate) fn some(
        &self,
        length: usize,
        allowed: impl Fn(usize) -> bool,
    ) -> Result<&[T], Error> {
        if self.0.is_null() {
            return Err(Error::Null);
        }
        if !allowed(length) {
            return Err(Error::Length);
        }
        self.slice(length)
    }

    /// Exactly `N` elements.
    pub(crate) fn array<const N: usize>(&self, length: usize) -> Result<&[T; N], Error> {
        let elements = self.some(length, |length| length == N)?;
        elements.try_into().map_err(|_| Error::Length)
    }

    /// Where they are.
    pub(crate) fn memory(&self, length: usize) -> Result<Range<usize>, Error> {
        memory(self.0, length)
    }
}

/// `char` of a text.
pub(crate) type Char = u8;

/// `T *`, an output.
#[repr(transparent)]
pub struct Out<T>(*mut T);

impl<T: Copy + Default> Out<T> {
    /// Room for `length` elements.
    pub(crate) fn room(&self, length: usize) -> Result<Room<'_, T>, Error> {
        let memory = memory(self.0, length)?;
        Ok(Room {
            start: self,
            memory,
            length,
        })
    }

    /// Room for `length` elements, a number that must be `allowed`.
    pub(crate) fn some(
        &self,
        length: usize,
        allowed: impl Fn(usize) -> bool,
    ) -> Result<Room<'_, T>, Error> {
        if self.0.is_null() {
            return Err(Error::Null);
        }
        if !allowed(length) {
            return Err(Error::Length);
        }
        self.room(length)
    }

    /// Room for exactly `expected` elements.
    pub(crate) fn exactly(&self, expected: usize, length: usize) -> Result<Room<'_, T>, Error> {
        self.some(length, |length| length == expected)
    }
}

/// Where an output goes.
pub(crate) struct Room<'a, T> {
    start: &'a Out<T>,
    pub(crate) memory: Range<usize>,
    length: usize,
}

impl<T: Copy + Default> Room<'_, T> {
    /// Writes the result, or nothing of one that is an error, and zeros into what remains of the room.
    ///
    /// The result is not borrowed from an input: it would be written while it is read.
    pub(crate) fn write<E: Into<Error>>(
        self,
        result: Result<impl AsRef<[T]>, E>,
    ) -> Result<(), Error> {
        let values = result.as_ref().map_or(&[][..], AsRef::as_ref);
        for i in 0..self.length {
            self.set(i, values.get(i).copied().unwrap_or_default());
        }
        result.map(|_| ()).map_err(Into::into)
    }

    /// Writes one element, if there is room for it.
    pub(crate) fn set(&self, index: usize, value: T) {
        if index < self.length {
            // SAFETY: within the room, which is not NULL, as it is not empty, and aligned; C promises that it is there.
            unsafe { self.start.0.add(index).write(value) };
        }
    }
}

/// What can be kept in memory of C's. It may be overwritten instead of dropped.
pub trait Keep: Sized {
    /// What its memory starts with while it is there.
    const MARK: u64;
    /// How many `uint64_t` the `struct` in the header has.
    const WORDS: usize;
    /// That it has room.
    const FITS: () = assert!(
        size_of::<Kept<Self>>() <= size_of::<u64>() * Self::WORDS
            && align_of::<Kept<Self>>() <= align_of::<u64>()
    );
}

/// Where C's `struct` for a `T` is; an error if it cannot be there.
fn place<T: Keep>(address: *const Kept<T>) -> Result<Range<usize>, Error> {
    let () = T::FITS;
    memory(address.cast::<u64>(), T::WORDS)
}

/// A value in memory of C's.
#[repr(C)]
pub struct Kept<T> {
    mark: u64,
    value: T,
}

/// Pointer to a `struct` of C's that a value is kept in.
#[repr(transparent)]
pub struct Place<T>(*mut Kept<T>);

impl<T: Keep> Place<T> {
    /// An error if there is no such place; else where it is.
    pub(crate) fn memory(&self) -> Result<Range<usize>, Error> {
        place(self.0)
    }

    /// Puts a value there, whatever was there before.
    pub(crate) fn put(&self, value: T) -> Result<(), Error> {
        self.memory()?;
        let mark = T::MARK;
        // SAFETY: not NULL and aligned; C promises that the struct is there, which has room (`FITS`).
        unsafe { self.0.write(Kept { mark, value }) };
        Ok(())
    }

    /// The value there.
    pub(crate) fn get(&mut self) -> Result<&mut T, Error> {
        self.memory()?;
        // SAFETY: not NULL and aligned; C promises that the struct is there, and has set all of it to zero or called `put`.
        // With the mark, it was `put`; C uses a struct in one thread at a time, as the header says.
        unsafe {
            if (&raw const (*self.0).mark).read() != T::MARK {
                return Err(Error::State);
            }
            Ok(&mut (*self.0).value)
        }
    }

    /// The value there, which leaves zeros.
    pub(crate) fn take(&mut self) -> Result<T, Error> {
        // SAFETY: the value is there, and is forgotten there next.
        let value = unsafe { ptr::from_mut(self.get()?).read() };
        self.wipe()?;
        Ok(value)
    }

    /// Leaves zeros, whatever is there. (Nothing that is kept has more to do when it is dropped than to wipe itself.)
    pub(crate) fn wipe(&mut self) -> Result<(), Error> {
        self.memory()?;
        // SAFETY: not NULL; C promises that the struct is there. Its bytes may be uninitialised: they are only written.
        let words =
            unsafe { slice::from_raw_parts_mut(self.0.cast::<MaybeUninit<u64>>(), T::WORDS) };
        words.zeroize();
        Ok(())
    }
}

/// Pointer to a `const struct` of C's that a value is kept in.
#[repr(transparent)]
pub struct ConstPlace<T>(*const Kept<T>);

impl<T: Keep + Sync> ConstPlace<T> {
    /// An error if there is no such place; else where it is.
    pub(crate) fn memory(&self) -> Result<Range<usize>, Error> {
        place(self.0)
    }

    /// The value there.
    pub(crate) fn get(&self) -> Result<&T, Error> {
        self.memory()?;
        // SAFETY: as in `Place::get`; several threads may read.
        unsafe {
            if (&raw const (*self.0).mark).read() != T::MARK {
                return Err(Error::State);
            }
            Ok(&(*self.0).value)
        }
    }
}

/// C's `abort`.
#[cfg(not(any(panic = "unwind", test)))]
pub(crate) fn abort() -> ! {
    unsafe extern "C" {
        safe fn abort() -> !;
    }
    abort()
}
