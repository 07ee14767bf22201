//! Orders through the sandbox: given by a command or a button, followed without a call, and shown only to their owner.

use support::{evening, lead};

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, moved_on, text, without_limits};
use lead::{Consequence, lead};
use serde_json::{Value, json};
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::table::{Actor, EntryKind, TableView};
use skald::words::{Args, Locale, Words};
use support::sandbox::{Id, Look};

/// After this time a person no longer counts as being in the middle of a turn.
const LATER: Duration = Duration::from_secs(61);
/// How long a test waits to be sure that nothing happens.
const A_WHILE: Duration = Duration::from_millis(700);

/// A game before an attack, after a pause without actions.
struct Attack {
    evening: Evening,
    view: TableView,
    attacker: Id,
    code: String,
    defender: Id,
    seat: Seat,
}

impl Attack {
    async fn lead() -> Self {
        Self::lead_to(retaliates_once).await
    }

    /// The same with an attack of the wanted consequence; `wanted` gets attacker and defender.
    async fn lead_to(wanted: impl Fn(Seat, Seat, &Consequence) -> bool) -> Self {
        let evening = Evening::begin(without_limits()).await;
        evening.start_game(3, 3).await;
        let others = |seat| Seat::all(3).filter(move |other| *other != seat);
        let (view, mover, code) =
            lead(&evening, |seat, came| others(seat).any(|other| wanted(seat, other, came))).await;
        let came = lead::act(view.unredacted().map(|position| position.as_ref()).unwrap(), mover, &code);
        let seat = others(mover).find(|other| wanted(mover, *other, &came)).unwrap();
        let (attacker, defender) = (evening.member_on(&view, mover), evening.member_on(&view, seat));
        evening.pass(LATER);
        evening.delivered().await;
        Self { evening, view, attacker, code, defender, seat }
    }

    async fn attack(&self) -> Message {
        let reply = self.evening.slash(self.attacker, "play", &[("action", json!(self.code))]).await;
        moved_on(&self.evening, self.view.seq).await;
        reply
    }

    /// A sentence in the defender's language, up to its first argument.
    fn words(&self, key: &str) -> String {
        let said = Words::say(self.locale(), key, &Args::new());
        said.split('{').next().unwrap_or_default().trim().to_owned()
    }

    fn locale(&self) -> Locale {
        self.view.occupant(self.seat).and_then(|occupant| occupant.person()).unwrap().locale
    }

    /// The number of direct messages and mentions to the defender.
    fn calls(&self) -> usize {
        let named = format!("<@{}>", self.defender);
        let to = |channel: Id| format!("/channels/{channel}/messages");
        self.evening.sandbox.look(|look| {
            let dm = look.dm(self.defender);
            let posts = look.journal().iter().filter(|exchange| exchange.method == "POST" && exchange.status == 200);
            let calls = posts.filter(|exchange| {
                let says = exchange.request["content"].as_str().unwrap_or_default().contains(&named);
                dm.is_some_and(|dm| exchange.path == to(dm)) || says && exchange.path == to(self.evening.channel)
            });
            calls.count()
        })
    }

    async fn end(mut self) {
        self.evening.stop().await;
        self.evening.assert_no_faults();
    }
}

/// The attacked seat can retaliate, and then the attacker must decide.
fn retaliates_once(attacker: Seat, defender: Seat, came: &Consequence) -> bool {
    let back = came.then(defender, "retaliate", true);
    back.is_some_and(|came| matches!(&came.asked()[..], [open] if open.seat == attacker && !open.out_of_turn))
}

/// Both sides can retaliate once, and then the attacked seat may flee to several places.
fn retaliates_and_flees(attacker: Seat, defender: Seat, came: &Consequence) -> bool {
    let back = came.then(defender, "retaliate", true).and_then(|came| came.then(attacker, "retaliate", false));
    let fled = back.and_then(|came| came.then(defender, "flee", true));
    fled.is_some_and(|came| matches!(&came.asked()[..], [open] if open.seat == defender && open.kind == "sail"))
}

/// `up to a limit`, as the command offers it.
fn up_to(most: u16) -> [(&'static str, Value); 2] {
    [("answer", json!(1)), ("most", json!(most))]
}

#[tokio::test(start_paused = true)]
async fn order_is_followed_without_a_call_and_reported_later() {
    let mut attack = Attack::lead().await;
    let set = attack.evening.slash(attack.defender, "orders add", &up_to(30)).await;
    assert!(set.is_ephemeral() && text(&set).contains("30"), "{}", text(&set));
    assert!(ends(&set, ":orders:clear"), "{:?}", set.custom_ids());
    // The order survives a restart.
    attack.evening.restart().await;
    let before = attack.calls();
    let reply = attack.attack().await;
    let view = attack.evening.view().await;
    let log = attack.evening.tables.records().unredacted_log(view.id, attack.view.seq.next(), 9).await.unwrap();
    let entry = log.into_iter().find(|entry| entry.kind == EntryKind::Act(attack.seat)).expect("an answer");
    assert_eq!((entry.actor, entry.action.as_deref()), (Actor::Ordered, Some("retaliate")));
    // The attacker and the board learn that it was by order.
    let by_order = |message: &Message| text(message).contains("📜");
    assert!(by_order(&reply), "{}", text(&reply));
    attack.evening.message(attack.defender, "the board with the answer", |message| by_order(message)).await;
    attack.evening.delivered().await;
    attack.evening.pass(LATER);
    tokio::time::sleep(A_WHILE).await;
    attack.evening.delivered().await;
    assert_eq!(attack.calls(), before, "the bot calls no one for a decision that an order answers");
    let shown = attack.evening.slash(attack.defender, "orders show", &[]).await;
    let past = format!("`#{}`", entry.seq.0);
    assert!(text(&shown).contains(&past), "{}", text(&shown));
    let log = attack.evening.slash(attack.defender, "log", &[]).await;
    assert!(text(&log).contains("📜"), "{}", text(&log));
    attack.end().await;
}

#[tokio::test(start_paused = true)]
async fn combat_between_two_orders_is_reported_in_one_message() {
    let attack = Attack::lead_to(retaliates_and_flees).await;
    attack.evening.slash(attack.attacker, "orders add", &up_to(4)).await;
    attack.evening.slash(attack.defender, "orders add", &up_to(2)).await;
    let (before, stood) = (attack.calls(), attack.evening.view().await.seq);
    let reply = attack.attack().await;
    let view = attack.evening.view().await;
    assert_eq!(view.seq.0, stood.0 + 4, "the attack, an answer of each side, and the flight");
    let open = view.decision_of(attack.seat).expect("the defender chooses a destination").clone();
    let dm = attack.evening.offer(attack.defender, &view, &open).await;
    attack.evening.delivered().await;
    assert_eq!(attack.calls(), before + 1, "the bot calls once for the decision without an order");
    for message in [&dm, &reply] {
        assert_eq!(message.content.matches("📜").count(), 3, "every answer by order: {}", message.content);
    }
    attack.end().await;
}

#[tokio::test(start_paused = true)]
async fn order_button_answers_a_combat_and_all_that_follow() {
    let attack = Attack::lead().await;
    attack.attack().await;
    let asks = |message: &Message| ends(message, ":orders:never") && ends(message, ":orders:wins");
    let dm = attack.evening.direct(attack.defender, "the direct message", asks).await;
    let press = attack.evening.sandbox.press(attack.defender, dm.id, &id_ending(&dm, ":orders:never")).unwrap();
    press.settled(SOON).await.unwrap();
    let answers = |message: &Message| ends(message, ":orders:clear");
    let answer = attack.evening.direct(attack.defender, "the answer", answers).await;
    assert!(answer.is_ephemeral() && text(&answer).contains(&attack.words("raids-order-never")), "{}", text(&answer));
    let view = attack.evening.view().await;
    assert!(view.open.iter().all(|open| !open.is_contest()), "it answered");
    let over = |look: &Look<'_>| {
        let message = look.message(attack.defender, dm.id)?;
        (!ends(message, ":orders:never")).then_some(())
    };
    attack.evening.sandbox.wait_for("the buttons to go", SOON, over).await.unwrap();
    let orders =
        attack.evening.tables.play().orders(view.id, skald::table::PersonId(attack.defender.get())).await.unwrap();
    assert_eq!(orders.standing.len(), 1);
    let clear = attack.evening.sandbox.press(attack.defender, answer.id, &id_ending(&answer, ":orders:clear")).unwrap();
    clear.settled(SOON).await.unwrap();
    let begun = tokio::time::Instant::now();
    let left = async || {
        attack.evening.tables.play().orders(view.id, skald::table::PersonId(attack.defender.get())).await.unwrap()
    };
    while !left().await.standing.is_empty() {
        assert!(begun.elapsed() < SOON, "the order is not withdrawn");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    attack.end().await;
}

#[tokio::test(start_paused = true)]
async fn invalid_order_is_answered_with_advice() {
    let attack = Attack::lead().await;
    let say = async |member: Id, command: &str, options: &[(&str, Value)]| {
        let reply = attack.evening.slash(member, command, options).await;
        assert!(reply.is_ephemeral());
        text(&reply)
    };
    let missing = say(attack.defender, "orders add", &[("answer", json!(1))]).await;
    assert!(missing.contains(&attack.words("command-orders-add-most")), "{missing}");
    let nothing = say(attack.defender, "orders clear", &[]).await;
    assert!(nothing.contains("/"), "{nothing}");
    let own = format!("{}", attack.seat);
    let itself = say(attack.defender, "orders add", &[("answer", json!(0)), ("opponent", json!(own))]).await;
    let nonexistent = say(attack.defender, "orders add", &[("answer", json!(0)), ("opponent", json!("9"))]).await;
    assert!(
        itself.contains(&attack.words("discord-refuse-own-seat")) && nonexistent.contains('9'),
        "{itself} {nonexistent}"
    );
    let stake = say(attack.defender, "orders add", &[("answer", json!(0)), ("stake", json!("dragon"))]).await;
    assert!(stake.contains("dragon"), "{stake}");
    let named = attack.words("raids-stake-rune");
    let rune =
        say(attack.defender, "orders add", &[("answer", json!(0)), ("stake", json!(named.to_uppercase()))]).await;
    assert!(rune.contains(&named), "{rune}");
    // A plan for the next turn: the bot keeps it for a waiting player and refuses it to the player to move.
    let next = [("action", json!("dock")), ("when", json!(1))];
    assert!(say(attack.defender, "play", &next).await.contains("`dock`"));
    assert!(say(attack.defender, "orders show", &[]).await.contains("`dock`"));
    let orders = attack
        .evening
        .tables
        .play()
        .orders(attack.view.id, skald::table::PersonId(attack.attacker.get()))
        .await
        .unwrap();
    say(attack.attacker, "play", &next).await;
    let after = attack
        .evening
        .tables
        .play()
        .orders(attack.view.id, skald::table::PersonId(attack.attacker.get()))
        .await
        .unwrap();
    assert_eq!(orders, after, "it is their turn now");
    attack.end().await;
}

#[tokio::test(start_paused = true)]
async fn impossible_plan_is_reported_to_its_owner_only() {
    let attack = Attack::lead().await;
    let person = skald::table::PersonId(attack.defender.get());
    let next = [("action", json!("sail 1")), ("when", json!(1))];
    assert!(attack.evening.slash(attack.defender, "play", &next).await.is_ephemeral());
    let mut asked = None;
    for _ in 0..60 {
        let view = attack.evening.view().await;
        let lapsed = !attack.evening.tables.play().orders(view.id, person).await.unwrap().lapsed.is_empty();
        let open = &view.open[0].decision;
        if lapsed && view.begun().is_none() && !open.out_of_turn && view.seat_of(person) == Some(open.seat) {
            asked = Some(open.seat);
            break;
        }
        let seat = open.seat;
        lead::play(&attack.evening, &view, seat, &view.unredacted().unwrap().legal(seat)[0]).await;
    }
    assert!(asked.is_some(), "the turn comes");
    attack.evening.pass(LATER);
    let called = format!("<@{}>", attack.defender);
    let called = |message: &Message| text(message).contains(&called) && text(message).contains("/orders show");
    attack.evening.message(attack.defender, "a call that says where the plan went", called).await;
    let channel = attack.evening.sandbox.messages(attack.attacker, attack.evening.channel);
    assert!(!channel.iter().any(|message| text(message).contains("sail 1`")), "the channel does not show the plan");
    let shown = attack.evening.slash(attack.defender, "orders show", &[]).await;
    let lapsed = attack.words("orders-lapsed");
    assert!(text(&shown).contains(&lapsed) && text(&shown).contains("`sail 1`"), "{}", text(&shown));
    let log = attack.evening.slash(attack.defender, "log", &[]).await;
    assert!(text(&log).contains(&attack.words("orders-log-lapsed")), "{}", text(&log));
    attack.end().await;
}
