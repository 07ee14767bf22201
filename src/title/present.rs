//! How a title shows itself: boards, choices, events and reasons, in words, and boards as pictures. Everything is made
//! from a view, which holds no more than its viewer may know.

use serde::{Deserialize, Serialize};

use super::explain::{Account, Gain, explain};
use crate::ai::Policy;
use crate::canvas::palette::Look;
use crate::canvas::scene::Scene;
use crate::engine::action::ActionSpec;
use crate::engine::{Decision, Game, Seat, ViewOf};
use crate::words::{Doc, Voice};

/// An action as shown to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The typed code.
    pub code: String,
    /// What it does, short: at most 40 characters so that it fits a button on a phone.
    pub label: String,
    /// What it brings: at most 100 characters; may be empty.
    pub detail: String,
    /// A picture for the button; may be empty.
    pub emoji: &'static str,
    /// How it looks.
    pub weight: Weight,
    /// How to come to it when there are many: the branches to go into one after the other, e.g. the tile, then the cell.
    /// Choices with the same branches stand together; those without stand beside the branches. Mostly empty.
    pub path: Vec<Branch>,
}

/// A step on the way to a choice among many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What its choices have in common, short as the label of a choice; unlike that of any other branch beside it.
    pub label: String,
    /// More about it: at most 100 characters; may be empty.
    pub detail: String,
    /// A picture for the button; may be empty.
    pub emoji: &'static str,
    /// Its place among the branches beside it, the lowest first; [`Branch::LAST`] stands behind the choices without branches.
    pub rank: u16,
}

impl Branch {
    /// The rank of what few people want.
    pub const LAST: u16 = u16::MAX;
}

/// How a choice looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// One of many.
    #[default]
    Plain,
    /// What most people want here.
    Main,
    /// Costs something that may be regretted.
    Risky,
}

/// A switch of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in options and typed text, e.g. `ghost_reorder`. Words: `<title>-option-<key>` with `-` for `_`.
    pub key: &'static str,
    /// Its values, the default first. Words: `<title>-option-<key>-<value>`.
    pub values: &'static [&'static str],
    /// The rules version that brought it. Saved games of an earlier version do not name it: their `Options` read a
    /// missing switch (`#[serde(default = …)]`) as the rule that held before there was one.
    pub since: u16,
}

impl OptionSpec {
    /// A switch that the first rules version has.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> Self {
        Self { key, values, since: 1 }
    }

    /// The same, brought by a later rules version.
    #[must_use]
    pub const fn since(self, since: u16) -> Self {
        Self { since, ..self }
    }
}

/// The events of one entry.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryEvents<E> {
    /// The seq of the entry.
    pub seq: u64,
    /// Its events.
    pub events: Vec<E>,
}

/// Why a seat has points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The entry behind them.
    pub seq: u64,
    /// The source, as in the score sheet.
    pub source: String,
    /// The points; the reasons of a source add up to its line.
    pub points: i32,
    /// In words.
    pub text: String,
}

/// How somebody looks at a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RenderOptions {
    /// Light or dark, and how strong.
    pub look: Look,
    /// How much of it.
    pub frame: Frame,
}

/// How much of a board is in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// All of it.
    #[default]
    Whole,
    /// What is near a seat, larger.
    Around(Seat),
}

/// A board as a picture, and the same in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What is drawn.
    pub scene: Scene,
    /// All that the picture says, for people who do not see it: the same coordinates as the text board, at most
    /// [`LONGEST_ALT`] characters. Plain text: no markup, and names as the voice gives them.
    pub alt: String,
}

/// The most characters of a description of a picture (UTF-16 units, as Discord counts).
pub const LONGEST_ALT: usize = 1_024;

/// How a title shows itself.
pub trait Present: Game {
    /// The switches, in the order in which they are shown.
    const OPTIONS: &'static [OptionSpec];
    /// The actions as declared, from which the slash commands of the title are made. Without them `/play` alone acts.
    const ACTIONS: &'static [ActionSpec] = &[];
    /// The computer players by name, the best for newcomers first.
    const POLICIES: &'static [&'static str];

    /// The computer player of this name.
    fn policy(name: &str) -> Option<Box<dyn Policy<Self>>>;

    /// Each action as shown to the seat that may take it; one item an action, in the same order.
    fn choices(&self, view: &ViewOf<Self>, seat: Seat, actions: &[Self::Action], voice: &Voice) -> Vec<Choice>;

    /// The action that a person meant by a text that is not a plain code, e.g. `sell wood`.
    fn read(&self, view: &ViewOf<Self>, seat: Seat, typed: &str) -> Option<Self::Action>;

    /// The board in words.
    fn board(&self, view: &ViewOf<Self>, voice: &Voice) -> Doc;

    /// What is at stake in a decision.
    fn brief(&self, view: &ViewOf<Self>, decision: &Decision, voice: &Voice) -> Doc;

    /// An event in words; `None` when there is nothing to say.
    fn narrate(&self, event: &Self::Event, voice: &Voice) -> Option<String>;

    /// The points that an event brings to the seat of an account at once, each with its source and in words. None without
    /// points; a title all of whose points are counted at the end leaves it at that.
    fn gained(&self, _account: &Account<'_, Self>, _event: &Self::Event) -> Vec<Gain> {
        Vec::new()
    }

    /// The points of a seat that only the end of a game settles, as they would be now, each with the seq of the entry behind it;
    /// 0 where there is none.
    fn counted(&self, _account: &Account<'_, Self>) -> Vec<(u64, Gain)> {
        Vec::new()
    }

    /// The event behind every point of a seat: by source in the order of the score sheet, then by entry.
    fn explain(
        &self,
        view: &ViewOf<Self>,
        history: &[EntryEvents<Self::Event>],
        seat: Seat,
        voice: &Voice,
    ) -> Vec<Reason> {
        explain(self, view, history, seat, voice)
    }

    /// The short rules, in our own words.
    fn rules(&self, voice: &Voice) -> Doc;

    /// The board as a picture. `changed` is what has happened since the viewer's last turn, already redacted for the
    /// viewer: the picture sets it off. The names of the voice are drawn as they are, so they must be plain, not escaped
    /// for markdown. `None` for a title that has no picture.
    fn picture(
        &self,
        view: &ViewOf<Self>,
        render: RenderOptions,
        changed: &[EntryEvents<Self::Event>],
        voice: &Voice,
    ) -> Option<Picture> {
        let _ = (view, render, changed, voice);
        None
    }

    /// The components and their meaning as a picture, for the rules. `None` for a title that has no picture.
    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        let _ = (look, voice);
        None
    }
}
