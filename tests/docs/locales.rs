//! The locale files: the same sentences with the same facts in every language, all of them used, none missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use skald::canvas::hex::Direction;
use skald::games;
use skald::games::explorers::components::Captain;
use skald::games::relic_runners::components::Explorer;
use skald::words::typed::plain;
use skald::words::{Locale, Voice, Words};

/// Keys whose beginning is not in the code: commands by their path, texts of the sandbox's page, and the keys of a title.
const BUILT: [&str; 10] = [
    "command-",
    "form-",
    "sandbox-",
    "relic-runners-explorer-",
    "relic-runners-then-",
    "explorers-captain-",
    "explorers-count-",
    "explorers-direction-",
    "raids-stake-",
    "raids-order-",
];

/// The beginnings of the keys that are built for every title.
///
/// They are its options and sources of points by its key, refusals by their rule, its subjects, its tie-breakers, and
/// the steps of its tutorial. Its short rules and its signs are built as well. A game on a board (`title::grid`) also has its ends.
fn built_for_titles() -> Vec<String> {
    let title = |(key, ..): &(&str, games::Maker, &[&str])| key.replace('_', "-");
    let parts = |title: String| {
        let parts =
            ["count-", "refuse-", "option-", "source-", "about", "tie-breaker", "tutorial-", "example-", "rules-"];
        let of_boards = ["board-legend", "ended-", "board-repeated", "board-quiet"];
        parts.into_iter().chain(of_boards).map(|part| format!("{title}-{part}")).collect::<Vec<_>>()
    };
    games::TITLES.iter().map(title).flat_map(parts).collect()
}

/// The sentences of a file: key and text.
fn sentences(source: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines() {
        let head = line.split_once(" =").filter(|(head, _)| {
            head.starts_with(|c: char| c.is_ascii_alphabetic())
                && head.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        });
        if let Some((head, rest)) = head {
            key = head.to_owned();
            assert!(found.insert(key.clone(), rest.to_owned()).is_none(), "{key} stands twice in one file");
        } else if !line.starts_with('#')
            && let Some(text) = found.get_mut(&key)
        {
            text.push('\n');
            text.push_str(line);
        }
    }
    found
}

/// The facts in a sentence.
fn facts(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect();
    text.split('$').skip(1).map(name).collect()
}

#[test]
fn every_file_of_the_folder_is_embedded() {
    for locale in Locale::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(locale.tag());
        let read =
            |entry: fs::DirEntry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap());
        let kept: BTreeMap<_, _> = fs::read_dir(&folder).unwrap().map(|entry| read(entry.unwrap())).collect();
        let embedded: BTreeMap<_, _> =
            Words::sources(locale).map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        assert!(kept == embedded, "{}: {:?} {:?}", folder.display(), kept.keys(), embedded.keys());
    }
}

#[test]
fn every_file_is_read_without_an_error() {
    for locale in Locale::ALL {
        for (file, source) in Words::sources(locale) {
            if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
                panic!("{}/{file}: {errors:?}", locale.tag());
            }
        }
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_facts() {
    let files =
        |locale| Words::sources(locale).map(|(file, source)| (file, sentences(source))).collect::<BTreeMap<_, _>>();
    let english = files(Locale::En);
    for locale in Locale::ALL {
        let translated = files(locale);
        assert!(translated.keys().eq(english.keys()), "{}: {:?}", locale.tag(), translated.keys());
        for (file, ours) in &english {
            let theirs = &translated[file];
            let missing: Vec<_> = ours.keys().filter(|key| !theirs.contains_key(*key)).collect();
            let unknown: Vec<_> = theirs.keys().filter(|key| !ours.contains_key(*key)).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{}/{file}: missing {missing:?}, unknown {unknown:?}",
                locale.tag()
            );
            for (key, text) in ours {
                assert_eq!(facts(text), facts(&theirs[key]), "the facts of {}/{key}", locale.tag());
            }
        }
    }
}

/// The facts that are numbers of something.
const NUMBERS: [&str; 21] = [
    "actions", "count", "days", "free", "games", "got", "hours", "least", "left", "minutes", "missing", "most", "open",
    "points", "rounds", "running", "seated", "seats", "seconds", "tables", "wins",
];

/// Words after a number that are the same for one and for several.
const SAME_FOR_ONE: [&str; 12] =
    ["at", "au", "como", "de", "en", "gewonnen", "in", "more", "más", "taken", "von", "won"];

/// Sentences whose number is never one: limits of the bot, and the fewest players of a game that lacks some.
const NEVER_ONE: [&str; 10] = [
    "review-checking",
    "table-error-seats",
    "table-error-too-few",
    "discord-refuse-keep",
    "discord-refuse-channels",
    "discord-refuse-taken-off",
    "table-error-too-many-orders",
    "tournament-refuse-too-many",
    "tournament-refuse-full",
    "tournament-refuse-too-few",
];

/// The number and the word after it, where a text has one form of the word for all numbers.
fn uncounted(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // A line of a selector begins with the form that it is for.
    for line in text.lines().filter(|line| !line.trim_start().starts_with(['[', '*'])) {
        for (_, after) in line
            .split("{ $")
            .skip(1)
            .filter_map(|part| part.split_once(" }").filter(|(fact, _)| NUMBERS.contains(fact)))
        {
            let word: String = after
                .trim_start_matches([' ', '\u{a0}'])
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '’')
                .collect();
            if after.starts_with([' ', '\u{a0}'])
                && word.starts_with(char::is_lowercase)
                && !SAME_FOR_ONE.contains(&&*word)
            {
                found.push(word);
            }
        }
    }
    found
}

#[test]
fn counted_words_have_a_singular() {
    let titles: Vec<_> = games::TITLES.iter().map(|(key, ..)| *key).collect();
    for locale in Locale::ALL {
        // The page of the sandbox has no selectors.
        let own = |file: &str| file == "sandbox.ftl" || titles.iter().any(|title| file.starts_with(title));
        let common = Words::sources(locale).filter(|(file, _)| !own(file));
        for (file, source) in common {
            for (key, text) in sentences(source) {
                let slips = if NEVER_ONE.contains(&&*key) { Vec::new() } else { uncounted(&text) };
                assert_eq!(slips, Vec::<String>::new(), "{}/{file}: {key}", locale.tag());
            }
        }
    }
    assert_eq!(uncounted("Wait { $seconds } seconds: { $count } more."), ["seconds"]);
    assert_eq!(
        uncounted("Wait { $seconds ->\n    [one] a second\n   *[other] { $seconds } seconds\n}."),
        Vec::<String>::new()
    );
}

/// The slips in the French punctuation of a text: a line break must not precede a double sign, and apostrophes are
/// bent.
fn french_slips(text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let joined = |at: Option<&char>| at.is_some_and(|c| matches!(c, '\u{a0}' | '\u{202f}'));
    let slips = signs.iter().enumerate().filter(|(i, sign)| match sign {
        '\'' => true,
        ':' | ';' | '?' | '!' | '»' => !joined(i.checked_sub(1).and_then(|before| signs.get(before))),
        '«' => !joined(signs.get(i + 1)),
        _ => false,
    });
    slips.map(|(i, _)| signs[i.saturating_sub(10)..signs.len().min(i + 10)].iter().collect()).collect()
}

/// Whether a text breaks the Spanish punctuation: every question and every exclamation has an opening sign.
fn spanish_slips(text: &str) -> bool {
    let count = |sign| text.matches(sign).count();
    count('?') != count('¿') || count('!') != count('¡')
}

/// Whether a text breaks the German punctuation: quotations stand between „ and “.
fn german_slips(text: &str) -> bool {
    text.matches('„').count() != text.matches('“').count() || text.contains(['”', '\''])
}

#[test]
fn each_language_is_punctuated_as_it_is_written() {
    for (file, source) in Words::sources(Locale::Fr) {
        for (key, text) in sentences(source) {
            assert_eq!(french_slips(&text), Vec::<String>::new(), "fr/{file}: {key}");
        }
    }
    for (file, source) in Words::sources(Locale::Es) {
        let slips: Vec<_> = sentences(source).into_iter().filter(|(_, text)| spanish_slips(text)).collect();
        assert!(slips.is_empty(), "es/{file}: {slips:?}");
    }
    for (file, source) in Words::sources(Locale::De) {
        let slips: Vec<_> = sentences(source).into_iter().filter(|(_, text)| german_slips(text)).collect();
        assert!(slips.is_empty(), "de/{file}: {slips:?}");
    }
    assert_eq!(french_slips("Qui\u{a0}? «\u{a0}L’un\u{a0}»"), Vec::<String>::new());
    assert!(["Qui ?", "L'un", "« un\u{a0}»", "Oui!"].iter().all(|text| french_slips(text).len() == 1));
    assert!(german_slips("“Wer?”") && german_slips("„Wer?”") && !german_slips("„Wer?“"));
    assert!(spanish_slips("Quién?") && spanish_slips("Hola!") && !spanish_slips("¿Quién? ¡Tú!"));
}

#[test]
fn no_sentence_stands_in_two_files() {
    for locale in Locale::ALL {
        let mut seen = BTreeMap::new();
        for (file, source) in Words::sources(locale) {
            for key in sentences(source).into_keys() {
                assert!(Words::has(locale, &key), "{}/{file}: {key} is not found", locale.tag());
                assert_eq!(seen.insert(key.clone(), file), None, "{key} stands in two files");
            }
        }
    }
}

#[test]
fn keys_in_the_code_and_sentences_match() {
    let mut code = String::new();
    for folder in ["crates/core/src", "crates/discord/src", "crates/local-discord/src", "crates/table/src", "src"] {
        gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut code);
    }
    let keys: BTreeSet<_> = Words::sources(Locale::En).flat_map(|(_, source)| sentences(source).into_keys()).collect();
    let prefixes: BTreeSet<_> = keys.iter().filter_map(|key| key.split_once('-')).map(|(prefix, _)| prefix).collect();
    let declared = declared();
    // Lists of typed words are named by their meaning.
    let listed =
        |key: &&String| key.split_once("-typed-").is_some_and(|(_, name)| code.contains(&format!("\"{name}\"")));
    let said: BTreeSet<&str> = code
        .split('"')
        .filter(|text| text.split_once('-').is_some_and(|(prefix, rest)| prefixes.contains(prefix) && !rest.is_empty()))
        .filter(|text| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'))
        .filter(|text| !text.ends_with('-'))
        .chain(declared.iter().map(String::as_str))
        .chain(keys.iter().filter(listed).map(String::as_str))
        .collect();
    // `"discord-help-{part}"` uses every key with this beginning.
    let of_titles = built_for_titles();
    let built: Vec<&str> = code
        .split('"')
        .filter_map(|text| text.split_once('{'))
        .map(|(head, _)| head)
        .filter(|head| {
            head.matches('-').count() > 1
                && head.ends_with('-')
                && head.split_once('-').is_some_and(|(p, _)| prefixes.contains(p))
        })
        .chain(BUILT)
        .chain(of_titles.iter().map(String::as_str))
        .collect();
    let missing: Vec<_> = said.iter().filter(|key| !keys.contains(**key)).collect();
    assert!(missing.is_empty(), "the code says what no file has: {missing:?}");
    let unused: Vec<_> = keys
        .iter()
        .filter(|key| !said.contains(key.as_str()) && !built.iter().any(|prefix| key.starts_with(prefix)))
        .collect();
    assert!(unused.is_empty(), "unused keys: {unused:?}");
}

/// Each typed word is in only one list of a title, in any language, and is one word.
#[test]
fn no_typed_word_asks_for_two_things() {
    let mut seen: BTreeMap<(String, String), String> = BTreeMap::new();
    for locale in Locale::ALL {
        for (key, text) in Words::sources(locale).flat_map(|(_, source)| sentences(source)) {
            let Some((title, _)) = key.split_once("-typed-") else { continue };
            for word in text.trim().split(',').map(plain) {
                assert!(!word.is_empty() && !word.contains(' '), "{key}: {word:?} is not one word");
                let known = seen.entry((title.to_owned(), word.clone())).or_insert_with(|| key.clone());
                assert_eq!(*known, key, "{word} is in two lists");
            }
        }
    }
    assert!(seen.len() > 300, "only {} words may be typed", seen.len());
}

/// The keys that follow from the declared actions of the titles.
fn declared() -> BTreeSet<String> {
    let (titles, mut keys) = (games::builtin().unwrap(), BTreeSet::new());
    for title in titles.keys().map(|key| titles.default_of(key).unwrap()) {
        let words = title.meta().key.replace('_', "-");
        let mut named = vec!["command".to_owned()];
        for action in title.actions() {
            named.push(format!("do-{}", action.word));
            named.extend(action.group.map(|group| format!("group-{group}")));
            named.extend(action.parameters.iter().map(|parameter| format!("parameter-{}", parameter.name)));
            keys.insert(format!("{words}-typed-{}", action.word));
        }
        keys.extend(named.into_iter().flat_map(|name| [format!("{words}-{name}"), format!("{words}-{name}-about")]));
    }
    keys
}

#[test]
fn every_switch_has_its_default_first_and_every_value_a_name() {
    let titles = games::builtin().unwrap();
    let dashed = |text: &str| text.replace('_', "-");
    for key in titles.keys() {
        let title = titles.default_of(key).unwrap();
        let defaults = title.complete_options(&serde_json::json!({})).unwrap();
        assert_eq!(defaults.as_object().unwrap().len(), title.options().len());
        for spec in title.options() {
            assert_eq!(defaults[spec.key], spec.values[0], "the default of {} comes first", spec.key);
            let name = format!("{}-option-{}", dashed(key), dashed(spec.key));
            let values = spec.values.iter().map(|value| format!("{name}-{}", dashed(value)));
            for sentence in values.chain([name.clone()]) {
                assert!(Locale::ALL.iter().all(|locale| Words::has(*locale, &sentence)), "{sentence}");
            }
            for value in spec.values {
                let options = title.complete_options(&serde_json::json!({ spec.key: value }));
                assert_eq!(options.unwrap()[spec.key], *value, "{}", spec.key);
            }
        }
    }
}

#[test]
fn everything_named_by_its_word_has_a_name() {
    let explorers = Explorer::ALL.iter().map(|explorer| format!("relic-runners-explorer-{explorer}"));
    let captains = Captain::ALL.iter().map(|captain| format!("explorers-captain-{captain}"));
    let sides = Direction::ALL.iter().map(|direction| format!("explorers-direction-{}", direction.word()));
    for key in explorers.chain(captains).chain(sides) {
        assert!(Locale::ALL.iter().all(|locale| Words::has(*locale, &key)), "{key}");
    }
}

/// The number of an item in a list, if a line begins with one.
fn item(line: &str) -> Option<usize> {
    line.split_once(". ").and_then(|(number, _)| number.parse().ok())
}

/// The slips in the numbered list of a section.
///
/// They are an item in the line of another, a number that does not follow, and text after the list. Discord would add
/// that text to the last item.
fn list_slips(lines: &[&str]) -> Vec<String> {
    let mut slips = Vec::new();
    let mut last = 0;
    for line in lines {
        // A sentence ends, and a number with a full stop follows.
        let within = line.split(['.', ';', ':']).skip(1).filter(|part| part.trim().parse::<u8>().is_ok());
        slips.extend(within.map(|number| format!("{number} within {line}")));
        match item(line) {
            Some(number) if number == last + 1 => last = number,
            None if last == 0 => {}
            _ => slips.push(format!("after item {last}: {line}")),
        }
    }
    slips
}

#[test]
fn every_item_of_a_list_in_the_rules_has_a_line_of_its_own() {
    let titles = games::builtin().unwrap();
    let mut items = 0;
    for (key, locale) in titles.keys().flat_map(|key| Locale::ALL.map(|locale| (key, locale))) {
        let rules = titles.default_of(key).unwrap().rules(&serde_json::Value::Null, &Voice::new(locale, Vec::new()));
        for section in &rules.sections {
            let lines: Vec<_> = section.lines.iter().map(|line| line.text.as_str()).collect();
            assert_eq!(list_slips(&lines), Vec::<String>::new(), "{key} {locale:?}: {}", section.title);
            items += lines.iter().filter(|line| item(line).is_some()).count();
        }
    }
    assert!(items >= Locale::ALL.len() * 3 * 2, "every title lists the steps of a turn, but there are {items} items");
    assert_eq!(list_slips(&["Before.", "1. Move.", "2. Explore."]), Vec::<String>::new());
    assert_eq!(list_slips(&["1. Move. 2. Explore."]).len(), 1);
    assert_eq!(list_slips(&["1. Move.", "And then."]).len(), 1);
    assert_eq!(list_slips(&["1. Move.", "3. Explore."]).len(), 1);
}

fn gather(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, code);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}
