//! Interactions that no Discord sends: sound ones with any part missing, of another kind, or far too long. The bot lives, and
//! the game stays what its log says.

#[path = "support/evening.rs"]
mod evening;
#[path = "support/openapi.rs"]
mod openapi;
#[path = "support/panics.rs"]
mod panics;

use std::time::Duration;

use evening::{Evening, SOON, text, unhurried};
use serde_json::{Value, json};
use skald::sandbox::Id;

/// A step on the way to a part of a document.
#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Item(usize),
}

/// The ways to all parts of a document but the whole.
fn ways(document: &Value) -> Vec<Vec<Step>> {
    let inside: Vec<(Step, &Value)> = match document {
        Value::Object(fields) => fields.iter().map(|(key, value)| (Step::Key(key.clone()), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, value)| (Step::Item(at), value)).collect(),
        _ => Vec::new(),
    };
    let mut all = Vec::new();
    for (step, value) in inside {
        all.push(vec![step.clone()]);
        all.extend(ways(value).into_iter().map(|way| [&[step.clone()][..], &way[..]].concat()));
    }
    all
}

/// Puts a value there, or removes what is there.
fn put(document: &mut Value, way: &[Step], value: Option<&Value>) {
    let Some((step, rest)) = way.split_first() else { return };
    match (step, rest, document) {
        (Step::Key(key), [], Value::Object(fields)) => match value {
            Some(value) => drop(fields.insert(key.clone(), value.clone())),
            None => drop(fields.remove(key)),
        },
        (Step::Item(at), [], Value::Array(items)) => match value {
            Some(value) => items[*at] = value.clone(),
            None => drop(items.remove(*at)),
        },
        (Step::Key(key), rest, Value::Object(fields)) => put(&mut fields[key], rest, value),
        (Step::Item(at), rest, Value::Array(items)) => put(&mut items[*at], rest, value),
        _ => {}
    }
}

fn values() -> Vec<Option<Value>> {
    let long = "x\u{202e}@everyone ".repeat(200);
    let odd = [
        json!(null),
        json!(0),
        json!(-1),
        json!(u64::MAX),
        json!(true),
        json!(""),
        json!("18446744073709551616"),
        json!([]),
        json!({}),
    ];
    let mut values: Vec<_> = odd.into_iter().map(Some).collect();
    values.extend([None, Some(json!(long))]);
    values
}

/// Delivers an interaction with every part changed in every way; returns how many.
fn forge(evening: &Evening, interaction: Id) -> usize {
    let mut event = Value::Null;
    evening.sandbox.deliver_forged(interaction, |sound| {
        event = sound.clone();
        // What was sent for the look is nothing.
        *sound = Value::Null;
    });
    let mut count = 0;
    for way in ways(&event) {
        for value in values() {
            evening.sandbox.deliver_forged(interaction, |event| put(event, &way, value.as_ref()));
            count += 1;
        }
    }
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_discord_sends_harms_nobody() {
    panics::watch();
    let mut evening = Evening::begin(unhurried()).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    let (host, table) = (evening.member(0), evening.view().await.id);
    let command = evening.sandbox.slash(host, evening.channel, "board", &[("view", json!(2))]).unwrap();
    let board = command.settled(SOON).await.unwrap().message.expect("a board");
    let new =
        evening.sandbox.slash(host, evening.channel, "new", &[("title", json!("raids")), ("seats", json!(3))]).unwrap();
    new.settled(SOON).await.unwrap();
    let button = board.custom_ids().first().expect("a button").clone();
    let press = evening.sandbox.press(host, board.id, &button).unwrap();
    press.settled(SOON).await.unwrap();
    let mut forged = 0;
    for interaction in [command.id(), new.id(), press.id()] {
        forged += forge(&evening, interaction);
        // It is asked for help between, and once it answers it has taken in what came before.
        let help = tokio::time::timeout(Duration::from_secs(60), evening.slash(evening.member(1), "help", &[])).await;
        assert!(text(&help.expect("an answer")).contains("at your own pace"));
    }
    assert!(forged > 1000, "only {forged}");
    assert_eq!(evening.view().await.id, table, "its channel still has this table");
    evening.stop().await;
    let verified = evening.tables.verify().await.unwrap();
    assert_eq!((verified.games, verified.differing), (1, vec![]));
    assert_eq!(panics::seen(), [""; 0]);
}
