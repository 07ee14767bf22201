//! The games of a tournament at their tables: opening them, reading their results, and beginning the next round.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Pairing, Placed, Tournament, TournamentError, TournamentId, TournamentStage, ranked};
use crate::store::{ChannelId, CommunityId, TableId};
use crate::table::metadata::{Metadata, NewLobby};
use crate::table::{Allowance, Occupant, Opener, Request, Stage, TableError, TableView, Tournaments, contained};
use crate::title::Title;

/// The state of a game at its table.
enum Course {
    Playing,
    Stopped,
    Ended(Vec<Placed>),
}

impl Tournaments<'_> {
    /// Reads the results of tables, and begins the next round once all games of the last one are decided. After the
    /// last round the tournament is over.
    ///
    /// # Errors
    /// The store fails, or the title is not loaded.
    pub async fn proceed(self, community: CommunityId, id: TournamentId) -> Result<Tournament, TournamentError> {
        let before = self.find(community, id).await?;
        if before.stage != TournamentStage::Running {
            return Ok(before);
        }
        let mut courses = BTreeMap::new();
        for (number, game) in before.numbered().filter(|(_, game)| game.result.is_none() && !game.stopped) {
            let Some(table) = game.table else { continue };
            let looked = async { Ok(course(&self.0.look(table).await?, &before, game)) };
            match contained(looked).await {
                Ok(course) => drop(courses.insert(number, course)),
                Err(error) if error.is_outage() => return Err(error.into()),
                Err(error) => tracing::warn!(tournament = %id, %table, %error, "cannot read a game"),
            }
        }
        let seats = self.0.find(&before.title, None)?.meta().seats;
        self.arrange(community, id, |tournament| {
            for (number, course) in courses {
                let Some(game) = tournament.game_mut(number).filter(|game| game.result.is_none()) else { continue };
                match course {
                    Course::Playing => {}
                    Course::Stopped => game.stopped = true,
                    Course::Ended(result) => game.result = Some(result),
                }
            }
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
        Ok(lobby.into())
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
fn course(view: &TableView, tournament: &Tournament, game: &Pairing) -> Course {
    let outcome = view.game.as_ref().and_then(|game| game.outcome()).filter(|_| view.stage == Stage::Finished);
    let Some(outcome) = outcome else {
        return if view.is_over() { Course::Stopped } else { Course::Playing };
    };
    let ended = |player: usize| {
        let entrant = &tournament.entrants[player];
        let seat = view.seat_of(entrant.person.id).filter(|_| !entrant.dropped)?.index();
        Some((player, Placed { rank: *outcome.ranks.get(seat)?, points: *outcome.points.get(seat)? }))
    };
    let ended: BTreeMap<_, _> = game.players.iter().filter_map(|player| ended(*player)).collect();
    Course::Ended(ranked(&ended, &game.players))
}
