//! Texts about time: the clock of a table, deadlines, reminders, and the options if a player is absent.

use twilight_model::channel::message::component::{Button, ButtonStyle, Component, SelectMenuOption};

use crate::messages::custom_id::{Hosting, Press};
use crate::messages::{OutgoingMessage, choices, names};
use crate::offered::Offered as _;
use crate::pings::{CallTime, PingPlace, Pings};
use skald_core::engine::Seat;
use skald_core::words::{Doc, Fact, Line, Locale, Mark, Tone, Voice};
use skald_table::{
    GoneAway, Motion, OpenDecision, OpenVote, Overdue, Pace, Person, PersonId, TableView, Timestamp, Voted,
};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The value of the menu of clocks that means none.
pub const NONE: &str = "none";

/// A time, which Discord shows relative to now in the reader's language.
pub fn moment(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0 / 1000)
}

/// A span of time in words.
fn span(span: u64, voice: &Voice) -> String {
    let (key, unit) = match span {
        span if span % DAY == 0 => ("discord-span-days", DAY),
        span if span % HOUR == 0 => ("discord-span-hours", HOUR),
        _ => ("discord-span-minutes", MINUTE),
    };
    voice.say(key, [("count", (span / unit).into())])
}

fn time(pace: &Pace, voice: &Voice) -> String {
    let base = span(pace.base, voice);
    if pace.increment == pace.base {
        return voice.say("discord-pace-each", [("base", base.into())]);
    }
    let facts = [("base", base.into()), ("increment", span(pace.increment, voice).into())];
    voice.say("discord-pace-bank", facts)
}

/// A clock with its name and its times.
pub fn label(pace: &Pace, voice: &Voice) -> String {
    let time = time(pace, voice);
    match pace.name() {
        Some(name) => {
            let name = voice.word(&format!("discord-pace-{name}"));
            voice.say("discord-pace-label", [("name", name.into()), ("time", time.into())])
        }
        None => time,
    }
}

/// A clock with its times, and what happens when the time is up.
pub fn choice(pace: &Pace, voice: &Voice) -> String {
    format!("{}. {}", label(pace, voice), overdue(Some(pace), voice))
}

fn overdue(pace: Option<&Pace>, voice: &Voice) -> String {
    voice.word(match pace.map(|pace| pace.overdue) {
        None => "discord-pace-overdue-none",
        Some(Overdue::Computer) => "discord-pace-overdue-computer",
        Some(Overdue::Wait) => "discord-pace-overdue-wait",
    })
}

/// The clock of a table in one line; `None` without one.
pub fn terms(view: &TableView, voice: &Voice) -> Option<String> {
    let pace = &view.clock.as_ref()?.pace;
    let answer = span(pace.out_of_turn, voice);
    let out = voice.say("discord-pace-out-of-turn", [("answer", answer.into())]);
    let quiet = voice.word(if pace.is_live() { "discord-pace-quiet-live" } else { "discord-pace-quiet" });
    let facts = [
        ("time", label(pace, voice).into()),
        ("out", out.into()),
        ("overdue", overdue(Some(pace), voice).into()),
        ("quiet", quiet.into()),
    ];
    Some(voice.say("discord-pace-line", facts))
}

/// The clocks that a menu offers: none, and those with a name. Those of days are also offered with `wait`: the game
/// then waits when time is up.
pub fn offered() -> impl Iterator<Item = Option<Pace>> {
    let named = ["live", "fast", "slow", "fast wait", "slow wait"];
    std::iter::once(None).chain(named.into_iter().map(|text| text.parse().ok()))
}

pub fn menu(view: &TableView, voice: &Voice) -> Component {
    let chosen = view.clock.as_ref().map(|clock| clock.pace);
    let options = offered().map(|pace| {
        let value = pace.map_or_else(|| NONE.to_owned(), |pace| pace.to_string());
        let label = pace.map_or_else(|| voice.word("discord-pace-none"), |pace| self::label(&pace, voice));
        let option = choices::option(&label, value, &overdue(pace.as_ref(), voice));
        SelectMenuOption { default: pace == chosen, ..option }
    });
    choices::menu(&Press::Pace(view.id), options.collect(), &voice.word("discord-pace-placeholder"))
}

/// Adds, after the question, the deadlines of the people that a table waits for, and the open votes.
pub fn add(doc: &mut Doc, view: &TableView, voice: &Voice) {
    let question = doc.lines.iter().take_while(|line| line.tone == Tone::Strong).count();
    for text in votes(view, voice).into_iter().chain(free_seats(view, voice)).rev() {
        doc.lines.insert(question, Line { text, tone: Tone::Quiet });
    }
    for seat in view.thinking.iter().rev() {
        let text = voice.say("discord-board-thinking", [("who", voice.marked(*seat).into())]);
        doc.lines.insert(question, Line { text, tone: Tone::Quiet });
    }
    let Some(clock) = &view.clock else { return };
    let waits = clock.waits.iter().map(|(seat, wait)| {
        let (key, until) = match clock.away_until(*seat) {
            Some(back) => ("discord-clock-away", back),
            None => ("discord-clock-wait", wait.until),
        };
        voice.say(key, [("who", voice.marked(*seat).into()), ("time", moment(until).into())])
    });
    let text = match clock.paused {
        true => voice.word("discord-clock-paused"),
        false => waits.collect::<Vec<_>>().join(" · "),
    };
    if !text.is_empty() {
        doc.lines.insert(question, Line { text, tone: Tone::Quiet });
    }
}

/// The deadline of a decision in one line; `None` while no clock runs for it.
pub fn deadline(view: &TableView, open: &OpenDecision, voice: &Voice) -> Option<String> {
    let until = view.deadline(open.decision.seat)?;
    Some(voice.say("discord-call-deadline", [("time", moment(until).into())]))
}

/// Says that a person only has to end their turn, if they have taken all its steps.
pub fn end_left(view: &TableView, open: &OpenDecision, voice: &Voice) -> Option<String> {
    let choice = view.end_left(open.decision.seat, voice)?;
    Some(voice.say("discord-call-end-left", [("choice", choice.into())]))
}

/// Reminds a person in their turn, in the channel; `by` is the seat that asked for it.
pub fn reminder(
    view: &TableView,
    open: &OpenDecision,
    person: &Person,
    board: &str,
    by: Option<Seat>,
) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let key = if by.is_some() { "discord-reminder-nudge" } else { "discord-reminder" };
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("by", by.map(|by| voice.marked(by)).unwrap_or_default().into()),
        ("table", names::heading(view, &voice).into()),
        ("matter", names::matter(open, &voice).into()),
        ("link", board.into()),
    ];
    let lines = [Some(voice.say(key, facts)), end_left(view, open, &voice), deadline(view, open, &voice)];
    to(person, lines.into_iter().flatten().collect())
}

/// The first line of a direct message that reminds of a decision out of turn.
pub fn reminder_direct(view: &TableView, location: &names::Location, by: Option<Seat>, voice: &Voice) -> String {
    let key = if by.is_some() { "discord-reminder-direct-nudge" } else { "discord-reminder-direct" };
    let facts = [
        ("by", by.map(|by| voice.marked(by)).unwrap_or_default().into()),
        ("table", names::heading(view, voice).into()),
        ("place", location.name.as_str().into()),
        ("link", location.board.as_str().into()),
    ];
    voice.say(key, facts)
}

/// Says that a person's time is up and the game waits, and offers the options.
pub fn overdue_notice(view: &TableView, seat: Seat, person: &Person) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let line = voice.say("discord-overdue", about(view, person, &voice));
    let buttons = [
        (Hosting::Extend, "discord-button-extend", ButtonStyle::Primary),
        (Hosting::Computer(seat), "discord-button-computer-plays", ButtonStyle::Secondary),
        (Hosting::Substitute(seat), "discord-button-substitute", ButtonStyle::Secondary),
        (Hosting::End, "discord-button-vote-end", ButtonStyle::Danger),
    ];
    let buttons = buttons.map(|(hosting, key, style)| (Press::Hosting(view.id, hosting), key, style));
    to(person, vec![line]).with(vec![choices::worded(buttons, &voice)])
}

/// Says that the computer played a person's turn, and that it will keep the seat if it does.
pub fn time_up(view: &TableView, seat: Seat, person: &Person) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let kept = view.occupant(seat).is_some_and(|occupant| occupant.policy().is_some());
    let key = match kept {
        true => "discord-time-up-kept",
        false if view.forfeited.contains(&seat) => "discord-time-up-forfeit",
        false => "discord-time-up",
    };
    let outgoing = to(person, vec![voice.say(key, about(view, person, &voice))]);
    if kept { outgoing.with(vec![reclaim_row(view, &voice)]) } else { outgoing }
}

/// The button that takes a seat back from the computer.
pub fn reclaim_button(view: &TableView, voice: &Voice) -> Button {
    let press = Press::Hosting(view.id, Hosting::Reclaim);
    choices::button(&press, &voice.word("discord-button-reclaim"), ButtonStyle::Primary)
}

pub fn reclaim_row(view: &TableView, voice: &Voice) -> Component {
    choices::row([reclaim_button(view, voice)])
}

/// Offers a seat to a person, with the button that takes it.
pub fn seat_offered(view: &TableView, seat: Seat, to: PersonId) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let facts = [
        ("mention", format!("<@{to}>").into()),
        ("who", names::owner(view, seat, &voice).into()),
        ("table", names::heading(view, &voice).into()),
    ];
    let press = Press::Hosting(view.id, Hosting::Substitute(seat));
    let take = choices::worded([(press, "discord-button-substitute", ButtonStyle::Primary)], &voice);
    let outgoing = OutgoingMessage::text(voice.say("discord-seat-offered", facts));
    OutgoingMessage { calls: vec![to], ..outgoing }.with(vec![take])
}

/// The motions that wait for votes, a line each: who agrees, and whose vote is missing.
fn votes(view: &TableView, voice: &Voice) -> Vec<String> {
    let line = |vote: &OpenVote| {
        let key = match vote.motion {
            Motion::Pause => "discord-vote-open-pause",
            Motion::End => "discord-vote-open-end",
        };
        let facts = [("agreed", listed(&vote.agreed, voice).into()), ("missing", listed(&vote.missing, voice).into())];
        voice.say(key, facts)
    };
    view.votes.iter().map(line).collect()
}

pub fn lobby_warning(view: &TableView, host: &Person) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let closes = ("time", view.closes_at.map(moment).unwrap_or_default().into());
    let facts: Vec<_> = about(view, host, &voice).into_iter().chain([closes]).collect();
    to(host, vec![voice.say("discord-lobby-warning", facts)])
}

/// Says that a vote is carried, or whose agreement is missing.
pub fn voted(voted: &Voted, done: &str, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(&voted.view, locale);
    if voted.done {
        return OutgoingMessage::text(voice.word(done));
    }
    OutgoingMessage::text(voice.say("discord-voted", [("names", listed(&voted.missing, &voice).into())]))
}

/// Offers to ask all others to end the game.
pub fn vote_to_end(view: &TableView, voice: &Voice) -> OutgoingMessage {
    let press = Press::Hosting(view.id, Hosting::End);
    let row = choices::worded([(press, "discord-button-vote-end", ButtonStyle::Danger)], voice);
    let question = if view.is_left_to_one() { "discord-table-end-abandoned" } else { "discord-vote-end" };
    OutgoingMessage::text(voice.word(question)).with(vec![row])
}

/// Says who is being reminded, who will be after their quiet hours, and who wants no reminder.
pub fn nudged(view: &TableView, seats: &[(Seat, CallTime)], locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let now: Vec<_> = seats.iter().filter(|(_, time)| *time == CallTime::Now).map(|(seat, _)| *seat).collect();
    let reminded = (!now.is_empty()).then(|| voice.say("discord-nudged", [("names", listed(&now, &voice).into())]));
    let others = seats.iter().filter_map(|(seat, time)| {
        let who = ("who", voice.marked(*seat).into());
        match time {
            CallTime::Now => None,
            CallTime::Later(until) => Some(voice.say("discord-nudged-later", [who, ("time", moment(*until).into())])),
            CallTime::Never => Some(voice.say("discord-nudged-never", [who])),
        }
    });
    let lines: Vec<_> = reminded.into_iter().chain(others).chain(free_seats(view, &voice)).collect();
    OutgoingMessage::text(lines.join("\n")).with(choices::rows(computer_buttons(view, &voice)))
}

/// Says which seats others may take over; `None` if there are none.
pub fn free_seats(view: &TableView, voice: &Voice) -> Option<String> {
    let names: Vec<_> = view.free.iter().map(|seat| names::owner(view, *seat, voice)).collect();
    (!names.is_empty()).then(|| voice.say("discord-seats-free", [("names", names.join(", ").into())]))
}

/// The buttons that let the computer play for the seats that others may take over.
pub fn computer_buttons(view: &TableView, voice: &Voice) -> Vec<Button> {
    let people = view.free.iter().filter(|seat| view.occupant(**seat).is_some_and(|it| it.person().is_some()));
    people.map(|seat| hosting_button(view, Hosting::Computer(*seat), voice)).collect()
}

/// The buttons that take the seats that others may take over.
pub fn free_seat_buttons(view: &TableView, voice: &Voice) -> Vec<Button> {
    view.free.iter().map(|seat| hosting_button(view, Hosting::Substitute(*seat), voice)).collect()
}

/// The button that lets a new person or the computer play for a seat. It names the seat if there are several.
fn hosting_button(view: &TableView, hosting: Hosting, voice: &Voice) -> Button {
    let (key, seat) = match hosting {
        Hosting::Substitute(seat) => ("discord-button-substitute", Some(seat)),
        Hosting::Computer(seat) => ("discord-button-computer-plays", Some(seat)),
        _ => ("discord-button-vote-end", None),
    };
    let letter = seat.filter(|_| view.free.len() > 1).map(|seat| format!("{} · ", Mark::of(seat).letter));
    let label = format!("{}{}", letter.unwrap_or_default(), voice.word(key));
    choices::button(&Press::Hosting(view.id, hosting), &label, ButtonStyle::Secondary)
}

/// The names of seats, with their marks.
pub fn listed(seats: &[Seat], voice: &Voice) -> String {
    seats.iter().map(|seat| voice.marked(*seat)).collect::<Vec<_>>().join(", ")
}

/// Where and when a person is called, in words, with the time in their zone now.
pub fn pings(pings: &Pings, now: Timestamp, voice: &Voice) -> String {
    let place = voice.word(&pings.place.key("command-me-pings"));
    let zone = zone_name(pings);
    let called = match pings.hours.quiet {
        Some(hours) => {
            let facts = [("place", place.into()), ("hours", hours.to_string().into()), ("zone", zone.clone().into())];
            voice.say("discord-me-pings-quiet", facts)
        }
        None => voice.say("discord-me-pings", [("place", place.into())]),
    };
    let few = match (pings.digest, pings.interval) {
        _ if pings.place == PingPlace::Nowhere => None,
        (Some(hour), _) => Some(voice.say("digest-me", [("hour", format!("{hour}:00").into()), ("zone", zone.into())])),
        (None, Some(hours)) => Some(voice.say("digest-me-interval", [("hours", hours.into())])),
        (None, None) => None,
    };
    let zoned = pings.hours.zone.is_some() || pings.hours.quiet.is_some() || pings.digest.is_some();
    let local = pings
        .hours
        .local_time(now)
        .filter(|_| zoned)
        .map(|time| voice.say("discord-me-zone", [("zone", zone_name(pings).into()), ("time", time.into())]));
    std::iter::once(called).chain(few).chain(local).collect::<Vec<_>>().join("\n")
}

fn zone_name(pings: &Pings) -> String {
    pings.hours.zone.clone().unwrap_or_else(|| "UTC".to_owned())
}

/// Says until when a person is away, and at how many tables their clock stops or runs on.
pub fn away(until: Timestamp, gone: Option<&GoneAway>, voice: &Voice) -> String {
    let (stopped, running) = gone.map_or((0, 0), |gone| (gone.stopped.len(), gone.running.len()));
    let key = if running > 0 { "discord-me-away-running" } else { "discord-me-away" };
    let facts = [("time", moment(until).into()), ("stopped", stopped.into()), ("running", running.into())];
    let said = voice.say(key, facts);
    let rule = gone.map(|gone| voice.say("discord-me-away-rule", [("count", gone.limited.len().into())]));
    rule.map_or(said.clone(), |rule| format!("{said} {rule}"))
}

pub fn nudge_button(view: &TableView, voice: &Voice) -> Component {
    let press = Press::Hosting(view.id, Hosting::Nudge);
    let button = choices::button(&press, &voice.word("discord-button-nudge"), ButtonStyle::Secondary);
    choices::row([Button { emoji: choices::emoji("🔔"), ..button }])
}

pub fn about<'a>(view: &TableView, person: &Person, voice: &Voice) -> [(&'static str, Fact<'a>); 2] {
    [("mention", format!("<@{}>", person.id).into()), ("table", names::heading(view, voice).into())]
}

pub fn to(person: &Person, lines: Vec<String>) -> OutgoingMessage {
    OutgoingMessage { content: lines.join("\n"), calls: vec![person.id], ..OutgoingMessage::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_table::TableId;

    #[test]
    fn time_for_a_move_uses_the_largest_exact_unit() {
        let voice = Voice::new(Locale::En, Vec::new());
        for (pace, said) in [
            ("2d", "2 days for each move"),
            ("1d", "a day for each move"),
            ("36h", "36 hours for each move"),
            ("90m", "90 minutes for each move"),
            ("2d+12h", "2 days to begin with, 12 hours more for each move"),
            ("slow", "Slow: 3 days to begin with, a day more for each move"),
            ("live", "Live: 10 minutes to begin with, 2 minutes more for each move"),
        ] {
            assert_eq!(label(&pace.parse().unwrap(), &voice), said);
        }
        let waits = choice(&"36h wait".parse().unwrap(), &voice);
        assert_eq!(waits, "36 hours for each move. When time is up, the game waits and the others choose.");
    }

    #[test]
    fn times_are_sent_in_seconds() {
        assert_eq!(moment(Timestamp(1_790_000_000_999)), "<t:1790000000:R>");
    }

    #[test]
    fn away_message_names_the_clocks_that_run_on() {
        let voice = Voice::new(Locale::En, Vec::new());
        let tables = |numbers: &[u64]| numbers.iter().map(|number| TableId::from_bits(*number)).collect();
        let said = |running: &[u64], limited: &[u64]| {
            let stopped = Vec::new();
            let gone = GoneAway { until: Timestamp(0), stopped, running: tables(running), limited: tables(limited) };
            away(Timestamp(0), Some(&gone), &voice)
        };
        let rule = format!("{} Because others wait", away(Timestamp(0), None, &voice));
        assert!(
            said(&[], &[]).starts_with(&rule) && said(&[], &[]).ends_with("5 in a tournament."),
            "{}",
            said(&[], &[])
        );
        assert!(said(&[1], &[]).contains("in one game a decision is due"), "{}", said(&[1], &[]));
        assert!(said(&[], &[1, 2]).ends_with("in 2 games it runs on before you are back."), "{}", said(&[], &[1, 2]));
    }

    #[test]
    fn reminded_person_is_named() {
        let voice = Voice::new(Locale::En, vec!["Astrid".to_owned(), "Bo".to_owned()]);
        let [one, two] = [Seat(0), Seat(1)].map(|seat| voice.marked(seat));
        assert_eq!(listed(&[Seat(0), Seat(1)], &voice), format!("{one}, {two}"));
    }
}
