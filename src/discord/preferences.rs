//! What each person prefers: how boards are shown in their private messages, and whether standings name them.
//!
//! Invariant: without a preference, or with one that cannot be read, boards are shown as in the channels.

use poise::ChoiceParameter;

use crate::canvas::palette::{Look, Theme};
use crate::config::{BoardLook, BoardStyle};
use crate::table::{PersonId, TableError, Tables};

/// A look as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum Offered {
    /// Light letters on a dark ground.
    #[name = "dark"]
    Dark,
    /// Dark letters on a light ground.
    #[name = "light"]
    Light,
    /// Dark, with as much contrast as can be.
    #[name = "dark_contrast"]
    DarkContrast,
    /// Light, with as much contrast as can be.
    #[name = "light_contrast"]
    LightContrast,
}

impl From<Offered> for Look {
    fn from(offered: Offered) -> Self {
        let (theme, contrast) = match offered {
            Offered::Dark => (Theme::Dark, false),
            Offered::Light => (Theme::Light, false),
            Offered::DarkContrast => (Theme::Dark, true),
            Offered::LightContrast => (Theme::Light, true),
        };
        Self { theme, contrast }
    }
}

impl From<BoardLook> for Look {
    fn from(look: BoardLook) -> Self {
        Self::from(match look {
            BoardLook::Dark => Offered::Dark,
            BoardLook::Light => Offered::Light,
            BoardLook::DarkContrast => Offered::DarkContrast,
            BoardLook::LightContrast => Offered::LightContrast,
        })
    }
}

/// The message key of a look.
pub const fn look_key(look: Look) -> &'static str {
    match (look.theme, look.contrast) {
        (Theme::Dark, false) => "command-me-look-dark",
        (Theme::Light, false) => "command-me-look-light",
        (Theme::Dark, true) => "command-me-look-dark-contrast",
        (Theme::Light, true) => "command-me-look-light-contrast",
    }
}

/// What a board consists of, as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum OfferedStyle {
    /// In brief, with a picture.
    #[name = "picture"]
    Picture,
    /// All of it in words.
    #[name = "words"]
    Words,
    /// All of it in words, with a picture.
    #[name = "both"]
    Both,
}

impl From<OfferedStyle> for BoardStyle {
    fn from(offered: OfferedStyle) -> Self {
        match offered {
            OfferedStyle::Picture => Self::Picture,
            OfferedStyle::Words => Self::Words,
            OfferedStyle::Both => Self::Both,
        }
    }
}

/// The message key of a style.
pub const fn style_key(style: BoardStyle) -> &'static str {
    match style {
        BoardStyle::Picture => "command-me-board-picture",
        BoardStyle::Words => "command-me-board-words",
        BoardStyle::Both => "command-me-board-both",
    }
}

/// Whether a person is named in standings, as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum Listing {
    /// By name.
    #[name = "shown"]
    Shown,
    /// Only their place and rating.
    #[name = "hidden"]
    Hidden,
}

const UNLISTED: &str = "unlisted";
const LOOK: &str = "look";
const STYLE: &str = "board";

/// How a person wants boards drawn; `None` without a preference.
///
/// # Errors
/// When the store fails.
pub async fn look_of(tables: &Tables, person: PersonId) -> Result<Option<Look>, TableError> {
    Ok(tables.people().preference(person, LOOK).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// Saves how a person wants boards drawn.
///
/// # Errors
/// When the store fails.
pub async fn set_look(tables: &Tables, person: PersonId, look: Look) -> Result<(), TableError> {
    tables.people().set_preference(person, LOOK, serde_json::to_value(look).ok()).await
}

/// What a person wants boards to consist of; `None` without a preference.
///
/// # Errors
/// When the store fails.
pub async fn style_of(tables: &Tables, person: PersonId) -> Result<Option<BoardStyle>, TableError> {
    Ok(tables.people().preference(person, STYLE).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// Saves what a person wants boards to consist of.
///
/// # Errors
/// When the store fails.
pub async fn set_style(tables: &Tables, person: PersonId, style: BoardStyle) -> Result<(), TableError> {
    tables.people().set_preference(person, STYLE, serde_json::to_value(style).ok()).await
}

/// Whether a person does not want to be named in standings.
///
/// # Errors
/// When the store fails.
pub async fn is_unlisted(tables: &Tables, person: PersonId) -> Result<bool, TableError> {
    Ok(tables.people().preference(person, UNLISTED).await?.is_some())
}

/// Saves whether a person is named in standings.
///
/// # Errors
/// When the store fails.
pub async fn set_listing(tables: &Tables, person: PersonId, listing: Listing) -> Result<(), TableError> {
    tables.people().set_preference(person, UNLISTED, (listing == Listing::Hidden).then_some(true.into())).await
}
