//! Private notes: what a person writes down for themselves at a table.
//!
//! A note is a memo under the person's own id, so it is part of their data and is erased with it. The table, its log and
//! its records do not have it, and the next person on the seat does not get it.

use crate::state::metadata::Metadata;
use crate::{Occupant, People, Person, PersonId, TableError, TableId};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 500;

/// The name of the note at a table, as of a preference.
fn name(table: TableId) -> String {
    format!("note.{table}")
}

impl People<'_> {
    /// The note of a person at a table, if they have one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn note(self, table: TableId, person: PersonId) -> Result<Option<String>, TableError> {
        let kept = self.preference(person, &name(table)).await?;
        Ok(kept.and_then(|kept| kept.as_str().map(str::to_owned)))
    }

    /// Replaces the note of a person who has a seat at a table; an empty text erases it.
    ///
    /// # Errors
    /// The person has no seat there, or the text is too long.
    pub async fn set_note(self, table: TableId, person: PersonId, text: &str) -> Result<(), TableError> {
        let text = text.trim();
        if text.chars().count() > LONGEST_NOTE {
            return Err(TableError::NoteTooLong);
        }
        if !text.is_empty() {
            self.0.look(table).await?.seat_owned_by(person).ok_or(TableError::NotSeated)?;
        }
        self.set_preference(person, &name(table), (!text.is_empty()).then(|| text.into())).await
    }
}

/// The keys of the notes of all people who sit or sat at a table.
pub(crate) fn keys(table: TableId, metadata: &Metadata) -> Vec<String> {
    let sitting = metadata.seats.iter().filter_map(Occupant::owner);
    let people: Vec<&Person> = sitting.chain(metadata.left.iter().map(|left| &left.person)).collect();
    people.into_iter().map(|person| super::preferences::document(person.id, &name(table))).collect()
}
