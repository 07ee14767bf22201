//! The cards of servers: the overview of all tables, and the puzzle of the day. One process looks after them in rounds.
//!
//! A channel that refuses a card is paused. A failure ends one round only.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::delivery::Services;
use crate::discord::desk::BoardError;
use crate::discord::server_settings;
use crate::table::{ChannelId, CommunityId, TableError};

/// How often the cards are compared with the tables and the day.
const ROUND: Duration = Duration::from_secs(15);
/// The pause of a channel that refused a card.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
const GONE: &[u64] = &[10_003];

/// Keeps the overviews up to date until `stop`, unless another process does.
pub async fn keep_overviews(services: &Services, stop: &CancellationToken) {
    let mut refused = Refused::default();
    while !stop.is_cancelled() {
        services.round("overviews", services.overviews(&mut refused), stop).await;
    }
}

/// Posts the puzzles until `stop`, unless another process does.
pub async fn keep_puzzles(services: &Services, stop: &CancellationToken) {
    let mut refused = Refused::default();
    while !stop.is_cancelled() {
        services.round("puzzles", services.puzzles(&mut refused), stop).await;
    }
}

impl Services {
    /// One look at the cards of a kind, and the wait after it. A failure ends this round only.
    async fn round(&self, kind: &str, look: impl Future<Output = Result<(), TableError>>, stop: &CancellationToken) {
        let look = async { if self.gate.is_open(&self.tables).await { look.await } else { Ok(()) } };
        if let Some(Err(error)) = stop.run_until_cancelled(self.tables.leases().alone(kind, look)).await {
            tracing::warn!(kind, %error, "cannot look after the cards of servers");
        }
        stop.run_until_cancelled(tokio::time::sleep(ROUND)).await;
    }

    /// Looks after the card of a server, unless Discord has refused it lately. A failure of the store is returned,
    /// because it concerns all cards. A manager gets a message about a channel that is gone.
    pub(super) async fn tend(
        &self,
        refused: &mut Refused,
        server: CommunityId,
        channel: u64,
        card: impl Future<Output = Result<(), BoardError>>,
    ) -> Result<(), TableError> {
        if refused.get(&(server, channel)).is_some_and(|until| *until > Instant::now()) {
            return Ok(());
        }
        let error = match card.await {
            Ok(()) => return Ok(()),
            Err(BoardError::Table(error)) => return Err(error),
            Err(BoardError::Write(error)) => error,
        };
        if error.error.is(GONE) {
            server_settings::note_gone(&self.tables, Some(server), ChannelId(channel)).await?;
        }
        tracing::warn!(%server, channel, %error, "cannot write the card of a server");
        refused.retain(|_, until| *until > Instant::now());
        refused.insert((server, channel), Instant::now() + PAUSE);
        Ok(())
    }
}

/// The channels of servers in which Discord refused a card, with the end of the pause of each.
pub(super) type Refused = HashMap<(CommunityId, u64), Instant>;
