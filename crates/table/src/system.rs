//! The two external inputs of a table: the time and entropy. Tests bring their own.
#![allow(clippy::disallowed_methods, reason = "where the time of the machine comes in")]

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use rand::TryRng as _;
use rand::rngs::SysRng;

use skald_core::engine::Seed;
use skald_store::{Store, Timestamp};

/// A source of the current time.
pub trait Clock: Send + Sync {
    fn now(&self) -> Timestamp;

    /// How far a person has turned the clock forward, in milliseconds. Time that passes so is no gap in which people
    /// could not act. Only the sandbox and tests turn a clock.
    fn turned(&self) -> u64 {
        0
    }
}

/// The clock of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

/// The clock of the operating system, set by the clock of a store. Processes over one store so have the same time.
pub struct StoreClock(pub Arc<dyn Store>);

impl Clock for StoreClock {
    fn now(&self) -> Timestamp {
        Timestamp(SystemClock.now().0.saturating_add_signed(self.0.clock_offset()))
    }
}

/// A source of seeds, table ids and pseudonyms.
pub trait EntropySource: Send + Sync {
    /// 32 unpredictable bytes.
    ///
    /// # Errors
    /// No random bytes are available.
    fn seed(&self) -> Result<Seed, EntropyUnavailable>;

    /// 64 unpredictable bits.
    ///
    /// # Errors
    /// No random bytes are available.
    fn bits(&self) -> Result<u64, EntropyUnavailable>;
}

/// The operating system gives no random bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no random bytes: {0}")]
pub struct EntropyUnavailable(pub String);

/// The entropy of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl EntropySource for SystemEntropy {
    fn seed(&self) -> Result<Seed, EntropyUnavailable> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).map_err(|error| EntropyUnavailable(error.to_string()))?;
        Ok(Seed::new(bytes))
    }

    fn bits(&self) -> Result<u64, EntropyUnavailable> {
        SysRng.try_next_u64().map_err(|error| EntropyUnavailable(error.to_string()))
    }
}

/// A predictable source: the same seeds and ids in the same order. For tests and demonstrations only.
#[derive(Debug)]
pub struct FixedEntropy {
    seed: Seed,
    drawn: Mutex<u64>,
}

impl FixedEntropy {
    /// A source derived from a seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, drawn: Mutex::new(0) }
    }

    fn next(&self) -> u64 {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        *drawn += 1;
        *drawn
    }
}

impl EntropySource for FixedEntropy {
    fn seed(&self) -> Result<Seed, EntropyUnavailable> {
        Ok(self.seed.derive("luck", self.next()))
    }

    fn bits(&self) -> Result<u64, EntropyUnavailable> {
        let text = self.seed.derive("bits", self.next()).to_string();
        u64::from_str_radix(&text[..16], 16).map_err(|error| EntropyUnavailable(error.to_string()))
    }
}
