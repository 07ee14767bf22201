//! Tests of refused editions and of a warning.

use super::*;

#[test]
fn broken_editions_are_refused_and_odd_ones_warn() {
    let with = |key: &str, value: serde_json::Value| {
        let mut edition = Edition::read(RECONSTRUCTION).unwrap();
        edition.data[key] = value;
        Brandubh::new(&edition)
    };
    let setup = |first: &str| {
        serde_json::json!([first, "", "", "", "", "", ""].map(|row| if row.is_empty() { "......." } else { row }))
    };
    for (key, value) in [
        ("title", "raids".into()),
        ("reconstruction", "no".into()),
        ("rows", 7.into()),
        ("setup", 7.into()),
        ("setup", setup("...x...")),
        ("setup", setup("...k...")),
    ] {
        assert_eq!(with(key, value).err().unwrap().key, key);
    }
    assert_eq!(game().warnings(), []);
    let rows = ["...a...", "...a...", "...d...", "aadkdaa", ".......", "...a...", "...a..."];
    assert_eq!(with("setup", rows.to_vec().into()).unwrap().warnings().len(), 1);
}
