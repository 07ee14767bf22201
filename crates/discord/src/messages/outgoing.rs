//! An outgoing message of any kind: a reply to an interaction, a new message, or an edit.
//!
//! Invariants:
//!
//! * Only people listed in [`OutgoingMessage::calls`] are mentioned.
//! * A message has at most the one picture of its image slot, and no files of older ones.

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use serde_json::{Value, json};
use twilight_model::channel::message::component::{ActionRow, Button, Component};

use crate::messages::Embed;
use crate::messages::choices::IN_A_ROW;
use crate::messages::clip::{clip, length};
use crate::messages::list::{IS_COMPONENTS_V2, List};
use skald_core::canvas::scene::Unit;
use skald_core::words::{Args, Locale, Words};
use skald_table::PersonId;

/// Discord's limit for the text of a message.
const CONTENT: usize = 2000;
/// Discord's limit for the rows of a message.
const ROWS: usize = 5;
/// The file name of a placeholder.
const PLACEHOLDER: &str = "board.png";
/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message without a sound or a push notification.
const SILENT: u64 = 1 << 12;

/// A message to send.
#[derive(Clone, Debug, Default)]
pub struct OutgoingMessage {
    /// Its text; may be empty if there is an embed.
    pub content: String,
    pub embed: Option<Embed>,
    /// Its buttons and menus, at most five rows.
    pub rows: Vec<Component>,
    /// The people whom it may mention.
    pub calls: Vec<PersonId>,
    pub picture: ImageSlot,
    /// Its embed with everything in words, for use without its picture.
    pub in_words: Option<Embed>,
    /// Its embed and rows as a list, which is sent instead of them.
    pub list: Option<List>,
    /// An attached document, for a message without a picture.
    pub document: Option<AttachedDocument>,
}

/// A file attached to a message.
#[derive(Clone, PartialEq, Eq)]
pub struct AttachedDocument {
    pub file: String,
    pub bytes: Arc<Vec<u8>>,
}

impl fmt::Debug for AttachedDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AttachedDocument({}, {} bytes)", self.file, self.bytes.len())
    }
}

/// A picture attached to a message.
#[derive(Clone, PartialEq, Eq)]
pub struct RenderedImage {
    /// The file: a PNG, or a GIF if it moves.
    pub bytes: Vec<u8>,
    /// The picture in words, at most 1,024 UTF-16 units.
    pub alt: String,
    /// The width and height of its scene.
    pub size: (Unit, Unit),
}

impl fmt::Debug for RenderedImage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RenderedImage({} bytes, {:?})", self.bytes.len(), self.alt)
    }
}

/// A picture that a message has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptImage {
    pub file: String,
    /// Discord's id of the file, if known.
    pub attachment: Option<u64>,
    /// Its new text alternative. Only a file with a known id gets one; else the old one stays.
    pub alt: Option<String>,
}

impl KeptImage {
    /// A picture of which only the file name is known.
    pub fn named(file: &str) -> Self {
        Self { file: file.to_owned(), attachment: None, alt: None }
    }
}

/// The picture in the embed of a message.
#[derive(Clone, Debug, Default)]
pub enum ImageSlot {
    /// No picture; an existing one is removed.
    #[default]
    Nothing,
    /// The existing picture stays.
    Kept(KeptImage),
    /// An empty picture keeps the space of one that is being rendered, so that the buttons below it do not move.
    Placeholder(Arc<RenderedImage>),
    /// A new picture is uploaded; an existing one is removed.
    New { file: String, image: Arc<RenderedImage> },
}

impl ImageSlot {
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Nothing => None,
            Self::Kept(KeptImage { file, .. }) | Self::New { file, .. } => Some(file),
            Self::Placeholder(_) => Some(PLACEHOLDER),
        }
    }

    /// Discord's id of an existing picture, if known.
    pub const fn attachment(&self) -> Option<u64> {
        match self {
            Self::Kept(kept) => kept.attachment,
            _ => None,
        }
    }

    /// The existing picture of a message, by the address of its image.
    pub fn at(image: Option<&str>) -> Self {
        let Some(address) = image.and_then(|image| image.split('?').next()) else { return Self::Nothing };
        let mut parts = address.rsplit('/');
        let Some(file) = parts.next().filter(|file| !file.is_empty()) else { return Self::Nothing };
        let attachment = parts.next().and_then(|id| id.parse().ok());
        Self::Kept(KeptImage { attachment, ..KeptImage::named(file) })
    }

    /// The picture of a message as Discord returns it.
    pub fn of(message: &Value) -> Self {
        Self::at(message["embeds"][0]["image"]["url"].as_str())
    }

    /// The same while another picture is drawn: an old picture is described as being replaced, since the words of its
    /// message are newer.
    #[must_use]
    pub fn while_drawing(self, locale: Locale) -> Self {
        match self {
            Self::Kept(kept) => Self::Kept(KeptImage { alt: Some(being_drawn(locale)), ..kept }),
            other => other,
        }
    }
}

/// The text alternative of a picture that is being drawn.
pub fn being_drawn(locale: Locale) -> String {
    Words::say(locale, "discord-picture-drawing", &Args::new())
}

impl OutgoingMessage {
    /// A message with a text only.
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// A message with an embed only.
    pub fn embed(embed: Embed) -> Self {
        Self { embed: Some(embed), ..Self::default() }
    }

    #[must_use]
    pub fn with(mut self, rows: Vec<Component>) -> Self {
        self.rows = rows;
        self
    }

    /// Adds a button to the last row of buttons, or as a new row. Returns whether there is room for it.
    pub fn add_button(&mut self, button: Button) -> bool {
        let button = Component::Button(button);
        let rows = self.rows.len();
        let is_button = |part: &Component| matches!(part, Component::Button(_));
        match self.rows.last_mut() {
            Some(Component::ActionRow(row))
                if row.components.len() < IN_A_ROW && row.components.iter().all(is_button) =>
            {
                row.components.push(button);
            }
            _ if rows < ROWS => {
                self.rows.push(Component::ActionRow(ActionRow { components: vec![button], id: None }));
            }
            _ => return false,
        }
        true
    }

    #[must_use]
    pub fn attach(mut self, file: String, bytes: Vec<u8>) -> Self {
        self.document = Some(AttachedDocument { file, bytes: Arc::new(bytes) });
        self
    }

    /// Removes the picture; its content is then given in words.
    pub fn drop_picture(&mut self) {
        self.picture = ImageSlot::Nothing;
        if let Some(in_words) = self.in_words.take() {
            self.embed = Some(in_words);
        }
    }

    /// The complete message as an edit: absent parts are removed, and an embed that somebody has hidden is shown again.
    pub fn edit(&self) -> Value {
        flagged(self.body(), 0)
    }

    pub fn body(&self) -> Value {
        let users: Vec<_> = self.calls.iter().map(|person| person.0.to_string()).collect();
        if let Some(list) = &self.list {
            let mentions = json!({ "parse": [], "users": users });
            return json!({ "components": list.components(), "flags": IS_COMPONENTS_V2, "allowed_mentions": mentions });
        }
        let said = self.content.trim_end();
        let room = (CONTENT - 1).saturating_sub(length(said)).max(CONTENT / 2);
        let parted = self.embed.as_ref().map(|embed| embed.parted(room, self.picture.file().is_some()));
        let (text, embed) = parted.unzip();
        let text = text.unwrap_or_default();
        let said = clip(said, CONTENT - 1 - length(&text));
        let content: Vec<_> = [said, text].into_iter().filter(|part| !part.is_empty()).collect();
        let embed = embed.filter(|embed| !embed.is_bare() || self.picture.file().is_some());
        let mut body = json!({
            "content": content.join("\n"),
            "embeds": embed.map(|embed| embed.sent(self.picture.file())).into_iter().collect::<Vec<_>>(),
            "components": self.rows,
            "allowed_mentions": { "parse": [], "users": users },
        });
        // Files that an edit does not list are removed; without a list they all stay.
        match &self.picture {
            ImageSlot::Nothing => {
                let document = self.document.iter().map(|document| json!({ "id": "0", "filename": document.file }));
                body["attachments"] = document.collect();
            }
            ImageSlot::Kept(KeptImage { attachment: Some(id), alt: Some(alt), .. }) => {
                body["attachments"] = json!([{ "id": id.to_string(), "description": alt }]);
            }
            ImageSlot::Kept(_) => {}
            ImageSlot::Placeholder(image) | ImageSlot::New { image, .. } => {
                let file = self.picture.file();
                body["attachments"] = json!([{ "id": "0", "filename": file, "description": image.alt }]);
            }
        }
        body
    }

    /// A hash of what the message shows; a new picture counts as the kept file, and alt texts do not count.
    pub fn fingerprint(&self) -> u64 {
        let kept = |file| ImageSlot::Kept(KeptImage::named(file));
        let picture = self.picture.file().map_or(ImageSlot::Nothing, kept);
        let mut hasher = DefaultHasher::new();
        Self { picture, ..self.clone() }.edit().to_string().hash(&mut hasher);
        hasher.finish()
    }

    /// The file to upload: its name and its bytes.
    pub fn upload(&self) -> Option<(&str, &[u8])> {
        match &self.picture {
            ImageSlot::New { file, image } => Some((file, &image.bytes)),
            ImageSlot::Placeholder(image) => Some((PLACEHOLDER, &image.bytes)),
            ImageSlot::Nothing => self.document.as_ref().map(|document| (&*document.file, document.bytes.as_slice())),
            ImageSlot::Kept(_) => None,
        }
    }

    /// Another edit, if a message returned by Discord lacks the picture to keep.
    ///
    /// The edit names the file that another process or task has attached meanwhile, or no picture. A second correction
    /// names no picture, so that edits end.
    pub fn corrected(&self, message: &Value) -> Option<Self> {
        let (ImageSlot::Kept(kept), Some(embed)) = (&self.picture, message["embeds"].get(0)) else { return None };
        let files = message["attachments"].as_array().into_iter().flatten();
        let mut files = files.filter_map(|file| Some((file["filename"].as_str()?, file["id"].as_str())));
        // Discord replaces the name of the file by its address, and lists only files that no embed shows.
        let is_there = embed["image"]["url"].as_str().is_some_and(|url| match url.strip_prefix("attachment://") {
            Some(named) => files.clone().any(|(file, _)| file == named),
            None => true,
        });
        if is_there {
            return None;
        }
        let mut corrected = self.clone();
        match files.next_back().filter(|(file, _)| *file != kept.file) {
            Some((file, id)) => {
                let attachment = id.and_then(|id| id.parse().ok());
                corrected.picture = ImageSlot::Kept(KeptImage { file: file.to_owned(), attachment, ..kept.clone() });
            }
            None => corrected.drop_picture(),
        }
        Some(corrected)
    }

    /// Whether a message returned by Discord shows this. Absent fields count as equal.
    pub fn is_shown_by(&self, message: &Value) -> bool {
        let body = self.body();
        let text = |value: &Value| value.as_str().map(str::trim).unwrap_or_default().to_owned();
        let embed = |value: &Value| {
            let fields = value["fields"].as_array().cloned().unwrap_or_default();
            let fields = fields.iter().flat_map(|field| [text(&field["name"]), text(&field["value"])]);
            let image = ImageSlot::at(value["image"]["url"].as_str()).file().unwrap_or_default().to_owned();
            [text(&value["title"]), text(&value["description"]), image].into_iter().chain(fields).collect::<Vec<_>>()
        };
        let embeds = |value: &Value| value["embeds"].as_array().into_iter().flatten().map(embed).collect::<Vec<_>>();
        let rows = |value: &Value| {
            let parts = value["components"].as_array().cloned().unwrap_or_default();
            let parts = parts.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
            parts.map(|part| text(&part["custom_id"])).collect::<Vec<_>>()
        };
        let has = |key: &str| message.get(key).is_some();
        (!has("content") || text(&message["content"]) == text(&body["content"]))
            && (!has("embeds") || embeds(message) == embeds(&body))
            && (!has("components") || rows(message) == rows(&body))
    }

    /// The message as an ephemeral response or follow-up.
    pub fn private(&self) -> Value {
        flagged(self.body(), EPHEMERAL)
    }

    /// The message as a new one. In a channel it is silent unless it mentions somebody. Discord returns the first
    /// message for a repeated nonce.
    pub fn post(&self, nonce: &str, to_channel: bool) -> Value {
        let mut body = self.body();
        if to_channel && self.calls.is_empty() {
            body = flagged(body, SILENT);
        }
        body["nonce"] = clip(nonce, 25).into();
        body["enforce_nonce"] = true.into();
        body
    }
}

/// The message with more flags.
fn flagged(mut body: Value, flags: u64) -> Value {
    body["flags"] = (body["flags"].as_u64().unwrap_or_default() | flags).into();
    body
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::embed::EmbedKind;
    use skald_core::words::Doc;

    fn picture() -> Arc<RenderedImage> {
        Arc::new(RenderedImage { bytes: vec![1, 2, 3], alt: "a king and his men".to_owned(), size: (10, 10) })
    }

    /// A board with a picture, and Discord's message that shows it.
    fn board() -> (OutgoingMessage, Value) {
        let mut doc = Doc::titled("Brandubh");
        doc.line("whose turn");
        let mut outgoing = OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Game));
        outgoing.content = "the board ".to_owned();
        outgoing.picture = ImageSlot::Kept(KeptImage::named("board-5.png"));
        let shown = json!({
            "content": "the board\n**Brandubh**",
            "embeds": [{
                "description": "whose turn", "type": "rich",
                "image": { "url": "https://cdn.example/attachments/1/2/board-5.png?ex=7", "width": 10 },
            }],
            "components": [],
        });
        (outgoing, shown)
    }

    #[test]
    fn kept_picture_that_is_gone_is_corrected() {
        let (outgoing, shown) = board();
        let corrected = |change: &dyn Fn(&mut Value)| {
            let mut shown = shown.clone();
            change(&mut shown);
            outgoing.corrected(&shown).map(|corrected| corrected.picture.file().map(str::to_owned))
        };
        assert_eq!(corrected(&|_| {}), None);
        assert_eq!(corrected(&|shown| shown["embeds"] = json!([])), None, "embeds are not allowed there");
        let unresolved = json!("attachment://board-5.png");
        assert_eq!(corrected(&|shown| shown["embeds"][0]["image"]["url"] = unresolved.clone()), Some(None));
        let replaced = |shown: &mut Value| {
            shown["embeds"][0]["image"]["url"] = unresolved.clone();
            shown["attachments"] = json!([{ "id": "1", "filename": "board-6.png" }]);
        };
        assert_eq!(corrected(&replaced), Some(Some("board-6.png".to_owned())));
        let named = |shown: &mut Value| {
            shown["embeds"][0]["image"]["url"] = unresolved.clone();
            shown["attachments"] = json!([{ "id": "1", "filename": "board-5.png" }]);
        };
        assert_eq!(corrected(&named), None, "a server that leaves the name in place");
        let left_out = |shown: &mut Value| {
            named(shown);
            shown["embeds"][0]["image"] = Value::Null;
        };
        assert_eq!(corrected(&left_out), Some(None), "the same file is not named twice");
    }

    #[test]
    fn message_is_recognised_by_its_visible_parts() {
        let (outgoing, shown) = board();
        assert!(outgoing.is_shown_by(&shown));
        assert!(outgoing.is_shown_by(&json!({ "id": "5" })), "absent fields count as equal");
        for (part, other) in [
            ("/content", json!("another board")),
            ("/content", json!("the board\n**Raids**")),
            ("/embeds/0/description", json!("whose other turn")),
            ("/embeds/0/image/url", json!("https://cdn.example/attachments/1/2/board-4.png?ex=7")),
            ("/embeds", json!([])),
            ("/components", json!([{ "type": 1, "components": [{ "type": 2, "custom_id": "v1:x" }] }])),
        ] {
            let mut changed = shown.clone();
            *changed.pointer_mut(part).unwrap() = other;
            assert!(!outgoing.is_shown_by(&changed), "{part}");
        }
    }

    #[test]
    fn heading_and_question_are_message_text() {
        let mut doc = Doc::titled("Raids");
        doc.toned("Astrid: where to?", skald_core::words::Tone::Strong).line("what has happened");
        let message = OutgoingMessage {
            content: "✅ Done".to_owned(),
            ..OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Game))
        };
        let body = message.body();
        assert_eq!(body["content"], "✅ Done\n**Raids**\n**Astrid: where to?**");
        assert_eq!(body["embeds"][0]["description"], "what has happened");
        assert!(body["embeds"][0]["title"].is_null(), "it is said once");
        let bare = OutgoingMessage::embed(Embed::of(&Doc::titled("Raids"), EmbedKind::Game)).body();
        assert_eq!((&bare["content"], bare["embeds"].as_array().map(Vec::len)), (&json!("**Raids**"), Some(0)));
    }

    #[test]
    fn board_in_words_is_message_text_unless_pictured() {
        let mut doc = Doc::titled("Raids");
        doc.line("the board");
        doc.footer = "table 7k3m9qzx".to_owned();
        let embed = Embed::of(&doc, EmbedKind::Game).in_text();
        let mut message = OutgoingMessage { content: "✅ Done".to_owned(), ..OutgoingMessage::embed(embed) };
        let body = message.body();
        assert_eq!(body["content"], "✅ Done\n**Raids**\nthe board\n-# table 7k3m9qzx");
        assert_eq!(body["embeds"], json!([]), "it is said once");
        message.picture = ImageSlot::Kept(KeptImage::named("board-5.png"));
        let body = message.body();
        assert_eq!(body["content"], "✅ Done\n**Raids**");
        assert_eq!(body["embeds"][0]["description"], "the board");
    }

    #[test]
    fn edit_names_its_new_file_and_keeps_the_old_one() {
        let (mut outgoing, _) = board();
        let new = || ImageSlot::New { file: "board-6.png".to_owned(), image: picture() };
        for (slot, file, attached, uploaded) in [
            (ImageSlot::Nothing, None, Some(0), false),
            (ImageSlot::Kept(KeptImage::named("board-5.png")), Some("board-5.png"), None, false),
            (ImageSlot::Placeholder(picture()), Some(PLACEHOLDER), Some(1), true),
            (new(), Some("board-6.png"), Some(1), true),
        ] {
            outgoing.picture = slot;
            let body = outgoing.body();
            let url = file.map(|file| format!("attachment://{file}"));
            assert_eq!(body["embeds"][0]["image"]["url"].as_str(), url.as_deref());
            assert_eq!(body["attachments"].as_array().map(Vec::len), attached, "{file:?}");
            assert_eq!(outgoing.upload().map(|(name, _)| name), file.filter(|_| uploaded));
        }
        outgoing.picture = new();
        assert_eq!(outgoing.body()["attachments"][0]["description"], "a king and his men");
        outgoing.drop_picture();
        assert!(outgoing.upload().is_none() && outgoing.embed.is_some(), "without a version in words the embed stays");
    }

    #[test]
    fn picture_is_recognised_by_the_end_of_its_address() {
        let file = |address| ImageSlot::at(Some(address)).file().map(str::to_owned);
        assert_eq!(file("https://cdn.example/attachments/1/2/board-5.png?ex=7/8").as_deref(), Some("board-5.png"));
        assert_eq!(file("attachment://board-5.png").as_deref(), Some("board-5.png"));
        assert_eq!((file("https://cdn.example/"), ImageSlot::at(None).file()), (None, None));
    }
}
