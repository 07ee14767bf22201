//! What reviews promise beside what comes: the chances that a judge gives in games between computer players.

use std::iter;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use skald_arena::{Table, output};
use skald_core::ai::Level;
use skald_core::engine::Seed;
use skald_core::title::{Review, Simulation, Title, Titles};

/// The player that reviews, as it does for people.
const JUDGE: Level = Level::Hard;
/// The player of the games.
const PLAYER: Level = Level::Normal;

/// What stands above the rows.
pub const HEADER: &str = "\n## Promised and seen\n\n\
     `hard` reviews games of `normal`. Cells: promised→won, in %. Brier \
     score of the second and the last third beside a constant's; the exponent with which the chances would fit best; how \
     far the chart moves at choices that cost nothing and pass nothing on, and what is not foreseen, in wins of 100.\n\n\
     |title|seats|games from|games|50–60|60–70|70–80|80–90|90–100|Brier|exponent|jumps|not foreseen|\n\
     |---|---|---|---|---|---|---|---|---|---|---|---|---|";

/// Fewer games than this prove nothing.
const PROVEN: u64 = 200;

/// Prints the rows of the given title or of all, each as soon as it is measured on all cores. The seed of the table is
/// the number of the first game.
pub fn print(table: &Table, games: u64, time: Duration) -> anyhow::Result<()> {
    let titles = table.titles()?;
    output::line(HEADER.trim_start())?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let sample = Sample { seats: table.seats, first: table.seed, games, time, cores };
    for title in table.title_or_all(&titles)? {
        output::line(Promises::of(title, &titles, &sample)?.row(title.meta().name, &sample))?;
    }
    Ok(())
}

/// Which games are reviewed: those with these numbers, as many as so much time allows.
pub struct Sample {
    pub seats: u8,
    pub first: u64,
    pub games: u64,
    pub time: Duration,
    /// On so many cores.
    pub cores: usize,
}

/// The promises of the reviews of a title. Chances are parts of a won game.
#[derive(Default)]
pub struct Promises {
    games: u64,
    all: Vec<Promise>,
    /// How far the chances moved at choices that move them little themselves, where nothing came out, before the end.
    jumps: Vec<i32>,
    /// What neither a choice nor chance explains, for each account.
    unforeseen: Vec<i32>,
}

/// A promised chance and what came.
struct Promise {
    /// The chances of all seats, the judged one first.
    chances: Vec<f64>,
    came: f64,
    /// In which third of the game, from 0.
    third: usize,
}

impl Promises {
    /// Reviews games.
    pub fn of(title: &dyn Title, titles: &Titles, sample: &Sample) -> anyhow::Result<Self> {
        let Sample { seats, first, games, time, cores } = *sample;
        let begun = Instant::now();
        let next = AtomicU64::new(first);
        let work = || {
            let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| number - first < games);
            let numbers = iter::from_fn(take).take_while(|_| begun.elapsed() < time);
            numbers
                .map(|number| anyhow::Ok((number, review(title, titles, seats, number)?)))
                .collect::<Result<Vec<_>, _>>()
        };
        let mut reviews = thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
            joined.collect::<Result<Vec<_>, _>>()
        })?
        .concat();
        reviews.sort_by_key(|(number, _)| *number);
        let mut promises = Self::default();
        reviews.iter().for_each(|(_, review)| promises.add(review));
        Ok(promises)
    }

    fn add(&mut self, review: &Review) {
        self.games += 1;
        self.unforeseen.extend(review.seats.iter().map(|account| account.unforeseen.abs()));
        let Some((end, course)) = review.course.split_last() else { return };
        for (index, outlook) in course.iter().enumerate() {
            for (seat, result) in end.chances.iter().enumerate() {
                let mut chances: Vec<f64> = outlook.chances.iter().copied().map(part).collect();
                chances.swap(0, seat);
                self.all.push(Promise { chances, came: part(*result), third: 3 * index / course.len() });
            }
        }
        for (choice, moment) in review.decisions.iter().zip(course.windows(2)) {
            if choice.is_quiet() && !choice.seen.chance {
                let moved =
                    moment[0].chances.iter().zip(&moment[1].chances).map(|(before, after)| (after - before).abs());
                self.jumps.extend(moved.max());
            }
        }
    }

    /// A row under [`HEADER`].
    pub fn row(&self, name: &str, sample: &Sample) -> String {
        let tenths = (5..10).map(|tenth| self.tenth(tenth)).collect::<Vec<_>>().join("|");
        let later = [1, 2].map(|third| self.all.iter().filter(|promise| promise.third == third).collect::<Vec<_>>());
        let scores = later.each_ref().map(|third| format!("{:.3}/{:.3}", brier(third, 1.0), brier(third, 0.0)));
        let later = later.concat();
        let exponents = (1..=40).map(|step| f64::from(step) / 20.0);
        let fitted = exponents.min_by(|one, other| brier(&later, *one).total_cmp(&brier(&later, *other)));
        let worst = self.jumps.iter().max().copied().unwrap_or_default();
        let unproven = if self.games < PROVEN { " unproven" } else { "" };
        format!(
            "|{name}|{}|{}|{}{unproven}|{tenths}|{}|{:.2}|{:.1}, at most {:.0}|{:.1}|",
            sample.seats,
            sample.first,
            self.games,
            scores.join(","),
            fitted.unwrap_or(1.0),
            mean(&self.jumps) / 10.0,
            f64::from(worst) / 10.0,
            mean(&self.unforeseen) / 10.0
        )
    }

    /// The mean chance in a tenth of the chances, and what came, both in per cent.
    fn tenth(&self, tenth: usize) -> String {
        let within = self.all.iter().filter(|promise| ((promise.chances[0] * 10.0) as usize).min(9) == tenth);
        let mut count = 0.0;
        let mut promised = 0.0;
        let mut came = 0.0;
        for promise in within {
            count += 1.0;
            promised += promise.chances[0];
            came += promise.came;
        }
        if count == 0.0 {
            "–".to_owned()
        } else {
            format!("{:.0}→{:.0}", 100.0 * promised / count, 100.0 * came / count)
        }
    }
}

/// Plays a game of [`PLAYER`], and reviews it by [`JUDGE`].
fn review(title: &dyn Title, titles: &Titles, seats: u8, number: u64) -> anyhow::Result<Review> {
    let players = vec![PLAYER.name().to_owned(); seats.into()];
    let series = Simulation::new(title, &Value::Null, seats, players, Seed::from_number(number))?;
    Ok(series.game(number)?.review_by(JUDGE.name(), titles)?)
}

/// Thousandths as a part of one.
fn part(thousandths: i32) -> f64 {
    f64::from(thousandths) / 1_000.0
}

fn mean(figures: &[i32]) -> f64 {
    f64::from(figures.iter().sum::<i32>()) / figures.len().max(1) as f64
}

/// The mean square error of the chances raised to an exponent. With 0 all seats have the same chance.
fn brier(promises: &[&Promise], exponent: f64) -> f64 {
    let error = |promise: &&Promise| {
        let all: f64 = promise.chances.iter().map(|chance| chance.powf(exponent)).sum();
        (promise.chances[0].powf(exponent) / all - promise.came).powi(2)
    };
    promises.iter().map(error).sum::<f64>() / promises.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::title::SeatReview;

    #[test]
    fn row_compares_what_was_promised_with_what_came() {
        let chances = [[700, 300], [740, 260], [560, 440], [1_000, 0]];
        let after = [0, 1, 2, 3];
        let course = after.into_iter().zip(chances);
        let course =
            course.map(|(after, chances)| skald_core::title::review::Outlook { after, chances: chances.into() });
        let choice = |after, cost| skald_core::title::Reviewed {
            after,
            seq: after + 1,
            seat: skald_core::engine::Seat(0),
            played: String::new(),
            best: String::new(),
            cost,
            seen: skald_core::title::review::Seen::default(),
            check: skald_core::title::Check::default(),
        };
        let mut promises = Promises::default();
        let account = |unforeseen| SeatReview { unforeseen, ..SeatReview::default() };
        let review = Review {
            course: course.collect(),
            decisions: vec![choice(0, 0), choice(1, 190), choice(2, 0)],
            turning: Vec::new(),
            seats: vec![account(-30), account(50)],
            is_unfinished: false,
        };
        promises.add(&review);
        assert_eq!(
            promises.row("Brandubh", &Sample { seats: 2, first: 9, games: 1, time: Duration::ZERO, cores: 1 }),
            "|Brandubh|2|9|1 unproven|56→100|–|72→100|–|–|0.068/0.250,0.194/0.250|2.00|4.0, at most 4|4.0|",
            "the bad choice and the last one are no jumps"
        );
    }
}
