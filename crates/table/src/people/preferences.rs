//! Preferences of people, for all games.

use serde_json::Value;

use crate::tournament::table_error;
use crate::{CommunityId, Occupant, People, Person, PersonId, QuietHours, TableError, TableId};
use skald_store::{Actor, EntryKind};

/// The key of the memo of a preference; the same since the first release.
pub(crate) fn document(person: PersonId, key: &str) -> String {
    format!("{key}:{person}")
}

/// The beginning of the keys of the names that people have in a community now.
pub(super) fn names_in(community: CommunityId) -> String {
    format!("name:{:016x}", community.0)
}

impl People<'_> {
    /// Notes the present name of a person in a community, and shows it at their live tables and in tournaments there.
    /// Results keep the name of their time; the code that shows them asks for [`People::name_in`].
    ///
    /// # Errors
    /// The store fails.
    pub async fn note_name(self, person: &Person, community: CommunityId) -> Result<(), TableError> {
        if self.name_in(person.id, community).await?.as_ref() == Some(&person.name) {
            return Ok(());
        }
        self.set_preference(person.id, &names_in(community), Some(person.name.clone().into())).await?;
        self.0.tournaments().rename(community, person).await.map_err(table_error)?;
        for table in self.0.store.of(person.id, usize::MAX).await? {
            let renamed = self.0.change(table, Some(person.id), None, |transaction| {
                let here = transaction.metadata().community == Some(community);
                let seat = transaction.metadata_mut().rename(person).filter(|_| here);
                let seat = seat.ok_or(TableError::NothingToDecide)?;
                transaction.log(Actor::Person(person.id), EntryKind::Renamed(seat), Vec::new());
                Ok(())
            });
            match renamed.await {
                Ok(_) | Err(TableError::NothingToDecide) => {}
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "a table keeps the old name of a person"),
            }
        }
        Ok(())
    }

    /// The present name of a person in a community, as far as an interaction there has brought it.
    ///
    /// # Errors
    /// The store fails.
    pub async fn name_in(self, person: PersonId, community: CommunityId) -> Result<Option<String>, TableError> {
        let kept = self.preference(person, &names_in(community)).await?;
        Ok(kept.and_then(|kept| kept.as_str().map(str::to_owned)))
    }

    /// A preference of a person, if they have it.
    ///
    /// # Errors
    /// The store fails.
    pub async fn preference(self, person: PersonId, key: &str) -> Result<Option<Value>, TableError> {
        Ok(self.0.store.memo(&document(person, key)).await?)
    }

    /// Saves a preference of a person; `None` erases it.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_preference(self, person: PersonId, key: &str, value: Option<Value>) -> Result<(), TableError> {
        Ok(self.0.store.remember(vec![(document(person, key), value)], None).await?)
    }

    /// The quiet hours of a person; without any if they cannot be read.
    ///
    /// # Errors
    /// The store fails.
    pub async fn quiet_hours(self, person: PersonId) -> Result<QuietHours, TableError> {
        let kept = self.preference(person, QuietHours::PREFERENCE).await?;
        Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()).unwrap_or_default())
    }

    /// The quiet hours of the people who sit at a table.
    ///
    /// # Errors
    /// The store fails, or the table cannot be loaded.
    pub(crate) async fn quiet_hours_at(self, table: TableId) -> Result<Vec<(PersonId, QuietHours)>, TableError> {
        let mut all = Vec::new();
        for person in self.0.loaded(table).await?.metadata.seats.iter().filter_map(Occupant::owner) {
            all.push((person.id, self.quiet_hours(person.id).await?));
        }
        Ok(all)
    }

    /// The clocks of a person follow their quiet hours at every table where they play.
    ///
    /// # Errors
    /// The store fails.
    pub async fn follow_quiet_hours(self, person: PersonId) -> Result<(), TableError> {
        let quiet = [(person, self.quiet_hours(person).await?)];
        for table in self.0.store.of(person, usize::MAX).await? {
            let changed = self.0.change(table, Some(person), None, |transaction| {
                if transaction.follow_quiet_hours(&quiet) { Ok(()) } else { Err(TableError::NoClock) }
            });
            match changed.await {
                Ok(_) | Err(TableError::NoClock) => {}
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "a clock cannot follow the quiet hours of its person"),
            }
        }
        Ok(())
    }
}
