//! The presentation of *Relic Runners*: the implementation of `Present`.

use super::action::Action;
use super::components::RelicRunners;
use super::event::Event;
use super::policy::Careful;
use super::text::context::Context;
use super::text::{explain, narrate, sayings};
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
use crate::words::{Doc, Rules, Voice, facts, row, say};

/// The sections of the short rules, by the last parts of their keys.
const RULES: [&str; 9] = ["turn", "walk", "explore", "purple", "ivory", "relics", "boxes", "end", "two"];

impl Present for RelicRunners {
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const ACTIONS: &'static [ActionSpec] = Action::ALL;
    const POLICIES: &'static [PolicySpec<Self>] = &[("careful", || Box::new(Careful)), ("random", || Box::new(Random))];
    const TUTORIAL: Option<&'static Tutorial> = Some(&tutorial::TUTORIAL);

    // The view shows whose choices they are, so the seat is not needed.
    fn choices(&self, view: &View, _: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        Context { game: self, view, voice }.choices(actions)
    }

    fn sayings(&self, view: &View, _: Seat, action: &Action, lists: &Lists) -> Vec<Saying> {
        vec![sayings::sayings(self, &view.open, *action, lists)]
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.board()
    }

    fn heading(&self, view: &View, voice: &Voice) -> String {
        Context { game: self, view, voice }.title()
    }

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::TurnBegan { round, .. } = event else { return None };
        Some(say!(voice, "relic-runners-log-round", round = *round))
    }

    fn overview(&self, view: &View, voice: &Voice) -> Doc {
        Context { game: self, view, voice }.overview()
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

    fn rules(&self, _: &options::Options, voice: &Voice) -> Doc {
        let facts = facts![ends = row::list(self.end_relics)];
        let key = |name: &str| format!("relic-runners-rules-{name}");
        let signs = Some(voice.word("relic-runners-board-legend"));
        Rules { key, parts: &RULES, facts: &facts, signs, more: None, reconstruction: self.reconstruction }.page(voice)
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
