//! The switches of a table: one.

use serde::{Deserialize, Serialize};

use crate::title::options;
use crate::title::spelling::words;

options! {
    /// The switches of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Options {
        /// Whether the last three men of a seat may fly (NM-05).
        flying: Flying,
    }
}

words! {
    /// Whether the last three men of a seat may fly.
    pub enum Flying { On = "on", Off = "off" }
}
