//! Documents of a store and archived games: any bytes, and valid documents with any part changed.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use skald::store::fuzzing;
use skald_fuzz::change;

static SOUND: LazyLock<[Value; 3]> = LazyLock::new(fuzzing::sound_documents);

fuzz_target!(|bytes: &[u8]| {
    fuzzing::document(bytes);
    // An archived game begins with its length as a little-endian `u32`: here at most 16 MiB.
    if bytes.get(3) == Some(&0) {
        fuzzing::archived(bytes);
    }
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let mut document = input.choose(&*SOUND)?.clone();
    change(&mut document, input)?;
    let written = document.to_string();
    fuzzing::document(written.as_bytes());
    if let Ok(packed) = zstd::bulk::compress(written.as_bytes(), 1) {
        fuzzing::archived(&[&(written.len() as u32).to_le_bytes(), &packed[..]].concat());
    }
    Ok(())
}
