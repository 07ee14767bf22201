//! `/new`: open a table in this channel.

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, suggest};
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::{permissions, press};
use crate::table::{Open, Receipt, Sight};
use crate::words::Voice;

/// Open a table here.
#[poise::command(slash_command, guild_only)]
pub async fn new(
    ctx: Ctx<'_>,
    #[autocomplete = "titles"] title: Option<String>,
    #[min = 1]
    #[max = 8]
    seats: Option<u8>,
    #[min = 0]
    #[max = 7]
    computers: Option<u8>,
    #[autocomplete = "editions"] edition: Option<String>,
    #[autocomplete = "options"]
    #[max_length = 200]
    options: Option<String>,
) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let missing = permissions::missing(&desk.caller);
    if !missing.is_empty() {
        return Err(Failure::Missing(missing));
    }
    let titles = desk.house.tables.titles();
    let title = title.or_else(|| titles.keys().next().map(str::to_owned)).unwrap_or_default();
    let title = titles.meant(&title).map_or(title.clone(), str::to_owned);
    let most = titles.default_of(&title).map_or(2, |title| title.meta().seats.1);
    let open = Open {
        channel: desk.caller.channel,
        community: desk.caller.community,
        host: desk.caller.person.clone(),
        title,
        edition,
        options: suggest::read_options(options.as_deref().unwrap_or_default())?,
        seats: seats.unwrap_or(most),
        locale: desk.caller.public,
    };
    let sight = desk.house.tables.open(open, Some(desk.caller.receipt)).await?;
    let computers = computers.unwrap_or_default().min(sight.wanted.saturating_sub(1));
    let sight = add_computers(&desk, sight, computers).await?;
    desk.answer(&opened(&desk, &sight)).await
}

async fn add_computers(desk: &Desk, mut sight: Sight, count: u8) -> Result<Sight, Failure> {
    // A command that came in twice finds them seated.
    for number in sight.seats.len()..=usize::from(count) {
        // Receipts of their own; no interaction's id is so far from now.
        let receipt = Receipt(desk.caller.receipt.0 ^ (number as u64) << 60);
        let policy = press::first_policy(&sight)?;
        sight = desk.house.tables.add_computer(sight.id, desk.caller.id(), policy, Some(receipt)).await?;
    }
    Ok(sight)
}

fn opened(desk: &Desk, sight: &Sight) -> Face {
    let voice = Voice::new(desk.caller.locale(), Vec::new());
    let facts = [("title", sight.title.meta().name.into()), ("table", sight.id.to_string().into())];
    Face::text(voice.say("discord-new-opened", facts))
}

async fn titles(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::titles(ctx, partial)
}

async fn editions(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::editions(ctx, partial)
}

async fn options(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::options(ctx, partial)
}
