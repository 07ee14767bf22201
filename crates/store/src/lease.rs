//! Leases: the right to do something alone for a time, so that several processes over one store share their work.
//!
//! A lease that is not released expires, so a stopped process does not block the others. The holder writes under the
//! token of its lease. A write is refused unless its token is the newest of this name, so a process that lost the lease
//! changes nothing.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::StoreError;

/// How long after its end an unreleased lease is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3600);

/// A claimant of leases, identified by a random number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HolderId(pub u64);

/// A lease that was granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Its name, which says what it is for, such as `delivery:<table>`.
    pub name: Arc<str>,
    /// Its fencing token: larger than that of every earlier lease of this name.
    pub token: u64,
}

impl HolderId {
    /// A new holder, with a random number.
    #[must_use]
    pub fn random() -> Self {
        // The keys of a `RandomState` are random; the number need not be secret.
        Self(RandomState::new().build_hasher().finish())
    }
}

impl fmt::Display for HolderId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The leases of a store that one process uses alone. They are in memory, so they all end with the process.
#[derive(Default)]
pub(super) struct Leases(Mutex<State>);

#[derive(Default)]
struct State {
    last_token: u64,
    held: BTreeMap<Arc<str>, Held>,
    /// How many leases were left after the last cleanup.
    left: usize,
}

struct Held {
    holder: HolderId,
    token: u64,
    until: Instant,
}

impl Leases {
    /// See [`super::Store::claim`].
    pub fn claim(&self, holder: HolderId, names: &[String], span: Duration) -> Vec<Option<Lease>> {
        let mut state = self.state();
        let now = Instant::now();
        state.forget_ended(now);
        let until = now + span;
        names.iter().map(|name| state.claim(holder, name, now, until)).collect()
    }

    /// See [`super::Store::release`].
    pub fn release(&self, leases: &[Lease]) {
        let mut state = self.state();
        for lease in leases {
            if state.held.get(&lease.name).is_some_and(|held| held.token == lease.token) {
                state.held.remove(&lease.name);
            }
        }
    }

    /// See [`super::Store::leases`].
    pub fn held(&self, beginning: &str) -> Vec<(String, HolderId)> {
        let state = self.state();
        let now = Instant::now();
        let named = state
            .held
            .range::<str, _>((Bound::Included(beginning), Bound::Unbounded))
            .take_while(|(name, _)| name.starts_with(beginning));
        named.filter(|(_, held)| held.until > now).map(|(name, held)| (name.to_string(), held.holder)).collect()
    }

    /// Checks that a write under this lease may be made. A write without a lease is always allowed.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`] if the lease was released, or granted again since.
    pub fn check(&self, lease: Option<&Lease>) -> Result<(), StoreError> {
        let Some(lease) = lease else { return Ok(()) };
        let newest = self.state().held.get(&lease.name).is_some_and(|held| held.token == lease.token);
        if newest { Ok(()) } else { Err(StoreError::LeaseLost(lease.name.to_string())) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Forgets ended leases whenever there are twice as many as after the last cleanup. This keeps the cost of a claim
    /// constant.
    fn forget_ended(&mut self, now: Instant) {
        if self.held.len() > 2 * self.left {
            self.held.retain(|_, held| held.until + FORGOTTEN > now);
            self.left = self.held.len().max(64);
        }
    }

    fn claim(&mut self, holder: HolderId, name: &str, now: Instant, until: Instant) -> Option<Lease> {
        if let Some((name, held)) = self.held.get_key_value(name).filter(|(_, held)| held.until > now) {
            if held.holder != holder {
                return None;
            }
            let name = Arc::clone(name);
            let token = held.token;
            self.held.insert(Arc::clone(&name), Held { holder, token, until });
            return Some(Lease { name, token });
        }
        self.last_token += 1;
        let name = Arc::from(name);
        let token = self.last_token;
        self.held.insert(Arc::clone(&name), Held { holder, token, until });
        Some(Lease { name, token })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn leases_that_were_not_given_back_are_forgotten() {
        let leases = Leases::default();
        let claim =
            |name: String| leases.claim(HolderId(1), &[name], Duration::from_secs(1)).remove(0).expect("is free");
        let first = claim("0".to_owned());
        for number in 1..1000 {
            claim(number.to_string());
        }
        assert_eq!(leases.check(Some(&first)), Ok(()));
        assert_eq!(leases.state().held.len(), 1000);
        tokio::time::advance(FORGOTTEN + Duration::from_secs(1)).await;
        for number in 1000..2000 {
            claim(number.to_string());
        }
        assert!((1000..1100).contains(&leases.state().held.len()));
        assert!(matches!(leases.check(Some(&first)), Err(StoreError::LeaseLost(_))));
    }
    #[tokio::test(start_paused = true)]
    async fn leases_are_forgotten_though_many_are_claimed_at_once() {
        let leases = Leases::default();
        for round in 0..20 {
            if round == 10 {
                tokio::time::advance(FORGOTTEN + Duration::from_secs(1)).await;
            }
            let names: Vec<_> = (0..100).map(|number| format!("{round}/{number}")).collect();
            leases.claim(HolderId(1), &names, Duration::from_secs(1));
        }
        assert_eq!(leases.state().held.len(), 1000);
    }

    #[test]
    fn a_holder_is_shown_by_all_digits_of_its_number() {
        assert_eq!(HolderId(0x2a).to_string(), "000000000000002a");
    }
}
