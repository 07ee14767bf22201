//! Each action as shown to the seat that may take it, with what it would bring: a label for a button, and the consequences in one line,
//! the most important first.

use super::Context;
use super::names::{self, SHIELD, VIKING};
use super::outlook::{Outlook, exposed, moves_again};
use crate::engine::Seat;
use crate::games::raids::action::Action;
use crate::games::raids::components::{Harbor, Tile};
use crate::games::raids::rules::course::{Arrival, MonsterAhead, Stop};
use crate::games::raids::state::{Phase, Ship, Space};
use crate::title::{Choice, Said, Weight};
use crate::words::{Mark, facts, say};

impl Context<'_> {
    /// An action as a choice of this seat.
    pub fn choice(&self, seat: Seat, action: Action) -> Choice {
        let code = action.to_string();
        let said = self.said(seat, action).unwrap_or_else(|| Said::plain("", code.clone(), Vec::new()));
        said.choice(code, Vec::new())
    }

    fn said(&self, seat: Seat, action: Action) -> Option<Said> {
        let ship = self.open.ships.get(seat.index())?;
        match (self.open.phase, action) {
            (Phase::Place { tile }, Action::Place(n)) => Some(self.place(ship, tile, n)),
            (Phase::Place { tile }, Action::Discard) => Some(self.discard(ship, tile)),
            (Phase::Sell { .. }, Action::Sell(n)) => self.sell(ship, n),
            (Phase::Sell { .. }, Action::Keep) => Some(self.keep_goods(ship)),
            (Phase::Room { .. }, Action::Drop(n)) => self.drop(ship, n),
            (Phase::Room { .. }, Action::Keep) => Some(self.keep_all(ship)),
            (Phase::Sail { from, .. }, Action::Sail(space)) => {
                let course = self.game.course(self.open, seat, from);
                let stop = course.stops.iter().find(|stop| stop.space == space)?;
                Some(match stop.occupant {
                    Some(there) => self.attack(stop, there),
                    None => self.stop(seat, stop),
                })
            }
            (Phase::Sail { from, .. }, Action::Dock) => {
                let course = self.game.course(self.open, seat, from);
                Some(self.dock(&course.dock?, course.stops.is_empty()))
            }
            (Phase::Sail { from, .. }, Action::Fight) => {
                Some(self.fight(&self.game.course(self.open, seat, from).monster?))
            }
            (Phase::Sail { from, .. }, Action::Yield) => {
                Some(self.feed(&self.game.course(self.open, seat, from).monster?))
            }
            (Phase::Fight { .. }, Action::Retaliate) => self.retaliate(),
            (Phase::Fight { space, .. }, Action::Flee) => self.flee(seat, ship, space),
            _ => None,
        }
    }

    fn place(&self, ship: &Ship, tile: Tile, n: u8) -> Said {
        let voice = self.voice;
        let slot = names::slot(usize::from(n));
        let old = ship.aboard.get(usize::from(n) - 1).copied();
        let hidden = old.map_or(self.game.empty_space_shields, |old| old.shields_aboard().unwrap_or_default());
        let before = self.game.shields(ship);
        let after = before - hidden + tile.shields_aboard().unwrap_or_default();
        let mut facts = Vec::new();
        let mut weight = if old.is_none() { Weight::Main } else { Weight::Plain };
        if ship.crew > after {
            facts.push(say!(voice, "raids-fact-overboard", vikings = (ship.crew - after)));
            facts.push(self.crew_change(ship.crew, after));
            weight = Weight::Risky;
        }
        if let Some(old) = old {
            facts.push(say!(voice, "raids-fact-gone", tile = names::name(old, voice)));
        }
        facts.push(self.shield_change(before, after));
        if ship.crew <= after {
            facts.push(say!(voice, "raids-fact-crew-same", crew = ship.crew));
        }
        let label = match old {
            Some(old) => say!(voice, "raids-label-replace", slot, tile = names::name(old, voice)),
            None => say!(voice, "raids-label-place", slot, tile = names::name(tile, voice)),
        };
        let emoji = if old.is_some() { "♻️" } else { names::sign(tile) };
        Said::plain(emoji, label, facts).weighted(weight)
    }

    fn discard(&self, ship: &Ship, tile: Tile) -> Said {
        let voice = self.voice;
        let name = names::name(tile, voice);
        let facts = vec![
            say!(voice, "raids-fact-gone", tile = name.clone()),
            say!(voice, "raids-fact-crew-same", crew = ship.crew),
        ];
        let label = say!(voice, "raids-label-discard", tile = name);
        Said::plain("🗑️", label, facts)
    }

    fn sell(&self, ship: &Ship, n: u8) -> Option<Said> {
        let voice = self.voice;
        let tile = *ship.aboard.get(usize::from(n).checked_sub(1)?)?;
        let Tile::Goods { value, shields, .. } = tile else { return None };
        let before = self.game.shields(ship);
        let after = before - shields + self.game.empty_space_shields;
        let facts = vec![
            say!(voice, "raids-fact-glory", points = value),
            say!(voice, "raids-fact-space-freed", slot = names::slot(usize::from(n))),
            self.shield_change(before, after),
        ];
        let label =
            say!(voice, "raids-label-sell", slot = names::slot(usize::from(n)), tile = names::name(tile, voice));
        Some(Said::main(names::sign(tile), label, facts))
    }

    fn keep_goods(&self, ship: &Ship) -> Said {
        let voice = self.voice;
        let recruits = if ship.crew < self.game.shields(ship) {
            say!(voice, "raids-fact-recruits", vikings = 1)
        } else {
            say!(voice, "raids-fact-lost", vikings = 1)
        };
        let facts = vec![voice.word("raids-fact-unsold"), recruits];
        Said::plain("✋", voice.word("raids-label-sell-nothing"), facts)
    }

    fn drop(&self, ship: &Ship, n: u8) -> Option<Said> {
        let voice = self.voice;
        let tile = *ship.aboard.get(usize::from(n).checked_sub(1)?)?;
        let before = self.game.shields(ship);
        let after = before - tile.shields_aboard().unwrap_or_default() + self.game.empty_space_shields;
        let name = names::name(tile, voice);
        let facts = vec![say!(voice, "raids-fact-gone", tile = name.clone()), self.shield_change(before, after)];
        let label = say!(voice, "raids-label-drop", slot = names::slot(usize::from(n)), tile = name);
        Some(Said::plain("🗑️", label, facts))
    }

    fn keep_all(&self, ship: &Ship) -> Said {
        let facts = vec![say!(self.voice, "raids-fact-crew-full", crew = ship.crew, shields = self.game.shields(ship))];
        Said::plain("✋", self.voice.word("raids-label-keep"), facts)
    }

    fn stop(&self, seat: Seat, stop: &Stop) -> Said {
        let voice = self.voice;
        let mut facts = self.arrival(&stop.arrival);
        let danger = exposed(self.open, seat, stop);
        if !danger.is_empty() {
            let ships: Vec<_> = danger.iter().map(|seat| Mark::of(*seat).to_string()).collect();
            facts.insert(1, say!(voice, "raids-fact-exposed", ships = ships.join(" ")));
        }
        if moves_again(self.open, seat, stop.space) {
            facts.push(voice.word("raids-fact-again"));
        }
        let label = say!(voice, "raids-label-sail", space = stop.space, tile = names::name(stop.tile, voice));
        Said::plain(names::sign(stop.tile), label, facts).button(format!("→ {}", stop.space))
    }

    fn attack(&self, stop: &Stop, there: Seat) -> Said {
        let voice = self.voice;
        let theirs = self.open.ships.get(there.index()).map_or(0, |ship| ship.crew);
        let mut facts = vec![say!(voice, "raids-fact-enemy", who = voice.seat(there), crew = theirs)];
        if self.open.options.rolled_combat.is_on() {
            facts.push(voice.word("raids-fact-rolled"));
        } else {
            facts.push(self.outlook(&Outlook::of_attack(stop.arrival.crew, theirs)));
        }
        facts.extend(self.arrival(&stop.arrival));
        let told = facts![space = stop.space, who = Mark::of(there).to_string(), tile = names::name(stop.tile, voice)];
        let label = voice.say("raids-label-attack", told);
        Said::risky("⚔️", label, facts).button(format!("→ {} {}", stop.space, Mark::of(there)))
    }

    fn dock(&self, arrival: &Arrival, only: bool) -> Said {
        let voice = self.voice;
        let rank = self.open.arrivals.len() + 1;
        let ranked = |ship: &&Option<Seat>| ship.is_some() || self.open.ghost_takes_coins();
        let ahead = self.open.arrivals.iter().filter(ranked).count();
        let mut facts = vec![say!(voice, "raids-fact-rank", rank = voice.ordinal(rank as u8))];
        let by_arrival = self.rewarded() == Some(Harbor::Arrival);
        if let Some(coins) = self.prizes().get(ahead).filter(|_| by_arrival) {
            facts.push(say!(voice, "raids-fact-coins", coins));
        }
        facts.extend(self.arrival(arrival));
        let weight = if only { Weight::Main } else { Weight::Plain };
        let said = Said::plain(names::HARBOR, voice.word("raids-label-dock"), facts).weighted(weight);
        said.button(format!("→ {}", voice.word("raids-harbor")))
    }

    fn fight(&self, monster: &MonsterAhead) -> Said {
        let voice = self.voice;
        let tile = Tile::Monster { strength: monster.strength };
        let before = monster.arrival.crew;
        let after = before.saturating_sub(monster.cost);
        let mut facts = vec![
            self.crew_change(before, after),
            say!(voice, "raids-fact-glory", points = monster.strength),
            voice.word("raids-fact-and-on"),
        ];
        facts.extend(self.arrival(&monster.arrival).into_iter().skip(1));
        let label = say!(voice, "raids-label-fight", space = monster.space, tile = names::name(tile, voice));
        let weight = if after >= 2 || monster.cost == 0 { Weight::Main } else { Weight::Risky };
        Said::plain(names::sign(tile), label, facts).weighted(weight).button(names::name(tile, voice))
    }

    fn feed(&self, monster: &MonsterAhead) -> Said {
        let voice = self.voice;
        let before = monster.arrival.crew;
        let mut facts = vec![voice.word("raids-fact-monster-stays"), voice.word("raids-fact-and-on")];
        facts.extend(self.arrival(&monster.arrival).into_iter().skip(1));
        let label = if before > 0 {
            facts.insert(0, self.crew_change(before, before - 1));
            say!(voice, "raids-label-yield", space = monster.space)
        } else {
            say!(voice, "raids-label-yield-free", space = monster.space)
        };
        Said::plain("🙏", label, facts).button(format!("{} {VIKING}", if before > 0 { "−1" } else { "±0" }))
    }

    fn retaliate(&self) -> Option<Said> {
        let voice = self.voice;
        let fight = self.combat()?;
        let after = fight.mine - fight.cost;
        let next = fight.cost + 1;
        let who = voice.seat(fight.enemy);
        let mut facts = vec![self.crew_change(fight.mine, after)];
        if fight.theirs < next {
            facts.push(say!(voice, "raids-fact-cannot-answer", who, crew = fight.theirs));
        } else {
            facts.push(self.outlook(&fight.outlook));
            facts.push(say!(voice, "raids-fact-can-answer", who, crew = fight.theirs, vikings = next));
        }
        let label = say!(voice, "raids-label-retaliate", vikings = fight.cost);
        let weight = if fight.outlook.won { Weight::Main } else { Weight::Risky };
        Some(Said::plain(SHIELD, label, facts).weighted(weight))
    }

    fn flee(&self, seat: Seat, ship: &Ship, from: Space) -> Option<Said> {
        let voice = self.voice;
        let fight = self.combat()?;
        let facts = vec![
            say!(voice, "raids-fact-crew-same", crew = ship.crew),
            say!(voice, "raids-fact-flee-to", places = self.places(seat, from)),
        ];
        let weight = if fight.outlook.won { Weight::Plain } else { Weight::Main };
        Some(Said::plain("💨", voice.word("raids-label-flee"), facts).weighted(weight))
    }

    /// What the way brings: the crew first.
    fn arrival(&self, arrival: &Arrival) -> Vec<String> {
        let voice = self.voice;
        let mut facts = vec![say!(voice, "raids-fact-crew-arrival", crew = arrival.crew)];
        if arrival.coins > 0 {
            facts.push(say!(voice, "raids-fact-coins", coins = arrival.coins));
        }
        if arrival.lost > 0 {
            facts.push(say!(voice, "raids-fact-lost", vikings = arrival.lost));
        }
        if arrival.recruits > 0 {
            facts.push(say!(voice, "raids-fact-recruits", vikings = arrival.recruits));
        }
        facts
    }

    fn outlook(&self, outlook: &Outlook) -> String {
        let facts = facts![mine = outlook.mine, theirs = outlook.theirs];
        match (outlook.won, outlook.answered) {
            (true, false) => say!(self.voice, "raids-fact-no-answer", mine = outlook.mine),
            (true, true) => self.voice.say("raids-fact-all-in-won", facts),
            (false, _) => self.voice.say("raids-fact-all-in-lost", facts),
        }
    }

    fn crew_change(&self, before: u8, after: u8) -> String {
        if before == after {
            return say!(self.voice, "raids-fact-crew-same", crew = after);
        }
        say!(self.voice, "raids-fact-crew", before, after)
    }

    fn shield_change(&self, before: u8, after: u8) -> String {
        if before == after {
            return say!(self.voice, "raids-fact-shields-same", shields = after);
        }
        say!(self.voice, "raids-fact-shields", before, after)
    }
}
