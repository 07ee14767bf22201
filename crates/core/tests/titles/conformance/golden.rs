//! Golden files: compared line by line, or written with `UPDATE=1`.

use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Compares a text with the file of this name within `tests/`, or writes it. The files have no word joiners, which
/// editors do not show.
pub fn compare(name: &str, text: &str) {
    let text = &text.replace('\u{2060}', "");
    let path = folder().join(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).expect("a golden file is written");
        return;
    }
    kept(name, text);
}

/// Compares a text with the file of this name, which `UPDATE=1` does not rewrite.
pub fn kept(name: &str, text: &str) {
    let path = folder().join(name);
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{name} cannot be read ({error}); write it with UPDATE=1"));
    for (number, (here, there)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(here, there, "{name}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name} has a different number of lines");
    assert!(text == expected, "{name} has different line endings");
}
