//! The session with Discord under faults: the time offline, lost events, and the effect on the library.

mod fake;
mod faults;
mod order;
mod rig;
