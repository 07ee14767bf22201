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
    /// Withdraw the request.
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
    let (person, key) = (caller.id(), Some(caller.idempotency_key));
    let done = match command {
        UndoCommand::Ask(first) => app.tables.ask_undo(table, person, first, key).await?,
        UndoCommand::Answer(request, agrees) => app.tables.answer_undo(table, person, request, agrees, key).await?,
        UndoCommand::Withdraw => app.tables.withdraw_undo(table, person, key).await?,
    };
    tracing::info!(%table, seq = %done.view.seq, %person, ?command, consent = ?done.consent, "undo by consent");
    if done.consent == Consent::Given {
        app.desk.ledger.private.forget_turns(table).await;
    }
    Ok(consent::reply(&done, caller.locale()))
}
