//! What an answer brings: the numbers that change, what else happens, what is asked next, and what may follow. All of it
//! is read off the positions after the answer.

use super::*;
use crate::games::relic_runners::rules::turn::{Next, coming};
use crate::title::{Asked, Successor};

/// The most characters of a label without its number.
const LABEL: usize = 38;

/// As many of these parts as fit on a button.
pub fn label(parts: impl IntoIterator<Item = String>) -> String {
    row::fit(parts, LABEL)
}

/// What an answer brings.
pub struct Outcome {
    /// The positions that may follow.
    pub after: Vec<Successor<RelicRunners>>,
    /// The numbers that change, the weightiest first.
    brings: Vec<String>,
    /// What else is sure.
    more: Vec<String>,
}

impl Outcome {
    /// A label: what is done, as many numbers as fit, and what it is about; then the facts that it leaves. The first
    /// description of `facts`, the effect of a tile, comes before what else is sure.
    pub fn label(self, done: String, about: &str, facts: Vec<String>) -> (String, Vec<String>) {
        let fits = |text: &str, fact: &str| Some(row::all([text, fact])).filter(|text| text.chars().count() <= LABEL);
        let mut text = done;
        let mut brings = self.brings.into_iter().peekable();
        while let Some(longer) = brings.peek().and_then(|fact| fits(&text, fact)) {
            text = longer;
            brings.next();
        }
        let mut facts = facts.into_iter();
        let mut told: Vec<String> = brings.chain(facts.by_ref().next()).chain(self.more).collect();
        told.extend(facts);
        (fits(&text, about).unwrap_or(text), told)
    }
}

impl Context<'_> {
    pub(super) fn outcome(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action]) -> Outcome {
        let after = asked.successors(actions);
        let brings = asked.brings(&after, self.voice);
        let mut more = self.happens(actions, &after);
        more.extend(self.asked_next(&after).into_iter().chain(self.ahead(&after)));
        Outcome { after, brings, more }
    }

    /// What happens besides, if it happens in each of these positions.
    fn happens(&self, actions: &[Action], after: &[Successor<RelicRunners>]) -> Vec<String> {
        let voice = self.voice;
        let Some((first, others)) = after.split_first() else { return Vec::new() };
        let ends = after.iter().all(|one| one.view.open.phase == Phase::Over);
        let named = *actions == [Action::End] && self.open().runner().at != Site::CAMP;
        let plays = self.open().round > 0 && self.open().phase != Phase::Dash && !named;
        let turn_ends = |one: &Successor<RelicRunners>| {
            let began = one.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
            plays && (began || one.view.open.phase == Phase::Dash)
        };
        let flow = match () {
            () if ends => Some(voice.word("relic-runners-fact-game-ends")),
            () if after.iter().all(turn_ends) => Some(voice.word("relic-runners-fact-turn-ends")),
            () => None,
        };
        let sure = first.events.iter().filter(|event| others.iter().all(|other| other.events.contains(event)));
        let told = sure.filter_map(|event| match event {
            Event::IvoryGone { tile, used, .. } => {
                let key = if *used { "relic-runners-fact-spends" } else { "relic-runners-fact-given-up" };
                Some(say!(voice, key, tile = names::ivory(*tile, voice)))
            }
            Event::RelicFound { site, colour } => {
                Some(say!(voice, "relic-runners-fact-shrine", site, relic = names::relic(*colour, voice)))
            }
            Event::TokensReset { .. } => Some(voice.word("relic-runners-fact-reset")),
            Event::LastTurns { .. } => Some(voice.word("relic-runners-fact-last-turns")),
            _ => None,
        });
        told.chain(flow).collect()
    }

    /// What the seat is asked next, if it is the same in each of these positions. Steps for boxes are among the numbers.
    fn asked_next(&self, after: &[Successor<RelicRunners>]) -> Option<String> {
        let seat = self.open().turn;
        let question = |one: &Successor<RelicRunners>| {
            let open = &one.view.open;
            let asks = open.asked() == Some(seat) && (!open.agenda.is_empty() || open.phase == Phase::Dash);
            asks.then(|| open.question()).filter(|question| *question != "steps")
        };
        let next = question(after.first()?)?;
        let same = after.iter().all(|one| question(one) == Some(next));
        same.then(|| self.voice.word(&format!("relic-runners-then-{}", next.replace('_', "-"))))
    }

    /// The best expedition that the seat could make in its next turn if nothing else changes until then.
    fn ahead(&self, after: &[Successor<RelicRunners>]) -> Option<String> {
        let seat = self.open().turn;
        let first = &after.first()?.view.open;
        let own = |open: &Open| {
            let runner = &open.runners[seat.index()];
            (runner.at, runner.paths, runner.holds(Ivory::Shortcut))
        };
        let alike = |open: &Open| {
            own(open) == own(first)
                && open.places.iter().map(|place| place.relic).eq(first.places.iter().map(|place| place.relic))
        };
        let rests = first.agenda.is_empty() && (first.turn != seat || first.phase == Phase::Arrived);
        if !rests || !after.iter().all(|one| alike(&one.view.open)) || coming(first, seat) != Next::Turn(seat) {
            return None;
        }
        let (site, points) = self.expedition_next(first, seat)?;
        let relic = first.relic_on(site).map(names::relic_sign).unwrap_or_default();
        Some(say!(self.voice, "relic-runners-fact-next-turn", relic, site, vp = format!("+{}", self.vp(points))))
    }

    /// Where the most points wait for a seat that begins its turn in this position, and how many. Relics of its colour
    /// must lie where it stands and elsewhere.
    fn expedition_next(&self, open: &Open, seat: Seat) -> Option<(Site, i32)> {
        let runner = &open.runners[seat.index()];
        let colour = open.relic_on(runner.at)?;
        Site::all().find(|site| *site != runner.at && open.relic_on(*site) == Some(colour))?;
        let begun = open.turn_of(seat);
        let walks = Walks::find(self.game, &begun);
        let ends = walks.iter().filter(|(site, ..)| is_expedition(&begun, *site));
        let (site, trails) = ends.map(|(site, _, walk)| (site, walk.trails())).max_by_key(|(_, trails)| *trails)?;
        let worth = |runner: &Runner| runner.colours() as i32 * COLOUR_POINTS + scoring::ivory_points(runner);
        let mut richer = runner.clone();
        richer.relics.push(colour);
        Some((site, i32::from(trails * EXPEDITION_POINTS) + worth(&richer) - worth(runner)))
    }
}
