//! Unit tests of `canvas::animation`.

use gif::{ColorOutput, DecodeOptions};

use crate::canvas::Colour;
use crate::canvas::animation::*;
use crate::canvas::raster::{self, RasterError};
use crate::canvas::scene::Scene;
use crate::canvas::scene::{Form, at};

fn scene(x: i32) -> Scene {
    let mut scene = Scene::new(1_000, 500, Colour::WHITE);
    scene.draw(Form::rect(at(x, 100), 100, 100).fill(Colour::BLACK));
    scene
}

/// The frames: left, top, width, height and delay, and the visible picture after each.
fn frames(bytes: &[u8]) -> (Vec<[u16; 5]>, Vec<Vec<u8>>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let width = usize::from(decoder.width());
    let mut canvas = vec![0; width * usize::from(decoder.height()) * 4];
    let (mut places, mut seen) = (Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let [left, top, wide] = [frame.left, frame.top, frame.width].map(usize::from);
        for (number, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let place = ((top + number / wide) * width + left + number % wide) * 4;
            canvas[place..place + 4].copy_from_slice(pixel);
        }
        places.push([frame.left, frame.top, frame.width, frame.height, frame.delay]);
        seen.push(canvas.clone());
    }
    (places, seen)
}

#[test]
fn each_frame_shows_its_scene_and_holds_only_what_changes() {
    let scenes = [scene(100), scene(120), scene(120), scene(600)];
    let bytes = gif(&scenes).expect("a GIF");
    assert_eq!(bytes, gif(&scenes).expect("a GIF"), "the same scenes give the same bytes");
    let (places, seen) = frames(&bytes);
    assert_eq!(
        places,
        [[0, 0, 200, 100, 90], [20, 20, 24, 20, 135], [24, 20, 116, 20, 400]],
        "the third scene looks like the second"
    );
    for (scene, seen) in [&scenes[0], &scenes[1], &scenes[3]].into_iter().zip(seen) {
        assert_eq!(seen, raster::pixels(scene, 4).expect("pixels").data);
    }
}

#[test]
fn a_smaller_scene_gets_the_size_of_the_largest() {
    let small = Scene { height: 300, ..scene(100) };
    let (places, seen) = frames(&gif(&[small, scene(100)]).expect("a GIF"));
    assert_eq!((places.len(), places[0][3]), (1, 100));
    assert_eq!(seen[0], raster::pixels(&scene(100), 4).expect("pixels").data);
}

#[test]
fn without_scenes_there_is_no_animation() {
    assert!(matches!(gif(&[]), Err(RasterError::Size { .. })));
}
