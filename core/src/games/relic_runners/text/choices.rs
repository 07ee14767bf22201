//! Each action as shown to the seat that may take it: a label for a button, and what it brings in one line, the most
//! important first. Movements are in [`super::walking`].

use super::*;
use crate::games::relic_runners::options::BoxReturns;
use crate::games::relic_runners::rules::route::box_points;
use crate::title::{Branch, Choice, ChoiceText};

const MENU: usize = 25;

/// The trail that an action chooses among others.
const fn trail_of(action: &Action) -> Option<Trail> {
    match action {
        Action::Place(trail) | Action::Lift(trail) | Action::Lay(trail) => Some(*trail),
        _ => None,
    }
}

impl Context<'_> {
    /// Actions as choices of the player whose turn it is.
    pub fn choices(&self, actions: &[Action]) -> Vec<Choice> {
        // All walks are tried once for all of them.
        let walks = actions.iter().any(|action| matches!(action, Action::Walk(..)));
        let walks = walks.then(|| Walks::find(self.game, self.open()));
        let trails = actions.iter().filter(|action| trail_of(action).is_some()).count();
        let choice =
            |action: &Action| self.said(*action, walks.as_ref()).choice(action.to_string(), self.path(*action, trails));
        actions.iter().map(choice).collect()
    }

    /// The branches that lead to an action: walking trail by trail has one, and more trails than fit into one menu are grouped
    /// by the place where they begin.
    fn path(&self, action: Action, trails: usize) -> Vec<Branch> {
        let branch = |label, emoji, rank| vec![Branch { label, detail: String::new(), emoji, rank }];
        match (action, trail_of(&action)) {
            (Action::Go(_), _) if !matches!(self.open().phase, Phase::Walk { .. }) => {
                branch(self.voice.word("relic-runners-branch-steps"), "👣", Branch::LAST)
            }
            (_, Some(trail)) if trails > MENU => {
                let [site, _] = trail.ends();
                branch(say!(self.voice, "relic-runners-branch-trails", site), self.sign(site), site.index() as u16)
            }
            _ => Vec::new(),
        }
    }

    fn said(&self, action: Action, walks: Option<&Walks>) -> ChoiceText {
        let (voice, task) = (self.voice, self.open().agenda.last());
        let word = |key| voice.word(key);
        let brief = |emoji, label, fact| ChoiceText::plain(emoji, voice.word(label), vec![voice.word(fact)]);
        let at = |emoji, label, site: Site, facts| ChoiceText::plain(emoji, say!(voice, label, site), facts);
        match (action, task) {
            (Action::Explorer(None), _) => {
                brief("🤠", "relic-runners-label-no-explorer", "relic-runners-fact-no-power")
            }
            (Action::Explorer(Some(explorer)), _) => self.explorer(explorer),
            (Action::Start(site), _) => {
                let facts = vec![self.lies_at(site), self.neighbours(site)];
                at(self.sign(site), "relic-runners-label-start", site, facts)
            }
            (Action::Explore, _) => self.explore(),
            (Action::Walk(site, aim), _) => self.walk(site, aim, walks.and_then(|walks| walks.get(site, aim))),
            (Action::Go(site), _) => self.go(site),
            (Action::Stop, _) => self.stop(),
            (Action::Jump(site), _) => {
                let costs = [self.spends(Ivory::Gateway), word("relic-runners-fact-no-tokens")];
                at("🌀", "relic-runners-label-jump", site, self.with_effect(site, costs))
            }
            (Action::Refill, _) => {
                let facts = vec![self.rations(RATION_LIMIT), self.spends(Ivory::SupplyDrop)];
                ChoiceText::plain(names::RATION, word("relic-runners-label-refill"), facts)
            }
            (Action::Box(space), _) => self.use_box(space),
            (Action::Up(rise), _) => self.up(rise),
            (Action::Place(trail), _) => self.trail_choice("relic-runners-label-place", trail, true),
            (Action::Lift(trail), _) => self.trail_choice("relic-runners-label-lift", trail, false),
            (Action::Lay(trail), _) => self.trail_choice("relic-runners-label-lay", trail, false),
            (Action::Double, _) => self.by_tile("✌️", "relic-runners-label-double", Ivory::DoubleWork),
            (Action::Remote, _) => self.by_tile("🛰️", "relic-runners-label-remote", Ivory::RemoteWork),
            (Action::Reach(site), _) => {
                let facts = self.with_effect(site, [word("relic-runners-fact-no-ration")]);
                at(self.sign(site), "relic-runners-label-reach", site, facts)
            }
            (Action::Flip(token), _) => self.flip(token),
            (Action::Top, Some(Task::Resolve { site })) => {
                ChoiceText::plain("🔝", word("relic-runners-label-top"), self.lies_with_effect(*site))
            }
            (Action::Peek, _) => self.by_tile("👁️", "relic-runners-label-peek", Ivory::Surveyor),
            (Action::Pick(level), Some(Task::Pick { site })) => self.pick(*site, level),
            (Action::Keep(tile), Some(Task::Keep { tile: new })) => self.keep(tile, *new),
            (Action::Kit, _) => brief(names::BOX, "relic-runners-label-kit", "relic-runners-does-p4"),
            (Action::Points, _) => {
                let label = say!(voice, "relic-runners-label-points", vp = self.gained(SHOVEL_POINTS));
                ChoiceText::plain(names::COIN, label, vec![word("relic-runners-fact-at-once")])
            }
            (Action::Show, Some(Task::Show { index })) => self.show(usize::from(*index)),
            (Action::Hide, _) => brief("🙈", "relic-runners-label-hide", "relic-runners-fact-hidden"),
            (Action::Take, Some(Task::Expedition { trails })) => self.take(*trails),
            (Action::Pass, Some(Task::Expedition { .. })) => {
                brief("✋", "relic-runners-label-pass-relic", "relic-runners-fact-relic-stays")
            }
            (Action::Pass, Some(Task::Flip { .. })) => {
                brief("✋", "relic-runners-label-pass-flip", "relic-runners-fact-tokens-stay")
            }
            (Action::Pass, _) => brief("✋", "relic-runners-label-pass", "relic-runners-fact-reserve-stays"),
            (Action::Dash, _) => {
                ChoiceText::main("🏃", word("relic-runners-label-dash"), vec![self.spends(Ivory::LastDash)])
            }
            (Action::Decline, _) => brief("✋", "relic-runners-label-decline", "relic-runners-fact-game-ends"),
            (Action::End, _) => self.end(),
            (Action::Top | Action::Pick(_) | Action::Keep(_) | Action::Show | Action::Take, _) => self.bare(action),
        }
    }

    /// An action without a description here: its code.
    pub fn bare(&self, action: Action) -> ChoiceText {
        ChoiceText::plain("▫️", action.to_string(), Vec::new())
    }

    fn spends(&self, tile: Ivory) -> String {
        say!(self.voice, "relic-runners-fact-spends", tile = names::ivory(tile, self.voice))
    }

    /// The use of an ivory tile, with its effect.
    fn by_tile(&self, emoji: &'static str, label: &str, tile: Ivory) -> ChoiceText {
        let effect = names::effect(Tile::Ivory(tile), self.voice);
        ChoiceText::plain(emoji, self.voice.word(label), [self.spends(tile)].into_iter().chain(effect).collect())
    }

    /// What lies at a place, what its top tile does, and more.
    fn with_effect<const N: usize>(&self, site: Site, more: [String; N]) -> Vec<String> {
        self.lies_with_effect(site).into_iter().chain(more).collect()
    }

    /// Rations that are gained, as many as the card can hold.
    fn rations(&self, rations: u8) -> String {
        let before = self.open().runner().rations;
        say!(self.voice, "relic-runners-fact-rations", before, after = (before + rations).min(RATION_LIMIT))
    }

    /// Points gained now, twice as many while they are doubled.
    pub fn gained(&self, points: u16) -> String {
        let points = if self.open().now.doubling { points * 2 } else { points };
        format!("+{}", self.vp(points.into()))
    }

    fn explorer(&self, explorer: Explorer) -> ChoiceText {
        let emoji = ["🔴", "🟢", "🔵", "🟡", "⚫"][explorer as usize];
        let label = say!(self.voice, "relic-runners-label-explorer", explorer = names::explorer(explorer, self.voice));
        ChoiceText::plain(emoji, label, vec![names::power(self.game, explorer, self.voice)])
    }

    /// `take`: the relic of the expedition.
    fn take(&self, trails: u8) -> ChoiceText {
        let (voice, site) = (self.voice, self.open().runner().at);
        let points = self.gained(u16::from(trails) * u16::from(EXPEDITION_POINTS));
        let relic = self.open().relic_on(site).map(|colour| names::relic_name(colour, voice)).unwrap_or_default();
        let label = say!(voice, "relic-runners-label-take", relic, site);
        let trails = say!(voice, "relic-runners-fact-trails", count = trails);
        ChoiceText::main(self.relic_sign(site), label, vec![points, trails])
    }

    fn explore(&self) -> ChoiceText {
        let runner = self.open().runner();
        let label = say!(self.voice, "relic-runners-label-explore", site = runner.at);
        let after = runner.rations.saturating_sub(1);
        let cost = say!(self.voice, "relic-runners-fact-rations", before = runner.rations, after);
        ChoiceText::main("⛏️", label, self.with_effect(runner.at, [cost]))
    }

    fn use_box(&self, space: Space) -> ChoiceText {
        let (voice, open, runner) = (self.voice, self.open(), self.open().runner());
        let action = names::box_action(space, voice);
        let label = say!(voice, "relic-runners-label-box", space, action = action.as_str());
        let back = voice.word(match open.options.box_returns {
            BoxReturns::Before => "relic-runners-fact-box-back",
            BoxReturns::After => "relic-runners-fact-box-back-after",
        });
        let brings = match (space.column, space.level) {
            // RR-14: nothing forbids it, and it frees the box for another column.
            _ if rules::is_idle(runner, space) => voice.word("relic-runners-fact-idle"),
            (Column::Machete, 1) => return ChoiceText::plain(names::BOX, label, self.with_effect(runner.at, [back])),
            (Column::Machete, 2) => self.rations(SUPPLIES),
            (Column::Machete | Column::Compass, 3) => self.gained(box_points(self.game, runner, space.column)),
            (Column::Shovel, 3) => format!("+{}", self.vp(open.now.points.into())),
            (Column::Shovel, 2) => row::joined(rules::free_here(self.game, open).map(names::trail), " "),
            _ => action,
        };
        ChoiceText::plain(names::BOX, label, vec![brings, back])
    }

    fn up(&self, rise: Rise) -> ChoiceText {
        let (voice, (from, to)) = (self.voice, rise.ends());
        let label = say!(voice, "relic-runners-label-up", from = names::slot(from, voice), to);
        let can = say!(voice, "relic-runners-fact-box-can", action = names::box_action(to, voice));
        ChoiceText::plain(names::BOX, label, vec![can])
    }

    fn trail_choice(&self, key: &str, trail: Trail, placed: bool) -> ChoiceText {
        let (open, index) = (self.open(), self.game.trail(trail));
        let mut facts = Vec::new();
        if placed && open.agenda.last() != Some(&Task::StartPathway) && open.runner().holds(Ivory::RoadBonus) {
            facts.push(format!("{} (I3-1)", self.gained(1)));
        }
        facts.extend(trail.ends().map(|site| self.lies_briefly(site)));
        if let Some(token) = index.and_then(|index| self.game.token_on(index)) {
            facts.push(say!(self.voice, "relic-runners-fact-river", token = Token(token)));
        }
        let others = open.players().filter(|(seat, _)| *seat != open.turn);
        let others = others.filter(|(_, runner)| index.is_some_and(|index| runner.paths.has(index)));
        let others = row::joined(others.map(|(seat, _)| Mark::of(seat)), " ");
        if !others.is_empty() {
            facts.push(format!("{} {others}", names::PATHWAY));
        }
        ChoiceText::plain(names::PATHWAY, say!(self.voice, key, trail), facts).button(names::trail(trail))
    }

    fn flip(&self, token: Token) -> ChoiceText {
        let (tokens, trail) = (self.open().tokens, self.river(token.0));
        let (emoji, brings) = match (tokens.coloured(token.0), tokens.count()) {
            (true, 1) => (names::TOKEN, "relic-runners-fact-reset"),
            (true, _) => (names::TOKEN, "relic-runners-fact-turns-grey"),
            (false, _) => ("⚪", "relic-runners-fact-turns-coloured"),
        };
        let button = format!("{} {trail}", code(token));
        let label = say!(self.voice, "relic-runners-label-flip", token, trail);
        ChoiceText::plain(emoji, label, vec![self.voice.word(brings)]).button(button)
    }

    fn pick(&self, site: Site, level: u8) -> ChoiceText {
        let voice = self.voice;
        let layer = self.open().place(site).stack.iter().find(|layer| layer.level == level);
        let face = layer.and_then(|layer| self.face(site, layer));
        let tile = face.map(|tile| names::tile(tile, voice)).unwrap_or_default();
        let facts = face.map(|tile| names::effect(tile, voice).unwrap_or_else(|| names::tile(tile, voice)));
        let label = say!(voice, "relic-runners-label-pick", level, tile);
        ChoiceText::plain(self.sign(site), label, facts.into_iter().collect())
    }

    fn keep(&self, tile: Ivory, new: Ivory) -> ChoiceText {
        let voice = self.voice;
        let gone = if new == tile { self.open().runner().ivory[tile.slot()] } else { Some(new) };
        let gone = gone.map(|gone| {
            let vp = self.gained(IVORY_POINTS.into());
            say!(voice, "relic-runners-fact-given-up", tile = names::ivory(gone, voice), vp)
        });
        let label = say!(voice, "relic-runners-label-keep", tile = names::ivory(tile, voice));
        ChoiceText::plain("⬜", label, names::effect(Tile::Ivory(tile), voice).into_iter().chain(gone).collect())
    }

    fn show(&self, index: usize) -> ChoiceText {
        let card = self.hidden(self.open().turn);
        let points = card.and_then(|card| card.blue.get(index).copied().flatten());
        let brings = points.map(|points| format!("+{}", self.vp(points.into())));
        let facts = brings.into_iter().chain([self.voice.word("relic-runners-fact-shown")]).collect();
        ChoiceText::main("🟦", self.voice.word("relic-runners-label-show"), facts)
    }

    fn end(&self) -> ChoiceText {
        let (voice, open, runner) = (self.voice, self.open(), self.open().runner());
        if runner.at == Site::CAMP {
            let rations = CAMP_RATIONS + u8::from(runner.holds(Ivory::CampFriend));
            return ChoiceText::plain(names::CAMP, voice.word("relic-runners-label-rest"), vec![self.rations(rations)]);
        }
        let could =
            open.phase == Phase::Arrived && !open.now.explored && runner.rations > 0 && open.has_tiles(runner.at);
        let fact = if could { "relic-runners-fact-unexplored" } else { "relic-runners-fact-next" };
        ChoiceText::plain("✅", voice.word("relic-runners-label-end"), vec![voice.word(fact)])
    }
}
