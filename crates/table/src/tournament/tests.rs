//! Tests of the draw, the pairings and the ranking: laws for every tournament, and cases worked out by hand.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::pairing::{drawn, pools};
use super::ranking::best;
use super::{
    Entrant, Format, Pairing, Placed, Round, Tournament, TournamentId, TournamentStage, arranging, community_of, key,
    live, over,
};
use crate::Person;
use skald_core::engine::Seed;
use skald_core::words::Locale;
use skald_store::{ChannelId, CommunityId, PersonId, Timestamp};

fn tournament(people: usize, format: Format) -> Tournament {
    let person = |number| Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En };
    let place = (CommunityId(2), ChannelId(3));
    Tournament {
        stage: TournamentStage::Running,
        entrants: (1..=people as u64).map(|n| Entrant { person: person(n), dropped: false }).collect(),
        seed: Some(Seed::from_number(1)),
        ..Tournament::announced(TournamentId(1), place, PersonId(1), "raids".to_owned(), format, Timestamp(0))
    }
}

/// Decides all games of the last round. Each seat gets these points; the most points rank first.
fn decide(tournament: &mut Tournament, mut points: impl FnMut(usize) -> i32) {
    for game in tournament.rounds.last_mut().into_iter().flat_map(|round| &mut round.games) {
        let points: Vec<_> = game.players.iter().map(|player| points(*player)).collect();
        let rank = |own: &i32| points.iter().filter(|other| *other > own).count() as u8 + 1;
        game.result = Some(points.iter().map(|own| Placed { rank: rank(own), points: *own }).collect());
    }
}

fn everybody_once(round: &Round) -> bool {
    let all: Vec<_> = round.games.iter().flat_map(|game| &game.players).chain(&round.byes).collect();
    all.iter().collect::<BTreeSet<_>>().len() == all.len()
}

/// The pairs of a round of games for two, each with the lower number first.
fn pairs(round: &Round) -> Vec<(usize, usize)> {
    let pair = |game: &Pairing| (game.players[0].min(game.players[1]), game.players[0].max(game.players[1]));
    round.games.iter().map(pair).collect()
}

proptest! {
    #[test]
    fn pools_are_legal_and_within_one_of_each_other(people in 2..40_usize, wanted in 2..6_usize, least in 1..4_usize, more in 0..4_usize) {
        let most = least.max(2) + more;
        match pools(people, wanted, (least, most)) {
            None => prop_assert!(people < least.max(2)),
            Some(pools) => {
                prop_assert_eq!(pools.sizes.iter().sum::<usize>() + pools.byes, people);
                let small = pools.sizes.iter().min().unwrap();
                let large = pools.sizes.iter().max().unwrap();
                prop_assert!(*small >= least.max(2) && *large <= most && large - small <= 1);
                prop_assert!(pools.byes < least.max(2), "a bye only if a table cannot be filled");
                prop_assert!(*large <= wanted.clamp(least.max(2), most) || pools.sizes.len() == 1 || most > wanted);
            }
        }
    }

    #[test]
    fn draw_is_a_permutation_and_repeatable(count in 0..40_usize, number in any::<u64>()) {
        let seed = Seed::from_number(number);
        let order = drawn(count, &seed).unwrap();
        prop_assert_eq!(&order, &drawn(count, &seed).unwrap());
        prop_assert_eq!(order.into_iter().collect::<BTreeSet<_>>(), (0..count).collect::<BTreeSet<_>>());
    }

    #[test]
    fn pools_end_with_one_final_for_any_results(
        people in 2..33_usize, per_table in 2..6_u8, most in 2..6_u8, points in proptest::collection::vec(0..4_i32, 64), leavers in proptest::collection::vec(0..33_usize, 0..4),
    ) {
        let mut running = tournament(people, Format::Pools { per_table });
        let mut left = leavers.iter();
        while let Some(round) = running.next_round((2, most)) {
            prop_assert!(everybody_once(&round) && running.rounds.len() < 40);
            if running.rounds.is_empty() {
                prop_assert_eq!(round.games.iter().map(|game| game.players.len()).sum::<usize>() + round.byes.len(), people);
            }
            prop_assert!(round.games.iter().all(|game| (2..=usize::from(most)).contains(&game.players.len())));
            prop_assert!(round.games.iter().flat_map(|game| &game.players).all(|player| !running.entrants[*player].dropped));
            running.rounds.push(round);
            let shift = running.rounds.len();
            decide(&mut running, |player| points[(player + shift) % 64]);
            if let Some(leaver) = left.next().filter(|leaver| **leaver < people) {
                running.entrants[*leaver].dropped = true;
            }
        }
        let standing = running.standing();
        prop_assert_eq!(standing.iter().map(|place| place.entrant).collect::<BTreeSet<_>>().len(), people);
        if leavers.is_empty() {
            prop_assert!(running.is_final());
            let last = running.rounds.last().unwrap().games[0].clone();
            prop_assert_eq!(standing[0].entrant, last.players[best(&last)[0]], "the winner of the final stands first");
        }
    }

    #[test]
    fn swiss_rounds_have_no_avoidable_rematch(people in 2..20_usize, rounds in 1..12_u8, points in proptest::collection::vec(0..5_i32, 64)) {
        let mut running = tournament(people, Format::Swiss { rounds });
        while let Some(round) = running.next_round((2, 2)) {
            prop_assert!(everybody_once(&round));
            prop_assert_eq!((round.games.len(), round.byes.len()), (people / 2, people % 2));
            let playing: Vec<_> = (0..people).filter(|entrant| !round.byes.contains(entrant)).collect();
            let met = pairs(&round).iter().filter(|(one, other)| !running.are_fresh(*one, *other)).count();
            prop_assert_eq!(met, people / 2 - running.fresh_pairs(&playing));
            if running.rounds.len() < people - 1 && people.is_multiple_of(2) && running.rounds.len() < people / 2 {
                prop_assert_eq!(met, 0, "Dirac: so early there is a round without a rematch");
            }
            let byes = |entrant: usize| running.rounds.iter().filter(|round| round.byes.contains(&entrant)).count();
            if let Some(bye) = round.byes.first() {
                prop_assert!(byes(*bye) == 0 || (0..people).all(|entrant| byes(entrant) > 0), "a second bye");
                let rematches = |bye: usize| {
                    let playing: Vec<_> = (0..people).filter(|entrant| *entrant != bye).collect();
                    people / 2 - running.fresh_pairs(&playing)
                };
                let candidates = (0..people).filter(|entrant| byes(*bye) > 0 || byes(*entrant) == 0);
                prop_assert_eq!(Some(met), candidates.map(rematches).min(), "another bye would leave fewer");
            }
            running.rounds.push(round);
            let shift = running.rounds.len() * 7;
            decide(&mut running, |player| points[(player + shift) % 64]);
        }
        prop_assert_eq!(running.rounds.len(), usize::from(rounds));
        let order: Vec<_> = running.standing().iter().map(|place| place.entrant).collect();
        prop_assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), people);
        prop_assert_eq!(running.ordered(order.iter().rev().copied().collect()), order, "one order, wherever it begins");
    }
}

#[test]
fn people_are_divided_as_evenly_as_can_be() {
    let sizes = |people, wanted, seats| pools(people, wanted, seats).map(|pools| (pools.sizes, pools.byes));
    assert_eq!(sizes(10, 4, (2, 4)), Some((vec![4, 3, 3], 0)));
    assert_eq!(sizes(5, 4, (2, 4)), Some((vec![3, 2], 0)));
    assert_eq!(sizes(3, 2, (2, 4)), Some((vec![3], 0)));
    assert_eq!(sizes(7, 2, (2, 2)), Some((vec![2, 2, 2], 1)));
    assert_eq!(sizes(5, 3, (3, 4)), Some((vec![4], 1)));
    assert_eq!(sizes(1, 4, (2, 4)), None);
    assert_eq!(sizes(2, 4, (3, 4)), None);
}

#[test]
fn the_best_of_each_pool_play_the_final() {
    let mut running = tournament(6, Format::Pools { per_table: 3 });
    running.rounds.push(running.next_round((2, 4)).unwrap());
    assert_eq!(
        running.rounds[0].games.iter().map(|game| game.players.clone()).collect::<Vec<_>>(),
        [[0, 2, 4], [1, 3, 5]]
    );
    decide(&mut running, |player| [3, 9, 8, 1, 2, 0][player]);
    running.rounds.push(running.next_round((2, 4)).unwrap());
    assert_eq!(running.rounds[1].games[0].players, [1, 2], "a larger share of the points goes first");
    assert!(running.is_final());
    decide(&mut running, |player| i32::from(player == 2));
    assert_eq!(running.next_round((2, 4)), None);
    let order: Vec<_> = running.standing().iter().map(|place| place.entrant).collect();
    // The finalists, then the others by their rank and their share.
    assert_eq!(order, [2, 1, 0, 3, 4, 5]);
}

/// If a final needs more people than there are pools, the best of the others join.
#[test]
fn a_final_is_filled_up_to_the_fewest_seats_of_its_title() {
    let mut running = tournament(6, Format::Pools { per_table: 3 });
    running.rounds.push(running.next_round((3, 4)).unwrap());
    decide(&mut running, |player| [3, 9, 8, 1, 2, 0][player]);
    let round = running.next_round((3, 4)).unwrap();
    assert_eq!(round.games.iter().map(|game| game.players.clone()).collect::<Vec<_>>(), [[1, 2, 0]]);
}

#[test]
fn leaver_does_not_fill_up_a_final() {
    let mut running = tournament(6, Format::Pools { per_table: 3 });
    running.rounds.push(running.next_round((3, 4)).unwrap());
    decide(&mut running, |player| [3, 9, 8, 1, 2, 0][player]);
    running.entrants[0].dropped = true;
    assert_eq!(running.next_round((3, 4)).unwrap().games[0].players, [1, 2, 3]);
    for other in [3, 4, 5] {
        running.entrants[other].dropped = true;
    }
    assert_eq!(running.next_round((3, 4)), None, "two are too few for a table");
}

#[test]
fn leaver_plays_no_further_game_and_ranks_behind() {
    let mut running = tournament(4, Format::Pools { per_table: 2 });
    running.rounds.push(running.next_round((2, 2)).unwrap());
    decide(&mut running, |player| [9, 8, 1, 2][player]);
    running.entrants[0].dropped = true;
    let round = running.next_round((2, 2)).unwrap();
    assert_eq!(round.games[0].players, [1, 2], "the second of the pool goes on");
    running.rounds.push(round);
    decide(&mut running, |player| i32::from(player == 2));
    assert_eq!(running.standing().last().unwrap().entrant, 0);
}

/// Eight people, three rounds, paired by hand by the stated rule: neighbours in the ranking who have not met.
#[test]
fn a_swiss_tournament_of_eight_is_paired_as_by_hand() {
    let mut running = tournament(8, Format::Swiss { rounds: 3 });
    let round = |running: &mut Tournament, expected: [(usize, usize); 4]| {
        let next = running.next_round((2, 4)).unwrap();
        assert_eq!(pairs(&next), expected);
        running.rounds.push(next);
        // The lower number wins every game by 3 to 1.
        let better = running.rounds.last().unwrap().games.iter().map(|game| *game.players.iter().min().unwrap());
        let better: BTreeSet<_> = better.collect();
        decide(running, |player| if better.contains(&player) { 3 } else { 1 });
    };
    round(&mut running, [(0, 1), (2, 3), (4, 5), (6, 7)]);
    // Winners 0 2 4 6, then losers 1 3 5 7.
    round(&mut running, [(0, 2), (4, 6), (1, 3), (5, 7)]);
    // 0 and 4 have two wins; 1, 2, 5 and 6 one each, against opponents of the same scores; 3 and 7 none.
    round(&mut running, [(0, 4), (1, 2), (5, 6), (3, 7)]);
    assert_eq!(running.next_round((2, 4)), None);
    let order: Vec<_> = running.standing().iter().map(|place| place.entrant).collect();
    assert_eq!((order[0], order[7]), (0, 7));
}

/// A published case of pairing neighbours: of 64 people the lower number always wins. Two have won all five games; the
/// opponents of both are known (US Chess Forum, "Monrad vs. Swiss"). Counted from 1, 1 meets 2, 3, 5, 9, 17, and 33
/// meets 34, 35, 37, 41, 49.
#[test]
fn a_swiss_tournament_of_sixty_four_is_paired_as_published() {
    let mut running = tournament(64, Format::Swiss { rounds: 5 });
    let mut unbeaten: BTreeSet<usize> = (0..64).collect();
    let mut met: Vec<Vec<usize>> = vec![Vec::new(); 64];
    for _ in 0..5 {
        let next = running.next_round((2, 2)).unwrap();
        for (one, other) in pairs(&next) {
            met[one].push(other);
            met[other].push(one);
            unbeaten.remove(&one.max(other));
        }
        let better: BTreeSet<_> = pairs(&next).into_iter().map(|(one, other)| one.min(other)).collect();
        running.rounds.push(next);
        decide(&mut running, |player| i32::from(better.contains(&player)));
        let expected = match running.rounds.len() {
            3 => (0..64).step_by(8).collect(),
            4 => (0..64).step_by(16).collect(),
            5 => [0, 32].into(),
            _ => unbeaten.clone(),
        };
        assert_eq!(unbeaten, expected);
    }
    assert_eq!((&met[0][..], &met[32][..]), (&[1, 2, 4, 8, 16][..], &[33, 34, 36, 40, 48][..]));
}

#[test]
fn equal_entrants_are_ordered_by_their_own_game() {
    let mut running = tournament(3, Format::Swiss { rounds: 3 });
    let game = |players: [usize; 2], winner: usize| Pairing {
        players: players.to_vec(),
        result: Some(players.iter().map(|p| Placed { rank: 1 + u8::from(*p != winner), points: 1 }).collect()),
        ..Pairing::default()
    };
    // 2 beats 0; each of the two has one win and one loss against 1 otherwise.
    running.rounds = vec![
        Round { games: vec![game([0, 1], 0)], byes: vec![] },
        Round { games: vec![game([0, 2], 2)], byes: vec![1] },
        Round { games: vec![game([1, 2], 1)], byes: vec![] },
    ];
    let order: Vec<_> = running.standing().iter().map(|place| place.entrant).collect();
    assert_eq!(order, [1, 2, 0]);
}

/// Rule 5 is for two. Among three who beat each other in a circle the drawn numbers decide.
#[test]
fn three_equal_entrants_are_ordered_by_their_numbers() {
    let rounds: [&[Pairing]; 3] =
        [&[decided(&[0, 1], &[LOST, WON])], &[decided(&[1, 2], &[LOST, WON])], &[decided(&[0, 2], &[WON, LOST])]];
    assert_eq!(after(3, &rounds), [(0, 2), (1, 2), (2, 2)]);
}

#[test]
fn lot_decides_only_between_equals_without_a_better_one() {
    let by_lot = |games: &[Pairing]| {
        let mut running = tournament(4, Format::Swiss { rounds: 9 });
        running.rounds = games.iter().map(|game| Round { games: vec![game.clone()], byes: Vec::new() }).collect();
        running.is_decided_by_lot()
    };
    let two = [decided(&[0, 2], &[LOST, WON]), decided(&[1, 3], &[LOST, WON])];
    assert!(by_lot(&two), "the two winners have not met");
    let circle = [[0, 1], [1, 2], [2, 0]].map(|pair| decided(&pair, &[WON, LOST]));
    assert!(by_lot(&circle), "a circle of three");
    assert!(!by_lot(&[decided(&[0, 1], &[WON, LOST])]), "one leads");
}

#[test]
fn bye_of_pools_goes_to_the_entrant_with_the_fewest() {
    let mut running = tournament(9, Format::Pools { per_table: 2 });
    let mut byes = Vec::new();
    while let Some(round) = running.next_round((2, 2)) {
        byes.extend(round.byes.iter().copied());
        running.rounds.push(round);
        // The entrant with the first bye wins by far, and ranks first from then on.
        decide(&mut running, |player| if player == 0 { 100 } else { 10 - player as i32 });
    }
    assert_eq!(byes[0], 0);
    assert_eq!(byes.iter().collect::<BTreeSet<_>>().len(), byes.len(), "{byes:?}");
    assert!(byes.len() > 2, "{byes:?}");
}

#[test]
fn first_seat_goes_to_the_entrant_who_had_it_less() {
    let mut running = tournament(2, Format::Swiss { rounds: 3 });
    for first in [0, 1, 0] {
        let round = running.next_round((2, 2)).unwrap();
        assert_eq!(round.games[0].players, [first, 1 - first]);
        running.rounds.push(round);
        decide(&mut running, |player| player as i32);
    }
}

/// A game that is decided, with the rank and the points of each seat.
fn decided(players: &[usize], result: &[(u8, i32)]) -> Pairing {
    let placed = result.iter().map(|(rank, points)| Placed { rank: *rank, points: *points });
    Pairing { players: players.to_vec(), result: Some(placed.collect()), ..Pairing::default() }
}

/// The entrants in the order of the ranking, with their scores, after Swiss rounds of these games without byes.
fn after(people: usize, rounds: &[&[Pairing]]) -> Vec<(usize, i64)> {
    let mut running = tournament(people, Format::Swiss { rounds: 9 });
    running.rounds = rounds.iter().map(|games| Round { games: games.to_vec(), byes: Vec::new() }).collect();
    running.standing().iter().map(|place| (place.entrant, place.score)).collect()
}

const WON: (u8, i32) = (1, 1);
const LOST: (u8, i32) = (2, 1);

#[test]
fn what_is_kept_is_apart_for_each_community() {
    let one = CommunityId(9);
    let other = CommunityId(10);
    for beginning in [live(one), over(one)] {
        assert_eq!(community_of(&key(&beginning, TournamentId(3))), Some(one));
    }
    assert_ne!(live(one), over(one));
    assert_ne!(live(one), live(other));
    assert_ne!(over(one), over(other));
    assert_ne!(arranging(one), arranging(other));
    assert_eq!(community_of("result:0000000000000009:"), None);
}

#[test]
fn equal_scores_are_ordered_by_strength_of_opponents() {
    // 0 has the larger share of the points, but met 1 and 3; 3 met 0 and 2, who won twice.
    let rounds: [&[Pairing]; 2] = [
        &[decided(&[0, 1], &[(1, 3), (2, 1)]), decided(&[2, 3], &[WON, LOST])],
        &[decided(&[0, 3], &[LOST, WON]), decided(&[1, 2], &[LOST, WON])],
    ];
    assert_eq!(after(4, &rounds), [(2, 4), (3, 2), (0, 2), (1, 0)]);
}

#[test]
fn equal_opponents_are_ordered_by_share_of_points() {
    let round: &[Pairing] = &[decided(&[0, 1], &[(1, 3), (2, 2)]), decided(&[2, 3], &[(1, 3), (2, 1)])];
    assert_eq!(after(4, &[round]), [(2, 2), (0, 2), (1, 0), (3, 0)]);
}

#[test]
fn negative_points_are_no_share() {
    let round: &[Pairing] = &[decided(&[0, 1], &[(1, 3), (2, 0)]), decided(&[2, 3], &[(1, 3), (2, -1)])];
    assert_eq!(after(4, &[round]), [(0, 2), (2, 2), (1, 0), (3, 0)]);
}

#[test]
fn loser_of_their_game_does_not_pass_an_equal() {
    // 0 beats 2; each of the two loses and wins once against 1 otherwise, who has the third win by a bye.
    let mut running = tournament(3, Format::Swiss { rounds: 3 });
    running.rounds = vec![
        Round { games: vec![decided(&[0, 1], &[LOST, WON])], byes: vec![] },
        Round { games: vec![decided(&[0, 2], &[WON, LOST])], byes: vec![1] },
        Round { games: vec![decided(&[1, 2], &[LOST, WON])], byes: vec![] },
    ];
    let order: Vec<_> = running.standing().iter().map(|place| (place.entrant, place.score)).collect();
    assert_eq!(order, [(1, 4), (0, 2), (2, 2)]);
}

#[test]
fn equal_ranks_are_ordered_by_share_of_points() {
    assert_eq!(best(&decided(&[0, 1, 2], &[(1, 1), (1, 3), (3, 2)])), [1, 0, 2]);
}

#[test]
fn a_shared_first_rank_counts_one() {
    assert_eq!(after(2, &[&[decided(&[0, 1], &[WON, WON])]]), [(0, 1), (1, 1)]);
}

#[test]
fn score_of_pools_is_the_last_round_reached() {
    let mut running = tournament(4, Format::Pools { per_table: 2 });
    for _ in 0..2 {
        running.rounds.push(running.next_round((2, 2)).unwrap());
        decide(&mut running, |player| 10 - player as i32);
    }
    assert_eq!(running.standing().iter().map(|place| place.score).collect::<Vec<_>>(), [2, 2, 1, 1]);
}

#[test]
fn a_final_is_one_game_of_pools_with_all_who_are_left() {
    // Four in two games; three of whom one has a bye; and a game for two in a Swiss tournament.
    for (people, format) in
        [(4, Format::Pools { per_table: 2 }), (3, Format::Pools { per_table: 2 }), (2, Format::Swiss { rounds: 1 })]
    {
        let mut running = tournament(people, format);
        running.rounds.push(running.next_round((2, 2)).unwrap());
        assert!(!running.is_final(), "{people}");
    }
    let mut running = tournament(2, Format::Pools { per_table: 2 });
    running.rounds.push(running.next_round((2, 2)).unwrap());
    assert!(running.is_final());
}

#[test]
fn a_swiss_tournament_is_over_when_one_is_left() {
    let mut running = tournament(2, Format::Swiss { rounds: 3 });
    running.rounds.push(running.next_round((2, 2)).unwrap());
    decide(&mut running, |player| player as i32);
    running.entrants[1].dropped = true;
    assert_eq!(running.next_round((2, 2)), None);
    assert_eq!(tournament(1, Format::Swiss { rounds: 3 }).next_round((2, 2)), None);
}

#[test]
fn a_final_is_filled_up_where_several_are_missing() {
    let mut running = tournament(12, Format::Pools { per_table: 6 });
    running.rounds.push(running.next_round((5, 6)).unwrap());
    assert_eq!(running.rounds[0].games.len(), 2);
    decide(&mut running, |player| 12 - player as i32);
    let last = running.next_round((5, 6)).unwrap();
    assert_eq!((last.games.len(), last.games[0].players.len(), last.byes), (1, 5, vec![]));
}

#[test]
fn no_rematch_while_new_opponents_are_left() {
    let mut running = tournament(4, Format::Swiss { rounds: 3 });
    let mut met = BTreeSet::new();
    while let Some(round) = running.next_round((2, 2)) {
        met.extend(pairs(&round));
        running.rounds.push(round);
        decide(&mut running, |player| 10 - player as i32);
    }
    assert_eq!((running.rounds.len(), met.len()), (3, 6), "{met:?}");
}
