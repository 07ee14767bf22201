//! Choices and stakes, in every decision of random games.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::games::raids::action::Action;
use crate::games::raids::components::Tile;
use crate::games::raids::state::Phase;
use crate::title::{Asked, Choice, Present};
use crate::words::Mark;

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

/// The position after an action of a seat and its moves without a choice, and what happened.
fn outcome(raids: &Raids, before: &State, seat: Seat, action: Action) -> (State, Vec<Event>) {
    let (mut state, mut events) = (before.clone(), Vec::new());
    raids.step(&mut state, seat, &action, &mut events).unwrap();
    let mut legal = Vec::new();
    while state.open.asked() == Some(seat) {
        raids.legal_actions(&state, seat, &mut legal);
        let [only] = &legal[..] else { break };
        raids.step(&mut state, seat, only, &mut events).unwrap();
    }
    (state, events)
}

/// Whether the ship in turn could attack another in this turn and leave it no answer: all its ways are tried.
fn drives_off(raids: &Raids, state: &State, other: Seat) -> bool {
    let Some(seat) = state.open.asked() else { return false };
    let mut legal = Vec::new();
    raids.legal_actions(state, seat, &mut legal);
    legal.iter().any(|action| {
        let (mut after, mut events) = (state.clone(), Vec::new());
        raids.step(&mut after, seat, action, &mut events).unwrap();
        let met = events.iter().any(|event| matches!(event, Event::Attacked { defender, .. } if *defender == other));
        let answers = matches!(after.open.phase, Phase::Fight { side, .. } if side == other);
        let ended = events.iter().any(|event| Raids::ends_turn(event) || matches!(event, Event::Attacked { .. }));
        (met && !answers) || (!ended && after.open.asked() == Some(seat) && drives_off(raids, &after, other))
    })
}

/// The Vikings that each side has sent, from the position on and until one leaves, and who left.
fn fought_out(raids: &Raids, state: &State) -> ([u8; 4], Option<Seat>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    let mut sent = [0; 4];
    while let Phase::Fight { side, .. } = state.open.phase {
        let before = state.open.ships[side.index()].crew;
        raids.step(&mut state, side, &Action::Retaliate, &mut events).unwrap();
        sent[side.index()] += before - state.open.ships[side.index()].crew;
    }
    let fled = |event: &Event| if let Event::Fled { seat, .. } = event { Some(*seat) } else { None };
    (sent, events.iter().find_map(fled))
}

/// What a choice says of later, checked by play.
fn check_later(raids: &Raids, state: &State, choice: &Choice, said: &mut BTreeMap<&'static str, usize>) {
    let seat = state.open.asked().unwrap();
    let action: Action = choice.code.parse().unwrap();
    let (after, events) = outcome(raids, state, seat, action);
    let open = &after.open;
    let told = || format!("{}: {} · {}", choice.code, choice.label, choice.detail);
    let draws = open.voyage != state.open.voyage || state.open.options.rolled_combat.is_on();
    let mut claims = |name, says: bool, holds: bool| {
        // After a draw only what is sure is said.
        assert!(says == holds || (holds && draws), "{name}: {says}, {holds}: {}", told());
        *said.entry(name).or_default() += usize::from(says);
    };
    let detail = choice.detail.as_str();
    let says = |words: &str| detail.contains(words);
    let halted = matches!(open.phase, Phase::Room { mover, .. } if mover == seat);
    claims("first you decide on", says("first you decide on"), halted);
    let lost: u8 = events
        .iter()
        .map(|event| match event {
            Event::Recruited { seat: who, lost, .. } if *who == seat => *lost,
            _ => 0,
        })
        .sum();
    claims("no Shield", says("no Shield"), lost > 0 && !halted);
    let stopped = events.iter().any(|event| {
        matches!(event, Event::Stopped { seat: who, .. } if *who == seat)
            || matches!(event, Event::Docked { seat: Some(who), .. } if *who == seat)
    });
    let asked = open.asked() == Some(seat);
    claims("you move again", says("you move again"), stopped && asked && !halted);
    claims("the game ends", says("the game ends"), open.phase == Phase::Over);
    if says("then sail on") {
        claims("then sail on", true, asked && !stopped && matches!(open.phase, Phase::Sail { .. }));
    }
    if let Action::Sail(space) = action
        && open.ships[seat.index()].space == space
        && !state.open.options.rolled_combat.is_on()
        && let Some(next) = open.asked().filter(|next| *next != seat && open.turn == *next)
    {
        let marks = detail.split(" · ").find_map(|fact| fact.strip_suffix(" could attack")).unwrap_or_default();
        let named = marks.contains(Mark::of(next).letter);
        let attacks = state.open.ship_at(space).is_none() && drives_off(raids, &after, seat);
        claims("could attack", named, attacks);
    }
    let mut state = state.clone();
    let paid = state.open.ships[seat.index()].crew;
    raids.step(&mut state, seat, &action, &mut Vec::new()).unwrap();
    let (sent, loser) = fought_out(raids, &state);
    let both = detail.split(" · ").find_map(|fact| fact.strip_prefix("if both go on, "));
    if let Some(end) = both {
        let other = (0..4).find(|other| *other != seat.index() && sent[*other] > 0).unwrap_or(9);
        let sent_now = match action {
            Action::Retaliate => paid - state.open.ships[seat.index()].crew,
            _ => 1,
        };
        let who = if loser == Some(seat) { "you" } else { "they" };
        let expected = format!("{who} must flee: you −{}, they −{}", sent[seat.index()] + sent_now, sent[other]);
        assert_eq!(end, expected, "{}", told());
        claims("if both go on", true, true);
    }
    if says("cannot answer and must flee") {
        let fled = |event: &Event| matches!(event, Event::Fled { seat: who, forced: true, .. } if *who != seat);
        claims("must flee", true, events.iter().any(fled));
    }
}

/// Slow: every choice of 48 whole games.
#[test]
fn later_sentences_agree_with_play() {
    let raids = raids();
    let voice = voice(Locale::En);
    let mut said = BTreeMap::new();
    for (number, switches) in (0..).zip(switch_sets().iter().cycle().take(48)) {
        let options = crate::play::switched::<Raids>(switches);
        let player = ["random", "careful"][number as usize / 2 % 2];
        let policy = Raids::POLICIES.iter().find(|(name, _)| *name == player).unwrap().1();
        crate::play::play_by(&*policy, &raids, &options, 2 + number as u8 % 3, 700 + number, u64::MAX, |tale| {
            for choice in choices(&raids, tale, &voice) {
                check_later(&raids, &tale.state, &choice, &mut said);
            }
        });
    }
    assert!(said.len() == 8 && said.values().all(|times| *times > 5), "{said:?}");
}

/// No switch, each switch, and all at once but the dice, which leave no combat to foresee.
fn switch_sets() -> Vec<serde_json::Value> {
    let each = crate::conformance::subject::each_switch::<Raids>();
    let mut all = crate::conformance::subject::all_switches::<Raids>();
    all["rolled_combat"] = "off".into();
    each.chain([serde_json::json!({}), all]).collect()
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
            play(&raids, options, 4, number, |tale| {
                let Phase::Fight { side, space, .. } = tale.state.open.phase else { return };
                let brief = raids.brief(&Asked::to(&raids, &tale.state, side), &voice).plain();
                let (after, events) = outcome(&raids, &tale.state, side, Action::Flee);
                let open = &after.open;
                let crew = open.ships[side.index()].crew;
                assert!(brief.contains(&format!("If you flee, you then have a crew of {crew} and ")), "{brief}");
                if let Phase::Sail { mover, .. } = open.phase
                    && mover == side
                {
                    let mut legal = Vec::new();
                    raids.legal_actions(&after, side, &mut legal);
                    let reach = brief.lines().find_map(|line| Some(line.split_once("Within reach: ")?.1)).unwrap();
                    for action in legal {
                        let Action::Sail(to) = action else { continue };
                        assert!(reach.contains(&format!("({to})")) || reach.contains(&format!("({to} ⚔")), "{reach}");
                    }
                }
                let cleared = events.iter().take_while(|event| !Raids::ends_turn(event));
                let cleared = cleared.filter(|event| matches!(event, Event::Cleared { .. })).count();
                assert_eq!(brief.contains("If you flee, you first clear"), cleared > 0, "from {space}");
                assert!(index == 1 || cleared == 0);
                fights[index] += 1;
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
                    let seat = open.asked().unwrap();
                    let (after, _) = outcome(&raids, &tale.state, seat, Action::Dock);
                    let coins = raids.harbor_coins[place];
                    let own = |state: &State| state.open.ships[seat.index()].coins;
                    let said = match after.open.voyage {
                        1 => format!(" home · +{coins} Glory when all are home"),
                        _ => format!("+{}", own(&after) - own(&tale.state)),
                    };
                    let unsure = dock.detail.starts_with("? Glory");
                    assert!(unsure || dock.detail.contains(&said), "{said}: {}", dock.detail);
                    docks += usize::from(place > players);
                }
            });
        }
    }
    assert!(docks > 0, "nobody came home behind the ghost");
}
