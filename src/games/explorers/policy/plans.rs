//! Plans: goals with their value, the number of actions to them, and the first of these actions. The plan with the highest
//! value per action is followed; plans are made anew for each action.

use std::cmp::Ordering;

use super::POINT;
use super::courses::{Courses, Paths};
use crate::engine::Seat;
use crate::games::explorers::Explorers;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{ACTIONS, BOARDING, Captain, Counting, HOLD, Herd, OUTPOSTS, Tile};
use crate::games::explorers::place::{Cargo, Place};
use crate::games::explorers::scoring::{Holding, holdings, sets};
use crate::games::explorers::state::{Chart, Explorer, LandId, Open, Phase};

/// The value of an animal of a kind that is not delivered yet, in tenths of points.
const NEW_KIND: i32 = 28;
/// The value of an animal of a delivered kind, in tenths of points.
const AGAIN: i32 = 12;
/// The value of a crew for a longship without one, in tenths of points, while there is time to use it.
const CREW: i32 = 45;

/// A goal and the way to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What it brings, in tenths of points.
    pub value: i32,
    /// How many actions it takes.
    pub length: i32,
    /// The first of them.
    pub first: Action,
}

/// The position in which plans are made.
pub(super) struct Planner<'a> {
    pub game: &'a Explorers,
    pub open: &'a Open,
    pub chart: &'a Chart,
    pub seat: Seat,
    pub explorer: &'a Explorer,
    /// Actions left in this turn.
    pub left: u8,
    /// The ways of the longship with its present crew.
    pub ship: Courses,
    /// The ways from home without a fight.
    pub home: Courses,
    pub holdings: Vec<Holding>,
}

/// The first action of the best plan: `done` if it has to wait for the next turn, `None` if there is no plan.
pub(super) fn first_step(game: &Explorers, open: &Open, seat: Seat, legal: &[Action]) -> Option<Action> {
    let Phase::Act { left } = open.phase else { return None };
    let explorer = &open.explorers[seat.index()];
    let planner = Planner {
        game,
        open,
        chart: &open.chart,
        seat,
        explorer,
        left,
        ship: Courses::from(&open.chart, explorer.ship, explorer.cargo.vikings >= BOARDING),
        home: Courses::from(&open.chart, Place::Home, false),
        holdings: holdings(game, open),
    };
    let mut plans = Vec::new();
    planner.livestock(&mut plans);
    planner.crew(&mut plans);
    planner.enemy_ships(&mut plans);
    planner.raids(&mut plans);
    planner.outposts(&mut plans);
    planner.islands(&mut plans);
    let rest = planner.actions_to_come();
    let fit = |plan: &Plan| plan.value > 0 && plan.length <= rest && legal.binary_search(&plan.first).is_ok();
    let better = |best: Plan, next: Plan| if next.value * best.length > best.value * next.length { next } else { best };
    plans.into_iter().filter(fit).reduce(better).map(|plan| plan.first)
}

impl Planner<'_> {
    /// Actions until the end of the game, this turn's included.
    fn actions_to_come(&self) -> i32 {
        let turns = if self.open.is_solo() { Tile::DEALT / 3 } else { Tile::DEALT };
        let after = (turns - self.open.turn.min(turns)) / self.open.seats();
        i32::from(self.left) + i32::from(after) * i32::from(ACTIONS)
    }

    /// Whether the seat has a captain that counts what this one counts in the reconstruction.
    fn has(&self, captain: Captain) -> bool {
        let counts = |own: &Captain| self.game.bonus(*own).counts == Counting::As(captain);
        self.explorer.captains.iter().any(counts)
    }

    pub fn own(&self, land: LandId) -> u8 {
        self.chart.land(land).vikings[self.seat.index()]
    }

    /// A plan that goes to a tile by sea and does something there.
    fn go_and(&self, tile: u8, there: Action, more: i32, value: i32) -> Option<Plan> {
        let (far, stop) = self.ship.to_tile(tile)?;
        let first = if far == 0 { there } else { Action::Sail(stop) };
        Some(Plan { value, length: far + 1 + more, first })
    }

    fn way_home(&self) -> Option<(i32, Place)> {
        self.ship.to(self.chart, Place::Home)
    }

    /// The value of delivering livestock. A new kind is worth more than its points, because it makes the next one worth more.
    fn gain(&self, herd: &Herd) -> i32 {
        let delivered = &self.explorer.delivered;
        let mut all = *delivered;
        all.add(herd);
        let new = i32::from(all.kinds() - delivered.kinds());
        let most = |herd: &Herd| herd.counts().iter().copied().max().map_or(0, i32::from);
        let at_once = POINT * (sets(self.game, &all) - sets(self.game, delivered));
        let mut gain = at_once.max(NEW_KIND * new + AGAIN * (i32::from(herd.count()) - new));
        if self.has(Captain::Trader) {
            gain += POINT * 2 / 3 * i32::from(herd.count());
        }
        if self.has(Captain::Huntsman) {
            gain += POINT * 2 * (most(&all) - most(delivered));
        }
        gain
    }

    /// At most `room` animals of a herd, those that are worth most together with the ones aboard.
    fn pick(&self, herd: &Herd, room: u8) -> Herd {
        let with = |part: &Herd| {
            let mut all = self.explorer.cargo.herd;
            all.add(part);
            self.gain(&all)
        };
        let parts = herd.parts(room).into_iter();
        parts.reduce(|best, next| if with(&next) > with(&best) { next } else { best }).unwrap_or_default()
    }

    /// Plans that bring livestock aboard home, and plans that fetch livestock.
    fn livestock(&self, plans: &mut Vec<Plan>) {
        let aboard = &self.explorer.cargo;
        if !aboard.herd.is_empty() && aboard.vikings > 0 {
            let deliver = Action::Unload(Place::Home, Cargo { vikings: 0, herd: aboard.herd });
            plans.extend(self.way_home().map(|(far, stop)| Plan {
                value: self.gain(&aboard.herd),
                length: far + 1,
                first: if far == 0 { deliver } else { Action::Sail(stop) },
            }));
        }
        for (id, land) in self.chart.lands().filter(|(_, land)| !land.herd.is_empty()) {
            match self.home.to_tile(id.tile) {
                Some((back, _)) => plans.extend(self.fetch(id, &land.herd, back)),
                None => plans.extend(self.drive(id, &land.herd)),
            }
        }
    }

    /// The plan that fetches livestock from a land that the longship can reach.
    fn fetch(&self, id: LandId, herd: &Herd, back: i32) -> Option<Plan> {
        let aboard = &self.explorer.cargo;
        let place = Place::At(self.chart.place_of(id));
        let room = HOLD - aboard.count();
        let value = |herd: &Herd| {
            let mut all = aboard.herd;
            all.add(herd);
            self.gain(&all)
        };
        if self.own(id) > 0 {
            // The Viking ashore may stay, unless nobody else can sail.
            let crew = u8::from(aboard.vikings == 0);
            let fetched = self.pick(herd, room.saturating_sub(crew));
            if !fetched.is_empty() {
                let load = Action::Load(place, Cargo { vikings: crew, herd: fetched });
                return self.go_and(id.tile, load, back + 1, value(&fetched));
            }
        }
        if aboard.vikings == 0 || aboard.herd.count() + 1 >= HOLD {
            return None;
        }
        // All but one go ashore, or the only one does, and come back aboard with the livestock.
        let ashore = if aboard.vikings > 1 { aboard.vikings - 1 } else { 1 };
        let fetched = self.pick(herd, HOLD - aboard.herd.count() - 1);
        let unload = Action::Unload(place, Cargo { vikings: ashore, herd: Herd::NONE });
        self.go_and(id.tile, unload, 1 + back + 1, value(&fetched))
    }

    /// The plan for livestock that must first be driven to a land that a longship can reach.
    fn drive(&self, id: LandId, herd: &Herd) -> Option<Plan> {
        let island = self.chart.land(id).island;
        let lands = self.chart.lands().filter(|(_, land)| land.island == island).map(|(land, _)| land);
        let harbours = lands.filter_map(|land| Some((land, self.home.to_tile(land.tile)?.0)));
        let from_here = Paths::to(self.chart, &[id]);
        let reached = harbours.filter_map(|(land, back)| Some((land, from_here.from(land)?.0, back)));
        let (harbour, far, back) = reached.min_by_key(|(land, far, back)| (2 * far + back, *land))?;
        let animal = self.pick(herd, 1).animals().next()?;
        let value = self.gain(&Herd::one(animal));
        let to_sea = self.ship.to_tile(harbour.tile).map_or(back, |(far, _)| far);
        if self.own(id) > 0 {
            let (_, next) = Paths::to(self.chart, &[harbour]).from(id)?;
            let first = Action::Herd(self.chart.place_of(id), self.chart.place_of(next), animal);
            return Some(Plan { value, length: far + to_sea + 1 + back + 1, first });
        }
        let walker = from_here.iter().find(|(land, ..)| self.own(*land) > 0);
        if let Some((land, walk, next)) = walker {
            let first = Action::Walk(self.chart.place_of(land), self.chart.place_of(next), 1);
            return Some(Plan { value, length: walk + far + to_sea + 1 + back + 1, first });
        }
        if self.explorer.cargo.vikings < 2 {
            return None;
        }
        let place = Place::At(self.chart.place_of(harbour));
        let unload = Action::Unload(place, Cargo { vikings: 1, herd: Herd::NONE });
        self.go_and(harbour.tile, unload, 2 * far + 1 + back + 1, value)
    }

    /// Plans that give the longship a crew, or at home a full one.
    fn crew(&self, plans: &mut Vec<Plan>) {
        let aboard = &self.explorer.cargo;
        let room = HOLD - aboard.count();
        if room == 0 {
            return;
        }
        match self.explorer.ship {
            Place::Home => {
                let vikings = self.explorer.home.min(room);
                let value = if aboard.vikings == 0 { self.crew_worth() } else { POINT / 2 * i32::from(vikings) };
                if aboard.herd.is_empty() && vikings > 0 {
                    let first = Action::Load(Place::Home, Cargo { vikings, herd: Herd::NONE });
                    plans.push(Plan { value, length: 1, first });
                }
            }
            Place::At(space) if aboard.vikings == 0 => {
                let Some(tile) = self.chart.on(space.cell) else { return };
                for region in 0..self.chart.tile(tile).lands.len() as u8 {
                    self.rescue(LandId { tile, region }, plans);
                }
            }
            Place::At(_) => {
                // A single Viking aboard can do less than a full crew.
                if aboard.vikings == 1 && aboard.herd.is_empty() && self.explorer.home > 0 {
                    let way = self.way_home().filter(|(far, _)| *far > 0);
                    plans.extend(way.map(|(far, stop)| Plan {
                        value: POINT,
                        length: far + 2,
                        first: Action::Sail(stop),
                    }));
                }
            }
        }
    }

    /// Plans that bring a Viking aboard a longship without a crew, less what he is worth on land.
    fn rescue(&self, harbour: LandId, plans: &mut Vec<Plan>) {
        let value = self.crew_worth();
        for (land, far, next) in Paths::to(self.chart, &[harbour]).iter().filter(|(land, ..)| self.own(*land) > 0) {
            let place = self.chart.place_of(land);
            let first = if far == 0 {
                // He takes along the livestock that he stands beside.
                let herd = self.pick(&self.chart.land(land).herd, HOLD - self.explorer.cargo.count() - 1);
                Action::Load(Place::At(place), Cargo { vikings: 1, herd })
            } else {
                Action::Walk(place, self.chart.place_of(next), 1)
            };
            plans.push(Plan { value: value - self.loss(land), length: far + 1, first });
        }
    }

    /// The value of a crew, together with the livestock aboard; less when few actions are left.
    pub fn crew_worth(&self) -> i32 {
        CREW.min(2 * self.actions_to_come()) + self.gain(&self.explorer.cargo.herd)
    }

    fn enemy_ships(&self, plans: &mut Vec<Plan>) {
        if self.explorer.cargo.vikings < BOARDING {
            return;
        }
        let supply = &self.open.supply;
        let unseen = i32::from(supply.deadly + supply.harmless).max(1);
        let deaths = &self.game.points.deaths;
        let so_far = usize::from(self.explorer.dead);
        let before = so_far.checked_sub(1).map_or(0, |at| i32::from(deaths[at]));
        let after = deaths.get(so_far).map_or(before, |points| i32::from(*points));
        // A living Viking counts as 1.5 points.
        let death = POINT * (after - before) - POINT * 3 / 2;
        let ship = POINT * (i32::from(self.game.points.enemy_ship) + if self.has(Captain::Hero) { 2 } else { 0 });
        let value = ship + death * i32::from(supply.deadly) / unseen;
        for laid in &self.chart.tiles {
            for (region, _) in (0..).zip(&laid.seas).filter(|(_, sea)| sea.enemy_ship) {
                if let Some((length, stop)) = self.ship.to(self.chart, Place::At(laid.space(region))) {
                    plans.push(Plan { value, length, first: Action::Sail(stop) });
                }
            }
        }
    }

    fn raids(&self, plans: &mut Vec<Plan>) {
        for (id, land) in self.chart.lands() {
            let Some(strength) = land.settlement else { continue };
            let barbarian = if self.has(Captain::Barbarian) { 2 * POINT } else { 0 };
            let value = POINT * i32::from(strength) + barbarian;
            self.bring(strength.saturating_sub(self.own(id)), &[id], value, 0, plans);
        }
    }

    fn outposts(&self, plans: &mut Vec<Plan>) {
        let built = self.explorer.outposts;
        if built >= OUTPOSTS {
            return;
        }
        let table = &self.game.points.outposts;
        let before = usize::from(built).checked_sub(1).map_or(0, |at| i32::from(table[at]));
        let points = i32::from(table[usize::from(built)]) - before;
        for site in &self.chart.sites {
            let island = self.chart.land(site.lands[0]).island;
            let holding = self.holdings.iter().find(|holding| holding.root == island);
            let control = holding.map_or(0, |holding| self.worth_of(holding, self.game.points.outpost_strength));
            let watchman = if self.has(Captain::Watchman) { 2 * POINT } else { 0 };
            let value = POINT * points + control + watchman;
            let there: u8 = site.lands.iter().map(|land| self.own(*land)).sum();
            if there >= 2 {
                let first = if self.left >= 2 { Action::Outpost(site.corner) } else { Action::Done };
                plans.push(Plan { value, length: 2, first });
            } else {
                self.bring(2 - there, &site.lands, value, 2, plans);
            }
        }
    }

    fn islands(&self, plans: &mut Vec<Plan>) {
        for holding in &self.holdings {
            let rival = self.rival(holding);
            let own = holding.strength[self.seat.index()];
            let lands: Vec<LandId> = holding.lands.iter().filter_map(|space| self.chart.land_id(*space)).collect();
            // To equal the strongest other, and to exceed it.
            for more in [rival, rival + 1].into_iter().filter_map(|wanted| wanted.checked_sub(own)) {
                if (1..=4).contains(&more) {
                    self.bring(more, &lands, self.worth_of(holding, more), 0, plans);
                }
            }
        }
    }

    /// The strength of the strongest other.
    fn rival(&self, holding: &Holding) -> u8 {
        let others = Seat::all(self.open.seats()).filter(|seat| *seat != self.seat);
        others.map(|seat| holding.strength[seat.index()]).max().unwrap_or_default()
    }

    /// The value of an island to a seat with the strength `own`, weighted by how likely it is to be completed; less when it
    /// is shared.
    fn stake(&self, holding: &Holding, own: u8) -> i32 {
        let certain = match holding.open {
            _ if holding.barred > 0 => 0,
            0 => 10,
            1 => 6,
            2 => 4,
            _ => 1,
        };
        let charts = if self.has(Captain::Cartographer) { 2 * POINT } else { 0 };
        let whole = POINT * i32::from(holding.tiles) * i32::from(self.game.points.island_tile) + charts;
        match own.cmp(&self.rival(holding)) {
            _ if own == 0 => 0,
            Ordering::Greater => whole * certain / 10,
            Ordering::Equal => whole * certain * 6 / 100,
            Ordering::Less => 0,
        }
    }

    /// The value of so much more strength on an island.
    fn worth_of(&self, holding: &Holding, more: u8) -> i32 {
        let own = holding.strength[self.seat.index()];
        let maiden = if self.has(Captain::Shieldmaiden) { POINT } else { 0 };
        self.stake(holding, own + more) - self.stake(holding, own) + maiden
    }

    /// The value that is lost if a Viking leaves a land.
    fn loss(&self, land: LandId) -> i32 {
        let island = self.chart.land(land).island;
        let holding = self.holdings.iter().find(|holding| holding.root == island);
        holding.map_or(0, |holding| {
            let own = holding.strength[self.seat.index()];
            let weight = self.game.points.viking_strength;
            self.stake(holding, own) - self.stake(holding, own.saturating_sub(weight))
        })
    }
}
