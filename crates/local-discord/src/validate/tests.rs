//! Tests of one payload for every rule, and of the path of its error.

use super::{Sending, choices, command, message, modal};
use crate::{
    error::{ApiError, FormErrors},
    interaction::{Ask, Interaction, InteractionStatus},
    message::IS_COMPONENTS_V2,
    snowflake::Id,
};
use serde_json::{Value, json};

/// The code of the first error at a path of dotted keys, or a description of the actual result.
fn code_at(result: Result<(), ApiError>, path: &str) -> String {
    let Err(error) = result else { return "accepted".to_owned() };
    if error.code != 50035 {
        return error.code.to_string();
    }
    let tree = error.errors.unwrap_or_default();
    let pointer = path.split('.').filter(|key| !key.is_empty()).map(|key| format!("/{key}")).collect::<String>();
    let found = tree.pointer(&format!("{pointer}/_errors/0/code")).and_then(Value::as_str);
    found.map_or_else(|| tree.to_string(), str::to_owned)
}

fn sent(payload: Value) -> Result<(), ApiError> {
    message(&payload, &[], Sending::ToChannel, None)
}

fn button(more: Value) -> Value {
    let mut button = json!({"type": 2, "style": 1, "custom_id": "a", "label": "A"});
    for (key, value) in more.as_object().into_iter().flatten() {
        button[key] = value.clone();
    }
    button
}

fn row(children: Value) -> Value {
    json!({"components": [{"type": 1, "components": children}]})
}

fn menu(more: Value) -> Value {
    let options = json!([{"label": "N", "value": "n"}, {"label": "S", "value": "s"}]);
    let mut menu = json!({"type": 3, "custom_id": "m", "options": options});
    for (key, value) in more.as_object().into_iter().flatten() {
        menu[key] = value.clone();
    }
    menu
}

#[test]
fn valid_payloads_are_accepted() {
    assert_eq!(code_at(sent(json!({"content": "x".repeat(2000)})), ""), "accepted");
    let embed =
        json!({"title": "t".repeat(256), "fields": [{"name": "n", "value": "v", "inline": true}], "color": 0xff_ff_ff});
    assert_eq!(code_at(sent(json!({"embeds": [embed]})), ""), "accepted");
    let five: Vec<Value> = (0..5).map(|n| button(json!({"custom_id": n.to_string()}))).collect();
    assert_eq!(code_at(sent(row(json!(five))), ""), "accepted");
    assert_eq!(code_at(sent(row(json!([button(json!({"label": null, "emoji": {"name": "⛵"}}))]))), ""), "accepted");
    assert_eq!(code_at(sent(row(json!([menu(json!({"min_values": 0, "max_values": 2}))]))), ""), "accepted");
    let v2 =
        json!({"flags": IS_COMPONENTS_V2, "components": [{"type": 17, "components": [{"type": 10, "content": "hi"}]}]});
    assert_eq!(code_at(sent(v2), ""), "accepted");
}

#[test]
fn limits_of_texts_and_embeds_are_enforced() {
    assert_eq!(code_at(sent(json!({"content": "x".repeat(2001)})), "content"), "BASE_TYPE_MAX_LENGTH");
    assert_eq!(code_at(sent(json!({"content": 7})), "content"), "BASE_TYPE_BAD_TYPE");
    assert_eq!(code_at(sent(json!({"content": " \n"})), ""), "50006");
    let embeds = |embed: Value| sent(json!({"embeds": [embed]}));
    assert_eq!(code_at(embeds(json!({"title": "t".repeat(257)})), "embeds.0.title"), "BASE_TYPE_MAX_LENGTH");
    assert_eq!(
        code_at(embeds(json!({"description": "t".repeat(4097)})), "embeds.0.description"),
        "BASE_TYPE_MAX_LENGTH"
    );
    assert_eq!(code_at(embeds(json!({})), "embeds.0.description"), "BASE_TYPE_REQUIRED");
    let empty = json!({"fields": [{"name": "n", "value": ""}]});
    assert_eq!(code_at(embeds(empty), "embeds.0.fields.0.value"), "BASE_TYPE_REQUIRED");
    let many: Vec<Value> = (0..26).map(|_| json!({"name": "n", "value": "v"})).collect();
    assert_eq!(code_at(embeds(json!({"fields": many})), "embeds.0.fields"), "BASE_TYPE_MAX_LENGTH");
    assert_eq!(code_at(embeds(json!({"title": "t", "color": 0x100_0000})), "embeds.0.color"), "NUMBER_TYPE_MAX");
    let moment = |at: &str| embeds(json!({"title": "t", "timestamp": at}));
    assert_eq!(code_at(moment("2026-11-20T08:35:03Z"), ""), "accepted");
    assert_eq!(code_at(moment("2026-11-20T08:35:03.123+00:00"), ""), "accepted");
    assert_eq!(code_at(moment("tomorrow"), "embeds.0.timestamp"), "DATE_TIME_TYPE_PARSE");
    let picture = json!({"image": {"url": "file:///etc/passwd"}});
    assert_eq!(code_at(embeds(picture), "embeds.0.image.url"), "URL_TYPE_INVALID_SCHEME");
    let long = json!({"description": "d".repeat(3001)});
    assert_eq!(code_at(sent(json!({"embeds": [long, long]})), "embeds"), "MAX_EMBED_SIZE_EXCEEDED");
    let eleven = vec![json!({"title": "t"}); 11];
    assert_eq!(code_at(sent(json!({"embeds": eleven})), "embeds"), "BASE_TYPE_MAX_LENGTH");
}

#[test]
fn rules_of_buttons_are_enforced() {
    let one = |more: Value| sent(row(json!([button(more)])));
    let at = |field: &str| format!("components.0.components.0{field}");
    assert_eq!(code_at(one(json!({"label": "l".repeat(81)})), &at(".label")), "BASE_TYPE_MAX_LENGTH");
    assert_eq!(code_at(one(json!({"custom_id": "i".repeat(101)})), &at(".custom_id")), "BASE_TYPE_BAD_LENGTH");
    assert_eq!(code_at(one(json!({"custom_id": null})), &at(".custom_id")), "BASE_TYPE_REQUIRED");
    assert_eq!(code_at(one(json!({"label": null})), &at("")), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED");
    assert_eq!(code_at(one(json!({"emoji": {"name": "axe"}})), &at(".emoji.name")), "BUTTON_COMPONENT_INVALID_EMOJI");
    assert_eq!(code_at(one(json!({"style": 9})), &at(".style")), "BASE_TYPE_CHOICES");
    let link = json!({"style": 5, "url": "https://example.org"});
    assert_eq!(code_at(one(link), &at(".custom_id")), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE");
    let twins = sent(row(json!([button(json!({})), button(json!({}))])));
    assert_eq!(code_at(twins, "components.0.components.1.custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED");
    let six: Vec<Value> = (0..6).map(|n| button(json!({"custom_id": n.to_string()}))).collect();
    assert_eq!(code_at(sent(row(json!(six))), "components.0.components"), "BASE_TYPE_BAD_LENGTH");
    let rows: Vec<Value> =
        (0..6).map(|n| json!({"type": 1, "components": [button(json!({"custom_id": n.to_string()}))]})).collect();
    assert_eq!(code_at(sent(json!({"components": rows})), "components"), "BASE_TYPE_MAX_LENGTH");
}

#[test]
fn rules_of_menus_are_enforced() {
    let one = |more: Value| sent(row(json!([menu(more)])));
    let at = |field: &str| format!("components.0.components.0{field}");
    assert_eq!(code_at(one(json!({"options": []})), &at(".options")), "BASE_TYPE_BAD_LENGTH");
    let many: Vec<Value> = (0..26).map(|n| json!({"label": "o", "value": n.to_string()})).collect();
    assert_eq!(code_at(one(json!({"options": many})), &at(".options")), "BASE_TYPE_BAD_LENGTH");
    let twice = json!([{"label": "N", "value": "n"}, {"label": "M", "value": "n"}]);
    let code = code_at(one(json!({"options": twice})), &at(".options.1.value"));
    assert_eq!(code, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
    let long = json!([{"label": "l".repeat(101), "value": "n"}]);
    assert_eq!(code_at(one(json!({"options": long})), &at(".options.0.label")), "BASE_TYPE_BAD_LENGTH");
    assert_eq!(code_at(one(json!({"max_values": 3})), &at(".max_values")), "SELECT_COMPONENT_MAX_VALUES");
    assert_eq!(code_at(one(json!({"min_values": 2, "max_values": 1})), &at(".min_values")), "BASE_TYPE_MIN_MAX");
    let both = json!([{"label": "N", "value": "n", "default": true}, {"label": "S", "value": "s", "default": true}]);
    let code = code_at(one(json!({"options": both})), &at(".options"));
    assert_eq!(code, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES");
    let crowded = sent(row(json!([menu(json!({})), button(json!({}))])));
    assert_eq!(code_at(crowded, "components.0.components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
}

#[test]
fn messages_of_components_refuse_content_and_embeds() {
    let text = json!([{"type": 10, "content": "hi"}]);
    let both = sent(json!({"flags": IS_COMPONENTS_V2, "content": "hi", "components": text}));
    assert_eq!(code_at(both, "content"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2");
    assert_eq!(code_at(sent(json!({"components": text})), "components.0.type"), "UNION_TYPE_CHOICES");
    let many = vec![json!({"type": 10, "content": "x"}); 41];
    let many = sent(json!({"flags": IS_COMPONENTS_V2, "components": many}));
    assert_eq!(code_at(many, "components"), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED");
    let long = vec![json!({"type": 10, "content": "x".repeat(2001)}); 2];
    let long = sent(json!({"flags": IS_COMPONENTS_V2, "components": long}));
    assert_eq!(code_at(long, "components"), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED");
    let bare = json!([{"type": 9, "components": [{"type": 10, "content": "x"}]}]);
    let bare = sent(json!({"flags": IS_COMPONENTS_V2, "components": bare}));
    assert_eq!(code_at(bare, "components.0.accessory"), "BASE_TYPE_REQUIRED");
}

#[test]
fn rules_of_mentions_and_nonces_are_enforced() {
    let both = sent(json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}));
    assert_eq!(code_at(both, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
    let odd = sent(json!({"content": "x", "allowed_mentions": {"parse": ["people"]}}));
    assert_eq!(code_at(odd, "allowed_mentions.parse.0"), "BASE_TYPE_CHOICES");
    let long = sent(json!({"content": "x", "nonce": "n".repeat(26)}));
    assert_eq!(code_at(long, "nonce"), "BASE_TYPE_MAX_LENGTH");
}

#[test]
fn limits_of_forms_are_enforced() {
    let input = json!({"type": 4, "style": 1, "custom_id": "i", "label": "Label"});
    let form = |more: Value| {
        let rows = json!([{"type": 1, "components": [input]}]);
        let mut form = json!({"custom_id": "f", "title": "Title", "components": rows});
        for (key, value) in more.as_object().into_iter().flatten() {
            form[key] = value.clone();
        }
        modal(&form)
    };
    assert_eq!(code_at(form(json!({})), ""), "accepted");
    assert_eq!(code_at(form(json!({"title": "t".repeat(46)})), "data.title"), "BASE_TYPE_BAD_LENGTH");
    assert_eq!(code_at(form(json!({"components": []})), "data.components"), "BASE_TYPE_BAD_LENGTH");
    let twins = json!([{"type": 1, "components": [input]}, {"type": 1, "components": [input]}]);
    let code = code_at(form(json!({"components": twins})), "data.components.1.components.0.custom_id");
    assert_eq!(code, "COMPONENT_CUSTOM_ID_DUPLICATED");
}

#[test]
fn completions_are_limited_to_25_of_the_right_type() {
    let event = json!({"data": {"options": [{"name": "turn", "type": 4, "value": "1", "focused": true}]}});
    let asked = Interaction {
        id: Id::new(1),
        token: String::new(),
        member: Id::new(2),
        channel: Id::new(3),
        ask: Ask::Autocomplete { name: "log".to_owned(), option: "turn".to_owned() },
        sent_ms: 0,
        interaction_status: InteractionStatus::Waiting,
        callback: None,
        answered_ms: None,
        original: None,
        followups: Vec::new(),
        choices: None,
        modal: None,
        modal_done: false,
        activity: None,
        event: event.into(),
    };
    let offer = |list: Vec<Value>| choices(&json!({"choices": list}), &asked);
    assert_eq!(code_at(offer(vec![json!({"name": "one", "value": 1}); 25]), ""), "accepted");
    assert_eq!(code_at(offer(vec![json!({"name": "one", "value": 1}); 26]), "data.choices"), "BASE_TYPE_MAX_LENGTH");
    let word = vec![json!({"name": "one", "value": "one"})];
    assert_eq!(code_at(offer(word), "data.choices.0.value"), "BASE_TYPE_BAD_TYPE");
    let long = vec![json!({"name": "n".repeat(101), "value": 1})];
    assert_eq!(code_at(offer(long), "data.choices.0.name"), "BASE_TYPE_BAD_LENGTH");
}

fn registered(request: Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    command("", &request, &mut errors);
    errors.into_result()
}

#[test]
fn rules_of_commands_are_enforced() {
    let with = |more: Value| {
        let mut request = json!({"name": "go", "description": "Go", "type": 1});
        for (key, value) in more.as_object().into_iter().flatten() {
            request[key] = value.clone();
        }
        registered(request)
    };
    let option =
        |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    assert_eq!(code_at(with(json!({"name_localizations": {"es-ES": "tablón", "th": "กระดาน"}})), ""), "accepted");
    assert_eq!(code_at(with(json!({"options": [option("a", true), option("b", false)]})), ""), "accepted");
    assert_eq!(code_at(with(json!({"name": "Go"})), "name"), "APPLICATION_COMMAND_INVALID_NAME");
    assert_eq!(code_at(with(json!({"description": ""})), "description"), "BASE_TYPE_REQUIRED");
    assert_eq!(code_at(with(json!({"description": "d".repeat(101)})), "description"), "BASE_TYPE_BAD_LENGTH");
    let unknown = with(json!({"name_localizations": {"es": "tablón"}}));
    assert_eq!(code_at(unknown, "name_localizations"), "BASE_TYPE_CHOICES");
    let long = with(json!({"description_localizations": {"fr": "d".repeat(101)}}));
    assert_eq!(code_at(long, "description_localizations.fr"), "BASE_TYPE_BAD_LENGTH");
    let late = with(json!({"options": [option("a", false), option("b", true)]}));
    assert_eq!(code_at(late, "options.1.required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID");
    let twice = with(json!({"options": [option("a", true), option("a", true)]}));
    assert_eq!(code_at(twice, "options.1.name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS");
    let both = json!({"type": 3, "name": "a", "description": "d", "autocomplete": true, "choices": [{"name": "n", "value": "v"}]});
    let code = code_at(with(json!({"options": [both]})), "options.0.autocomplete");
    assert_eq!(code, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID");
    let odd = json!({"type": 4, "name": "a", "description": "d", "choices": [{"name": "n", "value": "v"}]});
    assert_eq!(code_at(with(json!({"options": [odd]})), "options.0.choices.0.value"), "BASE_TYPE_BAD_TYPE");
}
