//! Pressing buttons and choosing from menus.

use super::{ClientError, options::Resolved, place};
use crate::{interaction::Ask, server_state::ServerState, snowflake::Id};
use serde_json::{Value, json};

/// The component, if the member sees it and may use it, and its channel.
fn usable(state: &ServerState, member: Id, message: Id, custom_id: &str) -> Result<(Value, Id), ClientError> {
    let found = state.world.messages.get(&message).filter(|found| state.world.sees(member, found));
    let found = found.ok_or(ClientError::UnknownMessage(message))?;
    place(state, member, found.channel)?;
    let component = found.component(custom_id).ok_or_else(|| ClientError::UnknownComponent(custom_id.to_owned()))?;
    if component["disabled"] == true {
        return Err(ClientError::Disabled(custom_id.to_owned()));
    }
    Ok((component.clone(), found.channel))
}

pub(crate) fn press(state: &mut ServerState, member: Id, message: Id, custom_id: &str) -> Result<Id, ClientError> {
    let (component, channel) = usable(state, member, message, custom_id)?;
    if component["type"] != 2 {
        return Err(ClientError::BadValues { custom_id: custom_id.to_owned(), why: "it is not a button".to_owned() });
    }
    let data = json!({"custom_id": custom_id, "component_type": 2, "id": component["id"]});
    let ask = Ask::Component { message, custom_id: custom_id.to_owned() };
    Ok(state.ask(member, channel, ask, data))
}

pub(crate) fn choose(
    state: &mut ServerState,
    member: Id,
    message: Id,
    custom_id: &str,
    values: &[String],
) -> Result<Id, ClientError> {
    let (component, channel) = usable(state, member, message, custom_id)?;
    let refuse = |why: &str| ClientError::BadValues { custom_id: custom_id.to_owned(), why: why.to_owned() };
    let least = component["min_values"].as_u64().unwrap_or(1) as usize;
    let most = component["max_values"].as_u64().unwrap_or(1) as usize;
    if values.len() < least || values.len() > most {
        return Err(refuse(&format!("between {least} and {most} values must be chosen")));
    }
    if values.iter().enumerate().any(|(at, value)| values[..at].contains(value)) {
        return Err(refuse("a value was chosen twice"));
    }
    let mut resolved = Resolved::default();
    let offered = |value: &String, resolved: &mut Resolved| match component["type"].as_u64() {
        Some(3) => {
            component["options"].as_array().into_iter().flatten().any(|option| option["value"] == value.as_str())
        }
        Some(5 | 7) => value.parse().is_ok_and(|id| resolved.member(state, id)),
        Some(8) => value.parse().is_ok_and(|id| resolved.channel(state, id)),
        _ => false,
    };
    if let Some(stranger) = values.iter().find(|value| !offered(value, &mut resolved)) {
        return Err(refuse(&format!("{stranger:?} is not offered")));
    }
    let mut data = json!({
        "custom_id": custom_id, "component_type": component["type"], "id": component["id"], "values": values,
    });
    if let Some(resolved) = resolved.json() {
        data["resolved"] = resolved;
    }
    let ask = Ask::Component { message, custom_id: custom_id.to_owned() };
    Ok(state.ask(member, channel, ask, data))
}
