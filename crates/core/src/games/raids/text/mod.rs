//! How *Raids* shows itself: the board, the choices, the stakes, the story and the reasons, all as text.
//!
//! Knows views and events, never a state. Every sentence is in `raids.ftl`; every name of a person comes from the voice.

mod board;
mod brief;
mod choices;
mod context;
pub(super) mod deeds;
pub(super) mod explain;
pub(super) mod facts;
pub mod names;
pub(super) mod narrate;
mod reach;
pub(super) mod sayings;
mod track;

// What most texts speak of.
use super::action::Action;
use super::components::{Harbor, Raids, Tile};
use super::event::{Event, Source};
use super::rules::combat::{self, Combat};
use super::rules::course::Course;
use super::scoring;
use super::state::{Phase, Ship, Space, Spot, VOYAGES};
use super::view::View;
use crate::engine::{Game, Seat};
use crate::title::{Asked, Fact, Ranked, Successor};
use crate::words::{Doc, Line, Mark, Section, Tone, Voice, facts, row, say};
use names::{COIN, GHOST, HARBOR, SHIELD, VIKING, VILLAGE, WATER};

/// A position to be described.
pub type Context<'a> = crate::title::Context<'a, Raids>;
