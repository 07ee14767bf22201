//! `/play`: acts by a typed code; also accepts the name of `/undo`. `/undo`: undoes the last step of one's own turn, or
//! asks the others for consent to undo a move that they have seen. `/hint`: the best choices by a strong computer player,
//! for a person who plays against computers alone. *Challenge to a game*, in the menu of a person, opens a table for two.

use poise::ChoiceParameter;
use serenity::all::User;

use crate::intake::Failure;
use crate::intake::commands::{Context, Ctx, suggest};
use crate::intake::context::Undo;
use crate::messages::{hint as hints, orders};
use crate::offered::{Offered, OneOf};
use skald_core::words::{Args, Locale, Words};
use skald_table::{PersonId, TableId};

/// When to act. The names are replaced by those of `orders.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum When {
    #[default]
    Now,
    /// In the next turn, if it is then possible.
    NextTurn,
}

/// Act by a typed code.
#[poise::command(slash_command)]
pub async fn play(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::choices"]
    #[max_length = 100]
    action: String,
    when: Option<When>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    if when == Some(When::NextTurn) {
        return plan(&context, table, &action).await;
    }
    if is_undo(&action, context.locale()) {
        return context.back(table, None).await;
    }
    context.play(table, action).await
}

/// Saves the typed moves for the caller's next turn.
async fn plan(context: &Context, table: TableId, moves: &str) -> Result<(), Failure> {
    let orders = context.app.tables.play().plan(context.caller.request(table), moves).await?;
    tracing::info!(%table, person = %context.id(), "a person planned a move");
    context.reply(&orders::planned(&orders, context.locale())).await
}

/// Whether the text is the name of `/undo`, in English or in the person's language.
fn is_undo(typed: &str, locale: Locale) -> bool {
    let name = |locale| Words::say(locale, "command-undo", &Args::new());
    [Locale::En, locale].into_iter().any(|locale| typed.trim().to_lowercase() == name(locale))
}

/// About a move that others have seen.
impl Offered for Undo {
    const ALL: &'static [(&'static str, Self)] = &[
        ("ask", Self::Ask(None)),
        ("agree", Self::Answer(None, true)),
        ("refuse", Self::Answer(None, false)),
        ("withdraw", Self::Withdraw),
    ];
}

/// Take back your last step.
#[poise::command(slash_command)]
pub async fn undo(ctx: Ctx<'_>, consent: Option<OneOf<Undo>>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    match consent {
        None => context.back(table, None).await,
        Some(OneOf(undo)) => context.undo(table, undo).await,
    }
}

/// Shows the best choices.
pub async fn hint(context: &Context) -> Result<(), Failure> {
    let table = context.table().await?.id;
    let hint = context.app.tables.play().hint(table, context.id()).await?;
    tracing::info!(%table, person = %context.id(), "a person got a hint");
    context.reply(&hints::hint(&hint, context.locale())).await
}

/// Asks to which game to challenge a person.
#[poise::command(context_menu_command = "Challenge to a game", guild_only)]
pub async fn challenge(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    if person.bot {
        return Err(Failure::NO_OPPONENT);
    }
    let question = context.which_title(PersonId(person.id.get())).await?;
    context.reply(&question).await
}
