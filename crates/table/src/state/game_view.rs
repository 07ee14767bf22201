//! A game as one viewer may see it.

use std::sync::Arc;

use serde_json::Value;

use crate::Entry;
use skald_core::engine::{Outcome, Seat, SeenSheet, Viewer};
use skald_core::title::{Picture, Position, Reason, RenderOptions, Title, reviewer};
use skald_core::words::{Doc, Voice};

/// A position with its viewer. [`crate::TableView`] chooses the viewer once; every method returns only facts that this
/// viewer may know. Cheap to copy.
#[derive(Clone)]
pub struct GameView {
    title: Arc<dyn Title>,
    position: Arc<dyn Position>,
    viewer: Viewer,
    /// Whether the bot advises its only person.
    coached: bool,
}

impl GameView {
    /// A position shown to a viewer.
    pub const fn new(title: Arc<dyn Title>, position: Arc<dyn Position>, viewer: Viewer) -> Self {
        Self { title, position, viewer, coached: false }
    }

    /// The same game, with advice for its only person or without.
    #[must_use]
    pub(super) fn coached(self, coached: bool) -> Self {
        Self { coached, ..self }
    }

    pub const fn is_coached(&self) -> bool {
        self.coached
    }

    /// The computer player that advises.
    pub(crate) fn reviewer(&self) -> Option<&'static str> {
        reviewer(self.title.as_ref())
    }

    pub(crate) const fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    /// The same game as a seat sees it.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        Self { viewer: Viewer::Seat(seat), ..self.clone() }
    }

    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The heading of the public board, the same for every viewer.
    pub fn heading(&self, voice: &Voice) -> String {
        self.position.heading(Viewer::Public, voice)
    }

    /// A choice of a seat in words. Only for a game that is over: it may tell what the seat knew.
    pub(crate) fn label(&self, seat: Seat, code: &str, voice: &Voice) -> String {
        self.position.label(seat, code, voice)
    }

    /// The board as a document.
    pub fn board(&self, voice: &Voice) -> Doc {
        self.position.board(self.viewer, voice)
    }

    /// The number of the part of the game that gets a board message of its own.
    pub fn part(&self) -> u16 {
        self.position.part()
    }

    /// The number of the last part of the game.
    pub fn last_part(&self) -> u16 {
        self.position.last_part()
    }

    /// The board in brief, for a message with a picture.
    pub fn overview(&self, voice: &Voice) -> Doc {
        self.position.overview(self.viewer, voice)
    }

    /// The board as a picture, with the changes of the entries `changed` highlighted.
    pub fn picture(&self, render: RenderOptions, changed: &[Entry], voice: &Voice) -> Option<Picture> {
        let changed: Vec<_> = changed.iter().map(Entry::logged).collect();
        self.position.picture(self.viewer, render, &changed, voice)
    }

    /// The part of the game that the viewer may know, as JSON; `None` if the title cannot serialize it.
    pub fn data(&self) -> Option<Value> {
        self.position.view(self.viewer).ok()
    }

    /// The points of a seat by source, as far as the viewer may know them.
    pub fn score(&self, seat: Seat) -> SeenSheet {
        self.position.score(seat, self.viewer)
    }

    /// The event behind every point of a seat that the viewer may know. `log` has all entries that are not undone.
    pub fn explain(&self, log: &[Entry], seat: Seat, voice: &Voice) -> Vec<Reason> {
        let history: Vec<_> = log.iter().map(Entry::logged).collect();
        self.title.explain(self.position.as_ref(), &history, seat, self.viewer, voice)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Whether the viewer may know what this seat knows.
    pub(crate) fn shares(&self, seat: Seat) -> bool {
        !self.title.meta().hidden || matches!(self.viewer, Viewer::Everything) || self.viewer == Viewer::Seat(seat)
    }
}
