//! Pathways and tokens as choices: which trail, what it leads to, and what it changes.

use super::*;
use crate::games::relic_runners::policy::outlook::Outlook;
use crate::title::ChoiceText;
use walking::label;

impl Context<'_> {
    /// `place`, `lift` and `lay`: a trail.
    pub fn pathway(&self, action: Action, outlook: &Outlook<'_>) -> ChoiceText {
        let voice = self.voice;
        let open = self.open();
        let runner = self.open().runner();
        let Some((trail, index)) = spot::trail_of(&action).and_then(|trail| Some((trail, self.game.trail(trail)?)))
        else {
            return self.bare(action);
        };
        let river = self.game.token_on(index).map(|_| voice.word("relic-runners-fact-river"));
        let paths = match open.agenda.last() {
            Some(Task::Lay { from, .. }) => runner.paths.without(*from),
            _ => runner.paths,
        };
        let before = outlook.longest_route(paths);
        let lifts = matches!(action, Action::Lift(_));
        let after = outlook.longest_route(if lifts { paths.without(index) } else { paths.with(index) });
        let route = (before != after).then(|| say!(voice, "relic-runners-fact-route", before, after));
        let kept = (before == after && lifts).then(|| voice.word("relic-runners-fact-route-stays"));
        let end = trail.from(runner.at).filter(|_| !lifts).map(|site| self.kind_of(site));
        let mut facts = Vec::new();
        let begins = open.agenda.last() == Some(&Task::StartPathway);
        if matches!(action, Action::Place(_)) && !begins && runner.holds(Ivory::RoadBonus) {
            facts.push(format!("{} (I3-1)", self.gained(1)));
        }
        facts.extend(trail.ends().map(|site| format!("{} {}", code(site), self.place_brief(site))));
        facts.extend(river.clone().into_iter().chain(route.clone()).chain(kept.clone()));
        let others = open.players().filter(|(seat, runner)| *seat != open.turn && runner.paths.has(index));
        let others = row::joined(others.map(|(seat, _)| Mark::of(seat)), " ");
        if !others.is_empty() {
            facts.push(format!("{} {others}", names::PATHWAY));
        }
        let parts = [names::trail(trail)].into_iter().chain(route).chain(kept).chain(river).chain(end);
        ChoiceText::plain(names::PATHWAY, label(parts), facts)
    }

    /// What kind of place it is: Base Camp, a ruin, a temple, a shrine.
    pub fn kind_of(&self, site: Site) -> String {
        let place = self.open().place(site);
        match (place.colour, place.relic) {
            (None, _) => self.voice.word("relic-runners-camp"),
            (Some(colour), Relic::Buried) => names::site_kind(colour, self.voice),
            (Some(colour), Relic::Showing) => {
                say!(self.voice, "relic-runners-lies-relic", relic = names::relic(colour, self.voice))
            }
            (Some(_), Relic::Taken) => self.voice.word("relic-runners-lies-empty"),
        }
    }

    pub fn flip(&self, token: Token) -> ChoiceText {
        let tokens = self.open().tokens;
        let (emoji, brings) = match (tokens.coloured(token.0), tokens.count()) {
            (true, 1) => (names::TOKEN, "relic-runners-fact-reset"),
            (true, _) => (names::TOKEN, "relic-runners-fact-turns-grey"),
            (false, _) => ("⚪", "relic-runners-fact-turns-coloured"),
        };
        let turns = say!(self.voice, "relic-runners-label-flip", trail = self.river(token.0));
        ChoiceText::plain(emoji, turns, vec![self.voice.word(brings)])
    }
}
