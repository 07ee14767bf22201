//! Forms: windows in which a person types several answers at once.
//!
//! What comes back is untrusted: texts may be longer than the form allows, and fields may be missing.

use serde_json::{Value, json};
use serenity::all::{ActionRowComponent, ModalInteraction};
use twilight_model::channel::message::component::{ButtonStyle, Component};

use crate::messages::choices;
use crate::messages::clip::clip;
use crate::messages::custom_id::{Form, Press};
use crate::pings::Pings;
use crate::server_settings::ServerSettings;
use skald_core::words::Voice;
use skald_table::{LONGEST_NOTE, TableId};

/// The longest title and label, in UTF-16 units.
const LABEL: usize = 45;
/// The longest report, in characters.
pub const LONGEST_REPORT: usize = 1000;
/// The longest answer in one line, in characters.
const LINE: usize = 60;

struct Field {
    /// Its custom id, which is also the end of the key of its label.
    name: &'static str,
    value: String,
    longest: usize,
    /// Whether it has several lines.
    long: bool,
    required: bool,
}

impl Field {
    /// A line that may be left empty.
    fn line(name: &'static str, value: impl Into<String>) -> Self {
        Self { name, value: value.into(), longest: LINE, long: false, required: false }
    }

    /// A text of several lines.
    fn text(name: &'static str, value: String, longest: usize, required: bool) -> Self {
        Self { name, value, longest, long: true, required }
    }
}

pub fn report(voice: &Voice) -> Value {
    built(Form::Report, "form-report", vec![Field::text("text", String::new(), LONGEST_REPORT, true)], voice)
}

pub fn note(table: TableId, now: Option<String>, voice: &Voice) -> Value {
    let field = Field::text("note", now.unwrap_or_default(), LONGEST_NOTE, false);
    built(Form::Note(table), "form-note", vec![field], voice)
}

pub fn calls(pings: &Pings, voice: &Voice) -> Value {
    let number = |number: Option<u8>| number.map(|number| number.to_string()).unwrap_or_default();
    let quiet = pings.hours.quiet.map(|hours| hours.to_string()).unwrap_or_default();
    let fields = vec![
        Field::line("quiet", quiet),
        Field::line("zone", pings.hours.zone.clone().unwrap_or_default()),
        Field::line("interval", number(pings.interval)),
        Field::line("digest", number(pings.digest)),
    ];
    built(Form::Calls, "form-calls", fields, voice)
}

/// The form for the numbers among the settings of a server.
pub fn limits(settings: &ServerSettings, voice: &Voice) -> Value {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let fields = vec![
        Field::line("person", number(settings.person_tables)),
        Field::line("server", number(settings.server_tables)),
        Field::line("keep", number(settings.keep_days)),
    ];
    built(Form::Limits, "form-limits", fields, voice)
}

/// A note as its person reads it, every line quoted; `None` without a text.
pub fn note_line(text: &str, voice: &Voice) -> Option<String> {
    let quoted: Vec<_> = text.lines().map(|line| format!("> {line}")).collect();
    (!text.is_empty()).then(|| format!("{}\n{}", voice.word("note-shown"), quoted.join("\n")))
}

pub fn button(form: Form, key: &str, voice: &Voice) -> Component {
    choices::worded([(Press::Form(form), key, ButtonStyle::Secondary)], voice)
}

/// A form with the sentences under a key.
fn built(form: Form, key: &str, fields: Vec<Field>, voice: &Voice) -> Value {
    let row = |field: Field| {
        let mut input = json!({
            "type": 4, "custom_id": field.name, "style": if field.long { 2 } else { 1 }, "required": field.required,
            "label": clip(&voice.word(&format!("{key}-{}", field.name)), LABEL), "max_length": field.longest,
        });
        if !field.value.is_empty() {
            input["value"] = clip(&field.value, field.longest).into();
        }
        json!({ "type": 1, "components": [input] })
    };
    let rows: Vec<_> = fields.into_iter().map(row).collect();
    json!({ "custom_id": form.to_string(), "title": clip(&voice.word(key), LABEL), "components": rows })
}

/// The text that a person typed in a field; empty without one.
pub fn typed<'a>(asked: &'a ModalInteraction, field: &str) -> &'a str {
    let inputs = asked.data.components.iter().flat_map(|row| &row.components);
    let found = inputs.filter_map(|input| match input {
        ActionRowComponent::InputText(input) if input.custom_id == field => input.value.as_deref(),
        _ => None,
    });
    found.map(str::trim).next().unwrap_or_default()
}
