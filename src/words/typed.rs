//! What people type: letters without accents, signs as spaces, and words that stand in lists in the locale files.
//!
//! A list is a sentence of words between commas under one key; a word counts in whatever language it is listed.

use super::{Locale, Words, args};
use crate::engine::action::ActionSpec;

/// The words that ask for the actions of a title, in all languages.
#[derive(Clone, Copy, Debug)]
pub struct Verbs {
    /// The key of the title: the lists stand under `<title>-typed-<word>`.
    pub title: &'static str,
    /// The actions as declared.
    pub actions: &'static [ActionSpec],
    /// Words that ask for several actions, or for one in a special way, e.g. `yes`.
    pub more: &'static [&'static str],
}

impl Verbs {
    /// What is asked for: the first word of an action's codes, or one of the other words.
    pub fn find(&self, typed: &str) -> Option<&'static str> {
        self.words().find(|word| listed(&self.key(word), typed))
    }

    /// Where the list of a word stands.
    pub fn key(&self, word: &str) -> String {
        format!("{}-typed-{word}", self.title.replace('_', "-"))
    }

    /// All words that have a list.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        self.actions.iter().map(|action| action.word).chain(self.more.iter().copied())
    }
}

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
pub(crate) mod tests {
    use super::{Locale, Words, args, plain, plain_but};

    /// Each word stands under one key alone, in whatever language, and is one word. For the tests of titles.
    pub fn no_word_asks_for_two_things(keys: impl Iterator<Item = String>, plain: impl Fn(&str) -> String) {
        let mut seen: Vec<(String, String)> = Vec::new();
        for key in keys {
            for locale in Locale::ALL {
                for word in Words::say(locale, &key, &args([])).split(',') {
                    let word = plain(word);
                    assert!(!word.is_empty() && !word.contains(' '), "{key}: {word:?} is not one word");
                    let clash = seen.iter().find(|(other, under)| *other == word && *under != key);
                    assert_eq!(clash, None, "{word} is under {key} too");
                    seen.push((word, key.clone()));
                }
            }
        }
    }

    #[test]
    fn accents_and_signs_go() {
        assert_eq!(plain("  Jusqu’à  7 ÑANDÚ!"), "jusqu a 7 nandu");
        assert_eq!(plain_but("a-1 - b", |sign, next| (sign == '-' && next == Some('1')).then_some('-')), "a-1 b");
    }
}
