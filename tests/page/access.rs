//! The page for people who do not see it, by axe-core: no serious fault, in light and dark. `SKALD_AXE` names the file
//! `axe.min.js` of the package axe-core; without it nothing is examined, and the last lines of the test run say so.

use serde_json::{Value, json};

use super::page::write;
use super::stage::Stage;

/// The script of axe-core, if the machine has it.
pub fn axe() -> Option<String> {
    let path = std::env::var_os("SKALD_AXE")?;
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("SKALD_AXE names {path:?}: {error}")))
}

/// Lets axe-core examine what the page shows.
pub async fn examine(stage: &Stage, script: &str, what: &str) {
    stage.browser.execute(script, vec![]).await.expect("axe-core starts");
    let run = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then(found => done({ \
               rules: found.passes.length, faults: found.violations.map(fault => `${fault.impact} ${fault.id}: ` + \
               fault.nodes.map(node => node.html + ' – ' + node.failureSummary).join('; ')) }), \
               error => done({ rules: 0, faults: [String(error)] }))";
    let found = stage.browser.execute_async(run, vec![]).await.expect("axe-core answers");
    assert!(found["rules"].as_u64().is_some_and(|rules| rules > 10), "axe-core examined {what}: {found}");
    let grave = |fault: &&Value| {
        let fault = fault.as_str().unwrap_or_default();
        !fault.starts_with("minor ") && !fault.starts_with("moderate ")
    };
    let grave: Vec<_> = found["faults"].as_array().expect("a list").iter().filter(grave).collect();
    assert!(grave.is_empty(), "{what}: {grave:#?}");
}

/// A form as a bot opens it. Skald has none, so the page is given one.
const FORM: &str = "const done = arguments[0]; import('/sandbox/form.js').then(({ openForm }) => { \
    const text = { type: 4, style: 1, custom_id: 'name', label: 'Name', placeholder: 'Your name' }; \
    const menu = { type: 3, custom_id: 'which', options: [{ label: 'One', value: '1' }] }; \
    openForm({ title: 'Who are you?', components: [{ type: 1, components: [text] }, \
      { type: 18, label: 'Which', description: 'One of these', component: menu }] }, async () => 'Not that.', () => {}); \
    done(true); })";

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_no_serious_fault_in_light_or_dark() {
    let Some(script) = axe() else { return };
    let Some(stage) = Stage::open(1280).await else { return };
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    let url = format!("{}/api/v10/users/@me/channels", stage.sandbox.url());
    let token = format!("Bot {}", stage.sandbox.token());
    let body = json!({"recipient_id": stage.sandbox.member(0).id});
    let request = stage.http.post(url).header("authorization", token).json(&body);
    let dm: Value = request.send().await.expect("an answer").json().await.expect("a channel");
    let dm: skald::sandbox::Id = dm["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let channel = stage.sandbox.channel("general").expect("the channel");
    write(&stage, channel, parts()).await;
    write(&stage, dm, parts()).await;
    for look in ["light", "dark"] {
        stage.system_look(look).await;
        stage.open_channel("general").await;
        examine(&stage, &script, &format!("the hint and a channel, {look}")).await;
        stage.click(".menu-head").await;
        examine(&stage, &script, &format!("an open menu, {look}")).await;
        stage.open_channel("dm").await;
        examine(&stage, &script, &format!("a private message, {look}")).await;
        let composer = stage.find("[data-testid=composer]").await;
        composer.send_keys("/").await.expect("typing");
        stage.find("[data-testid=completion]").await;
        examine(&stage, &script, &format!("completions, {look}")).await;
        composer.clear().await.expect("an empty line");
        stage.browser.execute_async(FORM, vec![]).await.expect("a form");
        stage.click("[data-testid=modal-submit]").await;
        examine(&stage, &script, &format!("a form, {look}")).await;
        stage.click("[data-testid=modal-cancel]").await;
        stage.click("[data-testid=settings]").await;
        examine(&stage, &script, &format!("the settings, {look}")).await;
        stage.click("[data-testid=close-settings]").await;
    }
    stage.click("[data-testid=trial]").await;
    stage.click("[data-title=raids]").await;
    stage.find("[data-testid=picture] img").await;
    for look in ["light", "dark"] {
        stage.system_look(look).await;
        examine(&stage, &script, &format!("a running game, {look}")).await;
        stage.click("[data-testid=picture]").await;
        stage.find("#viewer[open] img").await;
        examine(&stage, &script, &format!("the viewer, {look}")).await;
        stage.click("[data-testid=viewer-close]").await;
    }
    stage.close().await;
}

/// A message with something of everything.
fn parts() -> Value {
    let button = |style: u8, label: &str| json!({"type": 2, "style": style, "label": label, "custom_id": label});
    let option = |value: &str| json!({"label": value, "value": value, "description": "What it brings"});
    json!({
        "content": "# A heading\n-# Small print\n> Quoted\n**Bold**, `code`, ||hidden||, <@1>, <t:0:R> and https://example.org/\n```\nA wide line\n```",
        "embeds": [{"title": "The board", "description": "A list:\n- one\n- two", "color": 3_447_003,
            "fields": [{"name": "A", "value": "1", "inline": true}, {"name": "B", "value": "2", "inline": true}],
            "footer": {"text": "Table abcd"}}],
        "components": [
            {"type": 1, "components": [button(1, "one"), button(2, "two"), button(3, "three"), button(4, "four")]},
            {"type": 1, "components": [{"type": 3, "custom_id": "menu", "placeholder": "Choose", "options": [option("a"), option("b")]}]},
        ],
    })
}
