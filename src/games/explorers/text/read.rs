//! Lenient reading of typed answers, in all languages at once: a text is read when it can mean only one thing here.
//!
//! The words are in the locale files (`explorers-typed-…`). Whether the action is allowed is not judged here.

use super::thing::Thing;
use crate::canvas::hex::{Cell, Corner};
use crate::engine::{Game, Seat};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Animal, Explorers, HOLD, Herd, Tile, WALKERS};
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::state::{Explorer, Phase};
use crate::games::explorers::view::View;
use crate::words::typed::{self, Verbs, listed};

/// What the actions are called.
pub const VERBS: Verbs = Verbs { title: Explorers::META.key, actions: Action::ALL, more: &["deliver"] };

/// Words that say nothing.
const FILLERS: &str = "explorers-typed-fillers";

/// The action that a person meant; `None` when the text is none or could mean several.
pub fn read(game: &Explorers, view: &View, seat: Seat, typed: &str) -> Option<Action> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty() && !listed(FILLERS, word)).collect();
    let (first, rest) = words.split_first()?;
    let said = VERBS.find(first);
    let verb = said.or(match view.open.phase {
        Phase::Captain => Some("captain"),
        Phase::Place { .. } => Some("place"),
        Phase::Act { .. } | Phase::Over => None,
    })?;
    let objects = if said.is_some() { rest } else { words.as_slice() };
    // `put tile t17 …`, `build an outpost …`: the verb may be said twice.
    let objects: Vec<&str> = objects.iter().copied().filter(|word| VERBS.find(word) != Some(verb)).collect();
    let thing = Thing::read(&objects, verb == "place")?;
    let explorer = view.open.explorers.get(seat.index())?;
    Reading { game, view, seat, explorer, thing }.action(verb)
}

struct Reading<'a> {
    game: &'a Explorers,
    view: &'a View,
    seat: Seat,
    explorer: &'a Explorer,
    thing: Thing,
}

impl Reading<'_> {
    fn action(&self, verb: &str) -> Option<Action> {
        let thing = &self.thing;
        match verb {
            "captain" => thing.captain.map(Action::Captain),
            "place" => self.place(),
            "load" => {
                let from = self.land_of_ship()?;
                self.loaded(from).map(|cargo| Action::Load(from, cargo))
            }
            "unload" => {
                let to = self.land_of_ship()?;
                let all = self.explorer.cargo;
                self.cargo(all).map(|cargo| Action::Unload(to, cargo))
            }
            "deliver" => {
                let all = Cargo { vikings: 0, herd: self.explorer.cargo.herd };
                let wanted = Cargo { vikings: thing.vikings.unwrap_or(0), herd: thing.herd };
                Some(Action::Unload(Place::Home, if thing.herd.is_empty() { all } else { wanted }))
            }
            "sail" => thing.place().map(Action::Sail),
            "walk" => {
                let (from, to) = self.way()?;
                let vikings = thing.vikings.or(thing.number).or_else(|| self.only_viking(from))?;
                Some(Action::Walk(from, to, vikings))
            }
            "herd" => {
                let (from, to) = self.way()?;
                let animal = match thing.herd.count() {
                    0 => only(self.herd_at(from))?,
                    1 => only(thing.herd)?,
                    _ => return None,
                };
                Some(Action::Herd(from, to, animal))
            }
            "outpost" => self.corner().map(Action::Outpost),
            verb => verb.parse().ok(),
        }
    }

    /// A tile, a cell, and the turn: it may be left out where only one fits.
    fn place(&self) -> Option<Action> {
        let (tile, cell) = (self.thing.tile?, self.thing.place()?.space()?.cell);
        let turn = self.thing.rotation.or(self.thing.number).or_else(|| self.only_turn(tile, cell))?;
        Some(Action::Place(tile, cell, turn))
    }

    fn only_turn(&self, tile: Tile, cell: Cell) -> Option<u8> {
        let spot = self.view.open.chart.spot(cell)?;
        let edges = self.game.face(self.view.open.side, tile).edges;
        let mut turns = self.view.open.fitting(spot, edges);
        let turn = turns.next()?;
        turns.next().is_none().then_some(turn)
    }

    /// The land that is named, or the only one beside the longship.
    fn land_of_ship(&self) -> Option<Place> {
        if !self.thing.places.is_empty() {
            return self.thing.place();
        }
        let Place::At(space) = self.explorer.ship else { return Some(Place::Home) };
        let chart = &self.view.open.chart;
        let lands = &chart.tile(chart.on(space.cell)?).lands;
        (lands.len() == 1).then_some(Place::At(Space { cell: space.cell, region: 0 }))
    }

    /// What is named to be loaded.
    fn loaded(&self, from: Place) -> Option<Cargo> {
        let there = match from {
            Place::Home => Cargo { vikings: self.explorer.home, herd: Herd::NONE },
            Place::At(space) => Cargo { vikings: self.vikings_at(space), herd: self.herd_at(space) },
        };
        // `all` means all that is there, if there is room for it.
        let room = HOLD.saturating_sub(self.explorer.cargo.count());
        if from == Place::Home && self.thing.all && self.thing.herd.is_empty() {
            return Some(Cargo { vikings: there.vikings.min(room), herd: Herd::NONE });
        }
        self.cargo(there)
    }

    /// The pieces that are named; `all` is everything that there is, of Vikings alone if these are named.
    fn cargo(&self, there: Cargo) -> Option<Cargo> {
        let thing = &self.thing;
        let cargo = match (thing.all, thing.vikings) {
            (true, Some(_)) => Cargo { vikings: there.vikings, herd: thing.herd },
            (true, None) if thing.herd.is_empty() => there,
            (true, None) => return None,
            (false, vikings) => Cargo { vikings: vikings.or(thing.number).unwrap_or(0), herd: thing.herd },
        };
        (cargo.count() > 0).then_some(cargo)
    }

    /// From one land to another.
    fn way(&self) -> Option<(Space, Space)> {
        match self.thing.spaces()[..] {
            [from, to] => Some((from, to)),
            _ => None,
        }
    }

    fn vikings_at(&self, space: Space) -> u8 {
        let chart = &self.view.open.chart;
        chart.land_id(space).map_or(0, |id| chart.land(id).vikings[self.seat.index()])
    }

    fn herd_at(&self, space: Space) -> Herd {
        let chart = &self.view.open.chart;
        chart.land_id(space).map_or(Herd::NONE, |id| chart.land(id).herd)
    }

    /// One, when no more could walk.
    fn only_viking(&self, from: Space) -> Option<u8> {
        (self.vikings_at(from) < WALKERS).then_some(1)
    }

    /// The corner that is named, by its own name or by the three cells that meet there.
    fn corner(&self) -> Option<Corner> {
        if let [one, two, three] = self.thing.spaces()[..] {
            let mut wanted = [one.cell, two.cell, three.cell];
            wanted.sort_unstable();
            let corners = wanted.into_iter().flat_map(|cell| [true, false].map(|north| Corner { cell, north }));
            return corners.into_iter().find(|corner| {
                let mut cells = corner.cells();
                cells.sort_unstable();
                cells == wanted
            });
        }
        self.thing.corner.filter(|_| self.thing.places.is_empty())
    }
}

/// The only kind in a herd.
fn only(herd: Herd) -> Option<Animal> {
    let mut animals = herd.animals();
    let animal = animals.next()?;
    animals.next().is_none().then_some(animal)
}

/// What people type in plain letters; a minus before a digit stays, since rows may lie south of 0.
fn plain(text: &str) -> String {
    let minus = |sign, next: Option<char>| {
        (matches!(sign, '-' | '−') && next.is_some_and(|next| next.is_ascii_digit())).then_some('-')
    };
    typed::plain_but(text, minus)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_asks_for_two_things() {
        typed::tests::no_word_asks_for_two_things(
            VERBS.words().map(|word| VERBS.key(word)).chain(Thing::keys().chain([FILLERS]).map(str::to_owned)),
            plain,
        );
    }
}
