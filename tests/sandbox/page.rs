//! The interface of the page: its data, and its access control.

use super::{general, sandbox, wire::Raw};
use serde_json::{Value, json};

#[tokio::test]
async fn the_page_is_served_whole_and_only_under_loopback_names() {
    let sandbox = sandbox().await;
    let http = reqwest::Client::new();
    let page = http.get(sandbox.url()).send().await.unwrap();
    assert!(page.headers()["content-security-policy"].to_str().unwrap().contains("default-src 'none'"));
    let html = page.text().await.unwrap();
    let mut parts = vec!["/sandbox/style.css".to_owned(), "/sandbox/app.js".to_owned()];
    assert!(parts.iter().all(|part| html.contains(part.as_str())));
    assert!(!html.contains("http://") && !html.contains("https://"), "nothing comes from elsewhere");
    while let Some(part) = parts.pop() {
        let answer = http.get(format!("{}{part}", sandbox.url())).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{part}");
        let text = answer.text().await.unwrap();
        let imports = text.split("from \"").skip(1).filter_map(|rest| rest.split('"').next());
        parts.extend(imports.filter(|path| path.starts_with('/')).map(str::to_owned));
    }
    for host in ["evil.example", "127.0.0.1.nip.io"] {
        let foreign = http.get(sandbox.url()).header("host", host).send().await.unwrap();
        assert_eq!(foreign.status(), 403, "{host}");
    }
    let live = async |origin: &str| {
        let asked = http.get(format!("{}/sandbox/live?member={}", sandbox.url(), sandbox.member(0).id));
        let asked = asked.header("connection", "upgrade").header("upgrade", "websocket").header("origin", origin);
        let asked = asked.header("sec-websocket-version", "13").header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        asked.send().await.unwrap().status().as_u16()
    };
    assert_eq!((live("https://evil.example").await, live(&sandbox.url()).await), (403, 101));
}

#[tokio::test]
async fn the_page_shows_a_member_their_own_commands_in_their_language() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let commands = json!([
        {"name": "board", "description": "The board", "name_localizations": {"fr": "plateau"}, "description_localizations": {"fr": "Le plateau"}},
        {"name": "server", "description": "For those who run the server", "default_member_permissions": "32"},
        {"name": "table", "description": "Tables", "options": [{"type": 1, "name": "end", "description": "End it"}]}
    ]);
    assert_eq!(raw.put(&format!("/applications/{}/commands", sandbox.bot()), &commands).await.0, 200);
    let ask = async |member: usize| -> Vec<String> {
        let (url, member) = (sandbox.url(), sandbox.member(member).id);
        let url = format!("{url}/sandbox/commands?member={member}&channel={}", general(&sandbox));
        let list: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
        list.as_array().unwrap().iter().map(|command| command["label"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ask(0).await, ["board", "server", "table end"], "the owner of the guild sees all");
    assert_eq!(ask(3).await, ["plateau", "table end"], "Dominique reads French and runs nothing");
}

#[tokio::test]
async fn the_page_reaches_back_to_an_old_message() {
    let sandbox = sandbox().await;
    let (member, channel) = (sandbox.member(0).id, general(&sandbox));
    let said: Vec<_> = (0..230).map(|n| sandbox.say(member, channel, &format!("Line {n}")).unwrap()).collect();
    let ask = async |back: &str| -> Vec<String> {
        let url = format!("{}/sandbox/messages?member={member}&channel={channel}{back}", sandbox.url());
        let list: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
        list.as_array().unwrap().iter().map(|message| message["content"].as_str().unwrap().to_owned()).collect()
    };
    let near = ask("").await;
    assert_eq!((near.len(), near[0].as_str(), near[199].as_str()), (200, "Line 30", "Line 229"));
    let far = ask(&format!("&back={}", said[10])).await;
    assert_eq!((far.len(), far[0].as_str()), (220, "Line 10"));
    assert_eq!(ask(&format!("&back={}", said[100])).await, near);
}

#[tokio::test]
async fn the_page_refuses_what_a_client_would_not_do() {
    let sandbox = sandbox().await;
    let (member, channel) = (sandbox.member(0).id, general(&sandbox));
    let body = json!({"member": member, "channel": channel, "command": "nothing", "options": {}});
    let answer =
        reqwest::Client::new().post(format!("{}/sandbox/slash", sandbox.url())).json(&body).send().await.unwrap();
    assert_eq!(answer.status(), 400);
    let error: Value = answer.json().await.unwrap();
    assert!(error["error"].as_str().unwrap().contains("/nothing"));
}

#[tokio::test]
async fn bot_without_tables_gives_no_running_game() {
    let sandbox = sandbox().await;
    let channels = sandbox.look(|look| look.channels().len());
    let body = json!({"member": sandbox.member(0).id, "title": "raids", "name": "Raids", "moves": 9});
    let url = format!("{}/sandbox/trial", sandbox.url());
    let answer = reqwest::Client::new().post(url).json(&body).send().await.unwrap();
    assert_eq!(answer.status(), 400);
    let error: Value = answer.json().await.unwrap();
    assert!(error["error"].as_str().unwrap().contains("/new"), "{error}");
    assert_eq!(sandbox.look(|look| look.channels().len()), channels);
}

#[tokio::test]
async fn picture_has_its_size_and_survives_replacement_briefly() {
    let sandbox = sandbox().await;
    let raw = Raw::of(&sandbox);
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
    png.extend([0, 0, 4, 146, 0, 0, 2, 88, 8, 2, 0, 0, 0]);
    let payload = json!({"embeds": [{"image": {"url": "attachment://a.png"}}]});
    let file = reqwest::multipart::Part::bytes(png.clone()).file_name("a.png").mime_str("image/png").unwrap();
    let form = reqwest::multipart::Form::new().text("payload_json", payload.to_string()).part("files[0]", file);
    let url = format!("{}/api/v10/channels/{}/messages", sandbox.url(), general(&sandbox));
    let http = reqwest::Client::new();
    let token = format!("Bot {}", sandbox.token());
    let answer = http.post(url).header("authorization", token).multipart(form).send().await.unwrap();
    let message: Value = answer.json().await.unwrap();
    let image = &message["embeds"][0]["image"];
    assert_eq!((&image["width"], &image["height"]), (&json!(1170), &json!(600)), "{message}");
    let address = image["url"].as_str().unwrap();
    let edited =
        raw.edit(general(&sandbox), &message, &json!({"embeds": [{"title": "None"}], "attachments": []})).await;
    assert_eq!(edited.0, 200, "{edited:?}");
    assert_eq!(reqwest::get(address).await.unwrap().bytes().await.unwrap(), png);
}
