//! Completions. They come quickly from cached data. An error gives an empty list.
//!
//! Some clients send the name that a completion shows in place of its value. So [`meant`] reads the names of every list
//! of completions, in all languages.

use std::time::Duration;

use serde_json::{Map, Value};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::intake::commands::{Ctx, nothing};
use crate::intake::{Caller, Failure};
use crate::messages::choices::legal;
use crate::messages::clip::{clip, length};
use crate::messages::{clock, lobby, names, pages};
use crate::{server_settings, zones};
use skald_core::ai::Level;
use skald_core::engine::Seat;
use skald_core::title::{Branch, Choice, Title, Weight};
use skald_core::words::typed::plain;
use skald_core::words::{Args, Locale, Mark, Voice, Words};
use skald_table::{Overdue, Pace, PersonId, TableView};

/// Discord's limits: the number of completions, and the length of each name and value, in characters.
const MOST: usize = 25;
const LONGEST: usize = 100;
/// The least characters of a clipped name.
const CLIPPED: usize = 12;
/// Between what is typed already and the next option, in the name of a completion.
const AND: &str = " + ";
/// Between a typed clock and its words.
const AS: &str = " · ";
/// The timeout of a lookup; Discord drops answers after three seconds.
const TIMEOUT: Duration = Duration::from_millis(1500);

pub async fn titles(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    respond(matching(named_titles(ctx), partial))
}

/// The loaded titles, and the rules of every table.
pub async fn rules(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let locale = Locale::from_tag(&ctx.interaction.locale);
    respond(matching(named_titles(ctx).chain([rules_of_play(locale)]), partial))
}

/// Whether a typed text names the rules of every table.
pub fn is_play(typed: &str) -> bool {
    meant(typed, |locale| vec![rules_of_play(locale)]).is_some()
}

fn rules_of_play(locale: Locale) -> (String, String) {
    (Voice::new(locale, Vec::new()).word("discord-play-title"), pages::PLAY.to_owned())
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
                let name = if done.is_empty() { words } else { format!("{done}{AND}{words}") };
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
    let locale = Locale::from_tag(&ctx.interaction.locale);
    let typed = typed_pace(partial, locale);
    respond(typed.into_iter().chain(matching(named_paces(locale).into_iter(), partial)).collect())
}

/// A clock without a name, in words and as typed. The words begin with the text, so that they can be read.
fn typed_pace(partial: &str, locale: Locale) -> Option<(String, String)> {
    let pace = partial.parse::<Pace>().ok().filter(|pace| pace.name().is_none())?;
    let words = clock::choice(&pace, &Voice::new(locale, Vec::new()));
    Some((format!("{pace}{AS}{words}"), pace.to_string()))
}

/// Reads `viking_limit=40 ghost_reorder=shift` of a title, or what completions show for that.
pub fn read_options(title: Option<&dyn Title>, text: &str) -> Result<Value, Failure> {
    let named = |locale| title.map_or_else(Vec::new, |title| options_text(title, "", locale));
    let parts = text.split(AND).map(|part| meant(part, named).unwrap_or_else(|| part.to_owned()));
    let codes = parts.collect::<Vec<_>>().join(" ");
    let mut options = Map::new();
    for word in codes.split([' ', ',', ';', '\n']).filter(|word| !word.is_empty()) {
        let (key, value) = word.split_once('=').ok_or_else(|| Failure::typed("discord-refuse-option", word))?;
        options.insert(key.trim().to_lowercase(), Value::from(value.trim().to_lowercase()));
    }
    Ok(Value::Object(options))
}

/// The value that a typed text means: a value itself, or the name that a completion shows for it in any language, whole
/// or clipped. Clients clip by an ellipsis or without one. A text that several names share means none of them.
pub fn meant(typed: &str, named: impl Fn(Locale) -> Vec<(String, String)>) -> Option<String> {
    let typed = typed.trim();
    let all: Vec<_> = Locale::ALL.into_iter().flat_map(named).collect();
    if let Some((_, value)) = all.iter().find(|(_, value)| value.eq_ignore_ascii_case(typed)) {
        return Some(value.clone());
    }
    let alone = |is_meant: &dyn Fn(&str) -> bool| {
        let mut found = all.iter().filter(|(name, _)| is_meant(name)).map(|(_, value)| value);
        let first = found.next()?;
        found.all(|other| other == first).then(|| first.clone())
    };
    let words = plain(typed);
    let start = typed.trim_end_matches(['…', '.']).trim_end().to_lowercase();
    let is_clipped = |name: &str| length(&start) >= CLIPPED && name.to_lowercase().starts_with(&start);
    alone(&|name| name.trim().to_lowercase() == typed.to_lowercase())
        .or_else(|| alone(&|name| !words.is_empty() && plain(name) == words))
        .or_else(|| alone(&is_clipped))
}

/// Whether a typed text says in any language that something is off.
pub fn is_off(typed: &str) -> bool {
    let words = |locale| Words::say(locale, "discord-typed-off", &Args::new());
    let typed = plain(typed);
    Locale::ALL.into_iter().any(|locale| words(locale).split(',').any(|word| plain(word) == typed))
}

/// Reads a typed clock, or what a completion or a menu shows for it. An empty text, and a word for off, are no clock.
pub fn read_pace(text: &str) -> Result<Option<Pace>, Failure> {
    let text = text.trim();
    if text.is_empty() || text == clock::NONE || is_off(text) {
        return Ok(None);
    }
    // The name of a typed clock begins with its text.
    let first = text.split(AS).next().unwrap_or_default();
    if let Ok(pace) = first.parse() {
        return Ok(Some(pace));
    }
    match meant(text, named_paces).or_else(|| meant(text, short_paces)) {
        Some(value) if value == clock::NONE => Ok(None),
        Some(value) => value.parse().map(Some).map_err(|_| Failure::typed("discord-refuse-pace", text)),
        None => Err(Failure::typed("discord-refuse-pace", text)),
    }
}

/// The clocks that are offered, in words and as typed.
fn named_paces(locale: Locale) -> Vec<(String, String)> {
    let voice = Voice::new(locale, Vec::new());
    let named = clock::offered().map(|pace| match pace {
        Some(pace) => (clock::choice(&pace, &voice), pace.to_string()),
        None => (voice.word("discord-pace-none"), clock::NONE.to_owned()),
    });
    named.collect()
}

/// The names of the clocks without what they mean, and with their times, as in the menu.
fn short_paces(locale: Locale) -> Vec<(String, String)> {
    let voice = Voice::new(locale, Vec::new());
    let named = clock::offered().flatten().filter(|pace| pace.overdue == Overdue::Computer);
    let both = named.filter_map(|pace| Some((pace.name()?, pace)));
    both.flat_map(|(name, pace)| {
        let name = voice.word(&format!("discord-pace-{name}"));
        [(name, pace.to_string()), (clock::label(&pace, &voice), pace.to_string())]
    })
    .collect()
}

/// The computer player that a typed text means at a title; the text itself if there is none.
pub fn policy(title: &dyn Title, typed: &str) -> String {
    let named = |locale| {
        let voice = Voice::new(locale, Vec::new());
        let words = title.policies().into_iter().map(|name| (voice.word(&names::policy_key(name)), name.to_owned()));
        level_names(title, locale).into_iter().chain(words).collect()
    };
    meant(typed, named).unwrap_or_else(|| typed.to_owned())
}

/// The code of the legal choice that a typed text shows, whose completion a client has sent by its name.
pub fn shown_move(view: &TableView, person: PersonId, typed: &str) -> Option<String> {
    let lines = |locale: Locale| {
        let choices = legal(view, person, locale);
        choices.into_iter().map(|choice| (line(&choice), choice.code)).collect()
    };
    meant(typed, lines)
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
    at_table(ctx, partial, named_seats).await
}

/// The seats of a table with their people, and their letters.
pub fn named_seats(view: &TableView, locale: Locale) -> Vec<(String, String)> {
    let voice = names::voice(view, locale);
    let all = Seat::all(view.seats.len() as u8);
    all.map(|seat| (voice.marked(seat), Mark::of(seat).letter.to_string())).collect()
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
pub fn level_names(title: &dyn Title, locale: Locale) -> Vec<(String, String)> {
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
        assert_eq!(read_options(None, "").unwrap(), json!({}));
        let read = read_options(None, "Viking_Limit=40, ghost_reorder=SHIFT").unwrap();
        assert_eq!(read, json!({ "viking_limit": "40", "ghost_reorder": "shift" }));
        assert!(matches!(read_options(None, "viking_limit 40"), Err(Failure::Typed("discord-refuse-option", _))));
    }

    /// What a client may send for a completion: its value, or the shown name, whole or clipped.
    fn sent((name, value): &(String, String)) -> [String; 3] {
        [value.clone(), name.clone(), clip(name, LONGEST)]
    }

    #[test]
    fn each_shown_clock_is_read_as_its_value() {
        for locale in Locale::ALL {
            let typed = ["36h", "2d+12h wait"].into_iter().filter_map(|text| typed_pace(text, locale));
            for pace in named_paces(locale).into_iter().chain(short_paces(locale)).chain(typed) {
                let wanted = if pace.1 == clock::NONE { None } else { Some(pace.1.parse().unwrap()) };
                for text in sent(&pace) {
                    assert_eq!(read_pace(&text).unwrap(), wanted, "{text}");
                }
            }
        }
    }

    #[test]
    fn typed_clocks_are_read_in_any_language() {
        let read = |text: &str| read_pace(text).unwrap().map(|pace| pace.to_string());
        for (text, wanted) in [
            ("rápido", "fast"),
            ("RAPIDO", "fast"),
            ("rapide", "fast"),
            ("schnell", "fast"),
            ("lento", "slow"),
            ("langsam", "slow"),
        ] {
            assert_eq!(read(text).as_deref(), Some(wanted), "{text}");
        }
        for text in ["", "none", "off", "désactivé", "desativado", "aus", "sin reloj", "keine Uhr"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(matches!(read_pace("quickly"), Err(Failure::Typed("discord-refuse-pace", _))));
    }

    #[test]
    fn each_shown_zone_is_read_as_its_value() {
        for name in zones::all() {
            for text in [name.clone(), name.replace('_', " "), format!("{name} · berlin")] {
                assert_eq!(zones::named(&text).as_ref(), Some(&name), "{text}");
            }
        }
    }

    #[test]
    fn rules_of_every_table_are_named_in_any_language() {
        for locale in Locale::ALL {
            assert!(sent(&rules_of_play(locale)).iter().all(|text| is_play(text)));
        }
        assert!(!is_play("raids"));
    }

    #[test]
    fn ambiguous_beginning_means_nothing() {
        let named = |_| [("Sail to the harbour", "a"), ("Sail to the island", "b")].map(|(n, v)| (n.into(), v.into()));
        let read = |text: &str| meant(text, |locale| named(locale).to_vec());
        assert_eq!(read("Sail to the h…").as_deref(), Some("a"));
        assert_eq!((read("Sail to the …"), read("Sail")), (None, None));
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
