//! All tables of all servers, answer by answer.
//!
//! An answer is one event: the person whose turn it is makes all choices of the turn, and the table waits for the next
//! one. Its cost is counted in its minute. A small world of fewer than twice [`SMALL`] servers plays [`BEFORE`] days,
//! until as many games end as begin. The day of a larger one begins with copies of its tables, each with its next
//! answer moved by up to 15 minutes. All people of a table live in one time zone, and all turns of a game are equally
//! long. A late board or call delays no answer.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::capacities::{DIRECT, TitleCost, cost_of};
use crate::outbox::{Outbox, Plan};
use crate::people::{BURIED, Chance, LATE_PICTURE, LOOKS, OPENS, PACES, Rhythm, SEATS, TABLES_A_DAY, TITLES, ZONES};
use crate::records::Kind;

pub const SMALL: usize = 10_000;
/// How many days the small world plays before the day that is reported.
const BEFORE: usize = 240;
const DAY: u64 = 86_400;
/// The measured share of hand-overs and reminders that bring a message to somebody (docs/performance.md, *A month of tables*:
/// 14,537 for 23,435).
const CALLED: f64 = 14_537.0 / 23_435.0;
/// Bytes of a head with its position, as in the measurements of `docs/decisions/0009-postgresql.md`.
const HEAD: f64 = 8_192.0;
/// A person is not called within this many minutes of their own move (`discord/delivery/calling.rs`).
const ATTENTIVE: f64 = 1.0;

/// How often each thing happens in a minute.
#[derive(Clone, Copy, Default)]
pub struct Minute {
    pub interactions: f64,
    /// Acknowledgements and private answers, which are outside of Discord's global limit.
    pub callbacks: f64,
    pub commits: f64,
    pub edits: f64,
    pub posts: f64,
    pub directs: f64,
    pub deletes: f64,
    /// Requests for what stands below a board.
    pub looks: f64,
    pub pictures: f64,
    /// How long two cores take to draw these, in seconds.
    pub drawing: f64,
    /// Bytes of these.
    pub upload: f64,
    pub timers: f64,
    pub opened: f64,
    pub ended: f64,
    pub asked: f64,
    pub hand_overs: f64,
    pub live: f64,
    /// Bytes of the journal, and of the archive a day later.
    pub journal: f64,
    pub archive: f64,
}

impl Minute {
    /// Requests within Discord's global limit.
    pub fn requests(&self) -> f64 {
        self.edits + self.posts + self.directs + self.deletes + self.looks
    }
}

#[derive(Clone, Copy)]
struct Table {
    left: u32,
    kind: u8,
    game: u8,
    zone: u8,
    pace: u8,
    /// Whether a call stands in the channel.
    called: bool,
}

pub struct World<'a> {
    kinds: &'a [Kind],
    rhythm: &'a Rhythm,
    chance: Chance,
    servers: f64,
    tables: Vec<Table>,
    free: Vec<u32>,
    /// Tables by the day of their next answer, with its second.
    later: Vec<Vec<(u32, u32)>>,
    /// How many timers run out, by day and minute.
    timers: Vec<Vec<u32>>,
    live: usize,
}

impl<'a> World<'a> {
    pub fn new(kinds: &'a [Kind], rhythm: &'a Rhythm, servers: usize) -> Self {
        let chance = Chance(ChaCha8Rng::seed_from_u64(servers as u64));
        let (tables, free, later, timers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { kinds, rhythm, chance, servers: servers as f64, tables, free, later, timers, live: 0 }
    }

    /// A world of about this many servers in which as many games end as begin, and the number of its next day.
    pub fn settled(kinds: &'a [Kind], rhythm: &'a Rhythm, servers: usize) -> (Self, usize) {
        let copies = (servers / SMALL).max(1);
        let mut small = Self::new(kinds, rhythm, servers / copies);
        for day in 0..BEFORE {
            small.day(day, &mut []);
        }
        if copies == 1 {
            return (small, BEFORE);
        }
        let mut large = Self::new(kinds, rhythm, small.servers as usize * copies);
        for day in BEFORE..small.later.len() {
            for (table, second) in std::mem::take(&mut small.later[day]) {
                for _ in 0..copies {
                    let moved = (f64::from(second) + (large.chance.unit() - 0.5) * 1_800.0).abs() as u64;
                    let moved = if moved < DAY { moved } else { 2 * DAY - 1 - moved };
                    large.tables.push(small.tables[table as usize]);
                    large.live += 1;
                    large.schedule(large.tables.len() - 1, day as u64 * DAY + moved);
                }
            }
        }
        for day in BEFORE..small.timers.len() {
            large.timers.resize(large.timers.len().max(day + 1), Vec::new());
            large.timers[day] = small.timers[day].iter().map(|count| count * copies as u32).collect();
        }
        (large, BEFORE)
    }

    /// Bytes of all live games: their heads, and what has been played of each.
    pub fn live_bytes(&self) -> f64 {
        let live = self.later.iter().flatten().map(|(table, _)| &self.tables[*table as usize]);
        let bytes = live.map(|table| {
            let kind = &self.kinds[table.kind as usize];
            let length = kind.games[table.game as usize];
            let played = 1.0 - f64::from(table.left) / f64::from(length.hand_overs);
            HEAD + played * f64::from(length.entries) * cost_of(kind.title).live
        });
        bytes.sum()
    }

    fn schedule(&mut self, table: usize, at: u64) {
        let day = (at / DAY) as usize;
        if self.later.len() <= day {
            self.later.resize(day + 1, Vec::new());
        }
        self.later[day].push((table as u32, (at % DAY) as u32));
    }

    /// Sets a timer of a table, in seconds since the first day began.
    fn alarm(&mut self, at: u64) {
        let day = (at / DAY) as usize;
        if self.timers.len() <= day {
            self.timers.resize(day + 1, Vec::new());
        }
        let minutes = &mut self.timers[day];
        minutes.resize(1440, 0);
        minutes[(at % DAY / 60) as usize] += 1;
    }

    /// Plays a day; what happens in each of its minutes of UTC.
    pub fn day(&mut self, day: usize, outboxes: &mut [Outbox]) -> Vec<Minute> {
        let mut minutes = vec![Minute::default(); 1440];
        let mut seconds: Vec<Vec<u32>> = vec![Vec::new(); DAY as usize];
        for (table, second) in self.later.get_mut(day).map(std::mem::take).unwrap_or_default() {
            seconds[second as usize].push(table);
        }
        for (number, minute) in minutes.iter_mut().enumerate() {
            for second in number * 60..number * 60 + 60 {
                for _ in 0..self.openings(number) {
                    let table = self.open(number);
                    self.gather(table, second as f64, minute, outboxes);
                    self.wait(table, day as u64 * DAY + second as u64, &mut seconds);
                }
                let mut at = 0;
                while let Some(table) = seconds[second].get(at).copied() {
                    at += 1;
                    let now = day as u64 * DAY + second as u64;
                    if self.answer(table as usize, now, minute, outboxes) {
                        self.wait(table as usize, now, &mut seconds);
                    }
                }
                seconds[second] = Vec::new();
                let due = self.timers.get(day).and_then(|timers| timers.get(number)).copied().unwrap_or(0);
                self.alarms(f64::from(due) / 60.0, second as f64, minute, outboxes);
            }
            minute.live = self.live as f64;
        }
        minutes
    }

    /// How many tables are opened in a second of this minute.
    fn openings(&mut self, minute: usize) -> u32 {
        let lively: f64 = (0..ZONES.len()).map(|zone| self.lively(zone, minute)).sum();
        self.chance.poisson(self.servers * TABLES_A_DAY * lively / DAY as f64)
    }

    /// The activity of a zone in a minute of UTC; on average over the day its share of all servers, from 0 to 1.
    fn lively(&self, zone: usize, minute: usize) -> f64 {
        let all: u32 = ZONES.iter().map(|(_, share)| *share).sum();
        self.rhythm.at(zone, minute) * f64::from(ZONES[zone].1) / f64::from(all)
    }

    /// Opens a table and returns its index.
    fn open(&mut self, minute: usize) -> usize {
        let weights: Vec<u32> = (0..ZONES.len()).map(|zone| (self.lively(zone, minute) * 1e6) as u32).collect();
        let zone = self.chance.pick(weights.into_iter());
        let kind = self.chance.pick(self.kinds.iter().map(share));
        let game = self.chance.below(self.kinds[kind].games.len());
        let pace = self.chance.pick(PACES.iter().map(|pace| pace.share));
        let left = self.kinds[kind].games[game].hand_overs;
        let table =
            Table { left, kind: kind as u8, game: game as u8, zone: zone as u8, pace: pace as u8, called: false };
        self.live += 1;
        match self.free.pop() {
            Some(place) => {
                self.tables[place as usize] = table;
                place as usize
            }
            None => {
                self.tables.push(table);
                self.tables.len() - 1
            }
        }
    }

    /// A lobby: the command, a press for each other seat and the start; the card, its changes, and the board.
    fn gather(&self, table: usize, now: f64, minute: &mut Minute, outboxes: &mut [Outbox]) {
        let seats = f64::from(self.kinds[self.tables[table].kind as usize].seats);
        let (presses, changes) = (seats + 1.0, seats - 1.0 + 1.0);
        minute.opened += 1.0;
        minute.interactions += presses;
        minute.callbacks += presses + 1.0;
        // Each press is a commit, and so is each delivery.
        minute.commits += presses + changes + 2.0;
        minute.posts += 2.0;
        minute.edits += changes;
        self.draw(table, 1.0, minute);
        outboxes.iter_mut().for_each(|outbox| outbox.change(now, table, changes + 2.0));
    }

    /// Counts this many pictures of a table.
    fn draw(&self, table: usize, pictures: f64, minute: &mut Minute) {
        let title = self.title(table);
        minute.pictures += pictures;
        minute.drawing += pictures * title.picture / 1_000.0;
        minute.upload += pictures * title.file;
    }

    fn title(&self, table: usize) -> &'static TitleCost {
        cost_of(self.kinds[self.tables[table].kind as usize].title)
    }

    /// The turn of the next person begins: schedules their answer, and the timers until then.
    fn wait(&mut self, table: usize, now: u64, seconds: &mut [Vec<u32>]) {
        let Table { zone, pace, .. } = self.tables[table];
        let pace = &PACES[pace as usize];
        let minutes = self.rhythm.answer(&mut self.chance, pace, zone as usize, now);
        if minutes > pace.limit / 2.0 {
            self.alarm(now + (pace.limit * 30.0) as u64);
        }
        if minutes > pace.limit {
            self.alarm(now + (pace.limit * 60.0) as u64);
        }
        // At a table whose people are there, somebody who answers within this time sees the board and needs no call.
        let called = self.chance.unit() < CALLED;
        self.tables[table].called = called && (!pace.together || minutes > ATTENTIVE);
        let at = now + ((minutes.min(pace.limit) * 60.0) as u64).max(5);
        match at / DAY == now / DAY {
            true => seconds[(at % DAY) as usize].push(table as u32),
            false => self.schedule(table, at),
        }
    }

    /// Reminders and timeouts. Each is a commit that makes the notice, a message that replaces an earlier one, and a
    /// commit after its delivery.
    fn alarms(&mut self, due: f64, now: f64, minute: &mut Minute, outboxes: &mut [Outbox]) {
        minute.timers += due;
        minute.commits += 2.0 * due;
        minute.posts += due * CALLED;
        minute.deletes += due * CALLED;
        outboxes.iter_mut().for_each(|outbox| outbox.also(now, 2.0 * due * CALLED));
    }

    /// Somebody makes a whole turn. Returns whether the game goes on.
    fn answer(&mut self, table: usize, now: u64, minute: &mut Minute, outboxes: &mut [Outbox]) -> bool {
        let Table { left, kind, game, called, .. } = self.tables[table];
        let (title, length) = (self.title(table), self.kinds[kind as usize].games[game as usize]);
        let asked = f64::from(self.chance.whole(f64::from(length.asked) / f64::from(length.hand_overs)));
        let opens = f64::from(u8::from(self.chance.percent(OPENS)));
        let looks = f64::from(u8::from(self.chance.percent(LOOKS)));
        minute.hand_overs += 1.0;
        minute.asked += asked;
        minute.interactions += asked + opens + looks;
        // The last press of a turn is only acknowledged: the board shows its effect.
        minute.callbacks += 2.0 * (asked + opens + looks) - 1.0;
        minute.journal += asked * title.journal;
        self.draw(table, asked + looks, minute);

        let aside = self.chance.unit() * f64::from(length.hand_overs) < f64::from(length.aside);
        let buried = f64::from(u8::from(self.chance.percent(BURIED)));
        let again = f64::from(u8::from(self.chance.percent(LATE_PICTURE)));
        let ends = left <= 1;
        let direct = if aside { DIRECT } else { 0.0 };
        let call = f64::from(u8::from(self.tables[table].called && !aside));
        let old = f64::from(u8::from(called));
        minute.edits += title.edits - buried + again;
        minute.posts += buried + call;
        minute.deletes += buried + old;
        minute.directs += direct;
        minute.looks += f64::from(u8::from(!ends));
        minute.commits += asked + title.edits + call + f64::from(u8::from(aside));
        let second = (now % DAY) as f64;
        let edits = title.edits + buried + again;
        let by_press = if title.private { edits } else { buried };
        for outbox in outboxes {
            let requests = match outbox.plan {
                Plan::Built => edits + f64::from(u8::from(!ends)) + call + old + direct,
                Plan::Lean => edits + call + direct,
                Plan::Tokens => by_press + old + direct,
            };
            outbox.change(second, table, requests);
        }
        if ends {
            minute.ended += 1.0;
            minute.archive += f64::from(length.entries) * title.archive;
            self.live -= 1;
            self.free.push(table as u32);
            return false;
        }
        self.tables[table].left -= 1;
        true
    }
}

/// How many of a thousand tables are of a kind.
fn share(kind: &Kind) -> u32 {
    let of_title = TITLES.iter().find(|(title, _)| *title == kind.title).map_or(0, |(_, share)| *share);
    let seats = |seats: u8| SEATS[usize::from(seats) - 2];
    let all: u32 = cost_of(kind.title).seats.clone().map(seats).sum();
    of_title * 1_000 * seats(kind.seats) / all / 100
}
