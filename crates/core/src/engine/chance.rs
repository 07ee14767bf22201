//! Chance: every random result of a game is drawn here.
//!
//! Seeded chance is the key stream of ChaCha20 (key = the seed, nonce and counter 0), read as little-endian 32-bit
//! words. This module implements [`Chance::below`] and [`Chance::shuffle`] itself, because others check their published
//! results: `docs/record.md` specifies them. Recorded chance takes the results from the events of a record, so a record
//! replays without the generator.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Arg, RuleError};

/// A random result as in an event: a number, or a list in its new order.
pub type Draw = Value;

/// The 32 secret bytes that determine all random results of a game. `Display` writes 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a small number, for simulations and tests: the number in the first eight bytes, little-endian.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// A derived seed: SHA-256 of the 32 bytes, a label and a number (eight bytes, little-endian). Computer players
    /// draw from derived seeds and never from the game's own chance.
    #[must_use]
    pub fn derive(&self, label: &str, number: u64) -> Self {
        let digest = Sha256::new().chain_update(self.0).chain_update(label).chain_update(number.to_le_bytes());
        Self(digest.finalize().into())
    }

    /// The commitment that is published before the game: SHA-256 of the 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(hex(&Sha256::digest(self.0)))
    }
}

impl fmt::Debug for Seed {
    /// Prints no digits: a seed is secret until the game is over.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// The error for a text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

/// The published commitment to a seed: SHA-256 in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub String);

/// Where random results come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chance(Source);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Seeded(Box<ChaCha20Rng>),
    Recorded(VecDeque<Draw>),
    #[serde(rename = "spent")]
    Exhausted,
}

impl Chance {
    pub fn seeded(seed: &Seed) -> Self {
        Self(Source::Seeded(Box::new(ChaCha20Rng::from_seed(seed.0))))
    }

    /// Chance that repeats recorded results in order.
    pub fn recorded(draws: impl IntoIterator<Item = Draw>) -> Self {
        Self(Source::Recorded(draws.into_iter().collect()))
    }

    /// Chance without further results, for the end of a game.
    pub const fn exhausted() -> Self {
        Self(Source::Exhausted)
    }

    /// Whether there are no further results.
    pub const fn is_exhausted(&self) -> bool {
        matches!(self.0, Source::Exhausted)
    }

    /// Whether results come from a record. A record may hold a result that does not fit.
    pub const fn is_recorded(&self) -> bool {
        matches!(self.0, Source::Recorded(_))
    }

    /// A separate chance, seeded by 32 draws of `below(256)` from this one.
    ///
    /// # Errors
    /// As [`Chance::below`].
    pub fn split(&mut self) -> Result<Self, RuleError> {
        let mut bytes = [0; 32];
        for byte in &mut bytes {
            *byte = self.below(256)? as u8;
        }
        Ok(Self::seeded(&Seed(bytes)))
    }

    /// A number from 0 to `bound` − 1, each equally likely. The result is the high half of word × bound. A word whose
    /// low half is under 2³² mod bound is discarded. A bound of 0 or 1 gives 0 and draws nothing.
    ///
    /// # Errors
    /// A recorded chance has no result left or one that does not fit, or this chance is exhausted.
    pub fn below(&mut self, bound: u32) -> Result<u32, RuleError> {
        if bound < 2 {
            return Ok(0);
        }
        match &mut self.0 {
            Source::Seeded(rng) => Ok(below(rng, bound)),
            Source::Recorded(draws) => {
                let draw = draws.pop_front().ok_or_else(|| misfit(&Value::Null))?;
                let number = draw.as_u64().filter(|n| *n < u64::from(bound)).ok_or_else(|| misfit(&draw))?;
                Ok(number as u32)
            }
            Source::Exhausted => Err(misfit(&Value::Null)),
        }
    }

    /// Shuffles a list by Fisher–Yates from the end. For i from the last index down to 1, the items at i and at
    /// `below(i + 1)` change places.
    ///
    /// # Errors
    /// A recorded chance has no result left or holds other items, or this chance is exhausted.
    pub fn shuffle<T: Clone + PartialEq + DeserializeOwned>(&mut self, items: &mut [T]) -> Result<(), RuleError> {
        match &mut self.0 {
            Source::Seeded(rng) => {
                for i in (1..items.len()).rev() {
                    items.swap(i, below(rng, i as u32 + 1) as usize);
                }
                Ok(())
            }
            Source::Recorded(draws) => {
                let draw = draws.pop_front().ok_or_else(|| misfit(&Value::Null))?;
                let order: Vec<T> = serde_json::from_value(draw.clone()).map_err(|_| misfit(&draw))?;
                if !same_items(&order, items) {
                    return Err(misfit(&draw));
                }
                items.clone_from_slice(&order);
                Ok(())
            }
            Source::Exhausted => Err(misfit(&Value::Null)),
        }
    }
}

fn below(rng: &mut ChaCha20Rng, bound: u32) -> u32 {
    let floor = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= floor {
            return (product >> 32) as u32;
        }
    }
}

fn same_items<T: Clone + PartialEq>(left: &[T], right: &[T]) -> bool {
    let mut rest = right.to_vec();
    left.len() == right.len()
        && left.iter().all(|item| rest.iter().position(|other| other == item).map(|at| rest.swap_remove(at)).is_some())
}

fn misfit(draw: &Value) -> RuleError {
    RuleError::new("record-draw-misfit", "docs/record.md").with("draw", Arg::Text(draw.to_string()))
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
