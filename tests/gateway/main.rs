//! The session with Discord under faults: how long it is away, what is lost, and what the library notices of it.

#[path = "../support/captured_log.rs"]
mod captured_log;
mod fake;
mod faults;
mod order;
#[path = "../support/port.rs"]
mod port;
mod rig;
