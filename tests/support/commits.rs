//! Commits built by hand for the tests of the stores.

use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Decision, Seat};
use skald::store::{
    Actor, ChannelId, ChannelStatus, Commit, CommunityId, DecisionId, Entry, EntryKind, Head, IdempotencyKey, JsonText,
    NoticeKind, PendingDecision, PersonId, Seq, Store, TableId, Timestamp, VersionLock,
};

pub fn table(number: u64) -> TableId {
    TableId::from_bits(number)
}

/// A change of a table by one entry, with fields that a test may alter.
#[derive(Clone)]
pub struct Change {
    pub table: TableId,
    pub expected: u64,
    pub entries: u64,
    pub channel: u64,
    pub channel_status: ChannelStatus,
    pub community: Option<u64>,
    pub people: Vec<u64>,
    pub notices: Vec<NoticeKind>,
    pub idempotency_key: Option<u64>,
    pub at: u64,
    pub due: Option<u64>,
    pub waiting: Vec<(u64, u64)>,
    pub memos: Vec<(String, Option<Value>)>,
    pub metadata: Value,
}

/// One more entry for a table. Its channel has the number of the table.
pub fn change(number: u64, expected: u64) -> Change {
    Change {
        table: table(number),
        expected,
        entries: 1,
        channel: number,
        channel_status: ChannelStatus::Live,
        community: None,
        people: Vec::new(),
        notices: Vec::new(),
        idempotency_key: None,
        at: 1000,
        due: None,
        waiting: Vec::new(),
        memos: Vec::new(),
        metadata: json!({"at": expected + 1}),
    }
}

pub fn entry(seq: u64, at: u64) -> Entry {
    Entry {
        seq: Seq(seq),
        at: Timestamp(at),
        actor: Actor::Person(PersonId(seq)),
        kind: EntryKind::Act(Seat((seq % 4) as u8)),
        action: Some(format!("sail {seq}")),
        events: vec![json!({"sailed": seq})].into(),
        rules_version: 1,
    }
}

impl Change {
    pub fn commit(self) -> Commit {
        let seq = Seq(self.expected + self.entries);
        let version_lock = VersionLock {
            title: "count".into(),
            rules_version: 1,
            edition: "short".into(),
            fingerprint: "0123".into(),
        };
        let (decision, since) = (Decision::in_turn(Seat(0), "sail"), Timestamp(self.at));
        let pending = PendingDecision { decision, id: DecisionId(seq.0), since, exchange: None };
        Commit {
            expected: Seq(self.expected),
            head: Arc::new(Head {
                table: self.table,
                seq,
                channel: ChannelId(self.channel),
                channel_status: self.channel_status,
                community: self.community.map(CommunityId),
                people: self.people.into_iter().map(PersonId).collect(),
                version_lock,
                metadata: JsonText::of(&self.metadata).unwrap(),
                position: Some(JsonText::of(&json!({"position": seq.0})).unwrap()),
                pending: vec![pending],
                open_turn: None,
                due: self.due.map(Timestamp),
                waiting: self.waiting.into_iter().map(|(person, since)| (PersonId(person), Timestamp(since))).collect(),
            }),
            entries: (1..=self.entries).map(|n| entry(self.expected + n, self.at)).collect(),
            notices: self.notices,
            memos: self.memos,
            idempotency_key: self.idempotency_key.map(IdempotencyKey),
            at: Timestamp(self.at),
        }
    }
}

/// Changes the stored position of a table by a commit with an entry that contains no action.
pub async fn spoil_position(store: &dyn Store, table: TableId, change: impl FnOnce(&mut Value)) {
    let head = store.load(table).await.unwrap().unwrap();
    let last = store.entries(table, head.seq, 1).await.unwrap().remove(0);
    let mut position: Value = head.position.as_ref().unwrap().read().unwrap();
    change(&mut position);
    let (expected, seq, at) = (head.seq, head.seq.next(), last.at);
    let (kind, events) = (EntryKind::Resume, Vec::new().into());
    let commit = Commit {
        expected,
        head: Arc::new(Head { seq, position: Some(JsonText::of(&position).unwrap()), ..Head::clone(&head) }),
        entries: vec![Entry { seq, kind, action: None, events, ..last }],
        notices: Vec::new(),
        memos: Vec::new(),
        idempotency_key: None,
        at,
    };
    store.commit(commit).await.unwrap();
}
