//! Lenient reading of typed answers, in all languages at once: a text is read when it can mean only one thing here.
//!
//! The words are in the locale files (`relic-runners-typed-…`). Whether the action is allowed is not judged here.

use crate::engine::Game;
use crate::games::relic_runners::action::{Action, Aim, Rise, Token};
use crate::games::relic_runners::components::{Column, Ivory, RelicRunners, Site, Space, Trail};
use crate::games::relic_runners::state::{Open, Phase, Slot, Task};
use crate::words::typed::{Verbs, found, listed, plain};

/// What the actions are called.
pub const VERBS: Verbs = Verbs { title: RelicRunners::META.key, actions: Action::ALL, more: &["yes", "no"] };

/// Which of the walks to a place.
const AIMS: [(Aim, &str); 3] = [
    (Aim::Tokens, "relic-runners-typed-tokens"),
    (Aim::Short, "relic-runners-typed-short"),
    (Aim::Shortcut, "relic-runners-typed-shortcut"),
];

/// The columns of the toolbox table.
const COLUMNS: [(Column, &str); 3] = [
    (Column::Machete, "relic-runners-typed-machete"),
    (Column::Compass, "relic-runners-typed-compass"),
    (Column::Shovel, "relic-runners-typed-shovel"),
];

/// Words for Base Camp.
const CAMP: &str = "relic-runners-typed-camp";

/// Words that say nothing.
const FILLERS: &str = "relic-runners-typed-fillers";

/// The action that a person meant; `None` when the text is none or could mean several.
pub fn read(game: &RelicRunners, open: &Open, typed: &str) -> Option<Action> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty() && !listed(FILLERS, word)).collect();
    let (first, rest) = words.split_first()?;
    let (verb, objects) = match VERBS.find(first) {
        Some(verb) => (Some(verb), rest),
        None => (None, words.as_slice()),
    };
    let thing = Thing::read(game, objects)?;
    Reading { game, open, thing }.action(verb)
}

/// What a text names beside its verb.
#[derive(Debug, Default)]
struct Thing {
    sites: Vec<Site>,
    column: Option<Column>,
    space: Option<Space>,
    token: Option<Token>,
    ivory: Option<Ivory>,
    number: Option<u8>,
    aim: Option<Aim>,
}

impl Thing {
    /// Everything that the words name; `None` when one of them names nothing.
    fn read(game: &RelicRunners, words: &[&str]) -> Option<Self> {
        let mut thing = Self::default();
        let whole = words.join(" ");
        let named = Site::all().zip(&game.spots).find(|(_, spot)| !whole.is_empty() && plain(&spot.name) == whole);
        if let Some((site, _)) = named {
            thing.sites.push(site);
            return Some(thing);
        }
        let mut at = 0;
        while let Some(word) = words.get(at) {
            at += 1;
            let next = words.get(at).copied().unwrap_or_default();
            let joined = format!("{word}{next}"); // `t 3`
            let dashed = format!("{word}-{next}"); // `i1-2`, whose dash went
            if let Ok(ivory) = dashed.parse() {
                thing.ivory = Some(ivory);
                at += 1;
            } else if thing.code(word) || thing.word(word) {
            } else if word.len() == 1 && thing.code(&joined) {
                at += 1;
            } else {
                return None;
            }
        }
        if let (Some(column), Some(level @ 1..=Space::TOP), None) = (thing.column, thing.number, thing.space) {
            thing.space = Some(Space { column, level }); // `machete 2`
        }
        Some(thing)
    }

    /// Whether it is a code, which is then noted.
    fn code(&mut self, word: &str) -> bool {
        if let Ok(site) = word.parse() {
            self.sites.push(site);
        } else if let Ok(space) = word.parse() {
            self.space = Some(space);
        } else if let Ok(token) = word.parse() {
            self.token = Some(token);
        } else if let Ok(number) = word.parse() {
            self.number = Some(number);
        } else {
            return false;
        }
        true
    }

    /// Whether it is a word that names something, which is then noted.
    fn word(&mut self, word: &str) -> bool {
        if let Some(column) = found(&COLUMNS, word) {
            self.column = Some(column);
        } else if let Some(aim) = found(&AIMS, word) {
            self.aim = Some(aim);
        } else if listed(CAMP, word) {
            if self.sites.last() != Some(&Site::CAMP) {
                self.sites.push(Site::CAMP); // `base camp` is one place
            }
        } else {
            return false;
        }
        true
    }
}

struct Reading<'a> {
    game: &'a RelicRunners,
    open: &'a Open,
    thing: Thing,
}

impl Reading<'_> {
    fn action(&self, verb: Option<&str>) -> Option<Action> {
        let task = self.open.agenda.last();
        let answer = match task {
            Some(task) => self.answer(task, verb),
            None => None,
        };
        answer.or_else(|| self.said(verb?)).or_else(|| self.unsaid(verb))
    }

    /// What a text means as an answer to this question.
    fn answer(&self, task: &Task, verb: Option<&str>) -> Option<Action> {
        match (task, verb) {
            (Task::StartSite, None | Some("start" | "walk" | "go")) => self.site().map(Action::Start),
            (Task::Steps { .. } | Task::StartColumn, None | Some("up" | "box")) => self.rise().map(Action::Up),
            (Task::StartPathway | Task::Place { .. }, None | Some("place" | "lay")) => self.trail().map(Action::Place),
            (Task::Lift { .. }, None | Some("lift" | "walk")) => self.trail().map(Action::Lift),
            (Task::Lay { .. }, None | Some("place" | "lay" | "walk")) => self.trail().map(Action::Lay),
            (Task::Reach { .. }, None | Some("reach" | "explore")) => self.site().map(Action::Reach),
            (Task::Flip { .. }, None | Some("flip")) => self.token().map(Action::Flip),
            (Task::Pick { .. }, None | Some("pick" | "reach")) => self.thing.number.map(Action::Pick),
            (Task::Keep { .. }, None) => self.thing.ivory.map(Action::Keep),
            (Task::Show { .. }, Some("yes")) => Some(Action::Show),
            (Task::Show { .. }, Some("no" | "pass")) => Some(Action::Hide),
            (Task::Supply, Some("box")) => Some(Action::Kit),
            (Task::Expedition { .. }, Some("yes" | "reach")) => Some(Action::Take),
            _ => None,
        }
    }

    /// What a verb means wherever it is said.
    fn said(&self, verb: &str) -> Option<Action> {
        let walking = matches!(self.open.phase, Phase::Walk { .. });
        let dashing = self.open.phase == Phase::Dash;
        match verb {
            "start" => self.site().map(Action::Start),
            "walk" if !walking => Some(Action::Walk(self.site()?, self.thing.aim.unwrap_or_default())),
            "walk" | "go" => self.site().map(Action::Go),
            "jump" => self.site().map(Action::Jump),
            "box" => self.thing.space.or_else(|| self.only_box()).map(Action::Box),
            "up" => self.rise().map(Action::Up),
            "place" | "lay" => self.trail().map(Action::Place),
            "lift" => self.trail().map(Action::Lift),
            "reach" => self.site().map(Action::Reach),
            "flip" => self.token().map(Action::Flip),
            "pick" => self.thing.number.map(Action::Pick),
            "keep" => self.thing.ivory.map(Action::Keep),
            "yes" => dashing.then_some(Action::Dash),
            "no" | "pass" => Some(if dashing { Action::Decline } else { Action::Pass }),
            verb => verb.parse().ok(),
        }
    }

    /// What a text without a verb means between the questions.
    fn unsaid(&self, verb: Option<&str>) -> Option<Action> {
        if verb.is_some() || !self.open.agenda.is_empty() {
            return None;
        }
        match self.open.phase {
            Phase::Start if self.thing.space.is_some() => self.thing.space.map(Action::Box),
            Phase::Start => Some(Action::Walk(self.site()?, self.thing.aim.unwrap_or_default())),
            Phase::Walk { .. } => self.site().map(Action::Go),
            Phase::Arrived => self.thing.space.map(Action::Box),
            Phase::Explorer | Phase::Dash | Phase::Over => None,
        }
    }

    /// The one place that is named.
    fn site(&self) -> Option<Site> {
        match self.thing.sites[..] {
            [site] => Some(site),
            _ => None,
        }
    }

    /// The trail between two places, or from where the explorer stands to one.
    fn trail(&self) -> Option<Trail> {
        match self.thing.sites[..] {
            [one, other] if one != other => Some(Trail::between(one, other)),
            [to] if !matches!(self.open.agenda.last(), Some(Task::Lift { .. } | Task::Lay { .. })) => {
                let at = self.open.runner().at;
                self.game.joined(at, to).then(|| Trail::between(at, to))
            }
            _ => None,
        }
    }

    /// A token by its code, its number, or its trail.
    fn token(&self) -> Option<Token> {
        let number = self.thing.number.filter(|n| *n > 0).map(|n| Token(n - 1));
        let on = || self.game.token_on(self.game.trail(self.trail()?)?).map(Token);
        self.thing.token.or(number).or_else(on)
    }

    fn rise(&self) -> Option<Rise> {
        let column = self.thing.column.map(Rise::Into);
        self.thing.space.map(Rise::From).or(column)
    }

    /// The space of the only box that stands on one.
    fn only_box(&self) -> Option<Space> {
        let mut spaces = self.open.runner().boxes.iter().filter_map(|slot| match slot {
            Slot::On(space) => Some(*space),
            Slot::Reserve | Slot::Bottom => None,
        });
        let space = spaces.next()?;
        (spaces.next().is_none() && self.thing.sites.is_empty() && self.thing.column.is_none()).then_some(space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::typed;

    #[test]
    fn no_word_asks_for_two_things() {
        typed::tests::no_word_asks_for_two_things(
            VERBS.words().map(|word| VERBS.key(word)).chain(
                AIMS.iter()
                    .map(|(_, key)| *key)
                    .chain(COLUMNS.iter().map(|(_, key)| *key))
                    .chain([CAMP, FILLERS])
                    .map(str::to_owned),
            ),
            plain,
        );
    }
}
