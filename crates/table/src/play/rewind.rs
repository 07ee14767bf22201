//! Sets a running game back to an entry of its log, as the operator asks. The people at the table need not agree.

use super::consent::held;
use crate::seats::playing;
use crate::{ATTEMPTS, Admin, Stage, TableError, TableId, TableView};
use skald_core::engine::Seat;
use skald_store::{Actor, Entry, EntryKind, Seq};

/// A game that was set back.
#[derive(Clone, Debug)]
pub struct Rewound {
    pub view: TableView,
    /// The entry that takes the actions back.
    pub undo: Seq,
    /// How many actions became void.
    pub actions: usize,
}

/// Why a game is not set back. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum RewindError {
    /// A lobby, or a game that is over: its seed is known.
    #[error("no game is in progress at table {0}; only a game in progress can be set back")]
    NotPlaying(TableId),
    #[error("entry {to} is before the start of the game, which is entry {start}")]
    BeforeStart { to: Seq, start: Seq },
    #[error("entry {to} was taken back by entry {by}; name an entry that is valid, such as {before}")]
    Void { to: Seq, by: Seq, before: Seq },
    #[error("no action follows entry {to}; the last entry of the table is {last}")]
    NothingFollows { to: Seq, last: Seq },
    #[error(transparent)]
    Table(#[from] TableError),
}

/// The action to take back, with all later ones.
struct Target {
    seat: Seat,
    first: Seq,
    /// How many actions that are.
    actions: usize,
}

impl Admin<'_> {
    /// Takes back every action after the entry `to`, as an undo by consent does: the game, the generator and the clocks
    /// are as they were. The people at the seats stay. The log keeps all entries.
    ///
    /// # Errors
    /// See [`RewindError`].
    pub async fn rewind(self, table: TableId, to: Seq) -> Result<Rewound, RewindError> {
        for _ in 0..ATTEMPTS {
            let loaded = self.0.loaded(table).await?;
            let seq = loaded.head.seq;
            let rules = loaded.head.version_lock.rules_version;
            if loaded.metadata.stage != Stage::Playing {
                return Err(RewindError::NotPlaying(table));
            }
            let Target { seat, first, actions } = target(&self.0.people().log_of(table).await?, table, to)?;
            let position = self.0.play().position_before(&loaded, first).await?;
            let changed = self.0.change(table, None, None, |transaction| {
                playing(transaction)?;
                let base = &transaction.base().head;
                if (base.seq, base.version_lock.rules_version) != (seq, rules) {
                    return Err(TableError::Conflict);
                }
                transaction.take_back(seat, first, &position, Actor::System);
                for seat in Seat::all(transaction.metadata().seats.len() as u8) {
                    transaction.make_plan_stale(seat);
                }
                transaction.metadata_mut().undo_refused.retain(|refused| *refused < first);
                Ok(())
            });
            match changed.await {
                Err(TableError::Conflict) => {}
                changed => return Ok(Rewound { view: changed?.loaded.view(), undo: seq.next(), actions }),
            }
        }
        Err(TableError::Conflict.into())
    }
}

/// The first valid action after an entry, which must be valid itself.
fn target(log: &[Entry], table: TableId, to: Seq) -> Result<Target, RewindError> {
    let starts = |entry: &&Entry| matches!(entry.kind, EntryKind::Start | EntryKind::Import);
    let start = log.iter().rfind(starts).map(|entry| entry.seq).ok_or(RewindError::NotPlaying(table))?;
    if to < start {
        return Err(RewindError::BeforeStart { to, start });
    }
    let undo = |entry: &Entry| match entry.kind {
        EntryKind::Undo { to, .. } => Some((to, entry.seq)),
        _ => None,
    };
    let covers = |(before, by): &(Seq, Seq)| *before < to && to < *by;
    if let Some((before, by)) = log.iter().filter_map(undo).filter(covers).min() {
        return Err(RewindError::Void { to, by, before });
    }
    let acts = held(log).filter(|entry| entry.seq > to).filter_map(|entry| match entry.kind {
        EntryKind::Act(seat) => Some((seat, entry.seq)),
        _ => None,
    });
    let acts: Vec<_> = acts.collect();
    let last = log.last().map_or(to, |entry| entry.seq);
    let (seat, first) = acts.first().copied().ok_or(RewindError::NothingFollows { to, last })?;
    Ok(Target { seat, first, actions: acts.len() })
}
