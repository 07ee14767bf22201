//! `/board`: the board of this channel's table, and the caller's choices.

use poise::ChoiceParameter;

use super::{Ctx, Desk};
use crate::discord::board as faces;
use crate::discord::failure::Failure;
use crate::discord::{lately, own, permissions};
use crate::words::Voice;

/// What is shown. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum View {
    /// The whole board.
    #[default]
    #[name = "whole"]
    Whole,
    /// What is near the caller's own pieces, larger.
    #[name = "around_me"]
    AroundMe,
    /// Text without a picture.
    #[name = "text"]
    Text,
}

/// The board of the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>, view: Option<View>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let (sight, view) = (desk.table().await?, view.unwrap_or_default());
    let (seat, locale) = (sight.seat_of(desk.caller.id()), desk.caller.locale());
    let log = lately::read(&desk.house.tables, &sight, sight.seq).await?;
    let mut face = faces::private(&sight, &log, seat, locale, 0);
    let wanted = match view {
        View::Text => None,
        View::Whole | View::AroundMe => own::board(&desk.house, &desk.caller, &sight, view == View::AroundMe).await?,
    };
    let misses = view != View::Text && desk.house.gallery.paints(sight.title.meta().key);
    if misses && !permissions::may_attach(&desk.caller) {
        let note = Voice::new(locale, Vec::new()).word("discord-board-no-pictures");
        face.embed.iter_mut().for_each(|embed| embed.footnote(&note));
    }
    desk.show(face, wanted).await
}
