//! The cards with all tables of a server, for the servers that want one. Each is one message that is edited in place.
//!
//! What each card shows is saved, so that nothing is sent after a restart unless a table has changed.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use crate::discord::delivery::cards::{self, CardError, Refused};
use crate::discord::delivery::state;
use crate::discord::delivery::store_gate::StoreGate;
use crate::discord::desk::{Audience, Desk, Destination, EditResult};
use crate::discord::messages::overview;
use crate::discord::server_settings::{self, CardPlace};
use crate::table::{CommunityId, TableError, Tables};
use crate::words::Locale;

/// How often the tables of the servers are compared with their cards.
const ROUND: Duration = Duration::from_secs(15);
/// The beginning of the keys of [`OverviewState`]s.
const KEYS: &str = "overview:";

/// The card of a server as it was sent last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OverviewState {
    channel: u64,
    message: u64,
    /// A hash of its content.
    shown: u64,
}

/// Shows the tables of all servers that want it.
pub struct Overviews {
    tables: Arc<Tables>,
    desk: Arc<Desk>,
    /// Whether the store takes changes.
    gate: Arc<StoreGate>,
    refused: Refused,
}

impl Overviews {
    pub fn new(tables: Arc<Tables>, desk: Arc<Desk>, gate: Arc<StoreGate>) -> Self {
        Self { tables, desk, gate, refused: Refused::default() }
    }

    /// Keeps the cards up to date until `stop`, unless another process does.
    pub async fn run(mut self, stop: CancellationToken) {
        let tables = Arc::clone(&self.tables);
        while !stop.is_cancelled() {
            let look = tables.leases().alone("overviews", self.look());
            stop.run_until_cancelled(cards::round("overviews", ROUND, look)).await;
        }
    }

    async fn look(&mut self) -> Result<(), TableError> {
        if !self.gate.is_open(&self.tables).await {
            return Ok(());
        }
        let mut wanted: HashMap<_, _> = server_settings::all(&self.tables).await?.into_iter().collect();
        let mut all: Vec<_> = wanted.keys().copied().collect();
        let saved = self.tables.outbox().delivery_states(KEYS).await?.into_iter();
        all.extend(saved.filter_map(|(key, _)| Some(CommunityId(key.strip_prefix(KEYS)?.parse().ok()?))));
        all.sort_unstable();
        all.dedup();
        for community in all {
            let overview = wanted.remove(&community).and_then(|settings| settings.overview);
            let tended = self.tend(community, overview).await;
            self.refused.note(tended, community, overview.map_or(0, |overview| overview.channel.0))?;
        }
        Ok(())
    }

    /// Posts, edits or deletes the card of a server.
    async fn tend(&self, community: CommunityId, overview: Option<CardPlace>) -> Result<(), CardError> {
        let key = format!("{KEYS}{community}");
        let known: Option<OverviewState> = state::read(&self.tables, &key).await?;
        let at = overview.map_or(0, |overview| overview.channel.0);
        if self.refused.pauses(community, at) || known.is_none() && overview.is_none() {
            return Ok(());
        }
        let known = match known {
            Some(old) if old.channel != at => {
                self.desk.delete(destination(old.channel, Locale::default()), old.message).await?;
                self.save(state::erase(key.clone())).await?;
                None
            }
            known => known,
        };
        let Some(CardPlace { channel, locale }) = overview else { return Ok(()) };
        let found = self.tables.admin().tables_within(community, 0, overview::LOADED).await?;
        let mut card = overview::card(&found, locale);
        let shown = card.fingerprint();
        if known.is_some_and(|known| known.shown == shown) {
            return Ok(());
        }
        let to = destination(channel.0, locale);
        let edited = match known {
            Some(known) => match self.desk.edit(to, known.message, &mut card).await? {
                EditResult::Edited(sent) => Some(sent),
                EditResult::Repost(_) => {
                    self.desk.delete(to, known.message).await?;
                    None
                }
            },
            None => None,
        };
        let sent = match edited {
            Some(sent) => sent,
            None => {
                let before = known.map_or(0, |known| known.message);
                self.desk.post(to, &mut card, &format!("all{:x}.{before:x}", community.0)).await?
            }
        };
        self.save(state::write(key, &OverviewState { channel: channel.0, message: sent.message, shown })).await?;
        Ok(())
    }

    async fn save(&self, change: crate::table::StateChange) -> Result<(), TableError> {
        self.tables.outbox().set_delivery_state(vec![change], None).await
    }
}

const fn destination(channel: u64, locale: Locale) -> Destination {
    Destination { channel, audience: Audience::Channel, locale }
}
