//! A list as Discord's components: rows of text, each with its own button beside it
//! (`docs/decisions/0016-signs-and-lists.md`).
//!
//! Discord never gives a message of components a text or an embed, and a notification shows no words of it. So only
//! private lists that are not edited are sent like this.

use twilight_model::channel::message::component::{Button, Component, Container, Section, TextDisplay};

use crate::messages::clip::length;

/// The flag of a message that consists of components.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;
/// Discord's limit for the components of a message, at all depths.
const COMPONENTS: usize = 40;
/// Discord's limit for all texts of a message.
const TEXT: usize = 4000;
/// The longest single text; some libraries allow no longer ones.
const PART: usize = 2000;

/// A list with its menus below.
#[derive(Clone, Debug)]
pub struct List {
    parts: Vec<Component>,
    color: u32,
    below: Vec<Component>,
}

impl List {
    pub const fn new(color: u32) -> Self {
        Self { parts: Vec::new(), color, below: Vec::new() }
    }

    pub fn line(&mut self, line: &str) {
        match self.parts.last_mut() {
            Some(Component::TextDisplay(text)) if length(&text.content) + 1 + length(line) <= PART => {
                text.content.push('\n');
                text.content.push_str(line);
            }
            _ => self.parts.push(text(line.to_owned())),
        }
    }

    pub fn row(&mut self, line: String, button: Button) {
        let accessory = Box::new(Component::Button(button));
        self.parts.push(Component::Section(Section { accessory, components: vec![text(line)], id: None }));
    }

    /// Sets the menus below; `None` if Discord would refuse the list as too long.
    pub fn over(mut self, below: Vec<Component>) -> Option<Self> {
        self.below = below;
        // The accessory of a section counts too.
        let components: usize = self.parts.iter().map(|part| part.component_count() + usize::from(is_row(part))).sum();
        let menus: usize = self.below.iter().map(Component::component_count).sum();
        let words: usize = self.parts.iter().map(words).sum();
        (1 + components + menus <= COMPONENTS && words <= TEXT).then_some(self)
    }

    pub fn components(&self) -> Vec<Component> {
        let components = self.parts.clone();
        let container = Container { accent_color: Some(Some(self.color)), components, id: None, spoiler: None };
        [Component::Container(container)].into_iter().chain(self.below.iter().cloned()).collect()
    }
}

fn text(content: String) -> Component {
    Component::TextDisplay(TextDisplay { content, id: None })
}

const fn is_row(part: &Component) -> bool {
    matches!(part, Component::Section(_))
}

/// The length of the texts of a part.
fn words(part: &Component) -> usize {
    match part {
        Component::TextDisplay(text) => length(&text.content),
        Component::Section(section) => section.components.iter().map(words).sum(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use twilight_model::channel::message::component::ButtonStyle;

    use super::*;
    use crate::messages::choices;
    use crate::messages::custom_id::Press;

    fn button(title: &str) -> Button {
        choices::button(&Press::NewTable(title.to_owned()), "Play", ButtonStyle::Primary)
    }

    fn list(rows: usize, words: usize) -> Option<List> {
        let mut list = List::new(0);
        list.line("Games");
        for n in 0..rows {
            list.row("x".repeat(words), button(&n.to_string()));
        }
        list.over(vec![choices::row([button("menu")])])
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
        list.row("Raids".to_owned(), button("raids"));
        let shown = json!(list.components());
        let parts = &shown[0]["components"];
        assert_eq!(parts[0], json!({ "type": 10, "content": "Games\nnone" }));
        assert_eq!(
            (&parts[1]["components"][0]["content"], &parts[1]["accessory"]["custom_id"]),
            (&json!("Raids"), &json!(Press::NewTable("raids".to_owned()).to_string()))
        );
    }
}
