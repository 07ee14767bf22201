//! Golden boards: the texts for the public and for the deciding person at some moments of one game, in every language.
//! The files are `crates/core/tests/boards/<title>-<seats>.<language>.txt`.

use std::fmt::Write as _;

use skald_core::engine::{Seat, Seed, Viewer};
use skald_core::title::{Position, Present, Simulation, Title};
use skald_core::words::{Doc, Locale, Voice};

use crate::conformance::golden;
use crate::conformance::subject::title;

for_every_title!(golden_boards_do_not_change);

/// The number of parts of a game; each cut between parts gives a board.
const PARTS: usize = 5;

fn draw(doc: &Doc, text: &mut String) {
    let _ = writeln!(text, "== {}", doc.title);
    doc.lines.iter().for_each(|line| writeln!(text, "{}", line.text).unwrap_or(()));
    for section in &doc.sections {
        let _ = writeln!(text, "\n= {}", section.title);
        section.lines.iter().for_each(|line| writeln!(text, "{}", line.text).unwrap_or(()));
    }
    if !doc.footer.is_empty() {
        let _ = writeln!(text, "\n({})", doc.footer);
    }
}

/// The public board, whole and in brief. Then for every deciding seat the private board, the question and the choices.
fn shown(position: &dyn Position, voice: &Voice, text: &mut String) {
    draw(&position.board(Viewer::Public, voice), text);
    let _ = writeln!(text, "\n--- in brief");
    draw(&position.overview(Viewer::Public, voice), text);
    for decision in position.decisions() {
        let _ = writeln!(text, "\n--- seat {}, private", decision.seat);
        draw(&position.board(Viewer::Seat(decision.seat), voice), text);
        let _ = writeln!(text, "\n--- brief");
        draw(&position.brief(&decision, voice), text);
        let _ = writeln!(text, "\n--- choices");
        for choice in position.choices(decision.seat).shown(voice) {
            let _ = writeln!(text, "[{} {}] ({}) {}", choice.emoji, choice.label, choice.code, choice.detail);
        }
    }
}

fn boards(title: &dyn Title, seats: u8, locale: Locale) -> String {
    let players = vec!["careful".to_owned()];
    let series = Simulation::new(title, &serde_json::json!({}), seats, players, Seed::from_number(7));
    let record = series.expect("a series").game(0).expect("a game");
    let seed = record.seed.expect("a finished game shows its seed");
    let names = ["Ada", "Bruno", "Chloé", "Dario", "Edith"].iter().take(usize::from(seats));
    let voice = Voice::new(locale, names.map(|name| (*name).to_owned()).collect());
    let (mut position, _) = title.start(&record.options, seats, &seed).expect("a first position");
    let mut text = String::new();
    let step = record.entries.len().div_ceil(PARTS);
    for (number, entry) in record.entries.iter().enumerate() {
        if number % step == 0 {
            let _ = writeln!(text, "######## after {number} of {} actions", record.entries.len());
            shown(position.as_ref(), &voice, &mut text);
        }
        let events = position
            .act(entry.seat(), entry.action().expect("the record has no undo"))
            .expect("a recorded action applies");
        if number % step + 8 >= step {
            let lines = events.iter().filter_map(|event| title.narrate(event, Viewer::Public, &voice));
            lines.for_each(|line| writeln!(text, "> {line}").unwrap_or(()));
        }
    }
    let _ = writeln!(text, "######## at the end");
    shown(position.as_ref(), &voice, &mut text);
    for seat in Seat::all(seats) {
        let sheet = position.score(seat, Viewer::Everything).sheet;
        let lines: Vec<String> = sheet.lines.iter().map(|line| format!("{} {}", line.source, line.points)).collect();
        let _ = writeln!(text, "{}: {} = {}", voice.marked(seat), sheet.total(), lines.join(", "));
    }
    text
}

fn golden_boards_do_not_change<G: Present>() {
    let title = title::<G>();
    let (fewest, most) = G::META.seats;
    for (seats, locale) in [fewest, most].into_iter().flat_map(|seats| Locale::ALL.map(|locale| (seats, locale))) {
        let name = format!("boards/{}-{seats}.{}.txt", G::META.key, locale.tag());
        golden::compare(&name, &boards(title.as_ref(), seats, locale));
    }
}
