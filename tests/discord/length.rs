//! What titles say of their length: the taps of one person, measured in whole games. Each seat does what a careful
//! computer player does, with the intent that begins so if there is one.

use std::collections::BTreeSet;

use serde_json::json;
use skald::discord::messages::branches::{self, Item, Target};
use skald::discord::messages::choices::BUTTONS;
use skald::discord::messages::cursor::PageCursor;
use skald::engine::{Seed, Viewer};
use skald::games;
use skald::title::{Choice, Title, Weight, reviewer};
use skald::words::{Locale, Words, args};

/// How many games are played with each number of seats.
const GAMES: u64 = 2;
/// How many taps a person makes in a minute.
const TAPS_A_MINUTE: usize = 3;
/// How many turns of *Explorers* are played by advice, and the most taps that one takes.
const TURNS: u32 = 16;
const MOST_BY_ADVICE: f64 = 3.5;

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

/// The mean number of taps of a turn of *Explorers* by advice, with two seats.
fn by_advice() -> f64 {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("explorers").unwrap();
    let player = reviewer(title.as_ref()).expect("an adviser");
    let voice = skald::words::Voice::new(Locale::En, Vec::new());
    let (mut all, mut turns) = (0_u32, 0_u32);
    let (mut position, _) = title.start(&json!({}), 2, &Seed::from_number(7)).expect("a game");
    while let Some(seat) = position.decisions().first().map(|decision| decision.seat) {
        let judged = position.advise(player, seat).expect("a player");
        let code = judged.first().expect("an action").action.code().to_owned();
        if code.starts_with("place") {
            if turns == TURNS {
                break;
            }
            turns += 1;
        }
        let choices = position.choices(seat);
        let mut shown = choices.shown(&voice);
        shown.extend(position.intent_choices(seat, Viewer::Seat(seat), &voice));
        let is_asked = choices.only().is_none();
        Choice::advise(&mut shown, &code);
        let taken = shown.iter().position(|choice| choice.weight == Weight::Main);
        let taken = taken.or_else(|| shown.iter().position(|choice| choice.code == code)).expect("a choice");
        all += if is_asked { taps(&shown, taken as u16) as u32 } else { 0 };
        let intent = position.intents(seat).into_iter().find(|intent| intent[0].code() == code);
        for action in intent.filter(|_| shown[taken].intent).unwrap_or_else(|| vec![judged[0].action.clone()]) {
            let asked = position.decisions().iter().any(|decision| decision.seat == seat);
            if !asked || position.apply(seat, &action).is_err() {
                break;
            }
        }
    }
    f64::from(all) / f64::from(turns)
}

/// Slow: a strong player judges each decision of 16 turns.
#[test]
fn turn_of_explorers_by_advice_takes_few_taps() {
    let taps = by_advice();
    println!("a turn of Explorers by advice takes {taps:.1} taps");
    assert!(taps <= MOST_BY_ADVICE, "{taps:.1}");
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
