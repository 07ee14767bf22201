//! Reads records from text, exactly as `docs/record.md` describes them: nothing is ignored or repaired.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Context as _, anyhow, bail};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use skald::engine::short;
use skald::table::MOST_ENTRIES;
use skald::title::Record;

/// The maximum length of a player's name in a record, in characters. Discord allows 32.
const LONGEST_NAME: usize = 100;

/// Parses the documents one after the other.
///
/// # Errors
/// The first document that is not exactly a record, with its number, its line and the field.
pub fn documents(text: &str) -> anyhow::Result<Vec<Record>> {
    let mut records = Vec::new();
    let mut documents = serde_json::Deserializer::from_str(text).into_iter::<UniqueKeys>();
    loop {
        let number = records.len() + 1;
        let from = documents.byte_offset();
        let Some(document) = documents.next() else { return Ok(records) };
        document.map_err(|error| anyhow!("record {number}, line {}: {}", error.line(), reason(&error)))?;
        let before = text[..from].matches('\n').count();
        let document = &text[from..documents.byte_offset()];
        let mut reader = serde_json::Deserializer::from_str(document);
        let record = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            let error = error.into_inner();
            let field = if path == "." { String::new() } else { format!("{}: ", short(&path)) };
            anyhow!("record {number}, line {}: {field}{}", before + error.line(), reason(&error))
        })?;
        check(&record, document).with_context(|| format!("record {number}"))?;
        records.push(record);
    }
}

/// Checks that a record says all that its document says, in the same way.
fn check(record: &Record, document: &str) -> anyhow::Result<()> {
    if record.players.len() > usize::from(u8::MAX) {
        bail!("players: {} names; a game has at most {} seats", record.players.len(), u8::MAX);
    }
    if let Some(seat) = record.players.iter().position(|name| name.chars().count() > LONGEST_NAME) {
        bail!("players[{seat}]: a name of more than {LONGEST_NAME} characters");
    }
    let given = serde_json::from_str(document)?;
    let meant = serde_json::to_value(record)?;
    match difference(&given, &meant) {
        Some((path, why)) => bail!("{}: {why}", short(path.trim_start_matches('.'))),
        None => Ok(()),
    }
}

/// The place of the first difference between a document and the record that was read from it, and what it is.
fn difference(given: &Value, meant: &Value) -> Option<(String, String)> {
    let below = |place: String, found: Option<(String, String)>| found.map(|(path, why)| (place + &path, why));
    match (given, meant) {
        (Value::Object(given), Value::Object(meant)) => given.iter().find_map(|(key, value)| match meant.get(key) {
            Some(meant) => below(format!(".{key}"), difference(value, meant)),
            None => Some((format!(".{key}"), unwanted(value))),
        }),
        (Value::Array(given), Value::Array(meant)) if given.len() == meant.len() => {
            let mut pairs = given.iter().zip(meant).enumerate();
            pairs.find_map(|(at, (given, meant))| below(format!("[{at}]"), difference(given, meant)))
        }
        (Value::Array(_), Value::Object(_)) => Some((String::new(), "an object is wanted, not a list".to_owned())),
        _ if given == meant => None,
        _ => Some((String::new(), format!("it must be written as {}", short(&meant.to_string())))),
    }
}

fn unwanted(value: &Value) -> String {
    match value {
        Value::Bool(false) => "it is either true or absent".to_owned(),
        _ => "there is no such key".to_owned(),
    }
}

/// The message of an error without its position.
fn reason(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    short(message.strip_suffix(&place).unwrap_or(&message))
}

/// A JSON document in which no object has a key twice, and no list is longer than the log of a table. Its content is
/// dropped.
struct UniqueKeys;

impl<'de> Deserialize<'de> for UniqueKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(UniqueKeysVisitor)
    }
}

struct UniqueKeysVisitor;

impl<'de> Visitor<'de> for UniqueKeysVisitor {
    type Value = UniqueKeys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, _: bool) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_i64<E>(self, _: i64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_u64<E>(self, _: u64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_f64<E>(self, _: f64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_str<E>(self, _: &str) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_unit<E>(self) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<UniqueKeys, A::Error> {
        let mut count = 0;
        while items.next_element::<UniqueKeys>()?.is_some() {
            count += 1;
            if count > MOST_ENTRIES {
                return Err(A::Error::custom(format!("a list of more than {MOST_ENTRIES} items")));
            }
        }
        Ok(UniqueKeys)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<UniqueKeys, A::Error> {
        let mut keys = BTreeSet::new();
        while let Some(key) = entries.next_key::<String>()? {
            if keys.contains(&key) {
                return Err(A::Error::custom(format!("the key {key:?} occurs twice")));
            }
            keys.insert(key);
            entries.next_value::<UniqueKeys>()?;
        }
        Ok(UniqueKeys)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A record that parses. It replays in no title.
    fn record() -> Value {
        let line = json!({ "source": "coins", "count": 1, "points": 2 });
        json!({
            "format": 3, "title": "t", "edition": "e", "edition_fingerprint": "f", "rules_version": 1,
            "options": { "one": true }, "players": ["A", "B"], "seed": "ab".repeat(32), "commitment": "cd".repeat(32),
            "setup": [], "scores": [{ "lines": [line] }, { "lines": [] }],
            "entries": [
                { "seq": 1, "seat": 0, "action": "a", "events": [{ "event": "x", "n": null }] },
                { "seq": 2, "seat": 0, "undo": { "to": 0, "agreed": true } },
            ],
            "outcome": { "points": [2, 0], "ranks": [1, 2] },
        })
    }

    fn refusal(text: &str) -> String {
        documents(text).map_or_else(|error| format!("{error:#}"), |records| format!("{} records", records.len()))
    }

    #[test]
    fn records_are_read_one_after_the_other() {
        let text = record().to_string();
        assert_eq!(refusal(&text), "1 records");
        assert_eq!(refusal(&format!("{text}\n{text}")), "2 records");
    }

    #[test]
    fn entries_are_counted_while_they_are_read() {
        let list = "{\"entries\":[".to_owned() + &"1,".repeat(MOST_ENTRIES + 1);
        assert_eq!(
            refusal(&list),
            format!("record 1, line 1: a list of more than {MOST_ENTRIES} items"),
            "the end is not read"
        );
    }

    #[test]
    fn nothing_in_a_record_is_ignored() {
        for (pointer, key, value, expected) in [
            ("/outcome", "winner", json!(0), "record 1: outcome.winner: there is no such key"),
            ("/scores/0", "total", json!(2), "scores[0].total: there is no such key"),
            ("/scores/0/lines/0", "note", json!(""), "scores[0].lines[0].note: there is no such key"),
            ("/entries/1/undo", "agreed", json!(false), "entries[1].undo.agreed: it is either true or absent"),
            ("", "outcome", json!([[2, 0], [1, 2]]), "outcome: an object is wanted, not a list"),
            ("", "seed", json!("AB".repeat(32)), "seed: it must be written as"),
            ("", "players", json!(["A", "B".repeat(101)]), "players[1]: a name of more than 100 characters"),
            ("", "players", json!(vec!["A"; 259]), "players: 259 names; a game has at most 255 seats"),
        ] {
            let mut record = record();
            record.pointer_mut(pointer).and_then(Value::as_object_mut).unwrap().insert(key.to_owned(), value);
            let refused = refusal(&record.to_string());
            assert!(refused.contains(expected), "{refused:?} lacks {expected:?}");
        }
    }

    #[test]
    fn keys_that_occur_twice_are_refused() {
        let text = record().to_string();
        for (once, twice) in [
            (r#""one":true"#, r#""one":true,"one":false"#),
            (r#""n":null"#, r#""n":null,"n":null"#),
            (r#""format":3"#, r#""format":3,"format":3"#),
        ] {
            let text = text.replace(once, twice);
            assert!(refusal(&text).contains("occurs twice"), "{}", refusal(&text));
        }
    }
}
