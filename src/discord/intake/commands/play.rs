//! `/play`: acts by a typed code; also accepts the name of `/undo`.

use poise::ChoiceParameter;

use crate::discord::intake::commands::{Context, Ctx, suggest, undo};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::thoughts;
use crate::discord::messages::{orders, outcome};
use crate::table::{Act, Pick, TableId};
use crate::words::{Args, Locale, Words};

/// When to act. The names are replaced by those of `orders.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum When {
    #[default]
    #[name = "now"]
    Now,
    /// In the next turn, if it is then possible.
    #[name = "next_turn"]
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
    if is_undo(&action, context.caller.locale()) {
        return undo::undo_last_step(&context, table).await;
    }
    act(&context, table, action).await
}

/// Saves the typed moves for the caller's next turn.
async fn plan(context: &Context, table: TableId, moves: &str) -> Result<(), Failure> {
    let orders = context.app.tables.play().plan(context.caller.request(table), moves).await?;
    tracing::info!(%table, person = %context.caller.id(), "a person planned a move");
    context.answer(&orders::planned(&orders, context.caller.locale())).await
}

/// Applies the typed moves, and shows the result.
pub(super) async fn act(context: &Context, table: TableId, action: String) -> Result<(), Failure> {
    let act = Act {
        table,
        person: context.caller.person.clone(),
        decision: None,
        choice: Pick::Typed(action),
        idempotency_key: Some(context.caller.idempotency_key),
    };
    let acted = context.app.act(&context.caller, act).await?;
    let sent = context.step(&acted.view, |extent| outcome::after(&acted, context.caller.locale(), extent)).await?;
    thoughts::follow(&context.app, &context.caller, &context.answer, acted, sent);
    Ok(())
}

/// Whether the text is the name of `/undo`, in English or in the person's language.
fn is_undo(typed: &str, locale: Locale) -> bool {
    let name = |locale| Words::say(locale, "command-undo", &Args::new());
    [Locale::En, locale].into_iter().any(|locale| typed.trim().to_lowercase() == name(locale))
}
