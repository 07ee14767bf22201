//! What the page does by itself: languages, light and dark, replies, and options checked before they are sent.

use serde_json::{Value, json};
use skald::sandbox::Id;

use super::stage::Stage;

/// Chooses from a list of the settings, which are open.
async fn choose(stage: &Stage, list: &str, value: &str) {
    let script = format!(
        "const list = document.querySelector('[data-testid={list}]'); list.value = '{value}'; \
         list.dispatchEvent(new Event('change')); return list.value"
    );
    assert_eq!(stage.ask(&script).await, value, "{list} has {value}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_and_the_page_have_a_language_each() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    stage.click("[data-testid=settings]").await;
    choose(&stage, "member-language", "fr").await;
    stage.until("Astrid speaks French", "return document.querySelector('.me small').innerText === 'fr'").await;
    assert_eq!(stage.sandbox.member(0).locale, "fr");
    choose(&stage, "page-language", "es").await;
    stage.click("[data-testid=close-settings]").await;
    let spanish = "return document.documentElement.lang === 'es' && \
                   document.querySelector('[data-testid=composer]').placeholder.startsWith('Mensaje') && \
                   document.querySelector('[data-testid=menu]').ariaLabel === 'Miembros y canales'";
    stage.until("the page speaks Spanish", spanish).await;
    // The bot answers in the language of the member, not of the page.
    let composer = stage.find("[data-testid=composer]").await;
    composer.send_keys("/").await.expect("typing");
    let french = "return [...document.querySelectorAll('[data-name=new]')].some(e => e.innerText.includes('salon'))";
    stage.until("the commands are French", french).await;
    stage.browser.refresh().await.expect("the page again");
    stage.until("the page remembers", spanish).await;
    let stranger = json!({"member": stage.sandbox.member(0).id, "locale": "tlh"});
    let url = format!("{}/sandbox/locale", stage.sandbox.url());
    let refused = stage.http.post(url).json(&stranger).send().await.expect("an answer");
    assert_eq!(refused.status(), 400);
    assert_eq!(stage.sandbox.member(0).locale, "fr");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_light_or_dark_as_the_system_or_as_chosen() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let (light, dark) = ("rgb(255, 255, 255)", "rgb(49, 51, 56)");
    for (look, wanted) in [("light", light), ("dark", dark)] {
        stage.system_look(look).await;
        assert_eq!(stage.ask(ground).await, wanted, "as the system: {look}");
    }
    stage.click("[data-testid=settings]").await;
    choose(&stage, "page-look", "light").await;
    assert_eq!(stage.ask(ground).await, light, "as chosen");
    stage.browser.refresh().await.expect("the page again");
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    assert_eq!(stage.ask(ground).await, light, "as chosen, and remembered");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn message_during_the_first_load_is_shown() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.open_channel("north-sea").await;
    // The page waits for the messages of its channel until `release`, and counts what the WebSocket brings.
    let held = "const before = fetch; \
                const released = new Promise((done) => { window.release = done; }); \
                window.fetch = async (...asked) => { \
                  if (String(asked[0]).startsWith('/sandbox/messages')) { window.loading = true; await released; } \
                  return before(...asked); \
                }; \
                window.news = 0; \
                window.WebSocket = class extends WebSocket { \
                  constructor(url) { super(url); this.addEventListener('message', () => { window.news += 1; }); } \
                };";
    stage.run_first(held).await;
    stage.browser.refresh().await.expect("the page again");
    stage.until("the channel loads", "return window.loading === true").await;
    let channel = stage.sandbox.channel("north-sea").expect("the channel");
    let news = stage.ask("return window.news").await;
    stage.sandbox.say(stage.sandbox.member(1).id, channel, "Good morning!").expect("a message");
    stage.until("the message is there", &format!("return window.news > {news}")).await;
    stage.ask("window.release()").await;
    stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    let shown = "return [...document.querySelectorAll('[data-message-id]')].filter((node) => \
                 node.innerText.includes('Good morning!')).length";
    assert_eq!(stage.ask(shown).await, 1);
    stage.close().await;
}

/// Random texts as markdown. It calls back with what goes wrong: an error, or a node that no text may make.
const RANDOM_MARKDOWN: &str = r####"
    const done = arguments[arguments.length - 1];
    const parts = ["*", "**", "***", "_", "__", "~~", "`", "``", "```", "```js\n", "||", ">", "> ", ">>> ", "# ", "### ", "-# ", "- ",
      "  - ", "1. ", "\n", "\n\n", "\\", " ", "a", "b1", "é", "🎲", "<", "<t:", "<t:1:", "99999999999999999", "-1", ":R>", ":f>", "<@",
      "<@!", "<#", "<@&", "7>", "<a:", "<:x:", "</x:", "@everyone", "@here", "[", "](", "](<", ")", "\"", "javascript:alert(1)",
      "http://", "https://a.b/", "https://discord.com/channels/1/", "<script>", "&lt;", "|", ":", "."];
    const context = { guild: "1", userName: (id) => id, channelName: (id) => id, address: (channel) => `#${channel}` };
    const tags = "A B BLOCKQUOTE BR BUTTON CODE DIV EM H3 H4 H5 HR I LI OL P PRE S SMALL SPAN STRONG TIME U UL".split(" ");
    let state = 7;
    const below = (most) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor(state / 4294967296 * most);
    };
    const strange = (node) => !tags.includes(node.tagName) || [...node.attributes].some(({ name }) => name.startsWith("on"))
      || (node.tagName === "A" && !/^(https?:\/\/|#)/.test(node.getAttribute("href")));
    import("/sandbox/markdown.js").then(({ markdown, plain }) => {
      for (let n = 0; n < 20000; n += 1) {
        const text = Array.from({ length: 1 + below(30) }, () => parts[below(parts.length)]).join("");
        const box = document.createElement("div");
        try {
          plain(text, context);
          box.append(...markdown(text, context));
        } catch (error) {
          return done(`${JSON.stringify(text)}: ${error}`);
        }
        const wrong = [...box.querySelectorAll("*")].find(strange);
        if (wrong) return done(`${JSON.stringify(text)} makes ${wrong.outerHTML}`);
      }
      return done("");
    }).catch((error) => done(String(error)));
"####;

#[tokio::test(flavor = "multi_thread")]
async fn random_markdown_neither_fails_nor_makes_scripts() {
    let Some(stage) = Stage::open(1280).await else { return };
    let wrong = stage.browser.execute_async(RANDOM_MARKDOWN, vec![]).await.expect("it ends in time");
    assert_eq!(wrong, "");
    stage.close().await;
}

/// Writes a message as the bot; returns its id.
pub async fn write(stage: &Stage, channel: Id, body: Value) -> String {
    let url = format!("{}/api/v10/channels/{channel}/messages", stage.sandbox.url());
    let token = format!("Bot {}", stage.sandbox.token());
    let request = stage.http.post(url).header("authorization", token).json(&body);
    let answer: Value = request.send().await.expect("an answer").json().await.expect("a message");
    answer["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
}

/// Messages with odd marks, each of which must leave the page as it is.
#[tokio::test(flavor = "multi_thread")]
async fn odd_marks_do_not_stop_the_page() {
    let Some(stage) = Stage::open(1280).await else { return };
    let channel = stage.sandbox.channel("general").expect("the channel");
    let bjorn = stage.sandbox.member(1).id;
    let quotes = ">>> ".repeat(300);
    let stars = "*".repeat(600);
    let brackets = "[".repeat(400) + "](https://a.example)";
    for odd in [
        "<t:99999999999999999:R>",
        "<t:-99999999999999999>",
        "<t:8640000000001:F> <t:8640000000000:R>",
        "<@99999999999999999999999> <#0> <@&1> </a:1> <a:b:2>",
        "```",
        "```js\n",
        "||~~__***`|| > # -# 1. - ",
        "99999999999999999999999999999999. item\n  - deeper\n - between\n1. other",
        "https://\u{202e}example\u{0000}.org/%zz [x](https://%zz)",
        &quotes,
        &stars,
        &brackets,
    ] {
        stage.sandbox.say(bjorn, channel, odd).expect("a message");
    }
    let last = stage.sandbox.say(bjorn, channel, "The page is still here.").expect("a message");
    let shown =
        format!("return document.querySelector(\"[data-message-id='{last}']\")?.innerText.includes('still here')");
    for round in ["live", "loaded again"] {
        stage.open_channel("general").await;
        stage.until(round, &shown).await;
        stage.ask("location.reload()").await;
        stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_says_to_whom_and_what_and_leads_there() {
    let Some(stage) = Stage::open(1280).await else { return };
    let channel = stage.sandbox.channel("general").expect("the channel");
    let bjorn = stage.sandbox.member(1).id;
    let first = stage.sandbox.say(bjorn, channel, "Who plays **tonight**?\nI do.").expect("a message");
    for line in 0..40 {
        stage.sandbox.say(bjorn, channel, &format!("Line {line}")).expect("a message");
    }
    let reply = json!({"content": "We all do.", "message_reference": {"message_id": first}});
    let id = write(&stage, channel, reply).await;
    stage.open_channel("general").await;
    let preview = format!("[data-message-id='{id}'] [data-testid=reply]");
    stage.find(&preview).await;
    let text = stage.text(&preview).await;
    assert!(text.contains("Bjorn") && text.contains("Who plays tonight?") && !text.contains("I do"), "{text}");
    stage.click(&format!("{preview} a")).await;
    let there = format!("return document.activeElement?.dataset.messageId === '{first}'");
    stage.until("the tap leads to the message", &there).await;
    stage.until("it is marked", "return document.querySelector('.sought') !== null").await;

    let gone = write(&stage, channel, json!({"content": "Soon gone."})).await;
    let id = write(&stage, channel, json!({"content": "To that.", "message_reference": {"message_id": gone}})).await;
    let preview = format!("[data-message-id='{id}'] [data-testid=reply]");
    let said = format!("return document.querySelector(\"{preview}\")?.innerText.includes('Soon gone.')");
    stage.until("the reply shows what it is to", &said).await;
    let url = format!("{}/api/v10/channels/{channel}/messages/{gone}", stage.sandbox.url());
    let token = format!("Bot {}", stage.sandbox.token());
    stage.http.delete(url).header("authorization", token).send().await.expect("an answer");
    let said = format!("return document.querySelector(\"{preview}\").innerText.includes('was deleted')");
    stage.until("the reply says that it is gone", &said).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_option_is_checked_by_its_type_before_anything_is_sent() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.open_channel("fjord").await;
    let composer = stage.find("[data-testid=composer]").await;
    composer.send_keys("/new").await.expect("typing");
    stage.click("[data-testid=completion][data-name=new]").await;
    for (name, typed, why) in [
        ("seats", "nine", "seats takes a whole number, and “nine” is none."),
        ("seats", "9", "seats takes a number from 1 to 8."),
        ("start", "perhaps", "start takes True or False."),
        ("options", &"x".repeat(301), "options takes at most 300 characters, and these are 301."),
    ] {
        if stage.ask(&format!("return !document.querySelector('[data-testid=option-{name}]')")).await == true {
            stage.click(&format!("[data-testid=add-{name}]")).await;
        }
        let field = stage.find(&format!("[data-testid=option-{name}]")).await;
        field.send_keys(typed).await.expect("typing");
        stage.click("[data-testid=send]").await;
        let said = format!("return document.querySelector('[data-testid=problem]').innerText === {}", json!(why));
        stage.until(why, &said).await;
        let marked = format!(
            "return document.activeElement?.dataset.testid === 'option-{name}' && \
                              document.activeElement.ariaInvalid === 'true'"
        );
        stage.until("the field is marked and has the focus", &marked).await;
        let cleared = format!(
            "const field = document.querySelector('[data-testid=option-{name}]'); field.value = ''; \
                               field.dispatchEvent(new Event('input')); return true"
        );
        stage.ask(&cleared).await;
    }
    assert!(stage.sandbox.messages(stage.sandbox.member(0).id, stage.sandbox.channel("fjord").unwrap()).is_empty());

    // The kinds of options that this bot's commands do not have.
    let checked = "const [done] = [arguments[0]]; import('/sandbox/check.js').then(({ checked }) => { \
        const people = { members: [{ id: '7', name: 'Bjorn', username: 'bjorn' }], channels: [{ id: '8', name: 'fjord' }] }; \
        const option = (type, more) => ({ label: 'it', type, choices: [], min: null, max: null, min_length: null, max_length: null, ...more }); \
        const fruit = { choices: [{ name: 'Red apple', value: 'apple' }, { name: 'Pear', value: 'pear' }] }; \
        const asked = [[option(6), 'Bjorn'], [option(6), '@bjorn'], [option(6), '<@7>'], [option(6), 'Nobody'], [option(7), '#fjord'], \
          [option(7), 'sea'], [option(3, fruit), 'red APPLE'], [option(3, fruit), 'plum'], [option(10, { min: 0.5 }), '0,7'], \
          [option(10, { min: 0.5 }), '0.2'], [option(4, { max: 3 }), '4'], [option(5), 'TRUE'], [option(3, { min_length: 3 }), 'ab']]; \
        done(asked.map(([option, text]) => { const found = checked(option, text, people); return found.value ?? '! ' + found.problem; })); })";
    let found = stage.browser.execute_async(checked, vec![]).await.expect("an answer");
    let wanted = json!([
        "7",
        "7",
        "7",
        "! There is no member called “Nobody”.",
        "8",
        "! There is no channel called “sea”.",
        "apple",
        "! it takes one of these: Red apple, Pear.",
        "0.7",
        "! it takes a number of at least 0.5.",
        "! it takes a number of at most 3.",
        "true",
        "! it takes at least 3 characters, and these are 2."
    ]);
    assert_eq!(found, wanted);
    stage.close().await;
}
