//! The names and descriptions of commands, from `commands.ftl`.
//!
//! Keys:
//!
//! * `command-new` is the name of `/new`, `command-new-about` its description.
//! * `command-new-seats` is the name of its option `seats`, `command-new-seats-about` that option's description.
//! * `command-log-from-latest` is the name of a choice.
//! * Subcommands add their own part: `command-table-end`.

use std::borrow::Cow;

use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use crate::intake::commands::{Command, Parameter};
use skald_core::words::{Args, Locale, Words};

type Pairs = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Fills in all texts of a command, and where it may be used.
pub fn localise(command: &mut Command) {
    place(command);
    fill(command, "command");
}

/// Fills in the name of a command in the menu of a person, and where it may be used.
pub fn in_menu(mut command: Command) -> Command {
    place(&mut command);
    command.context_menu_name = Some(Cow::Owned(say(Locale::En, &menu_key(&command))));
    command
}

/// The same command as it is registered, with its name in all languages.
pub fn named_in_menu(menu: CreateCommand, command: &Command) -> CreateCommand {
    let key = menu_key(command);
    localisations(&key).iter().fold(menu, |menu, (tag, name)| menu.name_localized(&**tag, &**name))
}

fn menu_key(command: &Command) -> String {
    format!("command-menu-{}", word(&command.name))
}

/// Sets where a command may be used.
pub fn place(command: &mut Command) {
    let contexts = if command.guild_only {
        vec![InteractionContext::Guild]
    } else {
        vec![InteractionContext::Guild, InteractionContext::BotDm]
    };
    command.interaction_context = Some(contexts);
    command.install_context = Some(vec![InstallationContext::Guild]);
}

/// Sets the name and description of a command from the texts under a key.
pub fn name(command: &mut Command, key: &str) {
    let about = format!("{key}-about");
    command.name = Cow::Owned(say(Locale::En, key));
    command.name_localizations = localisations(key);
    command.description = Some(Cow::Owned(say(Locale::En, &about)));
    command.description_localizations = localisations(&about);
}

/// Sets the name and description of an option from the texts under a key.
pub fn parameter(parameter: &mut Parameter, key: &str) {
    let about = format!("{key}-about");
    parameter.name = Cow::Owned(say(Locale::En, key));
    parameter.name_localizations = localisations(key);
    parameter.description = Some(Cow::Owned(say(Locale::En, &about)));
    parameter.description_localizations = localisations(&about);
}

fn fill(command: &mut Command, above: &str) {
    let key = format!("{above}-{}", word(&command.name));
    name(command, &key);
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", word(&parameter.name));
        self::parameter(parameter, &key);
        for choice in parameter.choices.to_mut() {
            // A language is offered under its own name.
            if Locale::ALL.iter().any(|locale| choice.name == locale.own_name()) {
                continue;
            }
            let key = format!("{key}-{}", word(&choice.name));
            choice.name = Cow::Owned(say(Locale::En, &key));
            choice.localizations = localisations(&key);
        }
    }
    for below in &mut command.subcommands {
        fill(below, &key);
    }
}

/// A name of the code as part of a key: `UpTo` and `up_to` are `up-to`.
fn word(name: &str) -> String {
    let apart =
        |(at, c): (usize, char)| (at > 0 && c.is_uppercase()).then_some('-').into_iter().chain(c.to_lowercase());
    name.char_indices().flat_map(apart).map(|c| if c == '_' { '-' } else { c }).collect()
}

fn say(locale: Locale, key: &str) -> String {
    Words::say(locale, key, &Args::new())
}

/// The text under a key in each language of Discord that the bot speaks. English is the default and needs none.
fn localisations(key: &str) -> Pairs {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En);
    let tagged = others.flat_map(|locale| locale.discord_tags().iter().map(move |tag| (*tag, locale)));
    Cow::Owned(tagged.map(|(tag, locale)| (Cow::Borrowed(tag), Cow::Owned(say(locale, key)))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::title::Titles;

    fn named(command: &Command, key: &str, problems: &mut Vec<String>) {
        let key = format!("{key}-{}", word(&command.name));
        if say(Locale::En, &key) != command.name {
            problems.push(format!("{key} is not {:?}", command.name));
        }
        for parameter in &command.parameters {
            let key = format!("{key}-{}", word(&parameter.name));
            if say(Locale::En, &key) != parameter.name {
                problems.push(format!("{key} is not {:?}", parameter.name));
            }
        }
        for below in &command.subcommands {
            named(below, &key, problems);
        }
    }

    #[test]
    fn english_names_match_the_code() {
        let mut problems = Vec::new();
        let all = crate::intake::commands::all(&Titles::default());
        for command in all.into_iter().filter(|command| command.slash_action.is_some()) {
            named(&command, "command", &mut problems);
        }
        assert!(problems.is_empty(), "{problems:#?}");
    }
}
