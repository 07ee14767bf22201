//! Tournaments at tables, without Discord: from the first entrant to the winner, over restarts. People leave, and games
//! end without a result. P2-72.

use std::sync::Arc;

use skald::engine::{Seat, Seed};
use skald::store::{Memory, Store};
use skald::table::{
    ChannelId, CommunityId, EntryKind, FixedEntropy, Format, MOST_ENTRANTS, Occupant, Person, PersonId, Request, Seq,
    Stage, TableError, TableId, Tables, Timestamp, Tournament, TournamentError, TournamentId, TournamentStage,
};
use support::count::titles;
use support::people::{ManualClock, person, say, tables, tables_in};

const HERE: CommunityId = CommunityId(9);
const MANY: u32 = 1000;

fn tournament(number: u64, format: Format) -> Tournament {
    let place = (HERE, ChannelId(100 + number));
    Tournament::announced(TournamentId(number), place, PersonId(77), "count".to_owned(), format, Timestamp(0))
}

async fn opened(tables: &Tables, format: Format, people: u64) -> TournamentId {
    let id = tables.tournaments().open(tournament(1, format)).await.unwrap().id;
    for number in 1..=people {
        tables.tournaments().join(HERE, id, person(number)).await.unwrap();
    }
    id
}

/// Does the repeated work of the delivery to a tournament's channel, until there is none left. A channel is 1,000 and
/// the number of the game.
async fn tend(tables: &Tables, id: TournamentId) -> Tournament {
    let mut tournament = tables.tournaments().proceed(HERE, id).await.unwrap();
    let bare: Vec<_> =
        tournament.numbered().filter(|(_, game)| game.table.is_none()).map(|(number, _)| number).collect();
    for number in bare {
        tournament =
            tables.tournaments().place_game(&tournament, number, ChannelId(1000 + number as u64)).await.unwrap();
        tournament = tables.tournaments().seat_game(&tournament, number, MANY).await.unwrap();
    }
    tournament
}

/// Plays all games of a tournament that are in progress.
async fn play(tables: &Tables, tournament: &Tournament) {
    for (_, game) in tournament.numbered() {
        if let Some(table) = game.table {
            play_out(tables, table).await;
        }
    }
}

async fn play_out(tables: &Tables, table: TableId) {
    loop {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { break };
        let seat = open.decision.seat;
        let number = view.occupant(seat).and_then(Occupant::person).unwrap().id.0;
        let code = view.unredacted().unwrap().legal(seat).pop().unwrap();
        say(tables, table, number, &code).await.unwrap();
    }
}

fn winner(tournament: &Tournament) -> PersonId {
    tournament.entrants[tournament.standing()[0].entrant].person.id
}

#[tokio::test]
async fn pools_are_played_at_tables_until_the_final_is_won() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 2 }, 4).await;
    let begun = tables.tournaments().start(HERE, id).await.unwrap();
    assert_eq!((begun.stage, begun.rounds[0].games.len()), (TournamentStage::Running, 2));
    assert!(begun.seed.is_some(), "everybody may know what the numbers were drawn with");
    let seated = tend(&tables, id).await;
    for (_, game) in seated.numbered() {
        let view = tables.look(game.table.unwrap()).await.unwrap();
        assert_eq!((view.stage, view.seats.len(), view.community), (Stage::Playing, 2, Some(HERE)));
        let people: Vec<_> = view.seats.iter().map(|seat| seat.person().unwrap().id).collect();
        assert_eq!(people, game.players.iter().map(|player| seated.entrants[*player].person.id).collect::<Vec<_>>());
    }
    assert_eq!(tend(&tables, id).await, seated, "it is idempotent");
    play(&tables, &seated).await;
    let last = tend(&tables, id).await;
    assert!(last.is_final() && last.rounds.len() == 2);
    play(&tables, &last).await;
    let over = tend(&tables, id).await;
    assert_eq!(over.stage, TournamentStage::Over);
    let table = over.rounds[1].games[0].table.unwrap();
    let view = tables.look(table).await.unwrap();
    let first = view.unredacted().unwrap().outcome().unwrap().ranks.iter().position(|rank| *rank == 1).unwrap();
    assert_eq!(winner(&over), view.occupant(Seat(first as u8)).unwrap().person().unwrap().id);

    tables.tournaments().put_away(&over).await.unwrap();
    assert_eq!(tables.tournaments().all().await.unwrap(), []);
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), over, "it can still be looked at");
    assert_eq!(tables.tournaments().last(HERE, over.channel).await.unwrap(), over);
    let elsewhere = tables.tournaments().last(HERE, ChannelId(5)).await;
    assert!(matches!(elsewhere, Err(TournamentError::Unknown)), "{elsewhere:?}");
    assert!(matches!(tables.tournaments().leave(HERE, id, PersonId(1)).await, Err(TournamentError::Over)));
}

#[tokio::test]
async fn a_swiss_tournament_goes_on_after_a_restart() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let tables = tables_in(Arc::clone(&store), titles());
    let id = opened(&tables, Format::Swiss { rounds: 3 }, 5).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let mut running = tend(&tables, id).await;
    drop(tables);
    for _ in 0..3 {
        let tables = tables_in(Arc::clone(&store), titles());
        assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), running);
        play(&tables, &running).await;
        running = tend(&tables, id).await;
    }
    assert_eq!((running.stage, running.rounds.len()), (TournamentStage::Over, 3));
    let mut byes: Vec<_> = running.rounds.iter().flat_map(|round| round.byes.clone()).collect();
    byes.dedup();
    assert_eq!(byes.len(), 3, "each has at most one");
    // Two points for a win and for a bye, in every round of three games' worth.
    assert_eq!(running.standing().iter().map(|place| place.score).sum::<i64>(), 3 * (2 * 2 + 2));
}

/// The program may stop between the thread and the table, and between the table and its note in the tournament.
#[tokio::test]
async fn a_table_that_was_opened_just_before_a_stop_is_used() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 4 }, 3).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let placed = tables
        .tournaments()
        .place_game(&tables.tournaments().find(HERE, id).await.unwrap(), 1, ChannelId(1001))
        .await
        .unwrap();
    let seated = tables.tournaments().seat_game(&placed, 1, MANY).await.unwrap();
    // Repeated from before the note was written.
    let again = tables.tournaments().seat_game(&placed, 1, MANY).await.unwrap();
    assert_eq!(seated, again);
    assert_eq!(tables.admin().count_within(HERE).await.unwrap(), 1);
}

#[tokio::test]
async fn a_channel_that_somebody_else_has_taken_is_given_up() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 4 }, 2).await;
    let begun = tables.tournaments().start(HERE, id).await.unwrap();
    tables.lobby().open(support::people::opening(1001, 2), None).await.unwrap();
    let placed = tables.tournaments().place_game(&begun, 1, ChannelId(1001)).await.unwrap();
    let given_up = tables.tournaments().seat_game(&placed, 1, MANY).await.unwrap();
    assert_eq!((given_up.rounds[0].games[0].channel, given_up.rounds[0].games[0].table), (None, None));
    let full = tables.tournaments().place_game(&given_up, 1, ChannelId(1002)).await.unwrap();
    let refused = tables.tournaments().seat_game(&full, 1, 1).await;
    assert!(matches!(refused, Err(TournamentError::Table(TableError::NoRoomForTable(1)))), "{refused:?}");
    assert!(tables.tournaments().seat_game(&full, 1, 2).await.unwrap().rounds[0].games[0].table.is_some());
}

#[tokio::test]
async fn player_who_does_not_finish_is_last_in_the_game() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 3 }, 3).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let running = tend(&tables, id).await;
    let game = &running.rounds[0].games[0];
    let table = game.table.unwrap();
    let left = running.entrants[game.players[0]].person.id;
    let gone = running.entrants[game.players[1]].person.id;
    // One leaves the tournament and plays on, one hands the seat to the computer.
    tables.tournaments().leave(HERE, id, left).await.unwrap();
    tables.seats().hand_over(Request::new(table, gone), Seat(1), "random").await.unwrap();
    play_out(&tables, table).await;
    let over = tend(&tables, id).await;
    let ranks: Vec<_> = over.rounds[0].games[0].result.as_ref().unwrap().iter().map(|placed| placed.rank).collect();
    assert_eq!(ranks, [2, 2, 1]);
    assert_eq!((over.stage, winner(&over)), (TournamentStage::Over, over.entrants[game.players[2]].person.id));
}

#[tokio::test]
async fn a_game_that_ends_without_a_result_waits_for_a_decision() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 2 }, 4).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let running = tend(&tables, id).await;
    let early = tables.tournaments().decide_game(HERE, id, 1, None).await;
    assert!(matches!(early, Err(TournamentError::NotStopped(1))), "its table decides it: {early:?}");
    support::people::stop(&tables, running.rounds[0].games[0].table.unwrap()).await;
    play(&tables, &running).await;
    let waiting = tend(&tables, id).await;
    assert!(waiting.rounds.len() == 1 && waiting.rounds[0].games[0].stopped);
    let stranger = tables.tournaments().decide_game(HERE, id, 1, Some(PersonId(50))).await;
    assert!(matches!(stranger, Err(TournamentError::NotIn)), "{stranger:?}");
    let second = waiting.rounds[0].games[0].players[1];
    tables.tournaments().decide_game(HERE, id, 1, Some(waiting.entrants[second].person.id)).await.unwrap();
    let last = tend(&tables, id).await;
    assert!(last.is_final() && last.rounds[1].games[0].players.contains(&second));
    assert!(matches!(tables.tournaments().decide_game(HERE, id, 9, None).await, Err(TournamentError::NoGame(9))));
}

#[tokio::test]
async fn game_that_nobody_decides_is_decided_in_the_end() {
    for (leavers, ranks) in [(1, [1, 2]), (2, [2, 2]), (0, [1, 1])] {
        let clock = ManualClock::new();
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Tables::new(Arc::new(Memory::new()), titles(), Arc::clone(&clock) as _, entropy);
        let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
        tables.tournaments().start(HERE, id).await.unwrap();
        let running = tend(&tables, id).await;
        let game = running.rounds[0].games[0].clone();
        support::people::stop(&tables, game.table.unwrap()).await;
        let waiting = tend(&tables, id).await;
        assert!(waiting.rounds[0].games[0].result.is_none(), "the host may decide it");
        for player in game.players.iter().rev().take(leavers) {
            tables.tournaments().leave(HERE, id, running.entrants[*player].person.id).await.unwrap();
        }
        clock.pass(7 * 24 * 60 * 60 * 1000 - 1);
        let early = tend(&tables, id).await;
        assert_eq!(early.rounds[0].games[0].result.is_some(), leavers > 0, "{leavers} left");
        clock.pass(1);
        let over = tend(&tables, id).await;
        let placed = over.rounds[0].games[0].result.clone().unwrap();
        assert_eq!(placed.iter().map(|placed| placed.rank).collect::<Vec<_>>(), ranks);
        assert_eq!(over.stage, TournamentStage::Over);
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 4 }, 1).await;
    let same = tables.tournaments().open(tournament(1, Format::Swiss { rounds: 1 })).await.unwrap();
    assert_eq!(same.format, Format::Pools { per_table: 4 }, "the same request again");
    let second = Tournament { channel: ChannelId(101), ..tournament(2, Format::Swiss { rounds: 1 }) };
    assert!(matches!(tables.tournaments().open(second).await, Err(TournamentError::Taken)));
    let unknown = Tournament { title: "chess".to_owned(), ..tournament(3, Format::Swiss { rounds: 1 }) };
    let refused = tables.tournaments().open(unknown).await;
    assert!(matches!(refused, Err(TournamentError::Table(TableError::UnknownTitle(_)))), "{refused:?}");
    for number in 4..8 {
        tables.tournaments().open(tournament(number, Format::Swiss { rounds: 1 })).await.unwrap();
    }
    let sixth = tables.tournaments().open(tournament(9, Format::Swiss { rounds: 1 })).await;
    assert!(matches!(sixth, Err(TournamentError::TooMany(5))), "{sixth:?}");

    let before = tables.tournaments().find(HERE, id).await.unwrap();
    assert!(matches!(tables.tournaments().start(HERE, id).await, Err(TournamentError::TooFew(2))));
    assert!(matches!(tables.tournaments().join(HERE, id, person(1)).await, Err(TournamentError::AlreadyIn)));
    assert!(matches!(tables.tournaments().leave(HERE, id, PersonId(2)).await, Err(TournamentError::NotIn)));
    assert!(matches!(tables.tournaments().decide_game(HERE, id, 1, None).await, Err(TournamentError::NotBegun)));
    let elsewhere = tables.tournaments().join(CommunityId(8), id, person(2)).await;
    assert!(matches!(elsewhere, Err(TournamentError::Unknown)), "it is of another server");
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), before);
    for number in 2..=MOST_ENTRANTS as u64 {
        tables.tournaments().join(HERE, id, person(number)).await.unwrap();
    }
    assert!(matches!(tables.tournaments().join(HERE, id, person(99)).await, Err(TournamentError::Full(MOST_ENTRANTS))));
    tables.tournaments().leave(HERE, id, PersonId(5)).await.unwrap();
    tables.tournaments().start(HERE, id).await.unwrap();
    assert!(matches!(tables.tournaments().join(HERE, id, person(99)).await, Err(TournamentError::Begun)));
    assert!(matches!(tables.tournaments().start(HERE, id).await, Err(TournamentError::Begun)));
    tables.tournaments().cancel(HERE, id).await.unwrap();
    assert!(matches!(tables.tournaments().cancel(HERE, id).await, Err(TournamentError::Over)));
    assert_eq!(tables.tournaments().proceed(HERE, id).await.unwrap().stage, TournamentStage::Cancelled);
}

/// More rounds than opponents would need rematches.
#[tokio::test]
async fn swiss_tournament_has_no_more_rounds_than_opponents() {
    for (people, rounds) in [(2, 1), (3, 3), (4, 3), (5, 5), (9, 7)] {
        let tables = tables();
        let id = opened(&tables, Format::Swiss { rounds: 7 }, people).await;
        let begun = tables.tournaments().start(HERE, id).await.unwrap();
        assert_eq!(begun.format, Format::Swiss { rounds }, "{people} people");
    }
}

/// A server keeps the last twenty finished ones.
#[tokio::test]
async fn old_tournaments_make_room_for_newer_ones() {
    let tables = tables();
    for number in 1..=25 {
        let id = tables.tournaments().open(tournament(number, Format::Swiss { rounds: 1 })).await.unwrap().id;
        let over = tables.tournaments().cancel(HERE, id).await.unwrap();
        tables.tournaments().put_away(&over).await.unwrap();
    }
    for (number, known) in [(1, false), (5, false), (6, true), (25, true)] {
        assert_eq!(tables.tournaments().find(HERE, TournamentId(number)).await.is_ok(), known, "tournament {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_join_at_once_take_part() {
    let tables = Arc::new(tables());
    let id = opened(&tables, Format::Pools { per_table: 4 }, 0).await;
    let joins = (1..=20).map(|number| {
        let tables = Arc::clone(&tables);
        tokio::spawn(async move { tables.tournaments().join(HERE, id, person(number)).await.map(drop) })
    });
    for join in joins.collect::<Vec<_>>() {
        join.await.unwrap().unwrap();
    }
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap().entrants.len(), 20);
}

/// No tournament names a forgotten person, and the games of the others continue.
#[tokio::test]
async fn forgotten_person_leaves_tournaments_and_is_not_named() {
    let tables = tables();
    // Ids of the size of a chat service; a small one might equal another number in a document.
    const WHO: u64 = 500_000_000_000_000_002;
    let id = opened(&tables, Format::Pools { per_table: 2 }, 3).await;
    tables.tournaments().join(HERE, id, person(WHO)).await.unwrap();
    tables.tournaments().start(HERE, id).await.unwrap();
    tend(&tables, id).await;
    tables.people().forget(PersonId(WHO)).await.unwrap();
    let after = tables.tournaments().find(HERE, id).await.unwrap();
    assert_eq!(after.entrant(PersonId(WHO)), None);
    let alias = after.entrants.iter().find(|entrant| entrant.person.id.is_pseudonym()).unwrap();
    assert!(alias.dropped && alias.person.name.starts_with("Anon"), "{alias:?}");
    play(&tables, &after).await;
    let last = tend(&tables, id).await;
    assert!(last.rounds[1].games[0].players.iter().all(|player| !last.entrants[*player].dropped));
}

/// The last card is edited before a tournament is put away. A person who is forgotten meanwhile stays forgotten.
#[tokio::test]
async fn present_name_is_shown_in_tournaments_and_at_tables() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let table = tend(&tables, id).await.rounds[0].games[0].table.unwrap();
    let renamed = Person { name: "Bea".to_owned(), ..person(2) };
    let seen = async || {
        let tournament = tables.tournaments().find(HERE, id).await.unwrap();
        let entrant = &tournament.entrants[tournament.entrant(PersonId(2)).unwrap()];
        let view = tables.look(table).await.unwrap();
        [entrant.person.name.clone(), view.known(PersonId(2)).unwrap().name.clone()]
    };
    tables.people().note_name(&renamed, CommunityId(10)).await.unwrap();
    assert_eq!(seen().await, [person(2).name, person(2).name], "names differ between servers");
    tables.people().note_name(&renamed, HERE).await.unwrap();
    assert_eq!(seen().await, ["Bea", "Bea"]);
    assert_eq!(tables.people().name_in(PersonId(2), HERE).await.unwrap().as_deref(), Some("Bea"));
    tables.people().forget(PersonId(2)).await.unwrap();
    assert_eq!(tables.people().name_in(PersonId(2), HERE).await.unwrap(), None);
}

#[tokio::test]
async fn tournament_is_put_away_in_its_stored_state() {
    let tables = tables();
    const WHO: u64 = 500_000_000_000_000_002;
    let id = opened(&tables, Format::Pools { per_table: 2 }, 3).await;
    tables.tournaments().join(HERE, id, person(WHO)).await.unwrap();
    tables.tournaments().start(HERE, id).await.unwrap();
    let shown = tables.tournaments().cancel(HERE, id).await.unwrap();
    tables.people().forget(PersonId(WHO)).await.unwrap();
    tables.tournaments().put_away(&shown).await.unwrap();
    let kept = tables.tournaments().find(HERE, id).await.unwrap();
    assert!(tables.tournaments().all().await.unwrap().is_empty() && kept.is_over());
    assert_eq!((kept.entrants.len(), kept.entrant(PersonId(WHO))), (4, None));
    // Another process has not seen that it is done.
    tables.tournaments().put_away(&shown).await.unwrap();
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), kept);
}

#[tokio::test]
async fn a_tournament_that_is_over_is_found_in_its_community_alone() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 0).await;
    let over = tables.tournaments().cancel(HERE, id).await.unwrap();
    tables.tournaments().put_away(&over).await.unwrap();
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), over);
    let elsewhere = tables.tournaments().find(CommunityId(8), id).await;
    assert!(matches!(elsewhere, Err(TournamentError::Unknown)), "{elsewhere:?}");
}

#[tokio::test]
async fn a_game_that_was_stopped_counts_for_its_winner_or_for_both() {
    for (wins, ranks, scores) in [(true, [2, 1], [(1, 2), (0, 0)]), (false, [1, 1], [(0, 1), (1, 1)])] {
        let tables = tables();
        let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
        tables.tournaments().start(HERE, id).await.unwrap();
        let running = tend(&tables, id).await;
        assert_eq!(running.rounds[0].games[0].players, [0, 1]);
        support::people::stop(&tables, running.rounds[0].games[0].table.unwrap()).await;
        tend(&tables, id).await;
        let winner = wins.then_some(running.entrants[1].person.id);
        let decided = tables.tournaments().decide_game(HERE, id, 1, winner).await.unwrap();
        let placed = decided.rounds[0].games[0].result.clone().unwrap();
        assert_eq!(placed.iter().map(|placed| placed.rank).collect::<Vec<_>>(), ranks);
        let standing: Vec<_> = decided.standing().iter().map(|place| (place.entrant, place.score)).collect();
        assert_eq!(standing, scores);
    }
}

#[tokio::test]
async fn decided_game_is_not_decided_again() {
    let tables = tables();
    // A second game keeps the tournament running.
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 4).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let running = tend(&tables, id).await;
    let [one, other] = [0, 1].map(|at| running.entrants[running.rounds[0].games[0].players[at]].person.id);
    let early = tables.tournaments().decide_game(HERE, id, 1, Some(one)).await;
    assert!(matches!(early, Err(TournamentError::NotStopped(1))), "its table decides it: {early:?}");
    support::people::stop(&tables, running.rounds[0].games[0].table.unwrap()).await;
    tend(&tables, id).await;
    let stranger = running.entrants[running.rounds[0].games[1].players[0]].person.id;
    let refused = tables.tournaments().decide_game(HERE, id, 1, Some(stranger)).await;
    assert!(matches!(refused, Err(TournamentError::NotIn)), "they play another game: {refused:?}");
    let decided = tables.tournaments().decide_game(HERE, id, 1, Some(one)).await.unwrap();
    for winner in [Some(other), Some(one), None] {
        let again = tables.tournaments().decide_game(HERE, id, 1, winner).await;
        assert!(matches!(again, Err(TournamentError::NotStopped(1))), "{again:?}");
    }
    assert_eq!(tables.tournaments().find(HERE, id).await.unwrap(), decided);
}

/// The number gives the next card a nonce of its own.
#[tokio::test]
async fn a_card_that_is_lost_is_counted() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 0).await;
    for (card, lost) in [(Some(5), 0), (None, 1), (Some(6), 1), (None, 2)] {
        tables.tournaments().note_card(HERE, id, card).await.unwrap();
        let noted = tables.tournaments().find(HERE, id).await.unwrap();
        assert_eq!((noted.card, noted.posted), (card, lost));
    }
}

#[tokio::test]
async fn leaver_takes_no_further_part() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 3).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    tables.tournaments().leave(HERE, id, PersonId(2)).await.unwrap();
    let again = tables.tournaments().leave(HERE, id, PersonId(2)).await;
    assert!(matches!(again, Err(TournamentError::NotIn)), "{again:?}");
}

#[tokio::test]
async fn a_game_is_given_no_channel_without_room_for_its_table() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
    let begun = tables.tournaments().start(HERE, id).await.unwrap();
    tables.lobby().open(support::people::opening(1, 2), None).await.unwrap();
    let refused = tables.tournaments().check_game(&begun, 1).await;
    assert!(matches!(refused, Err(TournamentError::Table(TableError::NoRoomForTable(1)))), "{refused:?}");
    tables.tournaments().check_game(&begun, 2).await.unwrap();
}

/// Two people, one game, which has a table.
async fn duel(tables: &Tables) -> (TournamentId, Tournament, TableId) {
    let id = opened(tables, Format::Swiss { rounds: 1 }, 2).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let running = tend(tables, id).await;
    let table = running.rounds[0].games[0].table.unwrap();
    (id, running, table)
}

#[tokio::test]
async fn tournament_needs_a_clock_that_decides() {
    let tables = tables();
    for pace in [None, Some("slow wait".parse().unwrap())] {
        let refused =
            tables.tournaments().open(Tournament { pace, ..tournament(1, Format::Swiss { rounds: 1 }) }).await;
        assert!(matches!(refused, Err(TournamentError::NeedsPace)), "{pace:?}");
    }
}

#[tokio::test]
async fn drop_decides_the_running_game_for_the_opponent() {
    let tables = tables();
    let (id, running, table) = duel(&tables).await;
    let leaver = running.entrants[0].person.id;
    tables.tournaments().leave(HERE, id, leaver).await.unwrap();
    tend(&tables, id).await;
    assert_eq!(tables.look(table).await.unwrap().stage, Stage::Ended);
    let over = tend(&tables, id).await;
    assert_eq!(over.stage, TournamentStage::Over);
    assert_eq!(winner(&over), running.entrants[1].person.id);
}

/// At a table for more the computer plays on for the person who has left.
#[tokio::test]
async fn drop_leaves_a_larger_table_to_the_computer() {
    let tables = tables();
    let id = opened(&tables, Format::Pools { per_table: 3 }, 3).await;
    tables.tournaments().start(HERE, id).await.unwrap();
    let running = tend(&tables, id).await;
    let table = running.rounds[0].games[0].table.unwrap();
    tables.tournaments().leave(HERE, id, running.entrants[0].person.id).await.unwrap();
    tend(&tables, id).await;
    let view = tables.look(table).await.unwrap();
    assert_eq!(view.stage, Stage::Playing);
    assert_eq!(view.seat_of(running.entrants[0].person.id), None);
}

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Tables, and the clock that the test moves.
fn timed() -> (Tables, Arc<ManualClock>) {
    let (store, clock) = (Arc::new(Memory::new()), ManualClock::new());
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
    (Tables::new(store, titles(), clock.clone(), entropy), clock)
}

#[tokio::test]
async fn absence_stops_a_tournament_clock_five_days_at_most() {
    for (days, stands, limited) in [(4, 4, false), (5, 5, false), (6, 5, true), (30, 5, true)] {
        let (tables, clock) = timed();
        let (_, _, table) = duel(&tables).await;
        let view = tables.look(table).await.unwrap();
        let seat = view.open[0].decision.seat;
        let person = view.occupant(seat).and_then(Occupant::person).unwrap().id;
        let now = tables.now();
        let gone = tables.people().go_away(person, days).await.unwrap();
        assert_eq!((gone.stopped, gone.limited.contains(&table)), (vec![table], limited), "{days} days");
        let seen = tables.look(table).await.unwrap();
        let until = now.plus(stands * DAY);
        assert_eq!(seen.clock.as_ref().unwrap().away, [(seat, until)], "the others see until when it stands");
        assert_eq!(kinds(&tables, table).await.last(), Some(&EntryKind::Away(seat)), "{days} days");

        clock.pass(stands * DAY - 1);
        tables.admin().run_due(9, &[]).await.unwrap();
        assert!(tables.look(table).await.unwrap().clock.unwrap().running(seat).is_none(), "{days} days: it stands");
        clock.pass(1);
        tables.admin().run_due(9, &[]).await.unwrap();
        let seen = tables.look(table).await.unwrap().clock.unwrap();
        assert!(seen.running(seat).is_some() && seen.away.is_empty(), "{days} days: it runs on");
        assert_eq!(kinds(&tables, table).await.last(), Some(&EntryKind::Back(seat)), "the others can read it");

        // The five days are those of the whole game.
        let gone = tables.people().go_away(person, 2).await.unwrap();
        assert_eq!((gone.stopped.is_empty(), gone.limited), (stands == 5, vec![table]), "{days} days");
    }
}

/// An absence that begins before the game counts from its start.
#[tokio::test]
async fn tournament_game_waits_five_days_for_an_absent_player() {
    let (tables, clock) = timed();
    for number in [1, 2] {
        tables.people().go_away(PersonId(number), 9).await.unwrap();
    }
    clock.pass(2 * DAY);
    let (_, _, table) = duel(&tables).await;
    let until = tables.now().plus(5 * DAY);
    let away = tables.look(table).await.unwrap().clock.unwrap().away;
    assert_eq!(away.iter().map(|(_, until)| *until).collect::<Vec<_>>(), [until, until]);
    clock.pass(5 * DAY);
    tables.admin().run_due(9, &[]).await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert!(view.clock.unwrap().running(view.open[0].decision.seat).is_some());
}

/// The kinds of all entries of a table.
async fn kinds(tables: &Tables, table: TableId) -> Vec<EntryKind> {
    let log = tables.records().unredacted_log(table, Seq(1), 99).await.unwrap();
    log.into_iter().map(|entry| entry.kind).collect()
}

#[tokio::test]
async fn no_show_loses_by_default_when_the_time_is_up() {
    let (tables, clock) = timed();
    let (id, running, table) = duel(&tables).await;
    let view = tables.look(table).await.unwrap();
    let asked = view.open[0].decision.seat;
    // The other player appears.
    for open in view.open.iter().filter(|open| open.decision.seat != asked) {
        let seat = open.decision.seat;
        let number = view.occupant(seat).and_then(Occupant::person).unwrap().id.0;
        let code = view.unredacted().unwrap().legal(seat).pop().unwrap();
        say(&tables, table, number, &code).await.unwrap();
    }
    // The reminder, then the end of the time.
    for _ in 0..2 {
        clock.pass(3 * DAY);
        tables.admin().run_due(9, &[]).await.unwrap();
    }
    tend(&tables, id).await;
    let over = tend(&tables, id).await;
    assert_eq!(over.stage, TournamentStage::Over);
    let other = running.rounds[0].games[0].players[1 - asked.index()];
    assert_eq!(winner(&over), running.entrants[other].person.id);
}

#[tokio::test]
async fn clock_of_a_tournament_runs_for_the_last_person() {
    let tables = tables();
    let (_, _, table) = duel(&tables).await;
    let view = tables.look(table).await.unwrap();
    let asked = view.open[0].decision.seat;
    let other = Seat(1 - asked.0);
    let leaver = view.occupant(other).and_then(Occupant::person).unwrap().id;
    tables.seats().hand_over(Request::new(table, leaver), other, "random").await.unwrap();
    let number = view.occupant(asked).and_then(Occupant::person).unwrap().id.0;
    let code = view.unredacted().unwrap().legal(asked).remove(0);
    say(&tables, table, number, &code).await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert!(view.decision_of(asked).is_some(), "the computer has answered");
    assert!(view.clock.unwrap().running(asked).is_some(), "the next round waits for this game");
}

#[tokio::test]
async fn games_of_a_stopped_tournament_belong_to_their_players() {
    let tables = tables();
    let (id, _, table) = duel(&tables).await;
    let view = tables.look(table).await.unwrap();
    assert_eq!(view.host, PersonId(77), "the organizer");
    let stopped = tables.tournaments().cancel(HERE, id).await.unwrap();
    for _ in 0..2 {
        tables.tournaments().put_away(&stopped).await.unwrap();
    }
    let released = tables.look(table).await.unwrap();
    let [first, second] = [0, 1].map(|seat| view.occupant(Seat(seat)).and_then(Occupant::person).unwrap().id);
    assert_eq!((released.stage, released.host, released.seq.0), (Stage::Playing, first, view.seq.0 + 1));
    tables.seats().offer(Request::new(table, second), Seat(1), PersonId(9)).await.unwrap();
}

#[tokio::test]
async fn tournament_is_cancelled_a_week_after_the_reminder() {
    let (tables, clock) = timed();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
    clock.pass(40 * DAY);
    let open = tables.tournaments().proceed(HERE, id).await.unwrap();
    assert_eq!(open.stage, TournamentStage::Open, "its organizer was not reminded");
    let reminder = open.calls_due(tables.now())[0];
    let reminded = tables.tournaments().note_call(HERE, id, reminder).await.unwrap();
    assert_eq!(reminded.closes_at(), Some(tables.now().plus(7 * DAY)));
    for (span, stage) in [(7 * DAY - 1, TournamentStage::Open), (1, TournamentStage::Cancelled)] {
        clock.pass(span);
        assert_eq!(tables.tournaments().proceed(HERE, id).await.unwrap().stage, stage);
    }
}

#[tokio::test]
async fn channel_is_free_once_its_tournament_is_over() {
    let tables = tables();
    let id = opened(&tables, Format::Swiss { rounds: 1 }, 2).await;
    let next = Tournament { channel: ChannelId(101), ..tournament(2, Format::Swiss { rounds: 1 }) };
    assert!(matches!(tables.tournaments().open(next.clone()).await, Err(TournamentError::Taken)));
    tables.tournaments().cancel(HERE, id).await.unwrap();
    tables.tournaments().open(next).await.unwrap();
}

/// Lets one seat of a game miss two turns. The person of the other one answers.
async fn misses_two_turns(tables: &Tables, clock: &ManualClock, table: TableId, absent: Seat) {
    let mut missed = 0;
    while missed < 2 {
        let view = tables.look(table).await.unwrap();
        let seat = view.open[0].decision.seat;
        let came = kinds(tables, table).await.contains(&EntryKind::Act(absent));
        if seat == absent && came {
            clock.pass(30 * DAY);
            for _ in 0..2 {
                tables.admin().run_due(9, &[]).await.unwrap();
            }
            missed += 1;
        } else {
            let number = view.occupant(seat).and_then(Occupant::person).unwrap().id.0;
            let code = view.unredacted().unwrap().legal(seat).remove(0);
            say(tables, table, number, &code).await.unwrap();
        }
    }
}

#[tokio::test]
async fn player_who_misses_two_turns_loses_by_default() {
    let (tables, clock) = timed();
    let (id, running, table) = duel(&tables).await;
    misses_two_turns(&tables, &clock, table, Seat(0)).await;
    let over = [tend(&tables, id).await, tend(&tables, id).await][1].clone();
    assert_eq!(over.stage, TournamentStage::Over);
    assert_eq!(winner(&over), running.entrants[running.rounds[0].games[0].players[1]].person.id);
}

#[tokio::test]
async fn player_who_returns_before_the_default_plays_on() {
    let (tables, clock) = timed();
    let (id, running, table) = duel(&tables).await;
    misses_two_turns(&tables, &clock, table, Seat(0)).await;
    let absent = running.entrants[running.rounds[0].games[0].players[0]].person.clone();
    tables.seats().reclaim(Request::new(table, absent)).await.unwrap();
    tend(&tables, id).await;
    assert_eq!(tables.look(table).await.unwrap().stage, Stage::Playing);
}

#[tokio::test]
async fn last_person_of_a_game_keeps_the_seat() {
    let (tables, clock) = timed();
    let (_, _, table) = duel(&tables).await;
    let leaver = tables.look(table).await.unwrap().occupant(Seat(1)).and_then(Occupant::person).unwrap().id;
    tables.seats().hand_over(Request::new(table, leaver), Seat(1), "random").await.unwrap();
    misses_two_turns(&tables, &clock, table, Seat(0)).await;
    assert!(tables.look(table).await.unwrap().occupant(Seat(0)).and_then(Occupant::person).is_some());
}
