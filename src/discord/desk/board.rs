//! The board of a table as a message.

use crate::discord::messages::board::{self, Extent};
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::render::Digest;
use crate::table::{DecisionId, Entry, Seq, TableId, TableView};

/// The board of a table as it stands at a seq.
pub struct Board {
    pub table: TableId,
    pub seq: Seq,
    /// How much of it is said in words.
    pub extent: Extent,
    /// The page of the choices of the decision that it asks for.
    pub page: Option<(DecisionId, PageCursor)>,
    /// The part of the game: a new one gets a new message. `None` keeps the current message.
    pub part: Option<String>,
    pub outgoing: OutgoingMessage,
    /// What a new picture shows.
    pub digest: Option<Digest>,
}

impl Board {
    /// The board of a table, at a page of its choices, without a picture. `log` are the last entries.
    pub fn new(view: &TableView, log: &[Entry], cursor: PageCursor, extent: Extent) -> Self {
        let page = board::shown(view).map(|open| (open.id, cursor));
        let board::Card { part, outgoing } = board::card(view, log, cursor, extent);
        Self { table: view.id, seq: view.seq, extent, page, part, outgoing, digest: None }
    }

    /// The board of a game that is over, without buttons, in the message that was posted for `part`: until the result replaces that.
    pub fn ended(view: &TableView, log: &[Entry], extent: Extent, part: Option<&String>) -> Option<Self> {
        let part = part.filter(|part| !matches!(part.as_str(), board::LOBBY | board::END)).cloned()?;
        let outgoing = board::ended(view, log, extent)?;
        let (table, seq) = (view.id, view.seq);
        Some(Self { table, seq, extent, page: None, part: Some(part), outgoing, digest: None })
    }

    /// The same with the picture that the message has, and without calls: nobody is called by an edit.
    #[must_use]
    pub fn with_picture(mut self, picture: ImageSlot) -> Self {
        self.outgoing.picture = picture;
        self.outgoing.calls.clear();
        self
    }

    /// Whether it is a part of the game for which a message with this part is kept.
    pub fn stays(&self, part: Option<&String>) -> bool {
        self.part.is_none() || self.part.as_ref() == part
    }
}
