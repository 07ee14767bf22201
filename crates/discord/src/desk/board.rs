//! The board of a table as a message: callers say which board they want, and the desk builds it.

use crate::desk::Desk;
use crate::log;
use crate::messages::{Extent, ImageSlot, OutgoingMessage, PageCursor, board};
use crate::render::Digest;
use skald_table::{DecisionId, Entry, Seq, TableError, TableId, TableView, Tables};

/// Which board is wanted.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    pub view: &'a TableView,
    pub extent: Extent,
    /// The page of its choices. `None` keeps the page that a player has opened.
    pub cursor: Option<PageCursor>,
    /// The part of the game for which its message was posted, if that message stays until the result replaces it.
    pub part: Option<&'a String>,
}

impl<'a> Wanted<'a> {
    pub const fn of(view: &'a TableView, extent: Extent) -> Self {
        Self { view, extent, cursor: None, part: None }
    }
}

impl Desk {
    /// Renders the board that is wanted, without a picture.
    pub async fn board(&self, tables: &Tables, wanted: Wanted<'_>) -> Result<Board, TableError> {
        let Wanted { view, extent, cursor, part } = wanted;
        tables.play().coach(view).await;
        let log = log::read(tables, view, view.seq).await?;
        if let Some(ended) = part.and_then(|part| Board::ended(view, &log, extent, part)) {
            return Ok(ended);
        }
        let asked = board::shown(view).map(|open| open.id);
        let cursor = cursor.unwrap_or_else(|| self.ledger.boards.page(view.id, asked));
        Ok(Board::new(view, &log, cursor, extent))
    }
}

/// The board of a table at a seq.
pub struct Board {
    pub table: TableId,
    pub seq: Seq,
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
    fn new(view: &TableView, log: &[Entry], cursor: PageCursor, extent: Extent) -> Self {
        let page = board::shown(view).map(|open| (open.id, cursor));
        let board::Card { part, outgoing } = board::card(view, log, cursor, extent);
        Self { table: view.id, seq: view.seq, extent, page, part, outgoing, digest: None }
    }

    /// The board of a finished game without buttons, in the message that was posted for `part`. The result replaces it
    /// later.
    fn ended(view: &TableView, log: &[Entry], extent: Extent, part: &str) -> Option<Self> {
        let part = Some(part.to_owned()).filter(|part| !matches!(part.as_str(), board::LOBBY | board::END));
        let outgoing = board::ended(view, log, extent).filter(|_| part.is_some())?;
        Some(Self { table: view.id, seq: view.seq, extent, page: None, part, outgoing, digest: None })
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
