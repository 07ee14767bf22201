//! An open decision with its choices, as a viewer may see them.

use std::fmt;
use std::sync::Arc;

use crate::GameView;
use skald_core::engine::{Decision, Seat, Viewer};
use skald_core::title::{Action, Choice, Choices, Weight};
use skald_core::words::{Doc, Voice};
use skald_store::{DecisionId, Exchange, PendingDecision, Timestamp};

/// An open decision. Cheap to copy; its choices are listed once for each position of the game.
#[derive(Clone)]
pub struct OpenDecision {
    /// The seat that is asked, and the kind of the question.
    pub decision: Decision,
    pub id: DecisionId,
    pub since: Timestamp,
    exchange: Option<Exchange>,
    game: GameView,
}

impl OpenDecision {
    /// A decision of a game that was opened with this id at this time.
    pub const fn new(decision: Decision, id: DecisionId, since: Timestamp, game: GameView) -> Self {
        Self { decision, id, since, exchange: None, game }
    }

    /// The pending decisions of a game, in order of seat.
    pub(crate) fn all(pending: &[PendingDecision], game: Option<&GameView>) -> Vec<Self> {
        let Some(game) = game else { return Vec::new() };
        let open = |PendingDecision { decision, id, since, exchange }| Self {
            exchange,
            ..Self::new(decision, id, since, game.clone())
        };
        pending.iter().cloned().map(open).collect()
    }

    /// The same decision as its own seat sees it.
    #[must_use]
    pub fn as_its_seat(&self) -> Self {
        self.seen_by(self.decision.seat)
    }

    /// The same decision as a seat sees it.
    #[must_use]
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        Self { game: self.game.seen_by(seat), ..self.clone() }
    }

    /// The first decision of the exchange that it is part of, if any.
    pub fn exchange(&self) -> Option<DecisionId> {
        self.exchange.map(|exchange| exchange.began)
    }

    /// The first decision of its exchange; the decision itself if it is part of none.
    pub fn began(&self) -> DecisionId {
        self.exchange().unwrap_or(self.id)
    }

    /// Whether standing orders may answer it.
    pub fn is_contest(&self) -> bool {
        self.game.position().bid(self.decision.seat).is_some()
    }

    /// The choices in the order of their indices. Empty if they would tell the viewer too much.
    pub fn choices(&self, voice: &Voice) -> Vec<Choice> {
        let mut choices = self.visible().map(|choices| choices.shown(voice)).unwrap_or_default();
        self.mark(&mut choices);
        choices
    }

    /// Marks the only choice. Where the bot advises, it marks the first choice of a hint, or the intent that begins so.
    fn mark(&self, choices: &mut [Choice]) {
        if let [only] = choices {
            only.weight = Weight::Main;
        } else if let Some(best) = self.advised() {
            Choice::advise(choices, best.code());
        }
    }

    fn advised(&self) -> Option<Action> {
        self.game.is_coached().then(|| self.game.position().advice(self.decision.seat))?
    }

    /// What finds the advice to its seat; `None` where the bot does not advise, or has found it.
    pub(crate) fn unadvised(&self) -> Option<impl FnOnce() + Send + use<>> {
        let seat = self.decision.seat;
        let position = Arc::clone(self.game.position());
        let player = self.game.reviewer().filter(|_| self.game.is_coached() && position.advice(seat).is_none())?;
        position.choices(seat).only().is_none().then_some(move || drop(position.advise(player, seat)))
    }

    /// Whether the bot advises, and is still finding the advice.
    pub fn awaits_advice(&self) -> bool {
        self.unadvised().is_some()
    }

    /// All that its seat may choose: the legal actions, then the intents. Empty if they would tell the viewer too much.
    pub fn offers(&self, voice: &Voice) -> Vec<Choice> {
        let Some(choices) = self.visible() else { return Vec::new() };
        let mut offers = choices.shown(voice);
        let seat = self.decision.seat;
        let viewer = if self.game.shares(seat) { Viewer::Seat(seat) } else { Viewer::Public };
        offers.extend(self.game.position().intent_choices(seat, viewer, voice));
        self.mark(&mut offers);
        offers
    }

    /// Whether the viewer may see the choices.
    pub fn may_show_choices(&self) -> bool {
        self.visible().is_some()
    }

    fn visible(&self) -> Option<Choices> {
        let seat = self.decision.seat;
        let position = self.game.position();
        if self.game.shares(seat) { Some(position.choices(seat)) } else { position.open_choices(seat) }
    }

    /// The choice with this code in words; the code itself if the viewer may not see that choice.
    pub fn label(&self, code: &str, voice: &Voice) -> String {
        match self.may_show_choices() {
            true => self.game.position().label(self.decision.seat, code, voice),
            false => code.to_owned(),
        }
    }

    /// The subject in a few words that all may read.
    pub fn matter(&self, voice: &Voice) -> String {
        self.game.position().brief(&self.decision, voice).title
    }

    /// The stakes; only the subject for a viewer who may not know more.
    pub fn brief(&self, voice: &Voice) -> Doc {
        let brief = self.game.position().brief(&self.decision, voice);
        if self.game.shares(self.decision.seat) { brief } else { Doc::titled(brief.title) }
    }
}

impl PartialEq for OpenDecision {
    /// Whether it is the same decision, for any viewer.
    fn eq(&self, other: &Self) -> bool {
        (self.id, &self.decision, self.since, self.exchange) == (other.id, &other.decision, other.since, other.exchange)
    }
}

impl fmt::Debug for OpenDecision {
    /// Omits the game, which holds secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("OpenDecision");
        shown.field("decision", &self.decision).field("id", &self.id).finish_non_exhaustive()
    }
}
