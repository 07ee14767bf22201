//! Unit tests of `canvas::kit::signs`.

use crate::canvas::Colour;
use crate::canvas::kit::*;
use crate::canvas::scene::Scene;
use crate::canvas::scene::{Form, Outline, Shape, Stroke, at};
use crate::canvas::svg;

const SPRITES: &str = r##"<svg viewBox="-100 -100 200 200">
<symbol id="house">
  <path d="M-6 -84Q44 -100 96 -62C74 -12 48 -22 18 -22L-24 -48Z" fill="#102030" stroke="#040506" stroke-width="9" stroke-linecap="round"/>
  <polygon points="0,-62 76,12 76,84" fill="#010101"/>
</symbol>
<symbol id="door">
  <polyline points="-96,16 18,-92" fill="none" stroke="#010203" stroke-width="18"/>
  <circle cx="-6" cy="7" r="8" fill="#010101"/>
  <rect x="-20" y="28" width="40" height="60" rx="8" fill="var(--wood)"/>
</symbol>
</svg>"##;

#[test]
fn signs_read_what_the_svg_module_writes() {
    let signs = Signs::read(SPRITES).expect("sprites");
    assert!(signs.ids().eq(["door", "house"]));
    let mut scene = Scene::new(10, 10, Colour::BLACK);
    scene.extend(signs.draw("house", &[]));
    scene.extend(signs.draw("door", &[("wood", Colour::WHITE)]));
    let written = svg::text(&scene);
    for line in SPRITES.lines().filter(|line| line.starts_with("  ")) {
        assert!(written.contains(&line.trim().replace("var(--wood)", "#ffffff")), "{line} in {written}");
    }
    assert!(signs.draw("gable", &[]).is_empty());
}

#[test]
fn a_sign_is_as_large_as_its_radius() {
    let signs = Signs::read(SPRITES).expect("sprites");
    let drawn = signs.draw_at("door", &[], at(1_000, 0), 50, |pen| pen / 2);
    let form = Form::rect(at(990, 14), 20, 30);
    let Some(Shape::Form(Form { outline: Outline::Rect { at: corner, width, height, .. }, .. })) = drawn.last() else {
        panic!("{drawn:?}")
    };
    assert_eq!(Form::rect(*corner, *width, *height), form);
    assert!(matches!(&drawn[0], Shape::Form(Form { stroke: Some(Stroke { width: 9, .. }), .. })));
}

#[test]
fn unsupported_svg_is_refused() {
    for wrong in ["<svg><text>", "<path d=\"M1\" fill=\"none\"/>", "<path d=\"m1 1\"/>", "<circle cx=\"1\"/>"] {
        assert!(Signs::read(wrong).is_err(), "{wrong}");
    }
    assert!(Signs::read("<polygon points=\"1,2\" fill=\"red\"/>").is_err());
}
