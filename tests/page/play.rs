//! A game is played by clicking, at a desk and on a phone.

use std::sync::Arc;

use serde_json::json;
use skald::table::{OpenDecision, TableView};
use skald::words::{Locale, Voice};

use super::stage::{PATIENCE, Stage};
use support::test_pictures;

/// How many moves are made in peace before somebody attacks.
const QUIET: usize = 5;
/// How many decisions are made by clicking at most before somebody must have been attacked.
const DECISIONS: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn game_is_played_by_clicking_up_to_a_direct_message() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.open_channel("north-sea").await;
    start_a_table(&stage).await;

    let mut moves = 0;
    let defender = loop {
        assert!(moves < DECISIONS, "there was no attack in {moves} moves");
        moves += 1;
        let view = stage.table().await;
        let open = view.open.first().expect("an open decision").clone();
        if open.decision.out_of_turn {
            break open;
        }
        stage.become_member(PEOPLE[open.decision.seat.index()]).await;
        stage.open_channel("north-sea").await;
        if let Some(seat) = view.begun() {
            stage.click(&format!("[data-custom-id$=':turn:{}']", seat.0)).await;
        }
        stage.take(&view, &open, chosen(&view, &open, moves > QUIET)).await;
        stage.moved_on(view.seq).await;
    };
    assert!(moves > QUIET, "several moves were made by clicking: {moves}");

    stage.become_member(PEOPLE[defender.decision.seat.index()]).await;
    stage.open_channel("dm").await;
    let answers = format!("[data-message-id] [data-custom-id^='v1:{}:{}:']", stage.table().await.id, defender.id.0);
    stage.find(&answers).await;
    let stakes = stage.text("[data-testid=messages]").await;
    assert!(stakes.contains("Retaliate") && stakes.contains("Flee"), "{stakes}");
    the_link_leads_to_the_board(&stage).await;
    stage.open_channel("dm").await;
    let view = stage.table().await;
    stage.take(&view, &defender, 0).await;
    stage.moved_on(view.seq).await;
    let answered = format!("return document.querySelector(\"{answers}:not([disabled])\") === null");
    stage.until("the message that was answered has no answers any more", &answered).await;
    stage.open_channel("north-sea").await;
    a_link_to_nothing_says_so(&stage).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_board_fits_the_width() {
    let Some(stage) = Stage::open(390).await else { return };
    stage.click("[data-testid=menu]").await;
    stage.open_channel("north-sea").await;
    open_a_table(&stage).await;
    stage.click("[data-custom-id$=':lobby:computer']").await;
    stage.until("the computer sits down", "return document.body.innerText.includes('B 🤖 ')").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
    let fits = "return document.documentElement.scrollWidth <= innerWidth && \
                [...document.querySelectorAll('.embed, .row')].every(e => e.getBoundingClientRect().right <= innerWidth)";
    stage.until("nothing is wider than the phone", fits).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_picture_on_a_phone_fits_and_opens_large() {
    let pictures = Arc::new(test_pictures::TestPictures::default());
    let Some(stage) = Stage::with(390, test_pictures::titles(&pictures, &["raids"])).await else { return };
    stage.click("[data-testid=menu]").await;
    stage.open_channel("north-sea").await;
    open_a_table(&stage).await;
    stage.click("[data-custom-id$=':lobby:computer']").await;
    stage.until("the computer sits down", "return document.body.innerText.includes('B 🤖 ')").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
    let shown = "const image = document.querySelector('.embed .image img'); \
                 image?.scrollIntoView({block: 'center'}); \
                 return !!image?.complete && image.naturalWidth === 975 && image.alt.includes('by Public')";
    stage.until("the picture is in the embed and described", shown).await;
    let fits = "const box = document.querySelector('.embed .image img').getBoundingClientRect(); \
                return box.width > 240 && box.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth";
    stage.until("the picture is as wide as the phone allows", fits).await;
    let room = "const { width, height } = document.querySelector('.embed .image img').attributes; \
                return Number(width?.value) > 0 && Number(height?.value) > 0";
    stage.until("its room is there before it", room).await;
    the_picture_opens_large(&stage).await;
    stage.close().await;
}

/// A tap shows the picture in the viewer, which closes by the key, the button and a tap; the focus goes back each time.
async fn the_picture_opens_large(stage: &Stage) {
    let open = "const image = document.querySelector('#viewer[open] img'); \
                return !!image?.complete && image.naturalWidth === 975 && image.alt.includes('by Public') && \
                image.getBoundingClientRect().width <= innerWidth";
    let closed = "return !document.querySelector('#viewer').open && \
                  document.activeElement?.dataset.testid === 'picture'";
    let ways = ["Escape", "[data-testid=viewer-close]", "#viewer img"];
    for way in ways {
        stage.click("[data-testid=picture]").await;
        stage.until("the picture fills the page", open).await;
        match way {
            "Escape" => stage.press_keys("\u{e00c}").await,
            element => stage.click(element).await,
        }
        stage.until(&format!("{way} closes the viewer"), closed).await;
    }
    // Closed and opened again before the page hears that it was closed.
    let twice = "const picture = document.querySelector('[data-testid=picture]'); \
                 picture.click(); document.querySelector('#viewer').close(); picture.click()";
    stage.ask(twice).await;
    stage.click("[data-testid=viewer-size]").await;
    let whole = "return document.querySelector('#viewer img').getBoundingClientRect().width === 975";
    stage.until("the picture has its own size", whole).await;
    stage.click("[data-testid=viewer-close]").await;
}

/// From the direct message of an attack back to the board in the channel, on the same page.
async fn the_link_leads_to_the_board(stage: &Stage) {
    let link = "[data-message-id] a[data-leads=inside]";
    stage.find(link).await;
    assert!(stage.text(link).await.contains("board"), "{}", stage.text(link).await);
    stage.click(link).await;
    stage.until("the link opens the channel", &opened("north-sea")).await;
    let reached = "const log = document.querySelector('[data-testid=messages]').getBoundingClientRect(); \
                   const board = document.querySelector('.sought:has([data-custom-id])')?.getBoundingClientRect(); \
                   return !!board && board.top < log.bottom && board.bottom > log.top";
    stage.until("the board is marked and in sight", reached).await;
    assert!(stage.text(".sought").await.contains("Voyage"), "{}", stage.text(".sought").await);
    assert_eq!(stage.browser.windows().await.expect("the windows").len(), 1, "nothing is opened outside");
}

/// A link to a message that is gone, one to elsewhere, and where each leads.
async fn a_link_to_nothing_says_so(stage: &Stage) {
    let (guild, channel) = (stage.sandbox.guild(), stage.sandbox.channel("general").expect("the channel"));
    let member = stage.sandbox.member(0).id;
    let here = stage.sandbox.channel("north-sea").expect("the channel");
    let text = format!("https://discord.com/channels/{guild}/{channel}/5 and https://example.org/");
    stage.sandbox.say(member, here, &text).expect("a message");
    let outside = "a[data-leads=outside][href='https://example.org/']";
    stage.find(outside).await;
    let kept = format!("return document.querySelector(\"{outside}\").rel.includes('noopener')");
    stage.until("the other page cannot reach this one", &kept).await;
    stage.click("a.mention[data-leads=inside]").await;
    stage.until("the link opens the channel", &opened("general")).await;
    let said = "return document.querySelector('[data-testid=note]').innerText === 'That message is gone.'";
    stage.until("the page says that the message is gone", said).await;
}

/// Whether the page shows this channel.
fn opened(name: &str) -> String {
    format!("return document.querySelector('[data-testid=channel-name]').innerText.endsWith('{name}')")
}

/// The members who play, by seat.
const PEOPLE: [&str; 2] = ["astrid", "bjorn"];

/// The board is there.
const BOARD: &str = "return document.querySelector('[data-testid=messages]').innerText.includes('Voyage 1')";

/// `/new`, by typing and choosing.
pub async fn open_a_table(stage: &Stage) {
    let composer = stage.find("[data-testid=composer]").await;
    composer.send_keys("/new").await.expect("typing");
    stage.click("[data-testid=completion][data-name=new]").await;
    stage.find("[data-testid=option-title]").await;
    stage.click("[data-testid=completion]").await;
    stage.click("[data-testid=send]").await;
    stage.find("[data-custom-id$=':lobby:join']").await;
}

/// A table is opened, another joins, the host starts.
async fn start_a_table(stage: &Stage) {
    open_a_table(stage).await;
    stage.become_member(PEOPLE[1]).await;
    stage.open_channel("north-sea").await;
    stage.click("[data-custom-id$=':lobby:join']").await;
    let joined = "return document.querySelector('[data-testid=messages]').innerText.includes('Bjorn')";
    stage.until("the new seat shows", joined).await;
    stage.become_member(PEOPLE[0]).await;
    stage.open_channel("north-sea").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
}

/// The index of the first choice that attacks, or that does not, as wanted; of the first one where none is of the kind.
fn chosen(view: &TableView, open: &OpenDecision, attack: bool) -> usize {
    let position = view.unredacted().expect("a position");
    let voice = Voice::new(Locale::En, PEOPLE.map(str::to_owned).to_vec());
    let choices = position.choices(open.decision.seat).shown(&voice);
    choices.iter().position(|choice| choice.label.starts_with("Attack") == attack).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn person_is_challenged_from_their_menu() {
    let Some(stage) = Stage::open(390).await else { return };
    let bjorn = stage.sandbox.member(1).id;
    let general = stage.sandbox.channel("general").expect("the channel");
    stage.sandbox.say(bjorn, general, "Who plays?").expect("a message");
    let name = format!("[data-user='{bjorn}']");
    stage.click(&name).await;
    stage.click("[data-testid=person] [data-name='Challenge to a game']").await;
    // The menu gives the keyboard back, and the bot asks for the title.
    stage.until("the menu is closed", "return !document.querySelector('#person').open").await;
    stage.click("[data-ephemeral=true] [data-custom-id*='brandubh']").await;
    let mentioned = format!("return document.querySelector('.text [data-user=\"{bjorn}\"]') !== null");
    stage.until("the table is kept for Bjorn", &mentioned).await;
    // A mention has the menu too.
    stage.click(&format!(".text {name}")).await;
    stage.find("[data-testid=person] [data-name='Challenge to a game']").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forum_leads_to_its_posts() {
    let Some(stage) = Stage::open(1280).await else { return };
    let (astrid, forum) = (stage.sandbox.member(0).id, stage.sandbox.channel("games").expect("the forum"));
    let general = stage.sandbox.channel("general").expect("the channel");
    let asked = stage.sandbox.slash(astrid, general, "server forum", &[("channel", json!(forum.to_string()))]);
    asked.expect("it is offered").settled(PATIENCE).await.expect("an answer");
    let options = [("title", json!("brandubh")), ("computers", json!(1))];
    let _shown_elsewhere = stage.sandbox.slash(astrid, general, "new", &options).expect("it is offered");
    stage.open_channel("games").await;
    assert_eq!(stage.ask("return document.querySelector('#composer').hidden").await, true);
    stage.click("[data-testid=posts] a").await;
    stage.find("[data-custom-id$=':lobby:start']").await;
    assert_eq!(stage.ask("return document.querySelector('#composer').hidden").await, false);
    stage.close().await;
}
