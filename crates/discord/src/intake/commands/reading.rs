//! The commands that show something: boards, points, logs, games that are over, one's games, rules and help.

use std::sync::Arc;

use poise::ChoiceParameter;

use crate::intake::commands::{Command, Context, Ctx, plain, seat, suggest};
use crate::intake::private_reply::PrivateBoard;
use crate::intake::{Failure, permissions};
use crate::log as table_log;
use crate::messages::pages::{self, LogFrom};
use crate::messages::{board as boards, privacy as exports};
use crate::offered::{Offered, OneOf};
use skald_core::title::{Frame, Title};
use skald_table::{Moment, Seq, TableError};

/// The views of a board. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum View {
    #[default]
    Whole,
    /// The surroundings of the caller's own pieces, enlarged.
    AroundMe,
    Text,
}

/// The board of the table in this channel.
#[poise::command(slash_command)]
pub async fn board(ctx: Ctx<'_>, view: Option<View>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.looked_at().await?;
    let view = view.unwrap_or_default();
    let seat = table.seat_of(context.id());
    let log = table_log::read(&context.app.tables, &table, table.seq).await?;
    let mut board = PrivateBoard::default();
    if view != View::Text {
        context.app.limits.take_picture(context.id())?;
        let around = seat.filter(|_| view == View::AroundMe);
        board = context.framed(&table, around.map_or(Frame::Whole, Frame::Around)).await?;
    }
    let mut outgoing = boards::private(String::new(), &table, &log, seat, context.locale(), 0, board.extent());
    let misses = view != View::Text && context.app.renderer.draws(table.title.meta().key);
    if misses && !permissions::may_attach(&context.caller) {
        let note = context.caller.voice().word("discord-board-no-pictures");
        outgoing.embed.iter_mut().for_each(|embed| embed.footnote(&note));
    }
    // With choices the message is a copy of the turn, and a person has one turn message.
    match seat.and_then(|seat| table.decision_of(seat)) {
        Some(_) => context.replace_turn(table.id, outgoing, board.picture, context.target()).await.map(drop),
        None => {
            context.add_board_link(table.id, &mut outgoing).await;
            context.show(outgoing, board.picture).await
        }
    }
}

/// Points so far, by source.
#[poise::command(slash_command)]
pub async fn score(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] explain: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.looked_at().await?;
    if view.game.is_none() {
        return Err(TableError::NotStarted.into());
    }
    let Some(explain) = explain else { return context.reply(&pages::score(&view, context.locale())).await };
    let seat = seat(&view, &explain)?;
    let log = context.app.tables.records().visible_log(&view, Seq(1), view.seq).await?;
    context.reply(&pages::explained(&view, &log, seat, context.locale())).await
}

/// Where the log page begins.
impl Offered for LogFrom {
    const ALL: &'static [(&'static str, Self)] =
        &[("latest", Self::Latest), ("my-turn", Self::MyTurn), ("start", Self::Start)];
}

/// What happened at the table in this channel.
#[poise::command(slash_command)]
pub async fn log(ctx: Ctx<'_>, from: Option<OneOf<LogFrom>>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let from = from.map_or(LogFrom::Latest, |OneOf(from)| from);
    context.log(&context.looked_at().await?, from).await
}

pub fn without_options() -> [Command; 7] {
    [
        plain("replay", |it| Box::pin(async move { it.replay(it.table().await?.id, Moment::Start).await })),
        plain("verify", |it| Box::pin(async move { it.dice(it.table().await?.id).await })),
        plain("review", |it| Box::pin(async move { it.review(it.table().await?.id).await })),
        plain("export", |it| Box::pin(export(it))),
        plain("games", |it| Box::pin(it.games(0))),
        plain("puzzle", |it| Box::pin(it.puzzle_of_today())),
        plain("help", |it| Box::pin(it.rules(pages::HELP, 0))),
    ]
}

/// The record of the game, as a file.
async fn export(context: &Context) -> Result<(), Failure> {
    context.app.limits.take_picture(context.id())?;
    let table = context.table().await?.id;
    let exported = context.app.tables.records().export_for_people(table).await?;
    context.reply(&exports::record(table, &exported, context.locale())).await
}

/// The short rules of a title, or, for `play`, those of every table.
#[poise::command(slash_command)]
pub async fn rules(ctx: Ctx<'_>, #[autocomplete = "suggest::rules"] title: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    match title {
        Some(title) if suggest::is_play(&title) => context.rules(pages::PLAY, 0).await,
        title => context.rules_of(&title_for(&context, title).await?, 0).await,
    }
}

/// The tutorial of a title, step by step.
#[poise::command(slash_command)]
pub async fn tutorial(ctx: Ctx<'_>, #[autocomplete = "suggest::titles"] title: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.enter_tutorial(&title_for(&context, title).await?).await
}

/// The named title, else that of the channel's table, else the first one.
async fn title_for(context: &Context, named: Option<String>) -> Result<Arc<dyn Title>, Failure> {
    let tables = &context.app.tables;
    let titles = tables.titles();
    let (key, typed) = match named {
        Some(typed) => (titles.meant(&typed), typed),
        None => match tables.at(context.caller.channel).await? {
            Some(view) => return Ok(view.title),
            None => (titles.keys().next(), String::new()),
        },
    };
    let title = key.and_then(|key| titles.default_of(key)).map(Arc::clone);
    title.ok_or_else(|| TableError::UnknownTitle(typed).into())
}
