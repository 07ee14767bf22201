//! Writes the board of a table: over REST for the delivery loop, and as the answer to a press on it.
//!
//! Invariant: the writer of a board holds its [`Editing`], and updates the ledger before it releases that.

use crate::desk::answer::Answer;
use crate::desk::board::{Board, Wanted};
use crate::desk::ledger::Editing;
use crate::desk::policy::WriteError;
use crate::desk::{Desk, Destination, EditResult, Sent};
use crate::messages::ImageSlot;
use skald_table::{TableError, Tables, Timestamp};

/// Why a board or a card of a server is not written.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl Desk {
    pub async fn post_board(
        &self,
        _editing: &Editing,
        at: Destination,
        board: &mut Board,
        nonce: &str,
        now: Timestamp,
    ) -> Result<Sent, WriteError> {
        let sent = self.post(at, &mut board.outgoing, nonce).await?;
        self.ledger.boards.note(sent.message, sent.attachment, board, now);
        Ok(sent)
    }

    /// Edits a board, unless it already shows this. See [`Desk::edit`].
    ///
    /// # Errors
    /// When it is not edited. The edit may still have arrived, so its picture then counts as unknown.
    pub async fn edit_board(
        &self,
        _editing: &Editing,
        at: Destination,
        message: u64,
        board: &mut Board,
        now: Timestamp,
    ) -> Result<EditResult, WriteError> {
        let boards = &self.ledger.boards;
        if boards.is_shown(board.table, message, &board.outgoing, now) {
            boards.note_seq(board.table, board.seq);
            return Ok(EditResult::Edited(Sent { message, no_files: None, attachment: None }));
        }
        let edited = self.edit(at, message, &mut board.outgoing).await;
        match &edited {
            Ok(EditResult::Edited(sent)) => boards.note(message, sent.attachment, board, now),
            Ok(EditResult::Repost(_)) => {}
            Err(_) => boards.forget_picture(board.table),
        }
        edited
    }

    /// Answers the press on a board with the board that is wanted and the picture that it has. Returns whether Discord
    /// accepted it. Turning to another page may follow an acknowledgement. Otherwise the board is only sent as the first
    /// response, and only if its message stays.
    ///
    /// # Errors
    /// When the store fails, or a page that may follow is not sent.
    pub async fn answer_with_board(
        &self,
        tables: &Tables,
        _editing: &Editing,
        wanted: Wanted<'_>,
        picture: ImageSlot,
        answer: &Answer,
        message: u64,
    ) -> Result<bool, BoardError> {
        let turns = wanted.cursor.is_some();
        let board = self.board(tables, wanted).await?.with_picture(picture);
        if !turns && !board.stays(wanted.part) || !answer.change_board(&board.outgoing, turns).await? {
            return Ok(false);
        }
        self.ledger.boards.note(message, None, &board, tables.now());
        Ok(true)
    }
}
