//! What `skald simulate` and `skald-arena` share: the arguments of a table of computer players, and the players
//! themselves.
//!
//! The other modules are for every program on the command line: [`output`] prints, [`show`] shows progress.
#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "the programs run on the time of the machine")]

pub mod output;
pub mod players;
pub mod show;

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::{Map, Value};
use skald_config::editions;
use skald_core::title::{Title, Titles};

/// A table of computer players.
#[derive(Debug, Args)]
pub struct Table {
    /// The title, e.g. raids
    #[arg(default_value = "")]
    pub title: String,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    pub seats: u8,
    /// The seed of all chance; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The computer players, in seat order; they move on by one seat from game to game. exec:./bot is a program that
    /// plays (docs/players.md)
    #[arg(long, value_delimiter = ',', default_value = "careful")]
    pub players: Vec<String>,
    /// Switches of the table as key=value, e.g. ghost_reorder=shift
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// The edition; the title's first one if not given
    #[arg(long)]
    edition: Option<String>,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
}

impl Table {
    /// The titles with their editions.
    ///
    /// # Errors
    /// The first invalid edition file.
    pub fn titles(&self) -> anyhow::Result<Titles> {
        Ok(editions::load(self.editions.as_deref())?)
    }

    /// The title of the table.
    ///
    /// # Errors
    /// An unknown title or edition; the known ones are listed.
    pub fn title<'a>(&self, titles: &'a Titles) -> anyhow::Result<&'a dyn Title> {
        let title = match &self.edition {
            Some(edition) => titles.get(&self.title, edition),
            None => titles.default_of(&self.title),
        };
        let Some(title) = title else {
            let known: Vec<_> = titles
                .keys()
                .flat_map(|key| titles.editions(key))
                .map(|title| format!("{} ({})", title.meta().key, title.edition().id))
                .collect();
            bail!("no such title or edition; there are: {}", known.join(", "));
        };
        Ok(title.as_ref())
    }

    /// The title of the table, or all titles if none is named.
    ///
    /// # Errors
    /// See [`Self::title`].
    pub fn title_or_all<'a>(&self, titles: &'a Titles) -> anyhow::Result<Vec<&'a dyn Title>> {
        if self.title.is_empty() {
            Ok(titles.keys().filter_map(|key| titles.default_of(key)).map(AsRef::as_ref).collect())
        } else {
            Ok(vec![self.title(titles)?])
        }
    }

    /// The switches, as a JSON object.
    ///
    /// # Errors
    /// An option that is not `key=value`.
    pub fn options(&self, title: &dyn Title) -> anyhow::Result<Value> {
        read_options(title, &self.options)
    }

    /// The player of each seat.
    ///
    /// # Errors
    /// A number of seats that the title does not have.
    pub fn players(&self, title: &dyn Title) -> anyhow::Result<Vec<String>> {
        let (least, most) = title.meta().seats;
        if !(least..=most).contains(&self.seats) {
            bail!("{} takes {least} to {most} seats", title.meta().key);
        }
        Ok(self.players.iter().cycle().take(self.seats.into()).cloned().collect())
    }
}

/// The output format.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// JSON, a document a line
    Json,
    /// Text, a line a game or a player
    Text,
}

fn read_options(title: &dyn Title, given: &[String]) -> anyhow::Result<Value> {
    let mut options = Map::new();
    for option in given {
        let (key, value) = option.split_once('=').with_context(|| {
            let known: Vec<_> = title.options().iter().map(|spec| spec.key).collect();
            format!("option {option:?} is not key=value; known: {}", known.join(", "))
        })?;
        options.insert(key.trim().to_owned(), Value::from(value.trim()));
    }
    Ok(Value::Object(options))
}
