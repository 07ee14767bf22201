//! People for the tests, their clock, and their tables.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use skald::engine::{Seat, Seed};
use skald::store::{Memory, Store};
use skald::table::{
    Act, Acted, Authority, ChannelId, Clock, CommunityId, DecisionId, FixedEntropy, IdempotencyKey, Open, Person,
    PersonId, Pick, Request, TableError, TableId, TableView, Tables, Timestamp,
};
use skald::title::Titles;
use skald::words::Locale;

use super::count::titles;

/// A clock that changes only when a test moves it.
pub struct ManualClock {
    now: AtomicU64,
    turned: AtomicU64,
}

impl ManualClock {
    pub fn new() -> Arc<Self> {
        Arc::new(Self { now: AtomicU64::new(1_700_000_000_000), turned: AtomicU64::new(0) })
    }

    pub fn pass(&self, milliseconds: u64) {
        self.turned.fetch_add(milliseconds, Ordering::SeqCst);
        self.freeze(milliseconds);
    }

    /// Time passes in which the process does not run.
    pub fn freeze(&self, milliseconds: u64) {
        self.now.fetch_add(milliseconds, Ordering::SeqCst);
    }

    pub fn set_back(&self, milliseconds: u64) {
        self.now.fetch_sub(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.now.load(Ordering::SeqCst))
    }

    fn turned(&self) -> u64 {
        self.turned.load(Ordering::SeqCst)
    }
}

/// Tables in memory.
pub fn tables() -> Tables {
    tables_in(Arc::new(Memory::new()), titles())
}

/// Tables in a store, with deterministic randomness.
pub fn tables_in(store: Arc<dyn Store>, titles: Titles) -> Tables {
    Tables::new(store, titles, ManualClock::new(), Arc::new(FixedEntropy::new(Seed::from_number(7))))
}

pub fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// The request of person 1 to open a table in a channel.
pub fn opening(channel: u64, seats: u8) -> Open {
    Open {
        channel: ChannelId(channel),
        community: Some(CommunityId(9)),
        host: person(1),
        title: "count".to_owned(),
        edition: None,
        options: Value::Null,
        seats,
        locale: Locale::En,
        pace: None,
        invited_only: false,
    }
}

/// A running game of persons 1 to `seats`.
pub async fn started(tables: &Tables, channel: u64, seats: u8) -> TableId {
    let table = tables.lobby().open(opening(channel, seats), None).await.expect("opens").id;
    for number in 2..=u64::from(seats) {
        tables.lobby().join(Request::new(table, person(number))).await.expect("joins");
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.expect("starts");
    table
}

/// A running game of person 1 against computer players.
pub async fn against_computers(tables: &Tables, channel: u64, seats: u8, policy: &str) -> TableId {
    let table = tables.lobby().open(opening(channel, seats), None).await.expect("opens").id;
    for _ in 1..seats {
        tables.lobby().add_computer(Request::new(table, PersonId(1)), policy).await.expect("has room");
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.expect("starts");
    table
}

/// An answer as typed text.
pub fn says(table: TableId, number: u64, text: &str) -> Act {
    let choice = Pick::Typed(text.to_owned());
    Act { table, person: person(number), decision: None, choice, idempotency_key: None }
}

/// A press on the button of a choice.
pub fn presses(table: TableId, number: u64, decision: DecisionId, index: u16, idempotency_key: Option<u64>) -> Act {
    let choice = Pick::Index(index);
    Act {
        table,
        person: person(number),
        decision: Some(decision),
        choice,
        idempotency_key: idempotency_key.map(IdempotencyKey),
    }
}

/// Gives several answers as typed text, one after the other.
pub async fn all_say(tables: &Tables, table: TableId, answers: &[(u64, &str)]) -> TableView {
    let mut last = None;
    for (number, text) in answers {
        last = Some(say(tables, table, *number, text).await.unwrap_or_else(|error| panic!("{number} {text}: {error}")));
    }
    last.expect("at least one answer").view
}

pub async fn say(tables: &Tables, table: TableId, number: u64, text: &str) -> Result<Acted, TableError> {
    tables.play().act(says(table, number, text)).await
}

/// Ends a lobby or a game, as a manager of its community may.
pub async fn stop(tables: &Tables, table: TableId) -> TableView {
    let view = tables.look(table).await.unwrap();
    let manager = Authority { person: view.host, manages: view.community };
    tables.seats().end(Request::new(table, manager)).await.unwrap()
}

/// Plays a game of pieces that only walk to a draw: each side moves a piece there and back until the board repeats.
pub async fn draw(tables: &Tables, table: TableId) {
    let mut last: BTreeMap<Seat, String> = BTreeMap::new();
    for _ in 0..400 {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first() else { break };
        let seat = open.decision.seat;
        let person = view.occupant(seat).unwrap().person().unwrap().clone();
        let legal = view.seen_by(person.id).unredacted().unwrap().legal(seat);
        let back = last.get(&seat).and_then(|code| {
            let [verb, from, to]: [&str; 3] = code.split(' ').collect::<Vec<_>>().try_into().ok()?;
            Some(format!("{verb} {to} {from}"))
        });
        let code = back.filter(|back| legal.contains(back)).unwrap_or_else(|| legal[0].clone());
        last.insert(seat, code.clone());
        let act = Act { table, person, decision: None, choice: Pick::Typed(code), idempotency_key: None };
        tables.play().act(act).await.unwrap();
    }
    let view = tables.look(table).await.unwrap();
    let ranks = view.game.as_ref().and_then(|game| game.outcome()).map(|outcome| outcome.ranks);
    assert_eq!(ranks, Some(vec![1, 1]), "the game is drawn");
}
