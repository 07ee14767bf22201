//! Tests of the call history: which message continues an exchange, which moves are not reported yet, and how long a
//! person is not called.
#![cfg(test)]

use super::*;
use crate::delivery::state::LastCallState;
use skald_core::words::Locale;
use skald_table::TableId;

const PERSON: PersonId = PersonId(5);
const OTHER: PersonId = PersonId(6);
const SEAT: Seat = Seat(1);

/// The call history of a person. A call has reported the entries up to `told`, but not the last move made for them.
fn history(news: Option<u64>, told: u64) -> CallHistory {
    let decision = DecisionId(0);
    let news = news.map(Seq);
    let told = Seq(told);
    let last = LastCallState { person: PERSON, called: 0, decision, began: None, news, told };
    CallHistory { table: TableId::from_bits(1), calls: Vec::new(), last_calls: vec![last] }
}

/// Actions of seats, numbered from 11, one each second.
fn log(acts: &[(u8, Actor)]) -> Vec<Entry> {
    let entry = |(seq, (seat, actor)): (u64, &(u8, Actor))| {
        Entry::without_events(Seq(seq), Timestamp(1000 * seq), actor.clone(), EntryKind::Act(Seat(*seat)))
    };
    (11..).zip(acts).map(entry).collect()
}

fn news(history: &CallHistory, log: &[Entry]) -> Vec<u64> {
    history.news(PERSON, SEAT, log).into_iter().map(|seq| seq.0).collect()
}

fn call(seat: u8, began: u64, direct: bool) -> CallState {
    CallState {
        channel: 1,
        message: 2,
        decision: DecisionId(began),
        seat,
        direct,
        locale: Locale::En,
        answered: false,
        began: Some(DecisionId(began)),
        told: None,
        news: false,
        void: false,
        deadline: None,
        reports: Vec::new(),
    }
}

#[test]
fn exchange_continues_in_its_own_direct_message() {
    let calls = [call(1, 7, true), call(0, 9, true), call(1, 9, true), call(1, 9, false), call(1, 8, true)];
    let history = CallHistory { calls: calls.into(), ..history(None, 0) };
    let found = |seat: u8, began: u64| {
        let decision = DecisionId(10);
        let began = DecisionId(began);
        history.direct_message(CallRequest { seat: Seat(seat), decision, began })
    };
    assert_eq!([found(1, 9), found(0, 9), found(1, 7), found(0, 7)], [Some(2), Some(1), Some(0), None]);
}

#[test]
fn call_reports_each_order_and_the_last_move_once() {
    let other = || Actor::Person(OTHER);
    let all = log(&[
        (1, Actor::Ordered),
        (2, Actor::System),
        (0, other()),
        (1, Actor::Ordered),
        (0, other()),
        (1, Actor::System),
    ]);
    assert_eq!(news(&history(Some(16), 0), &all), [12, 14, 16], "each up to what followed from it");
    assert_eq!(news(&history(Some(16), 12), &all), [14, 16]);
    assert_eq!(news(&history(None, 0), &all), Vec::<u64>::new());
}

#[test]
fn call_omits_orders_of_others_and_older_forced_moves() {
    let other = || Actor::Person(OTHER);
    let all = log(&[(0, Actor::Ordered), (0, other()), (1, Actor::System), (0, other()), (1, Actor::System)]);
    assert_eq!(news(&history(Some(15), 0), &all), [15]);
}

#[test]
fn person_who_acted_since_has_seen_their_forced_moves() {
    let own = || Actor::Person(PERSON);
    let mut acts = vec![(1, Actor::Ordered), (1, own()), (1, Actor::System)];
    assert_eq!(news(&history(Some(13), 0), &log(&acts)), [13]);
    acts.extend([(0, Actor::Person(OTHER)), (1, own())]);
    assert_eq!(news(&history(Some(13), 0), &log(&acts)), Vec::<u64>::new());
}

#[test]
fn person_counts_as_attentive_for_a_minute_after_acting() {
    let acts = [(1, Actor::Person(PERSON)), (0, Actor::Person(OTHER)), (1, Actor::System)];
    let acted = last_act(&log(&acts), PERSON);
    assert_eq!((acted, last_act(&[], PERSON)), (11_000, 0));
    let over = Timestamp(acted + ATTENTIVE);
    for (now, until) in [(acted, Some(over)), (over.0 - 1, Some(over)), (over.0, None), (over.0 + 1, None)] {
        assert_eq!(attentive_until(acted, Timestamp(now)), until, "{now}");
    }
}
