//! Lenient reading of typed actions in all languages at once: a text is accepted if it can mean only one legal action.
//!
//! Each title declares what a person may type for an action ([`Present::sayings`]). The words are in the locale files.

use std::collections::BTreeSet;

use super::Present;
use crate::engine::{Seat, ViewOf};
use crate::words::typed::{Lists, Text};

/// The action that a person meant; `None` if the text means no action or several. A text that means nothing legal but
/// spells an action returns that action, so that the refusal gives a reason.
pub fn read<G: Present>(game: &G, view: &ViewOf<G>, seat: Seat, legal: &[G::Action], typed: &str) -> Option<G::Action> {
    // A code in upper or lower case means its action, whatever else its words could mean.
    if let Some(action) = legal.iter().find(|action| action.to_string().eq_ignore_ascii_case(typed)) {
        return Some(action.clone());
    }
    let lists = Lists::new(G::META.key, G::SIGNED_CODES);
    let text = lists.text(typed);
    let says = |action: &&G::Action| game.sayings(view, seat, action, &lists).iter().any(|saying| text.says(saying));
    let mut meant = legal.iter().filter(says);
    match (meant.next(), meant.next()) {
        (Some(action), None) => Some(action.clone()),
        (Some(_), Some(_)) => None,
        (None, _) => spelled::<G>(&text, legal),
    }
}

/// The action of a code whose first word is in any language, or is missing and taken from a legal action.
fn spelled<G: Present>(text: &Text<'_>, legal: &[G::Action]) -> Option<G::Action> {
    let first = text.words().first()?;
    let verb_of_action = G::ACTIONS.iter().map(|action| action.word).find(|verb| text.asks(first, verb));
    let Some(verb) = verb_of_action else {
        let verb = |action: &G::Action| action.to_string().split(' ').next().map(str::to_owned);
        let verbs: BTreeSet<String> = legal.iter().filter_map(verb).collect();
        return verbs.iter().find_map(|verb| parsed(verb, text.words()));
    };
    // Several words may name the verb, as in `build an outpost`.
    let objects: Vec<String> = text.words().iter().filter(|word| !text.asks(word, verb)).cloned().collect();
    parsed(verb, &objects)
}

/// The action of a code whose words after the first have any case, and perhaps no spaces, e.g. `d1c1`.
fn parsed<A: std::str::FromStr>(verb: &str, objects: &[String]) -> Option<A> {
    let together = objects.iter().flat_map(|word| parts(word)).collect::<Vec<_>>();
    // Each word has up to three spellings; no code is longer than six words.
    let short = |words: &[String]| words.len() <= 6;
    [objects, &together].into_iter().filter(|words| short(words)).find_map(|words| spellings(verb.to_owned(), words))
}

fn spellings<A: std::str::FromStr>(code: String, words: &[String]) -> Option<A> {
    let Some((word, rest)) = words.split_first() else { return code.parse().ok() };
    let capital = word.to_uppercase();
    let (head, last) = capital.split_at(capital.char_indices().last().map_or(0, |(at, _)| at));
    let mixed = format!("{head}{}", last.to_lowercase());
    let ways: BTreeSet<&str> = [word.as_str(), &capital, &mixed].into();
    ways.into_iter().find_map(|way| spellings(format!("{code} {way}"), rest))
}

/// Splits a word before each letter that follows a digit: `d1c1` is `d1` and `c1`.
fn parts(word: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in word.chars() {
        match parts.last_mut() {
            Some(part) if !(before.is_ascii_digit() && letter.is_alphabetic()) => part.push(letter),
            _ => parts.push(letter.into()),
        }
        before = letter;
    }
    parts
}
