//! Exploring: taking a tile, and the effects of all except the purple tiles (RR-40 … RR-42, RR-49, RR-55 … RR-62).

use super::*;

impl Play<'_> {
    /// `explore`: pays the ration first (RR-40).
    pub(super) fn explore(&mut self) {
        self.open.now.explored = true;
        self.open.runner_mut().rations -= 1;
        self.open.camp_rations += 1;
        self.tell(Event::RationPaid { seat: self.seat() });
        self.due(Task::Resolve { site: self.at() });
    }

    /// `top`: takes the top tile of the site in the task.
    pub(super) fn take_top(&mut self) {
        let Some(Task::Resolve { site }) = self.open.agenda.pop() else { return };
        if let Some(layer) = self.open.place(site).stack.last() {
            self.take(site, layer.level);
        }
    }

    /// `peek`: uses the ivory tile I2-2 (RR-62).
    pub(super) fn peek(&mut self) {
        let Some(Task::Resolve { site }) = self.open.agenda.pop() else { return };
        let seat = self.seat();
        self.discard(Ivory::Surveyor, true);
        let seen = &mut self.secret.seen[seat.index()];
        for layer in &self.open.places[site.index()].stack {
            if !seen.contains(&(site, layer.level)) {
                seen.push((site, layer.level));
            }
        }
        seen.sort_unstable();
        self.tell(Event::Peeked { seat, site, tiles: self.secret.faces[site.index()].to_vec() });
        self.due(Task::Pick { site });
    }

    /// `pick`: takes the tile of this level. The others stay in their order.
    pub(super) fn pick(&mut self, level: u8) {
        if let Some(Task::Pick { site }) = self.open.agenda.pop() {
            self.take(site, level);
        }
    }

    /// Takes a tile of a site and begins its effect.
    fn take(&mut self, site: Site, level: u8) {
        let seat = self.seat();
        let full = self.open.full_stack();
        let stack = &mut self.open.place_mut(site).stack;
        let untouched = stack.len() == full;
        let Some(at) = stack.iter().position(|layer| layer.level == level) else { return };
        stack.remove(at);
        // A ruin's tile is blank, so exploring one reads nothing hidden.
        let mut tile = None;
        if site.is_temple_site() {
            let faces = &mut self.secret.faces[site.index()];
            tile = (at < faces.len()).then(|| faces.remove(at));
            self.secret.seen.iter_mut().for_each(|seen| seen.retain(|one| *one != (site, level)));
        }
        self.tell(Event::TileTaken { seat, site, level, tile });
        self.due(Task::Finish { site });
        if untouched {
            self.bonus(Ivory::Pioneer); // RR-58
        }
        match tile {
            None => self.offer_pathway(),
            Some(Tile::Blue(points)) => self.keep_blue(level, points),
            Some(Tile::Ivory(tile)) => self.offer_ivory(tile),
            Some(Tile::Purple(tile)) => self.effect(tile, site),
        }
    }

    /// RR-49: the points of a blue tile count at the end, and only its owner knows them.
    fn keep_blue(&mut self, level: u8, points: u8) {
        let seat = self.seat();
        let index = self.open.runner().blue.len() as u8;
        self.open.runner_mut().blue.push(Blue { level, shown: None });
        self.secret.blue[seat.index()].push(points);
        self.open.now.blue += 1;
        self.bonus(Ivory::Antiquary); // RR-59
        if self.open.now.doubling {
            self.due(Task::Show { index });
        }
    }

    /// RR-55: at most one ivory tile of a level.
    fn offer_ivory(&mut self, tile: Ivory) {
        match self.open.runner().ivory[tile.slot()] {
            Some(_) => self.due(Task::Keep { tile }),
            None => self.lay_before(tile),
        }
    }

    fn lay_before(&mut self, tile: Ivory) {
        self.open.runner_mut().ivory[tile.slot()] = Some(tile);
        self.tell(Event::IvoryKept { seat: self.seat(), tile });
    }

    /// `keep`: gives up the other tile for points. RR-56: only the old tile can affect this, kept or not.
    pub(super) fn keep(&mut self, kept: Ivory) {
        let Some(Task::Keep { tile }) = self.open.agenda.pop() else { return };
        self.gain(Source::IvoryGivenUp, IVORY_POINTS.into());
        self.bonus(Ivory::Antiquary);
        if kept != tile {
            return self.tell(Event::IvoryGone { seat: self.seat(), tile, used: false });
        }
        if let Some(old) = self.open.runner().ivory[tile.slot()] {
            self.discard(old, false);
        }
        self.lay_before(tile);
    }

    /// Runs after all effects of a tile (RR-42): shows the relic of an emptied site, or the next purple tile (RR-05).
    pub(super) fn finish_site(&mut self, site: Site) {
        let place = self.open.place_mut(site);
        if let Some(top) = place.stack.last_mut() {
            if place.colour == Some(Colour::Purple) && top.open.is_none() {
                self.turn_up(site);
            }
        } else if let (Relic::Buried, Some(colour)) = (place.relic, place.colour) {
            place.relic = Relic::Showing;
            self.tell(Event::RelicFound { site, colour });
        }
    }

    /// Turns up all top purple tiles after the setup (RR-05).
    pub(super) fn turn_up_all(&mut self) {
        Site::temples().for_each(|site| self.finish_site(site));
    }

    fn turn_up(&mut self, site: Site) {
        let tile = self.secret.faces[site.index()].last().copied();
        if let (Some(tile), Some(top)) = (tile, self.open.place_mut(site).stack.last_mut()) {
            top.open = Some(tile);
            self.tell(Event::Revealed { site, tile });
        }
    }

    /// Whether an ivory tile lets the player choose among the tiles of this site (RR-62).
    pub(super) fn may_survey(&self, site: Site) -> bool {
        self.holds(Ivory::Surveyor) && self.open.is_temple(site) && self.open.place(site).stack.len() >= 2
    }
}
