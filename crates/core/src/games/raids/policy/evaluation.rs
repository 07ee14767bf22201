//! The value of a position for a seat, in hundredths of a point of Glory. All weights are ours, from games between
//! computer players.

use arrayvec::ArrayVec;

use super::*;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::rules::combat::Outlook;
use crate::games::raids::scoring::{counted, rune_glory};

/// The value of a crew by its number of Vikings. The first few are worth most, because they decide whether others
/// attack.
const CREW: [i32; 12] = [0, 160, 360, 480, 600, 700, 780, 850, 910, 960, 1_000, 1_030];
/// How much of the rivals' mean value is subtracted, in hundredths.
const RIVAL: i32 = 45;
/// The share of the tiles ahead that a ship may expect, in hundredths, with 1, 2, 3 or 4 ships under way.
const SHARE: [i32; 4] = [28, 24, 17, 13];

/// The value of a position for a seat: its own prospects minus a part of its rivals'.
pub fn position(raids: &Raids, open: &Open, seat: Seat) -> i32 {
    let own = Prospects::of(raids, open, seat).total();
    let others = Seat::all(open.ships.len() as u8).filter(|other| *other != seat);
    let total = |(sum, count), other| (sum + Prospects::of(raids, open, other).total(), count + 1);
    let (sum, count) = others.fold((0, 0), total);
    own - RIVAL * sum / (100 * count.max(1))
}

/// The final points that a seat can expect, in hundredths.
pub fn expected(raids: &Raids, open: &Open, seat: Seat) -> i32 {
    Prospects::of(raids, open, seat).total()
}

/// One seat's prospects and the remaining time for its ship, which weights later Glory.
struct Prospects<'a> {
    raids: &'a Raids,
    open: &'a Open,
    seat: Seat,
    own: &'a Ship,
    /// Ships that are not home.
    under_way: i32,
    /// Voyages after this one.
    voyages: i32,
    /// The remaining time, in hundredths: 100 until the last voyage, then down to 0 in its Harbor.
    left: i32,
    /// Goods that Ports ahead in this voyage can still buy.
    sales: i32,
    /// The present value of the ship.
    worth: i32,
}

impl<'a> Prospects<'a> {
    fn of(raids: &'a Raids, open: &'a Open, seat: Seat) -> Self {
        let own = &open.ships[seat.index()];
        let harbor = open.harbor();
        let under_way = open.ships.iter().filter(|ship| ship.space < harbor).count() as i32;
        let voyages = i32::from(VOYAGES - open.voyage);
        let ahead = i32::from(harbor - own.space) * 125 / i32::from(harbor);
        let ports = (own.space + 1..harbor).map(|space| match open.spot(space).tile {
            Some(Tile::Port { sales }) => i32::from(sales),
            _ => 0,
        });
        let sales = ports.sum::<i32>() * 2 / (1 + under_way.max(1));
        let left = if voyages > 0 { 100 } else { ahead.min(100) };
        let bare = Self { raids, open, seat, own, under_way, voyages, left, sales, worth: 0 };
        Self { worth: bare.ship(own), ..bare }
    }

    fn total(&self) -> i32 {
        let more = || self.awards() + self.pending() + self.way();
        if self.open.phase == Phase::Over { self.worth } else { self.worth + more() }
    }

    /// The value of the tile that the ship stands at or has just taken, minus the risk of losing it.
    fn pending(&self) -> i32 {
        let space = self.own.space;
        match self.open.phase {
            Phase::Place { tile } if self.open.turn == self.seat => return self.tile(tile),
            Phase::Sail { mover, .. } | Phase::Room { mover, .. } if mover == self.seat => return 0,
            _ if space == 0 || space >= self.open.harbor() => return 0,
            Phase::Fight { attacker, defender, .. } if [attacker, defender].contains(&self.seat) => {
                let [attackers, defenders] = [attacker, defender].map(|side| self.open.ships[side.index()].crew);
                // The attacker's first Viking counts as if it were still aboard.
                if Outlook::of_attack(attackers + 1, defenders).won != (attacker == self.seat) {
                    return 0;
                }
            }
            _ => {}
        }
        let tile = self.open.spot(space).tile.filter(|tile| tile.stoppable());
        tile.map_or(0, |tile| self.tile(tile) * self.safety() / 100)
    }

    /// The chance that the ship still holds its space when its turn comes, in hundredths.
    fn safety(&self) -> i32 {
        let behind = self.open.ships.iter().filter(|ship| ship.space < self.own.space);
        behind.fold(100, |safe, ship| {
            let threat = match (self.own.crew, ship.crew) {
                (_, 0) => 6,
                (0..=1, _) => 30,
                (2..=5, 4..) => 18,
                (6.., 9..) => 12,
                _ => 8,
            };
            safe * (100 - threat) / 100
        })
    }

    /// The value of the rest of this voyage: tiles, recruits, coins and monsters.
    fn way(&self) -> i32 {
        let crew = self.own.crew;
        let harbor = self.open.harbor();
        if self.own.space >= harbor {
            return 0;
        }
        let ghost = i32::from(self.open.ghost.is_some_and(|ghost| ghost.space < harbor));
        let alone = self.under_way + ghost < 2 && self.open.options.docked_ahead.is_on();
        let mut tiles = 0;
        let mut met = 0;
        let weapons = self.own.weapons();
        let shields = self.raids.shields(self.own);
        for space in self.own.space + 1..harbor {
            let spot = self.open.spot(space);
            match spot.tile {
                None if spot.village && crew < shields => met += self.viking(crew),
                None => {}
                Some(_) if alone => {}
                Some(Tile::Monster { strength }) => {
                    let cost = strength.saturating_sub(weapons);
                    let fight = i32::from(strength) * 100 - self.crew(crew) + self.crew(crew.saturating_sub(cost));
                    let yields = self.crew(crew.saturating_sub(1)) - self.crew(crew);
                    let best = if cost <= crew { fight.max(yields) } else { yields };
                    met += best * 50 / 100;
                }
                Some(Tile::Visit) => met += i32::from(spot.vikings) * self.viking(crew) / 3,
                Some(Tile::Pillage) => met += i32::from(spot.coins) * 40,
                Some(tile) => tiles += self.tile(tile),
            }
        }
        met + tiles * SHARE[self.under_way.clamp(1, 4) as usize - 1] / 100
    }

    /// The value of the Harbor awards to come. This voyage's weighs most.
    fn awards(&self) -> i32 {
        let voyages = self.open.voyage..=VOYAGES;
        voyages.map(|voyage| self.award(voyage) * if voyage == self.open.voyage { 75 } else { 25 }).sum()
    }

    /// The coins of a voyage's award in the present position.
    fn award(&self, voyage: u8) -> i32 {
        let harbor = self.open.harbors[usize::from(voyage) - 1];
        let arrivals = &self.open.arrivals;
        let current = voyage == self.open.voyage;
        let standing = |seat: Seat| {
            let ship = &self.open.ships[seat.index()];
            let home = arrivals.iter().position(|one| *one == Some(seat)).map_or(0, |rank| 9 - rank as i32);
            let early = if current { home * 100 + i32::from(ship.space) } else { 0 };
            i32::from(counted(self.raids, &self.open.options, ship, harbor)) * 1_000 + early
        };
        let own = standing(self.seat);
        let ahead = Seat::all(self.open.ships.len() as u8).filter(|seat| standing(*seat) > own).count();
        // RA-59: the ghost is ahead of every ship that did not come home before it.
        let before = |ghost: usize| !arrivals[..ghost].contains(&Some(self.seat));
        let ghost = arrivals.iter().position(Option::is_none).filter(|_| self.open.ghost_takes_coins());
        let ahead = ahead + usize::from(current && ghost.is_some_and(before));
        self.raids.harbor_coins.get(ahead).map_or(0, |coins| i32::from(*coins))
    }

    fn crew(&self, crew: u8) -> i32 {
        CREW.get(usize::from(crew)).copied().unwrap_or(1_050) * self.left / 100
    }

    /// The value of one additional Viking.
    fn viking(&self, crew: u8) -> i32 {
        self.crew(crew + 1) - self.crew(crew)
    }

    /// The value of a ship and of everything beside it.
    fn ship(&self, ship: &Ship) -> i32 {
        let shields = self.raids.shields(ship);
        let crew = i32::from(ship.crew.min(shields));
        let last = if self.voyages > 0 { (crew + 9 - self.voyages * 2) / 2 + 1 } else { crew };
        let mut sum = i32::from(ship.coins) * 100 + rune_glory(self.raids, ship.runes) * 100;
        sum += i32::from(ship.runes % 5) * self.voyages * 25;
        sum += ship.monsters.iter().map(|strength| i32::from(*strength) * 100).sum::<i32>();
        sum += ship.sold.iter().map(|tile| i32::from(tile.number()) * 100).sum::<i32>();
        sum += self.crew(ship.crew.min(shields)) + i32::from(shields.min(10)) * 12 * self.left / 100;
        let mut goods: ArrayVec<i32, 8> = ArrayVec::new();
        let mut weapons = 0;
        for tile in &ship.aboard {
            let number = i32::from(tile.number());
            match tile {
                Tile::Weapon { .. } => weapons += number,
                Tile::Sail { .. } => sum += number * self.voyages * 120,
                Tile::Mjollnir { .. } => sum += number * last * 95,
                Tile::Goods { .. } => goods.push(number),
                Tile::Pennant { .. } => sum += number * 100,
                _ => {}
            }
        }
        sum += (weapons.min(4) * 110 + (weapons - 4).max(0) * 40) * (self.voyages * 100 + self.left / 2) / 100;
        goods.sort_unstable_by_key(|value| -value);
        sum + (0..).zip(goods).map(|(nth, value)| value * self.sold(nth).clamp(0, 90)).sum::<i32>()
    }

    /// The chance, in hundredths, that the ship will sell its n-th best goods.
    fn sold(&self, nth: i32) -> i32 {
        let here = (self.sales - nth).clamp(0, 3) * 18;
        let later = (self.voyages * 32 - nth * 12).max(0);
        here + later
    }

    /// The value that a tile would add to the ship. A tile that goes aboard takes a free space, or otherwise the place
    /// where it adds most.
    fn tile(&self, tile: Tile) -> i32 {
        let before = self.worth;
        let mut with = self.own.clone();
        match tile {
            Tile::Rune => with.runes += 1,
            Tile::Port { sales } => {
                for _ in 0..sales {
                    let goods = with.aboard.iter().enumerate().filter(|(_, tile)| tile.is_goods());
                    let Some((best, _)) = goods.max_by_key(|(_, tile)| tile.number()) else { break };
                    let sold = with.aboard.remove(best);
                    with.sold.push(sold);
                }
                with.ports += 1;
                with.crew = (with.crew + 1).min(self.raids.shields(&with));
            }
            _ if self.raids.free_spaces(&with) > 0 => {
                with.aboard.push(tile);
                return (self.ship(&with) - before).max(0);
            }
            _ => {
                let replacing = (0..with.aboard.len()).map(|at| {
                    let old = std::mem::replace(&mut with.aboard[at], tile);
                    let gain = self.ship(&with) - before;
                    with.aboard[at] = old;
                    gain
                });
                return replacing.fold(0, i32::max);
            }
        }
        self.ship(&with) - before
    }
}
