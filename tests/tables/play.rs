//! The game at a table: whose decision it is, late and repeated answers, the end and its seed.

use std::sync::Arc;

use skald::engine::Seat;
use skald::store::Memory;
use skald::table::{
    Act, Authority, CommunityId, DecisionId, EntryKind, IdempotencyKey, Locale, Moment, Open, PersonId, Pick, Request,
    Seq, Stage, TableError, TableView, Tables,
};
use skald::words::Voice;
use support::count::{edition, title, titles};
use support::dig;
use support::failing::Failing;
use support::people::{ManualClock, all_say, opening, person, presses, say, says, started, tables, tables_in};

#[tokio::test]
async fn answers_given_at_once_do_not_disturb_each_other() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let before = tables.look(table).await.unwrap();
    let ids: Vec<_> = before.open.iter().map(|open| open.id).collect();
    assert_eq!(ids, [DecisionId(before.seq.0); 3], "all were asked by the start");

    // The third answers first; the decisions of the others keep their ids and their buttons.
    let after = tables.play().act(presses(table, 3, ids[2], 1, None)).await.unwrap();
    assert_eq!((after.seat, after.action.as_str()), (Seat(2), "stake 2"));
    assert_eq!(after.view.open.iter().map(|open| open.id).collect::<Vec<_>>(), ids[..2]);
    tables.play().act(presses(table, 1, ids[0], 0, None)).await.unwrap();
    let last = tables.play().act(presses(table, 2, ids[1], 0, None)).await.unwrap();
    assert_eq!(last.view.open.len(), 1);
    assert_eq!(last.view.open[0].id.0, last.view.seq.0, "a new question has a new id");
}

#[tokio::test]
async fn two_processes_over_one_store_play_at_one_table() {
    let store = Arc::new(Memory::new());
    let [one, other] = [(); 2].map(|()| tables_in(store.clone(), titles()));
    let table = started(&one, 5, 3).await;
    let stakes: Vec<_> = other.look(table).await.unwrap().open.iter().map(|open| open.id).collect();
    one.play().act(presses(table, 3, stakes[2], 1, None)).await.unwrap();
    // Each process has a cached state that lacks the other's change.
    other.play().act(presses(table, 1, stakes[0], 0, None)).await.unwrap();
    let late = other.play().act(presses(table, 3, stakes[2], 0, None)).await;
    assert!(matches!(late, Err(TableError::NotYourDecision { .. })), "answered by the other process");
    let counting = one.play().act(presses(table, 2, stakes[1], 0, None)).await.unwrap().view;
    let count = counting.open[0].id;
    let done = other.play().act(presses(table, 1, count, 0, None)).await.unwrap();
    assert_eq!(done.seat, Seat(0), "a decision that it had not seen");
    let typed = say(&one, table, 2, "add 1").await.unwrap();
    assert_eq!(typed.seat, Seat(1), "typed where the table was seen a move earlier");
    let late = one.play().act(presses(table, 1, count, 0, None)).await;
    assert!(matches!(late, Err(TableError::NotYourDecision { .. } | TableError::Stale)));
}

#[tokio::test]
async fn an_answer_to_another_decision_is_never_taken() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let stake = tables.look(table).await.unwrap().open[0].id;
    all_say(&tables, table, &[(1, "stake 1")]).await;
    // The person's own decision is answered; others still have theirs.
    assert!(matches!(
        tables.play().act(presses(table, 1, stake, 0, None)).await,
        Err(TableError::NotYourDecision { whose }) if whose == [Seat(1), Seat(2)]
    ));
    let view = all_say(&tables, table, &[(2, "stake 1"), (3, "stake 1")]).await;
    assert!(matches!(tables.play().act(presses(table, 1, stake, 0, None)).await, Err(TableError::Stale)));
    assert!(matches!(tables.play().act(presses(table, 2, stake, 0, None)).await, Err(TableError::Stale)));
    // A foreign button, a person without a seat, a made-up choice, a nonsense text, a refusal.
    let count = view.open[0].id;
    assert!(matches!(
        tables.play().act(presses(table, 2, count, 0, None)).await,
        Err(TableError::NotYourDecision { whose }) if whose == [Seat(0)]
    ));
    assert!(matches!(say(&tables, table, 2, "add 1").await, Err(TableError::NotYourDecision { .. })));
    assert!(matches!(tables.play().act(presses(table, 9, count, 0, None)).await, Err(TableError::NotSeated)));
    assert!(matches!(tables.play().act(presses(table, 1, count, 99, None)).await, Err(TableError::Gone)));
    assert!(matches!(say(&tables, table, 1, "sail 7").await, Err(TableError::Unreadable(text)) if text == "sail 7"));
    assert!(matches!(say(&tables, table, 1, "add 9").await, Err(TableError::Refused(e)) if e.ruling == "CO-01"));
    assert_eq!(tables.look(table).await.unwrap().seq, view.seq, "none of these was written");
}

#[tokio::test]
async fn a_typed_answer_may_be_short() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    all_say(&tables, table, &[(1, "stake 1"), (2, " STAKE   2 ")]).await;
    let acted = say(&tables, table, 1, "3").await.unwrap();
    assert_eq!(acted.action, "add 3");
    assert_eq!(acted.entries.len(), 1);
    assert_eq!(acted.entries[0].kind, EntryKind::Act(Seat(0)));
}

#[tokio::test]
async fn the_game_ends_and_the_seed_is_shown() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let promise = tables.look(table).await.unwrap().commitment.unwrap();
    let mut view = all_say(&tables, table, &[(1, "stake 2"), (2, "stake 1")]).await;
    while view.stage == Stage::Playing {
        assert!(view.seed.is_none());
        let seat = view.open[0].decision.seat;
        view = all_say(&tables, table, &[(u64::from(seat.0) + 1, "add 3")]).await;
    }
    assert_eq!(view.stage, Stage::Finished);
    assert_eq!(view.seed.unwrap().commitment(), promise);
    assert!(view.open.is_empty() && view.ended_at.is_some());
    assert!(view.unredacted().unwrap().outcome().is_some());
    assert!(matches!(say(&tables, table, 1, "add 1").await, Err(TableError::Over)));
    assert!(matches!(tables.seats().end(Request::new(table, PersonId(1))).await, Err(TableError::Over)));
    assert!(tables.of(PersonId(1), 99).await.unwrap().is_empty());
    assert_eq!(tables.at(opening(5, 2).channel).await.unwrap().unwrap().id, table);
    // The channel is free again.
    tables.lobby().open(opening(5, 2), None).await.unwrap();
}

#[tokio::test]
async fn only_the_host_ends_a_running_game() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    assert!(matches!(tables.seats().end(Request::new(table, PersonId(2))).await, Err(TableError::HostOnly)));
    let ended = support::people::stop(&tables, table).await;
    assert_eq!(ended.stage, Stage::Ended);
    assert!(ended.seed.is_some() && ended.open.is_empty());
}

#[tokio::test]
async fn community_manager_ends_a_game_and_hands_over_seats() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let stranger = PersonId(77);
    let refused = tables.seats().hand_over(Request::new(table, stranger), Seat(0), "greedy").await;
    assert!(matches!(refused, Err(TableError::NotSeated)));
    let elsewhere = Authority { person: stranger, manages: Some(CommunityId(8)) };
    let refused = tables.seats().hand_over(Request::new(table, elsewhere), Seat(0), "greedy").await;
    assert!(matches!(refused, Err(TableError::NotSeated)), "a manager of another server");
    assert!(matches!(tables.seats().end(Request::new(table, elsewhere)).await, Err(TableError::HostOnly)));
    let manager = Authority { person: stranger, manages: Some(CommunityId(9)) };
    let view = tables.seats().hand_over(Request::new(table, manager), Seat(0), "greedy").await.unwrap();
    assert_eq!(view.seats[0].policy(), Some("greedy"));
    assert_eq!(view.host, PersonId(2), "a table whose host is gone has another one");
    let ended = support::people::stop(&tables, table).await;
    assert_eq!(ended.stage, Stage::Ended);
    let played = tables.records().past_games(PersonId(3), 5).await.unwrap();
    assert_eq!(played.iter().map(|view| view.id).collect::<Vec<_>>(), [table], "it is among their last games");
}

#[tokio::test]
async fn a_host_who_leaves_their_seat_to_a_computer_is_host_no_more() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    let left = tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "greedy").await.unwrap();
    assert_eq!(left.host, PersonId(2), "the next person becomes the host");
    assert!(matches!(tables.seats().end(Request::new(table, PersonId(1))).await, Err(TableError::HostOnly)));
    let back = tables.seats().reclaim(Request::new(table, person(1))).await.unwrap();
    assert_eq!((back.seat_of(PersonId(1)), back.host), (Some(Seat(0)), PersonId(2)));
    // Another seat that is handed over changes no host.
    let view = tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(2), "greedy").await.unwrap();
    assert_eq!(view.host, PersonId(2));
    assert_eq!(support::people::stop(&tables, table).await.stage, Stage::Ended);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_leave_at_once_the_last_one_stays() {
    let tables = Arc::new(tables());
    for channel in 1..=50 {
        let table = started(&tables, channel, 2).await;
        let leaving = [1, 2].map(|number: u64| {
            let tables = Arc::clone(&tables);
            let seat = Seat(number as u8 - 1);
            tokio::spawn(async move {
                tables.seats().hand_over_unless_last(Request::new(table, PersonId(number)), seat, "greedy").await
            })
        });
        let (mut left, mut last) = (0, 0);
        for leaving in leaving {
            match leaving.await.unwrap() {
                Ok(_) => left += 1,
                Err(TableError::LastPerson) => last += 1,
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!((left, last), (1, 1));
        let view = tables.look(table).await.unwrap();
        let stays = view.seats.iter().find_map(|occupant| occupant.person()).expect("somebody");
        assert_eq!((view.stage, view.host), (Stage::Playing, stays.id));
    }
}

#[tokio::test]
async fn the_log_tells_everything_in_order() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    all_say(&tables, table, &[(1, "stake 2"), (2, "stake 1"), (1, "add 3")]).await;
    let log = tables.records().unredacted_log(table, Seq(1), 100).await.unwrap();
    let deeds: Vec<_> = log.iter().map(|entry| entry.kind).collect();
    let act = |seat| EntryKind::Act(Seat(seat));
    assert_eq!(deeds, [EntryKind::Open, EntryKind::Join(Seat(1)), EntryKind::Start, act(0), act(1), act(0)]);
    assert_eq!(log.iter().map(|entry| entry.seq.0).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(log[5].action.as_deref(), Some("add 3"));
    assert!(!log[2].events.is_empty(), "the setup is in the entry of the start");
    assert_eq!(tables.records().unredacted_log(table, Seq(4), 2).await.unwrap(), log[3..5]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_hundred_presses_at_once_are_one_action() {
    let tables = Arc::new(tables());
    let table = started(&tables, 5, 2).await;
    let view = all_say(&tables, table, &[(1, "stake 2"), (2, "stake 1")]).await;
    let decision = view.open[0].id;
    let presses = (0..200).map(|number| {
        let tables = Arc::clone(&tables);
        // Each press is a request of its own: the person is impatient, not the network.
        tokio::spawn(async move { tables.play().act(presses(table, 1, decision, 0, Some(1000 + number))).await })
    });
    let (mut done, mut late) = (0, 0);
    for press in presses.collect::<Vec<_>>() {
        match press.await.unwrap() {
            Ok(acted) => {
                assert!(!acted.repeated);
                done += 1;
            }
            Err(TableError::Stale) => late += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((done, late), (1, 199));
    assert_eq!(tables.look(table).await.unwrap().seq, view.seq.next());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn request_delivered_two_hundred_times_is_applied_once() {
    let tables = Arc::new(tables());
    let table = started(&tables, 5, 2).await;
    let view = all_say(&tables, table, &[(1, "stake 2"), (2, "stake 1")]).await;
    let request = Act { idempotency_key: Some(IdempotencyKey(7)), ..says(table, 1, "add 2") };
    let deliveries = (0..200).map(|_| {
        let (tables, request) = (Arc::clone(&tables), request.clone());
        tokio::spawn(async move { tables.play().act(request).await.unwrap() })
    });
    let mut first = 0;
    for delivery in deliveries.collect::<Vec<_>>() {
        let acted = delivery.await.unwrap();
        assert_eq!((acted.action.as_str(), acted.seat, acted.entries.len()), ("add 2", Seat(0), 1));
        first += usize::from(!acted.repeated);
    }
    assert_eq!(first, 1);
    assert_eq!(tables.look(table).await.unwrap().seq, view.seq.next());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn concurrent_answers_of_all_seats_succeed() {
    let tables = Arc::new(tables());
    for channel in 0..50 {
        let table = started(&tables, channel, 4).await;
        let decision = tables.look(table).await.unwrap().open[0].id;
        let answers = (1..=4).map(|number| {
            let tables = Arc::clone(&tables);
            tokio::spawn(async move { tables.play().act(presses(table, number, decision, 1, None)).await.unwrap() })
        });
        for answer in answers.collect::<Vec<_>>() {
            answer.await.unwrap();
        }
        // The first seat sees its own last answer at once, the others when it can no longer be undone.
        let view = tables.look(table).await.unwrap().seen_by(PersonId(1));
        assert_eq!(view.open.len(), 1);
        assert_eq!(view.open[0].decision.kind, "count");
    }
}

#[tokio::test]
async fn a_receipt_is_honoured_for_an_hour() {
    let clock = ManualClock::new();
    let entropy = Arc::new(skald::table::SystemEntropy);
    let tables = Tables::new(Arc::new(Memory::new()), titles(), clock.clone(), entropy);
    let table = started(&tables, 5, 2).await;
    let request = Act { idempotency_key: Some(IdempotencyKey(7)), ..says(table, 1, "stake 2") };
    tables.play().act(request.clone()).await.unwrap();
    clock.pass(59 * 60 * 1000);
    let other = Act { idempotency_key: Some(IdempotencyKey(8)), ..says(table, 2, "stake 2") };
    tables.play().act(other.clone()).await.unwrap();
    let again = tables.play().act(request).await.unwrap();
    assert!(again.repeated);
    assert_eq!(again.entries.len(), 1, "later actions of others are not its answer");
    assert!(tables.play().act(other).await.unwrap().repeated);
}

#[tokio::test]
async fn a_new_name_and_language_are_noticed() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let mut act = says(table, 1, "stake 1");
    act.person.name = "Åsa *bold* @everyone".to_owned();
    act.person.locale = Locale::Fr;
    let view = tables.play().act(act).await.unwrap().view;
    let known = view.seats[0].person().unwrap();
    assert_eq!((known.name.as_str(), known.locale), ("Åsa *bold* @everyone", Locale::Fr));
    assert_eq!(view.host, PersonId(1));
}

#[tokio::test]
async fn a_table_keeps_its_rules_and_its_edition() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), titles());
    let table = started(&tables, 5, 2).await;
    let before = tables.look(table).await.unwrap().seq;

    let mut newer = skald::title::Titles::default();
    newer.add(title::<2>(edition("short", 10)));
    let mut changed = skald::title::Titles::default();
    changed.add(title::<1>(edition("short", 11)));
    let mut gone = skald::title::Titles::default();
    gone.add(title::<1>(edition("other", 10)));
    for (titles, what) in [(newer, "rules"), (changed, "edition"), (gone, "gone")] {
        let later = tables_in(store.clone(), titles);
        let errors = [
            later.look(table).await.err().unwrap(),
            say(&later, table, 1, "stake 1").await.err().unwrap(),
            later.seats().end(Request::new(table, PersonId(1))).await.err().unwrap(),
        ];
        for error in errors {
            match error {
                TableError::Moved { what: moved, .. } => assert_eq!(moved, what),
                TableError::MissingEdition { edition, .. } => assert_eq!((edition.as_str(), what), ("short", "gone")),
                error => panic!("{error}"),
            }
        }
        assert!(later.of(PersonId(1), 99).await.unwrap().is_empty(), "a list leaves it out");
        assert_eq!(later.admin().resume().await.unwrap(), 0);
    }
    assert_eq!(tables.look(table).await.unwrap().seq, before, "untouched");
    say(&tables, table, 1, "stake 1").await.unwrap();
}

#[tokio::test]
async fn a_lobby_takes_the_rules_of_the_day_it_starts() {
    let store = Arc::new(Memory::new());
    let table = tables_in(store.clone(), titles()).lobby().open(opening(5, 2), None).await.unwrap().id;
    let mut newer = skald::title::Titles::default();
    newer.add(title::<2>(edition("short", 10)));
    let later = tables_in(store, newer);
    later.lobby().join(Request::new(table, person(2))).await.unwrap();
    later.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    assert_eq!(later.records().unredacted_log(table, Seq(3), 1).await.unwrap()[0].rules_version, 2);
    later.play().act(presses(table, 1, DecisionId(3), 0, None)).await.unwrap();
}

#[tokio::test]
async fn a_press_during_a_dare_is_the_right_persons() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1"), (3, "stake 1")]).await;
    let dared = all_say(&tables, table, &[(1, "dare")]).await;
    let open = &dared.open[0];
    assert_eq!((open.decision.seat, open.decision.out_of_turn), (Seat(1), true));
    assert!(
        matches!(say(&tables, table, 1, "add 1").await, Err(TableError::NotYourDecision { whose }) if whose == [Seat(1)])
    );
    let taken = tables.play().act(Act { choice: Pick::Index(0), ..presses(table, 2, open.id, 0, None) }).await.unwrap();
    assert_eq!(taken.action, "take");
    assert_eq!(taken.view.open[0].decision.seat, Seat(0));
    assert!(matches!(say(&tables, table, 1, "dare").await, Err(TableError::Refused(_))), "once a turn");
}

#[tokio::test]
async fn what_another_house_did_to_the_same_store_is_seen() {
    let store = Arc::new(Memory::new());
    let (here, there) = (tables_in(store.clone(), titles()), tables_in(store, titles()));
    let table = started(&here, 5, 2).await;
    say(&there, table, 1, "stake 1").await.unwrap();
    assert_eq!(here.look(table).await.unwrap().open.len(), 1);
    say(&here, table, 2, "stake 2").await.unwrap();
    let decision = here.look(table).await.unwrap().open[0].id;
    let (left, right) = tokio::join!(
        here.play().act(presses(table, 1, decision, 0, None)),
        there.play().act(presses(table, 1, decision, 1, None))
    );
    let (done, late) = if left.is_ok() { (left, right) } else { (right, left) };
    assert!(done.is_ok() && matches!(late, Err(TableError::Stale)));
    assert_eq!(there.look(table).await.unwrap().seq, here.look(table).await.unwrap().seq);
}

fn voice() -> Voice {
    Voice::new(Locale::En, vec!["P1".to_owned(), "P2".to_owned()])
}

#[tokio::test]
async fn debug_output_of_a_table_has_no_position() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let acted = say(&tables, table, 1, "stake 2").await.unwrap();
    let (whole, view) = (format!("{acted:?}"), format!("{:?}", acted.view));
    assert!(whole.contains("stake 2") && view.contains("Playing"), "{whole} {view}");
    assert!(whole.contains(&view) && !whole.contains("goal"), "{whole}");
}

#[tokio::test]
async fn answer_has_a_label_the_first_time() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let request = Act { idempotency_key: Some(IdempotencyKey(7)), ..says(table, 1, "stake 2") };
    let first = tables.play().act(request.clone()).await.unwrap();
    assert_eq!(first.label(&voice()).as_deref(), Some("stake 2"));
    let again = tables.play().act(request).await.unwrap();
    assert_eq!((again.repeated, again.label(&voice())), (true, None));
}

/// Two people at a title of the house.
async fn at(title: &str) -> TableView {
    let tables = tables_in(Arc::new(Memory::new()), skald::games::builtin().unwrap());
    let table = tables.lobby().open(Open { title: title.to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    tables.look(table).await.unwrap()
}

#[tokio::test]
async fn choices_are_shown_only_to_viewers_who_may_know_them() {
    let secret = at("explorers").await;
    let seat = secret.open[0].decision.seat;
    let shown = |view: &TableView| {
        let open = view.decision_of(seat).unwrap();
        (open.may_show_choices(), !open.choices(&voice()).is_empty())
    };
    assert_eq!(shown(&secret), (false, false), "the legal choices reveal a hand");
    for viewer in Seat::all(2) {
        assert_eq!(shown(&secret.as_seat(viewer)), (viewer == seat, viewer == seat), "{viewer:?}");
    }
    // In a title without secrets all viewers see the question.
    let open = at("raids").await.open[0].clone();
    assert!(open.may_show_choices() && !open.brief(&voice()).lines.is_empty());
}

#[tokio::test]
async fn each_turn_of_a_finished_game_is_in_its_past() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let mut view = all_say(&tables, table, &[(1, "stake 2"), (2, "stake 1")]).await;
    while view.stage == Stage::Playing {
        view = all_say(&tables, table, &[(u64::from(view.open[0].decision.seat.0) + 1, "add 3")]).await;
    }
    let start = tables.records().past(table, Moment::Start).await.unwrap();
    assert_eq!((start.turn, start.view.seq, start.view.stage), (0, Seq(0), Stage::Playing));
    let last = tables.records().past(table, Moment::Last).await.unwrap();
    assert_eq!((last.turn, last.view.stage), (last.ends.len(), Stage::Finished));
    assert!(last.turn > 3);
    for (turn, (_, end)) in (1..).zip(&last.ends) {
        let then = tables.records().past(table, Moment::At(*end)).await.unwrap();
        assert_eq!((then.turn, then.view.seq), (turn, *end));
        assert_eq!(then.view.stage == Stage::Finished, turn == last.turn);
        let before = tables.records().past(table, Moment::Choice(*end)).await.unwrap();
        assert_eq!((before.turn, before.view.seq), (turn - 1, Seq(end.0 - 1)), "the board before a choice");
    }
}

#[tokio::test]
async fn a_rematch_is_for_a_game_that_was_played_and_is_over() {
    let tables = tables();
    let running = started(&tables, 5, 2).await;
    let cancelled = tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    support::people::stop(&tables, cancelled).await;
    let again = async |table| tables.lobby().rematch(Request::new(table, PersonId(1)), Locale::En).await;
    assert!(matches!(again(running).await, Err(TableError::StillPlaying)));
    assert!(matches!(again(cancelled).await, Err(TableError::NoSuchTable)), "nothing was played");
}

#[tokio::test]
async fn rematch_seats_people_with_a_kept_seat() {
    let tables = tables();
    let table = started(&tables, 5, 3).await;
    tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "greedy").await.unwrap();
    support::people::stop(&tables, table).await;
    let lobby = tables.lobby().rematch(Request::new(table, PersonId(1)), Locale::En).await.unwrap();
    let seated: Vec<_> = lobby.seats.iter().map(|seat| seat.person().map(|person| person.id)).collect();
    assert_eq!(seated, [2, 3, 1].map(|number| Some(PersonId(number))));
}

#[tokio::test]
async fn unloadable_games_do_not_hide_others_in_the_list() {
    let (store, clock) = (Arc::new(Memory::new()), ManualClock::new());
    let mut both = titles();
    dig::add(&mut both);
    let tables = Tables::new(store.clone(), both, clock.clone(), Arc::new(skald::table::SystemEntropy));
    let mut over = Vec::new();
    // The newest are those that are not loaded later.
    for title in [["count"; 4], ["dig"; 4]].concat() {
        let table = tables.lobby().open(Open { title: title.to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
        tables.lobby().join(Request::new(table, person(2))).await.unwrap();
        tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        support::people::stop(&tables, table).await;
        clock.pass(1000);
        over.push(table);
    }
    let later = tables_in(store, titles());
    let listed: Vec<_> = later.records().past_games(PersonId(1), 4).await.unwrap().iter().map(|view| view.id).collect();
    assert_eq!(listed, [over[3], over[2], over[1], over[0]]);
}

#[tokio::test]
async fn a_table_that_is_played_is_not_read_again() {
    let store = Arc::new(Failing::default());
    let tables = tables_in(store.clone(), titles());
    let table = started(&tables, 5, 2).await;
    let stake = tables.look(table).await.unwrap().open[0].id;
    let reads = store.reads();
    // A press names its decision, so the cached table is tried first.
    tables.play().act(presses(table, 1, stake, 0, None)).await.unwrap();
    assert_eq!(store.reads(), reads);
    tables.look(table).await.unwrap();
    say(&tables, table, 2, "stake 1").await.unwrap();
    assert_eq!(store.reads()[1], reads[1]);
}
