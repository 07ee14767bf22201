//! `docs/commands.md` names every command with every option, and its tables match the declarations of the titles.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;
use skald::discord::intake::commands;
use skald::engine::action::ParameterSpec;
use skald::games;
use skald::title::{Title, Titles};
use skald::words::{Args, Locale, Words};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.md");

fn document() -> String {
    fs::read_to_string(PATH).unwrap()
}

#[test]
fn every_command_and_option_is_documented() {
    let text = document();
    let registered = serde_json::to_value(commands::registered(&Titles::default())).unwrap();
    for command in registered.as_array().unwrap() {
        let name = command["name"].as_str().unwrap();
        let parts: Vec<&Value> = command["options"].as_array().into_iter().flatten().collect();
        if command["type"] == 2 {
            assert!(text.contains(&format!("| *{name}* |")), "{name} has no row");
            continue;
        }
        let below: Vec<_> = parts.iter().filter(|part| part["type"] == 1).collect();
        if below.is_empty() {
            row(&text, name, &parts);
        }
        for sub in below {
            let options: Vec<_> = sub["options"].as_array().into_iter().flatten().collect();
            row(&text, &format!("{name} {}", sub["name"].as_str().unwrap()), &options);
        }
    }
}

fn row(text: &str, command: &str, options: &[&Value]) {
    let row = text.lines().find(|line| line.starts_with(&format!("| `/{command}` |")));
    let row = row.unwrap_or_else(|| panic!("/{command} has no row"));
    for option in options {
        let name = option["name"].as_str().unwrap();
        assert!(row.contains(&format!("`{name}`")), "/{command} does not name {name}");
    }
}

#[test]
fn the_readme_invites_with_the_permissions_that_are_used() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    let number = skald::discord::INVITATION;
    assert!(readme.contains(&format!("permissions={number}`")) && readme.contains(&format!("the number {number}")));
}

#[test]
fn every_action_is_documented() {
    let (mut text, titles) = (document(), games::builtin().unwrap());
    for title in titles.keys().map(|key| titles.default_of(key).unwrap()) {
        let begin = format!("<!-- actions of {} -->\n", title.meta().key);
        let (before, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("{begin} is not there"));
        let (_, after) = rest.split_once("<!-- end -->").unwrap();
        text = format!("{before}{begin}{}<!-- end -->{after}", table(title.as_ref()));
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PATH, &text).unwrap();
    }
    assert!(
        text == document(),
        "docs/commands.md is not what the titles declare: UPDATE=1 cargo test --test docs commands"
    );
}

/// The actions of a title: the effect, the command, the code, and the English words for it.
fn table(title: &dyn Title) -> String {
    let say = |key: &str| Words::say(Locale::En, key, &Args::new());
    let words = title.meta().key.replace('_', "-");
    let mut table = "| does | command | typed code | also understood |\n|---|---|---|---|\n".to_owned();
    for action in title.actions() {
        let group =
            action.group.map_or_else(String::new, |group| format!("{} ", say(&format!("{words}-group-{group}"))));
        let does = format!("{words}-do-{}", action.word);
        let named = |before: &str, after: &str| {
            let name = |parameter: &ParameterSpec| match parameter.optional {
                true => format!(" [{before}{}{after}]", parameter.name),
                false => format!(" {before}{}{after}", parameter.name),
            };
            action.parameters.iter().map(name).collect::<String>()
        };
        let command = format!("/{} {group}{}{}", say(&format!("{words}-command")), say(&does), named("", ":"));
        let typed = say(&format!("{words}-typed-{}", action.word));
        let others: Vec<_> = typed.split(", ").filter(|word| *word != action.word).collect();
        let (about, code) = (say(&format!("{does}-about")), format!("{}{}", action.word, named("", "")));
        let _ = writeln!(table, "| {about} | `{command}` | `{code}` | {} |", others.join(", "));
    }
    table
}
