//! What is kept of a tournament: who takes part, what was drawn, which tables it has and how they ended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Seed;
use crate::store::{ChannelId, CommunityId, PersonId, TableId, Timestamp};
use crate::table::{Pace, Person};
use crate::words::Locale;

/// The number of the kind of thread that everybody may see.
const PUBLIC_THREAD: u8 = 11;

/// The maximum number of people in a tournament.
pub const MOST_ENTRANTS: usize = 32;

/// The id of a tournament: the number of the request that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub u64);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Pools whose best go on, until all who are left play the final at one table.
    Pools {
        /// How many people a table has at most, where that can be.
        per_table: u8,
    },
    /// Rounds of games for two; nobody is eliminated.
    Swiss { rounds: u8 },
}

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    /// People may join.
    Open,
    /// Games are played.
    Running,
    /// All is decided.
    Over,
    /// The tournament was stopped.
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
    /// The number of the kind of thread that the channel has; opaque here.
    pub thread_kind: u8,
    /// The person who opened it; the host of its tables.
    pub host: PersonId,
    /// The key of the title.
    pub title: String,
    /// The language of its card and its tables.
    pub locale: Locale,
    /// How it is played.
    pub format: Format,
    /// How much time people have at its tables; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    pub opened_at: Timestamp,
    pub stage: TournamentStage,
    /// Who takes part: in the order in which they joined, from the start on in order of the numbers that they drew.
    pub entrants: Vec<Entrant>,
    /// The seed with which the numbers were drawn, from the start on; it is public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The rounds, the last of them in progress unless all is decided.
    pub rounds: Vec<Round>,
    /// The id of the message that shows it.
    #[serde(default)]
    pub card: Option<u64>,
    /// How often that message was lost, which gives the next one a nonce of its own.
    #[serde(default)]
    pub posted: u32,
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
    /// Who goes on without a game, by their place in [`Tournament::entrants`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<usize>,
}

/// One game of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Who plays, in order of seat, by their place in [`Tournament::entrants`].
    pub players: Vec<usize>,
    /// The channel of its table, as soon as it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<ChannelId>,
    /// The table, as soon as it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Whether the table ended without a result, so that somebody has to say how it counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// How it ended, in order of seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Placed>>,
}

/// The result of one player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The rank from 1; ties share one. Those who did not play to the end share the last.
    pub rank: u8,
    pub points: i32,
}

impl Tournament {
    /// A tournament that nobody has joined yet, of the title with this key, in English, without clocks, with public threads.
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
            pace: None,
            opened_at,
            stage: TournamentStage::Open,
            entrants: Vec::new(),
            seed: None,
            rounds: Vec::new(),
            card: None,
            posted: 0,
        }
    }

    /// The place of a person among those who take part.
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

    /// Whether the last round is the final of pools: all who are left, at one table.
    pub fn is_final(&self) -> bool {
        matches!(self.format, Format::Pools { .. })
            && self.rounds.last().is_some_and(|round| round.games.len() == 1 && round.byes.is_empty())
    }
}
