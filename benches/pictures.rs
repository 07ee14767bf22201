//! Pictures: a view to a scene, a scene to SVG, and a scene to a PNG, alone and as the next one of a game.
//!
//! `cargo bench --bench pictures`; for comparison `benches/pillow_scene.py` draws the same scene with Pillow.

use divan::Bencher;
use skald::canvas::palette::{Look, Theme};
use skald::canvas::raster::{self, Rasterizer};
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

/// The picture after each of up to forty entries in the middle of a game, by a rasterizer that has drawn the one before.
#[divan::bench(args = TITLES)]
fn next_scene_to_png(bencher: Bencher<'_, '_>, key: &str) {
    let (titles, record) = game(key);
    let middle = record.last() * 60 / 100;
    let after =
        |entry| scene(record.replay_to(&titles, entry).expect("a replay").position.as_ref()).expect("a picture");
    let scenes: Vec<_> = (middle..record.last().min(middle + 40)).map(after).collect();
    let mut pairs = scenes.windows(2).cycle();
    let next = || {
        let (rasterizer, pair) = (Rasterizer::default(), pairs.next().expect("two pictures"));
        rasterizer.png(&pair[0]).expect("a PNG");
        (rasterizer, &pair[1])
    };
    bencher.with_inputs(next).bench_local_values(|(rasterizer, scene)| rasterizer.png(scene).expect("a PNG"));
}
