//! Unit tests of `canvas::raster::shades`.

use crate::canvas::raster::shades::*;

fn pixels(colours: impl Iterator<Item = Rgb>) -> Vec<u8> {
    colours.flat_map(|[red, green, blue]| [red, green, blue, 255]).collect()
}

fn shown(band: &Band) -> impl Iterator<Item = Rgb> {
    let colour = |run: &Run| (band.shades[usize::from(run.shade)].colour, usize::from(run.length));
    band.runs.iter().map(colour).flat_map(|(colour, length)| std::iter::repeat_n(colour, length))
}

#[test]
fn long_runs_of_one_colour_are_restored() {
    let lengths = [1, 65_534, 65_535, 65_536, 200_000];
    let colours = lengths.iter().zip(0..).flat_map(|(length, part)| std::iter::repeat_n([part, 8, 9], *length));
    let colours: Vec<_> = colours.map(|[red, ..]: Rgb| [red * 40, 8, 9]).collect();
    let band = Counter::default().band(&pixels(colours.iter().copied()));
    assert!(shown(&band).eq(colours.iter().copied()));
    assert_eq!(band.runs.len(), 1 + 1 + 1 + 2 + 4);
}

#[test]
fn too_many_shades_do_not_disturb_the_next_band() {
    let all = |number: u32| [(number >> 10) as u8, (number >> 4) as u8, (number << 2) as u8];
    let mut counter = Counter::default();
    let noise = counter.band(&pixels((0..1 << 18).map(all)));
    assert_eq!((noise.shades.len(), shown(&noise).count()), (SHADES, 1 << 18));
    assert!(
        shown(&noise)
            .zip((0..1 << 16).map(all))
            .all(|(shown, colour)| bin(shown) == bin(colour) || shown == noise.shades[SHADES - 1].colour)
    );
    let next: Vec<_> = (0..1 << 18).rev().step_by(1000).map(all).collect();
    assert!(shown(&counter.band(&pixels(next.iter().copied()))).eq(next.iter().copied()));
}
