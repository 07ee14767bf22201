//! The leaderboard of a server, and a person's own lines.

use crate::messages::{Embed, EmbedKind, OutgoingMessage, names};
use skald_core::words::{Doc, Locale, Tone, Voice};
use skald_table::{PersonId, Standing};

/// The maximum number of people that a leaderboard names.
pub const NAMED: usize = 15;

/// The games that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name of the title; `None` for all.
    pub title: Option<String>,
    pub season: &'static str,
}

/// The leaderboard of a server. `unlisted` are the people who do not want to be named; they keep their rank.
pub fn table(
    standings: &[Standing],
    unlisted: &[PersonId],
    reader: PersonId,
    part: &Part,
    locale: Locale,
) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(heading("discord-standings-title", part, &voice));
    if standings.is_empty() {
        doc.toned(voice.word("discord-standings-none"), Tone::Quiet);
    }
    let names = names::apart(standings.iter().map(|it| (it.person, it.name.as_str())), locale);
    let mut more = standings.len();
    for (number, (standing, name)) in standings.iter().zip(names).enumerate() {
        if number < NAMED || standing.person == reader {
            more -= 1;
            let hidden = unlisted.contains(&standing.person) && standing.person != reader;
            let name = if hidden { voice.word("discord-standings-hidden") } else { name };
            doc.line(line(Standing::place(standings, number), standing, name, &voice));
        }
    }
    if more > 0 {
        doc.toned(voice.say("overview-more", [("count", more.into())]), Tone::Quiet);
    }
    if standings.iter().any(|standing| standing.provisional) {
        doc.footer = voice.word("discord-standings-provisional");
    }
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// A person's results in each title that they played there.
pub fn personal(standings: &[(String, usize, Standing)], season: &'static str, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(heading("discord-stats-title", &Part { title: None, season }, &voice));
    if standings.is_empty() {
        doc.toned(voice.word("discord-stats-none"), Tone::Quiet);
    }
    for (title, place, standing) in standings {
        doc.toned(title.clone(), Tone::Strong);
        if standing.games > 0 {
            doc.line(line(*place, standing, names::person(&standing.name, None, locale), &voice));
            let (rank, tenth) = mean_rank(standing);
            let facts = [("rank", rank.into()), ("tenth", tenth.into())];
            doc.toned(voice.say("discord-stats-rank", facts), Tone::Quiet);
        }
        let (games, wins) = standing.all_against_computers();
        if games > 0 {
            let line = voice.say("discord-stats-computers", [("games", games.into()), ("wins", wins.into())]);
            doc.line(with_draws(line, standing.drawn_with_computers, &voice));
            if let Some(levels) = by_level(standing, &voice) {
                doc.toned(levels, Tone::Quiet);
            }
        }
        if standing.helped > 0 {
            doc.toned(voice.say("discord-stats-helped", [("wins", standing.helped.into())]), Tone::Quiet);
        }
    }
    if standings.iter().any(|(_, _, standing)| standing.provisional && standing.games > 0) {
        doc.footer = voice.word("discord-standings-provisional");
    }
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

fn heading(key: &str, part: &Part, voice: &Voice) -> String {
    let title = part.title.clone().unwrap_or_else(|| voice.word("discord-standings-all"));
    voice.say(key, [("title", title.into()), ("season", voice.word(part.season).into())])
}

fn line(place: usize, standing: &Standing, name: String, voice: &Voice) -> String {
    // A medal is won: the highest of a few ratings may belong to a person who has never won.
    let medal = match place {
        1 if standing.wins > 0 => "🥇",
        2 if standing.wins > 0 => "🥈",
        3 if standing.wins > 0 => "🥉",
        _ => "▫️",
    };
    let unsure = if standing.provisional { "?" } else { "" };
    let facts = [
        ("place", place.into()),
        ("medal", medal.into()),
        ("name", name.into()),
        ("rating", format!("{}{unsure}", standing.rating).into()),
        ("games", standing.games.into()),
        ("wins", standing.wins.into()),
    ];
    let line = with_draws(voice.say("discord-standings-line", facts), standing.draws, voice);
    match in_time(standing) {
        Some(share) => format!("{line} · {}", voice.say("discord-standings-in-time", [("share", share.into())])),
        None => line,
    }
}

/// The line of a record, with its drawn games if there are any.
fn with_draws(line: String, draws: u32, voice: &Voice) -> String {
    match draws {
        0 => line,
        draws => format!("{line}, {}", voice.say("discord-standings-draws", [("draws", draws.into())])),
    }
}

/// The record against each level of computer players; `None` if none of them had a level.
fn by_level(standing: &Standing, voice: &Voice) -> Option<String> {
    let levels = standing.against_computers.iter().filter_map(|(level, record)| Some(((*level)?, *record)));
    let levels = levels.map(|(level, (games, wins))| {
        let level = voice.word(&names::policy_key(level.name()));
        voice.say("discord-stats-level", [("level", level.into()), ("wins", wins.into()), ("games", games.into())])
    });
    Some(levels.collect::<Vec<_>>().join(" · ")).filter(|told| !told.is_empty())
}

/// The percentage of decisions with a clock that were made in time.
fn in_time(standing: &Standing) -> Option<u32> {
    let (made, missed) = standing.decisions;
    (made + missed > 0).then(|| made * 100 / (made + missed))
}

/// The mean rank, and its first decimal digit.
fn mean_rank(standing: &Standing) -> (u32, u32) {
    let tenths = (standing.ranks * 10 + standing.games / 2) / standing.games.max(1);
    (tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use skald_core::title::Level;

    fn standing() -> Standing {
        Standing {
            person: PersonId(1),
            name: "Ada".to_owned(),
            games: 3,
            wins: 1,
            draws: 0,
            helped: 0,
            against_computers: BTreeMap::new(),
            drawn_with_computers: 0,
            ranks: 5,
            rating: 1040,
            provisional: false,
            decisions: (0, 0),
        }
    }

    #[test]
    fn leaderboard_says_how_many_more_there_are() {
        let part = Part { title: None, season: "discord-season-all" };
        let told = |count: u64| {
            let standings: Vec<_> = (2..count + 2).map(|id| Standing { person: PersonId(id), ..standing() }).collect();
            table(&standings, &[], PersonId(1), &part, Locale::En).embed.map(|embed| embed.text()).unwrap_or_default()
        };
        assert!(!told(15).contains("more"), "{}", told(15));
        assert!(told(40).contains("… and 25 more."), "{}", told(40));
    }

    #[test]
    fn the_first_three_have_medals() {
        let voice = Voice::new(Locale::En, Vec::new());
        for (place, medal) in [(1, "🥇"), (2, "🥈"), (3, "🥉"), (4, "▫️")] {
            let line = line(place, &standing(), "Ada".to_owned(), &voice);
            assert!(line.starts_with(&format!("{medal} {place}. **Ada** 1040 ")), "{line}");
        }
    }

    #[test]
    fn person_who_has_never_won_has_no_medal() {
        let voice = Voice::new(Locale::En, Vec::new());
        let line = line(1, &Standing { wins: 0, ranks: 6, ..standing() }, "Ada".to_owned(), &voice);
        assert!(line.starts_with("▫️ 1. **Ada** 1040 "), "{line}");
    }

    #[test]
    fn games_against_computers_are_told_by_level() {
        let levels = [(None, (2, 0)), (Some(Level::Easy), (4, 3)), (Some(Level::Expert), (8, 1))];
        let own = Standing {
            games: 0,
            provisional: true,
            against_computers: levels.into(),
            drawn_with_computers: 2,
            helped: 1,
            ..standing()
        };
        let told = personal(&[("Raids".to_owned(), 1, own)], "discord-season-all", Locale::En).body().to_string();
        assert!(told.contains("14 games, 4 won, 2 drawn") && told.contains("easy: 3/4 · expert: 1/8"), "{told}");
        assert!(told.contains("One win is not counted"), "{told}");
        assert!(!told.contains("? means"), "no rating is shown");
    }

    #[test]
    fn equal_ratings_share_a_place() {
        let part = Part { title: None, season: "discord-season-all" };
        let last = Standing { rating: 900, ..standing() };
        let table = table(&[standing(), standing(), last], &[], PersonId(1), &part, Locale::En).body().to_string();
        assert!(table.matches("🥇 1. ").count() == 2 && table.contains("🥉 3. "), "{table}");
    }

    #[test]
    fn share_in_time_counts_only_decisions_with_a_clock() {
        for (decisions, share) in [((7, 2), Some(77)), ((1, 3), Some(25)), ((0, 2), Some(0)), ((0, 0), None)] {
            assert_eq!(in_time(&Standing { decisions, ..standing() }), share, "{decisions:?}");
        }
    }

    #[test]
    fn mean_rank_is_rounded_to_a_tenth() {
        for (ranks, games, mean) in [(5, 3, (1, 7)), (4, 3, (1, 3)), (6, 3, (2, 0)), (11, 7, (1, 6)), (0, 0, (0, 0))] {
            assert_eq!(mean_rank(&Standing { ranks, games, ..standing() }), mean);
        }
    }
}
