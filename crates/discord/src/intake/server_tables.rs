//! The open tables of a server. A person who manages the server sees all of them, also those in deleted channels, and
//! may end each.
//!
//! The interaction itself says who manages which server. The page number and the table of a menu are untrusted: the
//! page is built again, and the table must belong to this server.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::future::join_all;

use crate::delivery::{self, ClosedChannelState};
use crate::http::RestError;
use crate::intake::tournament::managed_server;
use crate::intake::{App, Context, Failure};
use crate::messages::{OutgoingMessage, server as messages};
use skald_table::{ChannelId, TableError, TableId};

/// How long a page waits for Discord's list of channels.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Discord's code for a channel that does not exist.
const UNKNOWN_CHANNEL: u64 = 10_003;
/// Discord's code for a channel that the bot may not see.
const MISSING_ACCESS: u64 = 50_001;

/// How long a deleted channel is not checked again, in milliseconds.
const GONE_FOR: u64 = 60 * 60 * 1000;

impl Context {
    /// A page of the tables of the caller's server, from 0.
    pub async fn server_tables(&self, page: u16) -> Result<OutgoingMessage, Failure> {
        let server = managed_server(&self.caller)?;
        let found = self.app.tables.admin().tables_within(server, page.into(), messages::ROWS).await?;
        let gone = self.gone(found.views.iter().map(|view| view.channel).collect()).await?;
        Ok(messages::page(&found, &gone, self.locale()))
    }

    /// Asks whether to end a table of the caller's server.
    pub async fn ask_to_end(&self, table: TableId) -> Result<OutgoingMessage, Failure> {
        let server = managed_server(&self.caller)?;
        let view = self.app.tables.look(table).await?;
        if view.community != Some(server) {
            return Err(TableError::NoSuchTable.into());
        }
        if view.is_over() {
            return Err(TableError::Over.into());
        }
        let gone = self.gone(BTreeSet::from([view.channel])).await?;
        Ok(messages::ask_to_end(&view, !gone.is_empty(), self.locale()))
    }

    async fn gone(&self, channels: BTreeSet<ChannelId>) -> Result<BTreeSet<ChannelId>, TableError> {
        let others = channels.into_iter().filter(|channel| *channel != self.caller.channel);
        let asked = join_all(others.map(async |channel| Ok((channel, is_gone(&self.app, channel).await?)))).await;
        let asked: Result<Vec<_>, TableError> = asked.into_iter().collect();
        Ok(asked?.into_iter().filter(|(_, gone)| *gone).map(|(channel, _)| channel).collect())
    }
}

/// Whether a channel is deleted. A refusal by Discord is saved in the same way as by the delivery loop, so that it is
/// not requested each time. A channel without a response in time counts as existing.
async fn is_gone(app: &App, channel: ChannelId) -> Result<bool, TableError> {
    let key = delivery::channel_closed_key(channel);
    let now = app.tables.now().0;
    let closed: Option<ClosedChannelState> = delivery::read_state(&app.tables, &key).await?;
    if let Some(closed) = closed.filter(|closed| closed.until > now) {
        return Ok(closed.code == UNKNOWN_CHANNEL);
    }
    let asked = tokio::time::timeout(TIMEOUT, app.desk.rest.channel_name(channel.0)).await;
    let Ok(Err(RestError::Refused { code: code @ (UNKNOWN_CHANNEL | MISSING_ACCESS), .. })) = asked else {
        return Ok(false);
    };
    let closed = ClosedChannelState::new(code, now + GONE_FOR);
    app.tables.outbox().set_delivery_state(vec![delivery::write_state(key, &closed)], None).await?;
    Ok(code == UNKNOWN_CHANNEL)
}
