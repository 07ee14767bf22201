//! Asks for an undo by consent, or answers such a request, for buttons and `/undo`.

use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::failure::Failure;
use crate::discord::messages::consent;
use crate::discord::messages::custom_id::UndoButton;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{Consent, Seq, TableId};

/// What a person wants. Without a seq it concerns the last move, or the request that is open on arrival.
#[derive(Clone, Copy, Debug)]
pub(super) enum UndoCommand {
    /// Undo the move of this entry.
    Ask(Option<Seq>),
    /// Agree to the request of this entry, or refuse.
    Answer(Option<Seq>, bool),
    Withdraw,
}

impl From<UndoButton> for UndoCommand {
    fn from(button: UndoButton) -> Self {
        match button {
            UndoButton::Ask(first) => Self::Ask(Some(first)),
            UndoButton::Agree(request) => Self::Answer(Some(request), true),
            UndoButton::Refuse(request) => Self::Answer(Some(request), false),
        }
    }
}

/// Runs a command and returns the private reply. Private messages from before an undo are deleted; the delivery loop
/// updates all others.
pub(super) async fn serve(
    app: &App,
    caller: &Caller,
    table: TableId,
    command: UndoCommand,
) -> Result<OutgoingMessage, Failure> {
    let person = caller.id();
    let request = caller.request(table);
    let done = match command {
        UndoCommand::Ask(first) => app.tables.play().ask_undo(request, first).await?,
        UndoCommand::Answer(asked, agrees) => app.tables.play().answer_undo(request, asked, agrees).await?,
        UndoCommand::Withdraw => app.tables.play().withdraw_undo(request).await?,
    };
    tracing::info!(%table, seq = %done.view.seq, %person, ?command, consent = ?done.consent, "a person asked for an undo or voted on one");
    if done.consent == Consent::Given {
        app.desk.ledger.private.forget_turns(table).await;
    }
    Ok(consent::reply(&done, caller.locale()))
}
