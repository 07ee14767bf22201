//! What a table is: its people, clock, orders and position, as it is stored, loaded and seen.

pub(in crate::table) mod asked;
pub(in crate::table) mod clock;
pub(in crate::table) mod game_view;
pub(in crate::table) mod loaded;
pub(in crate::table) mod metadata;
pub(in crate::table) mod open_decision;
pub(in crate::table) mod orders;
pub(in crate::table) mod pace;
pub(in crate::table) mod person;
pub(in crate::table) mod quiet;
pub(in crate::table) mod request;
pub(in crate::table) mod view;
