//! A game as one viewer may see it.

use std::sync::Arc;

use serde_json::Value;

use crate::engine::{Decision, Outcome, Seat, SeenSheet, Viewer};
use crate::title::{Choice, Picture, Position, Reason, RenderOptions, Title};
use crate::words::{Doc, Voice};

/// A position with its viewer. The viewer is chosen once, by [`super::TableView`]; every method returns only what that
/// viewer may know. Cheap to copy.
#[derive(Clone)]
pub struct GameView {
    title: Arc<dyn Title>,
    position: Arc<dyn Position>,
    viewer: Viewer,
}

impl GameView {
    /// A position shown to a viewer.
    pub const fn new(title: Arc<dyn Title>, position: Arc<dyn Position>, viewer: Viewer) -> Self {
        Self { title, position, viewer }
    }

    pub(super) const fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    /// The same game as a seat sees it.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        Self { viewer: Viewer::Seat(seat), ..self.clone() }
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The heading of the public board, the same for every viewer.
    pub fn heading(&self, voice: &Voice) -> String {
        self.position.board(Viewer::Public, voice).title
    }

    /// The board as a document.
    pub fn board(&self, voice: &Voice) -> Doc {
        self.position.board(self.viewer, voice)
    }

    /// The number of the part of the game that gets a board message of its own.
    pub fn part(&self) -> u16 {
        self.position.part()
    }

    /// The board in brief, for a message with a picture.
    pub fn overview(&self, voice: &Voice) -> Doc {
        self.position.overview(self.viewer, voice)
    }

    /// The board as a picture; `changed` holds the logged events of each entry, by seq, that the picture highlights.
    pub fn picture(&self, render: RenderOptions, changed: &[(u64, Vec<Value>)], voice: &Voice) -> Option<Picture> {
        self.position.picture(self.viewer, render, changed, voice)
    }

    /// Everything that the viewer may know, as JSON; `None` when the title cannot serialize it.
    pub fn data(&self) -> Option<Value> {
        self.position.view(self.viewer).ok()
    }

    /// The legal choices of a seat. Empty when they would tell the viewer more than they may know: in a title with
    /// hidden information only the seat itself sees its choices.
    pub fn choices(&self, seat: Seat, voice: &Voice) -> Vec<Choice> {
        if self.shares(seat) { self.position.choices(seat, voice) } else { Vec::new() }
    }

    /// An action code in words.
    pub fn label(&self, seat: Seat, code: &str, voice: &Voice) -> String {
        if self.shares(seat) { self.position.label(seat, code, voice) } else { code.to_owned() }
    }

    /// The subject of a decision in a few words that everybody may read.
    pub fn matter(&self, decision: &Decision, voice: &Voice) -> String {
        self.position.brief(decision, voice).title
    }

    /// What is at stake in a decision; only its subject for a viewer who may not know more.
    pub fn brief(&self, decision: &Decision, voice: &Voice) -> Doc {
        let brief = self.position.brief(decision, voice);
        if self.shares(decision.seat) { brief } else { Doc::titled(brief.title) }
    }

    /// The points of a seat by source, as far as the viewer may know them.
    pub fn score(&self, seat: Seat) -> SeenSheet {
        self.position.score(seat, self.viewer)
    }

    /// The event behind every point of a seat that the viewer may know.
    pub fn explain(&self, history: &[(u64, Vec<Value>)], seat: Seat, voice: &Voice) -> Vec<Reason> {
        self.title.explain(self.position.as_ref(), history, seat, self.viewer, voice)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Whether the viewer may know what this seat knows.
    fn shares(&self, seat: Seat) -> bool {
        !self.title.meta().hidden || matches!(self.viewer, Viewer::Everything) || self.viewer == Viewer::Seat(seat)
    }
}
