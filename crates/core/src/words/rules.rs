//! The short rules of a title as a page: an introduction, the parts, the credits.

use super::{Doc, Fact, Section, Tone, Voice};

/// The contents of a page of rules.
pub struct Rules<'a> {
    /// The key of the title. Its sentences are `<title>-rules-<name>` with `title`, `intro`, `credits-title`, `credits`,
    /// `reconstruction` and `signs-title`. For each part: its name, and `<name>-title` for its heading.
    pub title: &'a str,
    pub parts: &'a [&'a str],
    /// The facts that the sentences name.
    pub facts: &'a [(&'a str, Fact<'a>)],
    /// Whether `<title>-board-legend` gives the meaning of the signs on the board, before the parts.
    pub signs: bool,
    /// An additional part after the others, not made of these sentences.
    pub more: Option<Section>,
    /// Whether the component data are a reconstruction. The credits then say so.
    pub reconstruction: bool,
}

impl Rules<'_> {
    pub fn page(self, voice: &Voice) -> Doc {
        let title = self.title.replace('_', "-");
        let text = |name: &str| voice.say(&format!("{title}-rules-{name}"), self.facts.iter().cloned());
        let section = |name: &str, tone: Tone| {
            let mut section = Section::titled(text(&format!("{name}-title")));
            for line in text(name).lines() {
                section.toned(line, tone);
            }
            section
        };
        let mut doc = Doc::titled(text("title"));
        for line in text("intro").lines() {
            doc.line(line);
        }
        let mut credits = section("credits", Tone::Quiet);
        if self.reconstruction {
            credits.toned(text("reconstruction"), Tone::Quiet);
        }
        if self.signs {
            let mut section = Section::titled(text("signs-title"));
            section.line(voice.word(&format!("{title}-board-legend")));
            doc.section(section);
        }
        doc.sections.extend(self.parts.iter().map(|part| section(part, Tone::Plain)));
        doc.sections.extend(self.more);
        doc.section(credits);
        doc
    }
}
