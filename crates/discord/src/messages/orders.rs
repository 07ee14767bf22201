//! The orders of a person, shown to them alone.
//!
//! * Standing orders with the answers they would have given.
//! * The moves planned for the next turn.
//! * The buttons beside a contest that give an order for all later ones.

use twilight_model::channel::message::component::{Button, ButtonStyle};

use crate::messages::custom_id::{OrderButton, Press};
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, names};
use skald_core::title::orders::{Answer, Order};
use skald_core::words::{Doc, Locale, Section, Tone, Voice};
use skald_table::{Contest, Entry, OpenDecision, Orders, TableView};

/// The message key of a sentence of the title.
fn key(view: &TableView, key: &str) -> String {
    format!("{}-{key}", view.title.meta().key.replace('_', "-"))
}

pub fn stake(view: &TableView, stake: &str, voice: &Voice) -> String {
    voice.word(&key(view, &format!("stake-{stake}")))
}

/// All orders of a person; `past` are the last contests.
pub fn page(view: &TableView, orders: &Orders, past: &[Contest], locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let mut doc = Doc::titled(voice.say("orders-title", [("table", names::heading(view, &voice).into())]));
    doc.toned(voice.word("orders-about"), Tone::Quiet);
    if !view.title.stakes().is_empty() {
        doc.section(standing(view, &orders.standing, &voice));
        doc.section(before(view, past, &voice));
    }
    let mut next = Section::titled(voice.word("orders-plan"));
    next.line(lapsed(orders, &voice).unwrap_or_else(|| plan(&orders.plan, &voice)));
    doc.section(next);
    let any = !orders.standing.is_empty() || !orders.plan.is_empty();
    let clear = any.then(|| button(view, OrderButton::Clear, &voice.word("orders-button-clear"), ButtonStyle::Danger));
    let rows = clear.map(|clear| choices::row([clear])).into_iter().collect();
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(rows)
}

fn standing(view: &TableView, orders: &[Order], voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("orders-standing"));
    for (number, order) in (1..).zip(orders) {
        section.line(format!("{number}. {}", order_line(view, order, voice)));
    }
    if orders.is_empty() {
        section.toned(voice.word("orders-standing-none"), Tone::Quiet);
    }
    section
}

fn order_line(view: &TableView, order: &Order, voice: &Voice) -> String {
    let answer = match order.answer {
        Answer::Never => voice.word(&key(view, "order-never")),
        Answer::UpTo(most) => voice.say(&key(view, "order-up-to"), [("most", most.into())]),
        Answer::WhileWinning => voice.word(&key(view, "order-while-winning")),
        Answer::Ask => voice.word(&key(view, "order-ask")),
    };
    let against = order.against.map(|seat| voice.say("orders-against", [("who", voice.marked(seat).into())]));
    let stake = order.stake.as_deref().map(|stake| self::stake(view, stake, voice));
    let part = order.part.map(|part| voice.say(&key(view, "order-part"), [("part", part.into())]));
    let contests = order.contests.map(|count| voice.say(&key(view, "order-contests"), [("count", count.into())]));
    let parts = [Some(format!("**{answer}**")), against, stake, part, contests];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The answers that the standing orders would have given in the last contests.
fn before(view: &TableView, past: &[Contest], voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word(&key(view, "order-past")));
    for contest in past {
        let differs = contest.answers.iter().find(|answer| answer.ordered != Some(answer.stayed));
        let what = match differs.map(|answer| answer.ordered) {
            None => "order-past-same",
            Some(None) => "order-past-ask",
            Some(Some(true)) => "order-past-stay",
            Some(Some(false)) => "order-past-leave",
        };
        let facts = [
            ("entry", contest.seq.0.into()),
            ("who", voice.marked(contest.against).into()),
            ("stake", stake(view, contest.stake, voice).into()),
            ("cost", differs.map_or(0, |answer| answer.cost).into()),
        ];
        section.line(voice.say(&key(view, what), facts));
    }
    if past.is_empty() {
        section.toned(voice.word(&key(view, "order-past-none")), Tone::Quiet);
    }
    section
}

fn plan(moves: &[String], voice: &Voice) -> String {
    if moves.is_empty() { voice.word("orders-plan-none") } else { listed(moves) }
}

fn listed(moves: &[String]) -> String {
    moves.iter().map(|code| format!("`{code}`")).collect::<Vec<_>>().join(", ")
}

/// Says which moves are planned for the next turn.
pub fn planned(orders: &Orders, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    OutgoingMessage::text(voice.say("orders-planned", [("moves", listed(&orders.plan).into())]))
}

/// Says which planned moves were not possible; `None` if there are none.
pub fn lapsed(orders: &Orders, voice: &Voice) -> Option<String> {
    let moves = listed(&orders.lapsed);
    (!orders.lapsed.is_empty()).then(|| voice.say("orders-lapsed", [("moves", moves.into())]))
}

/// The buttons beside a contest that answer it and all later ones by order.
pub fn buttons(view: &TableView, open: &OpenDecision, voice: &Voice) -> Vec<Button> {
    if !open.is_contest() {
        return Vec::new();
    }
    let named = [(OrderButton::Never, "order-button-never"), (OrderButton::WhileWinning, "order-button-wins")];
    let all = named.map(|(press, label)| button(view, press, &voice.word(&key(view, label)), ButtonStyle::Secondary));
    all.into_iter().collect()
}

/// The standing order that a button gives; `None` for the one that withdraws all orders.
pub const fn given_by(button: OrderButton) -> Option<Order> {
    match button {
        OrderButton::Never => Some(Order::always(Answer::Never)),
        OrderButton::WhileWinning => Some(Order::always(Answer::WhileWinning)),
        OrderButton::Clear => None,
    }
}

fn button(view: &TableView, press: OrderButton, label: &str, style: ButtonStyle) -> Button {
    choices::button(&Press::Orders(view.id, press), label, style)
}

/// The events of an entry, line by line, with the names of those who acted then; results of an order are marked.
pub fn lines(view: &TableView, entry: &Entry, voice: &Voice) -> Vec<String> {
    let mut lines = view.narrate(entry, &names::voice_at(view, entry, voice));
    if entry.is_ordered()
        && let Some(first) = lines.first_mut()
    {
        *first = voice.say("orders-told", [("line", first.as_str().into())]);
    }
    lines
}
