//! Unit tests of `title::review::text`.

use crate::canvas::palette::Look;
use crate::title::review::text::signed;
use crate::title::{Outlook, Review, SeatReview};
use crate::words::{Locale, Voice};

#[test]
fn wins_have_a_sign() {
    assert_eq!([-4, 0, 12].map(signed), ["−4", "0", "+12"]);
}

#[test]
fn whole_wins_add_up_like_their_parts() {
    let (start, own, others, luck) = (364, -274, 155, -6);
    let account = SeatReview { start, own, others, luck, unforeseen: 761, result: 1_000, ..SeatReview::default() };
    let [start, own, others, luck, result] = account.wins();
    assert_eq!([start, own, others, result], [36, -27, 16, 100]);
    assert_eq!(start + own + others + luck, result);
}

#[test]
fn chances_of_two_seats_are_100_together() {
    let start = |start| SeatReview { start, result: start, ..SeatReview::default() }.wins()[0];
    assert!((0..=1_000).all(|one| start(one) + start(1_000 - one) == 100));
}

#[test]
fn picture_in_words_agrees_with_the_account() {
    let seats = [526, 474].map(|start| SeatReview { start, result: start, ..SeatReview::default() }).to_vec();
    let outlook = |after| Outlook { after, chances: vec![526, 474] };
    let course = vec![outlook(0), outlook(1)];
    let review = Review { course, decisions: Vec::new(), turning: Vec::new(), seats, is_unfinished: false };
    let voice = Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()]);
    let alt = review.picture(Look::default(), &voice).unwrap().alt;
    for (name, seat) in ["Ada", "Bo"].into_iter().zip(&review.seats) {
        assert!(alt.contains(&format!("{name}: {} % at first", seat.wins()[0])), "{alt}");
    }
}
