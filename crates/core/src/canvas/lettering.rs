//! Text widths in the embedded font, the letters of the font, and ways to make a text fit.
//!
//! The font has no kerning (`assets/fonts/README.md`), so a width is a sum. This module reads no font file: the widths
//! are a table.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::unit::Unit;

/// The weight of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// The weight of most text.
    #[default]
    Medium,
    /// The weight of headings.
    Bold,
}

/// The table gives widths in this fraction of the letter size.
pub const EM: i64 = 2816;

/// The replacement for a letter that the font does not have.
const UNKNOWN: char = '·';

/// The replacement for the cut end of a text.
const CUT: char = '…';

/// Width in medium and bold, by letter.
pub static ADVANCES: LazyLock<BTreeMap<char, (i64, i64)>> = LazyLock::new(|| {
    let table = include_str!("../../../../assets/fonts/advances.tsv");
    let row = |line: &str| {
        let mut cells = line.split('\t');
        let letter = char::from_u32(u32::from_str_radix(cells.next()?, 16).ok()?)?;
        Some((letter, (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?)))
    };
    table.lines().filter_map(row).collect()
});

/// Whether the font has this letter.
pub fn has(letter: char) -> bool {
    ADVANCES.contains_key(&letter)
}

/// Every letter of the font, in the order of Unicode.
pub fn letters() -> impl Iterator<Item = char> {
    ADVANCES.keys().copied()
}

/// The text with `·` for each run of letters that the font does not have. Scenes hold only such texts.
pub fn drawable(text: &str) -> String {
    let mut drawn = String::with_capacity(text.len());
    let mut gap = false;
    for letter in text.chars() {
        // Soft hyphens, joiners and the variation selectors after emoji have no width.
        if matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}') {
            continue;
        }
        let letter = match letter {
            '\u{a0}' | '\u{202f}' => '\u{a0}',
            _ if letter.is_whitespace() => ' ',
            _ => letter,
        };
        if has(letter) {
            drawn.push(letter);
        } else if !gap {
            drawn.push(UNKNOWN);
        }
        gap = !has(letter);
    }
    drawn
}

/// A name without the letters that the font does not have. `None` if less than half of its letters would be left, or
/// none.
pub fn name(name: &str) -> Option<String> {
    let kept: String = name.chars().filter(|letter| has(*letter) || letter.is_whitespace()).collect();
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let whole = letters(&kept) > 0 && 2 * letters(&kept) >= letters(name);
    whole.then(|| kept.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The width of a letter; [`EM`] is the letter size.
pub fn advance(letter: char, weight: Weight) -> i64 {
    let (medium, bold) = ADVANCES.get(&letter).or_else(|| ADVANCES.get(&UNKNOWN)).copied().unwrap_or((EM, EM));
    if weight == Weight::Bold { bold } else { medium }
}

/// The width of a text of this size.
pub fn width(text: &str, size: Unit, weight: Weight) -> Unit {
    let sum: i64 = text.chars().map(|letter| advance(letter, weight)).sum();
    (sum * i64::from(size) / EM) as Unit
}

/// The text, or its longest fitting beginning with `…` after it.
pub fn fit(text: &str, size: Unit, weight: Weight, room: Unit) -> String {
    let text = drawable(text);
    if width(&text, size, weight) <= room {
        return text;
    }
    let mut letters: Vec<char> = text.chars().collect();
    while let Some(last) = letters.pop() {
        if last == ' ' {
            continue;
        }
        let cut: String = letters.iter().collect::<String>().trim_end().to_owned() + &CUT.to_string();
        if width(&cut, size, weight) <= room {
            return cut;
        }
    }
    String::new()
}

/// The text in the first of these sizes in which it fits. If none fits, the text is cut in the last size.
pub fn shrunk(text: &str, sizes: impl IntoIterator<Item = Unit>, weight: Weight, room: Unit) -> (String, Unit) {
    let mut last = 0;
    let fits = sizes.into_iter().inspect(|size| last = *size).find(|size| width(text, *size, weight) <= room);
    let size = fits.unwrap_or(last);
    (fit(text, size, weight, room), size)
}

/// The text in lines that fit, broken between words. A word too long for a line is cut.
pub fn lines(text: &str, size: Unit, weight: Weight, room: Unit) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in drawable(text).split(' ').filter(|word| !word.is_empty()) {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            if width(&longer, size, weight) <= room {
                *line = longer;
                continue;
            }
        }
        lines.push(fit(word, size, weight, room));
    }
    lines
}
