//! Notices and their receivers, computer players, automatic answers, and seats handed over and reclaimed.

use std::sync::Arc;

use serde_json::json;
use skald::engine::{Seat, Seed};
use skald::store::Memory;
use skald::table::{
    Actor, Authority, ChannelId, CommunityId, DecisionId, EntryKind, FixedEntropy, IdempotencyKey, Import, NoticeId,
    NoticeKind, Occupant, Open, PersonId, Request, Seq, Stage, TableError, TableId, TablePlace, Tables, Timestamp,
};
use skald::title::Titles;
use support::count::{LATE, edition, title_since, titles};
use support::dig;
use support::failing::Failing;
use support::people::{
    ManualClock, against_computers, all_say, opening, person, presses, say, started, tables, tables_in,
};

/// All due notices, acknowledged.
async fn delivered(tables: &Tables) -> Vec<NoticeKind> {
    let due = tables.outbox().due(100).await.unwrap();
    for notice in &due {
        tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
    assert!(tables.outbox().due(100).await.unwrap().is_empty());
    due.into_iter().map(|notice| notice.kind).collect()
}

fn turn(seat: u8, decision: u64) -> NoticeKind {
    NoticeKind::Turn { seat: Seat(seat), decision: DecisionId(decision) }
}

fn decide(seat: u8, decision: u64) -> NoticeKind {
    NoticeKind::Decide { seat: Seat(seat), decision: DecisionId(decision), began: Some(DecisionId(decision)) }
}

#[tokio::test]
async fn person_to_move_is_notified_once() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    // The host pressed start and is first to move; the other is asked at the same time, out of turn.
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, decide(1, 3)]);
    all_say(&tables, table, &[(1, "stake 1")]).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "the second is notified already");
    all_say(&tables, table, &[(2, "stake 1")]).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, turn(0, 5)]);
    all_say(&tables, table, &[(1, "dare")]).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, decide(1, 6)]);
    all_say(&tables, table, &[(2, "refuse")]).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, turn(0, 7)], "back to the one who dared");
    all_say(&tables, table, &[(1, "add 1")]).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, turn(1, 8)]);
}

#[tokio::test]
async fn mover_gets_no_notice_of_their_own_turn() {
    let tables = tables();
    let table = against_computers(&tables, 5, 2, "greedy").await;
    delivered(&tables).await;
    let acted = say(&tables, table, 1, "stake 1").await.unwrap();
    // The computer staked in the commit of the start already.
    assert_eq!(acted.entries.len(), 1);
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "the next decision is one's own");
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    assert_eq!(acted.entries.len(), 2, "the computer player moved in the same commit");
    assert_eq!(acted.entries[1].actor, Actor::Computer("greedy".to_owned()));
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "the person is here");
    assert_eq!(acted.view.open[0].decision.seat, Seat(0));
}

#[tokio::test]
async fn end_of_a_game_is_notified_but_not_of_a_lobby() {
    let tables = tables();
    let table = against_computers(&tables, 5, 2, "greedy").await;
    say(&tables, table, 1, "stake 1").await.unwrap();
    delivered(&tables).await;
    while tables.look(table).await.unwrap().stage == Stage::Playing {
        say(&tables, table, 1, "add 3").await.unwrap();
    }
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, NoticeKind::End]);

    let lobby = tables.lobby().open(opening(5, 2), None).await.unwrap().id;
    support::people::stop(&tables, lobby).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card]);
    let stopped = started(&tables, 5, 2).await;
    delivered(&tables).await;
    support::people::stop(&tables, stopped).await;
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, NoticeKind::End]);
}

#[tokio::test]
async fn a_newer_card_takes_the_place_of_an_older_one() {
    let tables = tables();
    let table = tables.lobby().open(opening(5, 3), None).await.unwrap().id;
    let old = tables.outbox().due(9).await.unwrap();
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    let new = tables.outbox().due(9).await.unwrap();
    assert_eq!((old.len(), new.len()), (1, 1));
    assert!(new[0].id > old[0].id);
    // A running delivery acknowledges the old one; the new one stays.
    tables.outbox().ack(old[0].id, Vec::new(), None).await.unwrap();
    assert_eq!(tables.outbox().due(9).await.unwrap(), new);
}

#[tokio::test]
async fn a_postponed_notice_waits_for_its_time() {
    let clock = ManualClock::new();
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(1)));
    let tables = Tables::new(Arc::new(Memory::new()), titles(), clock.clone(), entropy);
    tables.lobby().open(opening(5, 2), None).await.unwrap();
    let card = tables.outbox().due(9).await.unwrap().remove(0);
    tables.outbox().postpone(card.id, tables.now().plus(500), None).await.unwrap();
    assert!(tables.outbox().due(9).await.unwrap().is_empty());
    clock.pass(500);
    let again = tables.outbox().due(9).await.unwrap();
    assert_eq!((again[0].id, again[0].tries), (card.id, 1));
}

#[tokio::test]
async fn a_delivery_loop_asleep_is_woken_by_a_commit() {
    let tables = Arc::new(tables());
    let delivery = tokio::spawn({
        let tables = Arc::clone(&tables);
        async move {
            tables.outbox().notified().await;
            tables.outbox().due(9).await.unwrap().len()
        }
    });
    tables.lobby().open(opening(5, 2), None).await.unwrap();
    assert_eq!(delivery.await.unwrap(), 1);
    // A waiter that comes late does not miss it.
    tables.lobby().open(opening(6, 2), None).await.unwrap();
    tables.outbox().notified().await;
}

#[tokio::test]
async fn memos_are_kept_with_what_was_settled() {
    let tables = tables();
    tables.lobby().open(opening(5, 2), None).await.unwrap();
    let card = tables.outbox().due(9).await.unwrap().remove(0);
    tables.outbox().ack(card.id, vec![("card/5".to_owned(), Some(77.into()))], None).await.unwrap();
    assert_eq!(tables.outbox().delivery_state("card/5").await.unwrap(), Some(77.into()));
    tables
        .outbox()
        .set_delivery_state(vec![("card/5".to_owned(), None), ("dm/1".to_owned(), Some(true.into()))], None)
        .await
        .unwrap();
    assert_eq!(tables.outbox().delivery_state("card/5").await.unwrap(), None);
    assert_eq!(tables.outbox().delivery_state("dm/1").await.unwrap(), Some(true.into()));
}

#[tokio::test]
async fn a_seat_is_handed_over_and_taken_back_at_any_decision() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1"), (3, "stake 1"), (1, "dare")]).await;
    delivered(&tables).await;
    // The second is asked out of turn, leaves, and the computer player answers at once.
    let handed = tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "greedy").await.unwrap();
    assert!(matches!(&handed.seats[1], Occupant::Computer { instead_of: Some(p), .. } if p.id == PersonId(2)));
    assert_eq!(handed.open[0].decision.seat, Seat(0), "it answered the dare");
    let left = NoticeKind::SeatLeft { seat: Seat(1), person: PersonId(2), by: Some(PersonId(2)) };
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, turn(0, handed.seq.0), left]);
    assert_eq!(handed.seat_kept_for(PersonId(2)), Some(Seat(1)));
    assert_eq!(tables.of(PersonId(2), 9).await.unwrap().len(), 1, "still among their games");
    assert!(matches!(say(&tables, table, 2, "add 1").await, Err(TableError::NotSeated)));

    let back = tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
    assert_eq!(back.seat_of(PersonId(2)), Some(Seat(1)));
    assert!(matches!(tables.seats().reclaim(Request::new(table, person(2))).await, Err(TableError::NothingToReclaim)));
    assert!(matches!(tables.seats().reclaim(Request::new(table, person(8))).await, Err(TableError::NothingToReclaim)));
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    assert_eq!(acted.entries.len(), 1, "a person decides there again");
    let deeds: Vec<_> =
        tables.records().unredacted_log(table, Seq(9), 9).await.unwrap().iter().map(|entry| entry.kind).collect();
    assert_eq!(
        deeds,
        [EntryKind::HandOver(Seat(1)), EntryKind::Act(Seat(1)), EntryKind::Reclaim(Seat(1)), EntryKind::Act(Seat(0))]
    );
}

#[tokio::test]
async fn only_managers_hand_over_the_seat_of_another_player() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let hand = async |by, seat, policy| {
        tables.seats().hand_over(Request::new(table, PersonId(by)), Seat(seat), policy).await.err()
    };
    assert!(matches!(hand(2, 2, "greedy").await, Some(TableError::NotYourSeat)));
    assert!(matches!(hand(9, 2, "greedy").await, Some(TableError::NotSeated)));
    assert!(matches!(hand(1, 2, "greedy").await, Some(TableError::SeatInPlay)));
    assert!(matches!(hand(1, 0, "unknown").await, Some(TableError::UnknownPolicy { .. })));
    let manager = Authority { person: PersonId(9), manages: Some(CommunityId(9)) };
    let manage = async |seat| tables.seats().hand_over(Request::new(table, manager), Seat(seat), "greedy").await.err();
    assert!(matches!(manage(7).await, Some(TableError::NotYourSeat)));
    assert!(manage(2).await.is_none());
    assert!(matches!(manage(2).await, Some(TableError::AlreadyComputer)));
    let lobby = tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    assert!(matches!(
        tables.seats().hand_over(Request::new(lobby, PersonId(1)), Seat(0), "greedy").await,
        Err(TableError::NotStarted)
    ));
}

#[tokio::test]
async fn game_of_computers_ends_in_several_commits() {
    let tables = tables();
    let mut open = opening(5, 2);
    open.edition = Some("long".to_owned());
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    let ended = tables
        .seats()
        .hand_over(Request::new(table, PersonId(1)).keyed(IdempotencyKey(4)), Seat(0), "greedy")
        .await
        .unwrap();
    assert_eq!(ended.stage, Stage::Finished);
    let log = tables.records().unredacted_log(table, Seq(1), 1000).await.unwrap();
    assert!(log.len() > 130, "{} entries are more than two commits hold", log.len());
    assert_eq!(log.last().unwrap().seq, ended.seq);
    assert!(delivered(&tables).await.contains(&NoticeKind::End));
}

#[tokio::test]
async fn missing_or_panicking_policy_plays_at_random() {
    let store = Arc::new(Memory::new());
    for (channel, policy) in [(5, "absent"), (6, "broken")] {
        let table = against_computers(&tables_in(store.clone(), titles()), channel, 3, policy).await;
        let mut later = Titles::default();
        later.add(title_since::<2, 1>(edition("short", 10)));
        let tables = tables_in(store.clone(), later);
        let view = say(&tables, table, 1, "stake 1").await.unwrap().view;
        assert_eq!(view.open.len(), 1);
        let acted = say(&tables, table, 1, "add 1").await.unwrap();
        assert!(acted.entries.len() >= 3, "both computer players moved");
        assert_eq!(acted.view.open[0].decision.seat, Seat(0));
    }
}

#[tokio::test]
async fn computer_players_do_not_touch_the_chance_of_the_game() {
    let goal_of = async |policy: &str| {
        let tables = tables();
        let table = against_computers(&tables, 5, 2, policy).await;
        tables.records().unredacted_log(table, Seq(3), 1).await.unwrap()[0].events.clone()
    };
    assert_eq!(goal_of("greedy").await, goal_of("random").await);
}

#[tokio::test]
async fn failing_store_changes_nothing_and_the_game_resumes() {
    let store = Arc::new(Failing::default());
    let tables = tables_in(store.clone(), titles());
    let table = tables.lobby().open(Open { edition: Some("long".to_owned()), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    let before = tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap().seq;
    store.fail_after(0);
    assert!(matches!(say(&tables, table, 1, "stake 1").await, Err(TableError::Store(_))));
    assert_eq!(tables.look(table).await.unwrap().seq, before);
    store.fail_after(usize::MAX);
    say(&tables, table, 1, "stake 1").await.unwrap();

    // Handed over completely, the game needs several commits. The first is safe, the second fails.
    tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    store.fail_after(1);
    let handed = tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "greedy").await.unwrap();
    assert_eq!((handed.stage, handed.open.len()), (Stage::Playing, 1));
    store.fail_after(usize::MAX);
    // After a restart the computer players continue.
    let later = tables_in(store.clone(), titles());
    assert_eq!(later.admin().resume().await.unwrap(), 1);
    assert_eq!(later.admin().resume().await.unwrap(), 0);
    assert_eq!(later.look(table).await.unwrap().stage, Stage::Finished);
    assert_eq!(tables.look(table).await.unwrap().stage, Stage::Finished, "the cache is never stale");
}

/// A game of two with late dares in which the second must still lay a stake. For a while there is only one answer.
async fn late(tables: &Tables, edition: &str, second: Option<&str>) -> TableId {
    let options = json!({ "dares": "late" });
    let open = Open { edition: Some(edition.to_owned()), options, ..opening(5, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    match second {
        Some(policy) => tables.lobby().add_computer(Request::new(table, PersonId(1)), policy).await.unwrap(),
        None => tables.lobby().join(Request::new(table, person(2))).await.unwrap(),
    };
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    if second.is_none() {
        say(tables, table, 1, "stake 1").await.unwrap();
    }
    delivered(tables).await;
    table
}

#[tokio::test]
async fn forced_answer_is_given_without_asking() {
    let tables = tables();
    let table = late(&tables, "long", None).await;
    let acted = say(&tables, table, 2, "stake 1").await.unwrap();
    assert_eq!((acted.seat, acted.action.as_str()), (Seat(1), "stake 1"), "the person's own action comes first");
    assert_eq!(acted.entries.len(), 65, "one commit does not hold everything");
    let (start, view) = (acted.entries[0].seq, acted.view);
    let log = tables.records().unredacted_log(table, start.next(), 1000).await.unwrap();
    assert_eq!(log.len(), LATE as usize);
    for (n, entry) in (0_u8..).zip(&log) {
        assert_eq!((&entry.actor, entry.kind), (&Actor::System, EntryKind::Act(Seat(n % 2))));
        assert_eq!((entry.action.as_deref(), entry.events.len()), (Some("add 1"), 1));
    }
    // The first person who has a choice is notified, once, and no person before.
    assert_eq!((view.open.len(), view.open[0].decision.seat), (1, Seat(0)));
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, turn(0, view.seq.0)]);
}

#[tokio::test]
async fn forced_answer_is_in_the_commit_of_its_cause() {
    let tables = tables();
    let table = late(&tables, "long", None).await;
    all_say(&tables, table, &[(2, "stake 1")]).await;
    let dared = say(&tables, table, 1, "dare").await.unwrap().view;
    delivered(&tables).await;
    let refusal = presses(table, 2, dared.open[0].id, 1, Some(77));
    let acted = tables.play().act(refusal.clone()).await.unwrap();
    let actors: Vec<_> = acted.entries.iter().map(|entry| (entry.actor.clone(), entry.kind)).collect();
    assert_eq!(
        actors,
        [(Actor::Person(PersonId(2)), EntryKind::Act(Seat(1))), (Actor::System, EntryKind::Act(Seat(0)))],
        "the person who dared must add, and is not asked"
    );
    assert_eq!(acted.view.open[0].decision.seat, Seat(1));
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "the second is here and goes on");

    // The same request gets the same answer. A press on a question whose answer was forced is too late.
    let again = tables.play().act(refusal).await.unwrap();
    assert!(again.repeated);
    assert_eq!((again.entries, again.action.as_str()), (acted.entries.clone(), "refuse"));
    let answered = DecisionId(acted.entries[0].seq.0);
    assert!(matches!(tables.play().act(presses(table, 1, answered, 0, Some(78))).await, Err(TableError::Stale)));
    assert_eq!(tables.look(table).await.unwrap().seq, acted.view.seq);
}

#[tokio::test]
async fn forced_answer_out_of_turn_is_notified() {
    let tables = tables();
    let open = Open { options: json!({ "dares": "must" }), ..opening(5, 3) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().add_computer(Request::new(table, PersonId(1)), "greedy").await.unwrap();
    tables.lobby().join(Request::new(table, person(2))).await.expect("agrees");
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1")]).await;
    delivered(&tables).await;
    let dared = say(&tables, table, 1, "dare").await.unwrap();
    let (dare, take) = (&dared.entries[0], &dared.entries[1]);
    assert_eq!((&take.actor, take.kind), (&Actor::System, EntryKind::Act(Seat(1))));
    // The notice is about a decision that is made already. The person who dared is present and goes on.
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, decide(1, dare.seq.0)]);
    all_say(&tables, table, &[(1, "add 1")]).await;
    delivered(&tables).await;
    let computer = say(&tables, table, 2, "dare").await.unwrap();
    assert_eq!(computer.entries[1].kind, EntryKind::Act(Seat(2)));
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "a computer gets no notice");
}

#[tokio::test]
async fn consecutive_decisions_out_of_turn_are_one_exchange() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let began = |view: &skald::table::TableView| view.open[0].exchange().map(|began| began.0);
    let view = all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1")]).await;
    assert_eq!(began(&view), None);
    let dared = all_say(&tables, table, &[(1, "dare")]).await;
    assert_eq!(began(&dared), Some(dared.seq.0));
    // The person who dared goes on within it, and so ends it.
    let refused = all_say(&tables, table, &[(2, "refuse")]).await;
    assert_eq!((began(&refused), refused.open[0].decision.seat), (Some(dared.seq.0), Seat(0)));
    assert_eq!(began(&all_say(&tables, table, &[(1, "add 1")]).await), None);
    let again = all_say(&tables, table, &[(2, "dare")]).await;
    assert_eq!(began(&again), Some(again.seq.0));
    // The stored exchange is the same.
    assert_eq!(began(&tables.look(table).await.unwrap()), Some(again.seq.0));
}

#[tokio::test]
async fn a_game_with_nothing_left_to_decide_ends() {
    let tables = tables();
    let table = late(&tables, "short", Some("random")).await;
    // A forced move does not end a step that may still be undone.
    let staked = say(&tables, table, 1, "stake 1").await.unwrap();
    assert_eq!((staked.entries.len(), staked.view.begun()), (1, Some(Seat(0))));
    delivered(&tables).await;
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    assert_eq!(acted.view.stage, Stage::Finished);
    assert!(acted.view.unredacted().unwrap().outcome().is_some() && acted.view.seed.is_some());
    assert_eq!(delivered(&tables).await, [NoticeKind::Card, NoticeKind::End]);
    for entry in &acted.entries[1..] {
        // A computer player answers for itself, even without a choice.
        let computer = Actor::Computer("random".to_owned());
        assert_eq!(entry.actor, if entry.kind == EntryKind::Act(Seat(0)) { Actor::System } else { computer });
    }
    let record = tables.records().export(table, false).await.unwrap();
    assert!(record.entries.len() >= 12, "the record has all answers");
    record.replay(&titles()).unwrap();
}

#[tokio::test]
async fn only_answers_that_were_cut_off_are_made_up_for() {
    let store = Arc::new(Failing::default());
    let tables = tables_in(store.clone(), titles());
    let table = late(&tables, "long", None).await;
    store.fail_after(1);
    let cut = say(&tables, table, 2, "stake 1").await.unwrap().view;
    store.fail_after(usize::MAX);
    assert_eq!(cut.unredacted().unwrap().legal(Seat(0)), ["add 1"]);
    assert_eq!(delivered(&tables).await, [NoticeKind::Card], "no notice of a question without a choice");

    // The record continues elsewhere.
    let record = tables.records().export(table, true).await.unwrap();
    let elsewhere = support::people::tables();
    let channel = Some(opening(9, 2).channel);
    let import = Import { channel, seats: vec![Some(person(1)), Some(person(2))], ..Import::from(record) };
    let imported = elsewhere.records().import(import).await.unwrap();
    assert_eq!(imported.unredacted().unwrap().legal(Seat(0)), ["add 1", "dare"]);
    assert_eq!(delivered(&elsewhere).await, [NoticeKind::Card, turn(0, imported.seq.0)]);

    // And here after a restart.
    let later = tables_in(store, titles());
    assert_eq!((later.admin().resume().await.unwrap(), later.admin().resume().await.unwrap()), (1, 0));
    let view = later.look(table).await.unwrap();
    assert_eq!(view.unredacted().unwrap().legal(Seat(0)), ["add 1", "dare"]);
    assert_eq!(delivered(&later).await, [NoticeKind::Card, turn(0, view.seq.0)]);
    let late = presses(table, 1, cut.open[0].id, 0, Some(5));
    assert!(matches!(later.play().act(late).await, Err(TableError::Stale)));
    assert_eq!(later.look(table).await.unwrap().seq, view.seq);
}

#[tokio::test]
async fn an_unknown_table_is_no_table() {
    let tables = tables();
    assert!(matches!(tables.look(TableId::from_bits(3)).await, Err(TableError::NoSuchTable)));
    assert!(matches!(say(&tables, TableId::from_bits(3), 1, "add 1").await, Err(TableError::NoSuchTable)));
    assert!(tables.records().unredacted_log(TableId::from_bits(3), Seq(1), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn delivery_finds_its_notices_places_and_states() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let lobby = tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    let all = tables.outbox().due(9).await.unwrap();
    assert_eq!(all.len(), 3);
    let page = tables.outbox().due_after(tables.now(), (Timestamp(0), NoticeId(0)), 2).await.unwrap();
    assert_eq!(page, all[..2]);
    let behind = (page[1].until, page[1].id);
    assert_eq!(tables.outbox().due_after(tables.now(), behind, 9).await.unwrap(), all[2..]);

    let community = Some(CommunityId(9));
    for (table, channel, begun) in [(table, 5, true), (lobby, 6, false)] {
        let place = TablePlace { community, channel: ChannelId(channel), begun };
        assert_eq!(tables.outbox().place_of(table).await.unwrap(), Some(place));
    }
    assert_eq!(tables.outbox().place_of(TableId::from_bits(3)).await.unwrap(), None);
    let mut live = vec![table, lobby];
    live.sort_unstable();
    assert_eq!(tables.admin().live().await.unwrap(), live);

    let states = ["told:2", "told:1", "dm:3"].map(|key| (key.to_owned(), Some(json!(key))));
    tables.outbox().set_delivery_state(states.to_vec(), None).await.unwrap();
    let expected = ["told:1", "told:2"].map(|key| (key.to_owned(), json!(key)));
    assert_eq!(tables.outbox().delivery_states("told:").await.unwrap(), expected);
}

#[tokio::test]
async fn change_that_loses_every_race_is_left_to_the_next_start() {
    let store = Arc::new(Failing::default());
    let tables = tables_in(store.clone(), titles());
    let table = tables.lobby().open(Open { edition: Some("long".to_owned()), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    store.lose_after(1);
    let handed = tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "greedy").await.unwrap();
    assert_eq!((handed.stage, handed.open.len()), (Stage::Playing, 1));
    store.fail_after(usize::MAX);
    assert_eq!(tables.admin().resume().await.unwrap(), 1);
    assert_eq!(tables.look(table).await.unwrap().stage, Stage::Finished);
}

/// They may think for long. This must not block other work.
#[tokio::test]
async fn computer_players_think_on_threads_of_their_own() {
    let tables = tables_in(Arc::new(Memory::new()), dig::titles());
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(table, PersonId(1)), "noted").await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let view = all_say(&tables, table, &[(1, "walk"), (1, "pass")]).await;
    assert_eq!(view.open[0].decision.seat, Seat(0), "it has made its turn");
    let threads = dig::THREADS.lock().unwrap();
    assert!(threads.len() >= 2 && !threads.contains(&std::thread::current().id()), "{threads:?}");
}
