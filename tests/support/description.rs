//! The location of Discord's own API description (OpenAPI).
//!
//! The document is not part of this repository. The tests look for it at `SKALD_DISCORD_OPENAPI`, then at
//! `../shared/discord/openapi.json` beside the package. Without it they skip the comparison, and the first and last lines of the
//! test run say so (`left_out.rs`). With `SKALD_OPENAPI=required` every test that needs it fails.

use serde_json::Value;
use std::{env, fs, path::PathBuf};

/// The expected path.
pub fn place() -> PathBuf {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/discord/openapi.json");
    env::var_os("SKALD_DISCORD_OPENAPI").map_or_else(beside, PathBuf::from)
}

/// Reads the document, if it exists.
pub fn find() -> Option<Value> {
    let place = place();
    let Ok(text) = fs::read_to_string(&place) else {
        let required = env::var("SKALD_OPENAPI").as_deref() == Ok("required");
        assert!(!required, "SKALD_OPENAPI=required, but there is no API description of Discord at {}", place.display());
        return None;
    };
    Some(serde_json::from_str(&text).expect("the API description is JSON"))
}
