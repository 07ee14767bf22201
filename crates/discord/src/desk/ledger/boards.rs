//! What Discord shows of each board.
//!
//! The bot uses this in three ways:
//!
//! * It tells a person who acted if the board is late.
//! * It answers a press on a board with the new board at once, in words.
//! * It does not send a picture again that the message already has.
//!
//! Kept in memory only: after a restart no person waits for a board, and the delivery loop edits it first. Invariant:
//! an edit of a board holds its [`Editing`], so that an older state never replaces a newer one.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::desk::board::Board;
use crate::messages::{Extent, ImageSlot, KeptImage, OutgoingMessage, PageCursor};
use crate::render::Digest;
use skald_table::{DecisionId, Seq, TableId, Timestamp};

/// The maximum number of remembered tables.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// For this long the bot assumes that a message is still as it was written, in milliseconds.
const FRESH: u64 = 5000;

/// The right to edit the board of a table.
pub type Editing = OwnedMutexGuard<()>;

/// What each board shows.
pub struct Boards {
    boards: Mutex<LruCache<TableId, Entry>>,
    changed: Notify,
}

#[derive(Default)]
struct Entry {
    shown: Option<Shown>,
    /// Held while it is being edited.
    editing: Arc<tokio::sync::Mutex<()>>,
}

/// The picture of a board message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// The bot does not know whether there is one.
    #[default]
    Unknown,
    Nothing,
    /// This file, which shows the picture with this digest; the digest of an empty picture is the default one. Its alt
    /// text is the one that has replaced its own.
    File(Digest, KeptImage),
}

impl Picture {
    /// The picture as an image slot that keeps it.
    pub fn kept(&self) -> ImageSlot {
        match self {
            Self::Unknown | Self::Nothing => ImageSlot::Nothing,
            Self::File(_, kept) => ImageSlot::Kept(KeptImage { alt: None, ..kept.clone() }),
        }
    }

    /// The picture after a message with `slot` replaces this one: a new picture shows `digest`, and Discord has given it
    /// this id.
    fn after(self, slot: &ImageSlot, digest: Option<Digest>, attachment: Option<u64>) -> Self {
        let named = |file: &str| KeptImage { attachment, ..KeptImage::named(file) };
        match slot {
            ImageSlot::Nothing => Self::Nothing,
            ImageSlot::Kept(kept) => match self {
                Self::File(digest, known) if known.file == kept.file => {
                    Self::File(digest, KeptImage { alt: kept.alt.clone().or(known.alt), ..kept.clone() })
                }
                _ => Self::File(Digest::default(), kept.clone()),
            },
            ImageSlot::Placeholder(_) => Self::File(Digest::default(), named(slot.file().unwrap_or_default())),
            ImageSlot::New { file, .. } => Self::File(digest.unwrap_or_default(), named(file)),
        }
    }

    /// Whether an edit with this slot leaves its text alternative as it is.
    fn keeps_alt(&self, slot: &ImageSlot) -> bool {
        match (self, slot) {
            (Self::File(_, known), ImageSlot::Kept(kept)) => kept.alt.is_none() || kept.alt == known.alt,
            _ => true,
        }
    }
}

/// What a board message shows.
#[derive(Clone, Debug)]
pub struct Shown {
    pub message: u64,
    /// The table as of this seq or later.
    pub seq: Seq,
    pub picture: Picture,
    /// How much of it is written in words.
    pub extent: Extent,
    /// The fingerprint of the message.
    pub body: u64,
    pub at: Timestamp,
    /// The page of choices that a player has opened, and their decision.
    pub page: Option<(DecisionId, PageCursor)>,
}

impl Default for Boards {
    fn default() -> Self {
        Self { boards: Mutex::new(LruCache::new(MOST)), changed: Notify::new() }
    }
}

impl Boards {
    pub async fn edit(&self, table: TableId) -> Editing {
        let editing = self.with(table, |board| Arc::clone(&board.editing));
        editing.lock_owned().await
    }

    /// The right to edit the board of a table, and what it shows. `None` if it is being edited or its content is
    /// unknown.
    pub fn try_edit(&self, table: TableId) -> Option<(Editing, Shown)> {
        self.with(table, |board| Some((Arc::clone(&board.editing).try_lock_owned().ok()?, board.shown.clone()?)))
    }

    /// What the board of a table shows, if known.
    pub fn shown(&self, table: TableId) -> Option<Shown> {
        self.with(table, |board| board.shown.clone())
    }

    /// The picture in the board of a table, if this message is its board.
    pub fn picture(&self, table: TableId, message: u64) -> Picture {
        let shown = self.shown(table).filter(|shown| shown.message == message);
        shown.map_or(Picture::Unknown, |shown| shown.picture)
    }

    /// The page of choices that a table's board shows while it asks for this decision: the page a player opened, else the
    /// first one.
    pub fn page(&self, table: TableId, asked: Option<DecisionId>) -> PageCursor {
        let turned = self.shown(table).and_then(|shown| shown.page);
        turned.filter(|(decision, _)| Some(*decision) == asked).map_or_else(PageCursor::default, |(_, page)| page)
    }

    /// Records that this message shows the board. Discord has given its new picture this id.
    pub fn note(&self, message: u64, attachment: Option<u64>, board: &Board, at: Timestamp) {
        let before = self.picture(board.table, message);
        let picture = before.after(&board.outgoing.picture, board.digest, attachment);
        let &Board { seq, extent, page, .. } = board;
        let shown = Shown { message, seq, picture, extent, body: board.outgoing.fingerprint(), at, page };
        self.with(board.table, |entry| entry.shown = Some(shown));
        self.changed.notify_waiters();
    }

    /// Records that the board also shows this later state.
    pub fn note_seq(&self, table: TableId, seq: Seq) {
        self.with(table, |entry| {
            if let Some(shown) = &mut entry.shown {
                shown.seq = seq;
            }
        });
        self.changed.notify_waiters();
    }

    /// Whether this message was written like this within [`FRESH`], so that the edit can be skipped. A later edit also
    /// detects that the message was deleted.
    pub fn is_shown(&self, table: TableId, message: u64, outgoing: &OutgoingMessage, now: Timestamp) -> bool {
        let shown = self.shown(table).filter(|shown| shown.message == message && shown.picture != Picture::Unknown);
        outgoing.upload().is_none()
            && shown.is_some_and(|shown| {
                let is_same = shown.body == outgoing.fingerprint() && shown.picture.keeps_alt(&outgoing.picture);
                is_same && now.0 < shown.at.0 + FRESH
            })
    }

    /// Marks the picture of a table's board as unknown.
    pub fn forget_picture(&self, table: TableId) {
        self.with(table, |board| {
            if let Some(shown) = &mut board.shown {
                shown.picture = Picture::Unknown;
            }
        });
    }

    /// Whether the board of a table shows a later state than at this seq.
    pub fn is_past(&self, table: TableId, seq: Seq) -> bool {
        self.with(table, |board| board.shown.as_ref().is_some_and(|shown| shown.seq > seq))
    }

    /// Waits until the board of a table shows the state at this seq or a later one.
    pub async fn shows(&self, table: TableId, seq: Seq) {
        loop {
            let changed = self.changed.notified();
            if self.with(table, |board| board.shown.as_ref().is_some_and(|shown| shown.seq >= seq)) {
                return;
            }
            changed.await;
        }
    }

    fn with<T>(&self, table: TableId, look: impl FnOnce(&mut Entry) -> T) -> T {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        look(boards.get_or_insert_mut(table, Entry::default))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::messages::embed::{Embed, EmbedKind};
    use skald_core::words::Doc;

    /// A board with a picture and these words.
    fn board(seq: u64, file: &str, words: &str) -> Board {
        let picture = ImageSlot::Kept(KeptImage::named(file));
        let outgoing =
            OutgoingMessage { picture, ..OutgoingMessage::embed(Embed::of(&Doc::titled(words), EmbedKind::Game)) };
        Board { table: TABLE, seq: Seq(seq), extent: Extent::Brief, page: None, part: None, outgoing, digest: None }
    }

    const NOW: Timestamp = Timestamp(1);
    const TABLE: TableId = TableId::from_bits(1);

    fn note(boards: &Boards, table: TableId, seq: u64) {
        boards.note(7, None, &Board { table, ..board(seq, "board.png", "") }, NOW);
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_for_a_board_ends_when_it_is_shown() {
        let boards = Boards::default();
        let soon = Duration::from_secs(1);
        note(&boards, TABLE, 4);
        assert!(timeout(soon, boards.shows(TABLE, Seq(5))).await.is_err());
        assert!(!boards.is_past(TABLE, Seq(4)) && boards.is_past(TABLE, Seq(3)));
        let later = async {
            note(&boards, TableId::from_bits(2), 9);
            tokio::time::sleep(soon / 2).await;
            note(&boards, TABLE, 6);
        };
        let (shown, ()) = tokio::join!(timeout(soon, boards.shows(TABLE, Seq(5))), later);
        shown.expect("it is newer than needed");
        boards.note_seq(TABLE, Seq(7));
        timeout(soon, boards.shows(TABLE, Seq(7))).await.expect("it looks the same");
    }

    #[test]
    fn board_keeps_its_page_until_the_decision_changes() {
        let boards = Boards::default();
        let asked = Some(DecisionId(3));
        let later = Some(DecisionId(4));
        let page = PageCursor::from(2);
        note(&boards, TABLE, 4);
        assert_eq!(boards.page(TABLE, asked), PageCursor::default());
        boards.note(7, None, &Board { page: Some((DecisionId(3), page)), ..board(4, "board-4.png", "page 2") }, NOW);
        assert_eq!(boards.page(TABLE, asked), page);
        assert_eq!([boards.page(TABLE, later), boards.page(TABLE, None)], [PageCursor::default(); 2]);
    }

    #[tokio::test]
    async fn board_has_one_editor_that_knows_its_content() {
        let boards = Boards::default();
        assert!(boards.try_edit(TABLE).is_none(), "its content is unknown");
        boards.note(7, None, &board(4, "board-4.png", "four"), NOW);
        let (editing, shown) = boards.try_edit(TABLE).expect("it is not being edited");
        assert_eq!((shown.seq, shown.extent), (Seq(4), Extent::Brief));
        assert_eq!(shown.picture.kept().file(), Some("board-4.png"));
        assert!(boards.try_edit(TABLE).is_none(), "it is being edited");
        assert!(timeout(Duration::from_millis(20), boards.edit(TABLE)).await.is_err());
        drop(editing);
        drop(boards.edit(TABLE).await);
        let is_shown = |message, file, words| boards.is_shown(TABLE, message, &board(0, file, words).outgoing, NOW);
        assert!(is_shown(7, "board-4.png", "four"));
        boards.note(7, None, &board(5, "board-4.png", "five"), NOW);
        assert!(is_shown(7, "board-4.png", "five"));
        assert!(!is_shown(7, "board-4.png", "four") && !is_shown(7, "board-5.png", "five"));
        assert!(!is_shown(8, "board-4.png", "five"), "another message");
        boards.forget_picture(TABLE);
        assert!(boards.try_edit(TABLE).is_some_and(|(_, shown)| shown.picture == Picture::Unknown));
        assert!(!is_shown(7, "board-4.png", "five"), "its picture is unknown");
    }
}
