//! The lobby card: who sits where, what is played and how, and the buttons; after the start, what stays true of it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::custom_id::{Lobby, Press};
use super::embed::{Embed, Mood};
use super::face::Face;
use super::names;
use crate::engine::Seat;
use crate::table::{Sight, Stage};
use crate::words::{Doc, Mark, Section, Tone, Voice};

/// The card of a table before its start: with its buttons, or cancelled.
pub fn card(sight: &Sight) -> Face {
    let voice = names::voice(sight, sight.locale);
    if sight.stage != Stage::Lobby {
        return Face::embed(Embed::of(&titled("discord-lobby-title-cancelled", sight, &voice), Mood::Lobby));
    }
    let mut doc = titled("discord-lobby-title", sight, &voice);
    let (least, missing) = (sight.title.meta().seats.0, missing(sight));
    doc.line(voice.say("discord-lobby-lead", [("least", least.into()), ("missing", missing.into())]));
    doc.section(seats(sight, &voice));
    doc.section(terms(sight, &voice));
    Face::embed(Embed::of(&doc, Mood::Lobby)).with(vec![buttons(sight, &voice)])
}

/// The card of a table after its start: who plays, how, and where the board is.
pub fn begun(sight: &Sight, board: &str) -> Face {
    let voice = names::voice(sight, sight.locale);
    let mut doc = titled("discord-lobby-title-started", sight, &voice);
    let players: Vec<_> = Seat::all(sight.seats.len() as u8).map(|seat| voice.marked(seat)).collect();
    doc.line(players.join(" · "));
    for (option, value) in changed(sight, &voice) {
        doc.line(format!("{option}: **{value}**"));
    }
    if let Some(commitment) = &sight.commitment {
        let facts = [("commitment", commitment.0.as_str().into())];
        doc.toned(voice.say("discord-lobby-commitment", facts), Tone::Quiet);
    }
    doc.line(voice.say("discord-lobby-board", [("link", board.into())]));
    Face::embed(Embed::of(&doc, Mood::Lobby))
}

fn titled(key: &str, sight: &Sight, voice: &Voice) -> Doc {
    let mut doc = Doc::titled(voice.say(key, [("title", sight.title.meta().name.into())]));
    doc.footer = voice.say("discord-footer-table", [("table", sight.id.to_string().into())]);
    doc
}

fn missing(sight: &Sight) -> u8 {
    sight.title.meta().seats.0.saturating_sub(sight.seats.len() as u8)
}

fn seats(sight: &Sight, voice: &Voice) -> Section {
    let shown = (sight.wanted as usize).max(sight.seats.len());
    let facts = [("taken", sight.seats.len().into()), ("seats", shown.into())];
    let mut section = Section::titled(voice.say("discord-lobby-seats", facts));
    for seat in Seat::all(shown as u8) {
        section.line(match sight.occupant(seat) {
            Some(who) if who.person().is_some_and(|person| person.id == sight.host) => {
                voice.say("discord-lobby-seat-host", [("who", voice.marked(seat).into())])
            }
            Some(_) => voice.marked(seat),
            None => voice.say("discord-lobby-seat-free", [("mark", Mark::of(seat).to_string().into())]),
        });
    }
    section
}

/// What is played: the edition, every switch that differs from the rulebook, and the promise of the dice.
pub fn terms(sight: &Sight, voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("discord-lobby-terms"));
    section.line(edition(sight, voice));
    let changed = changed(sight, voice);
    if changed.is_empty() {
        section.line(voice.word("discord-lobby-options-none"));
    }
    for (option, value) in changed {
        section.line(format!("{option}: **{value}**"));
    }
    match &sight.commitment {
        Some(commitment) => {
            section.line(voice.say("discord-lobby-commitment", [("commitment", commitment.0.as_str().into())]))
        }
        None => section.line(voice.word("discord-lobby-dice")),
    };
    section
}

/// The edition; one that is a reconstruction says so in its data.
pub fn edition(sight: &Sight, voice: &Voice) -> String {
    let edition = sight.title.edition();
    let rebuilt = edition.data.get("reconstruction").is_some_and(|note| !note.is_null() && note != false)
        || edition.id.starts_with("reconstruction");
    let key = if rebuilt { "discord-lobby-edition-rebuilt" } else { "discord-lobby-edition" };
    voice.say(key, [("edition", edition.id.as_str().into())])
}

/// The switches that differ from the rulebook, in words.
fn changed(sight: &Sight, voice: &Voice) -> Vec<(String, String)> {
    let title = sight.title.meta().key;
    let mut changed = Vec::new();
    for spec in sight.title.options() {
        let value = sight.options.get(spec.key).and_then(|value| value.as_str()).unwrap_or_default();
        if spec.values.first().is_some_and(|default| *default != value) && spec.values.contains(&value) {
            changed.push((voice.word(&option_key(title, spec.key)), voice.word(&value_key(title, spec.key, value))));
        }
    }
    changed
}

/// The key of the words for a switch.
pub fn option_key(title: &str, option: &str) -> String {
    format!("{title}-option-{option}").replace('_', "-")
}

/// The key of the words for a value of a switch.
pub fn value_key(title: &str, option: &str, value: &str) -> String {
    format!("{title}-option-{option}-{value}").replace('_', "-")
}

fn buttons(sight: &Sight, voice: &Voice) -> CreateActionRow {
    let full = sight.seats.len() >= usize::from(sight.wanted);
    CreateActionRow::Buttons(
        Lobby::ALL
            .into_iter()
            .map(|which| {
                let (style, dead) = match which {
                    Lobby::Join => (ButtonStyle::Primary, full),
                    Lobby::Computer => (ButtonStyle::Secondary, full),
                    Lobby::Start => (ButtonStyle::Success, missing(sight) > 0),
                    Lobby::Leave => (ButtonStyle::Secondary, false),
                    Lobby::Cancel => (ButtonStyle::Danger, false),
                };
                CreateButton::new(Press::Lobby(sight.id, which).to_string())
                    .label(voice.word(&format!("discord-lobby-button-{}", which.word())))
                    .style(style)
                    .disabled(dead)
            })
            .collect(),
    )
}
