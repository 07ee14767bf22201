//! The laws of the house, over random games of *Raids*.

use super::{raids, shadow};
use crate::engine::laws::{self, Lawful};
use crate::engine::{Chance, Game, Seed, Viewer};
use crate::games::raids::Raids;
use crate::games::raids::action::{Action, Event};
use crate::games::raids::options::{Options, SPECS};
use crate::games::raids::state::State;

impl Lawful for Raids {
    fn universe(&self) -> Vec<Action> {
        let mut all = vec![
            Action::Discard,
            Action::Keep,
            Action::Dock,
            Action::Fight,
            Action::Yield,
            Action::Retaliate,
            Action::Flee,
        ];
        all.extend((0..=self.spaces + 1).flat_map(|n| [Action::Place(n), Action::Sell(n), Action::Drop(n)]));
        all.extend((0..=self.track_four_villages.len() as u8 + 2).map(Action::Sail));
        all.extend([Action::Place(255), Action::Sell(255), Action::Drop(255), Action::Sail(255)]);
        all
    }

    fn conserved(&self, before: &State, told: &[Event], after: &State) -> Result<(), String> {
        shadow::compare(self, &before.sea, told, &after.sea)
    }
}

#[test]
fn the_laws_hold_for_2_seats() {
    laws::hold(&raids(), &Options::default(), 2, laws::games(1_000));
}

#[test]
fn the_laws_hold_for_3_seats() {
    laws::hold(&raids(), &Options::default(), 3, laws::games(1_000));
}

#[test]
fn the_laws_hold_for_4_seats() {
    laws::hold(&raids(), &Options::default(), 4, laws::games(1_000));
}

#[test]
fn the_laws_hold_with_every_switch_turned() {
    let raids = raids();
    for spec in SPECS {
        for value in &spec.values[1..] {
            let options: Options = serde_json::from_value(serde_json::json!({ spec.key: value })).unwrap();
            assert_ne!(options, Options::default());
            (2..=4).for_each(|seats| laws::hold(&raids, &options, seats, laws::games(1_000) / 50));
        }
    }
}

#[test]
fn the_laws_hold_with_all_switches_turned_at_once() {
    let all = SPECS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect();
    let options: Options = serde_json::from_value(serde_json::Value::Object(all)).unwrap();
    (2..=4).for_each(|seats| laws::hold(&raids(), &options, seats, laws::games(1_000) / 20));
}

#[test]
fn what_is_hidden_is_really_redrawn() {
    let raids = raids();
    let (state, _) = raids.setup(&Options::default(), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let mut dice = Chance::seeded(&Seed::from_number(2));
    let imagined = raids.determinize(&state, Viewer::Public, &mut dice);
    assert_eq!(imagined.sea, state.sea);
    assert_ne!(imagined.chance, state.chance);
    assert_eq!(raids.determinize(&state, Viewer::Everything, &mut dice), state);
}
