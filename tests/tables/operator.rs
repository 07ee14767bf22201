//! What only the operator may do: set a game back, and forget a server. Servers that remove the bot.

use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Seat, Seed};
use skald::store::{Memory, Store};
use skald::table::{
    Actor, ChannelId, CommunityId, EntryKind, FixedEntropy, Format, NoticeKind, Open, PersonId, Request, RewindError,
    Seq, Stage, TableError, TableId, TableView, Tables, Timestamp, Tournament, TournamentId, standings,
};
use skald::words::Locale;
use support::people::{ManualClock, all_say, opening, person, say, started};
use support::{count, dig};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The community of the tables that [`opening`] opens, and another one.
const HERE: CommunityId = CommunityId(9);
const ELSEWHERE: CommunityId = CommunityId(10);

struct World {
    store: Arc<dyn Store>,
    clock: Arc<ManualClock>,
    tables: Tables,
}

impl World {
    fn new() -> Self {
        let (store, clock): (Arc<dyn Store>, _) = (Arc::new(Memory::new()), ManualClock::new());
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let mut titles = count::titles();
        dig::add(&mut titles);
        let tables = Tables::new(Arc::clone(&store), titles, clock.clone(), entropy);
        Self { store, clock, tables }
    }

    /// A running game of *Dig* between persons 1 and 2.
    async fn dug(&self, channel: u64, pace: Option<&str>) -> TableId {
        let pace = pace.map(|pace| pace.parse().unwrap());
        let open = Open { title: "dig".to_owned(), pace, ..opening(channel, 2) };
        let table = self.tables.lobby().open(open, None).await.unwrap().id;
        self.tables.lobby().join(Request::new(table, person(2))).await.unwrap();
        self.tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        table
    }

    async fn look(&self, table: TableId) -> TableView {
        self.tables.look(table).await.unwrap()
    }

    /// The time that a seat has left.
    async fn left(&self, table: TableId, seat: u8) -> u64 {
        let view = self.look(table).await;
        let wait = view.clock.as_ref().unwrap().running(Seat(seat)).expect("its clock runs");
        wait.until.0 - self.tables.now().0
    }

    async fn drain(&self) -> Vec<NoticeKind> {
        let mut kinds = Vec::new();
        for notice in self.tables.outbox().due(1000).await.unwrap() {
            self.tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
            kinds.push(notice.kind);
        }
        kinds
    }

    /// All keys and values of the store's memos that name this community.
    async fn memos_of(&self, community: CommunityId) -> Vec<String> {
        let all = self.store.memos("", "", 1000).await.unwrap();
        let (decimal, hexadecimal) = (format!(":{community}"), format!(":{:016x}", community.0));
        all.into_iter()
            .map(|(key, _)| key)
            .filter(|key| key.contains(&hexadecimal) || key.ends_with(&decimal))
            .collect()
    }
}

fn saved(view: &TableView) -> Value {
    view.unredacted().unwrap().snapshot().unwrap()
}

#[tokio::test]
async fn rewind_restores_the_game_and_its_clocks() {
    let world = World::new();
    let table = world.dug(5, Some("24h+8h")).await;
    world.clock.pass(2 * HOUR);
    let before = all_say(&world.tables, table, &[(1, "walk"), (1, "pass")]).await;
    let fresh = world.left(table, 1).await;
    world.clock.pass(3 * HOUR);
    let had = world.left(table, 1).await;
    assert_eq!(had, fresh - 3 * HOUR);
    all_say(&world.tables, table, &[(2, "walk"), (2, "pass"), (1, "roll"), (1, "walk"), (1, "pass")]).await;
    world.clock.pass(5 * HOUR);
    world.drain().await;

    let rewound = world.tables.admin().rewind(table, before.seq).await.unwrap();
    assert_eq!((rewound.actions, rewound.view.stage), (5, Stage::Playing));
    assert_eq!(saved(&rewound.view), saved(&before), "with its generator");
    assert_eq!(world.left(table, 1).await, had, "as when the first of these moves was made");
    let log = world.tables.records().unredacted_log(table, rewound.undo, 9).await.unwrap();
    let undo = EntryKind::Undo { seat: Seat(1), to: before.seq, agreed: true };
    assert_eq!(log.iter().map(|entry| (entry.kind, entry.actor.clone())).collect::<Vec<_>>(), [(undo, Actor::System)]);
    let notices = world.drain().await;
    assert!(notices.contains(&NoticeKind::Card), "{notices:?}");
    assert!(notices.iter().any(|kind| matches!(kind, NoticeKind::Turn { seat: Seat(1), .. })), "{notices:?}");
    all_say(&world.tables, table, &[(2, "walk"), (2, "pass")]).await;
    let found = world.tables.admin().verify().await.unwrap();
    assert_eq!((found.differing, found.games), (Vec::new(), 1), "its record replays");
}

#[tokio::test]
async fn rewind_says_in_the_log_who_did_it() {
    let world = World::new();
    let table = world.dug(5, None).await;
    let before = all_say(&world.tables, table, &[(1, "walk"), (1, "pass")]).await;
    all_say(&world.tables, table, &[(2, "walk"), (2, "pass")]).await;
    let view = world.tables.admin().rewind(table, before.seq).await.unwrap().view;
    let log = skald::discord::log::read(&world.tables, &view, view.seq).await.unwrap();
    for (locale, words) in [(Locale::En, "The operator"), (Locale::Es, "El administrador"), (Locale::Fr, "L’opérateur")]
    {
        let voice = skald::discord::messages::names::voice(&view, locale);
        let lines = skald::discord::messages::recent_log::board(&view, &log, &voice);
        assert!(lines.iter().any(|line| line.contains(words)), "{lines:?}");
    }
}

#[tokio::test]
async fn rewind_refuses_other_entries_and_other_games() {
    let world = World::new();
    let lobby = world.tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    let table = world.dug(5, None).await;
    let rewind = async |table, to| world.tables.admin().rewind(table, Seq(to)).await.map(|rewound| rewound.actions);
    assert!(matches!(rewind(lobby, 1).await, Err(RewindError::NotPlaying(_))));
    let start = world.look(table).await.seq.0;
    assert!(matches!(rewind(table, start).await, Err(RewindError::NothingFollows { .. })));
    all_say(&world.tables, table, &[(1, "walk"), (1, "pass"), (2, "walk"), (2, "pass")]).await;
    let before_start = rewind(table, start - 1).await.unwrap_err();
    assert!(
        before_start.to_string().contains(&format!("the start of the game, which is entry {start}")),
        "{before_start}"
    );
    assert_eq!(rewind(table, start + 2).await.unwrap(), 2);
    let void = rewind(table, start + 3).await.unwrap_err();
    assert!(void.to_string().contains(&format!("taken back by entry {}", start + 5)), "{void}");
    assert_eq!(rewind(table, start).await.unwrap(), 2, "the void ones are not counted again");
    for number in [1, 2] {
        world.tables.seats().vote_to_end(Request::new(table, PersonId(number))).await.unwrap();
    }
    assert!(matches!(rewind(table, start).await, Err(RewindError::NotPlaying(_))), "its seed is known");
    let unknown = rewind(TableId::from_bits(1), 1).await;
    assert!(matches!(unknown, Err(RewindError::Table(TableError::NoSuchTable))), "{unknown:?}");
}

/// Plays a game of *Count* to its end.
async fn finish(tables: &Tables, table: TableId) {
    loop {
        let view = tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { return };
        let number = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).unwrap().id.0;
        let code = view.unredacted().unwrap().legal(open.decision.seat).pop().unwrap();
        say(tables, table, number, &code).await.unwrap();
    }
}

#[tokio::test]
async fn forgotten_server_leaves_nothing_and_others_stay() {
    let world = World::new();
    let tables = &world.tables;
    let (archived, over, running) =
        (started(tables, 1, 2).await, started(tables, 2, 2).await, world.dug(3, Some("1h")).await);
    finish(tables, archived).await;
    world.drain().await;
    assert_eq!(tables.admin().archive(0).await.unwrap(), 1);
    finish(tables, over).await;
    let lobby = tables.lobby().open(opening(4, 2), None).await.unwrap().id;
    let elsewhere = tables.lobby().open(Open { community: Some(ELSEWHERE), ..opening(5, 2) }, None).await.unwrap().id;
    let place = (HERE, ChannelId(7));
    let tournament = Tournament::announced(
        TournamentId(1),
        place,
        PersonId(77),
        "count".to_owned(),
        Format::Swiss { rounds: 2 },
        Timestamp(0),
    );
    tables.tournaments().open(tournament).await.unwrap();
    for community in [HERE, ELSEWHERE] {
        let set = |_| Ok::<_, TableError>(Some(json!({ "threads": true })));
        tables.admin().change_community_settings(community, set).await.unwrap();
    }
    let state = |table: TableId| format!("card:{table}");
    let states = [archived, over, running, lobby, elsewhere].map(|table| (state(table), Some(json!(1))));
    tables.outbox().set_delivery_state(states.to_vec(), None).await.unwrap();
    assert_eq!(tables.admin().communities().await.unwrap(), [HERE, ELSEWHERE].into());
    assert_eq!(world.memos_of(HERE).await.len(), 4, "two results, a tournament, settings");

    let forgotten = tables.admin().forget_community(HERE, |table, _| vec![state(table)]).await.unwrap();
    assert_eq!((forgotten.tables, forgotten.documents, forgotten.left), (4, 4, 0));
    assert_eq!(world.memos_of(HERE).await, [""; 0]);
    assert_eq!(world.store.tables(TableId::from_bits(0), 99).await.unwrap(), [elsewhere]);
    assert_eq!(tables.outbox().delivery_states("card:").await.unwrap(), [(state(elsewhere), json!(1))]);
    assert!(tables.outbox().due(99).await.unwrap().iter().all(|notice| notice.table == elsewhere));
    for number in [1, 2] {
        assert_eq!(world.store.closed(PersonId(number), 99).await.unwrap(), [], "person {number}");
    }
    assert_eq!(tables.admin().communities().await.unwrap(), [ELSEWHERE].into());
    assert_eq!(world.look(elsewhere).await.stage, Stage::Lobby);
    let again = tables.admin().forget_community(HERE, |table, _| vec![state(table)]).await.unwrap();
    assert_eq!((again.tables, again.documents), (0, 0));
}

/// A delivery that waits for Discord keeps its lease.
#[tokio::test(start_paused = true)]
async fn server_is_forgotten_while_discord_hangs() {
    let world = World::new();
    let tables = &world.tables;
    let [one, other] = [world.dug(3, None).await, world.dug(4, None).await];
    let names = [one, other].map(|table| format!("delivery:{table}"));
    let hour = std::time::Duration::from_secs(3600);
    let held = world.store.claim(skald::store::HolderId::random(), &names, hour).await.unwrap();
    assert!(held.iter().all(Option::is_some));
    let forgotten = tables.admin().forget_community(HERE, |_, _| Vec::new()).await.unwrap();
    assert_eq!((forgotten.tables, forgotten.left), (2, 0));
    assert_eq!(world.store.tables(TableId::from_bits(0), 99).await.unwrap(), []);
}

#[tokio::test]
async fn clocks_stand_still_while_a_server_is_without_the_bot() {
    let world = World::new();
    let (table, free) = (world.dug(5, Some("1h")).await, world.dug(6, None).await);
    all_say(&world.tables, table, &[(1, "walk")]).await;
    let left = world.left(table, 0).await;
    let (departure, ended) = world.tables.admin().depart(HERE).await.unwrap();
    assert_eq!((departure.since, departure.paused.clone(), ended), (world.tables.now(), vec![table], 0));
    world.clock.pass(23 * HOUR);
    assert_eq!(world.tables.admin().run_due(99, &[]).await.unwrap(), (Vec::new(), false));
    assert_eq!(world.tables.admin().depart(HERE).await.unwrap(), (departure, 0), "it is known");
    assert!(world.tables.admin().note_return(HERE).await.unwrap());
    assert_eq!(world.left(table, 0).await, left);
    assert!(!world.tables.admin().note_return(HERE).await.unwrap());
    for table in [table, free] {
        assert_eq!(world.look(table).await.stage, Stage::Playing);
    }
}

#[tokio::test]
async fn games_of_a_server_without_the_bot_count_for_no_person() {
    let world = World::new();
    let (table, lobby) =
        (world.dug(5, Some("1h")).await, world.tables.lobby().open(opening(4, 2), None).await.unwrap().id);
    let since = world.tables.admin().depart(HERE).await.unwrap().0.since;
    world.clock.pass(DAY);
    let (departure, ended) = world.tables.admin().depart(HERE).await.unwrap();
    assert_eq!((departure.since, ended), (since, 2));
    for table in [table, lobby] {
        assert_eq!(world.look(table).await.stage, Stage::Ended);
    }
    let results = world.tables.records().results(HERE, Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
    assert_eq!(standings(&results, None), []);
    assert_eq!(world.tables.admin().depart(HERE).await.unwrap().1, 0);
}
