//! Turns in steps: undo, the view of other seats meanwhile, and the record.

use std::sync::Arc;

use serde_json::Value;
use skald::engine::{Seat, Viewer};
use skald::store::{Memory, Store};
use skald::table::{
    Act, Barrier, DecisionId, Entry, EntryKind, IdempotencyKey, Import, NoticeKind, Open, PersonId, Pick, Request, Seq,
    Stage, TableError, TableId, TableView, Tables, Undone,
};
use skald::title::{Record, RecordEntry, RecordError};
use skald::words::{Locale, Voice};
use support::dig;
use support::people::{all_say, opening, person, presses, say, tables_in};

/// Tables for *Dig* in memory.
fn digging() -> Tables {
    tables_in(Arc::new(Memory::new()), dig::titles())
}

/// A running game of *Dig* between persons 1 and 2, on channel 5.
async fn dug(tables: &Tables) -> TableId {
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    table
}

async fn back(tables: &Tables, table: TableId) -> Result<Undone, TableError> {
    tables.play().undo(Request::new(table, PersonId(1)), None).await
}

async fn mine(tables: &Tables, table: TableId, number: u64) -> TableView {
    tables.look(table).await.unwrap().seen_by(PersonId(number))
}

/// The saved position, including the generator.
fn saved(view: &TableView) -> Value {
    view.unredacted().unwrap().snapshot().unwrap()
}

fn shown(view: &TableView) -> Value {
    view.unredacted().unwrap().view(Viewer::Public).unwrap()
}

async fn cards(tables: &Tables) -> usize {
    let due = tables.outbox().due(100).await.unwrap();
    for notice in &due {
        tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
    due.iter().filter(|notice| notice.kind == NoticeKind::Card).count()
}

#[tokio::test]
async fn steps_are_hidden_from_others_until_the_turn_is_over() {
    let tables = digging();
    let table = dug(&tables).await;
    let before = tables.look(table).await.unwrap();
    cards(&tables).await;
    for (step, code) in ["walk", "walk", "walk"].into_iter().enumerate() {
        let acted = say(&tables, table, 1, code).await.unwrap();
        assert_eq!(acted.view.steps.len(), step + 1);
        let others = mine(&tables, table, 2).await;
        assert_eq!((saved(&others), others.open.clone()), (saved(&before), before.open.clone()));
        assert_eq!((others.begun(), others.steps.len()), (Some(Seat(0)), 0));
        assert_ne!(saved(&mine(&tables, table, 1).await), saved(&before));
        let due = cards(&tables).await;
        assert_eq!(due, usize::from(step == 0), "the card changes when a turn begins, and not with every step");
    }
    let readable = |view: TableView| {
        let tables = &tables;
        async move { tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap().len() }
    };
    let all = tables.records().unredacted_log(table, Seq(1), 100).await.unwrap().len();
    assert_eq!(readable(mine(&tables, table, 1).await).await, all);
    assert_eq!(readable(mine(&tables, table, 2).await).await, all - 3);
    assert_eq!(readable(mine(&tables, table, 9).await).await, all - 3, "a spectator");

    let acted = say(&tables, table, 1, "pass").await.unwrap();
    assert_eq!((acted.view.begun(), acted.view.open[0].decision.seat), (None, Seat(1)));
    assert_eq!(saved(&mine(&tables, table, 2).await), saved(&mine(&tables, table, 1).await));
    assert_eq!(readable(mine(&tables, table, 2).await).await, all + 1);
    let due = tables.outbox().due(100).await.unwrap();
    assert!(due.iter().any(|notice| matches!(notice.kind, NoticeKind::Turn { seat: Seat(1), .. })));
}

#[tokio::test]
async fn steps_are_undone_one_by_one_to_the_exact_state() {
    let tables = digging();
    let table = dug(&tables).await;
    let mut stood = vec![tables.look(table).await.unwrap()];
    // A resting seat has one answer only. It is a forced move, undone with the rest.
    for code in ["walk", "rest", "walk"] {
        stood.push(say(&tables, table, 1, code).await.unwrap().view);
    }
    let after = stood.pop().unwrap();
    assert_eq!(
        (after.steps.as_slice(), after.seq.0 - stood[0].seq.0),
        (&["walk".into(), "rest".into(), "walk".into()][..], 4)
    );
    for code in ["walk", "rest, wake", "walk"] {
        let taken = back(&tables, table).await.unwrap();
        let before = stood.pop().unwrap();
        assert_eq!((taken.seat, taken.action.as_deref()), (Seat(0), Some(code)));
        assert_eq!((saved(&taken.view), &taken.view.steps), (saved(&before), &before.steps));
        let log = tables.records().unredacted_log(table, taken.view.seq, 1).await.unwrap();
        let to = if before.steps.is_empty() { before.seq } else { held(&tables, table, &before).await };
        assert_eq!((log[0].kind, log[0].action.clone()), (EntryKind::Undo { seat: Seat(0), to, agreed: false }, None));
    }
    let view = tables.look(table).await.unwrap();
    assert_eq!((view.begun(), view.open.len()), (None, 1));
    assert!(matches!(back(&tables, table).await, Err(TableError::CannotUndo(Barrier::Nothing))));
    let log = tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
    assert!(
        log.iter().all(|entry| !matches!(entry.kind, EntryKind::Act(_) | EntryKind::Undo { .. })),
        "as if there had been no steps"
    );
}

/// The last valid entry of the game for a viewer.
async fn held(tables: &Tables, table: TableId, view: &TableView) -> Seq {
    let log = tables.records().unredacted_log(table, Seq(1), view.seq.0 as usize).await.unwrap();
    let whole = tables.records().visible_log(view, Seq(1), view.seq).await.unwrap();
    assert!(log.len() >= whole.len());
    whole.iter().rev().find(|entry| matches!(entry.kind, EntryKind::Act(_))).unwrap().seq
}

#[tokio::test]
async fn steps_that_revealed_or_asked_cannot_be_undone() {
    let tables = digging();
    let table = dug(&tables).await;
    assert!(matches!(back(&tables, table).await, Err(TableError::CannotUndo(Barrier::Nothing))));
    // A public event turns up a tile, without a draw.
    all_say(&tables, table, &[(1, "walk"), (1, "dig")]).await;
    let obstacle = |error: Result<Undone, TableError>| match error {
        Err(TableError::CannotUndo(Barrier::Revealed { entry })) => entry.unredacted().1[0].to_string(),
        other => panic!("{other:?}"),
    };
    assert!(obstacle(back(&tables, table).await).contains("dug"));
    // A dice roll.
    all_say(&tables, table, &[(1, "walk"), (1, "roll")]).await;
    assert!(obstacle(back(&tables, table).await).contains("rolled"));
    // The end of a turn, although the same seat goes on.
    all_say(&tables, table, &[(1, "walk"), (1, "walk"), (1, "walk"), (1, "pass")]).await;
    assert_eq!(tables.look(table).await.unwrap().begun(), None);
    assert!(obstacle(back(&tables, table).await).contains("passed"));
    // A question to another seat, and its answer.
    all_say(&tables, table, &[(1, "walk"), (1, "offer")]).await;
    let error = back(&tables, table).await;
    assert!(matches!(error, Err(TableError::CannotUndo(Barrier::Passed { whose })) if whose == [Seat(1)]));
    all_say(&tables, table, &[(2, "no")]).await;
    assert!(matches!(back(&tables, table).await, Err(TableError::CannotUndo(Barrier::Acted { seat: Seat(1) }))));
    // Later steps can be undone again, and no earlier ones.
    all_say(&tables, table, &[(1, "walk")]).await;
    back(&tables, table).await.unwrap();
    assert!(matches!(back(&tables, table).await, Err(TableError::CannotUndo(Barrier::Acted { seat: Seat(1) }))));
    // The end of the turn.
    all_say(&tables, table, &[(1, "pass")]).await;
    assert!(matches!(back(&tables, table).await, Err(TableError::CannotUndo(Barrier::Passed { .. }))));
}

#[tokio::test]
async fn foreseeable_reveal_can_be_undone() {
    let tables = digging();
    let table = dug(&tables).await;
    // In any order, the last tile is known to all; but it ends the game. So the two equal tiles are left to the end.
    let tiles: Vec<u64> = {
        let everything = tables.look(table).await.unwrap().unredacted().unwrap().view(Viewer::Everything).unwrap();
        everything["tiles"].as_array().unwrap().iter().map(|tile| tile.as_u64().unwrap()).collect()
    };
    for tile in &tiles {
        all_say(&tables, table, &[(1, "walk")]).await;
        if *tile != 7 {
            let acted = say(&tables, table, 1, "dig").await.unwrap();
            assert_eq!(acted.view.begun(), None, "{tile} was news");
        }
    }
    all_say(&tables, table, &[(1, "walk")]).await;
    let first = tiles.iter().position(|tile| *tile == 7).unwrap();
    for _ in 0..=first {
        all_say(&tables, table, &[(1, "walk")]).await;
    }
    let before = mine(&tables, table, 1).await;
    let acted = say(&tables, table, 1, "dig").await.unwrap();
    assert_eq!(acted.view.begun(), Some(Seat(0)), "both remaining tiles are equal");
    assert_eq!(saved(&back(&tables, table).await.unwrap().view), saved(&before));
}

#[tokio::test]
async fn old_buttons_are_stale_after_taking_back() {
    let tables = digging();
    let table = dug(&tables).await;
    let first = tables.look(table).await.unwrap().open[0].id;
    let second = say(&tables, table, 1, "walk").await.unwrap().view.open[0].id;
    assert!(matches!(tables.play().act(presses(table, 1, first, 0, None)).await, Err(TableError::Stale)));
    let again = back(&tables, table).await.unwrap().view;
    let third = again.open[0].id;
    assert_eq!(third, DecisionId(again.seq.0));
    for old in [first, second] {
        assert!(matches!(tables.play().act(presses(table, 1, old, 0, None)).await, Err(TableError::Stale)));
        let taken = tables.play().undo(Request::new(table, PersonId(1)), Some(old)).await;
        assert!(matches!(taken, Err(TableError::Stale)));
    }
    tables.play().act(presses(table, 1, third, 0, None)).await.unwrap();
    // Another person presses the button.
    let open = mine(&tables, table, 1).await.open[0].id;
    for number in [2, 9] {
        let error = tables.play().undo(Request::new(table, PersonId(number)), Some(open)).await;
        match error {
            Err(TableError::NotYourDecision { whose }) if number == 2 => assert_eq!(whose, [Seat(0)]),
            Err(TableError::NotSeated) => assert_eq!(number, 9),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(mine(&tables, table, 1).await.steps.len(), 1);
}

#[tokio::test]
async fn a_wish_is_granted_once() {
    let tables = digging();
    let table = dug(&tables).await;
    all_say(&tables, table, &[(1, "walk"), (1, "walk")]).await;
    let request = Request::new(table, PersonId(1)).keyed(IdempotencyKey(7));
    let first = tables.play().undo(request, None).await.unwrap();
    let again = tables.play().undo(request, None).await.unwrap();
    assert_eq!((first.action.as_deref(), again.action), (Some("walk"), None));
    assert_eq!((again.view.seq, again.view.steps.len()), (first.view.seq, 1));
    let act = Act { idempotency_key: Some(IdempotencyKey(7)), ..support::people::says(table, 1, "walk") };
    assert!(matches!(tables.play().act(act).await, Err(TableError::Stale)), "the idempotency key of another request");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_processes_one_takes_back() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let here = Arc::new(tables_in(Arc::clone(&store), dig::titles()));
    let there = Arc::new(tables_in(store, dig::titles()));
    let table = dug(&here).await;
    for _ in 0..20 {
        all_say(&here, table, &[(1, "walk"), (1, "walk")]).await;
        let open = mine(&there, table, 1).await.open[0].id;
        let request = Request::new(table, PersonId(1));
        let race = [&here, &there, &here, &there].map(|tables| {
            let tables = Arc::clone(tables);
            tokio::spawn(async move { tables.play().undo(request, Some(open)).await })
        });
        let mut done = 0;
        for one in race {
            match one.await.unwrap() {
                Ok(_) => done += 1,
                Err(error) => assert!(matches!(error, TableError::Stale), "{error}"),
            }
        }
        assert_eq!((done, mine(&here, table, 1).await.steps.len()), (1, 1));
        back(&there, table).await.unwrap();
    }
    // A step and an undo at once: one of the two orders happens.
    all_say(&here, table, &[(1, "walk")]).await;
    let open = mine(&here, table, 1).await.open[0].id;
    let undone = there.play().undo(Request::new(table, PersonId(1)), Some(open));
    let (acted, taken) = tokio::join!(here.play().act(presses(table, 1, open, 0, None)), undone);
    assert_ne!(acted.is_ok(), taken.is_ok(), "one of the two answered the decision");
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_turn_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let open = || tables_in(Arc::new(skald::store::Lsm::open(folder.path()).unwrap()), dig::titles());
    let tables = open();
    let table = dug(&tables).await;
    let settled = saved(&tables.look(table).await.unwrap());
    let running = saved(&all_say(&tables, table, &[(1, "walk"), (1, "rest")]).await);
    tables.close().await.unwrap();
    drop(tables);

    let tables = open();
    assert_eq!(tables.admin().resume().await.unwrap(), 0);
    assert_eq!(saved(&mine(&tables, table, 2).await), settled);
    let own = mine(&tables, table, 1).await;
    assert_eq!((saved(&own), own.steps.as_slice()), (running, &["walk".to_owned(), "rest".to_owned()][..]));
    all_say(&tables, table, &[(1, "walk")]).await;
    for _ in 0..3 {
        back(&tables, table).await.unwrap();
    }
    assert_eq!(saved(&mine(&tables, table, 1).await), settled);
}

#[tokio::test]
async fn handing_over_a_seat_publishes_only_its_own_turn() {
    let tables = digging();
    let table = dug(&tables).await;
    all_say(&tables, table, &[(1, "walk"), (1, "walk")]).await;
    tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    let own = mine(&tables, table, 1).await;
    assert_eq!((own.begun(), own.steps.len()), (Some(Seat(0)), 2));
    let log = tables.records().visible_log(&mine(&tables, table, 2).await, Seq(1), own.seq).await.unwrap();
    assert_eq!(log.last().unwrap().kind, EntryKind::HandOver(Seat(1)), "a change of the table is visible at once");
    back(&tables, table).await.unwrap();
    let own = mine(&tables, table, 1).await;
    assert_eq!(own.steps.len(), 1);
    let log = tables.records().visible_log(&own, Seq(1), own.seq).await.unwrap();
    assert!(log.iter().any(|entry| entry.kind == EntryKind::HandOver(Seat(1))), "it is not taken back with the step");

    tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
    tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "random").await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert_eq!(view.begun(), None);
    let acts = tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
    let acts: Vec<_> = acts.into_iter().filter(|entry| entry.kind == EntryKind::Act(Seat(0))).collect();
    assert_eq!(acts[0].unredacted().0, Some("walk"), "all see the remaining step");
}

#[tokio::test]
async fn new_person_takes_back_no_step_of_the_last() {
    let tables = digging();
    let table = dug(&tables).await;
    say(&tables, table, 1, "walk").await.unwrap();
    tables.seats().offer(Request::new(table, PersonId(1)), Seat(0), PersonId(3)).await.unwrap();
    let view = tables.seats().substitute(Request::new(table, person(3)), Seat(0)).await.unwrap();
    assert_eq!((view.begun(), view.steps.len()), (None, 0));
}

#[tokio::test]
async fn a_game_that_is_ended_in_the_middle_of_a_turn_shows_it() {
    let tables = digging();
    let table = dug(&tables).await;
    let running = saved(&all_say(&tables, table, &[(1, "walk"), (1, "walk")]).await);
    let ended = support::people::stop(&tables, table).await;
    assert_eq!((ended.begun(), saved(&ended)), (None, running));
    assert!(matches!(back(&tables, table).await, Err(TableError::Over)));
    let record = tables.records().export(table, false).await.unwrap();
    record.replay(tables.titles()).unwrap();
}

/// The codes and the undos of a record, in order.
fn lines(record: &Record) -> Vec<String> {
    let line = |entry: &RecordEntry| match entry {
        RecordEntry::Act { action, .. } => action.clone(),
        RecordEntry::Undo { undo, .. } => format!("to {}", undo.to),
    };
    record.entries.iter().map(line).collect()
}

#[tokio::test]
async fn a_record_says_what_was_taken_back_and_replays() {
    let tables = digging();
    let table = dug(&tables).await;
    let plain = tables.records().export(table, false).await.unwrap();
    assert_eq!((plain.format, plain.entries.len()), (1, 0));
    all_say(&tables, table, &[(1, "walk"), (1, "rest"), (1, "walk")]).await;
    back(&tables, table).await.unwrap();
    back(&tables, table).await.unwrap();
    all_say(&tables, table, &[(1, "roll"), (1, "walk")]).await;
    back(&tables, table).await.unwrap();
    all_say(&tables, table, &[(1, "rest")]).await;

    let seen = tables.records().export(table, false).await.unwrap();
    let steps = ["walk", "rest", "wake", "walk", "to 6", "to 4", "roll", "walk", "to 10"];
    assert_eq!(
        (lines(&seen), seen.format),
        (steps.map(str::to_owned).to_vec(), 2),
        "steps that are not settled stay out"
    );
    seen.replay(tables.titles()).unwrap();
    assert_eq!(seen, serde_json::from_value(serde_json::to_value(&seen).unwrap()).unwrap());
    let own = mine(&tables, table, 1).await;
    let whole = tables.records().export(table, true).await.unwrap();
    assert_eq!(lines(&whole)[steps.len()..], ["rest", "wake"].map(str::to_owned));
    assert_eq!(whole.replay(tables.titles()).unwrap().position.snapshot().unwrap(), saved(&own));

    // Imported elsewhere, it continues from there, and its log reads the same.
    let elsewhere = digging();
    let import = Import {
        channel: Some(opening(8, 2).channel),
        seats: vec![Some(person(1)), Some(person(2))],
        ..whole.clone().into()
    };
    let view = elsewhere.records().import(import).await.unwrap();
    assert_eq!((saved(&view), view.begun()), (saved(&own), None), "the imported steps are published");
    let acts = |entries: Vec<Entry>| {
        entries.iter().filter_map(|entry| entry.unredacted().0.map(str::to_owned)).collect::<Vec<_>>()
    };
    let here = acts(tables.records().visible_log(&own, Seq(1), own.seq).await.unwrap());
    assert_eq!(acts(elsewhere.records().visible_log(&view, Seq(1), view.seq).await.unwrap()), here);
    assert_eq!(
        elsewhere
            .records()
            .export(view.id, true)
            .await
            .unwrap()
            .replay(elsewhere.titles())
            .unwrap()
            .position
            .snapshot()
            .unwrap(),
        saved(&own)
    );
}

#[tokio::test]
async fn a_record_that_takes_back_too_much_is_refused() {
    let tables = digging();
    let table = dug(&tables).await;
    all_say(&tables, table, &[(1, "walk"), (1, "walk")]).await;
    back(&tables, table).await.unwrap();
    all_say(&tables, table, &[(1, "roll"), (1, "pass"), (2, "walk"), (2, "rest")]).await;
    back_by(&tables, table, 2).await;
    all_say(&tables, table, &[(2, "pass")]).await;
    let record = tables.records().export(table, true).await.unwrap();
    record.replay(tables.titles()).unwrap();
    let last = record.entries.iter().rposition(|entry| matches!(entry, RecordEntry::Undo { .. })).unwrap();
    for (to, why) in [(99, "nothing to take back"), (7, "another seat"), (3, "another seat")] {
        let mut forged = record.clone();
        if let RecordEntry::Undo { undo, .. } = &mut forged.entries[last] {
            undo.to = to;
        }
        let error = forged.replay(tables.titles()).err().unwrap();
        assert!(matches!(&error, RecordError::Undo { .. }) && error.to_string().contains(why), "{to}: {error}");
    }
    let mut forged = record.clone();
    let roll = forged.entries.iter().find(|entry| matches!(entry, RecordEntry::Act { action, .. } if action == "roll"));
    let seq = roll.unwrap().seq();
    forged.entries.truncate(forged.entries.iter().position(|entry| entry.seq() == seq).unwrap() + 1);
    let undo = skald::title::Undo { to: seq - 1, agreed: false };
    forged.entries.push(RecordEntry::Undo { seq: seq + 1, seat: Seat(0), undo });
    let error = forged.replay(tables.titles()).err().unwrap().to_string();
    assert!(error.contains("drawn"), "{error}");
}

async fn back_by(tables: &Tables, table: TableId, number: u64) {
    tables.play().undo(Request::new(table, PersonId(number)), None).await.unwrap();
}

/// Dice for the players, not for the game.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// One game between people who choose any action and undo a third of them. Returns the number of undone actions, and
/// whether some seat acted twice in a row.
async fn back_and_forth(tables: &Tables, key: &str, channel: u64, actions: u32) -> (u32, bool) {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ channel);
    // In a game of one person there is no other viewer.
    let seats = tables.titles().default_of(key).unwrap().meta().seats.0.max(2);
    let table = tables.lobby().open(Open { title: key.to_owned(), ..opening(channel, seats) }, None).await.unwrap().id;
    for number in 2..=u64::from(seats) {
        tables.lobby().join(Request::new(table, person(number))).await.unwrap();
    }
    let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    // The saved position at each valid entry, the newest last.
    let mut stood: Vec<(Seq, Value)> = vec![(view.seq, saved(&view))];
    let (mut taken_back, mut others) = (0, shown(&view));
    for _ in 0..actions {
        if view.stage != Stage::Playing {
            break;
        }
        let open = view.open[0].clone();
        let number = u64::from(open.decision.seat.0) + 1;
        if dice.below(3) == 0 && !view.steps.is_empty() {
            let taken = back_of(tables, table, number).await;
            let kind = tables.records().unredacted_log(table, taken.view.seq, 1).await.unwrap()[0].kind;
            let EntryKind::Undo { to, .. } = kind else { panic!("{kind:?}") };
            while stood.last().is_some_and(|(seq, _)| *seq > to) {
                stood.pop();
            }
            assert_eq!(stood.last().unwrap().1, saved(&taken.view), "{key}: back at entry {to}");
            view = taken.view;
            taken_back += 1;
        } else {
            let legal = view.unredacted().unwrap().legal(open.decision.seat).len() as u64;
            let choice = Pick::Index(dice.below(legal) as u16);
            let act = Act { table, person: person(number), decision: Some(open.id), choice, idempotency_key: None };
            let acted = tables.play().act(act).await.unwrap();
            let drew = acted.entries.iter().any(|entry| view.title.drew(entry.unredacted().1));
            assert!(!drew || acted.view.begun().is_none(), "{key}: a draw cannot be undone");
            stood.push((acted.view.seq, saved(&acted.view)));
            view = acted.view;
        }
        let seen = tables.look(table).await.unwrap();
        if view.begun().is_some() {
            assert_eq!(shown(&seen), others, "{key}: other seats do not see a step");
        }
        others = shown(&seen);
        let asked = view.open.first().map_or(PersonId(1), |open| PersonId(u64::from(open.decision.seat.0) + 1));
        view = tables.look(table).await.unwrap().seen_by(asked);
    }
    if view.stage == Stage::Playing {
        support::people::stop(tables, table).await;
    }
    let mut record = tables.records().export(table, false).await.unwrap();
    let replayed = record.replay(tables.titles()).unwrap().position.snapshot().unwrap();
    assert_eq!(replayed, saved(&tables.look(table).await.unwrap()), "{key}: the record leads to the same position");
    record.seed = None;
    record.replay(tables.titles()).unwrap();
    (taken_back, record.entries.windows(2).any(|two| two[0].seat() == two[1].seat()))
}

async fn back_of(tables: &Tables, table: TableId, number: u64) -> Undone {
    tables.play().undo(Request::new(table, PersonId(number)), None).await.unwrap()
}

/// How many games a run plays of each title.
fn games() -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8)
}

#[tokio::test]
async fn undo_restores_the_state_in_every_title() {
    let tables = tables_in(Arc::new(Memory::new()), skald::games::builtin().unwrap());
    for key in tables.titles().keys().map(str::to_owned).collect::<Vec<_>>() {
        let (mut taken_back, mut several_actions_a_turn) = (0, false);
        for channel in 1..=games() {
            let (undone, twice) = back_and_forth(&tables, &key, channel, 400).await;
            taken_back += undone;
            several_actions_a_turn |= twice;
        }
        // An action that ends a turn cannot be undone.
        assert!(several_actions_a_turn || taken_back == 0, "{key}: {taken_back} turns were taken back");
        assert!(!several_actions_a_turn || taken_back > 10, "{key}: only {taken_back} steps were taken back");
    }
    let tables = digging();
    assert!(back_and_forth(&tables, "dig", 1, 600).await.0 > 3);
}

#[tokio::test]
async fn last_step_is_named_only_to_its_seat() {
    let tables = digging();
    let table = dug(&tables).await;
    let voice = Voice::new(Locale::En, vec!["P1".to_owned(), "P2".to_owned()]);
    let named = async |number| mine(&tables, table, number).await.last_step(&voice);
    assert_eq!(named(1).await, None);
    // After a rest there is one forced answer, which is undone with it.
    for (code, undone) in [("walk", "walk"), ("rest", "rest, wake")] {
        all_say(&tables, table, &[(1, code)]).await;
        assert_eq!((named(1).await.as_deref(), named(2).await), (Some(undone), None));
    }
}

/// An offer and all consequences in that turn are one exchange.
#[tokio::test]
async fn exchange_is_kept_after_an_undo() {
    let tables = digging();
    let table = dug(&tables).await;
    let voice = Voice::new(Locale::En, vec!["P1".to_owned(), "P2".to_owned()]);
    let acted = say(&tables, table, 1, "offer").await.unwrap();
    let offered = acted.view.open[0].clone();
    assert_eq!((offered.exchange(), offered.began()), (Some(offered.id), offered.id));
    assert_eq!(offered.matter(&voice), "offered");
    let asked = say(&tables, table, 2, "no").await.unwrap().view.open[0].clone();
    assert_eq!((asked.exchange(), asked.began(), asked.matter(&voice)), (Some(offered.id), offered.id, "turn".into()));
    assert_ne!(asked, offered);
    assert_eq!(asked, asked.as_its_seat(), "it is the same for any viewer");
    say(&tables, table, 1, "walk").await.unwrap();
    let again = back(&tables, table).await.unwrap().view.open[0].clone();
    assert_eq!((&again.decision, again.exchange()), (&asked.decision, Some(offered.id)));
    assert_ne!(again, asked, "it is another decision");
    // The debug output names them and has nothing of the game.
    let (entry, open) = (format!("{:?}", acted.entries[0]), format!("{offered:?}"));
    assert!(entry.contains("Act") && !entry.contains("offer"), "{entry}");
    assert!(open.contains("offered") && !open.contains("tiles"), "{open}");
}
