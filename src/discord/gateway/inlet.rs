//! The inlet for interactions over HTTP: it merges them with those of the gateway, and both are handled alike.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::frame::Event;
use super::shared::{Reading, Shared};

const INTERACTION: &str = "INTERACTION_CREATE";

/// Passes interactions on as if they came from the gateway.
#[derive(Clone)]
pub struct Inlet(Arc<Shared>);

/// Why an interaction was not passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPassed {
    /// Too many events wait for the library, or it is no longer served.
    Busy,
    /// The library cannot read it.
    Unreadable,
}

impl Inlet {
    pub(super) const fn new(shared: Arc<Shared>) -> Self {
        Self(shared)
    }

    /// Waits until the library is served: until there has been a session, in this run or an earlier one. An interaction
    /// passed on earlier may wait too long.
    pub async fn served(&self) {
        // The sender lives as long as `self`, so there is no error.
        let _ = self.0.user.subscribe().wait_for(Option::is_some).await;
    }

    /// Passes an interaction on as Discord wrote it.
    ///
    /// # Errors
    /// See [`NotPassed`].
    pub fn interaction(&self, data: Box<RawValue>) -> Result<(), NotPassed> {
        match (self.0.reader)(INTERACTION, &data) {
            Reading::Taken => Ok(()),
            Reading::PassOn if self.0.pass_on(Event { name: INTERACTION.to_owned(), data }) => Ok(()),
            Reading::PassOn => Err(NotPassed::Busy),
            Reading::Unreadable(why) => {
                self.0.status.unreadable(INTERACTION, &why);
                Err(NotPassed::Unreadable)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;
    use tokio::time::timeout;

    use super::*;
    use crate::discord::gateway::test_shared::{ALONE, UNREACHABLE, state};

    #[tokio::test]
    async fn interactions_wait_until_the_bots_user_is_known() {
        let (shared, _events) = state(UNREACHABLE, (1, ALONE), 1);
        let inlet = Inlet::new(Arc::clone(&shared));
        assert!(timeout(Duration::from_millis(50), inlet.served()).await.is_err(), "there has been no session");
        shared.user.send_replace(Some(json!({ "id": "42" })));
        timeout(Duration::from_secs(5), inlet.served()).await.expect("it is served");
    }

    #[tokio::test]
    async fn full_queue_is_reported_to_the_caller() {
        let (shared, _events) = state(UNREACHABLE, (1, ALONE), 1);
        let inlet = Inlet::new(shared);
        let data = || RawValue::from_string("{}".to_owned()).unwrap();
        assert_eq!(inlet.interaction(data()), Ok(()));
        assert_eq!(inlet.interaction(data()), Err(NotPassed::Busy));
    }
}
