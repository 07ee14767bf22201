//! How *Raids* shows itself: the board, the choices, the stakes, the story, the reasons and the rules, all as text.
//!
//! Knows views and events, never a state. Every sentence is in `raids.ftl`; every name of a person comes from the voice.

mod board;
mod brief;
mod choices;
mod explain;
mod narrate;
mod outlook;
mod read;
mod rules;
pub(super) mod telling;
pub(super) mod tiles;
mod track;

#[cfg(test)]
mod tests;

use telling::Telling;

use super::action::{Action, Event};
use super::components::Raids;
use super::options;
use super::picture;
use super::policy::Careful;
use super::view::View;
use crate::ai::{Policy, Random};
use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{Decision, Seat};
use crate::title::{Choice, Gaze, OptionSpec, Picture, Present, Reason, Told, Weight};
use crate::words::{Doc, Voice, facts};

impl Present for Raids {
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

    fn choices(&self, view: &View, seat: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        let telling = Telling { game: self, sea: &view.sea, voice };
        let mut choices: Vec<_> = actions.iter().map(|action| telling.choice(seat, *action)).collect();
        if let [only] = choices.as_mut_slice() {
            only.weight = Weight::Main;
        }
        choices
    }

    fn read(&self, view: &View, seat: Seat, typed: &str) -> Option<Action> {
        read::read(&view.sea, seat, typed)
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Telling { game: self, sea: &view.sea, voice }.board()
    }

    fn brief(&self, view: &View, _: &Decision, voice: &Voice) -> Doc {
        // One question is open at a time, so the phase says more than the decision.
        Telling { game: self, sea: &view.sea, voice }.brief()
    }

    fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
        narrate::narrate(event, voice)
    }

    fn explain(&self, view: &View, history: &[Told<Event>], seat: Seat, voice: &Voice) -> Vec<Reason> {
        explain::explain(self, &view.sea, history, seat, voice)
    }

    fn rules(&self, voice: &Voice) -> Doc {
        rules::rules(self, voice)
    }

    fn picture(&self, view: &View, gaze: Gaze, changed: &[Told<Event>], voice: &Voice) -> Option<Picture> {
        Some(picture::picture(self, view, gaze, changed, voice))
    }

    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        Some(picture::legend(self, look, voice))
    }
}
