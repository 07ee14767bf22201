//! Each action as shown to the seat that may take it: a label for a button, and what it brings in one line, the most
//! important first. Placements are in [`super::placing`], the branches to them in [`super::branches`].

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::Corner;
use crate::engine::Seat;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Animal, Captain, HOLD, OUTPOSTS};
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::rules::cost;
use crate::games::explorers::state::{LandId, Phase};
use crate::title::{Branch, Choice, Said, Weight};
use crate::words::{Mark, facts, say};

/// The most actions that stand out; with `done` they fill a row of buttons.
const STANDING_OUT: usize = 4;

impl Context<'_> {
    /// Actions as choices of the seat that may take them.
    pub fn choices(&self, seat: Seat, actions: &[Action]) -> Vec<Choice> {
        let glance = Glance::new(self.game, self.open(), self.open().current);
        let mut said: Vec<(Said, i32)> = actions.iter().map(|action| self.said(seat, *action, &glance)).collect();
        let mut outstanding = self.outstanding(actions, &said);
        // In the order of their buttons.
        outstanding.sort_unstable();
        for (n, at) in outstanding.into_iter().enumerate() {
            let said = &mut said[at].0;
            said.weight = Weight::Main;
            if matches!(actions[at], Action::Place(..)) {
                said.button = format!("{} {}", names::number(n), said.button);
            }
        }
        let paths = self.paths(actions, &said);
        let choice =
            |((action, (said, _)), path): ((&Action, (Said, i32)), Vec<Branch>)| said.choice(action.to_string(), path);
        actions.iter().zip(said).zip(paths).map(choice).collect()
    }

    /// The actions that stand out: for each tile its best place, else for each kind of action the one that brings most.
    fn outstanding(&self, actions: &[Action], said: &[(Said, i32)]) -> Vec<usize> {
        let placing = matches!(self.open().phase, Phase::Place { .. });
        let mut best: Vec<(u8, usize)> = Vec::new();
        for (at, action) in actions.iter().enumerate() {
            let value = said[at].1;
            let kind = match action {
                Action::Place(tile, ..) => tile.index() as u8,
                Action::Load(..) | Action::Unload(..) => 0,
                Action::Walk(..) => 1,
                Action::Herd(..) => 2,
                Action::Outpost(_) => 3,
                Action::Sail(_) => 4,
                Action::Captain(_) | Action::Done => continue,
            };
            if !placing && value <= 0 {
                continue;
            }
            match best.iter_mut().find(|(of, _)| *of == kind) {
                Some((_, found)) if said[*found].1 < value => *found = at,
                Some(_) => {}
                None => best.push((kind, at)),
            }
        }
        best.sort_by_key(|(_, at)| Reverse(said[*at].1));
        best.into_iter().take(STANDING_OUT).map(|(_, at)| at).collect()
    }

    /// The words of an action, and its value beside others of its kind.
    fn said(&self, seat: Seat, action: Action, glance: &Glance<'_>) -> (Said, i32) {
        let said = match action {
            Action::Captain(captain) => self.captain(captain),
            Action::Place(..) => return self.placement(glance, action).unwrap_or_else(|| (bare(action), 0)),
            Action::Load(from, cargo) => self.load(from, &cargo),
            Action::Unload(to, cargo) => self.unload(to, &cargo),
            Action::Sail(to) => self.sail(to),
            Action::Walk(from, to, vikings) => self.walk(from, to, vikings),
            Action::Herd(from, to, animal) => self.herd(from, to, animal),
            Action::Outpost(corner) => self.outpost(seat, corner),
            Action::Done => self.done(),
        };
        if matches!(action, Action::Captain(_) | Action::Done) {
            return (said, 0);
        }
        let after = self.after(action);
        let gain = after.as_ref().map_or(0, |after| self.gained_by(after));
        let mut said = said;
        let left = match self.open().phase {
            Phase::Act { left } => left,
            _ => 0,
        };
        let spent = facts![cost = cost(action), left];
        let gained = (gain != 0).then(|| self.gained(gain));
        let captains = after.map(|after| self.captains_gain(&after)).unwrap_or_default();
        let ahead = gained.into_iter().chain([self.voice.say("explorers-fact-cost", spent)]).chain(captains);
        said.facts = ahead.chain(said.facts).collect();
        (said, gain)
    }

    fn captain(&self, captain: Captain) -> Said {
        let label = say!(self.voice, "explorers-label-captain", captain = names::captain(captain, self.voice));
        Said::plain(names::CAPTAIN, label, vec![names::bonus(self.game, captain, self.voice)])
    }

    fn load(&self, from: Place, cargo: &Cargo) -> Said {
        let facts = facts![cargo = names::cargo(cargo, self.voice), from = from.to_string()];
        let label = match from {
            Place::Home => self.voice.say("explorers-label-load-home", facts),
            Place::At(_) => self.voice.say("explorers-label-load", facts),
        };
        let aboard = self.open().explorer().cargo.count() + cargo.count();
        let mut said = vec![say!(self.voice, "explorers-fact-aboard", count = aboard, all = HOLD)];
        if let Place::At(space) = from {
            said.extend(self.left_behind(space, cargo.vikings));
        }
        Said::plain("📥", label, said).button(format!("{} {}", names::place(from, self.voice), names::aboard(cargo)))
    }

    fn unload(&self, to: Place, cargo: &Cargo) -> Said {
        let facts = facts![cargo = names::cargo(cargo, self.voice), to = to.to_string()];
        let label = match to {
            Place::Home if cargo.herd.is_empty() => self.voice.say("explorers-label-unload-home", facts),
            Place::Home => self.voice.say("explorers-label-deliver", facts),
            Place::At(_) => self.voice.say("explorers-label-unload", facts),
        };
        let mut said = Vec::new();
        if let Place::At(space) = to {
            said.extend(self.raid(space, cargo.vikings));
            said.extend(self.control(space));
        }
        let crew = self.open().explorer().cargo.vikings.saturating_sub(cargo.vikings);
        if crew == 0 && cargo.vikings > 0 {
            said.push(self.voice.word("explorers-fact-no-crew"));
        }
        let button = format!("{} {}", names::place(to, self.voice), names::aboard(cargo));
        Said::plain(if to == Place::Home { names::HOME } else { "📤" }, label, said).button(button)
    }

    fn sail(&self, to: Place) -> Said {
        let Place::At(space) = to else {
            let said = Said::plain(names::SHIP, self.voice.word("explorers-label-sail-home"), self.homecoming());
            return said.button(format!("→ {}", names::HOME));
        };
        let label = say!(self.voice, "explorers-label-sail", to = space.to_string());
        let mut said = Vec::new();
        let enemy = self.chart().sea(space).is_some_and(|sea| sea.enemy_ship);
        if enemy {
            let supply = &self.open().supply;
            let odds = facts![deadly = supply.deadly, all = (supply.deadly + supply.harmless)];
            said.push(self.voice.say("explorers-fact-enemy", odds));
        }
        said.extend(self.shores(space));
        Said::plain(if enemy { names::ENEMY } else { names::SHIP }, label, said).button(format!("→ {space}"))
    }

    /// What the animals aboard would bring at home.
    fn homecoming(&self) -> Vec<String> {
        let herd = self.open().explorer().cargo.herd;
        if herd.is_empty() {
            return vec![self.voice.word("explorers-fact-home")];
        }
        let gain = self.gain(Action::Unload(Place::Home, Cargo { vikings: 0, herd }));
        vec![say!(self.voice, "explorers-fact-could-deliver", herd = names::herd(&herd), vp = self.gained(gain))]
    }

    /// What is on the lands of a tile.
    fn shores(&self, space: Space) -> Option<String> {
        let tile = self.chart().on(space.cell)?;
        let lands = (0..self.chart().tile(tile).lands.len() as u8).map(|region| {
            let id = LandId { tile, region };
            let there = self.on_land(id);
            let name = self.chart().place_of(id);
            if there.is_empty() { format!("{name} ∅") } else { format!("{name} {}", there.join(" ")) }
        });
        let lands: Vec<_> = lands.collect();
        (!lands.is_empty()).then(|| say!(self.voice, "explorers-fact-shore", land = lands.join(", ")))
    }

    fn walk(&self, from: Space, to: Space, vikings: u8) -> Said {
        let facts = facts![vikings = names::vikings(vikings, self.voice), from = from.to_string(), to = to.to_string()];
        let label = self.voice.say("explorers-label-walk", facts);
        let button = format!("{from} → {to} {}", names::times(names::VIKING, vikings));
        Said::plain("👣", label, self.arrival(from, to, vikings)).button(button)
    }

    fn herd(&self, from: Space, to: Space, animal: Animal) -> Said {
        let facts =
            facts![animal = names::animal_name(animal, self.voice), from = from.to_string(), to = to.to_string()];
        let label = self.voice.say("explorers-label-herd", facts);
        Said::plain(names::animal(animal), label, self.arrival(from, to, 1)).button(format!("{from} → {to}"))
    }

    /// What Vikings find on a land to which they walk.
    fn arrival(&self, from: Space, to: Space, vikings: u8) -> Vec<String> {
        let mut said: Vec<String> = self.raid(to, vikings).into_iter().collect();
        let there = self.chart().land_id(to).map(|id| self.on_land(id)).unwrap_or_default();
        if !there.is_empty() {
            said.push(say!(self.voice, "explorers-fact-there", land = there.join(" ")));
        }
        said.extend(self.left_behind(from, vikings));
        said
    }

    /// The own Vikings who stay when so many leave a land, if any do.
    fn left_behind(&self, space: Space, leaving: u8) -> Option<String> {
        let left = self.vikings_at(space).saturating_sub(leaving);
        (left > 0).then(|| say!(self.voice, "explorers-fact-stay", vikings = names::vikings(left, self.voice)))
    }

    /// Whether Vikings who arrive would raid, or how many are missing.
    fn raid(&self, to: Space, vikings: u8) -> Option<String> {
        if let Some(strength) = self.would_raid(to, vikings) {
            return Some(say!(self.voice, "explorers-fact-raids", strength));
        }
        let (strength, missing) = self.missing(to, vikings).filter(|_| vikings > 0)?;
        Some(say!(self.voice, "explorers-fact-missing", strength, missing))
    }

    /// The island of a land: its tiles, and who is strongest.
    fn control(&self, space: Space) -> Option<String> {
        let island = self.view.known.islands.iter().find(|island| island.lands.contains(&space))?;
        let strength = |seat: Seat| format!("{}{}", Mark::of(seat), island.strength[seat.index()]);
        let strengths: Vec<_> = self.seats().filter(|seat| island.strength[seat.index()] > 0).map(strength).collect();
        let strengths = if strengths.is_empty() { "∅".to_owned() } else { strengths.join(" ") };
        Some(say!(self.voice, "explorers-fact-control", tiles = island.tiles, strength = strengths))
    }

    fn outpost(&self, seat: Seat, corner: Corner) -> Said {
        let cells: Vec<_> = corner.cells().iter().map(ToString::to_string).collect();
        let label = say!(self.voice, "explorers-label-outpost", corner = corner.to_string());
        let mut said = vec![say!(self.voice, "explorers-fact-between", cells = cells.join(" "))];
        let space = self.chart().meeting(corner).map(|[land, ..]| self.chart().place_of(land));
        said.extend(space.and_then(|space| self.control(space)));
        let built = self.explorer(seat).map_or(0, |explorer| explorer.outposts);
        let left = OUTPOSTS.saturating_sub(built + 1);
        said.push(say!(self.voice, "explorers-board-left", count = left));
        Said::plain(names::OUTPOST, label, said)
    }

    fn done(&self) -> Said {
        let left = match self.open().phase {
            Phase::Act { left } => left,
            _ => 0,
        };
        let mut said = Vec::new();
        if left > 0 {
            said.push(say!(self.voice, "explorers-fact-unused", left));
        }
        let draws = !self.open().is_solo() && self.open().stack > 0;
        said.push(self.voice.word(if draws { "explorers-fact-draw" } else { "explorers-fact-next" }));
        let weight = if left > 0 { Weight::Plain } else { Weight::Main };
        Said::plain("✅", self.voice.word("explorers-label-done"), said).weighted(weight)
    }

    /// Own Vikings on a land.
    fn vikings_at(&self, space: Space) -> u8 {
        let id = self.chart().land_id(space);
        id.map_or(0, |id| self.chart().land(id).vikings[self.open().current.index()])
    }
}

/// An action without a description here: its code.
fn bare(action: Action) -> Said {
    Said::plain("▫️", action.to_string(), Vec::new())
}
