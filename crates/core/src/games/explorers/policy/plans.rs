//! Plans: goals with their value, the number of actions to them, and the first of these actions. The player follows the
//! plan with the highest value per action. It makes new plans for each action.

use std::cmp::Ordering;

use super::*;
use crate::games::explorers::scoring::{sets, upto};

/// The value of an animal of a kind that is not delivered yet, in tenths of points.
const NEW_KIND: i32 = 28;

/// The value of an animal of a delivered kind, in tenths of points.
const AGAIN: i32 = 12;

/// The value of a crew for a longship without one, in tenths of points, while there is time to use it.
const CREW: i32 = 45;

const VOYAGES: u8 = 3;

/// The way to a goal.
#[derive(Clone, Copy, Debug)]
pub(in crate::games::explorers) struct Plan {
    /// Its value, in tenths of points.
    pub value: i32,
    pub length: i32,
    pub first: Action,
}

/// Plans with their goals.
type Plans = Vec<(Goal, Plan)>;

/// The position for the plans.
pub(in crate::games::explorers) struct Planner<'a> {
    pub(super) game: &'a Explorers,
    pub(super) open: &'a Open,
    pub(super) chart: &'a Chart,
    pub(super) seat: Seat,
    pub(super) explorer: &'a Explorer,
    /// The remaining actions of this turn.
    pub(super) left: u8,
    /// The ways of the longship with its present crew.
    pub(super) ship: Courses,
    /// The ways from home without a fight.
    pub(super) home: Courses,
    pub(super) holdings: Vec<Holding>,
}

/// The first action of the best plan. `done` if the plan has to wait for the next turn, `None` if there is no plan.
pub(super) fn first_step(game: &Explorers, open: &Open, seat: Seat, legal: &[Action]) -> Option<Action> {
    let plans = Planner::new(game, open, seat)?.plans(legal).into_iter();
    best(plans.map(|(_, plan)| plan)).map(|plan| plan.first)
}

/// The plan with the highest value for each action; the first among equals.
pub(in crate::games::explorers) fn best(plans: impl Iterator<Item = Plan>) -> Option<Plan> {
    plans.reduce(|best, next| if next.order(&best).is_lt() { next } else { best })
}

impl Plan {
    /// Its order among others by its value for each action, the highest first.
    pub fn order(&self, other: &Self) -> Ordering {
        (other.value * self.length).cmp(&(self.value * other.length))
    }
}

impl<'a> Planner<'a> {
    /// The planner of a seat that takes actions; `None` in another phase.
    pub fn new(game: &'a Explorers, open: &'a Open, seat: Seat) -> Option<Self> {
        let Phase::Act { left } = open.phase else { return None };
        Some(Self::of(game, open, seat, left, holdings(game, open)))
    }

    /// The position of a seat with so many actions left in this turn.
    pub fn of(game: &'a Explorers, open: &'a Open, seat: Seat, left: u8, holdings: Vec<Holding>) -> Self {
        let chart = &open.chart;
        let explorer = &open.explorers[seat.index()];
        // Without a crew, the ways of the one that a plan brings aboard.
        let ship = Courses::from(chart, explorer.ship, explorer.cargo.vikings.max(1));
        let home = Courses::from(chart, Place::Home, 1);
        Self { game, open, chart, seat, explorer, left, ship, home, holdings }
    }

    /// The plans that have a value, fit into the rest of the game, and begin with one of these legal actions.
    pub fn plans(&self, legal: &[Action]) -> Plans {
        let mut plans = self.all();
        plans.retain(|(_, plan)| legal.binary_search(&plan.first).is_ok());
        plans
    }

    /// The plans that have a value and fit into the rest of the game.
    pub fn all(&self) -> Plans {
        let mut plans = Vec::new();
        let all = [Self::livestock, Self::crew, Self::enemy_ships, Self::raids, Self::outposts, Self::islands];
        all.into_iter().for_each(|kind| kind(self, &mut plans));
        let rest = self.actions_to_come();
        plans.retain(|(_, plan)| plan.value > 0 && plan.length <= rest);
        plans
    }
}

impl Planner<'_> {
    /// The actions until the end of the game, including this turn's.
    pub fn actions_to_come(&self) -> i32 {
        i32::from(self.left) + i32::from(self.open.turns_to_come()) * i32::from(ACTIONS)
    }

    /// A value that matters only to a seat with a captain who counts this.
    fn with(&self, counted: Counting, value: i32) -> i32 {
        let counts = |own: &Captain| self.game.bonus(*own).counts == counted;
        if self.explorer.captains.iter().any(counts) { value } else { 0 }
    }

    pub(super) fn vikings_on(&self, land: LandId) -> u8 {
        self.chart.land(land).vikings[self.seat.index()]
    }

    pub(super) fn walk(&self, from: LandId, to: LandId, vikings: u8) -> Action {
        Action::Walk(self.chart.place_of(from), self.chart.place_of(to), vikings)
    }

    /// A plan that goes to a tile by sea, acts there, and then takes `more` actions.
    pub(super) fn go_and(&self, tile: u8, there: Action, more: i32, value: i32) -> Option<Plan> {
        Some(sail_and(self.ship.to_tile(tile)?, there, more, value))
    }

    /// The same at home.
    pub(super) fn go_home_and(&self, there: Action, more: i32, value: i32) -> Option<Plan> {
        Some(sail_and(self.ship.to(self.chart, Place::Home)?, there, more, value))
    }

    /// The value of delivering livestock. A new kind is worth more than its points, because it raises the value of the
    /// next.
    fn gain(&self, herd: &Herd) -> i32 {
        let delivered = &self.explorer.delivered;
        let all = delivered.with(herd);
        let count = i32::from(herd.count());
        let new = i32::from(all.kinds() - delivered.kinds());
        let at_once = POINT * (sets(self.game, &all) - sets(self.game, delivered));
        let more = i32::from(all.most()) - i32::from(delivered.most());
        at_once.max(NEW_KIND * new + AGAIN * (count - new))
            + self.with(Counting::Trader, POINT * 2 / 3 * count)
            + self.with(Counting::Huntsman, POINT * 2 * more)
    }

    /// What delivered livestock is worth beyond its points, because it raises the value of the next.
    pub fn livestock_to_come(&self) -> i32 {
        let delivered = &self.explorer.delivered;
        let count = i32::from(delivered.count());
        let kinds = i32::from(delivered.kinds());
        let more = NEW_KIND * kinds + AGAIN * (count - kinds) - POINT * sets(self.game, delivered);
        more.max(0) * self.actions_to_come().min(24) / 24
    }

    /// The value of the Vikings aboard, without that of the livestock.
    pub fn crew_aboard(&self) -> i32 {
        let vikings = i32::from(self.explorer.cargo.vikings);
        if vikings == 0 { 0 } else { CREW.min(2 * self.actions_to_come()) + POINT / 2 * (vikings - 1) }
    }

    /// The value of delivering livestock together with the livestock aboard.
    fn gain_with_aboard(&self, herd: &Herd) -> i32 {
        self.gain(&self.explorer.cargo.herd.with(herd))
    }

    /// At most `room` animals of a herd: those with the highest value together with the ones aboard.
    pub fn pick(&self, herd: &Herd, room: u8) -> Herd {
        let mut best = (Herd::NONE, self.gain_with_aboard(&Herd::NONE));
        herd.each_part(room, &mut |part| {
            let gain = self.gain_with_aboard(&part);
            best = if gain > best.1 { (part, gain) } else { best };
        });
        best.0
    }

    /// Plans that bring livestock aboard home, and plans that fetch livestock.
    fn livestock(&self, plans: &mut Plans) {
        let aboard = &self.explorer.cargo;
        if !aboard.herd.is_empty() && aboard.vikings > 0 {
            let deliver = Action::Unload(Place::Home, Cargo { vikings: 0, herd: aboard.herd });
            let plan = self.go_home_and(deliver, 0, self.gain(&aboard.herd));
            plans.extend(plan.map(|plan| (Goal::Deliver, plan)));
        }
        for (id, land) in self.chart.lands().filter(|(_, land)| !land.herd.is_empty()) {
            let plan = match self.home.to_tile(id.tile) {
                Some((back, _)) => self.fetch(id, &land.herd, back),
                None => self.drive(id, &land.herd),
            };
            plans.extend(plan.map(|plan| (Goal::Fetch(self.chart.place_of(id)), plan)));
        }
    }

    /// The plan that fetches livestock from a land that the longship can reach.
    fn fetch(&self, id: LandId, herd: &Herd, back: i32) -> Option<Plan> {
        let aboard = &self.explorer.cargo;
        let place = Place::At(self.chart.place_of(id));
        if self.vikings_on(id) > 0 {
            // The Viking ashore may stay, unless the longship would have no crew.
            let vikings = u8::from(aboard.vikings == 0);
            let herd = self.pick(herd, (HOLD - aboard.count()).saturating_sub(vikings));
            if !herd.is_empty() {
                let load = Action::Load(place, Cargo { vikings, herd });
                return self.go_and(id.tile, load, back + 1, self.gain_with_aboard(&herd));
            }
        }
        if aboard.vikings == 0 || aboard.herd.count() + 1 >= HOLD {
            return None;
        }
        // All except one go ashore, or the only one does, and they come back with the livestock.
        let ashore = (aboard.vikings - 1).max(1);
        let fetched = self.pick(herd, HOLD - aboard.herd.count() - 1);
        self.go_and(id.tile, Action::Unload(place, Cargo::of(ashore)), 1 + back + 1, self.gain_with_aboard(&fetched))
    }

    /// The plan for livestock that Vikings must first herd to a land that a longship can reach.
    fn drive(&self, id: LandId, herd: &Herd) -> Option<Plan> {
        let island = self.chart.land(id).island;
        let lands = self.chart.lands().filter(|(_, land)| land.island == island).map(|(land, _)| land);
        let harbours = lands.filter_map(|land| Some((land, self.home.to_tile(land.tile)?.0)));
        let from_here = paths(self.chart, &[id]);
        let find = |paths: &[(LandId, i32, LandId)], from: LandId| paths.iter().copied().find(|path| path.0 == from);
        let reached = harbours.filter_map(|(land, back)| Some((land, find(&from_here, land)?.1, back)));
        let (harbour, far, back) = reached.min_by_key(|(land, far, back)| (2 * far + back, *land))?;
        let animal = self.pick(herd, 1).animals().next()?;
        let value = self.gain(&Herd::one(animal));
        let to_sea = self.ship.to_tile(harbour.tile).map_or(back, |(far, _)| far);
        let length = far + to_sea + 1 + back + 1;
        if self.vikings_on(id) > 0 {
            let (.., next) = find(&paths(self.chart, &[harbour]), id)?;
            let first = Action::Herd(self.chart.place_of(id), self.chart.place_of(next), animal);
            return Some(Plan { value, length, first });
        }
        if let Some((land, walk, next)) = from_here.iter().copied().find(|(land, ..)| self.vikings_on(*land) > 0) {
            return Some(Plan { value, length: walk + length, first: self.walk(land, next, 1) });
        }
        if self.explorer.cargo.vikings < 2 {
            return None;
        }
        let unload = Action::Unload(Place::At(self.chart.place_of(harbour)), Cargo::of(1));
        self.go_and(harbour.tile, unload, 2 * far + 1 + back + 1, value)
    }

    /// Plans that give the longship a crew, or at home a full crew.
    fn crew(&self, plans: &mut Plans) {
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
                    let first = Action::Load(Place::Home, Cargo::of(vikings));
                    plans.push((Goal::Crew, Plan { value, length: 1, first }));
                }
            }
            Place::At(space) if aboard.vikings == 0 => {
                let Some(tile) = self.chart.on(space.cell) else { return };
                for region in 0..self.chart.tile(tile).lands.len() as u8 {
                    self.rescue(LandId { tile, region }, plans);
                }
            }
            // A single Viking aboard can do less than a full crew.
            Place::At(_) if aboard.vikings == 1 && aboard.herd.is_empty() && self.explorer.home > 0 => {
                let plan = self.go_home_and(Action::Done, 1, POINT).filter(|plan| plan.first != Action::Done);
                plans.extend(plan.map(|plan| (Goal::Crew, plan)));
            }
            Place::At(_) => {}
        }
    }

    /// Plans that bring a Viking aboard a longship without a crew, minus his value on land.
    fn rescue(&self, harbour: LandId, plans: &mut Plans) {
        let value = self.crew_worth();
        for (land, far, next) in
            paths(self.chart, &[harbour]).into_iter().filter(|(land, ..)| self.vikings_on(*land) > 0)
        {
            let first = if far == 0 {
                // He takes along the livestock on his land.
                let herd = self.pick(&self.chart.land(land).herd, HOLD - self.explorer.cargo.count() - 1);
                Action::Load(Place::At(self.chart.place_of(land)), Cargo { vikings: 1, herd })
            } else {
                self.walk(land, next, 1)
            };
            plans.push((Goal::Crew, Plan { value: value - self.loss(land), length: far + 1, first }));
        }
    }

    /// The value of a crew together with the livestock aboard. It falls when few actions are left.
    pub(super) fn crew_worth(&self) -> i32 {
        CREW.min(2 * self.actions_to_come()) + self.gain(&self.explorer.cargo.herd)
    }

    fn enemy_ships(&self, plans: &mut Plans) {
        if self.explorer.cargo.vikings < BOARDING {
            return;
        }
        let supply = &self.open.supply;
        let points = &self.game.points;
        let dead = self.explorer.dead;
        let unseen = i32::from(supply.deadly + supply.harmless).max(1);
        // A living Viking counts as 1.5 points.
        let death = POINT * (upto(&points.deaths, dead + 1) - upto(&points.deaths, dead)) - POINT * 3 / 2;
        let ship = POINT * (i32::from(points.enemy_ship) + self.with(Counting::Hero, 2));
        let value = ship + death * i32::from(supply.deadly) / unseen;
        let ways = self.chart.enemies().filter_map(|at| Some((at, self.ship.to(self.chart, Place::At(at))?)));
        let plan = |(length, stop)| Plan { value, length, first: Action::Sail(stop) };
        plans.extend(ways.map(|(at, way)| (Goal::Enemy(at), plan(way))));
    }

    fn raids(&self, plans: &mut Plans) {
        let barbarian = self.with(Counting::Barbarian, 2 * POINT);
        for (id, land) in self.chart.lands() {
            let Some(strength) = land.settlement else { continue };
            let value = POINT * i32::from(strength) + barbarian;
            let goal = Goal::Raid(self.chart.place_of(id));
            let missing = strength.saturating_sub(self.vikings_on(id));
            plans.extend(self.bring(missing, &[id], value, 0).map(|plan| (goal, plan)));
        }
    }

    fn outposts(&self, plans: &mut Plans) {
        let built = self.explorer.outposts;
        let table = &self.game.points.outposts;
        if built >= OUTPOSTS {
            return;
        }
        let points = POINT * (upto(table, built + 1) - upto(table, built)) + self.with(Counting::Watchman, 2 * POINT);
        for site in &self.chart.sites {
            let holding = self.holding(site.lands[0]);
            let control = holding.map_or(0, |holding| self.worth_of(holding, self.game.points.outpost_strength));
            let goal = Goal::Outpost(site.corner);
            let there: u8 = site.lands.iter().map(|land| self.vikings_on(*land)).sum();
            if there >= 2 {
                let first = if self.left >= 2 { Action::Outpost(site.corner) } else { Action::Done };
                plans.push((goal, Plan { value: points + control, length: 2, first }));
            } else {
                let plans_to = self.bring(2 - there, &site.lands, points + control, 2);
                plans.extend(plans_to.map(|plan| (goal, plan)));
            }
        }
    }

    fn islands(&self, plans: &mut Plans) {
        for holding in &self.holdings {
            let rival = self.rival(holding);
            let own = holding.strength[self.seat.index()];
            let lands: Vec<LandId> = holding.lands.iter().filter_map(|space| self.chart.land_id(*space)).collect();
            // One plan equals the strongest rival, the other exceeds it.
            for more in [rival, rival + 1].into_iter().filter_map(|wanted| wanted.checked_sub(own)) {
                if (1..=4).contains(&more) {
                    let bring = self.bring(more, &lands, self.worth_of(holding, more), 0);
                    plans.extend(bring.map(|plan| (Goal::Island(holding.root), plan)));
                }
            }
        }
    }

    fn holding(&self, land: LandId) -> Option<&Holding> {
        let root = self.chart.land(land).island;
        self.holdings.iter().find(|holding| holding.root == root)
    }

    /// The strength of the strongest rival.
    fn rival(&self, holding: &Holding) -> u8 {
        let others = Seat::all(self.open.seats()).filter(|seat| *seat != self.seat);
        others.map(|seat| holding.strength[seat.index()]).max().unwrap_or_default()
    }

    /// The value of an island to a seat with the strength `own`, weighted by the likelihood of its completion. A shared
    /// island is worth less.
    pub fn stake(&self, holding: &Holding, own: u8) -> i32 {
        let certain = match holding.open {
            _ if holding.barred > 0 => 0,
            0 => 10,
            1 => 6,
            2 => 4,
            _ => 1,
        };
        let tiles = POINT * i32::from(holding.tiles) * i32::from(self.game.points.island_tile);
        let whole = tiles + self.with(Counting::Cartographer, 2 * POINT);
        match own.cmp(&self.rival(holding)) {
            _ if own == 0 => 0,
            Ordering::Greater => whole * certain / 10,
            Ordering::Equal => whole * certain * 6 / 100,
            Ordering::Less => 0,
        }
    }

    /// The value of this much additional strength on an island.
    fn worth_of(&self, holding: &Holding, more: u8) -> i32 {
        let own = holding.strength[self.seat.index()];
        self.stake(holding, own + more) - self.stake(holding, own) + self.with(Counting::Shieldmaiden, POINT)
    }

    /// The value that is lost if a Viking leaves a land.
    fn loss(&self, land: LandId) -> i32 {
        self.holding(land).map_or(0, |holding| {
            let own = holding.strength[self.seat.index()];
            let rest = own.saturating_sub(self.game.points.viking_strength);
            self.stake(holding, own) - self.stake(holding, rest)
        })
    }

    /// Plans that bring so many more Vikings to one of these lands. The goal is worth `value` and takes `more` further
    /// actions.
    pub(super) fn bring(
        &self,
        vikings: u8,
        lands: &[LandId],
        value: i32,
        more: i32,
    ) -> impl Iterator<Item = Plan> + use<> {
        let wanted = vikings > 0 && value > 0;
        let by_sea = if wanted { self.by_sea(vikings, lands, value, more) } else { None };
        let on_foot = if wanted { self.on_foot(vikings, lands, value, more) } else { None };
        by_sea.into_iter().chain(on_foot)
    }

    fn by_sea(&self, vikings: u8, lands: &[LandId], value: i32, more: i32) -> Option<Plan> {
        let aboard = &self.explorer.cargo;
        let unload = |land, vikings| Action::Unload(Place::At(self.chart.place_of(land)), Cargo::of(vikings));
        let direct = lands.iter().filter_map(|land| Some((self.ship.to_tile(land.tile)?.0, *land))).min();
        if let Some((_, land)) = direct.filter(|_| aboard.vikings >= vikings) {
            // If all Vikings go ashore, the longship has no crew.
            let lost_crew = if aboard.vikings == vikings { self.crew_worth() } else { 0 };
            return self.go_and(land.tile, unload(land, vikings), more, value - lost_crew);
        }
        let full = HOLD - aboard.herd.count();
        if aboard.vikings >= full || self.explorer.home == 0 {
            // All Vikings except one land now. The last one sails back for more.
            let (_, land) = direct.filter(|_| aboard.vikings > 1 && self.explorer.home > 0)?;
            let (back, _) = self.home.to_tile(land.tile)?;
            let part = aboard.vikings - 1;
            let rest = self.voyages(vikings - part, 1, full, back)?;
            return self.go_and(land.tile, unload(land, part), back + rest + more, value);
        }
        let out = lands.iter().filter_map(|land| Some(self.home.to_tile(land.tile)?.0)).min()?;
        let rest = self.voyages(vikings, aboard.vikings, full, out)?;
        let recruits = self.explorer.home.min(full - aboard.vikings);
        // Loading is the first action of the voyages.
        self.go_home_and(Action::Load(Place::Home, Cargo::of(recruits)), rest - 1 + more, value)
    }

    /// The number of actions from home until so many Vikings are ashore `out` actions away, with `aboard` Vikings
    /// already in the longship. `None` if there are too few Vikings or voyages.
    fn voyages(&self, vikings: u8, aboard: u8, full: u8, out: i32) -> Option<i32> {
        let mut aboard = aboard;
        let mut home = self.explorer.home;
        let mut missing = vikings;
        let mut actions = 0;
        for _ in 0..VOYAGES {
            let recruits = home.min(full - aboard);
            home -= recruits;
            aboard += recruits;
            actions += 1 + out + 1;
            if aboard >= missing {
                return Some(actions);
            }
            if aboard < 2 {
                return None;
            }
            missing -= aboard - 1;
            aboard = 1;
            actions += out;
        }
        None
    }

    /// The plan in which the nearest group that is large enough walks.
    fn on_foot(&self, vikings: u8, lands: &[LandId], value: i32, more: i32) -> Option<Plan> {
        let groups =
            paths(self.chart, lands).into_iter().filter(|(land, far, _)| *far > 0 && self.vikings_on(*land) >= vikings);
        let (land, far, next) = groups.min_by_key(|(_, far, _)| *far)?;
        let trips = i32::from(vikings.div_ceil(WALKERS));
        Some(Plan { value, length: far * trips + more, first: self.walk(land, next, vikings.min(WALKERS)) })
    }
}

/// The plan that takes a way of the longship, acts at its end, and then takes `more` actions.
fn sail_and((far, stop): (i32, Place), there: Action, more: i32, value: i32) -> Plan {
    Plan { value, length: far + 1 + more, first: if far == 0 { there } else { Action::Sail(stop) } }
}
