//! The forms: those that the bot opens, and those that people send.
//!
//! A form must be the first response to a command or a button. So nothing slow may come before it, such as a request.

use std::sync::Arc;

use serenity::all::ModalInteraction;
use tracing::field::Empty;

use crate::discord::desk::{Ack, Answer};
use crate::discord::intake::capacity::InteractionPermit;
use crate::discord::intake::commands::{me, writing};
use crate::discord::intake::refusal::Asked;
use crate::discord::intake::tournament::managers_only;
use crate::discord::intake::{App, Caller, Context, Failure};
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::forms;
use crate::discord::{pings, server_settings};

/// Handles a form that was sent, or declines it, and always replies.
#[tracing::instrument(name = "interaction", skip_all, fields(id = %asked.id, table = Empty, seq = Empty))]
pub async fn submitted(app: &Arc<App>, asked: &ModalInteraction, permit: InteractionPermit) {
    let _answered = app.answering.token();
    let caller = Caller::of_form(asked);
    let answer = Arc::new(Answer::new(Arc::clone(&app.callbacks), asked.id, &asked.token, Ack::Private));
    let declines = permit.declines();
    answer.hold(permit);
    let done = async {
        if declines {
            return Err(Failure::BUSY);
        }
        let context = Context::accept(app, &caller, &answer, None)?;
        let form = asked.data.custom_id.parse().map_err(|_| Failure::UNKNOWN)?;
        answer.begin();
        serve(&context, form, asked).await
    };
    Asked { app, caller: &caller, answer: &answer, table: None }.serve(done, "a form").await;
    answer.free();
    app.note_name(&caller).await;
}

async fn serve(context: &Context, form: Form, asked: &ModalInteraction) -> Result<(), Failure> {
    let typed = |field| forms::typed(asked, field);
    match form {
        Form::Report => writing::send_report(context, typed("text")).await,
        Form::Note(table) => writing::save_note(context, table, typed("note")).await,
        Form::Calls => me::set_calls(context, ["quiet", "zone", "interval", "digest"].map(typed)).await,
        Form::Limits => context.set_limits(["person", "server", "keep"].map(typed)).await,
    }
}

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
