//! The card of a tournament in its channel, and the private replies about it.

use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

use crate::messages::custom_id::{Press, TournamentButton};
use crate::messages::denial::Denial;
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, clock, names};
use skald_core::title::Titles;
use skald_core::words::{Doc, Locale, Section, Tone, Voice};
use skald_table::{
    Format, MOST_TOURNAMENTS, OrganizerCall, Pairing, Tournament, TournamentError, TournamentStage, TournamentStanding,
};

/// Why a tournament cannot continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Discord does not allow the bot to open threads there or to write in them.
    Forbidden,
    /// Discord does not open a thread for another reason.
    Refused(Denial),
    /// The server has reached its limit of tables.
    NoRoom,
    /// The card itself cannot be shown.
    Card,
    /// Its tables cannot be opened, for example because its title is not loaded.
    Failed,
}

pub fn card(tournament: &Tournament, titles: &Titles, trouble: Option<Trouble>) -> OutgoingMessage {
    let voice = Voice::new(tournament.locale, Vec::new());
    let mut doc = document(tournament, titles, &voice);
    let said = trouble.and_then(|trouble| match trouble {
        Trouble::Forbidden => Some(voice.word("tournament-trouble-forbidden")),
        Trouble::Refused(why) => Some(voice.say("tournament-trouble-refused", [("why", why.sentence(&voice).into())])),
        Trouble::NoRoom => Some(voice.word("tournament-trouble-no-room")),
        Trouble::Card | Trouble::Failed => None,
    });
    if let Some(said) = said.filter(|_| tournament.stage == TournamentStage::Running) {
        doc.line(said);
    }
    let kind = match tournament.stage {
        TournamentStage::Open => EmbedKind::Lobby,
        TournamentStage::Running => EmbedKind::Game,
        TournamentStage::Over | TournamentStage::Cancelled => EmbedKind::Over,
    };
    let rows = if tournament.stage == TournamentStage::Open { vec![buttons(tournament, &voice)] } else { Vec::new() };
    OutgoingMessage::embed(Embed::of(&doc, kind)).with(rows)
}

/// The card for one person, in their language and without buttons.
pub fn shown(tournament: &Tournament, titles: &Titles, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    OutgoingMessage::embed(Embed::of(&document(tournament, titles, &voice), EmbedKind::Page))
}

/// Asks whether to cancel a tournament.
pub fn ask_to_cancel(tournament: &Tournament, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let press = Press::Tournament(tournament.id, TournamentButton::Cancel);
    let row = choices::worded([(press, "tournament-button-cancel", ButtonStyle::Danger)], &voice);
    OutgoingMessage::text(voice.word("tournament-ask-cancel")).with(vec![row])
}

/// Calls the organizer to what the tournament waits for, and says what happens without them.
pub fn organizer_call(tournament: &Tournament, titles: &Titles, call: OrganizerCall) -> OutgoingMessage {
    let voice = Voice::new(tournament.locale, Vec::new());
    let names = names(tournament, voice.locale);
    let game = call.game.and_then(|number| tournament.numbered().find(|(other, _)| *other == number));
    let players = game.map(|(_, game)| players(&names, game)).unwrap_or_default();
    let time = match (game, call.reminder) {
        (Some((_, game)), _) => game.drawn_at(),
        // The time of this call is not noted yet.
        (None, true) => Some(Tournament { calls: vec![call], ..tournament.clone() }).and_then(|it| it.closes_at()),
        (None, false) => tournament.closes_at(),
    };
    let facts = [
        ("mention", mention(tournament).into()),
        ("title", titles.name_of(&tournament.title, &voice).into()),
        ("number", call.game.unwrap_or_default().into()),
        ("players", players.into()),
        ("count", tournament.entrants.len().into()),
        ("time", time.map(clock::moment).unwrap_or_default().into()),
    ];
    let key = if call.game.is_some() { "tournament-call-game" } else { "tournament-call-start" };
    OutgoingMessage { calls: vec![tournament.host], ..OutgoingMessage::text(voice.say(key, facts)) }
}

/// The organizer, by name wherever Discord shows it.
fn mention(tournament: &Tournament) -> String {
    format!("<@{}>", tournament.host)
}

/// The players of a game.
fn players(names: &[String], game: &Pairing) -> String {
    let players: Vec<_> = game.players.iter().map(|player| name(names, *player)).collect();
    players.join(" – ")
}

pub fn refusal(error: &TournamentError, voice: &Voice) -> String {
    match error {
        TournamentError::Unknown => voice.word("tournament-refuse-unknown"),
        TournamentError::Taken => voice.word("tournament-refuse-taken"),
        TournamentError::TooMany(_) => voice.say("tournament-refuse-too-many", [("most", MOST_TOURNAMENTS.into())]),
        TournamentError::Begun => voice.word("tournament-refuse-begun"),
        TournamentError::NotBegun => voice.word("tournament-refuse-not-begun"),
        TournamentError::Over => voice.word("tournament-refuse-over"),
        TournamentError::Full(most) => voice.say("tournament-refuse-full", [("most", (*most).into())]),
        TournamentError::AlreadyIn => voice.word("tournament-refuse-already-in"),
        TournamentError::NotIn => voice.word("tournament-refuse-not-in"),
        TournamentError::TooFew(least) => voice.say("tournament-refuse-too-few", [("least", (*least).into())]),
        TournamentError::NeedsPace => voice.word("tournament-refuse-needs-pace"),
        TournamentError::NotForTwo => voice.word("tournament-refuse-not-for-two"),
        TournamentError::NoGame(number) => voice.say("tournament-refuse-no-game", [("number", (*number).into())]),
        TournamentError::NotStopped(number) => {
            voice.say("tournament-refuse-not-stopped", [("number", (*number).into())])
        }
        TournamentError::Table(error) => error.sentence(voice),
    }
}

fn document(tournament: &Tournament, titles: &Titles, voice: &Voice) -> Doc {
    let title = titles.name_of(&tournament.title, voice);
    let mut doc = Doc::titled(voice.say("tournament-title", [("title", title.into())]));
    let names = &names(tournament, voice.locale)[..];
    doc.toned(lead(tournament, names, voice), Tone::Strong);
    if tournament.stage == TournamentStage::Over && tournament.is_decided_by_lot() {
        doc.line(voice.word("tournament-by-lot"));
    }
    doc.line(terms(tournament, voice));
    if let Some(seed) = &tournament.seed {
        doc.footer = voice.say("tournament-seed", [("seed", seed.to_string().into())]);
    }
    match tournament.stage {
        TournamentStage::Open => {
            if !tournament.entrants.is_empty() {
                doc.section(entrants(names, voice));
            }
        }
        TournamentStage::Running => {
            doc.section(round(tournament, names, voice));
            doc.section(standing(tournament, names, voice));
        }
        TournamentStage::Over | TournamentStage::Cancelled => {
            if !tournament.rounds.is_empty() {
                doc.section(standing(tournament, names, voice));
            }
        }
    }
    doc
}

fn lead(tournament: &Tournament, names: &[String], voice: &Voice) -> String {
    match tournament.stage {
        TournamentStage::Open => {
            let time = tournament.closes_at().map(clock::moment).unwrap_or_default();
            let count = tournament.entrants.len();
            let facts = [("count", count.into()), ("host", mention(tournament).into()), ("time", time.into())];
            voice.say("tournament-lead-open", facts)
        }
        TournamentStage::Running if tournament.is_final() => voice.word("tournament-lead-final"),
        TournamentStage::Running => {
            let facts = [("round", tournament.rounds.len().into()), ("open", open(tournament).into())];
            voice.say("tournament-lead-running", facts)
        }
        TournamentStage::Over => {
            let standing = tournament.standing();
            match standing.first().filter(|first| !tournament.entrants[first.entrant].dropped) {
                Some(first) => voice.say("tournament-lead-over", [("name", name(names, first.entrant).into())]),
                None => voice.word("tournament-lead-deserted"),
            }
        }
        TournamentStage::Cancelled => voice.word("tournament-lead-cancelled"),
    }
}

/// The number of undecided games of the round.
fn open(tournament: &Tournament) -> usize {
    let games = tournament.rounds.last().into_iter().flat_map(|round| &round.games);
    games.filter(|game| game.result.is_none()).count()
}

fn terms(tournament: &Tournament, voice: &Voice) -> String {
    let format = match tournament.format {
        Format::Pools { per_table } => voice.say("tournament-terms-pools", [("most", per_table.into())]),
        Format::Swiss { rounds } => voice.say("tournament-terms-swiss", [("rounds", rounds.into())]),
    };
    match tournament.pace {
        Some(pace) => format!("{format} · {} {}", clock::choice(&pace, voice), voice.word("tournament-time-up")),
        None => format,
    }
}

fn entrants(names: &[String], voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("tournament-entrants"));
    section.extend(names.iter().cloned());
    section
}

fn round(tournament: &Tournament, names: &[String], voice: &Voice) -> Section {
    let number = tournament.rounds.len();
    let mut section = Section::titled(match tournament.is_final() {
        true => voice.word("tournament-final"),
        false => voice.say("tournament-round", [("number", number.into())]),
    });
    let Some(last) = tournament.rounds.last() else { return section };
    let before: usize = tournament.rounds[..number - 1].iter().map(|round| round.games.len()).sum();
    for (at, game) in last.games.iter().enumerate() {
        section.line(line(tournament, names, before + at + 1, game, voice));
    }
    if !last.byes.is_empty() {
        let byes: Vec<_> = last.byes.iter().map(|entrant| name(names, *entrant)).collect();
        section.line(voice.say("tournament-byes", [("names", byes.join(", ").into())]));
    }
    section
}

/// One game: its number, its players, and its table or result.
fn line(tournament: &Tournament, names: &[String], number: usize, game: &Pairing, voice: &Voice) -> String {
    let players = players(names, game);
    let place = game.table.and(game.channel).map(|channel| format!("<#{channel}>"));
    let state = match (&game.result, place) {
        (Some(result), _) => {
            let best = result.iter().zip(&game.players).filter(|(placed, _)| placed.rank == 1);
            let best: Vec<_> = best.map(|(_, player)| name(names, *player)).collect();
            let key = match best.len() {
                0 => "tournament-game-deserted",
                1 => "tournament-game-won",
                _ => "tournament-game-drawn",
            };
            voice.say(key, [("names", best.join(", ").into())])
        }
        (None, _) if game.stopped => {
            let time = game.drawn_at().map(clock::moment).unwrap_or_default();
            let facts = [("host", mention(tournament).into()), ("number", number.into()), ("time", time.into())];
            voice.say("tournament-game-stopped", facts)
        }
        (None, Some(place)) => place,
        (None, None) => voice.word("tournament-game-waits"),
    };
    format!("**{number}** · {players} · {state}")
}

fn standing(tournament: &Tournament, names: &[String], voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("tournament-standing"));
    for (at, TournamentStanding { entrant, score }) in tournament.standing().into_iter().enumerate() {
        let key = match tournament.format {
            _ if tournament.entrants[entrant].dropped => "tournament-place-left",
            Format::Pools { .. } => "tournament-place-pools",
            Format::Swiss { .. } => "tournament-place-swiss",
        };
        let facts =
            [("place", (at + 1).into()), ("name", name(names, entrant).into()), ("score", score.unsigned_abs().into())];
        section.line(voice.say(key, facts));
    }
    section
}

/// The names of all entrants. Equal ones differ by a number.
fn names(tournament: &Tournament, locale: Locale) -> Vec<String> {
    let people = tournament.entrants.iter().map(|entrant| (entrant.person.id, entrant.person.name.as_str()));
    names::apart(people, locale)
}

fn name(names: &[String], entrant: usize) -> String {
    names.get(entrant).cloned().unwrap_or_default()
}

fn buttons(tournament: &Tournament, voice: &Voice) -> Component {
    let button = |which: TournamentButton, style| {
        let label = voice.word(&format!("tournament-button-{which}"));
        choices::button(&Press::Tournament(tournament.id, which), &label, style)
    };
    let few = tournament.entrants.len() < 2;
    choices::row([
        button(TournamentButton::Join, ButtonStyle::Primary),
        button(TournamentButton::Leave, ButtonStyle::Secondary),
        Button { disabled: few, ..button(TournamentButton::Start, ButtonStyle::Success) },
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_table::{ChannelId, CommunityId, Entrant, Person, PersonId, Placed, Round, Timestamp, TournamentId};

    fn tournament(names: &[&str]) -> Tournament {
        let person = |name: &str| Person { id: PersonId(name.len() as u64), name: name.to_owned(), locale: Locale::En };
        let place = (CommunityId(1), ChannelId(2));
        let format = Format::Swiss { rounds: 3 };
        Tournament {
            entrants: names.iter().map(|name| Entrant { person: person(name), dropped: false }).collect(),
            ..Tournament::announced(TournamentId(1), place, PersonId(1), "raids".to_owned(), format, Timestamp(0))
        }
    }

    /// The second of two rounds of five people: games 3 and 4; the fifth person has a bye.
    fn second_round() -> Tournament {
        let round = |pairs: [[usize; 2]; 2]| {
            let games = pairs.map(|players| Pairing { players: players.to_vec(), ..Pairing::default() });
            Round { games: games.to_vec(), byes: vec![4] }
        };
        let mut tournament = tournament(&["Ada", "Bo", "Cy", "Dee", "Eli"]);
        tournament.rounds = vec![round([[0, 1], [2, 3]]), round([[0, 2], [1, 3]])];
        tournament
    }

    fn lines(section: &Section) -> Vec<&str> {
        section.lines.iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn games_are_numbered_over_all_rounds_and_byes_are_named() {
        let voice = Voice::new(Locale::En, Vec::new());
        let mut tournament = second_round();
        let games = ["**3** · Ada – Cy · its table opens soon", "**4** · Bo – Dee · its table opens soon"];
        let byes = "Without a game in this round: Eli";
        assert_eq!(lines(&round(&tournament, &names(&tournament, Locale::En), &voice)), [games[0], games[1], byes]);
        tournament.rounds[1].byes.clear();
        assert_eq!(lines(&round(&tournament, &names(&tournament, Locale::En), &voice)), games);
    }

    #[test]
    fn ranking_names_all_players_by_rank() {
        let mut tournament = second_round();
        tournament.entrants[0].dropped = true;
        let standing = standing(&tournament, &names(&tournament, Locale::En), &Voice::new(Locale::En, Vec::new()));
        let score = ["Eli · 4 points", "Bo · 0 points", "Cy · 0 points", "Dee · 0 points", "Ada · has left"];
        let places: Vec<_> = (1..).zip(score).map(|(place, score)| format!("{place}. {score}")).collect();
        assert_eq!((standing.title.as_str(), lines(&standing).join("\n")), ("Standing", places.join("\n")));
    }

    #[test]
    fn tournament_and_game_without_a_winner_say_so() {
        let voice = Voice::new(Locale::En, Vec::new());
        let mut tournament = second_round();
        let placed = |ranks: [u8; 2]| Some(ranks.map(|rank| Placed { rank, points: 0 }).to_vec());
        let game = |tournament: &Tournament| {
            lines(&round(tournament, &names(tournament, Locale::En), &voice))[0].split(" · ").last().unwrap().to_owned()
        };
        for (result, said) in [
            (placed([2, 2]), &*voice.word("tournament-game-deserted")),
            (placed([2, 1]), "won by **Cy**"),
            (placed([1, 1]), "drawn between **Ada, Cy**"),
        ] {
            tournament.rounds[1].games[0].result = result;
            assert_eq!(game(&tournament), said);
        }
        tournament.stage = TournamentStage::Over;
        let lead = |tournament: &Tournament| lead(tournament, &names(tournament, Locale::En), &voice);
        assert!(lead(&tournament).contains("Eli"), "{}", lead(&tournament));
        tournament.entrants.iter_mut().for_each(|entrant| entrant.dropped = true);
        assert_eq!(lead(&tournament), voice.word("tournament-lead-deserted"));
    }

    #[test]
    fn a_tournament_starts_with_two_people_or_more() {
        let names = ["Ada", "Bo", "Cy"];
        let cannot_start = |count: usize| {
            let row = buttons(&tournament(&names[..count]), &Voice::new(Locale::En, Vec::new()));
            serde_json::to_value(row).unwrap()["components"][2]["disabled"] == true
        };
        assert_eq!([0, 1, 2, 3].map(cannot_start), [true, true, false, false]);
    }
}
