//! Commits made by hand, for the tests of the stores.

use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Decision, Seat};
use skald::store::{
    Actor, ChannelId, Commit, DecisionId, Deed, Entry, Head, NoticeKind, Pending, PersonId, Pin, Place, Receipt, Seq,
    TableId, Timestamp,
};

pub fn table(number: u64) -> TableId {
    TableId::from_bits(number)
}

/// A change of a table by one entry, as a test wants it.
#[derive(Clone)]
pub struct Change {
    pub table: TableId,
    pub expected: u64,
    pub entries: u64,
    pub channel: u64,
    pub place: Place,
    pub people: Vec<u64>,
    pub notices: Vec<NoticeKind>,
    pub receipt: Option<u64>,
    pub at: u64,
    pub record: Value,
}

/// One more entry for a table; its channel has the number of the table.
pub fn change(number: u64, expected: u64) -> Change {
    Change {
        table: table(number),
        expected,
        entries: 1,
        channel: number,
        place: Place::Live,
        people: Vec::new(),
        notices: Vec::new(),
        receipt: None,
        at: 1000,
        record: json!({"at": expected + 1}),
    }
}

pub fn entry(seq: u64, at: u64) -> Entry {
    Entry {
        seq: Seq(seq),
        at: Timestamp(at),
        actor: Actor::Person(PersonId(seq)),
        deed: Deed::Act(Seat((seq % 4) as u8)),
        action: Some(format!("sail {seq}")),
        events: vec![json!({"sailed": seq})],
        rules_version: 1,
    }
}

impl Change {
    pub fn commit(self) -> Commit {
        let seq = Seq(self.expected + self.entries);
        let pin = Pin { title: "count".into(), rules_version: 1, edition: "short".into(), fingerprint: "0123".into() };
        let (decision, since) = (Decision::in_turn(Seat(0), "sail"), Timestamp(self.at));
        let pending = Pending { decision, id: DecisionId(seq.0), since, exchange: None };
        Commit {
            expected: Seq(self.expected),
            head: Arc::new(Head {
                table: self.table,
                seq,
                channel: ChannelId(self.channel),
                place: self.place,
                people: self.people.into_iter().map(PersonId).collect(),
                pin,
                record: Arc::new(self.record),
                position: Some(Arc::new(json!({"position": seq.0}))),
                pending: vec![pending],
                unsettled: None,
            }),
            entries: (1..=self.entries).map(|n| entry(self.expected + n, self.at)).collect(),
            notices: self.notices,
            receipt: self.receipt.map(Receipt),
            at: Timestamp(self.at),
        }
    }
}
