//! Short stories through the sandbox: fights, presses, restarts, languages. Whole games are in `games.rs`.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, id_ending, moved_on, offered, press_on, text, without_limits};
use serde_json::json;
use skald::discord::messages::names;
use skald::engine::{Seat, Viewer};
use skald::sandbox::message::Message;
use skald::table::{OpenDecision, Seq, Stage, TableView};
use skald::words::Locale;
use support::sandbox::{Id, Look, SandboxOptions};

/// Plays by buttons until a seat must decide out of turn. Returns that table.
async fn until_called(evening: &Evening) -> (TableView, OpenDecision) {
    let mut n = 1;
    loop {
        let view = evening.view().await;
        assert_eq!(view.stage, Stage::Playing, "the game ended without a fight");
        let open = view.open.first().unwrap().clone();
        if open.decision.out_of_turn {
            return (view, open);
        }
        let position = view.unredacted().unwrap();
        let legal = position.legal(open.decision.seat);
        // An occupied space means a fight: try every choice on a copy and take one that causes a decision out of turn.
        let calls = (0..legal.len()).find(|index| {
            let mut copy = position.duplicate();
            copy.act(open.decision.seat, &legal[*index]).unwrap();
            copy.decisions().iter().any(|decision| decision.out_of_turn)
        });
        n += 3;
        press_on(evening, &view, &open, calls.unwrap_or(n)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn typed_codes_complete_to_legal_actions_and_act() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(1, 2).await;
    for _ in 0..6 {
        let view = evening.view().await;
        let Some(open) = view.open.first().cloned() else { break };
        let (member, seat) = (evening.member(0), open.decision.seat);
        let legal = view.unredacted().unwrap().legal(seat);
        let found = evening.sandbox.complete(member, evening.channel, "play", &[], "action", "").await.unwrap();
        let mut codes: Vec<_> = found.iter().map(|choice| choice.value.as_str().unwrap().to_owned()).collect();
        codes.sort();
        let mut wanted = legal.clone();
        wanted.sort();
        assert_eq!(codes, wanted);
        let answer = evening.slash(member, "play", &[("action", json!(legal[0].to_uppercase()))]).await;
        assert!(answer.content.starts_with("✅ Done: "), "{}", text(&answer));
        assert!(evening.view().await.seq > view.seq);
    }
    let other = evening.sandbox.complete(evening.member(1), evening.channel, "play", &[], "action", "").await.unwrap();
    assert!(other.is_empty(), "a person without a seat has no choices");
    let refused = evening.slash(evening.member(1), "play", &[("action", json!("dock"))]).await;
    assert!(refused.is_ephemeral() && refused.content.contains("seat"), "{}", text(&refused));
    let nonsense = evening.slash(evening.member(0), "play", &[("action", json!("**@everyone**"))]).await;
    assert!(!nonsense.content.contains("@everyone") && !nonsense.content.contains("**"), "{}", nonsense.content);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn defender_decides_by_direct_message() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(3, 3).await;
    let (view, open) = until_called(&evening).await;
    let defender = evening.member_on(&view, open.decision.seat);
    let dm = evening.offer(defender, &view, &open).await;
    assert_eq!(evening.sandbox.look(|look| look.unread(defender, dm.channel)), (1, 1), "the direct message notifies");
    let locale = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).unwrap().locale;
    let attack = lines(&evening, &view, open.id.0, Viewer::Seat(open.decision.seat), locale).await;
    // The message also reports the forced moves in between.
    assert!(!attack.is_empty() && dm.content.contains(&attack.join("\n")), "{}", dm.content);
    press_on(&evening, &view, &open, 0).await;
    let decided = |look: &Look<'_>| {
        let dm = look.message(defender, dm.id)?;
        (dm.custom_ids().is_empty() && text(dm).contains("has decided")).then_some(())
    };
    evening.sandbox.wait_for("the direct message to say what was decided", SOON, decided).await.unwrap();
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn closed_direct_messages_lead_to_a_mention() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(3, 3).await;
    for at in 0..3 {
        evening.sandbox.close_dms(evening.member(at), true).unwrap();
    }
    let (view, open) = until_called(&evening).await;
    let defender = evening.member_on(&view, open.decision.seat);
    let mention = mention_of(&evening, defender).await;
    assert_eq!(
        mention.pinged.iter().copied().collect::<Vec<_>>(),
        [defender],
        "the mention notifies only the defender"
    );

    let stranger = (0..5).map(|at| evening.member(at)).find(|member| *member != defender).unwrap();
    let open_id = id_ending(&mention, ":open");
    let refused = evening.sandbox.press(stranger, mention.id, &open_id).unwrap().settled(SOON).await.unwrap();
    let refused = refused.message.unwrap();
    let decides = refused.custom_ids().iter().any(|id| !id.ends_with(":host:nudge"));
    assert!(refused.is_ephemeral() && !decides, "{}", text(&refused));

    let attack = lines(&evening, &view, open.id.0, Viewer::Public, Locale::En).await;
    assert!(mention.content.contains(&attack.join("\n")), "{}", mention.content);
    answer_mention(&evening, &view, &open, &mention).await;
    let gone = |look: &Look<'_>| look.message(defender, mention.id).is_none().then_some(());
    evening.sandbox.wait_for("the mention to go: the board tells the rest", SOON, gone).await.unwrap();

    let tried = dms(&evening);
    let (view, open) = until_called(&evening).await;
    let next = evening.member_on(&view, open.decision.seat);
    // The bot calls a person again who answered in the channel and then stops.
    evening.pass(Duration::from_secs(61));
    let second = mention_of(&evening, next).await;
    if next == defender {
        assert_eq!(dms(&evening), tried, "closed direct messages are not tried again so soon");
    }
    assert!(second.content.starts_with(&format!("<@{next}>")), "the call comes first: {}", second.content);
    answer_mention(&evening, &view, &open, &second).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Decides by the button of a mention.
async fn answer_mention(evening: &Evening, view: &TableView, open: &OpenDecision, mention: &Message) {
    let defender = evening.member_on(view, open.decision.seat);
    let press = evening.sandbox.press(defender, mention.id, &id_ending(mention, ":open")).unwrap();
    let panel = press.settled(SOON).await.unwrap().message.unwrap();
    assert!(panel.is_ephemeral());
    let locale = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).unwrap().locale;
    let attack = lines(evening, view, open.id.0, Viewer::Seat(open.decision.seat), locale).await;
    assert!(panel.content.contains(&attack.join("\n")), "{}", panel.content);
    evening.take(defender, &panel, &offered(&panel, view, open, 0)).await;
    moved_on(evening, view.seq).await;
}

/// The text of a log entry for a viewer.
async fn lines(evening: &Evening, view: &TableView, seq: u64, viewer: Viewer, locale: Locale) -> Vec<String> {
    let entry = evening.tables.records().unredacted_log(view.id, Seq(seq), 1).await.unwrap().remove(0);
    let view = match viewer {
        Viewer::Seat(seat) => &view.as_seat(seat),
        _ => view,
    };
    let lines = view.narrate(&entry.into(), &names::voice(view, locale));
    lines.iter().map(|line| evening::shown(line)).collect()
}

#[tokio::test(start_paused = true)]
async fn board_shows_recent_events_and_replaces_the_old_one() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let (host, first) = (evening.member(0), evening.view().await);
    press_on(&evening, &first, &first.open[0], 0).await;
    let view = evening.view().await;
    let told = lines(&evening, &view, view.seq.0, Viewer::Public, Locale::En).await;
    assert!(!told.is_empty());
    let recent_log = |message: &Message| {
        let said = message.embeds.first().and_then(|embed| embed["description"].as_str()).unwrap_or_default();
        !message.is_ephemeral() && told.last().is_some_and(|last| said.contains(&format!("-# {last}")))
    };
    let old = evening.message(host, "what happened, on the board", recent_log).await;

    let private = evening.slash(host, "board", &[("view", json!(2))]).await;
    evening.sandbox.press(host, private.id, &id_ending(&private, ":board:post")).unwrap();
    let reposted = |message: &Message| recent_log(message) && message.id != old.id;
    evening.message(host, "the board, posted again", reposted).await;
    let gone = |look: &Look<'_>| look.message(host, old.id).is_none().then_some(());
    evening.sandbox.wait_for("the old board to go", SOON, gone).await.unwrap();

    let begun = evening.message(host, "the card of the start", |m| text(m).contains("The game has begun")).await;
    let card = text(&begun);
    assert!(card.contains(&view.commitment.unwrap().0) && card.contains(&format!("/{})", old.id)), "{card}");
    assert!(!card.contains("free") && !card.contains("Seats") && begun.components.is_empty(), "{card}");
    evening.stop().await;
    evening.assert_no_faults();
}

async fn mention_of(evening: &Evening, member: Id) -> Message {
    let called =
        |message: &Message| message.content.contains(&format!("<@{member}>")) && evening::ends(message, ":open");
    evening.message(member, "a mention with a button", called).await
}

/// The number of attempted direct messages.
fn dms(evening: &Evening) -> usize {
    let journal = evening.sandbox.journal();
    journal.iter().filter(|exchange| exchange.status == 403 && exchange.template.ends_with("/messages")).count()
}

#[tokio::test(start_paused = true)]
async fn presses_of_others_are_each_answered() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let view = evening.view().await;
    let open = view.open.first().cloned().unwrap();
    let (mover, other) = match open.decision.seat {
        Seat(0) => (evening.member(0), evening.member(1)),
        _ => (evening.member(1), evening.member(0)),
    };
    let board = evening.offer(mover, &view, &open).await;
    let offer = offered(&board, &view, &open, 0);
    // The answer comes at once or after an acknowledgement. The pressed message does not change.
    let refused = evening.take(other, &board, &offer).await;
    assert!(matches!(refused.callback, Some(4 | 6)), "{:?}", refused.callback);
    told(&evening, other, ", not for you").await;
    evening.take(evening.member(4), &board, &offer).await;
    told(&evening, evening.member(4), "seat").await;
    press_on(&evening, &view, &open, 0).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Waits for an ephemeral message to this member with this text.
async fn told(evening: &Evening, member: Id, what: &str) {
    let said = |message: &Message| message.is_ephemeral() && message.content.to_lowercase().contains(what);
    evening.message(member, &format!("a sentence about {what:?}"), said).await;
}

#[tokio::test(start_paused = true)]
async fn repeated_press_acts_once() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let view = evening.view().await;
    let open = view.open.first().cloned().unwrap();
    let mover = evening.member_on(&view, open.decision.seat);
    let board = evening.offer(mover, &view, &open).await;
    let id = match offered(&board, &view, &open, 0) {
        evening::Offer::Button(id) | evening::Offer::Menu(id, _) => id,
    };
    let press = || match offered(&board, &view, &open, 0) {
        evening::Offer::Button(_) => evening.sandbox.press(mover, board.id, &id),
        evening::Offer::Menu(_, value) => evening.sandbox.choose(mover, board.id, &id, &[&value]),
    };
    // The gateway delivers it twice: one answer, one entry.
    let first = press().unwrap();
    evening.sandbox.deliver_again(first.id());
    first.answer(SOON).await.unwrap();
    let after = moved_on(&evening, view.seq).await;
    // The member presses twice: the second answer says that it came too late.
    if let Ok(second) = press() {
        second.answer(SOON).await.unwrap();
        told(&evening, mover, "already").await;
    }
    assert_eq!(evening.view().await.seq, after.seq);
    let acted = evening.tables.records().unredacted_log(view.id, Seq(view.seq.0 + 1), 100).await.unwrap();
    assert_eq!(acted.len(), 1, "{acted:#?}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn buttons_work_after_a_restart_during_a_fight() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(3, 3).await;
    let (view, open) = until_called(&evening).await;
    let defender = evening.member_on(&view, open.decision.seat);
    let dm = evening.offer(defender, &view, &open).await;
    evening.restart().await;
    press_on(&evening, &view, &open, 0).await;
    let dms = evening.sandbox.look(|look| look.dm_messages(defender).len());
    let decided = |look: &Look<'_>| look.message(defender, dm.id)?.custom_ids().is_empty().then_some(());
    evening.sandbox.wait_for("the direct message to be settled", SOON, decided).await.unwrap();
    assert!(dms >= 1);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn board_uses_the_servers_language_and_answers_the_persons() {
    let options = SandboxOptions { guild_locale: "es-ES".to_owned(), ..without_limits() };
    let mut evening = Evening::begin(options).await;
    let (astrid, dominique) = (evening.member(0), evening.member(3));
    evening.slash(astrid, "new", &[("title", json!("raids")), ("seats", json!(2)), ("computers", json!(1))]).await;
    let card = evening.message(astrid, "the lobby card", |message| text(message).contains("Asientos: 2 de 2")).await;
    evening.sandbox.press(astrid, card.id, &id_ending(&card, ":start")).unwrap();
    evening.message(dominique, "the board", |message| text(message).contains("Viaje 1 de 4")).await;
    let board = evening.slash(dominique, "board", &[]).await;
    assert!(text(&board).contains("Voyage 1 sur 4"), "{}", text(&board));
    let refused = evening.slash(dominique, "play", &[("action", json!("dock"))]).await;
    assert!(refused.content.contains("n’as pas de place"), "{}", refused.content);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn seat_handed_over_in_a_fight_can_be_reclaimed() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(3, 3).await;
    let (view, open) = until_called(&evening).await;
    let defender = evening.member_on(&view, open.decision.seat);
    let dm = evening.offer(defender, &view, &open).await;
    evening.slash(defender, "table hand_over", &[]).await;
    let decided = |look: &Look<'_>| {
        let dm = look.message(defender, dm.id)?;
        (dm.custom_ids().is_empty() && text(dm).contains("The computer has decided")).then_some(())
    };
    evening.sandbox.wait_for("the direct message to say who decided", SOON, decided).await.unwrap();
    let told = |message: &Message| text(message).contains("The computer now plays for");
    evening.message(defender, "the board to tell of it", told).await;
    let refused = evening.slash(defender, "play", &[("action", json!("dock"))]).await;
    assert!(refused.content.contains("seat"), "{}", refused.content);
    evening.slash(defender, "table reclaim", &[]).await;
    assert!(evening.view().await.seat_of(skald::table::PersonId(defender.get())).is_some());
    evening.stop().await;
    evening.assert_no_faults();
}
