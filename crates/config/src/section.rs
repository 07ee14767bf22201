//! A section of the file while it is read: returns values, and collects problems and unknown keys.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use toml::{Table, Value};

use super::Problem;

pub(super) struct Section {
    path: String,
    rest: Table,
    asked: BTreeSet<String>,
    problems: Vec<Problem>,
}

impl Section {
    pub(super) fn empty() -> Self {
        Self { path: String::new(), rest: Table::new(), asked: BTreeSet::new(), problems: Vec::new() }
    }

    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let rest = text.parse::<Table>().map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            Problem {
                key: "(file)".into(),
                found: format!("line {line}: {}", error.message()),
                expected: "TOML; config.example.toml shows how it looks".into(),
            }
        })?;
        Ok(Self { rest, ..Self::empty() })
    }

    /// Reads a subsection; its problems and unknown keys become problems of this one.
    pub(super) fn section<T>(&mut self, name: &str, take: impl FnOnce(&mut Self) -> T) -> T {
        let rest = match self.rest.remove(name) {
            Some(Value::Table(table)) => table,
            Some(other) => {
                self.wrong(name, &other, &format!("a section of its own, [{name}]"));
                Table::new()
            }
            None => Table::new(),
        };
        let mut part = Self { path: self.key(name), rest, ..Self::empty() };
        let read = take(&mut part);
        self.asked.extend(part.asked.iter().cloned());
        self.problems.extend(part.finish());
        read
    }

    /// An optional text that is not blank.
    pub(super) fn text(&mut self, name: &str, expected: &str) -> Option<String> {
        match self.value(name)? {
            Value::String(text) if !text.trim().is_empty() => Some(text),
            other => {
                self.wrong(name, &other, expected);
                None
            }
        }
    }

    /// An optional list of texts; empty without it.
    pub(super) fn texts(&mut self, name: &str, expected: &str) -> Vec<String> {
        let Some(value) = self.value(name) else { return Vec::new() };
        let text = |one: &Value| one.as_str().filter(|text| !text.trim().is_empty()).map(str::to_owned);
        match value.as_array().and_then(|all| all.iter().map(text).collect()) {
            Some(texts) => texts,
            None => {
                self.wrong(name, &value, expected);
                Vec::new()
            }
        }
    }

    pub(super) fn path(&mut self, name: &str, expected: &str) -> Option<PathBuf> {
        self.text(name, expected).map(PathBuf::from)
    }

    /// An optional whole number within bounds.
    pub(super) fn number(&mut self, name: &str, within: RangeInclusive<u32>) -> Option<u32> {
        let value = self.value(name)?;
        let number = value.as_integer().and_then(|number| u32::try_from(number).ok());
        let found = number.filter(|number| within.contains(number));
        if found.is_none() {
            self.wrong(name, &value, &format!("a whole number from {} to {}", within.start(), within.end()));
        }
        found
    }

    /// An optional word, one of `choices`.
    pub(super) fn choice<T: Copy>(&mut self, name: &str, choices: &[(&str, T)]) -> Option<T> {
        let words: Vec<_> = choices.iter().map(|(word, _)| format!("\"{word}\"")).collect();
        let expected = words.join(" or ");
        let value = self.value(name)?;
        let found = choices.iter().find(|(word, _)| value.as_str() == Some(word)).map(|(_, choice)| *choice);
        if found.is_none() {
            self.wrong(name, &value, &expected);
        }
        found
    }

    /// An optional `true` or `false`.
    pub(super) fn flag(&mut self, name: &str) -> Option<bool> {
        let value = self.value(name)?;
        if value.as_bool().is_none() {
            self.wrong(name, &value, "true or false");
        }
        value.as_bool()
    }

    /// How many problems there are so far.
    pub(super) const fn problems(&self) -> usize {
        self.problems.len()
    }

    /// Rejects a key that must not be in the file, without showing its value.
    pub(super) fn forbid(&mut self, name: &str, expected: &str) {
        if self.rest.remove(name).is_some() {
            let problem = Problem { key: self.key(name), found: "found here".into(), expected: expected.into() };
            self.problems.push(problem);
        }
    }

    /// Reports a key that is required but not there.
    pub(super) fn missing(&mut self, name: &str, expected: &str) {
        let problem = Problem { key: self.key(name), found: "missing".into(), expected: expected.into() };
        self.problems.push(problem);
    }

    pub(super) fn wrong(&mut self, name: &str, value: &Value, expected: &str) {
        let problem = Problem { key: self.key(name), found: value.to_string(), expected: expected.into() };
        self.problems.push(problem);
    }

    /// All problems, including unknown keys.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        let known: Vec<_> = self.asked.iter().map(|key| key.rsplit('.').next().unwrap_or(key)).collect();
        let expected = match (self.path.as_str(), known.join(", ")) {
            ("", _) => {
                "nothing outside [discord], [interactions], [board], [limits], [store], [backups], [monitor], [editions] and [log]"
                    .to_owned()
            }
            (path, known) => format!("nothing of that name; [{path}] knows: {known}"),
        };
        let unknown: Vec<_> = self
            .rest
            .iter()
            .map(|(name, value)| Problem {
                key: self.key(name),
                found: format!("unknown key (= {})", shortened(value)),
                expected: expected.clone(),
            })
            .collect();
        self.problems.extend(unknown);
        self.problems
    }

    pub(super) fn keys(&self) -> Vec<String> {
        self.asked.iter().cloned().collect()
    }

    fn value(&mut self, name: &str) -> Option<Value> {
        self.asked.insert(self.key(name));
        self.rest.remove(name)
    }

    fn key(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}

/// The value of an unknown key, which may be a misplaced secret: at most 12 characters of it are shown.
fn shortened(value: &Value) -> String {
    let text = value.to_string().replace('\n', " ");
    if text.chars().count() > 12 { format!("{}…", text.chars().take(8).collect::<String>()) } else { text }
}
