//! The document of a tournament: its entrants, its draw, its tables and their results.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Pace, Person};
use skald_core::engine::Seed;
use skald_core::words::Locale;
use skald_store::{ChannelId, CommunityId, PersonId, TableId, Timestamp};

/// The number of the kind of a public thread.
const PUBLIC_THREAD: u8 = 11;

/// The maximum number of people in a tournament.
pub const MOST_ENTRANTS: usize = 32;

/// How long a game that ended without a result waits for a decision, in milliseconds. Then it is a draw.
const UNDECIDED: u64 = 7 * 24 * 60 * 60 * 1000;

/// The organizer is reminded this long before a game is a draw, in milliseconds.
const REMINDER: u64 = 24 * 60 * 60 * 1000;

/// The organizer is reminded to start a tournament this long after it was opened, in milliseconds.
const UNSTARTED: u64 = 23 * 24 * 60 * 60 * 1000;

/// A tournament is cancelled this long after that reminder, in milliseconds.
const UNSTARTED_AFTER: u64 = 7 * 24 * 60 * 60 * 1000;

/// The id of a tournament: the number of the request that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub u64);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The format of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Pools whose best advance, until the rest play the final at one table.
    Pools {
        /// The maximum number of people at a table, if possible.
        per_table: u8,
    },
    /// Rounds of games for two, without elimination.
    Swiss { rounds: u8 },
}

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    Open,
    Running,
    Over,
    Cancelled,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    pub id: TournamentId,
    /// The community of the channel.
    pub community: CommunityId,
    /// The channel of its card; its tables have threads there.
    pub channel: ChannelId,
    /// The number of the channel's thread kind; opaque here.
    pub thread_kind: u8,
    /// The person who opened it, who is the host of its tables.
    pub host: PersonId,
    /// The key of the title.
    pub title: String,
    /// The language of its card and its tables.
    pub locale: Locale,
    /// How it is played.
    pub format: Format,
    /// The time limits of its tables. Older tournaments may have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    pub opened_at: Timestamp,
    pub stage: TournamentStage,
    /// The participants: in the order in which they joined, after the start in order of their drawn numbers.
    pub entrants: Vec<Entrant>,
    /// The public seed of the draw, from the start on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The rounds. The last one is in progress unless all games are decided.
    pub rounds: Vec<Round>,
    /// The id of the message that shows it.
    #[serde(default)]
    pub card: Option<u64>,
    /// How often that message was lost. This gives the next one a nonce of its own.
    #[serde(default)]
    pub posted: u32,
    /// The calls of the organizer so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<OrganizerCall>,
}

/// A call of the organizer to what the tournament waits for. Each is made once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrganizerCall {
    /// The number of the game to decide; `None` for the start of the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<usize>,
    /// Whether it is the reminder, after which the tournament continues without the organizer.
    pub reminder: bool,
    pub at: Timestamp,
}

/// A person who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub person: Person,
    /// Whether they play no further games.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dropped: bool,
}

/// Games that are played at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub games: Vec<Pairing>,
    /// The entrants with a bye, by their index in [`Tournament::entrants`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<usize>,
}

/// One game of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The players in order of seat, by their index in [`Tournament::entrants`].
    pub players: Vec<usize>,
    /// The channel of its table, once it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<ChannelId>,
    /// The table, once it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// When it was first seen so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_at: Option<Timestamp>,
    /// Whether the table ended without a result, so that the host must decide the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// The result, in order of seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Placed>>,
}

/// The result of one player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The rank from 1; ties share one. Players who did not finish share the last rank.
    pub rank: u8,
    pub points: i32,
}

impl Pairing {
    /// When a game that ended without a result is a draw, unless a manager decides it.
    pub fn drawn_at(&self) -> Option<Timestamp> {
        self.stopped_at.filter(|_| self.result.is_none()).map(|since| since.plus(UNDECIDED))
    }
}

impl Tournament {
    /// A new tournament of the title with this key, in English, with slow clocks and public threads.
    pub fn announced(
        id: TournamentId,
        (community, channel): (CommunityId, ChannelId),
        host: PersonId,
        title: String,
        format: Format,
        opened_at: Timestamp,
    ) -> Self {
        Self {
            id,
            community,
            channel,
            thread_kind: PUBLIC_THREAD,
            host,
            title,
            locale: Locale::En,
            format,
            pace: Some(Pace::SLOW),
            opened_at,
            stage: TournamentStage::Open,
            entrants: Vec::new(),
            seed: None,
            rounds: Vec::new(),
            card: None,
            posted: 0,
            calls: Vec::new(),
        }
    }

    /// When a tournament that has not begun is cancelled.
    pub fn closes_at(&self) -> Option<Timestamp> {
        let reminded = self.calls.iter().find(|call| call.game.is_none() && call.reminder);
        let reminded = reminded.map_or_else(|| self.opened_at.plus(UNSTARTED), |call| call.at);
        (self.stage == TournamentStage::Open).then(|| reminded.plus(UNSTARTED_AFTER))
    }

    /// Whether a tournament that has not begun is cancelled now: its organizer was reminded, and did not start it.
    pub(super) fn is_expired(&self, now: Timestamp) -> bool {
        let reminded = self.calls.iter().any(|call| call.game.is_none() && call.reminder);
        reminded && self.closes_at().is_some_and(|at| at <= now)
    }

    /// The calls of the organizer that are due and not made yet. They ask for the start of a full tournament and for
    /// the decision of a game; each has a reminder.
    pub fn calls_due(&self, now: Timestamp) -> Vec<OrganizerCall> {
        let call = |game, reminder| OrganizerCall { game, reminder, at: now };
        let start = match self.stage {
            TournamentStage::Open if self.opened_at.plus(UNSTARTED) <= now => Some(call(None, true)),
            TournamentStage::Open if self.entrants.len() >= MOST_ENTRANTS => Some(call(None, false)),
            _ => None,
        };
        let running = self.stage == TournamentStage::Running;
        let stopped = self.numbered().filter(|(_, game)| running && game.stopped);
        let games = stopped.filter_map(|(number, game)| {
            game.drawn_at().map(|drawn_at| call(Some(number), drawn_at.minus(REMINDER) <= now))
        });
        let made =
            |due: &OrganizerCall| self.calls.iter().any(|call| (call.game, call.reminder) == (due.game, due.reminder));
        start.into_iter().chain(games).filter(|due| !made(due)).collect()
    }

    /// The index of a person among the entrants.
    pub fn entrant(&self, person: PersonId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.person.id == person)
    }

    /// Whether it is over or cancelled.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, TournamentStage::Over | TournamentStage::Cancelled)
    }

    /// All games, with their numbers from 1 on.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Pairing)> {
        self.rounds.iter().flat_map(|round| &round.games).enumerate().map(|(at, game)| (at + 1, game))
    }

    /// The game with this number, from 1 on, to be changed.
    pub fn game_mut(&mut self, number: usize) -> Option<&mut Pairing> {
        self.rounds.iter_mut().flat_map(|round| &mut round.games).nth(number.checked_sub(1)?)
    }

    /// Decides the games without a result that need no decision any more. At most one of their players is left in the
    /// tournament, or no manager decided them in time, which is a draw.
    pub(super) fn decide_stopped(&mut self, now: Timestamp) {
        let entrants = &self.entrants;
        let games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        for game in games.filter(|game| game.stopped && game.result.is_none()) {
            let since = *game.stopped_at.get_or_insert(now);
            let stays = |player: &usize| entrants.get(*player).is_some_and(|entrant| !entrant.dropped);
            let staying = game.players.iter().filter(|player| stays(player)).count();
            let rank = |player: &usize| match staying {
                0 => 2,
                1 => 1 + u8::from(!stays(player)),
                _ => 1,
            };
            if staying < 2 || since.plus(UNDECIDED) <= now {
                game.result =
                    Some(game.players.iter().map(|player| Placed { rank: rank(player), points: 0 }).collect());
            }
        }
    }

    /// Whether the last round is the final of pools: all remaining entrants at one table.
    pub fn is_final(&self) -> bool {
        matches!(self.format, Format::Pools { .. })
            && self.rounds.last().is_some_and(|round| round.games.len() == 1 && round.byes.is_empty())
    }
}
