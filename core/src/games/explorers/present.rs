//! The presentation of *Explorers of the North Sea*: the implementation of `Present`.

use super::action::Action;
use super::components::Explorers;
use super::event::Event;
use super::policy::Careful;
use super::text::Context;
use super::text::{explain, narrate, rules, sayings};
use super::view::View;
use super::{options, picture, tutorial};
use crate::ai::Random;
use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{Decision, Seat};
use crate::title::{
    Account, Choice, EntryEvents, Gain, OptionSpec, Picture, PolicySpec, Present, RenderOptions, Tutorial,
};
use crate::words::typed::{Lists, Saying};
use crate::words::{Doc, Voice, say};

impl Present for Explorers {
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const ACTIONS: &'static [ActionSpec] = Action::ALL;
    const SIGNED_CODES: bool = true;
    const POLICIES: &'static [PolicySpec<Self>] = &[("careful", || Box::new(Careful)), ("random", || Box::new(Random))];
    const TUTORIAL: Option<&'static Tutorial> = Some(&tutorial::TUTORIAL);

    fn choices(&self, view: &View, seat: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        Context { game: self, view, voice }.choices(seat, actions)
    }

    fn sayings(&self, view: &View, seat: Seat, action: &Action, lists: &Lists) -> Vec<Saying> {
        sayings::sayings(view, seat, *action, lists)
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.board()
    }

    fn heading(&self, view: &View, voice: &Voice) -> String {
        Context { game: self, view, voice }.title()
    }

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::TurnBegan { turn, .. } = event else { return None };
        let seats = voice.names.len().max(1);
        Some(say!(voice, "explorers-log-round", round = usize::from(turn.saturating_sub(1)) / seats + 1))
    }

    fn overview(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.overview()
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

    fn rules(&self, _: &options::Options, voice: &Voice) -> Doc {
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
