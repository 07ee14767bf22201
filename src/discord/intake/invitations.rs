//! Invitations: reads the people whom `/new with:` names, and opens the table of a challenge.

use crate::discord::intake::opening::{self, Opened};
use crate::discord::intake::{App, Caller, Failure};
use crate::discord::messages::{OutgoingMessage, invitation};
use crate::discord::server_settings;
use crate::table::{Open, PersonId, TableError};

const TWO: u8 = 2;

/// The people whom a text mentions, each once.
pub fn read(app: &App, caller: &Caller, text: &str) -> Result<Vec<PersonId>, Failure> {
    let mut people = Vec::new();
    for word in text.replace("><", "> <").split([' ', ',']).filter(|word| !word.is_empty()) {
        let id = word.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
        let id = id.and_then(|id| id.trim_start_matches('!').parse().ok());
        let person = PersonId(id.ok_or_else(|| Failure::typed("invitation-refuse-mention", text))?);
        if person.0 == app.callbacks.application || person == caller.id() {
            return Err(Failure::NO_OPPONENT);
        }
        if !people.contains(&person) {
            people.push(person);
        }
    }
    Ok(people)
}

/// Asks to which game the caller challenges a person: those for two that the server offers.
pub async fn which_title(app: &App, caller: &Caller, person: PersonId) -> Result<OutgoingMessage, Failure> {
    if person == caller.id() {
        return Err(Failure::NO_OPPONENT);
    }
    let settings = server_settings::of(&app.tables, caller.community).await?;
    let titles = app.tables.titles();
    let offered = titles.keys().filter(|key| settings.offers(key)).filter_map(|key| titles.default_of(key));
    let for_two = offered.filter(|title| (title.meta().seats.0..=title.meta().seats.1).contains(&TWO));
    Ok(invitation::which_title(person, for_two.map(AsRef::as_ref), &caller.voice()))
}

/// Opens a table for the caller and the person whom they challenge.
pub async fn challenge(app: &App, caller: &Caller, title: String, person: PersonId) -> Result<Opened, Failure> {
    caller.community.ok_or(Failure::NO_SERVER)?;
    if person == caller.id() || person.0 == app.callbacks.application {
        return Err(Failure::NO_OPPONENT);
    }
    let open = Open { invited_only: true, ..caller.opens(title, TWO) };
    let mut opened = opening::open(app, caller, open, None).await?;
    opened.view = match opening::invite(app, caller, &opened.view, &[person]).await {
        // A repeated delivery of the press finds them invited.
        Err(Failure::Table(TableError::NobodyToInvite)) => opened.view,
        invited => invited?,
    };
    Ok(opened)
}
