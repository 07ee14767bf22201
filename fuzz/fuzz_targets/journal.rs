//! Files of the journal: any bytes, and any bytes in a frame with the right checksum.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skald::store::fuzzing;

fuzz_target!(|bytes: &[u8]| {
    fuzzing::frames(bytes);
    // The body begins with the length of its documents as a little-endian `u32`: here at most 16 MiB.
    if bytes.get(3) == Some(&0) {
        fuzzing::sound_frame(1, bytes);
    }
    if let Ok(packed) = zstd::bulk::compress(bytes, 1) {
        fuzzing::sound_frame(2, &[&(bytes.len() as u32).to_le_bytes(), &packed[..]].concat());
    }
});
