//! The world as JSON for one member's page, and the texts of the page from `sandbox.ftl`.

use crate::{
    activity::ENTRY_POINT,
    channel::{Channel, ChannelKind},
    client,
    clock::iso,
    command::localised,
    interaction::Interaction,
    message::Message,
    people::locales,
    server_state::ServerState,
    snowflake::Id,
};
use serde_json::{Map, Value, json};
use skald_core::words::{Locale, Words};

/// The number of messages that the page shows when it opens a channel.
const MAX_MESSAGES: usize = 200;

/// Everything except messages.
pub(super) fn state(state: &ServerState, member: Id) -> Value {
    let world = &state.world;
    json!({
        "me": member, "guild": {"id": world.guild, "name": world.guild_name},
        "bot": {"id": world.bot.id, "name": world.bot.name, "colour": world.bot.colour, "connected": connected(state)},
        "members": members(state), "channels": channels(state, member),
        "violations": state.journal.violations.len(), "answer_ms": state.deadlines.answer_ms,
        "locales": locales(), "now": state.now(),
    })
}

pub(super) fn connected(state: &ServerState) -> bool {
    state.sessions.connected() > 0
}

/// The members, each with the number of unseen messages that notified them.
pub(super) fn members(state: &ServerState) -> Value {
    let world = &state.world;
    let badge = |member: Id| -> usize {
        let own = world.channels.values().filter(|channel| world.enters(member, channel.id));
        own.map(|channel| world.unread(member, channel).1).sum()
    };
    let shown = world.members.iter().map(|member| {
        json!({
            "id": member.id, "name": member.name, "username": member.username, "locale": member.locale,
            "colour": member.colour, "dms_closed": member.dms_closed, "badge": badge(member.id),
        })
    });
    shown.collect()
}

/// The channels a member may enter. Direct messages are listed once they are open.
pub(super) fn channels(state: &ServerState, member: Id) -> Value {
    let world = &state.world;
    let shown = |channel: &Channel| {
        let (unread, pings) = world.unread(member, channel);
        let (kind, parent) = match channel.kind {
            ChannelKind::Dm(_) => ("dm", None),
            ChannelKind::Thread { parent, .. } => ("thread", Some(parent)),
            ChannelKind::Forum => ("forum", None),
            _ => ("text", None),
        };
        json!({
            "id": channel.id, "name": if kind == "dm" { &world.bot.name } else { &channel.name }, "kind": kind,
            "parent": parent, "topic": channel.topic, "unread": unread, "pings": pings,
        })
    };
    world.channels.values().filter(|channel| world.enters(member, channel.id)).map(shown).collect()
}

/// The last messages of a channel that the member sees, oldest first. With `back`, they include all from that one on.
pub(super) fn messages(state: &ServerState, member: Id, channel: Id, back: Option<Id>) -> Value {
    if !state.world.enters(member, channel) {
        return json!([]);
    }
    let seen = state.world.messages_of(channel).rev().filter(|message| state.world.sees(member, message));
    let near = seen.enumerate().take_while(|(at, found)| *at < MAX_MESSAGES || back.is_some_and(|id| found.id >= id));
    let mut shown: Vec<Value> = near.map(|(_, found)| message(state, member, found)).collect();
    shown.reverse();
    Value::Array(shown)
}

/// One message. Links to files omit the host, so they work under any host name.
pub(super) fn message(state: &ServerState, member: Id, message: &Message) -> Value {
    let world = &state.world;
    let mut wire = message.json(world, false);
    if !world.base.is_empty() {
        strip_base(&mut wire, &world.base);
    }
    let name = |id: Id| world.member(id).map_or("?", |member| member.name.as_str());
    let author = world.member(message.author);
    let origin = message.origin.as_ref().map(|origin| {
        json!({"member": origin.member, "name": name(origin.member), "command": origin.command, "kind": origin.kind})
    });
    let reply = message.reply_to.map(|id| match world.messages.get(&id).filter(|other| world.sees(member, other)) {
        Some(other) => {
            let colour = world.member(other.author).map_or("#888888", |member| member.colour.as_str());
            json!({"id": id, "name": name(other.author), "colour": colour, "text": snippet(other)})
        }
        None => json!({"id": id, "name": "", "text": ""}),
    });
    json!({
        "id": message.id, "channel": message.channel, "author": message.author, "name": name(message.author),
        "colour": author.map_or("#888888", |author| author.colour.as_str()), "bot": author.is_some_and(|author| author.bot),
        "at": message.id.created_ms(), "iso": iso(message.id.created_ms()), "edited": message.edited_ms,
        "content": wire["content"], "embeds": wire["embeds"], "components": wire["components"],
        "attachments": wire["attachments"], "ephemeral": message.is_ephemeral(), "thinking": message.is_thinking(),
        "failed": message.failed, "pinged": message.pinged.contains(&member),
        "origin": origin, "reply": reply,
        "mentions": message.mentions, "everyone": message.mentions_everyone,
    })
}

fn strip_base(node: &mut Value, base: &str) {
    match node {
        Value::String(text) if text.starts_with(base) => *text = text[base.len()..].to_owned(),
        Value::Object(fields) => fields.values_mut().for_each(|value| strip_base(value, base)),
        Value::Array(list) => list.iter_mut().for_each(|value| strip_base(value, base)),
        _ => {}
    }
}

/// The first line of a message's text, embeds or components.
fn snippet(message: &Message) -> String {
    let text = |part: &Value, key: &str| part[key].as_str().map(str::to_owned);
    let embeds = message.embeds.iter().flat_map(|embed| [text(embed, "title"), text(embed, "description")]);
    let displays = message.all_components().into_iter().map(|component| text(component, "content"));
    let texts = std::iter::once(Some(message.content.clone())).chain(embeds).chain(displays).flatten();
    let mut lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.find(|line| !line.trim().is_empty()).unwrap_or_default().chars().take(120).collect()
}

/// The status of an interaction, for its member.
pub(super) fn interaction(state: &ServerState, asked: &Interaction) -> Value {
    // The bot's page lets this origin alone frame it.
    let base = &state.world.base;
    let framed = |instance: &String| format!("{base}/sandbox/activity?member={}&instance={instance}", asked.member);
    json!({
        "activity": asked.activity.as_ref().map(framed),
        "id": asked.id, "kind": asked.ask.kind(), "standing": format!("{:?}", asked.interaction_status).to_lowercase(),
        "channel": asked.channel, "message": asked.ask.message(), "callback": asked.callback,
        "modal": asked.modal.as_ref().filter(|_| !asked.modal_done),
    })
}

/// The slash commands that a client offers a member in a channel, in their language. Sub-commands are separate entries. The entry point
/// of the Activity is among them, since the page has no launcher.
pub(super) fn commands(state: &ServerState, member: Id, channel: Id) -> Value {
    let locale = state.world.member(member).map_or("en-US", |member| member.locale.as_str());
    let mut shown = Vec::new();
    for command in client::offered(state, member, channel, 1) {
        let whole = command.json(&state.world, true);
        let label = localised(&whole, "name", locale).to_owned();
        collect(&whole, &command.name, &label, locale, &mut shown);
    }
    for command in client::offered(state, member, channel, ENTRY_POINT).filter(|command| command.launches()) {
        shown.push(
            json!({"name": command.name, "label": command.name, "description": "", "options": [], "launches": true}),
        );
    }
    Value::Array(shown)
}

/// The commands in the menu of a person, as [`commands`].
pub(super) fn on_people(state: &ServerState, member: Id, channel: Id) -> Value {
    let locale = state.world.member(member).map_or("en-US", |member| member.locale.as_str());
    let shown = client::offered(state, member, channel, 2).map(|command| {
        let whole = command.json(&state.world, true);
        json!({"name": command.name, "label": localised(&whole, "name", locale)})
    });
    shown.collect()
}

fn collect(node: &Value, name: &str, label: &str, locale: &str, shown: &mut Vec<Value>) {
    let options = node["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    if options.iter().any(|option| matches!(option["type"].as_u64(), Some(1 | 2))) {
        for below in options {
            let name = format!("{name} {}", below["name"].as_str().unwrap_or_default());
            let label = format!("{label} {}", localised(below, "name", locale));
            collect(below, &name, &label, locale, shown);
        }
        return;
    }
    let options: Vec<Value> = options.iter().map(|option| self::option(option, locale)).collect();
    let description = localised(node, "description", locale);
    shown.push(json!({"name": name, "label": label, "description": description, "options": options}));
}

fn option(option: &Value, locale: &str) -> Value {
    let choices = option["choices"].as_array().into_iter().flatten();
    let choices: Vec<Value> =
        choices.map(|choice| json!({"name": localised(choice, "name", locale), "value": choice["value"]})).collect();
    json!({
        "name": option["name"], "label": localised(option, "name", locale), "type": option["type"],
        "description": localised(option, "description", locale), "required": option["required"] == true,
        "autocomplete": option["autocomplete"] == true, "choices": choices,
        "min": option["min_value"], "max": option["max_value"],
        "min_length": option["min_length"], "max_length": option["max_length"],
    })
}

/// The bot's violations, latest first.
pub(super) fn violations(state: &ServerState) -> Value {
    let shown = state.journal.violations.iter().rev().map(|violation| {
        json!({
            "at": violation.at_ms, "kind": violation.kind.word(), "place": violation.place,
            "message": violation.message, "errors": violation.errors,
        })
    });
    shown.collect()
}

/// The own names of the languages, and the texts of each by their keys. The page itself replaces `{ $name }`.
pub(super) fn words() -> Value {
    let each =
        |of: fn(Locale) -> Value| Map::from_iter(Locale::ALL.map(|locale| (locale.tag().to_owned(), of(locale))));
    json!({"languages": each(|locale| locale.own_name().into()), "words": each(texts)})
}

fn texts(locale: Locale) -> Value {
    let file = Words::sources(locale).find(|(name, _)| *name == "sandbox.ftl");
    let lines = file.into_iter().flat_map(|(_, source)| source.lines());
    let text = |line: &'static str| {
        let (key, text) = line.strip_prefix("sandbox-")?.split_once(" = ")?;
        Some((key.to_owned(), text.into()))
    };
    Value::Object(lines.filter_map(text).collect())
}
