//! What is new since the viewer's last turn, so that the picture can highlight it. Only of the current voyage: a new
//! one replaces all tiles.

use std::collections::BTreeSet;

use super::*;

/// What is new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Where each ship has been, in order; `None` is the ghost. Only one space when it is not known where it came from.
    pub courses: Vec<(Option<Seat>, Vec<Space>)>,
    /// Spaces where something was taken, beaten or gathered.
    pub touched: BTreeSet<Space>,
    pub cleared: BTreeSet<Space>,
    pub placed: Vec<(Seat, Tile)>,
    /// Who has gained something that lies beside the ship, and what.
    pub won: BTreeSet<(Seat, Sign)>,
    moved: BTreeSet<Option<Seat>>,
    /// Whether the voyage has begun since then, so that every ship came from the Harbor.
    whole_voyage: bool,
}

impl News {
    /// Gathered from events, oldest first.
    pub fn of(open: &Open, changed: &[EntryEvents<Event>]) -> Self {
        let mut news = Self::default();
        for event in changed.iter().flat_map(|told| &told.events) {
            news.hear(open, event);
        }
        // A ship that has not moved has no course, e.g. one that fled and is still asked where to go.
        let moved = &news.moved;
        news.courses.retain(|(who, course)| course.len() > 1 || moved.contains(who));
        news
    }

    /// Whether the picture highlights a space as new.
    pub fn marks(&self, space: Space) -> bool {
        let arrived = self.courses.iter().any(|(_, course)| course.len() == 1 && course.last() == Some(&space));
        arrived || self.touched.contains(&space) || self.cleared.contains(&space)
    }

    fn hear(&mut self, open: &Open, event: &Event) {
        match event {
            Event::Took { space, .. }
            | Event::Pillaged { space, .. }
            | Event::MonsterBeaten { space, .. }
            | Event::MonsterFed { space, .. }
            | Event::Recruited { source: Source::Village(space) | Source::Visit(space), .. } => {
                self.touched.insert(*space);
            }
            Event::Cleared { tiles, .. } => self.cleared.extend(tiles.iter().map(|(space, _)| *space)),
            _ => {}
        }
        match event {
            Event::VoyageBegan { .. } => *self = Self { whole_voyage: true, ..Self::default() },
            Event::Took { seat, space, tile } => {
                self.begins(Some(*seat), *space);
                match tile {
                    Tile::Rune => self.wins(*seat, Sign::Runes),
                    Tile::Port { .. } => self.wins(*seat, Sign::Ports),
                    _ => {}
                }
            }
            Event::Placed { seat, tile, replaced } => {
                self.placed.retain(|placed| Some(*placed) != replaced.map(|tile| (*seat, tile)));
                self.placed.push((*seat, *tile));
            }
            Event::Dropped { seat, tile } => self.loses(*seat, *tile),
            Event::Sold { seat, tile } => {
                self.loses(*seat, *tile);
                self.wins(*seat, Sign::Sold);
            }
            Event::Pillaged { seat, .. } => self.wins(*seat, Sign::Coins),
            Event::MonsterBeaten { seat, .. } => self.wins(*seat, Sign::Monsters),
            Event::VoyageEnded { awards, .. } => {
                awards.iter().filter(|award| award.coins > 0).for_each(|award| self.wins(award.seat, Sign::Coins));
            }
            Event::Stopped { seat, space } | Event::Attacked { attacker: seat, space, .. } => {
                self.goes(Some(*seat), *space);
            }
            Event::Fled { seat, space, .. } => self.begins(Some(*seat), *space),
            Event::Docked { seat, .. } => self.goes(*seat, open.harbor()),
            Event::GhostMoved { space } => self.goes(None, *space),
            _ => {}
        }
    }

    fn wins(&mut self, seat: Seat, what: Sign) {
        self.won.insert((seat, what));
    }

    fn loses(&mut self, seat: Seat, tile: Tile) {
        if let Some(index) = self.placed.iter().position(|placed| *placed == (seat, tile)) {
            self.placed.remove(index);
        }
    }

    /// A ship is known to be here before it moves.
    fn begins(&mut self, ship: Option<Seat>, space: Space) {
        if self.courses.iter().all(|(who, _)| *who != ship) {
            self.courses.push((ship, vec![space]));
        }
    }

    /// A ship comes here.
    fn goes(&mut self, ship: Option<Seat>, space: Space) {
        self.moved.insert(ship);
        if self.whole_voyage {
            self.begins(ship, 0);
        }
        self.begins(ship, space);
        let course = self.courses.iter_mut().find(|(who, course)| *who == ship && course.last() != Some(&space));
        if let Some((_, course)) = course {
            course.push(space);
        }
    }
}
