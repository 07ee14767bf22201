//! Keeps tournaments going: takes in how games ended, opens the tables of each round in threads of their own, and shows all
//! of it on a card in the channel of the tournament.
//!
//! Nothing here is remembered that the store does not have: after a restart cards are edited once more, and a thread that was
//! opened just before may stay empty. What cannot be done now is tried again later, and the card says why it waits.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::delivery::sender::{Rest, RestError};
use crate::discord::http::UNKNOWN_MESSAGE;
use crate::discord::messages::tournament::{self, Trouble};
use crate::discord::server_settings;
use crate::table::{ChannelId, Lease, TableError, Tables, Tournament, TournamentError, TournamentId};

/// The name of the lease under which one process looks after the tournaments.
const LEASE: &str = "organizer";
/// How often tournaments are looked at.
const ROUND: Duration = Duration::from_secs(2);
/// How long a tournament rests whose tables or card Discord refuses.
const REST: Duration = Duration::from_secs(60);
/// Discord's codes for a channel, a server and a message that are gone.
const GONE: &[u64] = &[10_003, 10_004, UNKNOWN_MESSAGE];
/// The codes for what the bot may not do or see.
const FORBIDDEN: &[u64] = &[50_001, 50_013];

/// Keeps the tournaments of all servers going.
pub struct Organizer {
    tables: Arc<Tables>,
    rest: Arc<Rest>,
    /// How many tables a server may have at most.
    server_tables: u32,
    /// What each card shows.
    shown: HashMap<TournamentId, Value>,
    /// What keeps a tournament from going on, and until when it rests.
    resting: HashMap<TournamentId, (Trouble, Instant)>,
}

impl Organizer {
    /// An organizer of all tournaments of `tables`; `server_tables` limits the tables of a server.
    pub fn new(tables: Arc<Tables>, rest: Arc<Rest>, server_tables: u32) -> Self {
        Self { tables, rest, server_tables, shown: HashMap::new(), resting: HashMap::new() }
    }

    /// Looks after the tournaments until `stop`, unless another process does.
    pub async fn run(mut self, stop: CancellationToken) {
        let tables = Arc::clone(&self.tables);
        let mut lease = None;
        while !stop.is_cancelled() {
            if stop.run_until_cancelled(self.look_alone(&mut lease)).await.is_some() {
                tokio::select! {
                    () = stop.cancelled() => {}
                    () = tables.tournament_changed() => {}
                    () = tokio::time::sleep(ROUND) => {}
                }
            }
        }
        if let Err(error) = tables.release(lease.as_slice()).await {
            tracing::debug!(%error, "others take the tournaments over a little later");
        }
    }

    /// Looks once. The lease is kept from one look to the next, so that one process remembers what it has shown.
    async fn look_alone(&mut self, lease: &mut Option<Lease>) {
        let tables = Arc::clone(&self.tables);
        let claimed = tables.claim(&[LEASE.to_owned()]).await;
        let claimed = claimed.inspect_err(|error| tracing::error!(%error, "cannot look after the tournaments"));
        let Some(leased) = claimed.into_iter().flatten().flatten().next() else { return };
        *lease = Some(leased.lease.clone());
        if tables.under(&leased, self.look()).await.is_none() {
            tracing::warn!("looking after the tournaments took longer than its lease; it is left to others");
        }
    }

    async fn look(&mut self) {
        let tournaments = match self.tables.tournaments().await {
            Ok(tournaments) => tournaments,
            Err(error) => return tracing::error!(%error, "cannot read the tournaments"),
        };
        let known = |id: &TournamentId| tournaments.iter().any(|tournament| tournament.id == *id);
        self.shown.retain(|id, _| known(id));
        self.resting.retain(|id, _| known(id));
        let rests = |(trouble, until): &(Trouble, Instant)| *trouble == Trouble::Failed && *until > Instant::now();
        let failing: Vec<_> = self.resting.iter().filter(|(_, rest)| rests(rest)).map(|(id, _)| *id).collect();
        for tournament in tournaments.into_iter().filter(|tournament| !failing.contains(&tournament.id)) {
            let id = tournament.id;
            if let Err(error) = self.tend(tournament).await {
                tracing::warn!(tournament = %id, %error, "cannot go on with a tournament");
                self.resting.insert(id, (Trouble::Failed, Instant::now() + REST));
            }
        }
    }

    async fn tend(&mut self, tournament: Tournament) -> Result<(), TournamentError> {
        let mut tournament = self.tables.proceed(tournament.community, tournament.id).await?;
        let rests = self.resting.get(&tournament.id).is_some_and(|(_, until)| *until > Instant::now());
        if !rests {
            self.resting.remove(&tournament.id);
            if !tournament.is_over() {
                tournament = self.seat(tournament).await?;
            }
        }
        self.show(&tournament, rests).await
    }

    /// Opens a table for each game that has none.
    async fn seat(&mut self, mut tournament: Tournament) -> Result<Tournament, TournamentError> {
        let bare = |(number, game): (usize, &crate::table::Pairing)| {
            (game.table.is_none() && game.result.is_none()).then_some((number, game.channel.is_some()))
        };
        let games: Vec<_> = tournament.numbered().filter_map(bare).collect();
        for (number, placed) in games {
            let settings = server_settings::of(&self.tables, Some(tournament.community)).await?;
            let most = settings.server_tables.map_or(self.server_tables, |most| most.min(self.server_tables));
            if let Err(error) = self.seat_game(&mut tournament, (number, placed), most).await {
                let trouble = match error {
                    Hindered::Rest(error) if error.is(FORBIDDEN) => Trouble::Forbidden,
                    Hindered::Rest(_) => Trouble::Discord,
                    Hindered::Table(TournamentError::Table(TableError::NoRoomForTable(_))) => Trouble::NoRoom,
                    Hindered::Table(error) => return Err(error),
                };
                tracing::warn!(tournament = %tournament.id, number, ?trouble, "a game has no table yet");
                self.resting.insert(tournament.id, (trouble, Instant::now() + REST));
                break;
            }
        }
        Ok(tournament)
    }

    async fn seat_game(
        &self,
        tournament: &mut Tournament,
        (number, placed): (usize, bool),
        most: u32,
    ) -> Result<(), Hindered> {
        if !placed {
            self.tables.check_game(tournament, most).await?;
            let title = self.tables.titles().default_of(&tournament.title).map_or("", |title| title.meta().name);
            let name = format!("{title} · {number}");
            let thread = self.rest.open_thread(tournament.channel.0, &name, tournament.thread_kind).await?;
            *tournament = self.tables.place_game(tournament, number, ChannelId(thread)).await?;
        }
        *tournament = self.tables.seat_game(tournament, number, most).await?;
        tracing::info!(tournament = %tournament.id, number, "a game of a tournament begins");
        Ok(())
    }

    /// Posts the card or edits it. A tournament that is over is put away as soon as its card says so.
    async fn show(&mut self, tournament: &Tournament, rests: bool) -> Result<(), TournamentError> {
        let trouble = self.resting.get(&tournament.id).map(|(trouble, _)| *trouble);
        let card = tournament::card(tournament, self.tables.titles(), trouble);
        let body = card.body();
        if self.shown.get(&tournament.id) == Some(&body) && tournament.card.is_some() {
            return if tournament.is_over() { self.tables.put_away(tournament).await } else { Ok(()) };
        }
        if rests && trouble == Some(Trouble::Card) {
            return Ok(());
        }
        let (channel, community, id) = (tournament.channel.0, tournament.community, tournament.id);
        let sent = match tournament.card {
            Some(message) => self.rest.edit(channel, message, &body, None).await.map(|()| message),
            None => {
                let nonce = format!("cup{:x}.{}", id.0, tournament.posted);
                self.rest.post(channel, &card.post(&nonce), None).await.map(|(message, _)| message)
            }
        };
        match sent {
            Ok(message) => {
                self.shown.insert(id, body);
                if tournament.card != Some(message) {
                    self.tables.note_card(community, id, Some(message)).await?;
                }
                if tournament.is_over() { self.tables.put_away(tournament).await } else { Ok(()) }
            }
            Err(error) if error.is(&[UNKNOWN_MESSAGE]) => self.tables.note_card(community, id, None).await,
            // The last card cannot be shown, but the tournament is over.
            Err(error) if error.is(GONE) && tournament.is_over() => self.tables.put_away(tournament).await,
            Err(error) => {
                tracing::warn!(tournament = %id, %error, "cannot show a tournament");
                self.resting.entry(id).or_insert((Trouble::Card, Instant::now() + REST));
                Ok(())
            }
        }
    }
}

/// Why a game has no table yet.
enum Hindered {
    Rest(RestError),
    Table(TournamentError),
}

impl From<RestError> for Hindered {
    fn from(error: RestError) -> Self {
        Self::Rest(error)
    }
}

impl From<TournamentError> for Hindered {
    fn from(error: TournamentError) -> Self {
        Self::Table(error)
    }
}
