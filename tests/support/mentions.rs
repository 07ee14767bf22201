//! Who a message may mention: people whom it names, and nobody by what its text happens to say.

use serde_json::Value;

/// What is wrong with the mentions of a message, if it is one: `parse` lets the text mention whole kinds of people.
pub fn fault(message: &Value) -> Option<String> {
    let allowed = &message["allowed_mentions"];
    let named = allowed["parse"].as_array().is_some_and(Vec::is_empty) && allowed["users"].is_array();
    (message.get("content").is_some() && (!named || !allowed["roles"].is_null()))
        .then(|| format!("anybody may be mentioned: {allowed}"))
}
