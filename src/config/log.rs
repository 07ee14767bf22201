//! `[log]`: what is logged, and how.

use tracing_subscriber::EnvFilter;

use super::section::Section;

/// What is logged, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogConfig {
    /// The format of a line.
    pub format: LogFormat,
    /// Which lines are logged, as `tracing` directives.
    pub filter: String,
}

/// The format of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Serenity and poise log addresses with interaction tokens, so their lines are off.
const FILTER: &str = "info,serenity=off,poise=off";

impl LogConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        let format = [("text", LogFormat::Text), ("json", LogFormat::Json)];
        let filter = section.text("filter", DIRECTIVES).filter(|text| {
            let sound = EnvFilter::try_new(text).is_ok();
            if !sound {
                section.wrong("filter", &toml::Value::String(text.clone()), DIRECTIVES);
            }
            sound
        });
        Self {
            format: section.choice("format", &format).unwrap_or_default(),
            filter: filter.unwrap_or_else(|| FILTER.to_owned()),
        }
    }
}

const DIRECTIVES: &str = "directives such as \"info\" or \"info,skald::discord=debug\"";
