//! Short typed words of *Relic Runners*; [`crate::engine`] says how they are written.

pub(in crate::games::relic_runners) use crate::engine::code::{as_text, worded};
