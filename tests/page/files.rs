//! The files of the page as they are written: its words in every language, its fonts, nothing that its policy forbids.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use skald::sandbox::{ClientError, Id};
use skald::words::{Locale, Words};

/// The files of the page with this ending, each with its name.
fn files(ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/local-discord/src/page");
    let paths = fs::read_dir(folder).expect("the page").map(|entry| entry.expect("a file").path());
    let wanted = paths.filter(|path| path.extension().is_some_and(|other| other == ending));
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    wanted.map(|path| (name(&path), fs::read_to_string(&path).expect("a text"))).collect()
}

/// The English texts of the page. `tests/docs/locales.rs` compares the other languages with them.
fn words() -> BTreeMap<&'static str, &'static str> {
    let (_, source) = Words::sources(Locale::En).find(|(name, _)| *name == "sandbox.ftl").expect("the words");
    let text = |line: &'static str| line.strip_prefix("sandbox-")?.split_once(" = ");
    source.lines().filter_map(text).collect()
}

#[test]
fn every_text_of_the_page_is_one_line() {
    for locale in Locale::ALL {
        let (_, source) = Words::sources(locale).find(|(name, _)| *name == "sandbox.ftl").expect("the words");
        let lines: Vec<_> = source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert!(lines.len() > 50 && lines.iter().all(|line| line.starts_with("sandbox-") && line.contains(" = ")));
    }
}

#[test]
fn keys_and_texts_of_the_page_match() {
    let words = words();
    let sources: Vec<_> = files("js").into_iter().chain(files("html")).collect();
    let calls = ["say(\"", "refuse(\"", "data-say=\"", "data-say-label=\""];
    for (name, text) in &sources {
        for call in calls {
            for key in text.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                // A key that ends in a dash is put together.
                let known = words.keys().any(|word| *word == key || (key.ends_with('-') && word.starts_with(key)));
                assert!(known, "{name} says {key:?}");
            }
        }
    }
    let said = |key: &str| {
        let looks = key.starts_with("look-") || key.starts_with("refused-");
        looks || sources.iter().any(|(_, text)| text.contains(&format!("\"{key}\"")))
    };
    let silent: Vec<_> = words.keys().filter(|key| !said(key)).collect();
    assert!(silent.is_empty(), "nothing says {silent:?}");
}

#[test]
fn emoji_font_comes_last_so_that_digits_are_digits() {
    let mut stacks = 0;
    for (name, text) in files("css") {
        for stack in text.split(['{', ';', '}']).filter(|rule| rule.trim_start().starts_with("font")) {
            let families: Vec<_> = stack.split(',').map(str::trim).collect();
            let Some(emoji) = families.iter().position(|family| family.contains("Emoji")) else { continue };
            stacks += 1;
            assert!(families[..emoji].iter().any(|family| family.ends_with("sans-serif")), "{name}: {stack}");
            assert!(families[emoji..].iter().all(|family| family.contains("Emoji")), "{name}: {stack}");
        }
    }
    assert_eq!(stacks, 1, "the page has one stack of fonts with emoji");
}

#[test]
fn the_page_has_no_style_or_script_that_its_policy_forbids() {
    for (name, text) in files("html") {
        assert!(!text.contains("style=\"") && !text.contains("<style"), "{name}");
        assert!(!text.contains(" onclick=") && text.matches("<script").count() == 1, "{name}");
    }
    for (name, text) in files("js") {
        for forbidden in ["innerHTML", "style:", "\"style\"", "eval(", "document.write"] {
            assert!(!text.contains(forbidden), "{name} has {forbidden}");
        }
    }
}

#[test]
fn every_refusal_of_the_sandbox_is_said_by_the_page() {
    let id = Id::new(1);
    let name = || "seats".to_owned();
    let why = || "too many".to_owned();
    let all = [
        ClientError::UnknownMember(id),
        ClientError::UnknownChannel(id),
        ClientError::TimedOut,
        ClientError::UnknownCommand(name()),
        ClientError::SubCommandNeeded(name()),
        ClientError::MissingOption(name()),
        ClientError::UnknownOption(name()),
        ClientError::BadOption { name: name(), why: why() },
        ClientError::UnknownMessage(id),
        ClientError::UnknownComponent(name()),
        ClientError::Disabled(name()),
        ClientError::BadValues { custom_id: name(), why: why() },
        ClientError::NoForm,
        ClientError::BadField { custom_id: name(), why: why() },
        ClientError::UnknownLocale(name()),
        ClientError::BadText,
    ];
    let words = words();
    for error in all {
        let text = words[format!("refused-{}", error.kind()).as_str()];
        assert_eq!(text.contains("{ $name }"), !error.name().is_empty(), "{error}: {text}");
    }
}
