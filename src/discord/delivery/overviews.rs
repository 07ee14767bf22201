//! The cards with all tables of a server, for the servers that want one. Each is one message that is edited in place.
//!
//! What each card shows is saved, so that nothing is sent after a restart unless a table has changed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::discord::delivery::Services;
use crate::discord::delivery::cards::Refused;
use crate::discord::delivery::state;
use crate::discord::desk::{Audience, BoardError, Destination};
use crate::discord::messages::overview;
use crate::discord::server_settings::{self, CardPlace};
use crate::table::{CommunityId, StateChange, TableError};
use crate::words::Locale;

/// The beginning of the keys of [`OverviewState`]s.
const KEYS: &str = "overview:";

/// The card of a server as it was sent last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OverviewState {
    channel: u64,
    message: u64,
    shown: u64,
}

impl Services {
    /// Looks after the overviews that are wanted, and those that were sent and are no longer wanted.
    pub(super) async fn overviews(&self, refused: &mut Refused) -> Result<(), TableError> {
        let sent = self.tables.outbox().delivery_states(KEYS).await?.into_iter();
        let sent = sent.filter_map(|(key, _)| Some((CommunityId(key.strip_prefix(KEYS)?.parse().ok()?), None)));
        let mut all: BTreeMap<_, _> = sent.collect();
        let servers = server_settings::all(&self.tables).await?;
        all.extend(servers.into_iter().map(|(server, settings)| (server, settings.overview)));
        for (server, overview) in all {
            let channel = overview.map_or(0, |overview| overview.channel.0);
            self.tend(refused, server, channel, self.tend_overview(server, overview)).await?;
        }
        Ok(())
    }

    /// Posts, edits or deletes the card of a server.
    async fn tend_overview(&self, community: CommunityId, overview: Option<CardPlace>) -> Result<(), BoardError> {
        let key = format!("{KEYS}{community}");
        let known: Option<OverviewState> = state::read(&self.tables, &key).await?;
        let at = overview.map_or(0, |overview| overview.channel.0);
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
            Some(known) => self.desk.edit_or_delete(to, known.message, &mut card).await?,
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

    async fn save(&self, change: StateChange) -> Result<(), TableError> {
        self.tables.outbox().set_delivery_state(vec![change], None).await
    }
}

const fn destination(channel: u64, locale: Locale) -> Destination {
    Destination { channel, audience: Audience::Channel, locale }
}
