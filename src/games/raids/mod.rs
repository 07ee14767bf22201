//! *Raids*: four voyages around the North Sea, by longship. Rulings are named `RA-nn`, see `docs/rulings/raids.md`.
//!
//! Everything but the order of the tiles of later voyages is open, so nearly all of the state is one open part, the
//! [`Sea`](state::Sea), and a view shows it whole.

pub mod action;
pub mod components;
pub mod options;
pub mod state;
pub mod view;

pub use components::Raids;
