//! The results of finished games, and the standings of their community. P1-68, P1-69, P1-70.

use std::sync::Arc;

use skald::engine::Seat;
use skald::store::{Actor, EntryKind, Memory, Store};
use skald::table::{
    CommunityId, GameResult, Open, PersonId, Request, Seq, Stage, TableId, Tables, Timestamp, standings,
};
use support::count::titles;
use support::people::{against_computers, opening, person, presses, say, started, tables, tables_in};

const HERE: CommunityId = CommunityId(9);

async fn results(tables: &Tables) -> Vec<GameResult> {
    tables.records().results(HERE, Timestamp(0), Timestamp(u64::MAX)).await.unwrap()
}

/// Plays a game of people to its end.
async fn play_out(tables: &Tables, table: TableId, seats: u8) {
    for number in 1..=u64::from(seats) {
        if tables.look(table).await.unwrap().decision_of(Seat(number as u8 - 1)).is_some() {
            say(tables, table, number, "stake 1").await.unwrap();
        }
    }
    loop {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { break };
        say(tables, table, u64::from(open.decision.seat.0) + 1, "add 3").await.unwrap();
    }
}

#[tokio::test]
async fn a_finished_game_is_kept_with_everybody_at_it() {
    let tables = tables();
    let table = started(&tables, 1, 3).await;
    assert_eq!(results(&tables).await, [], "a running game is no result");
    play_out(&tables, table, 3).await;
    let kept = results(&tables).await;
    let view = tables.look(table).await.unwrap();
    let outcome = view.unredacted().unwrap().outcome().unwrap();
    assert_eq!((kept.len(), kept[0].table, kept[0].title.as_str()), (1, table, "count"));
    assert_eq!(Some(kept[0].ended), view.ended_at);
    for (seat, player) in kept[0].players.iter().enumerate() {
        assert_eq!(
            (player.person, player.name.as_str()),
            (Some(PersonId(seat as u64 + 1)), &*format!("P{}", seat + 1))
        );
        assert_eq!((player.rank, player.points), (outcome.ranks[seat], outcome.points[seat]));
        assert!(!player.assisted && player.late == 0);
    }
    let table = standings(&kept, Some("count"));
    assert_eq!(table.len(), 3);
    assert!(table.windows(2).all(|pair| pair[0].rating >= pair[1].rating));
    assert_eq!(standings(&kept, Some("raids")), []);
}

#[tokio::test]
async fn what_people_decided_counts_and_forced_moves_do_not() {
    let tables = tables_in(Arc::new(Memory::new()), skald::games::builtin().unwrap());
    let pace = Some("slow".parse().unwrap());
    let open = Open { title: "raids".to_owned(), pace, community: Some(HERE), ..opening(1, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let mut number = 0_usize;
    while let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) {
        let seat = open.decision.seat;
        let legal = view.unredacted().unwrap().legal(seat).len();
        number += 7;
        let press = presses(table, u64::from(seat.0) + 1, open.id, (number % legal) as u16, None);
        view = tables.play().act(press).await.unwrap().view;
    }
    let log = tables.records().unredacted_log(table, Seq(1), usize::MAX).await.unwrap();
    let acts = |seat: Seat| log.iter().filter(move |entry| entry.kind == EntryKind::Act(seat));
    let forced = Seat::all(2).flat_map(acts).filter(|entry| entry.actor == Actor::System).count();
    assert!(forced > 0, "in this game every decision had several choices");
    for (seat, player) in Seat::all(2).zip(&results(&tables).await[0].players) {
        let decided = acts(seat).filter(|entry| matches!(entry.actor, Actor::Person(_))).count();
        assert_eq!((player.in_time as usize, player.late), (decided, 0), "{seat}");
    }
}

#[tokio::test]
async fn unfinished_serverless_or_assisted_games_are_not_rated() {
    let tables = tables();
    let stopped = started(&tables, 1, 2).await;
    support::people::stop(&tables, stopped).await;
    let elsewhere = tables.lobby().open(Open { community: None, ..opening(2, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(elsewhere, person(2))).await.unwrap();
    tables.lobby().start(Request::new(elsewhere, PersonId(1))).await.unwrap();
    play_out(&tables, elsewhere, 2).await;
    assert_eq!(results(&tables).await, []);
    let alone = against_computers(&tables, 3, 2, "greedy").await;
    play_out(&tables, alone, 1).await;
    let kept = results(&tables).await;
    assert_eq!(kept[0].players.iter().map(|player| player.person).collect::<Vec<_>>(), [Some(PersonId(1)), None]);
    assert_eq!(standings(&kept, None)[0].rating, 1000, "there was no other person");
}

#[tokio::test]
async fn a_seat_that_the_computer_had_for_a_while_is_marked() {
    let tables = tables();
    let table = started(&tables, 1, 3).await;
    tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(2), "greedy").await.unwrap();
    tables.seats().reclaim(Request::new(table, person(3))).await.unwrap();
    play_out(&tables, table, 3).await;
    let assisted: Vec<_> = results(&tables).await[0].players.iter().map(|player| player.assisted).collect();
    assert_eq!(assisted, [false, false, true]);
}

#[tokio::test]
async fn results_are_found_by_their_time_and_survive_a_restart() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), titles());
    for channel in 1..=3 {
        let table = started(&tables, channel, 2).await;
        play_out(&tables, table, 2).await;
    }
    let all = results(&tables).await;
    assert_eq!(all.len(), 3);
    let now = all[0].ended;
    assert_eq!(tables.records().results(HERE, Timestamp(0), now).await.unwrap(), []);
    assert_eq!(tables.records().results(HERE, now, now.plus(1)).await.unwrap().len(), 3);
    assert_eq!(tables.records().results(HERE, now.plus(1), Timestamp(u64::MAX)).await.unwrap(), []);
    assert_eq!(tables.records().results(CommunityId(8), Timestamp(0), Timestamp(u64::MAX)).await.unwrap(), []);
    assert_eq!(results(&tables_in(store, titles())).await, all);
}

/// The store lists 500 results at a time.
#[tokio::test]
async fn more_than_a_page_of_results_is_found() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), titles());
    let ended = |number: u64| {
        let (table, ended) = (TableId::from_bits(number), Timestamp(number));
        let result = GameResult { table, title: "count".to_owned(), ended, players: Vec::new() };
        (format!("result:{:016x}:{number:016x}:{table}", HERE.0), Some(serde_json::to_value(result).unwrap()))
    };
    store.remember((1..=1001).map(ended).collect(), None).await.unwrap();
    let all = results(&tables).await;
    assert!(all.iter().map(|result| result.ended.0).eq(1..=1001), "{}", all.len());
}
