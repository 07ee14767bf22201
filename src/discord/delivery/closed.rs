//! Channels that refuse messages: gone, out of the bot's reach, or locked.
//!
//! Discord refuses for seconds what it allows otherwise, while it has an incident. So a channel counts as closed only when it has refused for
//! [`CERTAIN`], and is not there when it is asked for; until then everything is tried again. While it is closed its table goes on in direct
//! messages (`stranded.rs`); it is tried again after growing times, and at once when somebody uses a command or a button there.

use crate::discord::delivery::job::{DeliveryError, Outcome, TableDelivery};
use crate::discord::delivery::state::{self, ClosedChannelState};
use crate::table::{ChannelId, StateChange, TableError, TableView};

/// How long a channel refuses before it counts as closed, in milliseconds.
const CERTAIN: u64 = 2 * 60 * 1000;
/// How long a closed channel is left alone at first and at most, in milliseconds.
const LEFT_ALONE: (u64, u64) = (5 * 60 * 1000, 60 * 60 * 1000);
/// Discord's codes for a channel that is there for nobody, or not for the bot.
const OUT_OF_SIGHT: &[u64] = &[10_003, 50_001];
/// Discord's code for what the bot may not do in a channel that it sees.
const FORBIDDEN: u64 = 50_013;

impl TableDelivery<'_> {
    /// What is known of a channel that refuses messages.
    async fn refusing(&self, channel: ChannelId) -> Result<Option<ClosedChannelState>, TableError> {
        state::read(&self.tables, &state::channel_closed_key(channel)).await
    }

    /// Whether a channel is closed.
    pub(super) async fn is_closed(&self, channel: ChannelId) -> Result<bool, TableError> {
        Ok(self.refusing(channel).await?.is_some_and(|closed| closed.until > self.tables.now().0))
    }

    /// Whether a channel is closed to new messages, and edits go on.
    pub(super) async fn takes_edits(&self, channel: ChannelId) -> Result<bool, TableError> {
        Ok(self.refusing(channel).await?.is_some_and(|closed| closed.code == FORBIDDEN))
    }

    /// What a refusal of the table's channel means: it is tried again, or the channel is closed from now on and the change that
    /// says so is added.
    pub(super) async fn note_refusal<T>(&self, view: &TableView, result: Outcome<T>) -> Outcome<T> {
        let Err(DeliveryError::ChannelClosed { code, mut changes }) = result else { return result };
        let (now, known) = (self.tables.now().0, self.refusing(view.channel).await?);
        let refusing = known.filter(|known| known.times > 0 || known.until == 0);
        let refusing = refusing.unwrap_or(ClosedChannelState { since: now, ..ClosedChannelState::new(code, 0) });
        let is_certain = refusing.times > 0 || now >= refusing.since + CERTAIN && !self.is_there(view, code).await;
        let why = format!("the channel refuses, code {code}");
        let key = state::channel_closed_key(view.channel);
        if is_certain {
            let left_alone = (LEFT_ALONE.0 << refusing.times.min(8)).min(LEFT_ALONE.1);
            let (until, times) = (now + left_alone, refusing.times + 1);
            changes.push(state::write(key, &ClosedChannelState { code, until, times, since: now }));
            return Err(DeliveryError::ChannelClosed { code, changes });
        }
        changes.push(state::write(key, &ClosedChannelState { code, ..refusing }));
        self.save(changes).await?;
        Err(DeliveryError::Later { wait: None, why })
    }

    /// Whether Discord shows a channel that it has said not to be there.
    async fn is_there(&self, view: &TableView, code: u64) -> bool {
        OUT_OF_SIGHT.contains(&code) && self.desk.rest.channel_name(view.channel.0).await.is_ok()
    }

    /// The change that forgets refusals, once a channel takes messages again.
    pub(super) async fn taken(&self, channel: ChannelId) -> Result<Option<StateChange>, TableError> {
        let refusing = self.refusing(channel).await?;
        Ok(refusing.map(|_| state::erase(state::channel_closed_key(channel))))
    }
}
