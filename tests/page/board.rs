//! The page of a board in a real browser: whole games by tapping, what others see, a link that is withdrawn.
//!
//! `SKALD_TAPPED` names a folder that gets pictures of the page.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use fantoccini::Locator;
use serde_json::{Value, json};
use skald::engine::Seat;
use skald::sandbox::Id;
use skald::table::{Act, Pick, TableView};
use skald::title::Weight;
use skald::words::{Locale, Voice};

use super::access::{axe, examine};
use super::phone::{Game, action};
use super::stage::{PATIENCE, Stage, TALL};

/// The number of questions of a game.
const LAST: u64 = 400;
/// The title that is played by its plans. The others are played by the advised choices.
const PLANNED: &str = "relic_runners";

/// Does a choice on the page as a person would: by its places, else by the list. Returns the number of taps.
pub const TAKE: &str = "
const [id, advised, places, path, done] = arguments;
const version = document.body.dataset.version;
let taps = 0;
const acted = () => document.body.hasAttribute('data-busy') || document.body.dataset.version !== version;
const press = (node) => { taps += 1; node.dispatchEvent(new MouseEvent('click', { bubbles: true })); };
const line = () => document.querySelector(`[data-item=\"${CSS.escape(id)}\"]`);
const end = () => {
  const wait = () => (document.body.hasAttribute('data-busy') || document.body.dataset.version === version
    ? setTimeout(wait, 20) : done({ taps, trouble: document.getElementById('trouble').textContent }));
  wait();
};
// A line in sight is one tap; a place and its second tap are two, and places alone do without reading. The advised line is
// read first.
if ((advised || !(places.length > 1)) && line()) press(line());
for (const place of places) {
  if (acted()) break;
  const node = document.querySelector(`[data-place=\"${place}\"][tabindex]`);
  if (node) press(node);
}
for (const label of path) {
  if (acted() || line()) break;
  const branch = document.querySelector(`[data-item=\"${CSS.escape(label)}\"]`);
  if (branch) press(branch);
}
if (!acted() && line()) press(line());
if (!acted()) done({ taps, trouble: `the choice ${id} cannot be tapped` }); else end();
";

/// The link to the board that a person gets.
pub async fn link(stage: &Stage, game: &Game<'_>) -> String {
    let asked = stage.sandbox.slash(Id::new(game.person.id.0), game.channel, "board", &[]).expect("a command");
    let answer = asked.settled(PATIENCE).await.expect("an answer").message.expect("a message");
    let rows = json!(answer.components);
    let text = answer.content.split_once("](<").and_then(|(_, link)| link.split_once('>'));
    let link = address(&rows).or_else(|| text.map(|(link, _)| link.to_owned()));
    link.unwrap_or_else(|| panic!("no link to the board: {rows}"))
}

/// The first address of a button.
fn address(value: &Value) -> Option<String> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("url").and_then(Value::as_str).map(str::to_owned);
            own.or_else(|| fields.values().find_map(address))
        }
        Value::Array(items) => items.iter().find_map(address),
        _ => None,
    }
}

/// What the bot tells the page of a link.
pub async fn state(stage: &Stage, link: &str) -> Value {
    asked(stage, link, "state").await
}

async fn asked(stage: &Stage, link: &str, path: &str) -> Value {
    let (page, token) = link.split_once('#').expect("a secret");
    let request = stage.http.get(format!("{page}{path}")).header("authorization", format!("Bearer {token}"));
    request.send().await.expect("an answer").json().await.expect("a state")
}

/// The game of a person, opened on the page.
async fn opened<'a>(stage: &'a Stage, title: &str, seats: u8, locale: Locale) -> (Game<'a>, String) {
    let game = Game::begin(stage, title, seats, locale).await;
    let link = link(stage, &game).await;
    let begun = Instant::now();
    stage.browser.goto(&link).await.expect("the page");
    there(stage).await;
    let took = begun.elapsed().as_millis();
    let size = state(stage, &link).await.to_string().len();
    println!("{title}: the board is there after {took} ms, its state has {size} bytes");
    (game, link)
}

pub async fn there(stage: &Stage) {
    stage.until("the board is there", "return document.body.dataset.version !== undefined").await;
}

pub async fn keep(stage: &Stage, name: &str) {
    let Some(folder) = std::env::var_os("SKALD_TAPPED") else { return };
    let screen = stage.browser.screenshot().await.expect("a picture of the page");
    std::fs::write(Path::new(&folder).join(format!("{name}.png")), screen).expect("the folder is there");
}

/// The table once the person is asked; `None` if the game is over. The computer player moves meanwhile.
async fn next(stage: &Stage, game: &Game<'_>) -> Option<TableView> {
    let begun = Instant::now();
    loop {
        let view = stage.tables.look(game.table).await.expect("a table").seen_by(game.person.id);
        if view.is_over() {
            return None;
        }
        if view.decision_of(game.seat).is_some() {
            return Some(view);
        }
        assert!(begun.elapsed() < PATIENCE, "nobody is asked");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Plays a whole game by tapping. Returns the number of taps, and of turns of the person.
async fn play(stage: &Stage, title: &str, seats: u8) -> (u64, usize) {
    let (game, link) = opened(stage, title, seats, Locale::En).await;
    let mut taps = 0;
    for number in 0..LAST {
        let Some(view) = next(stage, &game).await else { break };
        let code = action(&view, game.seat, number).expect("a choice");
        let same = format!(
            "return document.body.dataset.version === '{}' && !document.body.hasAttribute('data-coming')",
            view.version()
        );
        stage.until("the page shows the table, with its advice", &same).await;
        if number % 10 == 4 {
            keep(stage, &format!("{title}-{number}")).await;
        }
        let shown = state(stage, &link).await;
        let choices = shown["asked"]["choices"].as_array().unwrap_or_else(|| panic!("{title}: no choices: {shown}"));
        let advised = choices.iter().find(|offer| offer["weight"] == "main" && title != PLANNED);
        let advised = advised.and_then(|offer| offer["id"].as_str());
        let chosen = advised.map_or_else(|| chosen(&view, game.seat, &code), str::to_owned);
        let offer =
            choices.iter().find(|offer| offer["id"] == chosen.as_str()).unwrap_or_else(|| panic!("{title}: {code}"));
        let path: Vec<_> = offer["path"].as_array().expect("a list").iter().map(|branch| &branch["label"]).collect();
        let take = vec![json!(chosen), json!(advised.is_some()), offer["places"].clone(), json!(path)];
        let told = stage.browser.execute_async(TAKE, take).await;
        let told = told.unwrap_or_else(|error| panic!("{title}: {code}: {error}"));
        assert_eq!(told["trouble"], "", "{title}: {code}");
        taps += told["taps"].as_u64().expect("a number");
    }
    let view = stage.tables.look(game.table).await.expect("a table");
    assert!(view.is_over(), "{title}: the game is not over after {LAST} questions");
    stage.until("the page says the end", "return document.getElementById('turn').hidden").await;
    keep(stage, &format!("{title}-end")).await;
    look_back(stage, &link, title).await;
    let record = stage.tables.records().export(game.table, false).await.expect("a record");
    let turns = record.turn_ends(view.title.as_ref()).iter().filter(|(seat, _)| *seat == game.seat).count();
    (taps, turns)
}

/// Walks through the turns of a finished game.
async fn turns(stage: &Stage, title: &str) {
    let turn = "return Number(document.getElementById('slider').value)";
    stage.click("#replay").await;
    stage.until("the last turn is shown", "return !document.getElementById('past').hidden").await;
    let last = stage.ask(turn).await.as_u64().expect("a number");
    assert!(last > 2, "{title}: {last} turns");
    let picture = "return document.querySelector('#board').innerHTML";
    let end = stage.ask(picture).await;
    stage.click("#before").await;
    stage.until("the turn before is shown", &format!("{turn} === {}", last - 1)).await;
    let slide = "const slider = document.getElementById('slider'); slider.value = 0; \
                 slider.dispatchEvent(new Event('change')); return true";
    stage.ask(slide).await;
    stage.until("the start is shown", &format!("{turn} === 0 && document.getElementById('before').disabled")).await;
    assert_ne!(stage.ask(picture).await, end, "{title}: another board");
    keep(stage, &format!("{title}-start")).await;
    stage.click("#now").await;
    stage.until("the present is back", "return document.getElementById('past').hidden").await;
}

/// Looks at the past of a finished game, and reads its review.
async fn look_back(stage: &Stage, link: &str, title: &str) {
    turns(stage, title).await;
    // The review of a large title takes minutes without optimisation.
    if !["brandubh", "nine_mens_morris"].contains(&title) {
        return;
    }
    stage.click("#judge").await;
    stage.until("the review is there", "return document.querySelector('#chart svg') !== null").await;
    keep(stage, &format!("{title}-review")).await;
    turning(stage, link, title).await;
}

/// Opens the board of a choice that was not the best as if the review named it: checking a review takes minutes without
/// optimisation.
async fn turning(stage: &Stage, link: &str, title: &str) {
    let mut named = None;
    for seq in 1..LAST {
        let shown = asked(stage, link, &format!("past?seq={seq}&choice=1")).await;
        if !shown["routes"].is_null() {
            named = Some((seq, shown["routes"].clone()));
            break;
        }
    }
    let (seq, routes) = named.unwrap_or_else(|| panic!("{title}: all choices were the best"));
    stage.browser.refresh().await.expect("the page");
    there(stage).await;
    let review = json!({ "title": "Review", "lines": [], "choices": [{ "label": "Show", "seq": seq }], "done": true });
    let named = format!(
        "const real = fetch; window.fetch = (url, how) => (url.startsWith('review') \
         ? Promise.resolve(new Response(JSON.stringify({review}))) : real(url, how)); return true"
    );
    stage.ask(&named).await;
    stage.click("#judge").await;
    stage.until("the choice is named", "return document.querySelector('#turning button') !== null").await;
    stage.click("#turning button").await;
    let drawn = "return document.querySelectorAll('#board .route').length";
    stage.until("both choices are drawn", &format!("{drawn} === 2")).await;
    keep(stage, &format!("{title}-turning")).await;
    for (name, route) in [(".route.made", &routes[0]), (".route:not(.made)", &routes[1])] {
        let ends = format!(
            "const box = (node) => node.getBoundingClientRect(); const line = box(document.querySelector('{name}')); \
             return {route}.every((place) => {{ const at = box(document.querySelector(`[data-place=\"${{place}}\"]`)); \
             const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]; \
             return x > line.x - 2 && x < line.right + 2 && y > line.y - 2 && y < line.bottom + 2 && at.width > 5; }})"
        );
        assert_eq!(stage.ask(&ends).await, true, "{title}: {name} leads along {route}");
    }
    let said = stage.text("#where").await;
    assert!(said.contains("Better:") && said.contains("dotted"), "{said}");
    stage.click("#now").await;
    stage.until("they go with the past", &format!("{drawn} === 0")).await;
}

/// The id of the plan that is offered first, or of the choice with this code, for a question without advice.
fn chosen(view: &TableView, seat: Seat, code: &str) -> String {
    let voice = Voice::new(Locale::En, Vec::new());
    let offers = view.decision_of(seat).expect("a question").offers(&voice);
    let plan = offers.iter().position(|offer| offer.intent && offer.weight == Weight::Usual);
    let at = plan.or_else(|| offers.iter().position(|offer| offer.code == code)).expect("a choice");
    offers[at].id(at as u16).to_string()
}

/// Plays whole games on a phone, each with at most so many tenths of a tap for each turn.
async fn tapped(games: &[(&str, u8, u64)]) {
    let Some((stage, _)) = Stage::with_boards(390).await else { return };
    for (title, seats, most) in games {
        let begun = Instant::now();
        let (taps, turns) = play(&stage, title, *seats).await;
        let took = begun.elapsed().as_secs_f32();
        println!("{title}: {taps} taps in {turns} turns, {:.2} a turn ({took:.0} s)", taps as f64 / turns as f64);
        assert!(taps * 10 <= most * turns as u64, "{title}: {taps} taps in {turns} turns");
        let home = stage.sandbox.url();
        stage.browser.goto(&home).await.expect("the sandbox");
        stage.until("the sandbox is there", "return document.body.dataset.ready === 'true'").await;
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn small_games_are_played_by_tapping() {
    tapped(&[("brandubh", 2, 15), ("nine_mens_morris", 2, 20)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn raids_is_played_by_tapping() {
    tapped(&[("raids", 2, 20)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn relic_runners_is_played_by_tapping() {
    tapped(&[("relic_runners", 2, 17)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn explorers_is_played_by_tapping() {
    tapped(&[("explorers", 2, 40)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn move_in_the_channel_is_seen_on_the_page() {
    let Some((stage, _)) = Stage::with_boards(1280).await else { return };
    let (game, _) = opened(&stage, "brandubh", 2, Locale::De).await;
    assert_eq!(stage.ask("return document.documentElement.lang").await, "de");
    assert_eq!(stage.text("#notice").await, "Du bist am Zug.");
    let (view, code) = game.asked(1).await.expect("a question");
    let (person, choice) = (game.person.clone(), Pick::Typed(code));
    let act = Act { table: view.id, person, decision: None, choice, idempotency_key: None };
    let begun = Instant::now();
    let acted = stage.tables.play().act(act).await.expect("a legal action");
    let after = format!("return document.body.dataset.version !== '{}'", view.version());
    stage.until("the page hears of it", &after).await;
    let took = begun.elapsed();
    println!("a move was seen after {} ms", took.as_millis());
    assert!(took.as_secs() < 5, "{took:?}");
    assert!(acted.view.seq > view.seq);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_is_played_by_keyboard_and_undone() {
    let Some((stage, _)) = Stage::with_boards(1280).await else { return };
    let (game, link) = opened(&stage, "nine_mens_morris", 2, Locale::En).await;
    let label = "return document.querySelector('.place[tabindex]').getAttribute('aria-label')";
    assert!(stage.ask(label).await.as_str().is_some_and(|label| !label.is_empty()));
    let first = stage.browser.find(Locator::Css(".place[tabindex]")).await.expect("a place");
    let place = first.attr("data-place").await.expect("an answer").expect("a number");
    let focus = "document.querySelector('.place[tabindex]').focus(); return document.activeElement.dataset.place";
    assert_eq!(stage.ask(focus).await, json!(place));
    stage.press_keys("\u{e007}").await;
    let armed = "return document.querySelectorAll('.place.chosen').length === 1 \
                 && document.activeElement.dataset.place !== undefined";
    stage.until("the place is chosen, and keeps the focus", armed).await;
    stage.press_keys("\u{e00c}").await;
    stage.until("Escape leaves it", "return document.querySelectorAll('.place.chosen').length === 0").await;
    let before = stage.tables.look(game.table).await.expect("a table").seq;
    stage.press_keys("\u{e007}").await;
    stage.press_keys("\u{e007}").await;
    stage.moved_on_at(game.table, before).await;
    let shown = state(&stage, &link).await;
    assert_eq!(shown["stage"], "playing");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hint_is_an_arrow_on_the_board_until_the_next_move() {
    let Some((stage, _)) = Stage::with_boards(390).await else { return };
    let (game, link) = opened(&stage, "brandubh", 2, Locale::En).await;
    let (view, code) = game.asked(1).await.expect("a question");
    assert_eq!(state(&stage, &link).await["hints"], true);
    stage.click("#hint").await;
    stage.ask("scrollTo(0, 0); return true").await;
    let arrow = "return document.querySelector('#board .route') !== null";
    stage.until("the arrow is there", arrow).await;
    let said = stage.text("#brief").await;
    assert!(said.contains("What a strong computer player would do") && said.contains("1. "), "{said}");
    assert_eq!(stage.ask("return document.querySelectorAll('.place.next').length").await, 2, "from and to");
    keep(&stage, "hint").await;
    game.act(&view, code).await;
    stage.until("the arrow goes with the question", "return document.querySelector('#board .route') === null").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn review_is_a_file_that_needs_no_bot() {
    let Some(stage) = Stage::open(390).await else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let skald = |arguments: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_skald")).args(arguments).output().expect("it runs");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        done.stdout
    };
    let record =
        skald(&["simulate", "raids", "--seats", "2", "--games", "1", "--seed", "1", "--players", "easy,random"]);
    std::fs::write(path("game.json"), record).expect("the folder is there");
    skald(&["review", &path("game.json"), "--check", "1", "--language", "es", "--out", &path("review.html")]);
    stage.browser.goto(&format!("file://{}", path("review.html"))).await.expect("the page");
    stage.until("the review is there", "return document.querySelector('#chart svg') !== null").await;
    assert_eq!(stage.ask("return document.documentElement.lang").await, "es");
    assert!(stage.text("#reviewed").await.contains("decisiones propias"));
    turns(&stage, "raids").await;
    assert_eq!(stage.ask("return document.getElementById('trouble').hidden").await, true);
    let asked =
        "return performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith('data:')).length";
    assert_eq!(stage.ask(asked).await, 0, "nothing from elsewhere");
    keep(&stage, "file").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_is_enlarged_by_buttons_wheel_and_fingers() {
    let Some((stage, _)) = Stage::with_boards(390).await else { return };
    opened(&stage, "brandubh", 2, Locale::En).await;
    let width = async || {
        let script = "return document.querySelector('#board svg').getBoundingClientRect().width";
        stage.ask(script).await.as_f64().expect("a number")
    };
    let first = width().await;
    stage.click("#larger").await;
    let larger = width().await;
    assert!(larger > 1.4 * first, "{first} to {larger}");
    stage.click("#smaller").await;
    assert!((width().await - first).abs() < 1.0);
    let turned = |key: bool| {
        format!(
            "document.getElementById('board').dispatchEvent(new WheelEvent('wheel', \
             {{ deltaY: -150, ctrlKey: {key}, clientX: 100, clientY: 200, bubbles: true, cancelable: true }})); return true"
        )
    };
    stage.ask(&turned(false)).await;
    assert!((width().await - first).abs() < 1.0, "the wheel alone moves the page");
    stage.ask(&turned(true)).await;
    let wheeled = width().await;
    assert!(wheeled > 1.4 * first, "{first} to {wheeled}");
    let fingers = "const board = document.getElementById('board'); \
                   const finger = (type, pointerId, clientX) => board.dispatchEvent(new PointerEvent(type, \
                   { pointerId, clientX, clientY: 200, bubbles: true })); \
                   finger('pointerdown', 1, 150); finger('pointerdown', 2, 250); \
                   finger('pointermove', 2, 200); finger('pointerup', 1, 150); finger('pointerup', 2, 200); return true";
    stage.ask(fingers).await;
    let pinched = width().await;
    assert!(pinched < 0.7 * wheeled, "{wheeled} to {pinched}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawn_link_says_where_a_new_one_is() {
    let Some((stage, url)) = Stage::with_boards(390).await else { return };
    let (game, link) = opened(&stage, "brandubh", 2, Locale::En).await;
    assert!(link.starts_with(&url) && link.contains('#'));
    stage.tables.people().withdraw_board_links(game.person.id).await.expect("a store");
    stage.browser.refresh().await.expect("the page");
    stage.until("the page says so", "return document.getElementById('trouble').innerText.includes('/board')").await;
    assert_eq!(stage.ask("return document.querySelectorAll('svg').length").await, 0);
    // The console names the refused requests.
    stage.browser.goto("about:blank").await.expect("an empty page");
    stage.close_with_errors().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_no_serious_fault_on_the_board() {
    let Some(script) = axe() else { return };
    let Some((stage, _)) = Stage::with_boards(390).await else { return };
    for (title, seats) in
        [("brandubh", 2), ("nine_mens_morris", 2), ("raids", 3), ("relic_runners", 2), ("explorers", 2)]
    {
        opened(&stage, title, seats, Locale::En).await;
        for look in ["light", "dark"] {
            stage.system_look(look).await;
            stage.until("the board is there", "return document.querySelector('#board svg') !== null").await;
            examine(&stage, &script, &format!("{title}, {look}")).await;
            keep(&stage, &format!("{title}-{look}")).await;
        }
        stage.emulate(390, 2 * TALL).await;
        keep(&stage, &format!("{title}-tall")).await;
        stage.emulate(390, TALL).await;
        let home = stage.sandbox.url();
        stage.browser.goto(&home).await.expect("the sandbox");
        stage.until("the sandbox is there", "return document.body.dataset.ready === 'true'").await;
    }
    stage.close().await;
}
