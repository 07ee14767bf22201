//! A question to a seat, and what each answer brings.
//!
//! An answer is tried with the rules: its actions are applied to positions that the viewer cannot tell from the real one.
//! Then what the seat has before and after is compared ([`Counted::counts`]). A count that differs between these
//! positions depends on chance or on something hidden, and is not promised. Where few results are possible, a title lists
//! them ([`Counted::variants`]); elsewhere positions are sampled.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use crate::engine::{Chance, Game, Seat, Seed, StateOf, ViewOf, Viewer};
use crate::words::{Fact, Voice};

/// In how many positions an answer is tried if it draws or reads something hidden.
const WORLDS: RangeInclusive<usize> = 8..=64;
/// In how many positions all answers of a question are tried together, as long as each gets the fewest.
const TRIES: usize = 2_048;
/// The most forced moves that follow an answer.
const FORCED: usize = 16;

/// A question to a seat in the eyes of a viewer.
pub struct Asked<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// What the viewer knows before the answer.
    pub view: ViewOf<G>,
    state: &'a StateOf<G>,
    world: OnceCell<StateOf<G>>,
    more: OnceCell<Vec<StateOf<G>>>,
}

/// What may follow an answer, as the viewer of the question would see it.
#[derive(Clone, Debug)]
pub struct Successor<G: Game> {
    /// After the answer and the forced moves of the seat that follow it.
    pub view: ViewOf<G>,
    /// What happened, as far as the viewer learns it.
    pub events: Vec<G::Event>,
}

/// A number that a seat has and that answers change. Words: `<title>-count-<key>` with `$before`, `$after` and `$by`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub key: &'static str,
    /// `None` if the viewer does not know it.
    pub value: Option<i32>,
}

impl Count {
    pub fn new(key: &'static str, value: impl Into<i32>) -> Self {
        Self { key, value: Some(value.into()) }
    }
}

/// A change of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: &'static str,
    pub before: i32,
    /// The possible values afterwards, in order. Empty if the viewer cannot know it.
    pub after: Vec<i32>,
}

/// A title that says what answers change. Titles without points on the way count nothing.
pub trait Counted: Game {
    /// What a seat has and answers change, as the viewer knows it, the weightiest first: the same keys for every view.
    fn counts(&self, _view: &ViewOf<Self>, _seat: Seat) -> Vec<Count> {
        Vec::new()
    }

    /// Whether the random or hidden result of an event may change what its seat counts. An answer without such an event is
    /// tried in one position only.
    fn is_gamble(&self, _event: &Self::Event) -> bool {
        true
    }

    /// The position in which these events happened, once with each other result that its hidden parts allow. `None` if the
    /// title does not list them; then positions are sampled.
    fn variants(
        &self,
        _before: &StateOf<Self>,
        _viewer: Viewer,
        _events: &[Self::Event],
    ) -> Option<Vec<StateOf<Self>>> {
        None
    }
}

impl<'a, G: Game> Asked<'a, G> {
    pub fn new(game: &'a G, state: &'a StateOf<G>, seat: Seat, viewer: Viewer) -> Self {
        let view = game.view_for(state, viewer);
        Self { game, seat, view, state, world: OnceCell::new(), more: OnceCell::new() }
    }

    /// A question in the eyes of its own seat.
    pub fn to(game: &'a G, state: &'a StateOf<G>, seat: Seat) -> Self {
        Self::new(game, state, seat, Viewer::Seat(seat))
    }

    /// Whether what led from one position to the other drew nothing and read nothing hidden.
    fn is_sure(&self, before: &StateOf<G>, after: &StateOf<G>) -> bool {
        let known = !G::META.hidden || self.game.is_untouched(&after.secret, self.view.viewer);
        known && after.chance == before.chance
    }

    fn sampled(&self, state: &StateOf<G>, number: usize) -> StateOf<G> {
        let mut chance = Chance::seeded(&Seed::from_number(number as u64));
        self.game.determinize(state, self.view.viewer, &mut chance)
    }

    /// The number of positions for each answer: the fewer answers, the more positions.
    fn worlds(&self) -> usize {
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, self.seat, &mut legal);
        (TRIES / legal.len().max(1)).clamp(*WORLDS.start(), *WORLDS.end())
    }

    /// The position after these actions and the forced moves of the seat, and what happened; `None` if the first is not
    /// legal.
    fn tried(&self, world: &StateOf<G>, actions: &[G::Action]) -> Option<(StateOf<G>, Vec<G::Event>)> {
        let mut state = world.clone();
        let mut events = Vec::new();
        for (at, action) in actions.iter().enumerate() {
            // A random result may end an intent early.
            match self.game.step(&mut state, self.seat, action, &mut events) {
                Err(_) if at > 0 => break,
                done => done.ok()?,
            }
        }
        let mut legal = Vec::new();
        for _ in 0..FORCED {
            if self.game.asked(&state.open) != Some(self.seat) {
                break;
            }
            self.game.legal_actions(&state, self.seat, &mut legal);
            let [only] = &legal[..] else { break };
            self.game.step(&mut state, self.seat, only, &mut events).ok()?;
        }
        Some((state, events))
    }

    fn successor<'e>(&self, after: &StateOf<G>, events: impl Iterator<Item = &'e G::Event>) -> Successor<G>
    where
        G::Event: 'e,
    {
        let viewer = self.view.viewer;
        let events = events.filter_map(|event| self.game.redact(event, viewer)).collect();
        Successor { view: self.game.view_for(after, viewer), events }
    }
}

impl<G: Counted> Asked<'_, G> {
    /// What may follow these actions: one successor if nothing is drawn and nothing hidden is read, else one for each position
    /// that was tried. None for actions that are not legal.
    pub fn successors(&self, actions: &[G::Action]) -> Vec<Successor<G>> {
        let world = self.world.get_or_init(|| self.sampled(self.state, 0));
        // The first actions of an intent often have one result. They are tried once, and not in each position.
        let mut begun: Option<StateOf<G>> = None;
        let mut told = Vec::new();
        let mut rest = actions;
        while let [next, more @ ..] = rest
            && !more.is_empty()
        {
            let before = begun.as_ref().unwrap_or(world);
            let mut after = before.clone();
            let mut events = Vec::new();
            let step = self.game.step(&mut after, self.seat, next, &mut events);
            if step.is_err() || !self.is_sure(before, &after) {
                break;
            }
            told.append(&mut events);
            (begun, rest) = (Some(after), more);
        }
        let before = begun.as_ref().unwrap_or(world);
        let Some((after, events)) = self.tried(before, rest) else { return Vec::new() };
        let successor = |after: &StateOf<G>, events: &[G::Event]| self.successor(after, told.iter().chain(events));
        let mut successors = vec![successor(&after, &events)];
        let mut try_in = |world: &StateOf<G>| {
            successors.extend(self.tried(world, rest).map(|(after, events)| successor(&after, &events)));
        };
        if self.is_sure(before, &after) || !events.iter().any(|event| self.game.is_gamble(event)) {
            return successors;
        }
        match (self.game.variants(before, self.view.viewer, &events), &begun) {
            (Some(variants), _) => variants.iter().for_each(try_in),
            (None, Some(begun)) => (1..self.worlds()).for_each(|n| try_in(&self.sampled(begun, n))),
            (None, None) => {
                let more = self.more.get_or_init(|| (1..self.worlds()).map(|n| self.sampled(self.state, n)).collect());
                more.iter().for_each(try_in);
            }
        }
        successors
    }

    /// What the seat has otherwise after an answer, the weightiest first.
    pub fn changes(&self, successors: &[Successor<G>]) -> Vec<Change> {
        let counts = |view: &ViewOf<G>| self.game.counts(view, self.seat);
        let after: Vec<Vec<Count>> = successors.iter().map(|successor| counts(&successor.view)).collect();
        let change = |(at, Count { key, value }): (usize, Count)| {
            let before = value?;
            let values: Option<Vec<i32>> = after.iter().map(|counts| counts[at].value).collect();
            let mut after = values.unwrap_or_default();
            after.sort_unstable();
            after.dedup();
            (after != [before]).then_some(Change { key, before, after })
        };
        if successors.is_empty() {
            return Vec::new();
        }
        counts(&self.view).into_iter().enumerate().filter_map(change).collect()
    }

    /// The same in words.
    pub fn brings(&self, successors: &[Successor<G>], voice: &Voice) -> Vec<String> {
        self.changes(successors).iter().map(|change| change.said::<G>(voice)).collect()
    }
}

impl Change {
    /// The change in words, e.g. `crew 7→2`. Two possible values stand side by side; more are a question mark.
    pub fn said<G: Counted>(&self, voice: &Voice) -> String {
        let key = format!("{}-count-{}", G::META.key, self.key).replace('_', "-");
        let told = |of: fn(i32) -> String, less: i32| match &self.after[..] {
            [] => "?".to_owned(),
            few @ ([_] | [_, _]) => few.iter().map(|after| of(after - less)).collect::<Vec<_>>().join("/"),
            _ => "?".to_owned(),
        };
        let after = told(|after| after.to_string(), 0);
        let by = told(signed, self.before);
        voice.say(&key, [("before", Fact::from(self.before)), ("after", Fact::from(after)), ("by", Fact::from(by))])
    }
}

/// A difference with its sign, e.g. `+3`.
fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}
