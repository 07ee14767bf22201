//! Short facts in a row.

use std::fmt::Display;

/// The separator of facts.
const BETWEEN: &str = " · ";
const NUMERALS: [&str; 20] =
    ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪", "⑫", "⑬", "⑭", "⑮", "⑯", "⑰", "⑱", "⑲", "⑳"];

/// Numbers and other short items with commas: `6, 3, 1`.
pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, ", ")
}

/// The facts with a separator between them.
pub fn joined<T: Display>(facts: impl IntoIterator<Item = T>, between: &str) -> String {
    facts.into_iter().map(|fact| fact.to_string()).collect::<Vec<_>>().join(between)
}

/// All facts but the empty ones: `crew 3 · +3`.
pub fn all<T: Display>(facts: impl IntoIterator<Item = T>) -> String {
    joined(facts.into_iter().map(|fact| fact.to_string()).filter(|fact| !fact.is_empty()), BETWEEN)
}

/// Items in order of their first occurrence, each with its count if there are several: `2× Rune, Port`.
pub fn counted(items: impl IntoIterator<Item = String>) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for item in items {
        match counts.iter_mut().find(|(known, _)| *known == item) {
            Some((_, count)) => *count += 1,
            None => counts.push((item, 1)),
        }
    }
    list(counts.into_iter().map(|(item, count)| if count > 1 { format!("{count}× {item}") } else { item }))
}

/// The text with no-break spaces, so that it stays on one line.
pub fn glued(text: impl AsRef<str>) -> String {
    text.as_ref().replace(' ', "\u{a0}")
}

/// The number of a choice, from 1 to 20: the same in the picture and on its button.
pub fn numeral(number: usize) -> &'static str {
    number.checked_sub(1).and_then(|at| NUMERALS.get(at)).copied().unwrap_or_default()
}

/// A label without the number that it begins with.
pub fn unnumbered(label: &str) -> &str {
    let bare = NUMERALS.iter().find_map(|numeral| label.strip_prefix(numeral));
    bare.map_or(label, str::trim_start)
}

/// Joins facts, the most important first, up to `most` visible characters. A fact that does not fit is left out; a
/// shorter one after it may still fit.
pub fn fit(facts: impl IntoIterator<Item = String>, most: usize) -> String {
    let mut text = String::new();
    let mut length = 0;
    for fact in facts {
        let between = if length == 0 { 0 } else { BETWEEN.chars().count() };
        let longer = length + between + fact.chars().filter(|letter| *letter != '\u{2060}').count();
        if longer <= most {
            if length > 0 {
                text.push_str(BETWEEN);
            }
            text.push_str(&fact);
            length = longer;
        }
    }
    text
}
