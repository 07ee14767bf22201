//! Invitations: reads the people whom `/new with:` names, and opens the table of a challenge.

use crate::intake::opening::Opened;
use crate::intake::{Context, Failure};
use crate::messages::{OutgoingMessage, invitation};
use crate::server_settings;
use skald_table::{Open, PersonId, TableError};

const TWO: u8 = 2;

impl Context {
    /// The people whom a text mentions, each once.
    pub fn read_mentions(&self, text: &str) -> Result<Vec<PersonId>, Failure> {
        let mut people = Vec::new();
        for word in text.replace("><", "> <").split([' ', ',']).filter(|word| !word.is_empty()) {
            let id = word.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
            let id = id.and_then(|id| id.trim_start_matches('!').parse().ok());
            let person = PersonId(id.ok_or_else(|| Failure::typed("invitation-refuse-mention", text))?);
            self.check_opponent(person)?;
            if !people.contains(&person) {
                people.push(person);
            }
        }
        Ok(people)
    }

    fn check_opponent(&self, person: PersonId) -> Result<(), Failure> {
        let is_own = person.0 == self.app.callbacks.application || person == self.id();
        if is_own { Err(Failure::NO_OPPONENT) } else { Ok(()) }
    }

    /// Asks to which game the caller challenges a person: those for two that the server offers.
    pub async fn which_title(&self, person: PersonId) -> Result<OutgoingMessage, Failure> {
        self.check_opponent(person)?;
        let settings = server_settings::of(&self.app.tables, self.caller.community).await?;
        let titles = self.app.tables.titles();
        let offered = titles.keys().filter(|key| settings.offers(key)).filter_map(|key| titles.default_of(key));
        let for_two = offered.filter(|title| (title.meta().seats.0..=title.meta().seats.1).contains(&TWO));
        Ok(invitation::which_title(person, for_two.map(AsRef::as_ref), &self.caller.voice()))
    }

    /// Opens a table for the caller and the person whom they challenge.
    pub async fn open_challenge(&self, title: String, person: PersonId) -> Result<Opened, Failure> {
        self.caller.community.ok_or(Failure::NO_SERVER)?;
        self.check_opponent(person)?;
        let open = Open { invited_only: true, ..self.caller.opens(title, TWO) };
        let mut opened = self.open_table(open, None).await?;
        opened.view = match self.invite(&opened.view, &[person]).await {
            // A repeated delivery of the press finds them invited.
            Err(Failure::Table(TableError::NobodyToInvite)) => opened.view,
            invited => invited?,
        };
        Ok(opened)
    }
}
