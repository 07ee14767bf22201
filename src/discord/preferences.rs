//! The looks of boards: the operator's for channels, each person's for private messages.
//!
//! Invariant: without a preference, or with one that cannot be read, boards are drawn as in the channels.

use poise::ChoiceParameter;

use crate::canvas::palette::{Look, Theme};
use crate::config::BoardLook;
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
pub const fn key(look: Look) -> &'static str {
    match (look.theme, look.contrast) {
        (Theme::Dark, false) => "command-me-look-dark",
        (Theme::Light, false) => "command-me-look-light",
        (Theme::Dark, true) => "command-me-look-dark-contrast",
        (Theme::Light, true) => "command-me-look-light-contrast",
    }
}

const LOOK: &str = "look";

/// How a person wants boards drawn; `None` without a preference.
///
/// # Errors
/// When the store fails.
pub async fn look_of(tables: &Tables, person: PersonId) -> Result<Option<Look>, TableError> {
    Ok(tables.preference(person, LOOK).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// Saves how a person wants boards drawn.
///
/// # Errors
/// When the store fails.
pub async fn set_look(tables: &Tables, person: PersonId, look: Look) -> Result<(), TableError> {
    tables.set_preference(person, LOOK, serde_json::to_value(look).ok()).await
}
