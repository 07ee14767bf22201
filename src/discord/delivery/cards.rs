//! What the cards of servers share: they are looked after in rounds by one process, and a place that refuses one rests.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::Instant;

use crate::discord::desk::WriteError;
use crate::table::{CommunityId, TableError};

/// The pause of a place that refused a card.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// Why a card is not up to date.
#[derive(Debug, thiserror::Error)]
pub enum CardError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// The channels of servers in which Discord refused a card, with the end of the pause of each.
#[derive(Default)]
pub struct Refused(HashMap<(CommunityId, u64), Instant>);

impl Refused {
    /// Whether the pause of a channel is not over.
    pub fn pauses(&self, community: CommunityId, channel: u64) -> bool {
        self.0.get(&(community, channel)).is_some_and(|until| *until > Instant::now())
    }

    /// Notes a refusal. A failure of the store is returned, because it concerns all cards.
    ///
    /// # Errors
    /// The store failed.
    pub fn note(
        &mut self,
        tended: Result<(), CardError>,
        community: CommunityId,
        channel: u64,
    ) -> Result<(), TableError> {
        let error = match tended {
            Ok(()) => return Ok(()),
            Err(CardError::Table(error)) => return Err(error),
            Err(CardError::Write(error)) => error,
        };
        tracing::warn!(%community, channel, %error, "cannot write the card of a server");
        self.0.retain(|_, until| *until > Instant::now());
        self.0.insert((community, channel), Instant::now() + PAUSE);
        Ok(())
    }
}

/// One look at the cards of servers, and the wait after it. A failure or a defect ends this round only.
pub async fn round<T>(name: &'static str, wait: Duration, look: impl Future<Output = Result<T, TableError>>) {
    match AssertUnwindSafe(look).catch_unwind().await {
        Ok(Ok(_)) => {}
        Ok(Err(error)) => tracing::warn!(name, %error, "cannot look after the cards of servers"),
        Err(_) => tracing::error!(name, "the cards of servers failed because of a defect"),
    }
    tokio::time::sleep(wait).await;
}
