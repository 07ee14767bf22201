//! A picture looks like the SVG of its scene in `resvg`, which uses the same drawing library but none of our code.

use std::sync::Arc;

use resvg::usvg::{Options, Tree, fontdb};
use tiny_skia::{IntSize, Pixmap};

use super::*;
use crate::canvas::raster::SHARPNESS;
use crate::canvas::scene::{Area, Form, Group, Paint, Shape, Step, Stop};
use crate::canvas::svg;

fn by_resvg(scene: &Scene) -> Pixmap {
    let (width, height) = size(scene, SHARPNESS).expect("a size");
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(glyphs::MEDIUM_FONT.to_vec());
    fonts.load_font_data(glyphs::BOLD_FONT.to_vec());
    let options = Options { fontdb: Arc::new(fonts), font_family: svg::FONT.to_owned(), ..Options::default() };
    let tree = Tree::from_str(&svg::text(scene), &options).expect("an SVG");
    let mut pixmap = Pixmap::new(width, height).expect("a size");
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

/// The scene, drawn in bands of this many rows.
fn by_us(scene: &Scene, rows: u32) -> Pixmap {
    let (width, height) = size(scene, SHARPNESS).expect("a size");
    let mut data = Vec::new();
    let mut buffer = Vec::new();
    for top in (0..height).step_by(rows as usize) {
        data.extend(bands::Part::new(scene, (width, rows.min(height - top)), top).painted(&mut buffer));
    }
    Pixmap::from_vec(data, IntSize::from_wh(width, height).expect("a size")).expect("all rows")
}

/// The average difference between colour parts, in thousandths, and the greatest difference.
fn differences(one: &Pixmap, other: &Pixmap) -> (u64, u8) {
    let parts = || one.data().iter().zip(other.data()).map(|(one, other)| one.abs_diff(*other));
    let sum: u64 = parts().map(u64::from).sum();
    (sum * 1_000 / one.data().len() as u64, parts().max().unwrap_or_default())
}

fn stops() -> Vec<Stop> {
    let stop = |at, colour| Stop { at, colour };
    vec![
        stop(0, Colour::hex(0xff_d7_00)),
        stop(35, Colour::hex(0x1e_90_ff)),
        stop(100, Colour::hex(0x80_00_20).with_opacity(40)),
    ]
}

fn forms(colour: Colour) -> Vec<Form> {
    let star = (0..10).map(|n| crate::canvas::scene::polar(at(320, 150), if n % 2 == 0 { 140 } else { 60 }, n * 360));
    let leaf = [
        Step::Move(at(500, 30)),
        Step::Quad(at(640, 60), at(630, 160)),
        Step::Cubic(at(610, 240), at(560, 280), at(500, 270)),
        Step::Line(at(560, 150)),
        Step::Close,
        Step::Move(at(520, 60)),
        Step::Line(at(560, 70)),
        Step::Line(at(530, 90)),
    ];
    vec![
        Form::rect(at(13, 21), 150, 102).fill(colour),
        Form::rounded(at(13, 151), 150, 122, 33).fill(colour),
        Form::polygon(star).fill(colour),
        Form::path(leaf).fill(colour),
        Form::circle(at(780, 150), 117).fill(colour),
        Form::line([at(930, 30), at(1_010, 150), at(940, 260), at(1_020, 270)]),
        Form::rounded(at(1_060, 31), 150, 222, 100).fill(colour),
    ]
}

fn texts(colour: Colour) -> Vec<Text> {
    let line = |y, words, size| Text::new(at(600, y), words, size, colour);
    vec![
        line(100, "Ægir fjörður Łódź", 110).bold(),
        line(220, "Скалд ✓ ① → ★", 130).middle(),
        line(390, "Quaestor 1 234 g", 200).end().halo(Colour::WHITE, 14),
        line(460, "Væringjar", 67).bold().halo(Colour::hex(0x20_40_60).with_opacity(50), 20),
    ]
}

/// Every kind of shape, paint, pen, shadow and group, row by row.
fn everything() -> Scene {
    let sea = Colour::hex(0x1e_60_8f);
    let ink = Colour::hex(0x30_20_10);
    let mut scene =
        Scene::new(1_300, 4_800, Paint::linear((at(0, 0), Colour::WHITE), (at(300, 4_800), Colour::hex(0xc0_b0_90))));
    let row = |number: i32, shapes: Vec<Shape>| Group::at(at(17, 300 * number), shapes);
    let all = |change: &dyn Fn(Form) -> Form| -> Vec<Shape> {
        forms(sea).into_iter().map(|form| Shape::from(change(form))).collect()
    };
    scene.draw(row(0, all(&|form| form)));
    scene.draw(row(1, all(&|form| form.stroke(ink, 20))));
    scene.draw(row(2, all(&|form| Form { fill: None, ..form }.stroke(ink.with_opacity(60), 90).butt())));
    scene.draw(row(3, all(&|form| form.stroke(ink, 13).dashed([40, 25]))));
    scene.draw(row(4, all(&|form| form.stroke(ink, 10).dashed([40, 10, 20]))));
    scene.draw(row(5, all(&|form| form.stroke(ink, 2))));
    let linear = Paint::Linear { from: at(100, 20), to: at(1_100, 250), stops: stops() };
    scene.draw(row(6, all(&|form| form.fill(linear.clone()))));
    let radial = Paint::Radial { centre: at(600, 140), radius: 500, stops: stops() };
    scene.draw(row(7, all(&|form| form.fill(radial.clone()))));
    scene.draw(row(8, all(&|form| form.shadow(12, 30, Colour::BLACK.with_opacity(50)))));
    scene.draw(row(9, all(&|form| form.shadow(15, 0, Colour::BLACK.with_opacity(50)))));
    scene.draw(row(10, all(&|form| form.stroke(ink, 14))).faded(45));
    scene.draw(row(11, all(&|form| form)).clipped(Area::new(at(71, 67), 1_033, 144)));
    let turned = Group::at(at(50, 40), all(&|form| form.stroke(ink, 14).shadow(9, 14, ink))).turned(-123).scaled(83);
    scene.draw(row(
        12,
        vec![Group::at(at(0, 90), turned).turned(97).clipped(Area::new(at(20, 10), 900, 250)).faded(80).into()],
    ));
    scene.draw(row(13, texts(ink).into_iter().map(Shape::from).collect()));
    let small = Group::at(at(250, 40), texts(sea).into_iter().map(Shape::from).collect::<Vec<_>>());
    scene.draw(row(15, vec![small.turned(70).scaled(61).faded(70).into()]));
    scene
}

#[test]
fn a_picture_looks_like_its_svg() {
    let scene = everything();
    let ours = by_us(&scene, 4_096);
    let theirs = by_resvg(&scene);
    if let Some(folder) = std::env::var_os("SKALD_PICTURES") {
        let save = |name, pixmap: &Pixmap| pixmap.save_png(std::path::Path::new(&folder).join(name)).expect("a file");
        save("ours.png", &ours);
        save("theirs.png", &theirs);
    }
    let (average, most) = differences(&ours, &theirs);
    assert!(average < 100 && most < 80, "{average} thousandths apart on average, {most} at most");
}

#[test]
fn bands_meet_without_a_seam() {
    let scene = everything();
    let whole = by_us(&scene, 4_096);
    let bands = by_us(&scene, 101);
    let (average, most) = differences(&whole, &bands);
    // A curve that is cut elsewhere is rounded differently. This changes single pixels but no line.
    assert!(average < 20 && most < 80, "{average} thousandths apart on average, {most} at most");
}
