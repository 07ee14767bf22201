//! Pictures: from a view to a scene, from a scene to SVG and to a PNG.
//! `cargo bench --bench pictures`; for comparison `benches/pillow_scene.py` draws the same scene with Pillow.

use divan::Bencher;
use skald::canvas::palette::{Look, Theme};
use skald::canvas::raster;
use skald::canvas::scene::Scene;
use skald::canvas::svg;
use skald::engine::{Seed, Viewer};
use skald::title::{Frame, Position, Record, RenderOptions, Simulation, Titles};
use skald::words::{Locale, Voice};

fn main() {
    divan::main();
}

/// The titles. The position is that after 60 % of a game with at most four seats.
const TITLES: [&str; 4] = ["raids", "relic_runners", "explorers", "brandubh"];

fn position(key: &str) -> Box<dyn Position> {
    let (titles, record) = game(key);
    record.replay_to(&titles, record.last() * 60 / 100).expect("a replay").position
}

fn game(key: &str) -> (Titles, Record) {
    let titles = skald::games::builtin().expect("the embedded editions");
    let title = titles.default_of(key).expect("a title");
    let (players, seats) = (vec!["careful".to_owned()], title.meta().seats.1.min(4));
    let simulation = Simulation::new(title.as_ref(), &serde_json::Value::Null, seats, players, Seed::from_number(8))
        .expect("a game");
    let record = simulation.game(0).expect("a whole game");
    (titles, record)
}

fn scene(position: &dyn Position) -> Option<Scene> {
    let render = RenderOptions { look: Look { theme: Theme::Dark, contrast: false }, frame: Frame::Whole };
    let names = ["Astrid", "Bjørn", "Cnut", "Dagny"].map(String::from).to_vec();
    position.picture(Viewer::Public, render, &[], &Voice::new(Locale::En, names)).map(|picture| picture.scene)
}

#[divan::bench(args = TITLES)]
fn view_to_scene(bencher: Bencher<'_, '_>, key: &str) {
    let position = position(key);
    bencher.bench(|| scene(position.as_ref()));
}

#[divan::bench(args = TITLES)]
fn scene_to_svg(bencher: Bencher<'_, '_>, key: &str) {
    let scene = scene(position(key).as_ref());
    bencher.bench(|| scene.as_ref().map(svg::text));
}

#[divan::bench(args = TITLES)]
fn scene_to_png(bencher: Bencher<'_, '_>, key: &str) {
    let scene = scene(position(key).as_ref());
    bencher.bench(|| scene.as_ref().map(|scene| raster::png(scene).expect("a PNG")));
}
