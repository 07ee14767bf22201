//! The preferences of each person: how boards are shown in their private messages, and whether leaderboards name them.
//!
//! Invariant: without a preference, or with an unreadable one, boards are shown as in the channels.

use poise::ChoiceParameter;

use crate::offered::Offered;
use skald_config::BoardStyle;
use skald_core::canvas::palette::Look;
use skald_table::{PersonId, TableError, Tables};

impl Offered for Look {
    const ALL: &'static [(&'static str, Self)] = Self::NAMED;
}

/// The operator's look and style of boards.
#[derive(Clone, Copy, Debug)]
pub struct UsualBoard {
    pub look: Look,
    pub style: BoardStyle,
}

impl Offered for BoardStyle {
    const ALL: &'static [(&'static str, Self)] = Self::NAMED;
}

/// Whether leaderboards name a person, as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum Listing {
    /// By name.
    Shown,
    /// Only their rank and rating.
    Hidden,
}

const UNLISTED: &str = "unlisted";
const LOOK: &str = "look";
const STYLE: &str = "board";

/// The look of a person's boards; `None` without a preference.
pub async fn look_of(tables: &Tables, person: PersonId) -> Result<Option<Look>, TableError> {
    Ok(tables.people().preference(person, LOOK).await?.and_then(|value| serde_json::from_value(value).ok()))
}

pub async fn set_look(tables: &Tables, person: PersonId, look: Look) -> Result<(), TableError> {
    tables.people().set_preference(person, LOOK, serde_json::to_value(look).ok()).await
}

/// The style of a person's boards; `None` without a preference.
pub async fn style_of(tables: &Tables, person: PersonId) -> Result<Option<BoardStyle>, TableError> {
    Ok(tables.people().preference(person, STYLE).await?.and_then(|value| serde_json::from_value(value).ok()))
}

pub async fn set_style(tables: &Tables, person: PersonId, style: BoardStyle) -> Result<(), TableError> {
    tables.people().set_preference(person, STYLE, serde_json::to_value(style).ok()).await
}

/// Whether a person does not want to be named on leaderboards.
pub async fn is_unlisted(tables: &Tables, person: PersonId) -> Result<bool, TableError> {
    Ok(tables.people().preference(person, UNLISTED).await?.is_some())
}

pub async fn set_listing(tables: &Tables, person: PersonId, listing: Listing) -> Result<(), TableError> {
    tables.people().set_preference(person, UNLISTED, (listing == Listing::Hidden).then_some(true.into())).await
}
