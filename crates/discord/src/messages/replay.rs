//! The replay of a game, turn by turn, in a private message. The review of a finished game: what turned it, choice and luck, and the chances as a picture.

use twilight_model::channel::message::component::{Button, ButtonStyle, Component, SelectMenuOption};

use crate::messages::choices::{self, MENU};
use crate::messages::{Embed, EmbedKind, Extent, OutgoingMessage, Press, board, names};
use skald_core::engine::Seat;
use skald_core::title::Span;
use skald_core::words::{Doc, Locale, Voice};
use skald_table::{Entry, Moment, Past, Seq, TableView};

/// A game with this number of turns or fewer needs no menu of them.
const SHORT: usize = 4;

/// The board at the end of a turn, with buttons to other turns; `log` are the last entries up to then. `animated` says
/// whether pictures may be shown, and the seat whose view they show.
pub fn page(
    past: &Past,
    log: &[Entry],
    locale: Locale,
    extent: Extent,
    animated: Option<Option<Seat>>,
) -> OutgoingMessage {
    let voice = names::voice(&past.view, locale);
    let facts = [("turn", past.turn.into()), ("turns", past.ends.len().into())];
    let mut content = voice.say("discord-replay-turn", facts);
    if let Some(choices) = choices_of(past, &voice) {
        content = format!("{content}\n{choices}");
    }
    let animations = animated.and_then(|seat| animations(past, seat, &voice));
    let rows = [Some(turns(past)), menu(past, &voice), animations].into_iter().flatten().collect();
    board::private(content, &past.view, log, None, locale, 0, extent).with(rows)
}

/// The choice that was made and the best one, if the board is the one before a choice.
pub fn choices_of(past: &Past, voice: &Voice) -> Option<String> {
    let (choice, [played, best]) = past.choice.as_ref().zip(past.choices(voice))?;
    let facts = [("who", voice.marked(choice.seat).into()), ("played", played.into()), ("best", best.into())];
    Some(voice.say("review-turn-choices", facts))
}

/// The buttons of the animated pictures; none before the first turn.
fn animations(past: &Past, seat: Option<Seat>, voice: &Voice) -> Option<Component> {
    let table = past.view.id;
    let played = seat.is_some_and(|own| past.ends.iter().any(|(seat, _)| *seat == own));
    let button = |press: Press, key| {
        let button = choices::button(&press, &voice.word(key), ButtonStyle::Secondary);
        Button { emoji: choices::emoji("🎞️"), ..button }
    };
    let game = button(Press::AnimateGame(table), "discord-button-animate");
    let since = played.then(|| button(Press::AnimateSince(table), "discord-button-animate-since"));
    (!past.ends.is_empty()).then(|| choices::row(std::iter::once(game).chain(since)))
}

/// The message for an animated picture; without one it says that there is none.
pub fn animation(view: &TableView, span: Span, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let said = |key| {
        let mut doc = Doc::titled(names::heading(view, &voice));
        doc.line(voice.word(key));
        Embed::of(&doc, EmbedKind::Game)
    };
    let key = match span {
        Span::Game => "discord-animation-game",
        Span::Since(_) => "discord-animation-since",
    };
    let back = (Press::Replay(view.id, Moment::Last), "discord-button-replay", ButtonStyle::Secondary);
    let in_words = Some(said("discord-animation-none"));
    OutgoingMessage { in_words, ..OutgoingMessage::embed(said(key)) }.with(vec![choices::worded([back], &voice)])
}

/// The turns to choose from, evenly spread if not all fit; none for a short game.
fn menu(past: &Past, voice: &Voice) -> Option<Component> {
    let turns = past.ends.len();
    let shown = turns.min(MENU);
    let option = |number: usize| {
        let turn = (number + 1) * turns / shown;
        let (seat, end) = past.ends[turn - 1];
        let facts = [("turn", turn.into()), ("turns", turns.into())];
        let label = voice.say("discord-replay-turn", facts);
        let option = choices::option(&label, end.0.to_string(), &names::owner_at(&past.view, seat, end, voice));
        SelectMenuOption { default: turn == past.turn, ..option }
    };
    let press = Press::ReplayMenu(past.view.id);
    let menu = || choices::menu(&press, (0..shown).map(option).collect(), &voice.word("discord-replay-menu"));
    (turns > SHORT).then(menu)
}

fn turns(past: &Past) -> Component {
    let here = Seq(past.view.seq.0);
    let first = past.turn == 0;
    let last = past.turn == past.ends.len();
    let button = |sign: &str, moment, dead| {
        let button = choices::button(&Press::Replay(past.view.id, moment), sign, ButtonStyle::Secondary);
        Button { disabled: dead, ..button }
    };
    choices::row([
        button("⏮", Moment::Start, first),
        button("◀", Moment::Before(here), first),
        button("▶", Moment::After(here), last),
        button("⏭", Moment::Last, last),
    ])
}
