//! A message as text alone, for when Discord refuses the full message.
//!
//! Every possible cause is dropped: embed, picture, buttons, menus. The text stays, as far as it fits.

use crate::messages::OutgoingMessage;
use crate::messages::clip::{clip, length};
use skald_core::words::{Locale, Voice};

/// Discord's limit for the text of a message, minus the room for the end of a code block.
const ROOM: usize = 2000 - FENCE.len();
/// The end of a code block.
const FENCE: &str = "\n```";

/// The same message as text alone; it mentions the same people.
pub fn plain(outgoing: &OutgoingMessage, locale: Locale) -> OutgoingMessage {
    let notice = Voice::new(locale, Vec::new()).word("discord-plain-text");
    let said = outgoing.embed.as_ref().map(super::embed::Embed::text).unwrap_or_default();
    let said = [outgoing.content.as_str(), &said].map(str::trim).into_iter().filter(|part| !part.is_empty());
    let said = said.collect::<Vec<_>>().join("\n\n");
    let last = format!("\n\n-# {notice}");
    let mut content = clip(&said, ROOM.saturating_sub(length(&last)));
    if content.matches("```").count() % 2 == 1 {
        content.push_str(FENCE);
    }
    OutgoingMessage { calls: outgoing.calls.clone(), ..OutgoingMessage::text(content + &last) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::embed::{Embed, EmbedKind};
    use skald_core::words::{Doc, Tone};
    use skald_table::PersonId;

    #[test]
    fn plain_message_keeps_the_text_and_closes_its_code_blocks() {
        let mut doc = Doc::titled("Raids");
        doc.toned("whose turn", Tone::Strong);
        for n in 0..200 {
            doc.toned(format!("{n:>3} a row of the board"), Tone::Aligned);
        }
        let outgoing = OutgoingMessage {
            content: "<@5>".to_owned(),
            calls: vec![PersonId(5)],
            ..OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Game))
        };
        for locale in Locale::ALL {
            let plain = plain(&outgoing, locale);
            assert!(
                plain.content.starts_with("<@5>\n\n**Raids**\n**whose turn**\n```\n  0 a row"),
                "{}",
                plain.content
            );
            assert!(plain.content.matches("```").count().is_multiple_of(2) && length(&plain.content) <= 2000);
            assert!(plain.embed.is_none() && plain.rows.is_empty() && plain.calls == [PersonId(5)]);
        }
    }
}
