//! Four people at one table who do anything that is legal: whom the benchmarks of tables let play.
#![allow(dead_code, reason = "each benchmark uses its part")]

use std::sync::Arc;

use skald::engine::Seed;
use skald::games;
use skald::store::Store;
use skald::table::{
    Act, ChannelId, FixedEntropy, Locale, Open, Person, PersonId, Pick, Stage, SystemClock, TableId, TableView, Tables,
};

/// Tables with all titles.
pub fn tables(store: Arc<dyn Store>) -> Arc<Tables> {
    let titles = games::builtin().expect("the embedded editions are whole");
    Arc::new(Tables::new(store, titles, Arc::new(SystemClock), Arc::new(FixedEntropy::new(Seed::from_number(1)))))
}

/// Somebody.
pub fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// Four people at one table who do anything that is legal, one game after the other.
pub struct Company {
    tables: Arc<Tables>,
    title: &'static str,
    channel: u64,
    view: TableView,
    dice: u64,
}

impl Company {
    /// At a new table in this channel.
    pub async fn new(tables: Arc<Tables>, title: &'static str, channel: u64) -> Self {
        let view = begin(&tables, title, channel).await;
        Self { tables, title, channel, view, dice: 0x9E37_79B9_7F4A_7C15 ^ (channel + 1) }
    }

    /// One action; another game begins where one has ended.
    pub async fn act(&mut self) {
        if self.view.stage != Stage::Playing {
            self.view = begin(&self.tables, self.title, self.channel).await;
        }
        let open = &self.view.open[0];
        let seat = open.decision.seat;
        let person = self.view.seats[seat.index()].person().cloned().expect("people only");
        let legal = self.view.unredacted().expect("a running game").legal(seat).len() as u64;
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let choice = Pick::Index((self.dice % legal) as u16);
        let act = Act { table: self.view.id, person, decision: Some(open.id), choice, idempotency_key: None };
        self.view = self.tables.act(act).await.expect("is legal").view;
    }
}

/// A table of four to be opened by somebody in a channel.
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
    }
}

async fn begin(tables: &Tables, title: &str, channel: u64) -> TableView {
    let table: TableId = tables.open(opening(person(1), title, channel), None).await.expect("opens").id;
    for number in 2..=4 {
        tables.join(table, person(number), None).await.expect("joins");
    }
    tables.start(table, PersonId(1), None).await.expect("starts")
}
