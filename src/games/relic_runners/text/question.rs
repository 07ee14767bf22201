//! The present question as a sentence, and a help text for it.

use super::{Context, names};
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::rules;
use crate::games::relic_runners::state::{Phase, Task};
use crate::words::say;

/// A question: the keys of its sentence and of its help, and the facts of both.
struct Question {
    ask: &'static str,
    help: &'static str,
    n: u8,
    site: Option<Site>,
    thing: String,
}

impl Question {
    fn new(ask: &'static str, help: &'static str) -> Self {
        Self { ask, help, n: 0, site: None, thing: String::new() }
    }

    fn n(self, n: u8) -> Self {
        Self { n, ..self }
    }

    fn at(self, site: Site) -> Self {
        Self { site: Some(site), ..self }
    }

    fn of(self, thing: String) -> Self {
        Self { thing, ..self }
    }
}

impl Context<'_> {
    /// The question in one sentence.
    pub fn ask(&self) -> String {
        let question = self.question();
        self.phrase(question.ask, &question)
    }

    /// The help text for the question.
    pub fn help(&self) -> String {
        let question = self.question();
        self.phrase(question.help, &question)
    }

    fn phrase(&self, key: &str, question: &Question) -> String {
        let site = question.site.map(names::site).unwrap_or_default();
        say!(self.voice, key, n = question.n, site, thing = question.thing.as_str())
    }

    fn question(&self) -> Question {
        self.open().agenda.last().map_or_else(|| self.of_phase(), |task| self.of_task(task))
    }

    fn of_phase(&self) -> Question {
        let open = self.open();
        match &open.phase {
            Phase::Explorer => Question::new("relic-runners-ask-explorer", "relic-runners-help-explorer"),
            Phase::Start if rules::must_depart(open) => {
                Question::new("relic-runners-ask-depart", "relic-runners-help-depart")
            }
            Phase::Start => Question::new("relic-runners-ask-move", "relic-runners-help-move").at(open.runner().at),
            Phase::Walk { path } => {
                Question::new("relic-runners-ask-walk", "relic-runners-help-walk").of(names::path(path))
            }
            Phase::Arrived => {
                Question::new("relic-runners-ask-arrived", "relic-runners-help-arrived").at(open.runner().at)
            }
            Phase::Dash => Question::new("relic-runners-ask-dash", "relic-runners-help-dash"),
            Phase::Over => Question::new("relic-runners-ask-over", "relic-runners-help-over"),
        }
    }

    fn of_task(&self, task: &Task) -> Question {
        match task {
            Task::StartSite => Question::new("relic-runners-ask-start-site", "relic-runners-help-start-site"),
            Task::StartPathway => Question::new("relic-runners-ask-place", "relic-runners-help-start-pathway"),
            Task::StartColumn => Question::new("relic-runners-ask-start-column", "relic-runners-help-steps"),
            Task::Steps { left } => Question::new("relic-runners-ask-steps", "relic-runners-help-steps").n(*left),
            Task::Resolve { site } => Question::new("relic-runners-ask-survey", "relic-runners-help-survey").at(*site),
            Task::Pick { site } => Question::new("relic-runners-ask-pick", "relic-runners-help-pick").at(*site),
            Task::Place { anywhere: true, .. } => {
                Question::new("relic-runners-ask-place", "relic-runners-help-place-anywhere")
            }
            Task::Place { .. } => Question::new("relic-runners-ask-place", "relic-runners-help-place"),
            Task::Lift { left, .. } => Question::new("relic-runners-ask-lift", "relic-runners-help-lift").n(*left),
            Task::Lay { from, .. } => {
                let from = self.game.trails.get(usize::from(*from)).map(|trail| names::trail(*trail));
                Question::new("relic-runners-ask-lay", "relic-runners-help-lay").of(from.unwrap_or_default())
            }
            Task::Reach { site } => Question::new("relic-runners-ask-reach", "relic-runners-help-reach").at(*site),
            Task::Flip { left, .. } => Question::new("relic-runners-ask-flip", "relic-runners-help-flip").n(*left),
            Task::Keep { tile } => {
                let thing = names::ivory(*tile, self.voice);
                Question::new("relic-runners-ask-keep", "relic-runners-help-keep").of(thing).n(tile.level())
            }
            Task::Supply => Question::new("relic-runners-ask-supply", "relic-runners-help-supply"),
            Task::Show { .. } => Question::new("relic-runners-ask-show", "relic-runners-help-show"),
            Task::Expedition { .. } => {
                let site = self.open().runner().at;
                let relic = self.open().relic_on(site).map(|colour| names::relic(colour, self.voice));
                let question = Question::new("relic-runners-ask-expedition", "relic-runners-help-expedition");
                question.at(site).of(relic.unwrap_or_default())
            }
            // They are settled automatically and never asked.
            Task::Return { .. } | Task::Finish { .. } => {
                Question::new("relic-runners-ask-over", "relic-runners-help-over")
            }
        }
    }
}
