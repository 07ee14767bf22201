//! `Play::act` at 1, 16 and 256 tables at once, compared with the floor.

use std::sync::Arc;
use std::time::Duration;

use skald::store::Postgres;
use skald::table::Tables;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::company::{Company, opening, person};
use crate::floor::{self, Shape};
use crate::postgres_server::{Server, name};
use crate::times::{Times, milliseconds};
use crate::{connections, tables};

const TITLES: [&str; 3] = ["raids", "relic_runners", "explorers"];

/// How many tables play at once.
const AT_ONCE: [usize; 3] = [1, 16, 256];

/// How often everything is measured.
const ROUNDS: usize = 3;

/// How long to play to see what a commit writes.
const LOOK: Duration = Duration::from_secs(5);

/// How often the outbox is emptied.
const SWEEP: Duration = Duration::from_millis(250);

/// The times of actions, and how many actions a second all tables make together.
pub struct Speed {
    pub a_second: f64,
    pub times: Times,
}

impl Speed {
    /// The round with the median number of actions a second.
    fn middle(mut rounds: Vec<Self>) -> Self {
        rounds.sort_unstable_by(|one, other| one.a_second.total_cmp(&other.a_second));
        rounds.swap_remove(rounds.len() / 2)
    }

    fn row(&self, what: &str, at_once: usize, ratio: &str) {
        let (median, p99) = (milliseconds(self.times.median()), milliseconds(self.times.p99()));
        println!("| {what} | {at_once} | {:.0} | {median} | {p99} | {ratio} |", self.a_second);
    }
}

/// Measures and prints a table: the median round of each title and of its floor, and their ratio: the median, the least and the
/// largest. `span` is the length of each measurement.
pub async fn measure(server: &Server, span: Duration) {
    let mut shapes = Vec::new();
    for title in TITLES {
        let shape = look(server, title).await;
        println!(
            "A commit of {title}: a head of {} bytes, {:.2} entries of {} bytes, {:.2} notices of {} bytes.",
            shape.head.len(),
            shape.entries,
            shape.entry.len(),
            shape.notices,
            shape.notice.len()
        );
        shapes.push(shape);
    }
    println!("{} s each, {ROUNDS} rounds.\n", span.as_secs());
    println!("| what | at once | a second | p50 | p99 | of the floor |");
    println!("|---|---|---|---|---|---|");
    for at_once in AT_ONCE {
        let mut rounds = TITLES.map(|_| (Vec::new(), Vec::new()));
        for _ in 0..ROUNDS {
            // The speed of a shared machine changes from minute to minute: what is compared is measured in turn.
            for ((title, shape), (floors, speeds)) in TITLES.iter().zip(&shapes).zip(&mut rounds) {
                floors.push(floor::measure(server, shape, at_once, span).await);
                speeds.push(at_new_tables(server, title, at_once, span).await);
            }
        }
        for (title, (floors, speeds)) in TITLES.iter().zip(rounds) {
            let shares = speeds.iter().zip(&floors).map(|(speed, floor)| 100.0 * speed.a_second / floor.a_second);
            let mut shares: Vec<_> = shares.collect();
            shares.sort_unstable_by(f64::total_cmp);
            let share = format!("{:.0} % ({:.0} to {:.0})", shares[ROUNDS / 2], shares[0], shares[ROUNDS - 1]);
            Speed::middle(floors).row(&format!("floor of {title}: a CTE commit by `pgbench`"), at_once, "");
            Speed::middle(speeds).row(&format!("`Play::act`, {title}"), at_once, &share);
        }
    }
    println!();
}

/// Plays in a new database, which is then removed.
async fn at_new_tables(server: &Server, title: &'static str, at_once: usize, span: Duration) -> Speed {
    let address = connections(server.database().await);
    let tables = tables(Arc::new(Postgres::open(&address).await.expect("opens")), 1);
    let sweeping = sweep(server, name(&address), "skald_notices");
    let speed = play(&tables, title, at_once, span, 0).await;
    sweeping.abort();
    tables.close().await.expect("closes");
    server.ask("postgres", &format!("drop database {} with (force)", name(&address))).await;
    speed
}

/// Plays for `span` at new tables in the channels after `behind`. The time that opening tables takes is not counted.
pub async fn play(tables: &Arc<Tables>, title: &str, at_once: usize, span: Duration, behind: u64) -> Speed {
    let mut companies = Vec::new();
    for channel in 1..=at_once as u64 {
        companies.push(Company::of(Arc::clone(tables), opening(person(1), title, behind + channel)).await);
    }
    let end = Instant::now() + span;
    let playing = companies.into_iter().map(|mut company| {
        tokio::spawn(async move {
            let mut times = Vec::new();
            while Instant::now() < end {
                times.push(company.act().await);
            }
            times
        })
    });
    let (mut all, mut a_second) = (Vec::new(), 0.0);
    for playing in playing.collect::<Vec<_>>() {
        let times = playing.await.expect("plays");
        if !times.is_empty() {
            a_second += times.len() as f64 / times.iter().sum::<Duration>().as_secs_f64();
            all.extend(times);
        }
    }
    Speed { a_second, times: Times::of(all) }
}

/// Empties an outbox again and again, since delivery is not measured here.
pub fn sweep(server: &Server, database: &str, outbox: &'static str) -> JoinHandle<()> {
    let config = server.config(database);
    tokio::spawn(async move {
        let (client, connection) = config.connect(tokio_postgres::NoTls).await.expect("connects");
        let _connection = tokio::spawn(connection);
        loop {
            client.execute(&format!("delete from {outbox}"), &[]).await.expect("deletes");
            tokio::time::sleep(SWEEP).await;
        }
    })
}

/// Plays a title to see what its commits write.
async fn look(server: &Server, title: &'static str) -> Shape {
    let address = server.database().await;
    let tables = tables(Arc::new(Postgres::open(&address).await.expect("opens")), 1);
    play(&tables, title, 16, LOOK, 0).await;
    tables.close().await.expect("closes");
    Shape::of(server, name(&address)).await
}
