//! Short typed words for the things of *Relic Runners*; [`crate::engine`] says how they are written.

pub(in crate::games::relic_runners) use crate::engine::code::{as_text, worded};
