//! `/me`: the caller's preferences.

use poise::ChoiceParameter;
use serenity::all::CreateAutocompleteResponse;

use crate::discord::intake::commands::{Context, Ctx, suggest};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{clock, privacy};
use crate::discord::pings::{self, PingPlace, Pings};
use crate::discord::preferences::{self, Listing, Offered, OfferedStyle};
use crate::words::Voice;

/// How you want things. Answers with all settings as they are now.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub async fn me(
    ctx: Ctx<'_>,
    look: Option<Offered>,
    board: Option<OfferedStyle>,
    pings: Option<PingPlace>,
    #[max_length = 20] quiet: Option<String>,
    #[autocomplete = "zones"]
    #[max_length = 60]
    zone: Option<String>,
    #[min = 0]
    #[max = 30]
    away: Option<u8>,
    standing: Option<Listing>,
    data: Option<Wanted>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    if let Some(wanted) = data {
        return personal(&context, wanted).await;
    }
    let (app, person) = (&context.app, context.caller.id());
    let called = pings.is_some() || quiet.is_some() || zone.is_some();
    if called {
        let wanted = change(pings::of(&app.tables, person).await?, pings, quiet.as_deref(), zone.as_deref())?;
        pings::set(&app.tables, person, &wanted).await?;
    }
    if let Some(listing) = standing {
        preferences::set_listing(&app.tables, person, listing).await?;
    }
    let gone = match away {
        Some(0) => {
            app.tables.come_back(person).await?;
            None
        }
        Some(days) => Some(app.tables.go_away(person, days.into()).await?),
        None => None,
    };
    if let Some(look) = look {
        preferences::set_look(&app.tables, person, look.into()).await?;
    }
    if let Some(style) = board {
        preferences::set_style(&app.tables, person, style.into()).await?;
    }
    let voice = Voice::new(context.caller.locale(), Vec::new());
    let facts = [
        ("look", voice.word(preferences::look_key(app.look_of(person).await?)).into()),
        ("board", voice.word(preferences::style_key(app.style_of(&context.caller).await?)).into()),
    ];
    let set = look.is_some() || board.is_some() || called || away.is_some() || standing.is_some();
    let key = if set { "discord-me-set" } else { "discord-me" };
    let mut lines = vec![voice.say(key, facts), clock::pings(&pings::of(&app.tables, person).await?, &voice)];
    if preferences::is_unlisted(&app.tables, person).await? {
        lines.push(voice.word("discord-me-unlisted"));
    }
    lines.extend(app.tables.away_until(person).await?.map(|until| clock::away(until, gone.as_ref(), &voice)));
    context.answer(&OutgoingMessage::text(lines.join("\n"))).await
}

/// What a person wants with all that is kept of them. The names are replaced by those of `privacy.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Wanted {
    /// To have it as a file.
    #[name = "export"]
    Export,
    /// To have it deleted.
    #[name = "delete"]
    Delete,
}

/// Gives a person all that is kept of them, or asks whether it is to be deleted.
async fn personal(context: &Context, wanted: Wanted) -> Result<(), Failure> {
    context.app.another_search(&context.caller)?;
    let data = context.app.tables.personal_data(context.caller.id()).await?;
    let outgoing = match wanted {
        Wanted::Export => privacy::exported(&data, context.caller.locale()),
        Wanted::Delete => privacy::ask(&data, context.caller.locale()),
    };
    context.answer(&outgoing).await
}

/// The wishes of a person with what they have just changed.
fn change(
    mut wanted: Pings,
    place: Option<PingPlace>,
    quiet: Option<&str>,
    zone: Option<&str>,
) -> Result<Pings, Failure> {
    if let Some(place) = place {
        wanted.place = place;
    }
    if let Some(zone) = zone {
        wanted.zone = Some(pings::zone(zone).ok_or_else(|| Failure::Zone(zone.to_owned()))?);
    }
    match quiet.map(str::trim) {
        None => {}
        Some("off" | "none" | "0" | "-") => wanted.quiet = None,
        Some(hours) => wanted.quiet = Some(hours.parse().map_err(|_| Failure::Hours(hours.to_owned()))?),
    }
    Ok(wanted)
}

async fn zones(_: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::zones(partial)
}
