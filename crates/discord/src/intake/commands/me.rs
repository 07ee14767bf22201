//! `/me`: the caller's preferences.

use poise::ChoiceParameter;

use crate::intake::Failure;
use crate::intake::commands::{Context, Ctx, suggest};
use crate::intake::forms::number;
use crate::messages::custom_id::Form;
use crate::messages::{OutgoingMessage, clock, forms, privacy};
use crate::offered::{Offered as _, OneOf};
use crate::pings::{self, PingPlace, Pings};
use crate::preferences::{self, Listing};
use crate::zones;
use skald_config::BoardStyle;
use skald_core::canvas::palette::Look;
use skald_table::{GoneAway, read_hour};

/// The longest time between two calls, in hours.
const MOST_HOURS: u8 = 72;

/// How you want things. Answers with all settings as they are now.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub async fn me(
    ctx: Ctx<'_>,
    look: Option<OneOf<Look>>,
    board: Option<OneOf<BoardStyle>>,
    pings: Option<OneOf<PingPlace>>,
    #[max_length = 20] quiet: Option<String>,
    #[autocomplete = "suggest::zones"]
    #[max_length = 100]
    zone: Option<String>,
    #[min = 0]
    #[max = 72]
    interval: Option<u8>,
    #[max_length = 20] digest: Option<String>,
    #[min = 0]
    #[max = 30]
    away: Option<u8>,
    standing: Option<Listing>,
    data: Option<DataRequest>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    if let Some(wanted) = data {
        return personal(&context, wanted).await;
    }
    let app = &context.app;
    let person = context.id();
    let call_options = CallOptions { place: pings.map(|OneOf(place)| place), quiet, zone, interval, digest };
    let called = call_options.are_any();
    if called {
        let wanted = call_options.change(pings::of(&app.tables, person).await?)?;
        pings::set(&app.tables, person, &wanted).await?;
    }
    if let Some(listing) = standing {
        preferences::set_listing(&app.tables, person, listing).await?;
    }
    let gone = match away {
        Some(0) => {
            app.tables.people().come_back(person).await?;
            None
        }
        Some(days) => Some(app.tables.people().go_away(person, days.into()).await?),
        None => None,
    };
    if let Some(OneOf(look)) = look {
        preferences::set_look(&app.tables, person, look).await?;
    }
    if let Some(OneOf(style)) = board {
        preferences::set_style(&app.tables, person, style).await?;
    }
    let set = look.is_some() || board.is_some() || called || away.is_some() || standing.is_some();
    if set {
        app.note_done(&context.caller);
    }
    show_settings(&context, set, gone.as_ref()).await
}

/// Saves when a person is called, as typed in the form: an empty field is no wish. Shows all settings.
pub async fn set_calls(context: &Context, [quiet, zone, interval, digest]: [&str; 4]) -> Result<(), Failure> {
    let or_off = |text: &str| Some(if text.is_empty() { "off" } else { text }.to_owned());
    let interval = number(interval, MOST_HOURS.into())?.unwrap_or_default();
    let typed = CallOptions {
        place: None,
        quiet: or_off(quiet),
        zone: (!zone.is_empty()).then(|| zone.to_owned()),
        interval: u8::try_from(interval).ok(),
        digest: or_off(digest),
    };
    let mut wanted = typed.change(pings::of(&context.app.tables, context.id()).await?)?;
    if zone.is_empty() {
        wanted.hours.zone = None;
    }
    pings::set(&context.app.tables, context.id(), &wanted).await?;
    context.app.note_done(&context.caller);
    show_settings(context, true, None).await
}

/// Shows all settings of a person, and the button of the form for calls; `set` says that they have just changed.
async fn show_settings(context: &Context, set: bool, gone: Option<&GoneAway>) -> Result<(), Failure> {
    let Context { app, caller, .. } = context;
    let person = caller.id();
    let voice = caller.voice();
    let facts = [
        ("look", voice.word(&app.look_of(person).await?.key("command-me-look")).into()),
        ("board", voice.word(&app.style_of(caller).await?.key("command-me-board")).into()),
    ];
    let key = if set { "discord-me-set" } else { "discord-me" };
    let mut lines =
        vec![voice.say(key, facts), clock::pings(&pings::of(&app.tables, person).await?, app.tables.now(), &voice)];
    if preferences::is_unlisted(&app.tables, person).await? {
        lines.push(voice.word("discord-me-unlisted"));
    }
    lines.extend(app.tables.people().away_until(person).await?.map(|until| clock::away(until, gone, &voice)));
    let form = forms::button(Form::Calls, "form-calls", &voice);
    context.reply(&OutgoingMessage::text(lines.join("\n")).with(vec![form])).await
}

/// What a person wants to do with their data. The names are replaced by those of `privacy.ftl`.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum DataRequest {
    Export,
    Delete,
    /// Withdraw all links to the pages of boards.
    Links,
}

/// Sends a person their data, or asks whether to delete it.
async fn personal(context: &Context, wanted: DataRequest) -> Result<(), Failure> {
    let people = context.app.tables.people();
    let data = async {
        context.app.limits.take_search(context.id())?;
        Ok::<_, Failure>(people.personal_data(context.id()).await?)
    };
    let outgoing = match wanted {
        DataRequest::Export => privacy::exported(&data.await?, context.locale()),
        DataRequest::Delete => privacy::ask(&data.await?, context.locale()),
        DataRequest::Links => {
            let count = people.withdraw_board_links(context.id()).await?;
            context.app.note_done(&context.caller);
            OutgoingMessage::text(context.caller.voice().say("tap-withdrawn", [("count", count.into())]))
        }
    };
    context.reply(&outgoing).await
}

struct CallOptions {
    place: Option<PingPlace>,
    quiet: Option<String>,
    zone: Option<String>,
    interval: Option<u8>,
    digest: Option<String>,
}

impl CallOptions {
    const fn are_any(&self) -> bool {
        let often = self.interval.is_some() || self.digest.is_some();
        often || self.place.is_some() || self.quiet.is_some() || self.zone.is_some()
    }

    fn change(self, mut wanted: Pings) -> Result<Pings, Failure> {
        wanted.place = self.place.unwrap_or(wanted.place);
        if let Some(zone) = self.zone {
            wanted.hours.zone = Some(zones::named(&zone).ok_or_else(|| Failure::typed("discord-refuse-zone", &zone))?);
        }
        match self.quiet.as_deref().map(str::trim) {
            None => {}
            Some(typed) if matches!(typed, "0" | "-") || suggest::is_off(typed) => wanted.hours.quiet = None,
            Some(hours) => {
                wanted.hours.quiet = Some(hours.parse().map_err(|_| Failure::typed("discord-refuse-hours", hours))?)
            }
        }
        if let Some(hours) = self.interval {
            wanted.interval = (hours > 0).then_some(hours);
        }
        match self.digest.as_deref().map(str::trim) {
            None => {}
            Some(typed) if typed == "-" || suggest::is_off(typed) => wanted.digest = None,
            Some(hour) => {
                wanted.digest = Some(read_hour(hour).ok_or_else(|| Failure::typed("digest-refuse-hour", hour))?)
            }
        }
        Ok(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_hours_between_calls_is_no_preference() {
        let call_options = |interval| CallOptions { place: None, quiet: None, zone: None, interval, digest: None };
        let spaced = call_options(Some(12)).change(Pings::default()).unwrap();
        assert_eq!(spaced.interval, Some(12));
        assert_eq!(call_options(None).change(spaced.clone()).unwrap(), spaced);
        assert_eq!(call_options(Some(0)).change(spaced).unwrap(), Pings::default());
    }
}
