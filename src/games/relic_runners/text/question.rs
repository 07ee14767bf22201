//! The present question as a sentence, and a help text for it.

use super::*;
use crate::words::Fact;

impl Context<'_> {
    /// The question in one sentence.
    pub fn ask(&self) -> String {
        let kind = match self.open().agenda.last() {
            Some(Task::StartPathway) => "place",
            _ => self.question(),
        };
        self.voice.say(&format!("relic-runners-ask-{}", kind.replace('_', "-")), self.facts())
    }

    /// The help text for the question.
    pub fn help(&self) -> String {
        let kind = match self.open().agenda.last() {
            Some(Task::StartColumn) => "steps",
            Some(Task::Place { anywhere: true, .. }) => "place-anywhere",
            _ => self.question(),
        };
        self.voice.say(&format!("relic-runners-help-{}", kind.replace('_', "-")), self.facts())
    }

    /// The kind of the question; there is one more for an explorer who must turn a token first.
    fn question(&self) -> &'static str {
        match (self.open().agenda.last(), &self.open().phase) {
            (None, Phase::Start) if rules::must_depart(self.open()) => "depart",
            // They are settled automatically and never asked.
            (Some(Task::Return { .. } | Task::Finish { .. }), _) => "over",
            _ => self.open().question(),
        }
    }

    /// The facts of both sentences.
    fn facts(&self) -> [(&'static str, Fact<'_>); 3] {
        let (open, at) = (self.open(), self.open().runner().at);
        let (mut n, mut site, mut thing) = (0, None, String::new());
        match open.agenda.last() {
            Some(Task::Resolve { site: of } | Task::Pick { site: of } | Task::Reach { site: of }) => site = Some(*of),
            Some(Task::Steps { left } | Task::Lift { left, .. } | Task::Flip { left, .. }) => n = *left,
            Some(Task::Lay { from, .. }) => {
                thing = self.game.trails.get(usize::from(*from)).map(|trail| names::trail(*trail)).unwrap_or_default();
            }
            Some(Task::Keep { tile }) => (n, thing) = (tile.level(), names::ivory(*tile, self.voice)),
            Some(Task::Expedition { .. }) => {
                site = Some(at);
                thing = open.relic_on(at).map(|colour| names::relic(colour, self.voice)).unwrap_or_default();
            }
            Some(_) => {}
            None => match &open.phase {
                Phase::Start | Phase::Arrived => site = Some(at),
                Phase::Walk { path } => thing = names::path(path),
                Phase::Explorer | Phase::Dash | Phase::Over => {}
            },
        }
        facts![n, site = site.map(code).unwrap_or_default(), thing]
    }
}
