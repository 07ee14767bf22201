//! What the page shows of the past of a table: the boards of its turns, and the review of a finished game.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serde::Deserialize;
use serde_json::{Value, json};

use tokio::sync::watch;
use tokio::time::timeout;

use super::request::Refusal;
use super::state::{lines, named};
use crate::intake::app::App;
use crate::messages::{names, recent_log, replay, review};
use crate::render::changed;
use skald_core::canvas::palette::Look;
use skald_core::canvas::svg;
use skald_core::engine::Viewer;
use skald_core::title::{Frame, RenderOptions, Review};
use skald_core::words::{Doc, Locale, Voice};
use skald_table::{Entry, GameReview, Moment, Past, Seq, TableId};

/// How long a request waits for a review; the page asks again.
const AT_ONCE: Duration = Duration::from_secs(10);

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
    let hotspots = picture.as_ref().map(|picture| picture.scene.hotspots()).unwrap_or_default();
    let routes = past.choice.as_ref().map(|choice| [&choice.played, &choice.best].map(|code| named(code, &hotspots)));
    // A choice without places cannot be drawn, and the same places twice tell nothing.
    let routes = routes.filter(|[played, best]| !played.is_empty() && !best.is_empty() && played != best);
    let facts = [("turn", past.turn.into()), ("turns", past.ends.len().into())];
    json!({
        "turn": past.turn,
        "ends": past.ends.iter().map(|(_, end)| end.0).collect::<Vec<_>>(),
        "title": voice.say("discord-replay-turn", facts),
        "choices": replay::choices_of(past, &voice),
        "routes": routes,
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
    pub fn of(reviewed: &GameReview, locale: Locale) -> Self {
        let (doc, choices) = review::doc(reviewed, App::REVIEW_MINUTES, locale);
        let choices = choices.into_iter().map(|(label, seq)| json!({ "label": label, "seq": seq.0 }));
        let title = doc.title.clone();
        let by = doc.footer.clone();
        let mut lines = lines(&Doc { title: String::new(), ..doc });
        lines.push(by);
        let said = json!({
            "title": title,
            "lines": lines,
            "choices": choices.collect::<Vec<_>>(),
            "done": !reviewed.review.is_unfinished || reviewed.is_checked,
        });
        Self { said, chart: reviewed.review.clone(), voice: names::plain_voice(&reviewed.view, locale) }
    }

    /// The review in words and as a chart.
    pub fn shown(&self, look: Look) -> Value {
        let chart = self.chart.picture(look, &self.voice);
        let mut said = self.said.clone();
        said["svg"] = chart.as_ref().map(|picture| svg::page(&picture.scene)).into();
        said["alt"] = chart.map(|picture| picture.alt).into();
        said
    }
}

/// A review that is not there yet.
pub fn unknown() -> Value {
    json!({ "title": "", "lines": [], "choices": [], "svg": null, "alt": null, "done": false })
}

/// A review as far as it is known, or why there is none.
pub type Known = Option<Result<Told, Refusal>>;

/// The reviews that pages have asked for.
pub struct Reviews(Mutex<LruCache<(TableId, &'static str), watch::Receiver<Known>>>);

impl Default for Reviews {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Reviews {
    /// The review of a table in a language. At the first request `begin` gets where to tell it. A failed one is
    /// forgotten, so that it can be asked for again.
    ///
    /// # Errors
    /// The review failed, or does not begin.
    pub async fn of(
        &self,
        table: TableId,
        locale: Locale,
        begin: impl FnOnce(watch::Sender<Known>) -> Result<(), Refusal>,
    ) -> Result<Option<Told>, Refusal> {
        let key = (table, locale.tag());
        let mut receiver = {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match kept.get(&key) {
                Some(receiver) => receiver.clone(),
                None => {
                    let (sender, receiver) = watch::channel(None);
                    begin(sender)?;
                    kept.put(key, receiver.clone());
                    receiver
                }
            }
        };
        let known = match timeout(AT_ONCE, receiver.wait_for(Option::is_some)).await {
            Ok(Ok(known)) => known.clone(),
            // The work was dropped.
            Ok(Err(_)) => Some(Err(Refusal::Busy)),
            Err(_) => None,
        };
        if matches!(known, Some(Err(_))) {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&key);
        }
        known.transpose()
    }
}
