//! `skald review`: the review of a finished game as one page that opens anywhere, or of several games in words.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context as _, ensure};
use clap::Args;
use skald::arena::output;
use skald::config::editions;
use skald::discord::messages::names::{computer_name, policy_key};
use skald::discord::review_page;
use skald::engine::Seat;
use skald::store::Memory;
use skald::table::Thought;
use skald::title::review::{CHECKERS, CHECKS, Tally};
use skald::title::{Record, Review, ReviewError, Reviewed, Title, Titles};
use skald::words::{Locale, Voice};

use super::{host, records};

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
            Some(out) => self.write(out, wanted[0].clone(), titles, locale).with_context(named)?,
            None => self.print(wanted, &titles, locale).with_context(named)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn review(&self, record: &Record, titles: &Titles) -> anyhow::Result<Review> {
        let mut review = record.review(titles)?;
        record.check(&mut review, titles, self.check, |_| true)?;
        Ok(review)
    }

    fn write(&self, out: &Path, record: Record, titles: Titles, locale: Locale) -> anyhow::Result<()> {
        let shown = out.display();
        ensure!(out.extension().is_some_and(|ending| ending == "html"), "--out {shown}: an .html file is wanted");
        ensure!(record.outcome.is_some(), ReviewError::NotOver);
        let page = host::runtime()?.block_on(async {
            let tables = host::tables(Arc::new(Memory::new()), titles);
            let table = tables.records().import(record).await?.id;
            let start = |work: Thought| drop(tokio::task::spawn_blocking(work));
            let reviewed = tables.records().review(table, start).await?;
            let checked = tables.records().check(reviewed, self.check, start, |_| true).await?;
            review_page(&tables, &checked, locale).await
        })?;
        fs::write(out, page).with_context(|| shown.to_string())?;
        Ok(output::line(shown)?)
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
