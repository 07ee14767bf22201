//! The screens in the documents. `.ci/release images` writes them (`UPDATE=1`).

use std::path::Path;

use skald::words::Locale;

use super::phone::Game;
use super::stage::Stage;

/// A title, its seats, and the question that is shown.
const SCREENS: [(&str, u8, u64); 3] = [("raids", 3, 12), ("relic_runners", 3, 21), ("explorers", 4, 37)];

/// Whether the picture of the last message is drawn: it has many colours. Scrolls to that message.
const DRAWN: &str = "document.querySelector('#welcome').hidden = true; \
    const last = [...document.querySelectorAll('[data-message-id]:has(.row)')].pop(); \
    last.scrollIntoView({block: 'start'}); \
    const picture = last.querySelector('.embed .image img'); \
    if (!picture?.complete || picture.naturalWidth === 0) return false; \
    const canvas = document.createElement('canvas'); canvas.width = canvas.height = 64; \
    const pen = canvas.getContext('2d'); pen.drawImage(picture, 0, 0, 64, 64); \
    const pixels = new Uint32Array(pen.getImageData(0, 0, 64, 64).data.buffer); \
    return new Set(pixels).size > 50;";

#[tokio::test(flavor = "multi_thread")]
async fn screens_in_the_documents_show_a_turn_on_a_phone() {
    let Some(stage) = Stage::open(390).await else { return };
    for (title, seats, question) in SCREENS {
        let game = Game::begin(&stage, title, seats, Locale::En).await;
        for number in 0..question {
            let (view, code) = game.asked(number).await.expect("a question");
            game.act(&view, code).await;
        }
        let (view, _) = game.asked(question).await.expect("a question");
        game.show(&view).await;
        keep(&stage, &format!("phone-{title}")).await;
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn screen_in_the_documents_shows_a_table_on_a_desk() {
    let Some(stage) = Stage::open(1_280).await else { return };
    let game = Game::begin(&stage, "relic_runners", 3, Locale::En).await;
    for number in 0..12 {
        let (view, code) = game.asked(number).await.expect("a question");
        game.act(&view, code).await;
    }
    let (view, _) = game.asked(12).await.expect("a question");
    game.show(&view).await;
    keep(&stage, "sandbox").await;
    stage.close().await;
}

/// Takes a picture of the page, and with `UPDATE=1` writes it among those of the documents.
async fn keep(stage: &Stage, name: &str) {
    stage.until("the pictures are there", DRAWN).await;
    let screen = stage.browser.screenshot().await.expect("a picture of the page");
    assert!(screen.starts_with(b"\x89PNG") && screen.len() > 20_000, "{name}: {} bytes", screen.len());
    if std::env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/images/{name}.png"));
        std::fs::write(&path, screen).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
