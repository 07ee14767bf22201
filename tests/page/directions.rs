//! Names that are written from right to left: what is beside them stays in its place.

use serde_json::{Value, json};
use skald::words::Locale;

use super::phone::Game;
use super::stage::Stage;

/// Whether in every text with the name the digits after it are drawn to the right of it, and how many such texts there
/// are.
const IN_ORDER: &str = "const [name] = arguments, places = []; \
    const box = (node, from, to) => { const range = document.createRange(); \
        range.setStart(node, from); range.setEnd(node, to); return range.getBoundingClientRect(); }; \
    for (const block of document.querySelectorAll('[data-message-id], .probe')) { \
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT); \
        let seen = null; \
        for (let node = walker.nextNode(); node; node = walker.nextNode()) { \
            const at = node.data.indexOf(name); \
            if (at >= 0) seen = box(node, at, at + name.length); \
            const digit = node.data.slice(Math.max(at, 0)).search(/\\d/); \
            if (!seen || digit < 0) continue; \
            const place = box(node, Math.max(at, 0) + digit, Math.max(at, 0) + digit + 1); \
            if (Math.abs(place.top - seen.top) < 4) places.push(place.left >= seen.right - 1); \
            seen = null; \
        } \
    } \
    return [places.every(Boolean), places.length];";

#[tokio::test(flavor = "multi_thread")]
async fn numbers_stay_to_the_right_of_a_name_from_right_to_left() {
    let Some(stage) = Stage::open(390).await else { return };
    for name in ["ليلى", "דנה"] {
        let game = Game::of(&stage, (name, name), "raids", 2, Locale::En).await;
        let (view, _) = game.asked(0).await.expect("a question");
        game.show(&view).await;
        // A mention in the middle of a text, as the page draws it.
        let probe = "const probe = document.createElement('p'); probe.className = 'text probe'; \
                     probe.innerHTML = `<span class=\"mention\">@${arguments[0]}</span> 7 VP`; \
                     document.querySelector('#messages').append(probe);";
        stage.browser.execute(probe, vec![json!(name)]).await.expect("a text");
        let found = stage.browser.execute(IN_ORDER, vec![json!(name)]).await.expect("places");
        assert_eq!(found[0], Value::Bool(true), "{name}: {found}");
        assert!(found[1].as_u64().is_some_and(|count| count >= 2), "{name}: {found}");
    }
    stage.close().await;
}
