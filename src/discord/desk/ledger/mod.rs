//! The only memory of what Discord shows: boards, private messages, and posts whose response was lost.
//!
//! Kept in memory only. State that must survive a restart, such as the ids of boards and calls, is in the delivery
//! state of the store.

mod boards;
mod posts;
mod private;

use std::sync::Arc;

use boards::Boards;
pub use boards::{Editing, Picture};
use posts::LostPosts;
pub use posts::nonce;
use private::PrivateMessages;
pub use private::{PrivateMessage, Purpose};

/// What Discord shows.
#[derive(Default)]
pub struct Ledger {
    pub boards: Boards,
    pub private: Arc<PrivateMessages>,
    pub posts: LostPosts,
}
