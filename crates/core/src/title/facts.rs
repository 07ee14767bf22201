//! What seats have and what lies on places. A title states each fact once. The board in brief, the board in words, the
//! picture and its description show it, in the same way for all titles.

use std::collections::BTreeMap;

use super::alt::Measure;
use super::{Context, Ranked};
use crate::engine::{ScoreSheet, Seat};
use crate::words::{Doc, Section, row};

/// The longest fact that is kept on one line.
const UNBROKEN: usize = 24;

/// A fact. Each text takes its part, and leaves out a fact that has no such part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact<S = ()> {
    /// Stands before the value and the words, but not in descriptions; may be empty.
    pub sign: String,
    /// The board in brief.
    pub value: String,
    /// The board in words, and descriptions. Without them only cards show the fact.
    pub words: String,
    /// The board in words, if it says more than `words`.
    pub board: String,
    /// The picture, e.g. a card: signs, each with a number or nothing.
    pub drawn: Vec<(S, String)>,
    /// Whether a description with little room leaves it out.
    pub minor: bool,
}

impl<S> Fact<S> {
    pub fn new(sign: impl Into<String>, value: impl ToString, words: impl Into<String>) -> Self {
        Self {
            sign: sign.into(),
            value: value.to_string(),
            words: words.into(),
            board: String::new(),
            drawn: Vec::new(),
            minor: false,
        }
    }

    #[must_use]
    pub fn on_board(self, board: impl Into<String>) -> Self {
        Self { board: board.into(), ..self }
    }

    #[must_use]
    pub fn drawn(mut self, sign: S, value: impl ToString) -> Self {
        self.drawn.push((sign, value.to_string()));
        self
    }

    #[must_use]
    pub fn minor(self) -> Self {
        Self { minor: true, ..self }
    }

    /// The sign and the value, e.g. `🪙6`.
    pub fn brief(&self) -> String {
        format!("{}{}", self.sign, self.value)
    }

    /// The sign and the words, e.g. `🪙 Coins 6`; empty without words. A short fact is kept on one line.
    pub fn full(&self) -> String {
        let text = self.told();
        if text.chars().count() > UNBROKEN { text } else { row::glued(text) }
    }

    fn told(&self) -> String {
        let words = if self.board.is_empty() { &self.words } else { &self.board };
        if words.is_empty() { String::new() } else { format!("{} {words}", self.sign).trim().to_owned() }
    }
}

/// Facts about places, kind by kind: the words of each kind, then the places with the values there, e.g. `goat L10 N5×2`.
pub fn by_kind<S>(places: impl IntoIterator<Item = (String, Vec<Fact<S>>)>) -> Vec<String> {
    let mut kinds: BTreeMap<String, String> = BTreeMap::new();
    for (place, facts) in places {
        for fact in facts.into_iter().filter(|fact| !fact.words.is_empty()) {
            kinds.entry(fact.words).or_default().push_str(&format!(" {place}{}", fact.value));
        }
    }
    kinds.into_iter().map(|(kind, places)| kind + &places).collect()
}

/// A title that states what its seats have as facts.
pub trait Told: Ranked {
    /// A sign in its pictures.
    type Sign;
    /// A place of its board.
    type Place;

    /// The heading, what is asked or who has won, and how far the game is.
    fn head(context: &Context<'_, Self>) -> Doc;

    /// The points of a seat, as far as the viewer knows them.
    fn points_known(context: &Context<'_, Self>, seat: Seat) -> String;

    /// The points by source, when the game is over.
    fn final_sheet(context: &Context<'_, Self>, seat: Seat) -> Option<ScoreSheet>;

    /// What a seat has, in the lines of the board in words.
    fn facts(context: &Context<'_, Self>, seat: Seat) -> Vec<Vec<Fact<Self::Sign>>>;

    /// What lies at a place, and who is there.
    fn facts_at(context: &Context<'_, Self>, place: Self::Place) -> Vec<Fact<Self::Sign>>;
}

impl<G: Told> Context<'_, G> {
    /// The board in brief: what is asked of whom, and a line for each seat with the facts that fit a phone.
    pub fn overview(&self) -> Doc {
        let mut doc = G::head(self);
        doc.extend(self.in_order().into_iter().map(|seat| {
            let facts = self.facts(seat).filter(|fact| !fact.value.is_empty() && !fact.words.is_empty());
            row::with_signs(&self.seat_title(seat), facts.map(|fact| row::glued(fact.brief())))
        }));
        doc
    }

    /// Who it is, its points, and its rank at the end.
    fn seat_title(&self, seat: Seat) -> String {
        let rank = if self.is_over() { format!("{} ", self.voice.ordinal(self.rank(seat))) } else { String::new() };
        format!("{rank}{} · {}", self.voice.marked(seat), G::points_known(self, seat))
    }

    /// What is at a place in brief, e.g. `🐐×2 🏘️4`.
    pub fn place_brief(&self, place: G::Place) -> String {
        row::joined(G::facts_at(self, place).iter().map(Fact::brief).filter(|fact| !fact.is_empty()), " ")
    }

    /// What is at a place on the board in words.
    pub fn place_line(&self, place: G::Place) -> String {
        row::joined(G::facts_at(self, place).iter().map(Fact::told).filter(|fact| !fact.is_empty()), " ")
    }

    /// What is at a place in a sentence, e.g. `goat ×2, Settlement (4)`.
    pub fn place_words(&self, place: G::Place) -> String {
        let facts = G::facts_at(self, place).into_iter().filter(|fact| !fact.words.is_empty());
        row::list(facts.map(|fact| format!("{} {}", fact.words, fact.value).trim_end().to_owned()))
    }

    /// The signs of a place in a picture.
    pub fn drawn_at(&self, place: G::Place) -> Vec<(G::Sign, String)> {
        G::facts_at(self, place).into_iter().flat_map(|fact| fact.drawn).collect()
    }

    /// The seats on the board in words.
    pub fn sections(&self) -> impl Iterator<Item = Section> {
        self.in_order().into_iter().map(|seat| {
            let mut section = Section::titled(format!("{}{}", self.asked_sign(seat), self.seat_title(seat)));
            let sheet = if self.is_over() { G::final_sheet(self, seat) } else { None };
            section.extend(sheet.map(|sheet| self.sources(&sheet)).into_iter().chain(self.seat_lines(seat)));
            section
        })
    }

    fn sources(&self, sheet: &ScoreSheet) -> String {
        let name = |source: &str| format!("{}-source-{source}", G::META.key).replace('_', "-");
        let lines = sheet.lines.iter().filter(|line| line.points != 0);
        row::all(lines.map(|line| format!("{} {}", self.voice.word(&name(&line.source)), line.points)))
    }

    /// What a seat has, in lines with signs and words.
    pub fn seat_lines(&self, seat: Seat) -> impl Iterator<Item = String> + use<G> {
        G::facts(self, seat).into_iter().map(|line| row::all(line.iter().map(Fact::full)))
    }

    /// A seat in the description of a picture.
    pub fn seat_words(&self, seat: Seat, measure: Measure) -> String {
        let facts = self.facts(seat).filter(|fact| measure.detail >= Measure::MINOR || !fact.minor);
        let facts = facts.map(|fact| fact.words).filter(|words| !words.is_empty());
        let facts = row::list([G::points_known(self, seat)].into_iter().chain(facts));
        format!("{}.", self.voice.about(measure.player(seat, self.voice), facts))
    }

    /// The facts of a seat, line after line.
    pub fn facts(&self, seat: Seat) -> impl Iterator<Item = Fact<G::Sign>> + use<G> {
        G::facts(self, seat).into_iter().flatten()
    }
}
