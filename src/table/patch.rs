//! Games in progress under the newest rules: which come out the same when they are replayed under them and may go on so,
//! and where the others part.
//!
//! A table that comes out the same has the same events in every entry, the same questions open with the same choices, and
//! the same position, but for the switches that its own version of the rules does not know. Invariants: only a game in
//! progress is ever touched; one is moved in one commit, with an entry in its log; nobody is called, and no open question
//! changes its id.

use std::sync::Arc;

use serde_json::Value;

use super::alike::{Parts, same_position, same_questions};
use super::draft::Draft;
use super::standing::{Standing, read_particulars};
use super::{ATTEMPTS, Stage, TableError, Tables};
use crate::store::{Actor, ChannelId, Deed, Head, Pending, StoreError, TableId, Unsettled};
use crate::title::{Position, Record, RecordEntry, RecordError, Titles, Undo};

/// A game in progress that was begun under an older version of its rules, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// The table.
    pub table: TableId,
    /// What is played: the name of the title, or its key where it is not at hand.
    pub title: String,
    /// Where.
    pub channel: ChannelId,
    /// The version of the rules under which it is played.
    pub from: u16,
    /// The newest version; unknown for a title that is not at hand.
    pub to: Option<u16>,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a game in progress that was begun under an older version of its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It comes out the same and can be moved.
    Same,
    /// It came out the same and has been moved.
    Moved,
    /// It stays as it is, for this reason.
    Stays(String),
}

/// A game that came out the same, as it stands under the newest rules.
struct Comes {
    options: Value,
    position: Box<dyn Position>,
    /// What all others see, while somebody is in the middle of a turn.
    settled: Option<Box<dyn Position>>,
}

impl Tables {
    /// Replays every game in progress that was begun under an older version of its rules under the newest one. Those that
    /// come out the same are moved to it if that is wanted; otherwise nothing changes.
    ///
    /// # Errors
    /// When the store fails. What is wrong with a single table is told of that table.
    pub async fn patch(&self, apply: bool) -> Result<Vec<Patch>, TableError> {
        let mut patches = Vec::new();
        for table in self.store.live().await? {
            patches.extend(self.patch_table(table, apply).await?);
        }
        Ok(patches)
    }

    async fn patch_table(&self, table: TableId, apply: bool) -> Result<Option<Patch>, TableError> {
        for _ in 0..ATTEMPTS {
            let Some(head) = self.store.load(table).await? else { return Ok(None) };
            let Some(patch) = self.outdated(&head) else { return Ok(None) };
            let told = |fate| Ok(Some(Patch { fate, ..patch.clone() }));
            let standing = match self.standing(table).await {
                Ok(standing) => standing,
                Err(TableError::Store(error)) => return Err(error.into()),
                Err(TableError::Moved { what: "rules", .. }) => {
                    return told(Fate::Stays(
                        "that version can no longer be played; bring the older program back".into(),
                    ));
                }
                Err(error) => return told(Fate::Stays(error.to_string())),
            };
            if standing.head.seq != head.seq {
                continue;
            }
            let comes = match self.replay_anew(&standing).await? {
                Ok(_) if !apply => return told(Fate::Same),
                Ok(comes) => comes,
                Err(why) => return told(Fate::Stays(why)),
            };
            let mut draft = Draft::new(standing, None, self.clock.now());
            draft.move_to_newest(comes)?;
            match self.commit(draft.finish(None)?).await {
                Ok(_) => return told(Fate::Moved),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    /// What is to be told of a table, if it is a game in progress that was begun under an older version of its rules.
    fn outdated(&self, head: &Head) -> Option<Patch> {
        let pin = &head.pin;
        let title = self.titles.get(&pin.title, &pin.edition).or_else(|| self.titles.default_of(&pin.title));
        let meta = title.map(|title| title.meta());
        let newest = meta.is_some_and(|meta| meta.rules_version <= pin.rules_version);
        // What cannot be read is told of when it is loaded.
        let waits = read_particulars(head).is_ok_and(|particulars| particulars.stage != Stage::Playing);
        (!newest && !waits).then(|| Patch {
            table: head.table,
            title: meta.map_or_else(|| pin.title.clone(), |meta| meta.name.to_owned()),
            channel: head.channel,
            from: pin.rules_version,
            to: meta.map(|meta| meta.rules_version),
            fate: Fate::Same,
        })
    }

    /// The game as it comes out under the newest rules, or where it parts from what was played.
    async fn replay_anew(&self, standing: &Standing) -> Result<Result<Comes, String>, TableError> {
        let record = match self.record_of(standing, true).await {
            Ok(record) => record,
            Err(TableError::Store(error)) => return Err(error.into()),
            Err(error) => return Ok(Err(error.to_string())),
        };
        let (standing, titles) = (standing.clone(), self.titles.clone());
        let replayed = tokio::task::spawn_blocking(move || comes_out(&standing, record, &titles));
        Ok(replayed.await.unwrap_or_else(|error| Err(format!("the replay broke down: {error}"))))
    }
}

impl Draft {
    /// The game goes on under the newest rules, from the same position. No question is asked anew.
    fn move_to_newest(&mut self, comes: Comes) -> Result<(), TableError> {
        let defect = |error: serde_json::Error| TableError::Defect(error.to_string());
        let from = self.head.pin.rules_version;
        self.head.pin.rules_version = self.base().title.meta().rules_version;
        self.particulars_mut().options = comes.options;
        self.position = Some(comes.position.into());
        if let (Some(unsettled), Some(settled)) = (self.head.unsettled.as_deref(), comes.settled) {
            let position = Arc::new(settled.snapshot().map_err(defect)?);
            self.head.unsettled = Some(Arc::new(Unsettled { position, ..unsettled.clone() }));
            self.settled = Some(settled.into());
        }
        self.log(Actor::House, Deed::Patch { from }, Vec::new());
        Ok(())
    }
}

/// Replays a game under the newest rules and compares all that there is with how it was played.
fn comes_out(standing: &Standing, record: Record, titles: &Titles) -> Result<Comes, String> {
    let (head, title) = (&standing.head, standing.title.as_ref());
    let (from, to) = (record.rules_version, title.meta().rules_version);
    let told = |error: RecordError| match error {
        RecordError::Differs { what, recorded, here } => {
            format!("{what}: under version {from} {recorded}, under version {to} {here}")
        }
        error => error.to_string(),
    };
    let brought: Vec<_> = title.options().into_iter().filter(|spec| spec.since > from).collect();
    let alike = |last: u64, asked: &[Pending], before: Option<&Arc<dyn Position>>, after: &dyn Position| {
        let before = before.ok_or("the position is missing")?;
        let same = same_questions(asked, before.as_ref(), after)
            .and_then(|()| same_position(&title.options(), &brought, before.as_ref(), after));
        same.map_err(|Parts { what, before, after }| {
            format!("after entry {last}: {what}: under version {from} {before}, under version {to} {after}")
        })
    };
    let options = title.complete_options(&record.options).map_err(|error| error.to_string())?;
    let mut record = Record { rules_version: to, options: options.clone(), ..record };
    let position = record.replay(titles).map_err(told)?.position;
    alike(record.last(), &head.pending, standing.position.as_ref(), position.as_ref())?;
    let mut settled = None;
    if let Some(unsettled) = &head.unsettled {
        // All that may be taken back still may, and leads to what the others see.
        let (seq, to) = (record.last() + 1, unsettled.settled.0);
        record.entries.push(RecordEntry::Undo { seq, seat: unsettled.seat, undo: Undo { to } });
        record.format = 2;
        let position = record.replay_to(titles, seq).map_err(told)?.position;
        alike(to, &unsettled.pending, standing.settled.as_ref(), position.as_ref())?;
        settled = Some(position);
    }
    Ok(Comes { options, position, settled })
}
