//! The laws that every title obeys, checked over whole random games. For tests: a law that does not hold panics and
//! names the game, so that it can be played again.
//!
//! A title joins with [`Lawful`] and one call of [`hold`] for each seat count and set of options.

use std::fmt::Debug;
use std::str::FromStr;

use super::{Chance, Draw, Game, Seat, Seed, Viewer};

/// What a title says about itself so that the laws can be checked.
pub trait Lawful: Game {
    /// Actions of every kind with every sensible number and some senseless ones; all actions ever listed are among them.
    fn universe(&self) -> Vec<Self::Action>;

    /// What must hold in a position, and for what an action did: nothing appears, nothing is lost, and the events tell
    /// it all.
    ///
    /// # Errors
    /// What does not hold.
    fn conserved(&self, before: &Self::State, told: &[Self::Event], after: &Self::State) -> Result<(), String>;
}

/// How many games to play: the number given, or what the variable `SKALD_LAW_GAMES` says.
pub fn games(usual: u64) -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Plays so many random games and checks every law at every step.
pub fn hold<G: Lawful>(game: &G, options: &G::Options, seats: u8, games: u64) {
    let universe = game.universe();
    codes_are_read_back(&universe);
    for number in 0..games {
        Trial { game, options, seats, number, universe: &universe }.run();
    }
}

/// Law: an action's typed code means that action.
fn codes_are_read_back<A: Debug + Eq + ToString + FromStr<Err = super::CodeError>>(universe: &[A]) {
    for action in universe {
        assert_eq!(action.to_string().parse::<A>().as_ref(), Ok(action));
    }
}

/// One random game.
struct Trial<'a, G: Lawful> {
    game: &'a G,
    options: &'a G::Options,
    seats: u8,
    number: u64,
    universe: &'a [G::Action],
}

/// A played game: who did what, and everything that was told.
struct Played<G: Game> {
    actions: Vec<(Seat, G::Action)>,
    events: Vec<G::Event>,
    last: G::State,
}

impl<G: Lawful> Trial<'_, G> {
    fn name(&self) -> String {
        format!("game {} of {} for {} seats, {:?}", self.number, G::META.key, self.seats, self.options)
    }

    fn seed(&self) -> Seed {
        Seed::from_number(self.number).derive("law", self.seats.into())
    }

    fn run(&self) {
        let played = self.play();
        self.ends_as_scored(&played);
        self.replays(Chance::seeded(&self.seed()), &played, true);
        let draws: Vec<Draw> = played.events.iter().flat_map(G::draws).collect();
        self.replays(Chance::recorded(draws), &played, false);
    }

    /// Plays to the end, every choice random.
    fn play(&self) -> Played<G> {
        let (mut state, mut events) =
            self.game.setup(self.options, self.seats, Chance::seeded(&self.seed())).expect("a first position");
        let mut dice = Chance::seeded(&self.seed().derive("players", 0));
        let mut actions = Vec::new();
        let mut legal = Vec::new();
        while let Some(decision) = self.game.decisions(&state).pop() {
            self.position(&mut state, &mut dice);
            self.game.legal_actions(&state, decision.seat, &mut legal);
            let choice = dice.below(legal.len() as u32).expect("seeded chance") as usize;
            let before = state.clone();
            let told = events.len();
            self.game.step(&mut state, decision.seat, &legal[choice], &mut events).expect("a listed action applies");
            if let Err(what) = self.game.conserved(&before, &events[told..], &state) {
                panic!("{}: after {} by {}: {what}", self.name(), legal[choice], decision.seat);
            }
            actions.push((decision.seat, legal[choice].clone()));
            assert!(actions.len() <= G::META.longest as usize, "{} does not end", self.name());
        }
        Played { actions, events, last: state }
    }

    /// The laws of a position.
    fn position(&self, state: &mut G::State, dice: &mut Chance) {
        self.saves(state);
        assert_eq!(self.game.outcome(state), None, "{}: an outcome before the end", self.name());
        let asked: Vec<Seat> = self.game.decisions(state).iter().map(|decision| decision.seat).collect();
        assert!(asked.is_sorted(), "{}: decisions out of order", self.name());
        let mut listed = Vec::new();
        for seat in Seat::all(self.seats) {
            self.game.legal_actions(state, seat, &mut listed);
            assert!(listed.is_sorted_by(|a, b| a < b), "{}: {listed:?} is not sorted and unique", self.name());
            assert_eq!(listed.is_empty(), !asked.contains(&seat), "{}: {seat} is asked in vain", self.name());
            self.listed_and_refused(state, seat, &listed);
            self.blind(state, Viewer::Seat(seat), Some((seat, &listed)), dice);
            assert_eq!(self.lines(state, seat), self.lines(state, Seat(0)), "{}: other score lines", self.name());
        }
        self.blind(state, Viewer::Public, None, dice);
    }

    /// Law: listed actions apply, and all others are refused without a trace.
    fn listed_and_refused(&self, state: &mut G::State, seat: Seat, listed: &[G::Action]) {
        let before = state.clone();
        let mut told = Vec::new();
        for action in self.universe {
            if listed.binary_search(action).is_err() {
                let refused = self.game.step(state, seat, action, &mut told).is_err();
                assert!(refused, "{}: {action} by {seat} is not listed and yet applies", self.name());
            }
        }
        assert!(told.is_empty() && *state == before, "{}: a refusal to {seat} left a trace", self.name());
        for action in listed {
            let known = self.universe.contains(action);
            assert!(known, "{}: {action} is listed but not in the universe", self.name());
            let applied = self.game.apply(state, seat, action);
            assert!(applied.is_ok(), "{}: {action} by {seat} is listed and yet refused", self.name());
        }
    }

    /// Law: what a viewer sees and may do does not hang on what it cannot know.
    fn blind(&self, state: &G::State, viewer: Viewer, listed: Option<(Seat, &[G::Action])>, dice: &mut Chance) {
        let other = self.game.determinize(state, viewer, dice);
        let same = self.game.view_for(&other, viewer) == self.game.view_for(state, viewer);
        assert!(same, "{}: {viewer:?} sees what is hidden", self.name());
        if let Some((seat, listed)) = listed {
            let mut again = Vec::new();
            self.game.legal_actions(&other, seat, &mut again);
            assert_eq!(again, listed, "{}: what {seat} may do tells what is hidden", self.name());
        }
    }

    /// Law: a position comes back from its saved form as it was.
    fn saves(&self, state: &G::State) {
        let saved = serde_json::to_string(state).expect("a state is saved");
        let loaded: G::State = serde_json::from_str(&saved).expect("a saved state is loaded");
        assert!(loaded == *state, "{}: saved and loaded, it is another position: {saved}", self.name());
    }

    /// The sources of a score sheet.
    fn lines(&self, state: &G::State, seat: Seat) -> Vec<String> {
        self.game.score(state, seat).lines.into_iter().map(|line| line.source).collect()
    }

    /// Law: the outcome is what the score sheets say, and nobody has anything left to do.
    fn ends_as_scored(&self, played: &Played<G>) {
        let outcome = self.game.outcome(&played.last).expect("an outcome at the end");
        let totals: Vec<i32> = Seat::all(self.seats).map(|seat| self.game.score(&played.last, seat).total()).collect();
        assert_eq!(outcome.points, totals, "{}: outcome and score sheets differ", self.name());
        assert!(outcome.winners().next().is_some(), "{}: nobody wins", self.name());
        let mut listed = Vec::new();
        for seat in Seat::all(self.seats) {
            self.game.legal_actions(&played.last, seat, &mut listed);
            assert!(listed.is_empty(), "{}: {seat} may act after the end", self.name());
        }
        self.saves(&played.last);
    }

    /// Law: the same chance and the same actions give the same game, from the seed and from the record.
    fn replays(&self, chance: Chance, played: &Played<G>, same_chance: bool) {
        let (mut state, mut events) = self.game.setup(self.options, self.seats, chance).expect("a first position");
        for (seat, action) in &played.actions {
            let replayed = self.game.step(&mut state, *seat, action, &mut events);
            assert!(replayed.is_ok(), "{}: {action} is refused when replayed: {replayed:?}", self.name());
        }
        assert!(events == played.events, "{}: other events when replayed", self.name());
        let everything = |state| self.game.view_for(state, Viewer::Everything);
        assert!(everything(&state) == everything(&played.last), "{}: another end when replayed", self.name());
        assert!(!same_chance || state == played.last, "{}: other chance when replayed", self.name());
        let told = serde_json::to_string(&events).expect("events are saved");
        let read: Vec<G::Event> = serde_json::from_str(&told).expect("saved events are read");
        assert!(read == events, "{}: saved and loaded, they are other events", self.name());
    }
}
