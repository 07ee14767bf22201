//! `/me`: the caller's preferences.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::preferences::{self, Offered};
use crate::words::Voice;

/// How you want things.
#[poise::command(slash_command)]
pub async fn me(ctx: Ctx<'_>, look: Option<Offered>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let (tables, person) = (&context.app.tables, context.caller.id());
    let voice = Voice::new(context.caller.locale(), Vec::new());
    let sentence = match look {
        Some(offered) => {
            preferences::set_look(tables, person, offered.into()).await?;
            voice.say("discord-me-look-set", [("look", voice.word(preferences::key(offered.into())).into())])
        }
        None => {
            let now = context.app.look_of(person).await?;
            voice.say("discord-me-look", [("look", voice.word(preferences::key(now)).into())])
        }
    };
    context.answer(&OutgoingMessage::text(sentence)).await
}
