//! The message that asks the people at a table whether a move is taken back: posted once, edited while they answer, and
//! without buttons once it is settled.

use crate::discord::delivery::deliver::{Deliverer, Outcome};
use crate::discord::delivery::state::{self, UndoCallState};
use crate::discord::messages::consent;
use crate::table::{DecisionId, Seq, StateChange, TableView};

impl Deliverer {
    /// Posts the request, unless it is settled already.
    pub(super) async fn ask_for_undo(&self, view: &TableView, request: Seq, nonce: &str) -> Outcome<Vec<StateChange>> {
        let Some(asked) = view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Vec::new());
        };
        let entries = self.tables.visible_log(view, asked.first, request).await?;
        let mut outgoing = consent::asked(view, asked, &entries);
        self.hush_some(&mut outgoing).await?;
        let message = self.post(view, &mut outgoing, nonce).await?;
        let posted = UndoCallState { channel: view.channel.0, message, request, agreed: asked.agreed.len() };
        Ok(vec![state::write(state::undo_call_key(view.id), &posted)])
    }

    /// Brings the request up to date: who has agreed, or what has become of it.
    pub(super) async fn refresh_undo(&self, view: &TableView) -> Outcome<Option<StateChange>> {
        let key = state::undo_call_key(view.id);
        let Some(posted) = state::read::<UndoCallState>(&self.tables, &key).await? else { return Ok(None) };
        let at = (posted.channel, posted.message);
        match view.undo_asked.as_ref().filter(|asked| asked.request == posted.request) {
            Some(asked) if asked.agreed.len() == posted.agreed => Ok(None),
            Some(asked) => {
                let entries = self.tables.visible_log(view, asked.first, posted.request).await?;
                let mut outgoing = consent::asked(view, asked, &entries);
                outgoing.calls.clear();
                self.edited(view, at, &mut outgoing).await?;
                Ok(Some(state::write(key, &UndoCallState { agreed: asked.agreed.len(), ..posted })))
            }
            None => {
                let since = self.entries_after(view, DecisionId(posted.request.0 - 1)).await?;
                self.edited(view, at, &mut consent::settled(view, &since)).await?;
                Ok(Some(state::erase(key)))
            }
        }
    }
}
