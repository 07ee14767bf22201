//! The laws of the house, over random games of *Relic Runners*.

use super::{runners, shadow};
use crate::engine::laws::{self, Lawful};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::{Action, Aim, Rise, Token};
use crate::games::relic_runners::components::{Column, Explorer, Ivory, Site, Space, TOKENS, Trail};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::{Options, SPECS};
use crate::games::relic_runners::state::State;

impl Lawful for RelicRunners {
    fn universe(&self) -> Vec<Action> {
        let mut all = vec![
            Action::Explore,
            Action::Stop,
            Action::Refill,
            Action::Double,
            Action::Remote,
            Action::Top,
            Action::Peek,
            Action::Kit,
            Action::Points,
            Action::Show,
            Action::Hide,
            Action::Pass,
            Action::Dash,
            Action::Decline,
            Action::End,
            Action::Explorer(None),
        ];
        all.extend(Explorer::ALL.iter().map(|explorer| Action::Explorer(Some(*explorer))));
        all.extend(Site::all().flat_map(|site| Aim::ALL.iter().map(move |aim| Action::Walk(site, *aim))));
        let at_sites = [Action::Start, Action::Go, Action::Jump, Action::Reach];
        all.extend(Site::all().flat_map(|site| at_sites.map(|action| action(site))));
        let nowhere = Trail::between(Site::CAMP, "t12".parse().unwrap());
        let trails = self.trails.iter().copied().chain([nowhere]);
        all.extend(trails.flat_map(|trail| [Action::Place(trail), Action::Lift(trail), Action::Lay(trail)]));
        all.extend(Space::all().map(Action::Box));
        all.extend(Rise::all().map(Action::Up));
        all.extend(Column::ALL.iter().map(|column| Action::Up(Rise::From(Space { column: *column, level: 3 }))));
        all.extend((0..=TOKENS).map(|token| Action::Flip(Token(token))));
        all.extend((0..=4).map(Action::Pick));
        all.extend(Ivory::ALL.iter().map(|tile| Action::Keep(*tile)));
        all
    }

    fn conserved(&self, before: &State, told: &[Event], after: &State) -> Result<(), String> {
        shadow::compare(self, before, told, after)
    }
}

fn options(switches: serde_json::Value) -> Options {
    serde_json::from_value(switches).unwrap()
}

#[test]
fn the_laws_hold_for_2_seats() {
    laws::hold(&runners(), &Options::default(), 2, laws::games(100));
}

#[test]
fn the_laws_hold_for_3_seats() {
    laws::hold(&runners(), &Options::default(), 3, laws::games(100));
}

#[test]
fn the_laws_hold_for_4_seats() {
    laws::hold(&runners(), &Options::default(), 4, laws::games(100));
}

#[test]
fn the_laws_hold_for_5_seats() {
    laws::hold(&runners(), &Options::default(), 5, laws::games(100));
}

#[test]
fn the_laws_hold_with_every_switch_turned() {
    let game = runners();
    for spec in SPECS {
        for value in &spec.values[1..] {
            let options = options(serde_json::json!({ spec.key: value }));
            assert_ne!(options, Options::default());
            (2..=5).for_each(|seats| laws::hold(&game, &options, seats, laws::games(100) / 25));
        }
    }
}

#[test]
fn the_laws_hold_with_all_switches_turned_at_once() {
    let all = SPECS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect();
    let options = options(serde_json::Value::Object(all));
    (2..=5).for_each(|seats| laws::hold(&runners(), &options, seats, laws::games(100) / 20));
}
