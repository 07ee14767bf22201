//! Editions that are refused, and one that is warned of.

use super::*;

#[test]
fn broken_editions_are_refused_and_odd_ones_warned_of() {
    let with = |key: &str, value: serde_json::Value| {
        let mut edition = Edition::read(RECONSTRUCTION).unwrap();
        edition.data[key] = value;
        NineMensMorris::new(&edition)
    };
    for (key, value) in [
        ("title", "raids".into()),
        ("reconstruction", "no".into()),
        ("men", 2.into()),
        ("men", 12.into()),
        ("rows", 7.into()),
    ] {
        assert_eq!(with(key, value).err().unwrap().key, key);
    }
    assert_eq!((game().men, game().warnings().len()), (9, 0));
    assert!(with("reconstruction", true.into()).unwrap().reconstruction);
    assert_eq!(with("men", 6.into()).unwrap().warnings().len(), 1);
}
