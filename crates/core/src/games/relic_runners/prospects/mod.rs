//! What a position promises a seat: the routes over its pathways, its plans, and the value of both in tenths of points.
//!
//! The computer players choose by it, and choices are listed in its order.

pub mod evaluation;
pub mod outlook;
pub mod routes;

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::components::{
    CAMP_RATIONS, COLOUR_POINTS, Colour, EXPEDITION_POINTS, Ivory, PATHWAYS, RATION_LIMIT, RelicRunners, Site, Trail,
    Way,
};
use super::state::{Open, Paths, Phase, Runner, Slot, State, Task};
use super::{rules, scoring};
use crate::engine::Seat;
use evaluation::value;
use routes::{Atlas, Routes, Sites};
