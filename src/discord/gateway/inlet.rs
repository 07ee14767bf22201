//! The other way in: interactions that came over HTTP join those of the gateway here, and are one with them from then on.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::frame::{self, Event};
use super::shared::Shared;

const INTERACTION: &str = "INTERACTION_CREATE";

/// Passes interactions to the library as if the gateway had brought them.
#[derive(Clone)]
pub struct Inlet(Arc<Shared>);

/// Why an interaction was not passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPassed {
    /// The library is not served yet, or too many events wait for it.
    Busy,
    /// The library cannot read it.
    Unreadable,
}

impl Inlet {
    pub(super) const fn new(shared: Arc<Shared>) -> Self {
        Self(shared)
    }

    /// Passes an interaction on, as Discord wrote it.
    ///
    /// # Errors
    /// When it was not.
    pub fn interaction(&self, data: Box<RawValue>) -> Result<(), NotPassed> {
        if let Err(why) = (self.0.readable)(&frame::dispatch(INTERACTION, 0, &data)) {
            self.0.status.unreadable(INTERACTION, &why);
            return Err(NotPassed::Unreadable);
        }
        // Until there was a session the library is not served, and what waits for it may come too late.
        let served = self.0.user.borrow().is_some() && !self.0.stop.is_cancelled();
        let passed = served && self.0.pass_on(Event { name: INTERACTION.to_owned(), data });
        if passed { Ok(()) } else { Err(NotPassed::Busy) }
    }
}
