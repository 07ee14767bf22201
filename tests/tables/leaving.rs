//! All ways out of a game obey one rule: who leaves has lost it, and who stays keeps the win. The log goes on naming people.

use skald::engine::Seat;
use skald::store::EntryKind;
use skald::table::{
    Actor, Allowance, CommunityId, Moment, Open, Opener, PersonId, Request, Seq, Stage, Standing, TableError, TableId,
    TableView, Tables, Timestamp, standings,
};
use skald::words::Locale;
use support::people::{opening, person, says, started, tables};

/// The community of the tables that [`opening`] opens.
const HERE: CommunityId = CommunityId(9);
const STAYS: PersonId = PersonId(1);
const LEAVES: PersonId = PersonId(2);

async fn standing(tables: &Tables) -> Vec<Standing> {
    let results = tables.records().results(HERE, Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
    standings(&results, None)
}

/// Person 1 plays to the end.
async fn play_out(tables: &Tables, table: TableId) {
    loop {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { break };
        assert_eq!(open.decision.seat, Seat(0), "only one person is left");
        let codes = view.seen_by(STAYS).unredacted().unwrap().legal(Seat(0));
        let mut acted = false;
        for code in codes {
            acted = acted || tables.play().act(says(table, 1, &code)).await.is_ok();
        }
        assert!(acted);
    }
}

/// The ways in which person 2 may leave a game.
#[derive(Clone, Copy, Debug)]
enum Way {
    HandsOver,
    IsForgotten,
    LeavesTheServer,
    IsForgottenAfterHandingOver,
}

const WAYS: [Way; 4] = [Way::HandsOver, Way::IsForgotten, Way::LeavesTheServer, Way::IsForgottenAfterHandingOver];

async fn leave(tables: &Tables, table: TableId, way: Way) {
    let hand_over = async |by| tables.seats().hand_over(Request::new(table, by), Seat(1), "random").await.unwrap();
    match way {
        Way::HandsOver => drop(hand_over(LEAVES).await),
        Way::IsForgotten => drop(tables.people().forget(LEAVES).await.unwrap()),
        Way::LeavesTheServer => {
            tables.seats().note_gone(table, &[(LEAVES, true)]).await.unwrap();
            hand_over(STAYS).await;
        }
        Way::IsForgottenAfterHandingOver => {
            hand_over(LEAVES).await;
            tables.people().forget(LEAVES).await.unwrap();
        }
    }
}

#[tokio::test]
async fn each_way_out_of_a_game_loses_it() {
    for way in WAYS {
        let tables = tables();
        let table = started(&tables, 5, 2).await;
        leave(&tables, table, way).await;
        play_out(&tables, table).await;
        let table = standing(&tables).await;
        let stayed = table.iter().find(|one| one.person == STAYS).unwrap();
        let left = table.iter().find(|one| one.person != STAYS).unwrap_or_else(|| panic!("{way:?}: not rated"));
        assert_eq!((stayed.games, stayed.wins, left.games, left.wins), (1, 1, 1, 0), "{way:?}");
        assert!(stayed.rating > left.rating, "{way:?}: {} {}", stayed.rating, left.rating);
        assert_eq!(stayed.all_against_computers(), (0, 0), "{way:?}");
    }
}

#[tokio::test]
async fn ending_an_abandoned_game_is_a_win_of_the_one_who_stays() {
    for way in WAYS {
        let tables = tables();
        let table = started(&tables, 5, 2).await;
        leave(&tables, table, way).await;
        if tables.look(table).await.unwrap().stage == Stage::Playing {
            tables.seats().end(Request::new(table, STAYS)).await.unwrap();
        }
        let view = tables.look(table).await.unwrap();
        assert_eq!((view.stage, view.winner), (Stage::Ended, Some(Seat(0))), "{way:?}");
        let wins: Vec<_> = standing(&tables).await.iter().map(|one| (one.person == STAYS, one.wins)).collect();
        assert_eq!(wins, [(true, 1), (false, 0)], "{way:?}");
    }
}

#[tokio::test]
async fn game_that_all_end_together_has_no_result() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    for by in [STAYS, LEAVES] {
        tables.seats().vote_to_end(Request::new(table, by)).await.unwrap();
    }
    assert_eq!((tables.look(table).await.unwrap().winner, standing(&tables).await), (None, vec![]));
}

#[tokio::test]
async fn seat_remembers_who_had_it_before() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    tables.play().act(says(table, 2, "stake 1")).await.unwrap();
    let before = tables.look(table).await.unwrap().seq;
    tables.seats().offer(Request::new(table, LEAVES), Seat(1), PersonId(77)).await.unwrap();
    tables.seats().substitute(Request::new(table, person(77)), Seat(1)).await.unwrap();
    let view = tables.look(table).await.unwrap();
    let at = |seq| view.owner_at(Seat(1), seq).map(|owner| owner.id);
    assert_eq!((at(before), at(view.seq)), (Some(LEAVES), Some(PersonId(77))));
    let sits = |view: &TableView| view.voice(Locale::En, |who, _| who.person().unwrap().id.to_string()).seat(Seat(1));
    let past = tables.records().past(table, Moment::Start).await.unwrap().view;
    assert_eq!([sits(&past), sits(&view)], [LEAVES.to_string(), "77".to_owned()], "a replay has the names of its time");
    assert_eq!(view.owners(Seat(1)).map(|owner| owner.id).collect::<Vec<_>>(), [LEAVES, PersonId(77)]);
    tables.people().forget(PersonId(77)).await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert_eq!(view.owner_at(Seat(1), before).map(|owner| owner.id), Some(LEAVES));
    let log = tables.records().unredacted_log(table, Seq(1), 99).await.unwrap();
    let taken = log.iter().find(|entry| matches!(entry.kind, EntryKind::Substitute(_))).unwrap();
    assert!(matches!(taken.actor, Actor::Person(actor) if actor.is_pseudonym()), "{:?}", taken.actor);
    let owner = view.owner_at(Seat(1), taken.seq).unwrap();
    assert!(owner.id.is_pseudonym(), "{owner:?}");
}

#[tokio::test]
async fn host_of_a_lobby_who_is_gone_is_followed_by_another() {
    let tables = tables();
    let table = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.seats().note_gone(table, &[(STAYS, true)]).await.unwrap();
    assert_eq!(tables.look(table).await.unwrap().host, LEAVES);
    tables.lobby().kick(Request::new(table, LEAVES), Seat(0)).await.unwrap();
    // The person may come back.
    let view = tables.lobby().join(Request::new(table, person(1))).await.unwrap();
    assert_eq!((view.host, view.gone), (LEAVES, vec![]));
}

/// The lobby of a person who is gone does not stand still.
#[tokio::test]
async fn new_person_takes_the_seat_and_the_lobby_of_one_who_is_gone() {
    let tables = tables();
    let table = tables.lobby().open(opening(5, 2), None).await.unwrap().id;
    tables.seats().note_gone(table, &[(STAYS, true)]).await.unwrap();
    let view = tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    assert_eq!((view.host, view.seats.len()), (LEAVES, 2));
    let view = tables.lobby().join(Request::new(table, person(3))).await.unwrap();
    assert_eq!(view.seats.iter().filter_map(|seat| Some(seat.person()?.id.0)).collect::<Vec<_>>(), [3, 2]);
    let full = tables.lobby().join(Request::new(table, person(4))).await;
    assert!(matches!(full, Err(TableError::Full { .. })), "{full:?}");
}

#[tokio::test]
async fn tables_of_a_server_without_the_bot_do_not_count() {
    let tables = tables();
    let allowance = Allowance { person: 1, ..Allowance::ANY };
    let opener = |community| Opener { person: STAYS, community: Some(CommunityId(community)) };
    tables.lobby().open(opening(1, 2), None).await.unwrap();
    let refused = tables.lobby().check_allowance(opener(10), allowance).await;
    assert!(matches!(refused, Err(TableError::TooManyTables(1))), "{refused:?}");
    tables.admin().depart(HERE).await.unwrap();
    tables.lobby().check_allowance(opener(10), allowance).await.unwrap();
    let there = Open { community: Some(CommunityId(10)), ..opening(2, 2) };
    tables.lobby().open(there, None).await.unwrap();
    let refused = tables.lobby().check_allowance(opener(10), allowance).await;
    assert!(matches!(refused, Err(TableError::TooManyTables(1))), "{refused:?}");
    tables.admin().note_return(HERE).await.unwrap();
    let refused = tables.lobby().check_allowance(opener(11), allowance).await;
    assert!(matches!(refused, Err(TableError::TooManyTables(2))), "{refused:?}");
}

#[tokio::test]
async fn game_is_left_to_one_when_only_one_person_stays() {
    for way in WAYS {
        let tables = tables();
        let table = started(&tables, 5, 3).await;
        assert!(!tables.look(table).await.unwrap().is_left_to_one(), "{way:?}: nobody has left");
        leave(&tables, table, way).await;
        let view = tables.look(table).await.unwrap();
        assert!(view.abandoned && !view.is_left_to_one(), "{way:?}: two stay");
        tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(2), "random").await.unwrap();
        let view = tables.look(table).await.unwrap();
        assert!(view.is_left_to_one(), "{way:?}");
    }
}
