//! `/log`: what happened.

use poise::ChoiceParameter;

use super::{Ctx, Desk};
use crate::discord::failure::Failure;
use crate::discord::pages::{self, LogFrom};
use crate::table::Seq;

/// Where to begin. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum From {
    /// At the end.
    #[name = "latest"]
    Latest,
    /// After the reader's last action.
    #[name = "my_turn"]
    MyTurn,
    /// At the beginning.
    #[name = "start"]
    Start,
}

/// What happened at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn log(ctx: Ctx<'_>, from: Option<From>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    let entries = desk.house.tables.told(&sight, Seq(1), sight.seq).await?;
    let from = match from {
        None | Some(From::Latest) => LogFrom::Latest,
        Some(From::MyTurn) => LogFrom::MyTurn,
        Some(From::Start) => LogFrom::Start,
    };
    desk.answer(&pages::log(&sight, &entries, desk.caller.id(), from, desk.caller.locale())).await
}
