//! `/log`: the log of the table.

use poise::ChoiceParameter;

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::pages::{self, LogFrom};
use crate::table::Seq;

/// Where the log page begins. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum From {
    /// At the end.
    #[name = "latest"]
    Latest,
    /// After the reader's last action.
    #[name = "my_turn"]
    MyTurn,
    #[name = "start"]
    Start,
}

/// What happened at the table in this channel.
#[poise::command(slash_command)]
pub async fn log(ctx: Ctx<'_>, from: Option<From>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.looked_at().await?;
    let entries = context.app.tables.records().visible_log(&view, Seq(1), view.seq).await?;
    let from = match from {
        None | Some(From::Latest) => LogFrom::Latest,
        Some(From::MyTurn) => LogFrom::MyTurn,
        Some(From::Start) => LogFrom::Start,
    };
    context.answer(&pages::log(&view, &entries, context.caller.id(), from, context.caller.locale())).await
}
