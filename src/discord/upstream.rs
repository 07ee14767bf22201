//! The setup of the session with Discord, and how its events are read: interactions are handled here, other events are
//! passed on to the library.

use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use serenity::all::{CommandInteraction, ComponentInteraction, GatewayIntents, Interaction, ModalInteraction};
use serenity::model::event::GatewayEvent;
use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;

use crate::config::Secret;
use crate::discord::gateway::{GatewaySetup, Reader, Reading, StartLimit, frame};
use crate::discord::intake::app::App;
use crate::discord::intake::dispatch::CommandRoute;
use crate::discord::intake::{press, submitted};
use crate::discord::peers::TablePeers;

/// The setup of a session from the response of `GET /gateway/bot`. Missing fields get defaults. With the bot's own `user`
/// there is no session.
pub fn setup(
    (found, user): (&Value, Option<Value>),
    (application, token): (u64, Secret),
    reader: Reader,
    peers: Arc<TablePeers>,
    stopping: CancellationToken,
) -> GatewaySetup {
    let start = &found["session_start_limit"];
    let small = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1).max(1);
    let limit = StartLimit {
        remaining: start["remaining"].as_u64().unwrap_or(1),
        total: start["total"].as_u64().unwrap_or(1000),
        reset_after: Duration::from_millis(start["reset_after"].as_u64().unwrap_or(0)),
        max_concurrency: small(&start["max_concurrency"]),
    };
    GatewaySetup {
        token,
        application,
        url: found["url"].as_str().unwrap_or_default().to_owned(),
        shards: small(&found["shards"]),
        user,
        intents: GatewayIntents::empty().bits(),
        limit,
        reader,
        memory: Arc::clone(&peers) as _,
        peers,
        stopping,
    }
}

/// Handles interactions as they come, and decides whether serenity can read other events. Must be called within a
/// runtime, which then handles all interactions.
pub fn reader(app: Arc<App>, commands: Arc<CommandRoute>) -> Reader {
    let runtime = Handle::current();
    let take = move |asked: Interaction| match asked {
        Interaction::Component(asked) => {
            if let Some(permit) = app.admit() {
                let app = Arc::clone(&app);
                runtime.spawn(async move { press::pressed(&app, &asked, permit).await });
            }
            true
        }
        Interaction::Modal(asked) => {
            if let Some(permit) = app.admit() {
                let app = Arc::clone(&app);
                runtime.spawn(async move { submitted::submitted(&app, &asked, permit).await });
            }
            true
        }
        asked => commands.take(asked, &runtime),
    };
    Arc::new(move |name, data| read(name, data, &take))
}

/// Reads an event as serenity does.
///
/// Serenity drops an event that it cannot read, silently or with its whole content, tokens included, in the log. It
/// treats an event of an unknown shape as one of an unknown name. Interactions only need serenity's types, so they
/// bypass serenity if they can be handled here.
pub fn read(name: &str, data: &RawValue, take: impl FnOnce(Interaction) -> bool) -> Reading {
    let passed = if name == "INTERACTION_CREATE" {
        match interaction(data) {
            Ok(asked) => match take(asked) {
                true => return Reading::Taken,
                false => Ok(()),
            },
            Err(error) => Err(located(data, &error)),
        }
    } else {
        serde_json::from_str::<GatewayEvent>(&frame::dispatch(name, 0, &data)).map(drop).map_err(|error| reason(&error))
    };
    passed.map_or_else(Reading::Unreadable, |()| Reading::PassOn)
}

/// Reads an interaction. Missing fields that the bot can do without get defaults; the language is then English.
fn interaction(data: &RawValue) -> Result<Interaction, serde_json::Error> {
    serde_json::from_str(data.get()).or_else(|_| {
        let mut asked: Value = serde_json::from_str(data.get())?;
        let defaults = json!({
            "locale": "en-US", "version": 1, "entitlements": [], "attachment_size_limit": 10 << 20,
            "authorizing_integration_owners": {},
        });
        if let (Some(fields), Value::Object(defaults)) = (asked.as_object_mut(), defaults) {
            for (name, value) in defaults {
                fields.entry(name).or_insert(value);
            }
        }
        serde_json::from_value(asked)
    })
}

/// Why the library cannot read an interaction: [`reason`], and the field. The library loses the path because it reads
/// the type first, so the data is read again as that type.
fn located(data: &RawValue, error: &serde_json::Error) -> String {
    fn place<T: DeserializeOwned>(asked: Value) -> Option<String> {
        Some(serde_path_to_error::deserialize::<_, T>(asked).err()?.path().to_string())
    }
    let asked = serde_json::from_str::<Value>(data.get()).unwrap_or_default();
    let place = match asked["type"].as_u64() {
        Some(2 | 4) => place::<CommandInteraction>(asked),
        Some(3) => place::<ComponentInteraction>(asked),
        Some(5) => place::<ModalInteraction>(asked),
        _ => None,
    };
    // Names of fields and indices are logged; keys chosen by people are not.
    let plain =
        |place: &String| place.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_.[]".contains(c));
    match place.filter(|place| place != "." && place.len() <= 64).filter(plain) {
        Some(place) => format!("{place}: {}", reason(error)),
        None => reason(error),
    }
}

/// Why the library cannot read an event, without any sent data. Error messages quote values, but the names of missing
/// fields are the library's own.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let missing = text.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    match missing.filter(|field| field.chars().all(|c| c.is_ascii_lowercase() || c == '_')) {
        Some(field) => format!("the field {field} is missing"),
        None => "a value of another shape".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;

    use super::*;

    fn read(name: &str, data: &Value) -> Reading {
        super::read(name, &to_raw_value(data).unwrap(), |_| false)
    }

    #[test]
    fn interaction_is_passed_on_unless_it_is_handled() {
        let ping = json!({
            "id": "1", "application_id": "2", "type": 1, "token": "a.secret.token", "version": 1, "entitlements": [],
            "authorizing_integration_owners": {},
        });
        let ping = to_raw_value(&ping).unwrap();
        assert_eq!(super::read("INTERACTION_CREATE", &ping, |_| false), Reading::PassOn);
        let mut taken = None;
        let reading = super::read("INTERACTION_CREATE", &ping, |asked| taken.replace(asked).is_none());
        assert_eq!((reading, taken.map(|asked| asked.id().get())), (Reading::Taken, Some(1)));
    }

    #[test]
    fn interaction_needs_only_what_the_bot_uses() {
        let user = json!({ "id": "4", "username": "astrid", "discriminator": "0", "avatar": null });
        let command = json!({
            "id": "1", "application_id": "2", "type": 2, "token": "a.secret.token", "channel_id": "5", "user": user,
            "data": { "id": "6", "name": "help", "type": 1 },
        });
        assert_eq!(read("INTERACTION_CREATE", &command), Reading::PassOn);
    }

    #[test]
    fn unreadable_event_is_reported_without_its_content() {
        for unknown in ["SOMETHING_NEW", "MESSAGE_CREATE"] {
            assert_eq!(read(unknown, &json!({ "a": 1 })), Reading::PassOn, "an unknown event is no fault");
        }
        let missing = json!({ "id": "1", "application_id": "2", "type": 2, "token": "a.secret.token", "version": 1 });
        for odd in [missing, json!("a.secret.token")] {
            let Reading::Unreadable(why) = read("INTERACTION_CREATE", &odd) else { panic!("{odd}") };
            assert!(!why.is_empty() && !why.contains("secret"), "{why}");
        }
    }
    #[test]
    fn field_of_another_shape_is_named() {
        let odd = json!({
            "id": "1", "application_id": "2", "type": 3, "token": "a.secret.token", "version": 1, "channel_id": "5",
            "data": { "custom_id": { "a.secret": 1 }, "component_type": 2 },
        });
        let Reading::Unreadable(why) = read("INTERACTION_CREATE", &odd) else { panic!("{odd}") };
        assert_eq!(why, "data.custom_id: a value of another shape");
    }
}
