//! Work that one process does for all servers, in rounds.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;

use crate::table::TableError;

/// One look at the cards of servers, and the pause after it. A failure or a defect ends this round only.
pub async fn round<T>(name: &'static str, pause: Duration, look: impl Future<Output = Result<T, TableError>>) {
    match AssertUnwindSafe(look).catch_unwind().await {
        Ok(Ok(_)) => {}
        Ok(Err(error)) => tracing::warn!(name, %error, "cannot look after the cards of servers"),
        Err(_) => tracing::error!(name, "the cards of servers failed because of a defect"),
    }
    tokio::time::sleep(pause).await;
}
