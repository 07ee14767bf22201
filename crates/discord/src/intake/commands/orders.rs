//! `/orders`: standing orders for contests, and the moves planned for the next turn.

use poise::ChoiceParameter;
use serenity::all::CreateAutocompleteResponse;

use crate::intake::Failure;
use crate::intake::commands::{Command, Context, Ctx, group, plain, seat, suggest};
use crate::messages::{names, orders as messages};
use skald_core::title::orders::{Answer, Order};
use skald_core::words::Locale;
use skald_table::{TableError, TableView};

/// How an order answers. The names are replaced by those of `orders.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum AnswerKind {
    Never,
    UpTo,
    WhileWinning,
    Ask,
}

pub fn orders() -> Command {
    group("orders", vec![plain("show", |it| Box::pin(show(it))), add(), clear()])
}

/// The orders of the caller, and what they would have answered.
async fn show(context: &Context) -> Result<(), Failure> {
    context.orders(context.table().await?.id).await
}

/// Give a standing order.
#[poise::command(slash_command)]
pub async fn add(
    ctx: Ctx<'_>,
    answer: AnswerKind,
    #[min = 1]
    #[max = 99]
    most: Option<u16>,
    #[autocomplete = "suggest::seats"] opponent: Option<String>,
    #[autocomplete = "stakes"]
    #[max_length = 100]
    stake: Option<String>,
    #[min = 1]
    #[max = 99]
    part: Option<u16>,
    #[min = 1]
    #[max = 99]
    times: Option<u8>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let Some(answer) = wanted(answer, most) else { return context.say("orders-most").await };
    let against = opponent.map(|text| other_seat(&context, &view, &text)).transpose()?;
    let stake = stake.map(|text| read_stake(&view, &text)).transpose()?;
    let table = view.id;
    let person = context.id();
    let order = Order { answer, against, stake, part, contests: times };
    context.app.tables.play().give_order(context.caller.request(table), order).await?;
    tracing::info!(%table, %person, "a person gave an order");
    context.orders(view.id).await
}

/// Withdraw one standing order, or everything.
#[poise::command(slash_command)]
pub async fn clear(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 99]
    number: Option<u8>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let person = context.id();
    let index = number.map(|number| usize::from(number).saturating_sub(1));
    context.app.tables.play().withdraw_orders(context.caller.request(view.id), index).await?;
    tracing::info!(table = %view.id, %person, "a person withdrew orders");
    context.orders(view.id).await
}

/// The wanted answer; `None` if the limit is missing, or given for an answer without one.
fn wanted(answer: AnswerKind, most: Option<u16>) -> Option<Answer> {
    match (answer, most) {
        (AnswerKind::UpTo, Some(most)) => Some(Answer::UpTo(most)),
        (AnswerKind::Never, None) => Some(Answer::Never),
        (AnswerKind::WhileWinning, None) => Some(Answer::WhileWinning),
        (AnswerKind::Ask, None) => Some(Answer::Ask),
        _ => None,
    }
}

fn other_seat(context: &Context, view: &TableView, text: &str) -> Result<skald_core::engine::Seat, Failure> {
    let seat = seat(view, text)?;
    if view.seat_of(context.id()) == Some(seat) { Err(Failure::Word("discord-refuse-own-seat")) } else { Ok(seat) }
}

/// Reads a kind of stake: its word, or its name in any language.
fn read_stake(view: &TableView, text: &str) -> Result<String, TableError> {
    let meant = suggest::meant(text, |locale| named_stakes(view, locale).collect());
    meant.ok_or_else(|| TableError::Unreadable(text.to_owned()))
}

fn named_stakes(view: &TableView, locale: Locale) -> impl Iterator<Item = (String, String)> {
    let voice = names::voice(view, locale);
    view.title.stakes().iter().map(move |stake| (messages::stake(view, stake, &voice), (*stake).to_owned()))
}

async fn stakes(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::at_table(ctx, partial, |view, locale| named_stakes(view, locale).collect()).await
}
