//! The players in words: longship and cargo, people, what was won, the captain, the hand as far as the viewer knows it.

use super::*;

impl Context<'_> {
    /// The players in the order of their cards, with their ranks: by rank when the game is over.
    pub(super) fn players(&self) -> Vec<(u8, Seat, &Explorer)> {
        self.in_order().into_iter().filter_map(|seat| Some((self.rank(seat), seat, self.explorer(seat)?))).collect()
    }

    /// The signs of who is asked, and of the winter token.
    pub(super) fn marks_of(&self, seat: Seat) -> (&'static str, &'static str) {
        let winter = !self.open().is_solo() && self.open().winter() == Some(seat);
        (self.asked_sign(seat), if winter { names::WINTER } else { "" })
    }

    pub fn card(&self, seat: Seat, explorer: &Explorer) -> Section {
        let ((asked, winter), points) = (self.marks_of(seat), self.vp(self.points(seat)));
        let mut section = Section::titled(format!("{asked}{} · {points} {winter}", self.voice.marked(seat)).trim_end());
        let lines = self.belongings(seat, explorer).chain([self.captains(seat, explorer)]);
        section.extend(lines.chain(self.tiles(seat, explorer)));
        section
    }

    /// The card of a player at the end, with the points by source.
    pub fn final_card(&self, rank: u8, seat: Seat, explorer: &Explorer) -> Section {
        let (rank, points) = (self.voice.ordinal(rank), self.vp(self.points(seat)));
        let mut section = Section::titled(say!(self.voice, "explorers-board-rank", rank, who = seat, points));
        let sheet = self.view.known.scores.get(seat.index());
        let lines = sheet.into_iter().flat_map(|sheet| &sheet.lines).filter(|line| line.points != 0);
        let source = |source: &str| self.voice.word(&format!("explorers-source-{}", source.replace('_', "-")));
        let sources = row::all(lines.map(|line| format!("{} {}", source(&line.source), line.points)));
        section.extend([sources, self.captains(seat, explorer)]);
        self.belongings(seat, explorer).for_each(|line| _ = section.toned(line, Tone::Quiet));
        section
    }

    /// The longship, the people, and the livestock delivered, a line each.
    pub(super) fn belongings(&self, seat: Seat, explorer: &Explorer) -> impl Iterator<Item = String> + use<> {
        let herd = &explorer.delivered;
        let delivered = (!herd.is_empty()).then(|| {
            let points = self.vp(sets(self.game, herd));
            say!(self.voice, "explorers-board-delivered", herd = row::glued(names::herd(herd)), points)
        });
        [self.ship(explorer), self.people(seat, explorer)].into_iter().chain(delivered)
    }

    /// The longship, what it carries, and how much room is left.
    fn ship(&self, explorer: &Explorer) -> String {
        let aboard = match explorer.cargo.count() {
            0 => self.voice.word("explorers-board-empty"),
            _ => row::glued(names::aboard(&explorer.cargo)),
        };
        let head = row::glued(format!("{} {}", names::SHIP, names::place(explorer.ship, self.voice)));
        let text = self.headed(head, aboard);
        match HOLD.saturating_sub(explorer.cargo.count()) {
            0 => text,
            free => format!("{text} ({})", say!(self.voice, "explorers-board-free", count = free)),
        }
    }

    /// Vikings at home and dead, ships, settlements, outposts.
    fn people(&self, seat: Seat, explorer: &Explorer) -> String {
        let raided = match explorer.settlements.len() {
            0 => None,
            // EX-53: they lie face down until they are counted.
            count if !self.is_over() => Some(say!(self.voice, "explorers-board-raided", count)),
            _ => Some(row::joined(&explorer.settlements, "+")),
        };
        let own = self.chart().outposts.iter().filter(|(_, owner)| *owner == seat);
        let outposts = row::joined(own.map(|(corner, _)| corner), " ");
        let left = say!(self.voice, "explorers-board-left", count = OUTPOSTS.saturating_sub(explorer.outposts));
        let outposts = if outposts.is_empty() { left } else { format!("{outposts} ({left})") };
        let count = |count: u8| (count > 0).then(|| count.to_string());
        let facts = [
            (names::HOME, (explorer.home > 0).then(|| names::times(names::VIKING, explorer.home))),
            (names::DEAD, count(explorer.dead)),
            (names::ENEMY, count(explorer.ships)),
            (names::SETTLEMENT, raided),
            (names::OUTPOST, Some(outposts)),
        ];
        let facts = facts.into_iter().filter_map(|(sign, text)| Some(format!("{sign} {}", text?)));
        row::all(facts.map(row::glued))
    }

    pub(super) fn captain_line(&self, captain: Captain) -> String {
        self.headed(names::captain(captain, self.voice), names::bonus(self.game, captain, self.voice))
    }

    /// The captains with the points that they bring now; before all have chosen, the choice if the viewer knows it,
    /// else whether there is one.
    fn captains(&self, seat: Seat, explorer: &Explorer) -> String {
        let captains = row::all(explorer.captains.iter().map(|captain| {
            let points = self.gained(self.points_of(*captain, seat));
            let head = format!("{} {points}", names::captain(*captain, self.voice));
            self.headed(head, names::bonus(self.game, *captain, self.voice))
        }));
        let chosen = || self.choice(seat).map_or_else(|| self.choosing(explorer), |captain| self.captain_line(captain));
        format!("{} {}", names::CAPTAIN, if captains.is_empty() { chosen() } else { captains })
    }

    /// Whether an explorer has chosen a captain that the viewer may not know.
    pub fn choosing(&self, explorer: &Explorer) -> String {
        self.voice.word(if explorer.chosen { "explorers-board-chosen" } else { "explorers-board-choosing" })
    }

    /// The hand: its tiles if the viewer knows them, else their number.
    fn tiles(&self, seat: Seat, explorer: &Explorer) -> Option<String> {
        let tiles = |hand: &[_]| {
            row::joined(hand.iter().map(|tile| row::glued(names::tile(self.game, *tile, self.voice))), " | ")
        };
        let unknown = || say!(self.voice, "explorers-board-hand", count = explorer.hand);
        (explorer.hand > 0).then(|| format!("{} {}", names::TILE, self.hand(seat).map_or_else(unknown, tiles)))
    }
}
