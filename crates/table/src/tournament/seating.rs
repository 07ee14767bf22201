//! The games of a tournament at their tables: opening them, reading their results, and beginning the next round.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Pairing, Placed, Tournament, TournamentError, TournamentId, TournamentStage, ranked};
use crate::state::metadata::{Metadata, NewLobby};
use crate::state::pace::MISSED;
use crate::{
    Allowance, Authority, Occupant, Opener, Request, Stage, TableError, TableView, Tournaments, contained, usual_policy,
};
use skald_core::engine::Seat;
use skald_core::title::Title;
use skald_store::{Actor, ChannelId, CommunityId, EntryKind, PersonId, TableId};

/// The state of a game at its table.
enum Course {
    /// It goes on. The computer plays on for these seats, whose people have left the tournament.
    Playing(Vec<Seat>),
    /// At most one of its players is left, at this seat: its table is to be ended.
    Deserted(Option<Seat>),
    Stopped,
    Ended(Vec<Placed>),
}

impl Tournaments<'_> {
    /// Reads the results of tables, and begins the next round once all games of the last one are decided. After the
    /// last round the tournament is over. One that its organizer did not start in time is cancelled.
    ///
    /// # Errors
    /// The store fails, or the title is not loaded.
    pub async fn proceed(self, community: CommunityId, id: TournamentId) -> Result<Tournament, TournamentError> {
        let before = self.find(community, id).await?;
        if before.is_expired(self.0.now()) {
            return self.cancel(community, id).await;
        }
        if before.stage != TournamentStage::Running {
            return Ok(before);
        }
        let mut courses = BTreeMap::new();
        for (number, game) in before.numbered().filter(|(_, game)| game.result.is_none() && !game.stopped) {
            let Some(table) = game.table else { continue };
            match contained(self.course(table, &before, game)).await {
                Ok(course) => drop(courses.insert(number, course)),
                Err(error) if error.is_outage() => return Err(error.into()),
                Err(error) => tracing::warn!(tournament = %id, %table, %error, "cannot read a game"),
            }
        }
        let seats = self.0.find(&before.title, None)?.meta().seats;
        let now = self.0.now();
        self.arrange(community, id, |tournament| {
            for (number, course) in courses {
                let Some(game) = tournament.game_mut(number).filter(|game| game.result.is_none()) else { continue };
                match course {
                    Course::Playing(_) | Course::Deserted(_) => {}
                    Course::Stopped => game.stopped = true,
                    Course::Ended(result) => game.result = Some(result),
                }
            }
            tournament.decide_stopped(now);
            let decided = |game: &Pairing| game.result.is_some();
            let round = tournament.rounds.last();
            if tournament.stage == TournamentStage::Running && round.is_none_or(|round| round.games.iter().all(decided))
            {
                match tournament.next_round(seats) {
                    Some(round) => tournament.rounds.push(round),
                    None => tournament.stage = TournamentStage::Over,
                }
            }
            Ok(())
        })
        .await
    }

    /// The state of a game. A table without its players is ended, and the computer plays on for those who have left.
    async fn course(self, table: TableId, tournament: &Tournament, game: &Pairing) -> Result<Course, TableError> {
        let loaded = self.0.loaded(table).await?;
        let state = course(&loaded.view(), &loaded.metadata, tournament, game);
        let organizer = Authority { person: tournament.host, manages: Some(tournament.community) };
        let done = match &state {
            Course::Deserted(winner) => self.0.seats().end_for(Request::new(table, organizer), *winner).await.map(drop),
            Course::Playing(left) => {
                let policy = usual_policy(loaded.title.as_ref(), &loaded.metadata.seats).unwrap_or_default();
                let mut done = Ok(());
                for seat in left {
                    done = done
                        .and(self.0.seats().hand_over(Request::new(table, organizer), *seat, policy).await.map(drop));
                }
                done
            }
            Course::Stopped | Course::Ended(_) => Ok(()),
        };
        match done {
            // The game has ended, or the seat was handed over meanwhile.
            Ok(()) | Err(TableError::Over | TableError::AlreadyComputer) => Ok(state),
            Err(error) => Err(error),
        }
    }

    /// Notes the channel for the table of a game.
    ///
    /// # Errors
    /// An unknown tournament, or no such game.
    pub async fn place_game(
        self,
        tournament: &Tournament,
        number: usize,
        channel: ChannelId,
    ) -> Result<Tournament, TournamentError> {
        let place = |tournament: &mut Tournament| {
            let game = tournament.game_mut(number).ok_or(TournamentError::NoGame(number))?;
            game.channel = Some(channel);
            Ok(())
        };
        self.arrange(tournament.community, tournament.id, place).await
    }

    /// Checks that the community has room for another table. It may have at most `community_tables`.
    ///
    /// # Errors
    /// It has no room.
    pub async fn check_game(self, tournament: &Tournament, community_tables: u32) -> Result<(), TournamentError> {
        Ok(self.0.lobby().check_allowance(opener(tournament), allowance(community_tables)).await?)
    }

    /// Opens the table of a game in its channel, and starts it. An open table is used again. The community may have at
    /// most `community_tables`.
    ///
    /// If another table has taken the channel meanwhile, that is no error: the game loses its channel.
    ///
    /// # Errors
    /// No such game, one without a channel, or no room for another table.
    pub async fn seat_game(
        self,
        tournament: &Tournament,
        number: usize,
        community_tables: u32,
    ) -> Result<Tournament, TournamentError> {
        let game = tournament.numbered().find(|(other, _)| *other == number);
        let (_, game) = game.ok_or(TournamentError::NoGame(number))?;
        let channel = game.channel.ok_or(TournamentError::NoGame(number))?;
        let seats: Vec<_> = seated(tournament, game).collect();
        let opened = match self.0.at(channel).await? {
            Some(view) if view.seats == seats => view,
            _ => {
                let title = self.0.find(&tournament.title, None)?;
                let metadata = self.metadata_of(tournament, &title, seats)?;
                let open = self.0.lobby().open_lobby(&title, channel, metadata, None);
                match self.0.lobby().admit(opener(tournament), allowance(community_tables), None, open).await {
                    Err(TableError::ChannelTaken { table: other }) => {
                        tracing::warn!(tournament = %tournament.id, %other, %channel, "the channel of a game is taken");
                        return self.forget_place(tournament, number).await;
                    }
                    opened => opened?,
                }
            }
        };
        if opened.stage == Stage::Lobby {
            self.0.lobby().start(Request::new(opened.id, tournament.host)).await?;
        }
        self.note_table(tournament, number, opened.id).await
    }

    /// Makes a running game an ordinary one. Its first person becomes the host, unless the organizer plays.
    pub(super) async fn release(self, table: TableId, organizer: PersonId) -> Result<(), TableError> {
        let released = self.0.change(table, None, None, |transaction| {
            let metadata = transaction.metadata();
            if metadata.stage != Stage::Playing || !metadata.organized {
                return Err(TableError::Over);
            }
            let metadata = transaction.metadata_mut();
            metadata.organized = false;
            let host = metadata.next_host().unwrap_or(organizer);
            metadata.host = host;
            transaction.log(Actor::System, EntryKind::Host(host), Vec::new());
            Ok(())
        });
        match released.await {
            Ok(_) | Err(TableError::Over | TableError::NoSuchTable) => Ok(()),
            Err(error) if error.is_outage() => Err(error),
            Err(error) => {
                tracing::error!(%table, %error, "a game stays one of a tournament that was stopped");
                Ok(())
            }
        }
    }

    fn metadata_of(
        self,
        tournament: &Tournament,
        title: &Arc<dyn Title>,
        seats: Vec<Occupant>,
    ) -> Result<Metadata, TableError> {
        let lobby = NewLobby {
            host: tournament.host,
            community: Some(tournament.community),
            locale: tournament.locale,
            options: title.complete_options(&serde_json::Value::Null)?,
            wanted: seats.len() as u8,
            seats,
            pace: tournament.pace,
            at: self.0.clock.now(),
        };
        Ok(Metadata { organized: true, ..lobby.into() })
    }

    async fn note_table(
        self,
        tournament: &Tournament,
        number: usize,
        table: TableId,
    ) -> Result<Tournament, TournamentError> {
        let note = |tournament: &mut Tournament| {
            tournament.game_mut(number).ok_or(TournamentError::NoGame(number))?.table = Some(table);
            Ok(())
        };
        self.arrange(tournament.community, tournament.id, note).await
    }

    async fn forget_place(self, tournament: &Tournament, number: usize) -> Result<Tournament, TournamentError> {
        let forget = |tournament: &mut Tournament| {
            tournament.game_mut(number).ok_or(TournamentError::NoGame(number))?.channel = None;
            Ok(())
        };
        self.arrange(tournament.community, tournament.id, forget).await
    }
}

const fn opener(tournament: &Tournament) -> Opener {
    Opener { person: tournament.host, community: Some(tournament.community) }
}

const fn allowance(community: u32) -> Allowance {
    Allowance { community, ..Allowance::ANY }
}

fn seated<'a>(tournament: &'a Tournament, game: &'a Pairing) -> impl Iterator<Item = Occupant> + 'a {
    game.players.iter().map(|player| Occupant::Person(tournament.entrants[*player].person.clone()))
}

/// The state of a game. People who have left the tournament, or do not sit there at the end, did not finish it.
///
/// A player is absent in these cases:
///
/// * They have left the tournament, or another person has their seat.
/// * They missed [`MISSED`] turns in a row.
/// * They have not made a single move when their time is up.
///
/// If at most one player is left, that player wins by default, and all others share the last rank.
fn course(view: &TableView, metadata: &Metadata, tournament: &Tournament, game: &Pairing) -> Course {
    let person = |player: &usize| tournament.entrants[*player].person.id;
    let dropped = |player: &usize| tournament.entrants[*player].dropped;
    let absent = |player: &usize| {
        let Some(seat) = metadata.seat_owned_by(person(player)) else { return true };
        let clock = metadata.clock.as_ref().and_then(|clock| clock.seat(seat));
        let gone = clock.is_some_and(|clock| clock.missed >= MISSED) && metadata.seat_of(person(player)).is_none();
        dropped(player) || metadata.never_came(seat) || gone
    };
    let outcome = view.game.as_ref().and_then(|game| game.outcome()).filter(|_| view.stage == Stage::Finished);
    if let Some(outcome) = outcome {
        let ended = |player: usize| {
            let seat = view.seat_of(person(&player)).filter(|_| !dropped(&player))?.index();
            Some((player, Placed { rank: *outcome.ranks.get(seat)?, points: *outcome.points.get(seat)? }))
        };
        let ended: BTreeMap<_, _> = game.players.iter().filter_map(|player| ended(*player)).collect();
        return Course::Ended(ranked(&ended, &game.players));
    }
    let left: Vec<_> = game.players.iter().filter(|player| !absent(player)).collect();
    let deserted = left.len() <= 1 && left.len() < game.players.len();
    match (view.is_over(), deserted) {
        (true, true) => {
            let placed = |player| Placed { rank: 2 - u8::from(left.contains(&player)), points: 0 };
            Course::Ended(game.players.iter().map(placed).collect())
        }
        (true, false) => Course::Stopped,
        (false, true) => Course::Deserted(left.first().and_then(|player| metadata.seat_owned_by(person(player)))),
        (false, false) => {
            let left = game.players.iter().filter(|player| dropped(player));
            Course::Playing(left.filter_map(|player| metadata.seat_of(person(player))).collect())
        }
    }
}
