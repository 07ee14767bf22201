//! Checks whether an action is allowed, and returns the reason if not. Changes nothing, and sees only the open part. The
//! legal actions are all answers to the open question that [`Judge`] allows.

use super::Column::{Compass, Machete, Shovel};
use super::walk::{Walk, Walks, nearest_way};
use super::*;
use crate::engine::refusal::check;

type Verdict = Result<(), Refusal>;

/// Checks actions in one position.
pub(super) struct Judge<'a> {
    game: &'a RelicRunners,
    open: &'a Open,
    runner: &'a Runner,
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a RelicRunners, open: &'a Open) -> Self {
        Self { game, open, runner: open.runner() }
    }

    /// Checks an action of a seat. Returns the walk that it means, if it is one.
    pub(super) fn allowed(&self, seat: Seat, action: Action) -> Result<Option<Walk>, Refusal> {
        let asked = self.open.asked().ok_or(Refusal::Over)?;
        check(asked == seat, Refusal::NotAsked(asked))?;
        match (self.open.agenda.last(), &self.open.phase, action) {
            (Some(task), ..) => self.answers(task, action).map(|()| None),
            (None, Phase::Start, Action::Walk(site, aim)) => self.walk(site, aim).map(Some),
            (None, ..) => self.goes_on(action).map(|()| None),
        }
    }

    fn answers(&self, task: &Task, action: Action) -> Verdict {
        let runner = self.runner;
        match (task, action) {
            (Task::StartSite, Action::Start(site)) => {
                let near = site == Site::CAMP || self.game.way(Site::CAMP, site).is_some();
                check(near, Refusal::NotAtCamp(site)) // RR-81
            }
            (Task::StartPathway, Action::Place(trail)) => {
                self.on_map(trail)?;
                check(trail.touches(Site::CAMP), Refusal::TrailNotAtCamp(trail))
            }
            (Task::StartColumn, Action::Up(rise @ Rise::Into(_))) | (Task::Steps { .. }, Action::Up(rise)) => {
                self.rises(rise)
            }
            (Task::Resolve { .. }, Action::Top | Action::Peek)
            | (Task::Supply, Action::Points)
            | (Task::Show { .. }, Action::Show | Action::Hide)
            | (Task::Expedition { .. }, Action::Take | Action::Pass)
            | (Task::Flip { .. }, Action::Pass) => Ok(()),
            (Task::Pick { site }, Action::Pick(level)) => {
                let there = self.open.place(*site).stack.iter().any(|layer| layer.level == level);
                check(there, Refusal::NoSuchLevel(*site, level))
            }
            (Task::Place { anywhere, .. }, Action::Place(trail)) => {
                self.free_trail(trail)?;
                check(*anywhere || trail.touches(runner.at), Refusal::TrailNotHere(trail, runner.at)) // RR-65
            }
            (Task::Place { plain, .. }, Action::Double) => {
                check(*plain && runner.holds(Ivory::DoubleWork), Refusal::NoIvory(Ivory::DoubleWork))?;
                let room = runner.reserve() >= 2 && free_here(self.game, self.open).count() >= 2;
                check(room, Refusal::NoRoomForTwo) // RR-64
            }
            (Task::Place { plain, .. }, Action::Remote) => {
                check(*plain && runner.holds(Ivory::RemoteWork), Refusal::NoIvory(Ivory::RemoteWork))
            }
            (Task::Place { anywhere, must, .. }, Action::Pass) => {
                check(!must && !anywhere && free_here(self.game, self.open).count() == 0, Refusal::MustPlace)
            }
            // RR-44: the second of two pathways differs from the first, and does not go to the trail that the first has
            // left.
            (Task::Lift { moved, .. }, Action::Lift(trail)) => {
                let index = self.on_map(trail)?;
                check(runner.paths.has(index), Refusal::NotOwnTrail(trail))?;
                check(moved.iter().all(|(_, to)| *to != index), Refusal::JustMoved(trail))
            }
            (Task::Lay { moved, .. }, Action::Lay(trail)) => {
                let index = self.free_trail(trail)?;
                check(moved.iter().all(|(from, _)| *from != index), Refusal::JustLeft(trail))
            }
            (Task::Reach { site }, Action::Reach(to)) => {
                let there = reachable(self.game, self.open, *site).any(|there| there == to);
                check(there, Refusal::OutOfReach(to, *site))
            }
            (Task::Flip { not, .. }, Action::Flip(token)) => {
                check(token.0 < TOKENS, Refusal::NoSuchToken(token))?;
                check(Some(token.0) != *not, Refusal::SameToken(token))
            }
            (Task::Keep { tile }, Action::Keep(kept)) => {
                check(kept == *tile || runner.ivory[tile.slot()] == Some(kept), Refusal::NotThatTile(kept))
            }
            (Task::Supply, Action::Kit) => check(runner.has_box(Slot::Reserve), Refusal::NoBoxInReserve),
            // They are settled automatically and never asked.
            (Task::Return { .. } | Task::Finish { .. }, _) => Err(Refusal::Over),
            _ => Err(Refusal::First(self.open.question())),
        }
    }

    fn goes_on(&self, action: Action) -> Verdict {
        let Self { open, runner, .. } = *self;
        match (&open.phase, action) {
            (Phase::Explorer, Action::Explorer(Some(explorer))) => {
                let free = open.runners.iter().all(|runner| runner.explorer != Some(explorer));
                check(free, Refusal::ExplorerTaken(explorer))
            }
            (Phase::Start, Action::Go(_)) if must_depart(open) => Err(Refusal::TokenFirst),
            (Phase::Start | Phase::Walk { .. }, Action::Go(site)) => {
                Walk::of(self.game, open).toward(self.game, open, site).map(drop)
            }
            (Phase::Walk { .. }, Action::Stop) => {
                let walk = Walk::of(self.game, open);
                check(walk.may_end(open), Refusal::EndsWhereItBegan(walk.end()))
            }
            (Phase::Start, Action::Refill) => {
                // RR-11: only at the beginning of the turn, before a box.
                let in_time = !open.now.box_used || open.options.supply_drop == SupplyDrop::BeforeMoving;
                self.holds(Ivory::SupplyDrop)?;
                check(!open.now.departed, Refusal::UnderWay)?;
                check(in_time, Refusal::NotBeginning)?;
                check(runner.rations < RATION_LIMIT || allows_idle_uses(open), Refusal::RationsFull(RATION_LIMIT))
            }
            (Phase::Start, Action::Jump(site)) => self.jump(site),
            (Phase::Start, Action::Flip(token)) => {
                check(token.0 < TOKENS, Refusal::NoSuchToken(token))?;
                self.holds(Ivory::Departure)?;
                check(may_depart(open), Refusal::NotDeparting(token))
            }
            (Phase::Start, Action::Box(_)) if open.now.departed => Err(Refusal::UnderWay), // RR-28
            (Phase::Start | Phase::Arrived, Action::Box(space)) => {
                check(!open.now.box_used, Refusal::BoxUsed)?;
                check(runner.has_box(Slot::On(space)), Refusal::NoBoxThere(space))?;
                check(self.can_carry_out(space), Refusal::CannotCarryOut(space))
            }
            (Phase::Arrived, Action::Explore) => {
                check(!open.now.explored, Refusal::ExploredAlready)?;
                check(open.has_tiles(runner.at), Refusal::NothingToExplore(runner.at))?;
                check(runner.rations > 0, Refusal::NoRation)
            }
            (Phase::Explorer, Action::Explorer(None))
            | (Phase::Arrived, Action::End)
            | (Phase::Dash, Action::Dash | Action::Decline) => Ok(()),
            (Phase::Explorer | Phase::Walk { .. } | Phase::Dash, _) => Err(Refusal::First(open.question())),
            (Phase::Start, Action::Explore | Action::End) => Err(Refusal::MoveFirst),
            (Phase::Start, _) => Err(Refusal::NotAtStart),
            (Phase::Arrived, Action::Walk(..) | Action::Go(_) | Action::Jump(_) | Action::Refill) => {
                Err(Refusal::MovedAlready)
            }
            (Phase::Arrived, _) => Err(Refusal::NotAfterMoving),
            (Phase::Over, _) => Err(Refusal::Over),
        }
    }

    fn on_map(&self, trail: Trail) -> Result<u8, Refusal> {
        self.game.trail(trail).ok_or(Refusal::NoTrail(trail))
    }

    /// Checks that a trail is on the map and carries no pathway of the player.
    fn free_trail(&self, trail: Trail) -> Result<u8, Refusal> {
        let index = self.on_map(trail)?;
        check(!self.runner.paths.has(index), Refusal::OwnTrail(trail))?;
        Ok(index)
    }

    fn holds(&self, tile: Ivory) -> Verdict {
        check(self.runner.holds(tile), Refusal::NoIvory(tile))
    }

    /// RR-37: any box below the top level, except the box in use (RR-13).
    fn rises(&self, rise: Rise) -> Verdict {
        let may = match rise {
            Rise::Into(_) => self.runner.has_box(Slot::Bottom),
            Rise::From(space) => {
                let in_use = usize::from(self.open.in_use() == Some(space));
                space.level < Space::TOP && self.runner.boxes_at(Slot::On(space)) > in_use
            }
        };
        check(may, Refusal::NoBoxToRise(rise))
    }

    /// `jump`: the ivory tile I2-6 (RR-27).
    fn jump(&self, to: Site) -> Verdict {
        self.holds(Ivory::Gateway)?;
        check(!self.open.now.departed, Refusal::UnderWay)?;
        let open = self.open;
        let at = self.runner.at;
        check(!to.is_temple_site() || open.is_temple(to), Refusal::GatewayToShrine(to))?;
        let here = open.place(at);
        let too = open.options.gateway == Gateway::ShrineToo;
        let colour_shows = !here.stack.is_empty() || (too && here.relic == Relic::Showing);
        let from_here = at.is_temple_site() && colour_shows;
        let to_there =
            ![at, open.now.start].contains(&to) && open.is_temple(to) && open.place(to).colour == here.colour;
        check(from_here && to_there, if too { Refusal::NoGatewayShrine(to, at) } else { Refusal::NoGateway(to, at) })
    }

    fn walk(&self, site: Site, aim: Aim) -> Result<Walk, Refusal> {
        let runner = self.runner;
        check(!must_depart(self.open), Refusal::TokenFirst)?;
        check(site != self.open.now.start && site != runner.at, Refusal::EndsWhereItBegan(site))?;
        check(aim != Aim::Shortcut || runner.holds(Ivory::Shortcut), Refusal::NoIvory(Ivory::Shortcut))?;
        let walks = Walks::find(self.game, self.open);
        match (walks.get(site, aim), walks.get(site, Aim::Best)) {
            (Some(walk), _) => Ok(*walk),
            (None, Some(_)) => Err(Refusal::SameWalk(site)),
            (None, None) => Err(self.no_walk(site)),
        }
    }

    /// The reason why no walk leads to a place: the first trail on the nearest way that breaks a rule.
    fn no_walk(&self, site: Site) -> Refusal {
        let mut walk = Walk::from(self.runner.at);
        for to in nearest_way(self.game, self.open, site) {
            match walk.onto(self.game, self.open, to) {
                Ok(next) => walk = next,
                Err(Refusal::SecondUnknown(from, to)) => return Refusal::NoWalkSecond(site, from, to),
                Err(Refusal::AfterUnknown(from, to)) => return Refusal::NoWalkAfter(site, from, to),
                Err(Refusal::CampStops(from, to)) => return Refusal::NoWalkCamp(site, from, to),
                Err(_) => break,
            }
        }
        Refusal::NoWalk(site)
    }

    /// Whether the action of a space can be carried out completely (RR-14).
    fn can_carry_out(&self, space: Space) -> bool {
        match (space.column, space.level) {
            (Machete, 1) => self.open.is_temple(self.runner.at),
            (Compass, level @ (1 | 2)) => self.runner.paths.count() >= level,
            (Shovel, 2) => can_place(self.game, self.open),
            _ => allows_idle_uses(self.open) || !is_idle(self.runner, space),
        }
    }
}

/// Whether a box on a space would bring its player nothing (RR-14).
pub(in super::super) fn is_idle(runner: &Runner, space: Space) -> bool {
    match (space.column, space.level) {
        (Machete, 2) => runner.rations >= RATION_LIMIT,
        (Machete, 3) => runner.relics.is_empty(),
        (Compass, 3) => runner.paths.count() == 0,
        _ => false,
    }
}

/// The trails at the explorer's place that are free for a pathway.
fn free_here(game: &RelicRunners, open: &Open) -> impl Iterator<Item = Trail> {
    let runner = open.runner();
    let free = game.ways[runner.at.index()].iter().filter(|way| !runner.paths.has(way.trail));
    free.map(|way| Trail::between(runner.at, way.to))
}

/// Whether a pathway can be placed at all, if necessary anywhere with the ivory tile I2-5.
pub(super) fn can_place(game: &RelicRunners, open: &Open) -> bool {
    let runner = open.runner();
    runner.reserve() > 0 && (free_here(game, open).next().is_some() || runner.holds(Ivory::RemoteWork))
}

/// The neighbours of a temple whose tile can be resolved from there (RR-45).
pub(super) fn reachable(game: &RelicRunners, open: &Open, site: Site) -> impl Iterator<Item = Site> {
    game.ways[site.index()].iter().map(|way| way.to).filter(|to| open.has_tiles(*to))
}

/// Whether an action without effect is allowed (RR-14).
fn allows_idle_uses(open: &Open) -> bool {
    open.options.idle_uses == IdleUses::Allowed
}

/// Whether a token may turn because the explorer is about to leave Base Camp (RR-28).
fn may_depart(open: &Open) -> bool {
    let runner = open.runner();
    runner.at == Site::CAMP && runner.holds(Ivory::Departure) && !open.now.departed
}

/// Whether a token must turn before an action may lead away from Base Camp (RR-28).
pub(in super::super) fn must_depart(open: &Open) -> bool {
    may_depart(open) && open.options.departure == Departure::Must
}

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(game: &RelicRunners, open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if open.asked() == Some(seat) {
        each_legal(game, open, &mut |action| out.push(action));
    }
}

/// Calls `meet` with every legal action of the deciding seat, in order.
pub(super) fn each_legal(game: &RelicRunners, open: &Open, meet: &mut impl FnMut(Action)) {
    if open.agenda.is_empty() {
        movements(game, open, meet);
    }
    let judge = Judge::new(game, open);
    let mut may = |action| {
        if judge.allowed(open.turn, action).is_ok() {
            meet(action);
        }
    };
    match open.agenda.last() {
        Some(task) => answers(game, open, task, &mut may),
        None => ways_on(open, &mut may),
    }
}

/// The legal walks and their trails. [`Judge`] would search all walks for each one.
fn movements(game: &RelicRunners, open: &Open, meet: &mut impl FnMut(Action)) {
    if !matches!(open.phase, Phase::Start | Phase::Walk { .. }) || must_depart(open) {
        return;
    }
    if open.phase == Phase::Start {
        Walks::find(game, open).iter().for_each(|(site, aim, _)| meet(Action::Walk(site, aim)));
    }
    let walk = Walk::of(game, open);
    walk.next_places(game, open).map(Action::Go).for_each(&mut *meet);
    if walk.may_end(open) {
        meet(Action::Stop);
    }
}

fn answers(game: &RelicRunners, open: &Open, task: &Task, may: &mut impl FnMut(Action)) {
    let trails = || game.trails_in_order().map(|(_, trail)| trail);
    match task {
        Task::StartSite => Site::all().map(Action::Start).for_each(may),
        Task::StartPathway | Task::Place { anywhere: true, .. } => trails().map(Action::Place).for_each(may),
        Task::StartColumn | Task::Steps { .. } => Rise::all().map(Action::Up).for_each(may),
        Task::Resolve { .. } => [Action::Top, Action::Peek].into_iter().for_each(may),
        Task::Pick { .. } => (1..=3).map(Action::Pick).for_each(may),
        Task::Place { .. } => {
            let here = free_here(game, open).map(Action::Place);
            here.chain([Action::Double, Action::Remote, Action::Pass]).for_each(may);
        }
        Task::Lift { .. } => {
            let own = game.trails_in_order().filter(|(index, _)| open.runner().paths.has(*index));
            own.map(|(_, trail)| Action::Lift(trail)).for_each(may);
        }
        Task::Lay { .. } => trails().map(Action::Lay).for_each(may),
        Task::Reach { .. } => Site::all().map(Action::Reach).for_each(may),
        Task::Flip { .. } => tokens().chain([Action::Pass]).for_each(may),
        Task::Keep { .. } => Ivory::ALL.iter().copied().map(Action::Keep).for_each(may),
        Task::Supply => [Action::Kit, Action::Points].into_iter().for_each(may),
        Task::Show { .. } => [Action::Show, Action::Hide].into_iter().for_each(may),
        Task::Expedition { .. } => [Action::Take, Action::Pass].into_iter().for_each(may),
        Task::Return { .. } | Task::Finish { .. } => {}
    }
}

fn ways_on(open: &Open, may: &mut impl FnMut(Action)) {
    let runner = open.runner();
    let mut before = None; // two boxes may stand on one space
    let boxes = runner.spaces().filter(move |space| before.replace(*space) != Some(*space)).map(Action::Box);
    match &open.phase {
        Phase::Explorer => {
            may(Action::Explorer(None));
            Explorer::ALL.iter().map(|explorer| Action::Explorer(Some(*explorer))).for_each(may);
        }
        Phase::Start => {
            if runner.holds(Ivory::Gateway) {
                Site::temples().map(Action::Jump).for_each(&mut *may);
            }
            may(Action::Refill);
            boxes.for_each(&mut *may);
            if runner.holds(Ivory::Departure) {
                tokens().for_each(may);
            }
        }
        Phase::Arrived => [Action::Explore].into_iter().chain(boxes).chain([Action::End]).for_each(may),
        Phase::Dash => [Action::Dash, Action::Decline].into_iter().for_each(may),
        Phase::Walk { .. } | Phase::Over => {}
    }
}

fn tokens() -> impl Iterator<Item = Action> {
    (0..TOKENS).map(|token| Action::Flip(Token(token)))
}
