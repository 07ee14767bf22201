//! Who plays, where and when. Everything here is an assumption; `docs/scale.md` has the results.

use rand::Rng as _;
use rand_chacha::ChaCha8Rng;

/// Tables that a server opens a day, on average over all servers that have the bot.
pub const TABLES_A_DAY: f64 = 0.1;
/// Time zones by their distance from UTC in minutes, and how many of a hundred servers are there.
pub const ZONES: [(i64, u32); 12] = [
    (-480, 9),
    (-360, 10),
    (-300, 18),
    (-180, 8),
    (0, 10),
    (60, 20),
    (120, 6),
    (180, 5),
    (330, 4),
    (480, 4),
    (540, 4),
    (600, 2),
];
/// The relative activity of each local hour.
const HOURS: [f64; 24] = [
    0.55, 0.30, 0.15, 0.08, 0.06, 0.08, 0.20, 0.45, 0.65, 0.75, 0.85, 0.95, 1.10, 1.10, 1.10, 1.15, 1.25, 1.40, 1.60,
    1.85, 2.10, 2.20, 1.70, 1.05,
];
/// How many of a hundred tables are of each title, and have each number of seats from two on.
pub const TITLES: [(&str, u32); 4] = [("raids", 35), ("relic_runners", 25), ("explorers", 25), ("brandubh", 15)];
pub const SEATS: [u32; 4] = [40, 30, 25, 5];
/// Of a hundred hand-overs, those after which the person opens the private turn, a list of choices or an earlier page.
/// Then those after which a person uses `/board`, `/score`, `/log` or a completion.
pub const OPENS: u32 = 50;
pub const LOOKS: u32 = 50;
/// Of a hundred boards, those that other messages have pushed out of sight, and those whose picture comes by a second edit.
pub const BURIED: u32 = 15;
pub const LATE_PICTURE: u32 = 5;

/// How fast people answer.
pub struct Pace {
    /// How many of a hundred tables have this pace.
    pub share: u32,
    /// How many of a hundred answers come soon, and after how long on average, in minutes of an average hour.
    soon: (u32, f64),
    /// After how long the others come on average, in the same unit.
    later: f64,
    /// Whether people are there all the time, so that the hour does not matter.
    pub together: bool,
    /// The time for an answer (`table/state/pace.rs`), in minutes: a reminder at half of it, at its end the computer plays.
    pub limit: f64,
}

/// `live`, `fast` and `slow`.
pub const PACES: [Pace; 3] = [
    Pace { share: 20, soon: (100, 1.5), later: 0.0, together: true, limit: 10.0 },
    Pace { share: 60, soon: (40, 10.0), later: 360.0, together: false, limit: 1_440.0 },
    Pace { share: 20, soon: (20, 10.0), later: 1_200.0, together: false, limit: 4_320.0 },
];

/// A source of random numbers.
pub struct Chance(pub ChaCha8Rng);

impl Chance {
    /// From 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn percent(&mut self, share: u32) -> bool {
        self.unit() * 100.0 < f64::from(share)
    }

    pub fn below(&mut self, most: usize) -> usize {
        (self.unit() * most as f64) as usize
    }

    /// The index of one of these shares, each as likely as it is large.
    pub fn pick(&mut self, shares: impl Iterator<Item = u32> + Clone) -> usize {
        let mut left = self.unit() * f64::from(shares.clone().sum::<u32>());
        let place = shares.clone().position(|share| {
            left -= f64::from(share);
            left < 0.0
        });
        place.unwrap_or(0)
    }

    pub fn exponential(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.unit()).ln()
    }

    /// One of the two whole numbers next to `mean`, with this mean.
    pub fn whole(&mut self, mean: f64) -> u32 {
        mean as u32 + u32::from(self.unit() < mean.fract())
    }

    /// A number from the Poisson distribution; above a mean of 64 from the normal distribution that approximates it.
    pub fn poisson(&mut self, mean: f64) -> u32 {
        if mean > 64.0 {
            let (radius, angle) = ((-2.0 * (1.0 - self.unit()).ln()).sqrt(), std::f64::consts::TAU * self.unit());
            return (mean + mean.sqrt() * radius * angle.cos()).round().max(0.0) as u32;
        }
        let (mut count, mut left) = (0, self.unit());
        let mut step = (-mean).exp();
        while left > step && count < 1_000 {
            left -= step;
            count += 1;
            step *= mean / f64::from(count);
        }
        count
    }
}

/// Activity added up over the minutes of a local day; that of an average minute is 1.
pub struct Rhythm(Vec<f64>);

impl Rhythm {
    pub fn new() -> Self {
        let scale = 24.0 / HOURS.iter().sum::<f64>();
        let mut sum = 0.0;
        let mut added = vec![0.0];
        for minute in 0..1440 {
            sum += HOURS[minute / 60] * scale;
            added.push(sum);
        }
        Self(added)
    }

    /// The activity of a zone in a minute of the UTC day; on average 1.
    pub fn at(&self, zone: usize, minute: usize) -> f64 {
        let local = (minute as i64 + ZONES[zone].0).rem_euclid(1440) as usize;
        self.0[local + 1] - self.0[local]
    }

    /// How many real minutes pass in a zone from this second of UTC until its activity adds up to `average`.
    fn pass(&self, zone: usize, second: u64, average: f64) -> f64 {
        let local = (second as f64 / 60.0 + ZONES[zone].0 as f64).rem_euclid(1440.0);
        let from = local as usize;
        let begun = self.0[from] + (self.0[from + 1] - self.0[from]) * local.fract();
        let whole = self.0[1440];
        let wanted = begun + average;
        let (days, rest) = ((wanted / whole).floor(), wanted.rem_euclid(whole));
        let minute = self.0.partition_point(|sum| *sum <= rest).clamp(1, 1440) - 1;
        let part = (rest - self.0[minute]) / (self.0[minute + 1] - self.0[minute]);
        days * 1440.0 + minute as f64 + part - local
    }

    /// After how many real minutes the next person answers.
    pub fn answer(&self, chance: &mut Chance, pace: &Pace, zone: usize, second: u64) -> f64 {
        let mean = if chance.percent(pace.soon.0) { pace.soon.1 } else { pace.later };
        let average = chance.exponential(mean);
        if pace.together { average } else { self.pass(zone, second, average) }
    }
}
