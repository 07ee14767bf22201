//! The cards of servers: the overview of all tables, and the puzzle of the day. One process looks after them in rounds.
//!
//! A channel that refuses a card is paused. A failure or a defect ends one round only.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::canvas::palette::Look;
use crate::config::BoardStyle;
use crate::discord::delivery::store_gate::StoreGate;
use crate::discord::desk::{Desk, WriteError};
use crate::discord::render::Renderer;
use crate::table::{CommunityId, TableError, Tables};

/// How often the cards are compared with the tables and the day.
const ROUND: Duration = Duration::from_secs(15);
/// The pause of a channel that refused a card.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// Why a card is not up to date.
#[derive(Debug, thiserror::Error)]
pub(super) enum CardError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Shows the cards of all servers that want them.
pub struct ServerCards {
    pub tables: Arc<Tables>,
    pub desk: Arc<Desk>,
    pub renderer: Arc<Renderer>,
    /// Whether the store takes changes.
    pub gate: Arc<StoreGate>,
    /// The operator's look and style of boards.
    pub shown: (Look, BoardStyle),
}

impl ServerCards {
    /// Keeps the cards up to date until `stop`, unless another process does.
    pub async fn run(self, stop: CancellationToken) {
        let mut refused = Refused::default();
        while !stop.is_cancelled() {
            let look = self.tables.leases().alone("server-cards", self.look(&mut refused));
            if let Some(Err(error)) = stop.run_until_cancelled(look).await {
                tracing::warn!(%error, "cannot look after the cards of servers");
            }
            stop.run_until_cancelled(tokio::time::sleep(ROUND)).await;
        }
    }

    async fn look(&self, refused: &mut Refused) -> Result<(), TableError> {
        if !self.gate.is_open(&self.tables).await {
            return Ok(());
        }
        // A failure or a defect of one kind does not keep the other from its round.
        let overviews = AssertUnwindSafe(self.overviews(refused)).catch_unwind().await;
        let puzzles = AssertUnwindSafe(self.puzzles(refused)).catch_unwind().await;
        for looked in [overviews, puzzles] {
            match looked {
                Ok(looked) => looked?,
                Err(_) => tracing::error!("the cards of servers failed because of a defect"),
            }
        }
        Ok(())
    }
}

/// The channels of servers in which Discord refused a card, with the end of the pause of each.
#[derive(Default)]
pub(super) struct Refused(HashMap<(CommunityId, u64), Instant>);

impl Refused {
    /// Whether the pause of a channel is not over.
    pub fn pauses(&self, server: CommunityId, channel: u64) -> bool {
        self.0.get(&(server, channel)).is_some_and(|until| *until > Instant::now())
    }

    /// Notes a refusal. A failure of the store is returned, because it concerns all cards.
    pub fn note(&mut self, tended: Result<(), CardError>, server: CommunityId, channel: u64) -> Result<(), TableError> {
        let error = match tended {
            Ok(()) => return Ok(()),
            Err(CardError::Table(error)) => return Err(error),
            Err(CardError::Write(error)) => error,
        };
        tracing::warn!(%server, channel, %error, "cannot write the card of a server");
        self.0.retain(|_, until| *until > Instant::now());
        self.0.insert((server, channel), Instant::now() + PAUSE);
        Ok(())
    }
}
