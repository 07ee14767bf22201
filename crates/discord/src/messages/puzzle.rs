//! The puzzle of the day: the message for all, the choices of one person, and their result.
//!
//! All choices look alike, and none says what it brings.

use crate::messages::choices::{Shown, Source};
use crate::messages::{Embed, EmbedKind, Extent, OutgoingMessage, PageCursor, board, tutorial};
use skald_core::title::{Choice, Puzzle, Title, Weight};
use skald_core::words::{Doc, Line, Locale, Section, Tone, Voice, row};
use skald_table::{PuzzleAnswer, PuzzlePost, PuzzleView};

/// The voice of a puzzle, with invented names.
pub fn voice(view: &PuzzleView, locale: Locale) -> Voice {
    tutorial::cast(view.title.as_ref(), locale)
}

/// The message for all, with the solution of the puzzle before it.
pub fn card(
    view: &PuzzleView,
    last: Option<(&dyn Title, &PuzzlePost)>,
    extent: Extent,
    locale: Locale,
) -> OutgoingMessage {
    shown(view, last, PageCursor::default(), extent, locale)
}

/// The choices at a cursor, for one person.
pub fn page(view: &PuzzleView, cursor: PageCursor, extent: Extent, locale: Locale) -> OutgoingMessage {
    shown(view, None, cursor, extent, locale)
}

fn shown(
    view: &PuzzleView,
    last: Option<(&dyn Title, &PuzzlePost)>,
    cursor: PageCursor,
    extent: Extent,
    locale: Locale,
) -> OutgoingMessage {
    let voice = voice(view, locale);
    let text = |extent| {
        let mut doc = match extent {
            Extent::Brief => Doc::default(),
            Extent::Whole => view.game.board(&voice),
        };
        doc.title = voice.say("puzzle-title", [("title", view.title.name(&voice).into())]);
        doc.lines.insert(0, Line { text: question(view, &voice), tone: Tone::Strong });
        doc.lines.insert(1, Line { text: grade(view, &voice), tone: Tone::Quiet });
        doc.sections.extend(last.map(|(title, post)| solution(title, post, locale)));
        doc.footer = voice.word(if view.alone { "puzzle-footer-alone" } else { "puzzle-footer" });
        Embed::of(&doc, EmbedKind::Game)
    };
    let rows = Shown::of(Source::Puzzle(view.day), &choices(view, &voice), cursor).rows(Vec::new(), &voice);
    board::message(extent, text).with(rows)
}

fn question(view: &PuzzleView, voice: &Voice) -> String {
    let moves = view.puzzle.length(view.title.as_ref()).unwrap_or_default();
    voice.say("puzzle-ask", [("who", voice.marked(view.open.decision.seat).into()), ("moves", moves.into())])
}

/// The side that is asked, and how hard it is.
fn grade(view: &PuzzleView, voice: &Voice) -> String {
    let side = view.open.matter(voice);
    let stars: String = (1..=Puzzle::HARDEST).map(|star| if star > view.puzzle.grade() { '☆' } else { '★' }).collect();
    row::all([side, voice.say("puzzle-grade", [("stars", stars.into()), ("near", view.puzzle.near.into())])])
}

fn choices(view: &PuzzleView, voice: &Voice) -> Vec<Choice> {
    let alike = |choice| Choice { weight: Weight::Plain, detail: String::new(), ..choice };
    view.open.choices(voice).into_iter().map(alike).collect()
}

/// The solution of a puzzle that is over, and how many found it.
fn solution(title: &dyn Title, post: &PuzzlePost, locale: Locale) -> Section {
    let voice = tutorial::cast(title, locale);
    let mut section = Section::titled(voice.word("puzzle-last"));
    section.extend(post.puzzle.told(title, &voice));
    let count = [("solved", post.solved.into()), ("answered", post.answered.into())];
    section.toned(voice.say("puzzle-solved", count), Tone::Quiet);
    section
}

/// What an answer brought, for its person.
pub fn result(answer: &PuzzleAnswer, locale: Locale) -> OutgoingMessage {
    let voice = voice(&answer.view, locale);
    let verdict = match answer.later {
        Some(_) => "puzzle-later",
        None if answer.is_right() => "puzzle-right",
        None if answer.view.alone => "puzzle-wrong-alone",
        None => "puzzle-wrong",
    };
    let facts = [
        ("choice", answer.view.open.label(&answer.code, &voice).into()),
        ("moves", answer.later.unwrap_or_default().into()),
    ];
    let said = [answer.again.then(|| voice.word("puzzle-again")), Some(voice.say(verdict, facts))];
    OutgoingMessage::text(said.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}
