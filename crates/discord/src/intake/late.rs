//! What a person reads if the board does not show soon what they did.

use std::time::Duration;

use crate::delivery::{self, ClosedChannelState};
use crate::intake::{App, ChannelKind, Context, permissions};
use crate::messages::OutgoingMessage;
use crate::messages::denial::Denial;
use skald_table::{Notice, NoticeId, NoticeKind, TableError, TableId, TableView, Timestamp};

/// After this time a board counts as late, and the person who acted gets a message that the action is done.
const LATE: Duration = Duration::from_secs(2);
/// How long Discord is asked why it refuses.
const TIMEOUT: Duration = Duration::from_millis(1500);
/// Discord's code for a channel that the bot cannot see.
const MISSING_ACCESS: u64 = 50_001;
/// The maximum number of waiting notices that are searched for those of one table.
const SEARCHED: usize = 1000;

impl Context {
    /// Waits until the board shows this state of its table. If it is late, returns a message for the caller, which names
    /// the obstacle if Discord refuses the channel. `None` also if another process has shown it, or if the game goes on in
    /// direct messages and the caller is there.
    pub async fn late_message(&self, view: &TableView) -> Result<Option<OutgoingMessage>, TableError> {
        let Self { app, caller, .. } = self;
        if tokio::time::timeout(LATE, app.desk.ledger.boards.shows(view.id, view.seq)).await.is_ok() {
            return Ok(None);
        }
        let key = delivery::channel_closed_key(view.channel);
        let refusing: Option<ClosedChannelState> = delivery::read_state(&app.tables, &key).await?;
        let missing = permissions::missing(caller);
        let why = match refusing {
            Some(_) if caller.channel != view.channel => return Ok(None),
            Some(_) if !missing.is_empty() => Some(Denial::Missing(missing)),
            Some(refusing) => {
                let found = self.obstacle().await;
                found.or((refusing.until > app.tables.now().0).then_some(Denial::Unknown))
            }
            None if !is_waiting(app, view.id).await? => return Ok(None),
            None => None,
        };
        let voice = caller.voice();
        let said = match why {
            Some(why) => voice.say("discord-done-shut", [("why", why.sentence(&voice).into())]),
            None => voice.word("discord-board-late"),
        };
        Ok(Some(OutgoingMessage::text(said)))
    }

    /// Why Discord does not let the bot write in the channel although it has the permissions. An interaction does not say
    /// that.
    pub async fn obstacle(&self) -> Option<Denial> {
        let Self { app, caller, .. } = self;
        let server = caller.community?;
        let rest = &app.desk.rest;
        let bot = app.callbacks.application;
        let asked = async { tokio::join!(rest.timed_out_until(server.0, bot), rest.is_locked(caller.channel.0)) };
        match tokio::time::timeout(TIMEOUT, asked).await.ok()? {
            (Ok(Some(until)), _) if until > app.tables.now() => Some(Denial::TimedOut(until)),
            (_, Ok(true)) if !caller.allowed.manage_threads() => Some(Denial::Locked),
            (_, Err(error)) if error.is(&[MISSING_ACCESS]) && caller.channel_kind == ChannelKind::Thread => {
                caller.allowed.view_channel().then_some(Denial::PrivateThread)
            }
            _ => None,
        }
    }
}

/// Whether a change of the board still waits; otherwise another process has shown it.
async fn is_waiting(app: &App, table: TableId) -> Result<bool, TableError> {
    let all = app.tables.outbox().due_after(Timestamp(u64::MAX), (Timestamp(0), NoticeId(0)), SEARCHED).await?;
    let is_board = |notice: &Notice| matches!(notice.kind, NoticeKind::Card | NoticeKind::End);
    Ok(all.len() == SEARCHED || all.iter().any(|notice| notice.table == table && is_board(notice)))
}
