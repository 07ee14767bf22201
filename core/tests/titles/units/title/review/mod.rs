//! Unit tests of `title::review`.

mod text;

use serde_json::{Value, json};

use crate::canvas::svg;
use crate::engine::{Seat, Seed, Viewer};
use crate::games;
use crate::title::review::prospects;
use crate::title::{Check, Position, Puzzle, RenderOptions, Review, Reviewed, Simulation};
use crate::words::{Locale, Voice};

#[test]
fn winning_choice_wins_every_game_that_is_played_out() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("brandubh").unwrap().as_ref();
    let puzzle = Puzzle::of_day(title, 0).unwrap();
    let (mut position, seat) = puzzle.position(title).unwrap();
    let [before @ .., last] = &puzzle.line[..] else { panic!("a line") };
    for code in before {
        let asked = position.decisions()[0].seat;
        position.act(asked, code).unwrap();
    }
    let other = position.legal(seat).into_iter().find(|code| code != last).unwrap();
    let check = Check::default();
    let mut decision = Reviewed { after: 1, seq: 2, seat, played: other, best: last.clone(), cost: 500, check };
    for _ in 0..8 {
        decision.play_out(position.as_ref(), "random").unwrap();
    }
    let Check { games, played, best } = decision.check;
    assert!((games, best) == (8, 8_000) && played < best, "{played} {best}");
    // What the games of a long check show stands in place of what the reviewer expected. A short one is not shown.
    let voice = Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()]);
    let said = |decision: &Reviewed| decision.lines(1, position.as_ref(), &voice)[1].clone();
    assert!(said(&decision).contains("about 50 more wins in 100 games"), "{}", said(&decision));
    decision.check = Check { games: 26, played: 9_500, best: 10_000 };
    assert!(said(&decision).ends_with("about 50 more wins in 100 games"), "{}", said(&decision));
    decision.check = Check { games: 400, played: 219_500, best: 280_000 };
    let said = said(&decision);
    assert!(said.contains("about 15 more wins in 100 games"), "{said}");
    assert!(said.ends_with("it won 280, the choice made 219½, of 400"), "{said}");
}

#[test]
fn choice_that_wins_no_more_turned_nothing() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("raids").unwrap().as_ref();
    let players = vec!["random".to_owned(); 2];
    let record = Simulation::new(title, &json!({}), 2, players, Seed::from_number(3)).unwrap().game(0).unwrap();
    let mut review = record.review_by("normal", &titles).unwrap();
    let [.., dearest] = &mut review.decisions[..] else { panic!("a decision") };
    // The same choice twice: neither wins more.
    *dearest = Reviewed { best: dearest.played.clone(), cost: 1_000, ..dearest.clone() };
    let seq = dearest.seq;
    let turned = |review: &Review| review.turning.iter().any(|decision| decision.seq == seq);
    record.check(&mut review, &titles, 0, |_| true).unwrap();
    assert!(turned(&review), "unchecked");
    let good = |review: &Review| review.seats.iter().map(|account| account.good).sum::<u32>();
    let before = good(&review);
    record.check(&mut review, &titles, 60, |_| true).unwrap();
    assert!(!turned(&review), "{:?}", review.turning);
    assert!(
        good(&review) > before && review.decisions.iter().any(|decision| decision.seq == seq && decision.cost == 0)
    );
}

#[test]
fn review_knows_the_coins_that_all_saw() {
    let titles = games::builtin().unwrap();
    let (mut position, _) =
        titles.default_of("relic_runners").unwrap().start(&Value::Null, 2, &Seed::from_number(5)).unwrap();
    for number in 0..60 {
        let seat = position.decisions()[0].seat;
        let action = position.suggest("careful", seat, &Seed::from_number(number)).unwrap().unwrap();
        position.apply(seat, &action).unwrap();
    }
    let coins = |position: &dyn Position| position.view(Viewer::Everything).unwrap()["cards"][1]["coins"].clone();
    let known = coins(position.as_ref());
    let agree = |position: &dyn Position| {
        (0..8).filter(|number| coins(position.imagine(Seat(0), &Seed::from_number(*number)).as_ref()) == known).count()
    };
    assert_eq!(agree(position.counted().unwrap().as_ref()), 8);
    assert!(agree(position.as_ref()) < 8);
}

/// A board that a review shows has marks of both choices, in titles without chance instead of the last move.
#[test]
fn both_choices_of_a_review_are_marked() {
    let titles = games::builtin().unwrap();
    let voice = Voice::new(Locale::default(), Vec::new());
    for key in ["brandubh", "nine_mens_morris"] {
        let (mut position, _) = titles.default_of(key).unwrap().start(&json!({}), 2, &Seed::from_number(1)).unwrap();
        let first = position.legal(Seat(0)).remove(0);
        position.act(Seat(0), &first).unwrap();
        let legal = position.legal(Seat(1));
        let drawn = |codes: [&str; 2]| {
            let news = prospects(position.as_ref(), Seat(1), codes, 1);
            let picture = position.picture(Viewer::Public, RenderOptions::default(), &news, &voice).unwrap();
            svg::text(&picture.scene)
        };
        let [one, other] = [&legal[0], &legal[legal.len() - 1]];
        let pictures = [drawn([one, other]), drawn([one, one]), drawn([other, other])];
        let last = position.picture(Viewer::Public, RenderOptions::default(), &[], &voice).unwrap();
        let last = svg::text(&last.scene);
        let differ = |picture: &String| pictures.iter().filter(|other| *other == picture).count() == 1;
        assert!(pictures.iter().all(|picture| differ(picture) && *picture != last), "{key}");
    }
}
