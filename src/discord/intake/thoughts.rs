//! The private reply to an action is shown again once the computer players that think long have moved.

use std::sync::Arc;
use std::time::Duration;

use tracing::Instrument as _;

use crate::discord::desk::answer::{Answer, ReplyTarget, SentReply};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::private_reply;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::outcome;
use crate::table::Acted;

/// How long computer players may think until the reply is no longer changed. The token of an interaction lives for 15
/// minutes.
const LONGEST: Duration = Duration::from_secs(10 * 60);

/// Waits in the background until no computer player thinks at the table, and then changes the reply. Nothing is done
/// if none thinks, or if the person has pressed the reply meanwhile.
pub fn follow(app: &Arc<App>, caller: &Caller, answer: &Arc<Answer>, acted: Acted, sent: Option<SentReply>) {
    let Some(sent) = sent.filter(|_| !acted.view.thinking.is_empty()) else { return };
    let app = Arc::clone(app);
    let caller = caller.clone();
    let answer = Arc::clone(answer);
    let follow = async move {
        let table = acted.view.id;
        let shown = tokio::time::timeout(LONGEST, show(&app, &caller, &answer, acted, sent));
        if let Ok(Err(error)) = shown.await {
            tracing::debug!(%table, %error, "cannot show the moves of computer players in a private reply");
        }
    };
    tokio::spawn(follow.in_current_span());
}

async fn show(
    app: &App,
    caller: &Caller,
    answer: &Arc<Answer>,
    mut acted: Acted,
    sent: SentReply,
) -> Result<(), Failure> {
    let table = acted.view.id;
    let seen = acted.view.seq;
    let view = app.tables.play().after_thoughts(table).await?.seen_by(caller.id());
    acted.entries.extend(app.tables.records().visible_log(&view, seen.next(), view.seq).await?);
    acted.view = view;
    let board = private_reply::turn(app, caller, &acted.view, PageCursor::default()).await?;
    let outgoing = outcome::after(&acted, caller.locale(), board.extent());
    let Some(unpressed) = app.desk.ledger.private.attach(sent.message, caller.idempotency_key.0).await else {
        return Ok(());
    };
    drop(unpressed);
    private_reply::show_turn(app, caller, answer, table, outgoing, board.picture, ReplyTarget::Sent(sent)).await?;
    Ok(())
}
