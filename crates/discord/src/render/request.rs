//! Render requests, identified by a digest of everything that is visible in the picture.

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::messages::{names, puzzle};
use skald_core::canvas::palette::Look;
use skald_core::canvas::scene::Scene;
use skald_core::engine::{Seat, Viewer};
use skald_core::title::{Frame, Picture, Record, RenderOptions, Review, Span, Title};
use skald_core::words::{Locale, Voice};
use skald_table::{Entry, EntryKind, GameView, PersonId, PuzzleView, TableId, TableView, Tables, TutorialView};

/// Identifies a picture: a SHA-256, the same for all that look the same.
pub type Digest = [u8; 32];
/// Draws a picture; `None` when there is none.
pub type RenderJob = Arc<dyn Fn() -> Option<Drawing> + Send + Sync>;
/// One of the boards of a table: viewer, options, language.
pub(super) type LaneKey = (Viewer, RenderOptions, Locale);

/// What pictures of about the same size share: title, whether it is a legend, frame, language.
pub(super) type Kind = (&'static str, bool, Frame, Locale);

/// What a job draws.
pub enum Drawing {
    Still(Picture),
    /// Pictures that follow each other.
    Animation {
        scenes: Vec<Scene>,
        /// The text alternative of all of it.
        alt: String,
    },
}

/// Pictures with the same key are drawn one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum QueueKey {
    Table(TableId),
    Legends,
    Animations,
    /// The boards of the tutorials of a person.
    Tutorial(PersonId),
    Puzzles,
}

/// The maximum number of pictures in an animation.
const FRAMES: usize = 30;

const ANIMATION: &str = "replay.gif";
const REVIEW: &str = "review.png";

const LEGEND: &str = "legend.png";

/// A picture to render.
#[derive(Clone)]
pub struct RenderRequest {
    pub(super) queue: QueueKey,
    pub(super) lane: LaneKey,
    pub(super) seq: u64,
    pub(super) title: &'static str,
    pub digest: Digest,
    pub file: String,
    pub(super) job: RenderJob,
}

impl RenderRequest {
    fn new(
        queue: QueueKey,
        lane: LaneKey,
        seq: u64,
        title: &'static str,
        file: String,
        digest: Option<Digest>,
        job: impl Fn() -> Option<Drawing> + Send + Sync + 'static,
    ) -> Option<Self> {
        Some(Self { queue, lane, seq, title, digest: digest?, file, job: Arc::new(job) })
    }

    /// What it shares with pictures of about the same size.
    pub(super) fn kind(&self) -> Kind {
        let (_, render, locale) = self.lane;
        (self.title, self.queue == QueueKey::Legends, render.frame, locale)
    }

    /// The board of a table as its viewer may see it, with changes highlighted. `log` are the last entries; `None` if
    /// there is no board.
    pub fn board(view: &TableView, log: &[Entry], render: RenderOptions, locale: Locale) -> Option<Self> {
        let game = view.game.clone()?;
        let voice = names::plain_voice(view, locale);
        let changed = changed(log, game.viewer());
        let news: Vec<_> = changed.iter().map(|entry| (entry.seq.0, view.seen_events(entry))).collect();
        let lane = (game.viewer(), render, locale);
        let title = view.title.meta().key;
        let digest = digest(title, lane, &(&view.title.edition().id, game.data()?, &voice.names, &news));
        let draw = move || game.picture(render, &changed, &voice).map(Drawing::Still);
        Self::new(QueueKey::Table(view.id), lane, view.seq.0, title, file(view.seq.0), digest, draw)
    }

    pub fn legend(title: &Arc<dyn Title>, look: Look, locale: Locale) -> Option<Self> {
        let lane = public(look, locale);
        let voice = Voice::new(locale, Vec::new());
        let key = title.meta().key;
        let digest = digest(key, lane, &(LEGEND, &title.edition().id));
        let title = Arc::clone(title);
        let draw = move || title.legend(look, &voice).map(Drawing::Still);
        Self::new(QueueKey::Legends, lane, 0, key, LEGEND.to_owned(), digest, draw)
    }

    /// The chances of the seats over a reviewed game.
    pub fn review(view: &TableView, review: Review, look: Look, locale: Locale) -> Option<Self> {
        let voice = names::plain_voice(view, locale);
        let lane = public(look, locale);
        let chances: Vec<_> = review.course.iter().map(|outlook| &outlook.chances).collect();
        let title = view.title.meta().key;
        let digest = digest(title, lane, &(REVIEW, chances, &voice.names));
        let draw = move || review.picture(look, &voice).map(Drawing::Still);
        Self::new(QueueKey::Table(view.id), lane, view.seq.0, title, REVIEW.to_owned(), digest, draw)
    }

    /// The board of a tutorial. `seq` grows with every request of the person; the voice has unescaped names.
    pub fn tutorial(
        view: &TutorialView,
        person: PersonId,
        seq: u64,
        render: RenderOptions,
        voice: Voice,
    ) -> Option<Self> {
        let file = format!("tutorial-{}.png", view.done());
        Self::game(QueueKey::Tutorial(person), seq, &view.title, &view.game, render, voice, file)
    }

    pub fn puzzle(view: &PuzzleView, render: RenderOptions, locale: Locale) -> Option<Self> {
        let file = format!("puzzle-{}.png", view.day);
        Self::game(QueueKey::Puzzles, 0, &view.title, &view.game, render, puzzle::voice(view, locale), file)
    }

    /// The board of a game that has no table.
    fn game(
        queue: QueueKey,
        seq: u64,
        title: &Arc<dyn Title>,
        game: &GameView,
        render: RenderOptions,
        voice: Voice,
        file: String,
    ) -> Option<Self> {
        let lane = (game.viewer(), render, voice.locale);
        let key = title.meta().key;
        let digest = digest(key, lane, &(&title.edition().id, game.data()?, &voice.names));
        let game = game.clone();
        Self::new(queue, lane, seq, key, file, digest, move || game.picture(render, &[], &voice).map(Drawing::Still))
    }

    /// A part of a game as the public saw it, as an animated picture.
    pub fn animation(
        tables: &Arc<Tables>,
        view: &TableView,
        record: Record,
        span: Span,
        look: Look,
        locale: Locale,
    ) -> Option<Self> {
        let voice = names::plain_voice(view, locale);
        let heading = names::heading(view, &voice);
        let lane = public(look, locale);
        let title = view.title.meta().key;
        let seen = (ANIMATION, &view.title.edition().id, view.id, record.last(), span, &voice.names);
        let digest = digest(title, lane, &seen);
        let tables = Arc::clone(tables);
        let draw = move || {
            let drawn = record.animation(tables.titles(), span, lane.1, &voice, FRAMES);
            let drawn = drawn.inspect_err(|error| tracing::warn!(%error, "a record does not replay")).ok()?;
            let alt = animation_alt(&heading, &drawn, &voice)?;
            Some(Drawing::Animation { scenes: drawn.into_iter().map(|picture| picture.scene).collect(), alt })
        };
        Self::new(QueueKey::Animations, lane, 0, title, ANIMATION.to_owned(), digest, draw)
    }
}

/// The digest of a picture: `seen` is everything visible that the title and the lane do not say.
fn digest(title: &str, lane: LaneKey, seen: &impl Serialize) -> Option<Digest> {
    Some(Sha256::digest(serde_json::to_vec(&(title, lane, seen)).ok()?).into())
}

/// The lane of a picture that all may see.
fn public(look: Look, locale: Locale) -> LaneKey {
    (Viewer::Public, RenderOptions { look, ..RenderOptions::default() }, locale)
}

pub fn file(seq: u64) -> String {
    format!("board-{seq}.png")
}

/// The text alternative of an animation: the number of pictures, and the last one in words.
fn animation_alt(heading: &str, drawn: &[Picture], voice: &Voice) -> Option<String> {
    let last = drawn.last()?;
    let facts = [("table", heading.into()), ("count", drawn.len().into()), ("alt", last.alt.as_str().into())];
    Some(voice.say("discord-animation-alt", facts))
}

/// The entries that a viewer has not seen: those since their own last action. For spectators, those of the last turn:
/// the actions by the seat that acted last.
pub fn changed(log: &[Entry], viewer: Viewer) -> Vec<Entry> {
    let actor = |entry: &Entry| if let EntryKind::Act(seat) = entry.kind { Some(seat) } else { None };
    let unseen: Vec<_> = match viewer {
        Viewer::Seat(own) => log.iter().rev().take_while(|entry| actor(entry) != Some(own)).collect(),
        Viewer::Public | Viewer::Everything => {
            let last: Option<Seat> = log.iter().rev().find_map(actor);
            log.iter().rev().take_while(|entry| actor(entry).is_none_or(|seat| Some(seat) == last)).collect()
        }
    };
    unseen.into_iter().rev().filter(|entry| actor(entry).is_some()).cloned().collect()
}
