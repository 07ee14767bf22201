//! A process that plays is killed at random moments, many times. Acknowledged changes must be there afterwards, exactly
//! once, and play must go on. 20 rounds, or as many as `SKALD_CRASH_ROUNDS` says.
//!
//! The child is this test itself, started with `SKALD_CRASH_FOLDER`. It prints each acknowledgement on a line of its
//! own. The content of the pipe survives the child.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use skald::engine::{Seat, Viewer};
use skald::store::Lsm;
use skald::table::{
    Act, ChannelId, EntryKind, IdempotencyKey, NoticeKind, Open, PersonId, Pick, Request, Seq, Stage, SystemClock,
    SystemEntropy, TableError, TableId, TableView, Tables,
};
use skald::title::Origin;
use support::count::titles;
use support::dig;
use support::people::{opening, person};

const FOLDER: &str = "SKALD_CRASH_FOLDER";
const CHANNELS: u64 = 6;
/// Printed instead of an action when further commits followed it.
const FURTHER: &str = "further";
/// From this channel on *Dig* is played, in steps, with an undo now and then.
const IN_STEPS: u64 = 4;

fn open(folder: &Path) -> Tables {
    let store = Lsm::open(folder).expect("the store opens after a crash");
    let mut all = titles();
    dig::add(&mut all);
    Tables::new(Arc::new(store), all, Arc::new(SystemClock), Arc::new(SystemEntropy))
}

/// The text of a position, for comparison.
fn fingerprint(position: &dyn skald::title::Position) -> String {
    let view = position.view(Viewer::Everything).expect("is JSON").to_string();
    view.bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
        .to_string()
}

// ---- the child ----

/// One line, in one write: the parent reads whole lines only.
fn tell(line: &str) {
    let mut out = std::io::stdout().lock();
    // If the parent is gone, the next write ends the process.
    let _told = out.write_all(format!("@{line}\n").as_bytes()).and_then(|()| out.flush());
}

/// Plays for ever: one game after the other in each channel, with a delivery loop beside it.
fn play(folder: &Path) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("runs");
    runtime.block_on(async {
        let tables = Arc::new(open(folder));
        tables.admin().resume().await.expect("goes on");
        tell("up");
        let outbox = Arc::clone(&tables);
        tokio::spawn(async move { deliver(&outbox).await });
        let mut channels = tokio::task::JoinSet::new();
        for channel in 1..=CHANNELS {
            let tables = Arc::clone(&tables);
            channels.spawn(async move {
                let mut random = random() ^ channel;
                loop {
                    play_once(&tables, channel, &mut random).await;
                }
            });
        }
        // A channel ends only after a failure, and then the process ends with it.
        let ended: Option<Result<(), _>> = channels.join_next().await;
        panic!("a channel does not go on: {ended:?}");
    });
}

async fn play_once(tables: &Tables, channel: u64, random: &mut u64) {
    let view = match tables.at(ChannelId(channel)).await.expect("is readable") {
        Some(view) if !view.is_over() => view,
        _ => {
            let title = if channel < IN_STEPS { "count" } else { "dig" };
            let opening = Open { title: title.to_owned(), ..opening(channel, 3) };
            tables.lobby().open(opening, None).await.expect("opens")
        }
    };
    match view.stage {
        Stage::Lobby => {
            for number in [2, 3] {
                match tables.lobby().join(Request::new(view.id, person(number))).await {
                    Ok(_) | Err(TableError::AlreadySeated) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            let view = tables.lobby().start(Request::new(view.id, PersonId(1))).await.expect("starts");
            tell_stand(&view, "started", 0);
            tell_asked(&view, Seq(0), PersonId(1));
        }
        _ => act_once(tables, &view, random).await,
    }
}

async fn act_once(tables: &Tables, view: &TableView, random: &mut u64) {
    let own = own(view);
    let view = &own;
    let open = &view.open[next(random) as usize % view.open.len()];
    let seat = open.decision.seat;
    let Some(player) = view.seats[seat.index()].person().cloned() else {
        tables.admin().resume().await.expect("goes on");
        return;
    };
    match next(random) % 40 {
        0 => {
            // The computer player moves in the same commit.
            tables.seats().hand_over(Request::new(view.id, player.id), seat, "random").await.expect("hands over");
        }
        1..5 => {
            if let Some(owner) = view.seats.iter().filter(|o| o.person().is_none()).find_map(|o| o.owner()) {
                tables.seats().reclaim(Request::new(view.id, owner.clone())).await.expect("takes back");
            }
        }
        5..15 if !view.steps.is_empty() => {
            let request = Request::new(view.id, player.id);
            let taken = tables.play().undo(request, Some(open.id)).await.expect("takes back");
            tell_stand(&taken.view, "undo", 0);
        }
        _ => {
            let legal = view.unredacted().expect("plays").legal(seat).len() as u64;
            let choice = Pick::Index((next(random) % legal) as u16);
            let idempotency_key = next(random) >> 1;
            let who = player.id;
            let act = Act {
                table: view.id,
                person: player,
                decision: Some(open.id),
                choice,
                idempotency_key: Some(IdempotencyKey(idempotency_key)),
            };
            let acted = tables.play().act(act).await.expect("is legal");
            // The last entry may be a computer player's, in a commit of its own after a long turn.
            let last = acted.entries.last().expect("there is one");
            let action = last.unredacted().0.expect("is an action");
            tell_stand(&acted.view, if last.seq == acted.view.seq { action } else { FURTHER }, idempotency_key);
            tell_asked(&acted.view, view.seq, who);
        }
    }
}

/// A table as the person in the middle of a turn sees it.
fn own(view: &TableView) -> TableView {
    let mover = view.begun().and_then(|seat| view.seats[seat.index()].person());
    mover.map_or(view.clone(), |mover| view.clone().seen_by(mover.id))
}

fn tell_stand(view: &TableView, action: &str, idempotency_key: u64) {
    let hash = view.unredacted().map(|position| position.as_ref()).map(fingerprint).expect("plays");
    tell(&format!("stands {} {} {hash} {idempotency_key} {action}", view.id, view.seq));
}

/// Prints the people whom this change must have notified.
fn tell_asked(view: &TableView, before: Seq, mover: PersonId) {
    for open in view.open.iter().filter(|open| open.id.0 > before.0) {
        let person = view.seats[open.decision.seat.index()].person();
        if person.is_some_and(|person| open.decision.out_of_turn || person.id != mover) {
            tell(&format!("asked {} {} {}", view.id, open.id, open.decision.seat.0));
        }
    }
}

async fn deliver(tables: &Tables) {
    loop {
        for notice in tables.outbox().due(20).await.expect("is readable") {
            if let NoticeKind::Turn { seat, decision } | NoticeKind::Decide { seat, decision, .. } = notice.kind {
                tell(&format!("delivered {} {} {} {}", notice.id, notice.table, decision, seat.0));
            }
            tables.outbox().ack(notice.id, Vec::new(), None).await.expect("settles");
            tell(&format!("settled {}", notice.id));
        }
        tables.outbox().notified().await;
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

// ---- the parent ----

/// All acknowledgements so far.
#[derive(Default)]
struct Heard {
    /// By table and seq: the position, the action, the idempotency key.
    stands: BTreeMap<(TableId, u64), (String, String, u64)>,
    asked: BTreeSet<(TableId, u64, u8)>,
    /// The ids of the notices under which each question was delivered.
    delivered: BTreeMap<(TableId, u64, u8), BTreeSet<u64>>,
    settled: BTreeSet<u64>,
}

impl Heard {
    fn line(&mut self, line: &str) -> Option<()> {
        let mut words = line.split(' ');
        match words.next()? {
            "stands" => {
                let key = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                let (hash, idempotency_key) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
                let action = words.collect::<Vec<_>>().join(" ");
                let old = self.stands.insert(key, (hash, action, idempotency_key));
                assert!(old.is_none(), "{key:?} was acknowledged twice");
            }
            "asked" => {
                self.asked.insert((
                    words.next()?.parse().ok()?,
                    words.next()?.parse().ok()?,
                    words.next()?.parse().ok()?,
                ));
            }
            "delivered" => {
                let id = words.next()?.parse().ok()?;
                let key = (words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                self.delivered.entry(key).or_default().insert(id);
            }
            "settled" => {
                self.settled.insert(words.next()?.parse().ok()?);
            }
            "up" => {}
            word => panic!("what is {word:?}?"),
        }
        Some(())
    }
}

/// Slow: 20 processes are started and killed.
#[test]
fn a_process_killed_at_any_moment_loses_and_doubles_nothing() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return play(Path::new(&folder));
    }
    let rounds: u32 = std::env::var("SKALD_CRASH_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("runs");
    let mut random = random();
    println!("moments drawn from {random}");
    let mut heard = Heard::default();
    let mut round = 0;
    // A slow machine needs more rounds for as many actions.
    while round < rounds || round < 5 * rounds && heard.stands.len() as u32 <= 20 * rounds {
        round += 1;
        let before = heard.stands.len();
        let moment = Duration::from_millis(next(&mut random) % 250);
        // In every fourth round the child is killed while it starts.
        let starting = round % 4 == 0;
        for line in killed(folder.path(), starting, moment) {
            heard.line(&line).unwrap_or_else(|| panic!("round {round}: {line:?}"));
        }
        assert!(starting || heard.stands.len() > before || moment.is_zero(), "round {round}: no move was made");
        runtime.block_on(check(folder.path(), &heard, round));
    }
    assert!(heard.stands.len() as u32 > 20 * rounds, "only {} acknowledged actions", heard.stands.len());
    println!("{} acknowledged actions, {} notices", heard.stands.len(), heard.asked.len());
}

/// Starts a child, kills it, and returns every whole line that it printed.
fn killed(folder: &Path, starting: bool, moment: Duration) -> Vec<String> {
    let test = std::env::current_exe().expect("this test");
    let mut child = Command::new(test)
        .args(["--exact", "crash::a_process_killed_at_any_moment_loses_and_doubles_nothing", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut out = BufReader::new(child.stdout.take().expect("is piped"));
    let (heard, hearing) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut line = String::new();
        while out.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
            // A line without its end was cut off by the kill.
            let whole = line.strip_suffix('\n').and_then(|line| line.split_once('@'));
            if let Some((_, said)) = whole
                && heard.send(said.to_owned()).is_err()
            {
                break;
            }
            line.clear();
        }
    });
    let mut lines = Vec::new();
    while !starting && !lines.iter().any(|line: &String| line.starts_with("stands")) {
        lines.push(hearing.recv_timeout(Duration::from_secs(30)).expect("the child plays"));
    }
    std::thread::sleep(moment);
    // SIGKILL on Unix.
    child.kill().expect("can be killed");
    child.wait().expect("is gone");
    reader.join().expect("reads to the end");
    lines.extend(hearing.try_iter());
    lines
}

async fn check(folder: &Path, heard: &Heard, round: u32) {
    let tables = open(folder);
    let mut logs = BTreeMap::new();
    for (table, _) in heard.stands.keys() {
        if !logs.contains_key(table) {
            logs.insert(*table, tables.records().unredacted_log(*table, Seq(1), 10_000).await.expect("is readable"));
        }
    }
    for (table, log) in &logs {
        let view = tables.look(*table).await.expect("is there");
        let seen = tables.records().visible_log(&view, Seq(1), view.seq).await.expect("is readable");
        let seen = seen.iter().rev().find(|entry| matches!(entry.kind, EntryKind::Act(_))).map(|entry| entry.seq);
        check_log(&view, seen.unwrap_or(Seq(0)), log, heard, round);
    }
    let due = tables.outbox().due(usize::MAX).await.expect("is readable");
    let mut open: BTreeMap<(TableId, u64, u8), BTreeSet<u64>> = BTreeMap::new();
    for notice in &due {
        assert!(!heard.settled.contains(&notice.id.0), "round {round}: {notice:?} was settled");
        if let NoticeKind::Turn { seat, decision } | NoticeKind::Decide { seat, decision, .. } = notice.kind {
            open.entry((notice.table, decision.0, seat.0)).or_default().insert(notice.id.0);
        }
    }
    for asked in &heard.asked {
        let ids: BTreeSet<_> = [open.get(asked), heard.delivered.get(asked)].into_iter().flatten().flatten().collect();
        assert_eq!(ids.len(), 1, "round {round}: {asked:?} is in the notices {ids:?}");
    }
    // An answered request is not applied again.
    if let Some(((table, seq), (_, action, idempotency_key))) =
        heard.stands.iter().rev().find(|(_, (_, _, idempotency_key))| *idempotency_key > 0)
    {
        let again = Act {
            table: *table,
            person: person(1),
            decision: None,
            choice: Pick::Index(0),
            idempotency_key: Some(IdempotencyKey(*idempotency_key)),
        };
        // Another seat may be asked now. With the idempotency key the answer is the old one all the same.
        let acted = tables.play().act(again).await.expect("is answered again");
        let last = acted.entries.last().expect("is an action");
        assert!(
            acted.repeated && last.seq.0 == *seq && last.unredacted().0 == Some(action),
            "round {round}: {:?}",
            acted.entries
        );
    }
    tables.close().await.expect("closes");
}

/// The log has no gaps, replays to the current position, and passes through every acknowledged one. `seen` is the last
/// published action.
fn check_log(view: &TableView, seen: Seq, log: &[skald::store::Entry], heard: &Heard, round: u32) {
    let seqs: Vec<_> = log.iter().map(|entry| entry.seq.0).collect();
    assert_eq!(seqs, (1..=view.seq.0).collect::<Vec<_>>(), "round {round}");
    let events: Vec<_> = log.iter().flat_map(|entry| entry.events.to_vec()).collect();
    let (mut position, _) =
        view.title.restart(&view.options, view.seats.len() as u8, Origin::Events(&events)).expect("replays");
    let mut acknowledged = 0;
    // The position after each valid action.
    let mut stood = vec![(Seq(0), position.duplicate())];
    for entry in log {
        if let (EntryKind::Act(Seat(seat)), Some(action)) = (entry.kind, &entry.action) {
            let happened = position.act(Seat(seat), action).expect("was legal");
            assert_eq!(happened, entry.events.to_vec(), "round {round}");
            stood.push((entry.seq, position.duplicate()));
        }
        if let EntryKind::Undo { to, .. } = entry.kind {
            stood.retain(|(seq, _)| *seq <= to);
            position = stood.last().expect("the first holds always").1.duplicate();
        }
        if let Some((hash, action, _)) = heard.stands.get(&(view.id, entry.seq.0)) {
            assert_eq!(*hash, fingerprint(position.as_ref()), "round {round}: {} {}", view.id, entry.seq);
            let undone = action == "undo" && matches!(entry.kind, EntryKind::Undo { .. });
            let same = undone || action == "started" || action == FURTHER || entry.action.as_ref() == Some(action);
            assert!(same, "round {round}: {action:?} was acknowledged as {entry:?}");
            acknowledged += 1;
        }
    }
    let all = heard.stands.range((view.id, 0)..=(view.id, u64::MAX)).count();
    assert_eq!(acknowledged, all, "round {round}: {} has lost acknowledged actions", view.id);
    let stands =
        |view: &TableView| fingerprint(view.unredacted().map(|position| position.as_ref()).expect("was started"));
    assert_eq!(fingerprint(position.as_ref()), stands(&own(view)), "round {round}");
    let settled = stood.iter().rev().find(|(seq, _)| *seq <= seen).expect("the first holds always");
    assert_eq!(fingerprint(settled.1.as_ref()), stands(view), "round {round}: other seats see the last published step");
}

fn random() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    since.as_nanos() as u64 | 1
}

/// The next number of a xorshift.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}
