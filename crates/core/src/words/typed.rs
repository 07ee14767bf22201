//! Typed text: letters lose their accents, signs become spaces, and the locale files list the known words.
//!
//! A list is a sentence of words between commas under `<title>-typed-<name>`. The words of all languages count,
//! whatever the person's own language. A [`Saying`] is what a person may type for an action; a [`Text`] is what the
//! person typed.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Locale, Voice, Words, args};
use crate::engine::action::ActionSpec;

/// The lists of words of a title, each looked up once.
#[derive(Debug)]
pub struct Lists {
    title: String,
    signed: bool,
    known: RefCell<BTreeMap<String, Rc<[String]>>>,
}

impl Lists {
    /// The lists of the title with this key. `signed` keeps a minus before a digit.
    pub fn new(title: &str, signed: bool) -> Self {
        Self { title: title.replace('_', "-"), signed, known: RefCell::default() }
    }

    /// The words of a list in all languages, as [`plain`] makes them.
    pub fn words(&self, name: &str) -> Rc<[String]> {
        if let Some(words) = self.known.borrow().get(name) {
            return Rc::clone(words);
        }
        let key = format!("{}-typed-{name}", self.title);
        let listed = Locale::ALL.into_iter().flat_map(|locale| {
            let words = Words::say(locale, &key, &args([]));
            words.split(',').map(plain).collect::<Vec<_>>()
        });
        let words: Rc<[String]> = listed.collect();
        self.known.borrow_mut().insert(name.to_owned(), Rc::clone(&words));
        words
    }

    /// A typed text: its plain words without those of the list `fillers`.
    pub fn text(&self, typed: &str) -> Text<'_> {
        let fillers = self.words("fillers");
        let plain = if self.signed { signed(typed) } else { plain(typed) };
        let words = plain.split(' ').filter(|word| !word.is_empty() && !fillers.iter().any(|filler| filler == word));
        Text { lists: self, words: words.map(str::to_owned).collect() }
    }
}

/// What a person may type for an action: verbs that ask for it, and names of the things it concerns, in any order.
/// Things in a fixed order, such as the two ends of a path, form one name.
#[derive(Clone, Debug, Default)]
pub struct Saying {
    verbs: Vec<&'static str>,
    spoken: bool,
    things: Vec<Thing>,
}

#[derive(Clone, Debug)]
struct Thing {
    names: Vec<String>,
    needed: bool,
}

impl Saying {
    /// An action that the words of these lists ask for.
    pub fn by(verbs: &[&'static str]) -> Self {
        Self { verbs: verbs.to_vec(), ..Self::default() }
    }

    /// What a person may type for a code: its first word, which is optional, and the rest.
    pub fn of_code(actions: &[ActionSpec], code: &str) -> Self {
        let (word, rest) = code.split_once(' ').unwrap_or((code, ""));
        match actions.iter().find(|action| action.word == word) {
            Some(action) if rest.is_empty() => Self::by(&[action.word]),
            Some(action) => Self::by(&[action.word]).naming([rest]),
            None => Self::default().naming([code, rest]),
        }
    }

    /// Requires one of the verbs; the names alone are not enough.
    #[must_use]
    pub fn spoken(self) -> Self {
        Self { spoken: true, ..self }
    }

    /// Requires one of these names.
    #[must_use]
    pub fn naming<S: Into<String>>(self, names: impl IntoIterator<Item = S>) -> Self {
        self.with(names, true)
    }

    /// Allows one of these names.
    #[must_use]
    pub fn perhaps<S: Into<String>>(self, names: impl IntoIterator<Item = S>) -> Self {
        self.with(names, false)
    }

    fn with<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>, needed: bool) -> Self {
        self.things.push(Thing { names: names.into_iter().map(Into::into).collect(), needed });
        self
    }
}

/// A typed text.
#[derive(Debug)]
pub struct Text<'a> {
    lists: &'a Lists,
    words: Vec<String>,
}

impl Text<'_> {
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Whether a word is in the list of a verb.
    pub fn asks(&self, word: &str, verb: &str) -> bool {
        self.lists.words(verb).iter().any(|listed| listed == word)
    }

    /// Whether the text expresses this saying. Each word must be a verb or part of a name. Each thing is named at most
    /// once, and nothing required is missing.
    pub fn says(&self, saying: &Saying) -> bool {
        let name = |name: &String| self.lists.text(name).words.concat();
        let names: Vec<Vec<String>> =
            saying.things.iter().map(|thing| thing.names.iter().map(name).collect()).collect();
        !self.words.is_empty() && self.covered(&self.words, saying, &mut vec![false; names.len()], &names, false)
    }

    fn covered(
        &self,
        words: &[String],
        saying: &Saying,
        named: &mut Vec<bool>,
        names: &[Vec<String>],
        asked: bool,
    ) -> bool {
        let Some((word, rest)) = words.split_first() else {
            let missing = saying.things.iter().zip(named).any(|(thing, named)| thing.needed && !*named);
            return !missing && (asked || !saying.spoken);
        };
        if saying.verbs.iter().any(|verb| self.asks(word, verb)) && self.covered(rest, saying, named, names, true) {
            return true;
        }
        (0..names.len()).any(|thing| {
            if named[thing] {
                return false;
            }
            named[thing] = true;
            let found = names[thing]
                .iter()
                .filter_map(|name| length(words, name))
                .any(|length| self.covered(&words[length..], saying, named, names, asked));
            named[thing] = found;
            found
        })
    }
}

/// How many of the first words make up this name, ignoring spaces: `t 3` is `t3`. `None` if they do not.
fn length(words: &[String], name: &str) -> Option<usize> {
    let mut rest = name;
    for (at, word) in words.iter().enumerate() {
        rest = rest.strip_prefix(word.as_str())?;
        if rest.is_empty() {
            return Some(at + 1);
        }
    }
    None
}

/// A name in each language.
pub fn in_every_language(name: impl Fn(&Voice) -> String) -> impl Iterator<Item = String> {
    Locale::ALL.into_iter().map(move |locale| name(&Voice::new(locale, Vec::new())))
}

/// Lower case without accents, signs as spaces, because people often type without them.
pub fn plain(text: &str) -> String {
    plain_but(text, |_, _| None)
}

/// As [`plain`], but a minus before a digit stays, as in `m-1`.
pub fn signed(text: &str) -> String {
    let minus = |sign, next: Option<char>| {
        (matches!(sign, '-' | '−') && next.is_some_and(|next| next.is_ascii_digit())).then_some('-')
    };
    plain_but(text, minus)
}

/// As [`plain`], but `sign` may replace a character, given the next one.
fn plain_but(text: &str, sign: impl Fn(char, Option<char>) -> Option<char>) -> String {
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
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        letter if letter.is_alphanumeric() => letter,
        _ => ' ',
    }
}
