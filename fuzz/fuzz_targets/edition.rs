//! Editions of other people. With one that is accepted a game can be played to its end.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use skald::engine::{Edition, Seed};
use skald::games;
use skald::title::Simulation;
use skald_fuzz::{change, is_a_sentence};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = Edition::read(text).map_err(|error| is_a_sentence(&error.to_string()));
    }
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let (_, make, editions) = input.choose(games::TITLES)?;
    let mut document: Value = serde_json::from_str(editions[0]).expect("an edition");
    change(&mut document, input)?;
    match Edition::read(&document.to_string()).and_then(make) {
        Err(error) => is_a_sentence(&error.to_string()),
        Ok(title) => {
            let seats = title.meta().seats.0.max(2);
            let players = vec!["random".into()];
            let game = Simulation::new(title.as_ref(), &Value::Null, seats, players, Seed::from_number(5));
            game.expect("a simulation").game(0).expect("a game to its end");
        }
    }
    Ok(())
}
