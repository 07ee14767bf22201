//! Undo by consent: a published move is taken back if all agree. P0-54, P0-55.

use std::sync::Arc;

use serde_json::Value;
use skald::discord::messages::consent;
use skald::engine::{Seat, Seed};
use skald::store::{Memory, Store};
use skald::table::{
    CommunityId, Consent, EntryKind, FixedEntropy, IdempotencyKey, Import, NoticeKind, Open, Pace, PersonId, Request,
    Seq, TableError, TableId, TableView, Tables, Timestamp, UndoConsent,
};
use skald::title::{Record, RecordEntry, Undo};
use skald::words::{Locale, Voice};
use support::dig;
use support::people::{ManualClock, all_say, opening, person, presses, say};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;

struct World {
    store: Arc<dyn Store>,
    clock: Arc<ManualClock>,
    tables: Tables,
}

impl World {
    fn new() -> Self {
        Self::on(Arc::new(Memory::new()), ManualClock::new())
    }

    fn on(store: Arc<dyn Store>, clock: Arc<ManualClock>) -> Self {
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Tables::new(Arc::clone(&store), dig::titles(), clock.clone(), entropy);
        Self { store, clock, tables }
    }

    /// The program stops and starts again.
    fn restarted(self) -> Self {
        Self::on(self.store, self.clock)
    }

    /// A running game of *Dig* between persons 1 to `seats`.
    async fn game(&self, seats: u8, pace: Option<&str>) -> TableId {
        let pace = pace.map(|pace| pace.parse::<Pace>().unwrap());
        let open = Open { title: "dig".to_owned(), pace, ..opening(5, seats) };
        let table = self.tables.lobby().open(open, None).await.unwrap().id;
        for number in 2..=u64::from(seats) {
            self.tables.lobby().join(Request::new(table, person(number))).await.unwrap();
        }
        self.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        table
    }

    async fn say(&self, table: TableId, answers: &[(u64, &str)]) -> TableView {
        all_say(&self.tables, table, answers).await
    }

    async fn look(&self, table: TableId) -> TableView {
        self.tables.look(table).await.unwrap()
    }

    async fn ask(&self, table: TableId, number: u64) -> Result<UndoConsent, TableError> {
        self.tables.play().ask_undo(Request::new(table, PersonId(number)), None).await
    }

    async fn answer(&self, table: TableId, number: u64, agrees: bool) -> Result<UndoConsent, TableError> {
        self.tables.play().answer_undo(Request::new(table, PersonId(number)), None, agrees).await
    }

    /// Asks for the last move of a person, and all others agree.
    async fn back(&self, table: TableId, number: u64) -> TableView {
        let mut last = self.ask(table, number).await.unwrap();
        for other in (1..=last.view.seats.len() as u64).filter(|other| *other != number) {
            last = self.answer(table, other, true).await.unwrap();
        }
        assert_eq!(last.consent, Consent::Given);
        self.look(table).await
    }

    /// Acknowledges all notices.
    async fn drain(&self) -> Vec<NoticeKind> {
        let mut kinds = Vec::new();
        for notice in self.tables.outbox().due(1_000).await.unwrap() {
            self.tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
            kinds.push(notice.kind);
        }
        kinds
    }

    async fn pass(&self, span: u64) {
        self.clock.pass(span);
        let (failed, more) = self.tables.admin().run_due(1_000, &[]).await.unwrap();
        assert_eq!((failed, more), (Vec::new(), false));
    }

    /// How many decisions each seat of the finished game made in time, and how many were late.
    async fn counted(&self) -> Vec<(u32, u32)> {
        let results = self.tables.records().results(CommunityId(9), Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
        results[0].players.iter().map(|player| (player.in_time, player.late)).collect()
    }

    async fn kinds(&self, table: TableId) -> Vec<EntryKind> {
        self.tables
            .records()
            .unredacted_log(table, Seq(1), 1_000)
            .await
            .unwrap()
            .iter()
            .map(|entry| entry.kind)
            .collect()
    }

    /// The stored game is the same when it is replayed, with the seed and without.
    async fn replays(&self, table: TableId) -> Record {
        let found = self.tables.admin().verify().await.unwrap();
        assert_eq!(found.differing, []);
        let secret = self.tables.records().export(table, true).await.unwrap();
        let shown = self.tables.records().export(table, false).await.unwrap();
        assert_eq!(shown.seed, None);
        let (one, other) = (secret.replay(self.tables.titles()).unwrap(), shown.replay(self.tables.titles()).unwrap());
        assert_eq!(open(one.position.snapshot().unwrap()), open(other.position.snapshot().unwrap()));
        secret
    }
}

/// A position without its generator.
fn open(mut position: Value) -> Value {
    position.as_object_mut().unwrap().remove("chance");
    position
}

/// The saved position, including the generator.
fn saved(view: &TableView) -> Value {
    view.unredacted().unwrap().snapshot().unwrap()
}

#[tokio::test]
async fn what_all_agree_to_take_back_stands_as_it_stood() {
    let world = World::new();
    let table = world.game(3, None).await;
    let before = world.say(table, &[(1, "walk"), (1, "roll"), (1, "walk")]).await;
    let stale = world.say(table, &[(1, "pass")]).await.open[0].id;
    world.drain().await;

    let asked = world.ask(table, 1).await.unwrap();
    let request = asked.view.undo_asked.clone().unwrap();
    assert_eq!((asked.consent, request.missing(&asked.view.seats)), (Consent::Open, vec![Seat(1), Seat(2)]));
    assert_eq!(world.drain().await, [NoticeKind::Card, NoticeKind::UndoAsked { request: request.request }]);
    let half = world.answer(table, 3, true).await.unwrap();
    assert_eq!(half.view.undo_asked.as_ref().unwrap().missing(&half.view.seats), [Seat(1)]);
    assert_eq!(half.view.open[0].id, stale, "nothing has changed yet");
    world.drain().await;

    let done = world.answer(table, 2, true).await.unwrap();
    assert_eq!((done.consent, done.view.undo_asked.clone()), (Consent::Given, None));
    let view = world.look(table).await;
    assert_eq!(saved(&view), saved(&before.clone().seen_by(PersonId(1))), "the generator and what is hidden, too");
    assert_eq!(view.begun(), None, "the steps before it have been seen");
    // TMO #2630: buttons of the void position are not valid in the new one.
    let open = view.open[0].id;
    assert!(open > stale && open > before.open[0].id);
    for (number, old) in [(1, before.open[0].id), (2, stale)] {
        let error = world.tables.play().act(presses(table, number, old, 0, None)).await;
        assert!(matches!(error, Err(TableError::Stale)), "{error:?}");
    }
    let notices = world.drain().await;
    assert_eq!(notices, [NoticeKind::Card, NoticeKind::Turn { seat: Seat(0), decision: open }]);
    let log = world.tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
    assert!(matches!(log.last().unwrap().kind, EntryKind::Undo { seat: Seat(0), agreed: true, .. }));
    let codes: Vec<_> = log.iter().filter_map(|entry| entry.unredacted().0.map(str::to_owned)).collect();
    assert_eq!(codes, ["walk", "roll", "walk"]);

    // The record replays, and can be imported elsewhere.
    world.say(table, &[(1, "walk"), (1, "pass"), (2, "walk"), (2, "roll")]).await;
    let record = world.replays(table).await;
    assert_eq!(record.format, 3);
    let there = World::new();
    let import = Import { channel: Some(skald::table::ChannelId(8)), ..Import::from(record.clone()) };
    let imported =
        there.tables.records().import(Import { seats: (1..=3).map(|n| Some(person(n))).collect(), ..import }).await;
    let imported = imported.unwrap();
    assert_eq!(saved(&imported), saved(&world.look(table).await));
    there.replays(imported.id).await;
}

/// lila #345: the move of the person who asks, not that of the last mover.
#[tokio::test]
async fn moves_of_others_fall_with_it() {
    let world = World::new();
    let table = world.game(2, None).await;
    let before = world.say(table, &[(1, "walk")]).await;
    world
        .say(table, &[(1, "offer"), (2, "yes"), (1, "pass"), (2, "walk"), (2, "roll"), (2, "walk"), (2, "pass")])
        .await;
    // The other seat goes on unpublished. Those steps become void, too.
    let turn = world.look(table).await.open[0].decision.seat;
    let view = world.back(table, 2).await;
    assert_eq!((turn, view.open[0].decision.seat), (Seat(0), Seat(1)));
    let view = world.back(table, 2).await;
    assert_eq!(view.open[0].decision.seat, Seat(1), "one's moves can be asked back one after the other");
    let view = world.back(table, 1).await;
    assert_eq!(view.open[0].decision.seat, Seat(0));
    let view = world.back(table, 1).await;
    assert_eq!(saved(&view), saved(&before.clone().seen_by(PersonId(1))));
    let record = world.replays(table).await;
    let undone = record.entries.iter().filter(|entry| matches!(entry, RecordEntry::Undo { .. })).count();
    assert_eq!(undone, 4);
}

#[tokio::test]
async fn undo_does_not_change_the_dice() {
    let world = World::new();
    let table = world.game(2, None).await;
    let rolled = |kind: &[skald::store::Entry]| -> Vec<Value> {
        kind.iter().filter(|e| e.action.as_deref() == Some("roll")).map(|e| e.events[0].clone()).collect()
    };
    world.say(table, &[(1, "walk"), (1, "roll")]).await;
    for _ in 0..3 {
        world.back(table, 1).await;
        world.say(table, &[(1, "rest"), (1, "roll")]).await;
    }
    world.say(table, &[(1, "roll")]).await;
    let log = world.tables.records().unredacted_log(table, Seq(1), 1_000).await.unwrap();
    let rolls = rolled(&log);
    assert!(rolls[..4].iter().all(|roll| *roll == rolls[0]), "{rolls:?}");
    world.replays(table).await;
    // The game ends, so that its seed is known. Then the whole game follows from the seed.
    support::people::stop(&world.tables, table).await;
    world.tables.records().check_dice(table).await.unwrap();
}

#[tokio::test]
async fn one_refusal_ends_it_for_this_move() {
    let world = World::new();
    let table = world.game(3, None).await;
    let after = world.say(table, &[(1, "walk"), (1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    assert!(matches!(world.ask(table, 1).await, Err(TableError::UndoAsked)));
    assert!(matches!(world.answer(table, 1, true).await, Err(TableError::OwnUndo)));
    assert!(matches!(world.answer(table, 9, true).await, Err(TableError::NotSeated)));
    world.answer(table, 2, true).await.unwrap();
    assert_eq!(world.answer(table, 3, false).await.unwrap().consent, Consent::Refused);
    let view = world.look(table).await;
    assert_eq!((saved(&view), view.open.clone(), view.undo_asked.clone()), (saved(&after), after.open.clone(), None));
    assert!(matches!(world.answer(table, 2, true).await, Err(TableError::NoUndoAsked)));
    assert!(matches!(world.ask(table, 1).await, Err(TableError::UndoRefused)));
    // Another move is another question, and a person can change their mind.
    world.say(table, &[(2, "walk"), (2, "pass")]).await;
    world.ask(table, 2).await.unwrap();
    assert_eq!(world.answer(table, 2, false).await.unwrap().consent, Consent::Withdrawn);
    assert_eq!(world.back(table, 2).await.open[0].decision.seat, Seat(1), "what was withdrawn may be asked once more");
}

#[tokio::test]
async fn request_that_is_withdrawn_twice_is_not_made_again() {
    let world = World::new();
    let table = world.game(3, None).await;
    world.say(table, &[(1, "walk"), (1, "walk"), (1, "pass")]).await;
    for _ in 0..2 {
        world.ask(table, 1).await.unwrap();
        assert_eq!(world.answer(table, 1, false).await.unwrap().consent, Consent::Withdrawn);
    }
    assert!(matches!(world.ask(table, 1).await, Err(TableError::UndoRefused)));
}

#[tokio::test]
async fn withdrawal_does_not_end_requests_of_others() {
    let world = World::new();
    let table = world.game(2, None).await;
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    let other = world.tables.play().withdraw_undo(Request::new(table, PersonId(2))).await;
    assert!(matches!(other, Err(TableError::NoUndoAsked)), "{other:?}");
    assert!(world.look(table).await.undo_asked.is_some(), "the request of the other one stays");
    let own = world.tables.play().withdraw_undo(Request::new(table, PersonId(1))).await.unwrap();
    assert_eq!(own.consent, Consent::Withdrawn);
    let again = world.tables.play().withdraw_undo(Request::new(table, PersonId(1))).await;
    assert!(matches!(again, Err(TableError::NoUndoAsked)), "{again:?}");
    world.ask(table, 1).await.unwrap();
}

#[tokio::test]
async fn refused_move_stays_refused_after_another_refusal() {
    let world = World::new();
    let table = world.game(2, None).await;
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.answer(table, 2, false).await.unwrap();
    world.say(table, &[(2, "walk"), (2, "pass")]).await;
    world.ask(table, 2).await.unwrap();
    world.answer(table, 1, false).await.unwrap();
    let world = world.restarted();
    for number in [1, 2] {
        assert!(matches!(world.ask(table, number).await, Err(TableError::UndoRefused)), "{number}");
    }
}

/// However many moves would become void, the request begins with the move itself and counts all omitted lines.
#[tokio::test]
async fn a_request_quotes_the_move_itself() {
    let world = World::new();
    let table = world.game(2, None).await;
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    for _ in 0..100 {
        world.say(table, &[(2, "roll")]).await;
    }
    let view = world.ask(table, 1).await.unwrap().view;
    let asked = view.undo_asked.clone().unwrap();
    let entries = world.tables.records().visible_log(&view, asked.first, asked.request).await.unwrap();
    let voice = Voice::new(Locale::En, vec!["P1".to_owned(), "P2".to_owned()]);
    let lines: Vec<_> = entries.iter().flat_map(|entry| view.narrate(entry, &voice)).collect();
    assert!(lines.iter().map(String::len).sum::<usize>() > 600 && lines.len() > 100, "{lines:?}");
    let text = consent::asked(&view, &asked, &entries).content;
    let quoted: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert_eq!(quoted[..4], lines[..4], "{text}");
    assert!(quoted[4].contains(&format!("{} lines more", lines.len() - 4)), "{text}");
}

#[tokio::test]
async fn a_request_is_about_one_move_and_each_press_counts_once() {
    let world = World::new();
    let table = world.game(2, None).await;
    let none = world.ask(table, 1).await;
    assert!(matches!(none, Err(TableError::CannotUndo(_))), "{none:?}");
    world.say(table, &[(1, "walk"), (1, "roll")]).await;
    let roll = world.tables.play().last_move(table, PersonId(1)).await.unwrap().unwrap();
    world.say(table, &[(1, "pass")]).await;
    let old = world.tables.play().ask_undo(Request::new(table, PersonId(1)), Some(roll)).await;
    assert!(matches!(old, Err(TableError::Stale)), "the button of an older move: {old:?}");
    let key = |number| Some(IdempotencyKey(number));
    for _ in 0..2 {
        let asked = world.tables.play().ask_undo(Request { table, by: PersonId(1), key: key(1) }, None).await.unwrap();
        assert_eq!(asked.consent, Consent::Open);
    }
    let request = world.look(table).await.undo_asked.unwrap().request;
    let other = world.tables.play().answer_undo(Request::new(table, PersonId(2)), Some(Seq(request.0 - 1)), true).await;
    assert!(matches!(other, Err(TableError::NoUndoAsked)), "{other:?}");
    for _ in 0..2 {
        let given = world
            .tables
            .play()
            .answer_undo(Request { table, by: PersonId(2), key: key(2) }, Some(request), true)
            .await
            .unwrap();
        assert_eq!(given.consent, Consent::Given);
    }
    assert_eq!(world.kinds(table).await.iter().filter(|kind| matches!(kind, EntryKind::Undo { .. })).count(), 1);
}

#[tokio::test]
async fn request_lapses_by_running_time_also_over_a_restart() {
    let world = World::new();
    let table = world.game(2, None).await;
    let after = world.say(table, &[(1, "walk"), (1, "roll"), (1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.drain().await;
    world.pass(20 * HOUR).await;
    let world = world.restarted();
    world.clock.pass(30 * HOUR);
    assert_eq!(world.tables.admin().credit(30 * HOUR).await.unwrap(), 1);
    world.pass(4 * HOUR - 1).await;
    assert!(world.look(table).await.undo_asked.is_some());
    world.pass(1).await;
    let view = world.look(table).await;
    assert_eq!((view.undo_asked.clone(), saved(&view)), (None, saved(&after)));
    assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::UndoLapsed));
    assert_eq!(world.drain().await, [NoticeKind::Card]);
    assert!(matches!(world.answer(table, 2, true).await, Err(TableError::NoUndoAsked)));
    world.pass(100 * HOUR).await;
    assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::UndoLapsed), "it lapses once");
    world.ask(table, 1).await.expect("there is no refusal");
}

#[tokio::test]
async fn request_ends_with_the_next_published_move() {
    let world = World::new();
    let table = world.game(2, None).await;
    let before = world.say(table, &[(1, "walk")]).await;
    world.say(table, &[(1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    // An unpublished step does not end the request, or the end would reveal it.
    world.say(table, &[(2, "walk"), (2, "rest")]).await;
    assert!(world.look(table).await.undo_asked.is_some());
    let view = world.look(table).await;
    let seen =
        |log: Vec<skald::table::Entry>| log.iter().filter(|entry| matches!(entry.kind, EntryKind::Act(_))).count();
    assert_eq!(seen(world.tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap()), 2);
    world.answer(table, 2, true).await.unwrap();
    assert_eq!(saved(&world.look(table).await), saved(&before.clone().seen_by(PersonId(1))));
    world.replays(table).await;

    world.say(table, &[(1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.say(table, &[(2, "walk"), (2, "roll")]).await;
    let view = world.look(table).await;
    assert_eq!((view.undo_asked, world.kinds(table).await.last()), (None, Some(&EntryKind::UndoLapsed)));
    // That was no refusal.
    world.ask(table, 1).await.unwrap();
    // The people who must agree do not change meanwhile.
    world.tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    assert_eq!(world.look(table).await.undo_asked, None);
    world.replays(table).await;
}

#[tokio::test]
async fn a_request_ends_when_another_person_would_have_to_agree() {
    let world = World::new();
    let table = world.game(3, None).await;
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    // Seat 3 is not asked, so no move follows.
    world.tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(2), "random").await.unwrap();
    let kinds = world.kinds(table).await;
    assert_eq!(kinds[kinds.len() - 2..], [EntryKind::HandOver(Seat(2)), EntryKind::UndoLapsed]);
    assert_eq!(world.look(table).await.undo_asked, None);
    world.replays(table).await;
}

/// Standings count only valid decisions.
#[tokio::test]
async fn undone_decision_does_not_count_as_made_in_time() {
    let world = World::new();
    let table = world.game(2, Some("24h")).await;
    world.say(table, &[(1, "walk"), (1, "pass"), (2, "walk"), (2, "pass")]).await;
    world.ask(table, 2).await.unwrap();
    world.answer(table, 1, true).await.unwrap();
    world.say(table, &[(2, "pass"), (1, "dig"), (1, "walk"), (1, "dig"), (1, "walk"), (1, "dig")]).await;
    world.say(table, &[(1, "walk"), (1, "dig")]).await;
    assert_eq!(world.counted().await, [(9, 0), (2, 0)]);
}

/// A decision counts once: as late when its time is up, and then not as made in time.
#[tokio::test]
async fn a_decision_that_comes_late_does_not_count_as_made_in_time() {
    let world = World::new();
    let table = world.game(2, Some("1h wait")).await;
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.answer(table, 2, true).await.unwrap();
    world.say(table, &[(1, "dig"), (1, "walk"), (1, "dig"), (1, "walk"), (1, "dig"), (1, "walk"), (1, "dig")]).await;
    assert_eq!(world.counted().await, [(7, 1), (0, 0)]);
}

/// The same if the decision itself is undone: its replacement counts for it.
#[tokio::test]
async fn a_late_decision_that_is_taken_back_counts_once() {
    let world = World::new();
    let table = world.game(2, Some("1h wait")).await;
    world.say(table, &[(1, "walk")]).await;
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    world.say(table, &[(1, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.answer(table, 2, true).await.unwrap();
    // A person may undo their own step as often as they like.
    for _ in 0..5 {
        world.say(table, &[(1, "walk")]).await;
        world.tables.play().undo(Request::new(table, PersonId(1)), None).await.unwrap();
    }
    // More time for an overdue decision does not make it one in time.
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    world.tables.seats().extend(Request::new(table, PersonId(2))).await.unwrap();
    world.say(table, &[(1, "dig")]).await;
    world.say(table, &[(1, "walk"), (1, "dig"), (1, "walk"), (1, "dig"), (1, "walk"), (1, "dig")]).await;
    assert_eq!(world.counted().await, [(7, 1), (0, 0)]);
}

#[tokio::test]
async fn new_person_of_a_seat_continues_its_open_turn() {
    let world = World::new();
    let table = world.game(2, Some("1h wait")).await;
    let walked = world.say(table, &[(1, "walk"), (1, "walk")]).await;
    assert_eq!(walked.begun(), Some(Seat(0)));
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    let taken = world.tables.seats().substitute(Request::new(table, person(7)), Seat(0)).await.unwrap();
    assert_eq!((taken.begun(), saved(&taken)), (None, saved(&walked)), "earlier steps stay");
    let log = world.tables.records().visible_log(&world.look(table).await, Seq(1), taken.seq).await.unwrap();
    let acts: Vec<_> = log.iter().filter(|entry| entry.kind == EntryKind::Act(Seat(0))).collect();
    assert_eq!(acts[0].unredacted().0, Some("walk"), "and all see it");
    world.replays(table).await;
}

#[tokio::test]
async fn computers_agree_and_a_game_that_is_over_stays_over() {
    let world = World::new();
    let open = Open { title: "dig".to_owned(), ..opening(5, 2) };
    let table = world.tables.lobby().open(open, None).await.unwrap().id;
    world.tables.lobby().add_computer(Request::new(table, PersonId(1)), "random").await.unwrap();
    world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let before = saved(&world.say(table, &[(1, "walk"), (1, "roll")]).await);
    world.say(table, &[(1, "roll")]).await;
    let done = world.ask(table, 1).await.unwrap();
    assert_eq!((done.consent, saved(&done.view)), (Consent::Given, before));
    assert!(!world.drain().await.iter().any(|kind| matches!(kind, NoticeKind::UndoAsked { .. })));
    world.replays(table).await;
    support::people::stop(&world.tables, table).await;
    assert!(matches!(world.ask(table, 1).await, Err(TableError::Over)));
    assert!(matches!(world.answer(table, 1, true).await, Err(TableError::Over)));
    assert_eq!(world.tables.play().last_move(table, PersonId(1)).await.unwrap(), None);
}

/// lila #2413: the clocks are as they were before the move. lila #192: an undo never loses a game on time.
#[tokio::test]
async fn undo_restores_the_clocks_without_a_timeout() {
    let world = World::new();
    let table = world.game(2, Some("24h+8h")).await;
    let left = |view: &TableView, seat: u8| {
        let wait = view.clock.as_ref().unwrap().running(Seat(seat)).unwrap();
        wait.until.0 - world.tables.now().0
    };
    world.pass(6 * HOUR).await;
    let before = world.say(table, &[(1, "walk"), (1, "roll")]).await;
    assert!(left(&before, 0) > 0);
    world.pass(HOUR).await;
    let walked = world.say(table, &[(1, "walk")]).await;
    let had = left(&walked, 0);
    world.say(table, &[(1, "pass")]).await;
    let fresh = left(&world.look(table).await, 1);
    world.ask(table, 1).await.unwrap();
    world.pass(3 * HOUR).await;
    // 12 hours to answer, as out of turn; the clock of the person who is asked in turn runs on.
    assert_eq!(world.look(table).await.undo_asked.unwrap().until.0 - world.tables.now().0, 9 * HOUR);
    assert_eq!(left(&world.look(table).await, 1), fresh - 3 * HOUR);
    world.answer(table, 2, true).await.unwrap();
    let view = world.look(table).await;
    assert_eq!(left(&view, 0), had);
    assert!(view.clock.as_ref().unwrap().running(Seat(1)).is_none());
    // The increment of the other's move is gone with the undo.
    world.say(table, &[(1, "pass")]).await;
    assert_eq!(left(&world.look(table).await, 1), fresh, "the other begins with what they had");

    // A move in the last minute is undone, and there is time to make another.
    let world = World::new();
    let table = world.game(2, Some("10m")).await;
    world.say(table, &[(1, "walk")]).await;
    world.pass(10 * MINUTE - 1).await;
    world.say(table, &[(1, "pass")]).await;
    world.back(table, 1).await;
    world.pass(4 * MINUTE).await;
    assert_eq!(world.look(table).await.open[0].decision.seat, Seat(0));
    assert!(!world.kinds(table).await.contains(&EntryKind::TimeUp(Seat(0))));
}

/// Void moves of any seat cost no time.
#[tokio::test]
async fn who_moved_after_it_has_the_time_back_too() {
    let world = World::new();
    let table = world.game(2, Some("24h+8h")).await;
    let left = |view: &TableView, seat: u8| {
        let wait = view.clock.as_ref().unwrap().running(Seat(seat)).unwrap();
        wait.until.0 - world.tables.now().0
    };
    world.say(table, &[(1, "walk"), (1, "pass")]).await;
    let fresh = left(&world.look(table).await, 1);
    world.pass(3 * HOUR).await;
    world.say(table, &[(2, "walk"), (2, "pass")]).await;
    world.ask(table, 1).await.unwrap();
    world.answer(table, 2, true).await.unwrap();
    assert_eq!(world.look(table).await.open[0].decision.seat, Seat(0));
    world.say(table, &[(1, "pass")]).await;
    assert_eq!(left(&world.look(table).await, 1), fresh);
}

#[tokio::test]
async fn a_forged_consent_is_refused() {
    let world = World::new();
    let table = world.game(2, None).await;
    world.say(table, &[(1, "walk"), (1, "roll"), (1, "pass"), (2, "walk")]).await;
    world.say(table, &[(2, "roll")]).await;
    let record = world.tables.records().export(table, true).await.unwrap();
    let (last, roll) = (record.last(), record.entries[1].seq());
    let with = |seat: u8, to: u64, format: u32| {
        let mut forged = record.clone();
        forged.entries.push(RecordEntry::Undo { seq: last + 1, seat: Seat(seat), undo: Undo { to, agreed: true } });
        forged.format = format;
        forged
    };
    assert!(with(0, roll - 1, 3).replay_to(world.tables.titles(), last + 1).is_ok());
    for (forged, why) in [
        (with(0, roll - 1, 2), "by consent"),
        (with(1, roll - 1, 3), "another seat's"),
        (with(0, last, 3), "nothing to take back"),
        (with(0, roll - 1, 4), "format 4"),
    ] {
        let error = forged.replay_to(world.tables.titles(), last + 1).err().unwrap().to_string();
        assert!(error.contains(why), "{why}: {error}");
    }
    let plain = say(&world.tables, table, 2, "walk").await.unwrap();
    let written = serde_json::to_string(&world.tables.records().export(plain.view.id, true).await.unwrap()).unwrap();
    assert!(!written.contains("agreed"), "older readers read what is not new");
}

#[tokio::test]
async fn move_before_an_undone_one_is_the_last_again() {
    let world = World::new();
    let table = world.game(2, None).await;
    let first = world.say(table, &[(1, "roll")]).await.seq;
    world.say(table, &[(1, "roll")]).await;
    world.back(table, 1).await;
    assert_eq!(world.tables.play().last_move(table, PersonId(1)).await.unwrap(), Some(first));
}

/// More entries than are read at once, for both.
#[tokio::test]
async fn undo_works_in_a_long_game() {
    let world = World::new();
    let table = world.game(2, None).await;
    let last = world.say(table, &[(1, "roll"); 520]).await.seq;
    assert!(last.0 > 520);
    assert_eq!(world.tables.play().last_move(table, PersonId(1)).await.unwrap(), Some(last));
    let found = world.tables.admin().verify().await.unwrap();
    assert_eq!((found.games, found.actions, found.differing), (1, 520, Vec::new()));
}
