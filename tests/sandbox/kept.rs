//! The world in its folder.

use super::{general, wire::Raw};
use serde_json::json;
use std::{fs, net::SocketAddr};
use support::sandbox::{Most, Sandbox, SandboxError, SandboxOptions};

fn options(folder: &std::path::Path) -> SandboxOptions {
    SandboxOptions { folder: Some(folder.to_owned()), ..SandboxOptions::default() }
}

#[tokio::test]
async fn the_oldest_messages_are_forgotten_when_no_more_are_kept() {
    let sandbox =
        Sandbox::start(SandboxOptions { most: Most { messages: 2, ..Most::default() }, ..SandboxOptions::default() })
            .await
            .unwrap();
    let (raw, channel, member) = (Raw::of(&sandbox), general(&sandbox), sandbox.member(0).id);
    let first = raw.send(channel, &json!({"content": "first"})).await;
    for content in ["second", "third"] {
        raw.send(channel, &json!({"content": content})).await;
    }
    let kept: Vec<String> = sandbox.messages(member, channel).into_iter().map(|message| message.content).collect();
    assert_eq!(kept, ["second", "third"]);
    let (status, error) = raw.edit(channel, &first, &json!({"content": "again"})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10008)), "as when it was deleted");
}

#[tokio::test]
async fn restart_keeps_messages_commands_and_ids_but_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let first = Sandbox::start(options(folder.path())).await.unwrap();
    let (channel, token) = (general(&first), first.token().to_owned());
    let raw = Raw::of(&first);
    let sent = raw.send(channel, &json!({"content": "kept"})).await;
    let (status, _) = raw.put(&format!("/applications/{}/commands", first.bot()), &json!([ping()])).await;
    assert_eq!(status, 200);
    first.close_dms(first.member(1).id, true).unwrap();
    let members = first.members();
    first.shutdown().await.unwrap();

    let second = Sandbox::start(options(folder.path())).await.unwrap();
    assert_eq!(second.members(), members);
    assert_eq!(second.channel("general"), Some(channel));
    assert_ne!(second.token(), token, "the token is a new one");
    assert_eq!(second.look(|look| look.commands().join(",")), "ping");
    let messages = second.messages(members[0].id, channel);
    assert_eq!(messages.len(), 1);
    assert_eq!(json!(messages[0].id), sent["id"]);
    let raw = Raw::of(&second);
    let (status, edited) = raw.edit(channel, &sent, &json!({"content": "edited"})).await;
    assert_eq!((status, &edited["content"]), (200, &json!("edited")), "a message of before can be edited");
    let fresh = raw.send(channel, &json!({"content": "fresh"})).await;
    assert!(fresh["id"].as_str() > sent["id"].as_str(), "ids go on growing");
    second.shutdown().await.unwrap();
}

fn ping() -> serde_json::Value {
    json!({"name": "ping", "description": "Answers", "type": 1})
}

#[tokio::test]
async fn a_file_that_is_no_world_is_refused_and_left_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sandbox.json");
    fs::write(&file, "{\"format\": 1, \"guild\":").unwrap();
    let refused = Sandbox::start(options(folder.path())).await.map(|_| ());
    assert!(matches!(refused, Err(SandboxError::Broken { .. })), "{refused:?}");
    fs::write(&file, "{\"format\": 99}").unwrap();
    let refused = Sandbox::start(options(folder.path())).await.map(|_| ());
    assert!(matches!(refused, Err(SandboxError::Newer { found: 99, .. })), "{refused:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "{\"format\": 99}");
}

#[tokio::test]
async fn an_address_that_can_be_reached_from_outside_is_refused() {
    let bind = SocketAddr::from(([0, 0, 0, 0], 0));
    let refused = Sandbox::start(SandboxOptions { bind, ..SandboxOptions::default() }).await.map(|_| ());
    assert!(matches!(refused, Err(SandboxError::NotLoopback(_))), "{refused:?}");
}
