//! The commands that show something: boards, points, logs, games that are over, one's games, rules and help.

use std::sync::Arc;

use poise::ChoiceParameter;

use crate::discord::delivery::{self, CardState};
use crate::discord::intake::commands::{Context, Ctx, seat, suggest};
use crate::discord::intake::private_reply::PrivateBoard;
use crate::discord::intake::{Failure, permissions};
use crate::discord::log as table_log;
use crate::discord::messages::pages::{self, LogFrom};
use crate::discord::messages::{board as boards, export as exports, games as lists};
use crate::table::{Moment, Seq, TableError, TableView};
use crate::title::{Frame, Title};

/// The maximum number of running and finished tables of a list; more would not fit one message.
const MOST: (usize, usize) = (15, 5);

/// The views of a board. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum View {
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
    let seat = table.seat_of(context.id());
    let log = table_log::read(&context.app.tables, &table, table.seq).await?;
    let mut board = PrivateBoard::default();
    if view != View::Text {
        context.app.limits.take_picture(context.id())?;
        let around = seat.filter(|_| view == View::AroundMe);
        board = context.framed(&table, around.map_or(Frame::Whole, Frame::Around)).await?;
    }
    let mut outgoing = boards::private(&table, &log, seat, context.locale(), 0, board.extent());
    let misses = view != View::Text && context.app.renderer.draws(table.title.meta().key);
    if misses && !permissions::may_attach(&context.caller) {
        let note = context.caller.voice().word("discord-board-no-pictures");
        outgoing.embed.iter_mut().for_each(|embed| embed.footnote(&note));
    }
    // With choices the message is a copy of the turn, and a person has one turn message.
    match seat.and_then(|seat| table.decision_of(seat)) {
        Some(_) => context.replace_turn(table.id, outgoing, board.picture, context.target()).await.map(drop),
        None => context.show(outgoing, board.picture).await,
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

/// Where the log page begins. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum From {
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
    let from = match from {
        None | Some(From::Latest) => LogFrom::Latest,
        Some(From::MyTurn) => LogFrom::MyTurn,
        Some(From::Start) => LogFrom::Start,
    };
    context.log(&context.looked_at().await?, from).await
}

/// The game in this channel, turn by turn.
#[poise::command(slash_command)]
pub async fn replay(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.replay(context.table().await?.id, Moment::Start).await
}

/// Check the dice of the game that is over in this channel.
#[poise::command(slash_command)]
pub async fn verify(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.dice(context.table().await?.id).await
}

/// Review the game that is over in this channel.
#[poise::command(slash_command)]
pub async fn review(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.review(context.table().await?.id).await
}

/// Take away the record of the game in this channel.
#[poise::command(slash_command)]
pub async fn export(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.limits.take_picture(context.id())?;
    let table = context.table().await?.id;
    let exported = context.app.tables.records().export_for_people(table).await?;
    context.reply(&exports::record(table, &exported, context.locale())).await
}

/// Your tables everywhere.
#[poise::command(slash_command)]
pub async fn games(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let tables = &context.app.tables;
    let running = placed(&context, tables.of(context.id(), MOST.0).await?).await?;
    let finished = placed(&context, tables.records().past_games(context.id(), MOST.1).await?).await?;
    context.reply(&lists::games(&running, &finished, context.id(), context.locale())).await
}

/// Tables with the links to their boards.
async fn placed(context: &Context, views: Vec<TableView>) -> Result<Vec<(TableView, String)>, Failure> {
    let mut placed = Vec::new();
    for view in views {
        let card: Option<CardState> = delivery::read_state(&context.app.tables, &delivery::card_key(view.id)).await?;
        let place = context.app.desk.link(view.community, view.channel.0, card.map(|card| card.message));
        placed.push((view, place));
    }
    Ok(placed)
}

/// The short rules of a title, or, for `play`, those of every table.
#[poise::command(slash_command)]
pub async fn rules(ctx: Ctx<'_>, #[autocomplete = "suggest::rules"] title: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    match title {
        Some(title) if title.trim().eq_ignore_ascii_case(pages::PLAY) => context.rules(pages::PLAY, 0).await,
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

/// Where to begin.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), Failure> {
    Context::open(ctx).await?.rules(pages::HELP, 0).await
}
