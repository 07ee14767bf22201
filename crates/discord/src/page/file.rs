//! The page as a file that opens anywhere: a finished game with its turns and its review.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{past, state};
use crate::log;
use skald_core::canvas::raster::{BOLD_FONT, MEDIUM_FONT};
use skald_core::title::RenderOptions;
use skald_core::words::Locale;
use skald_table::{GameReview, Moment, Past, Seq, TableError, Tables};

/// The modules of the script, each before those that import it.
const MODULES: [(&str, &str); 4] = [
    ("server.js", include_str!("file.js")),
    ("past.js", include_str!("past.js")),
    ("board.js", include_str!("board.js")),
    ("page.js", include_str!("page.js")),
];

/// The page of a checked review as HTML. It refers to nothing outside itself.
///
/// # Errors
/// A record of the table that cannot be replayed.
pub async fn review_page(tables: &Tables, reviewed: &GameReview, locale: Locale) -> Result<String, TableError> {
    let render = RenderOptions::default();
    let table = reviewed.view.id;
    let board = async |past: Past| -> Result<Value, TableError> {
        let log = log::read(tables, &past.view, past.view.seq).await?;
        Ok(past::board(&past, &log, render, locale))
    };
    let start = tables.records().past(table, Moment::Start).await?;
    let ends: Vec<Seq> = start.ends.iter().map(|(_, end)| *end).collect();
    let mut turns = vec![board(start).await?];
    for end in ends {
        turns.push(board(tables.records().past(table, Moment::At(end)).await?).await?);
    }
    let mut choices = BTreeMap::new();
    for (decision, ..) in &reviewed.turning {
        let before = tables.records().past(table, Moment::Choice(Seq(decision.seq))).await?;
        choices.insert(decision.seq, board(before).await?);
    }
    let log = log::recent(tables, &reviewed.view).await?;
    let content = json!({
        "state": state::state(&reviewed.view, None, &log, render, locale),
        "review": past::Told::of(reviewed, locale).shown(render.look),
        "turns": turns,
        "choices": choices,
    });
    Ok(whole(&content))
}

/// The files of the page in one, with what it shows.
fn whole(content: &Value) -> String {
    let data = |media_type: &str, content: &[u8]| format!("data:{media_type};base64,{}", STANDARD.encode(content));
    let style = include_str!("page.css")
        .replace("medium.ttf", &data("font/ttf", MEDIUM_FONT))
        .replace("bold.ttf", &data("font/ttf", BOLD_FONT));
    let mut known: Vec<(String, String)> = Vec::new();
    for (name, module) in MODULES {
        let linked = known.iter().fold(module.to_owned(), |module, (name, url)| module.replace(name, url));
        known.push((format!("./{name}"), data("text/javascript", linked.as_bytes())));
    }
    let script = known.pop().map(|(_, url)| url).unwrap_or_default();
    // Within a script no tag ends it.
    let content = content.to_string().replace('<', "\\u003c");
    include_str!("page.html")
        .replace("<link rel=\"stylesheet\" href=\"page.css\">", &format!("<style>{style}</style>"))
        .replace("src=\"page.js\"></script>", &format!("src=\"{script}\"></script>"))
        .replace("</main>", &format!("</main>\n<script type=\"application/json\" id=\"file\">{content}</script>"))
}
