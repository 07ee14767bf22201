//! Handles the forms that people send.

use std::sync::Arc;

use serenity::all::ModalInteraction;
use tracing::field::Empty;

use crate::desk::{Ack, Answer};
use crate::intake::capacity::InteractionPermit;
use crate::intake::commands::{me, writing};
use crate::intake::refusal::Asked;
use crate::intake::{App, Caller, Context, Failure};
use crate::messages::custom_id::Form;
use crate::messages::forms;

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
