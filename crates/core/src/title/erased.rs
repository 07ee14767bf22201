//! Type erasure: [`Erased`] makes a [`Title`] from any game that implements [`Present`].

use std::any::Any;
use std::sync::{Arc, OnceLock};

use serde::de::Error as _;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::choices::Describe;
use super::explain::explain;
use super::{
    ActError, Action, Asked, Bid, Choice, Choices, EntryEvents, OptionError, OptionSpec, Origin, Picture, Position,
    Present, Reason, RecordEntry, RenderOptions, RestoreError, StartError, Title, Tutorial, UnknownPolicy, typed,
};
use crate::ai::{self, Judged, Level, Past, Policy};
use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{
    self, Chance, CodeError, Decision, Edition, EditionError, EditionWarning, Meta, Outcome, Seat, Seed, SeenSheet,
    StateOf, ViewOf, Viewer, short,
};
use crate::words::{Doc, Voice};

/// A game with its edition, as a [`Title`].
pub struct Erased<G: Present> {
    game: Arc<G>,
    edition: Edition,
}

impl<G: Present> Erased<G> {
    /// A title from an edition.
    ///
    /// # Errors
    /// The wrong key of the edition, and the reason.
    pub fn new(edition: Edition) -> Result<Self, EditionError> {
        Ok(Self { game: Arc::new(G::new(&edition)?), edition })
    }

    /// The given options, each checked against the specs.
    fn given(options: &Value) -> Result<serde_json::Map<String, Value>, OptionError> {
        let given = match options {
            Value::Null => serde_json::Map::new(),
            Value::Object(map) => map.clone(),
            _ => return Err(OptionError { key: "(options)".into(), reason: "must be an object".into() }),
        };
        for (key, value) in &given {
            let Some(spec) = G::OPTIONS.iter().find(|spec| spec.key == key) else {
                let known: Vec<_> = G::OPTIONS.iter().map(|spec| spec.key).collect();
                return Err(OptionError { key: short(key), reason: format!("unknown; known: {}", known.join(", ")) });
            };
            if !value.as_str().is_some_and(|value| spec.values.contains(&value)) {
                let reason = format!("{} is none of: {}", short(&value.to_string()), spec.values.join(", "));
                return Err(OptionError { key: key.clone(), reason });
            }
        }
        Ok(given)
    }

    fn begin(&self, options: &Value, seats: u8, chance: Chance) -> Result<(Box<dyn Position>, Vec<Value>), StartError> {
        let (least, most) = G::META.seats;
        if !(least..=most).contains(&seats) {
            return Err(StartError::Seats { got: seats, least, most });
        }
        let options: G::Options = serde_json::from_value(Value::Object(Self::given(options)?))
            .map_err(|e| OptionError { key: "(options)".into(), reason: e.to_string() })?;
        let (state, events) = self.game.setup(&options, seats, chance)?;
        Ok((Box::new(self.position(state)), values(&events)?))
    }

    fn position(&self, state: StateOf<G>) -> Played<G> {
        Played::new(Arc::clone(&self.game), state)
    }
}

impl<G: Present> Title for Erased<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn warnings(&self) -> Vec<EditionWarning> {
        self.game.warnings()
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::OPTIONS.to_vec()
    }

    fn actions(&self) -> &'static [ActionSpec] {
        G::ACTIONS
    }

    fn complete_options(&self, options: &Value) -> Result<Value, OptionError> {
        let mut options = Self::given(options)?;
        for spec in G::OPTIONS {
            options.entry(spec.key).or_insert_with(|| spec.values[0].into());
        }
        Ok(Value::Object(options))
    }

    fn check_options(&self, options: &Value, rules_version: u16) -> Result<(), OptionError> {
        let given = Self::given(options)?;
        for spec in G::OPTIONS {
            let reason = match (spec.since <= rules_version, given.contains_key(spec.key)) {
                (true, false) => format!("missing; its values are: {}", spec.values.join(", ")),
                (false, true) => format!("rules version {rules_version} has no such switch"),
                _ => continue,
            };
            return Err(OptionError { key: spec.key.to_owned(), reason });
        }
        Ok(())
    }

    fn start(&self, options: &Value, seats: u8, seed: &Seed) -> Result<(Box<dyn Position>, Vec<Value>), StartError> {
        self.begin(&self.complete_options(options)?, seats, Chance::seeded(seed))
    }

    fn restart(
        &self,
        options: &Value,
        seats: u8,
        chance: Origin<'_>,
    ) -> Result<(Box<dyn Position>, Vec<Value>), StartError> {
        let chance = match chance {
            Origin::Seed(seed) => Chance::seeded(seed),
            Origin::Events(events) => {
                let events: Vec<G::Event> = events.iter().map(event::<G>).collect::<Result<_, _>>()?;
                Chance::recorded(events.iter().flat_map(G::draws))
            }
        };
        self.begin(options, seats, chance)
    }

    fn load(&self, saved: &RawValue) -> Result<Box<dyn Position>, RestoreError> {
        let state: StateOf<G> = match G::upgrade(&serde_json::from_str(saved.get())?) {
            Some(upgraded) => serde_json::from_value(upgraded)?,
            None => serde_json::from_str(saved.get())?,
        };
        if !G::is_coherent(&state) {
            return Err(RestoreError::from(serde_json::Error::custom("its parts are inconsistent")));
        }
        Ok(Box::new(self.position(state)))
    }

    fn redact(&self, value: &Value, viewer: Viewer) -> Option<Value> {
        let seen = self.game.redact(&event::<G>(value).ok()?, viewer)?;
        serde_json::to_value(seen).ok()
    }

    fn narrate(&self, value: &Value, viewer: Viewer, voice: &Voice) -> Option<String> {
        let seen = self.game.redact(&event::<G>(value).ok()?, viewer)?;
        self.game.narrate(&seen, voice)
    }

    fn deeds(&self, seat: Seat, values: &[Value], viewer: Viewer, voice: &Voice) -> Vec<String> {
        let seen = |value| self.game.redact(&event::<G>(value).ok()?, viewer);
        self.game.deeds(seat, &values.iter().filter_map(seen).collect::<Vec<_>>(), voice)
    }

    fn chapter(&self, value: &Value, viewer: Viewer, voice: &Voice) -> Option<String> {
        let event = self.game.redact(&event::<G>(value).ok()?, viewer)?;
        self.game.chapter(&event, voice)
    }

    fn explain(
        &self,
        position: &dyn Position,
        history: &[(u64, Vec<Value>)],
        seat: Seat,
        viewer: Viewer,
        voice: &Voice,
    ) -> Vec<Reason> {
        let Some(played) = (position as &dyn Any).downcast_ref::<Played<G>>() else { return Vec::new() };
        let events: Vec<_> = history
            .iter()
            .map(|(seq, values)| EntryEvents {
                seq: *seq,
                events: values.iter().filter_map(|value| self.game.redact(&event::<G>(value).ok()?, viewer)).collect(),
            })
            .collect();
        let reasons = explain(&*self.game, &self.game.view_for(&played.state, viewer), &events, seat, voice);
        let known = |reason: &Reason| self.game.knows_points(&played.state.open, seat, &reason.source, viewer);
        reasons.into_iter().filter(known).collect()
    }

    fn drew(&self, events: &[Value]) -> bool {
        events.iter().any(|value| event::<G>(value).is_ok_and(|event| !G::draws(&event).is_empty()))
    }

    fn rules(&self, options: &Value, voice: &Voice) -> Doc {
        let options = serde_json::from_value(options.clone()).unwrap_or_default();
        self.game.rules(&options, voice)
    }

    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        self.game.legend(look, voice)
    }

    fn policies(&self) -> Vec<&'static str> {
        G::POLICIES.iter().map(|(name, _)| *name).collect()
    }

    fn name(&self, voice: &Voice) -> String {
        G::name(voice)
    }

    fn strength(&self, level: Level) -> u16 {
        G::STRENGTH[level as usize]
    }

    fn stakes(&self) -> &'static [&'static str] {
        G::STAKES
    }

    fn marks_branches(&self) -> bool {
        G::MARKS_BRANCHES
    }

    fn tutorial(&self) -> Option<&'static Tutorial> {
        G::TUTORIAL
    }

    fn puzzles(&self) -> &'static str {
        G::PUZZLES
    }
}

struct Played<G: Present> {
    game: Arc<G>,
    state: Arc<StateOf<G>>,
    past: Past,
    /// The choices of every seat with a decision, listed on first use.
    choices: OnceLock<Vec<(Seat, Choices)>>,
    /// The advice to the seat that was advised first.
    advice: OnceLock<(Seat, Vec<Judged<Action>>)>,
}

impl<G: Present> Played<G> {
    fn new(game: Arc<G>, state: StateOf<G>) -> Self {
        Self { game, state: Arc::new(state), past: Past::default(), choices: OnceLock::new(), advice: OnceLock::new() }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut actions);
        actions
    }

    fn list_choices(&self, seat: Seat) -> Choices {
        Choices::new(self.legal(seat).into_iter().map(Action::new), self.describe(seat, Viewer::Seat(seat)))
    }

    /// Describes the choices of a seat in words that a viewer may read.
    fn describe(&self, seat: Seat, viewer: Viewer) -> Describe {
        let game = Arc::clone(&self.game);
        let state = Arc::clone(&self.state);
        Arc::new(move |actions, voice| {
            let typed: Vec<_> = actions.iter().filter_map(|action| action.typed::<G::Action>()).cloned().collect();
            game.choices(&Asked::new(&*game, &state, seat, viewer), &typed, voice)
        })
    }

    fn judged(
        &self,
        policy: &dyn Policy<G>,
        seat: Seat,
        also: Option<&Action>,
        past: &Past,
        seed: &Seed,
    ) -> Vec<Judged<Action>> {
        let also = also.and_then(|action| action.typed::<G::Action>());
        let judged = ai::judge(policy, &*self.game, &self.state, seat, also, past, &mut Chance::seeded(seed));
        judged.into_iter().map(|judged| judged.map(Action::new)).collect()
    }

    fn asked(&self, seat: Seat, viewer: Viewer) -> Asked<'_, G> {
        Asked::new(&*self.game, &self.state, seat, viewer)
    }

    fn seen(&self, viewer: Viewer) -> ViewOf<G> {
        self.game.view_for(&self.state, viewer)
    }
}

impl<G: Present> Position for Played<G> {
    fn decisions(&self) -> Vec<Decision> {
        self.game.decisions(&self.state.open)
    }

    fn choices(&self, seat: Seat) -> Choices {
        let asked = self.choices.get_or_init(|| {
            self.decisions().into_iter().map(|Decision { seat, .. }| (seat, self.list_choices(seat))).collect()
        });
        let listed = asked.iter().find(|(asked, _)| *asked == seat).map(|(_, choices)| choices.clone());
        listed.unwrap_or_else(|| self.list_choices(seat))
    }

    fn open_choices(&self, seat: Seat) -> Option<Choices> {
        G::OPEN_CHOICES.then(|| self.choices(seat).described(self.describe(seat, Viewer::Public)))
    }

    fn intents(&self, seat: Seat) -> Vec<Vec<Action>> {
        let intents = self.game.intents(&self.seen(Viewer::Seat(seat)), seat).into_iter();
        intents.map(|actions| actions.into_iter().map(Action::new).collect()).collect()
    }

    fn intent_choices(&self, seat: Seat, viewer: Viewer, voice: &Voice) -> Vec<Choice> {
        self.game.intent_choices(&self.asked(seat, viewer), voice)
    }

    fn read(&self, seat: Seat, typed: &str) -> Option<Action> {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let meant = || typed::read(&*self.game, &self.seen(Viewer::Seat(seat)), seat, &self.legal(seat), &typed);
        typed.parse::<G::Action>().ok().or_else(meant).map(Action::new)
    }

    fn parse(&self, code: &str) -> Result<Action, CodeError> {
        code.parse::<G::Action>().map(Action::new)
    }

    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Value>, ActError> {
        let typed: &G::Action = action.typed().ok_or_else(|| CodeError(action.to_string()))?;
        let (state, events) = self.game.apply(&self.state, seat, typed)?;
        let events = values(&events).map_err(|e| CodeError(e.to_string()))?;
        let past = self.past.with(&*self.game, &self.state, seat);
        *self = Self { past, ..Self::new(Arc::clone(&self.game), state) };
        Ok(events)
    }

    fn reversible(&self, seat: Seat, action: &Action, seed: &Seed) -> bool {
        let Some(action) = action.typed::<G::Action>() else { return false };
        engine::reversible(&*self.game, &self.state, seat, action, &mut Chance::seeded(seed))
    }

    fn reveals(&self, seat: Seat, action: &Action, seed: &Seed) -> bool {
        let Some(action) = action.typed::<G::Action>() else { return false };
        engine::reveals(&*self.game, &self.state, seat, action, &mut Chance::seeded(seed))
    }

    fn know_alike(&self, seats: [Seat; 2], seed: &Seed) -> bool {
        // Who knows the same redraws the same.
        let redrawn = |seat| self.game.determinize(&self.state, Viewer::Seat(seat), &mut Chance::seeded(seed)).secret;
        redrawn(seats[0]) == redrawn(seats[1])
    }

    fn suggest(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy> {
        let made = player::<G>(policy)?;
        // The players without a level are references, and play as ever.
        let none = Past::default();
        let past = if Level::named(policy).is_some() { &self.past } else { &none };
        let action = ai::advise(made.as_ref(), &*self.game, &self.state, seat, past, &mut Chance::seeded(seed));
        Ok(action.map(Action::new))
    }

    fn advise(&self, policy: &str, seat: Seat) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
        let policy = player::<G>(policy)?;
        let judged = || self.judged(policy.as_ref(), seat, None, &self.past, &Seed::from_number(0));
        let (advised, known) = self.advice.get_or_init(|| (seat, judged()));
        Ok(if *advised == seat { known.clone() } else { judged() })
    }

    fn advice(&self, seat: Seat) -> Option<Action> {
        let (_, judged) = self.advice.get().filter(|(advised, _)| *advised == seat)?;
        judged.first().map(|best| best.action.clone())
    }

    fn judge(
        &self,
        policy: &str,
        seat: Seat,
        also: Option<&Action>,
        seed: &Seed,
    ) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
        Ok(self.judged(player::<G>(policy)?.as_ref(), seat, also, &Past::default(), seed))
    }

    fn peek(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy> {
        let mut policy = player::<G>(policy)?;
        let action = ai::peek(policy.as_mut(), &*self.game, &self.state, seat, &mut Chance::seeded(seed));
        Ok(action.map(Action::new))
    }

    fn wins(&self, seat: Seat, most: u8) -> Vec<Action> {
        ai::forced::wins(&*self.game, &self.state, seat, most).into_iter().map(Action::new).collect()
    }

    fn forces(&self, seat: Seat, most: u8) -> bool {
        ai::forced::forces(&*self.game, &self.state, seat, most)
    }

    fn counted(&self) -> Option<Box<dyn Position>> {
        let mut state = (*self.state).clone();
        G::count(&mut state.open).then(|| Box::new(Self::new(Arc::clone(&self.game), state)) as _)
    }

    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn Position> {
        let state = self.game.determinize(&self.state, Viewer::Seat(seat), &mut Chance::seeded(seed));
        Box::new(Self::new(Arc::clone(&self.game), state))
    }

    fn repeat_draws(&mut self, entries: &[RecordEntry]) -> Result<(), StartError> {
        if !self.state.chance.is_recorded() {
            return Ok(());
        }
        let events = entries.iter().flat_map(RecordEntry::events).map(event::<G>);
        let events: Vec<G::Event> = events.collect::<Result<_, _>>()?;
        let chance = Chance::recorded(events.iter().flat_map(G::draws));
        *self = Self::new(Arc::clone(&self.game), StateOf::<G> { chance, ..(*self.state).clone() });
        Ok(())
    }

    fn bid(&self, seat: Seat) -> Option<Bid<Action>> {
        let bid = self.game.bid(&self.state.open, seat)?.map(Action::new);
        let choices = self.choices(seat);
        let legal = |answer: &Action| choices.all().any(|choice| choice == answer);
        (legal(&bid.stay) && legal(&bid.leave)).then_some(bid)
    }

    fn unasked(&self, seat: Seat, action: &Action) -> bool {
        action.typed::<G::Action>().is_some_and(|action| self.game.unasked(&self.state.open, seat, action))
    }

    fn displaced(&self, seat: Seat) -> bool {
        self.game.displaced(&self.state.open, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn score(&self, seat: Seat, viewer: Viewer) -> SeenSheet {
        let known = |source: &str| self.game.knows_points(&self.state.open, seat, source, viewer);
        SeenSheet::of(self.game.score(&self.state, seat), known)
    }

    fn board(&self, viewer: Viewer, voice: &Voice) -> Doc {
        self.game.board(&self.seen(viewer), voice)
    }

    fn heading(&self, viewer: Viewer, voice: &Voice) -> String {
        self.game.heading(&self.seen(viewer), voice)
    }

    fn part(&self) -> u16 {
        self.game.part(&self.seen(Viewer::Public))
    }

    fn last_part(&self) -> u16 {
        self.game.last_part()
    }

    fn overview(&self, viewer: Viewer, voice: &Voice) -> Doc {
        self.game.overview(&self.seen(viewer), voice)
    }

    fn picture(
        &self,
        viewer: Viewer,
        render: RenderOptions,
        changed: &[(u64, Vec<Value>)],
        voice: &Voice,
    ) -> Option<Picture> {
        let seen = |value: &Value| self.game.redact(&event::<G>(value).ok()?, viewer);
        let entry_events = |(seq, values): &(u64, Vec<Value>)| EntryEvents {
            seq: *seq,
            events: values.iter().filter_map(seen).collect(),
        };
        let changed: Vec<_> = changed.iter().map(entry_events).collect();
        let picture = self.game.picture(&self.seen(viewer), render, &changed, voice)?;
        // A name may contain control characters; the description stays on one line.
        Some(Picture { alt: picture.alt.replace(char::is_control, " "), ..picture })
    }

    fn brief(&self, decision: &Decision, voice: &Voice) -> Doc {
        self.game.brief(&Asked::to(&*self.game, &self.state, decision.seat), voice)
    }

    fn save(&self) -> Result<Box<RawValue>, serde_json::Error> {
        to_raw_value(&*self.state)
    }

    fn view(&self, viewer: Viewer) -> Result<Value, serde_json::Error> {
        serde_json::to_value(self.seen(viewer))
    }

    fn duplicate(&self) -> Box<dyn Position> {
        let game = Arc::clone(&self.game);
        let state = Arc::clone(&self.state);
        let past = self.past.clone();
        Box::new(Self { game, state, past, choices: self.choices.clone(), advice: OnceLock::new() })
    }
}

/// The computer player with this name.
fn player<G: Present>(policy: &str) -> Result<Box<dyn Policy<G>>, UnknownPolicy> {
    let found = G::POLICIES.iter().find(|(name, _)| *name == policy).map(|(_, make)| make());
    found.ok_or_else(|| UnknownPolicy {
        policy: policy.to_owned(),
        known: G::POLICIES.iter().map(|(name, _)| *name).collect(),
    })
}

fn event<G: Present>(value: &Value) -> Result<G::Event, serde_json::Error> {
    G::Event::deserialize_from(value)
}

fn values<E: serde::Serialize>(events: &[E]) -> Result<Vec<Value>, serde_json::Error> {
    events.iter().map(serde_json::to_value).collect()
}

/// Deserializes from a borrowed document without copying it.
trait DeserializeFrom: Sized {
    fn deserialize_from(value: &Value) -> Result<Self, serde_json::Error>;
}

impl<T: serde::de::DeserializeOwned> DeserializeFrom for T {
    fn deserialize_from(value: &Value) -> Result<Self, serde_json::Error> {
        T::deserialize(value)
    }
}
