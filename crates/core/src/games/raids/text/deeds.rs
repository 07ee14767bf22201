//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first.
pub fn deeds(_: &Raids, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let [mut taken, mut beaten, mut sold, mut gone] = [const { Vec::new() }; 4];
    let mut fought = Vec::new();
    let [mut attacked, mut place] = [const { None }; 2];
    let mut given: Option<u8> = None;
    let [mut coins, mut recruits, mut sent] = [0; 3];
    let against = |key: &str, other: Seat| say!(voice, key, who = Mark::of(other).to_string());
    for event in events {
        match *event {
            Event::Fled { seat: who, winner, .. } if who == seat || winner == seat => {
                attacked = None;
                fought.push(match who == seat {
                    true => against("raids-did-flee", winner),
                    false => against("raids-did-drive-off", who),
                });
            }
            Event::VoyageEnded { ref awards, .. } => {
                place = None;
                coins += awards.iter().filter(|award| award.seat == seat).map(|award| award.coins).sum::<u8>();
            }
            _ if event.of() != Some(seat) => {}
            // A tile that goes aboard is in the hand until then.
            Event::Took { tile, .. } => taken.push(tile),
            Event::Placed { tile, replaced, .. } => {
                taken.extend((!taken.contains(&tile)).then_some(tile));
                gone.extend(replaced);
            }
            Event::Discarded { tile, .. } | Event::Dropped { tile, .. } => {
                taken.retain(|one| *one != tile);
                gone.push(tile);
            }
            Event::MonsterBeaten { strength, .. } => beaten.push(Tile::Monster { strength }),
            Event::MonsterFed { vikings, .. } => given = Some(given.unwrap_or_default() + vikings),
            Event::Sold { tile, .. } => sold.push(tile),
            Event::Attacked { defender, .. } => attacked = Some(against("raids-did-attack", defender)),
            Event::Retaliated { vikings, .. } => sent += vikings,
            Event::Pillaged { coins: more, .. } => coins += more,
            Event::Recruited { vikings, .. } => recruits += vikings,
            Event::Stopped { space, .. } => place = Some(say!(voice, "raids-board-at", space)),
            Event::Docked { rank, .. } => place = Some(say!(voice, "raids-board-home", rank = voice.ordinal(rank))),
            _ => {}
        }
    }
    let tiles = |key: &str, tiles: Vec<Tile>| {
        let points: u8 = tiles.iter().map(|tile| tile.number()).sum();
        let names = row::counted(tiles.iter().map(|tile| names::name(*tile, voice)));
        (!tiles.is_empty()).then(|| say!(voice, key, tiles = names, points))
    };
    let number = |key: &str, vikings: u8| (vikings > 0).then(|| say!(voice, key, vikings));
    let done = [
        attacked,
        tiles("raids-did-take", taken),
        place,
        tiles("raids-did-beat", beaten),
        tiles("raids-did-sell", sold),
        (coins > 0).then(|| say!(voice, "raids-did-coins", coins)),
        number("raids-did-send", sent),
        given.map(|vikings| say!(voice, "raids-did-yield", vikings)),
        tiles("raids-did-discard", gone),
        number("raids-did-recruit", recruits),
    ];
    fought.into_iter().chain(done.into_iter().flatten()).collect()
}
