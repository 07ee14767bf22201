//! A position as a viewer sees it, with what it takes to describe it; and what every title says of one in the same way.

use crate::canvas::kit;
use crate::engine::{Game, Seat, ViewOf};
use crate::words::{Mark, Voice, row, say};

/// A position to be described: the components, what the viewer may know, and a voice.
pub struct Context<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a ViewOf<G>,
    pub voice: &'a Voice,
}

impl<G: Game> Clone for Context<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Context<'_, G> {}

/// A title that says who is ahead in its texts and pictures.
pub trait Ranked: Game {
    /// The points of a seat if the game ended now, as far as the viewer knows them; then what decides between equal points.
    fn standing(context: &Context<'_, Self>, seat: Seat) -> [i32; 3];
}

impl<'a, G: Game> Context<'a, G> {
    /// The same in another voice.
    #[must_use]
    pub fn spoken(self, voice: &'a Voice) -> Self {
        Self { voice, ..self }
    }

    pub fn open(&self) -> &'a G::Open {
        &self.view.open
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<G> {
        Seat::all(G::seats(self.open()))
    }

    pub fn is_over(&self) -> bool {
        self.game.decisions(self.open()).is_empty()
    }

    /// The sign before the name of a seat that is asked; nothing for others.
    pub fn asked_sign(&self, seat: Seat) -> &'static str {
        let asked = self.game.decisions(self.open()).iter().any(|decision| decision.seat == seat);
        if asked { "▶ " } else { "" }
    }
}

impl<G: Ranked> Context<'_, G> {
    pub fn points(&self, seat: Seat) -> i32 {
        G::standing(self, seat)[0]
    }

    /// All seats with their ranks, the best first; equal standings share a rank.
    pub fn ranking(&self) -> Vec<(u8, Seat)> {
        let standings: Vec<_> = self.seats().map(|seat| G::standing(self, seat)).collect();
        let better = |standing| standings.iter().filter(|other| *other > standing).count() as u8;
        let mut ranking: Vec<_> = standings.iter().map(|standing| 1 + better(standing)).zip(self.seats()).collect();
        ranking.sort_unstable();
        ranking
    }

    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranking().into_iter().find(|(_, other)| *other == seat).map_or(0, |(rank, _)| rank)
    }

    /// Who has won, or would if the game ended now.
    pub fn winners(&self) -> Vec<Seat> {
        self.ranking().into_iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| seat).collect()
    }

    /// The seats as they are listed: by rank when the game is over, else in order.
    pub fn in_order(&self) -> Vec<Seat> {
        if !self.is_over() {
            return self.seats().collect();
        }
        self.ranking().into_iter().map(|(_, seat)| seat).collect()
    }

    /// Who has won with how many points, as a sentence with `$count`, `$winners` and `$points`.
    pub fn won(&self, key: &str, called: impl Fn(Seat) -> String) -> String {
        let winners = self.winners();
        let points = winners.first().map_or(0, |seat| self.points(*seat));
        say!(self.voice, key, count = winners.len(), winners = row::list(winners.into_iter().map(called)), points)
    }

    /// Who is asked this question, or who has won, by the sentence `won`; `called` gives the names of seats.
    pub fn asked_or_won(&self, question: String, won: &str, called: impl Fn(Seat) -> String) -> String {
        if self.is_over() {
            return self.won(won, called);
        }
        let asked = self.game.decisions(self.open()).into_iter().map(|decision| called(decision.seat));
        match row::list(asked.filter(|name| !name.is_empty())) {
            nobody if nobody.is_empty() => question,
            asked => self.voice.about(asked, question),
        }
    }

    /// What decided between equal points, as sentences with `$first`, `$second` and `$by`, the number of the tie-breaker.
    pub fn ties(&self, key: &str) -> Vec<String> {
        let letter = |seat| Mark::of(seat).letter.to_string();
        let said = |(one, other, by)| say!(self.voice, key, by, first = letter(one), second = letter(other));
        kit::ties(&self.ranking(), |seat| G::standing(self, seat)).into_iter().map(said).collect()
    }
}
