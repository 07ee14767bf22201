//! Forged interactions: valid ones with any part missing, of another type or far too long. They come over the gateway and signed
//! over HTTP. The bot keeps running, and the game stays consistent with its log.

use support::{evening, panics, sink};

use std::sync::atomic::{AtomicU64, Ordering};

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sink::sink;
use skald::discord::messages::custom_id::Press;
use skald::sandbox::message::Message;
use skald::table::{ChannelId, Stage};
use support::sandbox::{Asked, Id};

/// A step on the path to a part of a document.
#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Item(usize),
}

/// The paths to all parts of a document except the root.
fn ways(document: &Value) -> Vec<Vec<Step>> {
    let inside: Vec<(Step, &Value)> = match document {
        Value::Object(fields) => fields.iter().map(|(key, value)| (Step::Key(key.clone()), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, value)| (Step::Item(at), value)).collect(),
        _ => Vec::new(),
    };
    let mut all = Vec::new();
    for (step, value) in inside {
        all.push(vec![step.clone()]);
        all.extend(ways(value).into_iter().map(|way| [&[step.clone()][..], &way[..]].concat()));
    }
    all
}

/// Sets or removes the value at a path.
fn put(document: &mut Value, way: &[Step], value: Option<&Value>) {
    let Some((step, rest)) = way.split_first() else { return };
    match (step, rest, document) {
        (Step::Key(key), [], Value::Object(fields)) => match value {
            Some(value) => drop(fields.insert(key.clone(), value.clone())),
            None => drop(fields.remove(key)),
        },
        (Step::Item(at), [], Value::Array(items)) => match value {
            Some(value) => items[*at] = value.clone(),
            None => drop(items.remove(*at)),
        },
        (Step::Key(key), rest, Value::Object(fields)) => put(&mut fields[key], rest, value),
        (Step::Item(at), rest, Value::Array(items)) => put(&mut items[*at], rest, value),
        _ => {}
    }
}

fn values() -> Vec<Option<Value>> {
    let long = "x\u{202e}@everyone ".repeat(200);
    let odd = [
        json!(null),
        json!(0),
        json!(-1),
        json!(u64::MAX),
        json!(true),
        json!(""),
        json!("18446744073709551616"),
        json!([]),
        json!({}),
    ];
    let mut values: Vec<_> = odd.into_iter().map(Some).collect();
    values.extend([None, Some(json!(long))]);
    values
}

/// The transport of forged interactions.
enum Wire {
    Gateway,
    /// Signed requests to the bot's endpoint.
    Http(reqwest::Client, String),
}

impl Wire {
    /// Sends an interaction with one part changed.
    async fn send(&self, evening: &Evening, asked: &Asked, way: &[Step], value: Option<&Value>) {
        let Self::Http(http, url) = self else {
            return evening.sandbox.deliver_forged(asked.id(), |event| put(event, way, value));
        };
        let mut event = asked.event();
        // A unique id, so that the bot does not take it for a repeated interaction.
        event["id"] = FORGED.fetch_add(1, Ordering::Relaxed).to_string().into();
        put(&mut event, way, value);
        let (body, timestamp) = (event.to_string(), (evening.tables.now().0 / 1000).to_string());
        let request = http
            .post(url)
            .header("X-Signature-Ed25519", evening.sandbox.sign(&timestamp, body.as_bytes()))
            .header("X-Signature-Timestamp", timestamp)
            .body(body);
        let status = request.send().await.expect("an answer").status();
        let told = [StatusCode::ACCEPTED, StatusCode::BAD_REQUEST, StatusCode::FORBIDDEN].contains(&status);
        // The bot answers PING with PONG regardless of the other fields.
        assert!(told || event["type"] == 1 && status == StatusCode::OK, "{status}: {event}");
    }
}

/// The ids of forged interactions over HTTP.
static FORGED: AtomicU64 = AtomicU64::new(1 << 62);

/// Delivers an interaction with every part changed in every way. Returns the number of deliveries.
async fn forge(evening: &Evening, wire: &Wire, asked: &Asked) -> usize {
    let mut count = 0;
    for ways in ways(&asked.event()).chunks(WAYS) {
        for (way, value) in ways.iter().flat_map(|way| values().into_iter().map(move |value| (way, value))) {
            wire.send(evening, asked, way, value.as_ref()).await;
            count += 1;
        }
        // The bot has processed the earlier interactions when it answers a later command.
        let help = evening.slash(evening.member(1), "help", &[]).await;
        assert!(text(&help).contains("at your own pace"), "{}", text(&help));
    }
    count
}

/// The number of parts to change before the test waits for the bot. The bot declines more than 512 interactions at once unread.
const WAYS: usize = 20;

/// A valid interaction of each kind: two commands, a completion, a button and a menu.
async fn sound(evening: &Evening) -> [Asked; 5] {
    let (sandbox, host, channel) = (&evening.sandbox, evening.member(0), evening.channel);
    let command = sandbox.slash(host, channel, "board", &[("view", json!(2))]).unwrap();
    let board = command.settled(SOON).await.unwrap().message.expect("a board");
    let new = sandbox.slash(host, channel, "new", &[("title", json!("raids")), ("seats", json!(3))]).unwrap();
    new.settled(SOON).await.unwrap();
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    let completion = sandbox.begin_to_type(mover, channel, "play", &[], ("action", "")).unwrap();
    assert!(!completion.answer(SOON).await.unwrap().choices.is_empty(), "there is something to complete");
    let button = board.custom_ids().first().expect("a button").to_string();
    let press = sandbox.press(host, board.id, &button).unwrap();
    press.settled(SOON).await.unwrap();
    let games = evening.slash(host, "games", &[]).await;
    let menu = sandbox.choose(host, games.id, &id_ending(&games, ":out"), &[&view.id.to_string()]).unwrap();
    menu.settled(SOON).await.unwrap();
    [command, new, completion, press, menu]
}

async fn survives_forged_interactions(mut evening: Evening, wire: Wire) {
    panics::watch();
    evening.start_game(2, 2).await;
    evening.delivered().await;
    let table = evening.view().await.id;
    let mut forged = 0;
    for asked in sound(&evening).await {
        forged += forge(&evening, &wire, &asked).await;
    }
    eprintln!("{forged} forged interactions");
    assert!(forged > 2000, "only {forged}");
    assert_eq!(evening.view().await.id, table, "its channel still has this table");
    evening.stop().await;
    let verified = evening.tables.admin().verify().await.unwrap();
    assert_eq!((verified.games, verified.differing), (1, vec![]));
    assert_eq!(panics::seen(), [""; 0]);
}

/// Slow for the same reason as over HTTP.
#[tokio::test(start_paused = true)]
async fn forged_gateway_interactions_do_no_harm() {
    survives_forged_interactions(Evening::begin(without_limits()).await, Wire::Gateway).await;
}

/// Slow: thousands of forged interactions.
#[tokio::test(start_paused = true)]
async fn forged_http_interactions_do_no_harm() {
    let (evening, url) = Evening::over_http(without_limits()).await;
    survives_forged_interactions(evening, Wire::Http(reqwest::Client::new(), url)).await;
}

/// Sends a press of a member on a message with forged parts. A real press goes to a sink, and the forged one replaces it.
async fn press_forged(evening: &Evening, member: Id, message: &Message, forge: impl FnOnce(&mut Value)) -> Asked {
    evening.sandbox.set_endpoint(&sink().await).await.unwrap();
    let asked = evening.sandbox.press(member, message.id, &message.custom_ids()[0]).unwrap();
    evening.sandbox.clear_endpoint();
    let id = asked.id();
    evening.sandbox.deliver_forged(id, |event| {
        event["id"] = id.to_string().into();
        forge(event);
    });
    asked
}

#[tokio::test(start_paused = true)]
async fn page_press_never_shows_another_tables_page() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let own = evening.view().await;
    let mover = evening.member_on(&own, own.open[0].decision.seat);
    evening.channel = evening.sandbox.channel("fjord").unwrap();
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let other = evening.view().await.id.to_string();
    let board = |message: &Message| {
        !message.is_ephemeral() && message.custom_ids().iter().any(|id| id.contains(&other)) && ends(message, ":open")
    };
    let before = evening.message(mover, "the board of the other table", board).await;
    let asked = press_forged(&evening, mover, &before, |event| {
        event["data"]["custom_id"] = Press::Page(own.id, own.open[0].id, 0.into()).to_string().into();
    });
    let told = asked.await.reply_message(SOON).await.expect("the bot shows the page privately");
    assert!(told.is_ephemeral() && told.custom_ids().iter().any(|id| id.contains(&own.id.to_string())), "{told:?}");
    let after = evening.message(mover, "the same board", |message| message.id == before.id).await;
    assert_eq!(after.components, before.components);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn rematch_opens_only_from_the_channel_of_its_game() {
    let mut evening = Evening::begin(without_limits()).await;
    let home = evening.channel;
    evening.start_title("brandubh", 2, 2).await;
    let over = evening.shared().await;
    support::people::stop(&evening.tables, over.id).await;
    evening.delivered().await;
    let guest = evening.member(1);
    let end = evening.message(guest, "the end card", |message| ends(message, ":game:rematch")).await;
    evening.channel = evening.sandbox.channel("fjord").unwrap();
    evening.slash(evening.member(0), "new", &[("title", json!("brandubh"))]).await;
    let elsewhere = evening.message(guest, "a card elsewhere", |message| ends(message, ":join")).await;
    let rematch = id_ending(&end, ":game:rematch");
    // Press in another channel of the server, and in another server that has this game's id.
    let forged = [(&elsewhere, None), (&end, Some("424242424242424242"))];
    for (message, server) in forged {
        let asked = press_forged(&evening, guest, message, |event| {
            event["data"]["custom_id"] = rematch.clone().into();
            event["data"]["component_type"] = json!(2);
            if let Some(server) = server {
                event["guild_id"] = server.into();
            }
        });
        let told = asked.await.reply_message(SOON).await.expect("a sentence").content;
        assert!(told.contains("There is no table in this channel"), "{told}");
    }
    let there = evening.tables.at(ChannelId(home.get())).await.unwrap().expect("the game");
    assert_eq!((there.id, there.stage), (over.id, Stage::Ended));
    evening.stop().await;
    evening.assert_no_faults();
}

/// Only a manager of a server sees its tables and ends one. The bot refuses forged presses by other people.
#[tokio::test(start_paused = true)]
async fn server_tables_require_a_manager_of_that_server() {
    const ELSEWHERE: Option<&str> = Some("424242424242424242");
    let mut evening = Evening::begin(without_limits()).await;
    let (manager, stranger) = (evening.member(0), evening.member(3));
    evening.slash(evening.member(1), "new", &[("title", json!("brandubh"))]).await;
    evening.slash(evening.member(2), "join", &[]).await;
    evening.slash(evening.member(1), "start", &[]).await;
    evening.delivered().await;
    let table = evening.shared().await.id;
    let board = evening.message(manager, "the board", |message| ends(message, ":board:words")).await;
    let (list, pick, end) = (Press::ServerTables(0), Press::ServerTable, Press::End(table));
    let (own, unknown) = (table.to_string(), "zzzzzzzz".to_owned());
    let forged = [
        (stranger, &list, None, None, "Gérer le serveur"),
        (stranger, &pick, Some(&own), None, "Gérer le serveur"),
        (stranger, &end, None, None, "Seul l’hôte"),
        (manager, &list, None, ELSEWHERE, "Open tables in this server: 0"),
        (manager, &pick, Some(&own), ELSEWHERE, "no longer exists"),
        (manager, &end, None, ELSEWHERE, "Only the host"),
        (manager, &pick, Some(&unknown), None, "no longer exists"),
        (manager, &pick, None, None, "no longer know this button"),
        (manager, &list, None, None, "Open tables in this server: 1"),
        (manager, &pick, Some(&own), None, "for everybody"),
    ];
    for (member, press, value, server, words) in forged {
        let asked = press_forged(&evening, member, &board, |event| {
            let (kind, values) = value.map_or((2, json!([])), |value| (3, json!([value])));
            event["data"] = json!({ "custom_id": press.to_string(), "component_type": kind, "values": values });
            if let Some(server) = server {
                event["guild_id"] = server.into();
            }
        });
        let told = asked.await.reply_message(SOON).await.expect("an answer");
        assert!(told.is_ephemeral() && text(&told).contains(words), "{press} {server:?}: {}", text(&told));
    }
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}
