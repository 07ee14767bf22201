//! The settings of a server for its tables, made with `/server`: where they are opened, which titles, how many, and how their boards look.
//! Tables that are open when a setting changes go on as they are, but what boards consist of changes at once.
//!
//! Invariant: without settings, or with some that cannot be read, everything is as the operator has set it.

use std::collections::BTreeSet;

use poise::ChoiceParameter;
use serde::{Deserialize, Serialize};

use crate::config::BoardStyle;
use crate::table::{ChannelId, CommunityId, TableError, Tables};
use crate::words::Locale;

/// The most channels that a list may have.
pub const MOST_CHANNELS: usize = 50;

/// The least number of days for which games that are over are kept: people look back at them, and tournaments at
/// theirs.
pub const LEAST_DAYS: u32 = 30;

/// The settings of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The language of boards; that of the Discord server when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Locale>,
    /// What boards consist of; as the operator has set it when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<BoardStyle>,
    /// Whether tables are opened in threads of their own.
    pub threads: bool,
    /// Where tables may be opened, with the threads of these channels; everywhere when empty.
    pub channels: BTreeSet<ChannelId>,
    /// The keys of the titles that are switched off.
    pub titles_off: BTreeSet<String>,
    /// How many tables that are not over a person may have in the server; the operator's limit when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person_tables: Option<u32>,
    /// How many tables that are not over the server may have; the operator's limit when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_tables: Option<u32>,
    /// For how many days games that are over are kept, from [`LEAST_DAYS`] on; for ever when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep_days: Option<u32>,
}

impl ServerSettings {
    /// Whether tables may be opened in a channel, given with the channel of which it is a thread.
    pub fn allows(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let listed = |channel| self.channels.contains(&channel);
        self.channels.is_empty() || listed(channel) || parent.is_some_and(listed)
    }

    /// Whether a title, given by its key, may be played.
    pub fn offers(&self, title: &str) -> bool {
        !self.titles_off.contains(title)
    }
}

/// The language of boards as an option of `/server`. The names are replaced by those of `server.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum Language {
    /// That of the server in Discord.
    #[name = "server"]
    Server,
    #[name = "en"]
    En,
    #[name = "es"]
    Es,
    #[name = "fr"]
    Fr,
}

impl From<Language> for Option<Locale> {
    fn from(language: Language) -> Self {
        match language {
            Language::Server => None,
            Language::En => Some(Locale::En),
            Language::Es => Some(Locale::Es),
            Language::Fr => Some(Locale::Fr),
        }
    }
}

/// The settings of all servers that have some.
///
/// # Errors
/// When the store fails.
pub async fn all(tables: &Tables) -> Result<Vec<(CommunityId, ServerSettings)>, TableError> {
    let saved = tables.admin().all_community_settings().await?.into_iter();
    Ok(saved.filter_map(|(community, saved)| Some((community, read(community, saved)?))).collect())
}

/// The settings of a server.
///
/// # Errors
/// When the store fails.
pub async fn of(tables: &Tables, community: Option<CommunityId>) -> Result<ServerSettings, TableError> {
    let Some(community) = community else { return Ok(ServerSettings::default()) };
    let saved = tables.admin().community_settings(community).await?;
    Ok(saved.and_then(|saved| read(community, saved)).unwrap_or_default())
}

/// Changes the settings of a server; returns the new ones.
///
/// # Errors
/// When the store fails, or `edit` refuses; nothing has changed then.
pub async fn change<E: From<TableError>>(
    tables: &Tables,
    community: CommunityId,
    edit: impl FnOnce(&mut ServerSettings) -> Result<(), E>,
) -> Result<ServerSettings, E> {
    let mut settings = ServerSettings::default();
    let changed = tables.admin().change_community_settings(community, |saved| -> Result<_, E> {
        settings = saved.and_then(|saved| read(community, saved)).unwrap_or_default();
        edit(&mut settings)?;
        serde_json::to_value(&settings).map(Some).map_err(|error| TableError::Defect(error.to_string()).into())
    });
    changed.await?;
    Ok(settings)
}

fn read(community: CommunityId, saved: serde_json::Value) -> Option<ServerSettings> {
    let settings = serde_json::from_value(saved);
    settings.inspect_err(|error| tracing::warn!(%community, %error, "cannot read the settings of a server")).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_channel_is_allowed_with_its_threads() {
        let (here, there) = (ChannelId(5), ChannelId(6));
        let mut settings = ServerSettings::default();
        assert!(settings.allows(here, None) && settings.allows(ChannelId(7), Some(there)));
        settings.channels.insert(here);
        assert!(settings.allows(here, None) && settings.allows(ChannelId(7), Some(here)));
        assert!(!settings.allows(there, None) && !settings.allows(ChannelId(7), Some(there)));
    }

    #[test]
    fn what_is_saved_is_read_and_what_lacks_is_as_the_operator_says() {
        let settings = ServerSettings {
            language: Some(Locale::Fr),
            style: Some(BoardStyle::Words),
            threads: true,
            channels: [ChannelId(u64::MAX)].into(),
            titles_off: ["raids".to_owned()].into(),
            person_tables: Some(3),
            server_tables: Some(40),
            keep_days: Some(90),
        };
        let saved = serde_json::to_value(&settings).unwrap();
        assert_eq!(read(CommunityId(1), saved), Some(settings));
        let newer = json!({ "language": "fr", "of_a_later_version": 1 });
        assert_eq!(read(CommunityId(1), newer).unwrap().language, Some(Locale::Fr));
        assert_eq!(read(CommunityId(1), json!({ "channels": "all" })), None);
    }
}
