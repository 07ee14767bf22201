//! Channels that refuse messages: deleted, inaccessible, or locked.
//!
//! Discord also refuses for a few seconds during an incident. A channel therefore counts as closed only after
//! [`CLOSE_AFTER`] of refusals. If Discord says that it is unknown or inaccessible, `GET /channels` must confirm that.
//!
//! While the channel is closed, the table continues in direct messages (`notices.rs`). The bot retries the
//! channel with backoff, or when somebody uses a command or a button there.

use crate::delivery::{ClosedChannelState, DeliveryError, Outcome, TableDelivery, state};
use crate::presence;
use skald_table::{StateChange, TableError};

/// How long a channel must refuse before it counts as closed, in milliseconds.
const CLOSE_AFTER: u64 = 2 * 60 * 1000;
/// The first and the longest wait before a closed channel is retried, in milliseconds.
const BACKOFF: (u64, u64) = (5 * 60 * 1000, 60 * 60 * 1000);
/// Unknown Channel and Missing Access: `GET /channels` can confirm both.
const OUT_OF_SIGHT: &[u64] = &[10_003, 50_001];
/// The codes with which Discord also refuses if the server has removed the bot: those, and Unknown Guild.
const OF_SERVER: &[u64] = &[10_003, 10_004, 50_001];
/// The codes of a channel and a server that do not exist.
const GONE: &[u64] = &[10_003, 10_004];
/// Missing Permissions: the bot sees the channel but may not write.
const FORBIDDEN: u64 = 50_013;

impl TableDelivery<'_> {
    async fn refusal_state(&self) -> Result<Option<ClosedChannelState>, TableError> {
        state::read(&self.tables, &state::channel_closed_key(self.view.channel)).await
    }

    pub(super) async fn is_closed(&self) -> Result<bool, TableError> {
        Ok(self.refusal_state().await?.is_some_and(|closed| closed.until > self.tables.now().0))
    }

    /// Whether Discord says that the channel does not exist.
    pub(super) async fn is_gone(&self) -> Result<bool, TableError> {
        Ok(self.refusal_state().await?.is_some_and(|closed| GONE.contains(&closed.code)))
    }

    /// Whether the closed channel still allows edits.
    pub(super) async fn takes_edits(&self) -> Result<bool, TableError> {
        Ok(self.refusal_state().await?.is_some_and(|closed| closed.code == FORBIDDEN))
    }

    /// Handles a refusal by the table's channel: retries it, or closes the channel.
    pub(super) async fn on_refusal<T>(&self, result: Outcome<T>) -> Outcome<T> {
        let Err(DeliveryError::ChannelClosed { code }) = result else { return result };
        let now = self.tables.now().0;
        let known = self.refusal_state().await?;
        let refusing = known.filter(|known| known.times > 0 || known.until == 0);
        let refusing = refusing.unwrap_or(ClosedChannelState { since: now, ..ClosedChannelState::new(code, 0) });
        let is_closed = refusing.times > 0 || now >= refusing.since + CLOSE_AFTER && self.is_confirmed(code).await;
        let why = format!("the channel refuses, code {code}");
        let key = state::channel_closed_key(self.view.channel);
        if is_closed {
            if let Some(community) = self.view.community.filter(|_| refusing.times == 0 && OF_SERVER.contains(&code)) {
                presence::check(&self.tables, &self.desk.rest, community).await;
            }
            let backoff = (BACKOFF.0 << refusing.times.min(8)).min(BACKOFF.1);
            let until = now + backoff;
            let times = refusing.times + 1;
            self.save(vec![state::write(key, &ClosedChannelState { code, until, times, since: now })]).await?;
            return Err(DeliveryError::ChannelClosed { code });
        }
        self.save(vec![state::write(key, &ClosedChannelState { code, ..refusing })]).await?;
        Err(DeliveryError::Later { wait: None, why })
    }

    /// Whether `GET /channels` confirms the refusal, if it can.
    async fn is_confirmed(&self, code: u64) -> bool {
        let name = self.desk.rest.channel_name(self.view.channel.0);
        !OUT_OF_SIGHT.contains(&code) || name.await.is_err_and(|error| error.is(OUT_OF_SIGHT))
    }

    /// The change that clears the saved refusals after a message was accepted.
    pub(super) async fn clear_refusals(&self) -> Result<Option<StateChange>, TableError> {
        let Some(refusing) = self.refusal_state().await? else { return Ok(None) };
        if let Some(community) = self.view.community.filter(|_| OF_SERVER.contains(&refusing.code)) {
            presence::note_return(&self.tables, community).await?;
        }
        Ok(Some(state::erase(state::channel_closed_key(self.view.channel))))
    }
}
