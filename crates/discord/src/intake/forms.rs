//! The forms that the bot opens.
//!
//! A form must be the first response to a command or a button. So nothing slow may come before it, such as a request.

use crate::intake::tournament::managers_only;
use crate::intake::{Context, Failure};
use crate::messages::custom_id::Form;
use crate::messages::forms;
use crate::{pings, server_settings};

impl Context {
    /// Opens a form with its present values.
    pub async fn open_form(&self, form: Form) -> Result<(), Failure> {
        let Self { app, caller, .. } = self;
        let voice = caller.voice();
        let shown = match form {
            Form::Report => forms::report(&voice),
            Form::Calls => forms::calls(&pings::of(&app.tables, caller.id()).await?, &voice),
            Form::Note(table) => forms::note(table, app.tables.people().note(table, caller.id()).await?, &voice),
            Form::Limits => {
                managers_only(caller)?;
                forms::limits(&server_settings::of(&app.tables, caller.community).await?, &voice)
            }
        };
        Ok(self.answer.open_form(&shown).await?)
    }
}

/// A typed number of at most `most`; `None` for an empty field.
pub fn number(text: &str, most: u32) -> Result<Option<u32>, Failure> {
    match text {
        "" => Ok(None),
        text => match text.parse() {
            Ok(number) if number <= most => Ok(Some(number)),
            _ => Err(Failure::Number(text.to_owned(), most)),
        },
    }
}
