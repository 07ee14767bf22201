//! What each ship has: crew and shields, where it is, what is aboard, and what lies beside it.

use super::*;
use crate::engine::ScoreSheet;
use crate::title::Told;

/// A sign on the card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    Crew,
    Runes,
    Ports,
    Monsters,
    Sold,
    Coins,
}

impl Ranked for Raids {
    fn standing(context: &Context<'_>, seat: Seat) -> [i32; 3] {
        [context.ship(seat).map_or(0, |ship| scoring::sheet(context.game, ship).total()), 0, 0]
    }
}

impl Told for Raids {
    type Sign = Sign;
    type Place = Space;

    fn head(context: &Context<'_>) -> Doc {
        context.head()
    }

    fn points_known(context: &Context<'_>, seat: Seat) -> String {
        say!(context.voice, "raids-board-glory", points = context.points(seat))
    }

    fn final_sheet(context: &Context<'_>, seat: Seat) -> Option<ScoreSheet> {
        context.ship(seat).map(|ship| scoring::sheet(context.game, ship))
    }

    fn facts(context: &Context<'_>, seat: Seat) -> Vec<Vec<Fact<Sign>>> {
        let Some(ship) = context.ship(seat) else { return Vec::new() };
        let place = if context.is_over() { String::new() } else { context.whereabouts(seat, ship) };
        vec![vec![context.crew(ship), Fact::new("", "", place).minor()], context.aboard(ship), context.beside(ship)]
    }

    fn facts_at(context: &Context<'_>, space: Space) -> Vec<Fact<Sign>> {
        let voice = context.voice;
        let spot = context.spot(space);
        let going = context.cleared().iter().any(|(gone, _)| *gone == space);
        let what = match spot.map(|spot| (spot.tile, spot.village)) {
            None => Fact::new(HARBOR, "", voice.word("raids-harbor")),
            Some((Some(tile), _)) => {
                Fact::new("", "", names::with_shields(tile, voice)).on_board(names::whole(tile, voice))
            }
            Some((None, true)) => Fact::new(VILLAGE, "", voice.word("raids-village")),
            Some((None, false)) => Fact::new("", "", "").on_board(WATER),
        };
        let sign = if context.tile_at(space) == Some(Tile::Pillage) { COIN } else { VIKING };
        let stock = spot.and_then(|spot| context.waiting(spot)).map(|waiting| {
            let empty = waiting == "0";
            let board = if empty { voice.word("raids-board-stock-none") } else { format!("{sign}{waiting}") };
            Fact::new("", "", waiting).on_board(board)
        });
        let going = going.then(|| Fact::new("", "", "").on_board("✂️"));
        going.into_iter().chain([what]).chain(stock).chain(context.ships_at(space)).collect()
    }
}

impl Context<'_> {
    /// The ships on a space; in the Harbor by their ranks.
    fn ships_at(&self, space: Space) -> Option<Fact<Sign>> {
        let ships = self.ships_on(space);
        let ranked = |(rank, ship): (u8, &_)| format!("{} {}", self.voice.ordinal(rank), names::mark(*ship));
        let marks = match space == self.open().harbor() {
            true => row::list((1..).zip(&ships).map(ranked)),
            false => names::marks(&ships, " "),
        };
        (!ships.is_empty())
            .then(|| Fact::new("", "", format!("[{}]", self.letters(&ships))).on_board(format!("◂ {marks}")))
    }

    /// Ships by their letters, for descriptions.
    pub fn letters(&self, ships: &[Option<Seat>]) -> String {
        let ghost = || self.voice.word("raids-picture-ghost");
        row::joined(ships.iter().map(|ship| ship.map_or_else(ghost, |seat| Mark::of(seat).letter.to_string())), " ")
    }

    /// Vikings aboard and shields.
    pub fn crew(&self, ship: &Ship) -> Fact<Sign> {
        let Ship { crew, .. } = ship;
        let shields = self.game.shields(ship);
        let words = |shields: String| say!(self.voice, "raids-board-crew", crew, shields);
        Fact::new(VIKING, format!("{crew}/{SHIELD}{shields}"), words(shields.to_string()))
            .on_board(words(format!("{SHIELD}{shields}")))
            .drawn(Sign::Crew, format!("{crew}/{shields}"))
    }

    /// The tiles on the spaces of a ship, and the free spaces.
    pub fn aboard(&self, ship: &Ship) -> Vec<Fact<Sign>> {
        let tile =
            |(n, tile): (u8, &Tile)| row::glued(format!("{} {}", names::slot(n), names::whole(*tile, self.voice)));
        let board = row::joined((1..).zip(&ship.aboard).map(tile), " ");
        let words = ship.aboard.iter().map(|tile| names::with_shields(*tile, self.voice));
        let tiles = Fact::new("", "", row::list(words)).on_board(board);
        let free = self.game.free_spaces(ship);
        if free == 0 {
            return vec![tiles];
        }
        let last = self.game.spaces;
        let from = if free > 1 { format!("{}‑", names::slot(last + 1 - free)) } else { String::new() };
        let word = say!(self.voice, "raids-board-free", count = free);
        let spaces = format!("{from}{}", names::slot(last));
        vec![tiles, Fact::new(spaces, "", format!("{free} {word}")).on_board(word).minor()]
    }

    /// What lies beside a ship, the coins last.
    fn beside(&self, ship: &Ship) -> Vec<Fact<Sign>> {
        let Ship { coins, runes, ports, monsters, sold, .. } = ship;
        let goods = |name: fn(Tile, &Voice) -> String| row::list(sold.iter().map(|tile| name(*tile, self.voice)));
        let strengths = row::joined(monsters, "+");
        let words = |key: &str, count: usize, goods: String| {
            say!(self.voice, key, count, coins, strengths = strengths.as_str(), goods)
        };
        let fact = |sign: &str, drawn: Sign, key: &str, count: usize, number: u32| {
            let words = || words(key, count, goods(names::name));
            (count > 0).then(|| Fact::new(sign, "", words()).drawn(drawn, number))
        };
        let strongest = names::foe_sign(monsters.iter().copied().max().unwrap_or_default());
        let strength = monsters.iter().copied().map(u32::from).sum();
        let worth = sold.iter().map(|tile| u32::from(tile.number())).sum();
        // The goods have signs of their own.
        let signed = || words("raids-board-sold", sold.len(), goods(names::signed));
        let port = names::sign(Tile::Port { sales: 1 });
        let facts = [
            fact(names::sign(Tile::Rune), Sign::Runes, "raids-board-runes", (*runes).into(), (*runes).into()),
            fact(port, Sign::Ports, "raids-board-ports", (*ports).into(), (*ports).into()),
            fact(strongest, Sign::Monsters, "raids-board-monsters", monsters.len(), strength),
            fact("", Sign::Sold, "raids-board-sold", sold.len(), worth).map(|fact| fact.on_board(signed())),
            fact(COIN, Sign::Coins, "raids-board-coins", (*coins).into(), (*coins).into()),
        ];
        facts.into_iter().flatten().collect()
    }
}
