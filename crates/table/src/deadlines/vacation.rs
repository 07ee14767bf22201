//! People who are away for some days. Their clocks are stopped at every table where they play (P1-47).

use serde::{Deserialize, Serialize};

use crate::{Occupant, People, PersonId, Stage, TableError, TableId, Timestamp};
use skald_store::{Actor, EntryKind};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// For how many days a person may be away in a year.
pub const DAYS_A_YEAR: u64 = 30;

/// A clock with less time left than this for a decision is not stopped, in milliseconds.
const LEAST: u64 = 60 * 60 * 1000;

/// The key of the preference in which absences are kept.
const KEY: &str = "away";

/// The absences of a person in the last year.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Absences {
    /// The start and the end of each. The last one may not be over yet.
    spans: Vec<(Timestamp, Timestamp)>,
}

/// The result of going away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoneAway {
    pub until: Timestamp,
    /// The tables where their clock is stopped now.
    pub stopped: Vec<TableId>,
    /// The tables where a decision is due so soon that their clock runs on.
    pub running: Vec<TableId>,
    /// The tables where their clock runs on before they are back.
    pub limited: Vec<TableId>,
}

impl Absences {
    /// The time of absence in the year before `now`, in milliseconds, without the future.
    fn used(&self, now: Timestamp) -> u64 {
        let year = now.minus(365 * DAY);
        let within = |(from, to): &(Timestamp, Timestamp)| to.0.min(now.0).saturating_sub(from.0.max(year.0));
        self.spans.iter().map(within).sum()
    }

    /// Ends an absence that is not over yet, and drops those that no longer count.
    fn end(&mut self, now: Timestamp) {
        for (_, to) in &mut self.spans {
            *to = Timestamp(to.0.min(now.0));
        }
        self.spans.retain(|(from, to)| from < to && to.0 > now.minus(366 * DAY).0);
    }
}

impl People<'_> {
    async fn absences(self, person: PersonId) -> Result<Absences, TableError> {
        let kept = self.preference(person, KEY).await?;
        Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()).unwrap_or_default())
    }

    /// Until when a person is away; `None` if they are not.
    ///
    /// # Errors
    /// The store fails.
    pub async fn away_until(self, person: PersonId) -> Result<Option<Timestamp>, TableError> {
        let now = self.0.now();
        let last = self.absences(person).await?.spans.last().map(|(_, to)| *to);
        Ok(last.filter(|to| *to > now))
    }

    /// The people who sit at a table and are away, and until when.
    ///
    /// # Errors
    /// The store fails, or the table cannot be loaded.
    pub(crate) async fn away_at(self, table: TableId) -> Result<Vec<(PersonId, Timestamp)>, TableError> {
        let mut away = Vec::new();
        for person in self.0.loaded(table).await?.metadata.seats.iter().filter_map(Occupant::person) {
            away.extend(self.away_until(person.id).await?.map(|until| (person.id, until)));
        }
        Ok(away)
    }

    /// Stops the clocks of a person for this many days from now, or until they act at a table. It replaces an absence
    /// that is not over.
    ///
    /// # Errors
    /// No day at all, or more than are left of [`DAYS_A_YEAR`]. The store fails.
    pub async fn go_away(self, person: PersonId, days: u64) -> Result<GoneAway, TableError> {
        let now = self.0.now();
        let mut absences = self.absences(person).await?;
        absences.end(now);
        let left = (DAYS_A_YEAR * DAY).saturating_sub(absences.used(now)) / DAY;
        if days == 0 || days > left {
            return Err(TableError::AwayTooLong { left });
        }
        let until = now.plus(days * DAY);
        absences.spans.push((now, until));
        self.set_preference(person, KEY, serde_json::to_value(&absences).ok()).await?;
        let mut gone = GoneAway { until, stopped: Vec::new(), running: Vec::new(), limited: Vec::new() };
        for table in self.0.store.of(person, usize::MAX).await? {
            let mut limited = false;
            let changed = self.0.change(table, Some(person), None, |transaction| {
                let metadata = transaction.metadata();
                let most = metadata.most_away();
                let seat = metadata.seat_of(person).filter(|_| metadata.stage == Stage::Playing);
                let (Some(seat), Some(clock)) = (seat, &metadata.clock) else { return Err(TableError::NoClock) };
                let wait = clock.seat(seat).and_then(|clock| clock.wait.filter(|_| clock.frozen.is_none()));
                if wait.is_some_and(|wait| wait.until.0 < now.0 + LEAST) {
                    return Err(TableError::NotOverdue);
                }
                let clock = transaction.metadata_mut().clock.as_mut();
                let stands = clock.and_then(|clock| clock.leave(seat, until, now, most));
                limited = stands != Some(until);
                if stands.is_none() {
                    return Err(TableError::NoClock);
                }
                transaction.log(Actor::Person(person), EntryKind::Away(seat), Vec::new());
                Ok(())
            });
            let changed = changed.await;
            gone.limited.extend(limited.then_some(table));
            match changed {
                Ok(_) => gone.stopped.push(table),
                Err(TableError::NoClock) => {}
                Err(TableError::NotOverdue) => gone.running.push(table),
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "cannot stop the clock of a person who is away"),
            }
        }
        Ok(gone)
    }

    /// Restarts the clocks of a person who is back. Returns the number of tables.
    ///
    /// # Errors
    /// The store fails.
    pub async fn come_back(self, person: PersonId) -> Result<usize, TableError> {
        let now = self.0.now();
        let mut absences = self.absences(person).await?;
        absences.end(now);
        self.set_preference(person, KEY, serde_json::to_value(&absences).ok()).await?;
        let mut back = 0;
        for table in self.0.store.of(person, usize::MAX).await? {
            let changed = self.0.change(table, Some(person), None, |transaction| {
                let seat = transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)?;
                if transaction.come_back(seat, Actor::Person(person)) { Ok(()) } else { Err(TableError::NoClock) }
            });
            match changed.await {
                Ok(_) => back += 1,
                Err(error) if error.is_outage() => return Err(error),
                Err(TableError::NotSeated | TableError::NoClock) => {}
                Err(error) => tracing::warn!(%table, %error, "cannot restart the clock of a person who is back"),
            }
        }
        Ok(back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_year_counts_and_only_what_has_passed() {
        let at = |day: u64| Timestamp(day * DAY);
        let mut absences = Absences { spans: vec![(at(10), at(20)), (at(300), at(310)), (at(395), at(405))] };
        // On day 400 the year begins on day 35.
        assert_eq!(absences.used(at(400)), 15 * DAY);
        assert_eq!(absences.used(at(380)), 15 * DAY, "half of the first still counts");
        absences.end(at(400));
        assert_eq!(absences.spans, [(at(300), at(310)), (at(395), at(400))]);
    }
}
