//! Each action as shown to the seat that may take it: a label for a button, and what it brings in one line, the most
//! important first. Movements are in [`super::walking`].

use super::{Context, names};
use crate::games::relic_runners::action::{Action, Rise, Token};
use crate::games::relic_runners::components::{
    CAMP_RATIONS, Column, EXPEDITION_POINTS, Explorer, IVORY_POINTS, Ivory, RATION_LIMIT, Site, Space, Tile, Trail,
};
use crate::games::relic_runners::options::BoxReturns;
use crate::games::relic_runners::rules::route::longest_route;
use crate::games::relic_runners::rules::walk::Walks;
use crate::games::relic_runners::state::{Phase, Task};
use crate::title::{Branch, Choice, Said};
use crate::words::{Mark, facts, say};

/// The most trails that are offered without branches.
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
                let label = say!(self.voice, "relic-runners-branch-trails", site = names::site(site));
                branch(label, self.sign(site), site.index() as u16)
            }
            _ => Vec::new(),
        }
    }

    fn said(&self, action: Action, walks: Option<&Walks>) -> Said {
        let voice = self.voice;
        let open = self.open();
        let word = |key: &str| voice.word(key);
        let site_label = |key: &str, site: Site| say!(voice, key, site = names::site(site));
        match action {
            Action::Explorer(explorer) => self.explorer(explorer),
            Action::Start(site) => Said::plain(
                self.sign(site),
                site_label("relic-runners-label-start", site),
                vec![self.lies_at(site), self.neighbours(site)],
            ),
            Action::Explore => self.explore(),
            Action::Walk(site, aim) => self.walk(site, aim, walks.and_then(|walks| walks.get(site, aim))),
            Action::Go(site) => self.go(site),
            Action::Stop => self.stop(),
            Action::Jump(site) => Said::plain(
                "🌀",
                site_label("relic-runners-label-jump", site),
                self.with_effect(site, [self.spends(Ivory::Gateway), word("relic-runners-fact-no-tokens")]),
            ),
            Action::Refill => {
                let facts = vec![self.rations(RATION_LIMIT), self.spends(Ivory::SupplyDrop)];
                Said::plain(names::RATION, word("relic-runners-label-refill"), facts)
            }
            Action::Box(space) => self.use_box(space),
            Action::Up(rise) => self.up(rise),
            Action::Place(trail) => self.trail_choice("relic-runners-label-place", trail, true),
            Action::Lift(trail) => self.trail_choice("relic-runners-label-lift", trail, false),
            Action::Lay(trail) => self.trail_choice("relic-runners-label-lay", trail, false),
            Action::Double => Said::plain(
                "✌️",
                word("relic-runners-label-double"),
                vec![self.spends(Ivory::DoubleWork), word("relic-runners-does-i2-4")],
            ),
            Action::Remote => Said::plain(
                "🛰️",
                word("relic-runners-label-remote"),
                vec![self.spends(Ivory::RemoteWork), word("relic-runners-does-i2-5")],
            ),
            Action::Reach(site) => Said::plain(
                self.sign(site),
                site_label("relic-runners-label-reach", site),
                self.with_effect(site, [word("relic-runners-fact-no-ration")]),
            ),
            Action::Flip(token) => self.flip(token),
            Action::Top => {
                let Some(Task::Resolve { site }) = open.agenda.last() else { return self.bare(action) };
                Said::plain("🔝", word("relic-runners-label-top"), self.lies_with_effect(*site))
            }
            Action::Peek => Said::plain(
                "👁️",
                word("relic-runners-label-peek"),
                vec![self.spends(Ivory::Surveyor), word("relic-runners-does-i2-2")],
            ),
            Action::Pick(level) => self.pick(level),
            Action::Keep(tile) => self.keep(tile),
            Action::Kit => {
                Said::plain(names::BOX, word("relic-runners-label-kit"), vec![word("relic-runners-does-p4")])
            }
            Action::Points => {
                let vp = say!(voice, "relic-runners-label-points", vp = self.gained(2));
                Said::plain(names::COIN, vp, vec![word("relic-runners-fact-at-once")])
            }
            Action::Show => self.show(),
            Action::Hide => {
                Said::plain("🙈", word("relic-runners-label-hide"), vec![word("relic-runners-fact-hidden")])
            }
            Action::Take => self.take(),
            Action::Pass if matches!(open.agenda.last(), Some(Task::Expedition { .. })) => {
                Said::plain("✋", word("relic-runners-label-pass-relic"), vec![word("relic-runners-fact-relic-stays")])
            }
            Action::Pass if matches!(open.agenda.last(), Some(Task::Flip { .. })) => {
                Said::plain("✋", word("relic-runners-label-pass-flip"), vec![word("relic-runners-fact-tokens-stay")])
            }
            Action::Pass => {
                Said::plain("✋", word("relic-runners-label-pass"), vec![word("relic-runners-fact-reserve-stays")])
            }
            Action::Dash => Said::main("🏃", word("relic-runners-label-dash"), vec![self.spends(Ivory::LastDash)]),
            Action::Decline => {
                Said::plain("✋", word("relic-runners-label-decline"), vec![word("relic-runners-fact-game-ends")])
            }
            Action::End => self.end(),
        }
    }

    /// An action without a description here: its code.
    pub fn bare(&self, action: Action) -> Said {
        Said::plain("▫️", action.to_string(), Vec::new())
    }

    /// The sign of a site.
    pub fn sign(&self, site: Site) -> &'static str {
        names::site_sign(self.open().place(site).colour)
    }

    fn spends(&self, tile: Ivory) -> String {
        say!(self.voice, "relic-runners-fact-spends", tile = names::ivory(tile, self.voice))
    }

    /// Rations that are gained, as many as the card can hold.
    fn rations(&self, rations: u8) -> String {
        let before = self.open().runner().rations;
        let after = (before + rations).min(RATION_LIMIT);
        say!(self.voice, "relic-runners-fact-rations", before, after)
    }

    /// Points gained now, twice as many while they are doubled.
    pub fn gained(&self, points: u16) -> String {
        let points = if self.open().now.doubling { points * 2 } else { points };
        format!("+{}", self.vp(points.into()))
    }

    fn explorer(&self, explorer: Option<Explorer>) -> Said {
        let voice = self.voice;
        let Some(explorer) = explorer else {
            return Said::plain(
                "🤠",
                voice.word("relic-runners-label-no-explorer"),
                vec![voice.word("relic-runners-fact-no-power")],
            );
        };
        let name = voice.word(&format!("relic-runners-explorer-{explorer}"));
        let power = self.game.explorers.get(&explorer).map(|power| names::power(*power, voice)).unwrap_or_default();
        let emoji = match explorer {
            Explorer::Red => "🔴",
            Explorer::Green => "🟢",
            Explorer::Blue => "🔵",
            Explorer::Yellow => "🟡",
            Explorer::Black => "⚫",
        };
        Said::plain(emoji, say!(voice, "relic-runners-label-explorer", explorer = name), vec![power])
    }

    /// What lies at a place, what its top tile does, and more.
    fn with_effect<const N: usize>(&self, site: Site, more: [String; N]) -> Vec<String> {
        self.lies_with_effect(site).into_iter().chain(more).collect()
    }

    /// `take`: the relic of the expedition.
    fn take(&self) -> Said {
        let open = self.open();
        let (Some(Task::Expedition { trails }), site) = (open.agenda.last(), open.runner().at) else {
            return self.bare(Action::Take);
        };
        let points = self.gained(u16::from(*trails) * u16::from(EXPEDITION_POINTS));
        let relic = open.relic_on(site).map(|colour| names::relic_name(colour, self.voice)).unwrap_or_default();
        let trails = say!(self.voice, "relic-runners-fact-trails", count = trails);
        Said::main(
            self.relic_sign(site),
            say!(self.voice, "relic-runners-label-take", relic, site = names::site(site)),
            vec![points, trails],
        )
    }

    fn explore(&self) -> Said {
        let runner = self.open().runner();
        let label = say!(self.voice, "relic-runners-label-explore", site = names::site(runner.at));
        let facts = facts![before = runner.rations, after = runner.rations.saturating_sub(1)];
        let cost = self.voice.say("relic-runners-fact-rations", facts);
        Said::main("⛏️", label, self.with_effect(runner.at, [cost]))
    }

    fn use_box(&self, space: Space) -> Said {
        let voice = self.voice;
        let runner = self.open().runner();
        let facts = facts![space = names::space(space), action = names::box_action(space, voice)];
        let label = voice.say("relic-runners-label-box", facts);
        let back = match self.open().options.box_returns {
            BoxReturns::Before => voice.word("relic-runners-fact-box-back"),
            BoxReturns::After => voice.word("relic-runners-fact-box-back-after"),
        };
        let brings = match (space.column, space.level) {
            (Column::Machete, 1) => return Said::plain(names::BOX, label, self.with_effect(runner.at, [back])),
            (Column::Machete, 2) => self.rations(2),
            (Column::Machete, _) => self.gained(4 * runner.relics.len() as u16),
            (Column::Compass, 3) => self.gained(2 * u16::from(longest_route(self.game, runner.paths))),
            (Column::Shovel, 3) => format!("+{}", self.vp(self.open().now.points.into())),
            (Column::Shovel, 2) => self.open_trails(),
            _ => names::box_action(space, voice),
        };
        // RR-14: nothing forbids it, and it frees the box for another column.
        let idle = match (space.column, space.level) {
            (Column::Machete, 2) => runner.rations >= RATION_LIMIT,
            (Column::Machete, 3) => runner.relics.is_empty(),
            (Column::Compass, 3) => runner.paths.count() == 0,
            _ => false,
        };
        if idle {
            let facts = vec![voice.word("relic-runners-fact-idle"), back];
            return Said::plain(names::BOX, label, facts);
        }
        Said::plain(names::BOX, label, vec![brings, back])
    }

    /// The trails at the explorer that are free for a pathway.
    fn open_trails(&self) -> String {
        let runner = self.open().runner();
        let ways = self.game.ways[runner.at.index()].iter().filter(|way| !runner.paths.has(way.trail));
        ways.map(|way| names::trail(Trail::between(runner.at, way.to))).collect::<Vec<_>>().join(" ")
    }

    fn up(&self, rise: Rise) -> Said {
        let voice = self.voice;
        let (from, to) = match rise {
            Rise::Into(column) => (voice.word("relic-runners-bottom"), Space { column, level: 1 }),
            Rise::From(space) => (names::space(space), Space { level: space.level + 1, ..space }),
        };
        let action = names::box_action(to, voice);
        Said::plain(
            names::BOX,
            say!(voice, "relic-runners-label-up", from, to = names::space(to)),
            vec![say!(voice, "relic-runners-fact-box-can", action)],
        )
    }

    fn trail_choice(&self, key: &str, trail: Trail, placed: bool) -> Said {
        let mut facts = Vec::new();
        if placed
            && self.open().agenda.last() != Some(&Task::StartPathway)
            && self.open().runner().holds(Ivory::RoadBonus)
        {
            facts.push(format!("{} (I3-1)", self.gained(1)));
        }
        facts.extend(trail.ends().map(|site| format!("{} {}", names::site(site), self.lies_briefly(site))));
        if let Some(token) = self.game.trail(trail).and_then(|index| self.game.token_on(index)) {
            facts.push(say!(self.voice, "relic-runners-fact-river", token = names::token(Token(token))));
        }
        let others: Vec<_> = (self.seats().zip(&self.open().runners))
            .filter(|(seat, _)| *seat != self.open().turn)
            .filter(|(_, runner)| self.game.trail(trail).is_some_and(|index| runner.paths.has(index)))
            .map(|(seat, _)| Mark::of(seat).to_string())
            .collect();
        if !others.is_empty() {
            facts.push(format!("{} {}", names::PATHWAY, others.join(" ")));
        }
        let name = names::trail(trail);
        Said::plain(names::PATHWAY, say!(self.voice, key, trail = name.as_str()), facts).button(name)
    }

    fn flip(&self, token: Token) -> Said {
        let tokens = self.open().tokens;
        let coloured = tokens.coloured(token.0);
        let label =
            say!(self.voice, "relic-runners-label-flip", token = names::token(token), trail = self.river(token.0));
        let brings = if coloured && tokens.count() == 1 {
            self.voice.word("relic-runners-fact-reset")
        } else if coloured {
            self.voice.word("relic-runners-fact-turns-grey")
        } else {
            self.voice.word("relic-runners-fact-turns-coloured")
        };
        let button = format!("{} {}", names::token(token), self.river(token.0));
        Said::plain(if coloured { names::TOKEN } else { "⚪" }, label, vec![brings]).button(button)
    }

    fn pick(&self, level: u8) -> Said {
        let voice = self.voice;
        let Some(Task::Pick { site }) = self.open().agenda.last() else { return self.bare(Action::Pick(level)) };
        let open = self.open().place(*site).stack.iter().find(|layer| layer.level == level).and_then(|l| l.open);
        let face = self.face(*site, level, open);
        let name = face.map(|tile| names::tile(tile, voice)).unwrap_or_default();
        let label = say!(voice, "relic-runners-label-pick", level, tile = name);
        let facts = face.map(|tile| names::effect(tile, voice).unwrap_or_else(|| names::tile(tile, voice)));
        Said::plain(self.sign(*site), label, facts.into_iter().collect())
    }

    fn keep(&self, tile: Ivory) -> Said {
        let voice = self.voice;
        let runner = self.open().runner();
        let new = match self.open().agenda.last() {
            Some(Task::Keep { tile }) => Some(*tile),
            _ => None,
        };
        let gone = if new == Some(tile) { runner.ivory[usize::from(tile.level()) - 1] } else { new };
        let mut facts: Vec<_> = names::effect(Tile::Ivory(tile), voice).into_iter().collect();
        if let Some(gone) = gone {
            let gives = facts![tile = names::ivory(gone, voice), vp = self.gained(IVORY_POINTS.into())];
            facts.push(voice.say("relic-runners-fact-given-up", gives));
        }
        let label = say!(voice, "relic-runners-label-keep", tile = names::ivory(tile, voice));
        Said::plain("⬜", label, facts)
    }

    fn show(&self) -> Said {
        let open = self.open();
        let index = match open.agenda.last() {
            Some(Task::Show { index }) => usize::from(*index),
            _ => return self.bare(Action::Show),
        };
        let card = self.view.known.cards.get(open.turn.index());
        let points = card.and_then(|card| card.blue.get(index).copied().flatten());
        let brings = points.map(|points| format!("+{}", self.vp(points.into())));
        let facts = brings.into_iter().chain([self.voice.word("relic-runners-fact-shown")]).collect();
        Said::main("🟦", self.voice.word("relic-runners-label-show"), facts)
    }

    fn end(&self) -> Said {
        let open = self.open();
        let runner = open.runner();
        if runner.at == Site::CAMP {
            let more = u8::from(runner.holds(Ivory::CampFriend));
            let label = self.voice.word("relic-runners-label-rest");
            return Said::plain(names::CAMP, label, vec![self.rations(CAMP_RATIONS + more)]);
        }
        let could =
            open.phase == Phase::Arrived && !open.now.explored && runner.rations > 0 && open.has_tiles(runner.at);
        let fact = if could { "relic-runners-fact-unexplored" } else { "relic-runners-fact-next" };
        Said::plain("✅", self.voice.word("relic-runners-label-end"), vec![self.voice.word(fact)])
    }
}
