//! Frames of the gateway.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skald::discord::fuzzing;

fuzz_target!(|text: &str| {
    fuzzing::frame(text);
    for (op, name) in [(0, "READY"), (0, "RESUMED"), (0, "INTERACTION_CREATE"), (10, "")] {
        fuzzing::frame(&format!(r#"{{"op":{op},"s":1,"t":"{name}","d":{text}}}"#));
    }
});
