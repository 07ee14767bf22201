//! Unit tests of `engine::hidden`.

use crate::engine::*;

#[test]
fn a_copy_is_untouched_until_it_is_read_or_written() {
    let dealt = Hidden::new(vec![3, 1, 2]);
    assert!(!dealt.is_untouched(), "the dealer knows the content");
    let copy = dealt.clone();
    assert!(copy.is_untouched());
    assert_eq!((copy.len(), copy.is_empty()), (3, false));
    assert!(Hidden::new(Vec::<u8>::new()).is_empty() && Hidden::new(vec![3]) != Hidden::new(vec![1]));
    assert!(copy.is_untouched() && copy == dealt, "a length leaves it untouched");
    assert_eq!(copy.last(), Some(&2));
    assert!(!copy.is_untouched(), "looked at");
    assert!(copy.clone().is_untouched(), "a copy is untouched");
    let copy = dealt.clone();
    assert_eq!(copy.into_iter().count(), 3);
    assert!(!copy.is_untouched(), "gone through");
    let mut copy = dealt.clone();
    copy.push(4);
    assert!(!copy.is_untouched(), "written to");
    let mut copy = dealt.clone();
    drop(std::mem::take(&mut *copy));
    assert!(!copy.is_untouched(), "taken away");
    let mut copy = dealt.clone();
    drop(std::mem::take(&mut copy));
    assert!(!copy.is_untouched(), "replaced");
}

#[test]
fn it_serializes_as_its_content() {
    let hidden = Hidden::new(vec![3, 1, 2]);
    let saved = serde_json::to_string(&hidden).unwrap();
    assert_eq!(saved, "[3,1,2]");
    assert_eq!(serde_json::from_str::<Hidden<Vec<u8>>>(&saved).unwrap(), hidden);
    assert_eq!(format!("{hidden:?}"), "[3, 1, 2]");
}
