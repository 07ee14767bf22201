//! Every refusal of every title: its ruling is in the documents, every language has its sentence with exactly its
//! facts, and a test reaches it. The refusals of random games have a sentence in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use skald_core::engine::refusal::RefusalSpec;
use skald_core::engine::{Chance, Edition, Game, RuleError, Seat, Seed};
use skald_core::title::OptionSpec;
use skald_core::words::{Locale, Voice};

fn read(path: &str) -> String {
    fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The refusal sentences of a language: the facts of each key.
fn sentences(title: &str, locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let source = read(&format!("assets/locales/{}/{title}_refusals.ftl", locale.tag()));
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            key = head.to_owned();
        }
        let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
        found.entry(key.clone()).or_default().extend(line.split('$').skip(1).map(name));
    }
    found.retain(|key, _| key.contains("-refuse-"));
    found
}

/// The refusals in random games under these rules, one of each kind. Each game is played twice. The first run collects
/// all possible actions. The second tries all of them and some senseless codes in every fourth position.
fn met<G: Game>(game: &G, options: &G::Options, senseless: &[&str]) -> BTreeMap<String, RuleError> {
    let mut met = BTreeMap::new();
    let mut meet = |refusal: RuleError| {
        met.entry(refusal.rule.to_string()).or_insert(refusal);
    };
    let begin = |seats: u8| game.setup(options, seats, Chance::seeded(&Seed::from_number(seats.into())));
    meet(begin(G::META.seats.1 + 1).unwrap_err());
    for seats in G::META.seats.0..=G::META.seats.1 {
        let mut tried: BTreeSet<G::Action> = senseless.iter().map(|code| code.parse().unwrap()).collect();
        for learning in [true, false] {
            let (mut state, _) = begin(seats).unwrap();
            let mut dice = Chance::seeded(&Seed::from_number(u64::from(seats) + 10));
            let (mut listed, mut events) = (Vec::new(), Vec::new());
            for number in 0.. {
                let asked = game.decisions(&state.open).pop();
                let seat = asked.as_ref().map_or(Seat(0), |decision| decision.seat);
                game.legal_actions(&state, seat, &mut listed);
                if !learning && (number % 4 == 0 || asked.is_none()) {
                    for action in tried.iter().filter(|action| !listed.contains(action)) {
                        meet(game.step(&mut state, seat, action, &mut events).unwrap_err());
                    }
                    let other = Seat((seat.0 + 1) % seats);
                    if game.decisions(&state.open).iter().all(|decision| decision.seat != other) {
                        meet(game.step(&mut state, other, tried.first().unwrap(), &mut events).unwrap_err());
                    }
                }
                let Some(_) = asked else { break };
                let choice = &listed[dice.below(listed.len() as u32).unwrap() as usize];
                game.step(&mut state, seat, choice, &mut events).unwrap();
                if learning {
                    tried.extend(listed.iter().cloned());
                }
            }
        }
    }
    met
}

/// The conditions for the refusals of a title.
fn hold<G: Game>(edition: &str, refusals: &[RefusalSpec], switches: &[OptionSpec]) {
    let title = G::META.key;
    // No action meets the settled refusals: their question has one answer, which the table gives at once.
    let (senseless, settled) = extras(title);
    let rulings = read(&format!("docs/rulings/{title}.md"));
    for refusal in refusals {
        let row = format!("\n| {} | ", refusal.ruling);
        assert!(rulings.contains(&row), "{}: {} is no ruling", refusal.name, refusal.ruling);
    }

    let declared: BTreeMap<String, BTreeSet<String>> = refusals
        .iter()
        .map(|refusal| (refusal.key(), refusal.facts.iter().map(ToString::to_string).collect()))
        .collect();
    for locale in Locale::ALL {
        assert_eq!(sentences(title, locale), declared, "{title} in {}", locale.tag());
    }

    let game = G::new(&Edition::read(edition).unwrap()).unwrap();
    let turned = switches.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect();
    let turned: G::Options = serde_json::from_value(serde_json::Value::Object(turned)).unwrap();
    let mut met = met(&game, &G::Options::default(), senseless);
    met.extend(self::met(&game, &turned, senseless));
    for (locale, refusal) in Locale::ALL.into_iter().flat_map(|locale| met.values().map(move |met| (locale, met))) {
        let sentence = Voice::new(locale, ["Ada", "Bo", "Cleo", "Dan", "Eve"].map(Into::into).into()).refusal(refusal);
        assert!(sentence.ends_with('.') && sentence.contains(' ') && sentence.chars().count() <= 200, "{sentence}");
        assert!(!sentence.contains(['{', '$']) && !sentence.contains("-refuse-"), "{sentence}");
    }

    let folder = fs::read_dir(format!("{}/tests/titles/units/{title}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let files = folder.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let tests: String = files.map(|path| fs::read_to_string(path).unwrap()).collect();
    let named = |refusal: &RefusalSpec| {
        let key = refusal.key();
        let short = key.split_once("-refuse-").unwrap().1;
        tests.contains(&format!("\"{short} {}\"", refusal.ruling)) || tests.contains(&format!("\"{key}\""))
    };
    let silent = refusals.iter().filter(|refusal| !met.contains_key(&refusal.key()) && !named(refusal));
    assert_eq!(silent.map(|refusal| refusal.name).collect::<Vec<_>>(), settled, "no test of {title} reaches these");
}

/// A title's codes that no position lists, and its refusals that no action can meet.
fn extras(title: &str) -> (&[&str], &[&str]) {
    match title {
        "raids" => (&["place 0", "place 9", "sell 9", "drop 9", "sail 0", "sail 40"], &[]),
        "relic_runners" => (
            &["flip k11", "pick 4", "place bc-t12", "lift bc-t12", "kit", "walk t9 tokens", "go t9"],
            &["NoBoxInReserve", "AfterUnknown", "CampStops"], // RR-92
        ),
        "explorers" => (&["load home 0v", "walk L6 K6 3", "sail A1", "outpost L5n"], &[]),
        "brandubh" => (&["move a1 a1"], &[]),
        "nine_mens_morris" => (&["place a1", "move a1 g7", "remove a1"], &[]),
        _ => (&[], &[]),
    }
}

macro_rules! refusals_of_titles {
    ($($room:ident::$Rules:ident),+) => { $(
        #[test]
        fn $room() {
            use skald_core::games::$room::{RECONSTRUCTION, $Rules, options::SPECS, rules::refusals::Refusal};
            hold::<$Rules>(RECONSTRUCTION, Refusal::ALL, SPECS);
        }
    )+ };
}

skald_core::titles!(refusals_of_titles!);
