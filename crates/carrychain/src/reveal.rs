//! The one place where a bit computed from secrets becomes public.

use core::hint::black_box;
use subtle::Choice;

/// `choice` as a bool that may be branched on, because the protocol tells it to everybody: that a tag does
/// not match, that a nonce candidate was out of range.
///
/// The branch is in here, never in the caller: the check of the machine code for constant time knows this
/// function by its name and excuses its one conditional jump and no other. So it must stay a function of
/// its own, with a jump whose two sides give constants.
#[inline(never)]
pub(crate) fn reveal(choice: Choice) -> bool {
    if black_box(choice.unwrap_u8()) == 1 {
        black_box(true)
    } else {
        black_box(false)
    }
}
