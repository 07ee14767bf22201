//! The board of a table as a message.

use crate::discord::messages::board::{self, Extent};
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::render::Digest;
use crate::table::{DecisionId, Entry, Seq, TableId, TableView};

/// The board of a table at a seq.
pub struct Board {
    pub table: TableId,
    pub seq: Seq,
    /// How much of it is written in words.
    pub extent: Extent,
    /// The shown page of choices, and the decision that they belong to.
    pub page: Option<(DecisionId, PageCursor)>,
    /// The part of the game: a new one gets a new message. `None` keeps the current message.
    pub part: Option<String>,
    pub outgoing: OutgoingMessage,
    /// What a new picture shows.
    pub digest: Option<Digest>,
}

impl Board {
    /// The board of a table without a picture, at a page of its choices. `log` holds the last entries.
    pub fn new(view: &TableView, log: &[Entry], cursor: PageCursor, extent: Extent) -> Self {
        let page = board::shown(view).map(|open| (open.id, cursor));
        let board::Card { part, outgoing } = board::card(view, log, cursor, extent);
        Self { table: view.id, seq: view.seq, extent, page, part, outgoing, digest: None }
    }

    /// The board of a finished game without buttons, in the message that was posted for `part`. The result replaces it
    /// later.
    pub fn ended(view: &TableView, log: &[Entry], extent: Extent, part: Option<&String>) -> Option<Self> {
        let part = part.filter(|part| !matches!(part.as_str(), board::LOBBY | board::END)).cloned()?;
        let outgoing = board::ended(view, log, extent)?;
        let (table, seq) = (view.id, view.seq);
        Some(Self { table, seq, extent, page: None, part: Some(part), outgoing, digest: None })
    }

    /// Sets the picture that the message has, and removes calls, because an edit does not notify.
    #[must_use]
    pub fn with_picture(mut self, picture: ImageSlot) -> Self {
        self.outgoing.picture = picture;
        self.outgoing.calls.clear();
        self
    }

    /// Whether a message posted for this part of the game is kept.
    pub fn stays(&self, part: Option<&String>) -> bool {
        self.part.is_none() || self.part.as_ref() == part
    }
}
