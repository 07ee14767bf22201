//! The law of promises (`conformance::promises`) finds each way in which a text may lie about an action.

use skald_core::engine::{Chance, Game as _, Seat, Seed, ViewOf};
use skald_core::title::{Asked, Choice, ChoiceText, Count, Counted, OptionSpec, PolicySpec, Present};
use skald_core::words::{Doc, Locale, Voice};

use super::game::{Action, Cards, Event, Fault};
use crate::ai::Random;
use crate::conformance::promises::check_all;
use crate::conformance::subject::Reading;

impl Counted for Cards {
    /// How many actions the turn has had.
    fn counts(&self, view: &ViewOf<Self>, _: Seat) -> Vec<Count> {
        let done = view.open.done.len() as i32;
        let told = match () {
            () if self.is(Fault::CountsOneMore) && done > 0 => done + 1,
            () if self.is(Fault::CountsFromOne) => done + 1,
            () if self.is(Fault::CountsNothing) => 0,
            () => done,
        };
        vec![Count::new("done", told)]
    }
}

impl Present for Cards {
    const OPTIONS: &'static [OptionSpec] = &[];
    const POLICIES: &'static [PolicySpec<Self>] = &[("random", || Box::new(Random))];

    fn choices(&self, asked: &Asked<'_, Self>, actions: &[Action], voice: &Voice) -> Vec<Choice> {
        let choice = |action: &Action| {
            let brings = asked.brings(&asked.successors(&[*action]), voice);
            let facts = if self.is(Fault::SaysNothing) { Vec::new() } else { brings };
            ChoiceText::plain("", action.to_string(), facts).choice(action.to_string(), Vec::new())
        };
        actions.iter().map(choice).collect()
    }

    fn board(&self, _: &ViewOf<Self>, _: &Voice) -> Doc {
        Doc::default()
    }

    fn brief(&self, _: &Asked<'_, Self>, _: &Voice) -> Doc {
        Doc::default()
    }

    fn narrate(&self, _: &Event, _: &Voice) -> Option<String> {
        None
    }

    fn rules(&self, (): &(), _: &Voice) -> Doc {
        Doc::default()
    }
}

/// How many actions the turn has had, read without [`Present::counts`].
const DONE: Reading = ("done", |view, _, _| view["open"]["done"].as_array().expect("a list").len() as i64);

/// What the law says of the first question of a game with a fault.
fn checked(fault: Fault) -> Result<(), String> {
    let game = Cards::with(fault);
    let state = game.setup(&(), 2, Chance::seeded(&Seed::from_number(7))).unwrap().0;
    let changes = check_all(&game, &state, Seat(0), &Voice::new(Locale::En, Vec::new()), &[DONE])?;
    assert!(changes.iter().any(|changes| !changes.is_empty()), "{fault:?}: no action changes the count");
    Ok(())
}

#[test]
fn each_false_promise_is_found_and_named() {
    assert_eq!(checked(Fault::Nothing), Ok(()));
    for (fault, says) in [
        (Fault::CountsOneMore, "done is 1, not one of [2]: cards mark"),
        (Fault::CountsFromOne, "done is 0 before and not 1: cards mark"),
        (Fault::CountsNothing, "done changes without a word, 0 to 1: cards mark"),
        (Fault::SaysNothing, "the largest change, \"cards-count-done\", is not said: cards mark"),
    ] {
        let found = checked(fault).expect_err(&format!("{fault:?} is not found"));
        assert!(found.contains(says), "{fault:?}: {found}");
    }
}
