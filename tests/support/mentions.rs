//! The mentions of a message: it may mention the people that the bot lists, and no one because of its text.

use serde_json::Value;

/// The fault in the mentions of a message, if any: `parse` lets the text mention arbitrary people.
pub fn fault(message: &Value) -> Option<String> {
    let allowed = &message["allowed_mentions"];
    let named = allowed["parse"].as_array().is_some_and(Vec::is_empty) && allowed["users"].is_array();
    (message.get("content").is_some() && (!named || !allowed["roles"].is_null()))
        .then(|| format!("the text may mention arbitrary people: {allowed}"))
}
