//! Unit tests of `engine::chance`.

use serde_json::json;

use crate::engine::*;

/// The 31 high bits of the next word of the key stream. `below(2³¹)` discards no word and drops the lowest bit.
fn half_word(chance: &mut Chance) -> u32 {
    chance.below(1 << 31).unwrap()
}

#[test]
fn the_stream_matches_the_vectors_of_rfc_8439() {
    // The first bytes of the key stream for a key, nonce and counter of zeros are 76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5
    // 53 86 bd 28 … (RFC 8439, A.1, test vector 1); the second block begins with 9f 07 e7 be (test vector 2).
    let mut chance = Chance::seeded(&Seed::new([0; 32]));
    let words: Vec<u32> = (0..17).map(|_| half_word(&mut chance)).collect();
    let expected = [0xade0_b876_u32, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
    assert_eq!(words[..4], expected.map(|word| word >> 1));
    assert_eq!(words[16], 0xbee7_079f >> 1);
}

#[test]
fn numbers_below_the_bound_are_equally_likely() {
    let mut chance = Chance::seeded(&Seed::from_number(1));
    let mut seen = [0; 6];
    (0..6_000).for_each(|_| seen[chance.below(6).unwrap() as usize] += 1);
    assert!(seen.iter().all(|count| (900..1_100).contains(count)), "{seen:?}");
}

#[test]
fn a_seed_is_64_hexadecimal_digits() {
    let digits = "0f".repeat(32);
    assert_eq!(digits.parse::<Seed>().unwrap().to_string(), digits);
    for text in [&digits[1..], &digits.replace("0f", "+f"), &digits.replace("0f", "0g"), &"ø".repeat(32), ""] {
        assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text}");
    }
}

#[test]
fn a_bound_of_one_draws_nothing() {
    let (mut left, mut right) = (Chance::seeded(&Seed::from_number(1)), Chance::seeded(&Seed::from_number(1)));
    assert_eq!((left.below(1), left.below(0)), (Ok(0), Ok(0)));
    assert_eq!(left.below(1_000), right.below(1_000));
}

#[test]
fn a_shuffle_swaps_from_the_end() {
    let (mut chance, mut same) = (Chance::seeded(&Seed::from_number(3)), Chance::seeded(&Seed::from_number(3)));
    let mut list = [1, 2, 3, 4];
    chance.shuffle(&mut list).unwrap();
    let mut by_hand = [1, 2, 3, 4];
    for i in [3, 2, 1] {
        by_hand.swap(i, same.below(i as u32 + 1).unwrap() as usize);
    }
    assert_eq!(list, by_hand);
}

#[test]
fn recorded_chance_repeats_the_record_then_fails() {
    let mut chance = Chance::recorded([json!(2), json!([3, 1, 2]), json!(9), json!([1, 1, 2])]);
    let mut list = [1, 2, 3];
    assert_eq!(chance.below(6), Ok(2));
    chance.shuffle(&mut list).unwrap();
    assert_eq!(list, [3, 1, 2]);
    assert_eq!(chance.below(6).unwrap_err().rule, "record-draw-misfit");
    assert!(chance.shuffle(&mut list).is_err(), "other items");
    assert!(chance.below(6).is_err(), "nothing left");
    assert_eq!(list, [3, 1, 2]);
}

#[test]
fn a_recorded_number_is_below_its_bound() {
    assert_eq!(Chance::recorded([json!(5)]).below(6), Ok(5));
    assert!(Chance::recorded([json!(6)]).below(6).is_err());
}

#[test]
fn chance_reports_its_kind() {
    let sources = [Chance::seeded(&Seed::from_number(1)), Chance::recorded([]), Chance::exhausted()];
    assert_eq!(sources.each_ref().map(Chance::is_exhausted), [false, false, true]);
    assert_eq!(sources.each_ref().map(Chance::is_recorded), [false, true, false]);
    assert!(Chance::exhausted().below(6).is_err() && Chance::exhausted().shuffle(&mut [1, 2]).is_err());
}

#[test]
fn saved_chance_continues_where_it_stopped() {
    let mut chance = Chance::seeded(&Seed::from_number(5));
    (0..21).for_each(|_| drop(chance.below(1_000)));
    let saved = serde_json::to_string(&chance).unwrap();
    let mut loaded: Chance = serde_json::from_str(&saved).unwrap();
    assert_eq!(loaded, chance);
    assert!((0..50).all(|_| loaded.below(1_000) == chance.below(1_000)));
}
