//! A table as it was loaded, and the few that are remembered so that they need not be read again.
//!
//! Remembering is safe because nothing is built on it: a commit says at which seq it was made, and the store refuses
//! any other.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

use super::particulars::Particulars;
use super::sight::{Begun, Running};
use super::{Sight, Stage, TableError};
use crate::store::{Head, Pin, Seq, TableId};
use crate::title::{Position, Title, Titles};

/// A table as it was loaded or committed, with its documents read.
#[derive(Clone)]
pub(super) struct Standing {
    pub head: Arc<Head>,
    pub particulars: Arc<Particulars>,
    pub title: Arc<dyn Title>,
    pub position: Option<Arc<dyn Position>>,
    /// What all others see while somebody is in the middle of a turn.
    pub settled: Option<Arc<dyn Position>>,
}

impl Standing {
    /// Reads the documents of a table.
    pub fn read(head: Arc<Head>, titles: &Titles) -> Result<Self, TableError> {
        let broken = |error: &dyn std::fmt::Display| TableError::Defect(format!("table {}: {error}", head.table));
        let particulars = Arc::new(read_particulars(&head).map_err(|error| broken(&error))?);
        let title = pinned(&head.pin, particulars.stage, titles)?;
        let restore = |snapshot: &Arc<Value>| title.restore(snapshot).map(Arc::from).map_err(|error| broken(&error));
        let position = head.position.as_ref().map(restore).transpose()?;
        let settled = head.unsettled.as_ref().map(|unsettled| restore(&unsettled.position)).transpose()?;
        Ok(Self { head, particulars, title, position, settled })
    }

    /// The table for whoever shows it, as all see it.
    pub fn sight(&self) -> Sight {
        let (head, particulars) = (&self.head, &self.particulars);
        let over = matches!(particulars.stage, Stage::Finished | Stage::Ended);
        let mine = Running { position: self.position.clone(), open: head.pending.clone() };
        let begun = head.unsettled.as_ref().map(|unsettled| Begun::new(unsettled, self.settled.clone(), mine));
        let (position, open) = match &head.unsettled {
            Some(unsettled) => (self.settled.clone(), unsettled.pending.clone()),
            None => (self.position.clone(), head.pending.clone()),
        };
        Sight {
            id: head.table,
            seq: head.seq,
            stage: particulars.stage,
            title: Arc::clone(&self.title),
            options: particulars.options.clone(),
            host: particulars.host,
            channel: head.channel,
            community: particulars.community,
            locale: particulars.locale,
            seats: particulars.seats.clone(),
            wanted: particulars.wanted,
            position,
            open,
            steps: Vec::new(),
            begun,
            commitment: particulars.commitment.clone(),
            seed: particulars.seed.filter(|_| over),
            opened_at: particulars.opened_at,
            started_at: particulars.started_at,
            ended_at: particulars.ended_at,
        }
    }
}

pub(super) fn read_particulars(head: &Head) -> Result<Particulars, serde_json::Error> {
    serde::Deserialize::deserialize(&*head.record)
}

/// What a table is pinned to, as it will be kept.
pub(super) fn pin(title: &dyn Title, rules_version: u16) -> Pin {
    let edition = title.edition();
    Pin {
        title: title.meta().key.to_owned(),
        rules_version,
        edition: edition.id.clone(),
        fingerprint: edition.fingerprint(),
    }
}

/// The title with exactly the rules and components that a table is pinned to. A lobby has played nothing yet and takes
/// the rules of today.
fn pinned(pin: &Pin, stage: Stage, titles: &Titles) -> Result<Arc<dyn Title>, TableError> {
    let title = titles
        .get(&pin.title, &pin.edition)
        .ok_or_else(|| TableError::UnknownEdition { title: pin.title.clone(), edition: pin.edition.clone() })?;
    let moved = |what, pinned: String, here: String| TableError::Moved { what, pinned, here };
    let meta = title.meta();
    if stage != Stage::Lobby && !meta.plays_rules(pin.rules_version) {
        return Err(moved("rules", pin.rules_version.to_string(), meta.rules_version.to_string()));
    }
    let here = title.edition().fingerprint();
    if here != pin.fingerprint {
        return Err(moved("edition", pin.fingerprint.clone(), here));
    }
    Ok(Arc::clone(title))
}

/// The tables used last.
pub(super) struct Remembered {
    most: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Default)]
struct Shelf {
    /// Counts the uses; the later, the higher.
    uses: u64,
    tables: HashMap<TableId, Kept>,
}

struct Kept {
    used: u64,
    standing: Standing,
}

impl Remembered {
    /// Room for this many tables.
    pub fn new(most: usize) -> Self {
        Self { most, shelf: Mutex::default() }
    }

    /// The table, if it is remembered at this seq.
    pub fn get(&self, table: TableId, seq: Seq) -> Option<Standing> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.uses += 1;
        let used = shelf.uses;
        let kept = shelf.tables.get_mut(&table)?;
        kept.used = used;
        (kept.standing.head.seq == seq).then(|| kept.standing.clone())
    }

    /// Remembers a table unless a later standing of it is remembered already.
    pub fn put(&self, standing: Standing) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.uses += 1;
        let (table, used) = (standing.head.table, shelf.uses);
        if shelf.tables.get(&table).is_some_and(|kept| kept.standing.head.seq > standing.head.seq) {
            return;
        }
        shelf.tables.insert(table, Kept { used, standing });
        if shelf.tables.len() > self.most {
            // Forget the older half at once, so that the search for the oldest is rare.
            let mut uses: Vec<_> = shelf.tables.values().map(|kept| kept.used).collect();
            uses.sort_unstable();
            let middle = uses[uses.len() / 2];
            shelf.tables.retain(|_, kept| kept.used >= middle);
        }
    }
}
