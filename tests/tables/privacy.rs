//! The stored data of a person, for them; and forgetting them. P1-103.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use skald::engine::Seat;
use skald::store::{Documents, FOLDER_SCHEMA, Lsm, Memory, Opening, Step, Store, StoreError};
use skald::table::{
    Act, CommunityId, EntryKind, Occupant, Open, Person, PersonId, Pick, Request, Stage, TableError, TableId, Tables,
    Timestamp, delivering, standings,
};
use skald::words::Locale;
use support::people::{all_say, opening, person, tables_in};
use support::{count, dig};
use tokio::time::sleep;

/// The person who is forgotten.
const WHO: PersonId = PersonId(876_543_210_987_654_321);
const NAME: &str = "Unmistakable";

fn who() -> Person {
    Person { id: WHO, name: NAME.to_owned(), locale: Locale::Fr }
}

fn dug(channel: u64, host: Person) -> Open {
    Open { title: "dig".to_owned(), host, ..opening(channel, 2) }
}

async fn acts(tables: &Tables, table: TableId, person: Person, code: &str) {
    let choice = Pick::Typed(code.to_owned());
    tables.play().act(Act { table, person, decision: None, choice, idempotency_key: None }).await.unwrap();
}

async fn drain(tables: &Tables) {
    for notice in tables.outbox().due(1_000).await.unwrap() {
        tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
}

/// Tables at which the person did every possible action. One is over and archived, one runs, one is theirs alone, one
/// is a lobby, and one is a lobby that they left.
async fn past(tables: &Tables) -> [TableId; 5] {
    let over = tables.lobby().open(dug(1, who()), None).await.unwrap().id;
    tables.lobby().join(Request::new(over, person(2))).await.unwrap();
    tables.lobby().start(Request::new(over, WHO)).await.unwrap();
    while !tables.look(over).await.unwrap().is_over() {
        let view = tables.look(over).await.unwrap().seen_by(WHO);
        let legal = view.unredacted().unwrap().legal(view.open[0].decision.seat);
        let code = if legal.iter().any(|code| code == "dig") { "dig" } else { "walk" };
        acts(tables, over, who(), code).await;
    }
    drain(tables).await;
    assert_eq!(tables.admin().archive(0).await.unwrap(), 1);
    let running = tables.lobby().open(dug(2, person(2)), None).await.unwrap().id;
    tables.lobby().join(Request::new(running, who())).await.unwrap();
    tables.lobby().start(Request::new(running, PersonId(2))).await.unwrap();
    all_say(tables, running, &[(2, "walk"), (2, "pass")]).await;
    acts(tables, running, who(), "walk").await;
    let alone = tables.lobby().open(dug(3, who()), None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(alone, WHO), "random").await.unwrap();
    tables.lobby().start(Request::new(alone, WHO)).await.unwrap();
    let lobby = tables.lobby().open(dug(4, who()), None).await.unwrap().id;
    tables.lobby().join(Request::new(lobby, person(3))).await.unwrap();
    let left = tables.lobby().open(dug(5, person(3)), None).await.unwrap().id;
    tables.lobby().join(Request::new(left, who())).await.unwrap();
    tables.lobby().leave(Request::new(left, WHO)).await.unwrap();
    tables.people().set_preference(WHO, "look", Some(json!("dark"))).await.unwrap();
    tables.people().set_preference(PersonId(2), "look", Some(json!("light"))).await.unwrap();
    let calls = json!([{"person": WHO.0, "called": 7}, {"person": 2, "called": 8}]);
    tables.outbox().set_delivery_state(vec![(format!("told:{running}"), Some(calls))], None).await.unwrap();
    tables.outbox().set_delivery_state(vec![(format!("dm:{WHO}"), Some(json!(99)))], None).await.unwrap();
    drain(tables).await;
    [over, running, alone, lobby, left]
}

async fn is_forgotten_and_the_games_stay(tables: &Tables) {
    let all @ [over, running, alone, lobby, left] = past(tables).await;
    let record = tables.records().export(over, false).await.unwrap();
    let results = || tables.records().results(CommunityId(9), Timestamp(0), Timestamp(u64::MAX));
    let before = results().await.unwrap();
    assert_eq!((before.len(), before[0].players[0].person), (1, Some(WHO)));

    let data = tables.people().personal_data(WHO).await.unwrap();
    let named: std::collections::BTreeSet<_> = data.tables.iter().map(|table| table.table).collect();
    assert_eq!(named, all.into_iter().collect());
    let mine = data.tables.iter().find(|table| table.table == over).unwrap();
    assert_eq!((mine.stage, mine.seat.clone().unwrap().1), (Stage::Finished, who()));
    assert!(mine.done.iter().any(|(.., code)| code.as_deref() == Some("dig")));
    let keys: Vec<_> = data.documents.iter().map(|(key, _)| key.split(':').next().unwrap()).collect();
    assert_eq!(keys, ["dm", "look", "result", "told"]);
    // It has no data of the others.
    let given = serde_json::to_value(&data).unwrap();
    assert!(!given.to_string().contains("\"P2\"") && !given.to_string().contains("\"P3\""), "{given:#}");
    assert_eq!(people(&given["documents"]), [WHO.0, WHO.0], "{given:#}");
    assert!(given.to_string().contains(NAME));

    let forgotten = tables.people().forget(WHO).await.unwrap();
    assert_eq!((forgotten.tables, forgotten.kept, forgotten.left), (5, 1, 0));
    let woken: Vec<_> = tables.outbox().due(1_000).await.unwrap().into_iter().map(|notice| notice.table).collect();
    assert!(woken.contains(&lobby) && !woken.contains(&over), "a finished table stays unchanged");
    let after = tables.people().personal_data(WHO).await.unwrap();
    assert_eq!((after.tables.len(), after.documents.len()), (0, 0));
    assert!(
        tables.records().past_games(WHO, 9).await.unwrap().is_empty() && tables.of(WHO, 9).await.unwrap().is_empty()
    );
    assert_eq!(
        tables.people().preference(PersonId(2), "look").await.unwrap(),
        Some(json!("light")),
        "others keep theirs"
    );

    // One pseudonym for all tables, under which the games replay and the standings stay.
    let mut now = tables.records().export(over, false).await.unwrap();
    let alias = now.players[0].clone();
    assert!(alias != NAME && now.players[1] == "P2", "{:?}", now.players);
    now.players.clone_from(&record.players);
    assert_eq!(now, record);
    tables.records().check_dice(over).await.unwrap();
    let stand = results().await.unwrap();
    let known = stand[0].players[0].person.unwrap();
    assert!(known.is_pseudonym() && stand[0].players[0].name == alias);
    let ratings = |of| standings(of, None).iter().map(|one| (one.rating, one.games)).collect::<Vec<_>>();
    assert_eq!(ratings(&before), ratings(&stand));
    assert_eq!(tables.admin().verify().await.unwrap().differing, []);

    let view = tables.look(running).await.unwrap();
    assert_eq!(view.stage, Stage::Playing);
    assert!(matches!(&view.seats[1], Occupant::Computer { instead_of: None, .. }), "{:?}", view.seats[1]);
    assert!(view.waits_for(PersonId(2)), "the computer has played on");
    let own = view.seen_by(PersonId(2));
    acts(tables, running, person(2), &own.unredacted().unwrap().legal(Seat(0))[0]).await;
    assert_eq!(tables.look(alone).await.unwrap().stage, Stage::Ended);
    let lobby = tables.look(lobby).await.unwrap();
    assert_eq!((lobby.stage, lobby.host, lobby.seats.len()), (Stage::Lobby, PersonId(3), 1));
    let log = tables.records().unredacted_log(left, skald::table::Seq(1), 99).await.unwrap();
    assert_eq!(log.last().unwrap().kind, EntryKind::Forgotten);
    // A pseudonym does not play in a rematch.
    let again = tables.lobby().rematch(Request::new(over, PersonId(2)), Locale::En).await.unwrap();
    assert_eq!((again.seats.len(), again.wanted), (1, 2));
    // A second call has nothing to do, and a person who returns is new.
    assert_eq!(tables.people().forget(WHO).await.unwrap().tables, 0);
    tables.lobby().join(Request::new(again.id, who())).await.unwrap();
    assert_eq!(tables.people().personal_data(WHO).await.unwrap().tables.len(), 1);
    tables.people().forget(WHO).await.unwrap();
}

#[tokio::test]
async fn in_memory_a_person_is_forgotten_and_the_games_stay() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    is_forgotten_and_the_games_stay(&tables_in(store, dig::titles())).await;
}

#[tokio::test]
async fn own_data_has_no_id_of_another_person() {
    const OTHER: PersonId = PersonId(123_456_789_012_345_678);
    let tables = tables_in(Arc::new(Memory::new()), dig::titles());
    let table = tables.lobby().open(dug(1, who()), None).await.unwrap().id;
    tables.lobby().join(Request::new(table, Person { id: OTHER, ..person(2) })).await.unwrap();
    tables.seats().name_host(Request::new(table, WHO), OTHER).await.unwrap();
    let data = serde_json::to_string(&tables.people().personal_data(WHO).await.unwrap()).unwrap();
    assert!(data.contains("host") && !data.contains(&OTHER.to_string()), "{data}");
}

/// The data of the others stays: the host, their requests, the seat that a computer player keeps for one.
#[tokio::test]
async fn forgetting_keeps_the_data_of_others() {
    let tables = tables_in(Arc::new(Memory::new()), count::titles());
    let table = tables.lobby().open(opening(6, 4), None).await.unwrap().id;
    for player in [person(2), who(), person(3)] {
        tables.lobby().join(Request::new(table, player)).await.unwrap();
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    for voter in [PersonId(2), WHO] {
        assert!(!tables.seats().vote_to_end(Request::new(table, voter)).await.unwrap().done);
    }
    tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(3), "random").await.unwrap();
    let data = tables.people().personal_data(WHO).await.unwrap();
    assert_eq!(data.tables[0].seat, Some((Seat(2), who())));

    tables.people().forget(WHO).await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert_eq!((view.host, view.seat_kept_for(PersonId(3))), (PersonId(1), Some(Seat(3))));
    assert_eq!((view.seat_of(PersonId(3)), view.seat_kept_for(PersonId(2))), (None, None));
    tables.seats().reclaim(Request::new(table, person(3))).await.unwrap();
    let voted = tables.seats().vote_to_end(Request::new(table, PersonId(3))).await.unwrap();
    assert_eq!((voted.done, voted.missing), (false, vec![Seat(0)]), "the second's request stays");
    assert!(tables.seats().vote_to_end(Request::new(table, PersonId(1))).await.unwrap().done);
}

/// A host need not sit first. The role stays where it is when another person is forgotten.
#[tokio::test]
async fn the_host_stays_the_host_when_somebody_else_is_forgotten() {
    let tables = tables_in(Arc::new(Memory::new()), count::titles());
    let table = tables.lobby().open(opening(6, 3), None).await.unwrap().id;
    for player in [person(2), who()] {
        tables.lobby().join(Request::new(table, player)).await.unwrap();
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "random").await.unwrap();
    let view = tables.seats().reclaim(Request::new(table, person(1))).await.unwrap();
    assert_eq!((view.host, view.seat_of(PersonId(1))), (PersonId(2), Some(Seat(0))));
    tables.people().forget(WHO).await.unwrap();
    assert_eq!(tables.look(table).await.unwrap().host, PersonId(2));
}

/// A running game whose delivery has a list with the person. Returns the key and the text of the list.
async fn in_delivery(tables: &Tables) -> (TableId, String, serde_json::Value) {
    let table = tables.lobby().open(opening(6, 3), None).await.unwrap().id;
    for player in [person(2), who()] {
        tables.lobby().join(Request::new(table, player)).await.unwrap();
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let (key, list) =
        (format!("told:{table}"), json!([{ "person": WHO.0, "called": 7 }, { "person": 2, "called": 8 }]));
    tables.outbox().set_delivery_state(vec![(key.clone(), Some(list.clone()))], None).await.unwrap();
    (table, key, list)
}

#[tokio::test(start_paused = true)]
async fn in_flight_delivery_does_not_save_a_forgotten_person() {
    let tables = tables_in(Arc::new(Memory::new()), count::titles());
    let (table, key, list) = in_delivery(&tables).await;
    let lease = tables.leases().claim(&[delivering(table)]).await.unwrap().remove(0).unwrap().into_lease();
    // It has read the list, and writes it once its message is posted.
    let delivery = async {
        sleep(Duration::from_millis(500)).await;
        tables.outbox().set_delivery_state(vec![(key.clone(), Some(list))], Some(&lease)).await.unwrap();
        tables.leases().release(std::slice::from_ref(&lease)).await.unwrap();
    };
    let (forgotten, ()) = tokio::join!(tables.people().forget(WHO), delivery);
    assert_eq!(forgotten.unwrap().tables, 1);
    let kept = tables.outbox().delivery_state(&key).await.unwrap().unwrap();
    let [alias, other] = people(&kept)[..] else { panic!("{kept}") };
    assert!(PersonId(alias).is_pseudonym() && other == 2, "{kept}");
}

#[tokio::test(start_paused = true)]
async fn slow_delivery_is_an_error_and_the_rest_is_forgotten() {
    let tables = tables_in(Arc::new(Memory::new()), count::titles());
    let (table, key, _) = in_delivery(&tables).await;
    tables.people().set_preference(WHO, "look", Some(json!("dark"))).await.unwrap();
    let leased =
        tables.leases().claim_for(&[delivering(table)], Duration::from_secs(600)).await.unwrap().remove(0).unwrap();
    assert!(matches!(tables.people().forget(WHO).await, Err(TableError::Conflict)));
    let left: Vec<_> =
        tables.people().personal_data(WHO).await.unwrap().documents.into_iter().map(|(key, _)| key).collect();
    assert_eq!(left, [key]);
    tables.leases().release(&[leased.into_lease()]).await.unwrap();
    tables.people().forget(WHO).await.unwrap();
    assert!(tables.people().personal_data(WHO).await.unwrap().documents.is_empty());
}

/// The people whom a document names by `person`.
fn people(document: &serde_json::Value) -> Vec<u64> {
    let within = |fields: &mut dyn Iterator<Item = &serde_json::Value>| fields.flat_map(people).collect::<Vec<_>>();
    match document {
        serde_json::Value::Array(items) => within(&mut items.iter()),
        serde_json::Value::Object(fields) => {
            let own = fields.get("person").and_then(serde_json::Value::as_u64);
            own.into_iter().chain(within(&mut fields.values())).collect()
        }
        _ => Vec::new(),
    }
}

/// A table that cannot be read may name the person. The result counts it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_is_counted() {
    fn spoil(documents: &mut Documents) -> Result<(), StoreError> {
        let first = documents.keys("head/")?.remove(0);
        documents.put(&first, b"{}")
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let tables = tables_in(Arc::new(Lsm::open(&path).unwrap()), dig::titles());
    for channel in 1..=2 {
        tables.lobby().open(dug(channel, who()), None).await.unwrap();
    }
    tables.close().await.unwrap();
    drop(tables);
    let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: spoil }]));
    let store = Lsm::open_with(&path, Opening { steps, ..Opening::default() }).unwrap();
    let tables = tables_in(Arc::new(store), dig::titles());
    assert_eq!(tables.people().personal_data(WHO).await.unwrap().tables.len(), 1);
    let forgotten = tables.people().forget(WHO).await.unwrap();
    assert_eq!((forgotten.tables, forgotten.left), (1, 1));
    tables.close().await.unwrap();
}

/// The documents of a closed store, with their keys.
fn documents(store: &Path, copy: &Path) -> Vec<(String, Vec<u8>)> {
    static FOUND: Mutex<Vec<(String, Vec<u8>)>> = Mutex::new(Vec::new());
    fn look(documents: &mut Documents) -> Result<(), StoreError> {
        for key in documents.keys("")? {
            let document = documents.get(&key)?.unwrap_or_default();
            FOUND.lock().unwrap().push((key, document));
        }
        Ok(())
    }
    drop(Lsm::open_copy(store, copy).unwrap());
    let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: look }]));
    drop(Lsm::open_with(copy, Opening { steps, ..Opening::default() }).unwrap());
    std::mem::take(&mut FOUND.lock().unwrap())
}

/// No snowflake of theirs is left, in any document, key or archived piece.
#[tokio::test(flavor = "multi_thread")]
async fn no_stored_document_names_a_forgotten_person() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let names = |text: &str| {
        [WHO.to_string(), format!("{:016x}", WHO.0), NAME.to_owned()].iter().any(|name| text.contains(name.as_str()))
    };
    let found = |copy: &str| {
        let all = documents(&path, &folder.path().join(copy));
        assert!(all.iter().any(|(key, _)| key.starts_with("head/")));
        let named = all.into_iter().filter(|(key, bytes)| names(key) || names(&String::from_utf8_lossy(bytes)));
        named.map(|(key, _)| key).collect::<Vec<_>>()
    };
    let tables = tables_in(Arc::new(Lsm::open(&path).unwrap()), dig::titles());
    let [over, running, ..] = past(&tables).await;
    tables.seats().note_gone(running, &[(WHO, true)]).await.unwrap();
    let offered = tables.lobby().open(dug(6, person(4)), None).await.unwrap().id;
    tables.lobby().join(Request::new(offered, person(5))).await.unwrap();
    tables.lobby().start(Request::new(offered, PersonId(4))).await.unwrap();
    tables.seats().offer(Request::new(offered, PersonId(4)), Seat(0), WHO).await.unwrap();
    drain(&tables).await;
    tables.close().await.unwrap();
    drop(tables);
    let before = found("before");
    for beginning in ["head/", "entry/", "person/", "memo/dm:", "memo/look:", "memo/result:", "memo/told:", "closed/"] {
        assert!(before.iter().any(|key| key.starts_with(beginning)), "{beginning}: {before:#?}");
    }
    let volume = path.join("archive");
    let bytes = || -> Vec<u8> {
        let files = std::fs::read_dir(&volume).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
        files.flatten().collect()
    };
    let piece = bytes();
    assert!(piece.len() > 200);

    let tables = tables_in(Arc::new(Lsm::open(&path).unwrap()), dig::titles());
    tables.people().forget(WHO).await.unwrap();
    let (kept, erased) = (bytes().iter().rposition(|byte| *byte != 0).map_or(0, |at| at + 1), bytes());
    assert_eq!((erased.len(), &erased[..kept]), (piece.len(), &piece[..kept]));
    assert!(kept < 100, "the archived piece is erased, but for the head of its file: {kept}");
    drain(&tables).await;
    // It goes into the archive again, under the pseudonym.
    assert!(tables.admin().archive(0).await.unwrap() >= 1);
    tables.records().export(over, false).await.unwrap().replay(tables.titles()).unwrap();
    tables.close().await.unwrap();
    drop(tables);
    assert_eq!(found("after"), Vec::<String>::new());

    let tables = tables_in(Arc::new(Lsm::open(&path).unwrap()), dig::titles());
    assert!(tables.people().personal_data(WHO).await.unwrap().tables.is_empty());
    assert_eq!(tables.admin().verify().await.unwrap().differing, []);
    tables.close().await.unwrap();
}

#[tokio::test]
async fn a_table_whose_title_is_not_loaded_is_counted_as_left() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let tables = tables_in(Arc::clone(&store), count::titles());
    tables.lobby().open(Open { host: who(), ..opening(6, 2) }, None).await.unwrap();
    let without = tables_in(store, dig::titles()).people().forget(WHO).await.unwrap();
    assert_eq!((without.tables, without.left), (0, 1));
    let forgotten = tables.people().forget(WHO).await.unwrap();
    assert_eq!((forgotten.tables, forgotten.left), (1, 0));
}

/// A seven in the time of a table is not the person with the id 7.
#[tokio::test]
async fn digits_in_a_table_are_not_a_person() {
    let tables = tables_in(Arc::new(Memory::new()), count::titles());
    let lobby = tables.lobby().open(opening(6, 2), None).await.unwrap();
    assert!(lobby.opened_at.0.to_string().contains('7'));
    assert!(tables.people().personal_data(PersonId(7)).await.unwrap().tables.is_empty());
    assert_eq!(tables.people().forget(PersonId(7)).await.unwrap().tables, 0);
}
