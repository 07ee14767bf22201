//! `skald review`: the review of a finished game as one page that opens anywhere.

mod page;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use clap::Args;
use skald::canvas::svg;
use skald::discord::messages::names::{computer_name, policy_key};
use skald::engine::{Seat, Viewer};
use skald::title::review::prospects;
use skald::title::{Record, RenderOptions, Review, Reviewed, Title, Titles, reviewer};
use skald::words::{Locale, Voice};

use super::{editions, output, records};

/// The arguments of `skald review`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file with the record of a finished game; `-` reads from standard input
    record: PathBuf,
    /// Which record of a file with several, counted from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// The tag of the language, such as en
    #[arg(long, default_value = "en")]
    language: String,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// The page to write, an .html file
    #[arg(long)]
    out: PathBuf,
    /// Play both choices of each turning point out in so many games, at most 400
    #[arg(long, default_value_t = 40)]
    check: u32,
}

/// A moment of the game on the page.
struct Moment {
    seq: u64,
    /// Which moment it is, in words.
    label: String,
    /// What led to it.
    story: Vec<String>,
    /// The board as SVG; `None` for a title without pictures.
    picture: Option<String>,
    board: String,
}

impl Arguments {
    /// Reviews the game, and writes the page.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let named = || self.record.display().to_string();
        let games = records::read(&self.record).with_context(named)?;
        let count = games.len();
        let record = self.game.checked_sub(1).and_then(|index| games.into_iter().nth(index));
        let record = record.with_context(|| format!("--game {}: the file has records 1 to {count}", self.game))?;
        let titles = editions::load(self.editions.as_deref())?;
        let voice = voice(&record, record.find(&titles)?, records::language(&self.language)?);
        ensure!(
            self.out.extension().is_some_and(|ending| ending == "html"),
            "--out {}: an .html file is wanted",
            self.out.display()
        );
        let mut review = record.review(&titles).with_context(named)?;
        record.check(&mut review, &titles, |played| played < self.check).with_context(named)?;
        let moments = moments(&record, &review, &titles, &voice)?;
        let player = reviewer(record.find(&titles)?).unwrap_or_default();
        let page = page::page(&record, &review, player, &moments, &voice, &titles)?;
        fs::write(&self.out, page).with_context(|| self.out.display().to_string())?;
        output::line(format_args!("{}: {} boards", self.out.display(), moments.len()))?;
        for Reviewed { seq, played, best, check, .. } in &review.turning {
            let [won, better] = [check.played, check.best].map(|thousandths| f64::from(thousandths) / 1_000.0);
            output::line(format_args!("entry {seq}: {played} wins {won:.1} of {}, {best} {better:.1}", check.games))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The voice of a record. Computer players have names like people.
fn voice(record: &Record, title: &dyn Title, locale: Locale) -> Voice {
    let words = Voice::new(locale, Vec::new());
    let policies = title.policies();
    let name = |(seat, player): (Seat, &String)| match policies.contains(&player.as_str()) {
        true => format!("{} ({})", computer_name(0, seat), words.word(&policy_key(player))),
        false => player.clone(),
    };
    Voice::new(locale, (0..).map(Seat).zip(&record.players).map(name).collect())
}

/// The end of each turn, and each moment before a decision that turned the game.
fn moments(record: &Record, review: &Review, titles: &Titles, voice: &Voice) -> anyhow::Result<Vec<Moment>> {
    let title = record.find(titles)?;
    let ends = record.turn_ends(title);
    let turning = &review.turning;
    let after = turning.iter().map(|turning| turning.after);
    let shown: BTreeSet<u64> = std::iter::once(0).chain(ends.iter().map(|(_, end)| *end)).chain(after).collect();
    let mut moments = Vec::new();
    let mut story = Vec::new();
    let mut events = Vec::new();
    let label = |seq: u64, events: &[serde_json::Value]| {
        if let Some(at) = turning.iter().position(|turning| turning.after == seq) {
            let facts = [("number", (at + 1).into()), ("who", voice.seat(turning[at].seat).into())];
            return voice.say("review-moment-choice", facts);
        }
        let Some(at) = ends.iter().position(|(_, end)| *end == seq) else { return voice.word("review-moment-start") };
        let seat = ends[at].0;
        let deed = title.deeds(seat, events, Viewer::Public, voice).into_iter().next().unwrap_or_default();
        let facts = [("turn", (at + 1).into()), ("who", voice.seat(seat).into())];
        let said = voice.say("review-moment-turn", facts);
        if deed.is_empty() { said } else { format!("{said} · {deed}") }
    };
    let describe = |events: &[serde_json::Value], story: &mut Vec<String>| {
        story.extend(events.iter().filter_map(|event| title.narrate(event, Viewer::Public, voice)));
    };
    let mut entries = record.entries.iter();
    record.replay_through(titles, record.last(), |seq, position| {
        if seq > 0
            && let Some(entry) = entries.next()
        {
            describe(entry.events(), &mut story);
            events.extend_from_slice(entry.events());
        }
        if shown.contains(&seq) {
            let turned = turning.iter().find(|turning| turning.after == seq);
            let news = turned.map_or_else(
                || record.news(Viewer::Public, seq),
                |Reviewed { seat, played, best, .. }| prospects(position, *seat, [played, best], seq),
            );
            let picture = position.picture(Viewer::Public, RenderOptions::default(), &news, voice);
            moments.push(Moment {
                seq,
                label: label(seq, &std::mem::take(&mut events)),
                story: std::mem::take(&mut story),
                picture: picture.map(|picture| svg::text(&picture.scene)),
                board: position.board(Viewer::Public, voice).plain(),
            });
        }
    })?;
    Ok(moments)
}
