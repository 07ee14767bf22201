//! Keeps tournaments going: takes in how games ended, opens the tables of each round in threads of their own, and shows all
//! of it on a card in the channel of the tournament.
//!
//! Nothing here is remembered that the store does not have: after a restart cards are edited once more, and a thread that was
//! opened just before may stay empty. What cannot be done now is tried again later, and the card says why it waits. While the
//! store takes no changes nothing is done, and what was made at Discord and could not be noted is noted first ([`Unnoted`]).

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::delivery::pause;
use crate::discord::delivery::store_gate::StoreGate;
use crate::discord::desk::{Audience, Desk, Destination, EditResult, WriteError};
use crate::discord::http::RestError;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::tournament::{self, Trouble};
use crate::discord::server_settings;
use crate::table::{ChannelId, Lease, TableError, Tables, Tournament, TournamentError, TournamentId};

/// The name of the lease under which one process looks after the tournaments.
const LEASE: &str = "organizer";
/// How often tournaments are looked at.
const ROUND: Duration = Duration::from_secs(2);
/// How long a tournament rests whose tables or card Discord refuses.
const REST: Duration = Duration::from_secs(60);
/// Discord's codes for a channel and a server that are gone.
const GONE: &[u64] = &[10_003, 10_004];
/// The codes for what the bot may not do or see.
const FORBIDDEN: &[u64] = &[50_001, 50_013];

/// Keeps the tournaments of all servers going.
pub struct Organizer {
    tables: Arc<Tables>,
    desk: Arc<Desk>,
    /// Whether the store takes changes.
    gate: Arc<StoreGate>,
    /// How many tables a server may have at most.
    server_tables: u32,
    /// What each card shows.
    shown: HashMap<TournamentId, Value>,
    resting: Resting,
    unnoted: Unnoted,
}

/// What was made at Discord and is not noted yet, so that it is not made again.
#[derive(Default)]
struct Unnoted {
    /// The threads of games, by the numbers of these.
    threads: HashMap<(TournamentId, usize), ChannelId>,
    cards: HashMap<TournamentId, u64>,
}

/// The tournaments that rest: what keeps each from going on, and until when it is left alone.
#[derive(Default)]
struct Resting(HashMap<TournamentId, (Trouble, Instant)>);

impl Resting {
    /// What keeps a tournament from going on, until that is tried again.
    fn trouble(&self, id: TournamentId) -> Option<Trouble> {
        self.0.get(&id).map(|(trouble, _)| *trouble)
    }

    /// Whether a tournament is left alone now.
    fn rests(&self, id: TournamentId) -> bool {
        self.0.get(&id).is_some_and(|(_, until)| *until > Instant::now())
    }

    /// Whether it is not even looked at.
    fn fails(&self, id: TournamentId) -> bool {
        self.trouble(id) == Some(Trouble::Failed) && self.rests(id)
    }

    /// Leaves a tournament alone for [`REST`].
    fn begin(&mut self, id: TournamentId, trouble: Trouble) {
        self.0.insert(id, (trouble, Instant::now() + REST));
    }
}

impl Organizer {
    /// An organizer of all tournaments of `tables`; `server_tables` limits the tables of a server.
    pub fn new(tables: Arc<Tables>, desk: Arc<Desk>, gate: Arc<StoreGate>, server_tables: u32) -> Self {
        let (shown, resting, unnoted) = (HashMap::new(), Resting::default(), Unnoted::default());
        Self { tables, desk, gate, server_tables, shown, resting, unnoted }
    }

    /// Looks after the tournaments until `stop`, unless another process does. If it breaks off by a defect, it begins again.
    pub async fn run(mut self, stop: CancellationToken) {
        while AssertUnwindSafe(self.organize(&stop)).catch_unwind().await.is_err() {
            pause("tournaments").await;
        }
    }

    async fn organize(&mut self, stop: &CancellationToken) {
        let tables = Arc::clone(&self.tables);
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
        if let Err(error) = tables.leases().release(lease.as_slice()).await {
            tracing::debug!(%error, "others take the tournaments over a little later");
        }
    }

    /// Looks once. The lease is kept from one look to the next, so that one process remembers what it has shown.
    async fn look_alone(&mut self, lease: &mut Option<Lease>) {
        let tables = Arc::clone(&self.tables);
        let claimed = tables.leases().claim(&[LEASE.to_owned()]).await;
        let claimed = claimed.inspect_err(|error| tracing::error!(%error, "cannot look after the tournaments"));
        let Some(leased) = claimed.into_iter().flatten().flatten().next() else { return };
        *lease = Some(leased.lease.clone());
        if tables.leases().under(&leased, self.look()).await.is_none() {
            tracing::warn!("looking after the tournaments took longer than its lease; it is left to others");
        }
    }

    async fn look(&mut self) {
        if !self.gate.is_open(&self.tables).await {
            return;
        }
        let tournaments = match self.tables.tournaments().all().await {
            Ok(tournaments) => tournaments,
            Err(error) => return tracing::error!(%error, "cannot read the tournaments"),
        };
        let known = |id: &TournamentId| tournaments.iter().any(|tournament| tournament.id == *id);
        self.shown.retain(|id, _| known(id));
        self.resting.0.retain(|id, _| known(id));
        self.unnoted.threads.retain(|(id, _), _| known(id));
        self.unnoted.cards.retain(|id, _| known(id));
        let failing: Vec<_> =
            tournaments.iter().map(|tournament| tournament.id).filter(|id| self.resting.fails(*id)).collect();
        for tournament in tournaments.into_iter().filter(|tournament| !failing.contains(&tournament.id)) {
            let id = tournament.id;
            match AssertUnwindSafe(self.tend(tournament)).catch_unwind().await {
                Ok(Ok(())) => continue,
                Ok(Err(TournamentError::Table(error))) if self.gate.refused(&error) => return,
                Ok(Err(error)) => tracing::warn!(tournament = %id, %error, "cannot go on with a tournament"),
                Err(_) => tracing::error!(tournament = %id, "a tournament broke off by a defect; it rests"),
            }
            self.resting.begin(id, Trouble::Failed);
        }
    }

    async fn tend(&mut self, tournament: Tournament) -> Result<(), TournamentError> {
        let mut tournament = self.tables.tournaments().proceed(tournament.community, tournament.id).await?;
        let rests = self.resting.rests(tournament.id);
        if !rests {
            self.resting.0.remove(&tournament.id);
            if !tournament.is_over() {
                tournament = self.seat(tournament).await?;
            }
        }
        self.show(&tournament, rests).await
    }

    /// Opens a table for each game that has none.
    async fn seat(&mut self, mut tournament: Tournament) -> Result<Tournament, TournamentError> {
        for (number, placed) in without_table(&tournament) {
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
                self.resting.begin(tournament.id, trouble);
                break;
            }
        }
        Ok(tournament)
    }

    async fn seat_game(
        &mut self,
        tournament: &mut Tournament,
        (number, placed): (usize, bool),
        most: u32,
    ) -> Result<(), Hindered> {
        if !placed {
            self.tables.tournaments().check_game(tournament, most).await?;
            let thread = self.thread(tournament, number).await?;
            *tournament = self.tables.tournaments().place_game(tournament, number, thread).await?;
            self.unnoted.threads.remove(&(tournament.id, number));
        }
        *tournament = self.tables.tournaments().seat_game(tournament, number, most).await?;
        tracing::info!(tournament = %tournament.id, number, "a game of a tournament begins");
        Ok(())
    }

    /// The thread of a game: a new one, unless there is one that could not be noted.
    async fn thread(&mut self, tournament: &Tournament, number: usize) -> Result<ChannelId, RestError> {
        if let Some(thread) = self.unnoted.threads.get(&(tournament.id, number)) {
            return Ok(*thread);
        }
        let title = self.tables.titles().default_of(&tournament.title).map_or("", |title| title.meta().name);
        let name = format!("{title} · {number}");
        let thread = ChannelId(self.desk.rest.open_thread(tournament.channel.0, &name, tournament.thread_kind).await?);
        self.unnoted.threads.insert((tournament.id, number), thread);
        Ok(thread)
    }

    /// Posts the card or edits it. A tournament that is over is put away as soon as its card says so.
    async fn show(&mut self, tournament: &Tournament, rests: bool) -> Result<(), TournamentError> {
        let trouble = self.resting.trouble(tournament.id);
        let card = tournament::card(tournament, self.tables.titles(), trouble);
        let body = card.body();
        if self.shown.get(&tournament.id) == Some(&body) && tournament.card.is_some() {
            return if tournament.is_over() { self.tables.tournaments().put_away(tournament).await } else { Ok(()) };
        }
        if rests && trouble == Some(Trouble::Card) {
            return Ok(());
        }
        let (community, id) = (tournament.community, tournament.id);
        match self.send(tournament, card).await {
            Ok(Some(message)) => {
                self.shown.insert(id, body);
                if tournament.card != Some(message) {
                    self.unnoted.cards.insert(id, message);
                    self.tables.tournaments().note_card(community, id, Some(message)).await?;
                    self.unnoted.cards.remove(&id);
                }
                if tournament.is_over() { self.tables.tournaments().put_away(tournament).await } else { Ok(()) }
            }
            Ok(None) => {
                self.unnoted.cards.remove(&id);
                self.tables.tournaments().note_card(community, id, None).await
            }
            // The last card cannot be shown, but the tournament is over.
            Err(error) if error.error.is(GONE) && tournament.is_over() => {
                self.tables.tournaments().put_away(tournament).await
            }
            Err(error) => {
                tracing::warn!(tournament = %id, %error, "cannot show a tournament");
                // Whatever else is the matter: a card that cannot be shown need not say it.
                self.resting.begin(id, Trouble::Card);
                Ok(())
            }
        }
    }

    /// Sends the card of a tournament in place of the one before; returns its message, `None` if it must be reposted.
    async fn send(&self, tournament: &Tournament, mut card: OutgoingMessage) -> Result<Option<u64>, WriteError> {
        let at = Destination { channel: tournament.channel.0, audience: Audience::Channel, locale: tournament.locale };
        let sent = match tournament.card.or_else(|| self.unnoted.cards.get(&tournament.id).copied()) {
            Some(message) => match self.desk.edit(at, message, &mut card).await? {
                EditResult::Edited(sent) => sent,
                EditResult::Repost(_) => return Ok(None),
            },
            None => {
                let nonce = format!("cup{:x}.{}", tournament.id.0, tournament.posted);
                self.desk.post(at, &mut card, &nonce).await?
            }
        };
        Ok(Some(sent.message))
    }
}

/// The games that are to get a table, by their numbers, and whether each has a channel for it.
fn without_table(tournament: &Tournament) -> Vec<(usize, bool)> {
    let bare = tournament.numbered().filter(|(_, game)| game.table.is_none() && game.result.is_none());
    bare.map(|(number, game)| (number, game.channel.is_some())).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::delivery::test_delivery::desk;
    use crate::discord::test_server::server;
    use crate::table::test_tables::processes;
    use crate::table::{CommunityId, Format, Pairing, PersonId, Placed, Round, TableId, Timestamp, TournamentStage};

    const ID: TournamentId = TournamentId(1);

    /// A tournament of one round with a card.
    fn tournament(stage: TournamentStage, games: Vec<Pairing>) -> Tournament {
        let (place, format) = ((CommunityId(9), ChannelId(5)), Format::Swiss { rounds: 1 });
        let announced = Tournament::announced(ID, place, PersonId(1), "brandubh".to_owned(), format, Timestamp(0));
        Tournament { stage, rounds: vec![Round { games, byes: Vec::new() }], card: Some(7), ..announced }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_refused_or_fails_rests_for_a_minute() {
        let (mut resting, other) = (Resting::default(), TournamentId(2));
        resting.begin(ID, Trouble::Discord);
        resting.begin(other, Trouble::Failed);
        let both = |resting: &Resting| [ID, other].map(|id| (resting.rests(id), resting.fails(id)));
        assert_eq!(both(&resting), [(true, false), (true, true)]);
        let moment = Duration::from_secs(1);
        tokio::time::advance(REST - moment).await;
        assert_eq!(both(&resting), [(true, false), (true, true)]);
        tokio::time::advance(2 * moment).await;
        assert_eq!(both(&resting), [(false, false); 2]);
        assert_eq!(resting.trouble(ID), Some(Trouble::Discord), "the card says it until then");
    }

    #[tokio::test]
    async fn a_card_that_is_refused_rests_though_its_games_are_refused_too() {
        let (url, asked) = server("403 Forbidden", br#"{"code":50001}"#.to_vec()).await;
        let [tables] = processes();
        let mut organizer = Organizer::new(Arc::new(tables), desk(Some(&url)), Arc::default(), 9);
        let running = tournament(TournamentStage::Running, Vec::new());
        organizer.resting.begin(ID, Trouble::Forbidden);
        for _ in 0..3 {
            organizer.show(&running, true).await.unwrap();
        }
        assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 1);
        organizer.show(&running, false).await.unwrap();
        assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 2, "it is tried again after its rest");
    }

    #[tokio::test]
    async fn a_card_with_which_discord_finds_fault_is_sent_once_as_text() {
        let (url, asked) = server("400 Bad Request", br#"{"code":50035}"#.to_vec()).await;
        let [tables] = processes();
        let mut organizer = Organizer::new(Arc::new(tables), desk(Some(&url)), Arc::default(), 9);
        organizer.show(&tournament(TournamentStage::Running, Vec::new()), false).await.unwrap();
        assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 2);
        assert_eq!(organizer.resting.trouble(ID), Some(Trouble::Card));
    }

    #[test]
    fn only_a_game_that_has_neither_table_nor_result_gets_a_table() {
        let (channel, table) = (Some(ChannelId(6)), Some(TableId::from_bits(8)));
        let result = Some(vec![Placed { rank: 1, points: 0 }]);
        let games = vec![
            Pairing { channel, table, ..Pairing::default() },
            Pairing { channel, ..Pairing::default() },
            Pairing { result: result.clone(), ..Pairing::default() },
            Pairing::default(),
            Pairing { channel, table, result, ..Pairing::default() },
        ];
        assert_eq!(without_table(&tournament(TournamentStage::Running, games)), [(2, true), (4, false)]);
    }

    #[tokio::test]
    async fn a_tournament_whose_channel_is_gone_is_put_away_once_it_is_over() {
        let (url, _) = server("404 Not Found", br#"{"code":10003}"#.to_vec()).await;
        for (stage, trouble) in [(TournamentStage::Running, Some(Trouble::Card)), (TournamentStage::Over, None)] {
            let [tables] = processes();
            let mut organizer = Organizer::new(Arc::new(tables), desk(Some(&url)), Arc::default(), 9);
            let shown = tournament(stage, Vec::new());
            let key = format!("tournament:live:{:016x}:{:016x}", shown.community.0, ID.0);
            let saved = serde_json::to_value(&shown).unwrap();
            organizer.tables.outbox().set_delivery_state(vec![(key, Some(saved))], None).await.unwrap();
            organizer.show(&shown, false).await.unwrap();
            assert_eq!(organizer.resting.trouble(ID), trouble, "{stage:?}");
            // Of one that is put away the end is kept.
            let kept = organizer.tables.outbox().delivery_states("tournament:over:").await.unwrap();
            assert_eq!(kept.is_empty(), trouble.is_some(), "{stage:?}: {kept:?}");
        }
    }
}
