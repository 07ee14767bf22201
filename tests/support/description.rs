//! Discord's own API description (OpenAPI): where it is, and what to do where it is not.
//!
//! The document is not part of this repository. It is looked for at `SKALD_DISCORD_OPENAPI`, then at
//! `../shared/discord/openapi.json` beside the package. Where it is absent nothing is compared, and the last lines of the
//! test run say so (`tests/zz_left_out.rs`); with `SKALD_OPENAPI=required` every test that needs it fails.

use serde_json::Value;
use std::{env, fs, path::PathBuf};

/// Where it should be.
pub fn place() -> PathBuf {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/discord/openapi.json");
    env::var_os("SKALD_DISCORD_OPENAPI").map_or_else(beside, PathBuf::from)
}

/// Reads it, if it is there.
pub fn find() -> Option<Value> {
    let place = place();
    let Ok(text) = fs::read_to_string(&place) else {
        let required = env::var("SKALD_OPENAPI").as_deref() == Ok("required");
        assert!(!required, "SKALD_OPENAPI=required, but there is no API description of Discord at {}", place.display());
        return None;
    };
    Some(serde_json::from_str(&text).expect("the API description is JSON"))
}
