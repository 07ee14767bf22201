//! The card with all tables of a server that are not over: the lobbies with a button to join each, then the games.

use twilight_model::channel::message::component::{Button, ButtonStyle};

use crate::messages::clip::clip;
use crate::messages::custom_id::{Lobby, Press};
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, names};
use skald_core::engine::Seat;
use skald_core::words::{Doc, Locale, Section, Voice};
use skald_table::{CommunityTables, Stage, TableView};

/// How many tables are loaded for the card.
pub const LOADED: usize = 60;
/// The number of tables on the card; more would not fit one message.
const ROWS: usize = 20;
/// The longest line, in UTF-16 units.
const LINE: usize = 160;
/// The most lines under a heading: Discord limits them together.
const LINES: usize = 6;

pub fn card(found: &CommunityTables, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(voice.word("overview-title"));
    let (open, running): (Vec<_>, Vec<_>) = found.views.iter().partition(|view| view.stage == Stage::Lobby);
    if found.count == 0 {
        doc.line(voice.word("overview-none"));
    }
    let mut shown = 0;
    for (key, views) in [("overview-open", &open), ("overview-running", &running)] {
        let views = &views[..views.len().min(ROWS - shown)];
        for (at, some) in views.chunks(LINES).enumerate() {
            let title = if at == 0 { voice.say(key, [("count", views.len().into())]) } else { "…".to_owned() };
            let mut section = Section::titled(title);
            for view in some {
                section.line(clip(&row(view, locale), LINE));
                shown += 1;
            }
            doc.section(section);
        }
    }
    if found.count > shown {
        doc.line(voice.say("overview-more", [("count", (found.count - shown).into())]));
    }
    doc.footer = voice.word("overview-footer");
    let joinable = open.iter().filter(|view| view.seats.len() < usize::from(view.wanted) && !view.invited_only);
    let buttons = joinable.take(choices::IN_A_ROW).map(|view| join(view, &voice)).collect();
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(choices::rows(buttons))
}

/// A table: its title or what is played, who is there, and where.
fn row(view: &TableView, locale: Locale) -> String {
    let voice = names::voice(view, locale);
    let people: Vec<_> = Seat::all(view.seats.len() as u8).map(|seat| voice.marked(seat)).collect();
    let facts = [
        ("channel", format!("<#{}>", view.channel).into()),
        ("table", names::heading(view, &voice).into()),
        ("taken", view.seats.len().into()),
        ("seats", view.wanted.into()),
        ("people", people.join(", ").into()),
    ];
    let lobby = view.stage == Stage::Lobby;
    let line = voice.say(if lobby { "overview-line-open" } else { "overview-line-running" }, facts);
    if lobby && view.invited_only { format!("🔒 {line}") } else { line }
}

fn join(view: &TableView, voice: &Voice) -> Button {
    let facts =
        [("table", view.title.name(voice).into()), ("taken", view.seats.len().into()), ("seats", view.wanted.into())];
    let label = voice.say("overview-join", facts);
    choices::button(&Press::Lobby(view.id, Lobby::Join), &label, ButtonStyle::Primary)
}
