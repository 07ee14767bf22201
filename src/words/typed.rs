//! What people type: letters without accents, signs as spaces, and words that stand in lists in the locale files.
//!
//! A list is a sentence of words between commas under one key; a word counts in whatever language it is listed.

use super::{Locale, Words, args};

/// Small letters without accents, signs as spaces: people type without them.
pub fn plain(text: &str) -> String {
    plain_but(text, |_, _| None)
}

/// The same, but `sign` is asked first what becomes of a letter, given the one that follows it.
pub fn plain_but(text: &str, sign: impl Fn(char, Option<char>) -> Option<char>) -> String {
    let letters: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
    let folded: String = letters
        .iter()
        .enumerate()
        .map(|(at, letter)| sign(*letter, letters.get(at + 1).copied()).unwrap_or_else(|| bare(*letter)))
        .collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        letter if letter.is_alphanumeric() => letter,
        _ => ' ',
    }
}

/// Whether some language lists a plain word under a key.
pub fn listed(key: &str, word: &str) -> bool {
    Locale::ALL
        .into_iter()
        .any(|locale| Words::say(locale, key, &args([])).split(',').any(|listed| plain(listed) == word))
}

/// What a plain word stands for in a list of things with their keys.
pub fn found<T: Copy>(things: &[(T, &str)], word: &str) -> Option<T> {
    things.iter().find(|(_, key)| listed(key, word)).map(|(thing, _)| *thing)
}

#[cfg(test)]
mod tests {
    use super::{plain, plain_but};

    #[test]
    fn accents_and_signs_go() {
        assert_eq!(plain("  Jusqu’à  7 ÑANDÚ!"), "jusqu a 7 nandu");
        assert_eq!(plain_but("a-1 - b", |sign, next| (sign == '-' && next == Some('1')).then_some('-')), "a-1 b");
    }
}
