//! Sanitizes names of people, and names seats.
//!
//! A name is untrusted: it may contain markdown, mentions, direction marks, or only invisible characters. [`sanitize`]
//! returns a name without meaning to Discord in a message, in a code block and on a button.
//!
//! It replaces special characters by look-alikes instead of escaping them, because a backslash would show on a button.
//! In a sentence, a name that runs from right to left is [`isolated`].

use crate::discord::messages::clip::clip;
use crate::engine::Seat;
use crate::table::{Actor, Entry, EntryKind, Occupant, OpenDecision, PersonId, TableId, TableView};
use crate::words::{Locale, Mark, Voice, Words, args};

/// The longest name shown, in UTF-16 units.
const LONGEST: usize = 20;
/// The longest shown name of a person for whom a computer plays, in UTF-16 units.
const LONGEST_KEPT: usize = 12;

/// The name of a table in a sentence: the board's heading, or the title if there is no board yet.
pub fn heading(view: &TableView, voice: &Voice) -> String {
    let heading = view.game.as_ref().map(|game| game.heading(voice));
    heading.filter(|title| !title.is_empty()).unwrap_or_else(|| view.title.meta().name.to_owned())
}

/// The subject of a decision in a few words: the title's own, or a general one.
pub fn matter(open: &OpenDecision, voice: &Voice) -> String {
    let matter = open.matter(voice);
    if matter.is_empty() { voice.word("discord-turn-matter") } else { matter }
}

/// Where a table is, in words and links.
#[derive(Clone, Debug)]
pub struct Location {
    /// The link to its board.
    pub board: String,
    /// Its server and channel.
    pub name: String,
}

/// A sanitized name, at most 20 UTF-16 units long; `None` if no visible character is left.
pub fn sanitize(name: &str) -> Option<String> {
    clean(name, LONGEST, look_alike)
}

/// A name for pictures and their descriptions, where no markup applies: visible, at most 20 UTF-16 units long.
fn plain(name: &str) -> Option<String> {
    clean(name, LONGEST, |c| c)
}

/// A typed text, sanitized and short enough to be quoted in a sentence.
pub fn escape(text: &str) -> String {
    clean(text, 200, look_alike).unwrap_or_else(|| "…".to_owned())
}

fn clean(name: &str, most: usize, shown: fn(char) -> char) -> Option<String> {
    let mut kept = String::new();
    let mut marks = 0;
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        marks = if is_combining(c) { marks + 1 } else { 0 };
        if marks > 1 || is_invisible(c) {
            continue;
        }
        let c = if c.is_whitespace() { ' ' } else { c };
        if c == ' ' && (kept.is_empty() || kept.ends_with(' ')) {
            continue;
        }
        let inside = kept.ends_with(|b: char| b.is_alphanumeric()) && rest.peek().is_some_and(|n| n.is_alphanumeric());
        // An underscore between letters is no markup, and common in names.
        kept.push(if c == '_' && inside { c } else { shown(c) });
    }
    // A cut may leave an underscore without the letter after it.
    let kept = clip(kept.trim(), most).replace("_…", &format!("{}…", shown('_')));
    kept.chars().any(|c| c.is_alphanumeric() || !c.is_ascii() && !is_combining(c)).then_some(kept)
}

/// A look-alike without meaning to Discord.
fn look_alike(c: char) -> char {
    match c {
        '@' => '＠',
        '#' => '＃',
        '*' => '∗',
        '_' => '＿',
        '`' => '´',
        '~' => '∼',
        '|' => '¦',
        '\\' => '＼',
        '/' => '∕',
        '<' => '‹',
        '>' => '›',
        '[' => '［',
        ']' => '］',
        '(' => '（',
        ')' => '）',
        ':' => '∶',
        other => other,
    }
}

/// A name for a sentence. Letters that run from right to left turn the numbers beside them around. A name with such
/// letters is enclosed in direction isolates, which have no width.
pub fn isolated(name: String) -> String {
    if name.contains(runs_left) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// A character of a script that is written from right to left.
fn runs_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// A mark on the letter before it.
fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// A character without a visible shape: controls, joiners, direction marks, fillers, tags, private use.
fn is_invisible(c: char) -> bool {
    c.is_control() && !c.is_whitespace()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

/// A person's name in a sentence, or "Player 2" if it has no visible character.
pub fn person(name: &str, seat: Option<Seat>, locale: Locale) -> String {
    isolated(visible(name, seat, locale))
}

fn visible(name: &str, seat: Option<Seat>, locale: Locale) -> String {
    sanitize(name).unwrap_or_else(|| nameless(seat, locale))
}

fn nameless(seat: Option<Seat>, locale: Locale) -> String {
    let number = seat.map_or_else(|| "?".to_owned(), |seat| seat.to_string());
    Words::say(locale, "discord-player-number", &args([("number", number.into())]))
}

/// The names of computer players, the same in every language.
const COMPUTERS: [&str; 23] = [
    "Alva", "Birk", "Dagny", "Egil", "Frida", "Gro", "Halla", "Idun", "Jorun", "Kari", "Liv", "Magni", "Nanna", "Odd",
    "Ragna", "Signe", "Torvi", "Ulf", "Unn", "Vidar", "Ylva", "Yrsa", "Sif",
];

/// The name of a computer player, by table and seat: nothing is stored, and a name stays over the whole game.
fn computer(table: TableId, seat: Seat) -> String {
    // The seats of a table are fewer than the names, so no two share one.
    format!("🤖 {}", COMPUTERS[(table.bits() as usize + 5 * seat.index()) % COMPUTERS.len()])
}

/// The name of a seat's occupant, without its mark.
pub fn occupant(occupant: &Occupant, table: TableId, seat: Seat, locale: Locale) -> String {
    match occupant {
        Occupant::Person(who) => person(&who.name, Some(seat), locale),
        // A person keeps their name while a computer plays for them.
        Occupant::Computer { instead_of: Some(who), .. } => computer_for(&who.name, seat, locale),
        Occupant::Computer { instead_of: None, .. } => computer(table, seat),
    }
}

/// The name of a person for whom a computer plays.
fn computer_for(name: &str, seat: Seat, locale: Locale) -> String {
    let name = isolated(clip(&visible(name, Some(seat), locale), LONGEST_KEPT));
    Words::say(locale, "discord-computer-for", &args([("name", name.into())]))
}

/// The voice for a past entry. A seat has the name of its person, also if a computer plays there now. Only the seat for
/// which a computer player made this move says so.
pub fn voice_at(view: &TableView, entry: &Entry, voice: &Voice) -> Voice {
    let of = |seat: Seat| {
        let owner = view.occupant(seat)?.owner()?;
        let by_computer = matches!(entry.actor, Actor::Computer(_)) && entry.kind == EntryKind::Act(seat);
        Some(match by_computer {
            true => computer_for(&owner.name, seat, voice.locale),
            false => person(&owner.name, Some(seat), voice.locale),
        })
    };
    let names = (0..).map(Seat).zip(&voice.names).map(|(seat, name)| of(seat).unwrap_or_else(|| name.clone()));
    Voice::new(voice.locale, names.collect())
}

/// The person of a seat with its mark, also while a computer plays for them.
pub fn owner(view: &TableView, seat: Seat, voice: &Voice) -> String {
    let owner = view.occupant(seat).and_then(|occupant| occupant.owner());
    let name = owner.map_or_else(|| voice.seat(seat), |who| person(&who.name, Some(seat), voice.locale));
    format!("{} {name}", Mark::of(seat))
}

/// A person who is or was at a table: by name, or after they left by a mention, which Discord shows as a name.
pub fn known(view: &TableView, person: PersonId, voice: &Voice) -> String {
    let is_theirs = |seat: &Seat| view.occupant(*seat).and_then(|it| it.owner()).is_some_and(|it| it.id == person);
    let seat = Seat::all(view.seats.len() as u8).find(is_theirs);
    match seat {
        Some(seat) => owner(view, seat, voice),
        None if person.is_pseudonym() => voice.word("discord-log-somebody"),
        None => format!("<@{person}>"),
    }
}

/// The message key of a computer player.
pub fn policy_key(policy: &str) -> String {
    format!("discord-policy-{policy}").replace('_', "-")
}

/// A voice for a table with sanitized names.
pub fn voice(view: &TableView, locale: Locale) -> Voice {
    view.voice(locale, |who, seat| occupant(who, view.id, seat, locale))
}

/// A person's unescaped name for pictures, or "Player 2" if it has no visible character.
pub fn plain_person(name: &str, seat: Seat, locale: Locale) -> String {
    plain(name).unwrap_or_else(|| nameless(Some(seat), locale))
}

/// A voice for the pictures of a table, with unescaped names.
pub fn plain_voice(view: &TableView, locale: Locale) -> Voice {
    view.voice(locale, |who, seat| match who {
        Occupant::Person(person) => plain_person(&person.name, seat, locale),
        // No sentence is around a name in a picture.
        computer @ Occupant::Computer { .. } => {
            occupant(computer, view.id, seat, locale).replace(['\u{2068}', '\u{2069}'], "")
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::discord::messages::clip::length;

    const CORPUS: &[(&str, Option<&str>)] = &[
        ("Anna", Some("Anna")),
        ("  Anna   Berg ", Some("Anna Berg")),
        ("snow_fox_2", Some("snow_fox_2")),
        ("__bold__", Some("＿＿bold＿＿")),
        ("a__b__c", Some("a＿＿b＿＿c")),
        ("**loud**", Some("∗∗loud∗∗")),
        ("`code` ||spoiler||", Some("´code´ ¦¦spoiler¦¦")),
        ("@everyone", Some("＠everyone")),
        ("@here", Some("＠here")),
        ("<@123> <#4> <:x:5>", Some("‹＠123› ‹＃4› ‹∶x∶5›")),
        ("https://evil.example", Some("https∶∕∕evil.example")),
        ("[click](http://x)", Some("［click］（http∶∕∕x）")),
        ("# Heading", Some("＃ Heading")),
        ("\u{202e}nosnaM\u{202c}", Some("nosnaM")),
        ("a\u{200b}b\u{200d}c\u{feff}", Some("abc")),
        ("\u{200b}\u{2060}", None),
        ("\u{3164}", None),
        ("   ", None),
        ("", None),
        ("new\nline\ttab", Some("new line tab")),
        ("Z\u{0337}\u{0334}\u{0321}a\u{0300}\u{0301}\u{0302}", Some("Z\u{0337}a\u{0300}")),
        ("\u{e000}\u{f0000}", None),
        ("🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉", Some("🐉🐉🐉🐉🐉🐉🐉🐉🐉…")),
        // One emoji of seven characters; a name has 32 at most.
        ("👨\u{200d}👩\u{200d}👧\u{200d}👦 Berg", Some("👨👩👧👦 Berg")),
        ("\\", Some("＼")),
        ("...", None),
        ("Þórðr", Some("Þórðr")),
        ("海賊王", Some("海賊王")),
    ];

    #[test]
    fn hostile_names_become_harmless() {
        for (name, expected) in CORPUS {
            assert_eq!(sanitize(name).as_deref(), *expected, "{name:?}");
        }
    }

    #[test]
    fn computer_players_of_a_table_have_different_names() {
        for table in ["7k3m9qzx", "zzzzzzzz", "22222222"] {
            let names: BTreeSet<_> = Seat::all(8).map(|seat| computer(table.parse().unwrap(), seat)).collect();
            assert_eq!(names.len(), 8, "{names:?}");
            assert!(names.iter().all(|name| name.starts_with("🤖 ") && sanitize(name).as_ref() == Some(name)));
        }
    }

    #[test]
    fn overlong_name_is_cut_like_any_other() {
        assert_eq!(sanitize(&"🐉".repeat(100)), sanitize(&"🐉".repeat(32)));
        for long in ["👨\u{200d}👩\u{200d}👧\u{200d}👦".repeat(100), "🇮🇪".repeat(100), "a\u{301}".repeat(5000)]
        {
            assert!(sanitize(&long).is_some_and(|shown| length(&shown) <= LONGEST), "{long}");
        }
    }

    #[test]
    fn names_from_right_to_left_are_isolated() {
        for (name, shown) in [("Anna", "Anna"), ("דנה 7", "\u{2068}דנה 7\u{2069}"), ("ليلى", "\u{2068}ليلى\u{2069}")]
        {
            assert_eq!(person(name, None, Locale::En), shown);
        }
        let long = "ا".repeat(40);
        let kept = computer_for(&long, Seat(0), Locale::En);
        assert!(kept.starts_with("\u{2068}ا") && kept.contains("…\u{2069} ("), "{kept}");
        assert_eq!(person(&person(&long, None, Locale::En), None, Locale::En), person(&long, None, Locale::En));
    }

    #[test]
    fn names_in_pictures_are_not_escaped() {
        for (name, expected) in [
            ("**a_b** (x)", Some("**a_b** (x)")),
            ("@everyone", Some("@everyone")),
            ("\u{202e}nosnaM\u{202c}", Some("nosnaM")),
            ("new\nline", Some("new line")),
            ("\u{200b}", None),
        ] {
            assert_eq!(plain(name).as_deref(), expected, "{name:?}");
        }
    }

    proptest! {
        #[test]
        fn sanitized_name_has_no_meaning_to_discord(name in "\\PC{0,64}|[@*_`~|<>#:\\\\/()\\[\\] a-z\u{200b}\u{202e}]{0,40}") {
            if let Some(shown) = sanitize(&name) {
                prop_assert!(length(&shown) <= LONGEST);
                prop_assert!(!shown.contains(['@', '*', '`', '~', '|', '<', '>', '#', '[', ']', '(', ')', ':', '\\', '/', '\n']));
                prop_assert!(!shown.contains("__") && !shown.starts_with('_') && !shown.ends_with('_'));
                prop_assert!(!shown.chars().any(is_invisible));
                prop_assert_eq!(sanitize(&shown), Some(shown.clone()), "sanitizing twice changes nothing");
            }
        }
    }
}
