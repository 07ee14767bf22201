//! The board message: the title's board and the choices of the seat to move.
//!
//! With a picture the board is written in brief, and a button shows it fully in words. Without a picture it is written
//! fully in words.
//!
//! The public board shows what the public may know. It shows a person's choices only if they reveal nothing hidden and
//! exactly one person is asked, in their own turn. Otherwise each asked person gets a button that shows their choices
//! privately. Unpublished steps of a turn are shown only to their own person.

use twilight_model::channel::message::component::{Button, ButtonStyle};

use crate::messages::branches::Item;
use crate::messages::choices::{self, BUTTONS, IN_A_ROW, Shown};
use crate::messages::{
    Embed, EmbedKind, ImageSlot, OutgoingMessage, PageCursor, Press, clock, ending, lobby, names, phone, recent_log,
};
use skald_core::engine::{Seat, Viewer};
use skald_core::title::Weight;
use skald_core::words::{Doc, Line, Locale, Mark, Section, Tone, Voice};
use skald_table::{Entry, GameView, OpenDecision, Stage, TableView};

/// The maximum number of lines about recent events beside a picture.
const NEWS: usize = 4;
/// The maximum number of lines of text beside a picture, and of lines of text and buttons. The first pair is for the
/// board in brief, the second for the question alone.
const ROOM: ((usize, usize), (usize, usize)) = ((15, 18), (6, 13));
/// The most lines of a report, a question's last line and buttons beside a picture. Above it the title asks alone.
const LEAST: usize = 17;
/// The same as the second pair for a question in words alone.
const WORDS: (usize, usize) = (27, 32);

/// The maximum number of buttons on the board that take a free seat.
const FREE: usize = 2;

/// How much of a board is written in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// In brief, beside a picture.
    Brief,
    /// All of it, without a picture.
    Whole,
}

impl Extent {
    /// How much words say beside a picture.
    pub fn beside(picture: &ImageSlot) -> Self {
        if picture.file().is_some() { Self::Brief } else { Self::Whole }
    }
}

/// The board message of a table.
pub struct Card {
    /// The part of the game: a new one gets a new message. `None` keeps the current message.
    pub part: Option<String>,
    pub outgoing: OutgoingMessage,
}

/// The part of a table that is a lobby.
pub const LOBBY: &str = "lobby";
/// The part of a table whose game is over.
pub const END: &str = "end";

/// The board message of a table now; `log` are the last entries, `cursor` the page of the choices.
pub fn card(view: &TableView, log: &[Entry], cursor: impl Into<PageCursor>, extent: Extent) -> Card {
    match (&view.game, view.stage) {
        (Some(game), Stage::Playing) => {
            let outgoing = playing(view, game, log, cursor.into(), extent);
            Card { part: Some(game.part().to_string()), outgoing }
        }
        (Some(_), _) => Card { part: Some(END.to_owned()), outgoing: ending::card(view) },
        (None, Stage::Lobby) => Card { part: Some(LOBBY.to_owned()), outgoing: lobby::card(view) },
        (None, _) => Card { part: None, outgoing: lobby::card(view) },
    }
}

fn playing(view: &TableView, game: &GameView, log: &[Entry], cursor: PageCursor, extent: Extent) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let choices = shown(view).map(|open| (open, Shown::new(view.id, open, cursor, &voice)));
    let asked = choices.as_ref().map(|(open, shown)| (open.decision.seat, shown.items.as_slice()));
    let text = |extent| Embed::of(&text(view, game, log, extent, asked, &voice), EmbedKind::Game);
    let more = [words_button(view, extent, &voice), Some(signs_button(view))].into_iter().flatten();
    let more = more.chain(clock::free_seat_buttons(view, &voice).into_iter().take(FREE));
    let rows = match &choices {
        Some((open, shown)) => {
            // The private message shows more than the public board.
            // Blue marks the advice among the choices.
            let style = ButtonStyle::Secondary;
            let turn = view.title.meta().hidden.then(|| Button { style, ..turn_button(view, open, &voice) });
            shown.rows(turn.into_iter().chain(more).collect(), &voice)
        }
        None => {
            let asked = view.open.iter().filter(|open| person_asked(view, open)).take(BUTTONS);
            choices::rows(asked.map(|open| turn_button(view, open, &voice)).chain(more).collect())
        }
    };
    message(extent, text).with(rows)
}

/// The public board with recent events and the choices of one person.
fn text(
    view: &TableView,
    game: &GameView,
    log: &[Entry],
    extent: Extent,
    asked: Option<(Seat, &[Item])>,
    voice: &Voice,
) -> Doc {
    match extent {
        Extent::Whole => whole(view, game, log, voice, |doc| {
            if let Some((seat, items)) = asked {
                add_details(doc, seat, items, voice);
                add_advice(doc, items, voice);
            }
        }),
        Extent::Brief => {
            let mut doc = game.overview(voice);
            clock::add(&mut doc, view, voice);
            let handed_over = recent_log::handed_over(view, log, voice);
            let items = asked.map_or(&[][..], |(_, items)| items);
            let all = phone::beside(ROOM.0, items.iter().map(Item::on_button));
            let room = all.saturating_sub(height(&doc)).clamp(1, NEWS) - usize::from(handed_over.is_some());
            let news = recent_log::since(view, log, reader(view, game), room, voice);
            add_news(&mut doc, handed_over.into_iter().chain(news));
            describe(&mut doc, items, all);
            doc
        }
    }
}

/// The seat for whose person the news are: that of the viewer, or on the public board of the only person who is asked.
fn reader(view: &TableView, game: &GameView) -> Option<Seat> {
    let mut asked = view.open.iter().filter(|open| person_asked(view, open)).map(|open| open.decision.seat);
    match game.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Everything => asked.next().filter(|_| asked.next().is_none()),
    }
}

/// The whole board in words; the recent log comes before the lines that `choices` adds.
fn whole(view: &TableView, game: &GameView, log: &[Entry], voice: &Voice, choices: impl FnOnce(&mut Doc)) -> Doc {
    let mut doc = game.board(voice);
    clock::add(&mut doc, view, voice);
    let above_choices = doc.sections.len();
    choices(&mut doc);
    let handed_over = recent_log::handed_over(view, log, voice);
    let lines = handed_over.into_iter().chain(recent_log::board(view, log, voice)).collect();
    add_recent_log(&mut doc, above_choices, lines, voice);
    doc
}

/// The board of a finished game without buttons; `None` if the game is not over.
pub fn ended(view: &TableView, log: &[Entry], extent: Extent) -> Option<OutgoingMessage> {
    view.game.as_ref().filter(|_| view.is_over()).map(|game| over(view, game, log, extent))
}

fn over(view: &TableView, game: &GameView, log: &[Entry], extent: Extent) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let text = |extent| {
        let mut doc = text(view, game, log, extent, None, &voice);
        if view.stage == Stage::Ended {
            let text = ending::by_default(view, &voice).unwrap_or_else(|| voice.word("discord-board-stopped"));
            doc.lines.insert(0, Line { text, tone: Tone::Strong });
        }
        Embed::of(&doc, EmbedKind::Over)
    };
    message(extent, text)
}

/// A message with a text of this extent. A brief message gets the whole text if its picture fails.
pub fn message(extent: Extent, text: impl Fn(Extent) -> Embed) -> OutgoingMessage {
    let whole = || text(Extent::Whole).in_text();
    match extent {
        Extent::Brief => OutgoingMessage { in_words: Some(whole()), ..OutgoingMessage::embed(text(extent)) },
        Extent::Whole => OutgoingMessage::embed(whole()),
    }
}

/// The decision whose choices the public board shows.
pub fn shown(view: &TableView) -> Option<&OpenDecision> {
    let mut asked = view.open.iter().filter(|open| person_asked(view, open));
    match (asked.next(), asked.next()) {
        // Once a turn has begun, its choices are no longer valid: the turn button leads back to it.
        (Some(open), None) if !open.decision.out_of_turn && view.begun().is_none() => {
            Some(open).filter(|open| open.may_show_choices())
        }
        _ => None,
    }
}

fn person_asked(view: &TableView, open: &OpenDecision) -> bool {
    view.occupant(open.decision.seat).is_some_and(|who| who.person().is_some())
}

/// The button that shows a person their choices. In their own turn it stays the same from the first step to the last.
pub fn turn_button(view: &TableView, open: &OpenDecision, voice: &Voice) -> Button {
    let who = voice.seat(open.decision.seat);
    let letter = Mark::of(open.decision.seat).letter.to_string();
    let (key, press) = match open.decision.out_of_turn {
        true => ("discord-button-decide", Press::Open(view.id, open.id)),
        false => ("discord-button-turn", Press::Turn(view.id, open.decision.seat)),
    };
    let label = voice.say(key, [("who", who.into()), ("letter", letter.into())]);
    choices::button(&press, &label, ButtonStyle::Primary)
}

/// The button that shows the whole board in words; `None` if the message shows it already.
fn words_button(view: &TableView, extent: Extent, voice: &Voice) -> Option<Button> {
    let words = || choices::button(&Press::Words(view.id), &voice.word("discord-button-words"), ButtonStyle::Secondary);
    (extent == Extent::Brief).then(words)
}

/// The button that explains the signs.
fn signs_button(view: &TableView) -> Button {
    choices::button(&Press::OpenRules(view.title.meta().key.to_owned()), "?", ButtonStyle::Secondary)
}

/// The button that posts the board as a new message.
fn post_button(view: &TableView, voice: &Voice) -> Button {
    choices::button(&Press::Board(view.id), &voice.word("discord-button-post"), ButtonStyle::Secondary)
}

/// Changes a text, if it then still fits. Returns whether it does.
fn if_fitting(doc: &mut Doc, change: impl FnOnce(&mut Doc), fits: impl FnOnce(&Doc) -> bool) -> bool {
    let mut fuller = doc.clone();
    change(&mut fuller);
    let is_fitting = fits(&fuller);
    if is_fitting {
        *doc = fuller;
    }
    is_fitting
}

fn is_one_page(doc: &Doc) -> bool {
    Embed::pages(doc, EmbedKind::Game).len() == 1
}

/// Adds the decision and as much of its brief as fits.
fn add_decision(doc: &mut Doc, brief: Doc) {
    let mut section = Section { title: brief.title, lines: brief.lines, narrow: false };
    while !if_fitting(doc, |doc| _ = doc.section(section.clone()), is_one_page) && section.lines.pop().is_some() {}
}

/// Adds the details of the choices that do not fit on buttons.
pub fn add_details(doc: &mut Doc, seat: Seat, items: &[Item], voice: &Voice) {
    if items.len() > IN_A_ROW || items.iter().all(|item| item.detail.is_empty()) {
        return;
    }
    let mut section = Section::titled(voice.say("discord-board-choices", [("who", voice.marked(seat).into())]));
    section.extend(items.iter().map(line));
    doc.section(section);
}

/// How many lines a text takes on a phone.
pub fn height(doc: &Doc) -> usize {
    let sections = doc.sections.iter().flat_map(|section| &section.lines);
    doc.lines.iter().chain(sections).map(|line| phone::lines(&line.text)).sum()
}

/// Adds a line for each choice that says more than its button, if the text stays within `room` lines. Otherwise it adds
/// only the risky choices and the one that is advised, as many as fit.
pub fn describe(doc: &mut Doc, items: &[Item], room: usize) {
    let fits = |doc: &Doc| height(doc) <= room;
    let more = || items.iter().filter(|item| !item.detail.is_empty());
    if if_fitting(doc, |doc| _ = doc.extend(more().map(line)), fits) {
        return;
    }
    for item in more().filter(|item| matches!(item.weight, Weight::Risky | Weight::Main)) {
        if_fitting(doc, |doc| _ = doc.line(line(item)), fits);
    }
}

/// Says what blue means, if one of several choices is advised. Beside a picture only the button **?** says it.
fn add_advice(doc: &mut Doc, items: &[Item], voice: &Voice) {
    if items.len() > 1 && items.iter().any(|item| item.weight == Weight::Main) {
        doc.toned(voice.word("hint-blue"), Tone::Quiet);
    }
}

/// Inserts recent events after the question.
fn add_news(doc: &mut Doc, news: impl Iterator<Item = String>) {
    let question = doc.lines.iter().take_while(|line| line.tone == Tone::Strong).count();
    doc.lines.splice(question..question, news.map(|text| Line { text, tone: Tone::Quiet }));
}

/// Inserts the recent log as part number `at`; if it does not fit, the oldest lines are dropped.
fn add_recent_log(doc: &mut Doc, at: usize, mut lines: Vec<String>, voice: &Voice) {
    while !lines.is_empty() {
        let mut section = Section::titled(voice.word("discord-board-lately"));
        section.extend(lines.iter().cloned());
        if if_fitting(doc, |doc| doc.sections.insert(at, section), is_one_page) {
            return;
        }
        lines.remove(0);
    }
}

/// A choice or branch in one line: its label and its detail.
pub fn line(item: &Item) -> String {
    let emoji = if item.emoji.is_empty() { String::new() } else { format!("{} ", item.emoji) };
    let detail = if item.detail.is_empty() { String::new() } else { format!(" · {}", item.detail) };
    format!("{emoji}**{}**{detail}", item.label)
}

/// The board for one person, in their language. If they are asked, it has the decision, their choices, and the undo
/// button. With a picture, the question replaces the board. `content` stands above it.
pub fn private(
    content: String,
    view: &TableView,
    log: &[Entry],
    seat: Option<Seat>,
    locale: Locale,
    cursor: impl Into<PageCursor>,
    extent: Extent,
) -> OutgoingMessage {
    let view = &seat.filter(|_| !view.is_over()).map_or_else(|| view.clone(), |seat| view.as_seat(seat));
    let voice = names::voice(view, locale);
    let Some(game) = &view.game else { return OutgoingMessage { content, ..lobby::card(view) } };
    if view.is_over() {
        return OutgoingMessage { content, ..over(view, game, log, extent) };
    }
    let asked = seat.and_then(|seat| view.decision_of(seat));
    let shown = asked.map(|open| (open, Shown::new(view.id, open, cursor.into(), &voice)));
    let text =
        |extent| Embed::of(&private_text(&content, (view, game, log), shown.as_ref(), &voice, extent), EmbedKind::Game);
    let rows = match &shown {
        Some((open, shown)) => {
            let undo = choices::undo_button(view, open.id, &voice);
            let other = words_button(view, extent, &voice).unwrap_or_else(|| post_button(view, &voice));
            shown.rows(undo.into_iter().chain([other]).collect(), &voice)
        }
        None => {
            let post = seat.map(|_| post_button(view, &voice));
            choices::rows(words_button(view, extent, &voice).into_iter().chain(post).collect())
        }
    };
    let mut outgoing = message(extent, text).with(rows);
    if let (Extent::Brief, Some((open, shown))) = (extent, &shown) {
        let short = without_picture(&content, game, open, shown, &voice);
        outgoing.in_words = Some(Embed::of(&short, EmbedKind::Game).in_text());
    }
    OutgoingMessage { content, ..outgoing }
}

/// A question whose picture failed, on one screen of a phone: a button shows the whole board in words.
fn without_picture(content: &str, game: &GameView, open: &OpenDecision, shown: &Shown, voice: &Voice) -> Doc {
    let mut doc = question(content, open, shown, voice, Extent::Whole);
    let room = room(content, shown, WORDS);
    for line in game.overview(voice).lines.into_iter().filter(|line| line.tone != Tone::Strong) {
        if_fitting(&mut doc, |doc| doc.lines.push(line), |doc| height(doc) <= room);
    }
    doc
}

fn private_text(
    content: &str,
    (view, game, log): (&TableView, &GameView, &[Entry]),
    asked: Option<&(&OpenDecision, Shown)>,
    voice: &Voice,
    extent: Extent,
) -> Doc {
    let Some((open, shown)) = asked else { return text(view, game, log, extent, None, voice) };
    match extent {
        Extent::Whole => whole(view, game, log, voice, |doc| {
            add_decision(doc, open.brief(voice));
            add_details(doc, open.decision.seat, &shown.items, voice);
            add_advice(doc, &shown.items, voice);
        }),
        Extent::Brief => question(content, open, shown, voice, extent),
    }
}

/// A question alone, with as many of its choices in words as a screen has room for below `content`.
pub fn question(content: &str, open: &OpenDecision, shown: &Shown, voice: &Voice, extent: Extent) -> Doc {
    let (most, all) = match extent {
        Extent::Brief => ROOM.1,
        Extent::Whole => WORDS,
    };
    let mut doc = open.brief(voice);
    let room = room(content, shown, (most, all));
    while height(&doc) > room && doc.lines.len() > 1 {
        doc.lines.pop();
    }
    if extent == Extent::Brief && !doc.title.is_empty() && height(&doc) > self::room(content, shown, (LEAST, LEAST)) {
        doc.lines.clear();
    }
    describe(&mut doc, &shown.items, room);
    doc
}

/// How many lines a question has below `content`, of at most so many, and of so many with all above it and its buttons.
fn room(content: &str, shown: &Shown, (most, all): (usize, usize)) -> usize {
    let above: usize = content.lines().map(phone::lines).sum();
    phone::beside((most, all.saturating_sub(above)), shown.items.iter().map(Item::on_button))
}

/// The whole board in words as one person may see it, without choices.
pub fn in_words(view: &TableView, log: &[Entry], seat: Option<Seat>, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let Some(game) = &view.game else { return lobby::card(view) };
    let post = seat.filter(|_| !view.is_over()).map(|_| post_button(view, &voice));
    let doc = text(view, game, log, Extent::Whole, None, &voice);
    let rows = choices::rows([Some(signs_button(view)), post].into_iter().flatten().collect());
    OutgoingMessage::embed(Embed::of(&doc, if view.is_over() { EmbedKind::Over } else { EmbedKind::Game }).in_text())
        .with(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::branches::Target;
    use skald_core::title::ChoiceId;

    #[test]
    fn risk_of_a_red_button_is_shown_among_many_choices() {
        let item = |n: u16| {
            let weight = if n % 3 == 1 { Weight::Risky } else { Weight::Plain };
            let label = format!("Choice {n}");
            let detail = "loses something".to_owned();
            Item { target: Target::Take(ChoiceId::Action(n)), label, button: String::new(), detail, emoji: "", weight }
        };
        let items: Vec<_> = (0..8).map(item).collect();
        let said = |room| {
            let mut doc = Doc::titled("Board".to_owned());
            describe(&mut doc, &items, room);
            doc.lines.iter().filter(|line| line.text.contains("loses")).count()
        };
        assert_eq!((said(8), said(7), said(3), said(2)), (8, 3, 3, 2));
    }

    #[test]
    fn details_of_a_few_choices_are_below_the_board() {
        let detailed = |count: u16, detail: &str| {
            let item = |n: u16| Item {
                target: Target::Take(ChoiceId::Action(n)),
                label: format!("Choice {n}"),
                button: String::new(),
                detail: detail.to_owned(),
                emoji: "",
                weight: Weight::Plain,
            };
            let items: Vec<_> = (0..count).map(item).collect();
            let mut doc = Doc::titled("Board".to_owned());
            add_details(&mut doc, Seat(0), &items, &Voice::new(Locale::En, vec!["Astrid".to_owned()]));
            doc.sections.iter().map(|section| section.lines.len()).sum::<usize>()
        };
        let few = IN_A_ROW as u16;
        assert_eq!((detailed(few, "loses men"), detailed(few + 1, "loses men"), detailed(few, "")), (IN_A_ROW, 0, 0));
    }
}
