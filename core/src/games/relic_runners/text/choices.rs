//! Each answer as shown to the seat that may give it: a label for a button, and in one line what it brings. What it brings
//! is in [`super::outcome`]; here is what it is called, and descriptions of what lies there.

use super::order::Offer;
use super::outcome::Outcome;
use super::*;
use crate::title::{Asked, ChoiceText};

/// What an answer is called, what it is about in a few words, and descriptions that follow what it brings.
pub(super) struct Said {
    pub emoji: &'static str,
    pub done: String,
    pub about: String,
    pub facts: Vec<String>,
}

impl Context<'_> {
    pub(super) fn said(&self, asked: &Asked<'_, RelicRunners>, offer: &Offer, walk: Option<&Walk>) -> ChoiceText {
        let outcome = self.outcome(asked, &offer.actions);
        let Said { emoji, done, about, facts } = match offer.intent() {
            Some(site) => self.exploring(site, &offer.actions, walk),
            None => self.called(offer.first(), walk, &outcome),
        };
        let (label, facts) = outcome.label(done, &about, facts);
        ChoiceText::plain(emoji, label, facts)
    }

    fn called(&self, action: Action, walk: Option<&Walk>, outcome: &Outcome) -> Said {
        let voice = self.voice;
        let open = self.open();
        let at = open.runner().at;
        let plain = |emoji, done, facts| Said { emoji, done, about: String::new(), facts };
        let brief = |emoji, label, fact| plain(emoji, voice.word(label), vec![voice.word(fact)]);
        let bare = |emoji, label| plain(emoji, voice.word(label), Vec::new());
        let there =
            |emoji, done, site| Said { about: self.gist(site), ..plain(emoji, done, self.lies_with_effect(site)) };
        match (action, open.agenda.last()) {
            (Action::Explorer(None), _) => {
                brief("🤠", "relic-runners-label-no-explorer", "relic-runners-fact-no-power")
            }
            (Action::Explorer(Some(explorer)), _) => {
                let emoji = ["🔴", "🟢", "🔵", "🟡", "⚫"][explorer as usize];
                let label = say!(voice, "relic-runners-label-explorer", explorer = names::explorer(explorer, voice));
                plain(emoji, label, vec![names::power(self.game, explorer, voice)])
            }
            (Action::Start(site), _) => {
                let facts = self.lies_with_effect(site).into_iter().chain([self.ways(site).full()]).collect();
                plain(self.sign(site), say!(voice, "relic-runners-label-start", site), facts)
            }
            (Action::Explore, _) => there("⛏️", say!(voice, "relic-runners-label-explore", site = at), at),
            (Action::Walk(site, aim), _) => self.walk(site, aim, walk),
            (Action::Go(site), _) => self.go(site),
            (Action::Stop, _) => {
                let end = Walk::of(self.game, open).end();
                there("🛑", say!(voice, "relic-runners-label-stop", site = end), end)
            }
            (Action::Jump(site), _) => there("🌀", say!(voice, "relic-runners-label-jump", site), site),
            (Action::Reach(site), _) => there(self.sign(site), say!(voice, "relic-runners-label-reach", site), site),
            (Action::Top, Some(Task::Resolve { site })) => there("🔝", voice.word("relic-runners-label-top"), *site),
            (Action::Refill, _) => bare(names::RATION, "relic-runners-label-refill"),
            (Action::Box(space), _) => self.use_box(space),
            (Action::Up(rise), _) => self.up(rise),
            (Action::Place(_) | Action::Lift(_) | Action::Lay(_), _) => self.pathway(action, outcome),
            (Action::Double, _) => self.by_tile("✌️", "relic-runners-label-double", Ivory::DoubleWork),
            (Action::Remote, _) => self.by_tile("🛰️", "relic-runners-label-remote", Ivory::RemoteWork),
            (Action::Peek, _) => self.by_tile("👁️", "relic-runners-label-peek", Ivory::Surveyor),
            (Action::Flip(token), _) => {
                let coloured = open.tokens.coloured(token.0);
                let key = if coloured { "relic-runners-fact-turns-grey" } else { "relic-runners-fact-turns-coloured" };
                let turns = say!(voice, "relic-runners-label-flip", trail = self.river(token.0));
                plain(if coloured { names::TOKEN } else { "⚪" }, turns, vec![voice.word(key)])
            }
            (Action::Pick(level), Some(Task::Pick { site })) => self.pick(*site, level),
            (Action::Keep(tile), _) => {
                let label = say!(voice, "relic-runners-label-keep", tile = names::ivory(tile, voice));
                plain("⬜", label, names::effect(Tile::Ivory(tile), voice).into_iter().collect())
            }
            (Action::Kit, _) => bare(names::BOX, "relic-runners-label-kit"),
            (Action::Points, _) => plain(names::COIN, String::new(), Vec::new()), // its points are its label
            (Action::Show, _) => brief("🟦", "relic-runners-label-show", "relic-runners-fact-shown"),
            (Action::Hide, _) => brief("🙈", "relic-runners-label-hide", "relic-runners-fact-hidden"),
            (Action::Take, _) => {
                let relic = open.relic_on(at).map(|colour| names::relic_name(colour, voice)).unwrap_or_default();
                plain(self.relic_sign(at), say!(voice, "relic-runners-label-take", relic, site = at), Vec::new())
            }
            (Action::Pass, Some(Task::Expedition { .. })) => {
                brief("✋", "relic-runners-label-pass-relic", "relic-runners-fact-relic-stays")
            }
            (Action::Pass, Some(Task::Flip { .. })) => {
                brief("✋", "relic-runners-label-pass-flip", "relic-runners-fact-tokens-stay")
            }
            (Action::Pass, _) => brief("✋", "relic-runners-label-pass", "relic-runners-fact-reserve-stays"),
            (Action::Dash, _) => bare("🏃", "relic-runners-label-dash"),
            (Action::Decline, _) => bare("✋", "relic-runners-label-decline"),
            (Action::End, _) if at == Site::CAMP => bare(names::CAMP, "relic-runners-label-rest"),
            (Action::End, _) => {
                let unexplored = self.can_explore().then(|| voice.word("relic-runners-fact-unexplored"));
                plain("✅", voice.word("relic-runners-label-end"), unexplored.into_iter().collect())
            }
            (Action::Top | Action::Pick(_), _) => self.bare(action),
        }
    }

    /// An action without a description here: its code.
    pub(super) fn bare(&self, action: Action) -> Said {
        Said { emoji: "▫️", done: action.to_string(), about: String::new(), facts: Vec::new() }
    }

    fn by_tile(&self, emoji: &'static str, label: &str, tile: Ivory) -> Said {
        let facts = names::effect(Tile::Ivory(tile), self.voice).into_iter().collect();
        Said { emoji, done: self.voice.word(label), about: String::new(), facts }
    }

    /// An intent: the movement and exploring, with the boxes that rise and the pathway.
    fn exploring(&self, site: Site, actions: &[Action], walk: Option<&Walk>) -> Said {
        let steps = actions.iter().filter_map(|action| match action {
            Action::Up(rise) => Some(format!("{} → {}", names::BOX, names::space(rise.ends().1, self.voice))),
            Action::Place(trail) => Some(format!("{} {}", names::PATHWAY, names::trail(*trail))),
            _ => None,
        });
        let facts = self.lies_with_effect(site).into_iter().chain(steps).chain(self.way(walk)).collect();
        let done = say!(self.voice, "relic-runners-label-explore", site);
        Said { emoji: self.sign(site), done, about: self.gist(site), facts }
    }

    fn use_box(&self, space: Space) -> Said {
        let voice = self.voice;
        let runner = self.open().runner();
        let facts = match (space.column, space.level) {
            // RR-14: nothing forbids it, and it frees the box for another column.
            _ if rules::is_idle(runner, space) => vec![voice.word("relic-runners-fact-idle")],
            (Column::Machete, 1) => self.lies_with_effect(runner.at),
            _ => Vec::new(),
        };
        let done = voice.about(names::space(space, voice), names::box_action(space, voice));
        Said { emoji: names::BOX, done, about: String::new(), facts }
    }

    /// `up`: what the toolbox can do there, and what it can do higher up.
    fn up(&self, rise: Rise) -> Said {
        let voice = self.voice;
        let (from, to) = rise.ends();
        let does = |space: Space| names::box_action(space, voice);
        let from = say!(voice, "relic-runners-fact-from", from = names::slot(from, voice));
        let higher = (to.level + 1..=Space::TOP).map(|level| Space { level, ..to });
        let higher = higher.map(|space| voice.about(names::space(space, voice), does(space)));
        let done = say!(voice, "relic-runners-label-up", to = names::space(to, voice), action = does(to));
        Said { emoji: names::BOX, done, about: String::new(), facts: [from].into_iter().chain(higher).collect() }
    }

    fn pick(&self, site: Site, level: u8) -> Said {
        let voice = self.voice;
        let layer = self.open().place(site).stack.iter().find(|layer| layer.level == level);
        let face = layer.and_then(|layer| self.face(site, layer));
        let tile = face.map(|tile| names::tile(tile, voice)).unwrap_or_default();
        let facts = face.and_then(|tile| names::effect(tile, voice)).into_iter().collect();
        let done = say!(voice, "relic-runners-label-pick", level, tile);
        Said { emoji: self.sign(site), done, about: String::new(), facts }
    }

    /// Whether the explorer stands at a site and can explore it.
    pub fn can_explore(&self) -> bool {
        let open = self.open();
        let runner = open.runner();
        open.phase == Phase::Arrived && !open.now.explored && runner.rations > 0 && open.has_tiles(runner.at)
    }
}
