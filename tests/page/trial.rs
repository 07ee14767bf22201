//! A running game to try, in every title, from the hint of the first visit.

use std::time::Duration;

use skald::table::{ChannelId, PersonId, Stage as TableStage};

use super::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn running_game_of_every_title_is_two_taps_away() {
    let Some(stage) = Stage::open(390).await else { return };
    let keys: Vec<_> = stage.tables.titles().keys().map(str::to_owned).collect();
    assert_eq!(keys.len(), 5);
    for (at, title) in keys.iter().enumerate() {
        // On the first visit from the hint, then from the list of channels.
        let button = if at == 0 { "#welcome [data-testid=trial]" } else { "#side > .panel > [data-testid=trial]" };
        if at > 0 {
            stage.click("[data-testid=menu]").await;
        }
        stage.click(button).await;
        stage.click(&format!("[data-title={title}]")).await;
        // The drawer is closed, and the keyboard goes on from the question.
        let there = "return !document.querySelector('#trial').open && \
                     document.querySelector('#app').dataset.drawer === 'closed' && \
                     document.activeElement?.matches('[data-message-id]')";
        stage.until(&format!("a game of {title} is there"), there).await;
        let name = stage.text("[data-testid=channel-name]").await.trim_start_matches("# ").to_owned();
        let channel = stage.sandbox.channel(&name).unwrap_or_else(|| panic!("there is a channel {name:?}"));
        let table = stage.tables.at(ChannelId(channel.get())).await.expect("a store").expect("a table");
        assert_eq!((table.title.meta().key, table.stage), (title.as_str(), TableStage::Playing));
        assert!(table.seq.0 > 5, "{title} is in the middle: {}", table.seq);
        let ended = "return document.querySelector('[data-custom-id$=\":rematch\"]') === null";
        assert_eq!(stage.ask(ended).await, true, "no game of {title} was lost before");
        let person = PersonId(stage.sandbox.member(0).id.get());
        let seat = table.seat_of(person).unwrap_or_else(|| panic!("Astrid has a seat in {title}"));
        let table = table.seen_by(person);
        let open = table.decision_of(seat).unwrap_or_else(|| panic!("Astrid is asked in {title}"));
        let asked = format!(
            "const at = document.activeElement, log = document.querySelector('#messages').getBoundingClientRect(); \
             const seen = at.getBoundingClientRect(); \
             const newest = document.querySelector('#newest'); \
             const covers = !newest.hidden && newest.getBoundingClientRect().top < log.bottom; \
             return at.querySelector('[data-custom-id^=\"v1:{}:{}:\"]') !== null && \
             seen.top < log.bottom && seen.bottom > log.top && !covers",
            table.id, open.id.0
        );
        // The board follows the last move of a computer.
        stage.until(&format!("the page is at the question of {title}"), &asked).await;
        // One private message shows the turn; none says that the member has done something.
        let own = stage.sandbox.messages(stage.sandbox.member(0).id, channel).into_iter();
        let own: Vec<_> = own.filter(|message| message.is_ephemeral()).collect();
        assert!(own.iter().all(|message| !message.content.contains("Done")), "{title}: {own:?}");
        let prefix = format!("v1:{}:{}:", table.id, open.id.0);
        let asks = own.iter().filter(|message| message.custom_ids().iter().any(|id| id.starts_with(&prefix)));
        assert_eq!((asks.count(), own.len()), (1, 1), "{title}: {own:?}");
        assert!(table.seats.len() > 1);
    }
    stage.browser.refresh().await.expect("the page again");
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    assert_eq!(stage.ask("return document.querySelector('#welcome').hidden").await, true, "the hint was of use");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trial_opens_at_the_question_while_others_talk() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.click("#welcome [data-testid=trial]").await;
    stage.click("[data-title=brandubh]").await;
    let talk = async {
        loop {
            if let Some(channel) = stage.sandbox.channel("brandubh") {
                stage.sandbox.say(stage.sandbox.member(1).id, channel, "What a game!").expect("a message");
            }
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
    };
    let opened = "return !document.querySelector('#trial').open && document.activeElement.matches('[data-message-id]')";
    tokio::select! {
        () = stage.until("the trial is open", opened) => {}
        () = talk => {}
    }
    let asked = "const log = document.querySelector('#messages').getBoundingClientRect(); \
                 const seen = document.activeElement.getBoundingClientRect(); \
                 return document.activeElement.querySelector('[data-custom-id]') !== null && \
                 seen.top < log.bottom && seen.bottom > log.top";
    assert_eq!(stage.ask(asked).await, true, "the question is in sight");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hint_of_the_first_visit_is_put_away_for_good() {
    let Some(stage) = Stage::open(1280).await else { return };
    let shown = "return !document.querySelector('#welcome').hidden";
    stage.until("the hint is there", shown).await;
    let text = stage.text("#welcome p").await;
    assert!(text.contains("running game") && text.contains("table of your own"), "{text}");
    stage.click("[data-testid=close-welcome]").await;
    assert_eq!(stage.ask(shown).await, false);
    stage.browser.refresh().await.expect("the page again");
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    assert_eq!(stage.ask(shown).await, false, "it stays away");
    assert_eq!(stage.ask("return document.querySelector('#side [data-testid=trial]').hidden").await, false);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_ones_own_is_at_its_first_move_after_five_taps() {
    let Some(stage) = Stage::open(390).await else { return };
    stage.click("#welcome [data-testid=own-table]").await;
    stage.click("[data-custom-id='v1:raids:table:new']").await;
    stage.click("[data-custom-id$=':lobby:computer']:not([disabled])").await;
    stage.click("[data-custom-id$=':lobby:start']:not([disabled])").await;
    // A choice of a decision, on the board or in the turn that is shown privately.
    let choices = "[...document.querySelectorAll('[data-custom-id]:not([disabled])')]\
                   .map((button) => button.dataset.customId).filter((id) => /^v1:[^:]+:[0-9]+:[0-9]+$/.test(id))";
    stage.until("there are choices", &format!("return {choices}.length > 0")).await;
    let name = stage.text("[data-testid=channel-name]").await.trim_start_matches("# ").to_owned();
    let channel = stage.sandbox.channel(&name).unwrap_or_else(|| panic!("there is a channel {name:?}"));
    let before = stage.tables.at(ChannelId(channel.get())).await.expect("a store").expect("a table").seq;
    let first = stage.ask(&format!("return {choices}[0]")).await;
    stage.click(&format!("[data-custom-id='{}']", first.as_str().expect("an id"))).await;
    for _ in 0..200 {
        let table = stage.tables.at(ChannelId(channel.get())).await.expect("a store").expect("a table");
        if table.seq > before {
            return stage.close().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the fifth tap is the first move");
}
