//! Runs tournaments: records how games ended, opens the tables of each round in threads, and shows the tournament
//! on a card in its channel.
//!
//! The store has everything that this module remembers. After a restart cards are edited once more, and a thread that
//! was opened just before may stay empty. Failed work is retried later, and the card says why it waits.
//!
//! While the store takes no changes nothing is done. Whatever was made at Discord but not saved is saved first
//! ([`Unsaved`]).

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::delivery::Services;
use crate::desk::{Audience, Destination, WriteError};
use crate::http::RestError;
use crate::messages::OutgoingMessage;
use crate::messages::denial::Denial;
use crate::messages::tournament::{self, Trouble};
use crate::pings::{self, CallTime};
use crate::server_settings;
use skald_core::words::Voice;
use skald_table::{ChannelId, Leased, TableError, Tournament, TournamentError, TournamentId};

const LEASE: &str = "organizer";
const ROUND: Duration = Duration::from_secs(2);
/// The pause of a tournament whose tables or card Discord refuses.
const PAUSE: Duration = Duration::from_secs(60);
/// Discord's codes for a channel and a server that are gone.
const GONE: &[u64] = &[10_003, 10_004];

/// Runs the tournaments of all servers.
pub struct Organizer {
    services: Arc<Services>,
    server_tables: u32,
    /// The content of each card.
    shown: HashMap<TournamentId, Value>,
    paused: PausedTournaments,
    unsaved: Unsaved,
}

/// Threads and cards made at Discord and not saved yet, so that they are not made again.
#[derive(Default)]
struct Unsaved {
    /// The threads of games, by game number.
    threads: HashMap<(TournamentId, usize), ChannelId>,
    cards: HashMap<TournamentId, u64>,
}

/// The paused tournaments: the trouble of each, and the end of its pause.
#[derive(Default)]
struct PausedTournaments(HashMap<TournamentId, (Trouble, Instant)>);

impl PausedTournaments {
    /// The trouble of a tournament, until the next retry.
    fn trouble(&self, id: TournamentId) -> Option<Trouble> {
        self.0.get(&id).map(|(trouble, _)| *trouble)
    }

    fn is_paused(&self, id: TournamentId) -> bool {
        self.0.get(&id).is_some_and(|(_, until)| *until > Instant::now())
    }

    /// Whether a paused tournament is skipped altogether.
    fn is_skipped(&self, id: TournamentId) -> bool {
        self.trouble(id) == Some(Trouble::Failed) && self.is_paused(id)
    }

    fn pause(&mut self, id: TournamentId, trouble: Trouble) {
        self.0.insert(id, (trouble, Instant::now() + PAUSE));
    }
}

impl Organizer {
    /// An organizer of all tournaments; `server_tables` limits the tables of a server.
    pub fn new(services: Arc<Services>, server_tables: u32) -> Self {
        let paused = PausedTournaments::default();
        Self { services, server_tables, shown: HashMap::new(), paused, unsaved: Unsaved::default() }
    }

    /// Runs the tournaments until `stop`, unless another process does.
    pub async fn run(&mut self, stop: &CancellationToken) {
        let tables = Arc::clone(&self.services.tables);
        let mut lease = None;
        while !stop.is_cancelled() {
            if stop.run_until_cancelled(self.look_alone(&mut lease)).await.is_some() {
                tokio::select! {
                    () = stop.cancelled() => {}
                    () = tables.tournaments().changed() => {}
                    () = tokio::time::sleep(ROUND) => {}
                }
            }
        }
        let lease: Vec<_> = lease.into_iter().map(Leased::into_lease).collect();
        if let Err(error) = tables.leases().release(&lease).await {
            tracing::debug!(%error, "another process takes over the tournaments when the lease expires");
        }
    }

    /// One round. The lease is kept between rounds, so that one process remembers what the cards show.
    async fn look_alone(&mut self, lease: &mut Option<Leased>) {
        let tables = Arc::clone(&self.services.tables);
        let claimed = tables.leases().claim(&[LEASE.to_owned()]).await;
        let claimed = claimed.inspect_err(|error| tracing::error!(%error, "cannot claim the tournaments"));
        let Some(leased) = claimed.into_iter().flatten().flatten().next() else { return };
        let leased = lease.insert(leased);
        if tables.leases().under(leased, |_| self.look()).await.is_none() {
            tracing::warn!("a round of the tournaments took longer than its lease; another process may continue");
        }
    }

    async fn look(&mut self) {
        if !self.services.gate.is_open(&self.services.tables).await {
            return;
        }
        let tournaments = match self.services.tables.tournaments().all().await {
            Ok(tournaments) => tournaments,
            Err(error) => return tracing::error!(%error, "cannot read the tournaments"),
        };
        let known = |id: &TournamentId| tournaments.iter().any(|tournament| tournament.id == *id);
        self.shown.retain(|id, _| known(id));
        self.paused.0.retain(|id, _| known(id));
        self.unsaved.threads.retain(|(id, _), _| known(id));
        self.unsaved.cards.retain(|id, _| known(id));
        for tournament in tournaments {
            let id = tournament.id;
            if self.paused.is_skipped(id) {
                continue;
            }
            match AssertUnwindSafe(self.tend(tournament)).catch_unwind().await {
                Ok(Ok(())) => continue,
                Ok(Err(TournamentError::Table(error))) if self.services.gate.refused(&error) => return,
                Ok(Err(error)) => tracing::warn!(tournament = %id, %error, "cannot advance a tournament"),
                Err(_) => tracing::error!(tournament = %id, "a tournament failed because of a defect; it is paused"),
            }
            self.paused.pause(id, Trouble::Failed);
        }
    }

    async fn tend(&mut self, tournament: Tournament) -> Result<(), TournamentError> {
        let mut tournament = self.services.tables.tournaments().proceed(tournament.community, tournament.id).await?;
        let is_paused = self.paused.is_paused(tournament.id);
        if !is_paused {
            self.paused.0.remove(&tournament.id);
            if !tournament.is_over() {
                tournament = self.seat(tournament).await?;
            }
        }
        if !is_paused {
            tournament = self.call_organizer(tournament).await?;
        }
        self.show(&tournament, is_paused).await
    }

    /// Calls the organizer to what the tournament waits for, unless they do not want to be called now. Those who never
    /// do get the message without a mention.
    async fn call_organizer(&mut self, mut tournament: Tournament) -> Result<Tournament, TournamentError> {
        let tables = &self.services.tables;
        for call in tournament.calls_due(tables.now()) {
            let mut outgoing = tournament::organizer_call(&tournament, tables.titles(), call);
            match pings::of(tables, tournament.host).await?.call_time(tables.now()) {
                CallTime::Later(_) => continue,
                CallTime::Never => outgoing.calls.clear(),
                CallTime::Now => {}
            }
            let number = call.game.unwrap_or_default();
            let nonce = format!("cup{:x}.{number}c{}", tournament.id.0, u8::from(call.reminder));
            match self.services.desk.post(destination(&tournament), &mut outgoing, &nonce).await {
                Err(error) if !error.error.is(GONE) => {
                    tracing::warn!(tournament = %tournament.id, %error, "cannot call the organizer of a tournament");
                    self.paused.pause(tournament.id, Trouble::Card);
                    break;
                }
                // A channel that is gone takes no call.
                _ => tournament = tables.tournaments().note_call(tournament.community, tournament.id, call).await?,
            }
        }
        Ok(tournament)
    }

    async fn seat(&mut self, mut tournament: Tournament) -> Result<Tournament, TournamentError> {
        for (number, placed) in without_table(&tournament) {
            let settings = server_settings::of(&self.services.tables, Some(tournament.community)).await?;
            let most = settings.server_tables.map_or(self.server_tables, |most| most.min(self.server_tables));
            if let Err(error) = self.seat_game(&mut tournament, number, placed, most).await {
                let trouble = match error {
                    NoTableReason::Rest(error) => match Denial::of(&error, self.services.tables.now()) {
                        Denial::Forbidden => Trouble::Forbidden,
                        why => Trouble::Refused(why),
                    },
                    NoTableReason::Table(TournamentError::Table(TableError::NoRoomForTable(_))) => Trouble::NoRoom,
                    NoTableReason::Table(error) => return Err(error),
                };
                tracing::warn!(tournament = %tournament.id, number, ?trouble, "a game has no table yet");
                self.paused.pause(tournament.id, trouble);
                break;
            }
        }
        Ok(tournament)
    }

    async fn seat_game(
        &mut self,
        tournament: &mut Tournament,
        number: usize,
        placed: bool,
        most: u32,
    ) -> Result<(), NoTableReason> {
        if !placed {
            self.services.tables.tournaments().check_game(tournament, most).await?;
            let thread = self.thread(tournament, number).await?;
            *tournament = self.services.tables.tournaments().place_game(tournament, number, thread).await?;
            self.unsaved.threads.remove(&(tournament.id, number));
        }
        *tournament = self.services.tables.tournaments().seat_game(tournament, number, most).await?;
        tracing::info!(tournament = %tournament.id, number, "a game of a tournament begins");
        Ok(())
    }

    /// The thread of a game: a new one, unless there is one that could not be saved.
    async fn thread(&mut self, tournament: &Tournament, number: usize) -> Result<ChannelId, RestError> {
        if let Some(thread) = self.unsaved.threads.get(&(tournament.id, number)) {
            return Ok(*thread);
        }
        let voice = Voice::new(tournament.locale, Vec::new());
        let title = self.services.tables.titles().name_of(&tournament.title, &voice);
        let name = format!("{title} · {number}");
        let thread =
            ChannelId(self.services.desk.rest.open_thread(tournament.channel.0, &name, tournament.thread_kind).await?);
        self.unsaved.threads.insert((tournament.id, number), thread);
        Ok(thread)
    }

    /// Posts or edits the card. A finished tournament is archived as soon as its card says so.
    async fn show(&mut self, tournament: &Tournament, is_paused: bool) -> Result<(), TournamentError> {
        let trouble = self.paused.trouble(tournament.id);
        let card = tournament::card(tournament, self.services.tables.titles(), trouble);
        let body = card.body();
        if self.shown.get(&tournament.id) == Some(&body) && tournament.card.is_some() {
            return self.put_away(tournament).await;
        }
        if is_paused && trouble == Some(Trouble::Card) {
            return Ok(());
        }
        let community = tournament.community;
        let id = tournament.id;
        match self.send(tournament, card).await {
            Ok(Some(message)) => {
                self.shown.insert(id, body);
                if tournament.card != Some(message) {
                    self.unsaved.cards.insert(id, message);
                    self.services.tables.tournaments().note_card(community, id, Some(message)).await?;
                    self.unsaved.cards.remove(&id);
                }
                self.put_away(tournament).await
            }
            Ok(None) => {
                self.unsaved.cards.remove(&id);
                self.services.tables.tournaments().note_card(community, id, None).await
            }
            // The last card cannot be shown, but the tournament is over.
            Err(error) if error.error.is(GONE) && tournament.is_over() => self.put_away(tournament).await,
            Err(error) => {
                tracing::warn!(tournament = %id, %error, "cannot show a tournament");
                // Replaces any other trouble: a card that cannot be shown cannot report it.
                self.paused.pause(id, Trouble::Card);
                Ok(())
            }
        }
    }

    /// Archives a tournament if it is over.
    async fn put_away(&self, tournament: &Tournament) -> Result<(), TournamentError> {
        if tournament.is_over() { self.services.tables.tournaments().put_away(tournament).await } else { Ok(()) }
    }

    /// Sends the card of a tournament in place of the one before. Returns its message; `None` if it must be reposted.
    async fn send(&self, tournament: &Tournament, mut card: OutgoingMessage) -> Result<Option<u64>, WriteError> {
        let at = destination(tournament);
        let sent = match tournament.card.or_else(|| self.unsaved.cards.get(&tournament.id).copied()) {
            Some(message) => self.services.desk.edit_or_delete(at, message, &mut card).await?,
            None => {
                let nonce = format!("cup{:x}.{}", tournament.id.0, tournament.posted);
                Some(self.services.desk.post(at, &mut card, &nonce).await?)
            }
        };
        Ok(sent.map(|sent| sent.message))
    }
}

const fn destination(tournament: &Tournament) -> Destination {
    Destination { channel: tournament.channel.0, audience: Audience::Channel, locale: tournament.locale }
}

/// The numbers of the games without a table, and whether each has a channel.
fn without_table(tournament: &Tournament) -> Vec<(usize, bool)> {
    let bare = tournament.numbered().filter(|(_, game)| game.table.is_none() && game.result.is_none());
    bare.map(|(number, game)| (number, game.channel.is_some())).collect()
}

/// Why a game has no table yet.
#[derive(Debug, thiserror::Error)]
enum NoTableReason {
    #[error(transparent)]
    Rest(#[from] RestError),
    #[error(transparent)]
    Table(#[from] TournamentError),
}

mod tests;
