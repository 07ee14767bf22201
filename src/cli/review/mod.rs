//! `skald review`: the review of a finished game as one page that opens anywhere, or of several games in words.

mod page;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use clap::Args;
use skald::canvas::svg;
use skald::discord::messages::names::{computer_name, policy_key};
use skald::engine::{Seat, Viewer};
use skald::title::review::{CHECKERS, CHECKS, Tally, prospects};
use skald::title::{Record, RenderOptions, Review, Reviewed, Title, Titles, reviewer};
use skald::words::{Locale, Voice};

use super::{editions, output, records};

/// The arguments of `skald review`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file with the record of a finished game; `-` reads from standard input
    record: PathBuf,
    /// Which record of a file with several, counted from 1; without a page all of them
    #[arg(long)]
    game: Option<usize>,
    /// The tag of the language, such as en
    #[arg(long, default_value = "en")]
    language: String,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// The page to write, an .html file. Without it the accounts and turning points are printed, each turning point
    /// played out a second time with other chance
    #[arg(long)]
    out: Option<PathBuf>,
    /// Play both choices of doubtful decisions out in so many games, at most 120; fewer than 12 confirm little
    #[arg(long, default_value_t = CHECKS, value_parser = clap::value_parser!(u32).range(..=i64::from(CHECKS)))]
    check: u32,
    /// The computer player of the second time; by default normal
    #[arg(long)]
    again: Option<String>,
    /// In how many games the second time plays both choices out
    #[arg(long, default_value_t = CHECKS)]
    games: u32,
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
    /// Reviews the games, and writes the page or prints what it found.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let named = || self.record.display().to_string();
        let games = records::read(&self.record).with_context(named)?;
        let titles = editions::load(self.editions.as_deref())?;
        let locale = records::language(&self.language)?;
        let count = games.len();
        let first = self.game.or(self.out.as_ref().map(|_| 1));
        let wanted = first.map_or(Some(&games[..]), |game| games.get(game.checked_sub(1)?..game));
        let wanted = wanted.with_context(|| format!("--game: the file has records 1 to {count}"))?;
        match &self.out {
            Some(out) => self.write(out, &wanted[0], &titles, locale).with_context(named)?,
            None => self.print(wanted, &titles, locale).with_context(named)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn review(&self, record: &Record, titles: &Titles) -> anyhow::Result<Review> {
        let mut review = record.review(titles)?;
        record.check(&mut review, titles, self.check, |_| true)?;
        Ok(review)
    }

    fn write(&self, out: &Path, record: &Record, titles: &Titles, locale: Locale) -> anyhow::Result<()> {
        let shown = out.display();
        ensure!(out.extension().is_some_and(|ending| ending == "html"), "--out {shown}: an .html file is wanted");
        let title = record.find(titles)?;
        let voice = voice(record, title, locale);
        let review = self.review(record, titles)?;
        let moments = moments(record, &review, titles, &voice)?;
        let player = reviewer(title).unwrap_or_default();
        let page = page::page(record, &review, player, &moments, &voice, titles)?;
        fs::write(out, page).with_context(|| shown.to_string())?;
        Ok(output::line(format_args!("{shown}: {} boards", moments.len()))?)
    }

    /// Prints the reviews of games, how many turning points the second time confirms, and how much was not foreseen.
    fn print(&self, games: &[Record], titles: &Titles, locale: Locale) -> anyhow::Result<()> {
        let mut confirmed = 0;
        let mut points = 0;
        let mut unforeseen = Vec::new();
        for (number, record) in (1..).zip(games) {
            let title = record.find(titles)?;
            let review = self.review(record, titles)?;
            let voice = voice(record, title, locale);
            output::line(format_args!("{} {number}", title.meta().key))?;
            review.seat_lines(&voice).into_iter().try_for_each(output::line)?;
            unforeseen.extend(review.seats.iter().map(|account| account.unforeseen.abs()));
            for point in &review.turning {
                let player = self.again.as_deref().unwrap_or_else(|| CHECKERS[0].name());
                let before = record.replay_to(titles, point.after)?.position;
                let second = point.judged_by(player, before.as_ref(), self.games)?;
                points += 1;
                confirmed += u32::from(second.best > second.played);
                let Reviewed { seq, played, best, cost, check, .. } = point;
                let first = won(check.all());
                let different = check.different();
                let error = second.error(second.games);
                let second = won(second);
                output::line(format_args!(
                    "entry {seq}: {played}; {best} is {cost} better: {first}, {different} different; \
                     again {second}, error {error}"
                ))?;
                point.why(title, &voice).into_iter().try_for_each(output::line)?;
            }
        }
        let mean = f64::from(unforeseen.iter().sum::<i32>()) / 10.0 / unforeseen.len() as f64;
        if self.check > 0 {
            output::line(format_args!("{confirmed} of {points} turning points confirmed"))?;
        }
        Ok(output::line(format_args!("not foreseen {mean:.1} of 100 in the mean"))?)
    }
}

/// What was won after the better choice, and after the one that was made.
fn won(Tally { games, played, best, .. }: Tally) -> String {
    let [better, made] = [best, played].map(|thousandths| f64::from(thousandths) / 1_000.0);
    format!("{better:.1} against {made:.1} of {games}")
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
