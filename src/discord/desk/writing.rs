//! Writes the board of a table: over REST for the delivery loop, and as the answer to a press on it.
//!
//! Invariant: the writer of a board holds its [`Editing`], and updates the ledger before it releases that.

use crate::discord::desk::answer::Answer;
use crate::discord::desk::board::Board;
use crate::discord::desk::ledger::Editing;
use crate::discord::desk::policy::WriteError;
use crate::discord::desk::{Desk, Destination, EditResult, Sent};
use crate::table::Timestamp;

impl Desk {
    /// Posts a board. See [`Desk::post`].
    pub async fn post_board(
        &self,
        _editing: &Editing,
        at: Destination,
        board: &mut Board,
        nonce: &str,
        now: Timestamp,
    ) -> Result<Sent, WriteError> {
        let sent = self.post(at, &mut board.outgoing, nonce).await?;
        self.ledger.boards.note(sent.message, board, now);
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
            return Ok(EditResult::Edited(Sent { message, no_files: None }));
        }
        let edited = self.edit(at, message, &mut board.outgoing).await;
        match &edited {
            Ok(EditResult::Edited(_)) => boards.note(message, board, now),
            Ok(EditResult::Repost(_)) => {}
            Err(_) => boards.forget_picture(board.table),
        }
        edited
    }

    /// Answers the press on a board with that board; returns whether Discord accepted it. Unless it `may_follow` an
    /// acknowledgement, it is only sent as the first response.
    ///
    /// # Errors
    /// When it may follow and is not sent.
    pub async fn answer_with_board(
        &self,
        _editing: &Editing,
        answer: &Answer,
        may_follow: bool,
        message: u64,
        board: &Board,
        now: Timestamp,
    ) -> Result<bool, WriteError> {
        if !answer.change_board(&board.outgoing, may_follow).await? {
            return Ok(false);
        }
        self.ledger.boards.note(message, board, now);
        Ok(true)
    }
}
