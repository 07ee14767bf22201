//! The preferences of each person: how boards are shown in their private messages, and whether leaderboards name them.
//!
//! Invariant: without a preference, or with an unreadable one, boards are shown as in the channels.

use poise::ChoiceParameter;

use crate::canvas::palette::{Look, Theme};
use crate::config::{BoardLook, BoardStyle};
use crate::table::{PersonId, TableError, Tables};

/// A look as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum LookOption {
    #[name = "dark"]
    Dark,
    #[name = "light"]
    Light,
    #[name = "dark_contrast"]
    DarkContrast,
    #[name = "light_contrast"]
    LightContrast,
}

impl From<LookOption> for Look {
    fn from(offered: LookOption) -> Self {
        let (theme, contrast) = match offered {
            LookOption::Dark => (Theme::Dark, false),
            LookOption::Light => (Theme::Light, false),
            LookOption::DarkContrast => (Theme::Dark, true),
            LookOption::LightContrast => (Theme::Light, true),
        };
        Self { theme, contrast }
    }
}

impl From<BoardLook> for Look {
    fn from(look: BoardLook) -> Self {
        Self::from(match look {
            BoardLook::Dark => LookOption::Dark,
            BoardLook::Light => LookOption::Light,
            BoardLook::DarkContrast => LookOption::DarkContrast,
            BoardLook::LightContrast => LookOption::LightContrast,
        })
    }
}

/// The operator's look and style of boards.
#[derive(Clone, Copy, Debug)]
pub struct UsualBoard {
    pub look: Look,
    pub style: BoardStyle,
}

pub const fn look_key(look: Look) -> &'static str {
    match (look.theme, look.contrast) {
        (Theme::Dark, false) => "command-me-look-dark",
        (Theme::Light, false) => "command-me-look-light",
        (Theme::Dark, true) => "command-me-look-dark-contrast",
        (Theme::Light, true) => "command-me-look-light-contrast",
    }
}

/// A style of boards as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum StyleOption {
    #[name = "picture"]
    Picture,
    #[name = "words"]
    Words,
    #[name = "both"]
    Both,
}

impl From<StyleOption> for BoardStyle {
    fn from(offered: StyleOption) -> Self {
        match offered {
            StyleOption::Picture => Self::Picture,
            StyleOption::Words => Self::Words,
            StyleOption::Both => Self::Both,
        }
    }
}

pub const fn style_key(style: BoardStyle) -> &'static str {
    match style {
        BoardStyle::Picture => "command-me-board-picture",
        BoardStyle::Words => "command-me-board-words",
        BoardStyle::Both => "command-me-board-both",
    }
}

/// Whether leaderboards name a person, as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum Listing {
    /// By name.
    #[name = "shown"]
    Shown,
    /// Only their rank and rating.
    #[name = "hidden"]
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
