//! Clocks of tables: reminders, deadlines, pauses, absent people, abandoned lobbies. Time is a number that the tests
//! move. P0-15, P0-37, P0-45, P1-16, P1-49, P1-62.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use skald::engine::Seat;
use skald::store::{Commit, Head, JsonText, Memory, Store};
use skald::table::{
    Authority, CommunityId, EntryKind, FixedEntropy, NoticeKind, Occupant, Open, Pace, PersonId, Request, Seq, Stage,
    TableError, TableId, TableView, Tables, Timestamp, WaitStage,
};
use support::count::titles;
use support::failing::Failing;
use support::people::{ManualClock, opening, person, say};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

struct World {
    store: Arc<dyn Store>,
    clock: Arc<ManualClock>,
    tables: Tables,
}

fn tables_on(store: &Arc<dyn Store>, clock: &Arc<ManualClock>) -> Tables {
    let entropy = Arc::new(FixedEntropy::new(skald::engine::Seed::from_number(7)));
    Tables::new(Arc::clone(store), titles(), clock.clone(), entropy)
}

impl World {
    fn new() -> Self {
        Self::over(Arc::new(Memory::new()))
    }

    fn over(store: Arc<dyn Store>) -> Self {
        let clock = ManualClock::new();
        let tables = tables_on(&store, &clock);
        Self { store, clock, tables }
    }

    /// Time passes, and every action that falls due meanwhile is done.
    async fn pass(&self, span: u64) {
        self.clock.pass(span);
        self.due().await;
    }

    async fn due(&self) {
        let (failed, more) = self.tables.admin().run_due(1_000, &[]).await.unwrap();
        assert_eq!((failed, more), (Vec::new(), false));
    }

    async fn lobby(&self, channel: u64, seats: u8, pace: &str) -> TableId {
        let open = Open { pace: Some(pace.parse().unwrap()), ..opening(channel, seats) };
        let table = self.tables.lobby().open(open, None).await.unwrap().id;
        for number in 2..=u64::from(seats) {
            self.tables.lobby().join(Request::new(table, person(number))).await.unwrap();
        }
        table
    }

    /// A running game of persons 1 to `seats` in which person 1 is to move.
    async fn game(&self, channel: u64, seats: u8, pace: &str) -> TableId {
        let table = self.lobby(channel, seats, pace).await;
        self.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        for number in 1..=u64::from(seats) {
            say(&self.tables, table, number, "stake 1").await.unwrap();
        }
        self.drain().await;
        table
    }

    /// Acknowledges all notices, and returns those that are not boards.
    async fn drain(&self) -> Vec<NoticeKind> {
        let mut kinds = Vec::new();
        for notice in self.tables.outbox().due(1_000).await.unwrap() {
            self.tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
            kinds.push(notice.kind);
        }
        kinds.retain(|kind| *kind != NoticeKind::Card);
        kinds
    }

    async fn view(&self, table: TableId) -> TableView {
        self.tables.look(table).await.unwrap()
    }

    async fn asked(&self, table: TableId) -> Vec<Seat> {
        self.view(table).await.open.iter().map(|open| open.decision.seat).collect()
    }

    async fn kinds(&self, table: TableId) -> Vec<EntryKind> {
        self.tables
            .records()
            .unredacted_log(table, Seq(1), 1_000)
            .await
            .unwrap()
            .iter()
            .map(|entry| entry.kind)
            .collect()
    }
}

#[tokio::test]
async fn reminder_at_half_time_and_computer_turn_at_the_end() {
    let world = World::new();
    let table = world.game(1, 2, "24h+8h").await;
    let decision = world.view(table).await.open[0].id;
    // 24 hours, and the increment for the stake.
    world.pass(16 * HOUR - 1).await;
    assert_eq!(world.drain().await, []);
    world.pass(1).await;
    assert_eq!(world.drain().await, [NoticeKind::Reminder { seat: Seat(0), decision, by: None }]);
    world.pass(16 * HOUR - 1).await;
    assert_eq!((world.drain().await, world.asked(table).await), (Vec::new(), vec![Seat(0)]), "no notice is sent twice");
    world.pass(1).await;
    let notices = world.drain().await;
    assert!(notices.contains(&NoticeKind::TimeUp { seat: Seat(0) }), "{notices:?}");
    assert_eq!(world.asked(table).await, [Seat(1)], "the computer played the turn to its end");
    let kinds = world.kinds(table).await;
    let at = kinds.iter().position(|kind| *kind == EntryKind::TimeUp(Seat(0))).expect("it is in the log");
    assert_eq!(kinds[at + 1], EntryKind::Act(Seat(0)));
    assert!(world.view(table).await.seats[0].person().is_some(), "the seat is still theirs");
}

#[tokio::test]
async fn out_of_turn_the_answer_of_the_title_is_given() {
    let world = World::new();
    let table = world.game(1, 2, "24h+8h").await;
    for number in [1, 2] {
        say(&world.tables, table, number, "add 1").await.unwrap();
    }
    say(&world.tables, table, 1, "dare").await.unwrap();
    assert_eq!(world.asked(table).await, [Seat(1)]);
    world.pass(6 * HOUR).await;
    assert!(world.drain().await.iter().any(|kind| matches!(kind, NoticeKind::Reminder { seat: Seat(1), .. })));
    world.pass(6 * HOUR).await;
    let log = world.tables.records().unredacted_log(table, Seq(1), 1_000).await.unwrap();
    assert_eq!(log.last().unwrap().action.as_deref(), Some("refuse"));
    assert_eq!(world.asked(table).await, [Seat(0)], "the turn goes on");
}

#[tokio::test]
async fn kept_seat_plays_at_the_level_of_the_table() {
    let world = World::new();
    let table = world.game(1, 3, "1h wait").await;
    world.tables.seats().hand_over(Request::new(table, PersonId(3)), Seat(2), "random").await.unwrap();
    world.pass(HOUR).await;
    let kept = world.tables.seats().hand_over_overdue(Request::new(table, PersonId(2)), Seat(0)).await.unwrap();
    assert_eq!(kept.seats[0].policy(), Some("random"), "not the default player");
}

#[tokio::test]
async fn two_missed_turns_lose_the_seat_until_it_is_reclaimed() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    world.pass(HOUR).await;
    say(&world.tables, table, 2, "add 1").await.unwrap();
    world.pass(HOUR).await;
    let view = world.view(table).await;
    assert!(matches!(&view.seats[0], Occupant::Computer { instead_of: Some(person), .. } if person.id == PersonId(1)));
    assert_eq!(view.host, PersonId(2), "a present person is the host");
    assert_eq!(world.asked(table).await, [Seat(1)]);
    // With one person left no player waits, and no clock runs.
    world.pass(30 * DAY).await;
    assert_eq!(world.asked(table).await, [Seat(1)]);
    assert!(world.view(table).await.clock.is_none());
    world.tables.seats().reclaim(Request::new(table, person(1))).await.unwrap();
    assert_eq!(world.view(table).await.clock.unwrap().waits.len(), 1, "now person 1 waits for person 2");
}

#[tokio::test]
async fn a_played_turn_between_missed_ones_keeps_the_seat() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    world.pass(HOUR).await;
    say(&world.tables, table, 2, "add 1").await.unwrap();
    say(&world.tables, table, 1, "add 1").await.unwrap();
    say(&world.tables, table, 2, "add 1").await.unwrap();
    world.pass(HOUR).await;
    assert!(world.view(table).await.seats[0].person().is_some(), "the turns were not missed in a row");
}

#[tokio::test]
async fn waiting_game_offers_choices_once() {
    let world = World::new();
    let table = world.game(1, 3, "1h wait").await;
    world.drain().await;
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    let decision = world.view(table).await.open[0].id;
    let notices = world.drain().await;
    assert_eq!(
        notices,
        [NoticeKind::Reminder { seat: Seat(0), decision, by: None }, NoticeKind::Overdue { seat: Seat(0), decision }]
    );
    world.pass(60 * DAY).await;
    assert_eq!((world.drain().await, world.asked(table).await), (Vec::new(), vec![Seat(0)]), "silent after that");

    // More time restarts the reminders.
    world.tables.seats().extend(Request::new(table, PersonId(2))).await.unwrap();
    world.drain().await;
    let wait = world.view(table).await.clock.unwrap().waits[0].1;
    assert_eq!((wait.stage, wait.until), (WaitStage::Waiting, world.tables.now().plus(HOUR)));
    let early = world.tables.seats().hand_over_overdue(Request::new(table, PersonId(2)), Seat(0)).await;
    assert!(matches!(early, Err(TableError::NotOverdue)));
    assert!(matches!(
        world.tables.seats().substitute(Request::new(table, person(7)), Seat(0)).await,
        Err(TableError::NotOverdue)
    ));
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    assert_eq!(world.drain().await.len(), 2);

    // A person from outside takes the seat, with the full time.
    let taken = world.tables.seats().substitute(Request::new(table, person(7)), Seat(0)).await.unwrap();
    assert_eq!((taken.seat_of(PersonId(7)), taken.seat_of(PersonId(1))), (Some(Seat(0)), None));
    assert_eq!(taken.clock.unwrap().waits[0].1.until, world.tables.now().plus(HOUR));
    say(&world.tables, table, 7, "add 1").await.unwrap();
    assert!(matches!(say(&world.tables, table, 1, "add 1").await, Err(TableError::NotSeated)));
    assert!(matches!(
        world.tables.seats().substitute(Request::new(table, person(3)), Seat(1)).await,
        Err(TableError::AlreadySeated)
    ));

    // Or the computer plays on.
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    let kept = world.tables.seats().hand_over_overdue(Request::new(table, PersonId(3)), Seat(1)).await.unwrap();
    assert_eq!(kept.seat_kept_for(PersonId(2)), Some(Seat(1)));
    assert_eq!(world.asked(table).await, [Seat(2)]);
}

#[tokio::test]
async fn the_game_ends_when_all_who_are_there_ask_for_it() {
    let world = World::new();
    let table = world.game(1, 3, "1h wait").await;
    let voted = world.tables.seats().vote_to_end(Request::new(table, PersonId(2))).await.unwrap();
    assert_eq!((voted.done, voted.missing), (false, vec![Seat(0), Seat(2)]));
    let again = world.tables.seats().vote_to_end(Request::new(table, PersonId(2))).await.unwrap();
    assert_eq!(again.missing, [Seat(0), Seat(2)], "a vote counts once");
    assert!(matches!(
        world.tables.seats().vote_to_end(Request::new(table, PersonId(9))).await,
        Err(TableError::NotSeated)
    ));
    world.pass(30 * MINUTE).await;
    world.pass(30 * MINUTE).await;
    let voted = world.tables.seats().vote_to_end(Request::new(table, PersonId(3))).await.unwrap();
    assert!(voted.done, "an absent person is not asked");
    assert_eq!(voted.view.stage, Stage::Ended);
    assert_eq!(world.store.overdue(Timestamp(u64::MAX), 9).await.unwrap(), [], "no clock runs any more");
}

#[tokio::test]
async fn pause_stops_the_clocks_and_adds_no_time() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    world.pass(2 * HOUR).await;
    let wish = world.tables.seats().pause(Request::new(table, PersonId(2))).await.unwrap();
    assert_eq!((wish.done, wish.missing), (false, vec![Seat(0)]));
    assert!(world.tables.seats().pause(Request::new(table, PersonId(1))).await.unwrap().done, "the host pauses alone");
    assert!(matches!(world.tables.seats().pause(Request::new(table, PersonId(1))).await, Err(TableError::Paused)));
    world.drain().await;
    world.pass(40 * DAY).await;
    assert_eq!(world.drain().await, []);
    world.tables.seats().resume_clocks(Request::new(table, PersonId(2))).await.unwrap();
    assert!(matches!(
        world.tables.seats().resume_clocks(Request::new(table, PersonId(2))).await,
        Err(TableError::NotPaused)
    ));
    let wait = world.view(table).await.clock.unwrap().waits[0].1;
    assert_eq!(wait.until, world.tables.now().plus(8 * HOUR));
    world.drain().await;
    world.pass(3 * HOUR).await;
    assert_eq!(world.drain().await.len(), 1, "half of the time counts what passed before the pause");

    // More time during a pause has no other effect.
    world.tables.seats().pause(Request::new(table, PersonId(1))).await.unwrap();
    world.pass(5 * DAY).await;
    world.tables.seats().extend(Request::new(table, PersonId(1))).await.unwrap();
    world.tables.seats().resume_clocks(Request::new(table, PersonId(1))).await.unwrap();
    let wait = world.view(table).await.clock.unwrap().waits[0].1;
    assert_eq!(wait.until, world.tables.now().plus(15 * HOUR));

    // A move during a pause takes no time.
    let manager = Authority { person: PersonId(50), manages: Some(CommunityId(9)) };
    assert!(world.tables.seats().pause(Request::new(table, manager)).await.unwrap().done);
    world.pass(DAY).await;
    say(&world.tables, table, 1, "add 1").await.unwrap();
    world.tables.seats().resume_clocks(Request::new(table, PersonId(1))).await.unwrap();
    let (seat, wait) = world.view(table).await.clock.unwrap().waits[0];
    assert_eq!((seat, wait.until), (Seat(1), world.tables.now().plus(10 * HOUR)));
}

#[tokio::test]
async fn nudge_is_once_a_day_and_never_to_oneself() {
    let world = World::new();
    let table = world.game(1, 3, "slow").await;
    assert!(matches!(
        world.tables.seats().nudge(Request::new(table, PersonId(1))).await,
        Err(TableError::NoOtherDecision)
    ));
    assert!(matches!(world.tables.seats().nudge(Request::new(table, PersonId(9))).await, Err(TableError::NotSeated)));
    assert_eq!(world.tables.seats().nudge(Request::new(table, PersonId(2))).await.unwrap(), [Seat(0)]);
    let decision = world.view(table).await.open[0].id;
    assert_eq!(world.drain().await, [NoticeKind::Reminder { seat: Seat(0), decision, by: Some(PersonId(2)) }]);
    let again = world.tables.seats().nudge(Request::new(table, PersonId(3))).await;
    let day = world.tables.now().plus(DAY);
    assert!(matches!(again, Err(TableError::NudgedToday { again }) if again == day));
    world.clock.pass(DAY);
    world.tables.seats().nudge(Request::new(table, PersonId(3))).await.unwrap();
}

/// P1-47.
#[tokio::test]
async fn absence_stops_the_clock_until_return_or_move() {
    let world = World::new();
    let (one, other) = (world.game(1, 2, "10h").await, world.game(2, 2, "10h").await);
    let untimed = world.tables.lobby().open(opening(3, 2), None).await.unwrap().id;
    world.pass(2 * HOUR).await;
    let gone = world.tables.people().go_away(PersonId(1), 10).await.unwrap();
    assert_eq!((gone.stopped.len(), gone.running.len()), (2, 0));
    assert_eq!(gone.until, world.tables.now().plus(10 * DAY));
    assert_eq!(world.kinds(one).await.last(), Some(&EntryKind::Away(Seat(0))), "the others are notified");
    assert_eq!(world.kinds(untimed).await, [EntryKind::Open]);
    world.drain().await;
    world.pass(9 * DAY).await;
    assert_eq!((world.drain().await, world.asked(one).await), (Vec::new(), vec![Seat(0)]));

    // A pause and a stop of the program within it change nothing.
    world.tables.seats().pause(Request::new(one, PersonId(1))).await.unwrap();
    world.pass(HOUR).await;
    world.tables.seats().resume_clocks(Request::new(one, PersonId(2))).await.unwrap();
    world.tables.admin().credit(HOUR).await.unwrap();
    assert!(world.view(one).await.clock.unwrap().running(Seat(0)).is_none());

    // A move at one table ends it at all of them.
    say(&world.tables, other, 1, "add 1").await.unwrap();
    let clock = world.view(one).await.clock.unwrap();
    assert_eq!(clock.running(Seat(0)).map(|wait| wait.until), Some(world.tables.now().plus(8 * HOUR)));
    assert_eq!(world.tables.people().away_until(PersonId(1)).await.unwrap(), None);

    // The absence ends by itself. More than thirty days a year are refused: nine and a half are used.
    assert!(matches!(world.tables.people().go_away(PersonId(1), 0).await, Err(TableError::AwayTooLong { .. })));
    assert!(matches!(world.tables.people().go_away(PersonId(1), 21).await, Err(TableError::AwayTooLong { left: 20 })));
    world.tables.people().go_away(PersonId(1), 2).await.unwrap();
    world.drain().await;
    world.pass(2 * DAY).await;
    assert_eq!(world.kinds(one).await.last(), Some(&EntryKind::Back(Seat(0))));
    world.pass(8 * HOUR - 1).await;
    assert_eq!(world.asked(one).await, [Seat(0)]);
    world.pass(1).await;
    assert_eq!(world.asked(one).await, [Seat(1)], "then the clock is up");
}

/// P1-47.
#[tokio::test]
async fn absences_stop_a_clock_for_two_weeks_of_a_game_in_all() {
    let world = World::new();
    let table = world.game(1, 2, "2h").await;
    let stands = async || world.view(table).await.clock.unwrap().away;
    let away = async |days| world.tables.people().go_away(PersonId(1), days).await.unwrap();
    // The time after an early return is not used.
    assert_eq!(away(10).await.limited, []);
    world.pass(8 * DAY).await;
    world.tables.people().come_back(PersonId(1)).await.unwrap();
    let gone = away(7).await;
    assert_eq!((gone.stopped, gone.limited), (vec![table], vec![table]));
    assert_eq!(stands().await, [(Seat(0), world.tables.now().plus(6 * DAY))]);
    // A longer absence in place of this one changes nothing.
    assert_eq!(away(20).await.limited, [table]);
    world.pass(6 * DAY).await;
    assert_eq!(stands().await, [], "the clock runs on");
    let gone = away(1).await;
    assert_eq!((gone.stopped, gone.limited), (vec![], vec![table]));
    world.pass(2 * HOUR).await;
    assert!(world.kinds(table).await.contains(&EntryKind::TimeUp(Seat(0))));
}

#[tokio::test]
async fn new_absence_replaces_the_rest_of_the_last_one() {
    let world = World::new();
    world.game(1, 2, "2h").await;
    let away = async |days| world.tables.people().go_away(PersonId(1), days).await;
    away(13).await.unwrap();
    world.pass(2 * DAY).await;
    assert_eq!(away(12).await.unwrap().limited, [], "two of the game's fourteen days are used");
    world.pass(5 * DAY).await;
    assert!(matches!(away(24).await, Err(TableError::AwayTooLong { left: 23 })), "and seven of the year's thirty");
}

#[tokio::test]
async fn game_that_starts_in_an_absence_waits_for_its_person() {
    let world = World::new();
    world.tables.people().go_away(PersonId(1), 3).await.unwrap();
    let table = world.lobby(1, 2, "2h").await;
    world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let time_up = async |seat| world.kinds(table).await.contains(&EntryKind::TimeUp(seat));
    world.pass(2 * DAY).await;
    assert!(!time_up(Seat(0)).await && time_up(Seat(1)).await, "the other is not away");
    world.pass(DAY).await;
    assert!(!time_up(Seat(0)).await);
    world.pass(2 * HOUR).await;
    assert!(time_up(Seat(0)).await, "then the clock is up");
}

#[tokio::test]
async fn absence_does_not_stop_a_decision_due_within_the_hour() {
    let world = World::new();
    let table = world.game(1, 2, "2h").await;
    world.pass(HOUR + 1).await;
    let gone = world.tables.people().go_away(PersonId(1), 3).await.unwrap();
    assert_eq!((gone.stopped, gone.running), (Vec::new(), vec![table]));
    world.tables.people().go_away(PersonId(2), 3).await.unwrap();
    say(&world.tables, table, 1, "add 1").await.unwrap();
    world.pass(2 * DAY).await;
    assert_eq!(world.asked(table).await, [Seat(1)], "person 2 is away: a new decision waits as well");
    assert!(world.tables.people().come_back(PersonId(2)).await.unwrap() == 1);
    let until = world.view(table).await.clock.unwrap().waits[0].1.until;
    assert_eq!(until, world.tables.now().plus(2 * HOUR));
}

#[tokio::test]
async fn inactive_lobby_is_closed_after_a_warning() {
    let world = World::new();
    let table = world.lobby(1, 3, "slow").await;
    world.drain().await;
    world.pass(12 * DAY).await;
    world.tables.lobby().leave(Request::new(table, PersonId(3))).await.unwrap();
    world.drain().await;
    world.pass(13 * DAY - 1).await;
    assert_eq!(world.drain().await, []);
    world.pass(1).await;
    assert_eq!(world.drain().await, [NoticeKind::LobbyWarning]);
    assert_eq!(world.view(table).await.closes_at, Some(world.tables.now().plus(DAY)));
    // An action in the lobby extends its life.
    world.tables.lobby().join(Request::new(table, person(3))).await.unwrap();
    world.pass(12 * DAY).await;
    assert_eq!((world.drain().await, world.view(table).await.stage), (vec![NoticeKind::HostAwaited], Stage::Lobby));
    world.pass(40 * DAY).await;
    assert_eq!(world.view(table).await.stage, Stage::Lobby, "the warning comes first, however late");
    world.pass(DAY - 1).await;
    assert_eq!(world.view(table).await.stage, Stage::Lobby, "a day is left after it");
    world.pass(1).await;
    assert_eq!(world.view(table).await.stage, Stage::Ended);
    assert!(world.tables.at(opening(1, 2).channel).await.unwrap().is_none(), "the channel is free");
}

#[tokio::test]
async fn all_may_start_when_the_host_of_a_full_lobby_does_not() {
    let world = World::new();
    let table = world.lobby(1, 2, "slow").await;
    let start = async |number| world.tables.lobby().start(Request::new(table, PersonId(number))).await;
    world.drain().await;
    assert!(world.view(table).await.waits_for_host);
    world.pass(10 * MINUTE - 1).await;
    assert_eq!(world.drain().await, []);
    world.pass(1).await;
    assert_eq!(world.drain().await, [NoticeKind::HostAwaited], "the host is called once");
    // Somebody leaves and comes back: the host is not called again, and the day begins again.
    world.pass(DAY - 1).await;
    world.tables.lobby().leave(Request::new(table, PersonId(2))).await.unwrap();
    assert!(!world.view(table).await.waits_for_host);
    world.pass(DAY).await;
    world.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    world.pass(DAY - 1).await;
    assert_eq!(world.drain().await, []);
    assert!(matches!(start(2).await, Err(TableError::HostOnly)));
    world.pass(1).await;
    assert_eq!(world.drain().await, [NoticeKind::HostAwaited], "the reminder");
    assert!(world.view(table).await.all_may_start);
    assert!(matches!(start(3).await, Err(TableError::HostOnly)), "somebody without a seat");
    world.pass(DAY).await;
    assert_eq!(world.drain().await, []);
    assert_eq!(start(2).await.unwrap().stage, Stage::Playing);
}

#[tokio::test]
async fn lobby_without_joiners_is_closed_after_a_warning() {
    let world = World::new();
    let lobby = world.tables.lobby().open(opening(1, 2), None).await.unwrap().id;
    world.drain().await;
    world.pass(13 * DAY).await;
    assert_eq!(world.drain().await, [NoticeKind::LobbyWarning]);
    world.pass(DAY).await;
    assert_eq!(world.view(lobby).await.stage, Stage::Ended);
}

#[tokio::test]
async fn a_stop_of_the_program_is_given_back() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    let without = world.tables.lobby().open(opening(2, 2), None).await.unwrap().id;
    let until = world.view(table).await.clock.unwrap().waits[0].1.until;
    world.clock.pass(3 * HOUR);
    // Another process on the same store, after three hours.
    let later = tables_on(&world.store, &world.clock);
    assert_eq!(later.admin().credit(3 * HOUR).await.unwrap(), 1);
    assert_eq!(later.look(table).await.unwrap().clock.unwrap().waits[0].1.until, until.plus(3 * HOUR));
    assert_eq!(world.kinds(without).await, [EntryKind::Open]);
    // A paused table loses no time, and gets none back.
    later.seats().pause(Request::new(table, PersonId(1))).await.unwrap();
    world.clock.pass(3 * HOUR);
    assert_eq!(later.admin().credit(3 * HOUR).await.unwrap(), 0);
}

#[tokio::test]
async fn overdue_actions_run_once_and_in_order_after_a_restart() {
    let world = World::new();
    let mut games = Vec::new();
    for (channel, pace) in [(1, "30h"), (2, "10h"), (3, "20h")] {
        games.push(world.game(channel, 2, pace).await);
    }
    world.clock.pass(7 * DAY);
    let due = world.store.overdue(world.tables.now(), 9).await.unwrap();
    assert_eq!(due, [games[1], games[2], games[0]], "in the order in which their time came");
    let later = tables_on(&world.store, &world.clock);
    later.admin().run_due(9, &[]).await.unwrap();
    let notices = world.drain().await;
    assert_eq!(notices.iter().filter(|kind| **kind == NoticeKind::TimeUp { seat: Seat(0) }).count(), 3, "{notices:?}");
    assert!(!notices.iter().any(|kind| matches!(kind, NoticeKind::Reminder { .. })), "a late reminder is useless");
    world.tables.admin().run_due(9, &[]).await.unwrap();
    assert_eq!(world.drain().await, [], "no action runs twice");
    for game in games {
        assert_eq!(world.asked(game).await, [Seat(1)]);
    }
}

#[tokio::test]
async fn host_sets_the_clock_and_kicks_only_before_the_game() {
    let world = World::new();
    let table = world.tables.lobby().open(opening(1, 3), None).await.unwrap().id;
    world.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    let pace: Pace = "36h".parse().unwrap();
    assert!(matches!(
        world.tables.lobby().set_pace(Request::new(table, PersonId(2)), Some(pace)).await,
        Err(TableError::HostOnly)
    ));
    let view = world.tables.lobby().set_pace(Request::new(table, PersonId(1)), Some(pace)).await.unwrap();
    assert_eq!(view.clock.map(|clock| clock.pace), Some(pace));
    assert!(matches!(
        world.tables.lobby().kick(Request::new(table, PersonId(2)), Seat(0)).await,
        Err(TableError::HostOnly)
    ));
    assert!(matches!(
        world.tables.lobby().kick(Request::new(table, PersonId(1)), Seat(0)).await,
        Err(TableError::NotAnotherPerson)
    ));
    assert!(matches!(
        world.tables.lobby().kick(Request::new(table, PersonId(1)), Seat(2)).await,
        Err(TableError::NotAnotherPerson)
    ));
    assert_eq!(world.tables.lobby().kick(Request::new(table, PersonId(1)), Seat(1)).await.unwrap().seats.len(), 1);
    world.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    world.tables.lobby().set_pace(Request::new(table, PersonId(1)), None).await.unwrap();
    world.tables.lobby().join(Request::new(table, person(2))).await.expect("agrees");
    world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    assert!(matches!(
        world.tables.lobby().set_pace(Request::new(table, PersonId(1)), None).await,
        Err(TableError::AlreadyStarted(_))
    ));
    assert!(matches!(
        world.tables.lobby().kick(Request::new(table, PersonId(1)), Seat(1)).await,
        Err(TableError::AlreadyStarted(_))
    ));
    assert!(matches!(world.tables.seats().extend(Request::new(table, PersonId(1))).await, Err(TableError::NoClock)));
    assert!(matches!(world.tables.seats().pause(Request::new(table, PersonId(1))).await, Err(TableError::NoClock)));
    world.pass(400 * DAY).await;
    assert_eq!(world.view(table).await.stage, Stage::Playing, "without a clock a game waits for ever");
}

/// Every table of a month, driven by its clock alone: each ends, and none hangs.
#[tokio::test]
async fn abandoned_game_is_played_to_its_end_by_its_clock() {
    let world = World::new();
    let mut games = Vec::new();
    for channel in 1..=20 {
        let seats = 2 + (channel % 3) as u8;
        games.push(world.game(channel, seats, ["1h", "live", "fast", "2h+1h"][(channel % 4) as usize]).await);
    }
    // One person of each stays.
    for _ in 0..400 {
        world.pass(6 * HOUR).await;
        for table in &games {
            let view = world.view(*table).await;
            if view.waits_for(PersonId(1)) && !view.is_over() {
                let open = view.decision_of(Seat(0)).expect("is asked").as_its_seat();
                let code = open.choices(&skald::words::Voice::new(skald::words::Locale::En, vec!["a".into(); 4]))[0]
                    .code
                    .clone();
                say(&world.tables, *table, 1, &code).await.unwrap();
            }
        }
    }
    for table in games {
        assert_eq!(world.view(table).await.stage, Stage::Finished, "{table}");
    }
    assert_eq!(world.store.overdue(Timestamp(u64::MAX), 99).await.unwrap(), []);
}

/// An impossible position: it has no seats, and the title divides by their number.
async fn damage(world: &World, table: TableId) {
    let head = world.store.load(table).await.unwrap().unwrap();
    let mut position: Value = head.position.as_ref().unwrap().read().unwrap();
    position["open"]["stakes"] = json!([]);
    let seq = head.seq.next();
    let last = world.store.entries(table, head.seq, 1).await.unwrap().remove(0);
    let damaged = Head { seq, position: Some(JsonText::of(&position).unwrap()), ..Head::clone(&head) };
    let commit = Commit {
        expected: head.seq,
        before: None,
        head: Arc::new(damaged),
        entries: vec![skald::store::Entry {
            seq,
            kind: EntryKind::Resume,
            action: None,
            events: Vec::new().into(),
            ..last
        }],
        notices: Vec::new(),
        memos: Vec::new(),
        idempotency_key: None,
        at: world.tables.now(),
    };
    world.store.commit(commit).await.unwrap();
}

#[tokio::test]
async fn a_table_that_panics_stops_no_other_clock() {
    let world = World::new();
    let (damaged, sound) = (world.game(1, 2, "1h").await, world.game(2, 2, "1h").await);
    damage(&world, damaged).await;
    world.clock.pass(30 * MINUTE);
    world.tables.admin().run_due(10, &[]).await.unwrap();
    world.clock.pass(31 * MINUTE);
    let (failed, _) = world.tables.admin().run_due(10, &[]).await.unwrap();
    assert_eq!(failed.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [damaged]);
    let view = world.tables.look(sound).await.unwrap();
    assert_eq!(view.open[0].decision.seat, Seat(1), "the computer played on at the other");
    assert_eq!(world.tables.admin().resume().await.unwrap(), 0, "a start survives it too");
}

/// A table that cannot be read is detected when it is not cached, such as after a start.
#[tokio::test]
async fn a_table_that_cannot_be_read_stops_no_other_clock() {
    let store = Arc::new(Failing::default());
    let world = World::over(store.clone());
    let (broken, sound) = (world.game(1, 2, "1h").await, world.game(2, 2, "2h").await);
    store.break_head(broken);
    let later = tables_on(&world.store, &world.clock);
    world.clock.pass(HOUR);
    assert_eq!(later.admin().credit(HOUR).await.unwrap(), 1);
    assert_eq!(later.people().go_away(PersonId(1), 3).await.unwrap().stopped, [sound]);
    assert_eq!(later.people().come_back(PersonId(1)).await.unwrap(), 1);
    world.clock.pass(3 * HOUR);
    assert_eq!(world.store.overdue(world.tables.now(), 9).await.unwrap(), [broken, sound]);
    let (left_alone, _) = later.admin().run_due(1, &[]).await.unwrap();
    assert_eq!(left_alone, [(broken, 5 * MINUTE)]);
    assert_eq!(later.admin().run_due(1, &[broken]).await.unwrap().0, []);
    assert_eq!(later.look(sound).await.unwrap().open[0].decision.seat, Seat(1), "the computer played on at the other");
    assert_eq!(later.admin().open_decisions().await.unwrap(), 1);
}

#[tokio::test]
async fn a_start_goes_past_a_table_that_cannot_be_read() {
    let store = Arc::new(Failing::default());
    let world = World::over(store.clone());
    let mut halted = Vec::new();
    for channel in 1..=2 {
        let long = Open { edition: Some("long".to_owned()), ..opening(channel, 2) };
        let table = world.tables.lobby().open(long, None).await.unwrap().id;
        world.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
        world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        world.tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
        // The rest of the game needs several commits; the second one fails.
        store.fail_after(1);
        world.tables.seats().hand_over(Request::new(table, PersonId(1)), Seat(0), "greedy").await.unwrap();
        store.fail_after(usize::MAX);
        halted.push(table);
    }
    halted.sort_unstable();
    assert_eq!(world.store.unattended().await.unwrap(), halted);
    store.break_head(halted[0]);
    let later = tables_on(&world.store, &world.clock);
    assert_eq!(later.admin().resume().await.unwrap(), 1);
    assert_eq!(later.look(halted[1]).await.unwrap().stage, Stage::Finished);
}

#[tokio::test]
async fn only_who_decides_for_all_gives_time_to_themselves() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    say(&world.tables, table, 1, "add 1").await.unwrap();
    assert_eq!(world.asked(table).await, [Seat(1)]);
    assert!(matches!(world.tables.seats().extend(Request::new(table, PersonId(2))).await, Err(TableError::OwnTime)));
    world.tables.seats().extend(Request::new(table, PersonId(1))).await.unwrap();
    let manager = Authority { person: PersonId(50), manages: Some(CommunityId(9)) };
    world.tables.seats().extend(Request::new(table, manager)).await.unwrap();
    let elsewhere = Authority { person: PersonId(50), manages: Some(CommunityId(8)) };
    assert!(matches!(world.tables.seats().extend(Request::new(table, elsewhere)).await, Err(TableError::NotSeated)));
}

#[tokio::test]
async fn seat_handed_over_in_time_is_not_free_for_others() {
    let world = World::new();
    let table = world.game(1, 3, "10h").await;
    world.tables.seats().hand_over(Request::new(table, PersonId(2)), Seat(1), "random").await.unwrap();
    assert!(matches!(
        world.tables.seats().substitute(Request::new(table, person(7)), Seat(1)).await,
        Err(TableError::NotOverdue)
    ));
    world.tables.seats().reclaim(Request::new(table, person(2))).await.unwrap();
}

#[tokio::test]
async fn return_to_a_paused_table_leaves_it_paused() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    let manager = Authority { person: PersonId(50), manages: Some(CommunityId(9)) };
    world.tables.people().go_away(PersonId(1), 10).await.unwrap();
    world.tables.seats().pause(Request::new(table, manager)).await.unwrap();
    assert_eq!(world.tables.people().come_back(PersonId(1)).await.unwrap(), 1);
    world.drain().await;
    world.pass(30 * DAY).await;
    assert_eq!((world.drain().await, world.asked(table).await), (Vec::new(), vec![Seat(0)]));
    world.tables.seats().resume_clocks(Request::new(table, manager)).await.unwrap();
    let wait = world.view(table).await.clock.unwrap().waits[0].1;
    assert_eq!(wait.until, world.tables.now().plus(10 * HOUR));
}

/// A stopped clock gets its time when it runs again; a stop of the program adds none.
#[tokio::test]
async fn stop_of_the_program_adds_no_time_during_an_absence() {
    let world = World::new();
    let table = world.lobby(1, 2, "10h").await;
    world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    world.tables.people().go_away(PersonId(1), 10).await.unwrap();
    let until = |clock: skald::table::ClockView, seat: Seat| {
        clock.waits.into_iter().find(|(waiting, _)| *waiting == seat).map(|(_, wait)| wait.until)
    };
    let before = world.view(table).await.clock.unwrap();
    world.clock.pass(3 * HOUR);
    assert_eq!(world.tables.admin().credit(3 * HOUR).await.unwrap(), 1);
    let after = world.view(table).await.clock.unwrap();
    assert_eq!(until(after.clone(), Seat(0)), until(before.clone(), Seat(0)));
    assert_eq!(until(after, Seat(1)), until(before, Seat(1)).map(|until| until.plus(3 * HOUR)));
}

#[tokio::test]
async fn skipped_tables_do_not_delay_others() {
    let world = World::new();
    let (first, second) = (world.game(1, 2, "1h").await, world.game(2, 2, "1h").await);
    world.clock.pass(HOUR);
    assert_eq!(world.tables.admin().run_due(1, &[first]).await.unwrap(), (Vec::new(), true), "there may be more");
    assert_eq!((world.asked(first).await, world.asked(second).await), (vec![Seat(0)], vec![Seat(1)]));
    assert_eq!(world.tables.admin().run_due(1, &[first]).await.unwrap(), (Vec::new(), false));
}

#[tokio::test]
async fn carried_motion_clears_only_its_own_votes() {
    let world = World::new();
    let table = world.game(1, 3, "10h").await;
    assert!(!world.tables.seats().pause(Request::new(table, PersonId(2))).await.unwrap().done);
    assert!(!world.tables.seats().vote_to_end(Request::new(table, PersonId(2))).await.unwrap().done);
    assert!(world.tables.seats().pause(Request::new(table, PersonId(1))).await.unwrap().done);
    world.tables.seats().resume_clocks(Request::new(table, PersonId(1))).await.unwrap();
    let pause = world.tables.seats().pause(Request::new(table, PersonId(3))).await.unwrap();
    assert_eq!((pause.done, pause.missing), (false, vec![Seat(0), Seat(1)]), "another pause is another question");
    let end = world.tables.seats().vote_to_end(Request::new(table, PersonId(3))).await.unwrap();
    assert_eq!((end.done, end.missing), (false, vec![Seat(0)]), "what was asked before stands");
}

/// Keeps time beside some work, until that is done. The clock of the tables stands still as before; that of tokio does
/// not.
async fn while_time_is_kept(tables: &Tables, work: impl Future<Output = ()>) {
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let work = async move {
        some_rounds().await;
        work.await;
        drop(stop);
    };
    let stopped = async {
        let _closed = stopped.await;
    };
    tokio::join!(tables.admin().keep_time(|| true, stopped), work);
}

async fn some_rounds() {
    tokio::time::sleep(Duration::from_secs(5)).await;
}

#[tokio::test(start_paused = true)]
async fn what_falls_due_is_done_while_time_is_kept() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    let work = async {
        world.clock.pass(HOUR);
        some_rounds().await;
        assert_eq!(world.asked(table).await, [Seat(1)]);
    };
    while_time_is_kept(&world.tables, work).await;
}

async fn noted(tables: &Tables) -> Option<u64> {
    tables.outbox().delivery_state("running").await.unwrap().and_then(|noted| noted.as_u64())
}

#[tokio::test(start_paused = true)]
async fn the_time_at_which_people_can_act_is_recorded() {
    let world = World::new();
    let begun = world.tables.now().0;
    let work = async {
        assert_eq!(noted(&world.tables).await, Some(begun));
        for (span, then) in [(4_999, begun), (1, begun + 5_000)] {
            world.clock.pass(span);
            some_rounds().await;
            assert_eq!(noted(&world.tables).await, Some(then));
        }
        // A clock that is set back must not look like a gap once it is right again.
        world.clock.set_back(HOUR);
        some_rounds().await;
        assert_eq!(noted(&world.tables).await, Some(begun + 5_000 - HOUR));
    };
    while_time_is_kept(&world.tables, work).await;
}

#[tokio::test(start_paused = true)]
async fn time_of_a_stop_is_given_back_unless_it_was_short() {
    for (stopped, given) in [(14_999, 0), (2 * MINUTE, 2 * MINUTE), (3 * HOUR, 3 * HOUR), (90 * DAY, 31 * DAY)] {
        let world = World::new();
        let table = world.game(1, 2, "10h").await;
        let until = until(&world, table).await;
        let noted = vec![("running".to_owned(), Some(json!(world.tables.now().0)))];
        world.tables.outbox().set_delivery_state(noted, None).await.unwrap();
        world.clock.pass(stopped);
        while_time_is_kept(&world.tables, async {}).await;
        let kinds = world.kinds(table).await;
        if stopped < 60 * DAY {
            assert_eq!(self::until(&world, table).await, until.plus(given), "{stopped}");
        }
        let credits: Vec<_> = kinds.iter().filter(|kind| matches!(kind, EntryKind::Credit { .. })).collect();
        let expected = EntryKind::Credit { span: given };
        assert_eq!(credits, if given > 0 { vec![&expected] } else { vec![] }, "{stopped}");
    }
}

async fn until(world: &World, table: TableId) -> Timestamp {
    world.view(table).await.clock.unwrap().waits[0].1.until
}

/// A laptop lid, a paused container, a restored snapshot, a jump of the clock: the process goes on as if nothing had
/// happened.
#[tokio::test(start_paused = true)]
async fn a_frozen_process_gives_the_time_back_once() {
    let world = World::new();
    let table = world.game(1, 2, "1m").await;
    let before = until(&world, table).await;
    let work = async {
        for frozen in [5 * MINUTE, 3 * DAY] {
            let (until, asked) = (until(&world, table).await, world.asked(table).await);
            world.clock.freeze(frozen);
            some_rounds().await;
            assert_eq!(self::until(&world, table).await, until.plus(frozen));
            assert_eq!(world.asked(table).await, asked);
            assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::Credit { span: frozen }));
            some_rounds().await;
        }
        assert_eq!(until(&world, table).await, before.plus(5 * MINUTE + 3 * DAY));
        // The time in which it works counts.
        world.clock.pass(MINUTE);
        some_rounds().await;
        assert_eq!(world.asked(table).await, [Seat(1)]);
    };
    while_time_is_kept(&world.tables, work).await;
}

/// Twenty tables are due at once, and the store takes a second for each.
#[tokio::test(start_paused = true)]
async fn slow_round_is_no_gap() {
    let store = Arc::new(Failing::default());
    let world = World::over(store.clone());
    let bystander = world.game(100, 2, "10h").await;
    let mut due = Vec::new();
    for channel in 1..=20 {
        due.push(world.game(channel, 2, "1h").await);
    }
    let before = until(&world, bystander).await;
    let clock = Arc::clone(&world.clock);
    store.during_commits(move || clock.freeze(1_000));
    let work = async {
        world.clock.pass(HOUR);
        some_rounds().await;
        for table in &due {
            assert_eq!(world.asked(*table).await, [Seat(1)], "the computer has played");
        }
        some_rounds().await;
        assert_eq!(until(&world, bystander).await, before);
    };
    while_time_is_kept(&world.tables, work).await;
}

#[tokio::test(start_paused = true)]
async fn no_clock_runs_while_discord_cannot_be_reached() {
    let world = World::new();
    let table = world.game(1, 2, "1m").await;
    let before = until(&world, table).await;
    let reachable = AtomicBool::new(true);
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let work = async {
        some_rounds().await;
        reachable.store(false, Ordering::Relaxed);
        for _ in 0..20 {
            world.clock.freeze(30_000);
            some_rounds().await;
        }
        assert_eq!(world.asked(table).await, [Seat(0)], "ten minutes away, at a minute for each move");
        reachable.store(true, Ordering::Relaxed);
        some_rounds().await;
        assert_eq!(until(&world, table).await, before.plus(10 * MINUTE));
        assert_eq!(world.asked(table).await, [Seat(0)]);
        drop(stop);
    };
    let stopped = async {
        let _closed = stopped.await;
    };
    tokio::join!(world.tables.admin().keep_time(|| reachable.load(Ordering::Relaxed), stopped), work);
}

/// From 22:13 UTC on, where the tests begin, until 8:00.
async fn sleeps(world: &World, person: u64) {
    let quiet = json!({ "quiet": { "from": 22 * 60, "to": 8 * 60 } });
    world.tables.people().set_preference(PersonId(person), "pings", Some(quiet)).await.unwrap();
}

/// When it is 8:00 UTC on the next morning.
fn morning(world: &World) -> Timestamp {
    Timestamp(world.tables.now().0 / DAY * DAY + DAY + 8 * HOUR)
}

#[tokio::test]
async fn clock_stops_in_quiet_hours_unless_the_table_is_live() {
    let world = World::new();
    sleeps(&world, 1).await;
    let [table, live] = [world.game(1, 2, "1m").await, world.game(2, 2, "live").await];
    let (morning, begun) = (morning(&world), world.tables.now());
    assert!(until(&world, live).await < begun.plus(15 * MINUTE), "no stop at a live table");
    assert_eq!(until(&world, table).await, morning.plus(MINUTE));
    world.pass(9 * HOUR).await;
    assert_eq!(world.asked(table).await, [Seat(0)], "asleep");
    assert!(!world.kinds(table).await.contains(&EntryKind::Reminder(Seat(0))));
    world.pass(morning.0 + MINUTE - world.tables.now().0).await;
    assert_eq!(world.asked(table).await, [Seat(1)], "the time is up in the morning");
}

#[tokio::test]
async fn new_quiet_hours_change_open_deadlines() {
    let world = World::new();
    let table = world.game(1, 2, "4h").await;
    let (morning, begun) = (morning(&world), world.tables.now());
    world.pass(HOUR).await;
    sleeps(&world, 1).await;
    world.tables.people().follow_quiet_hours(PersonId(1)).await.unwrap();
    assert_eq!(until(&world, table).await, morning.plus(4 * HOUR));
    assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::QuietHours(Seat(0))));
    world.tables.people().follow_quiet_hours(PersonId(1)).await.unwrap();
    let kinds = world.kinds(table).await;
    assert_eq!(kinds.iter().filter(|kind| matches!(kind, EntryKind::QuietHours(_))).count(), 1, "nothing is new");
    world.tables.people().set_preference(PersonId(1), "pings", None).await.unwrap();
    world.tables.people().follow_quiet_hours(PersonId(1)).await.unwrap();
    assert_eq!(until(&world, table).await, begun.plus(4 * HOUR));
}

/// A game from before clocks knew quiet hours: they are found before the first step.
#[tokio::test]
async fn clock_finds_quiet_hours_that_it_did_not_know() {
    let world = World::new();
    let table = world.game(1, 2, "2m").await;
    sleeps(&world, 1).await;
    let morning = morning(&world);
    world.pass(HOUR).await;
    assert_eq!(world.asked(table).await, [Seat(0)]);
    assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::QuietHours(Seat(0))));
    assert_eq!(until(&world, table).await, morning.plus(2 * MINUTE));
}

/// A process that was frozen beside one that was not: people could act through the other.
#[tokio::test(start_paused = true)]
async fn a_gap_of_one_process_among_several_is_none() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    let before = until(&world, table).await;
    let work = async {
        world.clock.freeze(HOUR);
        let other = vec![("running".to_owned(), Some(json!(world.tables.now().0 - 1_000)))];
        world.tables.outbox().set_delivery_state(other, None).await.unwrap();
        some_rounds().await;
        assert_eq!(until(&world, table).await, before);
    };
    while_time_is_kept(&world.tables, work).await;
}

#[tokio::test(start_paused = true)]
async fn stop_time_is_credited_exactly_once_despite_store_faults() {
    let store = Arc::new(Failing::default());
    let world = World::over(store.clone());
    let tables = [world.game(1, 2, "10h").await, world.game(2, 2, "10h").await];
    let until = async |table| world.view(table).await.clock.unwrap().waits[0].1.until;
    let before = [until(tables[0]).await, until(tables[1]).await];
    let noted = vec![("running".to_owned(), Some(json!(world.tables.now().0)))];
    world.tables.outbox().set_delivery_state(noted, None).await.unwrap();
    world.clock.pass(3 * HOUR);
    // The first table gets its time. Then the store refuses changes for a minute.
    store.fail_after(1);
    let work = async {
        world.clock.pass(MINUTE);
        store.fail_after(usize::MAX);
        some_rounds().await;
        for (table, before) in tables.into_iter().zip(before) {
            assert_eq!(until(table).await, before.plus(3 * HOUR + MINUTE));
        }
    };
    while_time_is_kept(&world.tables, work).await;
}

/// A stop during the credit: the next process restarts it, and the clock may have been wrong before.
#[tokio::test]
async fn stop_during_the_credit_credits_no_time_twice() {
    let world = World::new();
    let table = world.game(1, 2, "10h").await;
    let until = async || world.view(table).await.clock.unwrap().waits[0].1.until;
    let begun = until().await;
    world.clock.pass(3 * HOUR);
    assert_eq!(world.tables.admin().credit(3 * HOUR).await.unwrap(), 1);
    assert_eq!(world.tables.admin().credit(3 * HOUR).await.unwrap(), 0);
    world.clock.pass(2 * HOUR);
    assert_eq!(world.tables.admin().credit(5 * HOUR).await.unwrap(), 1);
    assert_eq!(until().await, begun.plus(5 * HOUR));
    assert_eq!(world.kinds(table).await.last(), Some(&EntryKind::Credit { span: 2 * HOUR }));
    world.clock.set_back(DAY);
    assert_eq!(world.tables.admin().credit(HOUR).await.unwrap(), 1, "a clock that was ahead takes no time away");
    assert_eq!(until().await, begun.plus(6 * HOUR));
}

#[tokio::test(start_paused = true)]
async fn table_leased_by_another_process_is_skipped_for_a_while() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    let other = tables_on(&world.store, &world.clock);
    let work = async {
        let claimed = other.leases().claim(&[format!("time:{table}")]).await.unwrap();
        world.clock.pass(HOUR);
        some_rounds().await;
        let leases: Vec<_> = claimed.into_iter().flatten().map(skald::table::Leased::into_lease).collect();
        other.leases().release(&leases).await.unwrap();
        world.clock.pass(4_999);
        some_rounds().await;
        assert_eq!((leases.len(), world.asked(table).await), (1, vec![Seat(0)]));
        world.clock.pass(1);
        some_rounds().await;
        assert_eq!(world.asked(table).await, [Seat(1)]);
    };
    while_time_is_kept(&world.tables, work).await;
}

#[tokio::test]
async fn computer_plays_one_turn_for_an_absent_person() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    // The plan plays the turn in between.
    world.tables.play().plan(Request::new(table, PersonId(2)), "add 1").await.unwrap();
    world.pass(HOUR).await;
    assert_eq!(world.asked(table).await, [Seat(0)], "the next turn is theirs");
    let log = world.tables.records().unredacted_log(table, Seq(1), 1_000).await.unwrap();
    let done: Vec<_> = log.iter().rev().take(2).map(|entry| (entry.kind, entry.actor.clone())).collect();
    let computer = skald::table::Actor::Computer("greedy".to_owned());
    let ordered = (EntryKind::Act(Seat(1)), skald::table::Actor::Ordered);
    assert_eq!(done, [ordered, (EntryKind::Act(Seat(0)), computer)]);
}

#[tokio::test]
async fn computer_turn_ends_with_the_part_of_the_game() {
    let world = World::new();
    let open = Open { pace: Some("1h".parse().unwrap()), options: json!({ "dares": "laps" }), ..opening(1, 2) };
    let table = world.tables.lobby().open(open, None).await.unwrap().id;
    world.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    world.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    for (number, text) in [(1, "stake 1"), (2, "stake 1"), (1, "add 3"), (2, "add 1")] {
        say(&world.tables, table, number, text).await.unwrap();
    }
    let before = world.view(table).await.seq;
    world.pass(HOUR).await;
    let log = world.tables.records().unredacted_log(table, Seq(before.0 + 1), 1_000).await.unwrap();
    let acts = log.iter().filter(|entry| entry.kind == EntryKind::Act(Seat(0))).map(|entry| entry.action.as_deref());
    assert_eq!(acts.collect::<Vec<_>>(), [Some("add 3")], "that ends the lap; the next one is theirs");
    assert_eq!(world.asked(table).await, [Seat(0)]);
}

#[tokio::test]
async fn new_person_of_a_seat_was_not_helped() {
    let world = World::new();
    let table = world.game(1, 2, "1h").await;
    world.pass(HOUR).await;
    assert_eq!(world.view(table).await.assisted, [Seat(0)]);
    world.tables.seats().offer(Request::new(table, PersonId(1)), Seat(0), PersonId(3)).await.unwrap();
    let view = world.tables.seats().substitute(Request::new(table, person(3)), Seat(0)).await.unwrap();
    assert_eq!(view.assisted, []);
}
