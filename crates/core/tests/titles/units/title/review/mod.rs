//! Unit tests of `title::review`.

mod text;

use serde_json::{Value, json};

use crate::canvas::svg;
use crate::engine::{Seat, Seed, Viewer};
use crate::games;
use crate::title::review::{CHECKERS, Seen, Tally, prospects};
use crate::title::{Check, Position, Puzzle, RenderOptions, Review, Reviewed, Simulation, reviewer};
use crate::words::{Locale, Voice};

#[test]
fn why_shows_what_followed_both_choices() {
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
    let (seen, check) = (Seen::default(), Check::default());
    let mut decision = Reviewed { after: 1, seq: 2, seat, played: other, best: last.clone(), cost: 500, seen, check };
    let Tally { games, played, best, .. } = decision.judged_by("random", position.as_ref(), 8).unwrap();
    assert!((games, best) == (8, 8_000) && played < best, "{played} {best}");
    let voice = Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()]);
    assert!(decision.why(title, &voice).is_empty(), "nothing was played out");
    for _ in 0..4 {
        decision.check(position.as_ref()).unwrap();
    }
    let why = decision.why(title, &voice);
    assert_eq!(why.len(), 2, "{:?}", decision.check);
    let mover = voice.seat(seat);
    assert!(why[0].starts_with("Then in one of these games: ") && why[0].contains(&mover), "{why:?}");
    assert!(why[1].starts_with("After the choice made: ") && why[1].contains(" → "), "{why:?}");
}

/// A check with pairs of games: by which checker, what was won after both choices, and which game it was.
fn checked(pairs: impl IntoIterator<Item = (usize, [i32; 2], u64)>) -> Check {
    let mut check = Check::default();
    pairs.into_iter().for_each(|(checker, won, pair)| check.add(checker, won, pair));
    check
}

/// Who plays which game of a check.
const fn checker(number: u64) -> usize {
    [0, 1, 0, 2][number as usize % 4]
}

#[test]
fn player_that_selects_confirms_nothing() {
    let titles = games::builtin().unwrap();
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let selecting = [reviewer(title.as_ref()), Some("careful")];
        assert!(!selecting.contains(&Some(CHECKERS[0].name())), "{}", title.meta().key);
        assert_eq!(Some(CHECKERS[2].name()), reviewer(title.as_ref()));
    }
    let games = |checker, won| move |number: u64| (checker, won, 3 * number + checker as u64);
    let [won, lost, equal] = [[0, 1_000], [1_000, 0], [1_000, 1_000]];
    for checker in 0..3 {
        assert!(!checked((0..40).map(games(checker, won))).confirms(), "only player {checker} has played");
    }
    let all = |won: [_; 3]| {
        let [first, weak, strong] = [0, 1, 2].map(|checker| (0..20).map(games(checker, won[checker])));
        checked(first.chain(weak).chain(strong)).confirms()
    };
    assert!(all([won; 3]));
    assert!(!all([lost, won, won]) && !all([won, lost, won]) && !all([won, won, lost]), "one of them refutes it");
    assert!(all([won, equal, won]) && !all([won, won, equal]), "the strong one must agree");
    let strong = |more: u64| {
        let won = move |number| if number < more { won } else { equal };
        let first = (0..40).flat_map(|number| [0, 1].map(|checker| games(checker, [0, 1_000])(number)));
        checked(first.chain((0..20).map(move |number| (2, won(number), 1_000 + number)))).confirms()
    };
    assert!(!strong(1) && strong(6), "one game of twenty is no agreement");
}

#[test]
fn small_or_repeated_differences_confirm_nothing() {
    // 60 pairs, of which so many were won only after the better choice.
    let won = |more: u64, different: u64| {
        let won = move |number| if number < more { [0, 1_000] } else { [1_000, 1_000] };
        checked((0..60).map(|number| (checker(number), won(number), number % different)))
    };
    assert!(!won(1, 60).confirms() && won(12, 60).confirms());
    assert!(!won(12, 3).confirms(), "60 games that are three say no more than three");
    // Whose games are all the same has no chance in it.
    assert!(won(60, 1).confirms());
}

#[test]
fn check_ends_once_more_games_would_hardly_confirm_it() {
    // 24 games, 12 of them by the first player, of which so many were won only after one of the choices.
    let open = |better: u64, worse: u64| {
        let won = move |number| match number / 2 {
            first if number % 2 > 0 || first >= better + worse => [1_000, 1_000],
            first if first < better => [0, 1_000],
            _ => [1_000, 0],
        };
        checked((0..24).map(|number| (checker(number), won(number), number))).is_open(120)
    };
    assert!(open(1, 0) && open(3, 1), "it may still become sure");
    assert!(!open(0, 0) && !open(0, 1) && !open(3, 2), "it hardly will");
    assert!(checked((0..22).map(|number| (checker(number), [1_000, 0], number))).is_open(120), "too few games to tell");
}

#[test]
fn sentence_of_a_check_says_how_many_games_differ() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("raids").unwrap().as_ref();
    let (position, _) = title.start(&Value::Null, 2, &Seed::from_number(1)).unwrap();
    let voice = Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()]);
    let said = |pairs: u64, different: u64| {
        let check = checked((0..pairs).map(|number| (checker(number), [0, 1_000], number % different)));
        let [played, best] = ["a", "b"].map(str::to_owned);
        let decision =
            Reviewed { after: 1, seq: 2, seat: Seat(0), played, best, cost: 154, seen: Seen::default(), check };
        decision.lines(1, position.as_ref(), &voice)[1].clone()
    };
    assert_eq!(said(4, 4), "Better: **b**, about 15 more wins in 100 games", "too few games to show");
    assert!(said(40, 40).ends_with("games · played on after both: it won 40, the choice made 0, of 40"));
    assert!(said(40, 7).ends_with("of 40 (7 of them different)"));
    assert!(said(40, 1).ends_with("always the same game: it won 1, the choice made 0"));
}

#[test]
fn choice_that_wins_no_more_turned_nothing() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("raids").unwrap().as_ref();
    let mut turned = 0;
    for seed in 17..26 {
        let players = vec!["random".to_owned(); 2];
        let series = Simulation::new(title, &json!({}), 2, players, Seed::from_number(seed)).unwrap();
        let record = series.game(0).unwrap();
        let mut review = record.review_by("normal", &titles).unwrap();
        let [.., last] = &mut review.decisions[..] else { panic!("a decision") };
        // The same choice twice: neither wins more.
        *last = Reviewed { best: last.played.clone(), cost: 1_000, ..last.clone() };
        let seq = last.seq;
        record.check(&mut review, &titles, 0, |_| true).unwrap();
        assert!(review.turning.is_empty() && review.is_unfinished, "unchecked");
        record.check(&mut review, &titles, 40, |_| true).unwrap();
        assert!(!review.is_unfinished);
        assert!(review.turning.iter().all(|decision| decision.seq != seq), "{:?}", review.turning);
        assert_eq!(review.decisions.last().unwrap().cost, 0);
        assert_one_figure(&review);
        turned += review.turning.len();
        if turned > 0 {
            return;
        }
    }
    panic!("no game was turned");
}

/// The account has each cost once, and the chart falls by it. Only the way to the result moves it otherwise.
#[test]
fn cost_is_booked_once_and_the_chart_falls_by_it() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("raids").unwrap().as_ref();
    let players = vec!["random".to_owned(); 2];
    let series = Simulation::new(title, &json!({}), 2, players, Seed::from_number(17)).unwrap();
    let record = series.game(0).unwrap();
    let review = record.review_by("normal", &titles).unwrap();
    let mut again = review.clone();
    record.check(&mut again, &titles, 0, |_| true).unwrap();
    assert_eq!(again, review, "settled twice");
    let is_charged = |decision: &Reviewed| decision.seat == Seat(0) && decision.seen.later > 0;
    assert!(review.decisions.iter().any(is_charged), "the first seat answers for a fall");
    let last = review.decisions.iter().rposition(|decision| decision.seen.chance).unwrap();
    let mut costs = 0;
    for (decision, moments) in review.decisions[..last].iter().zip(review.course.windows(2)) {
        let [before, after] = [0, 1].map(|moment| moments[moment].chances[decision.seat.index()]);
        if !decision.seen.chance && before > decision.cost {
            assert!((before - after - decision.cost).abs() <= 2, "{before} {after} {decision:?}");
            costs += i32::from(decision.cost > 0);
        }
    }
    assert!(costs > 5, "{costs}");
}

/// Among three, a choice may cost its own seat nothing and still decide which of the others wins.
#[test]
fn choice_between_two_others_is_booked_as_theirs() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("raids").unwrap().as_ref();
    let players = vec!["random".to_owned(); 3];
    let mut unforeseen = Vec::new();
    let mut passed = 0;
    for seed in 17..21 {
        let series = Simulation::new(title, &json!({}), 3, players.clone(), Seed::from_number(seed)).unwrap();
        let review = series.game(0).unwrap().review_by("normal", &titles).unwrap();
        unforeseen.extend(review.seats.iter().map(|account| account.unforeseen.abs()));
        let most = |decision: &Reviewed| decision.seen.passed.iter().copied().max();
        passed =
            passed.max(review.decisions.iter().filter(|decision| decision.is_good()).filter_map(most).max().unwrap());
    }
    assert!(passed >= 30, "{passed}");
    let mean = unforeseen.iter().sum::<i32>() / unforeseen.len() as i32;
    assert!(mean <= 50, "{mean} of 1,000 are not foreseen: {unforeseen:?}");
}

/// The figure of a turning point is the one of the games that were played out, in the account and in the chart.
fn assert_one_figure(review: &Review) {
    for turning in &review.turning {
        let decision = review.decisions.iter().find(|decision| decision.seq == turning.seq).unwrap();
        assert!(turning.cost == turning.check.all().cost() && turning.cost == decision.cost, "{turning:?}");
        let before = review.course.iter().find(|outlook| outlook.after == turning.after).unwrap();
        assert!(before.chances[turning.seat.index()] >= turning.cost, "{before:?} {turning:?}");
    }
    for (seat, account) in review.seats.iter().enumerate() {
        let own = review.decisions.iter().filter(|decision| decision.seat.index() == seat);
        assert_eq!(account.own, -own.map(|decision| decision.cost).sum::<i32>());
    }
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
