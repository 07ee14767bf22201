//! Choices and stakes, in every decision of random games.

use std::collections::BTreeSet;

use super::*;
use crate::games::raids::action::Action;
use crate::games::raids::components::Tile;
use crate::games::raids::state::Phase;
use crate::games::raids::text::Context;
use crate::title::{Asked, Choice, Present};

/// All choices of a position.
fn choices(raids: &Raids, tale: &Tale, voice: &Voice) -> Vec<Choice> {
    let Some(seat) = tale.state.open.asked() else { return Vec::new() };
    let mut legal = Vec::new();
    raids.legal_actions(&tale.state, seat, &mut legal);
    let choices = raids.choices(&Asked::to(raids, &tale.state, seat), &legal, voice);
    assert_eq!(choices.len(), legal.len());
    for (choice, action) in choices.iter().zip(&legal) {
        assert_eq!(choice.code, action.to_string());
    }
    choices
}

/// The spaces after the colon of the line that says what is within reach: a number each, then signs.
fn within_reach(line: &str) -> Option<BTreeSet<u8>> {
    let places = line.strip_prefix("Within reach: ")?;
    let places = places.strip_suffix(", and beyond the Monster").unwrap_or(places);
    let number = |place: &str| place.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap();
    Some(places.split(' ').map(number).collect())
}

#[test]
fn board_and_choices_agree_on_what_is_in_reach() {
    let raids = raids();
    let voice = voice(Locale::En);
    let mut sailing = 0;
    for (options, players) in [(Options::default(), 2), (Options::default(), 4), (house_rules(), 4), (readings(), 3)] {
        for number in 0..10 {
            play(&raids, &options, players, number, |tale| {
                let open = &tale.state.open;
                let board = raids.board(&view(&raids, tale), &voice);
                let said: Vec<_> = board.lines.iter().filter_map(|line| within_reach(&line.text)).collect();
                let Phase::Sail { mover, from } = open.phase else { return assert!(said.is_empty(), "{said:?}") };
                let mut legal = Vec::new();
                raids.legal_actions(&tale.state, mover, &mut legal);
                let monster = (from + 1..open.harbor())
                    .find(|space| matches!(open.spot(*space).tile, Some(Tile::Monster { .. })));
                let space = |action: &Action| match action {
                    Action::Sail(space) => *space,
                    Action::Dock => open.harbor(),
                    Action::Fight | Action::Yield => monster.unwrap(),
                    other => panic!("{other} is no way to sail"),
                };
                assert_eq!(said, [legal.iter().map(space).collect::<BTreeSet<_>>()]);
                sailing += 1;
            });
        }
    }
    assert!(sailing > 1_000, "{sailing}");
}

#[test]
fn ra_13_flight_states_what_is_cleared_and_then_in_reach() {
    let raids = raids();
    let voice = voice(Locale::En);
    let mut fights = [0, 0];
    for (index, options) in [Options::default(), readings()].iter().enumerate() {
        for number in 0..20 {
            let mut reach = None;
            play(&raids, options, 4, number, |tale| {
                let open = &tale.state.open;
                let fled = matches!(tale.news(), [Event::Fled { forced: false, .. }, ..]);
                let brief = |tale: &Tale| {
                    raids
                        .brief(&Asked::to(&raids, &tale.state, raids.decisions(&tale.state.open)[0].seat), &voice)
                        .plain()
                };
                if let (true, Some(reach), Phase::Sail { mover, from }) = (fled, &reach, open.phase) {
                    let context = Context { game: &raids, view: &view(&raids, tale), voice: &voice };
                    assert_eq!(*reach, context.places(mover, from), "as was foretold");
                    assert_eq!(brief(tale).contains("are cleared, and you sail on"), index == 1);
                    fights[index] += 1;
                }
                reach = None;
                if let Phase::Fight { side, space, .. } = open.phase {
                    reach =
                        Some(Context { game: &raids, view: &view(&raids, tale), voice: &voice }.places(side, space));
                    let cleared = raids.cleared_by_flight(open, side);
                    assert_eq!(brief(tale).contains("If you flee, you first clear"), !cleared.is_empty());
                    assert!(index == 1 || cleared.is_empty());
                }
            });
        }
    }
    assert!(fights.iter().all(|fights| *fights > 20), "{fights:?}");
}

#[test]
fn ra_59_docking_promises_the_coins_of_the_place() {
    let raids = raids();
    let voice = voice(Locale::En);
    let mut docks = 0;
    for (options, prizes) in [(Options::default(), "🪙6 🪙3"), (readings(), "🪙6 🪙3 🪙1")] {
        for number in 0..20 {
            play(&raids, &options, 2, number, |tale| {
                let open = &tale.state.open;
                if open.voyage > 1 {
                    return;
                }
                assert!(raids.board(&view(&raids, tale), &voice).plain().contains(&format!("first home {prizes}\n")));
                for dock in choices(&raids, tale, &voice).iter().filter(|choice| choice.code == "dock") {
                    let players = open.arrivals.iter().flatten().count();
                    let place = if options == Options::default() { players } else { open.arrivals.len() };
                    let coins = format!(" home · +{} in coins", raids.harbor_coins[place]);
                    assert!(dock.detail.contains(&coins), "{coins}: {}", dock.detail);
                    docks += usize::from(place > players);
                }
            });
        }
    }
    assert!(docks > 0, "nobody came home behind the ghost");
}
