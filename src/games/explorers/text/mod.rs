//! How *Explorers of the North Sea* shows itself: the board, the choices, the stakes, the story, the reasons and the
//! rules, as text.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `explorers.ftl`; every
//! name of a person comes from the voice.

mod board;
mod branches;
mod brief;
mod cards;
mod chart;
mod choices;
pub(super) mod context;
mod explain;
mod map;
pub(super) mod names;
mod narrate;
mod outlook;
mod placing;
mod question;
mod rules;
mod sayings;

#[cfg(test)]
mod tests;

use context::Context;

use super::action::Action;
use super::components::Explorers;
use super::event::Event;
use super::options;
use super::picture;
use super::policy::Careful;
use super::view::View;
use crate::ai::{Policy, Random};
use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{Decision, Seat};
use crate::title::{Account, Choice, EntryEvents, Gain, OptionSpec, Picture, Present, RenderOptions};
use crate::words::typed::{Lists, Saying};
use crate::words::{Doc, Voice};

impl Present for Explorers {
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const ACTIONS: &'static [ActionSpec] = Action::ALL;
    const SIGNED_CODES: bool = true;
    const POLICIES: &'static [&'static str] = &["careful", "random"];

    fn policy(name: &str) -> Option<Box<dyn Policy<Self>>> {
        match name {
            "careful" => Some(Box::new(Careful)),
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }

    fn choices(&self, view: &View, seat: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        Context { game: self, view, voice }.choices(seat, actions)
    }

    fn sayings(&self, view: &View, seat: Seat, action: &Action, lists: &Lists) -> Vec<Saying> {
        sayings::sayings(view, seat, *action, lists)
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.board()
    }

    fn brief(&self, view: &View, decision: &Decision, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.brief(decision.seat)
    }

    fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
        narrate::narrate(self, event, voice)
    }

    fn gained(&self, account: &Account<'_, Self>, event: &Event) -> Vec<Gain> {
        explain::gained(self, account, event)
    }

    fn counted(&self, account: &Account<'_, Self>) -> Vec<(u64, Gain)> {
        explain::counted(self, account)
    }

    fn rules(&self, voice: &Voice) -> Doc {
        rules::rules(self, voice)
    }

    fn picture(
        &self,
        view: &View,
        render: RenderOptions,
        changed: &[EntryEvents<Event>],
        voice: &Voice,
    ) -> Option<Picture> {
        picture::picture(self, view, render, changed, voice)
    }

    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        Some(picture::legend(look, voice))
    }
}
