//! Shared parts of the targets: the titles, random positions, and changes to sound documents.

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use serde_json::{Value, json};
use skald::engine::Seed;
use skald::games;
use skald::title::{Position, Simulation, Title, Titles};

/// The titles that are built in.
pub static TITLES: LazyLock<Titles> = LazyLock::new(|| games::builtin().expect("the embedded editions"));

/// A whole game of each title.
pub static RECORDS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let record = |key: &str| {
        let title = TITLES.default_of(key).expect("a title");
        let seats = title.meta().seats.0.max(2);
        let game = Simulation::new(title.as_ref(), &Value::Null, seats, vec!["random".into()], Seed::from_number(3));
        serde_json::to_value(game.expect("a simulation").game(0).expect("a game")).expect("a record")
    };
    TITLES.keys().map(record).collect()
});

/// One of the titles.
pub fn title(input: &mut Unstructured<'_>) -> Result<Arc<dyn Title>> {
    let keys: Vec<_> = TITLES.keys().collect();
    Ok(Arc::clone(TITLES.default_of(input.choose(&keys)?).expect("a title")))
}

/// A position of a title, after up to 200 actions at random.
pub fn position(title: &dyn Title, input: &mut Unstructured<'_>) -> Result<Box<dyn Position>> {
    let (least, most) = title.meta().seats;
    let (seats, seed) = (input.int_in_range(least..=most)?, Seed::from_number(input.int_in_range(0..=3)?));
    let (mut position, _) = title.start(&Value::Null, seats, &seed).expect("starts");
    let (steps, mut dice) = (input.int_in_range(0..=200u32)?, u32::from(input.arbitrary::<u16>()?));
    for _ in 0..steps {
        let Some(decision) = position.decisions().into_iter().next() else { break };
        let legal = position.legal(decision.seat);
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let code = &legal[(dice >> 16) as usize % legal.len()];
        position.act(decision.seat, code).expect("is legal");
    }
    Ok(position)
}

/// A value of any type.
pub fn value(input: &mut Unstructured<'_>) -> Result<Value> {
    Ok(match input.int_in_range(0..=11u8)? {
        0 => Value::Null,
        1 => json!(input.arbitrary::<bool>()?),
        2 | 3 => json!(input.int_in_range(-3..=40i64)?),
        4 => json!(input.arbitrary::<i64>()?),
        5 => json!(input.arbitrary::<u64>()?),
        6 => json!(input.arbitrary::<f64>()?),
        7 | 8 => json!(input.arbitrary::<&str>()?),
        9 => json!([]),
        10 => json!({}),
        _ => json!("x".repeat(100_000)),
    })
}

/// Changes a document at one to four places: another value, one from elsewhere in it, nothing, the same twice, another key.
pub fn change(document: &mut Value, input: &mut Unstructured<'_>) -> Result<()> {
    for _ in 0..input.int_in_range(1..=4u8)? {
        let way = way(document, input)?;
        let with = match input.int_in_range(0..=4u8)? {
            0 | 1 => Some(value(input)?),
            2 => Some(at(document, &self::way(document, input)?).clone()),
            3 => None,
            _ => {
                repeat(document, &way);
                continue;
            }
        };
        put(document, &way, with);
    }
    Ok(())
}

/// The path to a part of a document: the index of the child at each level.
fn way(document: &Value, input: &mut Unstructured<'_>) -> Result<Vec<usize>> {
    let (mut way, mut inside) = (Vec::new(), document);
    loop {
        let count = match inside {
            Value::Array(items) => items.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        };
        if count == 0 || (!way.is_empty() && input.ratio(1u8, 5u8)?) {
            return Ok(way);
        }
        let child = input.choose_index(count)?;
        inside = self::child(inside, child);
        way.push(child);
    }
}

fn child(document: &Value, at: usize) -> &Value {
    match document {
        Value::Array(items) => &items[at],
        Value::Object(fields) => fields.values().nth(at).expect("was counted"),
        _ => document,
    }
}

fn at<'a>(document: &'a Value, way: &[usize]) -> &'a Value {
    way.iter().fold(document, |inside, at| child(inside, *at))
}

fn parent<'a>(document: &'a mut Value, way: &[usize]) -> &'a mut Value {
    way.iter().fold(document, |inside, at| match inside {
        Value::Array(items) => &mut items[*at],
        Value::Object(fields) => fields.values_mut().nth(*at).expect("was counted"),
        inside => inside,
    })
}

fn put(document: &mut Value, way: &[usize], with: Option<Value>) {
    let Some((last, way)) = way.split_last() else { return };
    match (parent(document, way), with) {
        (Value::Array(items), Some(value)) => items[*last] = value,
        (Value::Array(items), None) => drop(items.remove(*last)),
        (Value::Object(fields), with) => {
            let key = fields.keys().nth(*last).expect("was counted").clone();
            match with {
                Some(value) => drop(fields.insert(key, value)),
                None => drop(fields.remove(&key)),
            }
        }
        _ => {}
    }
}

fn repeat(document: &mut Value, way: &[usize]) {
    let Some((last, way)) = way.split_last() else { return };
    match parent(document, way) {
        Value::Array(items) => items.insert(*last, items[*last].clone()),
        Value::Object(fields) => {
            let (key, value) =
                fields.iter().nth(*last).map(|(key, value)| (key.clone(), value.clone())).expect("counted");
            fields.insert(format!("{key}s"), value);
        }
        _ => {}
    }
}

/// Checks that a refusal has a reason of bounded length.
pub fn is_a_sentence(refusal: &str) {
    assert!(!refusal.trim().is_empty(), "a refusal says why");
    assert!(refusal.len() < 4000, "{} bytes: {}", refusal.len(), refusal.chars().take(300).collect::<String>());
}
