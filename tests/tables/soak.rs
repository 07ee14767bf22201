//! A month of tables on a clock that the test moves. People play at once, slowly, rarely, or not any more, are away, have
//! quiet hours, or hand their seat to others. The program is restarted and frozen, and Discord is away. Small by default; `SKALD_SOAK_TABLES=300 cargo test --test tables soak` is the full run.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::json;
use skald::engine::{Seat, Seed};
use skald::games;
use skald::store::{Memory, Store};
use skald::table::{
    Act, ChannelId, CommunityId, DecisionId, EntryKind, FixedEntropy, NoticeKind, Open, PersonId, Pick, Request, Seq,
    Stage, TableId, Tables, Timestamp, WaitStage,
};
use support::people::{ManualClock, person};

const HOUR: u64 = 60 * 60 * 1000;
const DAYS: u64 = 30;
const HERE: CommunityId = CommunityId(9);

/// How a person plays: in how many of a hundred hours they look in, and after how many days they are gone for good.
struct Habit {
    looks_in: u64,
    gone_after: u64,
    goes_away_on: Option<u64>,
}

fn habit(number: u64) -> Habit {
    match number % 5 {
        0 => Habit { looks_in: 70, gone_after: DAYS, goes_away_on: None },
        1 => Habit { looks_in: 25, gone_after: DAYS, goes_away_on: Some(4) },
        2 => Habit { looks_in: 8, gone_after: DAYS, goes_away_on: None },
        3 => Habit { looks_in: 40, gone_after: 2 + number % 7, goes_away_on: None },
        _ => Habit { looks_in: 3, gone_after: DAYS, goes_away_on: None },
    }
}

/// A pseudorandom number below `most`, derived from its place.
fn chance(seed: &Seed, place: u64, most: u64) -> u64 {
    u64::from_str_radix(&seed.derive("soak", place).to_string()[..12], 16).unwrap() % most
}

struct Month {
    store: Arc<dyn Store>,
    clock: Arc<ManualClock>,
    tables: Tables,
    seed: Seed,
    games: Vec<TableId>,
    /// By table and decision: the number of its reminders and of its timeout notices.
    notified: BTreeMap<(TableId, Seat, DecisionId), (u32, u32)>,
    acted: u64,
    /// When no person could act.
    unable: Vec<(Timestamp, Timestamp)>,
    /// How many seats passed to another person.
    replaced: u64,
}

impl Month {
    async fn begin(count: u64) -> Self {
        let (store, clock): (Arc<dyn Store>, _) = (Arc::new(Memory::new()), ManualClock::new());
        let seed = Seed::from_number(count);
        let tables = restarted(&store, &clock, 0);
        let mut month = Self {
            store,
            clock,
            tables,
            seed,
            games: Vec::new(),
            notified: BTreeMap::new(),
            acted: 0,
            unable: Vec::new(),
            replaced: 0,
        };
        let paces = ["live", "fast", "slow", "36h", "12h+4h", "fast wait", "6h wait"];
        for number in (0..4 * count).filter(|number| has_quiet_hours(PersonId(*number))) {
            let quiet = json!({ "quiet": { "from": 22 * 60, "to": 8 * 60 } });
            month.tables.people().set_preference(PersonId(number), "pings", Some(quiet)).await.unwrap();
        }
        let keys: Vec<_> = month.tables.titles().keys().map(str::to_owned).collect();
        for number in 0..count {
            let key = &keys[number as usize % keys.len()];
            let (least, most) = month.tables.titles().default_of(key).unwrap().meta().seats;
            let seats = (2 + (number % 3) as u8).clamp(least.max(2), most);
            let open = Open {
                channel: ChannelId(100 + number),
                community: Some(HERE),
                host: person(1 + number * 3),
                title: key.clone(),
                edition: None,
                options: serde_json::Value::Null,
                seats,
                locale: skald::words::Locale::En,
                pace: Some(paces[number as usize % paces.len()].parse().unwrap()),
                invited_only: false,
            };
            let table = month.tables.lobby().open(open, None).await.unwrap().id;
            for seat in 1..u64::from(seats) {
                month.tables.lobby().join(Request::new(table, person(1 + number * 3 + seat))).await.unwrap();
            }
            month.tables.lobby().start(Request::new(table, PersonId(1 + number * 3))).await.unwrap();
            month.games.push(table);
        }
        month
    }

    /// An hour: due actions run, notices are read, and people look in.
    async fn hour(&mut self, hour: u64) {
        self.clock.pass(HOUR);
        while self.tables.admin().run_due(64, &[]).await.unwrap().1 {}
        assert_eq!(self.store.overdue(self.tables.now(), 9).await.unwrap(), [], "hour {hour}: nothing due is left");
        for notice in self.tables.outbox().due(100_000).await.unwrap() {
            let notified = |seat, decision| (notice.table, seat, decision);
            match notice.kind {
                NoticeKind::Reminder { seat, decision, by: None } => {
                    self.notified.entry(notified(seat, decision)).or_default().0 += 1;
                }
                NoticeKind::Overdue { seat, decision } => {
                    self.notified.entry(notified(seat, decision)).or_default().1 += 1
                }
                _ => {}
            }
            self.tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
        }
        for at in 0..self.games.len() {
            self.look_in(self.games[at], hour).await;
        }
    }

    /// Discord is away, or the process is frozen: no person can act, and they get the time back.
    async fn outage(&mut self, minutes: u64) {
        let from = self.tables.now();
        self.clock.freeze(minutes * HOUR / 60);
        self.unable.push((from, self.tables.now()));
        self.tables.admin().credit(minutes * HOUR / 60).await.unwrap();
    }

    /// A person offers their seat to another one, who takes it.
    async fn replace(&mut self, table: TableId, hour: u64) {
        let view = self.tables.look(table).await.unwrap();
        let sitting = view.seats.iter().position(|occupant| occupant.person().is_some());
        let (Some(at), Stage::Playing) = (sitting, view.stage) else { return };
        let (seat, owner) = (Seat(at as u8), view.seats[at].person().unwrap().id);
        let taker = person(1_000_000 + 5 * hour);
        self.tables.seats().offer(Request::new(table, owner), seat, taker.id).await.unwrap();
        self.tables.seats().substitute(Request::new(table, taker), seat).await.unwrap();
        self.replaced += 1;
    }

    async fn look_in(&mut self, table: TableId, hour: u64) {
        let view = self.tables.look(table).await.unwrap();
        for open in view.open.iter().filter(|_| view.stage == Stage::Playing) {
            let Some(who) = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).cloned() else {
                continue;
            };
            if has_quiet_hours(who.id) && at_night(self.tables.now()) {
                continue;
            }
            let habit = habit(who.id.0);
            let place = hour * 1_000_003 + who.id.0;
            if hour / 24 >= habit.gone_after || chance(&self.seed, place, 100) >= habit.looks_in {
                continue;
            }
            if habit.goes_away_on == Some(hour / 24) && self.tables.people().away_until(who.id).await.unwrap().is_none()
            {
                self.tables.people().go_away(who.id, 3).await.unwrap();
                continue;
            }
            if self.tables.people().away_until(who.id).await.unwrap().is_some() {
                continue;
            }
            self.play(table, open.decision.seat, who.id, place).await;
        }
    }

    /// A person who looks in answers every decision that waits for them.
    async fn play(&mut self, table: TableId, seat: Seat, who: PersonId, place: u64) {
        for step in 0..40 {
            let view = self.tables.look(table).await.unwrap().seen_by(who);
            if view.stage != Stage::Playing || view.decision_of(seat).is_none() {
                return;
            }
            let position = view.unredacted().unwrap();
            let action = position.suggest("random", seat, &self.seed.derive("play", place + step)).unwrap().unwrap();
            let choice = Pick::Typed(action.to_string());
            let act = Act { table, person: person(who.0), decision: None, choice, idempotency_key: None };
            if let Err(error) = self.tables.play().act(act).await {
                let legal = position.legal(seat);
                panic!(
                    "{table} {action} of {who}, step {step}: {error}; legal: {}",
                    legal.contains(&action.to_string())
                );
            }
            self.acted += 1;
        }
    }

    /// The program stops for some hours, and another process continues with its store.
    async fn restart(&mut self, hours: u64) {
        let from = self.tables.now();
        self.clock.pass(hours * HOUR);
        self.unable.push((from, self.tables.now()));
        self.tables = restarted(&self.store, &self.clock, hours);
        self.tables.admin().resume().await.unwrap();
        self.tables.admin().credit(hours * HOUR).await.unwrap();
    }
}

/// Half of the people have quiet hours from 22 to 8 UTC, but none who takes over a seat.
fn has_quiet_hours(person: PersonId) -> bool {
    person.0.is_multiple_of(2) && person.0 < 1_000_000
}

fn at_night(now: Timestamp) -> bool {
    let hour = now.0 / HOUR % 24;
    !(8..22).contains(&hour)
}

fn restarted(store: &Arc<dyn Store>, clock: &Arc<ManualClock>, number: u64) -> Tables {
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(77 + number)));
    Tables::new(Arc::clone(store), games::builtin().unwrap(), clock.clone(), entropy)
}

/// Slow: a month of 21 tables, hour by hour.
#[tokio::test(flavor = "multi_thread")]
async fn a_month_of_tables_has_no_stuck_table_or_double_notice() {
    let count = std::env::var("SKALD_SOAK_TABLES").ok().and_then(|number| number.parse().ok()).unwrap_or(21);
    let mut month = Month::begin(count).await;
    for hour in 0..DAYS * 24 {
        if hour % 120 == 119 {
            month.restart(1 + hour % 9).await;
        }
        if hour % 37 == 5 {
            month.outage(1 + hour % 200).await;
        }
        if hour % 61 == 3 {
            let table = month.games[hour as usize % month.games.len()];
            month.replace(table, hour).await;
        }
        month.hour(hour).await;
    }
    for ((table, seat, decision), (reminded, overdue)) in &month.notified {
        assert!(
            *reminded <= 1 && *overdue <= 1,
            "{table} {seat} {decision:?}: {reminded} reminders, {overdue} notices"
        );
    }
    let (mut finished, mut waiting, mut automatic) = (0, 0, 0);
    for table in &month.games {
        let view = month.tables.look(*table).await.unwrap();
        let log = month.tables.records().unredacted_log(*table, Seq(1), usize::MAX).await.unwrap();
        automatic += log.iter().filter(|entry| matches!(entry.kind, EntryKind::TimeUp(_))).count();
        let live = view.clock.as_ref().is_some_and(|clock| clock.pace.is_live());
        let mut owners: Vec<_> = view.seats.iter().map(|occupant| occupant.owner().map(|owner| owner.id)).collect();
        for entry in log.iter().rev() {
            if let EntryKind::Substitute(seat) = entry.kind {
                owners[seat.index()] = None;
            }
            if let EntryKind::TimeUp(seat) = entry.kind {
                let unable = month.unable.iter().any(|(from, to)| (*from < entry.at) && entry.at < *to);
                assert!(!unable, "{table}: {seat} lost time at {:?}, when no person could act", entry.at);
                if let Some(owner) = owners[seat.index()].filter(|owner| has_quiet_hours(*owner) && !live) {
                    // A step is taken at most an hour late here.
                    let night = at_night(entry.at) && at_night(entry.at.minus(HOUR));
                    assert!(!night, "{table}: {owner} lost time at {:?}, asleep", entry.at);
                }
            }
        }
        if view.stage == Stage::Finished {
            finished += 1;
            month.tables.records().check_dice(*table).await.unwrap_or_else(|error| panic!("{table}: {error}"));
            continue;
        }
        waiting += 1;
        // It continues, or waits for an overdue person at a table with the pace `wait`.
        let clock = view.clock.clone().expect("a clock");
        let last = log.last().expect("a log").at;
        let idle = month.tables.now().0 - last.0;
        let waits = clock.waits.iter().any(|(_, wait)| wait.stage == WaitStage::Overdue);
        let alone = view.seats.iter().filter(|occupant| occupant.person().is_some()).count() < 2;
        assert!(idle < 6 * 24 * HOUR || waits || alone, "{table} has stood for {} hours: {view:?}", idle / HOUR);
    }
    let results = month.tables.records().results(HERE, Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
    assert_eq!(results.len(), finished, "every finished game is a result, once");
    println!(
        "{count} tables, {DAYS} days: {finished} finished, {waiting} go on or wait; {} actions of people, {automatic} \
         turns or answers after the deadline, {} reminders",
        month.acted,
        month.notified.values().map(|notified| notified.0).sum::<u32>(),
    );
    assert!(month.replaced > 5, "{} seats passed to another person", month.replaced);
    assert!(finished * 2 > count as usize, "most games end within a month");
}
