//! The distances between seat colours: CIEDE2000 of at least 20 between any two, also for people who lack one kind of
//! cone. Letters have enough contrast to their background.

use skald_core::canvas::Colour;
use skald_core::canvas::palette::{self, Look};
use skald_core::engine::Seat;

/// The maximum number of seats of any title.
const SEATS: u8 = 5;

/// The minimum distance between two seats.
const APART: f64 = 20.0;

/// The perception of linear red, green and blue: simulation after Machado, Oliveira and Fernandes (2009), severity 1.
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protan", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("deutan", [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    ("tritan", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

fn linear(colour: Colour) -> [f64; 3] {
    [colour.red, colour.green, colour.blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|column| matrix[row][column] * vector[column]).sum())
}

/// The CIELAB value of a colour under D65, as a viewer with this vision sees it.
fn lab(colour: Colour, vision: &[[f64; 3]; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] =
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let seen = times(vision, linear(colour)).map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = times(&XYZ, seen);
    let [x, y, z] = [x / 0.95047, y, z / 1.08883]
        .map(|part| if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000 with all weights 1.
fn distance(one: [f64; 3], other: [f64; 3]) -> f64 {
    let mean_chroma = (one[1].hypot(one[2]) + other[1].hypot(other[2])) / 2.0;
    let seventh = |value: f64| (value.powi(7) / (value.powi(7) + 25_f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - seventh(mean_chroma));
    let polar = |[_, a, b]: [f64; 3]| {
        let chroma = (a * stretch).hypot(b);
        let hue = if chroma == 0.0 { 0.0 } else { b.atan2(a * stretch).to_degrees().rem_euclid(360.0) };
        (chroma, hue)
    };
    let ((c1, h1), (c2, h2)) = (polar(one), polar(other));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc) = (other[0] - one[0], c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let light = (one[0] + other[0]) / 2.0;
    let chroma = (c1 + c2) / 2.0;
    let hue = match (h1 - h2).abs() <= 180.0 {
        _ if grey => h1 + h2,
        true => (h1 + h2) / 2.0,
        false if h1 + h2 < 360.0 => (h1 + h2 + 360.0) / 2.0,
        false => (h1 + h2 - 360.0) / 2.0,
    };
    let wave = |factor: f64, shift: f64| (factor * hue + shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0) - 0.20 * wave(4.0, -63.0);
    let off = (light - 50.0).powi(2);
    let (sl, sc, sh) = (1.0 + 0.015 * off / (20.0 + off).sqrt(), 1.0 + 0.045 * chroma, 1.0 + 0.015 * chroma * t);
    let turned = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let rotation = -(2.0 * turned).to_radians().sin() * 2.0 * seventh(chroma);
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rotation * c * h).sqrt()
}

/// The contrast between two colours, 1 to 21, by WCAG.
fn contrast(one: Colour, other: Colour) -> f64 {
    let bright = |colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (bright(one), bright(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_distance_matches_the_published_pairs() {
    // From the test data of Sharma, Wu and Dalal (2005).
    for (one, other, known) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let counted = distance(one, other);
        assert!((counted - known).abs() < 0.0001, "{one:?} {other:?}: {counted}, not {known}");
    }
}

#[test]
fn seats_keep_their_distance_for_every_eye() {
    for look in Look::ALL {
        for (name, vision) in &VISIONS {
            for one in Seat::all(SEATS) {
                for other in Seat::all(one.0) {
                    let colours = [one, other].map(|seat| lab(palette::seat(seat, look).fill, vision));
                    let apart = distance(colours[0], colours[1]);
                    assert!(apart >= APART, "{look:?}, {name}: seats {one} and {other} are {apart:.1} apart");
                }
            }
        }
    }
}

#[test]
fn highlights_keep_their_distance_for_every_eye() {
    for look in Look::ALL {
        let ground = palette::ground(look);
        let highlights = [("new", ground.new), ("turn", ground.turn), ("reach", ground.reach)];
        for (n, (name, colour)) in highlights.iter().enumerate() {
            for (vision, matrix) in &VISIONS {
                for (other, theirs) in &highlights[..n] {
                    let apart = distance(lab(*colour, matrix), lab(*theirs, matrix));
                    assert!(apart >= APART, "{look:?}, {vision}: {name} and {other} are {apart:.1} apart");
                }
            }
            for under in [ground.paper, ground.panel] {
                let stands = contrast(under, *colour);
                assert!(stands >= 3.0, "{look:?}: {name} stands out by {stands:.1}");
            }
        }
        let stands = contrast(ground.reach, skald_core::canvas::kit::Consequence::ink(look));
        assert!(stands >= 4.5, "{look:?}: letters on choices stand out by {stands:.1}");
    }
}

#[test]
fn letters_stand_out() {
    for look in Look::ALL {
        for seat in Seat::all(8) {
            let colours = palette::seat(seat, look);
            let stands = contrast(colours.fill, colours.ink);
            assert!(stands >= 4.5, "{look:?}: the letter of seat {seat} stands out by {stands:.1}");
        }
        let ground = palette::ground(look);
        let least = if look.contrast { 12.0 } else { 4.5 };
        for under in [ground.paper, ground.panel] {
            for (name, ink) in [("ink", ground.ink), ("quiet", ground.quiet)] {
                let stands = contrast(under, ink);
                assert!(stands >= least, "{look:?}: {name} stands out by {stands:.1}");
            }
        }
    }
}

#[test]
fn no_title_has_more_seats_than_tested_colours() {
    for (key, make, editions) in skald_core::games::TITLES {
        let edition = skald_core::engine::Edition::read(editions[0]).expect("the embedded edition");
        assert!(make(edition).expect("a title").meta().seats.1 <= SEATS, "{key}");
    }
}
