//! Files of the journal: bytes as they come, and frames whose checksum is sound while nothing else need be.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skald::store::fuzzing;

fuzz_target!(|bytes: &[u8]| {
    fuzzing::frames(bytes);
    // What its documents would take is written there: 16 MB are enough here.
    if bytes.get(3) == Some(&0) {
        fuzzing::sound_frame(1, bytes);
    }
    if let Ok(packed) = zstd::bulk::compress(bytes, 1) {
        fuzzing::sound_frame(2, &[&(bytes.len() as u32).to_le_bytes(), &packed[..]].concat());
    }
});
