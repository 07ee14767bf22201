//! Games in progress under the newest rules: the moved ones, the others, and that nothing else changes.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Seat, Seed};
use skald::store::{Head, JsonText, Lsm, Memory, Store};
use skald::table::{
    Act, Actor, ChannelId, EntryKind, Import, Locale, Notice, NoticeKind, Open, Patch, PatchOutcome, PersonId, Request,
    Seq, Stage, TableId, Tables,
};
use skald::title::{Origin, Record, RecordEntry, Title, Titles};
use support::commits::spoil_position;
use support::count::{edition, title, title_since, titles};
use support::dig;
use support::folders::{contents, copy_folder};
use support::people::{all_say, opening, person, presses, say, started, tables_in};

/// The titles at the time when the tables were opened.
fn yesterday() -> Titles {
    let mut all = titles();
    dig::add(&mut all);
    all
}

/// Newer rules that also play the older ones.
fn today() -> Titles {
    let mut all = Titles::default();
    all.add(title_since::<2, 1>(edition("short", 10)));
    all.add(title_since::<2, 1>(edition("long", 300)));
    dig::add_of::<2>(&mut all);
    all
}

/// The same store before and after the binary was replaced.
fn two_days() -> (Arc<Memory>, Tables, Tables) {
    let store = Arc::new(Memory::new());
    (store.clone(), tables_in(store.clone(), yesterday()), tables_in(store, today()))
}

const STAKES: [(u64, &str); 2] = [(1, "stake 1"), (2, "stake 2")];

/// A running game of two in a channel, with these actions after the stakes.
async fn counted(tables: &Tables, channel: u64, said: &[(u64, &str)]) -> TableId {
    let table = started(tables, channel, 2).await;
    all_say(tables, table, &STAKES).await;
    if !said.is_empty() {
        all_say(tables, table, said).await;
    }
    table
}

async fn digging(tables: &Tables, channel: u64, said: &[(u64, &str)]) -> TableId {
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(channel, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    all_say(tables, table, said).await;
    table
}

/// The stored content of some tables.
type Kept = (Vec<(Arc<Head>, Vec<skald::store::Entry>)>, Vec<Notice>);

async fn kept(store: &Memory, tables: &[TableId]) -> Kept {
    let mut all = Vec::new();
    for table in tables {
        all.push((store.load(*table).await.unwrap().unwrap(), store.entries(*table, Seq(1), 999).await.unwrap()));
    }
    (all, store.due(skald::store::Timestamp(u64::MAX), 999).await.unwrap())
}

fn fates(patches: &[Patch]) -> Vec<(ChannelId, &PatchOutcome)> {
    let mut fates: Vec<_> = patches.iter().map(|patch| (patch.channel, &patch.fate)).collect();
    fates.sort_by_key(|(channel, _)| *channel);
    fates
}

fn stays(patches: &[Patch], channel: u64) -> &str {
    match patches.iter().find(|patch| patch.channel == ChannelId(channel)).map(|patch| &patch.fate) {
        Some(PatchOutcome::Stays(why)) => why,
        other => panic!("channel {channel}: {other:?}"),
    }
}

#[tokio::test]
async fn dry_run_names_movable_games_and_differences() {
    let (store, old, new) = two_days();
    let all = [
        counted(&old, 1, &[(1, "add 2"), (2, "dare"), (1, "take"), (2, "add 1")]).await,
        // Refused, which costs a point now.
        counted(&old, 2, &[(1, "add 2"), (2, "dare"), (1, "refuse")]).await,
        // Refused although that is no longer allowed.
        counted(&old, 3, &[(1, "dare"), (2, "refuse"), (1, "add 1")]).await,
        // Asked a question that has one choice less now.
        counted(&old, 4, &[(1, "dare")]).await,
        started(&old, 5, 3).await,
    ];
    let before = kept(&store, &all).await;
    let patches = new.admin().patch(false).await.unwrap();
    assert_eq!(kept(&store, &all).await, before, "nothing has changed");
    assert_eq!(kept(&store, &all).await.0[0].0.version_lock.rules_version, 1);
    let mut ids: Vec<_> = patches.iter().map(|patch| patch.table).collect();
    ids.sort_unstable();
    let mut expected = all.to_vec();
    expected.sort_unstable();
    assert_eq!(ids, expected);
    assert!(patches.iter().all(|patch| (&*patch.title, patch.from, patch.to) == ("Count", 1, Some(2))));
    assert_eq!((fates(&patches)[0].1, fates(&patches)[4].1), (&PatchOutcome::Same, &PatchOutcome::Same));
    assert_eq!(stays(&patches, 2), r#"entry 8, event 2: under version 1 no event, under version 2 {"fined":0}"#);
    assert_eq!(stays(&patches, 3), "entry 7: \"refuse\": refused by count-refuse (CO-01)");
    assert_eq!(
        stays(&patches, 4),
        "after entry 6: choices of seat 2, asked \"dared\": under version 1 take, refuse, under version 2 take"
    );
}

#[tokio::test]
async fn same_result_is_moved_in_one_commit_without_a_notice() {
    let (store, old, new) = two_days();
    let moved = counted(&old, 1, &[(1, "add 2"), (2, "dare"), (1, "take")]).await;
    let other = counted(&old, 2, &[(1, "add 2"), (2, "dare"), (1, "refuse")]).await;
    let (before, of_other) = (kept(&store, &[moved]).await, kept(&store, &[other]).await);
    for notice in &before.1 {
        new.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
    let patches = new.admin().patch(true).await.unwrap();
    assert_eq!(fates(&patches)[0].1, &PatchOutcome::Moved);
    assert!(stays(&patches, 2).starts_with("entry 8, event 2"));
    assert_eq!(kept(&store, &[other]).await.0, of_other.0, "the other game is unchanged");

    let ((head, log), (was, old_log)) = (&kept(&store, &[moved]).await.0[0], &before.0[0]);
    assert_eq!(log[..old_log.len()], old_log[..]);
    let [patch] = &log[old_log.len()..] else { panic!("{log:?}") };
    assert_eq!(
        (patch.actor.clone(), patch.kind, patch.rules_version),
        (Actor::System, EntryKind::Patch { from: 1 }, 2)
    );
    assert_eq!((head.version_lock.rules_version, &head.version_lock.fingerprint), (2, &was.version_lock.fingerprint));
    assert_eq!(
        (&head.pending, &head.people, head.channel_status, head.channel),
        (&was.pending, &was.people, was.channel_status, was.channel)
    );
    assert_eq!(head.metadata.read::<Value>().unwrap()["options"], json!({"dares": "yes", "refusals": "dear"}));
    let refusals = |head: &Head| head.position.as_ref().unwrap().read::<Value>().unwrap()["open"]["refusals"].clone();
    assert_eq!((refusals(head), refusals(was)), (json!("dear"), json!("free")));
    let kinds: Vec<_> = new.outbox().due(99).await.unwrap().into_iter().map(|notice| notice.kind).collect();
    assert_eq!(kinds, [NoticeKind::Card], "the board is updated, without any other notice");
    // A second run finds nothing.
    let again = new.admin().patch(true).await.unwrap();
    assert_eq!(again.iter().map(|patch| patch.table).collect::<Vec<_>>(), [other]);

    // The old button still answers the question. From now on refusals cost more.
    let open = head.pending[0].id;
    let acted = new.play().act(presses(moved, 2, open, 0, None)).await.unwrap();
    assert_eq!((acted.action.as_str(), acted.entries[0].rules_version), ("add 1", 2));
    all_say(&new, moved, &[(1, "dare")]).await;
    let refused = say(&new, moved, 2, "refuse").await.unwrap();
    assert_eq!(refused.entries[0].unredacted().1, [json!("refused"), json!({"fined": 1})]);
    // The other one is played by the rules that it began with.
    all_say(&new, other, &[(2, "add 1"), (1, "dare")]).await;
    let refused = say(&new, other, 2, "refuse").await.unwrap();
    assert_eq!(
        (refused.entries[0].unredacted().1.to_vec(), refused.entries[0].rules_version),
        (vec![json!("refused")], 1)
    );
}

#[tokio::test]
async fn a_moved_game_is_a_record_of_the_newest_rules() {
    let (_, old, new) = two_days();
    let table = counted(&old, 1, &[(1, "add 2"), (2, "dare"), (1, "take")]).await;
    new.admin().patch(true).await.unwrap();
    all_say(&new, table, &[(2, "add 1"), (1, "dare"), (2, "refuse")]).await;
    let record = new.records().export(table, true).await.unwrap();
    assert_eq!((record.rules_version, &record.options), (2, &json!({"dares": "yes", "refusals": "dear"})));
    let position = record.replay(&today()).unwrap().position;
    assert_eq!(position.snapshot().unwrap(), new.look(table).await.unwrap().unredacted().unwrap().snapshot().unwrap());
    assert!(record.replay(&yesterday()).is_err(), "the older rules do not play it");
    let import = |channel| Import {
        channel: Some(ChannelId(channel)),
        seats: vec![Some(person(1)), Some(person(2))],
        locale: Locale::Es,
        ..record.clone().into()
    };
    let elsewhere = tables_in(Arc::new(Memory::new()), today());
    let view = elsewhere.records().import(import(9)).await.unwrap();
    let again = elsewhere.records().export(view.id, true).await.unwrap();
    assert_eq!((again.rules_version, again.entries.len()), (2, record.entries.len()));
    elsewhere.records().import(Import { record: again, ..import(10) }).await.unwrap();
    // Both continue to the same end.
    for (tables, table) in [(&new, table), (&elsewhere, view.id)] {
        while tables.look(table).await.unwrap().stage == Stage::Playing {
            let open = tables.look(table).await.unwrap().open[0].clone();
            say(tables, table, u64::from(open.decision.seat.0) + 1, "add 3").await.unwrap();
        }
    }
    let ends =
        (new.records().export(table, false).await.unwrap(), elsewhere.records().export(view.id, false).await.unwrap());
    assert_eq!((&ends.0.outcome, &ends.0.scores), (&ends.1.outcome, &ends.1.scores));
    assert!(ends.0.outcome.is_some());
}

#[tokio::test]
async fn without_a_patch_a_game_goes_on_under_the_rules_it_began_with() {
    let (_, old, new) = two_days();
    let table = counted(&old, 1, &[(1, "dare")]).await;
    let refused = say(&new, table, 2, "refuse").await.unwrap();
    assert_eq!(
        (refused.entries[0].unredacted().1.to_vec(), refused.entries[0].rules_version),
        (vec![json!("refused")], 1)
    );
    let record = new.records().export(table, true).await.unwrap();
    assert_eq!((record.rules_version, &record.options), (1, &json!({"dares": "yes"})));
    record.replay(&yesterday()).unwrap();
    record.replay(&today()).unwrap();
    while new.look(table).await.unwrap().stage == Stage::Playing {
        let open = new.look(table).await.unwrap().open[0].clone();
        say(&new, table, u64::from(open.decision.seat.0) + 1, "add 1").await.unwrap();
    }
    let record = new.records().export(table, false).await.unwrap();
    assert_eq!(record.rules_version, 1);
    let view = new.records().import(record).await.unwrap();
    assert_eq!(
        (view.stage, new.admin().patch(true).await.unwrap()),
        (Stage::Finished, Vec::new()),
        "a finished game is unchanged"
    );
}

/// A saved position, without the option of the newer rules.
fn saved(view: &skald::table::TableView) -> Value {
    let mut state = view.unredacted().unwrap().snapshot().unwrap();
    state["open"].as_object_mut().unwrap().remove("naps");
    state
}

#[tokio::test]
async fn patch_keeps_an_open_turn() {
    let (store, old, new) = two_days();
    let walked = [(1, "roll"), (1, "walk"), (1, "walk"), (1, "walk")];
    let table = digging(&old, 1, &walked).await;
    old.play().undo(Request::new(table, PersonId(1)), None).await.unwrap();
    let rested = digging(&old, 2, &[(1, "walk"), (1, "rest"), (1, "walk")]).await;
    let (seen, own) = (old.look(table).await.unwrap(), old.look(table).await.unwrap().seen_by(PersonId(1)));
    let patches = new.admin().patch(true).await.unwrap();
    assert_eq!(fates(&patches)[0].1, &PatchOutcome::Moved);
    // Under the newest rules no seat has to wake, so there was no forced move.
    assert_eq!(stays(&patches, 2), r#"entry 6: "wake": refused by dig-refuse (DI-01)"#);
    assert_eq!(new.look(rested).await.unwrap().begun(), Some(Seat(0)));

    let (now, mine) = (new.look(table).await.unwrap(), new.look(table).await.unwrap().seen_by(PersonId(1)));
    assert_eq!((saved(&now), saved(&mine)), (saved(&seen), saved(&own)));
    assert_ne!(saved(&now), saved(&mine), "two steps further");
    assert_eq!((now.begun(), &mine.steps, &mine.open), (Some(Seat(0)), &own.steps, &own.open));
    let kinds: Vec<_> = new.outbox().due(99).await.unwrap().into_iter().map(|notice| notice.kind).collect();
    assert!(!kinds.iter().any(|kind| matches!(kind, NoticeKind::Decide { .. })), "{kinds:?}");
    let log = new.records().visible_log(&now, Seq(1), now.seq).await.unwrap();
    assert_eq!(log.last().unwrap().kind, EntryKind::Patch { from: 1 }, "a change of the table is visible at once");
    // Both steps can still be undone, without undoing the patch.
    for steps in [1, 0] {
        let taken = new.play().undo(Request::new(table, PersonId(1)), None).await.unwrap();
        assert_eq!(taken.view.steps.len(), steps);
    }
    let back = new.look(table).await.unwrap();
    assert_eq!((saved(&back), back.begun()), (saved(&seen), None));
    // A nap is short now, and stays a step.
    let view = all_say(&new, table, &[(1, "rest"), (1, "walk"), (1, "pass")]).await;
    let log = store.entries(table, Seq(1), 99).await.unwrap();
    assert!(log.iter().all(|entry| entry.action.as_deref() != Some("wake")));
    assert_eq!(view.open[0].decision.seat, Seat(1));
    new.records().export(table, true).await.unwrap().replay(&today()).unwrap();
}

#[tokio::test]
async fn only_running_games_are_checked_and_missing_titles_named() {
    let (store, old, new) = two_days();
    let over = counted(&old, 1, &[]).await;
    support::people::stop(&old, over).await;
    let lobby = old.lobby().open(opening(2, 2), None).await.unwrap().id;
    let fresh = started(&new, 3, 2).await;
    let before = kept(&store, &[over, lobby, fresh]).await;
    assert_eq!(new.admin().patch(true).await.unwrap(), Vec::new());
    assert_eq!(kept(&store, &[over, lobby, fresh]).await, before);

    let table = started(&old, 4, 2).await;
    let before = kept(&store, &[table]).await;
    let with = |title| {
        let mut titles = Titles::default();
        titles.add(title);
        tables_in(store.clone(), titles)
    };
    for (tables, why, to) in [
        (with(title::<3>(edition("short", 10))), "that version can no longer be played", Some(3)),
        (with(title_since::<2, 1>(edition("short", 11))), "pinned edition", Some(2)),
        (with(title_since::<2, 1>(edition("other", 10))), "pinned edition \"short\" of count", Some(2)),
        (tables_in(store.clone(), skald::games::builtin().unwrap()), "pinned edition \"short\" of count", None),
    ] {
        let patches = tables.admin().patch(true).await.unwrap();
        let patch = patches.iter().find(|patch| patch.table == table).unwrap();
        assert_eq!(patch.to, to);
        assert!(stays(&patches, 4).contains(why), "{patch:?}");
    }
    // A program that is older than the table has nothing to report.
    assert_eq!(with(title::<1>(edition("short", 10))).admin().patch(true).await.unwrap().len(), 0);
    assert_eq!(kept(&store, &[table]).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn game_that_continues_meanwhile_is_moved_in_its_new_state() {
    let (store, old, new) = two_days();
    let new = Arc::new(new);
    let mut tables = Vec::new();
    for channel in 1..=12 {
        tables.push(counted(&old, channel, &[(1, "add 1")]).await);
    }
    let other = Arc::new(tables_in(store.clone(), today()));
    let play = |tables: Vec<TableId>, house: Arc<Tables>| async move {
        for table in tables {
            house.play().act(Act { ..support::people::says(table, 2, "add 1") }).await.unwrap();
        }
    };
    let (patched, again, ()) =
        tokio::join!(new.admin().patch(true), other.admin().patch(true), play(tables.clone(), other.clone()));
    let (patched, again) = (patched.unwrap(), again.unwrap());
    for table in tables {
        let moved = |patches: &[Patch]| {
            patches.iter().filter(|patch| patch.table == table && patch.fate == PatchOutcome::Moved).count()
        };
        assert_eq!(moved(&patched) + moved(&again), 1, "one of the two has moved it");
        let log = store.entries(table, Seq(1), 99).await.unwrap();
        let versions: Vec<_> = log.iter().map(|entry| entry.rules_version).collect();
        assert_eq!(log.iter().filter(|entry| entry.kind == EntryKind::Patch { from: 1 }).count(), 1);
        assert!(versions.is_sorted() && versions.last() == Some(&2), "{versions:?}");
        new.records().export(table, true).await.unwrap().replay(&today()).unwrap();
    }
}

#[tokio::test]
async fn dry_run_reads_every_schema_without_a_change() {
    for schema in 1..=skald::store::SCHEMA {
        let folder = tempfile::tempdir().unwrap();
        let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/store/schema-{schema}"));
        copy_folder(&fixture, folder.path()).unwrap();
        let before = contents(folder.path());
        let copy = tempfile::tempdir().unwrap();
        let aside = Lsm::open_copy(folder.path(), copy.path()).unwrap();
        let tables = tables_in(Arc::new(aside), today());
        let patches = tables.admin().patch(false).await.unwrap();
        tables.close().await.unwrap();
        assert_eq!(contents(folder.path()), before, "schema {schema}: byte for byte");
        // A game of three with a seat handed over. Since schema 2 also an open turn with an undone rest, and since
        // schema 4 a game with a clock. Undone actions must replay to the same result too.
        assert_eq!(fates(&patches)[0], (ChannelId(11), &PatchOutcome::Same));
        let games = [(1, 1), (2, 2), (4, 3)];
        assert_eq!(
            Some(patches.len()),
            games.iter().rev().find(|(since, _)| *since <= schema).map(|(_, games)| *games)
        );
        if schema > 1 {
            assert_eq!(stays(&patches, 15), r#"entry 8: "wake": refused by dig-refuse (DI-01)"#);
        }

        let tables = tables_in(Arc::new(Lsm::open(folder.path()).unwrap()), today());
        assert_eq!(fates(&tables.admin().patch(true).await.unwrap())[0], (ChannelId(11), &PatchOutcome::Moved));
        tables.close().await.unwrap();
        drop(tables);
        let tables = tables_in(Arc::new(Lsm::open(folder.path()).unwrap()), today());
        let view = tables.at(ChannelId(11)).await.unwrap().unwrap();
        say(&tables, view.id, 2, "add 1").await.unwrap();
        let moved = fates(&patches).into_iter().filter(|(_, fate)| **fate == PatchOutcome::Same).count();
        assert_eq!(tables.admin().patch(false).await.unwrap().len(), patches.len() - moved, "once is enough");
        tables.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_store_in_use_is_not_copied() {
    let (folder, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let tables = tables_in(Arc::new(Lsm::open(folder.path()).unwrap()), yesterday());
    let error = Lsm::open_copy(folder.path(), copy.path()).err().unwrap();
    assert!(matches!(error, skald::store::OpenError::InUse { .. }), "{error}");
    assert!(contents(copy.path()).is_empty());
    tables.close().await.unwrap();
    let nowhere = Lsm::open_copy(&folder.path().join("nowhere"), copy.path()).err().unwrap();
    assert!(matches!(nowhere, skald::store::OpenError::Disk { .. }), "{nowhere}");
}

#[tokio::test]
async fn a_table_whose_seed_does_not_fit_stays() {
    let (store, old, new) = two_days();
    let table = counted(&old, 1, &[(1, "add 2")]).await;
    let head = store.load(table).await.unwrap().unwrap();
    let mut metadata: Value = head.metadata.read().unwrap();
    metadata["seed"] = json!(Seed::from_number(1).to_string());
    let entry =
        skald::store::Entry { seq: head.seq.next(), ..store.entries(table, head.seq, 1).await.unwrap().remove(0) };
    let entry =
        skald::store::Entry { kind: EntryKind::HandOver(Seat(0)), action: None, events: Vec::new().into(), ..entry };
    let (expected, at) = (head.seq, new.now());
    let head = Arc::new(Head { seq: head.seq.next(), metadata: JsonText::of(&metadata).unwrap(), ..(*head).clone() });
    let commit = skald::store::Commit {
        expected,
        before: None,
        head,
        entries: vec![entry],
        notices: vec![],
        memos: vec![],
        idempotency_key: None,
        at,
    };
    store.commit(commit).await.unwrap();
    let patches = new.admin().patch(true).await.unwrap();
    assert!(stays(&patches, 1).starts_with("commitment: under version 1 "), "{patches:?}");
}

/// A game in progress under the oldest rules of a real title: a number of picks of the random player.
fn begun_before(title: &dyn Title, number: u64, actions: u64) -> Record {
    let (seed, seats) = (Seed::from_number(number), title.meta().seats.0.max(2));
    let mut options = title.complete_options(&Value::Null).unwrap();
    let since = |key: &str| title.options().iter().find(|spec| spec.key == key).map(|spec| spec.since);
    options.as_object_mut().unwrap().retain(|key, _| since(key) <= Some(title.meta().oldest_rules_version));
    let (mut position, setup) = title.restart(&options, seats, Origin::Seed(&seed)).unwrap();
    let mut record = Record::begin(title, options, vec!["random".to_owned(); seats.into()], &seed, setup);
    record.rules_version = title.meta().oldest_rules_version;
    for seq in 1..=actions {
        let Some(decision) = position.decisions().into_iter().next() else { break };
        let action = position.suggest("random", decision.seat, &seed.derive("policy", seq)).unwrap().unwrap();
        let events = position.apply(decision.seat, &action).unwrap();
        let action = action.to_string();
        record.entries.push(RecordEntry::Act { seq, seat: decision.seat, action, events });
    }
    record.close(position.as_ref());
    record
}

#[tokio::test]
async fn real_titles_are_moved_if_they_replay_to_the_same() {
    let titles = skald::games::builtin().unwrap();
    let mut tried = 0;
    for key in titles.keys().map(str::to_owned).collect::<Vec<_>>() {
        let title = Arc::clone(titles.default_of(&key).unwrap());
        let meta = title.meta();
        if meta.oldest_rules_version == meta.rules_version {
            continue;
        }
        let store = Arc::new(Memory::new());
        let tables = tables_in(store, titles.clone());
        let mut all = Vec::new();
        for number in 1..=24 {
            let record = begun_before(title.as_ref(), number, number * 3);
            let over = record.outcome.is_some();
            let seats = (1..=record.players.len() as u64).map(|number| Some(person(number))).collect();
            let import = Import { channel: Some(ChannelId(number)), seats, ..record.into() };
            let view = tables.records().import(import).await.unwrap();
            all.extend((!over).then_some(view.id));
        }
        let patches = tables.admin().patch(true).await.unwrap();
        assert_eq!(patches.len(), all.len());
        let moved = patches.iter().filter(|patch| patch.fate == PatchOutcome::Moved).count();
        for patch in &patches {
            let record = tables.records().export(patch.table, true).await.unwrap();
            let version =
                if patch.fate == PatchOutcome::Moved { meta.rules_version } else { meta.oldest_rules_version };
            assert_eq!(record.rules_version, version);
            record.replay(&titles).unwrap();
            // It can be continued.
            let view = tables.look(patch.table).await.unwrap();
            let seat = view.open[0].decision.seat;
            let code = view.unredacted().unwrap().legal(seat).remove(0);
            say(&tables, patch.table, u64::from(seat.0) + 1, &code).await.unwrap();
        }
        tried += moved;
    }
    assert!(tried > 10, "{tried}");
}

#[tokio::test]
async fn a_game_whose_position_is_not_that_of_its_log_stays() {
    let (store, old, new) = two_days();
    let table = counted(&old, 1, &[(1, "add 2")]).await;
    // Both options lead to the same questions.
    spoil_position(&*store, table, |position| position["open"]["dares"] = json!("must")).await;
    let patches = new.admin().patch(true).await.unwrap();
    let why = stays(&patches, 1);
    assert!(why.contains("position.open.dares: under version 1 \"must\", under version 2 \"yes\""), "{why}");
}

#[tokio::test]
async fn what_others_see_of_a_turn_in_progress_is_moved_too() {
    let (store, old, new) = two_days();
    let table = digging(&old, 1, &[(1, "roll"), (1, "walk")]).await;
    assert_eq!(fates(&new.admin().patch(true).await.unwrap())[0].1, &PatchOutcome::Moved);
    // Loaded from the store, not from the cache.
    let later = tables_in(store, today());
    let view = later.look(table).await.unwrap();
    assert_eq!(view.begun(), Some(Seat(0)));
    for view in [view.clone(), view.seen_by(PersonId(1))] {
        assert_eq!(view.unredacted().unwrap().snapshot().unwrap()["open"]["naps"], json!("short"));
    }
}
