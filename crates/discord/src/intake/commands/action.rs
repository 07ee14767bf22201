//! The actions of the titles as slash commands: `/raids sail`, `/relic walk` and so on.
//!
//! This code is the same for all titles. Commands, parameters and completions are made from [`Title::actions`], their
//! texts from `<title>_actions.ftl`. The given options are joined into a typed code and handled like `/play`.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use poise::CommandParameter;
use serenity::all::{
    AutocompleteChoice, CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedOption,
    ResolvedValue,
};

use crate::intake::commands::{Command, Context, Ctx, Served, nothing, served, suggest, texts};
use crate::intake::{App, Caller, Failure};
use crate::messages::choices::legal;
use crate::messages::names;
use skald_core::engine::action::{ActionSpec, Kind, ParameterSpec};
use skald_core::title::{Choice, Title, Titles};
use skald_core::words::{Locale, Voice};
use skald_table::{PersonId, TableView};

/// The longest text that an option takes, in characters.
const LONGEST: u16 = 100;

/// The action behind a subcommand.
struct Declared {
    title: String,
    action: &'static ActionSpec,
}

pub fn all(titles: &Titles) -> Vec<Command> {
    titles.keys().filter_map(|key| command(titles.default_of(key)?.as_ref())).collect()
}

fn command(title: &dyn Title) -> Option<Command> {
    let key = title.meta().key;
    let actions = title.actions();
    let words = key.replace('_', "-");
    let mut command = Command { subcommand_required: true, ..Command::default() };
    texts::name(&mut command, &format!("{words}-command"));
    let mut groups: Vec<(&str, Command)> = Vec::new();
    for action in actions {
        let subcommand = subcommand(key, &words, action);
        let Some(group) = action.group else {
            command.subcommands.push(subcommand);
            continue;
        };
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, command)) => command.subcommands.push(subcommand),
            None => {
                let mut command = Command { subcommand_required: true, slash_action: Some(act), ..Command::default() };
                texts::name(&mut command, &format!("{words}-group-{group}"));
                command.subcommands.push(subcommand);
                groups.push((group, command));
            }
        }
    }
    command.subcommands.extend(groups.into_iter().map(|(_, command)| command));
    command.slash_action = Some(act);
    texts::place(&mut command);
    (!actions.is_empty()).then_some(command)
}

fn subcommand(title: &str, words: &str, action: &'static ActionSpec) -> Command {
    let mut command = Command {
        slash_action: Some(act),
        parameters: action.parameters.iter().map(|parameter| option(words, parameter)).collect(),
        custom_data: Box::new(Declared { title: title.to_owned(), action }),
        ..Command::default()
    };
    texts::name(&mut command, &format!("{words}-do-{}", action.word));
    command
}

fn option(words: &str, parameter: &ParameterSpec) -> CommandParameter<Arc<App>, Failure> {
    let number: fn(CreateCommandOption) -> CreateCommandOption =
        |option| option.kind(CommandOptionType::Integer).min_int_value(0).max_int_value(u8::MAX.into());
    let text: fn(CreateCommandOption) -> CreateCommandOption =
        |option| option.kind(CommandOptionType::String).max_length(LONGEST);
    let mut option = CommandParameter {
        name: parameter.name.into(),
        name_localizations: Vec::new().into(),
        description: None,
        description_localizations: Vec::new().into(),
        required: !parameter.optional,
        channel_types: None,
        choices: Vec::new().into(),
        type_setter: Some(if parameter.kind == Kind::Number { number } else { text }),
        autocomplete_callback: Some(complete),
        __non_exhaustive: (),
    };
    texts::parameter(&mut option, &format!("{words}-parameter-{}", parameter.name));
    option
}

fn act(ctx: Ctx<'_>) -> Served<'_> {
    served(ctx, async move {
        let context = Context::open(ctx).await?;
        let declared = declared(ctx).ok_or(Failure::UNKNOWN)?;
        let view = context.table().await?;
        if view.title.meta().key != declared.title {
            return Err(Failure::OtherTitle(view.title.meta().key.to_owned()));
        }
        let code = code(declared.action, &shown(&view, context.id(), declared.action, ctx.args));
        context.play(view.id, code).await
    })
}

fn declared<'a>(ctx: Ctx<'a>) -> Option<&'a Declared> {
    ctx.command().custom_data.downcast_ref()
}

/// The code of the given options.
fn code(action: &ActionSpec, given: &[Option<String>]) -> String {
    std::iter::once(action.word.to_owned()).chain(given.iter().flatten().cloned()).collect::<Vec<_>>().join(" ")
}

/// The values of the given options, also of those that a client has sent by their names. Each is looked up with the
/// values before it.
fn shown(view: &TableView, person: PersonId, action: &ActionSpec, args: &[ResolvedOption<'_>]) -> Vec<Option<String>> {
    let view = view.clone().seen_by(person);
    let mut given: Vec<Option<String>> = vec![None; action.parameters.len()];
    for (at, parameter) in action.parameters.iter().enumerate() {
        let typed = value(args, parameter.name);
        let named = |locale| values(&view, person, locale, action, parameter.name, &given);
        let meant = typed.as_deref().and_then(|typed| suggest::meant(typed, named));
        given[at] = meant.or(typed);
    }
    given
}

fn value(given: &[ResolvedOption<'_>], name: &str) -> Option<String> {
    match given.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Integer(number) => Some(number.to_string()),
        ResolvedValue::String(text) => Some(text.trim().to_owned()),
        _ => None,
    }
}

/// Completes the option that is being typed.
fn complete<'a>(ctx: Ctx<'a>, partial: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move { completed(ctx, partial).await.unwrap_or_else(nothing) })
}

async fn completed(ctx: Ctx<'_>, partial: &str) -> Option<CreateAutocompleteResponse> {
    let caller = Caller::of_command(ctx.interaction);
    let declared = declared(ctx)?;
    let typed = |option: &&ResolvedOption<'_>| matches!(option.value, ResolvedValue::Autocomplete { .. });
    let asked = ctx.args.iter().find(typed)?.name;
    let view = suggest::view(ctx, &caller).await.filter(|view| view.title.meta().key == declared.title)?;
    let given = shown(&view, caller.id(), declared.action, ctx.args);
    let found = values(&view, caller.id(), caller.locale(), declared.action, asked, &given);
    let number = declared.action.parameters.iter().any(|known| known.name == asked && known.kind == Kind::Number);
    Some(suggest::respond_as(suggest::matching(found.into_iter(), partial), |name, value| match value.parse::<i64>() {
        Ok(value) if number => AutocompleteChoice::new(name, value),
        _ => AutocompleteChoice::new(name, value),
    }))
}

/// The legal values of a parameter, in words and as code, for the other parameters in `given`.
pub fn values(
    view: &TableView,
    person: PersonId,
    locale: Locale,
    action: &ActionSpec,
    parameter: &str,
    given: &[Option<String>],
) -> Vec<(String, String)> {
    let Some(asked) = action.parameters.iter().position(|known| known.name == parameter) else { return Vec::new() };
    let mut found: Vec<(String, Vec<Choice>)> = Vec::new();
    for choice in legal(view, person, locale) {
        let Some(parts) = action.parts(&choice.code) else { continue };
        let fits = |(at, (part, given)): (usize, (&Option<&str>, &Option<String>))| {
            let given = given.as_deref().filter(|_| at != asked);
            given.is_none_or(|given| part.is_some_and(|part| part.eq_ignore_ascii_case(given)))
        };
        let Some(value) = parts[asked].filter(|_| parts.iter().zip(given).enumerate().all(fits)) else { continue };
        match found.iter_mut().find(|(known, _)| known == value) {
            Some((_, choices)) => choices.push(choice),
            None => found.push((value.to_owned(), vec![choice])),
        }
    }
    found
        .into_iter()
        .map(|(value, choices)| (described(&value, &choices, &names::voice(view, locale)), value))
        .collect()
}

/// The description of a value: its choice, or the common part of its choices.
fn described(value: &str, choices: &[Choice], voice: &Voice) -> String {
    let [first, others @ ..] = choices else { return value.to_owned() };
    if others.is_empty() {
        return suggest::line(first);
    }
    let common = |(at, _): &(usize, _)| others.iter().all(|other| other.path.get(*at) == first.path.get(*at));
    match first.path.iter().enumerate().take_while(common).last() {
        Some((_, branch)) => format!("{value} · {}", suggest::branch(branch)),
        None => {
            let value = value.to_owned().into();
            let choice = suggest::line(first).into();
            voice.say("discord-suggest-more", [("value", value), ("choice", choice), ("more", others.len().into())])
        }
    }
}
