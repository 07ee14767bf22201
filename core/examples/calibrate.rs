//! Reviews games between computer players and compares what the reviewer promised with what came.
//!
//!     cargo run --release -p skald-core --example calibrate TITLE PLAYERS GAMES REVIEWER [FIRST]
//!
//! PLAYERS are names with commas, one for each seat; FIRST is the seed of the first game. It prints, for each tenth of
//! promised chance, how many seats were in it and what they won; the Brier score beside that of a constant, by thirds of
//! the game; the exponent that would fit the chances best; and the mean parts of the reviews.

use skald_core::engine::Seed;
use skald_core::games;
use skald_core::title::{Review, Simulation};

/// A promised chance, what came, and the third of the game in which it was promised.
struct Promise {
    /// The chances of all seats, the judged one first.
    chances: Vec<f64>,
    came: f64,
    third: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [title, players, games, reviewer, first @ ..] = &arguments[..] else {
        panic!("TITLE PLAYERS GAMES REVIEWER [FIRST]")
    };
    let games: u64 = games.parse().expect("a number of games");
    let first: u64 = first.first().map_or(0, |first| first.parse().expect("a seed"));
    let titles = games::builtin().expect("the titles");
    let title = titles.default_of(title).expect("a title").as_ref();
    let players: Vec<String> = players.split(',').map(str::to_owned).collect();
    let seats = players.len() as u8;
    let mut promises = Vec::new();
    let mut parts = [0.0; 5];
    for number in first..first + games {
        let series =
            Simulation::new(title, &serde_json::Value::Null, seats, players.clone(), Seed::from_number(number));
        let record = series.expect("players of the title").game(number).expect("a game");
        let review = record.review_by(reviewer, &titles).expect("a review");
        for account in &review.seats {
            let all = [account.own, account.others, account.luck, account.unforeseen, account.result - account.start];
            parts.iter_mut().zip(all).for_each(|(sum, part)| *sum += f64::from(part.abs()));
        }
        collect(&review, &mut promises);
    }
    let reviewed = games as f64 * f64::from(seats) * 10.0;
    let [own, others, luck, unforeseen, all] = parts.map(|part| part / reviewed);
    println!("{games} games: mean size of own choices {own:.1}, of others {others:.1}, luck {luck:.1},");
    println!("not foreseen {unforeseen:.1}, of start to result {all:.1} wins in 100");
    println!("promised | seats | came");
    for tenth in 0..10 {
        let within: Vec<_> = promises.iter().filter(|promise| tenth_of(promise.chances[0]) == tenth).collect();
        let mean = |of: fn(&Promise) -> f64| 100.0 * within.iter().map(|p| of(p)).sum::<f64>() / within.len() as f64;
        println!("{:.0} | {} | {:.0}", mean(|p| p.chances[0]), within.len(), mean(|p| p.came));
    }
    for third in 0..3 {
        let within: Vec<&Promise> = promises.iter().filter(|promise| promise.third == third).collect();
        let fitted = (2..=40)
            .map(|step| f64::from(step) / 20.0)
            .min_by(|a, b| brier(&within, *a).total_cmp(&brier(&within, *b)));
        let fitted = fitted.expect("some exponent");
        let constant =
            within.iter().map(|p| (p.came - 1.0 / f64::from(seats)).powi(2)).sum::<f64>() / within.len() as f64;
        println!(
            "third {}: Brier {:.3}, of a constant {constant:.3}, with exponent {fitted:.2} {:.3}",
            third + 1,
            brier(&within, 1.0),
            brier(&within, fitted)
        );
    }
}

fn collect(review: &Review, promises: &mut Vec<Promise>) {
    let [course @ .., end] = &review.course[..] else { return };
    for (index, outlook) in course.iter().enumerate() {
        for seat in 0..end.chances.len() {
            let mut chances: Vec<f64> = outlook.chances.iter().map(|chance| f64::from(*chance) / 1_000.0).collect();
            chances.swap(0, seat);
            let came = f64::from(end.chances[seat]) / 1_000.0;
            promises.push(Promise { chances, came, third: 3 * index / course.len() });
        }
    }
}

fn tenth_of(chance: f64) -> usize {
    ((chance * 10.0) as usize).min(9)
}

/// The mean square error of the chances, raised to an exponent.
fn brier(promises: &[&Promise], exponent: f64) -> f64 {
    let error = |promise: &&Promise| {
        let all: f64 = promise.chances.iter().map(|chance| chance.powf(exponent)).sum();
        (promise.chances[0].powf(exponent) / all - promise.came).powi(2)
    };
    promises.iter().map(error).sum::<f64>() / promises.len() as f64
}
