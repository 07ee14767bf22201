//! The proof of *Adding a title* in `docs/extending.md`, by a title that no module knows. It keeps the laws, is
//! replayed, sits at a table, and shows itself in every language. Only the list of titles is changed.

mod tic_tac_toe;

use std::sync::Arc;

use serde_json::Value;
use skald::canvas::svg;
use skald::engine::laws::{self, Subject};
use skald::engine::{Edition, EditionWarning, Game, Seat, Seed, Viewer};
use skald::store::Memory;
use skald::table::{Locale, Open, PersonId, Request, Stage};
use skald::title::{Erased, RenderOptions, Simulation, Title, Titles};
use skald::words::Voice;
use support::people::{opening, person, presses, say, tables_in};
use tic_tac_toe::{Board, CELLS, Draw, Options, PAPER, TicTacToe, title};

fn game() -> TicTacToe {
    TicTacToe::new(&Edition::read(PAPER).unwrap()).unwrap()
}

fn board(drawn: &str, turn: u8) -> Board {
    let cell = |sign: char| match sign {
        'X' => Some(Seat(0)),
        'O' => Some(Seat(1)),
        _ => None,
    };
    let cells: Vec<_> = drawn.split_whitespace().collect::<String>().chars().map(cell).collect();
    Board { cells: cells.try_into().expect("nine cells"), turn: Seat(turn) }
}

#[test]
fn tt_03_three_in_a_row_win_and_a_full_board_ends() {
    let game = game();
    assert_eq!(game.line(&board("XXX OO. ...", 1), Seat(0)), Some([0, 1, 2]));
    assert_eq!(game.line(&board("X.O .XO ..X", 1), Seat(0)), Some([0, 4, 8]));
    assert!(!game.over(&board("XX. OO. ...", 0)));
    let full = board("XOX XOO OXX", 0);
    assert!(game.over(&full) && Seat::all(2).all(|seat| game.line(&full, seat).is_none()));
}

#[test]
fn tt_01_tt_02_the_laws_of_the_house_hold() {
    let universe = |_: &_| (0..CELLS).map(Draw).collect();
    let drawn = |state: &tic_tac_toe::State| state.open.cells.iter().flatten().count();
    let conserved = |before: &_, _: &[_], after: &_| {
        if drawn(after) == drawn(before) + 1 { Ok(()) } else { Err("a turn draws one sign".to_owned()) }
    };
    let game = game();
    let subject = Subject { game: &game, universe: &universe, conserved: &conserved };
    laws::hold(&subject, &Options {}, 2, 200).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn a_broken_edition_is_refused_by_key() {
    let broken = Edition::read(r#"{"id": "torn", "lines": [[0, 1, 9]]}"#).unwrap();
    assert_eq!(TicTacToe::new(&broken).err().unwrap().key, "lines");
}

#[test]
fn an_unusual_edition_is_played_with_a_warning() {
    assert_eq!(title().warnings(), []);
    let short = Edition::read(r#"{"id": "short", "lines": [[0, 1, 2]]}"#).unwrap();
    let warnings = Erased::<TicTacToe>::new(short).unwrap().warnings();
    assert_eq!(warnings, [EditionWarning::new("lines", "1 lines; 8 are usual")]);
    assert_eq!(warnings[0].to_string(), "lines: 1 lines; 8 are usual");
}

#[test]
fn records_replay_and_positions_show_in_every_language() {
    let title = title();
    let mut shelf = Titles::default();
    shelf.add(Arc::clone(&title));
    let players = vec!["random".to_owned()];
    let series = Simulation::new(title.as_ref(), &Value::Null, 2, players, Seed::from_number(3)).unwrap();
    let record = series.game(0).unwrap();
    assert!(record.replay(&shelf).is_ok());
    let (mut position, _) = title.start(&record.options, 2, &record.seed.unwrap()).unwrap();
    for entry in &record.entries {
        for locale in Locale::ALL {
            let voice = Voice::new(locale, vec!["Ada".into(), "Bo".into()]);
            let board = position.board(Viewer::Public, &voice).plain();
            let labels = position.choices(entry.seat()).shown(&voice).into_iter().map(|choice| choice.label);
            let picture = position.picture(Viewer::Public, RenderOptions::default(), &[], &voice).unwrap();
            assert!(svg::text(&picture.scene).starts_with("<svg"));
            for text in labels.chain([board, picture.alt]) {
                assert!(!text.contains("tic-tac-toe-") && !text.contains('{'), "{text}");
            }
        }
        position.act(entry.seat(), entry.action().unwrap()).unwrap();
    }
}

#[tokio::test]
async fn it_is_played_at_a_table_to_its_end() {
    let mut shelf = Titles::default();
    shelf.add(title());
    let tables = tables_in(Arc::new(Memory::new()), shelf);
    let open = Open { title: "tic_tac_toe".into(), ..opening(1, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let mut view = tables.look(table).await.unwrap();
    while let Some(open) = view.open.first() {
        let number = u64::from(open.decision.seat.0) + 1;
        view = tables.play().act(presses(table, number, open.id, 0, None)).await.unwrap().view;
    }
    assert_eq!(view.stage, Stage::Finished);
    let voice = Voice::new(Locale::Es, vec!["Ada".into(), "Bo".into()]);
    let refused = say(&tables, table, 1, "A1").await.unwrap_err();
    assert!(!format!("{refused}").is_empty() && !voice.word("tic-tac-toe-refuse-over").contains("tic-tac-toe"));
    assert!(tables.records().export(table, true).await.unwrap().replay(tables.titles()).is_ok());
}
