//! The settings of a server for its tables, made with `/server`: where tables are opened, which titles, how many, and
//! the look of their boards.
//!
//! A change does not affect open tables, except that the style of boards changes at once.
//!
//! Invariant: without settings, or with unreadable ones, the operator's settings apply.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::offered::Offered;
use skald_config::BoardStyle;
use skald_core::words::Locale;
use skald_table::{ChannelId, CommunityId, PersonId, TableError, Tables};

/// The maximum number of channels in a list.
pub const MOST_CHANNELS: usize = 50;

/// The maximum number of people who are taken off the leaderboard.
pub const MOST_TAKEN_OFF: usize = 100;

/// The minimum number of days for which finished games are kept: people look back at them, and tournaments use them.
pub const LEAST_DAYS: u32 = 30;

/// The settings of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The language of boards; if absent, that of the Discord server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Locale>,
    /// The style of boards; if absent, the operator's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<BoardStyle>,
    /// Whether tables are opened in threads of their own.
    pub threads: bool,
    /// The channels in which tables may be opened, including their threads; if empty, every channel.
    pub channels: BTreeSet<ChannelId>,
    /// Where the card with all tables is, if anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overview: Option<CardPlace>,
    /// Where the puzzle of the day is posted, if anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<CardPlace>,
    /// The forum in which each table is a post, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forum: Option<ChannelId>,
    /// The keys of the titles that are switched off.
    pub titles_off: BTreeSet<String>,
    /// How many unfinished tables a person may have in the server; if absent, the operator's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person_tables: Option<u32>,
    /// How many unfinished tables the server may have; if absent, the operator's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_tables: Option<u32>,
    /// The channels of these settings that were found deleted, each with whether a manager had a message about it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub gone: BTreeMap<ChannelId, bool>,
    /// For how many days finished games are kept, at least [`LEAST_DAYS`]; if absent, forever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep_days: Option<u32>,
    /// The people whom a manager has taken off the leaderboard.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub taken_off: BTreeSet<PersonId>,
}

/// Where something is shown to the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPlace {
    pub channel: ChannelId,
    pub locale: Locale,
}

impl ServerSettings {
    /// Whether tables may be opened in a channel; `parent` is the channel of a thread.
    pub fn allows(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let listed = |channel| self.channels.contains(&channel);
        self.channels.is_empty() || listed(channel) || parent.is_some_and(listed)
    }

    /// The channels of the cards and the forum.
    pub fn places(&self) -> Vec<ChannelId> {
        let cards = self.overview.into_iter().chain(self.puzzle).map(|place| place.channel);
        cards.chain(self.forum).collect()
    }

    /// Removes all settings that point to a channel.
    pub fn clear(&mut self, channel: ChannelId) {
        self.overview.take_if(|place| place.channel == channel);
        self.puzzle.take_if(|place| place.channel == channel);
        self.forum.take_if(|forum| *forum == channel);
        self.channels.remove(&channel);
        self.gone.remove(&channel);
    }

    /// Whether a title, given by its key, may be played.
    pub fn offers(&self, title: &str) -> bool {
        !self.titles_off.contains(title)
    }
}

/// The language of boards: one of the bot's, or none for that of the Discord server.
impl Offered for Option<Locale> {
    const ALL: &'static [(&'static str, Self)] = &{
        let mut all = [("server", None); Locale::ALL.len() + 1];
        let mut at = 0;
        while at < Locale::ALL.len() {
            all[at + 1] = (Locale::ALL[at].own_name(), Some(Locale::ALL[at]));
            at += 1;
        }
        all
    };
}

pub async fn all(tables: &Tables) -> Result<Vec<(CommunityId, ServerSettings)>, TableError> {
    let saved = tables.admin().all_community_settings().await?.into_iter();
    Ok(saved.filter_map(|(community, saved)| Some((community, read(community, saved)?))).collect())
}

/// The settings of a server; the defaults without one.
pub async fn of(tables: &Tables, community: Option<CommunityId>) -> Result<ServerSettings, TableError> {
    let Some(community) = community else { return Ok(ServerSettings::default()) };
    let saved = tables.admin().community_settings(community).await?;
    Ok(saved.and_then(|saved| read(community, saved)).unwrap_or_default())
}

/// Notes that a channel of the settings was found deleted, so that a manager gets a message about it.
pub async fn note_gone(tables: &Tables, community: Option<CommunityId>, channel: ChannelId) -> Result<(), TableError> {
    let Some(community) = community else { return Ok(()) };
    let known = of(tables, Some(community)).await?;
    if known.gone.contains_key(&channel) || !known.places().contains(&channel) {
        return Ok(());
    }
    let note = |settings: &mut ServerSettings| {
        settings.gone.entry(channel).or_insert(false);
        Ok::<_, TableError>(())
    };
    change(tables, community, note).await.map(drop)
}

/// The deleted channels about which no manager has had a message. Each is returned once.
pub async fn tell_gone(tables: &Tables, community: CommunityId) -> Result<Vec<ChannelId>, TableError> {
    let untold = |settings: &ServerSettings| -> Vec<_> {
        let places = settings.places();
        let news = settings.gone.iter().filter(|(channel, told)| !**told && places.contains(channel));
        news.map(|(channel, _)| *channel).collect()
    };
    if untold(&of(tables, Some(community)).await?).is_empty() {
        return Ok(Vec::new());
    }
    let mut told = Vec::new();
    let tell = |settings: &mut ServerSettings| {
        told = untold(settings);
        settings.gone.extend(told.iter().map(|channel| (*channel, true)));
        Ok::<_, TableError>(())
    };
    change(tables, community, tell).await?;
    Ok(told)
}

/// Changes the settings of a server; returns the new ones.
///
/// # Errors
/// When the store fails, or `edit` refuses; then nothing has changed.
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
    fn channel_is_allowed_with_its_threads() {
        let here = ChannelId(5);
        let there = ChannelId(6);
        let mut settings = ServerSettings::default();
        assert!(settings.allows(here, None) && settings.allows(ChannelId(7), Some(there)));
        settings.channels.insert(here);
        assert!(settings.allows(here, None) && settings.allows(ChannelId(7), Some(here)));
        assert!(!settings.allows(there, None) && !settings.allows(ChannelId(7), Some(there)));
    }

    #[test]
    fn saved_settings_are_read_and_missing_ones_are_the_operators() {
        let settings = ServerSettings {
            language: Some(Locale::Fr),
            style: Some(BoardStyle::Words),
            threads: true,
            channels: [ChannelId(u64::MAX)].into(),
            overview: Some(CardPlace { channel: ChannelId(7), locale: Locale::Es }),
            puzzle: Some(CardPlace { channel: ChannelId(9), locale: Locale::De }),
            forum: Some(ChannelId(8)),
            titles_off: ["raids".to_owned()].into(),
            person_tables: Some(3),
            server_tables: Some(40),
            keep_days: Some(90),
            gone: [(ChannelId(7), true)].into(),
            taken_off: [PersonId(3)].into(),
        };
        let saved = serde_json::to_value(&settings).unwrap();
        assert_eq!(read(CommunityId(1), saved), Some(settings));
        let newer = json!({ "language": "fr", "of_a_later_version": 1 });
        assert_eq!(read(CommunityId(1), newer).unwrap().language, Some(Locale::Fr));
        assert_eq!(read(CommunityId(1), json!({ "channels": "all" })), None);
    }
}
