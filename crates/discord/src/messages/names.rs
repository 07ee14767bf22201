//! Sanitizes names of people, and names seats.
//!
//! A name is untrusted: it may contain markdown, mentions, direction marks, or only invisible characters. [`sanitize`]
//! returns a name without meaning to Discord in a message, in a code block and on a button.
//!
//! It replaces special characters by look-alikes instead of escaping them, because a backslash would show on a button.
//! In a sentence, a name that runs from right to left is [`isolated`].

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization as _;

use crate::messages::clip::{clip, is_tag};
use skald_core::engine::Seat;
use skald_core::title::Title;
use skald_core::words::{Locale, Mark, Voice, Words, args};
use skald_table::{Actor, Entry, EntryKind, Occupant, OpenDecision, Person, PersonId, Seq, TableId, TableView};

/// The longest name shown, in UTF-16 units.
const LONGEST: usize = 20;
/// The most marks that a letter may have: two are common in Vietnamese and Yoruba.
const MARKS: usize = 2;
/// The longest shown name of a person for whom a computer plays, in UTF-16 units.
const LONGEST_KEPT: usize = 12;

/// The name of a table in a sentence: the board's heading, or the title if there is no board yet.
pub fn heading(view: &TableView, voice: &Voice) -> String {
    let heading = view.game.as_ref().map(|game| game.heading(voice));
    heading.filter(|title| !title.is_empty()).unwrap_or_else(|| view.title.name(voice))
}

/// What a title is, and how long it takes.
pub fn about(title: &dyn Title, voice: &Voice) -> String {
    voice.word(&format!("{}-about", title.meta().key).replace('_', "-"))
}

/// The same in a line that begins with its name.
pub fn named_about(title: &dyn Title, voice: &Voice) -> String {
    format!("**{}** · {}", title.name(voice), about(title, voice))
}

/// The subject of a decision in a few words: the title's own, or a general one.
pub fn matter(open: &OpenDecision, voice: &Voice) -> String {
    let matter = open.matter(voice);
    if matter.is_empty() { voice.word("discord-turn-matter") } else { matter }
}

/// Where a table is, in words and links.
#[derive(Clone, Debug)]
pub struct Location {
    /// Whether its channel is known to be gone.
    pub gone: bool,
    pub board: String,
    /// Its server and channel.
    pub name: String,
}

/// A sanitized name, at most 20 UTF-16 units long; `None` if no visible character is left.
pub fn sanitize(name: &str) -> Option<String> {
    clean(name, LONGEST, look_alike)
}

/// A typed text, sanitized and short enough to be quoted in a sentence.
pub fn escape(text: &str) -> String {
    clean(text, 200, look_alike).unwrap_or_else(|| "…".to_owned())
}

fn clean(name: &str, most: usize, shown: fn(char) -> char) -> Option<String> {
    let visible: String = visible_part(name).nfc().collect();
    let own = without_signs(&visible);
    let mut kept = String::new();
    let mut marks = 0;
    let mut rest = own.chars().peekable();
    while let Some(c) = rest.next() {
        if is_joiner(c) {
            kept.extend(joins(&kept, c, rest.peek().copied()).then_some(c));
            continue;
        }
        if is_tag(c) {
            kept.push(c);
            continue;
        }
        marks = if is_combining(c) { marks + 1 } else { 0 };
        if marks > MARKS {
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
    // A joiner that was dropped may have kept a mark from its letter.
    let kept: String = kept.nfc().collect();
    // A cut may leave an underscore without the letter after it.
    let kept = clip(kept.trim(), most).replace("_…", &format!("{}…", shown('_')));
    kept.chars().any(|c| c.is_alphanumeric() || !c.is_ascii() && !is_combining(c)).then_some(kept)
}

/// A name without the signs of seats and computer players at its start, which imitate the bot's own.
fn without_signs(name: &str) -> &str {
    let blank = |c: char| c.is_whitespace() || is_joiner(c) || is_combining(c);
    let mut rest = name.trim_start_matches(blank);
    loop {
        let seats = Seat::all(8).map(Mark::of);
        let after_seat = seats.into_iter().find_map(|mark| {
            let after = rest.strip_prefix(mark.emoji).or_else(|| rest.strip_prefix(mark.shape))?;
            let after = after.trim_start_matches(blank);
            // The letter of the seat, unless it begins a word.
            let lettered = after.strip_prefix(mark.letter).filter(|word| !word.starts_with(char::is_alphanumeric));
            Some(lettered.unwrap_or(after))
        });
        let Some(after) = after_seat.or_else(|| rest.strip_prefix('🤖')) else { return rest };
        rest = after.trim_start_matches(blank);
    }
}

/// A character that joins its neighbours or keeps them apart, without a width of its own.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Whether a joiner has a meaning between a text and the next character. It has one within a script whose letters join,
/// and between the parts of an emoji. Without a next letter, U+200D gives the last one the form that it has within a word.
fn joins(before: &str, joiner: char, next: Option<char>) -> bool {
    let mut last = before.chars().rev();
    let Some(c) = last.next() else { return false };
    let c = if is_combining(c) { last.next().unwrap_or(c) } else { c };
    let of_script = |one| match next.map(script) {
        Some(Some(other)) => other == one,
        _ => joiner == '\u{200d}',
    };
    script(c).is_some_and(of_script) || is_emoji(c) && next.is_some_and(is_emoji)
}

/// The black flag, which begins the flags of regions.
const FLAG: char = '\u{1f3f4}';

/// The flags of England, Scotland and Wales. No others have a picture of their own.
const REGIONS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// The characters of a name without the invisible ones. Joiners stay, and so do the tags of [`REGIONS`].
fn visible_part(name: &str) -> impl Iterator<Item = char> {
    let mut tags = 0;
    name.char_indices().filter_map(move |(at, c)| {
        if c == FLAG {
            let region = REGIONS.iter().find(|region| name[at..].starts_with(*region));
            tags = region.map_or(0, |region| region.chars().count() - 1);
        } else if tags > 0 {
            tags -= 1;
            return Some(c);
        }
        (is_joiner(c) || !is_invisible(c)).then_some(c)
    })
}

/// The block of a script whose letters join: Arabic and its kin, those of India, Sri Lanka and Southeast Asia, Mongolian.
fn script(c: char) -> Option<u32> {
    match c {
        '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}' | '\u{870}'..='\u{8ff}' => Some(0x600),
        '\u{700}'..='\u{74f}' | '\u{7c0}'..='\u{7ff}' => Some(0x700),
        // Each block of these has 128 characters.
        '\u{900}'..='\u{dff}' => Some(u32::from(c) & !0x7f),
        '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{18af}' => Some(u32::from(c) & !0x7f),
        _ => None,
    }
}

/// A character that joined emoji consist of.
const fn is_emoji(c: char) -> bool {
    matches!(c, '\u{1f000}'..='\u{1faff}' | '\u{2190}'..='\u{21ff}' | '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}')
}

/// The names of a list without seats, in its order. Equal and look-alike names get numbers, in the order in which their
/// people have joined Discord.
pub fn apart<'a>(people: impl IntoIterator<Item = (PersonId, &'a str)>, locale: Locale) -> Vec<String> {
    let people: Vec<_> = people.into_iter().map(|(id, name)| (id, visible(name, None, locale))).collect();
    let outlines: Vec<_> = people.iter().map(|(_, name)| outline(name)).collect();
    let mut alike: BTreeMap<&str, BTreeSet<PersonId>> = BTreeMap::new();
    for ((id, _), outline) in people.iter().zip(&outlines) {
        alike.entry(outline).or_default().insert(*id);
    }
    let named = people.iter().zip(&outlines).map(|((id, name), outline)| {
        let alike = alike.get(outline.as_str()).filter(|alike| alike.len() > 1);
        let number = alike.and_then(|alike| alike.iter().position(|other| other == id));
        // Parentheses of names are wide ones, so no name imitates the number.
        let number = number.map(|at| format!(" ({})", at + 1)).unwrap_or_default();
        format!("{}{number}", isolated(name.clone()))
    });
    named.collect()
}

/// The shape of a name: what looks alike is equal.
fn outline(name: &str) -> String {
    let letters = name.chars().nfkd().filter(|c| !is_combining(*c)).map(|c| match c {
        'I' | 'l' | '1' | '¦' | '|' | 'І' | 'Ӏ' | 'ӏ' | 'Ι' | 'і' | 'ι' | 'ı' | 'i' => 'l',
        '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' => 'o',
        other => other,
    });
    let lower = letters.flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || is_emoji(*c) || is_tag(*c));
    let latin = lower.map(|c| LATIN.iter().find(|(others, _)| others.contains(c)).map_or(c, |(_, latin)| *latin));
    latin.collect::<String>().replace("rn", "m").replace("vv", "w")
}

/// Letters of other scripts and small capitals that look like a Latin letter, in lower case.
const LATIN: [(&str, char); 24] = [
    ("аαɑᴀ", 'a'),
    ("вβʙ", 'b'),
    ("сϲᴄ", 'c'),
    ("ԁᴅ", 'd'),
    ("еєεᴇ", 'e'),
    ("ғꜰ", 'f'),
    ("ɡɢց", 'g'),
    ("нһηʜհ", 'h'),
    ("јᴊ", 'j'),
    ("кκᴋ", 'k'),
    ("ɪʟ", 'l'),
    ("мμᴍ", 'm'),
    ("пɴո", 'n'),
    ("ᴏօσ", 'o'),
    ("рρᴘ", 'p'),
    ("ԛ", 'q'),
    ("гʀ", 'r'),
    ("ѕꜱ", 's'),
    ("тτᴛ", 't'),
    ("υцᴜս", 'u'),
    ("ѵνᴠ", 'v'),
    ("ѡωԝᴡ", 'w'),
    ("хχ", 'x'),
    ("уγүʏ", 'y'),
];

/// Characters with a meaning to Discord, and a look-alike without one for each.
const MARKUP: &str = "@#*_`~|\\/<>[]():";
const ALIKE: &str = "＠＃∗＿´∼¦＼∕‹›［］（）∶";

fn look_alike(c: char) -> char {
    MARKUP.chars().zip(ALIKE.chars()).find(|(markup, _)| *markup == c).map_or(c, |(_, alike)| alike)
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
const fn is_combining(c: char) -> bool {
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

/// The name of a computer player in a game with this number.
pub const fn computer_name(game: u64, seat: Seat) -> &'static str {
    // The seats of a table are fewer than the names, so no two share one.
    COMPUTERS[(game as usize + 5 * seat.index()) % COMPUTERS.len()]
}

/// The name of a seat's occupant, without its mark.
pub fn occupant(occupant: &Occupant, table: TableId, seat: Seat, locale: Locale) -> String {
    match occupant {
        Occupant::Person(who) => called(who, Some(seat), locale),
        // A person keeps their name while a computer plays for them.
        Occupant::Computer { instead_of: Some(who), .. } => computer_for(&who.name, seat, locale),
        // Nothing is stored, and the name stays over the whole game.
        Occupant::Computer { instead_of: None, .. } => format!("🤖 {}", computer_name(table.bits(), seat)),
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
        let owner = view.owner_at(seat, entry.seq);
        let own = entry.kind == EntryKind::Act(seat);
        match (&entry.actor, owner) {
            (Actor::Computer(_), Some(owner)) if own => {
                Some(computer_for(&called(owner, Some(seat), voice.locale), seat, voice.locale))
            }
            // Older tables do not say who sat where.
            (Actor::Person(actor), owner) if own && owner.is_none_or(|owner| owner.id != *actor) => {
                let name = view.known(*actor).map(|known| called(known, Some(seat), voice.locale));
                Some(name.unwrap_or_else(|| voice.word("discord-former-player")))
            }
            (_, owner) => owner.map(|owner| called(owner, Some(seat), voice.locale)),
        }
    };
    let names = (0..).map(Seat).zip(&voice.names).map(|(seat, name)| of(seat).unwrap_or_else(|| name.clone()));
    Voice::new(voice.locale, names.collect())
}

/// The voice for a whole game: a seat that people had one after another has the names of all.
pub fn voice_of_all(view: &TableView, voice: &Voice) -> Voice {
    let named = |(seat, name): (Seat, &String)| {
        let owners = view.owners(seat).map(|owner| called(owner, Some(seat), voice.locale)).collect::<Vec<_>>();
        if owners.len() > 1 { owners.join(" → ") } else { name.clone() }
    };
    Voice::new(voice.locale, (0..).map(Seat).zip(&voice.names).map(named).collect())
}

/// The person of a seat with its mark, also while a computer plays for them.
pub fn owner(view: &TableView, seat: Seat, voice: &Voice) -> String {
    owner_at(view, seat, Seq(u64::MAX), voice)
}

/// The person who had a seat when an entry was written, with its mark.
pub fn owner_at(view: &TableView, seat: Seat, seq: Seq, voice: &Voice) -> String {
    let name = view.owner_at(seat, seq).map(|who| called(who, Some(seat), voice.locale));
    format!("{} {}", Mark::of(seat), name.unwrap_or_else(|| voice.seat(seat)))
}

/// The name of a person at a table. A forgotten person is a former player.
fn called(who: &Person, seat: Option<Seat>, locale: Locale) -> String {
    match who.id.is_pseudonym() {
        true => Words::say(locale, "discord-former-player", &args([])),
        false => person(&who.name, seat, locale),
    }
}

/// A person who is or was at a table: by name, or after they left by a mention, which Discord shows as a name.
pub fn known(view: &TableView, person: PersonId, voice: &Voice) -> String {
    let is_theirs = |seat: &Seat| view.occupant(*seat).and_then(|it| it.owner()).is_some_and(|it| it.id == person);
    let seat = Seat::all(view.seats.len() as u8).find(is_theirs);
    match seat {
        Some(seat) => owner(view, seat, voice),
        None if person.is_pseudonym() && view.known(person).is_some() => voice.word("discord-former-player"),
        None if person.is_pseudonym() => voice.word("discord-log-somebody"),
        None => format!("<@{person}>"),
    }
}

pub fn policy_key(policy: &str) -> String {
    format!("discord-policy-{policy}").replace('_', "-")
}

/// A voice for a table with sanitized names.
pub fn voice(view: &TableView, locale: Locale) -> Voice {
    view.voice(locale, |who, seat| occupant(who, view.id, seat, locale))
}

/// A person's unescaped name for pictures, or "Player 2" if it has no visible character.
pub fn plain_person(name: &str, seat: Seat, locale: Locale) -> String {
    clean(name, LONGEST, |c| c).unwrap_or_else(|| nameless(Some(seat), locale))
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
    use proptest::prelude::*;

    use super::*;
    use crate::messages::clip::length;

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
        // Persian, Sinhala, Hindi: a joiner is part of the spelling.
        ("می\u{200c}خواهم", Some("می\u{200c}خواهم")),
        ("ශ\u{dca}\u{200d}රී", Some("ශ\u{dca}\u{200d}රී")),
        ("क\u{94d}\u{200d}ष", Some("क\u{94d}\u{200d}ष")),
        ("\u{200c}علی\u{200c}", Some("علی")),
        // At the end of a word: a Malayalam letter in its older spelling, and an Arabic one in its form within a word.
        ("അവന\u{d4d}\u{200d}", Some("അവന\u{d4d}\u{200d}")),
        ("ന\u{d4d}\u{200d} B", Some("ന\u{d4d}\u{200d} B")),
        ("ه\u{200d}\u{200d}", Some("ه\u{200d}")),
        ("Anna\u{200d}", Some("Anna")),
        ("🐉\u{200d}", Some("🐉")),
        // Flags of regions; the tags of any other stay invisible.
        (
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ian",
            Some("🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ian"),
        ),
        ("🏴\u{e0075}\u{e0073}\u{e0063}\u{e0061}\u{e007f} Ian", Some("🏴 Ian")),
        ("a\u{e0067}\u{e0062}", Some("a")),
        ("🐉🐉🐉🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}x", Some("🐉🐉🐉…")),
        // Vietnamese, composed and not; two marks on a letter.
        ("Nguye\u{302}\u{303}n", Some("Nguyễn")),
        ("Vie\u{323}\u{302}t", Some("Việt")),
        ("O\u{323}lo\u{323}\u{301}run", Some("Ọlọ\u{301}run")),
        ("e\u{200b}\u{301}", Some("é")),
        ("🤖 Alva", Some("Alva")),
        ("🟠\u{2060}A Astrid", Some("Astrid")),
        ("🟠🤖 🔷B Bo", Some("Bo")),
        ("⭐\u{fe0f}Fred", Some("Fred")),
        ("★ Star", Some("Star")),
        ("R2 🤖", Some("R2 🤖")),
        ("🤖", None),
        ("\u{200b}\u{2060}", None),
        ("\u{3164}", None),
        ("   ", None),
        ("", None),
        ("new\nline\ttab", Some("new line tab")),
        ("Z\u{0337}\u{0334}\u{0321}a\u{0300}\u{0301}\u{0302}", Some("Z\u{0337}\u{0334}à\u{0301}\u{0302}")),
        ("\u{e000}\u{f0000}", None),
        ("🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉", Some("🐉🐉🐉🐉🐉🐉🐉🐉🐉…")),
        // One emoji of seven characters; a name has 32 at most.
        ("👨\u{200d}👩\u{200d}👧\u{200d}👦 Berg", Some("👨\u{200d}👩\u{200d}👧\u{200d}👦 Berg")),
        ("❤\u{fe0f}\u{200d}🔥", Some("❤\u{fe0f}\u{200d}🔥")),
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
            let table: TableId = table.parse().unwrap();
            let player = |seat| {
                occupant(&Occupant::Computer { policy: "easy".to_owned(), instead_of: None }, table, seat, Locale::En)
            };
            let names: BTreeSet<_> = Seat::all(8).map(player).collect();
            assert_eq!(names.len(), 8, "{names:?}");
            assert!(names.iter().all(|name| sanitize(name).is_some_and(|bare| *name == format!("🤖 {bare}"))));
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
    fn look_alike_names_of_a_list_are_told_apart() {
        let people = [(7, "Anna"), (3, "Аnnа"), (9, "anna."), (5, "Bo"), (6, "Ill"), (4, "l1I"), (5, "Bo")];
        let named = apart(people.map(|(id, name)| (PersonId(id), name)), Locale::En);
        assert_eq!(named, ["Anna (2)", "Аnnа (1)", "anna. (3)", "Bo", "Ill (2)", "l1I (1)", "Bo"]);
        for (one, other) in [
            ("Anna", "ᴀɴɴᴀ"),
            ("Anna", "𝐀𝐧𝐧𝐚"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "Ánńa"),
            ("Tom", "Torn"),
            ("Will", "VVill"),
            ("Otto", "0tto"),
            ("Otto", "Օttօ"),
            ("snow_fox", "Snow Fox"),
            ("Maximilian von Habsburg", "Maximilian von Habsburger"),
            ("Anna", "🤖 Anna"),
            ("🐉", "🐉\u{fe0f}"),
        ] {
            let named = apart([(PersonId(1), one), (PersonId(2), other)], Locale::En);
            assert!(named[0].ends_with(" (1)") && named[1].ends_with(" (2)"), "{named:?}");
        }
        for (one, other) in [("Anna", "Anne"), ("Мария", "Марта"), ("🐉", "🦊"), ("海", "山"), (REGIONS[0], REGIONS[1])]
        {
            let named = apart([(PersonId(1), one), (PersonId(2), other)], Locale::En);
            assert_eq!(named, [one, other]);
        }
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
            assert_eq!(clean(name, LONGEST, |c| c).as_deref(), expected, "{name:?}");
        }
    }

    proptest! {
        #[test]
        fn sanitized_name_has_no_meaning_to_discord(name in "\\PC{0,64}|[🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}\u{200d}ه]{0,30}|[@*_`~|<>#:\\\\/()\\[\\] a-z\u{200b}\u{202e}]{0,40}") {
            if let Some(shown) = sanitize(&name) {
                prop_assert!(length(&shown) <= LONGEST);
                prop_assert!(!shown.contains(['@', '*', '`', '~', '|', '<', '>', '#', '[', ']', '(', ')', ':', '\\', '/', '\n']));
                prop_assert!(!shown.contains("__") && !shown.starts_with('_') && !shown.ends_with('_'));
                let plain = REGIONS.iter().fold(shown.clone(), |plain, region| plain.replace(region, ""));
                prop_assert!(!plain.chars().any(|c| is_invisible(c) && !is_joiner(c)));
                prop_assert_eq!(sanitize(&shown), Some(shown.clone()), "sanitizing twice changes nothing");
            }
        }
    }
}
