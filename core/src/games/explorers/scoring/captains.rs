//! The points of captains (EX-70 … EX-80).

use super::*;

/// The count of a captain and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number of counted items: steps, islands, ships, animals, Vikings …
    pub units: i32,
    pub points: i32,
}

/// The points that a captain would bring a seat if the game ended now.
pub fn count(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat, captain: Captain) -> Count {
    let explorer = &open.explorers[seat.index()];
    let bonus = game.bonus(captain);
    let units = i32::from(match bonus.counts {
        Counting::As(Captain::Archer) => farthest_outpost(open, seat),
        Counting::As(Captain::Barbarian) => explorer.settlements.len() as u8,
        Counting::As(Captain::Cartographer) => held(holdings, seat).count() as u8,
        Counting::As(Captain::Hero) => explorer.ships,
        Counting::As(Captain::Huntsman) => explorer.delivered.most(),
        Counting::As(Captain::Queen) => queen(open, holdings, seat),
        Counting::As(Captain::Scout) => scout(open, seat),
        Counting::As(Captain::Shieldmaiden) => open.chart.lands().map(|(_, land)| land.vikings[seat.index()]).sum(),
        Counting::As(Captain::Trader) => explorer.delivered.count(),
        Counting::As(Captain::Tyrant) => largest(holdings, seat),
        Counting::As(Captain::Watchman) => {
            holdings.iter().filter(|holding| holding.outposts[seat.index()] > 0).count() as u8
        }
        Counting::Outposts => explorer.outposts,
        Counting::Deaths => explorer.dead,
        Counting::Kinds => explorer.delivered.kinds(),
        Counting::Strengths => explorer.settlements.iter().fold(0, |sum: u8, strength| sum.saturating_add(*strength)),
        Counting::AtHome => explorer.home,
    });
    let per = i32::from(bonus.per);
    let times = match bonus.counts {
        Counting::As(Captain::Queen | Captain::Scout) => units.min(1),
        Counting::As(Captain::Tyrant) => (units + per - 1) / per,
        _ => units / per,
    };
    Count { units, points: times * i32::from(bonus.points) }
}

fn held(holdings: &[Holding], seat: Seat) -> impl Iterator<Item = &Holding> {
    holdings.iter().filter(move |holding| holding.is_held_by(seat))
}

/// The tiles of the largest complete island under control.
fn largest(holdings: &[Holding], seat: Seat) -> u8 {
    held(holdings, seat).map(|holding| holding.tiles).max().unwrap_or_default()
}

/// The tiles of the largest complete island under control, or 0 if another seat controls a larger one.
fn queen(open: &Open, holdings: &[Holding], seat: Seat) -> u8 {
    let own = largest(holdings, seat);
    let others = Seat::all(open.seats()).map(|other| largest(holdings, other)).max().unwrap_or_default();
    if own >= others { own } else { 0 }
}

/// Steps from the starting board to the nearest tile of the farthest outpost.
fn farthest_outpost(open: &Open, seat: Seat) -> u8 {
    let steps = open.chart.steps();
    let own = open.chart.outposts.iter().filter(|(_, owner)| *owner == seat);
    let near = own.filter_map(|(corner, _)| {
        let lands = open.chart.meeting(*corner)?;
        lands.iter().map(|land| steps[usize::from(land.tile)]).min()
    });
    near.max().unwrap_or_default()
}

/// Steps to the farthest Viking of the seat on land, or 0 if another seat has one farther away.
fn scout(open: &Open, seat: Seat) -> u8 {
    let steps = open.chart.steps();
    let far = |seat: Seat| open.chart.manned(seat).map(|(id, _)| steps[usize::from(id.tile)]).max().unwrap_or_default();
    let own = far(seat);
    if Seat::all(open.seats()).all(|other| far(other) <= own) { own } else { 0 }
}
