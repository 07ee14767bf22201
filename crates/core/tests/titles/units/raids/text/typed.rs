//! What people type instead of codes.

use super::*;
use crate::games::raids::action::Action;
use crate::games::raids::components::{Goods, Tile};
use crate::games::raids::state::{Phase, Spot};
use crate::title::typed::read;

const WOOD: Tile = Tile::Goods { goods: Goods::Wood, value: 3, shields: 2 };
const MEAD: Tile = Tile::Goods { goods: Goods::Mead, value: 7, shields: 0 };
const DEAR_WOOD: Tile = Tile::Goods { goods: Goods::Wood, value: 7, shields: 1 };
const AXE: Tile = Tile::Weapon { strength: 1, shields: 2 };
const PENNANT: Tile = Tile::Pennant { value: 5, shields: 1 };

/// A position of three seats in this phase, the first seat with these tiles aboard. Play need not reach it: `reads` adds the wanted
/// action to the legal ones.
fn position(phase: Phase, aboard: &[Tile]) -> State {
    let raids = raids();
    let (mut state, _) = raids.setup(&Options::default(), 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    state.open.turn = Seat(0);
    state.open.phase = phase;
    state.open.ships[0].aboard = aboard.iter().copied().collect();
    state
}

#[track_caller]
fn reads(state: &State, typed: &[&str], action: Option<Action>) {
    let (raids, mut legal) = (raids(), Vec::new());
    raids.legal_actions(state, Seat(0), &mut legal);
    legal.extend(action.filter(|action| !legal.contains(action)));
    let view = raids.view_for(state, Viewer::Public);
    for text in typed {
        assert_eq!(read(&raids, &view, Seat(0), &legal, text), action, "{text}");
    }
}

#[test]
fn goods_are_sold_by_name_in_every_language() {
    let state = position(Phase::Sell { left: 1 }, &[AXE, WOOD, MEAD]);
    let wood = ["sell wood", "sell wood 3", "vender madera", "vendre bois 3", "wood", "sell 2", "2", "sell ②"];
    reads(&state, &wood, Some(Action::Sell(2)));
    reads(
        &state,
        &[
            "sell none",
            "sell nothing",
            "vender nada",
            "ne rien vendre",
            "No vender",
            "Ne pas vendre",
            "do not sell wood",
            "rien",
            "nada",
            "keep",
        ],
        Some(Action::Keep),
    );
    reads(&state, &["sell", "sell weapon 9", "bananas", "", "sell fish"], None);
}

#[test]
fn a_name_that_fits_two_different_tiles_is_not_read() {
    let state = position(Phase::Sell { left: 2 }, &[WOOD, DEAR_WOOD]);
    reads(&state, &["sell wood", "sell"], None);
    reads(&state, &["sell wood 7", "vendre bois 7", "madera 7"], Some(Action::Sell(2)));
    let twins = position(Phase::Sell { left: 2 }, &[AXE, WOOD, WOOD]);
    reads(&twins, &["sell wood", "sell"], Some(Action::Sell(2)));
}

#[test]
fn tiles_are_placed_or_thrown_away() {
    let state = position(Phase::Place { tile: PENNANT }, &[AXE, WOOD]);
    reads(&state, &["place", "poner", "placer fanion", "place pennant 5", "3"], Some(Action::Place(3)));
    reads(&state, &["replace wood", "reemplazar madera", "remplacer bois", "place ②"], Some(Action::Place(2)));
    reads(&state, &["throw", "descartar", "défausser", "jeter fanion 5", "throw away"], Some(Action::Discard));
}

#[test]
fn ships_sail_by_number_or_by_the_only_tile_of_a_name() {
    let mut state = position(Phase::Sail { mover: Seat(0), from: 0 }, &[]);
    let sail = ["7", "sail to 7", "stop 7", "navegar 7", "navegar hasta 7", "naviguer 7", "naviguer jusqu’à 7"];
    reads(&state, &sail, Some(Action::Sail(7)));
    let home = ["home", "dock", "harbor", "atracar", "volver al embarcadero", "rentrer", "sail home", "20", "accoster"];
    reads(&state, &home, Some(Action::Dock));
    let pennant = |spot: &Spot| matches!(spot.tile, Some(Tile::Pennant { .. }));
    let space = state.open.spaces.iter().position(pennant).unwrap() as u8 + 1;
    reads(&state, &["sail pennant", "estandarte", "naviguer vers le fanion"], Some(Action::Sail(space)));
    reads(&state, &["sail weapon", "sail", "navegar", "sail monster"], None);
    reads(&state, &["luchar", "combattre", "beat"], Some(Action::Fight));
    reads(&state, &["sacrificar", "céder", "ceder", "sacrifice"], Some(Action::Yield));
    state.open.spaces.iter_mut().for_each(|spot| spot.tile = None);
    reads(&state, &["sail pennant"], None);
}

#[test]
fn a_side_in_combat_stays_or_flees() {
    let phase = Phase::Fight { space: 7, attacker: Seat(1), defender: Seat(0), bid: 1, side: Seat(0) };
    let state = position(phase, &[]);
    reads(&state, &["responder", "riposter", "stay", "fight", "luchar"], Some(Action::Retaliate));
    reads(&state, &["huir", "fuir", "run"], Some(Action::Flee));
    reads(&state, &["7", "flee 9", "wood"], None);
}

#[test]
fn room_is_made_by_name() {
    let state = position(Phase::Room { mover: Seat(0), space: 5 }, &[AXE, MEAD]);
    reads(&state, &["throw mead", "tirar hidromiel", "jeter hydromel", "2", "overboard mead 7"], Some(Action::Drop(2)));
    reads(&state, &["keep", "conservar", "garder"], Some(Action::Keep));
}
