//! Placements as choices: what a tile would join, complete and leave open, and which places suit it best.

use super::*;

impl Context<'_> {
    /// The words of a `place`, and its value; `None` where no tile may lie.
    pub(super) fn placement(
        &self,
        glance: &Glance<'_>,
        tile: Tile,
        cell: Cell,
        rotation: u8,
    ) -> Option<(ChoiceText, i32)> {
        let value = glance.value(tile, cell, rotation)?;
        let land = names::land(self.game.face(self.open().side, tile), rotation, self.voice);
        let label = say!(self.voice, "explorers-label-place", tile, cell, degrees = 60 * u16::from(rotation), land);
        let facts = self.place_facts(glance, tile, cell, rotation);
        let said = ChoiceText::plain(names::tile_sign(self.game, tile), label, facts);
        Some((said, value))
    }

    /// The name of a tile of the hand: what it shows, the land edges when turned like this, and its code.
    pub fn tile_label(&self, tile: Tile, turn: u8) -> String {
        let land = names::land(self.game.face(self.open().side, tile), turn, self.voice);
        say!(self.voice, "explorers-branch-tile", tile, land, what = names::tile_word(self.game, tile, self.voice))
    }

    /// What a placement brings, the most important first.
    pub(super) fn place_facts(&self, glance: &Glance<'_>, tile: Tile, cell: Cell, turn: u8) -> Vec<String> {
        let Some(after) = self.after(Action::Place(tile, cell, turn)) else { return Vec::new() };
        let feature = self.game.tiles[tile.index()].feature.filter(|feature| !matches!(feature, Feature::EnemyShip(_)));
        let sails = glance.sails(tile, cell, turn);
        let what = names::tile_sign(self.game, tile);
        let sails = feature.zip(sails).map(|(_, count)| say!(self.voice, "explorers-fact-sails", count, what));
        self.brings(&after, sails)
    }

    /// What the last tile of an open state brings, the most important first; `sails` says how far what it shows is.
    fn brings(&self, after: &Open, sails: Option<String>) -> Vec<String> {
        let (voice, chart) = (self.voice, &after.chart);
        let tile = chart.tiles.len() as u8 - 1;
        let laid = chart.tile(tile);
        let mut islands: Vec<&Island> = Vec::new();
        for island in (0..laid.lands.len() as u8).rev().filter_map(|region| chart.island(LandId { tile, region })) {
            if !islands.contains(&island) {
                islands.insert(0, island);
            }
        }
        let complete: Vec<&Island> = islands.iter().copied().filter(|island| island.is_complete()).collect();
        let (mut facts, mut captains) = (Vec::new(), Vec::new());
        if !complete.is_empty() || self.minds_joins() && laid.sides.iter().flatten().count() > 1 {
            let gain = self.gained_by(after);
            facts.extend((gain != 0).then(|| self.gained(gain)));
            captains = self.captains_gain(after);
        }
        let holdings = if complete.is_empty() { Vec::new() } else { holdings(self.game, after) };
        for island in complete {
            let holding = holdings.iter().find(|holding| holding.root == island.root);
            let who = holding.map(|holding| names::marks(&holding.holders)).unwrap_or_default();
            facts.push(match who.is_empty() {
                true => say!(voice, "explorers-fact-completes", tiles = island.size()),
                false => say!(voice, "explorers-fact-completes-for", tiles = island.size(), who),
            });
        }
        facts.extend(captains);
        if islands.iter().any(|island| island.barred > 0) {
            facts.push(voice.word("explorers-fact-barred"));
        }
        facts.extend(self.joined(laid));
        facts.extend(sails);
        let corners = Direction::ALL.into_iter().map(|edge| laid.cell.corner(edge));
        let sites: Vec<Corner> = corners.filter(|corner| chart.site(*corner).is_some()).collect();
        if !sites.is_empty() {
            facts.push(voice.word("explorers-fact-site"));
        }
        let count: u8 = islands.iter().map(|island| island.open).sum();
        facts.extend((count > 0).then(|| say!(voice, "explorers-fact-open", count)));
        facts
    }

    /// The islands that a new tile joins, and whose they are.
    fn joined(&self, laid: &Laid) -> Vec<String> {
        let seat = self.open().current;
        let beyond = |edge: Direction| {
            let tile = self.chart().tile(laid.sides[edge.index()]?);
            let land = tile.lands.get(usize::from(tile.land_at(edge.opposite())?))?;
            self.view.known.islands.iter().find(|island| island.root == land.island)
        };
        let mut met: Vec<&Holding> = Vec::new();
        for island in laid.edges.directions().filter_map(beyond) {
            if met.iter().all(|other| other.root != island.root) {
                met.push(island);
            }
        }
        let said = met.into_iter().map(|island| match &island.holders[..] {
            _ if island.vikings[seat.index()] > 0 || island.outposts[seat.index()] > 0 => {
                say!(self.voice, "explorers-fact-joins-own", tiles = island.tiles)
            }
            [] => say!(self.voice, "explorers-fact-joins", tiles = island.tiles),
            holders => say!(self.voice, "explorers-fact-joins-of", tiles = island.tiles, who = names::marks(holders)),
        });
        said.collect()
    }

    /// Whether a captain of the current seat may count otherwise when a tile joins others and completes no island.
    /// Joined land masses and shorter ways do that.
    fn minds_joins(&self) -> bool {
        let minds = |captain: &Captain| {
            let counts = self.game.bonus(*captain).counts;
            matches!(counts, Counting::As(Captain::Archer | Captain::Scout | Captain::Watchman))
        };
        self.open().explorer().captains.iter().any(minds)
    }
}
