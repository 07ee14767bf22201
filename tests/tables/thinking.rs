//! Computer players that think long move after the person is answered.

use std::sync::Arc;
use std::time::Duration;

use skald::engine::Seat;
use skald::store::Memory;
use skald::table::{Actor, NoticeKind, PersonId, Request, Stage, TableId, Tables, Thought};
use support::count::titles;
use support::people::{against_computers, say, started, tables, tables_in};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// The thoughts of the computer players, for a test to run.
struct Thinkers {
    thoughts: UnboundedReceiver<(Thought, bool)>,
    stop: CancellationToken,
    keeping: JoinHandle<()>,
}

impl Thinkers {
    fn begin(tables: &Arc<Tables>, at_once: usize) -> Self {
        let ((sender, thoughts), stop) = (unbounded_channel(), CancellationToken::new());
        let (tables, stopped) = (Arc::clone(tables), stop.clone().cancelled_owned());
        let start = move |thought, late| drop(sender.send((thought, late)));
        let keeping = tokio::spawn(async move { tables.admin().keep_thinking(at_once, start, stopped).await });
        Self { thoughts, stop, keeping }
    }

    async fn next(&mut self) -> Thought {
        let (thought, _) = self.thoughts.recv().await.expect("a thought");
        thought
    }

    /// Runs the next thought.
    async fn think(&mut self) {
        let thought = self.next().await;
        thought();
    }

    async fn end(self) {
        self.stop.cancel();
        self.keeping.await.expect("it stops");
    }
}

/// The person stakes and adds in a new game against a computer player that thinks long.
async fn person_has_moved(tables: &Arc<Tables>, thinkers: &mut Thinkers, channel: u64) -> TableId {
    let table = against_computers(tables, channel, 2, "hard").await;
    thinkers.think().await;
    tables.play().after_thoughts(table).await.unwrap();
    say(tables, table, 1, "stake 1").await.unwrap();
    say(tables, table, 1, "add 1").await.unwrap();
    table
}

#[tokio::test(start_paused = true)]
async fn late_thought_is_started_again_at_a_higher_priority() {
    let tables = Arc::new(tables());
    let mut thinkers = Thinkers::begin(&tables, 1);
    let table = against_computers(&tables, 5, 2, "hard").await;
    let before = tables.look(table).await.unwrap().seq;
    let (first, late) = thinkers.thoughts.recv().await.unwrap();
    assert!(!late);
    let begun = Instant::now();
    let (second, late) = thinkers.thoughts.recv().await.unwrap();
    assert!(late && begun.elapsed() >= Duration::from_secs(3));
    second();
    let moved = tables.play().after_thoughts(table).await.unwrap().seq;
    assert!(moved > before);
    first();
    assert_eq!(tables.look(table).await.unwrap().seq, moved, "the slower thought changes nothing");
    thinkers.end().await;
}

#[tokio::test]
async fn person_is_answered_before_a_long_thinker_moves() {
    let tables = Arc::new(tables());
    let mut thinkers = Thinkers::begin(&tables, 1);
    let table = against_computers(&tables, 5, 2, "hard").await;
    let view = tables.look(table).await.unwrap();
    assert_eq!((view.open.len(), &view.thinking[..]), (2, &[Seat(1)][..]), "the start has not waited");
    thinkers.think().await;
    tables.play().after_thoughts(table).await.unwrap();
    say(&tables, table, 1, "stake 1").await.unwrap();
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    assert_eq!((acted.entries.len(), &acted.view.thinking[..]), (1, &[Seat(1)][..]));
    thinkers.think().await;
    let moved = tables.play().after_thoughts(table).await.unwrap();
    assert_eq!((moved.seq.0, moved.open[0].decision.seat), (acted.view.seq.0 + 1, Seat(0)));
    let log = tables.records().visible_log(&moved, moved.seq, moved.seq).await.unwrap();
    assert_eq!(log[0].actor, Actor::Computer("hard".to_owned()));
    let due = tables.outbox().due(9).await.unwrap();
    assert!(due.iter().all(|notice| !matches!(notice.kind, NoticeKind::Turn { .. })), "the person is there: {due:?}");
    thinkers.end().await;
}

#[tokio::test]
async fn thought_counts_only_for_the_position_it_was_made_for() {
    let tables = Arc::new(tables());
    let mut thinkers = Thinkers::begin(&tables, 1);
    let table = person_has_moved(&tables, &mut thinkers, 5).await;
    let late = thinkers.next().await;
    support::people::stop(&tables, table).await;
    late();
    let view = tables.play().after_thoughts(table).await.unwrap();
    assert_eq!((view.stage, view.thinking.len()), (Stage::Ended, 0));
    let log = tables.records().visible_log(&view, view.seq, view.seq).await.unwrap();
    assert_eq!(log[0].actor, Actor::Person(PersonId(1)), "no move after the end");
    // The table that comes next is not held up.
    person_has_moved(&tables, &mut thinkers, 6).await;
    thinkers.end().await;
}

#[tokio::test]
async fn dropped_thought_is_no_end_of_the_game() {
    let store = Arc::new(Memory::new());
    let tables = Arc::new(tables_in(store.clone(), titles()));
    let mut thinkers = Thinkers::begin(&tables, 1);
    let table = person_has_moved(&tables, &mut thinkers, 5).await;
    drop(thinkers.next().await);
    thinkers.end().await;
    // Another process takes over.
    let restarted = Arc::new(tables_in(store, titles()));
    let mut thinkers = Thinkers::begin(&restarted, 1);
    restarted.admin().resume().await.unwrap();
    thinkers.think().await;
    let view = restarted.play().after_thoughts(table).await.unwrap();
    assert_eq!(view.open[0].decision.seat, Seat(0));
    thinkers.end().await;
}

#[tokio::test]
async fn tables_take_turns_in_thinking() {
    let tables = Arc::new(tables());
    let mut thinkers = Thinkers::begin(&tables, 2);
    // The second table has two long thinkers in a row; the first is not kept waiting by them.
    let pair = against_computers(&tables, 6, 3, "hard").await;
    let one = against_computers(&tables, 5, 2, "hard").await;
    let (first, second) = (thinkers.next().await, thinkers.next().await);
    second();
    tables.play().after_thoughts(one).await.unwrap();
    assert_eq!(tables.look(pair).await.unwrap().thinking, [Seat(1), Seat(2)], "only one thought at a time for a table");
    first();
    thinkers.think().await;
    assert!(tables.play().after_thoughts(pair).await.unwrap().thinking.is_empty());
    thinkers.end().await;
}

#[tokio::test]
async fn seat_handed_to_a_long_thinker_is_thought_about() {
    let tables = Arc::new(tables());
    let table = started(&tables, 5, 3).await;
    let handed = tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "hard").await.unwrap();
    assert_eq!(handed.seats[1].policy(), Some("hard"));
    assert_eq!(handed.thinking, [Seat(1)], "its stake is a thought");
}
