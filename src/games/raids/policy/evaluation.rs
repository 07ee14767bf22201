//! What a position is worth to a seat, in hundredths of a point of Glory. All weights are ours, found by play between computer players.

use arrayvec::ArrayVec;

use crate::engine::Seat;
use crate::games::raids::components::{Harbor, Raids, Tile};
use crate::games::raids::rules::combat::{Side, all_in};
use crate::games::raids::scoring::{counted, rune_glory};
use crate::games::raids::state::{Open, Phase, Ship, Space, VOYAGES};

/// The worth of a crew by its number of Vikings: the first few are worth most, since they decide whether others attack.
const CREW: [i32; 12] = [0, 160, 360, 480, 600, 700, 780, 850, 910, 960, 1_000, 1_030];
/// How much of the others' mean worth counts against one's own, in hundredths.
const RIVAL: i32 = 45;

/// What a position is worth to a seat: its own prospects less a part of its rivals'.
pub fn position(raids: &Raids, open: &Open, seat: Seat) -> i32 {
    let prospects = |of: Seat| Prospects { raids, open, seat: of }.total();
    let own = prospects(seat);
    let others = Seat::all(open.ships.len() as u8).filter(|other| *other != seat);
    let (sum, count) = others.fold((0, 0), |(sum, count), other| (sum + prospects(other), count + 1));
    own - RIVAL * sum / (100 * count.max(1))
}

/// One seat's prospects.
struct Prospects<'a> {
    raids: &'a Raids,
    open: &'a Open,
    seat: Seat,
}

impl Prospects<'_> {
    fn ship(&self) -> &Ship {
        &self.open.ships[self.seat.index()]
    }

    fn total(&self) -> i32 {
        let time = Time::of(self.open, self.ship().space);
        let ship = time.ship(self.raids, self.ship());
        if self.open.phase == Phase::Over {
            return ship + self.awards();
        }
        ship + self.awards() + self.pending(&time) + self.way(&time)
    }

    /// The tile that the ship stands at or has just taken, less the danger of losing it.
    fn pending(&self, time: &Time) -> i32 {
        let space = self.ship().space;
        match self.open.phase {
            Phase::Place { tile } if self.open.turn == self.seat => return time.tile(self.raids, self.ship(), tile),
            Phase::Sail { mover, .. } | Phase::Room { mover, .. } if mover == self.seat => return 0,
            _ if space == 0 || space >= self.open.harbor() => return 0,
            _ => {}
        }
        let Some(tile) = self.open.spot(space).tile.filter(|tile| tile.stoppable()) else { return 0 };
        if let Phase::Fight { attacker, defender, .. } = self.open.phase {
            let ships = &self.open.ships;
            let end = all_in(ships[attacker.index()].crew + 1, ships[defender.index()].crew);
            let winner = if end.winner == Side::Attacker { attacker } else { defender };
            if (attacker == self.seat || defender == self.seat) && winner != self.seat {
                return 0;
            }
        }
        time.tile(self.raids, self.ship(), tile) * self.safety() / 100
    }

    /// The chance that the ship still holds its space when its turn comes, in hundredths.
    fn safety(&self) -> i32 {
        let own = self.ship();
        let behind = self.open.ships.iter().filter(|ship| ship.space < own.space);
        behind.fold(100, |safe, ship| {
            let threat = match (own.crew, ship.crew) {
                (_, 0) => 6,
                (0..=1, _) => 30,
                (2..=5, 4..) => 18,
                (6.., 9..) => 12,
                _ => 8,
            };
            safe * (100 - threat) / 100
        })
    }

    /// The worth of what lies ahead in this voyage: tiles, recruits, coins and monsters.
    fn way(&self, time: &Time) -> i32 {
        let (own, harbor) = (self.ship(), self.open.harbor());
        if own.space >= harbor {
            return 0;
        }
        let under_way = self.open.ships.iter().filter(|ship| ship.space < harbor).count() as i32;
        let ghost = i32::from(self.open.ghost.is_some_and(|ghost| ghost.space < harbor));
        let alone = under_way + ghost < 2 && self.open.options.docked_ahead.is_on();
        let (mut tiles, mut met) = (0, 0);
        let weapons = own.weapons();
        for space in own.space + 1..harbor {
            let spot = self.open.spot(space);
            match spot.tile {
                None if spot.village && own.crew < self.raids.shields(own) => met += time.viking(own.crew),
                None => {}
                Some(_) if alone => {}
                Some(Tile::Monster { strength }) => {
                    let cost = strength.saturating_sub(weapons);
                    let fight =
                        i32::from(strength) * 100 - time.crew(own.crew) + time.crew(own.crew.saturating_sub(cost));
                    let yields = time.crew(own.crew.saturating_sub(1)) - time.crew(own.crew);
                    let best = if cost <= own.crew { fight.max(yields) } else { yields };
                    met += best * 50 / 100;
                }
                Some(Tile::Visit) => met += i32::from(spot.vikings) * time.viking(own.crew) / 3,
                Some(Tile::Pillage) => met += i32::from(spot.coins) * 40,
                Some(tile) => tiles += time.tile(self.raids, own, tile),
            }
        }
        met + tiles * SHARE[under_way.clamp(1, 4) as usize - 1] / 100
    }

    /// The worth of the Harbor awards to come: this voyage's weighs most.
    fn awards(&self) -> i32 {
        if self.open.phase == Phase::Over {
            return 0;
        }
        let voyages = self.open.voyage..=VOYAGES;
        voyages.map(|voyage| self.award(voyage) * if voyage == self.open.voyage { 75 } else { 25 }).sum()
    }

    /// The coins of a voyage's award as things stand.
    fn award(&self, voyage: u8) -> i32 {
        let harbor = self.open.harbors[usize::from(voyage) - 1];
        let current = voyage == self.open.voyage;
        let standing = |seat: Seat| {
            let ship = &self.open.ships[seat.index()];
            let home = self.open.arrivals.iter().position(|one| *one == Some(seat)).map_or(0, |rank| 9 - rank as i32);
            let early = if current { home * 100 + i32::from(ship.space) } else { 0 };
            if harbor == Harbor::Arrival {
                early
            } else {
                i32::from(counted(self.raids, &self.open.options, ship, harbor)) * 1_000 + early
            }
        };
        let own = standing(self.seat);
        let ahead = Seat::all(self.open.ships.len() as u8).filter(|seat| standing(*seat) > own).count();
        // RA-59: the ghost is ahead of a ship that has not come home before it.
        let before = |ghost: usize| !self.open.arrivals[..ghost].contains(&Some(self.seat));
        let ghost = self.open.arrivals.iter().position(Option::is_none).filter(|_| self.open.ghost_takes_coins());
        let ahead = ahead + usize::from(current && ghost.is_some_and(before));
        self.raids.harbor_coins.get(ahead).map_or(0, |coins| i32::from(*coins))
    }
}

/// The part of the tiles ahead that a ship may expect, in hundredths, with 1, 2, 3 or 4 ships under way.
const SHARE: [i32; 4] = [28, 24, 17, 13];

/// How much of the game is left for a ship: what brings Glory later is weighted by it.
struct Time {
    /// Voyages after this one.
    voyages: i32,
    /// Time left, in hundredths: 100 until the last voyage, then down to 0 in its Harbor.
    left: i32,
    /// Goods that Ports ahead in this voyage can still buy.
    sales: i32,
}

impl Time {
    fn of(open: &Open, space: Space) -> Self {
        let harbor = i32::from(open.harbor());
        let voyages = i32::from(VOYAGES - open.voyage);
        let ahead = harbor - i32::from(space);
        let left = if voyages > 0 { 100 } else { (ahead * 125 / harbor).min(100) };
        let under_way = open.ships.iter().filter(|ship| ship.space < open.harbor()).count() as i32;
        let ports = (space + 1..open.harbor()).map(|space| match open.spot(space).tile {
            Some(Tile::Port { sales }) => i32::from(sales),
            _ => 0,
        });
        Self { voyages, left, sales: ports.sum::<i32>() * 2 / (1 + under_way.max(1)) }
    }

    /// The worth of a crew.
    fn crew(&self, crew: u8) -> i32 {
        CREW.get(usize::from(crew)).copied().unwrap_or(1_050) * self.left / 100
    }

    /// The worth of one Viking more.
    fn viking(&self, crew: u8) -> i32 {
        self.crew(crew + 1) - self.crew(crew)
    }

    /// The worth of a ship and all that lies beside it.
    fn ship(&self, raids: &Raids, ship: &Ship) -> i32 {
        let shields = raids.shields(ship);
        let crew = i32::from(ship.crew.min(shields));
        let last = if self.voyages > 0 { (crew + 9 - self.voyages * 2) / 2 + 1 } else { crew };
        let mut sum = i32::from(ship.coins) * 100 + rune_glory(raids, ship.runes) * 100;
        sum += i32::from(ship.runes % 5) * self.voyages * 25;
        sum += ship.monsters.iter().map(|strength| i32::from(*strength) * 100).sum::<i32>();
        sum += ship.sold.iter().map(|tile| value(*tile) * 100).sum::<i32>();
        sum += self.crew(ship.crew.min(shields)) + i32::from(shields.min(10)) * 12 * self.left / 100;
        let mut goods: ArrayVec<i32, 8> = ArrayVec::new();
        let mut weapons = 0;
        for tile in &ship.aboard {
            match *tile {
                Tile::Weapon { strength, .. } => weapons += i32::from(strength),
                Tile::Sail { strength, .. } => sum += i32::from(strength) * self.voyages * 120,
                Tile::Mjollnir { strength, .. } => sum += i32::from(strength) * last * 95,
                Tile::Goods { value, .. } => goods.push(i32::from(value)),
                Tile::Pennant { value, .. } => sum += i32::from(value) * 100,
                _ => {}
            }
        }
        sum += (weapons.min(4) * 110 + (weapons - 4).max(0) * 40) * (self.voyages * 100 + self.left / 2) / 100;
        goods.sort_unstable_by_key(|value| -value);
        for (nth, value) in goods.iter().enumerate() {
            sum += value * (self.sold(nth as i32)).clamp(0, 90);
        }
        sum
    }

    /// The chance, in hundredths, that the n-th best goods aboard will still be sold.
    fn sold(&self, nth: i32) -> i32 {
        let here = (self.sales - nth).clamp(0, 3) * 18;
        let later = (self.voyages * 32 - nth * 12).max(0);
        here + later
    }

    /// What taking a tile would add to the worth of a ship. One that goes aboard takes a free space, or else the place where it adds
    /// most.
    fn tile(&self, raids: &Raids, ship: &Ship, tile: Tile) -> i32 {
        let before = self.ship(raids, ship);
        let mut with = ship.clone();
        match tile {
            Tile::Rune => with.runes += 1,
            Tile::Port { sales } => {
                for _ in 0..sales {
                    let best = (0..with.aboard.len())
                        .filter(|at| matches!(with.aboard[*at], Tile::Goods { .. }))
                        .max_by_key(|at| value(with.aboard[*at]));
                    let Some(best) = best else { break };
                    let sold = with.aboard.remove(best);
                    with.sold.push(sold);
                }
                with.ports += 1;
                with.crew = (with.crew + 1).min(raids.shields(&with));
            }
            _ => return self.placed(raids, ship, before, tile),
        }
        self.ship(raids, &with) - before
    }

    fn placed(&self, raids: &Raids, ship: &Ship, before: i32, tile: Tile) -> i32 {
        let mut with = ship.clone();
        if with.aboard.len() < usize::from(raids.spaces) {
            with.aboard.push(tile);
            return (self.ship(raids, &with) - before).max(0);
        }
        let mut best = 0;
        for at in 0..with.aboard.len() {
            let old = std::mem::replace(&mut with.aboard[at], tile);
            best = best.max(self.ship(raids, &with) - before);
            with.aboard[at] = old;
        }
        best
    }
}

fn value(tile: Tile) -> i32 {
    match tile {
        Tile::Goods { value, .. } | Tile::Pennant { value, .. } => i32::from(value),
        _ => 0,
    }
}
