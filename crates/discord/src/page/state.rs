//! What the page shows of a table, as JSON. It has what the [`TableView`] says, and nothing else.

use serde::Serialize;
use serde_json::{Value, json};

use crate::messages::{hint as hints, names, recent_log};
use crate::render::changed;
use skald_core::canvas::scene::Hotspot;
use skald_core::canvas::svg;
use skald_core::engine::Seat;
use skald_core::title::{Branch, Choice, Frame, RenderOptions, Weight, codes_of_intent};
use skald_core::words::{Doc, Locale, Voice};
use skald_table::{Entry, GameView, Hint, OpenDecision, PersonId, TableView};

/// The words of the page.
const WORDS: [&str; 27] = [
    "tap-board",
    "tap-choices",
    "tap-again",
    "tap-other",
    "tap-hint",
    "tap-your-turn",
    "tap-waits",
    "tap-thinks",
    "tap-over",
    "tap-lobby",
    "tap-watching",
    "tap-last",
    "tap-clocks",
    "tap-stopped",
    "tap-larger",
    "tap-smaller",
    "tap-whole",
    "tap-near",
    "tap-lost",
    "tap-gone",
    "tap-now",
    "tap-routes",
    "discord-button-replay",
    "discord-button-review",
    "review-slider",
    "review-before",
    "review-next",
];

/// A choice as the page offers it.
#[derive(Debug, Serialize)]
struct Offer {
    id: String,
    label: String,
    detail: String,
    emoji: &'static str,
    weight: &'static str,
    /// The numbers of its places in the picture, in order.
    places: Vec<usize>,
    /// The branches that lead to it in the list.
    path: Vec<Value>,
}

/// The state of a table for its viewer. `person` is the one who may act, if any.
pub fn state(
    view: &TableView,
    person: Option<PersonId>,
    log: &[Entry],
    render: RenderOptions,
    locale: Locale,
) -> Value {
    let voice = names::plain_voice(view, locale);
    let seat = person.and_then(|person| view.seat_of(person)).filter(|_| !view.is_over());
    let open = seat.and_then(|seat| view.decision_of(seat));
    let draw = |frame| {
        let game = view.game.as_ref()?;
        game.picture(RenderOptions { frame, ..render }, &changed(log, game.viewer()), &voice)
    };
    let picture = draw(render.frame);
    let other = if render.frame == Frame::Whole { Frame::Choices } else { Frame::Whole };
    let frames = open.is_some() && draw(other) != picture;
    let hotspots = picture.as_ref().map(|picture| picture.scene.hotspots()).unwrap_or_default();
    let undo = open.and_then(|open| {
        let action = view.last_step(&voice)?;
        let label = voice.say("discord-button-back", [("action", action.into())]);
        Some(json!({ "decision": open.id.0.to_string(), "label": label }))
    });
    let name = |key: &'static str| {
        let own = ["tap-", "discord-button-", "review-"].iter().find_map(|before| key.strip_prefix(before));
        own.unwrap_or(key).to_owned()
    };
    let words = WORDS.map(|key| (name(key), Value::from(said(key, &voice))));
    json!({
        "version": view.version(),
        "locale": locale.tag(),
        "heading": names::heading(view, &voice),
        "stage": stage(view),
        "plays": seat.is_some(),
        "thinks": !view.thinking.is_empty(),
        "svg": picture.as_ref().map(|picture| svg::page(&picture.scene)),
        "alt": picture.as_ref().map(|picture| picture.alt.clone()),
        "board": if picture.is_none() { view.game.as_ref().map(|game| lines(&game.board(&voice))) } else { None },
        "frames": frames,
        "asked": open.map(|open| asked(open, &hotspots, &voice)),
        "undo": undo,
        "coming": open.is_some_and(OpenDecision::awaits_advice),
        "hints": open.is_some() && view.game.as_ref().is_some_and(GameView::is_coached),
        "waits": waits(view, &voice),
        "log": recent_log::board(view, log, &voice),
        "words": words.into_iter().collect::<serde_json::Map<_, _>>(),
    })
}

/// A hint for its person: words, and the id of the first choice.
pub fn hint(hint: &Hint, locale: Locale) -> Value {
    let (doc, first) = hints::words(hint, &names::plain_voice(&hint.view, locale));
    json!({
        "decision": hint.open.id.0.to_string(),
        "lines": lines(&doc),
        "choice": first.map(|choice| choice.to_string()),
    })
}

fn said(key: &str, voice: &Voice) -> String {
    // The page puts the name in.
    voice.say(key, [("who", "{who}".into())])
}

const fn stage(view: &TableView) -> &'static str {
    match (&view.game, view.is_over()) {
        (_, true) => "over",
        (None, false) => "lobby",
        (Some(_), false) => "playing",
    }
}

/// A question to a seat, with its choices.
fn asked(open: &OpenDecision, hotspots: &[&Hotspot], voice: &Voice) -> Value {
    let open = open.as_its_seat();
    let offers = (0..).zip(open.offers(voice)).map(|(index, choice)| offer(index, choice, hotspots));
    let brief = open.brief(voice);
    json!({
        "decision": open.id.0.to_string(),
        "title": brief.title,
        "lines": lines(&Doc { title: String::new(), ..brief }),
        "choices": offers.collect::<Vec<_>>(),
    })
}

fn offer(index: u16, choice: Choice, hotspots: &[&Hotspot]) -> Offer {
    let branch = |branch: &Branch| json!({ "label": branch.label, "detail": branch.detail, "emoji": branch.emoji, "rank": branch.rank });
    Offer {
        id: choice.id(index).to_string(),
        places: places(&choice, hotspots),
        path: choice.path.iter().map(branch).collect(),
        weight: match choice.weight {
            Weight::Plain => "plain",
            Weight::Usual => "usual",
            Weight::Main => "main",
            Weight::Risky => "risky",
        },
        label: choice.label,
        detail: choice.detail.replace('\u{2060}', ""),
        emoji: choice.emoji,
    }
}

/// The places that a choice names, in order. Of an intent it is the last one, to which it leads.
fn places(choice: &Choice, hotspots: &[&Hotspot]) -> Vec<usize> {
    if !choice.intent {
        return named(&choice.code, hotspots);
    }
    let codes: Vec<&str> = codes_of_intent(&choice.code).collect();
    codes.into_iter().rev().find_map(|code| named(code, hotspots).pop()).into_iter().collect()
}

/// The places that a code names, in order.
pub fn named(code: &str, hotspots: &[&Hotspot]) -> Vec<usize> {
    let at = |(number, hotspot): (usize, &&Hotspot)| Some((hotspot.named_in(code)?, number));
    let mut named: Vec<_> = hotspots.iter().enumerate().filter_map(at).collect();
    named.sort_unstable();
    named.dedup_by_key(|(at, _)| *at);
    named.into_iter().map(|(_, number)| number).collect()
}

/// Whom the table waits for, each with the time until which.
fn waits(view: &TableView, voice: &Voice) -> Vec<Value> {
    let wait = |open: &OpenDecision| {
        let seat: Seat = open.decision.seat;
        json!({
            "who": voice.marked(seat),
            "until": view.deadline(seat).map(|until| until.0),
            "stopped": view.clock.as_ref().is_some_and(|clock| clock.running(seat).is_none()),
            "clock": view.clock.is_some(),
        })
    };
    view.open.iter().map(wait).collect()
}

/// A document as lines of text.
pub fn lines(doc: &Doc) -> Vec<String> {
    let title = (!doc.title.is_empty()).then(|| format!("**{}**", doc.title));
    let sections = doc.sections.iter().flat_map(|section| {
        let title = (!section.title.is_empty()).then(|| format!("**{}**", section.title));
        title.into_iter().chain(section.lines.iter().map(|line| line.text.clone()))
    });
    title.into_iter().chain(doc.lines.iter().map(|line| line.text.clone())).chain(sections).collect()
}
