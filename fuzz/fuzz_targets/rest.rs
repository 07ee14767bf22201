//! Answers of the REST interface.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skald::discord::fuzzing;

const STATUSES: &[u16] = &[200, 201, 204, 301, 400, 401, 403, 404, 429, 500, 502];

fuzz_target!(|input: (u8, &str, &[u8])| {
    let (status, wait, body) = input;
    fuzzing::answer(STATUSES[usize::from(status) % STATUSES.len()], wait, body);
});
