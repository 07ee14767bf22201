//! Raw requests: what Discord refuses is refused, with Discord's codes.

use super::{as_documented, assert_no_faults, general, sandbox};
use serde_json::{Value, json};
use std::time::Duration;
use support::sandbox::{Asked, ClientError, Failure, Id, Sandbox, ViolationKind, permission};

/// A client without any manners of its own.
pub struct Raw {
    http: reqwest::Client,
    api: String,
    token: String,
}

impl Raw {
    pub fn of(sandbox: &Sandbox) -> Self {
        let api = format!("{}/api/v10", sandbox.url());
        Self { http: reqwest::Client::new(), api, token: format!("Bot {}", sandbox.token()) }
    }

    pub async fn call(&self, method: &str, path: &str, body: &Value) -> reqwest::Response {
        let method = method.parse().unwrap();
        let request = self.http.request(method, format!("{}{path}", self.api)).header("authorization", &self.token);
        let request = if body.is_null() { request } else { request.json(body) };
        request.send().await.unwrap()
    }

    pub async fn json(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.call(method, path, body).await;
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.json("POST", path, body).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> (u16, Value) {
        self.json("PUT", path, body).await
    }

    /// Sends a message that must arrive.
    pub async fn send(&self, channel: Id, body: &Value) -> Value {
        let (status, message) = self.post(&format!("/channels/{channel}/messages"), body).await;
        assert_eq!(status, 200, "{message}");
        message
    }

    pub async fn edit(&self, channel: Id, message: &Value, body: &Value) -> (u16, Value) {
        let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
        self.json("PATCH", &path, body).await
    }

    async fn callback(&self, asked: &Asked, body: &Value) -> (u16, Value) {
        self.post(&format!("/interactions/{}/{}/callback?with_response=true", asked.id(), asked.token()), body).await
    }

    async fn register(&self, sandbox: &Sandbox, commands: &Value) -> (u16, Value) {
        self.put(&format!("/applications/{}/commands", sandbox.bot()), commands).await
    }
}

/// A sandbox with a command /go that takes a word with completion.
async fn with_command() -> (Sandbox, Raw) {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let word = json!({"type": 3, "name": "word", "description": "A word", "autocomplete": true});
    let go = json!([{"name": "go", "description": "Go", "options": [word]}]);
    assert_eq!(raw.register(&sandbox, &go).await.0, 200);
    (sandbox, raw)
}

fn go(sandbox: &Sandbox) -> Asked {
    sandbox.slash(sandbox.member(0).id, general(sandbox), "go", &[]).unwrap()
}

const HELLO: fn() -> Value = || json!({"type": 4, "data": {"content": "hello"}});

#[tokio::test]
async fn a_stranger_and_an_unknown_route_are_turned_away() {
    let sandbox = sandbox().await;
    let mut raw = Raw::of(&sandbox);
    assert_eq!(raw.json("GET", "/gateway/bot", &Value::Null).await.0, 200);
    let (status, error) = raw.json("GET", "/voice/regions", &Value::Null).await;
    assert_eq!((status, &error["message"]), (404, &json!("404: Not Found")));
    assert_eq!(sandbox.violations()[0].kind, ViolationKind::UnknownRoute);
    raw.token = "Bot nobody".to_owned();
    let (status, error) = raw.json("GET", "/gateway/bot", &Value::Null).await;
    assert_eq!((status, error), (401, json!({"message": "401: Unauthorized", "code": 0})));
    assert_eq!(sandbox.invalid_requests(), 1);
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let (sandbox, raw) = with_command().await;
    let asked = go(&sandbox);
    let (status, answer) = raw.callback(&asked, &HELLO()).await;
    assert_eq!((status, &answer["resource"]["message"]["content"]), (200, &json!("hello")));
    let (status, error) = raw.callback(&asked, &json!({"type": 5})).await;
    assert_eq!((status, &error["code"]), (400, &json!(40060)));

    let late = go(&sandbox);
    sandbox.advance(Duration::from_millis(3_001));
    let (status, error) = raw.callback(&late, &HELLO()).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));

    let original = format!("/webhooks/{}/{}/messages/@original", sandbox.bot(), asked.token());
    let (status, edited) = raw.json("PATCH", &original, &json!({"content": "later"})).await;
    assert_eq!((status, &edited["content"]), (200, &json!("later")));
    sandbox.advance(Duration::from_secs(15 * 60));
    let (status, error) = raw.json("PATCH", &original, &json!({"content": "too late"})).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));
    let kinds: Vec<_> = sandbox.violations().iter().map(|violation| violation.kind).collect();
    assert_eq!(kinds, [ViolationKind::AnsweredTwice, ViolationKind::Late, ViolationKind::Late]);
    let journal = sandbox.journal();
    let first = journal.iter().find(|exchange| exchange.template.ends_with("/callback")).unwrap();
    assert!(first.after_interaction.is_some_and(|(id, ms)| id == asked.id() && ms < 3_000));
    as_documented(&sandbox);
}

#[tokio::test]
async fn retry_after_a_lost_receipt_is_no_violation() {
    let (sandbox, raw) = with_command().await;
    let is_refused = async |asked: &Asked, body: &Value| raw.callback(asked, body).await.1["code"] == 40060;
    let lost = go(&sandbox);
    sandbox.fail_next(Failure::lost_answer("/callback", 1));
    assert_eq!(raw.callback(&lost, &HELLO()).await.0, 502);
    assert!(is_refused(&lost, &HELLO()).await);
    let late = go(&sandbox);
    assert_eq!(raw.callback(&late, &HELLO()).await.0, 200);
    sandbox.advance(Duration::from_secs(1));
    assert!(is_refused(&late, &HELLO()).await);
    assert_no_faults(&sandbox);
    for asked in [&lost, &late] {
        assert!(is_refused(asked, &json!({"type": 5})).await);
    }
    let kinds: Vec<_> = sandbox.violations().iter().map(|violation| violation.kind).collect();
    assert_eq!(kinds, [ViolationKind::AnsweredTwice; 2], "another response is no retry");
}

#[tokio::test]
async fn an_ephemeral_answer_cannot_be_reached_through_its_channel() {
    let (sandbox, raw) = with_command().await;
    let asked = go(&sandbox);
    let (_, answer) = raw.callback(&asked, &json!({"type": 4, "data": {"content": "hush", "flags": 64}})).await;
    let message = answer["resource"]["message"].clone();
    let (status, error) = raw.edit(general(&sandbox), &message, &json!({"content": "loud"})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10008)));
    let listed = raw.json("GET", &format!("/channels/{}/messages", general(&sandbox)), &Value::Null).await.1;
    assert_eq!(listed, json!([]));
    as_documented(&sandbox);
}

#[tokio::test]
async fn a_wrong_payload_is_answered_with_the_path_of_the_error() {
    let (sandbox, raw) = with_command().await;
    let button = json!({"type": 2, "style": 1, "custom_id": "a", "label": "l".repeat(81)});
    let data = json!({"components": [{"type": 1, "components": [button]}]});
    let (status, error) = raw.callback(&go(&sandbox), &json!({"type": 4, "data": data})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    let at = "/errors/data/components/0/components/0/label/_errors/0/code";
    assert_eq!(error.pointer(at), Some(&json!("BASE_TYPE_MAX_LENGTH")));
    assert_eq!(sandbox.violations()[0].kind, ViolationKind::Form);

    let (status, error) =
        raw.post(&format!("/channels/{}/messages", general(&sandbox)), &json!({"content": "  "})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50006)));
    as_documented(&sandbox);
}

#[tokio::test]
async fn the_kind_of_an_answer_must_fit_the_question() {
    let (sandbox, raw) = with_command().await;
    let asked = go(&sandbox);
    for kind in [6, 7, 8] {
        let (status, error) = raw.callback(&asked, &json!({"type": kind, "data": {"choices": []}})).await;
        assert_eq!((status, &error["code"]), (400, &json!(50035)), "type {kind} does not answer a command");
    }
    assert_eq!(raw.callback(&asked, &HELLO()).await.0, 200, "a refused answer is none");
}

#[tokio::test]
async fn sixth_message_in_five_seconds_gets_a_retry_time() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let path = format!("/channels/{}/messages", general(&sandbox));
    for left in (0..5).rev() {
        let answer = raw.call("POST", &path, &json!({"content": "tick"})).await;
        assert_eq!(answer.headers()["x-ratelimit-remaining"], left.to_string().as_str());
        assert_eq!(answer.headers()["x-ratelimit-limit"], "5");
    }
    let answer = raw.call("POST", &path, &json!({"content": "tick"})).await;
    assert_eq!(answer.status(), 429);
    assert!(answer.headers().contains_key("retry-after"));
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["global"], false);
    assert!(body["retry_after"].as_f64().is_some_and(|seconds| seconds > 0.0 && seconds <= 5.0));
    sandbox.advance(Duration::from_secs(5));
    assert_eq!(raw.call("POST", &path, &json!({"content": "tick"})).await.status(), 200);
    assert_eq!(sandbox.violations()[0].kind, ViolationKind::RateLimited);
    as_documented(&sandbox);
}

#[tokio::test]
async fn a_nonce_brings_one_message_even_when_the_answer_was_lost() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let channel = general(&sandbox);
    sandbox.fail_next(Failure::lost_answer("POST /channels/{channel_id}/messages", 1));
    let body = json!({"content": "once", "nonce": "seat 3 turn 7", "enforce_nonce": true});
    let (status, _) = raw.post(&format!("/channels/{channel}/messages"), &body).await;
    assert_eq!(status, 502);
    let again = raw.send(channel, &body).await;
    assert_eq!(raw.send(channel, &body).await["id"], again["id"]);
    assert_eq!(sandbox.messages(sandbox.member(0).id, channel).len(), 1);
    let other = json!({"content": "once", "nonce": "seat 3 turn 8", "enforce_nonce": true});
    assert_ne!(raw.send(channel, &other).await["id"], again["id"]);
    as_documented(&sandbox);
}

#[tokio::test]
async fn only_allowed_mentions_notify() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let (a, b, channel) = (sandbox.member(0).id, sandbox.member(1).id, general(&sandbox));
    let text = format!("<@{a}> attacks <@{b}>, @everyone");
    let only = json!({"content": text, "allowed_mentions": {"parse": [], "users": [b.to_string()]}});
    let sent = raw.send(channel, &only).await;
    assert_eq!(sent["mentions"].as_array().unwrap().len(), 1);
    assert_eq!(sandbox.look(|look| (look.unread(a, channel), look.unread(b, channel))), ((1, 0), (1, 1)));
    raw.send(channel, &json!({"content": text, "allowed_mentions": {"parse": []}})).await;
    assert_eq!(sandbox.look(|look| look.unread(b, channel)), (2, 1));
    raw.send(channel, &json!({"content": text})).await;
    assert_eq!(sandbox.look(|look| (look.unread(a, channel).1, look.unread(b, channel).1)), (1, 2));
    as_documented(&sandbox);
}

#[tokio::test]
async fn archived_thread_is_reopened_by_a_message_or_a_moderator() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let channel = sandbox.channel("general").unwrap();
    let threads = format!("/channels/{channel}/threads");
    assert_eq!(raw.post(&threads, &json!({"name": "private"})).await.0, 400, "without a type it would be private");
    let (status, thread) = raw.post(&threads, &json!({"name": "a table", "type": 11})).await;
    assert_eq!((status, &thread["name"], &thread["parent_id"]), (201, &json!("a table"), &json!(channel.to_string())));
    let thread: Id = thread["id"].as_str().unwrap().parse().unwrap();
    let (path, hello) = (format!("/channels/{thread}"), json!({"content": "hello"}));
    let message = raw.send(thread, &hello).await;
    let message = format!("{path}/messages/{}", message["id"].as_str().unwrap());
    let archived = async || raw.json("GET", &path, &Value::Null).await.1["thread_metadata"]["archived"].clone();

    sandbox.archive_thread(thread, false);
    for method in ["PATCH", "DELETE"] {
        let (status, error) = raw.json(method, &message, &hello).await;
        assert_eq!((status, &error["code"]), (400, &json!(50083)), "{method}");
    }
    assert_eq!(raw.json("PATCH", &path, &json!({"archived": false})).await.0, 200);
    assert_eq!(archived().await, false);
    assert_eq!(raw.json("PATCH", &message, &hello).await.0, 200);
    assert_eq!(raw.json("PATCH", &path, &json!({"archived": true})).await.0, 200, "it is the bot's own");
    raw.send(thread, &hello).await;
    assert_eq!(archived().await, false, "a message wakes it");

    sandbox.archive_thread(thread, true);
    let (status, error) = raw.json("PATCH", &path, &json!({"archived": false})).await;
    assert_eq!((status, &error["code"]), (403, &json!(50013)));
    let refused = async || {
        let (status, error) = raw.post(&format!("{path}/messages"), &hello).await;
        (status, error["code"].clone())
    };
    assert_eq!(refused().await, (400, json!(50083)));
    sandbox.lock_thread(thread);
    assert_eq!(refused().await, (403, json!(160_005)));
    assert_eq!(raw.json("PATCH", &format!("/channels/{channel}"), &json!({"archived": true})).await.0, 400);
    assert!(sandbox.violations().is_empty());
    as_documented(&sandbox);
}

#[tokio::test]
async fn who_has_left_the_guild_is_not_reached() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let (bjorn, channel) = (sandbox.member(1).id, sandbox.channel("general").unwrap());
    let hello = json!({"content": "hello"});
    let (_, dm) = raw.post("/users/@me/channels", &json!({"recipient_id": bjorn.to_string()})).await;
    let dm = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    sandbox.set_gone(bjorn, true);
    assert!(sandbox.say(bjorn, channel, "hello").is_err());
    let (status, error) = raw.post(&dm, &hello).await;
    assert_eq!((status, &error["code"]), (403, &json!(50278)));
    sandbox.set_gone(bjorn, false);
    assert_eq!(raw.post(&dm, &hello).await.0, 200);

    sandbox.set_gone(sandbox.bot(), true);
    for path in [format!("/channels/{channel}/messages"), dm] {
        assert_eq!(raw.post(&path, &hello).await.0, 403, "{path}");
    }
    sandbox.set_gone(sandbox.bot(), false);
    raw.send(channel, &hello).await;
    as_documented(&sandbox);
}

#[tokio::test]
async fn timed_out_member_only_reads_in_the_guild() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let (bjorn, channel) = (sandbox.member(1).id, sandbox.channel("general").unwrap());
    let direct = sandbox.open_dm(bjorn).unwrap();
    let member = format!("/guilds/{}/members/{bjorn}", sandbox.guild());
    for (seconds, refused) in [(3600, Some(ClientError::TimedOut)), (0, None)] {
        sandbox.time_out(bjorn, Duration::from_secs(seconds));
        assert_eq!(sandbox.say(bjorn, channel, "hello").err(), refused);
        assert!(sandbox.say(bjorn, direct, "hello").is_ok());
        let (_, shown) = raw.json("GET", &member, &Value::Null).await;
        assert!(shown["communication_disabled_until"].is_string(), "{shown}");
    }
    sandbox.ban(bjorn);
    assert_eq!(sandbox.say(bjorn, channel, "hello").err(), Some(ClientError::UnknownChannel(channel)));
    let (status, error) = raw.json("GET", &member, &Value::Null).await;
    assert_eq!((status, &error["code"]), (404, &json!(10007)));
    as_documented(&sandbox);
}

#[tokio::test]
async fn ordinary_refusals_are_no_violations() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let quiet = sandbox.channel("quiet").unwrap();
    let hello = json!({"content": "hello"});
    let (status, error) = raw.post(&format!("/channels/{quiet}/messages"), &hello).await;
    assert_eq!((status, &error["code"]), (403, &json!(50013)));
    sandbox.deny(quiet, permission::VIEW_CHANNEL).unwrap();
    let (status, error) = raw.post(&format!("/channels/{quiet}/messages"), &hello).await;
    assert_eq!((status, &error["code"]), (403, &json!(50001)));
    let carmen = sandbox.member(2).id;
    sandbox.close_dms(carmen, true).unwrap();
    let (status, dm) = raw.post("/users/@me/channels", &json!({"recipient_id": carmen.to_string()})).await;
    assert_eq!(status, 200);
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let (status, error) = raw.post(&path, &hello).await;
    assert_eq!((status, &error["code"]), (403, &json!(50007)));
    assert!(sandbox.violations().is_empty());
    assert_eq!(sandbox.invalid_requests(), 3);
    let (status, error) = raw.post("/channels/1/messages", &hello).await;
    assert_eq!((status, &error["code"]), (404, &json!(10003)));
    as_documented(&sandbox);
}

#[tokio::test]
async fn presses_are_held_to_what_the_message_offers() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let (astrid, channel) = (sandbox.member(0).id, general(&sandbox));
    let options = json!([{"label": "North", "value": "n"}, {"label": "South", "value": "s"}]);
    let sent = raw
        .send(
            channel,
            &json!({"components": [
                {"type": 1, "components": [
                    {"type": 2, "style": 2, "custom_id": "off", "label": "Off", "disabled": true},
                    {"type": 2, "style": 5, "url": "https://example.org", "label": "Link"}
                ]},
                {"type": 1, "components": [{"type": 3, "custom_id": "menu", "options": options}]}
            ]}),
        )
        .await;
    let message: Id = sent["id"].as_str().unwrap().parse().unwrap();
    assert!(sandbox.press(astrid, message, "off").is_err(), "disabled");
    assert!(sandbox.press(astrid, message, "other").is_err(), "not there");
    assert!(sandbox.press(astrid, message, "menu").is_err(), "no button");
    assert!(sandbox.choose(astrid, message, "menu", &["east"]).is_err(), "not offered");
    assert!(sandbox.choose(astrid, message, "menu", &["n", "s"]).is_err(), "too many");
    let chosen = sandbox.choose(astrid, message, "menu", &["s"]).unwrap();
    let (status, answer) =
        raw.callback(&chosen, &json!({"type": 7, "data": {"content": "South!", "components": []}})).await;
    assert_eq!((status, &answer["resource"]["message"]["content"]), (200, &json!("South!")));
    assert!(sandbox.choose(astrid, message, "menu", &["s"]).is_err(), "the menu is gone");
    as_documented(&sandbox);
}

#[tokio::test]
async fn commands_keep_their_ids_and_their_translations() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let path = format!("/applications/{}/commands", sandbox.bot());
    let go = json!({"name": "go", "description": "Go", "description_localizations": {"fr": "Va"}, "name_localizations": {"fr": "va"}});
    let first = raw.put(&path, &json!([go])).await.1;
    let second = raw.put(&path, &json!([go, {"name": "stay", "description": "Stay"}])).await.1;
    assert_eq!((&first[0]["id"], &first[0]["version"]), (&second[0]["id"], &second[0]["version"]));
    let plain = raw.json("GET", &path, &Value::Null).await.1;
    assert_eq!(plain[0]["description_localizations"], Value::Null);
    let whole = raw.json("GET", &format!("{path}?with_localizations=true"), &Value::Null).await.1;
    assert_eq!(whole[0]["description_localizations"]["fr"], "Va");
    let (status, error) = raw.put(&path, &json!([{"name": "Go Away", "description": ""}])).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert_eq!(sandbox.look(|look| look.commands().join(",")), "go,stay", "a refused list replaces nothing");
    as_documented(&sandbox);
}

#[tokio::test]
async fn entry_point_stays_and_launches_what_the_bot_answers() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let (bot, astrid) = (sandbox.bot(), sandbox.member(0).id);
    let path = format!("/applications/{bot}/commands");
    let walk = json!({"name": "go", "description": "Go"});
    assert_eq!(raw.put(&path, &json!([walk])).await.0, 200);
    let launch = json!({"type": 12});
    assert_eq!(raw.callback(&go(&sandbox), &launch).await.0, 400, "there is no Activity");
    sandbox.enable_activity("http://127.0.0.1:1/");
    let (status, error) = raw.put(&path, &json!([walk])).await;
    assert_eq!((status, &error["code"]), (400, &json!(50240)));
    let mut present = raw.json("GET", &format!("{path}?with_localizations=true"), &Value::Null).await.1;
    assert!(sandbox.launch(astrid, general(&sandbox)).is_err(), "Discord would launch it itself");
    present[1]["handler"] = json!(1);
    assert_eq!(raw.put(&path, &present).await.0, 200);
    let asked = sandbox.launch(astrid, general(&sandbox)).unwrap();
    assert_eq!(asked.event()["data"]["type"], 4);
    assert_eq!(raw.callback(&asked, &launch).await.0, 200);
    let instance = asked.now().unwrap().activity.unwrap();
    let place = format!("/applications/{bot}/activity-instances/{instance}");
    let (status, found) = raw.json("GET", &place, &Value::Null).await;
    assert_eq!((status, &found["users"]), (200, &json!([astrid])));
    assert_eq!(raw.json("GET", &format!("{place}x"), &Value::Null).await.0, 404);
    let again = raw.callback(&sandbox.launch(sandbox.member(1).id, general(&sandbox)).unwrap(), &launch).await;
    assert_eq!(again.0, 200);
    let found = raw.json("GET", &place, &Value::Null).await.1;
    assert_eq!(found["users"].as_array().map(Vec::len), Some(2), "one instance for a channel");
    as_documented(&sandbox);
}

#[tokio::test]
async fn files_are_kept_and_served() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let payload =
        json!({"content": "a map", "attachments": [{"id": "0", "filename": "map.txt", "description": "The map"}]});
    let part = reqwest::multipart::Part::bytes(b"north".to_vec()).file_name("map.txt");
    let form = reqwest::multipart::Form::new().text("payload_json", payload.to_string()).part("files[0]", part);
    let url = format!("{}/channels/{}/messages", raw.api, general(&sandbox));
    let answer = raw.http.post(url).header("authorization", &raw.token).multipart(form).send().await.unwrap();
    let message: Value = answer.json().await.unwrap();
    assert_eq!(message["attachments"][0]["description"], "The map");
    let address = message["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(raw.http.get(address).send().await.unwrap().text().await.unwrap(), "north");
    as_documented(&sandbox);
}

#[tokio::test]
async fn every_route_answers_as_documented() {
    let (sandbox, raw) = with_command().await;
    let (guild, bot, astrid, channel) = (sandbox.guild(), sandbox.bot(), sandbox.member(0).id, general(&sandbox));
    let picture = json!({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]});
    let section = json!({"type": 9, "components": [{"type": 10, "content": "text"}], "accessory":
        {"type": 2, "style": 5, "url": "https://example.org", "label": "Look", "emoji": {"name": "🔭"}}});
    let boxed = json!({"type": 17, "accent_color": 7, "components": [section, {"type": 14}, picture]});
    raw.send(channel, &json!({"flags": 1 << 15, "components": [boxed]})).await;
    let embed = json!({
        "title": "t", "description": "d", "url": "https://example.org", "color": 1, "timestamp": "2026-11-20T08:00:00Z",
        "author": {"name": "a"}, "footer": {"text": "f"}, "image": {"url": "https://example.org/a.png"},
        "fields": [{"name": "n", "value": "v"}],
    });
    let users = json!({"type": 5, "custom_id": "who", "placeholder": "Who?"});
    let sent = raw.send(channel, &json!({"embeds": [embed], "components": [{"type": 1, "components": [users]}]})).await;
    let id = sent["id"].as_str().unwrap();
    let reply = json!({"content": "reply", "message_reference": {"message_id": id}, "tts": false});
    assert_eq!(raw.send(channel, &reply).await["referenced_message"]["id"], sent["id"]);
    let asked = go(&sandbox);
    raw.callback(&asked, &json!({"type": 5})).await;
    let hook = format!("/webhooks/{bot}/{}", asked.token());
    assert_eq!(raw.post(&hook, &json!({"content": "first"})).await.0, 200);
    let (_, second) = raw.post(&hook, &json!({"content": "second", "flags": 64})).await;
    let second = second["id"].as_str().unwrap();
    let dm = raw.post("/users/@me/channels", &json!({"recipient_id": astrid.to_string()})).await.1;
    let dm = dm["id"].as_str().unwrap();
    for (method, path, status) in [
        ("GET", "/gateway".to_owned(), 200),
        ("GET", "/gateway/bot".to_owned(), 200),
        ("GET", "/oauth2/applications/@me".to_owned(), 200),
        ("GET", format!("/applications/{bot}/commands?with_localizations=true"), 200),
        ("GET", format!("{hook}/messages/@original"), 200),
        ("GET", format!("{hook}/messages/{second}"), 200),
        ("DELETE", format!("{hook}/messages/{second}"), 204),
        ("GET", format!("{hook}/messages/{second}"), 404),
        ("GET", format!("/channels/{channel}"), 200),
        ("GET", format!("/channels/{dm}"), 200),
        ("POST", format!("/channels/{channel}/typing"), 204),
        ("GET", format!("/channels/{channel}/messages?limit=2"), 200),
        ("GET", format!("/channels/{channel}/messages?around={id}"), 200),
        ("GET", format!("/channels/{channel}/messages?limit=101"), 400),
        ("GET", format!("/channels/{channel}/messages/{id}"), 200),
        ("DELETE", format!("/channels/{channel}/messages/{id}"), 204),
        ("DELETE", format!("/channels/{channel}/messages/{id}"), 404),
        ("GET", format!("/guilds/{guild}"), 200),
        ("GET", format!("/guilds/{guild}/channels"), 200),
        ("GET", format!("/guilds/{guild}/members/{astrid}"), 200),
        ("GET", format!("/guilds/{guild}/roles"), 200),
        ("GET", "/guilds/1".to_owned(), 404),
    ] {
        let (answered, body) = raw.json(method, &path, &Value::Null).await;
        assert_eq!(answered, status, "{method} {path}: {body}");
    }
    as_documented(&sandbox);
}
