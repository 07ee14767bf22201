//! The tags of a table's post in a forum, which say whether the table is open, played or over.

use crate::discord::delivery::{DeliveryError, Outcome, PostState, TableDelivery, state};
use crate::discord::http::RestError;
use crate::table::{Stage, StateChange};

impl TableDelivery<'_> {
    /// Changes the tag with the stage of the table. A tag that Discord refuses stays as it is.
    pub(super) async fn refresh_tag(&self) -> Outcome<Option<StateChange>> {
        let key = state::post_key(self.view.id);
        let Some(post) = state::read::<PostState>(&self.tables, &key).await? else { return Ok(None) };
        let shown = stage(self.view.stage);
        if shown == post.shown {
            return Ok(None);
        }
        let tag: Vec<_> = post.tags[shown].into_iter().collect();
        match self.desk.rest.set_tags(self.view.channel.0, &tag).await {
            Ok(()) => {}
            Err(error @ RestError::Refused { .. }) => {
                tracing::warn!(table = %self.view.id, %error, "cannot change the tag of a post")
            }
            Err(error) => return Err(DeliveryError::Later { wait: None, why: error.to_string() }),
        }
        Ok(Some(state::write(key, &PostState { shown, ..post })))
    }
}

/// The index of a stage among the tags.
const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Lobby => 0,
        Stage::Playing => 1,
        Stage::Finished | Stage::Ended => 2,
    }
}
