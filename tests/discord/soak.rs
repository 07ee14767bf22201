//! Months of play in the sandbox on a clock that the test advances: whom the bot calls, how often and when. P0-42, P0-44, P0-45.
//!
//! The default is small. The full runs are `SKALD_CALLED_GAMES=1000` and `SKALD_SOAK_TABLES=300 SKALD_SOAK_DAYS=30`, each with
//! `-- --nocapture`.

use support::{evening, openapi};

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use evening::{Evening, SOON};
use serde_json::{Value, json};
use skald::engine::{Seat, Seed};
use skald::sandbox::{Failure, Id, InteractionStatus};
use skald::table::{
    Act, Actor, ChannelId, CommunityId, DecisionId, Entry, EntryKind, Open, Person, PersonId, Pick, Request, Seq,
    Stage, TableId, TableView, Timestamp, WaitStage,
};
use skald::words::Locale;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
/// The longest time that a game may stand without a move or a way out.
const IDLE: u64 = 6 * 24 * 3600 * 1000;

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// The number of days that people play.
fn days() -> u64 {
    number("SKALD_SOAK_DAYS", 8)
}

/// A deterministic number below `most` for a label and a place.
fn chance(label: &str, place: u64, most: u64) -> u64 {
    let seed = Seed::from_number(12).derive(label, place).to_string();
    u64::from_str_radix(&seed[..12], 16).unwrap() % most
}

/// A message that notified a person.
struct Ping {
    person: PersonId,
    /// The channel; `None` for a direct message.
    channel: Option<ChannelId>,
    text: String,
}

/// A server with a bot, its people, and one game in each of its channels.
struct Server {
    evening: Evening,
    people: Vec<Person>,
    games: Vec<TableId>,
    /// The counted messages. Each counts once, since a post with a lost answer is retried.
    posted: BTreeSet<String>,
    /// The title of the game in each channel, and the number of requests to each route for it.
    titles: BTreeMap<String, String>,
    requests: BTreeMap<String, usize>,
    /// The exchanges to compare with Discord's document.
    exchanges: usize,
    contract: Option<&'static openapi::Contract>,
}

impl Server {
    async fn begin(people: u64) -> Self {
        let evening = Evening::in_words().await;
        let locales = Locale::ALL.map(|locale| (locale.discord_tags()[0], locale));
        let people = (0..people).map(|at| {
            let (tag, locale) = locales[at as usize % locales.len()];
            let name = format!("Person {at}");
            Person { id: PersonId(evening.sandbox.add_member(&name, tag).get()), name, locale }
        });
        let people = people.collect();
        let contract = openapi::Contract::find();
        Self {
            evening,
            people,
            games: Vec::new(),
            posted: BTreeSet::new(),
            titles: BTreeMap::new(),
            requests: BTreeMap::new(),
            exchanges: 2_000,
            contract,
        }
    }

    /// Starts a game of the next title with these people and this many computers. Returns who started it and the last seq.
    async fn game(&mut self, people: &[usize], computers: u8, pace: Option<&str>) -> (PersonId, Seq) {
        let tables = &self.evening.tables;
        let keys: Vec<_> = tables.titles().keys().map(str::to_owned).collect();
        let title = &keys[self.games.len() % keys.len()];
        let (least, most) = tables.titles().default_of(title).unwrap().meta().seats;
        let people = &people[..people.len().min(most.into())];
        let seats = (people.len() as u8 + computers).clamp(least, most);
        let open = Open {
            channel: ChannelId(self.evening.sandbox.open_channel(&format!("table {}", self.games.len())).get()),
            community: Some(CommunityId(self.evening.sandbox.guild().get())),
            host: self.people[people[0]].clone(),
            title: title.clone(),
            edition: None,
            options: Value::Null,
            seats,
            locale: Locale::En,
            pace: pace.map(|pace| pace.parse().unwrap()),
            invited_only: false,
        };
        self.titles.insert(open.channel.0.to_string(), title.clone());
        let table = tables.lobby().open(open, None).await.unwrap().id;
        for _ in people.len()..seats.into() {
            tables.lobby().add_computer(Request::new(table, self.people[people[0]].id), "careful").await.unwrap();
        }
        for at in &people[1..] {
            tables.lobby().join(Request::new(table, self.people[*at].clone())).await.unwrap();
        }
        let host = self.people[people[0]].id;
        let view = tables.lobby().start(Request::new(table, host)).await.unwrap();
        self.games.push(table);
        (host, view.seq)
    }

    /// Lets time pass. The bot handles everything that falls due and delivers it.
    async fn pass(&self, time: Duration) {
        self.evening.pass(time);
        while self.evening.tables.admin().run_due(64, &[]).await.unwrap().1 {}
        self.evening.delivered().await;
    }

    /// The messages since the last call that notified a person.
    fn pings(&mut self) -> Vec<Ping> {
        let exchanges = self.evening.sandbox.take_journal();
        if let Some(contract) = self.contract.filter(|_| self.exchanges > 0) {
            let faults = contract.faults(&exchanges[..exchanges.len().min(self.exchanges)]);
            assert!(faults.is_empty(), "{}", faults.join("\n"));
            self.exchanges = self.exchanges.saturating_sub(exchanges.len());
        }
        let mut pings = Vec::new();
        for exchange in exchanges {
            let channel = exchange.path.split('/').nth(2).unwrap_or_default();
            let title = self.titles.get(channel).map_or("other", String::as_str);
            *self.requests.entry(format!("{title}: {} {}", exchange.method, exchange.template)).or_default() += 1;
            let post = exchange.method == "POST" && exchange.template == "/channels/{channel_id}/messages";
            let Some(id) = exchange.response["id"].as_str().filter(|_| post && exchange.status == 200) else {
                continue;
            };
            if !self.posted.insert(id.to_owned()) {
                continue;
            }
            let text = exchange.response["content"].as_str().unwrap_or_default().to_owned();
            let channel: u64 = exchange.response["channel_id"].as_str().unwrap().parse().unwrap();
            let direct = self.evening.sandbox.look(|look| {
                self.people
                    .iter()
                    .find(|person| look.dm(Id::new(person.id.0)) == Some(Id::new(channel)))
                    .map(|person| person.id)
            });
            let mentioned = exchange.response["mentions"].as_array().into_iter().flatten();
            let mentioned = mentioned.map(|user| PersonId(user["id"].as_str().unwrap().parse().unwrap()));
            match direct {
                Some(person) => pings.push(Ping { person, channel: None, text }),
                None => pings.extend(mentioned.map(|person| Ping {
                    person,
                    channel: Some(ChannelId(channel)),
                    text: text.clone(),
                })),
            }
        }
        pings
    }

    /// A table as the person in the middle of a turn sees it.
    async fn look(&self, table: TableId) -> TableView {
        let view = self.evening.tables.look(table).await.unwrap();
        let mover = view.begun().and_then(|seat| Some(view.occupant(seat)?.person()?.id));
        mover.map_or(view.clone(), |mover| view.seen_by(mover))
    }

    async fn log(&self, table: TableId) -> Vec<Entry> {
        let log = self.evening.tables.records().unredacted_log(table, Seq(1), usize::MAX).await.unwrap();
        log.into_iter().map(Entry::from).collect()
    }
}

/// A code that a person may type now.
fn code(view: &TableView, seat: Seat, place: u64) -> String {
    let seed = Seed::from_number(5).derive("code", place);
    view.unredacted().unwrap().suggest("random", seat, &seed).unwrap().unwrap().to_string()
}

/// Slow: whole games, each call counted.
#[tokio::test(start_paused = true)]
async fn each_turn_calls_its_player_exactly_once() {
    let games = number("SKALD_CALLED_GAMES", 8);
    let mut server = Server::begin(9).await;
    // The person who last changed a table, and the seq. The answer shows them the decisions that their change opened.
    let mut movers: BTreeMap<TableId, (PersonId, Seq)> = BTreeMap::new();
    for game in 0..games as usize {
        let people: Vec<_> = (0..2 + game / 4 % 3).map(|at| (game + at) % 9).collect();
        let mover = server.game(&people, (game / 12 % 2) as u8, None).await;
        movers.insert(server.games[game], mover);
    }
    // For each person at a table: the decision of their last call, and the expected number of calls.
    let mut called: BTreeMap<(TableId, PersonId), DecisionId> = BTreeMap::new();
    let (mut hand_overs, mut mentions, mut round) = (0, 0, 0);
    let mut running: Vec<TableId> = server.games.clone();
    while !running.is_empty() {
        server.pass(2 * MINUTE).await;
        let mut expected: BTreeMap<(ChannelId, PersonId), usize> = BTreeMap::new();
        let mut next = Vec::new();
        for table in std::mem::take(&mut running) {
            let view = server.look(table).await;
            if view.stage != Stage::Playing {
                // The end notifies each person once.
                let people = view.seats.iter().filter_map(|occupant| occupant.person());
                expected.extend(people.map(|person| ((view.channel, person.id), 1)));
                continue;
            }
            next.push(table);
            for open in view.open.iter().filter(|open| !open.decision.out_of_turn && view.begun().is_none()) {
                let Some(person) = view.occupant(open.decision.seat).and_then(|seat| seat.person()) else { continue };
                let shown = movers.get(&table).is_some_and(|(mover, to)| *mover == person.id && open.id.0 <= to.0);
                if !shown && called.insert((table, person.id), open.id) != Some(open.id) {
                    *expected.entry((view.channel, person.id)).or_default() += 1;
                }
            }
        }
        let mut seen: BTreeMap<(ChannelId, PersonId), usize> = BTreeMap::new();
        let pings = server.pings();
        for ping in &pings {
            if let Some(channel) = ping.channel {
                *seen.entry((channel, ping.person)).or_default() += 1;
            }
        }
        for ((channel, person), count) in expected.iter().chain(&seen) {
            if seen.get(&(*channel, *person)) == expected.get(&(*channel, *person)) {
                continue;
            }
            let view = server.evening.tables.at(*channel).await.unwrap().unwrap();
            let log = server.log(view.id).await;
            let texts = pings.iter().filter(|ping| ping.channel == Some(*channel)).map(|ping| &ping.text);
            panic!(
                "round {round}, {}: {person} is not called {count} times but by {:#?}; {:?}; {:#?}",
                view.title.meta().key,
                texts.collect::<Vec<_>>(),
                view.open,
                &log[log.len().saturating_sub(8)..],
            );
        }
        hand_overs += expected.values().sum::<usize>();
        for ((channel, _), count) in &expected {
            let title = &server.titles[&channel.0.to_string()];
            *server.requests.entry(format!("{title}: hand-overs")).or_default() += count;
        }
        mentions += seen.values().sum::<usize>();
        running = next;
        for (game, table) in running.iter().enumerate() {
            let view = server.look(*table).await;
            let Some(open) = view.open.first() else { continue };
            let Some(person) = view.occupant(open.decision.seat).and_then(|seat| seat.person()).cloned() else {
                continue;
            };
            let choice = Pick::Typed(code(&view, open.decision.seat, round * 10_007 + game as u64));
            let mover = person.id;
            let act = Act { table: *table, person, decision: None, choice, idempotency_key: None };
            let acted = server.evening.tables.play().act(act).await.unwrap();
            *server.requests.entry(format!("{}: moves", view.title.meta().key)).or_default() += 1;
            movers.insert(*table, (mover, acted.entries.last().expect("a move").seq));
        }
        round += 1;
        assert!(round < 3_000, "games end: {running:?}");
    }
    server.evening.delivered().await;
    println!("{games} games: {hand_overs} hand-overs, {mentions} mentions; requests: {:#?}", server.requests);
    assert!(server.evening.sandbox.violations().is_empty(), "{:#?}", server.evening.sandbox.violations());
}

/// The habits of a person:
///
/// * the share of hours at which they look in, in percent,
/// * the day on which they leave for good,
/// * their days off,
/// * their setting for calls.
struct Habit {
    looks_in: u64,
    gone_after: u64,
    away_on: Option<u64>,
    pings: &'static str,
    quiet: Option<(u8, u8)>,
    closed: bool,
}

/// The choices of `/me pings:`, in their order.
const PINGS: [&str; 4] = ["usual", "channel", "direct", "none"];

/// Twelve time zones. Half of them have summer time.
const ZONES: [&str; 12] = [
    "Europe/Paris",
    "America/New_York",
    "Asia/Tokyo",
    "Australia/Sydney",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Africa/Lagos",
    "Pacific/Auckland",
    "America/Los_Angeles",
    "Europe/London",
    "Asia/Kathmandu",
    "Pacific/Chatham",
];

fn habit(at: u64) -> Habit {
    let usual = Habit { looks_in: 60, gone_after: u64::MAX, away_on: None, pings: "usual", quiet: None, closed: false };
    match at % 7 {
        0 => usual,
        1 => Habit { looks_in: 30, away_on: Some(4), quiet: Some((22, 8)), ..usual },
        2 => Habit { looks_in: 10, pings: "direct", ..usual },
        3 => Habit { looks_in: 40, gone_after: 2 + at % 11, ..usual },
        4 => Habit { looks_in: 50, quiet: Some((23, 7)), closed: true, ..usual },
        5 => Habit { looks_in: 25, pings: "channel", quiet: Some((9, 17)), ..usual },
        _ => Habit { looks_in: 4, pings: "none", ..usual },
    }
}

fn zone(at: u64) -> &'static str {
    ZONES[at as usize % ZONES.len()]
}

/// Whether it is a quiet hour in a person's time zone.
fn is_quiet(at: u64, now: Timestamp) -> bool {
    let Some((from, to)) = habit(at).quiet else { return false };
    let here = jiff::Timestamp::from_millisecond(now.0 as i64).unwrap().in_tz(zone(at)).unwrap().hour() as u8;
    if from < to { (from..to).contains(&here) } else { here >= from || here < to }
}

/// Injects a fault that ends by the next hour.
fn fault(server: &Server, place: u64) {
    let sandbox = &server.evening.sandbox;
    match chance("fault", place, 24) {
        0 => sandbox.fail_next(Failure::server_error("POST /channels/{channel_id}/messages", 2)),
        1 => sandbox.fail_next(Failure::lost_answer("POST /channels/{channel_id}/messages", 2)),
        2 => sandbox.fail_next(Failure::rate_limit("/channels/{channel_id}/messages", 2, Duration::from_millis(300))),
        3 => sandbox.fail_next(Failure::lost_answer("PATCH /channels/{channel_id}/messages", 2)),
        4 => sandbox.fail_next(Failure::server_error("/webhooks/", 1)),
        5 => sandbox.gateway_reconnect(),
        6 => sandbox.gateway_drop(),
        _ => {}
    }
}

struct Month {
    server: Server,
    /// The number of notifications of each person, by their number.
    pinged: BTreeMap<u64, usize>,
    sent: usize,
    acted: usize,
}

impl Month {
    async fn begin(tables: u64) -> Self {
        let people = (tables * 10 / 3).max(7);
        let mut server = Server::begin(people).await;
        for at in 0..people {
            let (person, habit) = (Id::new(server.people[at as usize].id.0), habit(at));
            server.evening.sandbox.close_dms(person, habit.closed).unwrap();
            let quiet = habit.quiet.map_or("off".to_owned(), |(from, to)| format!("{from}-{to}"));
            let options = [
                ("pings", json!(PINGS.iter().position(|word| *word == habit.pings))),
                ("quiet", json!(quiet)),
                ("zone", json!(zone(at))),
            ];
            let asked = server.evening.sandbox.slash(person, server.evening.channel, "me", &options).unwrap();
            asked.settled(SOON).await.unwrap();
        }
        let paces = ["live", "fast", "slow", "36h", "12h+4h", "fast wait", "6h wait"];
        for table in 0..tables {
            let seats: Vec<_> = (0..2 + table % 3).map(|seat| ((table * 3 + seat * 5) % people) as usize).collect();
            let pace = paces[table as usize % paces.len()];
            server.game(&seats, (table % 5 == 4).into(), Some(pace)).await;
        }
        Self { server, pinged: BTreeMap::new(), sent: 0, acted: 0 }
    }

    fn number(&self, person: PersonId) -> u64 {
        self.server.people.iter().position(|known| known.id == person).unwrap() as u64
    }

    async fn hour(&mut self, hour: u64) {
        self.settle().await;
        fault(&self.server, hour);
        self.server.pass(HOUR).await;
        self.server.evening.sandbox.clear_faults();
        self.listen();
        for table in self.server.games.clone() {
            self.look_in(table, hour).await;
        }
        self.settle().await;
    }

    /// Delivers everything due at this hour and counts the notifications.
    async fn settle(&mut self) {
        self.server.evening.delivered().await;
        self.listen();
    }

    /// Counts the notifications and checks that none came in a quiet hour.
    fn listen(&mut self) {
        let now = self.server.evening.tables.now();
        for ping in self.server.pings() {
            let at = self.number(ping.person);
            // It may have come a moment before the full hour.
            let quiet = is_quiet(at, now) && is_quiet(at, now.minus(60_000));
            assert!(!quiet, "{} in {} is disturbed by: {}", ping.person, zone(at), ping.text);
            assert_ne!(habit(at).pings, "none", "{} is disturbed by: {}", ping.person, ping.text);
            *self.pinged.entry(at).or_default() += 1;
        }
    }

    /// A person who looks in plays all their open decisions.
    async fn look_in(&mut self, table: TableId, hour: u64) {
        let view = self.server.look(table).await;
        for open in view.open.iter().filter(|_| view.stage == Stage::Playing) {
            let Some(person) = view.occupant(open.decision.seat).and_then(|seat| seat.person()).cloned() else {
                continue;
            };
            let at = self.number(person.id);
            let (habit, place) = (habit(at), hour * 1_000_003 + at);
            if hour / 24 >= habit.gone_after || chance("look", place, 100) >= habit.looks_in {
                continue;
            }
            let tables = &self.server.evening.tables;
            if habit.away_on == Some(hour / 24) && tables.people().away_until(person.id).await.unwrap().is_none() {
                tables.people().go_away(person.id, 3).await.unwrap();
            }
            if tables.people().away_until(person.id).await.unwrap().is_some() {
                continue;
            }
            self.play(&view, open.decision.seat, person, place).await;
        }
    }

    async fn play(&mut self, view: &TableView, seat: Seat, person: Person, place: u64) {
        for step in 0..40 {
            let now = self.server.evening.tables.look(view.id).await.unwrap().seen_by(person.id);
            if now.stage != Stage::Playing || now.decision_of(seat).is_none() {
                return;
            }
            let options = [("action", json!(code(&now, seat, place * 40 + step)))];
            let (who, channel) = (Id::new(person.id.0), Id::new(view.channel.0));
            let asked = self.server.evening.sandbox.slash(who, channel, "play", &options).unwrap();
            self.sent += 1;
            if asked.settled(SOON).await.unwrap().interaction_status != InteractionStatus::Dead {
                let after = self.server.evening.tables.look(view.id).await.unwrap().seen_by(person.id);
                assert!(after.seq > now.seq, "the table has made an answered move: {} of {}", options[0].1, view.id);
                self.acted += 1;
            }
        }
    }

    /// Stops the program for some hours, and starts another one with its store.
    async fn restart(&mut self, hours: u64) {
        self.server.evening.stop().await;
        self.listen();
        self.server.evening.pass(hours as u32 * HOUR);
        self.server.evening.restart_stopped().await;
        self.server.evening.tables.admin().credit(hours * 3600 * 1000).await.unwrap();
    }

    /// The maximum number of notifications of a seat: one for each turn, each reminder and each expired deadline.
    fn hand_overs(log: &[Entry], seat: Seat) -> usize {
        let acts = log.iter().filter_map(|entry| match entry.kind {
            EntryKind::Act(by) => Some(by),
            _ => None,
        });
        let (mut turns, mut last) = (0, None);
        for by in acts {
            turns += usize::from(by == seat && last != Some(seat));
            last = Some(by);
        }
        let told = |entry: &&Entry| match entry.kind {
            EntryKind::Reminder(of) | EntryKind::TimeUp(of) | EntryKind::Away(of) | EntryKind::Back(of) => of == seat,
            _ => false,
        };
        turns + log.iter().filter(told).count() + 1
    }
}

/// Slow: a month of many games.
#[tokio::test(start_paused = true)]
async fn month_of_play_calls_rarely_and_loses_nothing() {
    let count = number("SKALD_SOAK_TABLES", 8);
    let mut month = Month::begin(count).await;
    for hour in 0..days() * 24 {
        if hour % 90 == 89 {
            month.restart(1 + hour % 9).await;
        }
        month.hour(hour).await;
    }
    month.server.pass(2 * HOUR).await;
    month.listen();
    let (mut finished, mut waiting, mut hand_overs, mut made) = (0, 0, BTreeMap::<u64, usize>::new(), 0);
    for table in month.server.games.clone() {
        let (view, log) = (month.server.look(table).await, month.server.log(table).await);
        made += log
            .iter()
            .filter(|entry| matches!((entry.kind, &entry.actor), (EntryKind::Act(_), Actor::Person(_))))
            .count();
        for (seat, occupant) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
            if let Some(owner) = occupant.owner() {
                *hand_overs.entry(month.number(owner.id)).or_default() += Month::hand_overs(&log, seat);
            }
        }
        if view.stage == Stage::Finished {
            finished += 1;
            month
                .server
                .evening
                .tables
                .records()
                .check_dice(table)
                .await
                .unwrap_or_else(|error| panic!("{table}: {error}"));
            continue;
        }
        waiting += 1;
        let waits =
            view.clock.as_ref().expect("a clock").waits.iter().any(|(_, wait)| wait.stage == WaitStage::Overdue);
        let alone = view.seats.iter().filter(|occupant| occupant.person().is_some()).count() < 2;
        let idle = month.server.evening.tables.now().0 - log.last().expect("a log").at.0;
        assert!(idle < IDLE || waits || alone, "{table} has stood for {} hours: {view:?}", idle / 3_600_000);
    }
    assert!(
        (month.acted..=month.sent).contains(&made),
        "{made} moves of people are kept, {} acknowledged",
        month.acted
    );
    for (at, pinged) in &month.pinged {
        let most = hand_overs.get(at).copied().unwrap_or_default();
        assert!(*pinged <= most, "person {at} has {pinged} notifications for {most} turns, reminders and deadlines");
    }
    let (pinged, most): (usize, usize) = (month.pinged.values().sum(), hand_overs.values().sum());
    println!(
        "{count} tables, {} days, {} people: {finished} finished, {waiting} go on or wait; {made} moves of people, {pinged} \
         messages to them for {most} hand-overs and reminders; requests: {:#?}",
        days(),
        month.server.people.len(),
        month.server.requests,
    );
    assert!(month.server.evening.sandbox.violations().is_empty(), "{:#?}", month.server.evening.sandbox.violations());
    assert!(finished * 2 > count as usize || days() < 30, "most games end within a month");
}
