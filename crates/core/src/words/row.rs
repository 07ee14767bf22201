//! Short facts in a row.

use std::fmt::Display;

/// Keeps what it joins on one line.
const JOINER: char = '\u{2060}';
/// The separator of facts.
const BETWEEN: &str = " · ";
/// How many letters of a common width fit one line of an embed on a phone of 390 points.
pub const LINE: usize = 35;
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

/// Joins facts, the most important first, up to `most` visible characters. From the first fact that does not fit, all are
/// left out, so that a minor fact never stands where a greater one is missing.
pub fn fit(facts: impl IntoIterator<Item = String>, most: usize) -> String {
    let fits = |text: &str| text.chars().filter(|letter| *letter != JOINER).count() <= most;
    let mut joined = String::new();
    for fact in facts {
        let longer = longer(&joined, &fact, BETWEEN);
        if !fits(&longer) {
            break;
        }
        joined = longer;
    }
    joined
}

/// A text and signs after it, the most important first, as many as fit one line of a phone. A sign that does not fit is
/// left out; a shorter one after it may still fit.
pub fn with_signs(text: &str, signs: impl IntoIterator<Item = String>) -> String {
    let fits = |signs: &str| width(&all([text, signs])) <= LINE;
    let signs = signs.into_iter().fold(String::new(), |signs, sign| {
        Some(longer(&signs, &sign, " ")).filter(|longer| fits(longer)).unwrap_or(signs)
    });
    all([text, &signs])
}

fn longer(text: &str, fact: &str, between: &str) -> String {
    if text.is_empty() { fact.to_owned() } else { [text, fact].join(between) }
}

/// How wide a text is on a phone, in letters of a common width. A sign takes two of them, a dot half of one.
pub fn width(text: &str) -> usize {
    let quarters = |letter: char| match letter {
        JOINER | '\u{fe0f}' => 0,
        '\u{2190}'.. => 9,
        'm' | 'w' | 'M' | 'W' => 6,
        ' ' | '\u{a0}' | '·' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' | '(' | ')' | '/' => 2,
        'i' | 'l' | 'j' | 'f' | 't' | 'r' | 'I' | 'í' => 2,
        _ if letter.is_uppercase() => 5,
        _ => 4,
    };
    text.chars().map(quarters).sum::<usize>().div_ceil(4)
}
