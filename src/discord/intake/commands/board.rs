//! `/board`: the board of this channel's table, and the caller's choices.

use poise::ChoiceParameter;

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::private_reply::PrivateBoard;
use crate::discord::intake::{permissions, private_reply};
use crate::discord::log;
use crate::discord::messages::board as messages;
use crate::words::Voice;

/// The views of a board. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum View {
    /// The whole board.
    #[default]
    #[name = "whole"]
    Whole,
    /// The surroundings of the caller's own pieces, enlarged.
    #[name = "around_me"]
    AroundMe,
    #[name = "text"]
    Text,
}

/// The board of the table in this channel.
#[poise::command(slash_command)]
pub async fn board(ctx: Ctx<'_>, view: Option<View>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.looked_at().await?;
    let view = view.unwrap_or_default();
    let seat = table.seat_of(context.caller.id());
    let locale = context.caller.locale();
    let log = log::read(&context.app.tables, &table, table.seq).await?;
    let board = match view {
        View::Text => PrivateBoard::default(),
        View::Whole | View::AroundMe => {
            context.app.another_picture(&context.caller)?;
            private_reply::board(&context.app, &context.caller, &table, view == View::AroundMe).await?
        }
    };
    let mut outgoing = messages::private(&table, &log, seat, locale, 0, board.extent());
    let misses = view != View::Text && context.app.renderer.draws(table.title.meta().key);
    if misses && !permissions::may_attach(&context.caller) {
        let note = Voice::new(locale, Vec::new()).word("discord-board-no-pictures");
        outgoing.embed.iter_mut().for_each(|embed| embed.footnote(&note));
    }
    // With choices the message is a copy of the turn, and a person has one turn message.
    match seat.and_then(|seat| table.decision_of(seat)) {
        Some(_) => drop(context.show_turn(&table, outgoing, board.picture).await?),
        None => context.show(outgoing, board.picture).await?,
    }
    Ok(())
}
