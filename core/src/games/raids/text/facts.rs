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
        vec![
            vec![context.crew(ship), Fact::new("", &place, place.as_str()).minor()],
            context.aboard(ship),
            context.beside(ship),
        ]
    }
}

impl Context<'_> {
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
