//! What all parts of the bot work with.

use std::sync::Arc;

use crate::discord::answer_channels::AnswerChannels;
use crate::discord::board_links::Links;
use crate::discord::delivery::{DeliverySender, StoreGate};
use crate::discord::desk::Desk;
use crate::discord::messages::OutgoingMessage;
use crate::discord::preferences::UsualBoard;
use crate::discord::render::Renderer;
use crate::table::{Person, TableView, Tables};

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
    /// The links to the page of a board, if there is one.
    pub links: Option<Arc<Links>>,
}

impl Services {
    /// Adds the button that leads a person to the page of a board, if there is one.
    pub async fn add_board_link(&self, view: &TableView, person: &Person, outgoing: &mut OutgoingMessage) {
        if let Some(links) = &self.links {
            links.add(view, person, outgoing).await;
        }
    }
}
