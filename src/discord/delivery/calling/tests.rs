//! Tests of what is remembered of earlier calls: which message goes on with an exchange, what a person has not been told, and
//! until when nobody is called.
#![cfg(test)]

use super::*;
use crate::discord::delivery::state::LastCallState;
use crate::words::Locale;

const PERSON: PersonId = PersonId(5);
const OTHER: PersonId = PersonId(6);
const SEAT: Seat = Seat(1);

/// What is remembered of a person who has been told of the entries up to one, and not of the last move made for them.
fn history(news: Option<u64>, told: u64) -> CallHistory {
    let (decision, news, told) = (DecisionId(0), news.map(Seq), Seq(told));
    let last = LastCallState { person: PERSON, called: 0, decision, began: None, news, told };
    CallHistory { calls: Vec::new(), last_calls: vec![last], observed: Vec::new() }
}

/// Actions of seats, numbered from 11 on, one a second.
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
    }
}

#[test]
fn an_exchange_goes_on_in_its_own_direct_message() {
    let calls = [call(1, 7, true), call(0, 9, true), call(1, 9, true), call(1, 9, false), call(1, 8, true)];
    let history = CallHistory { calls: calls.into(), ..history(None, 0) };
    let found = |seat: u8, began: u64| {
        let (decision, began) = (DecisionId(10), DecisionId(began));
        history.direct_message(CallRequest { seat: Seat(seat), decision, began })
    };
    assert_eq!([found(1, 9), found(0, 9), found(1, 7), found(0, 7)], [Some(2), Some(1), Some(0), None]);
}

#[test]
fn a_call_tells_of_all_that_orders_did_and_of_the_last_move_each_once() {
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
fn a_call_tells_neither_of_the_orders_of_others_nor_of_forced_moves_before_the_last() {
    let other = || Actor::Person(OTHER);
    let all = log(&[(0, Actor::Ordered), (0, other()), (1, Actor::System), (0, other()), (1, Actor::System)]);
    assert_eq!(news(&history(Some(15), 0), &all), [15]);
}

#[test]
fn whoever_has_acted_since_has_seen_what_was_done_for_them() {
    let own = || Actor::Person(PERSON);
    let mut acts = vec![(1, Actor::Ordered), (1, own()), (1, Actor::System)];
    assert_eq!(news(&history(Some(13), 0), &log(&acts)), [13]);
    acts.extend([(0, Actor::Person(OTHER)), (1, own())]);
    assert_eq!(news(&history(Some(13), 0), &log(&acts)), Vec::<u64>::new());
}

#[test]
fn whoever_has_acted_is_at_it_for_a_minute() {
    let acts = [(1, Actor::Person(PERSON)), (0, Actor::Person(OTHER)), (1, Actor::System)];
    let acted = last_act(&log(&acts), PERSON);
    assert_eq!((acted, last_act(&[], PERSON)), (11_000, 0));
    let over = Timestamp(acted + ATTENTIVE);
    for (now, until) in [(acted, Some(over)), (over.0 - 1, Some(over)), (over.0, None), (over.0 + 1, None)] {
        assert_eq!(attentive_until(acted, Timestamp(now)), until, "{now}");
    }
}
