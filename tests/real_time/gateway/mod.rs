//! The session with Discord under faults: how long it is away, what is lost, and what the library notices of it.

mod fake;
mod faults;
mod order;
mod rig;
