//! How *Relic Runners* shows itself: the board, the choices, the stakes, the story, the reasons and the rules, as text.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `relic_runners.ftl`;
//! every name of a person comes from the voice.

mod board;
mod brief;
mod cards;
mod choices;
pub(super) mod context;
mod explain;
pub(super) mod names;
mod narrate;
mod question;
pub(super) mod reach;
mod rules;
mod sayings;
mod walking;

#[cfg(test)]
mod tests;

use context::Context;

use super::action::Action;
use super::components::RelicRunners;
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

impl Present for RelicRunners {
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const ACTIONS: &'static [ActionSpec] = Action::ALL;
    const POLICIES: &'static [&'static str] = &["careful", "random"];

    fn policy(name: &str) -> Option<Box<dyn Policy<Self>>> {
        match name {
            "careful" => Some(Box::new(Careful)),
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }

    // The view of a seat that is asked shows whose choices they are: the seat says nothing more.
    fn choices(&self, view: &View, _: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        Context { game: self, view, voice }.choices(actions)
    }

    fn sayings(&self, view: &View, _: Seat, action: &Action, lists: &Lists) -> Vec<Saying> {
        vec![sayings::sayings(self, &view.open, *action, lists)]
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.board()
    }

    fn brief(&self, view: &View, _: &Decision, voice: &Voice) -> Doc {
        // One question is open at a time, so the position says more than the decision.
        Context { game: self, view, voice }.brief()
    }

    fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
        narrate::narrate(self, event, voice)
    }

    fn gained(&self, account: &Account<'_, Self>, event: &Event) -> Vec<Gain> {
        explain::gained(account, event).into_iter().collect()
    }

    fn counted(&self, account: &Account<'_, Self>) -> Vec<(u64, Gain)> {
        explain::counted(account).into_iter().collect()
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
