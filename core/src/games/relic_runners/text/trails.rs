//! Pathways as choices: which trail, what it leads to, and what it changes.

use super::outcome::{Outcome, label};
use super::*;
use crate::games::relic_runners::rules::route::longest_route;

impl Context<'_> {
    /// `place`, `lift` and `lay`: a trail.
    pub(super) fn pathway(&self, action: Action, outcome: &Outcome) -> Said {
        let voice = self.voice;
        let open = self.open();
        let Some((trail, index)) = spot::trail_of(&action).and_then(|trail| Some((trail, self.game.trail(trail)?)))
        else {
            return self.bare(action);
        };
        let lifts = matches!(action, Action::Lift(_));
        let paths = open.runner().paths;
        let then = outcome.after.first().map_or(paths, |one| one.view.open.runners[open.turn.index()].paths);
        let [before, after] =
            [paths, if lifts { paths.without(index) } else { then }].map(|p| longest_route(self.game, p));
        let route = match (lifts, before == after) {
            (true, true) => Some(voice.word("relic-runners-fact-route-stays")),
            (true, false) => Some(say!(voice, "relic-runners-fact-route-without", after)),
            (false, true) => None,
            (false, false) => Some(say!(voice, "relic-runners-fact-route", before, after)),
        };
        let river = self.game.token_on(index).map(|_| voice.word("relic-runners-fact-river"));
        let end = trail.from(open.runner().at).filter(|_| !lifts).map(|site| self.kind_of(site));
        let done = label([names::trail(trail)].into_iter().chain(route).chain(river).chain(end));
        let ends = trail.ends().map(|site| format!("{} {}", names::site(site), self.place_brief(site)));
        let others = open.players().filter(|(seat, runner)| *seat != open.turn && runner.paths.has(index));
        let others = row::joined(others.map(|(seat, _)| Mark::of(seat)), " ");
        let others = (!others.is_empty()).then(|| format!("{} {others}", names::PATHWAY));
        Said {
            emoji: names::PATHWAY,
            done,
            about: String::new(),
            facts: [row::all(ends)].into_iter().chain(others).collect(),
        }
    }
}
