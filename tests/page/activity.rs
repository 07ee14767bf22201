//! The page as an Activity in a real browser: launched in the sandbox, played in its frame, and framed by no other page.

use fantoccini::Locator;
use serde_json::json;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::words::Locale;

use super::board::{TAKE, keep, link, state, there};
use super::phone::Game;
use super::stage::{PATIENCE, Stage};

/// Launches the Activity by its entry point. Returns the address of its frame.
async fn launched(stage: &Stage) -> String {
    let composer = stage.find("[data-testid=composer]").await;
    composer.send_keys("/launch").await.expect("typing");
    stage.click("[data-testid=completion][data-name=launch]").await;
    stage.click("[data-testid=send]").await;
    let leads = stage.find("[data-testid=activity]").await;
    leads.attr("href").await.expect("an answer").expect("an address")
}

async fn enter_frame(stage: &Stage) {
    let frame = stage.browser.wait().at_most(PATIENCE).for_element(Locator::Css("#frame")).await.expect("a frame");
    frame.enter_frame().await.expect("the frame is entered");
}

/// What everybody sees in a channel.
fn public(messages: &[&Message]) -> Vec<String> {
    let public = messages.iter().filter(|message| !message.is_ephemeral());
    public.map(|message| format!("{} {:?}", message.content, message.embeds)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn board_is_played_in_the_frame_and_seen_in_the_channel() {
    let Some((stage, url)) = Stage::with_boards(1280).await else { return };
    let game = Game::begin(&stage, "brandubh", 2, Locale::De).await;
    let (view, _) = game.asked(1).await.expect("a question");
    let address = launched(&stage).await;
    stage.browser.goto(&address).await.expect("the frame");
    enter_frame(&stage).await;
    there(&stage).await;
    assert_eq!(stage.ask("return location.hash").await, "", "the secret is in memory");
    let place = stage.ask("return location.origin + '/'").await;
    assert_eq!((place, stage.text("#notice").await.as_str()), (json!(url), "Du bist am Zug."));
    keep(&stage, "activity").await;
    let shown = state(&stage, &link(&stage, &game).await).await;
    let offer = &shown["asked"]["choices"][0];
    let labels: Vec<_> = offer["path"].as_array().expect("a list").iter().map(|branch| &branch["label"]).collect();
    let take = vec![offer["id"].clone(), json!(false), offer["places"].clone(), json!(labels)];
    let member = Id::new(game.person.id.0);
    let before = stage.sandbox.look(|look| public(&look.messages(member, game.channel)));
    let told = stage.browser.execute_async(TAKE, take).await.expect("a tap");
    assert_eq!(told["trouble"], "");
    stage.moved_on_at(game.table, view.seq).await;
    let later = stage.sandbox.wait_for_messages(game.channel, "a board after the move", PATIENCE, |look| {
        (public(&look.messages(member, game.channel)) != before).then_some(())
    });
    later.await.expect("the move is in the channel");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_origins_cannot_frame_the_page() {
    let Some((stage, _)) = Stage::with_boards(1280).await else { return };
    Game::begin(&stage, "brandubh", 2, Locale::En).await;
    let address = launched(&stage).await.replace("127.0.0.1", "localhost");
    stage.browser.goto(&address).await.expect("the frame of another origin");
    enter_frame(&stage).await;
    stage.until("the browser refuses", "return location.href.startsWith('chrome-error:')").await;
    stage.browser.goto("about:blank").await.expect("an empty page");
    stage.close_with_errors().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frame_without_its_client_says_so() {
    let Some((stage, url)) = Stage::with_boards(390).await else { return };
    let game = Game::begin(&stage, "brandubh", 2, Locale::En).await;
    let address = launched(&stage).await;
    let instance = address.rsplit_once('=').expect("an instance").1;
    // The page on its own sends itself the first message, and gets no answer.
    stage.browser.goto(&format!("{url}?frame_id=1&instance_id={instance}")).await.expect("the page");
    let said = "return document.getElementById('trouble').innerText.startsWith('Discord does not say')";
    stage.until("the page says so", said).await;
    assert_eq!(stage.ask("return document.querySelectorAll('svg').length").await, 0);
    let unchanged = stage.tables.look(game.table).await.expect("a table");
    assert!(unchanged.decision_of(game.seat).is_some());
    stage.close().await;
}
