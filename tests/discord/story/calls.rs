//! Decisions out of turn through the sandbox: where and how often the bot calls a defender, and the text of the calls.

use support::{evening, lead};

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, moved_on, offered, press_on, shown, text, without_limits};
use lead::{Consequence, lead, play};
use serde_json::json;
use skald::discord::messages::names;
use skald::engine::{Seat, Viewer};
use skald::sandbox::message::Message;
use skald::table::{Actor, Authority, EntryKind, OpenDecision, PersonId, Request, Seq, TableView};
use skald::words::{Locale, Voice};
use support::sandbox::{Exchange, Failure, Id, Look};

/// After this time a person no longer counts as being in the middle of a turn.
const LATER: Duration = Duration::from_secs(61);
/// How long a test waits to be sure that nothing happens.
const A_WHILE: Duration = Duration::from_millis(700);
/// The place of the table in a direct message.
const PLACE: &str = "**The Longhouse** › #general";

/// A combat that is about to begin.
struct Combat {
    evening: Evening,
    view: TableView,
    attacker: Id,
    code: String,
    defender: Id,
    seat: Seat,
}

impl Combat {
    /// A game of three people before an attack with the wanted consequence; `wanted` gets attacker and defender.
    async fn lead(wanted: impl Fn(Seat, Seat, &Consequence) -> bool) -> Self {
        let evening = Evening::begin(without_limits()).await;
        evening.start_game(3, 3).await;
        Self::lead_in(evening, wanted).await
    }

    /// The same in a game that has started.
    async fn lead_in(evening: Evening, wanted: impl Fn(Seat, Seat, &Consequence) -> bool) -> Self {
        let others = |seat| Seat::all(3).filter(move |other| *other != seat);
        let (view, mover, code) =
            lead(&evening, |seat, came| others(seat).any(|other| wanted(seat, other, came))).await;
        let came = lead::act(view.unredacted().map(|position| position.as_ref()).unwrap(), mover, &code);
        let seat = others(mover).find(|other| wanted(mover, *other, &came)).unwrap();
        let (attacker, defender) = (evening.member_on(&view, mover), evening.member_on(&view, seat));
        Self { evening, view, attacker, code, defender, seat }
    }

    /// The same after a pause, so that no person counts as being in the middle of a turn.
    async fn after_pause(wanted: impl Fn(Seat, Seat, &Consequence) -> bool) -> Self {
        let combat = Self::lead(wanted).await;
        combat.later().await;
        combat
    }

    async fn later(&self) {
        self.evening.pass(LATER);
        self.evening.delivered().await;
    }

    /// Makes the attack by a typed code.
    async fn attack(&self) -> TableView {
        self.evening.slash(self.attacker, "play", &[("action", json!(self.code))]).await;
        moved_on(&self.evening, self.view.seq).await
    }

    /// Attacks a defender with closed direct messages. Returns the number of earlier calls, and the mention in the channel.
    async fn attack_by_mention(&self) -> ((usize, usize), Message) {
        self.evening.sandbox.close_dms(self.defender, true).unwrap();
        let before = self.calls();
        self.attack().await;
        self.called(before, (0, 1)).await;
        let name = format!("<@{}>", self.defender);
        let mention = |message: &Message| message.content.starts_with(&name);
        (before, self.evening.message(self.attacker, "the mention", mention).await)
    }

    /// The open decision of the defender.
    async fn asked(&self) -> (TableView, OpenDecision) {
        let view = self.evening.view().await;
        let open = view.decision_of(self.seat).expect("the defender has a decision").clone();
        assert!(open.decision.out_of_turn);
        (view, open)
    }

    /// The direct message with that decision.
    async fn dm(&self) -> Message {
        let (view, open) = self.asked().await;
        self.evening.offer(self.defender, &view, &open).await
    }

    /// Answers in a message that offers the choices.
    async fn answer(&self, message: &Message, code: &str) {
        let (view, open) = self.asked().await;
        let legal = view.unredacted().unwrap().legal(self.seat);
        let choice = legal.iter().position(|legal| legal == code).expect("is legal");
        self.evening.take(self.defender, message, &offered(message, &view, &open, choice)).await;
        moved_on(&self.evening, view.seq).await;
    }

    /// Answers with any choice that ends the decision.
    async fn answer_somehow(&self, message: &Message) {
        let (view, _) = self.asked().await;
        let code = view.unredacted().unwrap().legal(self.seat).remove(0);
        self.answer(message, &code).await;
    }

    /// The number of direct messages to the defender, and of mentions in the channel.
    fn calls(&self) -> (usize, usize) {
        let (named, to) = (format!("<@{}>", self.defender), |channel: Id| format!("/channels/{channel}/messages"));
        self.evening.sandbox.look(|look| {
            let dm = look.dm(self.defender);
            let posts = look.journal().iter().filter(|exchange| exchange.method == "POST" && exchange.status == 200);
            posts.fold((0, 0), |(direct, mentions), exchange| {
                let says = |what: &str| exchange.request["content"].as_str().unwrap_or_default().contains(what);
                let directly = dm.is_some_and(|dm| exchange.path == to(dm));
                let mentioned = exchange.path == to(self.evening.channel) && says(&named);
                (direct + usize::from(directly), mentions + usize::from(mentioned))
            })
        })
    }

    /// The number of refused direct messages.
    fn refused(&self) -> usize {
        let is_refused = |it: &&Exchange| it.status == 403 && it.template.ends_with("/messages");
        self.evening.sandbox.look(|look| look.journal().iter().filter(is_refused).count())
    }

    /// The number of calls since `before`, after a pause and with an empty outbox.
    async fn calls_since(&self, before: (usize, usize)) -> (usize, usize) {
        self.evening.delivered().await;
        tokio::time::sleep(A_WHILE).await;
        let now = self.calls();
        (now.0 - before.0, now.1 - before.1)
    }

    /// Waits for this number of calls since `before`.
    async fn called(&self, before: (usize, usize), times: (usize, usize)) {
        let begun = tokio::time::Instant::now();
        while (self.calls().0, self.calls().1) != (before.0 + times.0, before.1 + times.1) {
            assert!(begun.elapsed() < SOON, "called {:?} since {before:?}, not {times:?}", self.calls());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(self.calls_since(before).await, times);
    }

    /// Waits for a state of a direct message.
    async fn shows(&self, what: &str, dm: Id, wanted: impl Fn(&Message) -> bool) -> Message {
        let seen = |look: &Look<'_>| look.message(self.defender, dm).filter(|message| wanted(message)).cloned();
        self.evening.sandbox.wait_for(what, SOON, seen).await.unwrap_or_else(|error| {
            panic!(
                "{error}; there is {:?}",
                self.evening.sandbox.look(|look| look.message(self.defender, dm).map(text))
            )
        })
    }

    /// The attacker posts the board again, upon which delivery checks all calls.
    async fn post_anew(&self) {
        let board = |message: &Message| !message.is_ephemeral() && !message.embeds.is_empty();
        let old = self.evening.message(self.attacker, "the board", board).await;
        let private = self.evening.slash(self.attacker, "board", &[("view", json!(2))]).await;
        self.evening.sandbox.press(self.attacker, private.id, &id_ending(&private, ":board:post")).unwrap();
        let gone = |look: &Look<'_>| look.message(self.attacker, old.id).is_none().then_some(());
        self.evening.sandbox.wait_for("the old board to go", SOON, gone).await.unwrap();
        tokio::time::sleep(A_WHILE).await;
    }

    /// The text about an entry in a direct message to the defender.
    async fn told(&self, seq: Seq, viewer: Viewer) -> String {
        let person = self.view.occupant(self.seat).and_then(|occupant| occupant.person()).unwrap();
        let locale = if viewer == Viewer::Public { Locale::En } else { person.locale };
        let entry = self.evening.tables.records().unredacted_log(self.view.id, seq, 1).await.unwrap().remove(0);
        let view = if viewer == Viewer::Public { self.view.clone() } else { self.view.as_seat(self.seat) };
        shown(&view.narrate(&entry.into(), &names::voice(&self.view, locale)).join("\n"))
    }

    /// Others write enough messages that the next board is a new one. Then the direct message is the only edit.
    fn bury_the_board(&self) {
        for _ in 0..10 {
            self.evening.sandbox.say(self.attacker, self.evening.channel, "Skol!").unwrap();
        }
    }

    async fn end(mut self) {
        self.evening.stop().await;
        self.evening.assert_no_faults();
    }
}

/// The attacked seat has a forced move, and another seat is next.
fn moved_and_waits(_: Seat, defender: Seat, came: &Consequence) -> bool {
    let asked = came.asked();
    came.moved(defender) && asked.len() == 1 && asked[0].seat != defender && !asked[0].out_of_turn
}

/// The attacked seat may retaliate or flee. When it flees it chooses the destination, and then its part is over.
fn asked_twice(_: Seat, defender: Seat, came: &Consequence) -> bool {
    let fled = came.then(defender, "flee", true);
    fled.is_some_and(|fled| {
        let asked = fled.asked();
        let over = |code: &String| fled.then(defender, code, true).is_some_and(|end| !end.asked()[0].out_of_turn);
        asked.len() == 1
            && asked[0].seat == defender
            && asked[0].out_of_turn
            && fled.position.legal(defender).iter().all(over)
    })
}

/// The attacked seat retaliates. The attacker, who has a choice, flees and ends its turn.
fn given_up(attacker: Seat, defender: Seat, came: &Consequence) -> bool {
    let back = came.then(defender, "retaliate", true).filter(|came| came.asked()[0].seat == attacker);
    let off = back.and_then(|came| came.then(attacker, "flee", false));
    let off = off.filter(|came| came.asked().len() == 1 && came.asked()[0].seat == attacker);
    let ends = |came: &Consequence, code: &String| {
        came.then(attacker, code, false).is_some_and(|end| turn_is_over(&end, attacker, defender))
    };
    off.is_some_and(|came| came.position.legal(attacker).iter().any(|code| ends(&came, code)))
}

/// A seat other than the attacker is next in its own turn, and the defender had no forced move.
fn turn_is_over(came: &Consequence, attacker: Seat, defender: Seat) -> bool {
    let asked = came.asked();
    asked.len() == 1 && asked[0].seat != attacker && !asked[0].out_of_turn && !came.moved(defender)
}

/// A text as it appears in an embed, which [`text`] gives as JSON.
fn quoted(text: &str) -> String {
    json!(text).to_string().trim_matches('"').to_owned()
}

/// The attacked seat retaliates, the attacker too, and the attacked seat must decide again.
fn asked_again(attacker: Seat, defender: Seat, came: &Consequence) -> bool {
    let back = came.then(defender, "retaliate", true).and_then(|came| came.then(attacker, "retaliate", false));
    back.is_some_and(|came| came.asked().len() == 1 && came.asked()[0].seat == defender && came.asked()[0].out_of_turn)
}

#[tokio::test(start_paused = true)]
async fn forced_move_is_reported_at_once_in_one_message() {
    let combat = Combat::after_pause(moved_and_waits).await;
    let before = combat.calls();
    let view = combat.attack().await;
    combat.called(before, (1, 0)).await;
    let news = combat.evening.sandbox.look(|look| look.dm_messages(combat.defender).last().cloned().cloned()).unwrap();
    let first = combat.view.seq.next();
    let (attack, moved) = (
        combat.told(first, Viewer::Seat(combat.seat)).await,
        combat.told(first.next(), Viewer::Seat(combat.seat)).await,
    );
    assert!(news.content.contains(PLACE) && news.content.ends_with(&format!("{attack}\n{moved}")), "{}", news.content);
    let locale = view.occupant(combat.seat).and_then(|occupant| occupant.person()).unwrap().locale;
    let forced = Voice::new(locale, Vec::new())
        .say("discord-call-forced", ["table", "place", "link"].map(|fact| (fact, "|".into())));
    let (head, said) = (news.content.lines().next().unwrap(), forced.lines().next().unwrap());
    assert!(said.split('|').all(|part| head.contains(part)) && news.custom_ids().is_empty(), "{}", text(&news));
    // The bot reports it once, also after a restart and at the next call.
    let mut combat = combat;
    combat.evening.restart().await;
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (1, 0));
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn forced_move_is_reported_in_a_call_that_follows() {
    let evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("raids")), ("seats", json!(3)), ("pace", json!("slow"))];
    evening.slash(evening.member(0), "new", &options).await;
    for (member, command) in [(1, "join"), (2, "join"), (0, "start")] {
        evening.slash(evening.member(member), command, &[]).await;
    }
    // The bot called the defender a moment ago, so the news waits. Then the defender's turn comes.
    let combat = Combat::lead_in(evening, moved_and_waits).await;
    let before = combat.calls();
    combat.attack().await;
    assert_eq!(combat.calls_since(before).await, (0, 0));
    let moved = combat.told(combat.view.seq.next().next(), Viewer::Public).await;
    loop {
        let view = combat.evening.view().await;
        let (seat, position) = (view.open[0].decision.seat, view.unredacted().unwrap());
        if seat == combat.seat {
            assert!(!view.open[0].decision.out_of_turn);
            break;
        }
        let peaceful = |code: &String| {
            let asked = lead::act(position.as_ref(), seat, code).asked();
            !asked.iter().any(|decision| decision.seat == combat.seat && decision.out_of_turn)
        };
        let code = position.legal(seat).into_iter().find(peaceful).expect("there is a choice without an attack");
        play(&combat.evening, &view, seat, &code).await;
    }
    // They acted a moment ago, so the bot calls them after a minute without a move.
    assert_eq!(combat.calls_since(before).await, (0, 0));
    combat.evening.pass(LATER);
    combat.called(before, (0, 1)).await;
    let mention = format!("<@{}>", combat.defender);
    let called = combat.evening.message(combat.attacker, "the call", |m| m.content.starts_with(&mention)).await;
    let lines: Vec<_> = called.content.lines().collect();
    assert!(lines[2].starts_with("Before that there was only one thing you could do"), "{}", called.content);
    assert!(called.content.ends_with(&moved), "{}", called.content);
    // An edit for a new deadline still reports it.
    combat.evening.slash(combat.attacker, "table extend", &[]).await;
    let moved_on = |m: &Message| m.id == called.id && m.content.lines().nth(1) != Some(lines[1]);
    let edited = combat.evening.message(combat.attacker, "the new deadline", moved_on).await.content;
    assert_eq!(edited.lines().skip(2).collect::<Vec<_>>(), lines[2..], "{edited}");
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (0, 1), "the bot reports it once");
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn news_waits_a_minute_after_the_persons_last_action() {
    // The defender took their own turn a moment ago.
    let combat = Combat::lead(moved_and_waits).await;
    let before = combat.calls();
    combat.attack().await;
    assert_eq!(combat.calls_since(before).await, (0, 0), "no call within a minute");
    // The wait survives a restart.
    let mut combat = combat;
    combat.evening.restart().await;
    assert_eq!(combat.calls_since(before).await, (0, 0));
    combat.evening.pass(LATER);
    combat.called(before, (1, 0)).await;
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn waiting_news_is_sent_after_actions_of_others() {
    let combat = Combat::lead(moved_and_waits).await;
    let before = combat.calls();
    combat.attack().await;
    let others = (0..3).map(|at| combat.evening.member(at)).filter(|member| *member != combat.defender);
    let mut others = others.map(|member| PersonId(member.get())).filter(|person| *person != combat.view.host);
    let voted =
        combat.evening.tables.seats().vote_to_end(Request::new(combat.view.id, others.next().unwrap())).await.unwrap();
    assert!(!voted.done, "the others have not agreed yet");
    assert_eq!(combat.calls_since(before).await, (0, 0));
    combat.evening.pass(LATER);
    combat.called(before, (1, 0)).await;
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn waiting_news_is_dropped_at_the_end_of_the_game() {
    let combat = Combat::lead(moved_and_waits).await;
    let before = combat.calls();
    combat.attack().await;
    assert_eq!(combat.calls_since(before).await, (0, 0));
    // Another person ends it, since a person who acts after a move has seen it.
    let manager = Authority { person: PersonId(50), manages: combat.view.community };
    combat.evening.tables.seats().end(Request::new(combat.view.id, manager)).await.unwrap();
    combat.later().await;
    assert_eq!(combat.calls_since(before).await.0, 0, "the channel shows the end");
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn forced_move_with_closed_dms_is_a_mention_until_a_call() {
    let combat = Combat::after_pause(moved_and_waits).await;
    let (_, news) = combat.attack_by_mention().await;
    assert!(news.content.contains("only one thing you could do") && news.custom_ids().is_empty(), "{}", text(&news));
    assert_eq!(news.pinged.iter().copied().collect::<Vec<_>>(), [combat.defender]);
    combat.post_anew().await;
    let stays = combat.evening.sandbox.look(|look| look.message(combat.attacker, news.id).is_some());
    assert!(stays, "they have no decision yet");
    // The bot deletes it when they have a decision.
    for _ in 0..30 {
        let view = combat.evening.view().await;
        let seat = view.open[0].decision.seat;
        if seat == combat.seat {
            break;
        }
        let code = view.unredacted().unwrap().legal(seat).remove(0);
        play(&combat.evening, &view, seat, &code).await;
    }
    let gone = |look: &Look<'_>| look.message(combat.attacker, news.id).is_none().then_some(());
    combat.evening.sandbox.wait_for("the news to go", SOON, gone).await.unwrap();
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn combat_is_one_direct_message_that_is_updated() {
    let combat = Combat::after_pause(asked_twice).await;
    let before = combat.calls();
    combat.attack().await;
    let dm = combat.dm().await;
    let lines: Vec<_> = dm.content.lines().collect();
    assert!(lines[1].starts_with(PLACE), "{}", dm.content);
    let attack = combat.told(combat.view.seq.next(), Viewer::Seat(combat.seat)).await;
    assert!(dm.content.contains(&attack), "{}", dm.content);

    combat.answer(&dm, "flee").await;
    let where_to = combat.dm().await;
    assert_eq!(where_to.id, dm.id, "the next question is in the same message");
    let (view, _) = combat.asked().await;
    combat.answer_somehow(&where_to).await;
    let [fled, sailed] = [
        combat.told(view.seq, Viewer::Seat(combat.seat)).await,
        combat.told(view.seq.next(), Viewer::Seat(combat.seat)).await,
    ];
    let tells = |what: &str, said: &str| what.lines().any(|line| said.contains(&quoted(line)));
    let over = |message: &Message| {
        let said = text(message);
        message.custom_ids().is_empty() && said.contains("✅") && tells(&sailed, &said)
    };
    combat.shows("what was decided", dm.id, over).await;
    let said = combat.evening.sandbox.look(|look| look.message(combat.defender, dm.id).map(text)).unwrap();
    assert!(!tells(&fled, &said), "the message does not repeat the earlier answer: {said}");
    assert_eq!(combat.calls_since(before).await, (1, 0));
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (1, 0), "no call is pending afterwards");
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn answer_in_the_channel_gets_no_direct_message() {
    let combat = Combat::after_pause(asked_twice).await;
    let before = combat.calls();
    combat.attack().await;
    let dm = combat.dm().await;
    let board = combat.evening.message(combat.defender, "the board", |message| ends(message, ":open")).await;
    let press = combat.evening.sandbox.press(combat.defender, board.id, &id_ending(&board, ":open")).unwrap();
    let prompt = press.settled(SOON).await.unwrap().message.unwrap();
    assert!(prompt.is_ephemeral());

    combat.answer(&prompt, "flee").await;
    let (view, open) = combat.asked().await;
    let prompt = combat.evening.offering(combat.defender, &prompt, &view, &open).await;
    let next = format!("v1:{}:{}:", view.id, open.id.0);
    let follows = |message: &Message| message.custom_ids().iter().any(|id| id.starts_with(&next));
    combat.shows("the same question", dm.id, follows).await;
    combat.answer_somehow(&prompt).await;
    combat.shows("what was decided", dm.id, |message| message.custom_ids().is_empty()).await;
    assert_eq!(combat.calls_since(before).await, (1, 0));
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn question_open_for_a_minute_gets_its_own_message() {
    let mut combat = Combat::after_pause(asked_twice).await;
    let before = combat.calls();
    combat.attack().await;
    let dm = combat.dm().await;
    combat.answer(&dm, "flee").await;
    assert_eq!(combat.dm().await.id, dm.id);
    assert_eq!(combat.calls_since(before).await, (1, 0));
    combat.evening.restart().await;
    assert_eq!(combat.calls_since(before).await, (1, 0), "a restart repeats no call");
    combat.evening.pass(LATER);
    combat.called(before, (2, 0)).await;
    let fresh = combat.dm().await;
    assert!(
        combat.evening.sandbox.look(|look| look.message(combat.defender, dm.id).is_none()),
        "the bot deletes the old one"
    );
    assert_ne!(fresh.id, dm.id);
    combat.later().await;
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (2, 0), "once is enough");
    combat.answer_somehow(&fresh).await;
    combat.shows("what was decided", fresh.id, |message| message.custom_ids().is_empty()).await;
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn resumed_combat_replaces_its_old_call_by_a_new_one() {
    for (wait, calls) in [(Duration::ZERO, 1), (LATER, 2)] {
        let mut combat = Combat::after_pause(asked_again).await;
        let before = combat.calls();
        let dms = |combat: &Combat| combat.evening.sandbox.look(|look| look.dm_messages(combat.defender).len());
        let others = dms(&combat);
        combat.attack().await;
        let dm = combat.dm().await;
        combat.answer(&dm, "retaliate").await;
        let stands = combat.told(combat.evening.view().await.seq, Viewer::Seat(combat.seat)).await;
        let said = |message: &Message| message.custom_ids().is_empty() && text(message).contains(&quoted(&stands));
        combat.shows("what was decided", dm.id, said).await;
        combat.evening.delivered().await;
        // The call survives a restart.
        combat.evening.restart().await;
        combat.evening.pass(wait);
        combat.evening.slash(combat.attacker, "play", &[("action", json!("retaliate"))]).await;
        let next = combat.dm().await;
        assert_eq!(next.id == dm.id, calls == 1);
        combat.called(before, (calls, 0)).await;
        assert_eq!(dms(&combat), others + 1, "one message for one combat");
        combat.end().await;
    }
}

#[tokio::test(start_paused = true)]
async fn later_forced_flight_is_reported_in_the_combat_message() {
    // The attacked seat retaliates, then the attacker, and then the attacked seat has a forced move.
    let driven_off = |attacker: Seat, defender: Seat, came: &Consequence| {
        let back = came.then(defender, "retaliate", true).filter(|came| came.asked()[0].seat == attacker);
        let off = back.and_then(|came| came.then(attacker, "retaliate", false));
        off.is_some_and(|came| moved_and_waits(attacker, defender, &came))
    };
    for (wait, calls) in [(Duration::ZERO, 1), (LATER, 2)] {
        let combat = Combat::after_pause(driven_off).await;
        let before = combat.calls();
        combat.attack().await;
        let dm = combat.dm().await;
        combat.answer(&dm, "retaliate").await;
        combat.evening.delivered().await;
        combat.evening.pass(wait);
        combat.evening.slash(combat.attacker, "play", &[("action", json!("retaliate"))]).await;
        combat.called(before, (calls, 0)).await;
        let last = |look: &Look<'_>| look.dm_messages(combat.defender).last().cloned().cloned();
        let news = combat.evening.sandbox.look(last).unwrap();
        assert_eq!(news.id == dm.id, calls == 1);
        let entries =
            combat.evening.tables.records().unredacted_log(combat.view.id, combat.view.seq.next(), 9).await.unwrap();
        let moved = entries.iter().rposition(|entry| entry.kind == EntryKind::Act(combat.seat)).unwrap();
        assert_eq!(entries[moved].actor, Actor::System);
        let (seq, viewer) = (entries[moved].seq, Viewer::Seat(combat.seat));
        let (forced, sailed) = (combat.told(Seq(seq.0 - 1), viewer).await, combat.told(seq, viewer).await);
        let told = |message: &Message| {
            message.content.contains(PLACE) && message.content.ends_with(&format!("{forced}\n{sailed}"))
        };
        combat.shows("what was done", news.id, told).await;
        assert!(calls == 1 || combat.evening.sandbox.look(|look| look.message(combat.defender, dm.id).is_none()));
        combat.later().await;
        assert_eq!(combat.calls_since(before).await, (calls, 0));
        combat.end().await;
    }
}

#[tokio::test(start_paused = true)]
async fn flight_with_one_destination_is_reported_with_the_answer() {
    let one_way = |_: Seat, defender: Seat, came: &Consequence| {
        let fled = came.then(defender, "flee", true);
        fled.is_some_and(|fled| {
            fled.moved(defender) && !fled.asked()[0].out_of_turn && fled.asked()[0].seat != defender
        })
    };
    let combat = Combat::after_pause(one_way).await;
    let before = combat.calls();
    combat.attack().await;
    let dm = combat.dm().await;
    let (view, _) = combat.asked().await;
    combat.answer(&dm, "flee").await;
    let viewer = Viewer::Seat(combat.seat);
    let (fled, sailed) =
        (combat.told(view.seq.next(), viewer).await, combat.told(view.seq.next().next(), viewer).await);
    let told = |message: &Message| {
        let (said, one_by_one) = (text(message), [&fled, &sailed]);
        message.custom_ids().is_empty()
            && said.contains("✅")
            && one_by_one.into_iter().flat_map(|lines| lines.lines()).all(|line| said.contains(&quoted(line)))
    };
    combat.shows("the answer and its consequence", dm.id, told).await;
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (1, 0));
    let stays = combat.evening.sandbox.look(|look| look.message(combat.defender, dm.id).is_some_and(told));
    assert!(stays, "they decided that themselves");
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn combat_with_closed_dms_is_one_mention_deleted_later() {
    let combat = Combat::after_pause(asked_twice).await;
    let (before, mention) = combat.attack_by_mention().await;
    let attack = combat.told(combat.view.seq.next(), Viewer::Public).await;
    assert!(mention.content.ends_with(&attack), "{}", mention.content);

    let press = combat.evening.sandbox.press(combat.defender, mention.id, &id_ending(&mention, ":open")).unwrap();
    let prompt = press.settled(SOON).await.unwrap().message.unwrap();
    combat.answer(&prompt, "flee").await;
    let (view, open) = combat.asked().await;
    let prompt = combat.evening.offering(combat.defender, &prompt, &view, &open).await;
    let gone = |look: &Look<'_>| look.message(combat.attacker, mention.id).is_none().then_some(());
    combat.evening.sandbox.wait_for("the mention to go", SOON, gone).await.unwrap();
    assert_eq!(combat.calls_since(before).await, (0, 1), "the next question is in the prompt");
    combat.answer_somehow(&prompt).await;
    combat.later().await;
    let named = combat.evening.sandbox.messages(combat.attacker, combat.evening.channel);
    let stubs = named.iter().filter(|message| message.content.contains("has decided")).count();
    assert_eq!((stubs, combat.calls_since(before).await.0), (0, 0));
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn open_prompt_with_closed_dms_is_called_again() {
    let combat = Combat::after_pause(asked_twice).await;
    combat.evening.sandbox.close_dms(combat.defender, true).unwrap();
    let (before, refused) = (combat.calls(), combat.refused());
    combat.attack().await;
    combat.called(before, (0, 1)).await;
    assert_eq!(combat.refused() - refused, 1);
    // The defender types, and the answer shows the next question.
    let answer = combat.evening.slash(combat.defender, "play", &[("action", json!("flee"))]).await;
    let (view, open) = combat.asked().await;
    assert!(answer.is_ephemeral(), "{}", text(&answer));
    combat.evening.offering(combat.defender, &answer, &view, &open).await;
    assert_eq!(combat.calls_since(before).await, (0, 1));
    combat.evening.pass(LATER);
    combat.called(before, (0, 2)).await;
    assert_eq!(combat.refused() - refused, 1, "the bot does not retry closed direct messages so soon");
    combat.end().await;
}

/// Discord limits how fast a bot may open channels with people.
#[tokio::test(start_paused = true)]
async fn direct_channel_opened_too_fast_becomes_a_mention() {
    let combat = Combat::after_pause(asked_twice).await;
    let too_fast = Failure { status: 403, code: 40_003, ..Failure::server_error("POST /users/@me/channels", 999) };
    combat.evening.sandbox.fail_next(too_fast);
    let known = (format!("dm:{}", combat.defender), None);
    combat.evening.tables.outbox().set_delivery_state(vec![known], None).await.unwrap();
    let before = combat.calls();
    combat.attack().await;
    combat.called(before, (0, 1)).await;
    combat.evening.sandbox.clear_faults();
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn mention_with_closed_dms_stays_while_its_question_is_open() {
    let combat = Combat::after_pause(asked_twice).await;
    let (before, mention) = combat.attack_by_mention().await;
    combat.post_anew().await;
    let still = combat.evening.sandbox.look(|look| look.message(combat.attacker, mention.id).cloned());
    assert!(still.is_some_and(|mention| ends(&mention, ":open")), "the board has its picture and the question is open");
    assert_eq!(combat.calls_since(before).await, (0, 1));
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn combat_given_up_by_the_attacker_is_reported_to_its_end() {
    let combat = Combat::after_pause(given_up).await;
    combat.attack().await;
    let dm = combat.dm().await;
    combat.answer(&dm, "retaliate").await;
    let (stood, viewer) = (combat.evening.view().await.seq, Viewer::Seat(combat.seat));
    let stands = quoted(&combat.told(stood, viewer).await);
    let said = |message: &Message| message.custom_ids().is_empty() && text(message).contains(&stands);
    combat.shows("the answer", dm.id, said).await;
    combat.evening.delivered().await;

    combat.evening.slash(combat.attacker, "play", &[("action", json!("flee"))]).await;
    let (view, attacker) = (combat.evening.view().await, combat.view.open[0].decision.seat);
    let position = view.unredacted().unwrap();
    let over = |code: &String| turn_is_over(&lead::act(position.as_ref(), attacker, code), attacker, combat.seat);
    let code = position.legal(attacker).into_iter().find(over).expect("a way out");
    combat.evening.slash(combat.attacker, "play", &[("action", json!(code))]).await;
    let fled = combat.told(stood.next(), viewer).await;
    let fled = quoted(fled.lines().next().unwrap());
    let both = |message: &Message| said(message) && text(message).contains(&fled);
    combat.shows("the answer and what it led to", dm.id, both).await;
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn combat_message_says_that_the_combat_was_undone() {
    let combat = Combat::after_pause(asked_twice).await;
    combat.attack().await;
    let dm = combat.dm().await;
    combat.answer(&dm, "flee").await;
    let where_to = combat.dm().await;
    combat.answer_somehow(&where_to).await;
    let over = |message: &Message| message.custom_ids().is_empty() && text(message).contains("✅");
    combat.shows("what was decided", where_to.id, over).await;
    combat.evening.delivered().await;

    let (tables, table) = (&combat.evening.tables, combat.view.id);
    tables.play().ask_undo(Request::new(table, PersonId(combat.attacker.get())), None).await.unwrap();
    for member in (0..3).map(|at| combat.evening.member(at)).filter(|member| *member != combat.attacker) {
        tables.play().answer_undo(Request::new(table, PersonId(member.get())), None, true).await.unwrap();
    }
    let void = |message: &Message| message.custom_ids().is_empty() && text(message).contains("↩");
    combat.shows("that it was taken back", where_to.id, void).await;
    combat.end().await;
}

/// One person plays against computer players and takes the n-th choice at every step on the board.
///
/// Ends when `wanted` holds for the table before and after one of their actions. It tries several games.
async fn alone(
    seats: u8,
    wanted: impl AsyncFn(&Evening, &TableView, &TableView) -> bool,
) -> (Evening, TableView, TableView) {
    for first in 0..8 {
        let mut evening = Evening::begin(without_limits()).await;
        evening.start_game(1, seats).await;
        let mut n = first;
        loop {
            let before = evening.view().await;
            let Some(open) = before.open.first() else { break };
            n += 1;
            press_on(&evening, &before, open, n).await;
            let after = evening.view().await;
            if !open.decision.out_of_turn && wanted(&evening, &before, &after).await {
                return (evening, before, after);
            }
        }
        evening.stop().await;
    }
    panic!("no game reaches the wanted state");
}

#[tokio::test(start_paused = true)]
async fn attack_after_ones_answer_is_asked_in_the_channel() {
    // A computer player attacks in the commit of the person's action on the board.
    let attacked = async |_: &Evening, _: &TableView, after: &TableView| {
        after.open.first().is_some_and(|open| open.decision.out_of_turn)
    };
    let (mut evening, _, view) = alone(3, attacked).await;
    let (member, open) = (evening.member(0), view.open[0].clone());
    let prefix = format!("v1:{}:{}:", view.id, open.id.0);
    let asks =
        |message: &Message| message.is_ephemeral() && message.custom_ids().iter().any(|id| id.starts_with(&prefix));
    evening.message(member, "the question, privately", asks).await;
    evening.delivered().await;
    tokio::time::sleep(A_WHILE).await;
    let written = || {
        let journal = evening.sandbox.journal();
        let asks = |exchange: &&Exchange| exchange.request["components"].to_string().contains(&prefix);
        let posts = journal.iter().filter(|exchange| exchange.template == "/channels/{channel_id}/messages");
        posts.filter(|exchange| exchange.method == "POST").filter(asks).count()
    };
    assert_eq!(written(), 0, "the bot sends no message to a person who sees the question");
    evening.pass(LATER);
    let begun = tokio::time::Instant::now();
    while written() == 0 {
        assert!(begun.elapsed() < SOON, "no call is pending");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn forced_move_after_ones_own_action_is_shown_there() {
    // Computer players drive the person off in the commit of the person's action. Then it is the person's turn again.
    let driven_off = async |evening: &Evening, before: &TableView, after: &TableView| {
        let mine = after.open.first().is_some_and(|open| !open.decision.out_of_turn);
        mine && fled(evening, before).await.is_some()
    };
    let (mut evening, before, _) = alone(4, driven_off).await;
    let line = fled(&evening, &before).await.unwrap();
    let member = evening.member(0);
    let tells = |message: &Message| message.is_ephemeral() && message.content.contains(&line);
    evening.message(member, "what happened, privately", tells).await;
    evening.delivered().await;
    let dms = evening.sandbox.look(|look| look.dm_messages(member).len());
    evening.pass(LATER);
    evening.delivered().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.sandbox.look(|look| look.dm_messages(member).len()), dms);
    evening.stop().await;
    evening.assert_no_faults();
}

/// The text to the first seat about its forced flight since `before`, if there was one.
async fn fled(evening: &Evening, before: &TableView) -> Option<String> {
    let entries = evening.tables.records().unredacted_log(before.id, before.seq.next(), 64).await.unwrap();
    let mut events = entries.iter().flat_map(|entry| entry.events.iter());
    let fled = events.find(|event| event["event"] == "fled" && event["seat"] == 0 && event["forced"] == true)?;
    let house = entries.iter().any(|entry| entry.actor == Actor::System && entry.kind == EntryKind::Act(Seat(0)));
    before
        .title
        .narrate(fled, Viewer::Seat(Seat(0)), &names::voice(before, Locale::En))
        .filter(|_| house)
        .map(|line| shown(&line))
}

#[tokio::test(start_paused = true)]
async fn forced_move_followed_by_a_question_is_one_message() {
    let combat = Combat::after_pause(|_, defender, came| {
        let asked = came.asked();
        came.moved(defender) && asked.len() == 1 && asked[0].seat == defender && asked[0].out_of_turn
    })
    .await;
    let before = combat.calls();
    combat.attack().await;
    let dm = combat.dm().await;
    assert_eq!(combat.calls_since(before).await, (1, 0));
    let viewer = Viewer::Seat(combat.seat);
    let first = combat.view.seq.next();
    let told = format!("{}\n{}", combat.told(first, viewer).await, combat.told(first.next(), viewer).await);
    assert_eq!(dm.content.matches(&told).count(), 1, "{}", dm.content);
    assert_eq!(dm.content.lines().count(), 4 + told.lines().count(), "{}", dm.content);
    combat.later().await;
    assert_eq!(combat.calls_since(before).await, (1, 0));
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn call_with_a_lost_answer_is_posted_once() {
    let post = "POST /channels/{channel_id}/messages";
    let combat = Combat::after_pause(asked_twice).await;
    let dms = || combat.evening.sandbox.look(|look| look.dm_messages(combat.defender).len());
    let (before, calls) = (dms(), combat.calls());
    combat.evening.sandbox.fail_next(Failure::lost_answer(post, 1));
    combat.attack().await;
    let dm = combat.dm().await;
    // The retried call is the existing one: Discord knows its nonce.
    combat.called(calls, (1, 0)).await;
    combat.answer(&dm, "flee").await;
    assert_eq!(combat.dm().await.id, dm.id);
    // Posting the new one succeeds and deleting the old one fails. Delivery retries both.
    combat.evening.delivered().await;
    combat.evening.sandbox.fail_next(Failure::server_error("DELETE /channels/{channel_id}/messages", 1));
    combat.evening.pass(LATER);
    let replaced = |look: &Look<'_>| look.message(combat.defender, dm.id).is_none().then_some(());
    combat.evening.sandbox.wait_for("the old call to go", SOON, replaced).await.unwrap();
    combat.evening.delivered().await;
    assert_eq!(dms(), before + 1);
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn answer_before_the_calls_receipt_gets_the_next_question() {
    let combat = Combat::after_pause(asked_twice).await;
    combat.evening.sandbox.fail_next(Failure::lost_answer("POST /channels/{channel_id}/messages", 1));
    combat.attack().await;
    let dm = combat.dm().await;
    combat.answer(&dm, "flee").await;
    let next = combat.dm().await;
    combat.answer_somehow(&next).await;
    combat.end().await;
}

const EDIT: &str = "PATCH /channels/{channel_id}/messages";

/// The attacked seat has a decision.
fn asked_at_once(_: Seat, defender: Seat, came: &Consequence) -> bool {
    came.asked().iter().any(|asked| asked.out_of_turn && asked.seat == defender)
}

#[tokio::test(start_paused = true)]
async fn new_board_is_recorded_despite_a_failed_dm_edit() {
    let combat = Combat::after_pause(asked_at_once).await;
    combat.attack().await;
    let dm = combat.dm().await;
    combat.evening.delivered().await;
    tokio::time::sleep(A_WHILE).await;
    let board = |message: &Message| !message.is_ephemeral() && !message.embeds.is_empty();
    let boards = || {
        let all = combat.evening.sandbox.messages(combat.attacker, combat.evening.channel);
        all.into_iter().filter(board).map(|message| (message.id, text(&message))).collect::<Vec<_>>()
    };
    let before = boards();
    combat.bury_the_board();
    combat.evening.sandbox.fail_next(Failure::server_error(EDIT, 2));
    combat.answer_somehow(&dm).await;
    let reposted = |message: &Message| board(message) && before.iter().all(|(old, _)| *old != message.id);
    combat.evening.message(combat.attacker, "a new board", reposted).await;
    // Discord drops the board's nonce before the edit of the direct message succeeds.
    combat.evening.sandbox.advance(Duration::from_secs(6 * 60));
    combat.evening.delivered().await;
    combat.evening.play().await;
    combat.evening.delivered().await;
    assert_eq!(boards().len(), before.len(), "one board replaces the other: {:#?}", boards());
    combat.end().await;
}

#[tokio::test(start_paused = true)]
async fn refused_edit_of_a_direct_message_is_sent_as_text() {
    let combat = Combat::after_pause(asked_at_once).await;
    combat.attack().await;
    let dm = combat.dm().await;
    combat.evening.delivered().await;
    tokio::time::sleep(A_WHILE).await;
    combat.bury_the_board();
    let message = "Invalid Form Body".to_owned();
    combat.evening.sandbox.fail_next(Failure { status: 400, code: 50035, message, ..Failure::server_error(EDIT, 1) });
    combat.answer_somehow(&dm).await;
    let plain = |message: &Message| message.embeds.is_empty() && message.custom_ids().is_empty();
    let told = combat.shows("what was decided, as text", dm.id, plain).await;
    assert!(!told.content.is_empty());
    combat.end().await;
}
