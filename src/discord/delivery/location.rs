//! Where a table is, for whoever reads of it elsewhere: the link to its board, and what its server and channel are called.
//!
//! We hear of no channel and no server by ourselves, since we ask for no intents: their names are asked for when they are
//! needed, and remembered for a day. Invariant: no call fails or waits for long because a name is not to be had.

use std::time::Duration;

use crate::discord::delivery::deliver::Deliverer;
use crate::discord::delivery::sender::RestError;
use crate::discord::delivery::state::{self, CardState, ChannelNames};
use crate::discord::messages::call::{self, Place};
use crate::discord::messages::clip::clip;
use crate::discord::messages::names::escape;
use crate::table::{TableError, TableView};

/// How long names hold, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The longest name.
const LONGEST: usize = 60;
/// How long a call waits for a name.
const PATIENCE: Duration = Duration::from_secs(2);

impl Deliverer {
    /// The link to the board of a table.
    pub(super) async fn board(&self, view: &TableView) -> Result<String, TableError> {
        let card: Option<CardState> = state::read(&self.tables, &state::card(view.id)).await?;
        Ok(call::link(view, view.channel.0, card.map(|card| card.message)))
    }

    /// Where a table is.
    pub(super) async fn place(&self, view: &TableView) -> Result<Place, TableError> {
        let board = self.board(view).await?;
        let names = self.names(view).await?;
        let shown = |name: &String| clip(&escape(name), LONGEST);
        let channel =
            names.channel.as_ref().map_or_else(|| format!("<#{}>", view.channel), |n| format!("#{}", shown(n)));
        let name = match &names.server {
            Some(server) => format!("**{}** › {channel}", shown(server)),
            None => channel,
        };
        Ok(Place { board, name })
    }

    /// The names as we know them; asked for when they are a day old.
    async fn names(&self, view: &TableView) -> Result<ChannelNames, TableError> {
        let (key, now) = (state::names(view.channel), self.tables.now().0);
        let known: ChannelNames = state::read(&self.tables, &key).await?.unwrap_or_default();
        if now < known.asked.saturating_add(DAY) {
            return Ok(known);
        }
        let channel = soon(self.rest.channel_name(view.channel.0)).await;
        let server = match view.community {
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
        let names = ChannelNames { channel, server, asked: if told && also { now } else { known.asked } };
        if names != known {
            self.tables.set_delivery_state(vec![state::write(key, &names)]).await?;
        }
        Ok(names)
    }
}

async fn soon(name: impl Future<Output = Result<Option<String>, RestError>>) -> Result<Option<String>, RestError> {
    let given = tokio::time::timeout(PATIENCE, name).await;
    given.unwrap_or_else(|_| Err(RestError::Unreachable("a name that was too long in coming".to_owned())))
}
