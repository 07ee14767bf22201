//! Tournaments: people join, numbers are drawn, and rounds of games follow until all are decided. The pairings and the
//! ranking are arithmetic ([`pairing`], [`ranking`]); the games are ordinary tables.
//!
//! A tournament is one document, changed under a lease. The delivery to its channel calls [`Tournaments::proceed`] from time
//! to time, which reads the results of tables and begins the next round. It calls [`Tournaments::seat_game`] for each game
//! that has no table. Both are idempotent. A finished tournament is moved to another key, so that it is not read any
//! more ([`Tournaments::put_away`]).

mod document;
mod error;
mod matching;
mod pairing;
mod ranking;
mod seating;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::Value;

pub use document::{
    Entrant, Format, MOST_ENTRANTS, OrganizerCall, Pairing, Placed, Round, Tournament, TournamentId, TournamentStage,
};
pub use error::TournamentError;
pub use ranking::TournamentStanding;

use crate::{Overdue, Person, TableError, Tournaments};
use skald_store::{ChannelId, CommunityId, MemoWrite, PersonId};

/// The maximum number of unfinished tournaments of a community.
pub const MOST_TOURNAMENTS: usize = 5;

/// How many finished tournaments are kept for each community.
const KEPT: usize = 20;

/// How many documents are read at once.
const PAGE: usize = 200;

const LIVE: &str = "tournament:live:";
const OVER: &str = "tournament:over:";

fn live(community: CommunityId) -> String {
    format!("{LIVE}{:016x}:", community.0)
}

fn over(community: CommunityId) -> String {
    format!("{OVER}{:016x}:", community.0)
}

/// The beginnings of the keys of all tournaments.
pub(super) const DOCUMENTS: [&str; 2] = [LIVE, OVER];

/// The beginnings of the keys of the tournaments of a community.
pub(super) fn beginnings(community: CommunityId) -> [String; 2] {
    [live(community), over(community)]
}

/// The name of the lease under which the tournaments of a community are changed.
pub(super) fn arranging(community: CommunityId) -> String {
    format!("tournaments:{community}")
}

/// The community of the tournament under a key.
pub(super) fn community_of(key: &str) -> Option<CommunityId> {
    let rest = key.strip_prefix(LIVE).or_else(|| key.strip_prefix(OVER))?;
    u64::from_str_radix(rest.split(':').next()?, 16).ok().map(CommunityId)
}

fn key(beginning: &str, id: TournamentId) -> String {
    format!("{beginning}{:016x}", id.0)
}

impl Tournaments<'_> {
    /// Opens a tournament in its channel. A repeated request gets the tournament that it opened.
    ///
    /// # Errors
    /// A channel that has one, or a community that has too many. A title that is not loaded, or has no tables for two
    /// although the rounds need them. A pace at which a game could stand still.
    pub async fn open(self, tournament: Tournament) -> Result<Tournament, TournamentError> {
        let alone = self.0.leases().exclusively(&[arranging(tournament.community)]).await?;
        if let Ok(opened) = self.find(tournament.community, tournament.id).await {
            return Ok(opened);
        }
        if tournament.pace.is_none_or(|pace| pace.overdue == Overdue::Wait) {
            return Err(TournamentError::NeedsPace);
        }
        let seats = self.0.find(&tournament.title, None)?.meta().seats;
        if matches!(tournament.format, Format::Swiss { .. }) && !(seats.0..=seats.1).contains(&2) {
            return Err(TournamentError::NotForTwo);
        }
        let others = self.tournaments_of(&live(tournament.community)).await?;
        let others: Vec<_> = others.into_iter().filter(|other| !other.is_over()).collect();
        if others.iter().any(|other| other.channel == tournament.channel) {
            return Err(TournamentError::Taken);
        }
        if others.len() >= MOST_TOURNAMENTS {
            return Err(TournamentError::TooMany(others.len()));
        }
        self.0.store.remember(vec![saved(&tournament)?], alone.lease()).await?;
        self.0.arranged.notify_one();
        Ok(tournament)
    }

    /// A tournament of a community, over or not.
    ///
    /// # Errors
    /// An unknown tournament.
    pub async fn find(self, community: CommunityId, id: TournamentId) -> Result<Tournament, TournamentError> {
        for beginning in [live(community), over(community)] {
            if let Some(found) = self.0.store.memo(&key(&beginning, id)).await? {
                return serde_json::from_value(found).map_err(defect);
            }
        }
        Err(TournamentError::Unknown)
    }

    /// The tournaments of a community that are not put away, in the order in which they were opened.
    ///
    /// # Errors
    /// The store fails.
    pub async fn within(self, community: CommunityId) -> Result<Vec<Tournament>, TournamentError> {
        self.tournaments_of(&live(community)).await
    }

    /// The last tournament of a channel, over or not.
    ///
    /// # Errors
    /// A channel without one.
    pub async fn last(self, community: CommunityId, channel: ChannelId) -> Result<Tournament, TournamentError> {
        let mut all = self.tournaments_of(&over(community)).await?;
        all.extend(self.tournaments_of(&live(community)).await?);
        let here = all.into_iter().filter(|tournament| tournament.channel == channel);
        here.max_by_key(|tournament| tournament.opened_at).ok_or(TournamentError::Unknown)
    }

    /// All tournaments that are not put away.
    ///
    /// # Errors
    /// The store fails.
    pub async fn all(self) -> Result<Vec<Tournament>, TournamentError> {
        self.tournaments_of(LIVE).await
    }

    /// Waits for a change of a tournament. One waiter at a time.
    pub async fn changed(self) {
        self.0.arranged.notified().await;
    }

    async fn tournaments_of(self, beginning: &str) -> Result<Vec<Tournament>, TournamentError> {
        let mut pages = self.0.memo_pages(beginning, beginning.to_owned());
        let mut found = Vec::new();
        while let Some(page) = pages.next().await? {
            for (key, memo) in page {
                match serde_json::from_value::<Tournament>(memo) {
                    Ok(tournament) => found.push(tournament),
                    Err(error) => tracing::error!(key, %error, "a tournament is skipped because it cannot be read"),
                }
            }
        }
        Ok(found)
    }

    /// Adds a person to a tournament.
    ///
    /// # Errors
    /// A tournament that has begun or is full, or a person who takes part already.
    pub async fn join(
        self,
        community: CommunityId,
        id: TournamentId,
        person: Person,
    ) -> Result<Tournament, TournamentError> {
        let join = |tournament: &mut Tournament| {
            open(tournament)?;
            if tournament.entrant(person.id).is_some() {
                return Err(TournamentError::AlreadyIn);
            }
            if tournament.entrants.len() >= MOST_ENTRANTS {
                return Err(TournamentError::Full(MOST_ENTRANTS));
            }
            tournament.entrants.push(Entrant { person, dropped: false });
            Ok(())
        };
        self.arrange(community, id, join).await
    }

    /// Removes a person from a tournament. After the start they play no further games. Their running game is decided
    /// for their opponent. At a larger table the computer plays on for them, and they share the last rank.
    ///
    /// # Errors
    /// A tournament that is over, or a person who does not take part.
    pub async fn leave(
        self,
        community: CommunityId,
        id: TournamentId,
        person: PersonId,
    ) -> Result<Tournament, TournamentError> {
        self.arrange(community, id, |tournament| leave(tournament, person)).await
    }

    /// Draws the numbers and begins the first round. A Swiss tournament gets no more rounds than are possible without
    /// rematches.
    ///
    /// # Errors
    /// A tournament that has begun, or too few people.
    pub async fn start(self, community: CommunityId, id: TournamentId) -> Result<Tournament, TournamentError> {
        let seed = self.0.entropy.seed().map_err(|error| TableError::Defect(error.to_string()))?;
        let start = |tournament: &mut Tournament| {
            open(tournament)?;
            let seats = self.0.find(&tournament.title, None)?.meta().seats;
            let people = tournament.entrants.len();
            if let Format::Swiss { rounds } = &mut tournament.format {
                // More rounds would need rematches.
                let most = (people + people % 2).saturating_sub(1).max(1);
                *rounds = (*rounds).min(most as u8);
            }
            let order = pairing::drawn(people, &seed).map_err(|error| defect(error.to_string()))?;
            tournament.entrants = order.into_iter().map(|at| tournament.entrants[at].clone()).collect();
            (tournament.seed, tournament.stage) = (Some(seed), TournamentStage::Running);
            let first = tournament.next_round(seats);
            let least = if matches!(tournament.format, Format::Pools { .. }) { seats.0.max(2) } else { 2 };
            tournament.rounds.push(first.ok_or(TournamentError::TooFew(least.into()))?);
            Ok(())
        };
        self.arrange(community, id, start).await
    }

    /// Stops a tournament. Its tables continue, and belong to their players once it is put away.
    ///
    /// # Errors
    /// A tournament that is over.
    pub async fn cancel(self, community: CommunityId, id: TournamentId) -> Result<Tournament, TournamentError> {
        let cancel = |tournament: &mut Tournament| {
            if tournament.is_over() {
                return Err(TournamentError::Over);
            }
            tournament.stage = TournamentStage::Cancelled;
            Ok(())
        };
        self.arrange(community, id, cancel).await
    }

    /// Decides a game that ended without a result: for one of its players, or as a draw, so that all share the first
    /// rank.
    ///
    /// # Errors
    /// A tournament that is not running, no such game, one that its table decides, or a winner who does not play there.
    pub async fn decide_game(
        self,
        community: CommunityId,
        id: TournamentId,
        number: usize,
        winner: Option<PersonId>,
    ) -> Result<Tournament, TournamentError> {
        let decide = |tournament: &mut Tournament| {
            if tournament.stage != TournamentStage::Running {
                return Err(if tournament.is_over() { TournamentError::Over } else { TournamentError::NotBegun });
            }
            let winner = match winner {
                Some(winner) => Some(tournament.entrant(winner).ok_or(TournamentError::NotIn)?),
                None => None,
            };
            let game = tournament.game_mut(number).ok_or(TournamentError::NoGame(number))?;
            if !game.stopped || game.result.is_some() {
                return Err(TournamentError::NotStopped(number));
            }
            if winner.is_some_and(|winner| !game.players.contains(&winner)) {
                return Err(TournamentError::NotIn);
            }
            let behind = |player: &usize| winner.is_some_and(|winner| winner != *player);
            let placed = |player| Placed { rank: 1 + u8::from(behind(player)), points: 0 };
            game.result = Some(game.players.iter().map(placed).collect());
            Ok(())
        };
        self.arrange(community, id, decide).await
    }

    /// Notes the message that shows a tournament; `None` if it is gone.
    ///
    /// # Errors
    /// An unknown tournament, or one that is put away.
    pub async fn note_card(
        self,
        community: CommunityId,
        id: TournamentId,
        card: Option<u64>,
    ) -> Result<(), TournamentError> {
        let note = |tournament: &mut Tournament| {
            tournament.posted += u32::from(card.is_none());
            tournament.card = card;
            Ok(())
        };
        self.arrange_quietly(community, id, note).await.map(drop)
    }

    /// Notes that the organizer was called.
    ///
    /// # Errors
    /// An unknown tournament, or one that is put away.
    pub async fn note_call(
        self,
        community: CommunityId,
        id: TournamentId,
        call: OrganizerCall,
    ) -> Result<Tournament, TournamentError> {
        let note = |tournament: &mut Tournament| {
            tournament.calls.push(call);
            Ok(())
        };
        self.arrange_quietly(community, id, note).await.map(|(tournament, _)| tournament)
    }

    /// Moves a finished tournament to the key of finished ones, in its current state. Only the last twenty of a
    /// community are kept. One that was put away before stays as it is. A game that still runs belongs to its players.
    ///
    /// # Errors
    /// The store fails. A second call continues the first.
    pub async fn put_away(self, tournament: &Tournament) -> Result<(), TournamentError> {
        for table in tournament.numbered().filter_map(|(_, game)| game.table) {
            self.release(table, tournament.host).await?;
        }
        let alone = self.0.leases().exclusively(&[arranging(tournament.community)]).await?;
        let over = over(tournament.community);
        let live = key(&live(tournament.community), tournament.id);
        // A person may have been forgotten since the caller has read it.
        let Some(kept) = self.0.store.memo(&live).await? else { return Ok(()) };
        let before = self.0.store.memos(&over, &over, PAGE).await?;
        let surplus = (before.len() + 1).saturating_sub(KEPT);
        let mut changes: Vec<MemoWrite> = before.into_iter().take(surplus).map(|(key, _)| (key, None)).collect();
        changes.extend([(live, None), (key(&over, tournament.id), Some(kept))]);
        Ok(self.0.store.remember(changes, alone.lease()).await?)
    }

    /// Gives a person their present name in the unfinished tournaments of a community.
    pub(super) async fn rename(self, community: CommunityId, person: &Person) -> Result<(), TournamentError> {
        let stale = |entrant: &Entrant| entrant.person.id == person.id && entrant.person.name != person.name;
        for tournament in self.within(community).await? {
            if !tournament.entrants.iter().any(stale) {
                continue;
            }
            let rename = |tournament: &mut Tournament| {
                for entrant in tournament.entrants.iter_mut().filter(|entrant| stale(entrant)) {
                    entrant.person.name.clone_from(&person.name);
                }
                Ok(())
            };
            match self.arrange(community, tournament.id, rename).await {
                // It was put away meanwhile.
                Ok(_) | Err(TournamentError::Over | TournamentError::Unknown) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Removes a person who is to be forgotten from the unfinished tournaments.
    pub(super) async fn leave_all(self, person: PersonId) -> Result<(), TableError> {
        for tournament in self.all().await.map_err(table_error)? {
            // Any other error says that they do not take part, or that it is over.
            let left = self.leave(tournament.community, tournament.id, person).await;
            if let Err(TournamentError::Table(error)) = left {
                return Err(error);
            }
        }
        Ok(())
    }

    /// Changes a tournament, one change after another. It is saved only if `edit` changes it.
    async fn arrange(
        self,
        community: CommunityId,
        id: TournamentId,
        edit: impl FnOnce(&mut Tournament) -> Result<(), TournamentError>,
    ) -> Result<Tournament, TournamentError> {
        let (tournament, changed) = self.arrange_quietly(community, id, edit).await?;
        if changed {
            self.0.arranged.notify_one();
        }
        Ok(tournament)
    }

    async fn arrange_quietly(
        self,
        community: CommunityId,
        id: TournamentId,
        edit: impl FnOnce(&mut Tournament) -> Result<(), TournamentError>,
    ) -> Result<(Tournament, bool), TournamentError> {
        let alone = self.0.leases().exclusively(&[arranging(community)]).await?;
        let Some(found) = self.0.store.memo(&key(&live(community), id)).await? else {
            let known = self.0.store.memo(&key(&over(community), id)).await?.is_some();
            return Err(if known { TournamentError::Over } else { TournamentError::Unknown });
        };
        let before: Tournament = serde_json::from_value(found).map_err(defect)?;
        let mut tournament = before.clone();
        edit(&mut tournament)?;
        let changed = tournament != before;
        if changed {
            self.0.store.remember(vec![saved(&tournament)?], alone.lease()).await?;
        }
        Ok((tournament, changed))
    }
}

fn saved(tournament: &Tournament) -> Result<(String, Option<Value>), TournamentError> {
    let document = serde_json::to_value(tournament).map_err(defect)?;
    Ok((key(&live(tournament.community), tournament.id), Some(document)))
}

fn defect(error: impl std::fmt::Display) -> TournamentError {
    TournamentError::Table(TableError::Defect(error.to_string()))
}

pub(super) fn table_error(error: TournamentError) -> TableError {
    match error {
        TournamentError::Table(error) => error,
        error => TableError::Defect(error.to_string()),
    }
}

fn open(tournament: &Tournament) -> Result<(), TournamentError> {
    match tournament.stage {
        TournamentStage::Open => Ok(()),
        TournamentStage::Running => Err(TournamentError::Begun),
        TournamentStage::Over | TournamentStage::Cancelled => Err(TournamentError::Over),
    }
}

fn leave(tournament: &mut Tournament, person: PersonId) -> Result<(), TournamentError> {
    if tournament.is_over() {
        return Err(TournamentError::Over);
    }
    let at = tournament.entrant(person).ok_or(TournamentError::NotIn)?;
    match tournament.stage {
        TournamentStage::Open => drop(tournament.entrants.remove(at)),
        _ if tournament.entrants[at].dropped => return Err(TournamentError::NotIn),
        _ => tournament.entrants[at].dropped = true,
    }
    Ok(())
}

/// The ranks of the players who finished a game, counted among themselves. All others share the rank after them.
fn ranked(ended: &BTreeMap<usize, Placed>, players: &[usize]) -> Vec<Placed> {
    let rank = |own: &Placed| ended.values().filter(|other| other.rank < own.rank).count() as u8 + 1;
    let last = Placed { rank: ended.len() as u8 + 1, points: 0 };
    let placed = |player| ended.get(player).map_or(last, |own| Placed { rank: rank(own), points: own.points });
    players.iter().map(placed).collect()
}
