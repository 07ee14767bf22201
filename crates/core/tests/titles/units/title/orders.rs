//! Unit tests of `title::orders`.

use proptest::prelude::*;

use crate::engine::Seat;
use crate::title::orders::*;

fn bid(against: u8, stake: &'static str, (cost, spent): (u16, u16), wins: bool) -> Bid<bool> {
    Bid { against: Seat(against), stake, cost, spent, first: spent == 0, wins, stay: true, leave: false }
}

fn says(orders: &[Order], part: u16, bid: &Bid<bool>) -> Option<(usize, bool)> {
    decide(orders, part, bid).map(|(index, stays)| (index, *stays))
}

#[test]
fn each_order_gives_its_answer() {
    for (answer, cost, spent, wins, stays) in [
        (Answer::Never, 2, 0, true, Some(false)),
        (Answer::Ask, 2, 0, true, None),
        (Answer::WhileWinning, 2, 0, true, Some(true)),
        (Answer::WhileWinning, 2, 0, false, Some(false)),
        (Answer::UpTo(1), 2, 0, true, Some(false)),
        (Answer::UpTo(2), 2, 0, false, Some(true)),
        (Answer::UpTo(5), 4, 2, true, Some(false)),
        (Answer::UpTo(6), 4, 2, false, Some(true)),
        (Answer::UpTo(u16::MAX), u16::MAX, 1, false, Some(true)),
    ] {
        let given = says(&[Order::always(answer)], 1, &bid(1, "rune", (cost, spent), wins));
        assert_eq!(given.map(|(_, stays)| stays), stays, "{answer:?} at {cost} after {spent}, wins: {wins}");
    }
    assert_eq!(says(&[], 1, &bid(1, "rune", (2, 0), true)), None, "without an order the person is asked");
}

#[test]
fn the_first_order_whose_conditions_match_decides() {
    let all = Order::always(Answer::Never);
    let against = Order { against: Some(Seat(2)), ..Order::always(Answer::WhileWinning) };
    let stake = Order { stake: Some("rune".to_owned()), ..Order::always(Answer::Ask) };
    let part = Order { part: Some(3), ..Order::always(Answer::UpTo(9)) };
    let orders = [stake.clone(), against.clone(), part.clone(), all.clone()];
    for (seat, thing, voyage, expected) in [
        (1, "rune", 1, None),
        (2, "rune", 3, None),
        (2, "port", 3, Some((1, true))),
        (1, "port", 3, Some((2, true))),
        (1, "port", 2, Some((3, false))),
    ] {
        assert_eq!(says(&orders, voyage, &bid(seat, thing, (2, 0), true)), expected, "{seat} {thing} {voyage}");
    }
    assert!(all.replaces(&Order::always(Answer::Ask)) && !all.replaces(&stake) && !against.replaces(&part));
    let whole = Order { against: Some(Seat(1)), part: Some(3), contests: Some(1), ..stake };
    assert_eq!(whole.to_string(), format!("ask against {} at rune in 3 for 1", Seat(1)));
}

#[test]
fn an_order_that_runs_out_still_ends_its_contest() {
    let last = Order { contests: Some(0), ..Order::always(Answer::UpTo(9)) };
    assert_eq!(says(std::slice::from_ref(&last), 1, &bid(1, "rune", (4, 2), true)), Some((0, true)));
    assert_eq!(says(&[last], 1, &bid(1, "rune", (2, 0), true)), None);
}

proptest! {
    /// No limit is ever exceeded, and the first order that covers a bid answers it.
    #[test]
    fn no_order_spends_more_than_it_allows(
        most in 0..20_u16, cost in 1..20_u16, spent in 0..20_u16, wins in any::<bool>(), seat in 0..4_u8, only in 0..4_u8,
    ) {
        let limited = Order { against: Some(Seat(only)), ..Order::always(Answer::UpTo(most)) };
        match says(&[limited, Order::always(Answer::WhileWinning)], 1, &bid(seat, "rune", (cost, spent), wins)) {
            Some((0, stays)) => prop_assert!(seat == only && stays == (spent + cost <= most)),
            Some((1, stays)) => prop_assert!(seat != only && stays == wins),
            other => prop_assert!(false, "{other:?}"),
        }
    }
}
