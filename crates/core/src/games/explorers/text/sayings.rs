//! What may be typed for an action besides its code: names of animals and captains, home, and `all`.

use super::*;
use crate::words::typed::{Lists, Saying, in_every_language};

pub fn sayings(_: &Explorers, view: &View, seat: Seat, action: Action, lists: &Lists) -> Vec<Saying> {
    let chart = &view.open.chart;
    let explorer = view.open.explorers.get(seat.index());
    let aboard = explorer.map_or_else(Cargo::default, |explorer| explorer.cargo);
    let there = |place: Place| match place {
        Place::Home => {
            let waiting = explorer.map_or(0, |explorer| explorer.home);
            Cargo::of(waiting.min(HOLD.saturating_sub(aboard.count())))
        }
        Place::At(space) => {
            let land = chart.land_id(space).map(|id| chart.land(id));
            land.map_or_else(Cargo::default, |land| Cargo { vikings: land.vikings[seat.index()], herd: land.herd })
        }
    };
    let saying = match action {
        Action::Captain(captain) => {
            let named = in_every_language(|voice| names::captain(captain, voice));
            Saying::by(&["captain"]).naming(lists.words(&captain.to_string()).iter().cloned().chain(named))
        }
        Action::Place(tile, cell, rotation) => {
            let turns = Saying::by(&["place"]).perhaps([format!("r{rotation}"), rotation.to_string()]);
            turns.naming([tile.to_string(), tile.to_string().replace("T0", "T")]).naming([cell.to_string()])
        }
        Action::Load(from, cargo) => return moving(&["load"], from, cargo, there(from), lists),
        Action::Unload(Place::Home, cargo) if cargo.vikings == 0 => {
            let mut said = moving(&["unload", "deliver"], Place::Home, cargo, aboard, lists);
            if cargo.herd == aboard.herd {
                let all = Saying::by(&["deliver"]).spoken().perhaps(place(Place::Home, lists));
                said.push(all.perhaps(lists.words("all").iter().cloned()));
            }
            return said;
        }
        Action::Unload(to, cargo) => return moving(&["unload"], to, cargo, aboard, lists),
        Action::Sail(to) => Saying::by(&["sail"]).naming(place(to, lists)),
        Action::Walk(from, to, vikings) => {
            let number = counted(vikings, "vikings", lists).into_iter().chain([vikings.to_string()]);
            Saying::by(&["walk"]).naming([format!("{from} {to}")]).perhaps(number)
        }
        Action::Herd(from, to, animal) => {
            Saying::by(&["herd"]).naming([format!("{from} {to}")]).perhaps(counted(1, animal.word(), lists))
        }
        Action::Outpost(corner) => {
            let [a, b, c] = corner.cells();
            let around = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
            let around = around.map(|cells| cells.map(|cell| cell.to_string()).join(" "));
            Saying::by(&["outpost"]).naming(around.into_iter().chain([corner.to_string()]))
        }
        Action::Done => Saying::by(&["done"]),
    };
    vec![saying]
}

/// The ways to name pieces that move between longship and land: by kind and number, and by `all` if nothing stays
/// behind.
fn moving(verbs: &[&'static str], at: Place, cargo: Cargo, all: Cargo, lists: &Lists) -> Vec<Saying> {
    let saying = Saying::by(verbs).perhaps(place(at, lists));
    let vikings = lists.words("vikings");
    let everything = lists.words("all");
    let mut named = saying.clone();
    if cargo.vikings > 0 {
        let number = cargo.herd.is_empty().then(|| cargo.vikings.to_string());
        let every = everything.iter().flat_map(|all| vikings.iter().map(move |vikings| format!("{all} {vikings}")));
        let every = every.filter(|_| cargo.vikings == all.vikings);
        named = named.naming(counted(cargo.vikings, "vikings", lists).into_iter().chain(number).chain(every));
    }
    for animal in cargo.herd.animals() {
        named = named.naming(counted(cargo.herd.of(animal), animal.word(), lists));
    }
    let whole = (cargo == all).then(|| saying.naming(everything.iter().cloned()));
    [named].into_iter().chain(whole).collect()
}

/// A land or sea by its code, and home by its names.
fn place(place: Place, lists: &Lists) -> Vec<String> {
    let home = lists.words("home");
    home.iter().filter(|_| place == Place::Home).cloned().chain([place.to_string()]).collect()
}

/// A count of things: `2 pigs`, `pig pig`.
fn counted(count: u8, of: &str, lists: &Lists) -> Vec<String> {
    let said = |word: &String| [format!("{count} {word}"), vec![word.as_str(); usize::from(count)].join(" ")];
    lists.words(of).iter().flat_map(said).collect()
}
