//! Standing orders and planned moves at a table: questions, notices, secrecy, and the life of an order. An order plays
//! as its person would have played.

use std::sync::Arc;

use serde_json::Value;
use skald::engine::{Seat, Seed};
use skald::games;
use skald::store::{Commit, Head, JsonText, Memory, Store};
use skald::table::{
    Acted, Actor, Contested, DecisionId, EntryKind, Locale, MOST_ORDERS, MOST_PLANNED, NoticeKind, Open, PersonId,
    PersonalTable, Request, Seq, TableError, TableId, TableView, Tables,
};
use skald::title::orders::{self, Answer, Order};
use skald::title::{Position, Titles};
use support::count::LATE;
use support::dig;
use support::people::{all_say, opening, person, say, started, tables, tables_in};

/// All due notices, acknowledged.
async fn delivered(tables: &Tables) -> Vec<NoticeKind> {
    let due = tables.outbox().due(100).await.unwrap();
    for notice in &due {
        tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
    due.into_iter().map(|notice| notice.kind).collect()
}

/// The notices of turns.
async fn turns(tables: &Tables) -> Vec<NoticeKind> {
    let all = delivered(tables).await.into_iter();
    all.filter(|kind| matches!(kind, NoticeKind::Turn { .. })).collect()
}

fn raids() -> Titles {
    games::builtin().unwrap()
}

/// The random source of a test.
struct Dice(u64);

impl Dice {
    fn new(game: u64) -> Self {
        Self(game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn pick(&mut self, of: &[String]) -> String {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        of[(self.0 % of.len() as u64) as usize].clone()
    }
}

/// A position after an action and the forced moves that follow it.
fn after(position: &dyn Position, seat: Seat, code: &str) -> Box<dyn Position> {
    let mut next = position.duplicate();
    next.act(seat, code).unwrap();
    while let Some(open) = next.decisions().into_iter().find(|open| next.legal(open.seat).len() == 1) {
        let code = next.legal(open.seat).remove(0);
        next.act(open.seat, &code).unwrap();
    }
    next
}

/// Three people at *Raids*, and an attack that is about to be made.
struct War {
    tables: Tables,
    table: TableId,
    attacker: Seat,
    code: String,
    defender: Seat,
}

/// The seat that must answer an attack, if an action is one.
fn attacked(position: &dyn Position, seat: Seat, code: &str) -> Option<Seat> {
    let next = after(position, seat, code);
    let open = next.decisions().into_iter().next()?;
    (open.out_of_turn && next.bid(open.seat).is_some()).then_some(open.seat)
}

/// The number of answers that both sides can give to each other, one after the other.
fn length(position: &dyn Position, seat: Seat, code: &str) -> usize {
    let (mut next, mut count) = (after(position, seat, code), 0);
    while let Some(open) = next.decisions().into_iter().next().filter(|open| next.bid(open.seat).is_some()) {
        next = after(next.as_ref(), open.seat, "retaliate");
        count += 1;
    }
    count
}

impl War {
    /// Leads a game, the same for the same length, to an attack with at least this many answers.
    async fn lead(store: Arc<dyn Store>, answers: usize) -> Self {
        let tables = tables_in(store, raids());
        let table = tables.lobby().open(Open { title: "raids".to_owned(), ..opening(5, 3) }, None).await.unwrap().id;
        for number in 2..=3 {
            tables.lobby().join(Request::new(table, person(number))).await.unwrap();
        }
        tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        let start = tables.look(table).await.unwrap().unredacted().unwrap().duplicate();
        let found = (0..400).find_map(|game| search(start.as_ref(), game, answers));
        let (path, attacker, code) = found.expect("some game leads there");
        for (seat, code) in &path {
            play(&tables, table, *seat, code).await;
        }
        let position = running(&tables, table, attacker).await.unredacted().unwrap().duplicate();
        let defender = attacked(position.as_ref(), attacker, &code).unwrap();
        delivered(&tables).await;
        Self { tables, table, attacker, code, defender }
    }

    async fn attack(&self) -> Acted {
        say(&self.tables, self.table, number(self.attacker), &self.code).await.unwrap()
    }

    async fn order(&self, seat: Seat, answer: Answer) {
        self.tables
            .play()
            .give_order(Request::new(self.table, PersonId(number(seat))), Order::always(answer))
            .await
            .unwrap();
    }

    /// The position, with the steps of a turn that is not over.
    async fn position(&self) -> Value {
        self.running().await.unredacted().unwrap().snapshot().unwrap()
    }

    async fn running(&self) -> TableView {
        let view = self.tables.look(self.table).await.unwrap();
        view.begun().map_or(view.clone(), |seat| view.seen_by(PersonId(number(seat))))
    }

    /// The actions since an entry: the seat, the actor, and the code.
    async fn done_since(&self, seq: Seq) -> Vec<(Seat, bool, String)> {
        let log = self.tables.records().unredacted_log(self.table, seq.next(), 100).await.unwrap();
        let act = |entry: skald::store::Entry| match entry.kind {
            EntryKind::Act(seat) => Some((seat, entry.actor == Actor::Ordered, entry.action.unwrap())),
            _ => None,
        };
        log.into_iter().filter_map(act).collect()
    }
}

fn number(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

async fn running(tables: &Tables, table: TableId, seat: Seat) -> TableView {
    tables.look(table).await.unwrap().seen_by(PersonId(number(seat)))
}

/// A game up to an attack: the actions until then, the attacker, and the attack.
type Path = (Vec<(Seat, String)>, Seat, String);

/// A random game up to an attack as wanted.
fn search(start: &dyn Position, game: u64, answers: usize) -> Option<Path> {
    let (mut dice, mut position, mut path) = (Dice::new(game), start.duplicate(), Vec::new());
    for _ in 0..300 {
        let open = position.decisions().into_iter().next()?;
        let legal = position.legal(open.seat);
        let wanted = |code: &&String| {
            attacked(position.as_ref(), open.seat, code).is_some()
                && length(position.as_ref(), open.seat, code) >= answers
        };
        if let Some(code) = legal.iter().find(wanted).filter(|_| !open.out_of_turn) {
            return Some((path, open.seat, code.clone()));
        }
        let code = dice.pick(&legal);
        position = after(position.as_ref(), open.seat, &code);
        path.push((open.seat, code));
    }
    None
}

/// Makes a move by hand. First it ends the turn of a person who may still undo a step.
async fn play(tables: &Tables, table: TableId, seat: Seat, code: &str) {
    for _ in 0..9 {
        if say(tables, table, number(seat), code).await.is_ok() {
            return;
        }
        for other in Seat::all(3) {
            let view = running(tables, table, other).await;
            let legal = view.unredacted().unwrap().legal(other);
            if let ([only], true) = (&legal[..], view.decision_of(other).is_some()) {
                say(tables, table, number(other), only).await.unwrap();
            }
        }
    }
    panic!("{code} is not possible");
}

#[tokio::test]
async fn order_answers_without_asking_its_person() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.order(war.defender, Answer::Never).await;
    assert_eq!(delivered(&war.tables).await, [], "an order changes nothing visible");
    let acted = war.attack().await;
    let done = war.done_since(Seq(acted.entries[0].seq.0 - 1)).await;
    assert_eq!(done[0], (war.attacker, false, war.code.clone()));
    assert_eq!(done[1], (war.defender, true, "flee".to_owned()));
    assert_eq!(acted.entries[1].actor, Actor::Ordered);
    assert!(acted.entries[1].is_ordered() && !acted.entries[0].is_ordered());
    // The question was answered before its notice: the notice finds no open decision.
    let asked = acted.entries[0].seq.0;
    let notices = delivered(&war.tables).await;
    let about = |decision: u64| move |kind: &&NoticeKind| matches!(kind, NoticeKind::Decide { decision: d, .. } if d.0 == decision);
    assert!(notices.iter().any(|kind| about(asked)(&kind)), "part of the next call: {notices:?}");
    assert!(war.tables.look(war.table).await.unwrap().open.iter().all(|open| open.id.0 > asked));
}

#[tokio::test]
async fn war_between_two_orders_equals_the_one_by_hand() {
    for (attack, defence) in [
        (Answer::UpTo(99), Answer::UpTo(99)),
        (Answer::UpTo(4), Answer::UpTo(6)),
        (Answer::WhileWinning, Answer::WhileWinning),
        (Answer::Never, Answer::UpTo(2)),
        (Answer::UpTo(99), Answer::Never),
    ] {
        let war = War::lead(Arc::new(Memory::new()), 3).await;
        war.order(war.attacker, attack).await;
        war.order(war.defender, defence).await;
        let before = war.tables.look(war.table).await.unwrap().seq;
        let acted = war.attack().await;
        assert_eq!(acted.entries.last().unwrap().seq, war.tables.look(war.table).await.unwrap().seq, "one commit");
        let done = war.done_since(before).await;
        let ordered: Vec<_> = done.iter().filter(|(_, ordered, _)| *ordered).collect();
        assert!(!ordered.is_empty(), "{attack:?} {defence:?}: {done:?}");
        let view = war.tables.look(war.table).await.unwrap();
        assert!(view.open.iter().all(|open| !open.is_contest()), "nothing of the war is left open");

        let by_hand = War::lead(Arc::new(Memory::new()), 3).await;
        by_hand.attack().await;
        for (seat, _, code) in &ordered {
            say(&by_hand.tables, by_hand.table, number(*seat), code).await.unwrap();
        }
        assert_eq!(war.position().await, by_hand.position().await, "{attack:?} {defence:?}");
        let open = |view: TableView| view.open.into_iter().map(|open| open.decision).collect::<Vec<_>>();
        assert_eq!(open(view), open(by_hand.running().await));
        let codes =
            |done: Vec<(Seat, bool, String)>| done.into_iter().map(|(seat, _, code)| (seat, code)).collect::<Vec<_>>();
        let same = codes(by_hand.done_since(Seq(before.0 - 2)).await);
        assert_eq!(codes(done), same, "the transcript is that of the game by hand");
        // A record holds both alike, and replays.
        let record = war.tables.records().export(war.table, true).await.unwrap();
        record.replay(&raids()).unwrap();
        let verified = war.tables.admin().verify().await.unwrap();
        assert_eq!((verified.games, verified.differing), (1, Vec::new()));
    }
}

#[tokio::test]
async fn others_see_nothing_of_an_order_until_it_answers() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let seen = async |seat: Option<Seat>| {
        let view = war.tables.look(war.table).await.unwrap();
        let view = seat.map_or(view.clone(), |seat| view.seen_by(PersonId(number(seat))));
        let log = war.tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
        let log: Vec<_> =
            log.into_iter().map(|entry| (entry.kind, entry.actor.clone(), view.seen_events(&entry))).collect();
        let open: Vec<_> = view.open.iter().map(|open| (open.decision.clone(), open.id)).collect();
        (view.game.as_ref().and_then(|game| game.data()), open, log, view.steps.clone())
    };
    let others: Vec<_> = Seat::all(3).filter(|seat| *seat != war.defender).map(Some).chain([None]).collect();
    let mut before = Vec::new();
    for viewer in &others {
        before.push(seen(*viewer).await);
    }
    let own = seen(Some(war.defender)).await.2.len();
    war.order(war.defender, Answer::UpTo(3)).await;
    let defender = PersonId(number(war.defender));
    war.tables.play().plan(Request::new(war.table, defender), "dock").await.unwrap();
    for (viewer, before) in others.iter().zip(&before) {
        assert_eq!(seen(*viewer).await, *before, "{viewer:?}");
    }
    assert_eq!(seen(Some(war.defender)).await.2.len(), own + 2, "its own person reads of it");
    assert_eq!(delivered(&war.tables).await, []);
    let record = serde_json::to_string(&war.tables.records().export(war.table, false).await.unwrap()).unwrap();
    assert!(!record.contains("up_to"), "a record does not contain it");
    assert_eq!(war.tables.play().orders(war.table, PersonId(number(war.attacker))).await.unwrap(), Default::default());
    assert!(matches!(war.tables.play().orders(war.table, PersonId(9)).await, Err(TableError::NotSeated)));
}

#[tokio::test]
async fn an_order_given_while_one_is_asked_answers_at_once() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.attack().await;
    delivered(&war.tables).await;
    let asked = war.tables.look(war.table).await.unwrap().open[0].id;
    war.order(war.defender, Answer::Never).await;
    let view = war.tables.look(war.table).await.unwrap();
    assert!(view.open.iter().all(|open| open.id > asked && !open.is_contest()));
    let done = war.done_since(Seq(asked.0)).await;
    assert_eq!(done[0], (war.defender, true, "flee".to_owned()));
}

#[tokio::test]
async fn ask_is_an_answer_and_the_newest_order_counts_first() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.order(war.defender, Answer::Never).await;
    let ask = Order { against: Some(war.attacker), ..Order::always(Answer::Ask) };
    let defender = PersonId(number(war.defender));
    let orders = war.tables.play().give_order(Request::new(war.table, defender), ask.clone()).await.unwrap();
    assert_eq!(orders.standing, [ask.clone(), Order::always(Answer::Never)]);
    // An order about the same contests replaces the older one.
    let again = war
        .tables
        .play()
        .give_order(Request::new(war.table, defender), Order::always(Answer::WhileWinning))
        .await
        .unwrap();
    assert_eq!(again.standing, [Order::always(Answer::WhileWinning), ask.clone()]);
    war.tables.play().give_order(Request::new(war.table, defender), ask).await.unwrap();
    delivered(&war.tables).await;
    let acted = war.attack().await;
    assert_eq!(acted.entries.len(), 1, "the person is asked");
    let open = &war.tables.look(war.table).await.unwrap().open[0];
    let expected = NoticeKind::Decide { seat: war.defender, decision: open.id, began: Some(open.id) };
    assert!(delivered(&war.tables).await.contains(&expected), "and called");
}

#[tokio::test]
async fn an_order_holds_as_long_as_it_says() {
    let store = Arc::new(Memory::new());
    let war = War::lead(store.clone(), 3).await;
    let defender = PersonId(number(war.defender));
    let once = Order { contests: Some(1), ..Order::always(Answer::UpTo(99)) };
    war.tables.play().give_order(Request::new(war.table, defender), once).await.unwrap();
    // Orders survive a restart.
    let later = tables_in(store, raids());
    let war = War { tables: later, ..war };
    assert_eq!(war.tables.play().orders(war.table, defender).await.unwrap().standing.len(), 1);
    war.attack().await;
    let mut answers = 0;
    while let Some(open) = war.tables.look(war.table).await.unwrap().open.into_iter().find(|open| open.is_contest()) {
        assert_eq!(open.decision.seat, war.attacker, "the defender is not asked in this combat");
        say(&war.tables, war.table, number(war.attacker), "retaliate").await.unwrap();
        answers += 1;
    }
    assert!(answers > 0, "the attacker answered in person");
    // It has run out as soon as the exchange is over.
    let mut dice = Dice::new(5);
    for _ in 0..40 {
        let view = war.tables.look(war.table).await.unwrap();
        if view.open.iter().all(|open| open.exchange().is_none()) {
            break;
        }
        let seat = view.open[0].decision.seat;
        play(&war.tables, war.table, seat, &dice.pick(&view.unredacted().unwrap().legal(seat))).await;
    }
    assert_eq!(war.tables.play().orders(war.table, defender).await.unwrap().standing, []);
}

#[tokio::test]
async fn an_order_for_a_voyage_ends_with_it() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let defender = PersonId(number(war.defender));
    let now = war.tables.look(war.table).await.unwrap().game.unwrap().part();
    let order = |part| Order { part: Some(part), ..Order::always(Answer::Ask) };
    let last = war.tables.look(war.table).await.unwrap().game.unwrap().last_part();
    for never in [now - 1, last + 1] {
        let refused = war.tables.play().give_order(Request::new(war.table, defender), order(never)).await;
        assert!(matches!(refused, Err(TableError::NoSuchPart { now: at, last: 4 }) if at == now), "{refused:?}");
    }
    war.tables.play().give_order(Request::new(war.table, defender), order(now)).await.unwrap();
    war.tables.play().give_order(Request::new(war.table, defender), order(now + 1)).await.unwrap();
    let mut dice = Dice::new(3);
    loop {
        let view = war.tables.look(war.table).await.unwrap();
        if view.game.as_ref().unwrap().part() > now {
            break;
        }
        let seat = view.open[0].decision.seat;
        let view = running(&war.tables, war.table, seat).await;
        play(&war.tables, war.table, seat, &dice.pick(&view.unredacted().unwrap().legal(seat))).await;
    }
    assert_eq!(war.tables.play().orders(war.table, defender).await.unwrap().standing, [order(now + 1)]);
}

#[tokio::test]
async fn orders_belong_to_the_person_and_not_to_the_seat() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.order(war.defender, Answer::Never).await;
    let defender = PersonId(number(war.defender));
    war.tables.seats().hand_over(Request::new(war.table, defender), war.defender, "careful").await.unwrap();
    assert!(matches!(war.tables.play().orders(war.table, defender).await, Err(TableError::NotSeated)));
    let acted = war.attack().await;
    assert!(acted.entries.iter().all(|entry| entry.actor != Actor::Ordered), "the computer decides for itself");
    let view = war.tables.seats().reclaim(Request::new(war.table, person(defender.0))).await.unwrap();
    assert_eq!(view.seat_of(defender), Some(war.defender));
    assert_eq!(war.tables.play().orders(war.table, defender).await.unwrap().standing, [Order::always(Answer::Never)]);
    // A finished game has none, and neither has a rematch.
    let ended = support::people::stop(&war.tables, war.table).await;
    assert!(matches!(war.tables.play().plan(Request::new(war.table, defender), "dock").await, Err(TableError::Over)));
    let again = war.tables.lobby().rematch(Request::new(ended.id, defender), Locale::En).await.unwrap();
    assert_eq!(war.tables.play().orders(again.id, defender).await.unwrap(), Default::default());
    let order = Order::always(Answer::Never);
    assert!(matches!(
        war.tables.play().give_order(Request::new(again.id, defender), order).await,
        Err(TableError::NotStarted)
    ));
}

#[tokio::test]
async fn order_answers_again_after_an_undone_attack() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.order(war.defender, Answer::Never).await;
    let (before, position) = (war.running().await.seq, war.position().await);
    war.attack().await;
    let (after, done) = (war.position().await, war.done_since(before).await);
    assert!(done.iter().any(|(_, ordered, _)| *ordered));
    let asked =
        war.tables.play().ask_undo(Request::new(war.table, PersonId(number(war.attacker))), None).await.unwrap();
    for seat in Seat::all(3).filter(|seat| *seat != war.attacker) {
        war.tables.play().answer_undo(Request::new(war.table, PersonId(number(seat))), None, true).await.unwrap();
    }
    let view = war.running().await;
    assert!(asked.view.seq < view.seq && view.begun().is_none());
    assert_eq!(war.position().await["open"], position["open"], "the attack is not made, and no seat has fled");
    let from = view.seq;
    war.attack().await;
    assert_eq!(war.position().await, after, "with the same dice and the same answer");
    assert_eq!(war.done_since(from).await, done);
    war.tables.records().export(war.table, true).await.unwrap().replay(&raids()).unwrap();
}

#[tokio::test]
async fn orders_of_a_forgotten_person_are_erased() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    war.order(war.defender, Answer::Never).await;
    let person = PersonId(number(war.defender));
    let data = war.tables.people().personal_data(person).await.unwrap();
    let known = serde_json::to_string(&data).unwrap();
    assert!(known.contains("never"), "people see their own orders: {known}");
    war.tables.people().forget(person).await.unwrap();
    let data = war.tables.people().personal_data(person).await.unwrap();
    let nothing = |table: &PersonalTable| table.seat.is_none() && table.orders.is_none() && table.done.is_empty();
    assert!(data.tables.iter().all(nothing) && data.documents.is_empty(), "{data:?}");
    let acted = war.attack().await;
    assert!(acted.entries.iter().all(|entry| entry.actor != Actor::Ordered), "the computer decides for itself");
}

#[tokio::test]
async fn people_see_only_their_own_orders() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let given = [(war.attacker, Answer::UpTo(3)), (war.defender, Answer::Never)];
    for (seat, answer) in given {
        war.order(seat, answer).await;
    }
    for (seat, answer) in given {
        let data = war.tables.people().personal_data(PersonId(number(seat))).await.unwrap();
        let orders = data.tables[0].orders.clone().expect("they have ordered something");
        assert_eq!(orders.standing, [Order::always(answer)], "{seat:?}");
    }
}

#[tokio::test]
async fn orders_are_withdrawn_and_limited() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let defender = PersonId(number(war.defender));
    let (tables, table) = (&war.tables, war.table);
    assert!(matches!(
        tables.play().withdraw_orders(Request::new(table, defender), None).await,
        Err(TableError::NoSuchOrder)
    ));
    let unknown = Order { stake: Some("dragon".to_owned()), ..Order::always(Answer::Ask) };
    let unknown = tables.play().give_order(Request::new(table, defender), unknown).await;
    assert!(matches!(unknown, Err(TableError::Unreadable(word)) if word == "dragon"));
    let stakes = ["weapon", "sail", "mjollnir", "goods", "pennant", "rune", "port"];
    for stake in stakes {
        let order = Order { stake: Some(stake.to_owned()), ..Order::always(Answer::Ask) };
        tables.play().give_order(Request::new(table, defender), order).await.unwrap();
    }
    tables.play().give_order(Request::new(table, defender), Order::always(Answer::Ask)).await.unwrap();
    let more = Order { against: Some(war.attacker), ..Order::always(Answer::Ask) };
    let more = tables.play().give_order(Request::new(table, defender), more).await;
    assert!(matches!(more, Err(TableError::TooManyOrders { most: MOST_ORDERS })));
    let left = tables.play().withdraw_orders(Request::new(table, defender), Some(0)).await.unwrap();
    assert_eq!((left.standing.len(), left.standing[0].stake.as_deref()), (MOST_ORDERS - 1, Some("port")));
    assert!(matches!(
        tables.play().withdraw_orders(Request::new(table, defender), Some(7)).await,
        Err(TableError::NoSuchOrder)
    ));
    assert_eq!(tables.play().withdraw_orders(Request::new(table, defender), None).await.unwrap(), Default::default());
}

#[tokio::test]
async fn the_preview_says_what_the_orders_would_have_answered() {
    let war = War::lead(Arc::new(Memory::new()), 3).await;
    let defender = PersonId(number(war.defender));
    let before = war.tables.play().contests(war.table, defender).await.unwrap().len();
    war.attack().await;
    let first = war.tables.look(war.table).await.unwrap().seq.next();
    for (seat, code) in [(war.defender, "retaliate"), (war.attacker, "retaliate"), (war.defender, "flee")] {
        say(&war.tables, war.table, number(seat), code).await.unwrap();
    }
    let last = async || war.tables.play().contests(war.table, defender).await.unwrap().pop().unwrap();
    let contest = last().await;
    assert_eq!((contest.seq, contest.against), (first, war.attacker));
    assert_eq!(war.tables.play().contests(war.table, defender).await.unwrap().len(), (before + 1).min(10));
    let answers = |ordered: [Option<bool>; 2]| {
        [(2, true, ordered[0]), (4, false, ordered[1])].map(|(cost, stayed, ordered)| Contested {
            cost,
            stayed,
            ordered,
        })
    };
    assert_eq!(contest.answers, answers([None, None]), "without an order one is asked");
    for (answer, ordered) in [
        (Answer::Never, [Some(false), Some(false)]),
        (Answer::UpTo(2), [Some(true), Some(false)]),
        (Answer::UpTo(6), [Some(true), Some(true)]),
        (Answer::Ask, [None, None]),
    ] {
        war.order(war.defender, answer).await;
        assert_eq!(last().await.answers, answers(ordered), "{answer:?}");
    }
}

#[tokio::test]
async fn a_title_without_contests_takes_no_standing_order() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let order = Order::always(Answer::Never);
    assert!(matches!(
        tables.play().give_order(Request::new(table, PersonId(1)), order).await,
        Err(TableError::NoContests)
    ));
    assert_eq!(tables.play().contests(table, PersonId(1)).await.unwrap(), []);
}

/// Two people at *Count*, the first of whom is to move.
async fn counting(tables: &Tables) -> TableId {
    let table = started(tables, 5, 2).await;
    all_say(tables, table, &[(1, "stake 1"), (2, "stake 1")]).await;
    delivered(tables).await;
    table
}

/// Two people at *Count* with late dares: once the second has laid a stake, there is one answer only up to [`LATE`].
async fn late(tables: &Tables) -> TableId {
    let options = serde_json::json!({ "dares": "late" });
    let open = Open { edition: Some("long".to_owned()), options, ..opening(5, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    say(tables, table, 1, "stake 1").await.unwrap();
    delivered(tables).await;
    table
}

#[tokio::test]
async fn planned_move_is_made_in_its_turn_without_a_notice() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), support::count::titles());
    let table = counting(&tables).await;
    let planned = tables.play().plan(Request::new(table, PersonId(2)), " ADD  2 ").await.unwrap();
    assert_eq!(planned.plan, ["add 2"]);
    assert_eq!(delivered(&tables).await, [], "it is visible to no other seat");
    // It survives a restart.
    let tables = tables_in(store, support::count::titles());
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    let by: Vec<_> = acted.entries.iter().map(|entry| (entry.actor.clone(), entry.unredacted().0)).collect();
    assert_eq!(by, [(Actor::Person(PersonId(1)), Some("add 1")), (Actor::Ordered, Some("add 2"))]);
    assert_eq!(acted.view.open[0].decision.seat, Seat(0));
    let called = delivered(&tables).await;
    assert!(!called.iter().any(|kind| matches!(kind, NoticeKind::Turn { .. })), "{called:?}");
    assert_eq!(tables.play().orders(table, PersonId(2)).await.unwrap(), Default::default(), "it is made once");
    tables.records().export(table, true).await.unwrap().replay(&support::count::titles()).unwrap();
}

#[tokio::test]
async fn plan_stops_and_asks_at_the_first_impossible_move() {
    let tables = tables();
    let table = counting(&tables).await;
    // After the dare the first is asked out of turn, and then the second goes on.
    tables.play().plan(Request::new(table, PersonId(2)), "dare, add 3").await.unwrap();
    say(&tables, table, 1, "add 1").await.unwrap();
    let view = tables.look(table).await.unwrap();
    assert_eq!((view.open[0].decision.seat, view.open[0].decision.out_of_turn), (Seat(0), true));
    assert_eq!(tables.play().orders(table, PersonId(2)).await.unwrap().plan, ["add 3"]);
    let acted = say(&tables, table, 1, "refuse").await.unwrap();
    assert_eq!(acted.entries[1].actor, Actor::Ordered);
    assert_eq!(acted.entries[1].unredacted().0, Some("add 3"));
    assert_eq!(acted.view.open[0].decision.seat, Seat(0));
}

#[tokio::test]
async fn a_plan_that_has_lapsed_asks_and_says_so() {
    let tables = tables();
    let table = counting(&tables).await;
    tables.play().plan(Request::new(table, PersonId(2)), "add 9; add 1").await.unwrap();
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    let open = acted.view.open[0].clone();
    assert_eq!((open.decision.seat, acted.entries[0].seq.0), (Seat(1), open.id.0));
    assert_eq!(acted.entries[1].kind, EntryKind::Order(Seat(1)));
    assert_eq!(turns(&tables).await, [NoticeKind::Turn { seat: Seat(1), decision: open.id }], "called once");
    let orders = tables.play().orders(table, PersonId(2)).await.unwrap();
    assert_eq!((orders.plan, orders.lapsed), (Vec::<String>::new(), vec!["add 9".to_owned(), "add 1".to_owned()]));
    // Only they see it, and it is past once they have decided.
    let first = tables.look(table).await.unwrap().seen_by(PersonId(1));
    let log = tables.records().visible_log(&first, Seq(1), first.seq).await.unwrap();
    assert!(log.iter().all(|entry| !matches!(entry.kind, EntryKind::Order(_))));
    say(&tables, table, 2, "add 1").await.unwrap();
    assert_eq!(tables.play().orders(table, PersonId(2)).await.unwrap(), Default::default());
}

#[tokio::test]
async fn a_plan_is_for_one_turn() {
    let tables = tables();
    let table = counting(&tables).await;
    tables.play().plan(Request::new(table, PersonId(2)), "add 1, add 2").await.unwrap();
    say(&tables, table, 1, "add 1").await.unwrap();
    let ordered = tables.play().orders(table, PersonId(2)).await.unwrap();
    assert_eq!((ordered.plan, ordered.lapsed), (vec![], vec!["add 2".to_owned()]), "the turn was over with the first");
    let acted = say(&tables, table, 1, "add 1").await.unwrap();
    assert_eq!(acted.view.open[0].decision.seat, Seat(1), "and so the second is not made");
    assert!(acted.entries.iter().all(|entry| !matches!(entry.kind, EntryKind::Act(Seat(1)))));
}

#[tokio::test]
async fn a_move_that_all_give_back_is_not_made_by_a_plan() {
    let tables = tables();
    let table = counting(&tables).await;
    say(&tables, table, 1, "add 1").await.unwrap();
    tables.play().plan(Request::new(table, PersonId(1)), "add 2").await.unwrap();
    tables.play().ask_undo(Request::new(table, PersonId(1)), None).await.unwrap();
    let given = tables.play().answer_undo(Request::new(table, PersonId(2)), None, true).await.unwrap();
    assert_eq!(given.view.open[0].decision.seat, Seat(0), "it is theirs to decide");
    assert_eq!(tables.play().orders(table, PersonId(1)).await.unwrap().lapsed, ["add 2"]);
}

#[tokio::test]
async fn a_plan_lapses_when_its_ship_is_driven_away() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let defender = PersonId(number(war.defender));
    war.tables.play().plan(Request::new(war.table, defender), "dock").await.unwrap();
    war.attack().await;
    assert_eq!(war.tables.play().orders(war.table, defender).await.unwrap().plan, ["dock"], "not by the attack alone");
    say(&war.tables, war.table, defender.0, "flee").await.unwrap();
    let view = war.running().await;
    if let Some(open) = view.open.iter().find(|open| open.decision.seat == war.defender && open.decision.out_of_turn) {
        let legal = view.unredacted().unwrap().legal(open.decision.seat);
        say(&war.tables, war.table, defender.0, &legal[0]).await.unwrap();
    }
    let ordered = war.tables.play().orders(war.table, defender).await.unwrap();
    assert_eq!((ordered.plan, ordered.lapsed), (vec![], vec!["dock".to_owned()]));
}

#[tokio::test]
async fn asking_for_a_number_of_contests_is_counted_too() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let defender = PersonId(number(war.defender));
    let ask = Order { contests: Some(1), ..Order::always(Answer::Ask) };
    war.tables.play().give_order(Request::new(war.table, defender), ask).await.unwrap();
    war.attack().await;
    say(&war.tables, war.table, defender.0, "flee").await.unwrap();
    let standing = war.tables.play().orders(war.table, defender).await.unwrap().standing;
    assert!(standing.iter().all(|order| order.contests == Some(0)), "{standing:?}");
}

#[tokio::test]
async fn a_plan_is_for_a_later_turn_and_must_be_readable() {
    let tables = tables();
    let table = counting(&tables).await;
    assert!(matches!(tables.play().plan(Request::new(table, PersonId(1)), "add 1").await, Err(TableError::YourTurn)));
    let unreadable = async |text: &str| tables.play().plan(Request::new(table, PersonId(2)), text).await;
    assert!(matches!(unreadable("add 1, jump").await, Err(TableError::Unreadable(word)) if word == "jump"));
    for text in ["", " , ;"] {
        assert!(matches!(unreadable(text).await, Err(TableError::Unreadable(_))), "{text}");
    }
    let long = unreadable(&["add 1"; MOST_PLANNED + 1].join(",")).await;
    assert!(matches!(long, Err(TableError::PlanTooLong { most: MOST_PLANNED })), "{long:?}");
    let most = tables.play().plan(Request::new(table, PersonId(2)), &["add 1"; MOST_PLANNED].join(",")).await.unwrap();
    assert_eq!(most.plan.len(), MOST_PLANNED);
    assert_eq!(
        tables.play().withdraw_orders(Request::new(table, PersonId(2)), None).await.unwrap(),
        Default::default()
    );
    let again = tables.play().withdraw_orders(Request::new(table, PersonId(2)), None).await;
    assert!(matches!(again, Err(TableError::NoSuchOrder)), "{again:?}");
    assert_eq!(say(&tables, table, 1, "add 1").await.unwrap().entries.len(), 1, "the plan is empty");
}

/// In random games between people without a plan: bids are correct, and an order that stays while it wins wins.
#[test]
fn a_bid_says_what_a_combat_costs_and_how_it_ends() {
    let titles = raids();
    let title = titles.default_of("raids").unwrap();
    let (mut bids, mut won) = (0, 0);
    for game in 0..60 {
        let seats = 2 + (game % 3) as u8;
        let (mut position, _) = title.start(&Value::Null, seats, &Seed::from_number(game)).unwrap();
        let mut dice = Dice::new(game);
        // The cost of each seat in the current combat, and whether it has stayed while it wins.
        let (mut spent, mut winning) = (vec![0_u64; seats.into()], vec![false; seats.into()]);
        while let Some(open) = position.decisions().into_iter().next() {
            let seat = open.seat;
            let legal = position.legal(seat);
            let bid = position.bid(seat);
            assert_eq!(bid.is_some(), open.kind == "fight");
            let code = match &bid {
                None => dice.pick(&legal),
                Some(bid) => {
                    bids += 1;
                    assert!(legal.contains(&bid.stay.to_string()) && legal.contains(&bid.leave.to_string()));
                    assert_eq!(u64::from(bid.spent), spent[seat.index()], "spent before");
                    assert!(title.stakes().contains(&bid.stake) && bid.against != seat);
                    let order = [Order::always(Answer::WhileWinning)];
                    let (_, answer) = orders::decide(&order, position.part(), bid).unwrap();
                    if seat.0 == 0 { answer.to_string() } else { dice.pick(&legal) }
                }
            };
            winning[seat.index()] |= bid.as_ref().is_some_and(|bid| seat.0 == 0 && code == bid.stay.code());
            let cost = bid.as_ref().map(|bid| u64::from(bid.cost));
            for event in position.act(seat, &code).unwrap() {
                let of = |key: &str| event[key].as_u64().unwrap() as usize;
                match event["event"].as_str().unwrap() {
                    "attacked" => {
                        (spent, winning) = (vec![0; seats.into()], vec![false; seats.into()]);
                        spent[of("attacker")] = 1;
                    }
                    "retaliated" => {
                        assert_eq!(event["vikings"].as_u64(), cost, "what it costs to stay");
                        spent[of("seat")] += cost.unwrap();
                    }
                    "fled" => {
                        assert!(!winning[of("seat")], "game {game}: a seat that stays while it wins does not flee");
                        won += usize::from(winning[of("winner")]);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(bids > 100 && won > 20, "{bids} bids, {won} combats won by order");
}

#[test]
fn planned_move_that_became_an_attack_is_not_made() {
    let titles = raids();
    let (start, _) = titles.default_of("raids").unwrap().start(&Value::Null, 3, &Seed::from_number(1)).unwrap();
    let (mut position, mut dice, mut attacks, mut peaceful) = (start, Dice::new(4), 0, 0);
    for _ in 0..400 {
        let Some(open) = position.decisions().into_iter().next() else { break };
        for action in position.choices(open.seat).all() {
            let events = position.duplicate().apply(open.seat, action).unwrap();
            let attack = events.iter().any(|event| event["event"] == "attacked");
            assert_eq!(position.unasked(open.seat, action), !attack, "{action}");
            if attack { attacks += 1 } else { peaceful += 1 }
        }
        let code = dice.pick(&position.legal(open.seat));
        position.act(open.seat, &code).unwrap();
    }
    assert!(attacks > 5 && peaceful > 100, "{attacks} attacks, {peaceful} other moves");
}

/// Plays random games of a title until the turn passes to a seat with `unasked` possible moves. Returns the acting seat
/// with its code, and the possible moves of the next seat.
async fn turn_about_to_pass(tables: &Tables, table: TableId, dice: &mut Dice) -> (Seat, String, Seat, String) {
    for _ in 0..400 {
        let view = tables.look(table).await.unwrap();
        let seat = view.begun().unwrap_or(view.open[0].decision.seat);
        let view = view.seen_by(PersonId(number(seat)));
        let position = view.unredacted().unwrap();
        let legal = position.legal(seat);
        for code in &legal {
            let next = after(position.as_ref(), seat, code);
            let asked = next.decisions();
            let [open] = &asked[..] else { continue };
            let waits = open.seat != seat && view.decision_of(open.seat).is_none();
            let later = waits && !open.out_of_turn && next.part() == position.part();
            let made = |action: &&skald::title::Action| later && next.unasked(open.seat, action);
            if let Some(action) = next.choices(open.seat).all().find(made) {
                return (seat, code.clone(), open.seat, action.to_string());
            }
        }
        say(tables, table, number(seat), &dice.pick(&legal)).await.unwrap();
    }
    panic!("no turn passes");
}

#[tokio::test]
async fn every_title_makes_planned_moves() {
    let titles = raids();
    for key in titles.keys() {
        let tables = tables_in(Arc::new(Memory::new()), raids());
        let seats = titles.default_of(key).unwrap().meta().seats.0.max(2);
        let table = tables.lobby().open(Open { title: key.to_owned(), ..opening(5, seats) }, None).await.unwrap().id;
        for other in 2..=u64::from(seats) {
            tables.lobby().join(Request::new(table, person(other))).await.unwrap();
        }
        tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
        let mut dice = Dice::new(11);
        for _ in 0..3 {
            let (seat, code, planner, planned) = turn_about_to_pass(&tables, table, &mut dice).await;
            let person = PersonId(number(planner));
            let orders = tables.play().plan(Request::new(table, person), &planned).await.unwrap();
            assert_eq!(orders.plan, std::slice::from_ref(&planned), "{key}");
            let before = tables.look(table).await.unwrap().seq;
            say(&tables, table, number(seat), &code).await.unwrap();
            // A person who may still undo a step ends the turn by hand.
            while tables.play().orders(table, person).await.unwrap().plan.len() == 1 {
                let view = running(&tables, table, seat).await;
                let [only] = &view.unredacted().unwrap().legal(seat)[..] else {
                    panic!("{key}: no other decision is open")
                };
                say(&tables, table, number(seat), only).await.unwrap();
            }
            let log = tables.records().unredacted_log(table, before.next(), 100).await.unwrap();
            let made = log.iter().find(|entry| entry.actor == Actor::Ordered).expect("is made by itself");
            assert_eq!((made.kind, made.action.as_deref()), (EntryKind::Act(planner), Some(planned.as_str())), "{key}");
        }
        tables.records().export(table, true).await.unwrap().replay(&titles).unwrap();
    }
}

#[tokio::test]
async fn order_given_during_a_turn_keeps_its_steps() {
    let war = War::lead(Arc::new(Memory::new()), 1).await;
    let (mut dice, mut stood) = (Dice::new(8), Value::Null);
    let view = loop {
        let view = war.running().await;
        if view.begun().is_some() {
            break view;
        }
        stood = war.position().await;
        let seat = view.open[0].decision.seat;
        play(&war.tables, war.table, seat, &dice.pick(&view.unredacted().unwrap().legal(seat))).await;
    };
    let seat = view.begun().unwrap();
    war.order(seat, Answer::Never).await;
    let after = war.running().await;
    assert_eq!((after.begun(), &after.steps), (Some(seat), &view.steps));
    let person = PersonId(number(seat));
    war.tables.play().undo(Request::new(war.table, person), None).await.unwrap();
    assert_eq!(war.position().await, stood, "the step is taken back");
    let kept = war.tables.play().orders(war.table, person).await.unwrap().standing;
    assert_eq!(kept, [Order::always(Answer::Never)], "and the order is not");
    war.tables.records().export(war.table, true).await.unwrap().replay(&raids()).unwrap();
    assert_eq!(war.tables.admin().verify().await.unwrap().differing, Vec::new());
}

#[tokio::test]
async fn all_moves_of_a_plan_are_made_in_one_turn() {
    let tables = tables_in(Arc::new(Memory::new()), dig::titles());
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    tables.play().plan(Request::new(table, PersonId(2)), "walk, walk, pass").await.unwrap();
    say(&tables, table, 1, "walk").await.unwrap();
    let acted = say(&tables, table, 1, "pass").await.unwrap();
    let done: Vec<_> = acted.entries.iter().map(|entry| (entry.is_ordered(), entry.unredacted().0)).collect();
    let planned = ["walk", "walk", "pass"].map(|code| (true, Some(code)));
    assert_eq!((done[0], &done[1..]), ((false, Some("pass")), &planned[..]));
    assert_eq!(tables.look(table).await.unwrap().open[0].decision.seat, Seat(0));
    assert_eq!(tables.play().orders(table, PersonId(2)).await.unwrap(), Default::default());
}

#[tokio::test]
async fn a_plan_answers_nothing_out_of_turn() {
    let tables = tables();
    let table = counting(&tables).await;
    tables.play().plan(Request::new(table, PersonId(2)), "take").await.unwrap();
    let dared = say(&tables, table, 1, "dare").await.unwrap();
    assert_eq!((dared.entries.len(), dared.view.open[0].decision.seat), (1, Seat(1)), "the person is asked");
    assert_eq!(tables.play().orders(table, PersonId(2)).await.unwrap().plan, ["take"]);
}

#[tokio::test]
async fn a_forced_move_is_no_part_of_a_plan() {
    let tables = tables();
    let table = late(&tables).await;
    tables.play().plan(Request::new(table, PersonId(1)), "add 2").await.unwrap();
    let acted = say(&tables, table, 2, "stake 1").await.unwrap();
    assert_eq!(acted.view.open[0].decision.seat, Seat(0), "the first who has a choice");
    let orders = tables.play().orders(table, PersonId(1)).await.unwrap();
    assert_eq!((orders.plan, orders.lapsed), (Vec::<String>::new(), vec!["add 2".to_owned()]));
}

/// A commit holds 64 moves without a person. Here the choice comes right after them, and the plan would have answered
/// it.
#[tokio::test]
async fn plan_that_lapses_in_a_later_commit_notifies_its_person() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), support::count::titles());
    let table = late(&tables).await;
    let head = store.load(table).await.unwrap().unwrap();
    let last = store.entries(table, head.seq, 1).await.unwrap().remove(0);
    let mut position: Value = head.position.as_ref().unwrap().read().unwrap();
    position["open"]["count"] = (LATE - 64).into();
    let (seq, position) = (head.seq.next(), Some(JsonText::of(&position).unwrap()));
    let (kind, events) = (EntryKind::Resume, Vec::new().into());
    let commit = Commit {
        expected: head.seq,
        before: None,
        head: Arc::new(Head { seq, position, ..Head::clone(&head) }),
        entries: vec![skald::store::Entry { seq, kind, action: None, events, ..last }],
        notices: Vec::new(),
        memos: Vec::new(),
        idempotency_key: None,
        at: tables.now(),
    };
    store.commit(commit).await.unwrap();

    tables.play().plan(Request::new(table, PersonId(1)), "add 2").await.unwrap();
    let acted = say(&tables, table, 2, "stake 1").await.unwrap();
    assert_eq!(acted.entries.len(), 65, "the commit is full");
    let decision = DecisionId(acted.entries[64].seq.0);
    assert_eq!((acted.view.open[0].decision.seat, acted.view.open[0].id), (Seat(0), decision));
    assert_eq!(turns(&tables).await, [NoticeKind::Turn { seat: Seat(0), decision }]);
    assert_eq!(tables.play().orders(table, PersonId(1)).await.unwrap().lapsed, ["add 2"]);
}

/// The seats with a notice of automatic moves, and the decisions.
async fn notified(tables: &Tables) -> Vec<(Seat, u64)> {
    let notified = |kind| match kind {
        NoticeKind::Decide { seat, decision, .. } => Some((seat, decision.0)),
        _ => None,
    };
    delivered(tables).await.into_iter().filter_map(notified).collect()
}

#[tokio::test]
async fn seat_is_notified_of_its_last_automatic_move() {
    let tables = tables();
    let options = serde_json::json!({ "dares": "must" });
    let table = tables.lobby().open(Open { options, ..opening(5, 3) }, None).await.unwrap().id;
    for number in 2..=3 {
        tables.lobby().join(Request::new(table, person(number))).await.unwrap();
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let begun = [(1, "stake 1"), (2, "stake 1"), (3, "stake 1"), (1, "add 1"), (2, "add 1")];
    all_say(&tables, table, &begun).await;
    delivered(&tables).await;
    // Two seats with orders that act.
    for number in [1, 2] {
        tables.play().plan(Request::new(table, PersonId(number)), "add 1").await.unwrap();
    }
    let acted = say(&tables, table, 3, "add 1").await.unwrap();
    let seq = |at: usize| acted.entries[at].seq.0;
    assert_eq!(acted.entries.len(), 3);
    assert_eq!(notified(&tables).await, [(Seat(0), seq(0)), (Seat(1), seq(1))]);
    // One whose orders act twice, and in between the other, who has one answer only.
    tables.play().plan(Request::new(table, PersonId(1)), "dare, add 1").await.unwrap();
    let acted = say(&tables, table, 3, "add 1").await.unwrap();
    let codes: Vec<_> = acted.entries.iter().map(|entry| entry.unredacted().0.unwrap()).collect();
    assert_eq!(codes, ["add 1", "dare", "take", "add 1"]);
    let seq = |at: usize| acted.entries[at].seq.0;
    assert_eq!(notified(&tables).await, [(Seat(1), seq(1)), (Seat(0), seq(2))]);
}

/// All agree to undo the last move of a seat.
async fn taken_back(war: &War, seat: Seat) {
    war.tables.play().ask_undo(Request::new(war.table, PersonId(number(seat))), None).await.unwrap();
    for other in Seat::all(3).filter(|other| *other != seat) {
        war.tables.play().answer_undo(Request::new(war.table, PersonId(number(other))), None, true).await.unwrap();
    }
}

#[tokio::test]
async fn the_preview_leaves_out_answers_that_were_taken_back() {
    let war = War::lead(Arc::new(Memory::new()), 3).await;
    let contests = async || war.tables.play().contests(war.table, PersonId(number(war.defender))).await.unwrap();
    let before = contests().await.len();
    let answers = async || {
        let mut all = contests().await;
        assert_eq!(all.len(), (before + 1).min(10));
        let last = all.pop().unwrap();
        last.answers.iter().map(|answer| (answer.cost, answer.stayed)).collect::<Vec<_>>()
    };
    let says = async |seat: Seat, code: &str| say(&war.tables, war.table, number(seat), code).await.unwrap();
    war.attack().await;
    says(war.defender, "retaliate").await;
    says(war.attacker, "retaliate").await;
    taken_back(&war, war.attacker).await;
    assert_eq!(answers().await, [(2, true)], "no move of the defender was undone");
    says(war.attacker, "retaliate").await;
    says(war.defender, "flee").await;
    assert_eq!(answers().await, [(2, true), (4, false)], "in one contest");
    taken_back(&war, war.defender).await;
    assert_eq!(answers().await, [(2, true)]);
}

#[tokio::test]
async fn preview_ignores_the_number_of_contests() {
    let war = War::lead(Arc::new(Memory::new()), 3).await;
    let defender = PersonId(number(war.defender));
    let once = Order { contests: Some(1), ..Order::always(Answer::UpTo(99)) };
    war.tables.play().give_order(Request::new(war.table, defender), once).await.unwrap();
    war.attack().await;
    let standing = war.tables.play().orders(war.table, defender).await.unwrap().standing;
    assert_eq!(standing[0].contests, Some(0), "the current contest is the last one");
    let contest = war.tables.play().contests(war.table, defender).await.unwrap().pop().unwrap();
    assert_eq!((contest.answers[0].stayed, contest.answers[0].ordered), (true, Some(true)));
}
