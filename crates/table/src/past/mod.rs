//! The past of a table: its public board at a past turn, the check of its dice, and a rematch.

pub(crate) mod archive;
pub(crate) mod equivalence;
pub(crate) mod patch;
pub(crate) mod record;
pub(crate) mod redacted;
pub(crate) mod review;
pub(crate) mod verify;

use std::sync::Arc;

use crate::state::loaded::LoadedTable;
use crate::state::metadata::NewLobby;
use crate::{Entry, GameView, Lobby, Occupant, Records, Request, Stage, TableError, TableView};
use skald_core::engine::{Commitment, Seat, Seed, Viewer};
use skald_core::title::{self, Position, Record, RecordEntry, Title, reviewer};
use skald_core::words::{Locale, Voice};
use skald_store::{self, Actor, EntryKind, PersonId, Seq, TableId};

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the first action.
    Start,
    /// The end of the turn before the one that ends with this entry.
    Before(Seq),
    /// The end of the turn after the one that ends with this entry.
    After(Seq),
    /// The end of the turn that this entry is part of.
    At(Seq),
    /// Before this entry.
    Choice(Seq),
    /// The last published moment.
    Last,
}

/// The public view of a table at the end of a turn, or before a choice.
#[derive(Clone, Debug)]
pub struct Past {
    /// The table: its seq is that of the last entry of the turn, 0 before the first action.
    pub view: TableView,
    /// Which turn it is, from 0 before the first action.
    pub turn: usize,
    /// Every turn from 1 on: its seat, and the seq of its last entry.
    pub ends: Vec<(Seat, Seq)>,
    pub choice: Option<PastChoice>,
}

/// A choice of a finished game, and the one that its review calls the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastChoice {
    pub seat: Seat,
    /// The codes of the choice that was made and of the best one.
    pub played: String,
    pub best: String,
}

impl Past {
    /// The choice that was made and the best one, in words.
    pub fn choices(&self, voice: &Voice) -> Option<[String; 2]> {
        let (choice, game) = self.choice.as_ref().zip(self.view.game.as_ref())?;
        Some([&choice.played, &choice.best].map(|code| game.label(choice.seat, code, voice)))
    }

    /// What both choices would bring, as entries that a picture marks; empty for another moment.
    pub fn prospects(&self) -> Vec<Entry> {
        let Some((PastChoice { seat, played, best }, game)) = self.choice.as_ref().zip(self.view.game.as_ref()) else {
            return Vec::new();
        };
        let brought = title::review::prospects(game.position().as_ref(), *seat, [played, best], self.view.seq.0);
        let entry = |(seq, events): (u64, Vec<_>)| {
            Entry::from(skald_store::Entry {
                seq: Seq(seq),
                at: self.view.opened_at,
                actor: Actor::System,
                kind: EntryKind::Act(*seat),
                action: None,
                events: events.into(),
                rules_version: 1,
            })
        };
        brought.into_iter().map(entry).collect()
    }
}

/// The result of a check of the dice that found nothing wrong.
#[derive(Clone, Debug)]
pub struct CheckedDice {
    pub seed: Seed,
    /// Its commitment, published at the start.
    pub commitment: Commitment,
    /// How many actions were replayed from the seed, with the same events.
    pub actions: usize,
}

impl Records<'_> {
    /// The last finished games of a person, the newest first, at most `limit`, without cancelled lobbies. Tables that
    /// cannot be loaded are skipped and logged.
    ///
    /// # Errors
    /// The store fails.
    pub async fn past_games(self, person: PersonId, limit: usize) -> Result<Vec<TableView>, TableError> {
        let mut views = Vec::new();
        for table in self.0.store.closed(person, 2 * limit).await? {
            if views.len() == limit {
                break;
            }
            views.extend(self.0.view(table).await?);
        }
        Ok(views)
    }

    /// The public view of a started table at some moment, without the steps of a turn in progress, clocks and votes.
    /// Before a choice of a finished game with what its review says of it, which takes a moment.
    ///
    /// # Errors
    /// A table that has not started, or whose rules or edition are not loaded.
    pub async fn past(self, table: TableId, moment: Moment) -> Result<Past, TableError> {
        let loaded = self.0.loaded(table).await?;
        let record = self.record_of(&loaded, false).await?;
        let ends: Vec<_> =
            record.turn_ends(loaded.title.as_ref()).into_iter().map(|(seat, end)| (seat, Seq(end))).collect();
        let last = ends.len();
        let turn_of = |seq: Seq| ends.partition_point(|(_, end)| *end <= seq);
        let turn = match moment {
            Moment::Start => 0,
            Moment::Before(seq) => turn_of(seq).saturating_sub(1),
            Moment::After(seq) => (turn_of(seq) + 1).min(last),
            Moment::At(seq) => ends.partition_point(|(_, end)| *end < seq).saturating_add(1).min(last),
            Moment::Choice(seq) => ends.partition_point(|(_, end)| *end < seq),
            Moment::Last => last,
        };
        let seq = match moment {
            Moment::Choice(seq) => Seq(seq.0.saturating_sub(1).min(record.last())),
            _ => turn.checked_sub(1).map_or(Seq(0), |index| ends[index].1),
        };
        let position = record.replay_to(&self.0.titles, seq.0)?.position;
        let mut view = loaded.view();
        let choice = match (moment, view.stage) {
            (Moment::Choice(chosen), Stage::Finished) => {
                let before = position.duplicate();
                let title = Arc::clone(&view.title);
                let work = move || weighed(&record, title.as_ref(), before.as_ref(), chosen);
                tokio::task::spawn_blocking(work).await.unwrap_or_default()
            }
            _ => None,
        };
        view.game = Some(GameView::new(Arc::clone(&view.title), Arc::from(position), Viewer::Public));
        (view.open, view.steps, view.begun, view.seq) = (Vec::new(), Vec::new(), None, seq);
        (view.clock, view.votes, view.free, view.thinking) = (None, Vec::new(), Vec::new(), Vec::new());
        if turn < last {
            view.stage = Stage::Playing;
        }
        Ok(Past { view, turn, ends, choice })
    }

    /// Checks the dice of a finished game: that the seed matches the commitment, and that the whole game follows from
    /// it.
    ///
    /// # Errors
    /// A game that is not over, one without a seed, or the first difference.
    pub async fn check_dice(self, table: TableId) -> Result<CheckedDice, TableError> {
        let loaded = self.0.loaded(table).await?;
        if !matches!(loaded.metadata.stage, Stage::Finished | Stage::Ended) {
            return Err(TableError::StillPlaying);
        }
        let record = self.record_of(&loaded, false).await?;
        record.replay(&self.0.titles)?;
        let seed = record.seed.ok_or(TableError::NotStarted)?;
        let actions = record.entries.iter().filter(|entry| matches!(entry, RecordEntry::Act { .. })).count();
        Ok(CheckedDice { seed, commitment: record.commitment, actions })
    }
}

/// What the review of a game says of the choice of an entry; `None` without a choice.
fn weighed(record: &Record, title: &dyn Title, before: &dyn Position, chosen: Seq) -> Option<PastChoice> {
    let entry = record.entries.iter().find(|entry| entry.seq() == chosen.0)?;
    let RecordEntry::Act { seat, action: played, .. } = entry else { return None };
    let best = title::review::best(before, reviewer(title)?, *seat, played, chosen.0).ok().flatten()?;
    Some(PastChoice { seat: *seat, played: played.clone(), best })
}

impl Lobby<'_> {
    /// Opens a table like a finished one, in the same channel: the same title, edition, options, pace and people,
    /// without forgotten ones. All move up one seat, and the first to the last. The person who asks is its host. Its
    /// boards are in this language.
    ///
    /// # Errors
    /// A game that is not over, a person who did not play, or a channel with another live table.
    pub async fn rematch(self, request: Request<PersonId>, locale: Locale) -> Result<TableView, TableError> {
        let by = request.by;
        let old: LoadedTable = self.0.loaded(request.table).await?;
        match old.metadata.stage {
            Stage::Lobby | Stage::Playing => return Err(TableError::StillPlaying),
            Stage::Finished | Stage::Ended if old.metadata.started_at.is_none() => return Err(TableError::NoSuchTable),
            Stage::Finished | Stage::Ended => {}
        }
        old.metadata.seat_owned_by(by).ok_or(TableError::NotSeated)?;
        let title = self.0.find(&old.head.version_lock.title, Some(&old.head.version_lock.edition))?;
        let remembered = |occupant: &&Occupant| occupant.owner().is_none_or(|person| !person.id.is_pseudonym());
        let mut seats: Vec<_> = old.metadata.seats.iter().filter(remembered).map(seated_again).collect();
        seats.rotate_left(1);
        let lobby = NewLobby {
            host: by,
            community: old.metadata.community,
            locale,
            options: title.complete_options(&old.metadata.options)?,
            wanted: old.metadata.seats.len() as u8,
            seats,
            pace: old.metadata.clock.as_ref().map(|clock| clock.pace),
            at: self.0.clock.now(),
        };
        self.open_lobby(&title, old.head.channel, lobby.into(), request.key).await
    }
}

/// The occupant of a seat in a rematch: its person, even if a computer player has kept it.
fn seated_again(occupant: &Occupant) -> Occupant {
    // Names from an imported record are people with id 0.
    match occupant.owner().filter(|person| person.id.0 != 0) {
        Some(person) => Occupant::Person(person.clone()),
        None => occupant.clone(),
    }
}
