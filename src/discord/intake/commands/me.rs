//! `/me`: the caller's preferences.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::preferences::{self, Offered, OfferedStyle};
use crate::words::Voice;

/// How you want things. Answers with all settings as they are now.
#[poise::command(slash_command)]
pub async fn me(ctx: Ctx<'_>, look: Option<Offered>, board: Option<OfferedStyle>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let (app, person) = (&context.app, context.caller.id());
    if let Some(look) = look {
        preferences::set_look(&app.tables, person, look.into()).await?;
    }
    if let Some(style) = board {
        preferences::set_style(&app.tables, person, style.into()).await?;
    }
    let voice = Voice::new(context.caller.locale(), Vec::new());
    let facts = [
        ("look", voice.word(preferences::look_key(app.look_of(person).await?)).into()),
        ("board", voice.word(preferences::style_key(app.style_of(person).await?)).into()),
    ];
    let key = if look.is_some() || board.is_some() { "discord-me-set" } else { "discord-me" };
    context.answer(&OutgoingMessage::text(voice.say(key, facts))).await
}
