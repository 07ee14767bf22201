//! Each action as shown to the seat that may take it: a label for a button, and in one line what it brings. The most
//! important fact comes first. Movements are in [`super::walking`], trails and tokens in [`super::trails`].

use super::*;
use crate::games::relic_runners::options::BoxReturns;
use crate::games::relic_runners::policy::outlook::Outlook;
use crate::games::relic_runners::rules::route::box_points;
use crate::title::ChoiceText;
use walking::label;

impl Context<'_> {
    pub(super) fn said(&self, action: Action, outlook: &Outlook<'_>) -> ChoiceText {
        let voice = self.voice;
        let task = self.open().agenda.last();
        let word = |key| voice.word(key);
        let brief = |emoji, label, fact| ChoiceText::plain(emoji, voice.word(label), vec![voice.word(fact)]);
        let at = |emoji, label, site: Site, facts| ChoiceText::plain(emoji, say!(voice, label, site), facts);
        match (action, task) {
            (Action::Explorer(None), _) => {
                brief("🤠", "relic-runners-label-no-explorer", "relic-runners-fact-no-power")
            }
            (Action::Explorer(Some(explorer)), _) => self.explorer(explorer),
            (Action::Start(site), _) => {
                let facts = vec![self.lies_at(site), self.ways(site).full()];
                at(self.sign(site), "relic-runners-label-start", site, facts)
            }
            (Action::Explore, _) => self.explore(outlook),
            (Action::Walk(site, aim), _) => self.walk(site, aim, outlook),
            (Action::Go(site), _) => self.go(site),
            (Action::Stop, _) => self.stop(outlook),
            (Action::Jump(site), _) => {
                let costs = [self.spends(Ivory::Gateway), word("relic-runners-fact-no-tokens")];
                let goes = say!(voice, "relic-runners-label-jump", site);
                ChoiceText::plain("🌀", label([goes, self.yields(site)]), self.with_effect(site, costs))
            }
            (Action::Refill, _) => {
                let facts = vec![self.rations(RATION_LIMIT), self.spends(Ivory::SupplyDrop)];
                ChoiceText::plain(names::RATION, word("relic-runners-label-refill"), facts)
            }
            (Action::Box(space), _) => self.use_box(space),
            (Action::Up(rise), _) => self.up(rise),
            (Action::Place(_) | Action::Lift(_) | Action::Lay(_), _) => self.pathway(action, outlook),
            (Action::Double, _) => self.by_tile("✌️", "relic-runners-label-double", Ivory::DoubleWork),
            (Action::Remote, _) => self.by_tile("🛰️", "relic-runners-label-remote", Ivory::RemoteWork),
            (Action::Reach(site), _) => {
                let facts = self.with_effect(site, [word("relic-runners-fact-no-ration")]);
                let takes = say!(voice, "relic-runners-label-reach", site);
                ChoiceText::plain(self.sign(site), label([takes, self.yields(site)]), facts)
            }
            (Action::Flip(token), _) => self.flip(token),
            (Action::Top, Some(Task::Resolve { site })) => {
                let takes = label([word("relic-runners-label-top"), self.yields(*site)]);
                ChoiceText::plain("🔝", takes, self.lies_with_effect(*site))
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
                ChoiceText::plain("🏃", word("relic-runners-label-dash"), vec![self.spends(Ivory::LastDash)])
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

    fn by_tile(&self, emoji: &'static str, label: &str, tile: Ivory) -> ChoiceText {
        let effect = names::effect(Tile::Ivory(tile), self.voice);
        ChoiceText::plain(emoji, self.voice.word(label), [self.spends(tile)].into_iter().chain(effect).collect())
    }

    /// What lies at a place, what its top tile does, and more.
    fn with_effect<const N: usize>(&self, site: Site, more: [String; N]) -> Vec<String> {
        self.lies_with_effect(site).into_iter().chain(more).collect()
    }

    /// Rations that are gained, as many as the card can hold.
    pub fn rations(&self, rations: u8) -> String {
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
        let voice = self.voice;
        let site = self.open().runner().at;
        let points = self.gained(u16::from(trails) * u16::from(EXPEDITION_POINTS));
        let relic = self.open().relic_on(site).map(|colour| names::relic_name(colour, voice)).unwrap_or_default();
        let label = say!(voice, "relic-runners-label-take", relic, site);
        let trails = say!(voice, "relic-runners-fact-trails", count = trails);
        ChoiceText::plain(self.relic_sign(site), label, vec![points, trails])
    }

    fn explore(&self, outlook: &Outlook<'_>) -> ChoiceText {
        let runner = self.open().runner();
        let explores = say!(self.voice, "relic-runners-label-explore", site = runner.at);
        let after = runner.rations.saturating_sub(1);
        let cost = say!(self.voice, "relic-runners-fact-rations", before = runner.rations, after);
        let facts = self.with_effect(runner.at, [cost]).into_iter().chain(self.leads(runner.at, outlook));
        ChoiceText::plain("⛏️", label([explores, self.yields(runner.at)]), facts.collect())
    }

    fn use_box(&self, space: Space) -> ChoiceText {
        let voice = self.voice;
        let open = self.open();
        let runner = self.open().runner();
        let action = names::box_action(space, voice);
        let label = voice.about(code(space), action.as_str());
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
            _ => return ChoiceText::plain(names::BOX, label, vec![back]),
        };
        ChoiceText::plain(names::BOX, label, vec![brings, back])
    }

    /// `up`: what the toolbox can do there, and what it can do higher up.
    fn up(&self, rise: Rise) -> ChoiceText {
        let voice = self.voice;
        let (from, to) = rise.ends();
        let does = |space: Space| names::box_action(space, voice);
        let from = say!(voice, "relic-runners-fact-from", from = names::slot(from, voice));
        let higher = (to.level + 1..=Space::TOP).map(|level| Space { level, ..to });
        let higher = higher.map(|space| voice.about(code(space), does(space)));
        let label = say!(voice, "relic-runners-label-up", to, action = does(to));
        ChoiceText::plain(names::BOX, label, [from].into_iter().chain(higher).collect())
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
        ChoiceText::plain("🟦", self.voice.word("relic-runners-label-show"), facts)
    }

    fn end(&self) -> ChoiceText {
        let voice = self.voice;
        if self.open().runner().at == Site::CAMP {
            let rests = label([voice.word("relic-runners-label-rest"), self.rest_brings()]);
            return ChoiceText::plain(names::CAMP, rests, vec![self.rest_brings()]);
        }
        let fact = match () {
            () if self.can_explore() => Some("relic-runners-fact-unexplored"),
            () if !self.is_last() => Some("relic-runners-fact-next"),
            () if self.may_dash() => None,
            () => Some("relic-runners-fact-game-ends"),
        };
        let facts = fact.map(|fact| voice.word(fact)).into_iter().collect();
        ChoiceText::plain("✅", voice.word("relic-runners-label-end"), facts)
    }

    /// Whether the explorer stands at a site and can explore it.
    pub fn can_explore(&self) -> bool {
        let open = self.open();
        let runner = open.runner();
        open.phase == Phase::Arrived && !open.now.explored && runner.rations > 0 && open.has_tiles(runner.at)
    }

    /// Whether the seat has no other turn after this one, unless it plays an extra one (RR-67, RR-75, RR-79).
    pub fn is_last_turn(&self) -> bool {
        let open = self.open();
        open.phase != Phase::Dash && (open.trigger.is_some() || open.extra || open.is_last_round())
    }

    /// Whether this is the last turn of the game, unless an extra one is played.
    fn is_last(&self) -> bool {
        let open = self.open();
        let next = open.after(open.turn);
        open.extra || open.trigger == Some(next) || (next == open.first && open.is_last_round())
    }

    /// Whether an extra turn is offered before the game ends (RR-67).
    fn may_dash(&self) -> bool {
        let open = self.open();
        !open.extra
            && open.trigger == Some(open.after(open.turn))
            && open.runners.iter().any(|runner| runner.holds(Ivory::LastDash))
    }
}
