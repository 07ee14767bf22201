//! `docs/commands.md` names every command with every option, and every kind of action with its typed code.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use skald::discord::commands;
use skald::engine::Seed;
use skald::games;

fn document() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.md")).unwrap()
}

#[test]
fn every_command_and_option_is_documented() {
    let text = document();
    let registered = serde_json::to_value(commands::registered(&games::builtin().unwrap())).unwrap();
    for command in registered.as_array().unwrap() {
        let name = command["name"].as_str().unwrap();
        let parts: Vec<&Value> = command["options"].as_array().into_iter().flatten().collect();
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
fn every_kind_of_action_is_documented() {
    let (text, titles) = (document(), games::builtin().unwrap());
    let title = titles.default_of("raids").unwrap();
    let mut verbs = BTreeSet::new();
    for (game, options) in
        (0..40).zip([serde_json::json!({}), serde_json::json!({ "room_at_sea": "on" })].iter().cycle())
    {
        let seed = Seed::from_number(game);
        let (mut position, _) = title.start(options, 2 + (game % 3) as u8, &seed).unwrap();
        while let Some(decision) = position.decisions().into_iter().next() {
            let legal = position.legal(decision.seat);
            verbs.extend(legal.iter().map(|code| code.split(' ').next().unwrap().to_owned()));
            let code =
                position.suggest("random", decision.seat, &seed.derive("docs", legal.len() as u64)).unwrap().unwrap();
            position.act(decision.seat, &code).unwrap();
        }
    }
    assert!(verbs.len() >= 10, "{verbs:?}");
    for verb in verbs {
        assert!(
            text.contains(&format!("| `{verb}` |")) || text.contains(&format!("| `{verb} ")),
            "{verb} is not documented"
        );
    }
}
