//! `/new`: open a table in this channel.

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, lobby, suggest};
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::{permissions, press};
use crate::table::{Open, Receipt, Sight};
use crate::words::Voice;

/// The step that starts the game; those before it seat computer players.
const START: u64 = 15;

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
    start: Option<bool>,
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
    let start = start.unwrap_or_default();
    let (seats, computers) = filled(seats, computers, most, start)?;
    let open = Open {
        channel: desk.caller.channel,
        community: desk.caller.community,
        host: desk.caller.person.clone(),
        title,
        edition,
        options: suggest::read_options(options.as_deref().unwrap_or_default())?,
        seats,
        locale: desk.caller.public,
    };
    let sight = desk.house.tables.open(open, Some(desk.caller.receipt)).await?;
    let computers = computers.min(sight.wanted.saturating_sub(1));
    let sight = add_computers(&desk, sight, computers).await?;
    if start {
        let sight =
            desk.house.tables.start(sight.id, desk.caller.id(), Some(later(desk.caller.receipt, START))).await?;
        return lobby::started(&desk, sight).await;
    }
    desk.answer(&opened(&desk, &sight)).await
}

/// How many seats there are, and how many of them are computers'. A game that starts at once has no free seat: those that
/// nobody is named for are the computers'.
fn filled(seats: Option<u8>, computers: Option<u8>, most: u8, start: bool) -> Result<(u8, u8), Failure> {
    match (start, seats, computers) {
        (false, seats, computers) => Ok((seats.unwrap_or(most), computers.unwrap_or_default())),
        (true, None, Some(computers)) => Ok((computers + 1, computers)),
        (true, seats, None) => {
            let seats = seats.unwrap_or(most);
            Ok((seats, seats.saturating_sub(1)))
        }
        (true, Some(seats), Some(computers)) if computers + 1 < seats => Err(Failure::FreeSeats(seats - 1 - computers)),
        (true, Some(seats), Some(computers)) => Ok((seats, computers)),
    }
}

/// A receipt of its own for what one command does after its first step; no interaction's id is so far from now.
const fn later(receipt: Receipt, step: u64) -> Receipt {
    Receipt(receipt.0 ^ step << 60)
}

async fn add_computers(desk: &Desk, mut sight: Sight, count: u8) -> Result<Sight, Failure> {
    // A command that came in twice finds them seated.
    for number in sight.seats.len()..=usize::from(count) {
        let receipt = later(desk.caller.receipt, number as u64);
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

#[cfg(test)]
mod tests {
    use super::{Failure, filled};

    #[test]
    fn a_game_that_starts_at_once_has_no_free_seat() {
        assert!(matches!(filled(None, None, 4, false), Ok((4, 0))));
        assert!(matches!(filled(None, None, 4, true), Ok((4, 3))));
        assert!(matches!(filled(Some(2), None, 4, true), Ok((2, 1))));
        assert!(matches!(filled(Some(1), None, 4, true), Ok((1, 0))));
        assert!(matches!(filled(None, Some(2), 4, true), Ok((3, 2))));
        assert!(matches!(filled(Some(3), Some(2), 4, true), Ok((3, 2))));
        assert!(matches!(filled(Some(4), Some(1), 4, true), Err(Failure::FreeSeats(2))));
    }
}
