//! What a choice brings, the most important first: points, and in how many turns. Random results count for nothing.

use super::*;
use crate::games::explorers::intents::{Aim, foresee};
use crate::games::explorers::offers::Offer;
use crate::games::explorers::policy::plans::{Goal, Planner};
use crate::games::explorers::rules::cost;
use crate::games::explorers::scoring::{best_captain, count, upto};

impl Context<'_> {
    pub(super) fn reasons(&self, seat: Seat, offer: &Offer, glance: &Glance<'_>) -> Vec<String> {
        let last = offer.actions.last().copied().unwrap_or(Action::Done);
        match last {
            Action::Captain(captain) => return vec![names::bonus(self.game, captain, self.voice)],
            Action::Place(tile, cell, turn) => return self.of_place(glance, tile, cell, turn),
            Action::Done => return self.of_done(),
            _ => {}
        }
        let after = self.after(&offer.actions);
        let gain = self.gained_by(&after);
        let mut facts = Vec::new();
        match offer.aim {
            Some(Aim::Reach { goal, later }) => {
                // What it costs now is said besides what it brings later.
                facts.extend((later > 0 && gain < 0).then(|| self.worth(gain, 0)));
                facts.extend(self.of_goal(goal, &after, gain, later));
            }
            _ => facts.extend((gain != 0).then(|| self.worth(gain, 0))),
        }
        let enemy =
            offer.actions.iter().any(|action| matches!(action, Action::Sail(to) if self.chart().has_enemy(*to)));
        facts.extend(enemy.then(|| self.odds()));
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        let spent: u8 = offer.actions.iter().map(|action| cost(*action)).sum();
        facts.push(say!(self.voice, "explorers-fact-spent", cost = spent, left));
        facts.extend(self.captains_gain(&after));
        if !offer.is_proposed() {
            facts.extend(self.of_action(seat, offer.aim, last));
        }
        facts
    }

    /// When a goal is reached, and with how many points: `after` is the position after the actions of this choice, and
    /// `now` what they bring.
    fn of_goal(&self, goal: Goal, after: &Open, now: i32, later: u8) -> Option<String> {
        let turns = later.div_ceil(ACTIONS);
        let game = self.game;
        let explorer = self.open().explorer();
        let brings = |herd: &Herd| sets(game, &explorer.delivered.with(herd)) - sets(game, &explorer.delivered);
        let aboard = explorer.cargo.herd;
        let land = |at: Space| self.chart().land_id(at).map(|id| self.chart().land(id));
        let points = match goal {
            _ if later == 0 => now,
            Goal::Deliver => brings(&aboard),
            Goal::Fetch(at) => {
                let room = HOLD.saturating_sub(1 + aboard.count());
                let planner = Planner::new(game, self.open(), self.open().current);
                let herd = land(at).zip(planner).map(|(land, planner)| planner.pick(&land.herd, room));
                brings(&aboard.with(&herd.unwrap_or_default()))
            }
            Goal::Enemy(_) => game.points.enemy_ship.into(),
            Goal::Raid(at) => land(at).and_then(|land| land.settlement).unwrap_or_default().into(),
            Goal::Outpost(_) => {
                let step = |built: u8| upto(&game.points.outposts, built);
                step(explorer.outposts + 1) - step(explorer.outposts)
            }
            Goal::Crew | Goal::Island(_) => now,
        };
        let home = matches!(goal, Goal::Deliver | Goal::Fetch(_)) && later > 0;
        match goal {
            Goal::Island(root) if points == 0 => {
                // An island that a rival still holds then brings nothing once complete (EX-67).
                let pays = |island: &Holding| {
                    let held = island.holders.contains(&self.open().current);
                    island.root == root && held && !island.is_complete() && island.barred == 0
                };
                let island = holdings(game, after).into_iter().find(pays)?;
                let points = self.gained(i32::from(island.tiles) * i32::from(game.points.island_tile));
                Some(say!(self.voice, "explorers-fact-once", points, count = island.open))
            }
            _ if home => Some(self.homeward(points, turns)),
            _ if points != 0 => Some(self.worth(points, turns)),
            _ => Some(say!(self.voice, "explorers-fact-done", turns)),
        }
    }

    /// Points, and in how many turns.
    fn worth(&self, points: i32, turns: u8) -> String {
        say!(self.voice, "explorers-fact-worth", points = self.gained(points), turns)
    }

    fn homeward(&self, points: i32, turns: u8) -> String {
        say!(self.voice, "explorers-fact-homeward", points = self.gained(points), turns)
    }

    /// What else is to be known of an action.
    fn of_action(&self, seat: Seat, aim: Option<Aim>, action: Action) -> Vec<String> {
        let voice = self.voice;
        let cargo = self.open().explorer().cargo;
        let at = |place: Space| say!(voice, "explorers-fact-at", at = place);
        let facts = match action {
            Action::Load(from, load) => {
                let count = cargo.count() + load.count();
                let from = from.space();
                let aboard = Some(say!(voice, "explorers-fact-aboard", count, all = HOLD));
                vec![from.map(at), aboard, from.and_then(|from| self.left_behind(from, load.vikings))]
            }
            Action::Unload(to, load) => {
                let lonely = load.vikings > 0 && cargo.vikings <= load.vikings;
                let lonely = lonely.then(|| voice.word("explorers-fact-no-crew"));
                match to {
                    Place::Home => vec![lonely],
                    Place::At(to) => vec![Some(at(to)), self.raid(to, load.vikings), self.control(to), lonely],
                }
            }
            Action::Sail(Place::Home) => vec![self.homecoming()],
            Action::Sail(Place::At(at)) => vec![self.shores(at)],
            Action::Walk(from, to, vikings) => {
                let from = if let Some(Aim::March(start, ..)) = aim { start } else { from };
                vec![self.raid(to, vikings), self.there(to), self.left_behind(from, vikings)]
            }
            Action::Herd(from, to, _) => vec![self.raid(to, 1), self.there(to), self.left_behind(from, 1)],
            Action::Outpost(corner) => {
                let between = say!(voice, "explorers-fact-between", cells = row::joined(corner.cells(), " "));
                let space = self.chart().meeting(corner).map(|[land, ..]| self.chart().place_of(land));
                let built = self.explorer(seat).map_or(0, |explorer| explorer.outposts);
                let left = say!(voice, "explorers-board-left", count = OUTPOSTS.saturating_sub(built + 1));
                vec![Some(between), space.and_then(|space| self.control(space)), Some(left)]
            }
            Action::Captain(_) | Action::Place(..) | Action::Done => Vec::new(),
        };
        facts.into_iter().flatten().collect()
    }

    fn of_done(&self) -> Vec<String> {
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        let unused = (left > 0).then(|| say!(self.voice, "explorers-fact-unused", left));
        let open = self.open();
        let next = self.voice.word(match () {
            () if open.turn >= self.turns() => "explorers-fact-game-ends",
            () if open.is_solo() => "explorers-fact-third",
            () if open.stack > 0 => "explorers-fact-draw",
            () => "explorers-fact-next",
        });
        unused.into_iter().chain([next]).collect()
    }

    /// How likely an enemy ship kills a Viking.
    fn odds(&self) -> String {
        let supply = &self.open().supply;
        say!(self.voice, "explorers-fact-enemy", deadly = supply.deadly, all = supply.deadly + supply.harmless)
    }

    /// What the animals aboard would bring at home.
    fn homecoming(&self) -> Option<String> {
        let herd = self.open().explorer().cargo.herd;
        let vp = self.gained(self.gain(Action::Unload(Place::Home, Cargo { vikings: 0, herd })));
        let herd = names::cargo(&Cargo { vikings: 0, herd }, self.voice);
        (!herd.is_empty()).then(|| say!(self.voice, "explorers-fact-could-deliver", herd, vp))
    }

    fn shores(&self, space: Space) -> Option<String> {
        let tile = self.chart().on(space.cell)?;
        let laid = self.chart().tile(tile);
        let lands = (0..laid.lands.len() as u8).map(|region| self.place_words(Spot::Land(laid.space(region))));
        let land = row::list(lands.filter(|land| !land.is_empty()));
        (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-shore", land))
    }

    fn there(&self, to: Space) -> Option<String> {
        let land = self.place_words(Spot::Land(to));
        (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-there", land))
    }

    /// The own Vikings who stay when so many leave a land, if any do.
    fn left_behind(&self, space: Space, leaving: u8) -> Option<String> {
        let land = self.chart().land(self.chart().land_id(space)?);
        let left = land.vikings[self.open().current.index()].saturating_sub(leaving);
        (left > 0).then(|| say!(self.voice, "explorers-fact-stay", vikings = names::vikings(left, self.voice)))
    }

    /// Whether Vikings who arrive would raid, or how many are missing.
    fn raid(&self, to: Space, arriving: u8) -> Option<String> {
        let land = self.chart().land(self.chart().land_id(to)?);
        let strength = land.settlement?;
        let there = land.vikings[self.open().current.index()] + arriving;
        match strength.saturating_sub(there) {
            0 => Some(say!(self.voice, "explorers-fact-raids", strength)),
            missing => (arriving > 0).then(|| say!(self.voice, "explorers-fact-missing", strength, missing)),
        }
    }

    /// The island of a land: its tiles, and who is strongest.
    fn control(&self, space: Space) -> Option<String> {
        let island = self.view.known.islands.iter().find(|island| island.lands.contains(&space))?;
        let there = self.seats().zip(island.strength).filter(|(_, strength)| *strength > 0);
        let strengths = row::joined(there.map(|(seat, strength)| format!("{} {strength}", Mark::of(seat))), ", ");
        let strength = if strengths.is_empty() { "0" } else { &strengths };
        Some(say!(self.voice, "explorers-fact-control", tiles = island.tiles, strength))
    }

    /// What a placement brings: points now, points once its islands are complete, and what it shows.
    fn of_place(&self, glance: &Glance<'_>, tile: Tile, cell: Cell, turn: u8) -> Vec<String> {
        let voice = self.voice;
        let game = self.game;
        if self.chart().spot(cell).is_none() {
            return Vec::new();
        }
        let after = self.after(&[Action::Place(tile, cell, turn)]);
        let chart = &after.chart;
        let laid = chart.tile(chart.tiles.len() as u8 - 1);
        let holdings = holdings(game, &after);
        let own = holdings.iter().filter(|island| island.lands.iter().any(|space| space.cell == cell));
        let gain = self.gained_by(&after);
        let mut facts: Vec<String> = (gain != 0).then(|| self.worth(gain, 0)).into_iter().collect();
        let (complete, open): (Vec<&Holding>, Vec<_>) = own.partition(|island| island.is_complete());
        facts.extend(complete.into_iter().map(|island| match names::marks(&island.holders) {
            nobody if nobody.is_empty() => say!(voice, "explorers-fact-completes", tiles = island.tiles),
            who => say!(voice, "explorers-fact-completes-for", tiles = island.tiles, who),
        }));
        facts.extend(self.captains_gain(&after));
        facts.extend(self.of_feature(glance, tile, cell, turn));
        facts.extend(open.into_iter().map(|island| {
            let points = i32::from(island.tiles) * i32::from(game.points.island_tile);
            let points = match &island.holders[..] {
                _ if island.barred > 0 => return voice.word("explorers-fact-barred"),
                [] => self.vp(points),
                holders if holders.contains(&self.open().current) => self.gained(points),
                holders => say!(voice, "explorers-board-held", who = names::marks(holders), points = self.vp(points)),
            };
            say!(voice, "explorers-fact-once", points, count = island.open)
        }));
        let site = Direction::ALL.into_iter().any(|edge| chart.site(laid.cell.corner(edge)).is_some());
        facts.extend(site.then(|| voice.word("explorers-fact-site")));
        facts
    }

    /// When livestock or a settlement of a new tile is within reach, and what livestock brings.
    fn of_feature(&self, glance: &Glance<'_>, tile: Tile, cell: Cell, turn: u8) -> Option<String> {
        let delivered = &self.open().explorer().delivered;
        let open = self.open();
        // A longship without a Viking does not sail (EX-39).
        let ways = glance.sails(tile, cell, turn).filter(|_| open.explorer().cargo.vikings > 0);
        let left = self.turns().saturating_sub(open.turn) / open.explorers.len() as u8;
        let turns = |actions: i32| Some((actions - 1).max(0) as u8 / ACTIONS).filter(|turns| *turns <= left);
        match self.game.tiles[tile.index()].feature? {
            Feature::Animal(kind, _) => {
                // Ashore, aboard, and ashore at home.
                let Some((out, home)) = ways else {
                    let sails = open.explorer().cargo.vikings > 0;
                    return sails.then(|| self.voice.word("explorers-fact-no-way"));
                };
                let points = sets(self.game, &delivered.with(&Herd::one(kind))) - sets(self.game, delivered);
                turns(out + home + 3).map(|turns| self.homeward(points, turns))
            }
            Feature::Settlement(_) => {
                let what = names::tile_word(self.game, tile, self.voice);
                let turns = ways.and_then(|(out, _)| turns(out + 1))?;
                Some(say!(self.voice, "explorers-fact-reached", what, turns))
            }
            Feature::EnemyShip(_) => None,
        }
    }

    /// The points that an allowed action brings the current seat, less those that it costs.
    pub fn gain(&self, action: Action) -> i32 {
        self.gained_by(&self.after(&[action]))
    }

    /// The points that the current seat would have more in another open state.
    fn gained_by(&self, after: &Open) -> i32 {
        let seat = self.open().current;
        scoring::sheet(self.game, after, seat).total() - self.points(seat)
    }

    /// The captains of the current seat that would bring other points in another open state: the difference, and what each
    /// brings points for. Of the two captains of a game for one only the better one counts (EX-81).
    fn captains_gain(&self, after: &Open) -> Vec<String> {
        let seat = self.open().current;
        let islands = holdings(self.game, after);
        let said = |captain: Captain, more: i32| {
            let bonus = names::short_bonus(self.game, captain, self.voice);
            let captain = names::captain(captain, self.voice);
            (more != 0).then(|| say!(self.voice, "explorers-fact-captain", captain, points = self.gained(more), bonus))
        };
        let captains = &self.open().explorer().captains;
        if self.open().is_solo() {
            let now = captains.iter().map(|captain| self.points_of(*captain, seat)).max().unwrap_or_default();
            let then = best_captain(self.game, after, &islands, seat);
            return then.and_then(|(captain, then)| said(captain, then.points - now)).into_iter().collect();
        }
        let more = |captain| count(self.game, after, &islands, seat, captain).points - self.points_of(captain, seat);
        captains.iter().filter_map(|captain| said(*captain, more(*captain))).collect()
    }

    /// The open state after actions, correct only as far as points depend on it.
    fn after(&self, actions: &[Action]) -> Open {
        let mut open = self.open().clone();
        for action in actions {
            match *action {
                Action::Place(tile, cell, rotation) => {
                    let face = self.game.face(open.side, tile);
                    open.chart.lay(Laid::new(tile, face, cell, rotation));
                }
                action => foresee(&mut open, action),
            }
        }
        open
    }
}
