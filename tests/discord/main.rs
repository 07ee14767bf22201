//! The bot in the sandbox on virtual time: stories of players, faults of Discord, limits.

mod delivery;
mod faults;
mod forged;
mod length;
mod limits;
mod refusals;
mod secrets;
mod soak;
mod stop;
mod story;
