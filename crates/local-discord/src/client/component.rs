//! Pressing buttons, choosing from menus, filling in and sending forms.

use super::{ClientError, acts, options::Resolved};
use crate::{interaction::Ask, server_state::ServerState, snowflake::Id};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The component, if the member sees it and may use it, and its channel.
fn usable(state: &ServerState, member: Id, message: Id, custom_id: &str) -> Result<(Value, Id), ClientError> {
    let found = state.world.messages.get(&message).filter(|found| state.world.sees(member, found));
    let found = found.ok_or(ClientError::UnknownMessage(message))?;
    acts(state, member, found.channel)?;
    let component = found.component(custom_id).ok_or_else(|| ClientError::UnknownComponent(custom_id.to_owned()))?;
    if component["disabled"] == true {
        return Err(ClientError::Disabled(custom_id.to_owned()));
    }
    Ok((component.clone(), found.channel))
}

pub fn press(state: &mut ServerState, member: Id, message: Id, custom_id: &str) -> Result<Id, ClientError> {
    let (component, channel) = usable(state, member, message, custom_id)?;
    if component["type"] != 2 {
        return Err(ClientError::BadValues { custom_id: custom_id.to_owned(), why: "it is not a button".to_owned() });
    }
    let data = json!({"custom_id": custom_id, "component_type": 2, "id": component["id"]});
    let ask = Ask::Component { message, custom_id: custom_id.to_owned() };
    Ok(state.ask(member, channel, ask, data))
}

pub fn choose(
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

/// Submits the form that an interaction of this member opened. A field without a given value keeps its initial value.
pub fn submit(
    state: &mut ServerState,
    member: Id,
    opened_by: Id,
    values: &BTreeMap<String, String>,
) -> Result<Id, ClientError> {
    let opener = state.interactions.get(&opened_by).filter(|opener| opener.member == member && !opener.modal_done);
    let opener = opener.ok_or(ClientError::NoForm)?;
    let modal = opener.modal.clone().ok_or(ClientError::NoForm)?;
    let channel = opener.channel;
    acts(state, member, channel)?;
    let message = opener.ask.message();
    let mut sent = Vec::new();
    for row in modal["components"].as_array().into_iter().flatten() {
        match row["type"].as_u64() {
            Some(1) => {
                let inputs = row["components"].as_array().into_iter().flatten();
                let filled = inputs.map(|input| fill(input, values)).collect::<Result<Vec<_>, _>>()?;
                sent.push(json!({"type": 1, "id": row["id"], "components": filled}));
            }
            Some(18) => {
                let filled = fill(&row["component"], values)?;
                sent.push(json!({"type": 18, "id": row["id"], "component": filled}));
            }
            _ => {}
        }
    }
    let custom_id = modal["custom_id"].as_str().unwrap_or_default().to_owned();
    let data = json!({"custom_id": custom_id, "components": sent});
    state.update_interaction(opened_by, |opener| opener.modal_done = true);
    Ok(state.ask(member, channel, Ask::Modal { custom_id, message }, data))
}

fn fill(input: &Value, values: &BTreeMap<String, String>) -> Result<Value, ClientError> {
    let custom_id = input["custom_id"].as_str().unwrap_or_default();
    let refuse = |why: &str| ClientError::BadField { custom_id: custom_id.to_owned(), why: why.to_owned() };
    let interaction_status = || input["value"].as_str().unwrap_or_default().to_owned();
    let text = values.get(custom_id).cloned().unwrap_or_else(interaction_status);
    let required = input["required"].as_bool().unwrap_or(true);
    let kind = &input["type"];
    if *kind == 4 {
        let length = text.chars().count() as u64;
        if length == 0 && required {
            return Err(refuse("it is required"));
        }
        let least = input["min_length"].as_u64().unwrap_or(0);
        if length > 0 && (length < least || length > input["max_length"].as_u64().unwrap_or(4000)) {
            return Err(refuse("wrong length"));
        }
        return Ok(json!({"type": 4, "id": input["id"], "custom_id": custom_id, "value": text}));
    }
    let chosen: Vec<&str> = if text.is_empty() { Vec::new() } else { vec![text.as_str()] };
    if chosen.is_empty() && required {
        return Err(refuse("it is required"));
    }
    let offered = |value: &&str| input["options"].as_array().is_none_or(|all| all.iter().any(|o| o["value"] == *value));
    if !chosen.iter().all(offered) {
        return Err(refuse("not one of the options"));
    }
    Ok(json!({"type": kind, "id": input["id"], "custom_id": custom_id, "values": chosen}))
}
