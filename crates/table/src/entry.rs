//! An entry of a table's log, as other modules may have it.
//!
//! Invariant: only a [`super::TableView`] or a [`super::GameView`], which know their viewer, show the content of an
//! entry. Other modules cannot read the code of its action or its events, except for checks ([`Entry::unredacted`]).

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use skald_store::{self, Actor, EntryKind, Events, Seq, Timestamp};

/// An entry of a table's log. Cheap to clone.
#[derive(Clone, PartialEq)]
pub struct Entry {
    /// Its seq; without gaps from 1.
    pub seq: Seq,
    pub at: Timestamp,
    pub actor: Actor,
    pub kind: EntryKind,
    /// The rules version at that time.
    pub rules_version: u16,
    action: Option<Arc<str>>,
    events: Events,
}

impl From<skald_store::Entry> for Entry {
    fn from(stored: skald_store::Entry) -> Self {
        let skald_store::Entry { seq, at, actor, kind, action, events, rules_version } = stored;
        Self { seq, at, actor, kind, rules_version, action: action.map(Arc::from), events }
    }
}

impl fmt::Debug for Entry {
    /// Omits the action and the events, which hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Entry");
        shown.field("seq", &self.seq).field("actor", &self.actor).field("kind", &self.kind).finish_non_exhaustive()
    }
}

impl Entry {
    pub fn without_events(seq: Seq, at: Timestamp, actor: Actor, kind: EntryKind) -> Self {
        Self { seq, at, actor, kind, rules_version: 1, action: None, events: Events::default() }
    }

    /// Whether it is an action by an order of its person.
    pub fn is_ordered(&self) -> bool {
        self.actor == Actor::Ordered && matches!(self.kind, EntryKind::Act(_))
    }

    /// The code of its action.
    pub(super) fn action(&self) -> Option<&str> {
        self.action.as_deref()
    }

    /// Its events as they are logged, with all secrets.
    pub(super) fn events(&self) -> &[Value] {
        &self.events
    }

    /// The seq and the events, for the title, which redacts them.
    pub(super) fn logged(&self) -> (u64, Vec<Value>) {
        (self.seq.0, self.events.to_vec())
    }

    /// The code of its action and its events with all secrets, for checks. Code that shows a table to people must not
    /// call it (`tests/docs/architecture.rs`).
    pub fn unredacted(&self) -> (Option<&str>, &[Value]) {
        (self.action(), self.events())
    }
}
