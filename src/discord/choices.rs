//! The legal choices of a decision as buttons and menus: every choice exactly once over all pages.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    ReactionType,
};

use super::clip::clip;
use super::custom_id::Press;
use crate::table::{DecisionId, Sight, TableId};
use crate::title::{Choice, Weight};
use crate::words::Voice;

/// Up to this many choices are all buttons.
pub const BUTTONS: usize = 5;
/// Discord's limit for the options of a menu.
const MENU: usize = 25;
/// Menus on one page; with the row of buttons and the row that turns pages this fills the five rows of a message.
const MENUS: usize = 3;
/// Discord's limits for the label of a button, for the label and description of an option, and for a placeholder.
const LABEL: usize = 80;
const OPTION: usize = 100;
const PLACEHOLDER: usize = 150;

/// The rows of one page. Pages count from 0; a page that there is not is the last one. `tail` are at most three buttons that
/// stand below the choices whatever they are.
pub fn rows(
    table: TableId,
    decision: DecisionId,
    choices: &[Choice],
    page: u16,
    tail: Vec<CreateButton>,
    voice: &Voice,
) -> Vec<CreateActionRow> {
    let indexed: Vec<_> = (0_u16..).zip(choices).collect();
    if choices.len() <= BUTTONS {
        let mut rows = buttons(indexed.into_iter().map(|(n, choice)| button(table, decision, n, choice)).collect());
        rows.extend(buttons(tail));
        return rows;
    }
    let (above, listed) = divide(indexed);
    let mut rows = buttons(above.into_iter().map(|(n, choice)| button(table, decision, n, choice)).collect());
    let pages: Vec<_> = listed.chunks(MENU * MENUS).collect();
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    for (number, options) in (0_u16..).zip(pages.get(page).into_iter().flat_map(|page| page.chunks(MENU))) {
        rows.push(CreateActionRow::SelectMenu(menu(table, decision, number, options, voice)));
    }
    if pages.len() > 1 {
        rows.push(turning(table, decision, page as u16, pages.len() as u16, tail, voice));
    } else {
        rows.extend(buttons(tail));
    }
    rows
}

type Indexed<'a> = (u16, &'a Choice);

/// What stands out becomes a button as long as there is room in one row; the rest is listed.
fn divide(choices: Vec<Indexed<'_>>) -> (Vec<Indexed<'_>>, Vec<Indexed<'_>>) {
    let mut room = BUTTONS;
    choices.into_iter().partition(|(_, choice)| {
        let stands_out = choice.weight != Weight::Plain && room > 0;
        room -= usize::from(stands_out);
        stands_out
    })
}

fn buttons(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

fn button(table: TableId, decision: DecisionId, n: u16, choice: &Choice) -> CreateButton {
    let style = match choice.weight {
        Weight::Plain => ButtonStyle::Secondary,
        Weight::Main => ButtonStyle::Primary,
        Weight::Risky => ButtonStyle::Danger,
    };
    let press = Press::Choose(table, decision, n);
    let button = CreateButton::new(press.to_string()).label(clip(&choice.label, LABEL)).style(style);
    if choice.emoji.is_empty() { button } else { button.emoji(ReactionType::Unicode(choice.emoji.to_owned())) }
}

fn menu(table: TableId, decision: DecisionId, number: u16, options: &[Indexed<'_>], voice: &Voice) -> CreateSelectMenu {
    let listed = options.iter().map(|(n, choice)| {
        let mut option = CreateSelectMenuOption::new(clip(&choice.label, OPTION), n.to_string());
        if !choice.detail.is_empty() {
            option = option.description(clip(&choice.detail, OPTION));
        }
        if choice.emoji.is_empty() { option } else { option.emoji(ReactionType::Unicode(choice.emoji.to_owned())) }
    });
    let placeholder = voice.say("discord-menu-placeholder", [("count", options.len().into())]);
    let kind = CreateSelectMenuKind::String { options: listed.collect() };
    let press = Press::Menu(table, decision, number);
    CreateSelectMenu::new(press.to_string(), kind).placeholder(clip(&placeholder, PLACEHOLDER))
}

fn turning(
    table: TableId,
    decision: DecisionId,
    page: u16,
    pages: u16,
    tail: Vec<CreateButton>,
    voice: &Voice,
) -> CreateActionRow {
    let to = |page: u16| Press::Page(table, decision, page).to_string();
    let mut row = leaf_buttons(page, pages, to, voice);
    row.extend(tail);
    CreateActionRow::Buttons(row)
}

/// The button that takes back the last step, if whoever looks has one to take back.
pub fn back(sight: &Sight, decision: DecisionId, voice: &Voice) -> Option<CreateButton> {
    let step = sight.steps.last()?;
    let label = voice.say("discord-button-back", [("action", step.as_str().into())]);
    let press = Press::Back(sight.id, decision).to_string();
    Some(CreateButton::new(press).label(clip(&label, LABEL)).style(ButtonStyle::Secondary))
}

/// Buttons that turn pages; `to` gives the custom id of a page.
pub fn leaves(page: u16, pages: u16, to: impl Fn(u16) -> String, voice: &Voice) -> CreateActionRow {
    CreateActionRow::Buttons(leaf_buttons(page, pages, to, voice))
}

fn leaf_buttons(page: u16, pages: u16, to: impl Fn(u16) -> String, voice: &Voice) -> Vec<CreateButton> {
    let leaf = |key: &str, to: String, dead: bool| {
        CreateButton::new(to).label(clip(&voice.word(key), LABEL)).style(ButtonStyle::Secondary).disabled(dead)
    };
    // A dead button still needs an id of its own, so it points past the ends.
    let before = if page == 0 { to(pages) } else { to(page - 1) };
    let after = if page + 1 >= pages { to(pages + 1) } else { to(page + 1) };
    vec![leaf("discord-page-before", before, page == 0), leaf("discord-page-after", after, page + 1 >= pages)]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;
    use crate::words::Locale;

    fn choices(count: usize) -> Vec<Choice> {
        let weight = |n| match n % 7 {
            0 => Weight::Main,
            1 => Weight::Risky,
            _ => Weight::Plain,
        };
        (0..count)
            .map(|n| Choice {
                code: format!("sail {n}"),
                label: format!("Sail to {n} {}", "x".repeat(n)),
                detail: if n % 3 == 0 { String::new() } else { "crew 3 ".repeat(n) },
                emoji: if n % 2 == 0 { "⛵" } else { "" },
                weight: weight(n),
            })
            .collect()
    }

    fn indices(rows: &Value) -> Vec<u16> {
        let mut found = Vec::new();
        for part in rows.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap()) {
            if part["type"] == 2
                && let Ok(Press::Choose(_, _, n)) = part["custom_id"].as_str().unwrap().parse()
            {
                found.push(n);
            }
            for option in part["options"].as_array().into_iter().flatten() {
                found.push(option["value"].as_str().unwrap().parse().unwrap());
            }
        }
        found
    }

    #[test]
    fn every_choice_stands_exactly_once_over_all_pages() {
        let voice = Voice::new(Locale::En, Vec::new());
        let table = "7k3m9qzx".parse().unwrap();
        for count in [1, 2, 5, 6, 7, 25, 26, 30, 75, 80, 81, 200] {
            let choices = choices(count);
            let mut listed = Vec::new();
            for page in 0..4 {
                let tail = || ["back", "post"].map(|id| CreateButton::new(id).label(id)).to_vec();
                let rows = rows(table, DecisionId(3), &choices, page, tail(), &voice);
                let rows = serde_json::to_value(rows).unwrap();
                let last = rows.as_array().unwrap().last().unwrap()["components"].as_array().unwrap();
                assert!(last.len() <= 5 && last.iter().any(|part| part["custom_id"] == "back"), "{count}");
                assert!((1..=5).contains(&rows.as_array().unwrap().len()), "{count}");
                listed.push(indices(&rows));
            }
            let all: BTreeSet<u16> = listed.iter().flatten().copied().collect();
            assert_eq!(all, (0..count as u16).collect(), "{count}");
            let first: BTreeSet<u16> = listed[0].iter().copied().collect();
            assert_eq!(first.len(), listed[0].len(), "{count}: one page shows each once");
        }
    }
}
