//! A game, or a part of one, as a series of public pictures.

use serde::Serialize;

use super::{Picture, Record, RecordEntry, RecordError, RenderOptions, Title, Titles};
use crate::engine::{Seat, Viewer};
use crate::words::{Locale, Voice};

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// The whole game, turn by turn.
    Game,
    /// From the end of the seat's last turn before the newest turn, action by action.
    Since(Seat),
}

impl Record {
    /// Every turn: its seat and the seq of its last entry. Consecutive entries of a seat form one turn. An entry that
    /// begins a chapter also ends the turn ([`Title::chapter`]).
    pub fn turn_ends(&self, title: &dyn Title) -> Vec<(Seat, u64)> {
        let voice = Voice::new(Locale::En, Vec::new());
        let begins = |event| title.chapter(event, Viewer::Public, &voice).is_some();
        let mut ends: Vec<(Seat, u64)> = Vec::new();
        let mut goes_on = false;
        for entry in &self.entries {
            ends.pop_if(|(seat, _)| goes_on && *seat == entry.seat());
            ends.push((entry.seat(), entry.seq()));
            goes_on = !entry.events().iter().any(begins);
        }
        ends
    }

    /// The public board of a part of the game, in at most `most` pictures, evenly spread. The first and the last
    /// picture are always included. Empty for a title without pictures.
    ///
    /// # Errors
    /// As in [`Record::replay_to`].
    pub fn animation(
        &self,
        titles: &Titles,
        span: Span,
        render: RenderOptions,
        voice: &Voice,
        most: usize,
    ) -> Result<Vec<Picture>, RecordError> {
        let wanted = spread(&self.moments(span, self.find(titles)?), most);
        let Some(last) = wanted.last() else { return Ok(Vec::new()) };
        let mut pictures = Vec::new();
        self.replay_through(titles, *last, |seq, position| {
            if wanted.contains(&seq) {
                let news = self.news(Viewer::Public, seq);
                pictures.extend(position.picture(Viewer::Public, render, &news, voice));
            }
        })?;
        Ok(pictures)
    }

    /// The seqs of the pictures of a part of the game; 0 is the setup.
    fn moments(&self, span: Span, title: &dyn Title) -> Vec<u64> {
        let ends = self.turn_ends(title);
        match span {
            Span::Game => std::iter::once(0).chain(ends.into_iter().map(|(_, end)| end)).collect(),
            Span::Since(seat) => {
                let newest = ends.last().is_some_and(|(whose, _)| *whose == seat);
                let earlier = &ends[..ends.len() - usize::from(newest)];
                let from = earlier.iter().rev().find(|(whose, _)| *whose == seat).map_or(0, |(_, end)| *end);
                let since = self.entries.iter().map(RecordEntry::seq).filter(|seq| *seq > from);
                std::iter::once(from).chain(since).collect()
            }
        }
    }
}

/// At most `most` of these, evenly spread. The first and the last are always included.
pub fn spread(moments: &[u64], most: usize) -> Vec<u64> {
    let count = moments.len();
    let shown = moments.len().min(most.max(2));
    (0..shown).map(|at| moments[at * (count - 1) / (shown - 1).max(1)]).collect()
}
