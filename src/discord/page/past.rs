//! What the page shows of the past of a table: the boards of its turns, and the review of a finished game.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use serde::Deserialize;
use serde_json::{Value, json};

use super::state::lines;
use crate::canvas::palette::Look;
use crate::canvas::svg;
use crate::discord::intake::app::App;
use crate::discord::messages::{names, recent_log, replay, review};
use crate::discord::render::changed;
use crate::engine::Viewer;
use crate::table::{Entry, GameReview, Moment, Past, Seq, TableId};
use crate::title::{Frame, RenderOptions, Review};
use crate::words::{Doc, Locale, Voice};

/// How many reviews are kept, each in one language.
const KEPT: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

/// Which board of the past a page asks for.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Asked {
    /// An entry of the turn at whose end the board is; 0 is the start.
    #[serde(default)]
    seq: u64,
    /// Whether the board is the one before the choice of this entry.
    #[serde(default)]
    choice: u8,
}

impl Asked {
    pub const fn moment(self) -> Moment {
        match (self.choice, self.seq) {
            (1, seq) => Moment::Choice(Seq(seq)),
            (_, 0) => Moment::Start,
            (_, seq) => Moment::At(Seq(seq)),
        }
    }
}

/// A board of the past; `log` are the last entries up to it.
pub fn board(past: &Past, log: &[Entry], render: RenderOptions, locale: Locale) -> Value {
    let voice = names::plain_voice(&past.view, locale);
    let game = past.view.game.as_ref();
    let marked = past.prospects();
    let marked = if past.choice.is_some() { &marked } else { log };
    let whole = RenderOptions { frame: Frame::Whole, ..render };
    let picture = game.and_then(|game| game.picture(whole, &changed(marked, Viewer::Public), &voice));
    let facts = [("turn", past.turn.into()), ("turns", past.ends.len().into())];
    json!({
        "turn": past.turn,
        "ends": past.ends.iter().map(|(_, end)| end.0).collect::<Vec<_>>(),
        "title": voice.say("discord-replay-turn", facts),
        "choices": replay::choices_of(past, &voice),
        "svg": picture.as_ref().map(|picture| svg::page(&picture.scene)),
        "alt": picture.as_ref().map(|picture| picture.alt.clone()),
        "board": if picture.is_none() { game.map(|game| lines(&game.board(&voice))) } else { None },
        "log": recent_log::board(&past.view, log, &voice),
    })
}

/// A review as a page shows it.
#[derive(Clone)]
pub struct Told {
    /// What it says, and its buttons: each with the entry of a choice.
    said: Value,
    chart: Review,
    voice: Voice,
}

impl Told {
    /// The review in words and as a chart.
    pub fn shown(&self, look: Look) -> Value {
        let chart = self.chart.picture(look, &self.voice);
        let mut said = self.said.clone();
        said["svg"] = chart.as_ref().map(|picture| svg::page(&picture.scene)).into();
        said["alt"] = chart.map(|picture| picture.alt).into();
        said
    }
}

/// The reviews that pages have asked for.
pub struct Reviews(Mutex<LruCache<(TableId, &'static str), Told>>);

impl Default for Reviews {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Reviews {
    pub fn of(&self, table: TableId, locale: Locale) -> Option<Told> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(table, locale.tag())).cloned()
    }

    /// Keeps a review for the pages in a language, and returns it.
    pub fn keep(&self, reviewed: &GameReview, locale: Locale) -> Told {
        let (doc, choices) = review::doc(reviewed, App::REVIEW_MINUTES, locale);
        let choices = choices.into_iter().map(|(label, seq)| json!({ "label": label, "seq": seq.0 }));
        let (title, by) = (doc.title.clone(), doc.footer.clone());
        let mut lines = lines(&Doc { title: String::new(), ..doc });
        lines.push(by);
        let said = json!({
            "title": title,
            "lines": lines,
            "choices": choices.collect::<Vec<_>>(),
            "done": !reviewed.review.is_unfinished || reviewed.is_checked,
        });
        let key = (reviewed.view.id, locale.tag());
        let told = Told { said, chart: reviewed.review.clone(), voice: names::plain_voice(&reviewed.view, locale) };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(key, told.clone());
        told
    }

    /// Forgets a review whose check failed, so that it is asked for again.
    pub fn forget(&self, table: TableId, locale: Locale) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&(table, locale.tag()));
    }
}
