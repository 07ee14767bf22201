//! `docs/strength.md`: how strong the levels are, how long they think, what the games between them are like, and what
//! reviews promise.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{iter, thread};

use anyhow::anyhow;
use serde_json::json;
use skald_arena::players::PEEKING;
use skald_arena::{Table, output};
use skald_core::ai::Level;
use skald_core::title::{Title, Titles};

use super::promises::{self, Promises, Sample};
use super::tally::{Sums, Tally, wilson};
use super::{per_seat, play};

/// The players that the levels are measured by.
const MEASURE: &str = "careful";
const RANDOM: &str = "random";
/// The levels whose games among their like show the balance of a title.
const BALANCE: [Level; 2] = [Level::Normal, Level::Hard];
/// The seed of all matches.
const SEED: u64 = 1;
/// An interval of more hundredths proves nothing.
const WIDEST: f64 = 20.0;
/// The reviews of a title may take so many times as long as a match.
const REVIEWS: u32 = 40;
/// The number of the first game that is reviewed.
const FIRST: u64 = 1_000;

/// The matches of a title, with what they have shown.
struct Chart<'a> {
    title: &'a dyn Title,
    games: u64,
    time: Duration,
    /// The thoughts of each level.
    thoughts: Vec<(Level, Vec<Duration>)>,
    /// How much stronger each level is than the one below, or than random play.
    steps: Vec<f64>,
}

/// Measures the given title or all, as many at once as the machine has cores, and prints.
///
/// A match ends after so many games or so much time. The reviews of a title end after as many games or [`REVIEWS`] times
/// the time.
pub fn print(table: &Table, games: u64, time: Duration) -> anyhow::Result<()> {
    let begun = Instant::now();
    let titles = table.titles()?;
    let all = table.title_or_all(&titles)?;
    let workers = thread::available_parallelism().map_or(1, NonZero::get).min(all.len());
    let next = AtomicUsize::new(0);
    let work = || {
        let taken = iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|index| *index < all.len()));
        taken.map(|index| Ok((index, measure(all[index], &titles, games, time)?))).collect::<anyhow::Result<Vec<_>>>()
    };
    let ended: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    let mut measured = BTreeMap::new();
    for worker in ended {
        measured.extend(worker.map_err(|_| anyhow!("a match has panicked"))??);
    }
    let named = if table.title.is_empty() { String::new() } else { format!("{} ", table.title) };
    let (sections, rows): (Vec<String>, Vec<String>) = measured.into_values().unzip();
    output::line(format_args!(
        "# Strength\n\n`cargo run --release -p skald-arena -- {}--chart {games} \
         --seconds {}` measured it in {} min (cores: {workers}). Wins are in % with their \
         interval of 95 % (Wilson); a draw counts half. Each seed is played with all rotations of the players. `{PEEKING}` \
         sees everything hidden and the chance to come. An interval wider than {WIDEST} is unproven, and so are strengths \
         that follow from it. Strength is one scale for a title: random play is 0, and 120 more win two of three \
         games.\n{}{}\n{}",
        named,
        time.as_secs(),
        begun.elapsed().as_secs().div_ceil(60),
        sections.concat(),
        promises::HEADER,
        rows.join("\n")
    ))?;
    Ok(())
}

/// The section of a title, and its row of what reviews promise.
fn measure(title: &dyn Title, titles: &Titles, games: u64, time: Duration) -> anyhow::Result<(String, String)> {
    let section = Chart::new(title, games, time).section()?;
    let sample = Sample { seats: 2, first: FIRST, games, time: REVIEWS * time, cores: 1 };
    let promises = Promises::of(title, titles, &sample)?;
    Ok((section, promises.row(title.meta().name, &sample)))
}

impl<'a> Chart<'a> {
    fn new(title: &'a dyn Title, games: u64, time: Duration) -> Self {
        let thoughts = title.levels().into_iter().map(|level| (level, Vec::new())).collect();
        Self { title, games, time, thoughts, steps: Vec::new() }
    }

    fn section(&mut self) -> anyhow::Result<String> {
        let levels = self.title.levels();
        let most = self.title.meta().seats.1;
        let meta = self.title.meta();
        let mut section = format!("\n## {}\n\n|player|against|games|wins|\n|---|---|---|---|\n", meta.name);
        for players in matches(&levels, most) {
            let tally = self.play(&players)?;
            self.note(&tally);
            self.steps.extend(step_of(&levels, &tally));
            writeln!(section, "{}", row(&tally))?;
        }
        section += "\n|level|strength|median, ms|99 %|\n|---|---|---|---|\n";
        let mut strength = 0.0;
        for ((level, thoughts), step) in self.thoughts.iter_mut().zip(&self.steps) {
            strength += step;
            thoughts.sort_unstable();
            let part = |hundredths: usize| thoughts.get(thoughts.len().saturating_sub(1) * hundredths / 100);
            let part = |hundredths| milliseconds(part(hundredths).copied().unwrap_or_default());
            writeln!(section, "|{}|{strength:.0}|{}|{}|", level.name(), part(50), part(99))?;
        }
        if meta.chance {
            section += &self.balance(most.min(4))?;
        }
        Ok(section)
    }

    /// Games among equals with each number of seats: wins by place in turn order, and what the weaker ones do at two
    /// seats.
    fn balance(&self, most: u8) -> anyhow::Result<String> {
        let mut deeds = String::new();
        let mut table = "\n|among its like|seats|games|wins by place in turn order|\n|---|---|---|---|\n".to_owned();
        for (level, seats) in BALANCE.into_iter().flat_map(|level| (2..=most).map(move |seats| (level, seats))) {
            let tally = self.play(&vec![level.name().to_owned(); seats.into()])?;
            let places = tally.places.iter().map(|wins| wins_of(wins / tally.games.max(1) as f64, tally.games));
            let places = places.collect::<Vec<_>>().join(",");
            writeln!(table, "|{}|{seats}|{}|{places}|", level.name(), tally.games)?;
            if let Some(shown) = deeds_among(&tally).filter(|_| seats == 2 && level == BALANCE[0]) {
                write!(deeds, "\n{shown}\n")?;
            }
        }
        Ok(table + &deeds)
    }

    fn play(&self, players: &[String]) -> anyhow::Result<Tally> {
        let begun = Instant::now();
        let enough = |tally: &Tally| tally.games >= self.games || begun.elapsed() >= self.time;
        let (tally, failed) = play(self.title, &json!({}), players, SEED, enough)?;
        failed.map_or(Ok(tally), Err)
    }

    /// Notes how long the levels thought.
    fn note(&mut self, tally: &Tally) {
        for (level, thoughts) in &mut self.thoughts {
            let own = tally.players.iter().filter(|player| player.name == level.name());
            own.for_each(|player| thoughts.extend(&player.thoughts));
        }
    }
}

/// The matches of a title. The weakest level meets the references, each level the one below, and `hard` three careful
/// players, itself and its upper bound.
fn matches(levels: &[Level], most: u8) -> Vec<Vec<String>> {
    let pair = |one: &str, other: &str| vec![one.to_owned(), other.to_owned()];
    let mut all = Vec::new();
    if let Some(weakest) = levels.first() {
        all.extend([pair(weakest.name(), RANDOM), pair(weakest.name(), MEASURE)]);
    }
    all.extend(levels.windows(2).map(|two| pair(two[1].name(), two[0].name())));
    if levels.contains(&Level::Hard) {
        let hard = Level::Hard.name();
        if most >= 4 {
            all.push([vec![hard.to_owned()], vec![MEASURE.to_owned(); 3]].concat());
        }
        all.extend([pair(hard, hard), pair(&format!("{PEEKING}{hard}"), hard)]);
    }
    all
}

/// How many Elo points a level is stronger than the one below in a match of these two, or the weakest than random play.
/// 120 points win two of three games. A match without a loss counts as half a loss.
fn step_of(levels: &[Level], tally: &Tally) -> Option<f64> {
    let [player, other] = &tally.players[..] else { return None };
    let below = levels.iter().position(|level| level.name() == player.name)?.checked_sub(1);
    let below = below.map_or(RANDOM, |below| levels[below].name());
    let half = 0.5 / tally.games.max(1) as f64;
    let share = tally.share(player).clamp(half, 1.0 - half);
    (other.name == below && tally.seats() == 2).then(|| 400.0 * (share / (1.0 - share)).log10())
}

fn row(tally: &Tally) -> String {
    let Some(first) = tally.players.first() else { return String::new() };
    let others = tally.players.get(1).map_or("itself", |other| other.name.as_str());
    let times = if tally.seats() > 2 { format!("{}×", tally.seats() - 1) } else { String::new() };
    format!("|{}|{times}{others}|{}|{}|", first.name, tally.games, wins_of(share(tally, first), tally.games))
}

/// What a player does in a game among its like, for each seat; `None` in other matches and in titles without deeds.
fn deeds_among(tally: &Tally) -> Option<String> {
    let [player] = &tally.players[..] else { return None };
    let shown = player.deeds.iter();
    let shown = shown.map(|(deed, times)| format!("{}:{:.2}", deed.replace(' ', "-"), per_seat(tally, player, *times)));
    let shown = shown.collect::<Vec<_>>().join(", ");
    (!shown.is_empty()).then(|| format!("A seat of `{}` among {}: {shown}.", player.name, player.seats))
}

/// The share of a player; against itself that of the first place.
fn share(tally: &Tally, player: &Sums) -> f64 {
    if tally.players.len() > 1 { tally.share(player) } else { tally.places[0] / tally.games.max(1) as f64 }
}

/// A share with its interval, in per cent, and whether that is too wide.
fn wins_of(share: f64, games: u64) -> String {
    let (low, high) = wilson(share, games as f64);
    let unproven = if 100.0 * (high - low) > WIDEST { " unproven" } else { "" };
    format!("{:.0}({:.0}–{:.0}){unproven}", 100.0 * share, 100.0 * low, 100.0 * high)
}

fn milliseconds(time: Duration) -> String {
    let milliseconds = 1_000.0 * time.as_secs_f64();
    if milliseconds < 9.95 { format!("{milliseconds:.1}") } else { format!("{milliseconds:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_meets_the_one_below() {
        let all = matches(&Level::ALL, 4);
        for two in [
            ["easy", "careful"],
            ["moderate", "easy"],
            ["normal", "moderate"],
            ["hard", "normal"],
            ["expert", "hard"],
            ["hard", "hard"],
        ] {
            assert!(all.contains(&two.map(str::to_owned).into()), "{two:?}");
        }
        assert!(
            all.iter().any(|players| players.len() == 4) && !matches(&Level::ALL, 2).iter().any(|two| two.len() > 2)
        );
    }

    #[test]
    fn step_is_measured_between_neighbours_only() {
        let won = |players: [&str; 2], wins: f64| {
            let mut tally = Tally::new(&players.map(str::to_owned));
            tally.games = 30;
            tally.players[0].wins = wins;
            step_of(&Level::ALL, &tally).map(f64::round)
        };
        assert_eq!(won(["normal", "moderate"], 20.0), Some(120.0));
        assert_eq!(won(["easy", "random"], 30.0), Some(708.0), "no loss counts as half a loss");
        assert_eq!([won(["easy", "careful"], 20.0), won(["hard", "moderate"], 20.0)], [None, None]);
    }

    #[test]
    fn shares_are_whole_per_cent_with_their_interval() {
        assert_eq!(wins_of(0.5, 100), "50(40–60)");
        assert_eq!(wins_of(0.5, 4), "50(15–85) unproven");
        assert_eq!([20, 9_940, 12_400].map(|micros| milliseconds(Duration::from_micros(micros))), ["0.0", "9.9", "12"]);
    }
}
