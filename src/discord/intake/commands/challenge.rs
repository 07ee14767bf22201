//! *Challenge to a game*, in the menu of a person: asks which game, and opens a table for two that is kept for them.

use serenity::all::User;

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::invitations;
use crate::table::PersonId;

/// Asks to which game to challenge a person.
#[poise::command(context_menu_command = "Challenge to a game", guild_only)]
pub async fn challenge(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    if person.bot {
        return Err(Failure::NoOpponent);
    }
    let question = invitations::which_title(&context.app, &context.caller, PersonId(person.id.get())).await?;
    context.answer(&question).await
}
