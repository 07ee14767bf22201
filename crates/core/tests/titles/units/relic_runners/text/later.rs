//! Texts about later turns agree with the rules. They are compared with a search over legal actions, and with how the
//! game went on.

use serde_json::{Value, json};

use super::*;
use crate::ai::{Policy, Random};
use crate::games::relic_runners::action::{Action, Aim};
use crate::games::relic_runners::components::{Purple, Site, Tile};
use crate::games::relic_runners::options::SPECS;
use crate::games::relic_runners::policy::Careful;
use crate::games::relic_runners::state::{Phase, Slot, Task, Turn};
use crate::games::relic_runners::text::names;
use crate::play::{play_between, switched};
use crate::title::{Asked, Choice, Present, RecordEntry, Simulation};

/// Games under the default switches, all switches, and each switch; one of the players is random if `mixed`.
fn each_position(mixed: bool, mut meet: impl FnMut(u64, &RelicRunners, &Tale)) {
    let game = runners();
    let other = |at: usize| (SPECS[at].key.to_owned(), Value::from(SPECS[at].values[1]));
    let sets = [0..0, 0..SPECS.len()].into_iter().chain((0..SPECS.len()).map(|at| at..at + 1));
    let switches = sets.map(|set| Value::Object(set.map(other).collect()));
    for (number, switches) in (0..).zip(switches) {
        let seats = 2 + number as usize % 4;
        let mut players: Vec<&dyn Policy<RelicRunners>> = vec![&Careful; seats];
        if mixed {
            players[0] = &Random;
        }
        let (options, seed) = (switched::<RelicRunners>(&switches), Seed::from_number(900 + number));
        play_between(&players, &game, (&options, &seed), 500, |tale| meet(number, &game, tale));
    }
}

/// All choices of the asked seat with their actions.
fn all_choices(game: &RelicRunners, state: &State, seat: Seat) -> Vec<(Choice, Vec<Action>)> {
    let (asked, voice) = (Asked::to(game, state, seat), voice(Locale::En));
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let choices = game.choices(&asked, &legal, &voice).into_iter().zip(legal.into_iter().map(|action| vec![action]));
    choices.chain(game.intent_choices(&asked, &voice).into_iter().zip(game.intents(&asked.view, seat))).collect()
}

fn text(choice: &Choice) -> String {
    format!("{} · {}", choice.label, choice.detail)
}

fn after(game: &RelicRunners, state: &State, seat: Seat, actions: &[Action]) -> State {
    let mut state = state.clone();
    actions.iter().for_each(|action| game.step(&mut state, seat, action, &mut Vec::new()).expect("a legal action"));
    state
}

/// What the best expedition brings to a seat that begins its turn in this position, from trying every walk.
fn best_expedition(game: &RelicRunners, state: &State, seat: Seat) -> Option<i32> {
    let mut begun = state.clone();
    let at = begun.open.runners[seat.index()].at;
    begun.open.now = Turn::begin(at, begun.open.relic_on(at));
    (begun.open.turn, begun.open.phase) = (seat, Phase::Start);
    begun.open.agenda.clear();
    let mut legal = Vec::new();
    game.legal_actions(&begun, seat, &mut legal);
    let gain = |walk: &Action| {
        let mut there = after(game, &begun, seat, &[*walk]);
        if matches!(there.open.agenda.last(), Some(Task::Expedition { .. })) {
            there = after(game, &there, seat, &[Action::Take]);
        }
        let relics = |state: &State| state.open.runners[seat.index()].relics.len();
        let points = |state: &State| game.score(state, seat).total();
        (relics(&there) > relics(&begun)).then(|| points(&there) - points(&begun))
    };
    legal.iter().filter(|action| matches!(action, Action::Walk(..))).filter_map(gain).max()
}

#[test]
fn expedition_of_the_next_turn_is_what_a_search_finds() {
    let (mut said, mut tried) = (0, 0);
    each_position(false, |_, game, tale| {
        let Some(seat) = tale.asked.filter(|_| tale.history.len().is_multiple_of(3)) else { return };
        for (choice, actions) in all_choices(game, &tale.state, seat) {
            let text = text(&choice);
            let points = text.split_once("next turn could").map(|(_, ahead)| {
                let points = ahead.split_once(", +").and_then(|(_, points)| points.split(' ').next()?.parse().ok());
                points.unwrap_or_else(|| panic!("no points: {text}"))
            });
            let mut then = after(game, &tale.state, seat, &actions);
            let open = &then.open;
            let ours = open.turn == seat && open.phase != Phase::Over;
            if ours && open.phase == Phase::Arrived && open.agenda.is_empty() && open.runner().at != Site::CAMP {
                then = after(game, &then, seat, &[Action::End]);
            } else if ours {
                assert_eq!(points, None, "the turn goes on: {text}");
                continue;
            }
            let found = best_expedition(game, &then, seat).filter(|_| then.open.phase != Phase::Over);
            let sure = then.open.trigger.is_none() && !then.open.is_last_round() && choice.detail.len() < 40;
            if points.is_some() || sure {
                assert_eq!(points, found, "{text}");
            }
            said += usize::from(points.is_some());
            tried += 1;
        }
    });
    println!("{said} expeditions of the next turn are said of {tried} choices");
    assert!(said > 50 && tried > 5_000, "{said} of {tried}");
}

#[test]
fn last_turn_is_said_of_turns_that_no_other_follows() {
    let voice = voice(Locale::En);
    let mut told: [usize; 3] = [0; 3];
    let mut of_game = (u64::MAX, Vec::new());
    each_position(true, |number, game, tale| {
        let open = &tale.state.open;
        if of_game.0 != number {
            of_game = (number, Vec::new());
        }
        let Some(seat) = tale.asked else { return };
        let (begins, asks) = (open.phase == Phase::Start && open.agenda.is_empty(), open.phase == Phase::Dash);
        for (other, dash) in
            of_game.1.iter().filter(|(other, _)| *other == seat && (asks || begins && !open.now.box_used))
        {
            let again = tale.news().iter().any(|event| matches!(event, Event::TurnBegan { .. })) || asks;
            assert!(*dash || !again, "{other} had its last turn");
        }
        let brief = game.brief(&Asked::to(game, &tale.state, seat), &voice).plain();
        let said = ["your last turn.", "your last turn, and then", "your last turn, unless"];
        let said = said.iter().position(|said| brief.contains(said));
        if asks || open.round == 0 {
            assert_eq!(said, None, "{brief}");
            return;
        }
        let last = open.trigger.is_some() || open.extra || open.is_last_round();
        assert_eq!(said.is_some(), last, "{brief}");
        if let Some(said) = said {
            told[said] += 1;
            of_game.1.retain(|(other, _)| *other != seat);
            of_game.1.push((seat, said > 0));
        }
    });
    assert!(told.iter().all(|told| *told > 0), "{told:?}");
}

/// The position before this entry of this game of the series.
fn simulated(seed: u64, seats: u8, options: &Value, number: u64, seq: u64) -> (RelicRunners, State, Seat) {
    let game = runners();
    let titles = crate::games::builtin().unwrap();
    let title = titles.default_of("relic_runners").unwrap();
    let players = ["careful", "random"].map(str::to_owned).to_vec();
    let seed = Seed::from_number(seed);
    let record = Simulation::new(title.as_ref(), options, seats, players, seed).unwrap().game(number).unwrap();
    let chance = Chance::seeded(&seed.derive("game", number));
    let (mut state, mut events) = game.setup(&switched::<RelicRunners>(options), seats, chance).unwrap();
    for entry in record.entries {
        let RecordEntry::Act { seq: at, seat, action, .. } = entry else { continue };
        if at == seq {
            return (game, state, seat);
        }
        game.step(&mut state, seat, &action.parse().unwrap(), &mut events).unwrap();
    }
    panic!("the game has no entry {seq}");
}

#[test]
fn holder_of_the_last_dash_is_told_of_the_extra_turn() {
    let (game, state, seat) = simulated(77, 3, &json!({ "way_home": "movement_due" }), 2, 202);
    let brief = game.brief(&Asked::to(&game, &state, seat), &voice(Locale::En)).plain();
    assert!(!brief.contains("your last turn."), "{brief}");
}

#[test]
fn way_home_before_the_movement_ends_no_turn_if_it_is_due() {
    let (game, state, seat) = simulated(77, 3, &json!({ "way_home": "movement_due" }), 5, 85);
    let machete = Action::Box("m1".parse().unwrap());
    let (choice, actions) = all_choices(&game, &state, seat).into_iter().find(|(_, of)| *of == [machete]).unwrap();
    assert_eq!(after(&game, &state, seat, &actions).open.turn, seat);
    assert!(choice.detail.contains("Way home") && !text(&choice).contains("turn ends"), "{}", text(&choice));
}

/// An explorer stands at a temple with this purple tile, in a position changed by `change`; the text of exploring it.
fn exploring(tile: Purple, change: impl Fn(&mut State)) -> String {
    let game = runners();
    let (mut state, _) = game.setup(&Options::default(), 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    let seat = state.open.turn;
    let site = Site::temples().find(|site| state.open.place(*site).stack.last().is_some_and(|top| top.open.is_some()));
    let site = site.expect("a purple temple");
    state.open.place_mut(site).stack.last_mut().unwrap().open = Some(Tile::Purple(tile));
    *state.secret.faces[site.index()].last_mut().unwrap() = Tile::Purple(tile);
    state.open.runners[seat.index()].at = site;
    (state.open.phase, state.open.now.moved) = (Phase::Arrived, true);
    change(&mut state);
    let (choice, _) =
        all_choices(&game, &state, seat).into_iter().find(|(choice, _)| choice.code == "explore").unwrap();
    text(&choice)
}

#[test]
fn exploring_promises_only_what_can_be_had() {
    let own = |state: &mut State, change: fn(&mut crate::games::relic_runners::state::Runner)| {
        let turn = state.open.turn.index();
        change(&mut state.open.runners[turn]);
    };
    let without = exploring(Purple::NewRoute, |_| {});
    let with = exploring(Purple::NewRoute, |state| own(state, |runner| runner.paths = runner.paths.with(3).with(4)));
    assert!(!without.contains("then: move a Pathway") && with.contains("then: move a Pathway"), "{without}; {with}");
    let spare = exploring(Purple::SpareKit, |_| {});
    let empty = exploring(Purple::SpareKit, |state| own(state, |runner| runner.boxes = [Slot::Bottom; 3]));
    assert!(spare.contains("Toolboxes 1→2") && !empty.contains("Toolboxes"), "{spare}; {empty}");
    let larder = |rations: u8| {
        exploring(Purple::Larder, |state| {
            let turn = state.open.turn.index();
            state.open.runners[turn].rations = rations;
        })
    };
    assert!(larder(1).contains("Rations 1→2") && larder(4).contains("Rations 4→5"), "{} {}", larder(1), larder(4));
    let home = exploring(Purple::WayHome, |_| {});
    assert!(home.contains("Rations 3→5") && home.contains("the turn ends"), "{home}");
}

#[test]
fn ruin_promises_a_pathway_only_where_one_fits() {
    let (mut with, mut without) = (0, 0);
    each_position(false, |_, game, tale| {
        let Some(seat) = tale.asked.filter(|_| tale.state.open.phase == Phase::Start) else { return };
        for (choice, actions) in all_choices(game, &tale.state, seat) {
            let ([Action::Walk(site, Aim::Best), _, ..], true) = (&actions[..], choice.intent) else { continue };
            if site.is_ruin_site() {
                let paths = |state: &State| state.open.runners[seat.index()].paths.count();
                let more = paths(&after(game, &tale.state, seat, &actions)) > paths(&tale.state);
                assert_eq!(text(&choice).contains("Pathways "), more, "{}", text(&choice));
                *(if more { &mut with } else { &mut without }) += 1;
            }
        }
    });
    assert!(with > 100 && without > 0, "{with} {without}");
}

#[test]
fn deeds_say_which_tile_was_explored_and_what_it_brought() {
    let voice = voice(Locale::En);
    let (mut kept, mut tiles) = (0, 0);
    each_position(false, |_, game, tale| {
        let news = tale.news();
        for event in news {
            let Event::TileTaken { seat, site, tile, .. } = event else { continue };
            let deeds = game.deeds(*seat, news, &voice).join(" · ");
            assert!(deeds.contains("explored") && deeds.contains(&names::code(site)), "{deeds}");
            let Some(tile) = tile else { continue };
            assert!(deeds.contains(&names::tile(*tile, &voice)), "{deeds}");
            let stays =
                |event: &Event| matches!(event, Event::IvoryKept { tile: one, .. } if Tile::Ivory(*one) == *tile);
            let told = deeds.contains(&format!("{} (kept)", names::tile(*tile, &voice)));
            assert_eq!(told, news.iter().any(stays), "{deeds}");
            kept += usize::from(news.iter().any(stays));
            tiles += 1;
        }
    });
    assert!(kept > 20 && tiles > 100, "{kept} {tiles}");
}
