//! `/leaderboard` and `/stats`: the ranks of people in this server.

use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{Timestamp as Moment, ToSpan as _};
use poise::ChoiceParameter;

use crate::intake::Failure;
use crate::intake::commands::{Context, Ctx, suggest};
use crate::messages::leaderboard::{self, Part};
use crate::{preferences, server_settings};
use skald_core::words::Voice;
use skald_table::{CommunityId, GameResult, PersonId, Standing, TableError, Timestamp, standings as of_results};

/// Which games count. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter)]
pub enum Season {
    /// This quarter of the year.
    #[default]
    Current,
    Last,
    All,
}

impl Season {
    /// The beginning and end of the season, by quarters in UTC.
    fn span(self, now: Timestamp) -> (Timestamp, Timestamp) {
        let begin = |back: i32| -> Option<Timestamp> {
            let today = Moment::from_millisecond(i64::try_from(now.0).ok()?).ok()?.to_zoned(TimeZone::UTC).date();
            let quarter = date(today.year(), (today.month() - 1) / 3 * 3 + 1, 1);
            let begin = quarter.checked_sub((3 * back).months()).ok()?.to_zoned(TimeZone::UTC).ok()?;
            Some(Timestamp(u64::try_from(begin.timestamp().as_millisecond()).ok()?))
        };
        let current = begin(0).unwrap_or_default();
        let last = begin(1).unwrap_or_default();
        match self {
            Self::Current => (current, Timestamp(u64::MAX)),
            Self::Last => (last, current),
            Self::All => (Timestamp(0), Timestamp(u64::MAX)),
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Current => "discord-season-current",
            Self::Last => "discord-season-last",
            Self::All => "discord-season-all",
        }
    }
}

/// The ranks of people in this server.
#[poise::command(slash_command, guild_only)]
pub async fn leaderboard(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::titles"] title: Option<String>,
    season: Option<Season>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let season = season.unwrap_or_default();
    let titles = context.app.tables.titles();
    let title = match title {
        Some(typed) => Some(titles.meant(&typed).ok_or_else(|| TableError::UnknownTitle(typed.clone()))?),
        None => None,
    };
    let results = results(&context, season).await?;
    let tables = &context.app.tables;
    let community = community(&context);
    let settings = server_settings::of(tables, Some(community)).await?;
    let mut table = of_results(&results, title);
    table.retain(|standing| standing.games > 0 && !settings.taken_off.contains(&standing.person));
    let mut unlisted = Vec::new();
    let reader = context.id();
    for (number, standing) in table.iter_mut().enumerate() {
        if standing.person == reader {
            standing.name.clone_from(&context.caller.person.name);
        } else if number < leaderboard::NAMED {
            if preferences::is_unlisted(tables, standing.person).await? {
                unlisted.push(standing.person);
            }
            standing.name = tables.people().name_in(standing.person, community).await?.unwrap_or(standing.name.clone());
        }
    }
    let locale = context.locale();
    let title = title.map(|key| titles.name_of(key, &Voice::new(locale, Vec::new())));
    let part = Part { title, season: season.key() };
    context.reply(&leaderboard::table(&table, &unlisted, reader, &part, locale)).await
}

/// Your own games in this server.
#[poise::command(slash_command, guild_only)]
pub async fn stats(ctx: Ctx<'_>, season: Option<Season>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let season = season.unwrap_or(Season::All);
    let results = results(&context, season).await?;
    let titles = context.app.tables.titles();
    let person = context.id();
    let voice = Voice::new(context.locale(), Vec::new());
    let own = titles.keys().filter_map(|key| {
        let (place, mut standing) = standing_of(&results, key, person)?;
        standing.name.clone_from(&context.caller.person.name);
        Some((titles.name_of(key, &voice), place, standing))
    });
    let own: Vec<_> = own.collect();
    context.reply(&leaderboard::personal(&own, season.key(), context.locale())).await
}

fn standing_of(results: &[GameResult], title: &str, person: PersonId) -> Option<(usize, Standing)> {
    let mut table = of_results(results, Some(title));
    // A person who has played only against the computer has no place.
    table.retain(|standing| standing.games > 0 || standing.person == person);
    let number = table.iter().position(|standing| standing.person == person)?;
    Some((Standing::place(&table, number), table[number].clone()))
}

async fn results(context: &Context, season: Season) -> Result<Vec<GameResult>, Failure> {
    let (from, to) = season.span(context.app.tables.now());
    Ok(context.app.tables.records().results(community(context), from, to).await?)
}

fn community(context: &Context) -> CommunityId {
    context.caller.community.unwrap_or(CommunityId(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_table::{PlayerResult, TableId};

    #[test]
    fn seasons_are_quarters_of_the_year() {
        let at = |text: &str| Timestamp(text.parse::<Moment>().unwrap().as_millisecond() as u64);
        let now = at("2026-02-28T23:59:59Z");
        assert_eq!(Season::Current.span(now).0, at("2026-01-01T00:00:00Z"));
        assert_eq!(Season::Last.span(now), (at("2025-10-01T00:00:00Z"), at("2026-01-01T00:00:00Z")));
        assert_eq!(Season::Current.span(at("2026-12-31T12:00:00Z")).0, at("2026-10-01T00:00:00Z"));
        assert_eq!(Season::All.span(now).0, Timestamp(0));
    }

    #[test]
    fn leader_has_the_first_place() {
        let player = |person, rank| PlayerResult {
            person: Some(PersonId(person)),
            policy: None,
            name: String::new(),
            rank,
            points: 0,
            assisted: false,
            left: false,
            in_time: 0,
            late: 0,
        };
        let players = vec![player(1, 1), player(2, 2)];
        let game = GameResult { table: TableId::from_bits(1), title: "raids".to_owned(), ended: Timestamp(1), players };
        let place = |title: &str, person| {
            standing_of(std::slice::from_ref(&game), title, PersonId(person)).map(|(place, _)| place)
        };
        assert_eq!([1, 2, 3].map(|person| place("raids", person)), [Some(1), Some(2), None]);
        assert_eq!(place("brandubh", 1), None);
    }
}
