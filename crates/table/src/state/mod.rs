//! What a table is: its people, clock, orders and position, as it is stored, loaded and seen.

pub(crate) mod asked;
pub(crate) mod clock;
pub(crate) mod game_view;
pub(crate) mod loaded;
pub(crate) mod metadata;
pub(crate) mod open_decision;
pub(crate) mod orders;
pub(crate) mod pace;
pub(crate) mod person;
pub(crate) mod quiet;
pub(crate) mod request;
pub(crate) mod view;
