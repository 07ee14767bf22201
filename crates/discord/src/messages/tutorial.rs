//! The messages of a tutorial, in the learner's language.
//!
//! The step's sentence comes above the choices of a game, which look the same as at a table.

use twilight_model::channel::message::component::{Button, ButtonStyle};

use crate::messages::branches::Item;
use crate::messages::choices::{self as buttons, Shown, Source};
use crate::messages::custom_id::{Press, TutorialButton};
use crate::messages::{Embed, EmbedKind, Extent, OutgoingMessage, PageCursor, board, names, phone};
use skald_core::engine::Seat;
use skald_core::title::{Branch, Choice, Title, Weight};
use skald_core::words::{Doc, Line, Locale, Tone, Voice};
use skald_table::{OpenDecision, TutorialView};

/// The maximum number of lines about the last step.
const NEWS: usize = 3;
/// The maximum number of lines of text beside a picture, and of lines of text and buttons.
const ROOM: (usize, usize) = (15, 18);
/// The maximum number of named choices that a step wants.
const NAMED: usize = 3;

/// A remark above a step, besides its own sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The person made another choice than the step wants: this code.
    Other(String),
    /// The person made a choice of another step.
    Stale,
}

/// The voice of a tutorial: the learner has their own name, the others have invented names.
pub fn voice(view: &TutorialView, learner: String, locale: Locale) -> Voice {
    let (seats, own) = view.seats();
    let others = Voice::new(locale, Vec::new());
    let name = |seat: Seat| match seat == own {
        true => learner.clone(),
        false => others.word(rival(seat)),
    };
    Voice::new(locale, Seat::all(seats).map(name).collect())
}

/// The voice of the worked examples, with invented names.
pub fn cast(title: &dyn Title, locale: Locale) -> Voice {
    let names = Voice::new(locale, Vec::new());
    let seats = title.tutorial().map_or(0, |tutorial| tutorial.seats);
    Voice::new(locale, Seat::all(seats).map(|seat| names.word(rival(seat))).collect())
}

const fn rival(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "tutorial-name-1",
        1 => "tutorial-name-2",
        _ => "tutorial-name-3",
    }
}

/// The message of a step, or of the end. `name` is the learner's name, not sanitized.
pub fn page(
    view: &TutorialView,
    name: &str,
    locale: Locale,
    cursor: PageCursor,
    extent: Extent,
    remark: Option<&Remark>,
) -> OutgoingMessage {
    let voice = voice(view, names::person(name, Some(view.seats().1), locale), locale);
    let Some(open) = &view.open else { return end(view, &voice) };
    let step = Source::Tutorial(view.title.meta().key.to_owned(), view.done());
    let shown = Shown::of(step, &choices(view, open, &voice), cursor);
    let text = |extent| {
        let mut doc = match extent {
            Extent::Brief => Doc::default(),
            Extent::Whole => view.game.board(&voice),
        };
        doc.title = heading(view, &voice);
        doc.lines.splice(..0, lesson(view, remark, &voice));
        match extent {
            Extent::Brief => {
                let room = phone::beside(ROOM, shown.items.iter().map(Item::on_button));
                // The lesson says what matters of the news.
                while board::height(&doc) > room && doc.lines.first().is_some_and(|line| line.tone == Tone::Quiet) {
                    doc.lines.remove(0);
                }
                board::describe(&mut doc, &shown.items, room);
            }
            Extent::Whole => board::add_details(&mut doc, open.decision.seat, &shown.items, &voice),
        }
        Embed::of(&doc, EmbedKind::Game)
    };
    let key = view.title.meta().key;
    let in_words = (extent == Extent::Brief).then(|| {
        let label = voice.word("discord-button-words");
        buttons::button(&press(key, TutorialButton::Words), &label, ButtonStyle::Secondary)
    });
    let signs = buttons::button(&Press::OpenRules(key.to_owned()), "?", ButtonStyle::Secondary);
    let tail = in_words.into_iter().chain([signs]).collect();
    board::message(extent, text).with(shown.rows(tail, &voice))
}

/// The choices of a step, each with its index at a table. Those that the step wants are blue buttons with the labels that
/// the lesson names. All others are behind one button.
fn choices(view: &TutorialView, open: &OpenDecision, voice: &Voice) -> Vec<Choice> {
    let wanted = view.step().map(|step| step.wanted).unwrap_or_default();
    let mut choices = open.offers(voice);
    // An intent of one action has its code: a table shows the intent first.
    let intents: Vec<String> =
        choices.iter().filter(|choice| choice.intent).map(|choice| choice.code.clone()).collect();
    let is_wanted =
        |choice: &Choice| wanted.contains(&choice.code.as_str()) && (choice.intent || !intents.contains(&choice.code));
    let others = choices.iter().filter(|choice| !is_wanted(choice)).count();
    for choice in &mut choices {
        if is_wanted(choice) {
            choice.weight = Weight::Main;
            choice.button.clear();
            choice.path.clear();
        } else {
            choice.weight = Weight::Plain;
            // A branch with one choice is shown as that choice.
            let label = if others == 1 { choice.label.clone() } else { voice.word("tutorial-others") };
            choice.path.insert(0, Branch { label, detail: String::new(), emoji: "➕", rank: Branch::LAST });
        }
    }
    choices
}

fn press(title: &str, button: TutorialButton) -> Press {
    Press::Tutorial(title.to_owned(), button)
}

fn heading(view: &TutorialView, voice: &Voice) -> String {
    let step = (usize::from(view.done()) + 1).min(view.steps());
    let facts = [("title", view.title.name(voice).into()), ("step", step.into()), ("steps", view.steps().into())];
    voice.say("tutorial-title", facts)
}

/// What happened, the remark, the lesson, and what to press.
fn lesson(view: &TutorialView, remark: Option<&Remark>, voice: &Voice) -> Vec<Line> {
    let Some((step, open)) = view.step().zip(view.open.as_ref()) else { return Vec::new() };
    let line = |text: String, tone| Line { text, tone };
    // The intent before the action with the same code, as on the buttons.
    let offers = open.offers(voice);
    let label = |code: &&str| {
        let named = offers.iter().rev().find(|choice| choice.code == **code);
        named.map_or_else(|| (*code).to_owned(), |choice| choice.label.clone())
    };
    let wanted: Vec<_> = step.wanted.iter().take(NAMED).map(label).map(|label| format!("**{label}**")).collect();
    let wanted = wanted.join(" / ");
    let mut lines = Vec::new();
    match remark {
        Some(Remark::Other(code)) => {
            let facts = [("pressed", open.label(code, voice).into()), ("choice", wanted.as_str().into())];
            lines.push(line(voice.say("tutorial-other", facts), Tone::Plain));
        }
        Some(Remark::Stale) => lines.push(line(voice.word("tutorial-stale"), Tone::Plain)),
        None => {
            let news = view.news(voice);
            let skipped = news.len().saturating_sub(NEWS);
            lines.extend(news.into_iter().skip(skipped).map(|text| line(text, Tone::Quiet)));
        }
    }
    let sentence = voice.say(&step.key(view.title.meta().key), [("choice", wanted.as_str().into())]);
    lines.extend(sentence.lines().map(|text| line(text.to_owned(), Tone::Plain)));
    lines.push(line(voice.say("tutorial-now", [("choice", wanted.into())]), Tone::Plain));
    lines
}

/// The lessons learnt, and what to do next.
fn end(view: &TutorialView, voice: &Voice) -> OutgoingMessage {
    let key = view.title.meta().key;
    let name = view.title.name(voice);
    let mut doc = Doc::titled(voice.say("tutorial-end-title", [("title", name.as_str().into())]));
    for text in view.news(voice) {
        doc.toned(text, Tone::Quiet);
    }
    doc.extend(voice.word(&format!("{}-tutorial-end", key.replace('_', "-"))).lines().map(str::to_owned));
    let open = voice.say("discord-button-new", [("title", name.into())]);
    let open = buttons::button(&Press::NewTable(key.to_owned()), &open, ButtonStyle::Primary);
    let more = [
        (Press::OpenRules(key.to_owned()), "tutorial-button-rules"),
        (press(key, TutorialButton::Again), "tutorial-button-again"),
    ];
    let more = more.map(|(press, key)| buttons::button(&press, &voice.word(key), ButtonStyle::Secondary));
    let row = buttons::row([open].into_iter().chain(more));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Over)).with(vec![row])
}

pub fn in_words(view: &TutorialView, name: &str, locale: Locale) -> OutgoingMessage {
    let voice = voice(view, names::person(name, Some(view.seats().1), locale), locale);
    OutgoingMessage::embed(Embed::of(&view.game.board(&voice), EmbedKind::Game).in_text())
}

/// The button that begins the tutorial of a title; `None` if there is none.
pub fn button(title: &dyn Title, voice: &Voice) -> Option<Button> {
    title.tutorial()?;
    let label = voice.say("tutorial-button", [("title", title.name(voice).into())]);
    Some(buttons::button(&press(title.meta().key, TutorialButton::Begin), &label, ButtonStyle::Success))
}

pub fn none(title: &dyn Title, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    OutgoingMessage::text(voice.say("tutorial-none", [("title", title.name(&voice).into())]))
}
