//! Documents of a store and archived games: any bytes, and valid documents with any part changed.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use skald::store::{SCHEMA, fuzzing};
use skald_fuzz::change;

/// An entry, a notice and an open decision as they are written.
static SOUND: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let decision = json!({ "seat": 1, "kind": "fight", "out_of_turn": true });
    let documents = [
        json!({ "seq": 3, "at": 5, "actor": { "person": u64::MAX }, "deed": { "act": 1 },
            "action": "sail 7", "events": [{ "event": "sailed", "to": 7 }], "rules_version": 2 }),
        json!({ "id": 4, "table": "7k3m9qzx", "kind": { "decide": { "seat": 1, "decision": 7 } }, "created": 5,
            "tries": 0, "until": 5 }),
        json!({ "decision": decision, "id": 7, "since": 9 }),
    ];
    let sound = documents.map(|document| json!({ "schema": SCHEMA, "document": document }));
    for document in &sound {
        let (kinds, ..) = fuzzing::document(document.to_string().as_bytes());
        assert_eq!(kinds, 2, "one kind, and JSON: {document}");
    }
    sound.into()
});

fuzz_target!(|bytes: &[u8]| {
    fuzzing::document(bytes);
    // An archived game begins with its length as a little-endian `u32`: here at most 16 MiB.
    if bytes.get(3) == Some(&0) {
        fuzzing::archived(bytes);
    }
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let mut document = input.choose(&SOUND)?.clone();
    change(&mut document, input)?;
    let written = document.to_string();
    fuzzing::document(written.as_bytes());
    if let Ok(packed) = zstd::bulk::compress(written.as_bytes(), 1) {
        fuzzing::archived(&[&(written.len() as u32).to_le_bytes(), &packed[..]].concat());
    }
    Ok(())
}
