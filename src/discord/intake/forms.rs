//! The forms that the bot opens.
//!
//! A form must be the first response to a command or a button. So nothing slow may come before it, such as a request.

use serde_json::Value;

use crate::discord::intake::tournament::managers_only;
use crate::discord::intake::{App, Caller, Failure};
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::forms;
use crate::discord::{pings, server_settings};

/// A form as it is shown to the caller, with its present values.
pub async fn shown(app: &App, caller: &Caller, form: Form) -> Result<Value, Failure> {
    let voice = caller.voice();
    Ok(match form {
        Form::Report => forms::report(&voice),
        Form::Calls => forms::calls(&pings::of(&app.tables, caller.id()).await?, &voice),
        Form::Note(table) => forms::note(table, app.tables.people().note(table, caller.id()).await?, &voice),
        Form::Limits => {
            managers_only(caller)?;
            forms::limits(&server_settings::of(&app.tables, caller.community).await?, &voice)
        }
    })
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
