//! `/me`: how the caller wants things.

use super::{Ctx, Desk};
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::look::{self, Offered};
use crate::words::Voice;

/// How you want things.
#[poise::command(slash_command)]
pub async fn me(ctx: Ctx<'_>, look: Option<Offered>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let (tables, person) = (&desk.house.tables, desk.caller.id());
    let voice = Voice::new(desk.caller.locale(), Vec::new());
    let sentence = match look {
        Some(offered) => {
            look::wish(tables, person, offered.into()).await?;
            voice.say("discord-me-look-set", [("look", voice.word(look::key(offered.into())).into())])
        }
        None => {
            let now = desk.house.look_of(person).await?;
            voice.say("discord-me-look", [("look", voice.word(look::key(now)).into())])
        }
    };
    desk.answer(&Face::text(sentence)).await
}
