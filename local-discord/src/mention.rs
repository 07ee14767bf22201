//! The mentions of a message and the people it notifies, as `allowed_mentions` limits them.

use super::{message::Message, permission, server_state::ServerState, snowflake::Id};
use serde_json::Value;
use std::collections::BTreeSet;

/// The people that a message mentions, limited by `allowed_mentions`.
#[derive(Debug, Default, PartialEq)]
pub(super) struct MessageMentions {
    pub members: Vec<Id>,
    pub everyone: bool,
    /// The people that the message notifies.
    pub pinged: BTreeSet<Id>,
}

/// Parses the mentions of a message. Without `allowed_mentions` all of them count.
pub(super) fn named(state: &ServerState, message: &Message, allowed: Option<&Value>) -> MessageMentions {
    let world = &state.world;
    let allowed = allowed.filter(|allowed| !allowed.is_null());
    let parses = |word: &str| match allowed {
        None => true,
        Some(allowed) => allowed["parse"].as_array().into_iter().flatten().any(|given| given == word),
    };
    let listed = |id: Id| {
        let users = allowed.and_then(|allowed| allowed["users"].as_array());
        users
            .into_iter()
            .flatten()
            .any(|user| user.as_str().map(str::to_owned).unwrap_or(user.to_string()) == id.to_string())
    };
    let mut text = message.content.clone();
    for component in message.all_components() {
        if component["type"] == 10 {
            text.push_str(component["content"].as_str().unwrap_or_default());
        }
    }
    let mut named = MessageMentions::default();
    for id in ids_in(&text) {
        let known = world.member(id).is_some() && world.enters(id, message.channel);
        if known && (parses("users") || listed(id)) && !named.members.contains(&id) {
            named.members.push(id);
        }
    }
    named.pinged = named.members.iter().copied().filter(|id| *id != message.author).collect();
    let may = world.permissions_of(message.author, message.channel);
    let may = may & (permission::MENTION_EVERYONE | permission::ADMINISTRATOR) != 0;
    named.everyone = may && parses("everyone") && (text.contains("@everyone") || text.contains("@here"));
    if named.everyone {
        let others = world.members.iter().map(|member| member.id).filter(|id| *id != message.author);
        named.pinged.extend(others);
    }
    let replied = message.reply_to.and_then(|id| world.messages.get(&id)).map(|replied| replied.author);
    let replied_counts = allowed.is_none_or(|allowed| allowed["replied_user"].as_bool().unwrap_or(false));
    if let Some(author) = replied.filter(|author| replied_counts && *author != message.author) {
        named.pinged.insert(author);
        if !named.members.contains(&author) {
            named.members.push(author);
        }
    }
    named
}

/// The ids in `<@1>` and `<@!1>`.
fn ids_in(text: &str) -> Vec<Id> {
    let starts = text.match_indices("<@").map(|(at, _)| &text[at + 2..]);
    let inner =
        starts.filter_map(|rest| rest.split_once('>')).map(|(inner, _)| inner.strip_prefix('!').unwrap_or(inner));
    inner.filter_map(|digits| digits.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_parsed_from_the_text() {
        assert_eq!(ids_in("<@12> and <@!13>, not <#14>, <@&15> or <@x>"), [Id::new(12), Id::new(13)]);
    }
}
