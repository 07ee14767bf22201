//! What titles say of their length: the taps of one person, measured in whole games. Each seat does what a careful
//! computer player does, with the intent that begins so if there is one.

use std::collections::BTreeSet;

use serde_json::json;
use skald::discord::messages::branches::{self, Item, Target};
use skald::discord::messages::choices::BUTTONS;
use skald::discord::messages::cursor::PageCursor;
use skald::engine::Seed;
use skald::games;
use skald::title::{Choice, Title, Weight};
use skald::words::{Locale, Words, args};

/// How many games are played with each number of seats.
const GAMES: u64 = 2;
/// How many taps a person makes in a minute.
const TAPS_A_MINUTE: usize = 3;

/// How many taps take a choice: one on a button, two in a menu, and those that lead to its branch.
fn taps(choices: &[Choice], taken: u16) -> usize {
    let (mut cursor, mut taps) = (PageCursor::default(), 0);
    loop {
        let items = branches::items(choices, cursor);
        let leads = |item: &&Item| match item.target {
            Target::Take(id) => id == choices[usize::from(taken)].id(taken),
            Target::Go(cursor) => branches::reached(choices, cursor).contains(&taken),
        };
        let item = items.iter().find(leads).expect("every choice is shown");
        taps += if items.len() <= BUTTONS || item.weight != Weight::Plain { 1 } else { 2 };
        match item.target {
            Target::Take(_) => return taps,
            Target::Go(next) => cursor = next,
        }
    }
}

/// The mean number of taps of a seat in a game, over all numbers of seats.
fn measured(title: &dyn Title) -> usize {
    let voice = skald::words::Voice::new(Locale::En, Vec::new());
    let (mut all, mut people) = (0, 0);
    let (least, most) = title.meta().seats;
    for (seats, game) in (least.max(2)..=most).flat_map(|seats| (0..GAMES).map(move |game| (seats, game))) {
        let seed = Seed::from_number(game).derive("length", u64::from(seats));
        let (mut position, _) = title.start(&json!({}), seats, &seed).expect("a game");
        people += usize::from(seats);
        for seq in 1.. {
            let Some(seat) = position.decisions().first().map(|decision| decision.seat) else { break };
            let action = position.suggest("careful", seat, &seed.derive("policy", seq)).expect("a player");
            let action = action.expect("an action");
            // A person takes the intent that begins so, which is one button.
            if let Some(intent) = position.intents(seat).into_iter().find(|intent| intent[0] == action) {
                all += 1;
                for action in intent {
                    let asked = position.decisions().iter().any(|decision| decision.seat == seat);
                    if !asked || position.apply(seat, &action).is_err() {
                        break;
                    }
                }
                continue;
            }
            let choices = position.choices(seat);
            if choices.only().is_none() {
                let taken = choices.all().position(|choice| choice.code() == action.code()).expect("a choice");
                all += taps(&choices.shown(&voice), taken as u16);
            }
            position.apply(seat, &action).expect("is legal");
        }
    }
    all / people
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn every_title_states_its_measured_taps_and_minutes() {
    let titles = games::builtin().unwrap();
    let mut wrong = Vec::new();
    for key in titles.keys() {
        let title = titles.default_of(key).unwrap();
        let about = |locale| Words::say(locale, &format!("{key}-about").replace('_', "-"), &args([]));
        let english = about(Locale::En);
        let stated: BTreeSet<_> = numbers(&english).into_iter().collect();
        for locale in Locale::ALL {
            let text = about(locale);
            assert_eq!(numbers(&text).into_iter().collect::<BTreeSet<_>>(), stated, "{key}: {text}");
        }
        let taps = english.split(" taps").next().and_then(|before| numbers(before).pop()).unwrap_or_default();
        let minutes = english.split(" minutes").next().and_then(|before| numbers(before).pop()).unwrap_or_default();
        let measured = measured(title.as_ref());
        println!("{key}: {measured} taps");
        // Other computer players and longer thought change them a little.
        let near = |stated: usize, measured: usize| 3 * stated >= 2 * measured && 2 * stated <= 3 * measured;
        if !near(taps, measured) || !near(minutes, measured / TAPS_A_MINUTE) {
            wrong.push(format!("{key} states {taps} taps and {minutes} minutes, and {measured} taps were measured"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
