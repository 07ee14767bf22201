//! How *Nine Men's Morris* shows itself: the implementation of `Present`.

use super::action::Action;
use super::components::NineMensMorris;
use super::event::Event;
use super::state::View;
use super::text::{Context, deeds, narrate};
use super::{options, picture, policy::PLAYERS, tutorial};
use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{Decision, Seat};
use crate::title::{
    Account, Choice, EntryEvents, Gain, OptionSpec, Picture, PolicySpec, Present, RenderOptions, Tutorial,
};
use crate::words::{Doc, Fact, Rules, Voice};

/// The parts of the short rules.
const RULES: [&str; 6] = ["place", "move", "mill", "fly", "end", "switch"];

impl Present for NineMensMorris {
    const MARKS_BRANCHES: bool = true;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const ACTIONS: &'static [ActionSpec] = Action::ALL;
    const POLICIES: &'static [PolicySpec<Self>] = PLAYERS;
    const TUTORIAL: Option<&'static Tutorial> = Some(&tutorial::TUTORIAL);

    fn choices(&self, view: &View, _: Seat, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        let context = Context { open: &view.open, voice };
        actions.iter().map(|action| context.choice(*action)).collect()
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        Context { open: &view.open, voice }.board()
    }

    fn heading(&self, view: &View, voice: &Voice) -> String {
        Context { open: &view.open, voice }.title()
    }

    fn overview(&self, view: &View, voice: &Voice) -> Doc {
        Context { open: &view.open, voice }.overview()
    }

    fn brief(&self, view: &View, _: &Decision, voice: &Voice) -> Doc {
        Context { open: &view.open, voice }.brief()
    }

    fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
        Some(narrate::narrate(event, voice))
    }

    fn deeds(&self, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
        deeds::deeds(seat, events, voice)
    }

    fn gained(&self, account: &Account<'_, Self>, event: &Event) -> Vec<Gain> {
        match event {
            Event::Ended(end) if end.winner == Some(account.seat) => {
                vec![Gain::new("win", 1, narrate::ended(*end, account.voice))]
            }
            _ => Vec::new(),
        }
    }

    fn rules(&self, _: &options::Options, voice: &Voice) -> Doc {
        let key = |name: &str| format!("nine-mens-morris-rules-{name}");
        let facts = [("men", Fact::from(self.men))];
        Rules { key, parts: &RULES, facts: &facts, signs: None, more: None, reconstruction: false }.page(voice)
    }

    fn picture(&self, view: &View, render: RenderOptions, _: &[EntryEvents<Event>], voice: &Voice) -> Option<Picture> {
        Some(picture::picture(Context { open: &view.open, voice }, render))
    }

    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        Some(picture::legend(look, voice))
    }
}
