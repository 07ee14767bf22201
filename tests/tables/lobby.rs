//! Before the game: joining, leaving and starting.

use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::Seat;
use skald::store::{Commit, Entry as StoredEntry, Head, JsonText, Memory, Store};
use skald::table::{
    Entry, IdempotencyKey, LateRequest, Notice, NoticeKind, Open, PersonId, Request, Seq, Stage, TableError, TableId,
};
use support::count::titles;
use support::people::{all_say, opening, person, say, started, tables, tables_in};

#[tokio::test]
async fn a_lobby_fills_and_starts() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap();
    assert_eq!((lobby.stage, lobby.seats.len(), lobby.seq.0), (Stage::Lobby, 1, 1));
    assert_eq!(lobby.options, json!({"dares": "yes"}), "every switch is named");
    assert!(lobby.unredacted().is_none() && lobby.commitment.is_none() && lobby.seed.is_none());

    let second = tables.lobby().add_computer(Request::new(lobby.id, PersonId(1)), "greedy").await.unwrap();
    assert_eq!(second.seats[1].policy(), Some("greedy"));
    let joined = tables.lobby().join(Request::new(lobby.id, person(2))).await.unwrap();
    assert_eq!(joined.seat_of(PersonId(2)), Some(Seat(2)));

    let game = tables.lobby().start(Request::new(lobby.id, PersonId(1))).await.unwrap();
    assert_eq!(game.stage, Stage::Playing);
    assert!(game.commitment.is_some(), "the promise is published");
    assert!(game.seed.is_none(), "the seed is not");
    assert_eq!(tables.at(lobby.channel).await.unwrap().unwrap().id, lobby.id);
}

#[tokio::test]
async fn changed_terms_need_the_yes_of_those_who_joined() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    let start = async || tables.lobby().start(Request::new(lobby, PersonId(1))).await;
    let join = async |number| tables.lobby().join(Request::new(lobby, person(number))).await;
    let pace = async |pace: Option<&str>| {
        let pace = pace.map(|pace| pace.parse().unwrap());
        tables.lobby().set_pace(Request::new(lobby, PersonId(1)), pace).await.unwrap()
    };
    join(2).await.unwrap();
    let changed = pace(Some("1m")).await;
    assert_eq!(changed.missing_agreements(), [Seat(1)]);
    assert!(matches!(start().await, Err(TableError::TermsChanged { whose }) if whose == [Seat(1)]));
    // One question for all changes, however often they change.
    for text in ["24h", "1m"] {
        pace(Some(text)).await;
    }
    let asked = |notice: &Notice| matches!(notice.kind, NoticeKind::TermsChanged { .. });
    assert_eq!(tables.outbox().due(99).await.unwrap().iter().filter(|notice| asked(notice)).count(), 1);
    assert!(pace(None).await.missing_agreements().is_empty(), "the old terms need no answer");
    pace(Some("1m")).await;
    // Who joins later agrees to what they see.
    join(3).await.unwrap();
    assert_eq!(tables.look(lobby).await.unwrap().missing_agreements(), [Seat(1)]);
    assert!(join(2).await.unwrap().missing_agreements().is_empty());
    assert!(matches!(join(2).await, Err(TableError::AlreadySeated)), "nothing is left to agree to");
    tables.lobby().leave(Request::new(lobby, PersonId(3))).await.unwrap();
    let computer = tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "greedy").await.unwrap();
    assert_eq!(computer.missing_agreements(), [Seat(1)]);
    let removed = tables.lobby().remove_computer(Request::new(lobby, PersonId(1)), Seat(2)).await.unwrap();
    assert!(removed.missing_agreements().is_empty());
    let started = start().await.unwrap();
    let log = tables.records().visible_log(&started, Seq(1), started.seq).await.unwrap();
    let clocks: Vec<_> = log.iter().filter_map(Entry::paces).collect();
    assert_eq!(clocks.first(), Some(&(None, "1m".parse().ok())));
    assert_eq!(log.iter().filter_map(Entry::computer).collect::<Vec<_>>(), ["greedy", "greedy"]);
    assert!(started.agreements.is_empty());
}

#[tokio::test]
async fn lobby_of_an_older_program_takes_new_switches() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let before = tables_in(Arc::clone(&store), titles());
    let lobby = before.lobby().open(opening(5, 2), None).await.unwrap().id;
    before.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    // What the older program has saved knows no switch.
    let head = store.load(lobby).await.unwrap().unwrap();
    let mut metadata: Value = head.metadata.read().unwrap();
    metadata["options"] = json!({});
    let seq = head.seq.next();
    let last = store.entries(lobby, head.seq, 1).await.unwrap().remove(0);
    let commit = Commit {
        expected: head.seq,
        before: None,
        head: Arc::new(Head { seq, metadata: JsonText::of(&metadata).unwrap(), ..Head::clone(&head) }),
        entries: vec![StoredEntry { seq, ..last }],
        notices: Vec::new(),
        memos: Vec::new(),
        idempotency_key: None,
        at: before.now(),
    };
    store.commit(commit).await.unwrap();
    let tables = tables_in(store, titles());
    let default = json!({"dares": "yes"});
    let seen = tables.look(lobby).await.unwrap();
    assert_eq!((seen.options, seen.agreements), (default.clone(), Vec::new()), "shown, and nobody has to agree");
    let started = tables.lobby().start(Request::new(lobby, PersonId(1))).await.unwrap();
    assert_eq!(started.options, default);
}

#[tokio::test]
async fn new_host_agrees_by_starting() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    tables.lobby().join(Request::new(lobby, person(3))).await.unwrap();
    tables.lobby().set_pace(Request::new(lobby, PersonId(1)), "1m".parse().ok()).await.unwrap();
    tables.lobby().leave(Request::new(lobby, PersonId(1))).await.unwrap();
    let start = async || tables.lobby().start(Request::new(lobby, PersonId(2))).await;
    assert!(matches!(start().await, Err(TableError::TermsChanged { whose }) if whose == [Seat(1)]));
    tables.lobby().kick(Request::new(lobby, PersonId(2)), Seat(1)).await.unwrap();
    tables.lobby().join(Request::new(lobby, person(3))).await.unwrap();
    assert_eq!(start().await.unwrap().stage, Stage::Playing);
}

#[tokio::test]
async fn what_a_table_cannot_be_is_refused() {
    let tables = tables();
    let open = |change: fn(&mut Open)| {
        let mut open = opening(5, 3);
        change(&mut open);
        tables.lobby().open(open, None)
    };
    assert!(
        matches!(open(|o| o.title = "chess".into()).await, Err(TableError::UnknownTitle(title)) if title == "chess")
    );
    assert!(matches!(
        open(|o| o.edition = Some("golden".into())).await,
        Err(TableError::UnknownEdition { edition, .. }) if edition == "golden"
    ));
    assert!(matches!(open(|o| o.seats = 5).await, Err(TableError::Seats { got: 5, least: 2, most: 4 })));
    assert!(matches!(open(|o| o.seats = 1).await, Err(TableError::Seats { got: 1, .. })));
    assert!(
        matches!(open(|o| o.options = json!({"wind": "east"})).await, Err(TableError::Options(e)) if e.key == "wind")
    );
    assert!(tables.at(opening(5, 3).channel).await.unwrap().is_none(), "nothing was opened");
}

#[tokio::test]
async fn a_channel_holds_one_live_table() {
    let tables = tables();
    let first = tables.lobby().open(opening(5, 2), None).await.unwrap();
    let second = tables.lobby().open(opening(5, 2), None).await;
    assert!(matches!(second, Err(TableError::ChannelTaken { table }) if table == first.id));
    support::people::stop(&tables, first.id).await;
    assert!(tables.at(first.channel).await.unwrap().is_none(), "a cancelled lobby has no past");
    tables.lobby().open(opening(5, 2), None).await.unwrap();
}

#[tokio::test]
async fn the_last_played_table_of_a_channel_is_remembered() {
    let tables = tables();
    let played = started(&tables, 5, 2).await;
    support::people::stop(&tables, played).await;
    let lobby = tables.lobby().open(opening(5, 2), None).await.unwrap();
    assert_eq!(tables.at(lobby.channel).await.unwrap().unwrap().id, lobby.id);
    support::people::stop(&tables, lobby.id).await;
    assert_eq!(tables.at(lobby.channel).await.unwrap().unwrap().id, played);
}

#[tokio::test]
async fn a_full_table_and_a_second_seat_are_refused() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 2), None).await.unwrap().id;
    assert!(matches!(tables.lobby().join(Request::new(lobby, person(1))).await, Err(TableError::AlreadySeated)));
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    assert!(matches!(tables.lobby().join(Request::new(lobby, person(3))).await, Err(TableError::Full { seats: 2 })));
    let computer = tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "greedy").await;
    assert!(matches!(computer, Err(TableError::Full { seats: 2 })));
    assert!(matches!(
        tables.lobby().join(Request::new(TableId::from_bits(1), person(3))).await,
        Err(TableError::NoSuchTable)
    ));
}

#[tokio::test]
async fn a_lobby_needs_enough_people_to_start_and_its_host() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    assert!(matches!(
        tables.lobby().start(Request::new(lobby, PersonId(1))).await,
        Err(TableError::TooFew { least: 2, seated: 1 })
    ));
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    assert!(matches!(tables.lobby().start(Request::new(lobby, PersonId(2))).await, Err(TableError::HostOnly)));
    assert!(matches!(say(&tables, lobby, 1, "add 1").await, Err(TableError::NotStarted)));
    tables.lobby().start(Request::new(lobby, PersonId(1))).await.unwrap();
    // Each refusal says what helps that person now.
    let started = tables.lobby().start(Request::new(lobby, PersonId(1))).await;
    assert!(matches!(started, Err(TableError::AlreadyStarted(LateRequest::Other))));
    let joined = async |number| tables.lobby().join(Request::new(lobby, person(number))).await;
    assert!(matches!(joined(3).await, Err(TableError::AlreadyStarted(LateRequest::Join))));
    assert!(matches!(joined(2).await, Err(TableError::AlreadySeated)));
    let left = async |number| tables.lobby().leave(Request::new(lobby, PersonId(number))).await;
    assert!(matches!(left(2).await, Err(TableError::AlreadyStarted(LateRequest::Leave))));
    assert!(matches!(left(3).await, Err(TableError::NotSeated)));
    let paced = tables.lobby().set_pace(Request::new(lobby, PersonId(1)), None).await;
    assert!(matches!(paced, Err(TableError::AlreadyStarted(LateRequest::Other))));
}

#[tokio::test]
async fn the_host_leaves_and_the_next_person_is_host() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 4), None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "random").await.unwrap();
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    tables.lobby().join(Request::new(lobby, person(3))).await.unwrap();
    let left = tables.lobby().leave(Request::new(lobby, PersonId(1))).await.unwrap();
    assert_eq!(left.host, PersonId(2), "not the computer player");
    assert_eq!(left.seat_of(PersonId(2)), Some(Seat(1)), "those behind move up");
    assert!(matches!(tables.lobby().leave(Request::new(lobby, PersonId(1))).await, Err(TableError::NotSeated)));
    assert!(tables.of(PersonId(1), 99).await.unwrap().is_empty());
    assert_eq!(tables.of(PersonId(3), 99).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_lobby_without_people_is_cancelled() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "random").await.unwrap();
    let left = tables.lobby().leave(Request::new(lobby, PersonId(1))).await.unwrap();
    assert_eq!(left.stage, Stage::Ended);
    assert!(matches!(tables.lobby().join(Request::new(lobby, person(2))).await, Err(TableError::NoSuchTable)));
    tables.lobby().open(opening(5, 2), None).await.unwrap();
}

#[tokio::test]
async fn computer_players_come_and_go_by_the_host() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 4), None).await.unwrap().id;
    tables.lobby().join(Request::new(lobby, person(2))).await.unwrap();
    let unknown = tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "deep thought").await;
    assert!(
        matches!(unknown, Err(TableError::UnknownPolicy { known, .. }) if known == ["greedy", "random", "absent", "broken", "hard"])
    );
    assert!(matches!(
        tables.lobby().add_computer(Request::new(lobby, PersonId(2)), "random").await,
        Err(TableError::HostOnly)
    ));
    tables.lobby().add_computer(Request::new(lobby, PersonId(1)), "random").await.unwrap();
    for seat in [Seat(1), Seat(3)] {
        let removed = tables.lobby().remove_computer(Request::new(lobby, PersonId(1)), seat).await;
        assert!(matches!(removed, Err(TableError::NotAComputer)), "{seat:?}");
    }
    assert!(matches!(
        tables.lobby().remove_computer(Request::new(lobby, PersonId(2)), Seat(2)).await,
        Err(TableError::HostOnly)
    ));
    assert_eq!(tables.lobby().remove_computer(Request::new(lobby, PersonId(1)), Seat(2)).await.unwrap().seats.len(), 2);
}

#[tokio::test]
async fn repeated_request_is_answered_and_not_applied_again() {
    let tables = tables();
    let first = tables.lobby().open(opening(5, 3), Some(IdempotencyKey(70))).await.unwrap();
    let again = tables.lobby().open(opening(5, 3), Some(IdempotencyKey(70))).await.unwrap();
    assert_eq!((first.id, again.seq), (again.id, first.seq));
    for _ in 0..2 {
        let joined = tables.lobby().join(Request::new(first.id, person(2)).keyed(IdempotencyKey(71))).await.unwrap();
        assert_eq!((joined.seats.len(), joined.seq.0), (2, 2));
    }
    for _ in 0..2 {
        let added = tables
            .lobby()
            .add_computer(Request::new(first.id, PersonId(1)).keyed(IdempotencyKey(72)), "greedy")
            .await
            .unwrap();
        assert_eq!((added.seats.len(), added.seq.0), (3, 3));
    }
}

#[tokio::test]
async fn list_of_a_person_begins_with_waiting_tables() {
    let tables = tables();
    let waiting_for_two = started(&tables, 5, 2).await;
    let waiting_for_one = started(&tables, 6, 2).await;
    all_say(&tables, waiting_for_two, &[(1, "stake 1"), (2, "stake 1"), (1, "add 1")]).await;
    all_say(&tables, waiting_for_one, &[(1, "stake 1"), (2, "stake 1")]).await;
    let list = async |number| tables.of(PersonId(number), 99).await.unwrap().iter().map(|s| s.id).collect::<Vec<_>>();
    assert_eq!(list(1).await, [waiting_for_one, waiting_for_two]);
    assert_eq!(list(2).await, [waiting_for_two, waiting_for_one]);
}

/// Of many tables only the shown ones are loaded, and the waiting ones are among them.
#[tokio::test]
async fn a_long_list_is_cut_behind_what_waits() {
    let tables = tables();
    let mut waits = Vec::new();
    for channel in 1..=40 {
        let table = started(&tables, channel, 2).await;
        all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1"), (1, "add 1")]).await;
        if channel % 10 == 0 {
            all_say(&tables, table, &[(2, "add 1")]).await;
            waits.push(table);
        }
    }
    waits.sort_unstable();
    let list = async |limit| tables.of(PersonId(1), limit).await.unwrap();
    let mut first: Vec<_> = list(6).await[..4].iter().map(|view| view.id).collect();
    first.sort_unstable();
    assert_eq!(first, waits);
    assert_eq!((list(6).await.len(), list(3).await.len(), list(99).await.len()), (6, 3, 40));
    assert!(list(3).await.iter().all(|view| view.waits_for(PersonId(1))));
    tables.seats().hand_over(Request::new(waits[0], PersonId(1)), skald::engine::Seat(0), "greedy").await.unwrap();
    assert_eq!(list(6).await.iter().filter(|view| view.waits_for(PersonId(1))).count(), 3);
}

#[test]
fn title_is_found_by_key_name_or_prefix() {
    let titles = skald::games::builtin().unwrap();
    for typed in ["relic_runners", "Relic Runners", " relic runners ", "REL", "Relic"] {
        assert_eq!(titles.meant(typed), Some("relic_runners"), "{typed:?}");
    }
    for typed in ["Mühle", "jeu", "nine men"] {
        assert_eq!(titles.meant(typed), Some("nine_mens_morris"), "{typed:?}");
    }
    for typed in ["", "Chess", "runners", "relic_"] {
        assert_eq!(titles.meant(typed), None, "{typed:?}");
    }
}

#[tokio::test]
async fn opened_table_is_in_the_list_of_its_host() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    let own: Vec<_> = tables.of(PersonId(1), 9).await.unwrap().iter().map(|view| view.id).collect();
    assert_eq!(own, [lobby]);
}

/// The store lists 500 tables at a time.
#[tokio::test]
async fn a_check_looks_at_more_than_a_page_of_tables() {
    let tables = tables();
    for channel in 1..=501 {
        tables.lobby().open(opening(channel, 2), None).await.unwrap();
    }
    let checked = tables.admin().verify().await.unwrap();
    assert_eq!((checked.lobbies, checked.differing), (501, Vec::new()));
}
