//! Records of other people: any JSON, and whole games with any part changed.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use skald::title::Record;
use skald_fuzz::{RECORDS, TITLES, change, is_a_sentence};

fuzz_target!(|bytes: &[u8]| {
    let _ = serde_json::from_slice::<Record>(bytes).map(|record| replay(&record));
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let mut document = input.choose(&RECORDS)?.clone();
    // A short record is replayed faster, and reaches the checks at its end.
    let keep = input.int_in_range(0..=60usize)?;
    if let Some(Value::Array(entries)) = document.get_mut("entries") {
        entries.truncate(keep);
    }
    if input.arbitrary()? {
        document["outcome"] = Value::Null;
    }
    change(&mut document, input)?;
    if let Ok(record) = serde_json::from_value::<Record>(document) {
        replay(&record);
    }
    Ok(())
}

fn replay(record: &Record) {
    if let Err(error) = record.replay(&TITLES) {
        is_a_sentence(&error.to_string());
    }
    let _ = record.replay_to(&TITLES, record.last() / 2);
}
