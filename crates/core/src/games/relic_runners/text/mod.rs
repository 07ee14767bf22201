//! *Relic Runners* in words: the board, the choices, what is at stake, events, reasons and the rules.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `relic_runners.ftl`;
//! every name of a person comes from the voice. All files speak of the pieces that are imported here.

mod board;
mod choices;
pub(super) mod deeds;
pub(super) mod explain;
pub mod facts;
pub mod names;
pub(super) mod narrate;
pub mod order;
pub mod reach;
pub(super) mod sayings;

use std::collections::{BTreeMap, BTreeSet};

use super::action::{Action, Aim, Rise, Token};
use super::components::*;
use super::event::{Event, Source};
use super::rules::walk::{Walk, Walks, is_expedition};
use super::state::{Layer, Open, Phase, Relic, Runner, Slot, Task};
use super::view::View;
use super::{rules, scoring};
use crate::engine::Seat;
use crate::title::Fact;
use crate::words::{Doc, Mark, Section, Tone, Voice, facts, row, say};
use names::code;

/// A position to be described.
pub type Context<'a> = crate::title::Context<'a, RelicRunners>;
