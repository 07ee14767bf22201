//! A game is opened, begun and played by the keyboard alone.

use super::stage::Stage;

const TAB: &str = "\u{e004}";
const SHIFT_TAB: [&str; 2] = ["\u{e008}", "\u{e004}"];
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const DOWN: &str = "\u{e015}";

/// Goes on by Tab until this has the focus, and sees that the focus can be seen.
async fn tab_to(stage: &Stage, what: &str) {
    let there = format!("return !!document.activeElement?.matches(\"{what}\")");
    for _ in 0..60 {
        if stage.ask(&there).await == true {
            let seen = "const style = getComputedStyle(document.activeElement); \
                        return document.activeElement.matches(':focus-visible') && \
                        (style.outlineStyle !== 'none' || document.querySelector('.line:focus-within') !== null)";
            assert_eq!(stage.ask(seen).await, true, "the focus on {what} can be seen");
            return;
        }
        stage.press_keys(TAB).await;
    }
    panic!("Tab does not lead to {what}, it ends on {}", stage.ask("return document.activeElement.outerHTML").await);
}

/// Whether this has the focus, soon.
async fn focused(stage: &Stage, what: &str) {
    stage
        .until(&format!("{what} has the focus"), &format!("return !!document.activeElement?.matches(\"{what}\")"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_opened_and_begun_by_the_keyboard_alone() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    // The first stop leads past the lists.
    stage.press_keys(TAB).await;
    focused(&stage, "#skip").await;
    stage.press_keys(ENTER).await;
    focused(&stage, "[data-testid=composer]").await;
    stage.click("[data-testid=close-welcome]").await;
    stage.ask("document.activeElement.blur(); return true").await;

    tab_to(&stage, "[data-testid=channel-fjord]").await;
    stage.press_keys(ENTER).await;
    stage.until("the channel opens", "return document.querySelector('#channel-name').innerText === '# fjord'").await;
    focused(&stage, "[data-testid=composer]").await;

    // A command, its completions by the arrows, its option, and off it goes.
    stage.press_keys("/").await;
    stage.find("[data-testid=completion]").await;
    stage.press_keys(DOWN).await;
    let second = "return document.activeElement.getAttribute('aria-activedescendant') === 'completion-1' && \
                  document.querySelector('#completion-1').ariaSelected === 'true'";
    assert_eq!(stage.ask(second).await, true, "the arrow chooses the second completion");
    stage.press_keys(UP).await;
    stage.press_keys(ESCAPE).await;
    assert_eq!(stage.ask("return document.querySelector('#completions').hidden").await, true, "Escape closes them");
    stage.press_keys("new").await;
    stage.until("the command is found", "return document.querySelector('#completion-0')?.dataset.name === 'new'").await;
    stage.press_keys(ENTER).await;
    focused(&stage, "[data-testid=option-title]").await;
    stage.press_keys("raids").await;
    stage.until("the title is found", "return document.querySelector('#completion-0')?.dataset.name === 'raids'").await;
    stage.press_keys(ENTER).await;
    stage.press_keys(ENTER).await;
    stage.find("[data-custom-id$=':lobby:computer']").await;

    // Back into the messages, to the buttons of the lobby; the focus stays while the message changes under it.
    stage.until("the command is sent", "return document.activeElement?.dataset.testid === 'composer'").await;
    focus_back(&stage, "[data-custom-id$=':lobby:cancel']").await;
    stage.ask("document.querySelector(\"[data-custom-id$=':lobby:computer']\").focus(); return true").await;
    stage.press_keys(" ").await;
    stage.until("the computer sits down", "return document.body.innerText.includes('B 🤖 ')").await;
    focused(&stage, "[data-message-id] [data-custom-id]").await;
    tab_to(&stage, "[data-custom-id$=':lobby:start']").await;
    stage.press_keys(ENTER).await;
    stage.until("the game begins", "return document.querySelector('#messages').innerText.includes('Voyage 1')").await;
    let kept = "return document.activeElement?.closest('[data-message-id]') !== null";
    stage.until("the focus is still in the messages", kept).await;
    let told = "return document.querySelector('[data-testid=announcer]').innerText.includes('Skald')";
    stage.until("a screen reader is told of the board", told).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_by_the_keyboard_alone() {
    let Some(stage) = Stage::open(1280).await else { return };
    tab_to(&stage, "[data-testid=close-welcome]").await;
    stage.press_keys(ENTER).await;
    tab_to(&stage, "[data-testid=channel-north-sea]").await;
    stage.press_keys(ENTER).await;
    focused(&stage, "[data-testid=composer]").await;
    stage.press_keys("/new").await;
    stage.until("the command is found", "return document.querySelector('#completion-0')?.dataset.name === 'new'").await;
    stage.press_keys(ENTER).await;
    focused(&stage, "[data-testid=option-title]").await;
    stage.press_keys("brandubh").await;
    let found = "return document.querySelector('#completion-0')?.dataset.name === 'brandubh'";
    stage.until("the title is found", found).await;
    stage.press_keys(ENTER).await;
    stage.press_keys(ENTER).await;
    stage.find("[data-custom-id$=':lobby:computer']").await;
    stage.until("the command is sent", "return document.activeElement?.dataset.testid === 'composer'").await;
    focus_back(&stage, "[data-custom-id$=':lobby:computer']").await;
    stage.press_keys(ENTER).await;
    stage.until("the computer sits down", "return document.body.innerText.includes('B 🤖 ')").await;
    tab_to(&stage, "[data-custom-id$=':lobby:start']").await;
    stage.press_keys(ENTER).await;

    // A piece with several ways comes first, then one of them.
    stage.find("[data-custom-id$=':words']").await;
    let view = stage.table().await;
    let open = view.open.first().expect("a question");
    let asked = format!("v1:{}:{}:", view.id, open.id.0);
    let ways: Vec<_> = (0..100).map(|n| format!("[data-custom-id='{asked}{n}']")).collect();
    let ways = ways.join(",");
    let offered = format!("return document.querySelector(\"{ways}\") !== null");
    if stage.ask(&offered).await == false {
        tab_to(&stage, &format!("button[data-custom-id^='{asked}']")).await;
        stage.press_keys(ENTER).await;
        stage.until("the ways of a piece are offered", &offered).await;
    }
    tab_to(&stage, &ways).await;
    stage.press_keys(ENTER).await;
    stage.moved_on(view.seq).await;
    stage.close().await;
}

/// Goes back by Shift and Tab.
async fn focus_back(stage: &Stage, what: &str) {
    let there = format!("return !!document.activeElement?.matches(\"{what}\")");
    for _ in 0..20 {
        if stage.ask(&there).await == true {
            return;
        }
        stage.press_together(&SHIFT_TAB).await;
    }
    panic!(
        "Shift and Tab do not lead to {what}, but to {}",
        stage.ask("return document.activeElement.outerHTML").await
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_and_a_drawer_are_used_by_the_keyboard() {
    let Some(stage) = Stage::open(390).await else { return };
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    // The drawer: what lies under it cannot be reached, Escape closes it.
    tab_to(&stage, "[data-testid=menu]").await;
    stage.press_keys(ENTER).await;
    focused(&stage, "[data-testid=close-menu]").await;
    assert_eq!(stage.ask("return document.querySelector('#chat').inert").await, true);
    stage.press_keys(ESCAPE).await;
    focused(&stage, "[data-testid=menu]").await;

    let channel = stage.sandbox.channel("general").expect("the channel");
    let option = |value: &str| serde_json::json!({"label": value, "value": value});
    let menu = serde_json::json!({"type": 3, "custom_id": "menu", "placeholder": "Choose",
        "options": [option("alder"), option("birch"), option("cedar")]});
    super::page::write(
        &stage,
        channel,
        serde_json::json!({"content": "Trees", "components": [{"type": 1, "components": [menu]}]}),
    )
    .await;
    tab_to(&stage, ".menu-head").await;
    stage.press_keys(DOWN).await;
    focused(&stage, "[data-value=alder]").await;
    stage.press_keys(DOWN).await;
    focused(&stage, "[data-value=birch]").await;
    stage.press_keys(UP).await;
    stage.press_keys(UP).await;
    focused(&stage, "[data-value=cedar]").await;
    stage.press_keys("b").await;
    focused(&stage, "[data-value=birch]").await;
    stage.press_keys(ESCAPE).await;
    focused(&stage, ".menu-head[aria-expanded=false]").await;
    stage.close().await;
}
