//! Where a table is, for whoever reads of it elsewhere: the link to its board, and what its server and channel are called.
//!
//! We hear of no channel and no server by ourselves, since we ask for no intents: their names are asked for when they are
//! needed, and remembered for a day. Invariant: no call fails or waits for long because a name is not to be had.

use std::time::Duration;

use super::deliver::Delivery;
use super::memos::{self, CardMemo, NamesMemo};
use super::rest::RestError;
use crate::discord::call::{self, Place};
use crate::discord::clip::clip;
use crate::discord::names::quoted;
use crate::table::{Sight, TableError};

/// How long names hold, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The longest name.
const LONGEST: usize = 60;
/// How long a call waits for a name.
const PATIENCE: Duration = Duration::from_secs(2);

impl Delivery {
    /// The link to the board of a table.
    pub(super) async fn board(&self, sight: &Sight) -> Result<String, TableError> {
        let card: Option<CardMemo> = memos::read(&self.tables, &memos::card(sight.id)).await?;
        Ok(call::link(sight, sight.channel.0, card.map(|card| card.message)))
    }

    /// Where a table is.
    pub(super) async fn place(&self, sight: &Sight) -> Result<Place, TableError> {
        let board = self.board(sight).await?;
        let names = self.names(sight).await?;
        let shown = |name: &String| clip(&quoted(name), LONGEST);
        let channel =
            names.channel.as_ref().map_or_else(|| format!("<#{}>", sight.channel), |n| format!("#{}", shown(n)));
        let name = match &names.server {
            Some(server) => format!("**{}** › {channel}", shown(server)),
            None => channel,
        };
        Ok(Place { board, name })
    }

    /// The names as we know them; asked for when they are a day old.
    async fn names(&self, sight: &Sight) -> Result<NamesMemo, TableError> {
        let (key, now) = (memos::names(sight.channel), self.tables.now().0);
        let known: NamesMemo = memos::read(&self.tables, &key).await?.unwrap_or_default();
        if now < known.asked.saturating_add(DAY) {
            return Ok(known);
        }
        let channel = soon(self.rest.channel_name(sight.channel.0)).await;
        let server = match sight.community {
            Some(community) => soon(self.rest.server_name(community.0)).await,
            None => Ok(None),
        };
        // Refused is an answer as well; one that did not come is asked for next time.
        let given = |name: Result<Option<String>, RestError>, known: &Option<String>| match name {
            Ok(name) => (name, true),
            Err(RestError::Refused { status, .. }) if status != 401 => (None, true),
            Err(_) => (known.clone(), false),
        };
        let ((channel, told), (server, also)) = (given(channel, &known.channel), given(server, &known.server));
        let names = NamesMemo { channel, server, asked: if told && also { now } else { known.asked } };
        if names != known {
            self.tables.remember(vec![memos::write(key, &names)]).await?;
        }
        Ok(names)
    }
}

async fn soon(name: impl Future<Output = Result<Option<String>, RestError>>) -> Result<Option<String>, RestError> {
    let given = tokio::time::timeout(PATIENCE, name).await;
    given.unwrap_or_else(|_| Err(RestError::Unreachable("a name that was too long in coming".to_owned())))
}
