//! Preferences of people, for all games.

use serde_json::Value;

use super::{People, PersonId, TableError};

/// The key of the memo of a preference; the same since the first release.
fn document(person: PersonId, key: &str) -> String {
    format!("{key}:{person}")
}

impl People<'_> {
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
}
