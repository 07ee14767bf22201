//! `skald draw`: the board of a record after an entry, as a picture or as its scene.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use clap::{Args, ValueEnum};
use skald::arena::output;
use skald::canvas::palette::{Look, Theme};
use skald::canvas::{animation, raster, svg};
use skald::config::editions;
use skald::engine::{Seat, Viewer};
use skald::title::{Frame, Picture, Record, RenderOptions, Span};
use skald::words::Voice;

use super::records;

/// The maximum number of frames of a GIF.
const FRAMES: usize = 120;

/// The arguments of `skald draw`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file with the record; `-` reads from standard input
    record: PathBuf,
    /// Which record of a file with several, counted from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// The entry after which the board is drawn; 0 is the setup, the last one if not given
    #[arg(long)]
    seq: Option<u64>,
    /// The viewer: `public`, a seat counted from 1, or `all` for a board without secrets
    #[arg(long, default_value = "public", value_parser = viewer)]
    viewer: Viewer,
    /// The part to draw: the whole board, the choices of the viewer's seat, its surroundings, or the components with their
    /// meaning
    #[arg(long, value_enum, default_value_t = Part::Whole)]
    frame: Part,
    /// Light or dark
    #[arg(long, value_enum, default_value_t = Ground::Dark)]
    theme: Ground,
    /// Make lines and letters stand out
    #[arg(long)]
    contrast: bool,
    /// The tag of the language, such as en
    #[arg(long, default_value = "en")]
    language: String,
    /// The names of the players, in order of seat, instead of the record's names
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// The file to write: .png or .svg, .gif for the public view of the whole game, or .json for the shapes as data
    #[arg(long)]
    out: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    Whole,
    Choices,
    Around,
    Legend,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Ground {
    Light,
    Dark,
}

impl Arguments {
    /// Draws, writes the file, and prints the description of the picture.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let ending = self.out.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        ensure!(
            ["png", "svg", "gif", "json"].contains(&ending),
            "--out {}: the name of a picture ends in .png, .svg, .gif or .json",
            self.out.display()
        );
        let records = records::read(&self.record).with_context(|| self.record.display().to_string())?;
        let count = records.len();
        let record = self.game.checked_sub(1).and_then(|index| records.into_iter().nth(index));
        let record = record.with_context(|| format!("--game {}: the file has records 1 to {count}", self.game))?;
        if ending == "gif" {
            return self.animate(&record);
        }
        let picture = self.picture(&record)?;
        let bytes = match ending {
            "svg" => svg::text(&picture.scene).into_bytes(),
            "json" => serde_json::to_vec(&picture.scene)?,
            _ => raster::png(&picture.scene)?,
        };
        fs::write(&self.out, bytes).with_context(|| self.out.display().to_string())?;
        output::line(picture.alt)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Draws the whole game as a GIF of at most [`FRAMES`] frames.
    fn animate(&self, record: &Record) -> anyhow::Result<ExitCode> {
        ensure!(
            self.seq.is_none() && self.viewer == Viewer::Public && self.frame == Part::Whole,
            "--out {}: an animated picture shows the public view of the whole game, without --seq, --viewer and --frame",
            self.out.display()
        );
        let render = RenderOptions { look: self.look(), ..RenderOptions::default() };
        let titles = editions::load(self.editions.as_deref())?;
        let pictures = record.animation(&titles, Span::Game, render, &self.voice(record)?, FRAMES)?;
        let last = pictures.last().with_context(|| format!("{} has no picture", record.title))?;
        let scenes: Vec<_> = pictures.iter().map(|picture| picture.scene.clone()).collect();
        fs::write(&self.out, animation::gif(&scenes)?).with_context(|| self.out.display().to_string())?;
        output::line(format_args!("{} pictures, the last one: {}", pictures.len(), last.alt))?;
        Ok(ExitCode::SUCCESS)
    }

    fn look(&self) -> Look {
        let theme = match self.theme {
            Ground::Light => Theme::Light,
            Ground::Dark => Theme::Dark,
        };
        Look { theme, contrast: self.contrast }
    }

    fn voice(&self, record: &Record) -> anyhow::Result<Voice> {
        let seats = record.players.len();
        ensure!(
            self.names.is_empty() || self.names.len() == seats,
            "--names: {} names for {seats} seats",
            self.names.len()
        );
        let names = if self.names.is_empty() { &record.players } else { &self.names };
        Ok(Voice::new(records::language(&self.language)?, names.clone()))
    }

    fn picture(&self, record: &Record) -> anyhow::Result<Picture> {
        let seats = record.players.len();
        if let Viewer::Seat(seat) = self.viewer {
            ensure!(seat.index() < seats, "--viewer {seat}: the record has seats 1 to {seats}");
        }
        let voice = self.voice(record)?;
        let look = self.look();
        let titles = editions::load(self.editions.as_deref())?;
        let none = || format!("{} has no picture", record.title);
        let frame = match (self.frame, self.viewer) {
            (Part::Legend, _) => return record.find(&titles)?.legend(look, &voice).with_context(none),
            (Part::Whole, _) => Frame::Whole,
            (Part::Choices, _) => Frame::Choices,
            (Part::Around, Viewer::Seat(seat)) => Frame::Around(seat),
            (Part::Around, _) => bail!("--frame around needs a seat: name one with --viewer, 1 to {seats}"),
        };
        let seq = self.seq.unwrap_or_else(|| record.last());
        let position = record.replay_to(&titles, seq)?.position;
        position
            .picture(self.viewer, RenderOptions { look, frame }, &record.news(self.viewer, seq), &voice)
            .with_context(none)
    }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "public" => Ok(Viewer::Public),
        "all" => Ok(Viewer::Everything),
        _ => {
            let seat =
                text.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1)).map(|seat| Viewer::Seat(Seat(seat)));
            seat.ok_or_else(|| format!("{text:?} is neither `public`, `all` nor a seat counted from 1"))
        }
    }
}
