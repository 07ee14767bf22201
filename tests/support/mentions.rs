//! The mentions of a message: it may mention the people that the bot lists, and no one because of its text.

use serde_json::Value;
use skald::discord::messages::list::IS_COMPONENTS_V2;

/// The fault in the mentions of a message, if any: `parse` lets the text mention arbitrary people.
pub fn fault(message: &Value) -> Option<String> {
    let allowed = &message["allowed_mentions"];
    let named = allowed["parse"].as_array().is_some_and(Vec::is_empty) && allowed["users"].is_array();
    let listed = message["flags"].as_u64().unwrap_or_default() & IS_COMPONENTS_V2 != 0;
    ((listed || message.get("content").is_some()) && (!named || !allowed["roles"].is_null()))
        .then(|| format!("the text may mention arbitrary people: {allowed}"))
}
