//! The pages of the short rules of a title, at a table with its options.

use serde_json::Value;

use crate::messages::pages::turning;
use crate::messages::{Embed, EmbedKind, OutgoingMessage, Press, choices, lobby, phone, tutorial};
use skald_core::title::{Title, examples};
use skald_core::words::{Locale, Section, Tone, Voice};

/// How many lines fit the first page, which has the picture of the components, and each of the others.
const ROOM: (usize, usize) = (9, 27);

/// A page of the short rules of a title, with worked examples before the credits, and the tutorial button. At a table
/// the rules are those of its options, and the options that differ from the rulebook are listed first.
pub fn page(title: &dyn Title, options: &Value, page: u16, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = title.rules(options, &voice);
    let changed = lobby::changed(title, options, &voice);
    if !changed.is_empty() {
        let mut section = Section::titled(voice.word("discord-rules-table-title"));
        section.extend(changed);
        doc.sections.insert(0, section);
    }
    let credits = doc.sections.len().saturating_sub(1);
    doc.sections.splice(credits..credits, examples(title, &tutorial::cast(title, locale)));
    doc.toned(voice.word("hint-blue-rules"), Tone::Quiet);
    let pages = phone::pages(&doc, ROOM);
    let count = pages.len();
    let page = usize::from(page).min(count - 1);
    let key = title.meta().key;
    let mut rows = turning(page, count, |to| Press::Rules(key.to_owned(), to), &voice);
    rows.extend(tutorial::button(title, &voice).map(|button| choices::row([button])));
    OutgoingMessage::embed(Embed::of(&pages[page], EmbedKind::Page)).with(rows)
}
