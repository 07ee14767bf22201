//! What people type instead of codes.

use super::*;
use crate::engine::CodeError;
use crate::games::explorers::action::Action;
use crate::games::explorers::state::Phase;
use crate::title::typed::read;

/// The first turn of a game of three, changed. The position is incomplete: it only has to allow the wanted action among
/// others.
#[track_caller]
fn reads(change: impl Fn(&mut State), typed: &[&str], code: Option<&str>) {
    let game = explorers();
    let (mut state, _) = game.setup(&board("a1"), 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    state.open.phase = Phase::Act { left: 4 };
    change(&mut state);
    let seat = state.open.current;
    let view = game.view_for(&state, Viewer::Seat(seat));
    let action: Option<Result<Action, CodeError>> = code.map(str::parse);
    let action = action.map(|action| action.expect("a code"));
    let mut legal = Vec::new();
    game.legal_actions(&state, seat, &mut legal);
    legal.extend(action.filter(|action| !legal.contains(action)));
    for text in typed {
        assert_eq!(read(&game, &view, seat, &legal, text), action, "{text} of {legal:?}");
    }
}

/// Two Vikings and two animals on L5, the longship there with one Viking and a goat.
fn ashore(state: &mut State) {
    let seat = state.open.current.index();
    let id = state.open.chart.land_id("L5".parse().unwrap()).unwrap();
    let land = state.open.chart.land_mut(id);
    land.vikings[seat] = 2;
    land.herd = "pig sheep".parse().unwrap();
    state.open.chart.muster(id.tile, seat);
    let explorer = &mut state.open.explorers[seat];
    explorer.ship = "L5".parse().unwrap();
    explorer.cargo = "1v goat".parse().unwrap();
}

#[test]
fn placements_are_typed_in_every_language() {
    let place = |state: &mut State| state.open.phase = Phase::Place { left: 1, shipped: false };
    let code = Some("place T17 M6 r2");
    reads(place, &["place T17 M6 r2", "t17 m6 r2", "put tile t17 on m6 2", "PLACE t17 m 6 R2"], code);
    reads(place, &["colocar la loseta T17 en M6 r2", "poser T17 en m6, r2", "place T17 at M6 turned 2"], code);
    reads(place, &["place t7 m-1 r0", "place T07 M-1 r0"], Some("place T07 M-1 r0"));
    reads(place, &["place t17 r2 r2"], Some("place T17 R2 r2"));
    reads(place, &["place", "place t17", "place m6 r2", "place t17 k6", "place t49 m6 r2", "bananas", ""], None);
}

#[test]
fn the_turn_may_be_left_out_where_only_one_fits() {
    let place = |state: &mut State| state.open.phase = Phase::Place { left: 1, shipped: false };
    // North of L5 and M5 of side A1 there is land to the south-west and sea to the south-east.
    reads(place, &["place t48 l6", "T48 L6"], Some("place T48 L6 r3"));
    reads(place, &["place t17 k6", "T17 K6"], None);
}

#[test]
fn loading_and_unloading_are_typed_by_what_moves() {
    reads(ashore, &["load 1 viking pig from L5", "cargar 1 vikingo y cerdo", "charger 1 viking, cochon"], {
        Some("load L5 1v pig")
    });
    reads(ashore, &["load 2v", "load 2", "embark 2 vikings from l5", "cargar todos los vikingos"], Some("load L5 2v"));
    reads(ashore, &["unload all", "descargar todo", "décharger tout en L5"], Some("unload L5 1v goat"));
    reads(ashore, &["unload goat", "dejar cabra en L5", "débarquer la chèvre", "land goat"], Some("unload L5 goat"));
    reads(ashore, &["deliver", "entregar", "livrer goat"], Some("unload home goat"));
    reads(|_| {}, &["load 1 viking at home", "load a viking", "cargar un vikingo"], Some("load home 1v"));
    reads(|_| {}, &["load", "unload", "load 2 bananas"], None);
}

#[test]
fn ways_are_typed_by_their_ends() {
    reads(ashore, &["sail to M5", "navegar a m5", "voguer vers M5"], Some("sail M5"));
    reads(ashore, &["sail home", "navegar a casa", "naviguer au port"], Some("sail home"));
    reads(ashore, &["walk L5 L6 2", "walk 2 vikings from L5 to L6", "caminar 2 de l5 a l6"], Some("walk L5 L6 2"));
    reads(ashore, &["walk L5 L6"], None); // one or two
    reads(ashore, &["herd pig L5 L6", "llevar cerdo de L5 a L6", "mener le cochon de l5 vers l6"], {
        Some("herd L5 L6 pig")
    });
    reads(ashore, &["herd L5 L6"], None); // pig or sheep
    reads(ashore, &["walk L5b L6b 1"], Some("walk L5b L6b 1"));
    reads(ashore, &["walk l5c L6C 1"], Some("walk L5c L6c 1"));
}

#[test]
fn outposts_are_typed_by_corner_or_by_the_tiles_around_it() {
    reads(|_| {}, &["outpost M6n", "build an outpost at m6N", "puesto avanzado en M6n", "avant-poste M6n"], {
        Some("outpost M6n")
    });
    reads(|_| {}, &["outpost M6 M7 N7", "construire N7 M6 M7"], Some("outpost M6n"));
    reads(|_| {}, &["outpost", "outpost M6", "outpost M6 M7 P9"], None);
    reads(|_| {}, &["done", "end", "terminar", "finir"], Some("done"));
}

#[test]
fn captains_are_typed_by_name() {
    let choose = |state: &mut State| state.open.phase = Phase::Captain;
    reads(choose, &["queen", "captain Queen", "Reina", "la Reine", "elegir reina"], Some("captain queen"));
    reads(choose, &["shieldmaiden", "Doncella Escudera", "la Guerrière au bouclier"], Some("captain shieldmaiden"));
    reads(choose, &["captain", "king"], None);
}
