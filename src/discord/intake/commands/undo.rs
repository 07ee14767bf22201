//! `/undo`: undoes the last step of one's own turn, or asks the others for consent to undo a move that they have seen.

use poise::ChoiceParameter;

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::consent::{self, UndoCommand};
use crate::discord::intake::failure::Failure;
use crate::discord::log;
use crate::discord::messages::outcome;
use crate::table::TableId;

/// About a move that others have seen. The names are replaced by those of `consent.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Answer {
    /// Ask the others to take it back.
    #[name = "ask"]
    Ask,
    /// Agree to the request.
    #[name = "agree"]
    Agree,
    /// Do not agree.
    #[name = "refuse"]
    Refuse,
    /// Do not ask any more.
    #[name = "withdraw"]
    Withdraw,
}

/// Take back your last step.
#[poise::command(slash_command)]
pub async fn undo(ctx: Ctx<'_>, consent: Option<Answer>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let command = match consent {
        None => return undo_last_step(&context, table).await,
        Some(Answer::Ask) => UndoCommand::Ask(None),
        Some(Answer::Agree) => UndoCommand::Answer(None, true),
        Some(Answer::Refuse) => UndoCommand::Answer(None, false),
        Some(Answer::Withdraw) => UndoCommand::Withdraw,
    };
    let outgoing = consent::serve(&context.app, &context.caller, table, command).await?;
    context.answer(&outgoing).await
}

/// Undoes the caller's last step, and shows the result.
pub(super) async fn undo_last_step(context: &Context, table: TableId) -> Result<(), Failure> {
    let taken = context.app.tables.play().undo(context.caller.request(table), None).await?;
    tracing::info!(%table, seq = %taken.view.seq, person = %context.caller.id(), "a person took back a step");
    context.app.redraw(table);
    let log = log::read(&context.app.tables, &taken.view, taken.view.seq).await?;
    context.step(&taken.view, |extent| outcome::undone(&taken, &log, context.caller.locale(), extent)).await?;
    Ok(())
}
