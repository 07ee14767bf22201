//! A list as Discord's components: rows of text, each with its own button beside it
//! (`docs/decisions/0016-signs-and-lists.md`).
//!
//! Discord never gives a message of components a text or an embed, and a notification shows no words of it. So only
//! private lists that are not edited are sent like this.

use serde_json::{Value, json};
use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::messages::clip::length;

/// The flag of a message that consists of components.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;
/// Discord's limit for the components of a message, at all depths.
const COMPONENTS: usize = 40;
/// Discord's limit for all texts of a message.
const TEXT: usize = 4000;
/// The longest single text; some libraries allow no longer ones.
const PART: usize = 2000;

/// The types of components.
const SECTION: u8 = 9;
const TEXT_DISPLAY: u8 = 10;
const CONTAINER: u8 = 17;

/// A part of a list.
#[derive(Clone, Debug)]
enum Part {
    Text(String),
    Row(String, CreateButton),
}

/// A list with its menus below.
#[derive(Clone, Debug)]
pub struct List {
    parts: Vec<Part>,
    /// The colour of its edge.
    color: u32,
    below: Vec<CreateActionRow>,
}

impl List {
    pub const fn new(color: u32) -> Self {
        Self { parts: Vec::new(), color, below: Vec::new() }
    }

    /// Adds a line without a button.
    pub fn line(&mut self, line: &str) {
        match self.parts.last_mut() {
            Some(Part::Text(text)) if length(text) + 1 + length(line) <= PART => {
                text.push('\n');
                text.push_str(line);
            }
            _ => self.parts.push(Part::Text(line.to_owned())),
        }
    }

    /// Adds a line with a button beside it.
    pub fn row(&mut self, line: String, button: CreateButton) {
        self.parts.push(Part::Row(line, button));
    }

    /// Sets the menus below; `None` if Discord would refuse the list as too long.
    pub fn over(mut self, below: Vec<CreateActionRow>) -> Option<Self> {
        self.below = below;
        let parts = self.parts.iter().map(|part| match part {
            Part::Text(text) => (1, length(text)),
            // A section, its text and its button.
            Part::Row(text, _) => (3, length(text)),
        });
        let (components, text) = parts.fold((1, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        let menus: usize = self.below.iter().map(|row| 1 + held(row)).sum();
        (components + menus <= COMPONENTS && text <= TEXT).then_some(self)
    }

    /// The components.
    pub fn components(&self) -> Value {
        let text = |content: &str| json!({ "type": TEXT_DISPLAY, "content": content });
        let parts = self.parts.iter().map(|part| match part {
            Part::Text(content) => text(content),
            Part::Row(content, button) => {
                json!({ "type": SECTION, "components": [text(content)], "accessory": button })
            }
        });
        let container =
            json!({ "type": CONTAINER, "accent_color": self.color, "components": parts.collect::<Vec<_>>() });
        [container].into_iter().chain(self.below.iter().map(|row| json!(row))).collect()
    }
}

/// The number of components in a row.
const fn held(row: &CreateActionRow) -> usize {
    match row {
        CreateActionRow::Buttons(buttons) => buttons.len(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(rows: usize, words: usize) -> Option<List> {
        let mut list = List::new(0);
        list.line("Games");
        for n in 0..rows {
            list.row("x".repeat(words), CreateButton::new(n.to_string()).label("Play"));
        }
        list.over(vec![CreateActionRow::Buttons(vec![CreateButton::new("menu").label("Leave")])])
    }

    #[test]
    fn list_beyond_the_limits_of_discord_is_none() {
        assert!(list(12, 10).is_some() && list(13, 10).is_none());
        assert!(list(5, 799).is_some() && list(5, 800).is_none());
    }

    #[test]
    fn lines_share_a_text_and_a_row_has_its_button() {
        let mut list = List::new(7);
        list.line("Games");
        list.line("none");
        list.row("Raids".to_owned(), CreateButton::new("a").label("Play"));
        let shown = list.components();
        let parts = &shown[0]["components"];
        assert_eq!(parts[0], json!({ "type": 10, "content": "Games\nnone" }));
        assert_eq!(
            (&parts[1]["components"][0]["content"], &parts[1]["accessory"]["custom_id"]),
            (&json!("Raids"), &json!("a"))
        );
    }
}
