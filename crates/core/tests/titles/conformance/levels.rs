//! The laws of every level of every title. It never peeks, the same seed gives the same action, and it keeps to its
//! budget. `normal` beats `easy`.

use std::sync::Mutex;

use skald_core::ai::{Level, Past, Policy, Random, advise, decide, forced, judge};
use skald_core::engine::{Chance, Game, Seat, Seed, StateOf, Viewer};
use skald_core::games::{
    self, brandubh::Brandubh, explorers::Explorers, nine_mens_morris::NineMensMorris, relic_runners::RelicRunners,
};
use skald_core::title::{Present, Simulation};

use crate::play::{embedded, play, play_between, play_by};

for_every_title!(
    levels_never_peek,
    every_question_is_asked_in_a_redrawn_position,
    seed_decides_the_action,
    every_level_has_a_player,
    no_player_takes_its_actions_back,
    normal_beats_easy,
    review_adds_up,
);

/// The positions that are tried in each game.
const POSITIONS: usize = 2;

/// The players of the levels up to this one. The stronger ones do the same with more playouts.
fn levels<G: Present>(strongest: Level) -> impl Iterator<Item = (&'static str, Box<dyn Policy<G>>)> {
    let quick = move |name: &str| Level::named(name).is_some_and(|level| level <= strongest);
    G::POLICIES.iter().filter(move |(name, _)| quick(name)).map(|(name, make)| (*name, make()))
}

/// Some positions of a random game with a choice.
fn positions<G: Present>(game: &G, seats: u8) -> Vec<(StateOf<G>, Seat)> {
    let mut met = Vec::new();
    play(game, &G::Options::default(), seats, 3, 400, |tale| {
        let mut legal = Vec::new();
        if let Some(seat) = tale.asked {
            game.legal_actions(&tale.state, seat, &mut legal);
            if legal.len() > 2 {
                met.push((tale.state.clone(), seat));
            }
        }
    });
    let every = (met.len() / POSITIONS).max(1);
    met.into_iter().skip(every / 2).step_by(every).take(POSITIONS).collect()
}

fn chance(number: u64) -> Chance {
    Chance::seeded(&Seed::from_number(number))
}

/// The action does not change when everything is redrawn that the seat cannot know. Slow: every level up to `hard`
/// searches each position three times.
fn levels_never_peek<G: Present>() {
    let game = embedded::<G>();
    for (name, player) in levels::<G>(Level::Hard) {
        for (state, seat) in positions(&game, G::META.seats.1.min(3)) {
            let own = decide(player.as_ref(), &game, &state, seat, &mut chance(7));
            for number in 0..2 {
                let other = game.determinize(&state, Viewer::Seat(seat), &mut chance(number));
                let again = decide(player.as_ref(), &game, &other, seat, &mut chance(7));
                assert_eq!(again, own, "{}: {name} sees hidden parts", G::META.key);
            }
        }
    }
}

/// A player that keeps the positions in which it is asked.
struct Witness<G: Game>(Mutex<Vec<StateOf<G>>>);

impl<G: Game> Policy<G> for Witness<G> {
    fn choose(&self, _: &G, sampled: &StateOf<G>, _: Seat, _: &[G::Action], _: &mut Chance) -> usize {
        self.0.lock().expect("one thread").push(sampled.clone());
        0
    }
}

/// A choice and a judgement get the same position whatever the seat cannot know, and never the real one.
fn every_question_is_asked_in_a_redrawn_position<G: Present>() {
    let game = embedded::<G>();
    for (state, seat) in positions(&game, G::META.seats.1.min(3)) {
        let asked_in = |state: &StateOf<G>| {
            let witness = Witness(Mutex::default());
            decide(&witness, &game, state, seat, &mut chance(7));
            judge(&witness, &game, state, seat, None, &Past::default(), &mut chance(7));
            witness.0.into_inner().expect("one thread")
        };
        let asked = asked_in(&state);
        assert_eq!(asked.len(), 2, "{}", G::META.key);
        assert!(asked.iter().all(|sampled| *sampled != state), "{}: the real position is shown", G::META.key);
        let other = game.determinize(&state, Viewer::Seat(seat), &mut chance(1));
        assert!(asked_in(&other) == asked, "{}: hidden parts are shown", G::META.key);
    }
}

fn seed_decides_the_action<G: Present>() {
    let game = embedded::<G>();
    for (name, player) in levels::<G>(Level::Normal) {
        for (state, seat) in positions(&game, G::META.seats.0.max(2)) {
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            let past = Past::default();
            let judge = || judge(player.as_ref(), &game, &state, seat, legal.last(), &past, &mut chance(1));
            let judged = judge();
            assert_eq!(judge(), judged, "{} {name}", G::META.key);
            let searches = Level::named(name).is_some_and(|level| level >= Level::Normal);
            assert!(
                !searches || judged.iter().any(|judged| Some(&judged.action) == legal.last()),
                "{}: {name} does not judge an action that was asked for",
                G::META.key
            );
            let tried: u32 = judged.iter().map(|judged| judged.visits).sum();
            assert!(tried <= 2_000, "{}: {name} makes {tried} playouts", G::META.key);
            assert!(judged.iter().all(|judged| judged.worth <= 1_000));
        }
    }
}

fn every_level_has_a_player<G: Present>() {
    for level in Level::ALL {
        assert!(G::POLICIES.iter().any(|(name, _)| *name == level.name()), "{} has no {level:?}", G::META.key);
    }
    assert!(G::STRENGTH[0] > 0 && G::STRENGTH.is_sorted(), "{}", G::META.key);
    assert!(G::POLICIES.iter().any(|(name, _)| *name == "random"));
    assert_eq!(G::POLICIES.first().map(|(name, _)| *name), Some("normal"), "{}: the default", G::META.key);
}

/// No player returns to where it was in the same turn. Slow: 150 actions of each level, and `normal` searches for each.
fn no_player_takes_its_actions_back<G: Present>() {
    const ACTIONS: u64 = 150;
    let game = embedded::<G>();
    for (name, player) in levels::<G>(Level::Normal) {
        let seats = G::META.seats.0.max(2);
        let (mut state, _) = game.setup(&G::Options::default(), seats, chance(1)).expect("a game");
        let (mut past, mut turn, mut last) = (Past::default(), Vec::new(), None);
        for number in 0..ACTIONS {
            let Some(seat) = game.asked(&state.open) else { break };
            let chance = &mut chance(number);
            let action = advise(player.as_ref(), &game, &state, seat, &past, chance).expect("an action");
            past = past.with(&game, &state, seat);
            if last.replace(seat) != Some(seat) {
                turn.clear();
            }
            let before = game.trace(&state.open, seat);
            turn.extend(before);
            state = game.apply(&state, seat, &action).expect("a legal action").0;
            let after = game.trace(&state.open, seat).filter(|after| Some(*after) != before);
            assert!(!after.is_some_and(|after| turn.contains(&after)), "{} {name}: {action}", G::META.key);
        }
    }
}

/// Without chance *easy* and *moderate* take a win in their turn, and leave the next seat none if they can.
fn weak_levels_see_wins_of_one_turn<G: Present>() -> (usize, usize) {
    let game = embedded::<G>();
    let after = |state: &StateOf<G>, seat: Seat, action: &G::Action| {
        let next = game.apply(state, seat, action).expect("a legal action").0;
        (game.asked(&next.open), next)
    };
    // A mill and the man that it takes are two actions of one turn.
    let wins_of = |state: &StateOf<G>, seat: Seat| {
        let mut wins = forced::wins(&game, state, seat, 2);
        wins.retain(|action| after(state, seat, action).0.is_none_or(|asked| asked == seat));
        wins
    };
    let others_win = |state: &StateOf<G>, seat: Seat, action: &G::Action| {
        let (asked, next) = after(state, seat, action);
        asked.is_some_and(|asked| asked != seat && !wins_of(&next, asked).is_empty())
    };
    let (mut won, mut averted) = (0, 0);
    for number in 0..20 {
        play_by(&Random, &game, &G::Options::default(), 2, number, 300, |tale| {
            let Some(seat) = tale.asked else { return };
            let wins = wins_of(&tale.state, seat);
            let mut legal = Vec::new();
            game.legal_actions(&tale.state, seat, &mut legal);
            let losing = legal.iter().filter(|action| others_win(&tale.state, seat, action)).count();
            let is_avertable = losing > 0 && losing < legal.len();
            for level in [Level::Easy, Level::Moderate].into_iter().filter(|_| is_avertable || !wins.is_empty()) {
                let player = G::POLICIES.iter().find(|(name, _)| *name == level.name()).map(|(_, make)| make());
                let player = player.expect("every level has a player");
                let action = decide(player.as_ref(), &game, &tale.state, seat, &mut chance(number)).expect("an action");
                if wins.is_empty() {
                    assert!(!others_win(&tale.state, seat, &action), "{level:?} of {} loses by {action}", G::META.key);
                    averted += 1;
                } else {
                    assert!(wins.contains(&action), "{level:?} of {} misses a win", G::META.key);
                    won += 1;
                }
            }
        });
    }
    (won, averted)
}

/// Slow: 40 games, each position searched for wins.
#[test]
fn weak_levels_of_the_small_games_see_wins_of_one_turn() {
    let met = [weak_levels_see_wins_of_one_turn::<Brandubh>(), weak_levels_see_wins_of_one_turn::<NineMensMorris>()];
    assert!(met.iter().all(|(won, averted)| *won >= 10 && *averted >= 10), "{met:?}");
}

/// In so many games with both in each seat equally often. A draw counts half. Slow: whole games in which a player
/// searches at every decision.
fn normal_beats_easy<G: Present>() {
    const GAMES: u64 = 6;
    let game = embedded::<G>();
    let player = |level: Level| {
        let made = G::POLICIES.iter().find(|(name, _)| *name == level.name()).map(|(_, make)| make());
        made.expect("every level has a player")
    };
    let (normal, easy) = (player(Level::Normal), player(Level::Easy));
    let halves: u64 = (0..GAMES)
        .map(|number| {
            let own = (number % 2) as usize;
            let mut players = [easy.as_ref(), easy.as_ref()];
            players[own] = normal.as_ref();
            let seed = Seed::from_number(number).derive("levels", 0);
            let tale = play_between(&players, &game, (&G::Options::default(), &seed), u64::MAX, |_| {});
            let outcome = game.outcome(&tale.state).expect("a finished game");
            let winners: Vec<_> = outcome.winners().collect();
            u64::from(winners.len() != 1) + 2 * u64::from(winners == [own])
        })
        .sum();
    assert!(halves > GAMES, "{}: normal wins only {halves} halves of {GAMES} games", G::META.key);
}

/// The review of a game judges the decisions in order, and the parts of each account are together the result. The costs
/// of its choices are what a seat lost by them. Without chance no seat has luck. Slow: `normal` judges every decision
/// of two games, one of them twice.
fn review_adds_up<G: Present>() {
    let titles = games::builtin().expect("the titles");
    let title = titles.default_of(G::META.key).expect("a title").as_ref();
    for (seats, number) in [(2, 1), (3, 2)].into_iter().filter(|(seats, _)| *seats <= G::META.seats.1) {
        let players = vec!["easy".to_owned(), "random".to_owned()];
        let series = Simulation::new(title, &serde_json::json!({}), seats, players, Seed::from_number(number));
        let record = series.expect("a series").game(0).expect("a game");
        let review = record.review_by("normal", &titles).expect("a review");
        assert!(
            seats > 2 || record.review_by("normal", &titles).expect("a review") == review,
            "a review is deterministic"
        );
        assert!(review.decisions.windows(2).all(|two| two[0].seq < two[1].seq));
        assert!(review.course.iter().all(|outlook| outlook.chances.iter().sum::<i32>() == 1_000));
        assert!(review.turning.is_empty(), "nothing is checked");
        for decision in &review.decisions {
            let passed = &decision.seen.passed;
            assert!(passed.iter().sum::<i32>() == 0 && passed[decision.seat.index()] == 0, "{decision:?}");
            assert!(seats > 2 || passed.iter().all(|passed| *passed == 0), "no third seat has it: {decision:?}");
        }
        for (seat, account) in review.seats.iter().enumerate() {
            let own = review.decisions.iter().filter(|decision| decision.seat.index() == seat);
            assert_eq!(account.decisions as usize, own.clone().count());
            assert!(own.clone().all(|decision| decision.cost >= 0));
            assert_eq!(account.own, -own.clone().map(|decision| decision.cost).sum::<i32>(), "{account:?}");
            // Without news a fall of the chance is the cost of choices that were not the best. None costs more than all.
            let mut answers = own.filter(|decision| decision.played != decision.best).peekable();
            if !G::META.chance && !G::META.hidden && answers.peek().is_some() {
                let is_capped = answers.any(|decision| decision.cost >= decision.seen.best[seat]);
                assert!(is_capped || account.unforeseen >= 0, "{}: {account:?}", G::META.key);
            }
            assert!(seats > 2 || account.others >= 0, "a mistake gives the other something: {account:?}");
            assert_eq!(account.start, review.course[0].chances[seat]);
            assert_eq!(account.result, review.course.last().expect("an end").chances[seat]);
            let changes = account.own + account.others + account.luck + account.unforeseen;
            assert_eq!(account.start + changes, account.result, "{}: {account:?}", G::META.key);
            assert!(G::META.chance || G::META.hidden || account.luck == 0, "{account:?}");
        }
    }
}

/// What `normal` says of the leading seat in the middle of these games of `careful`, and how often it wins, both in
/// percent.
fn promised_and_won<G: Present>(games: u64) -> (i32, i32) {
    let game = embedded::<G>();
    let seats = G::META.seats.1.min(3);
    let player = |name: &str| {
        let (_, make) = G::POLICIES.iter().find(|(other, _)| *other == name).expect("a level");
        make()
    };
    let (careful, normal) = (player("careful"), player("normal"));
    let mut promised = 0;
    let mut won = 0;
    for number in 0..games {
        let mut met = Vec::new();
        let end = play_by(careful.as_ref(), &game, &G::Options::default(), seats, number, 9_999, |tale| {
            met.extend(tale.asked.map(|seat| (tale.state.clone(), seat)));
        });
        let outcome = game.outcome(&end.state).expect("it is over");
        // The first question from there on at which the player thinks.
        let judged = met[met.len() / 2..].iter().find_map(|(state, seat)| {
            let judged = judge(normal.as_ref(), &game, state, *seat, None, &Past::default(), &mut chance(number));
            judged.into_iter().next().filter(|best| !best.chances.is_empty())
        });
        let judged = judged.expect("a choice");
        let (leader, says) = judged.chances.iter().enumerate().max_by_key(|(_, says)| **says).expect("a seat");
        promised += *says;
        let winners = outcome.ranks.iter().filter(|rank| **rank == 1).count() as i32;
        won += if outcome.ranks[leader] == 1 { 1_000 / winners } else { 0 };
    }
    (promised / games as i32 / 10, won / games as i32 / 10)
}

/// Between equal players a lead in the middle says little. The bounds are those of the doubt that each title states.
/// Slow: 60 whole games of each title.
#[test]
fn lead_promises_no_more_than_equal_players_win() {
    for (title, most, (promised, won)) in [
        ("relic_runners", 45, promised_and_won::<RelicRunners>(60)),
        ("explorers", 60, promised_and_won::<Explorers>(60)),
    ] {
        assert!(promised <= most && promised <= won, "{title}: {promised} % are promised, and {won} % won");
    }
}
