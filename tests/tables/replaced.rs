//! People who leave a running game: another person takes the seat, the host passes on, votes are counted again, and
//! the result counts. Issue P3-43.

use skald::engine::Seat;
use skald::table::{
    Actor, Authority, ChannelId, CommunityId, EntryKind, Format, Motion, PersonId, Request, Seq, Stage, TableError,
    TableId, TableView, Tables, Timestamp, Tournament, TournamentId, standings,
};
use support::people::{opening, person, say, started, tables};

const HOST: PersonId = PersonId(1);
const OTHER: PersonId = PersonId(2);
const THIRD: PersonId = PersonId(3);
const STRANGER: PersonId = PersonId(77);

/// The community of the tables that [`opening`] opens.
const HERE: CommunityId = CommunityId(9);

async fn kinds(tables: &Tables, table: TableId) -> Vec<EntryKind> {
    let log = tables.records().unredacted_log(table, Seq(1), 999).await.unwrap();
    log.into_iter().map(|entry| entry.kind).collect()
}

async fn note_gone(tables: &Tables, table: TableId, person: PersonId) -> TableView {
    tables.seats().note_gone(table, &[(person, true)]).await.unwrap();
    tables.look(table).await.unwrap()
}

#[tokio::test]
async fn person_takes_a_seat_that_is_offered_to_them() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    for (by, seat) in [(HOST, Seat(0)), (OTHER, Seat(1))] {
        tables.seats().offer(Request::new(table, by), seat, STRANGER).await.unwrap();
    }
    assert_eq!(tables.look(table).await.unwrap().offers, [(Seat(0), STRANGER), (Seat(1), STRANGER)]);
    let refused = tables.seats().substitute(Request::new(table, person(78)), Seat(1)).await;
    assert!(matches!(refused, Err(TableError::NotOverdue)), "it is offered to another person");
    let view = tables.seats().substitute(Request::new(table, person(77)), Seat(1)).await.unwrap();
    assert_eq!((view.seat_of(STRANGER), view.seat_of(OTHER)), (Some(Seat(1)), None));
    assert_eq!(view.offers, [], "they have a seat");
    let kinds = kinds(&tables, table).await;
    assert_eq!(kinds[kinds.len() - 2..], [EntryKind::Offered(Seat(1)), EntryKind::Substitute(Seat(1))]);
}

#[tokio::test]
async fn only_the_owner_offers_a_seat_unless_they_are_gone() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    for by in [HOST, THIRD, STRANGER] {
        let refused = tables.seats().offer(Request::new(table, by), Seat(1), PersonId(78)).await;
        assert!(matches!(refused, Err(TableError::NotYourSeat)), "{by}");
    }
    let seated = tables.seats().offer(Request::new(table, OTHER), Seat(1), THIRD).await;
    assert!(matches!(seated, Err(TableError::OtherSeated)));
    note_gone(&tables, table, OTHER).await;
    let third = tables.seats().offer(Request::new(table, THIRD), Seat(1), STRANGER).await;
    assert!(matches!(third, Err(TableError::NotYourSeat)), "only the host");
    tables.seats().offer(Request::new(table, HOST), Seat(1), STRANGER).await.unwrap();
    // No offer is needed for the seat of a person who is gone.
    let view = tables.seats().substitute(Request::new(table, person(78)), Seat(1)).await.unwrap();
    assert_eq!(view.seat_of(PersonId(78)), Some(Seat(1)));
}

#[tokio::test]
async fn host_hands_over_no_seat_of_a_person_who_plays() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let refused = tables.seats().hand_over(Request::new(table, HOST), Seat(1), "random").await;
    assert!(matches!(refused, Err(TableError::SeatInPlay)));
    let plays = Authority { person: THIRD, manages: Some(HERE) };
    let refused = tables.seats().hand_over(Request::new(table, plays), Seat(1), "random").await;
    assert!(matches!(refused, Err(TableError::SeatInPlay)), "a manager who plays");
    let managers = Authority { person: STRANGER, manages: Some(HERE) };
    tables.seats().hand_over(Request::new(table, managers), Seat(1), "random").await.unwrap();
    tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
    note_gone(&tables, table, OTHER).await;
    let view = tables.seats().hand_over(Request::new(table, HOST), Seat(1), "random").await.unwrap();
    assert_eq!(view.seat_of(OTHER), None);
}

#[tokio::test]
async fn host_ends_no_game_with_others_alone() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    assert!(matches!(tables.seats().end(Request::new(table, HOST)).await, Err(TableError::VoteToEnd)));
    let voted = tables.seats().vote_to_end(Request::new(table, HOST)).await.unwrap();
    assert_eq!((voted.done, voted.missing), (false, vec![Seat(1)]));
    let vote = &tables.look(table).await.unwrap().votes[0];
    assert_eq!((vote.motion, &vote.agreed[..], &vote.missing[..]), (Motion::End, &[Seat(0)][..], &[Seat(1)][..]));
    // The other one lets the computer play: no other vote is needed.
    let view = tables.seats().hand_over(Request::new(table, OTHER), Seat(1), "random").await.unwrap();
    assert_eq!(view.stage, Stage::Ended);
}

#[tokio::test]
async fn votes_are_counted_again_when_a_person_is_replaced() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    for by in [HOST, OTHER] {
        assert!(!tables.seats().vote_to_end(Request::new(table, by)).await.unwrap().done);
    }
    tables.seats().offer(Request::new(table, OTHER), Seat(1), STRANGER).await.unwrap();
    let view = tables.seats().substitute(Request::new(table, person(77)), Seat(1)).await.unwrap();
    assert_eq!(view.stage, Stage::Playing);
    assert_eq!(view.votes[0].missing, [Seat(1), Seat(2)], "the new person has not voted");
    assert!(!tables.seats().vote_to_end(Request::new(table, STRANGER)).await.unwrap().done);
    assert_eq!(note_gone(&tables, table, THIRD).await.stage, Stage::Ended, "the last vote is not needed any more");
}

#[tokio::test]
async fn vote_ends_when_its_person_hands_the_seat_over() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    tables.seats().vote_to_end(Request::new(table, OTHER)).await.unwrap();
    tables.seats().hand_over(Request::new(table, OTHER), Seat(1), "random").await.unwrap();
    tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
    let voted = tables.seats().vote_to_end(Request::new(table, HOST)).await.unwrap();
    assert_eq!(voted.missing, [Seat(1), Seat(2)]);
}

#[tokio::test]
async fn next_person_hosts_when_the_host_has_left_the_server() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let view = note_gone(&tables, table, HOST).await;
    assert_eq!((view.host, &view.gone[..]), (OTHER, &[Seat(0)][..]));
    let last = tables.records().unredacted_log(table, Seq(1), 999).await.unwrap().pop().unwrap();
    assert_eq!((last.kind, last.actor), (EntryKind::Gone(Seat(0)), Actor::System));
    assert_eq!(note_gone(&tables, table, HOST).await.seq, view.seq, "nothing is new");
    // Others need not wait for them.
    let voted = tables.seats().vote_to_end(Request::new(table, THIRD)).await.unwrap();
    assert_eq!(voted.missing, [Seat(1)]);
    tables.seats().note_gone(table, &[(HOST, false)]).await.unwrap();
    let back = tables.look(table).await.unwrap();
    assert_eq!((back.host, back.gone), (OTHER, vec![]));
    assert_eq!(back.votes[0].missing, [Seat(0), Seat(1)]);
}

#[tokio::test]
async fn table_ends_when_all_of_its_people_are_gone() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    for table in [started(&tables, 5, 2).await, lobby] {
        assert!(matches!(tables.seats().end_deserted(table).await, Err(TableError::VoteToEnd)));
        note_gone(&tables, table, HOST).await;
        note_gone(&tables, table, OTHER).await;
        tables.seats().end_deserted(table).await.unwrap();
        assert_eq!(tables.look(table).await.unwrap().stage, Stage::Ended);
    }
}

#[tokio::test]
async fn only_the_organizer_hosts_a_tournament() {
    let tables = tables();
    let place = (HERE, ChannelId(100));
    let announced = Tournament::announced(
        TournamentId(1),
        place,
        PersonId(1),
        "count".to_owned(),
        Format::Pools { per_table: 3 },
        Timestamp(0),
    );
    let id = tables.tournaments().open(announced).await.unwrap().id;
    for number in 1..=3 {
        tables.tournaments().join(HERE, id, person(number)).await.unwrap();
    }
    let running = tables.tournaments().start(HERE, id).await.unwrap();
    let placed = tables.tournaments().place_game(&running, 1, ChannelId(1001)).await.unwrap();
    let seated = tables.tournaments().seat_game(&placed, 1, 9).await.unwrap();
    let table = seated.rounds[0].games[0].table.unwrap();
    let own = tables.look(table).await.unwrap().seat_of(HOST).unwrap();
    let view = tables.seats().hand_over(Request::new(table, HOST), own, "random").await.unwrap();
    assert_eq!(view.host, HOST, "the organizer stays the host without a seat");
    let other = view.seat_of(OTHER).unwrap();
    let refused = tables.seats().name_host(Request::new(table, HOST), OTHER).await;
    assert!(matches!(refused, Err(TableError::TournamentSeat)));
    let refused = tables.seats().offer(Request::new(table, OTHER), other, STRANGER).await;
    assert!(matches!(refused, Err(TableError::TournamentSeat)));
}

/// The leaver, and the person for whom the computer plays at the end, come last.
#[tokio::test]
async fn leaving_a_game_between_people_is_a_loss() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    tables.seats().offer(Request::new(table, OTHER), Seat(1), STRANGER).await.unwrap();
    tables.seats().substitute(Request::new(table, person(77)), Seat(1)).await.unwrap();
    tables.seats().hand_over(Request::new(table, THIRD), Seat(2), "random").await.unwrap();
    loop {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { break };
        let seat = open.decision.seat;
        let number = view.occupant(seat).and_then(|who| who.person()).expect("a person").id.0;
        let code = view.unredacted().unwrap().legal(seat).pop().unwrap();
        say(&tables, table, number, &code).await.unwrap();
    }
    let results = tables.records().results(HERE, Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
    let table = standings(&results, None);
    let of = |person| table.iter().find(|standing| standing.person == person).unwrap();
    assert_eq!(table.len(), 4);
    for leaver in [OTHER, THIRD] {
        assert_eq!((of(leaver).games, of(leaver).wins), (1, 0), "{leaver}");
        assert!(of(leaver).ranks > of(HOST).ranks.max(of(STRANGER).ranks), "{leaver} comes last");
        assert!(of(leaver).rating < of(HOST).rating.max(of(STRANGER).rating));
    }
}
