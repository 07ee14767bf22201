//! What all parts of the bot work with.

use std::sync::Arc;

use crate::discord::answer_channels::AnswerChannels;
use crate::discord::delivery::{DeliverySender, StoreGate};
use crate::discord::desk::Desk;
use crate::discord::preferences::UsualBoard;
use crate::discord::render::Renderer;
use crate::table::Tables;

/// What all parts of the bot work with.
pub struct Services {
    pub tables: Arc<Tables>,
    pub desk: Arc<Desk>,
    pub renderer: Arc<Renderer>,
    /// The look and style of boards in channels.
    pub usual: UsualBoard,
    pub delivery_sender: DeliverySender,
    pub answer_channels: AnswerChannels,
    /// Whether the store takes changes.
    pub gate: StoreGate,
}
