//! Four people at one table who make random legal choices: the players of the benchmarks.
#![allow(clippy::disallowed_methods, reason = "it measures time")]
#![allow(dead_code, reason = "each benchmark uses its part")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use skald::engine::Seed;
use skald::games;
use skald::store::Store;
use skald::table::{
    Act, ChannelId, FixedEntropy, Locale, Open, Person, PersonId, Pick, Request, Stage, SystemClock, TableId,
    TableView, Tables,
};

/// Tables with all titles.
pub fn tables(store: Arc<dyn Store>) -> Arc<Tables> {
    let titles = games::builtin().expect("the embedded editions are whole");
    Arc::new(Tables::new(store, titles, Arc::new(SystemClock), Arc::new(FixedEntropy::new(Seed::from_number(1)))))
}

/// The person with this id, called `P<number>`.
pub fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// Four people at one table who make random legal choices, one game after the other.
pub struct Company {
    tables: Arc<Tables>,
    open: Open,
    view: TableView,
    dice: u64,
}

impl Company {
    /// Four people at a new table of this title in this channel.
    pub async fn new(tables: Arc<Tables>, title: &'static str, channel: u64) -> Self {
        Self::of(tables, opening(person(1), title, channel)).await
    }

    /// Four people at a new table; the ids of the other three follow that of the host.
    pub async fn of(tables: Arc<Tables>, open: Open) -> Self {
        let view = begin(&tables, &open).await;
        let dice = 0x9E37_79B9_7F4A_7C15 ^ (open.channel.0 + 1);
        Self { tables, open, view, dice }
    }

    /// Whether their game is in progress.
    pub fn is_playing(&self) -> bool {
        self.view.stage == Stage::Playing
    }

    /// One action; another game begins where one has ended. Returns how long the table took for the action.
    pub async fn act(&mut self) -> Duration {
        if !self.is_playing() {
            self.view = begin(&self.tables, &self.open).await;
        }
        let open = &self.view.open[0];
        let seat = open.decision.seat;
        let person = self.view.seats[seat.index()].person().cloned().expect("people only");
        let legal = self.view.unredacted().expect("a running game").choices(seat).all().count() as u64;
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let choice = Pick::Index((self.dice % legal) as u16);
        let act = Act { table: self.view.id, person, decision: Some(open.id), choice, idempotency_key: None };
        let begun = Instant::now();
        self.view = self.tables.play().act(act).await.expect("is legal").view;
        begun.elapsed()
    }
}

/// How the host opens a table of four in a channel.
pub fn opening(host: Person, title: &str, channel: u64) -> Open {
    Open {
        channel: ChannelId(channel),
        community: None,
        host,
        title: title.to_owned(),
        edition: None,
        options: serde_json::Value::Null,
        seats: 4,
        locale: Locale::En,
        pace: None,
        invited_only: false,
    }
}

async fn begin(tables: &Tables, open: &Open) -> TableView {
    let table: TableId = tables.lobby().open(open.clone(), None).await.expect("opens").id;
    let host = open.host.id;
    for number in 1..4 {
        tables.lobby().join(Request::new(table, person(host.0 + number))).await.expect("joins");
    }
    tables.lobby().start(Request::new(table, host)).await.expect("starts")
}
