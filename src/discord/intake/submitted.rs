//! Handles the forms that people send.

use std::sync::Arc;

use serenity::all::ModalInteraction;
use tracing::field::Empty;

use crate::discord::desk::answer::{Answer, ReplyTarget};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::capacity::InteractionPermit;
use crate::discord::intake::commands::{me, note, report, server};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::refusal;
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::forms;
use crate::discord::messages::outgoing::OutgoingMessage;

/// Handles a form that was sent, or declines it, and always replies.
#[tracing::instrument(name = "interaction", skip_all, fields(id = %asked.id, table = Empty, seq = Empty))]
pub async fn submitted(app: &App, asked: &ModalInteraction, permit: InteractionPermit) {
    let _answered = app.answering.token();
    let caller = Caller::of_form(asked);
    let answer = Arc::new(Answer::to_form(Arc::clone(&app.callbacks), asked));
    let done = async {
        if permit.declines() {
            return Err(Failure::Busy);
        }
        let _inside = app.accept(&caller)?;
        let form = asked.data.custom_id.parse().map_err(|_| Failure::UnknownCustomId)?;
        answer.begin();
        let outgoing = serve(app, &caller, form, asked).await?;
        Ok(answer.send(&outgoing, ReplyTarget::Reply).await?)
    };
    refusal::tell_of(done, "a form", app, &caller, &answer, None).await;
}

async fn serve(app: &App, caller: &Caller, form: Form, asked: &ModalInteraction) -> Result<OutgoingMessage, Failure> {
    let typed = |field| forms::typed(asked, field);
    match form {
        Form::Report => report::send(app, caller, typed("text")).await,
        Form::Note(table) => note::set(app, caller, table, typed("note")).await,
        Form::Calls => me::set_calls(app, caller, ["quiet", "zone", "interval", "digest"].map(typed)).await,
        Form::Limits => server::set_limits(app, caller, ["person", "server", "keep"].map(typed)).await,
    }
}
