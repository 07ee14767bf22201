//! A [`Doc`] as Discord embeds: long documents are split, and no limit is exceeded.

use twilight_model::channel::message::embed::{Embed as SentEmbed, EmbedField, EmbedFooter, EmbedImage};

use crate::messages::clip::{clip, length};
use skald_core::words::{Doc, Line, Section, Tone};

/// Discord's limits for one embed.
const TITLE: usize = 256;
const DESCRIPTION: usize = 4096;
const FIELDS: usize = 25;
const NAME: usize = 256;
const VALUE: usize = 1024;
const FOOTER: usize = 2048;
/// Discord allows 6000 over all embeds of a message; the difference is reserved for additions to a document.
const TOTAL: usize = 5600;
/// A placeholder for a required but empty text.
const NOTHING: &str = "\u{200b}";

/// An embed of a message, before its first lines move to the message text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    title: String,
    description: String,
    color: u32,
    fields: Vec<EmbedField>,
    footer: Option<EmbedFooter>,
    /// How many lines of the description come first: the question, for example.
    leading: usize,
    /// Whether as much of its text as fits moves to the message text, if the message has no picture.
    in_text: bool,
}

/// The kind of an embed; sets only the colour of its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbedKind {
    Lobby,
    Game,
    Call,
    Over,
    Page,
}

impl EmbedKind {
    pub const fn color(self) -> u32 {
        match self {
            Self::Lobby => 0x3b_82_c4,
            Self::Game => 0x2a_9d_8f,
            Self::Call => 0xd6_6b_2c,
            Self::Over => 0xd4_a7_2c,
            Self::Page => 0x6c_75_7d,
        }
    }
}

impl Embed {
    /// The document as one embed. Text that does not fit is dropped and marked by an ellipsis.
    pub fn of(doc: &Doc, kind: EmbedKind) -> Self {
        let mut pages = Self::pages(doc, kind);
        let more = pages.len() > 1;
        let mut first = pages.swap_remove(0);
        if more {
            let text = first.footer.take().map_or_else(String::new, |footer| footer.text);
            first.footer = Some(footer(clip(&format!("{text} …"), FOOTER)));
        }
        first
    }

    /// The document as one or more embeds, each for its own message. Every one has the title and the footer.
    pub fn pages(doc: &Doc, kind: EmbedKind) -> Vec<Self> {
        let blank = Self {
            title: clip(&doc.title, TITLE),
            color: kind.color(),
            footer: (!doc.footer.is_empty()).then(|| footer(clip(&doc.footer, FOOTER / 2))),
            ..Self::default()
        };
        let mut lead = cut(&doc.lines, DESCRIPTION.min(TOTAL - blank.length())).into_iter();
        let leading =
            doc.lines.iter().take_while(|line| line.tone == Tone::Strong && !line.text.contains('\n')).count();
        let mut page = Self { description: lead.next().unwrap_or_default(), leading, ..blank.clone() };
        let mut pages = Vec::new();
        for description in lead {
            pages.push(std::mem::replace(&mut page, Self { description, ..blank.clone() }));
        }
        for field in doc.sections.iter().flat_map(fields) {
            if page.fields.len() == FIELDS || page.length() + field_length(&field) > TOTAL {
                pages.push(std::mem::replace(&mut page, blank.clone()));
            }
            page.fields.push(field);
        }
        if page.title.is_empty() && page.description.is_empty() && page.fields.is_empty() {
            page.description = NOTHING.to_owned();
        }
        pages.push(page);
        pages
    }

    /// Moves as much of its text as fits to the message text, unless the message has a picture.
    #[must_use]
    pub const fn in_text(mut self) -> Self {
        self.in_text = true;
        self
    }

    /// Splits it into message text of at most `room`, and the remaining embed.
    ///
    /// The heading and the question go to the text. An embed that is [in the text](Self::in_text) moves more, unless it
    /// is `pictured`. Some people hide embeds, and screen readers read them last.
    pub fn parted(&self, room: usize, pictured: bool) -> (String, Self) {
        let lines: Vec<_> = self.description.lines().collect();
        let (question, others) = lines.split_at(self.leading.min(lines.len()));
        let title = strong(&self.title);
        let heading: Vec<_> = [title.as_str()].into_iter().chain(question.iter().copied()).collect();
        let mut text = clip(heading.join("\n").trim_start(), room);
        let mut rest = Self { title: String::new(), description: others.join("\n"), leading: 0, ..self.clone() };
        if self.in_text && !pictured {
            rest.move_into(&mut text, room);
        }
        (text, rest)
    }

    /// Moves its first lines and fields to the end of a text, as long as that stays within `room`.
    fn move_into(&mut self, text: &mut String, room: usize) {
        let (first, others) = split(&self.description, room.saturating_sub(length(text) + 1));
        append(text, &first);
        self.description = others;
        if !self.description.is_empty() {
            return;
        }
        let mut taken = 0;
        for said in self.fields.iter().map(field_text).chain(self.footer.iter().map(small)) {
            if length(text) + 1 + length(&said) > room {
                break;
            }
            append(text, &said);
            taken += 1;
        }
        self.footer.take_if(|_| taken > self.fields.len());
        self.fields.drain(..taken.min(self.fields.len()));
    }

    /// The embed as Discord takes it, with the attached picture of this name.
    pub fn sent(self, picture: Option<&str>) -> SentEmbed {
        let image = |file| EmbedImage {
            content_type: None,
            flags: None,
            height: None,
            placeholder: None,
            placeholder_version: None,
            proxy_url: None,
            url: format!("attachment://{file}"),
            width: None,
        };
        let filled = |text: String| (!text.is_empty()).then_some(text);
        SentEmbed {
            author: None,
            color: Some(self.color),
            description: filled(self.description),
            fields: self.fields,
            flags: None,
            footer: self.footer,
            image: picture.map(image),
            kind: "rich".to_owned(),
            provider: None,
            thumbnail: None,
            timestamp: None,
            title: filled(self.title),
            url: None,
            video: None,
        }
    }

    pub const fn is_bare(&self) -> bool {
        self.title.is_empty() && self.description.is_empty() && self.fields.is_empty() && self.footer.is_none()
    }

    /// Adds a text to the footer.
    pub fn footnote(&mut self, text: &str) {
        let before = self.footer.take().map_or_else(String::new, |footer| format!("{} · ", footer.text));
        self.footer = Some(footer(clip(&format!("{before}{text}"), FOOTER)));
    }

    /// All its texts as Markdown, in order.
    pub fn text(&self) -> String {
        let fields = self.fields.iter().map(field_text);
        let footer = self.footer.as_ref().map(small);
        let parts = [strong(&self.title), self.description.clone()].into_iter().chain(fields).chain(footer);
        parts.filter(|part| !part.is_empty() && part != NOTHING).collect::<Vec<_>>().join("\n")
    }

    /// The length of all texts, as Discord counts them.
    pub fn length(&self) -> usize {
        let fields: usize = self.fields.iter().map(field_length).sum();
        length(&self.title)
            + length(&self.description)
            + fields
            + self.footer.as_ref().map_or(0, |footer| length(&footer.text))
    }
}

const fn footer(text: String) -> EmbedFooter {
    EmbedFooter { icon_url: None, proxy_icon_url: None, text }
}

fn small(footer: &EmbedFooter) -> String {
    format!("-# {}", footer.text)
}

fn field_text(field: &EmbedField) -> String {
    let parts = [strong(&field.name), field.value.clone()];
    parts.into_iter().filter(|part| !part.is_empty() && part != NOTHING).collect::<Vec<_>>().join("\n")
}

fn field_length(field: &EmbedField) -> usize {
    length(&field.name) + length(&field.value)
}

/// A section as one field, or several when it is long; the first has the heading.
fn fields(section: &Section) -> Vec<EmbedField> {
    let mut values = cut(&section.lines, VALUE);
    if values.is_empty() {
        values.push(NOTHING.to_owned());
    }
    let name = if section.title.is_empty() { NOTHING.to_owned() } else { clip(&section.title, NAME) };
    let names = std::iter::once(name).chain(std::iter::repeat(NOTHING.to_owned()));
    names.zip(values).map(|(name, value)| EmbedField { inline: section.narrow, name, value }).collect()
}

/// Splits lines into pieces of at most `most`; aligned lines form a code block. A line is never split; it is shortened
/// if it is longer than a piece.
fn cut(lines: &[Line], most: usize) -> Vec<String> {
    const OPEN: &str = "```\n";
    const CLOSE: &str = "```\n";
    let mut pieces: Vec<String> = Vec::new();
    let mut piece = String::new();
    let mut aligned = false;
    for line in lines {
        let wants = line.tone == Tone::Aligned;
        let text = format!("{}\n", dressed(line, most - 2 * CLOSE.len()));
        let ends = if aligned { CLOSE.len() } else { 0 };
        let needs = length(&text) + if wants { OPEN.len() + CLOSE.len() } else { 0 };
        if length(&piece) + ends + needs > most + 1 && !piece.is_empty() {
            if aligned {
                piece.push_str(CLOSE);
            }
            pieces.push(std::mem::take(&mut piece));
            aligned = false;
        }
        if aligned != wants {
            piece.push_str(if wants { OPEN } else { CLOSE });
            aligned = wants;
        }
        piece.push_str(&text);
    }
    if aligned {
        piece.push_str(CLOSE);
    }
    pieces.push(piece);
    pieces
        .iter()
        .map(|piece| piece.trim_end_matches('\n').to_owned())
        .filter(|piece| !piece.trim().is_empty())
        .collect()
}

/// A heading as Markdown. Markup within it would end its own.
fn strong(text: &str) -> String {
    if text.trim().is_empty() || text == NOTHING { String::new() } else { format!("**{}**", text.replace("**", "")) }
}

/// Adds a part to a text, on a line of its own.
fn append(text: &mut String, part: &str) {
    if !text.is_empty() && !part.is_empty() {
        text.push('\n');
    }
    text.push_str(part);
}

/// The first lines of a text that fit, and the others. A code block that is split is closed and opened again.
fn split(text: &str, room: usize) -> (String, String) {
    const FENCE: &str = "```";
    let lines: Vec<_> = text.lines().collect();
    let mut used = 0;
    let mut at = 0;
    let mut open = false;
    let mut torn = false;
    for (number, line) in lines.iter().enumerate() {
        open ^= *line == FENCE;
        used += length(line) + 1;
        if used - 1 + if open { FENCE.len() + 1 } else { 0 } > room {
            break;
        }
        // A code block is not split before its first line.
        if !(open && *line == FENCE) {
            (at, torn) = (number + 1, open);
        }
    }
    let mut first = lines[..at].join("\n");
    let mut others = lines[at..].join("\n");
    if torn {
        append(&mut first, FENCE);
        others.insert_str(0, "```\n");
    }
    (first, others)
}

fn dressed(line: &Line, most: usize) -> String {
    let text = clip(&line.text, most.saturating_sub(4));
    match line.tone {
        Tone::Plain | Tone::Aligned => text,
        _ if text.trim().is_empty() => text,
        Tone::Strong => strong(&text),
        Tone::Quiet => format!("-# {text}"),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn line() -> impl Strategy<Value = Line> {
        let tone = proptest::sample::select(vec![Tone::Plain, Tone::Strong, Tone::Quiet, Tone::Aligned]);
        ("[a-z🐉 ]{0,60}", 1_usize..60, tone).prop_map(|(text, times, tone)| Line { text: text.repeat(times), tone })
    }

    fn doc() -> impl Strategy<Value = Doc> {
        let section = ("[a-z]{0,300}", proptest::collection::vec(line(), 0..12), any::<bool>())
            .prop_map(|(title, lines, narrow)| Section { title, lines, narrow });
        (
            "[a-z]{0,300}",
            proptest::collection::vec(line(), 0..12),
            proptest::collection::vec(section, 0..30),
            "[a-z]{0,3000}",
        )
            .prop_map(|(title, lines, sections, footer)| Doc { title, lines, sections, footer })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn every_page_keeps_every_limit(doc in doc()) {
            let pages = Embed::pages(&doc, EmbedKind::Page);
            prop_assert!(!pages.is_empty());
            for page in pages.iter().chain([&Embed::of(&doc, EmbedKind::Page)]) {
                prop_assert!(page.length() <= 6000);
                prop_assert!(length(&page.title) <= TITLE && length(&page.description) <= DESCRIPTION);
                prop_assert!(page.fields.len() <= FIELDS);
                for field in &page.fields {
                    prop_assert!((1..=NAME).contains(&length(&field.name)), "{}", field.name.len());
                    prop_assert!((1..=VALUE).contains(&length(&field.value)), "{}", field.value.len());
                    prop_assert!(field.value.matches("```").count() % 2 == 0);
                }
            }
        }
    }

    /// The lines of a text without its code fences.
    fn said(text: &str) -> Vec<&str> {
        text.lines().filter(|line| *line != "```" && !line.is_empty()).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn message_text_takes_what_fits_and_says_it_once(doc in doc(), room in 1000_usize..2000) {
            let embed = Embed::of(&doc, EmbedKind::Game).in_text();
            let (text, rest) = embed.parted(room, false);
            prop_assert!(length(&text) <= room);
            prop_assert!(text.matches("```").count() % 2 == 0 && rest.description.matches("```").count() % 2 == 0);
            if length(&embed.parted(usize::MAX, true).0) <= room {
                let all = embed.text();
                let rest = rest.text();
                prop_assert_eq!(said(&all), [said(&text), said(&rest)].concat());
                prop_assert!(length(&all) > room || rest.is_empty());
            }
        }
    }

    #[test]
    fn torn_code_block_is_closed_and_opened_again() {
        let text = "a\n```\nb\nc\n```\nd";
        let split = |room| super::split(text, room);
        assert_eq!(split(15), (text.to_owned(), String::new()));
        assert_eq!(split(14), ("a\n```\nb\nc\n```".to_owned(), "d".to_owned()));
        assert_eq!(split(11), ("a\n```\nb\n```".to_owned(), "```\nc\n```\nd".to_owned()));
        assert_eq!(split(9), ("a".to_owned(), "```\nb\nc\n```\nd".to_owned()), "no empty block");
    }

    #[test]
    fn tones_get_markup_and_aligned_lines_form_one_block() {
        let mut doc = Doc::titled("Raids");
        doc.toned("whose turn", Tone::Strong).toned("1  a", Tone::Aligned).toned("2  b", Tone::Aligned).line("plain");
        doc.toned("aside", Tone::Quiet).toned("a **bold** part", Tone::Strong);
        let embed = Embed::of(&doc, EmbedKind::Game);
        assert_eq!(embed.description, "**whose turn**\n```\n1  a\n2  b\n```\nplain\n-# aside\n**a bold part**");
    }

    fn lines(count: usize, length: usize) -> Vec<Line> {
        vec![Line { text: "x".repeat(length), tone: Tone::Plain }; count]
    }

    #[test]
    fn field_has_as_many_lines_as_fit_and_splits_none() {
        // With their line ends, 41 lines of 24 are one unit longer than a field; the last line end is dropped.
        assert_eq!(cut(&lines(41, 24), VALUE).iter().map(|piece| length(piece)).collect::<Vec<_>>(), [VALUE]);
        let pieces = cut(&lines(42, 24), VALUE);
        assert_eq!(pieces.iter().map(|piece| length(piece)).collect::<Vec<_>>(), [VALUE, 24]);
        let long = cut(&lines(1, 2 * VALUE), VALUE);
        assert!(matches!(&long[..], [piece] if piece.ends_with('…') && (VALUE - 16..VALUE).contains(&length(piece))));
    }

    #[test]
    fn long_document_continues_in_embeds_with_the_same_heading() {
        let mut doc = Doc::titled("Rules");
        doc.lines = lines(3, 10);
        doc.sections = vec![Section { title: "Part".to_owned(), lines: lines(1, 10), narrow: false }; FIELDS + 1];
        doc.footer = "Raids".to_owned();
        let pages = Embed::pages(&doc, EmbedKind::Page);
        let shown = pages.iter().map(|page| (page.title.as_str(), page.fields.len(), page.description.is_empty()));
        assert_eq!(shown.collect::<Vec<_>>(), [("Rules", FIELDS, false), ("Rules", 1, true)]);
        let footers = |page: &Embed| page.footer.as_ref().map(|footer| footer.text.clone()).unwrap_or_default();
        assert_eq!(pages.iter().map(footers).collect::<Vec<_>>(), ["Raids", "Raids"]);
        assert_eq!(footers(&Embed::of(&doc, EmbedKind::Page)), "Raids …", "dropped text is marked");
        doc.sections.truncate(FIELDS);
        assert_eq!(footers(&Embed::of(&doc, EmbedKind::Page)), "Raids", "other text is not marked");
        doc.sections = vec![Section { title: "Part".to_owned(), lines: lines(39, 24), narrow: false }; 6];
        let lengths: Vec<_> = Embed::pages(&doc, EmbedKind::Page).iter().map(Embed::length).collect();
        assert!(matches!(lengths[..], [first, second] if (TOTAL - 1000..=TOTAL).contains(&first) && second < 1500));
    }

    #[test]
    fn embed_as_text_has_its_headings_and_no_placeholders() {
        let mut doc = Doc::titled("Raids");
        doc.line("whose turn");
        doc.sections = vec![
            Section { title: "Seats".to_owned(), lines: lines(1, 3), narrow: true },
            Section { title: String::new(), lines: lines(1, 2), narrow: true },
            Section { title: "Empty".to_owned(), lines: Vec::new(), narrow: true },
        ];
        let mut embed = Embed::of(&doc, EmbedKind::Game);
        embed.footnote("table 7k3m9qzx");
        embed.footnote("turn 5");
        let text = "**Raids**\nwhose turn\n**Seats**\nxxx\nxx\n**Empty**\n-# table 7k3m9qzx · turn 5";
        assert_eq!(embed.text(), text);
        assert_eq!(Embed::of(&Doc::default(), EmbedKind::Game).description, NOTHING, "Discord refuses an empty embed");
        let headed = Embed::of(&Doc::titled("Raids"), EmbedKind::Game);
        assert!(headed.description.is_empty());
    }

    #[test]
    fn long_footer_is_cut_to_leave_room() {
        let mut doc = Doc::titled("Rules");
        doc.footer = "x".repeat(FOOTER);
        let footer = Embed::of(&doc, EmbedKind::Page).footer.map(|footer| length(&footer.text));
        assert_eq!(footer, Some(FOOTER / 2));
    }

    #[test]
    fn blank_line_gets_no_markup() {
        for tone in [Tone::Strong, Tone::Quiet] {
            assert_eq!(dressed(&Line { text: " ".to_owned(), tone }, VALUE), " ");
        }
    }
}
