//! Simulates whole games between computer players, as records.

use serde_json::Value;

use super::{ActError, Action, OptionError, Position, Record, RecordEntry, StartError, Title, UnknownPolicy};
use crate::engine::{Seat, Seed};

/// A series of games between computer players.
pub struct Simulation<'a> {
    title: &'a dyn Title,
    options: Value,
    seats: u8,
    players: Vec<String>,
    seed: Seed,
}

/// Why a simulation failed.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// Invalid options.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The game did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Policy(#[from] UnknownPolicy),
    /// A legal action was refused: a defect of the title.
    #[error("entry {seq}: {action:?} was listed and then refused: {error}")]
    Listed { seq: u64, action: String, error: ActError },
    /// A seat has to decide but has no action, or the game takes more actions than the title allows: a defect of the
    /// title.
    #[error("the game does not end: stopped after {0} actions")]
    Endless(u64),
}

impl<'a> Simulation<'a> {
    /// Games of `title` between `players`, who take the seats in turn and move by one seat with each game. A name with a
    /// colon is a player of the caller: see [`Simulation::game_by`].
    ///
    /// # Errors
    /// Unknown options or players, no player, or seats that the title does not support.
    pub fn new(
        title: &'a dyn Title,
        options: &Value,
        seats: u8,
        players: Vec<String>,
        seed: Seed,
    ) -> Result<Self, SimulateError> {
        let (least, most) = title.meta().seats;
        if !(least..=most).contains(&seats) {
            return Err(StartError::Seats { got: seats, least, most }.into());
        }
        let known = title.policies();
        let unknown = players.iter().find(|name| !(name.contains(':') || known.contains(&name.as_str()))).cloned();
        if let Some(policy) = unknown.or_else(|| players.is_empty().then(String::new)) {
            return Err(UnknownPolicy { policy, known }.into());
        }
        Ok(Self { title, options: title.complete_options(options)?, seats, players, seed })
    }

    /// Plays the game with this number; deterministic for the seed of the series.
    ///
    /// # Errors
    /// As [`SimulateError`] lists.
    pub fn game(&self, number: u64) -> Result<Record, SimulateError> {
        self.game_by(number, number, |player, position, seat, seed| Ok(position.suggest(player, seat, seed)?))
    }

    /// The same game with the players moved on by `rotation` seats. `choose` finds the action for a player, a position,
    /// a seat and a seed.
    ///
    /// # Errors
    /// As [`SimulateError`] lists, and those of `choose`.
    pub fn game_by<E: From<SimulateError>>(
        &self,
        number: u64,
        rotation: u64,
        mut choose: impl FnMut(&str, &dyn Position, Seat, &Seed) -> Result<Option<Action>, E>,
    ) -> Result<Record, E> {
        let seed = self.seed.derive("game", number);
        let offset = (rotation % self.players.len() as u64) as usize;
        let players: Vec<_> = self.players.iter().cycle().skip(offset).take(usize::from(self.seats)).cloned().collect();
        let (mut position, setup) = self.title.start(&self.options, self.seats, &seed).map_err(SimulateError::from)?;
        let mut record = Record::begin(self.title, self.options.clone(), players, &seed, setup);
        let mut seq = 0;
        while let Some(decision) = position.decisions().into_iter().next() {
            seq += 1;
            let policy = &record.players[decision.seat.index()];
            let action = choose(policy, position.as_ref(), decision.seat, &seed.derive("policy", seq))?;
            let Some(action) = action.filter(|_| seq <= u64::from(self.title.meta().longest)) else {
                return Err(SimulateError::Endless(seq - 1).into());
            };
            let seat = decision.seat;
            let played = position.apply(decision.seat, &action);
            let action = action.to_string();
            let events = played.map_err(|error| SimulateError::Listed { seq, action: action.clone(), error })?;
            record.entries.push(RecordEntry::Act { seq, seat, action, events });
        }
        record.close(position.as_ref());
        Ok(record)
    }
}
