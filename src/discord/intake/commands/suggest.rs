//! Completions. They come quickly from cached data. An error gives an empty list.

use std::time::Duration;

use serde_json::{Map, Value};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::ai::Level;
use crate::discord::intake::commands::{Ctx, nothing};
use crate::discord::intake::{Caller, Failure};
use crate::discord::messages::choices::legal;
use crate::discord::messages::clip::{clip, length};
use crate::discord::messages::{clock, lobby, names, pages};
use crate::discord::{server_settings, zones};
use crate::engine::Seat;
use crate::table::{Pace, PersonId, TableView};
use crate::title::{Branch, Choice, Title, Weight};
use crate::words::{Locale, Mark, Voice};

/// Discord's limits: the number of completions, and the length of each name and value, in characters.
const MOST: usize = 25;
const LONGEST: usize = 100;
/// The timeout of a lookup; Discord drops answers after three seconds.
const TIMEOUT: Duration = Duration::from_millis(1500);

pub async fn titles(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    respond(matching(named_titles(ctx), partial))
}

/// The loaded titles, and the rules of every table.
pub async fn rules(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let voice = Voice::new(Locale::from_tag(&ctx.interaction.locale), Vec::new());
    respond(matching(named_titles(ctx).chain([(voice.word("discord-play-title"), pages::PLAY.to_owned())]), partial))
}

/// The loaded titles that the caller's server offers.
pub async fn offered_titles(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let tables = &ctx.framework.user_data.tables;
    let community = Caller::of_command(ctx.interaction).community;
    let settled = tokio::time::timeout(TIMEOUT, server_settings::of(tables, community)).await;
    let settings = settled.ok().and_then(Result::ok).unwrap_or_default();
    respond(matching(named_titles(ctx).filter(|(_, key)| settings.offers(key)), partial))
}

/// The names of the loaded titles in the language of the caller, with their keys.
fn named_titles(ctx: Ctx<'_>) -> impl Iterator<Item = (String, String)> {
    let titles = ctx.framework.user_data.tables.titles();
    let voice = Voice::new(Locale::from_tag(&ctx.interaction.locale), Vec::new());
    titles.keys().map(move |key| (titles.name_of(key, &voice), key.to_owned()))
}

/// The editions of the title named in the same command, else of the first title.
pub async fn editions(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let titles = ctx.framework.user_data.tables.titles();
    let key = title_key(ctx);
    let ids = titles.editions(&key).into_iter().map(|title| title.edition().id.clone());
    respond(matching(ids.map(|id| (id.clone(), id)), partial))
}

/// The typed text, continued by one more option of the title.
pub async fn options(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let titles = ctx.framework.user_data.tables.titles();
    let Some(title) = titles.default_of(&title_key(ctx)) else { return nothing() };
    respond(options_text(title.as_ref(), partial, Locale::from_tag(&ctx.interaction.locale)))
}

/// The continuations of an options text: each name is in words, each value is the whole text.
pub fn options_text(title: &dyn Title, partial: &str, locale: Locale) -> Vec<(String, String)> {
    let voice = Voice::new(locale, Vec::new());
    let key = title.meta().key;
    let (done, open) = match partial.rfind(char::is_whitespace) {
        Some(at) => (partial[..at].split_whitespace().collect::<Vec<_>>().join(" "), partial[at..].trim()),
        None => (String::new(), partial),
    };
    let taken: Vec<_> = done.split(' ').filter_map(|word| Some(word.split_once('=')?.0)).collect();
    let mut found = Vec::new();
    for spec in title.options().iter().filter(|spec| !taken.contains(&spec.key)) {
        let option = voice.word(&lobby::option_key(key, spec.key));
        // The default value needs no option.
        for value in spec.values.iter().skip(1) {
            let words = voice.about(&option, voice.word(&lobby::value_key(key, spec.key, value)));
            let code = format!("{}={value}", spec.key);
            if code.contains(&open.to_lowercase()) || words.to_lowercase().contains(&open.to_lowercase()) {
                let text = if done.is_empty() { code } else { format!("{done} {code}") };
                let name = if done.is_empty() { words } else { format!("… + {words}") };
                found.push((name, text));
            }
        }
    }
    found
}

pub async fn zones(_: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let typed = partial.trim().replace(' ', "_");
    let meant = zones::named(partial).map(|name| (format!("{name} · {}", partial.trim()), name));
    let found = matching(zones::all().map(|name| (name.replace('_', " "), name)), &typed).into_iter();
    let others: Vec<_> = found.filter(|(_, name)| meant.as_ref().is_none_or(|(_, meant)| meant != name)).collect();
    respond(meant.into_iter().chain(others).collect())
}

/// The clocks that match the typed text, in words; an exact match comes first.
pub async fn paces(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let voice = &Voice::new(Locale::from_tag(&ctx.interaction.locale), Vec::new());
    let named = clock::offered().map(|pace| match pace {
        Some(pace) => (clock::choice(&pace, voice), pace.to_string()),
        None => (voice.word("discord-pace-none"), clock::NONE.to_owned()),
    });
    let typed = partial.parse::<Pace>().ok().filter(|pace| pace.name().is_none());
    let typed = typed.map(|pace| (clock::choice(&pace, voice), pace.to_string()));
    respond(typed.into_iter().chain(matching(named, partial)).collect())
}

/// Reads `viking_limit=40 ghost_reorder=shift`.
pub fn read_options(text: &str) -> Result<Value, Failure> {
    let mut options = Map::new();
    for word in text.split([' ', ',', ';', '\n']).filter(|word| !word.is_empty()) {
        let (key, value) = word.split_once('=').ok_or_else(|| Failure::typed("discord-refuse-option", word))?;
        options.insert(key.trim().to_lowercase(), Value::from(value.trim().to_lowercase()));
    }
    Ok(Value::Object(options))
}

/// The legal choices of the caller at the channel's table.
pub async fn choices(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let caller = Caller::of_command(ctx.interaction);
    match view(ctx, &caller).await {
        Some(view) => respond(moves(&view, caller.id(), caller.locale(), partial)),
        None => nothing(),
    }
}

/// The legal choices of a person that match the typed text, in words and as codes; the usual ones first, the risky ones
/// last.
pub fn moves(view: &TableView, person: PersonId, locale: Locale, partial: &str) -> Vec<(String, String)> {
    let mut choices = legal(view, person, locale);
    choices.sort_by_key(|choice| {
        [Weight::Main, Weight::Usual, Weight::Plain, Weight::Risky].iter().position(|it| *it == choice.weight)
    });
    matching(choices.into_iter().map(|choice| (line(&choice), choice.code)), partial)
}

pub fn line(choice: &Choice) -> String {
    one_line(choice.emoji, &choice.label, &choice.detail)
}

pub fn branch(branch: &Branch) -> String {
    one_line(branch.emoji, &branch.label, &branch.detail)
}

fn one_line(emoji: &str, label: &str, detail: &str) -> String {
    let emoji = if emoji.is_empty() { String::new() } else { format!("{emoji} ") };
    if detail.is_empty() { format!("{emoji}{label}") } else { format!("{emoji}{label} · {detail}") }
}

pub async fn seats(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let seats = |view: &TableView, locale| {
        let voice = names::voice(view, locale);
        let all = Seat::all(view.seats.len() as u8);
        all.map(|seat| (voice.marked(seat), Mark::of(seat).letter.to_string())).collect()
    };
    at_table(ctx, partial, seats).await
}

/// The levels of the title of the channel's table.
pub async fn policies(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    at_table(ctx, partial, |view, locale| level_names(view.title.as_ref(), locale)).await
}

/// The levels of the title named in the same command, else of the first title.
pub async fn levels(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let titles = ctx.framework.user_data.tables.titles();
    let Some(title) = titles.default_of(&title_key(ctx)) else { return nothing() };
    respond(matching(level_names(title.as_ref(), Locale::from_tag(&ctx.interaction.locale)).into_iter(), partial))
}

/// The levels at which a computer may play at a table, in words and as saved; for a title without levels its players.
fn level_names(title: &dyn Title, locale: Locale) -> Vec<(String, String)> {
    let voice = Voice::new(locale, Vec::new());
    let word = |name: &str| voice.word(&names::policy_key(name));
    let measured = |level: Level| {
        let facts = [("level", word(level.name()).into()), ("strength", title.strength(level).into())];
        let is_measured = title.strength(level) > 0;
        let name = if is_measured { voice.say("discord-policy-strength", facts) } else { word(level.name()) };
        (name, level.name().to_owned())
    };
    let levels: Vec<_> = title.levels().into_iter().map(measured).collect();
    let others = title.policies().into_iter().map(|name| (word(name), name.to_owned()));
    if levels.is_empty() { others.collect() } else { levels }
}

/// Runs `named` on the channel's table, in the caller's language.
pub async fn at_table(
    ctx: Ctx<'_>,
    partial: &str,
    named: impl FnOnce(&TableView, Locale) -> Vec<(String, String)>,
) -> CreateAutocompleteResponse {
    let caller = Caller::of_command(ctx.interaction);
    let Some(view) = view(ctx, &caller).await else { return nothing() };
    respond(matching(named(&view, caller.locale()).into_iter(), partial))
}

/// The channel's table as the caller sees it, if it loads in time.
pub async fn view(ctx: Ctx<'_>, caller: &Caller) -> Option<TableView> {
    let looked = tokio::time::timeout(TIMEOUT, ctx.framework.user_data.tables.at(caller.channel)).await;
    Some(looked.ok()?.ok()??.seen_by(caller.id()))
}

/// The title named in the same command, else the first one.
fn title_key(ctx: Ctx<'_>) -> String {
    let named = ctx.args.iter().find(|option| option.name == "title").and_then(|option| match option.value {
        ResolvedValue::String(text) => Some(text.to_owned()),
        _ => None,
    });
    let titles = ctx.framework.user_data.tables.titles();
    match named {
        Some(typed) => titles.meant(&typed).map_or(typed.clone(), str::to_owned),
        None => titles.keys().next().map(str::to_owned).unwrap_or_default(),
    }
}

/// Filters by name or value; values that begin with the typed text come first.
pub fn matching(all: impl Iterator<Item = (String, String)>, partial: &str) -> Vec<(String, String)> {
    let typed = partial.trim().to_lowercase();
    let mut found: Vec<_> = all
        .filter(|(name, value)| name.to_lowercase().contains(&typed) || value.to_lowercase().contains(&typed))
        .collect();
    found.sort_by_key(|(_, value)| !value.to_lowercase().starts_with(&typed));
    found
}

fn respond(found: Vec<(String, String)>) -> CreateAutocompleteResponse {
    respond_as(found, AutocompleteChoice::new)
}

/// At most `MOST` of `found`, made into completions by `choice`; values that are too long are skipped.
pub fn respond_as(
    found: Vec<(String, String)>,
    choice: impl Fn(String, String) -> AutocompleteChoice,
) -> CreateAutocompleteResponse {
    let fitting = found.into_iter().filter(|(name, value)| !name.is_empty() && (1..=LONGEST).contains(&length(value)));
    let choices = fitting.take(MOST).map(|(name, value)| choice(clip(&name, LONGEST), value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_are_read_as_typed() {
        assert_eq!(read_options("").unwrap(), json!({}));
        let read = read_options("Viking_Limit=40, ghost_reorder=SHIFT").unwrap();
        assert_eq!(read, json!({ "viking_limit": "40", "ghost_reorder": "shift" }));
        assert!(matches!(read_options("viking_limit 40"), Err(Failure::Typed("discord-refuse-option", _))));
    }

    #[test]
    fn prefix_matches_come_first() {
        let all = [("Sell wood", "sell 1"), ("Sail to 7", "sail 7"), ("Dock", "dock")];
        let all = all.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let found = matching(all.into_iter(), "sa");
        assert_eq!(found, [("Sail to 7".to_owned(), "sail 7".to_owned())]);
    }

    #[test]
    fn typed_text_is_matched_in_names_and_values() {
        let all = [("Docken", "moor"), ("Zum Hafen", "dock"), ("Segeln", "sail 7")];
        let all = all.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let found: Vec<_> = matching(all.into_iter(), " DOCK ").into_iter().map(|(_, value)| value).collect();
        assert_eq!(found, ["dock", "moor"]);
    }

    #[test]
    fn values_that_discord_would_refuse_are_not_offered() {
        let offered = |name: &str, value: &str| {
            let answer = serde_json::to_value(respond(vec![(name.to_owned(), value.to_owned())])).unwrap();
            answer["choices"].as_array().unwrap().len()
        };
        let long = "x".repeat(LONGEST + 1);
        assert_eq!((offered("Dock", "dock"), offered(&long, "dock")), (1, 1), "a long name is clipped");
        assert_eq!((offered("Dock", &long), offered("Dock", ""), offered("", "dock")), (0, 0, 0));
    }
}
