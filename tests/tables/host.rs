//! The host of a table names another one: permissions, candidates, and the log.

use std::sync::Arc;

use skald::engine::Seat;
use skald::store::Memory;
use skald::table::{
    Actor, Authority, CommunityId, EntryKind, IdempotencyKey, PersonId, Request, Seq, Stage, TableError, TableId,
    Tables,
};
use support::count::titles;
use support::people::{opening, person, started, tables, tables_in};

const HOST: PersonId = PersonId(1);
const OTHER: PersonId = PersonId(2);
const STRANGER: PersonId = PersonId(77);

/// The community of the tables that [`opening`] opens.
const HERE: CommunityId = CommunityId(9);

/// A lobby of persons 1 and 2 and a computer player.
async fn lobby(tables: &Tables) -> TableId {
    let lobby = tables.lobby().open(opening(5, 4), None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(lobby, HOST), "random").await.unwrap();
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    lobby
}

/// The person who named the host in the last entry, and the new host.
async fn last_naming(tables: &Tables, table: TableId) -> Option<(Actor, PersonId)> {
    let last = tables.records().unredacted_log(table, Seq(1), 999).await.unwrap().pop()?;
    match last.kind {
        EntryKind::Host(host) => Some((last.actor, host)),
        _ => None,
    }
}

#[tokio::test]
async fn named_host_of_a_lobby_starts_the_game() {
    let tables = tables();
    let lobby = lobby(&tables).await;
    let view = tables.seats().name_host(Request::new(lobby, HOST), OTHER).await.unwrap();
    assert_eq!((view.host, view.stage), (OTHER, Stage::Lobby));
    assert_eq!(last_naming(&tables, lobby).await, Some((Actor::Person(HOST), OTHER)));
    assert!(matches!(tables.lobby().start(Request::new(lobby, HOST)).await, Err(TableError::HostOnly)));
    let view = tables.lobby().start(Request::new(lobby, OTHER)).await.unwrap();
    assert_eq!((view.host, view.seat_of(HOST)), (OTHER, Some(Seat(0))), "the previous host still plays");
}

#[tokio::test]
async fn host_role_moves_back_and_requests_are_idempotent() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let key = Some(IdempotencyKey(70));
    let named = tables.seats().name_host(Request { table, by: HOST, key }, OTHER).await.unwrap();
    assert_eq!((named.host, named.stage), (OTHER, Stage::Playing));
    assert!(matches!(tables.seats().end(Request::new(table, HOST)).await, Err(TableError::HostOnly)));
    assert!(matches!(
        tables.seats().name_host(Request::new(table, HOST), PersonId(3)).await,
        Err(TableError::HostOnly)
    ));
    let again = tables.seats().name_host(Request { table, by: HOST, key }, OTHER).await.unwrap();
    assert_eq!((again.host, again.seq), (OTHER, named.seq));
    let back = tables.seats().name_host(Request::new(table, OTHER), HOST).await.unwrap();
    assert_eq!(back.host, HOST);
    assert_eq!(last_naming(&tables, table).await, Some((Actor::Person(OTHER), HOST)));
    tables.seats().name_host(Request::new(table, HOST), OTHER).await.unwrap();
    assert_eq!(support::people::stop(&tables, table).await.stage, Stage::Ended);
    assert!(matches!(tables.seats().name_host(Request::new(table, OTHER), HOST).await, Err(TableError::Over)));
}

#[tokio::test]
async fn only_host_and_managers_name_the_host() {
    let tables = tables();
    for table in [lobby(&tables).await, started(&tables, 6, 3).await] {
        let before = tables.look(table).await.unwrap().seq;
        let elsewhere = Authority { person: STRANGER, manages: Some(CommunityId(8)) };
        for by in [OTHER.into(), STRANGER.into(), elsewhere] {
            let refused = tables.seats().name_host(Request::new(table, by), OTHER).await;
            assert!(matches!(refused, Err(TableError::HostOnly)), "{by:?}");
        }
        assert_eq!(tables.look(table).await.unwrap().seq, before);
        let manager = Authority { person: STRANGER, manages: Some(HERE) };
        assert_eq!(tables.seats().name_host(Request::new(table, manager), OTHER).await.unwrap().host, OTHER);
        assert_eq!(last_naming(&tables, table).await, Some((Actor::Person(STRANGER), OTHER)));
        let refused = tables.seats().name_host(Request::new(table, manager), STRANGER).await;
        assert!(matches!(refused, Err(TableError::NotAtTable)), "not even themselves from outside");
    }
}

#[tokio::test]
async fn only_somebody_else_who_plays_in_person_becomes_the_host() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    assert!(matches!(tables.seats().name_host(Request::new(table, HOST), HOST).await, Err(TableError::AlreadyHost)));
    assert!(matches!(tables.seats().name_host(Request::new(table, HOST), STRANGER).await, Err(TableError::NotAtTable)));
    tables.seats().hand_over(Request::new(table, OTHER), Seat(1), "greedy").await.unwrap();
    assert!(matches!(tables.seats().name_host(Request::new(table, HOST), OTHER).await, Err(TableError::ComputerHost)));
    assert_eq!(tables.look(table).await.unwrap().host, HOST);
    tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
    assert_eq!(tables.seats().name_host(Request::new(table, HOST), OTHER).await.unwrap().host, OTHER);
}

#[tokio::test]
async fn new_host_is_stored_and_the_game_still_replays() {
    let store = Arc::new(Memory::new());
    let [one, other] = [(); 2].map(|()| tables_in(store.clone(), titles()));
    let table = started(&one, 5, 2).await;
    one.seats().name_host(Request::new(table, HOST), OTHER).await.unwrap();
    assert_eq!(other.look(table).await.unwrap().host, OTHER);
    let record = other.records().export(table, true).await.unwrap();
    record.replay(other.titles()).unwrap();
    assert_eq!(other.admin().verify().await.unwrap().differing, []);
}

/// The log names both people. Forgetting one removes them from the entry, without giving their id to the other.
#[tokio::test]
async fn forgetting_replaces_host_names_in_the_log() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    tables.seats().name_host(Request::new(table, HOST), OTHER).await.unwrap();
    tables.seats().name_host(Request::new(table, OTHER), PersonId(3)).await.unwrap();
    let own = tables.people().personal_data(OTHER).await.unwrap();
    let named = own.tables[0].done.iter().filter(|(_, _, kind, _)| matches!(kind, EntryKind::Host(_)));
    let named: Vec<_> = named.map(|(_, _, kind, _)| *kind).collect();
    assert!(matches!(named[..], [EntryKind::Host(other)] if other.is_pseudonym()), "{named:?}");

    tables.people().forget(OTHER).await.unwrap();
    let log = tables.records().unredacted_log(table, Seq(1), 999).await.unwrap();
    let names = |entry: &skald::store::Entry| match (&entry.actor, entry.kind) {
        (Actor::Person(by), EntryKind::Host(host)) => Some((*by, host)),
        _ => None,
    };
    let named: Vec<_> = log.iter().filter_map(names).collect();
    let [(HOST, alias), (by, PersonId(3))] = named[..] else { panic!("{named:?}") };
    assert!(alias.is_pseudonym() && alias == by, "{named:?}");
    assert!(tables.people().personal_data(OTHER).await.unwrap().tables.is_empty());
}
