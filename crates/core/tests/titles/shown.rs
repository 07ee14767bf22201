//! Conditions for everything that a title shows.

use crate::words::{Doc, Line, Locale, Tone, Voice};

/// A voice with short names.
pub fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Ada", "Bruno", "Chloé", "Dario", "Edith"].map(str::to_owned).to_vec())
}

/// A voice with names of Discord's maximum length, each character escaped.
pub fn long_voice(locale: Locale) -> Voice {
    Voice::new(locale, (0..5).map(|_| "\\_".repeat(32)).collect())
}

/// Checks that a text has no key instead of its sentence and no fact without its value.
pub fn check_text(title: &str, text: &str) {
    let key = format!("{}-", title.replace('_', "-"));
    assert!(!text.contains(&key) && !text.contains("common-"), "{title}: a key is shown: {text}");
    assert!(!text.contains('{') && !text.contains('$'), "{title}: a fact is missing: {text}");
}

/// Checks a label and the detail below it, on a button or in a menu.
pub fn check_label(title: &str, label: &str, detail: &str) {
    check_text(title, label);
    check_text(title, detail);
    assert!((1..=40).contains(&label.chars().count()), "{title}: {label}");
    // A menu shows a detail without the word joiners of marks.
    let visible = detail.chars().filter(|letter| *letter != '\u{2060}').count();
    // A choice without a reason has no detail.
    assert!(visible <= 100, "{title}: {label}: {detail:?}");
}

/// Checks Discord's limits for one embed. No line may look like a heading, a quotation or a list in markdown.
pub fn check_doc(title: &str, doc: &Doc) {
    let length = |text: &str| text.chars().map(char::len_utf16).sum::<usize>();
    let lines = |lines: &[Line]| lines.iter().map(|line| length(&line.text) + 5).sum::<usize>();
    assert!(length(&doc.title) <= 256 && !doc.title.is_empty(), "{title}: {}", doc.title);
    assert!(lines(&doc.lines) <= 4096, "{title}: {}", doc.plain());
    assert!(doc.sections.len() <= 25, "{title}: {} sections", doc.sections.len());
    for section in &doc.sections {
        assert!(length(&section.title) <= 256 && !section.title.is_empty(), "{title}: {}", section.title);
        assert!(!section.lines.is_empty() && lines(&section.lines) <= 1024, "{title}: {}", section.title);
    }
    assert!(length(&doc.footer) <= 2048, "{title}: {}", doc.footer);
    let sections: usize = doc.sections.iter().map(|section| length(&section.title) + lines(&section.lines)).sum();
    let whole = length(&doc.title) + lines(&doc.lines) + sections + length(&doc.footer);
    assert!(whole <= 5_500, "{title}: {whole} characters leave no room");
    check_text(title, &doc.plain());
    for line in doc.lines.iter().chain(doc.sections.iter().flat_map(|section| &section.lines)) {
        let text = line.text.trim_start();
        assert!(!text.is_empty(), "{title}: an empty line in {}", doc.plain());
        if line.tone != Tone::Aligned {
            assert!(
                !["#", "-", "*", ">", "+"].iter().any(|sign| text.starts_with(sign)),
                "markdown would format {text}"
            );
        }
    }
}
