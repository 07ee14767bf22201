//! The texts of the page, from `sandbox.ftl`.

use serde_json::{Map, Value, json};

use skald_core::words::{Locale, Words};

/// The own names of the languages, and the texts of each by their keys. The page itself replaces `{ $name }`.
pub(super) fn words() -> Value {
    let each =
        |of: fn(Locale) -> Value| Map::from_iter(Locale::ALL.map(|locale| (locale.tag().to_owned(), of(locale))));
    json!({"languages": each(|locale| locale.own_name().into()), "words": each(texts)})
}

fn texts(locale: Locale) -> Value {
    let file = Words::sources(locale).find(|(name, _)| *name == "sandbox.ftl");
    let lines = file.into_iter().flat_map(|(_, source)| source.lines());
    let text = |line: &'static str| {
        let (key, text) = line.strip_prefix("sandbox-")?.split_once(" = ")?;
        Some((key.to_owned(), text.into()))
    };
    Value::Object(lines.filter_map(text).collect())
}
