//! What a person reads if the board does not show soon what they did.

use std::time::Duration;

use crate::discord::delivery::{self, ClosedChannelState};
use crate::discord::intake::obstacle::Obstacle;
use crate::discord::intake::{App, Caller, permissions};
use crate::discord::messages::OutgoingMessage;
use crate::table::{Notice, NoticeId, NoticeKind, TableError, TableId, TableView, Timestamp};

/// After this time a board counts as late, and the person who acted gets a message that the action is done.
const LATE: Duration = Duration::from_secs(2);
/// The maximum number of waiting notices that are searched for those of one table.
const SEARCHED: usize = 1000;

/// Waits until the board shows this state of its table. If it is late, returns a message for the caller, which names the
/// obstacle if Discord refuses the channel. `None` also if another process has shown it, or if the game goes on in direct
/// messages and the caller is there.
pub async fn message(app: &App, caller: &Caller, view: &TableView) -> Result<Option<OutgoingMessage>, TableError> {
    if tokio::time::timeout(LATE, app.desk.ledger.boards.shows(view.id, view.seq)).await.is_ok() {
        return Ok(None);
    }
    let key = delivery::channel_closed_key(view.channel);
    let refusing: Option<ClosedChannelState> = delivery::read_state(&app.tables, &key).await?;
    let now = app.tables.now();
    let missing = permissions::missing(caller);
    let voice = caller.voice();
    let why = match refusing {
        Some(_) if caller.channel != view.channel => return Ok(None),
        Some(_) if !missing.is_empty() => Some(permissions::sentence(missing, &voice)),
        Some(refusing) => {
            let found = Obstacle::find(&app.desk.rest, app.callbacks.application, caller, now).await;
            let why = found.or((refusing.until > now.0).then_some(Obstacle::Unknown));
            why.map(|why| why.sentence(&voice))
        }
        None if !is_waiting(app, view.id).await? => return Ok(None),
        None => None,
    };
    let said = match why {
        Some(why) => voice.say("discord-done-shut", [("why", why.into())]),
        None => voice.word("discord-board-late"),
    };
    Ok(Some(OutgoingMessage::text(said)))
}

/// Whether a change of the board still waits; otherwise another process has shown it.
async fn is_waiting(app: &App, table: TableId) -> Result<bool, TableError> {
    let all = app.tables.outbox().due_after(Timestamp(u64::MAX), (Timestamp(0), NoticeId(0)), SEARCHED).await?;
    let is_board = |notice: &Notice| matches!(notice.kind, NoticeKind::Card | NoticeKind::End);
    Ok(all.len() == SEARCHED || all.iter().any(|notice| notice.table == table && is_board(notice)))
}
