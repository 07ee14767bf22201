//! The laws of every title, checked over whole random games.
//!
//! A title's law test names its [`Subject`] and calls [`hold`] for each seat count and set of options. Authors of
//! editions can do the same. This module uses only the game contract and knows no title.

use std::borrow::Cow;

use super::foresight::{foreseen, reversible};
use super::{Chance, Draw, Game, RuleError, Seat, Seed, SeenSheet, StateOf, Viewer};

/// One in so many actions is checked for [`reversible`], because each check repeats the action about a hundred times.
const UNDO_CHECK_INTERVAL: u32 = 16;
/// In how many other sampled worlds a reversible action is repeated.
const WORLDS: usize = 48;

/// A title's own check of one action: the position before, the events, the position after. The error says what is
/// wrong. A typical check: no component appears or disappears, and the events are complete.
pub type Conserved<'a, G> = dyn Fn(&StateOf<G>, &[<G as Game>::Event], &StateOf<G>) -> Result<(), String> + 'a;

/// The actions to try in a position: every kind, with all sensible and some invalid numbers. It includes all legal
/// actions.
pub type Universe<'a, G> = dyn Fn(&StateOf<G>) -> Cow<'a, [<G as Game>::Action]> + 'a;

/// The subject of a law test.
pub struct Subject<'a, G: Game> {
    /// The title with its edition.
    pub game: &'a G,
    /// The actions to try in a position.
    pub universe: &'a Universe<'a, G>,
    /// The title's own check of every action.
    pub conserved: &'a Conserved<'a, G>,
}

/// A violated law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game}: {what}")]
pub struct Broken {
    /// The game in which it happened, for reproduction.
    pub game: String,
    pub what: String,
}

/// Plays random games and checks every law at every step.
///
/// # Errors
/// The first violation.
pub fn hold<'a, G: Game>(
    subject: &'a Subject<'a, G>,
    options: &'a G::Options,
    seats: u8,
    games: u64,
) -> Result<(), Broken> {
    for number in 0..games {
        let trial = Trial { subject, options, seats, number };
        trial.run().map_err(|what| Broken { game: trial.name(), what })?;
    }
    Ok(())
}

/// A violation without the game it happened in.
type Law = Result<(), String>;

fn demand(holds: bool, what: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(what()) }
}

fn refused(doing: &str, error: &RuleError) -> String {
    format!("{doing}: {error}")
}

/// One random game.
struct Trial<'a, G: Game> {
    subject: &'a Subject<'a, G>,
    options: &'a G::Options,
    seats: u8,
    number: u64,
}

struct Played<G: Game> {
    actions: Vec<(Seat, G::Action)>,
    events: Vec<G::Event>,
    last: StateOf<G>,
}

impl<G: Game> Trial<'_, G> {
    fn name(&self) -> String {
        format!("game {} of {} for {} seats, {:?}", self.number, G::META.key, self.seats, self.options)
    }

    fn game(&self) -> &G {
        self.subject.game
    }

    fn seed(&self) -> Seed {
        Seed::from_number(self.number).derive("law", self.seats.into())
    }

    fn begin(&self, chance: Chance) -> Result<(StateOf<G>, Vec<G::Event>), String> {
        self.game().setup(self.options, self.seats, chance).map_err(|error| refused("the setup", &error))
    }

    fn run(&self) -> Law {
        let played = self.play()?;
        self.ends_as_scored(&played)?;
        self.replays(Chance::seeded(&self.seed()), &played, true)?;
        let draws: Vec<Draw> = played.events.iter().flat_map(G::draws).collect();
        demand(G::META.chance || draws.is_empty(), || "a title without chance draws".to_owned())?;
        self.replays(Chance::recorded(draws), &played, false)
    }

    /// Law: an action's typed code parses as that action. Checked in the first game only.
    fn codes_are_read_back(&self, actions: &[G::Action]) -> Law {
        let lost = |action: &&G::Action| action.to_string().parse().as_ref() != Ok(*action);
        match actions.iter().find(lost) {
            Some(action) if self.number == 0 => Err(format!("the code {action} means another action or no action")),
            _ => Ok(()),
        }
    }

    /// Plays to the end, every choice random.
    fn play(&self) -> Result<Played<G>, String> {
        let (mut state, mut events) = self.begin(Chance::seeded(&self.seed()))?;
        self.codes_are_read_back(&(self.subject.universe)(&state))?;
        let mut dice = Chance::seeded(&self.seed().derive("players", 0));
        let mut actions = Vec::new();
        let mut legal = Vec::new();
        while let Some(decision) = self.game().decisions(&state.open).pop() {
            self.position(&mut state, &mut dice)?;
            self.game().legal_actions(&state, decision.seat, &mut legal);
            let choice = dice.below(legal.len() as u32).map_err(|error| refused("a choice", &error))? as usize;
            let Some(action) = legal.get(choice) else {
                return Err(format!("seat {} has a decision and no legal action", decision.seat));
            };
            let before = state.clone();
            let earlier = events.len();
            let step = self.game().step(&mut state, decision.seat, action, &mut events);
            step.map_err(|error| refused(&format!("{action} is listed"), &error))?;
            (self.subject.conserved)(&before, &events[earlier..], &state)
                .map_err(|what| format!("after {action} by seat {}: {what}", decision.seat))?;
            if dice.below(UNDO_CHECK_INTERVAL).map_err(|error| refused("a trial", &error))? == 0 {
                self.undo_reveals_nothing(&before, decision.seat, action, (&state, &events[earlier..]), &mut dice)?;
            }
            actions.push((decision.seat, action.clone()));
            demand(actions.len() <= G::META.longest as usize, || "the game does not end".to_owned())?;
        }
        Ok(Played { actions, events, last: state })
    }

    /// The laws of a position.
    fn position(&self, state: &mut StateOf<G>, dice: &mut Chance) -> Law {
        self.saves(state)?;
        demand(self.game().outcome(state).is_none(), || "the game has an outcome before its end".to_owned())?;
        let asked: Vec<Seat> = self.game().decisions(&state.open).iter().map(|decision| decision.seat).collect();
        demand(asked.is_sorted(), || "the decisions are not in order of seat".to_owned())?;
        let mut universe = (self.subject.universe)(state).into_owned();
        universe.sort_unstable();
        let mut listed = Vec::new();
        for seat in Seat::all(self.seats) {
            self.game().legal_actions(state, seat, &mut listed);
            demand(listed.is_sorted_by(|a, b| a < b), || format!("{listed:?} is not sorted or not unique"))?;
            let wanted = asked.contains(&seat);
            demand(listed.is_empty() != wanted, || {
                format!("seat {seat} has a decision without actions, or the reverse")
            })?;
            self.codes_are_read_back(&listed)?;
            self.listed_and_refused(state, seat, &listed, &universe)?;
            self.blind(state, Viewer::Seat(seat), Some((seat, &listed)), dice)?;
            if G::OPEN_CHOICES {
                self.blind(state, Viewer::Public, Some((seat, &listed)), dice)?;
            }
            demand(self.sources(state, seat) == G::SOURCES, || format!("seat {seat} has the wrong score lines"))?;
            self.scored_openly(state, seat)?;
        }
        self.blind(state, Viewer::Public, None, dice)
    }

    /// Law: each legal action applies and does something. Every other action is refused without any change.
    fn listed_and_refused(
        &self,
        state: &mut StateOf<G>,
        seat: Seat,
        listed: &[G::Action],
        universe: &[G::Action],
    ) -> Law {
        let before = state.clone();
        let mut events = Vec::new();
        for action in universe {
            if listed.binary_search(action).is_err() {
                let refused = self.game().step(state, seat, action, &mut events).is_err();
                demand(refused, || format!("{action} by seat {seat} is not listed but applies"))?;
            }
        }
        demand(events.is_empty() && *state == before, || {
            format!("a refusal to seat {seat} changed the state or the events")
        })?;
        for action in listed {
            let known = universe.binary_search(action).is_ok();
            demand(known, || format!("{action} is listed but not in the universe"))?;
            let Ok((next, events)) = self.game().apply(state, seat, action) else {
                return Err(format!("{action} by seat {seat} is listed but refused"));
            };
            demand(!events.is_empty() || next != *state, || format!("{action} by seat {seat} does nothing"))?;
        }
        Ok(())
    }

    /// Law: a viewer's view and choices do not depend on what the viewer cannot know.
    fn blind(
        &self,
        state: &StateOf<G>,
        viewer: Viewer,
        listed: Option<(Seat, &[G::Action])>,
        dice: &mut Chance,
    ) -> Law {
        let other = self.game().determinize(state, viewer, dice);
        let same = self.game().view_for(&other, viewer) == self.game().view_for(state, viewer);
        demand(same, || format!("{viewer:?} sees hidden parts"))?;
        self.scored_blind(state, &other, viewer)?;
        let Some((seat, listed)) = listed else { return Ok(()) };
        let mut again = Vec::new();
        self.game().legal_actions(&other, seat, &mut again);
        demand(again == listed, || format!("the choices of seat {seat} reveal hidden parts"))
    }

    /// Law: the points that a viewer sees do not depend on what the viewer cannot know.
    fn scored_blind(&self, state: &StateOf<G>, other: &StateOf<G>, viewer: Viewer) -> Law {
        let shown = |state: &StateOf<G>, seat: Seat| {
            let known = |source: &str| self.game().knows_points(&state.open, seat, source, viewer);
            SeenSheet::of(self.game().score(state, seat), known)
        };
        for seat in Seat::all(self.seats) {
            let same = shown(state, seat) == shown(other, seat);
            demand(same, || format!("the points of seat {seat} reveal hidden parts to {viewer:?}"))?;
        }
        Ok(())
    }

    /// Law: after the end everybody sees all points.
    fn scored_openly(&self, state: &StateOf<G>, seat: Seat) -> Law {
        let known = |source: &str| self.game().knows_points(&state.open, seat, source, Viewer::Everything);
        let whole = SeenSheet::of(self.game().score(state, seat), known);
        demand(whole.hidden.is_empty(), || {
            format!("the points of seat {seat} stay hidden from everybody after the end")
        })
    }

    /// Law: a reversible action drew nothing and revealed nothing to its seat, so an undo leaves no viewer knowing
    /// more.
    fn undo_reveals_nothing(
        &self,
        before: &StateOf<G>,
        seat: Seat,
        action: &G::Action,
        after: (&StateOf<G>, &[G::Event]),
        dice: &mut Chance,
    ) -> Law {
        if !reversible(self.game(), before, seat, action, dice) {
            return Ok(());
        }
        demand(after.1.iter().all(|event| G::draws(event).is_empty()), || format!("{action} is reversible but draws"))?;
        let known = foreseen(self.game(), before, seat, action, after, WORLDS, dice);
        demand(known, || format!("{action} by seat {seat} is reversible but reveals hidden parts"))
    }

    /// Law: a position survives serialization.
    fn saves(&self, state: &StateOf<G>) -> Law {
        let saved = serde_json::to_string(state).map_err(|error| error.to_string())?;
        let loaded: StateOf<G> = serde_json::from_str(&saved).map_err(|error| error.to_string())?;
        demand(loaded == *state, || format!("the position changes when saved and loaded: {saved}"))
    }

    /// The sources of a score sheet.
    fn sources(&self, state: &StateOf<G>, seat: Seat) -> Vec<String> {
        self.game().score(state, seat).lines.into_iter().map(|line| line.source).collect()
    }

    /// Law: the outcome agrees with the score sheets, and no seat can act after the end.
    fn ends_as_scored(&self, played: &Played<G>) -> Law {
        let Some(outcome) = self.game().outcome(&played.last) else {
            return Err("the finished game has no outcome".to_owned());
        };
        let totals: Vec<i32> =
            Seat::all(self.seats).map(|seat| self.game().score(&played.last, seat).total()).collect();
        demand(outcome.points == totals, || format!("outcome {outcome:?}, score sheets {totals:?}"))?;
        demand(outcome.winners().next().is_some(), || "the outcome has no winner".to_owned())?;
        let mut listed = Vec::new();
        for seat in Seat::all(self.seats) {
            self.game().legal_actions(&played.last, seat, &mut listed);
            demand(listed.is_empty(), || format!("seat {seat} may act after the end"))?;
        }
        self.saves(&played.last)
    }

    /// Law: the same chance and actions give the same game, from the seed and from the record.
    fn replays(&self, chance: Chance, played: &Played<G>, same_chance: bool) -> Law {
        let (mut state, mut events) = self.begin(chance)?;
        for (seat, action) in &played.actions {
            let replayed = self.game().step(&mut state, *seat, action, &mut events);
            replayed.map_err(|error| refused(&format!("{action} when replayed"), &error))?;
        }
        demand(events == played.events, || "the replay gives other events".to_owned())?;
        let everything = |state| self.game().view_for(state, Viewer::Everything);
        demand(everything(&state) == everything(&played.last), || "the replay ends in another position".to_owned())?;
        demand(!same_chance || state == played.last, || "the replay ends with another chance".to_owned())?;
        let text = serde_json::to_string(&events).map_err(|error| error.to_string())?;
        let read: Vec<G::Event> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        demand(read == events, || "the events change when saved and loaded".to_owned())
    }
}
