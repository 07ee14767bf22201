//! The test subject for *Relic Runners*. Its games are long: random players walk in circles until the last round.

mod reference;

use serde_json::{Value, json};
use skald_core::engine::{Edition, Game, Seat};
use skald_core::games::relic_runners::RelicRunners;
use skald_core::games::relic_runners::action::{Action, Aim, Rise, Token};
use skald_core::games::relic_runners::components::{Column, Explorer, Ivory, Site, Space, TOKENS, Trail};
use skald_core::games::relic_runners::options::SPECS;

use crate::conformance::playthroughs::{Played, fingerprint};
use crate::conformance::subject::{
    Careful, LawGames, Reading, Shown, Sketch, Subject, Table, Universe, of_first_rules,
};
use crate::play::{Tale, embedded, play, switched};

/// Editions as an owner might copy them from a box with an uneven map.
const UNEVEN: [&str; 3] = [
    include_str!("../../../fixtures/editions/relic_runners/delta.json"),
    include_str!("../../../fixtures/editions/relic_runners/gorge.json"),
    include_str!("../../../fixtures/editions/relic_runners/islands.json"),
];

pub fn subject() -> Subject<RelicRunners> {
    Subject {
        universe: Universe::Fixed(universe),
        conserved: reference::compare,
        laws: LawGames { each_seats: 3, each_switch: 1, all_switches: 1, first_rules: 1 },
        tables: tables(),
        sketches: vec![
            Sketch {
                file: "relic_runners-layouts.txt",
                switches: vec![
                    json!({ "layout": "standard" }),
                    json!({ "layout": "first_game" }),
                    json!({ "layout": "random" }),
                    json!({ "powers": "on" }),
                ],
                of_first_rules: false,
            },
            Sketch { file: "relic_runners-readings.txt", switches: vec![readings()], of_first_rules: false },
        ],
        clock: "round",
        careful: Careful {
            against: 20,
            among: 10,
            least: &[],
            switches: |_| json!({}),
            look: games_resemble_those_of_people,
        },
        readings: readings_of_counts(),
        shown: Shown { tables: shown(), boards: 1, reasons_every: 20, ..Shown::default() },
        ..Subject::default()
    }
}

/// How each count is read from a view, without the code of the counts.
fn readings_of_counts() -> Vec<Reading> {
    fn own<'v>(view: &'v Value, seat: Seat, of: &str) -> &'v Value {
        &view["open"]["runners"][seat.index()][of]
    }
    fn number(view: &Value, seat: Seat, of: &str) -> i64 {
        own(view, seat, of).as_i64().expect("a number")
    }
    fn list<'v>(view: &'v Value, seat: Seat, of: &str) -> &'v [Value] {
        own(view, seat, of).as_array().expect("a list")
    }
    fn pathways(view: &Value, seat: Seat, _: i64) -> i64 {
        number(view, seat, "paths").count_ones().into()
    }
    fn boxes(view: &Value, seat: Seat, _: i64) -> i64 {
        list(view, seat, "boxes").iter().filter(|slot| **slot != "reserve").count() as i64
    }
    fn ivory(view: &Value, seat: Seat, _: i64) -> i64 {
        list(view, seat, "ivory").iter().filter(|tile| !tile.is_null()).count() as i64
    }
    /// The levels of all boxes, as if those that are due had risen and the one in use had returned.
    fn steps(view: &Value, seat: Seat, _: i64) -> i64 {
        let level = |slot: &Value| slot.as_str().and_then(|slot| slot[1..].parse().ok()).unwrap_or(0);
        let on_table = list(view, seat, "boxes").iter().filter(|slot| **slot != "reserve");
        let mut levels: Vec<i64> = on_table.map(level).collect();
        if view["open"]["turn"] == seat.0 {
            let agenda = view["open"]["agenda"].as_array().expect("tasks");
            for task in agenda.iter().filter(|task| task["task"] == "return") {
                let used = levels.iter().position(|one| *one == level(&task["space"])).expect("a box in use");
                levels.remove(used);
            }
            for _ in
                agenda.iter().filter(|task| task["task"] == "steps").flat_map(|task| 0..task["left"].as_i64().unwrap())
            {
                if let Some(low) = levels.iter_mut().find(|level| **level < 3) {
                    *low += 1;
                }
            }
        }
        levels.iter().sum()
    }
    vec![
        ("points", |_, _, points| points),
        ("relics", |view, seat, _| list(view, seat, "relics").len() as i64),
        ("pathways", pathways),
        ("boxes", boxes),
        ("ivory", ivory),
        ("steps", steps),
        ("rations", |view, seat, _| number(view, seat, "rations")),
    ]
}

/// All other readings of the rulebook, with powers.
fn readings() -> Value {
    let other = SPECS.iter().filter(|spec| spec.since > 1).map(|spec| (spec.key.to_owned(), spec.values[1].into()));
    let mut switches: serde_json::Map<String, Value> = other.collect();
    switches.insert("powers".into(), "on".into());
    switches.into()
}

fn tables() -> Vec<Table<RelicRunners>> {
    let table = |options, games| Table { game: embedded(), options, seats: 2..=5, games };
    let mut tables = vec![
        // Explorers are chosen after or before the first player is known.
        table(switched::<RelicRunners>(&json!({ "powers": "on", "explorer_choice": "before_first" })), 2),
        table(switched::<RelicRunners>(&json!({ "powers": "on", "explorer_choice": "after_first" })), 2),
        table(of_first_rules::<RelicRunners>(&json!({ "powers": "on" })), 2),
    ];
    for text in UNEVEN {
        let old = json!({ "way_home": "movement_due", "powers": "on", "layout": "random" });
        let (today, old) = (switched::<RelicRunners>(&json!({})), switched::<RelicRunners>(&old));
        tables.push(Table { game: uneven(text), options: today, seats: 2..=5, games: 1 });
        tables.push(Table { game: uneven(text), options: old, seats: 5..=5, games: 1 });
    }
    tables
}

fn shown() -> Vec<Table<RelicRunners>> {
    let (today, powers) = (json!({}), json!({ "powers": "on", "layout": "random", "open_scores": "on" }));
    let table = |switches: &Value, seats, games| Table {
        game: embedded(),
        options: switched::<RelicRunners>(switches),
        seats: seats..=seats,
        games,
    };
    let mut tables = vec![table(&today, 2, 3), table(&today, 4, 3), table(&today, 5, 1), table(&powers, 4, 1)];
    tables.push(table(&powers, 5, 3));
    tables.extend(UNEVEN.map(|text| Table { game: uneven(text), ..table(&today, 5, 1) }));
    tables
}

fn uneven(text: &str) -> RelicRunners {
    RelicRunners::new(&Edition::read(text).expect("an edition")).expect("a valid edition")
}

/// Games between careful players last as long as those of people, and their winners score as much.
fn games_resemble_those_of_people(game: &RelicRunners, played: &[Tale<RelicRunners>]) {
    let rounds: Vec<_> = played.iter().map(|tale| tale.state.open.round).collect();
    assert!(rounds.iter().all(|rounds| (12..50).contains(rounds)), "{rounds:?}");
    let best = |tale: &Tale<RelicRunners>| game.outcome(&tale.state).and_then(|end| end.points.into_iter().max());
    let mean = played.iter().filter_map(best).sum::<i32>() / played.len() as i32;
    assert!((45..=80).contains(&mean), "winners have {mean} points");
}

/// Every action with every place, trail and tile, and some invalid ones.
fn universe(game: &RelicRunners) -> Vec<Action> {
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
        Action::Take,
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
    let trails = game.trails.iter().copied().chain([nowhere]);
    all.extend(trails.flat_map(|trail| [Action::Place(trail), Action::Lift(trail), Action::Lay(trail)]));
    all.extend(Space::all().map(Action::Box));
    all.extend(Rise::all().map(Action::Up));
    all.extend(Column::ALL.iter().map(|column| Action::Up(Rise::From(Space { column: *column, level: 3 }))));
    all.extend((0..=TOKENS).map(|token| Action::Flip(Token(token))));
    all.extend((0..=4).map(Action::Pick));
    all.extend(Ivory::ALL.iter().map(|tile| Action::Keep(*tile)));
    all
}

/// The fingerprints of the golden playthroughs of rules version 1. They cover actions and events of games between
/// random players, and events of games between careful ones with powers.
const FIRST_RULES: [(u8, &str, &str); 4] = [
    (2, "b5cb0c5646ea", "b1d0ef6008af"),
    (3, "b7a53a4fa7b0", "dd8777060c42"),
    (4, "b7a4a212c692", "9d9fb015455a"),
    (5, "5ff8b4e326b3", "c956b90ca2b8"),
];

#[test]
fn games_of_the_first_rules_keep_their_fingerprints() {
    for (seats, random, careful) in FIRST_RULES {
        let played = Played::new::<RelicRunners>(&of_first_rules::<RelicRunners>(&json!({})), seats, "random");
        let mut lines: Vec<String> = played.setup.iter().map(|event| format!("    {event}")).collect();
        for (seq, (seat, code, events)) in (1..).zip(&played.entries) {
            lines.push(format!("{seq}. seat {seat}: {code}"));
            lines.extend(events.iter().map(|event| format!("    {event}")));
        }
        assert_eq!(fingerprint(&lines.join("\n")), random, "{seats} seats, random players");
        let options = of_first_rules::<RelicRunners>(&json!({ "powers": "on" }));
        let played = Played::new::<RelicRunners>(&options, seats, "careful");
        assert_eq!(
            fingerprint(&Value::from(played.all_events()).to_string()),
            careful,
            "{seats} seats, careful players"
        );
    }
}

#[test]
fn after_the_setup_only_the_first_player_is_drawn() {
    for (seats, choice, later) in (2..=5).flat_map(|seats| [(seats, "before_first", 1), (seats, "after_first", 0)]) {
        let options = switched::<RelicRunners>(&json!({ "powers": "on", "explorer_choice": choice }));
        let tale = play(&embedded::<RelicRunners>(), &options, seats, 43, u64::MAX, |_| {});
        let drawn =
            tale.history[1..].iter().filter(|entry| entry.events.iter().any(|e| !RelicRunners::draws(e).is_empty()));
        assert_eq!(drawn.count(), later, "{seats} seats, {choice}");
    }
}
