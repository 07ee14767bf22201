//! Texts about a person's data and its deletion.

use twilight_model::channel::message::component::ButtonStyle;

use crate::discord::messages::{OutgoingMessage, Press, choices};
use crate::table::{Forgotten, PersonalData, Stage};
use crate::words::{Locale, Voice};

/// The largest file that is sent, in bytes. Discord takes ten mebibytes.
const MOST: usize = 9 << 20;

pub fn exported(data: &PersonalData, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    match serde_json::to_vec(data) {
        Ok(bytes) if bytes.len() <= MOST => {
            OutgoingMessage::text(voice.word("privacy-exported")).attach("skald-me.json".to_owned(), bytes)
        }
        _ => OutgoingMessage::text(voice.word("privacy-too-long")),
    }
}

/// Asks whether to delete a person's data, and says what will happen.
pub fn ask(data: &PersonalData, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let running = data.tables.iter().filter(|table| table.stage == Stage::Playing && table.seat.is_some()).count();
    let mut lines = vec![voice.say("privacy-ask", [("tables", data.tables.len().into())])];
    if running > 0 {
        lines.push(voice.say("privacy-ask-running", [("running", running.into())]));
    }
    lines.push(voice.word("privacy-ask-copies"));
    let row = choices::worded([(Press::Forget, "privacy-button-delete", ButtonStyle::Danger)], &voice);
    OutgoingMessage::text(lines.join("\n")).with(vec![row])
}

pub fn forgotten(forgotten: &Forgotten, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let key = if forgotten.left > 0 { "privacy-forgotten-in-part" } else { "privacy-forgotten" };
    let facts = [("tables", forgotten.tables.into()), ("left", forgotten.left.into())];
    OutgoingMessage::text(voice.say(key, facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::table::{Person, PersonId, PersonalTable, TableId};

    #[test]
    fn only_games_in_progress_continue_without_the_person() {
        let table = |stage, seated: bool| PersonalTable {
            table: TableId::from_bits(1),
            title: "raids".to_owned(),
            channel: 1,
            community: None,
            stage,
            seat: seated.then(|| (Seat(0), Person { id: PersonId(1), name: "Ada".to_owned(), locale: Locale::En })),
            orders: None,
            done: Vec::new(),
        };
        let asked = |tables| {
            let data = PersonalData { person: PersonId(1), tables, documents: Vec::new() };
            ask(&data, Locale::En).content
        };
        let none = vec![table(Stage::Playing, false), table(Stage::Finished, true)];
        let one = [none.clone(), vec![table(Stage::Playing, true)]].concat();
        assert!(!asked(none).contains("You still play"), "games that they left or that are over do not count");
        assert!(asked(one).contains("You still play in one game"));
    }
}
