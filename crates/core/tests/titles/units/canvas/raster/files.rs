//! A file keeps the pixels, except colours that do not fit into the table.

use resvg::tiny_skia::Pixmap;

use super::*;

fn written(pixels: &[u8], width: u32, height: u32) -> Pixmap {
    let mut counter = crate::canvas::raster::shades::Counter::default();
    let rows = (width * 4) as usize * 7;
    let bands: Vec<_> = pixels.chunks(rows).map(|pixels| counter.band(pixels)).collect();
    let png = file::png(&bands, (width, height)).expect("a picture");
    Pixmap::decode_png(&png).expect("a picture")
}

#[test]
fn few_colours_are_kept_exactly() {
    let colours: Vec<[u8; 4]> = (0..200_u8).map(|n| [n, 255 - n, n.wrapping_mul(7) & 0xfc, 255]).collect();
    let pixels: Vec<u8> = colours.iter().cycle().take(40 * 10).flatten().copied().collect();
    let seen = written(&pixels, 40, 10);
    assert_eq!((seen.width(), seen.height()), (40, 10));
    assert!(seen.data().iter().zip(&pixels).all(|(seen, wanted)| seen.abs_diff(*wanted) <= 3));
    assert!(seen.data().chunks(4).zip(pixels.chunks(4)).filter(|(seen, wanted)| seen == wanted).count() > 300);
}

#[test]
fn many_colours_stay_close() {
    let pixels: Vec<u8> = (0..=255_u8).flat_map(|x| (0..64_u8).flat_map(move |y| [x, y * 4, 128, 255])).collect();
    let seen = written(&pixels, 64, 256);
    let far = pixels.iter().zip(seen.data()).map(|(wanted, seen)| wanted.abs_diff(*seen));
    assert!(far.max().is_some_and(|far| far < 24));
}
