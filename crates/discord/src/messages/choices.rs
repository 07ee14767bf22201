//! The legal choices of a decision as buttons and menus: every choice exactly once over all pages and branches.

use twilight_model::channel::message::EmojiReactionType;
use twilight_model::channel::message::component::{
    ActionRow, Button, ButtonStyle, Component, SelectMenu, SelectMenuOption, SelectMenuType,
};

use crate::messages::branches::{self, Item, Picked, Target};
use crate::messages::clip::clip;
use crate::messages::custom_id::{Press, TutorialButton};
use crate::messages::{PageCursor, names};
use skald_core::title::{Choice, ChoiceId, Weight};
use skald_core::words::row::width;
use skald_core::words::{Locale, Voice};
use skald_table::{DecisionId, OpenDecision, PersonId, TableId, TableView};

/// Discord's limit for the buttons of a row.
pub const IN_A_ROW: usize = 5;
/// Up to this many choices are all buttons.
pub const BUTTONS: usize = 2 * IN_A_ROW;
/// Up to this many places of a grid are all buttons: five rows, and at least one button of another kind.
const PLACES: usize = 5 * IN_A_ROW - 1;
/// The widest label of a place or a way on a grid, e.g. `a1 → a7`.
const PLACE: usize = 8;
/// Discord's limit for the options of a menu.
pub const MENU: usize = 25;
/// The number of menus on one page. With the rows of buttons and page buttons they fill the five rows of a message.
const MENUS: usize = 3;
/// Discord's limit for the label of a button.
const LABEL: usize = 80;
/// Discord's limit for the label and for the description of an option.
const OPTION: usize = 100;
/// Discord's limit for the placeholder of a menu.
const PLACEHOLDER: usize = 150;

/// The owner of the choices, which determines the custom ids of their buttons.
#[derive(Clone, Debug)]
pub enum Source {
    Table(TableId, DecisionId),
    /// A step of the tutorial of a title.
    Tutorial(String, u8),
    /// The puzzle of a day.
    Puzzle(u64),
}

impl Source {
    fn choice(&self, id: ChoiceId) -> Press {
        match self {
            Self::Table(table, decision) => Press::Choose(*table, *decision, id),
            Self::Tutorial(title, step) => Press::Tutorial(title.clone(), TutorialButton::Choose(*step, id)),
            Self::Puzzle(day) => Press::Puzzle(*day, Picked(Target::Take(id))),
        }
    }

    fn menu(&self, number: u16) -> Press {
        match self {
            Self::Table(table, decision) => Press::Menu(*table, *decision, number),
            Self::Tutorial(title, step) => Press::Tutorial(title.clone(), TutorialButton::Menu(*step, number)),
            Self::Puzzle(day) => Press::PuzzleMenu(*day, number),
        }
    }

    fn page(&self, cursor: PageCursor) -> Press {
        match self {
            Self::Table(table, decision) => Press::Page(*table, *decision, cursor),
            Self::Tutorial(title, step) => Press::Tutorial(title.clone(), TutorialButton::Page(*step, cursor)),
            Self::Puzzle(day) => Press::Puzzle(*day, Picked(Target::Go(cursor))),
        }
    }
}

/// The choices of a decision at a cursor.
#[derive(Clone, Debug)]
pub struct Shown {
    source: Source,
    cursor: PageCursor,
    /// The labels of the branches that lead to the cursor.
    way: Vec<String>,
    pub items: Vec<Item>,
}

impl Shown {
    /// The choices of an open decision of a table, in words.
    pub fn new(table: TableId, open: &OpenDecision, cursor: PageCursor, voice: &Voice) -> Self {
        Self::of(Source::Table(table, open.id), &open.offers(voice), cursor)
    }

    pub fn of(source: Source, choices: &[Choice], cursor: PageCursor) -> Self {
        let way: Vec<String> = branches::way(choices, cursor).into_iter().map(str::to_owned).collect();
        let mut items = branches::items(choices, cursor);
        // In a puzzle, a piece with one move is no answer yet.
        for item in items.iter_mut().filter(|_| matches!(source, Source::Puzzle(_))) {
            if let Target::Take(ChoiceId::Action(choice)) = item.target {
                let depth = choices[usize::from(choice)].path.len();
                if depth > way.len() {
                    item.target = Target::Go(PageCursor::within(choice, depth as u8));
                }
            }
        }
        Self { source, cursor, way, items }
    }

    /// The rows of one page. `tail` are buttons below the choices. Beside the branch and page buttons there is room for
    /// two of them; the last ones are dropped.
    pub fn rows(&self, tail: Vec<Button>, voice: &Voice) -> Vec<Component> {
        let tail: Vec<_> = self.leave_button(voice).into_iter().chain(tail).collect();
        if self.items.len() <= BUTTONS {
            let mut rows = rows(self.items.iter().map(|item| self.button(item)).collect());
            rows.extend(self::rows(tail));
            return rows;
        }
        if self.is_grid() {
            let places = self.items.iter().map(|item| Button { emoji: None, ..self.button(item) }).collect();
            // Beyond four rows they share the last one with the other buttons.
            let (mut rows, beside) = match self.items.len() + IN_A_ROW > PLACES + 1 {
                true => (Vec::new(), places),
                false => (rows(places), Vec::new()),
            };
            let room = IN_A_ROW * (IN_A_ROW - rows.len());
            rows.extend(self::rows(beside.into_iter().chain(tail).take(room).collect()));
            return rows;
        }
        let (above, listed) = split_buttons(&self.items);
        let beside = !above.is_empty();
        let mut rows = rows(above.into_iter().map(|item| self.button(item)).collect());
        let pages: Vec<_> = listed.chunks(MENU * MENUS).collect();
        let page = usize::from(self.cursor.page).min(pages.len().saturating_sub(1));
        for (number, options) in (0_u16..).zip(pages.get(page).into_iter().flat_map(|page| page.chunks(MENU))) {
            rows.push(self.menu(number, options, beside, voice));
        }
        if pages.len() > 1 {
            let to = |page: u16| self.source.page(self.cursor.turned(page)).to_string();
            let mut row = leaf_buttons(page as u16, pages.len() as u16, to, voice);
            row.extend(tail);
            row.truncate(IN_A_ROW);
            rows.push(self::row(row));
        } else {
            rows.extend(self::rows(tail));
        }
        rows
    }

    /// Whether all items are places or ways of a grid, which the picture shows by the same names.
    fn is_grid(&self) -> bool {
        self.items.len() <= PLACES && self.items.iter().all(|item| width(item.on_button()) <= PLACE)
    }

    /// The button that leaves a branch, with the branch's name.
    fn leave_button(&self, voice: &Voice) -> Option<Button> {
        let within = self.cursor.within.filter(|_| !self.way.is_empty())?;
        let label = voice.say("discord-button-out", [("way", self.way.join(" › ").into())]);
        let out = PageCursor::within(within.choice, within.depth - 1);
        Some(button(&self.source.page(out), &label, ButtonStyle::Secondary))
    }

    fn button(&self, item: &Item) -> Button {
        let style = match item.weight {
            Weight::Plain | Weight::Usual => ButtonStyle::Secondary,
            Weight::Main => ButtonStyle::Primary,
            Weight::Risky => ButtonStyle::Danger,
        };
        let press = match item.target {
            Target::Take(id) => self.source.choice(id),
            Target::Go(cursor) => self.source.page(cursor),
        };
        // A short label that several items share is ambiguous.
        let alone = self.items.iter().filter(|other| other.button == item.button).count() == 1;
        let label = if alone && !item.button.is_empty() { &item.button } else { &item.label };
        Button { emoji: emoji(item.emoji), ..button(&press, label, style) }
    }

    fn menu(&self, number: u16, items: &[&Item], beside: bool, voice: &Voice) -> Component {
        let listed = items.iter().map(|item| {
            // A description has one line, so it needs no joiners.
            let detail = item.detail.replace('\u{2060}', "");
            let option = option(&item.label, Picked(item.target).to_string(), &detail);
            SelectMenuOption { emoji: emoji(item.emoji), ..option }
        });
        let key = if beside { "discord-menu-more" } else { "discord-menu-placeholder" };
        let placeholder = voice.say(key, [("count", items.len().into())]);
        menu(&self.source.menu(number), listed.collect(), &placeholder)
    }
}

/// Puts items with weight on buttons while there is room in one row; the rest go into menus.
fn split_buttons(items: &[Item]) -> (Vec<&Item>, Vec<&Item>) {
    let mut room = IN_A_ROW;
    items.iter().partition(|item| {
        let stands_out = item.weight != Weight::Plain && room > 0;
        room -= usize::from(stands_out);
        stands_out
    })
}

/// A button with its label cut to Discord's limit.
pub fn button(press: &Press, label: &str, style: ButtonStyle) -> Button {
    with_id(press.to_string(), label, style)
}

/// A button that leads to an address.
pub fn link(url: String, label: &str) -> Button {
    let button = with_id(String::new(), label, ButtonStyle::Link);
    Button { custom_id: None, url: Some(url), ..button }
}

fn with_id(custom_id: String, label: &str, style: ButtonStyle) -> Button {
    Button {
        custom_id: Some(custom_id),
        disabled: false,
        emoji: None,
        id: None,
        label: Some(clip(label, LABEL)),
        sku_id: None,
        style,
        url: None,
    }
}

/// The sign of a button or an option; none for an empty text.
pub fn emoji(sign: &str) -> Option<EmojiReactionType> {
    (!sign.is_empty()).then(|| EmojiReactionType::Unicode { name: sign.to_owned() })
}

/// Buttons in one row, each with the words under its key.
pub fn worded<const N: usize>(buttons: [(Press, &str, ButtonStyle); N], voice: &Voice) -> Component {
    row(buttons.map(|(press, key, style)| button(&press, &voice.word(key), style)))
}

pub fn row(buttons: impl IntoIterator<Item = Button>) -> Component {
    Component::ActionRow(ActionRow { components: buttons.into_iter().map(Component::Button).collect(), id: None })
}

/// Buttons in as few rows as they need.
pub fn rows(buttons: Vec<Button>) -> Vec<Component> {
    buttons.chunks(IN_A_ROW).map(|buttons| row(buttons.to_vec())).collect()
}

/// An option of a menu with its description, both cut to Discord's limit.
pub fn option(label: &str, value: String, about: &str) -> SelectMenuOption {
    let description = (!about.is_empty()).then(|| clip(about, OPTION));
    SelectMenuOption { default: false, description, emoji: None, label: clip(label, OPTION), value }
}

/// A menu in a row of its own.
pub fn menu(press: &Press, options: Vec<SelectMenuOption>, placeholder: &str) -> Component {
    let menu = SelectMenu {
        channel_types: None,
        custom_id: press.to_string(),
        default_values: None,
        disabled: false,
        id: None,
        kind: SelectMenuType::Text,
        max_values: None,
        min_values: None,
        options: Some(options),
        placeholder: Some(clip(placeholder, PLACEHOLDER)),
        required: None,
    };
    Component::ActionRow(ActionRow { components: vec![Component::SelectMenu(menu)], id: None })
}

/// The undo button, if the viewer has a step to undo.
pub fn undo_button(view: &TableView, decision: DecisionId, voice: &Voice) -> Option<Button> {
    let label = voice.say("discord-button-back", [("action", view.last_step(voice)?.into())]);
    Some(button(&Press::Back(view.id, decision), &label, ButtonStyle::Secondary))
}

/// The buttons to the previous and the next page; `to` gives the custom id of a page.
pub fn page_buttons(page: u16, pages: u16, to: impl Fn(u16) -> String, voice: &Voice) -> Component {
    row(leaf_buttons(page, pages, to, voice))
}

fn leaf_buttons(page: u16, pages: u16, to: impl Fn(u16) -> String, voice: &Voice) -> Vec<Button> {
    let cursor = |key: &str, to: String, dead: bool| Button {
        disabled: dead,
        ..with_id(to, &voice.word(key), ButtonStyle::Secondary)
    };
    // A disabled button still needs a unique id, so it points past the ends.
    let before = if page == 0 { to(pages) } else { to(page - 1) };
    let after = if page + 1 >= pages { to(pages + 1) } else { to(page + 1) };
    vec![cursor("discord-page-before", before, page == 0), cursor("discord-page-after", after, page + 1 >= pages)]
}

/// The legal choices of a person; none when another seat is asked.
pub fn legal(view: &TableView, person: PersonId, locale: Locale) -> Vec<Choice> {
    let open = view.seat_of(person).and_then(|seat| view.decision_of(seat));
    open.map(|open| open.as_its_seat().choices(&names::voice(view, locale))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;
    use skald_core::words::Locale;

    fn choices(count: usize) -> Vec<Choice> {
        let weight = |n| match n % 7 {
            0 => Weight::Main,
            1 => Weight::Risky,
            _ => Weight::Plain,
        };
        (0..count)
            .map(|n| Choice {
                code: format!("sail {n}"),
                intent: false,
                label: format!("Sail to {n} {}", "x".repeat(n)),
                button: String::new(),
                detail: if n % 3 == 0 { String::new() } else { "crew 3 ".repeat(n) },
                emoji: if n % 2 == 0 { "⛵" } else { "" },
                weight: weight(n),
                path: Vec::new(),
            })
            .collect()
    }

    fn indices(rows: &Value) -> Vec<u16> {
        let mut found = Vec::new();
        for part in rows.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap()) {
            if part["type"] == 2
                && let Ok(Press::Choose(_, _, ChoiceId::Action(n))) = part["custom_id"].as_str().unwrap().parse()
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
    fn menu_shows_the_details_of_its_choices() {
        let choices = choices(30);
        let shown = Shown::of(Source::Table("7k3m9qzx".parse().unwrap(), DecisionId(3)), &choices, 0.into());
        let rows = serde_json::to_value(shown.rows(Vec::new(), &Voice::new(Locale::En, Vec::new()))).unwrap();
        let parts = rows.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap());
        let mut detailed = 0;
        for option in parts.flat_map(|part| part["options"].as_array().into_iter().flatten()) {
            let Ok(number) = option["value"].as_str().unwrap().parse::<usize>() else { continue };
            let detail = option["description"].as_str();
            assert_eq!(detail.unwrap_or_default(), clip(&choices[number].detail, OPTION), "{number}");
            detailed += usize::from(detail.is_some());
        }
        assert!(detailed > 0);
    }

    #[test]
    fn every_choice_is_shown_exactly_once_over_all_pages() {
        let voice = Voice::new(Locale::En, Vec::new());
        let table = "7k3m9qzx".parse().unwrap();
        for count in [1, 2, 5, 6, 7, 25, 26, 30, 75, 80, 81, 200] {
            let choices = choices(count);
            let mut listed = Vec::new();
            for page in 0..4 {
                let tail = || ["back", "post"].map(|id| with_id(id.to_owned(), id, ButtonStyle::Secondary)).to_vec();
                let shown = Shown::of(Source::Table(table, DecisionId(3)), &choices, page.into());
                let rows = shown.rows(tail(), &voice);
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

    #[test]
    fn short_label_is_used_unless_several_share_it() {
        let mut choices = choices(4);
        for (choice, button) in choices.iter_mut().zip(["north", "south", "south", ""]) {
            choice.button = button.to_owned();
        }
        let table = "7k3m9qzx".parse().unwrap();
        let shown = Shown::of(Source::Table(table, DecisionId(3)), &choices, 0.into());
        let rows = serde_json::to_value(shown.rows(Vec::new(), &Voice::new(Locale::En, Vec::new()))).unwrap();
        let labels = rows[0]["components"].as_array().unwrap().iter().map(|button| button["label"].as_str().unwrap());
        assert_eq!(labels.collect::<Vec<_>>(), ["north", "Sail to 1 x", "Sail to 2 xx", "Sail to 3 xxx"]);
    }

    #[test]
    fn page_buttons_lead_to_neighbours_and_are_disabled_at_ends() {
        let voice = Voice::new(Locale::En, Vec::new());
        for (page, expected) in
            [(0, [("3", true), ("1", false)]), (1, [("0", false), ("2", false)]), (2, [("1", false), ("4", true)])]
        {
            let row = serde_json::to_value(page_buttons(page, 3, |page| page.to_string(), &voice)).unwrap();
            let buttons = row["components"].as_array().unwrap().iter();
            let seen = buttons.map(|button| (button["custom_id"].as_str().unwrap(), button["disabled"] == true));
            assert_eq!(seen.collect::<Vec<_>>(), expected, "page {page}");
        }
    }
}
