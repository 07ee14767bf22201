//! Interactions that Discord does not send: a command, a completion and presses with any part changed.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use skald::discord::fuzzing;
use skald_fuzz::change;

fn user() -> Value {
    json!({ "id": "11", "username": "ada", "discriminator": "0", "global_name": "Ada", "avatar": null, "bot": false })
}

fn interaction(kind: u8, data: Value) -> Value {
    let member = json!({ "user": user(), "nick": "A", "roles": ["5"], "joined_at": "2026-01-01T00:00:00Z",
        "deaf": false, "mute": false, "flags": 0, "permissions": "2147483647", "pending": false, "avatar": null,
        "premium_since": null, "communication_disabled_until": null });
    json!({ "op": 0, "s": 9, "t": "INTERACTION_CREATE", "d": {
        "id": "1", "application_id": "2", "type": kind, "version": 1, "token": "an.interaction.token",
        "guild_id": "3", "channel_id": "4", "channel": { "id": "4", "type": 11, "name": "x", "permissions": "8",
        "parent_id": "6", "thread_metadata": { "archived": false, "auto_archive_duration": 60, "locked": false } },
        "guild": { "id": "3", "locale": "fr", "features": [] }, "member": member, "locale": "es-ES", "guild_locale": "fr",
        "app_permissions": "562949953421311", "entitlements": [], "authorizing_integration_owners": { "0": "3" },
        "context": 0, "attachment_size_limit": 10485760, "data": data } })
}

static SOUND: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let resolved = json!({ "users": { "11": user() },
        "channels": { "4": { "id": "4", "type": 0, "name": "x", "permissions": "8" } } });
    let option = |name: &str, kind: u8, value: Value| json!({ "name": name, "type": kind, "value": value });
    let options = json!([
        option("title", 3, json!("raids")),
        option("seats", 4, json!(3)),
        option("open", 5, json!(true)),
        option("who", 6, json!("11")),
        option("where", 7, json!("4"))
    ]);
    let command = json!({ "id": "7", "name": "new", "type": 1, "options": options, "resolved": resolved });
    let group = json!([{ "name": "crew", "type": 2, "options": [{ "name": "sail", "type": 1, "options": [
        { "name": "space", "type": 3, "value": "7", "focused": true }] }] }]);
    let completion = json!({ "id": "7", "name": "raids", "type": 1, "options": group });
    let message = json!({ "id": "8", "channel_id": "4", "author": user(), "content": "x", "type": 0, "tts": false,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "mention_everyone": false, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "flags": 64, "components": [] });
    let with = |data: Value| {
        let mut event = interaction(3, data);
        event["d"]["message"] = message.clone();
        event
    };
    let sound = vec![
        interaction(2, command),
        interaction(4, completion),
        with(json!({ "component_type": 2, "custom_id": "v1:0000000000000001:3:2" })),
        with(json!({ "component_type": 3, "custom_id": "v1:0000000000000001:3:m0", "values": ["t2"] })),
    ];
    let unread: Vec<_> = sound.iter().filter(|event| !fuzzing::frame(&event.to_string())).collect();
    if !unread.is_empty() {
        eprintln!("what Discord sends is not read, only what is wrong with it: {unread:#?}");
    }
    sound
});

fuzz_target!(|bytes: &[u8]| {
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let mut event = input.choose(&SOUND)?.clone();
    change(&mut event, input)?;
    fuzzing::frame(&event.to_string());
    Ok(())
}
