//! Sizes: texts that are legible on a phone, nothing outside of the picture, descriptions and files that are not too
//! long.

use super::*;
use crate::canvas::palette::Look;
#[cfg(feature = "pictures")]
use crate::canvas::palette::Theme;
use crate::canvas::scene::PHONE;
use crate::title::LONGEST_ALT;

/// The width at which a phone shows the picture of a message, and 11 of its pixels as a letter size (rounded).
const SHOWN: i32 = 292;
const SMALLEST: i32 = 11 * PHONE / SHOWN - 1;
/// The least letter size in the parts that all titles share: badges of seats, and the highlights of a legend.
const SHARED: i32 = crate::canvas::scene::SMALLEST;
/// The greatest height of a board, and of the legend.
const HIGHEST: i32 = 5_250;
const HIGHEST_LEGEND: i32 = 6_200;

fn check(picture: &Picture, (highest, shared): (i32, &dyn Fn(&str) -> bool), what: &str) {
    let scene = &picture.scene;
    assert_eq!(scene.width, PHONE);
    assert!(scene.height <= highest, "{what}: {} high", scene.height);
    for (text, seen) in scene.texts() {
        let least = if shared(&text.text) { SHARED } else { SMALLEST };
        assert!(seen >= least, "{what}: {:?} is {seen} high", text.text);
    }
    for shape in &scene.shapes {
        let area = shape.area().unwrap_or(scene.area());
        assert!(scene.area().holds(area), "{what}: {area:?} of {shape:?}");
    }
    let length = picture.alt.encode_utf16().count();
    assert!(length <= LONGEST_ALT && !picture.alt.ends_with('…'), "{what}: {length} characters: {}", picture.alt);
    assert!(!picture.alt.contains("explorers-") && !picture.alt.contains('{'), "{what}: {}", picture.alt);
}

#[test]
fn every_picture_of_a_game_is_legible_and_within_its_bounds() {
    let game = explorers();
    for seats in 1..=4 {
        for number in 0..2 {
            let mut turn = 0;
            play(&game, seats, number, 17, |state, told| {
                turn += 1;
                let (look, locale) = (Look::ALL[turn % 4], Locale::ALL[turn % Locale::ALL.len()]);
                for (n, viewer) in viewers(seats).enumerate() {
                    let seat = Seat(((turn + n) % usize::from(seats)) as u8);
                    let frame = [Frame::Whole, Frame::Around(seat), Frame::Choices][(n + turn) % 3];
                    let view = game.view_for(state, viewer);
                    let changed = recent(&game, told, viewer);
                    let picture = game.picture(&view, RenderOptions { look, frame }, &changed, &voice(locale)).unwrap();
                    let letter = |text: &str| ["A", "B", "C", "D"].contains(&text);
                    check(
                        &picture,
                        (HIGHEST, &letter),
                        &format!("{seats} seats, game {number}, after {} entries", told.len()),
                    );
                }
            });
        }
    }
}

#[test]
fn the_legend_is_legible_in_every_look_and_language() {
    let game = explorers();
    for locale in Locale::ALL {
        for look in Look::ALL {
            check(&game.legend(look, &voice(locale)).unwrap(), (HIGHEST_LEGEND, &|_| true), locale.tag());
        }
    }
}

#[test]
fn nobody_is_around_a_seat_that_is_not_there() {
    let game = explorers();
    let (state, _) = game.setup(&Options::default(), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let view = game.view_for(&state, Viewer::Public);
    let around = |seat| {
        let render = RenderOptions { frame: Frame::Around(Seat(seat)), ..RenderOptions::default() };
        game.picture(&view, render, &[], &voice(Locale::En))
    };
    assert!(around(1).is_some() && around(2).is_none());
}

#[cfg(feature = "pictures")]
#[test]
fn the_fullest_boards_are_small_files() {
    let game = explorers();
    for (number, theme) in [(3, Theme::Light), (4, Theme::Dark)] {
        let mut last = None;
        play(&game, 4, number, usize::MAX, |state, told| {
            last = Some((state.clone(), recent(&game, told, Viewer::Public)))
        });
        let (state, changed) = last.unwrap();
        let view = game.view_for(&state, Viewer::Public);
        let render = RenderOptions { look: Look { theme, contrast: false }, frame: Frame::Whole };
        let picture = game.picture(&view, render, &changed, &voice(Locale::En)).unwrap();
        let png = crate::canvas::raster::png(&picture.scene).unwrap();
        assert!(png.len() <= 200 * 1024, "{theme:?}: {} bytes", png.len());
    }
}
