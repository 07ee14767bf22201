//! Unit tests of `ai::utility`.

use crate::ai::fixed::ONE;
use crate::ai::utility::*;
use crate::engine::Outcome;

#[test]
fn a_lead_of_one_spread_doubles_the_chance() {
    let [one, other] = chances(&[2_000, 1_000], 1_000)[..] else { panic!("two seats") };
    assert!((i64::from(one) - ONE * 2 / 3).abs() < 100 && (i64::from(other) - ONE / 3).abs() < 100);
}

#[test]
fn winners_share_the_win() {
    assert_eq!(shares(&Outcome::by_points(vec![7, 9, 9]))[..], [0, ONE as i32 / 2, ONE as i32 / 2]);
}

#[test]
fn utility_rises_with_the_chance_and_with_the_lead() {
    let of = |chances: &[i32], points: &[i32]| utilities(chances, points, 1_000)[0];
    let half = ONE as i32 / 2;
    assert!(of(&[half + 1_000, half - 1_000], &[500, 500]) > of(&[half, half], &[500, 500]));
    assert!(of(&[half, half], &[600, 500]) > of(&[half, half], &[500, 500]));
    assert_eq!(of(&[ONE as i32, 0], &[100_000, 0]), ONE as i32);
}
