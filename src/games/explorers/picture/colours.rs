//! The colours of the northern sea. Colours of seats and of the ground below everything are those of all titles.

use crate::canvas::Colour;
use crate::canvas::palette::{Look, Theme};
use crate::games::explorers::components::Animal;

/// The colours of a look.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// Where nobody has been.
    pub fog: Colour,
    /// An open cell.
    pub open: Colour,
    /// The border of an open cell.
    pub border: Colour,
    /// Deep sea.
    pub deep: Colour,
    /// The sea around the mainland.
    pub home: Colour,
    /// Water near a coast.
    pub shallow: Colour,
    /// Beaches.
    pub sand: Colour,
    /// Land.
    pub land: Colour,
    /// What grows on it.
    pub wood: Colour,
    /// The mainland.
    pub mainland: Colour,
    /// Lines between tiles.
    pub seam: Colour,
    /// The thickness of tiles.
    pub side: Colour,
    /// Letters on sea and land.
    pub ink: Colour,
    /// What keeps letters apart from sea and land.
    pub halo: Colour,
    /// Outlines of tokens.
    pub outline: Colour,
    /// Planks.
    pub plank: Colour,
}

impl Colours {
    /// Of a look.
    pub const fn of(look: Look) -> Self {
        match (look.theme, look.contrast) {
            (Theme::Light, false) => Self {
                fog: Colour::hex(0xe8dfca),
                open: Colour::hex(0xf1e9d8),
                border: Colour::hex(0xb3a483),
                deep: Colour::hex(0x86bdd2),
                home: Colour::hex(0x76aec6),
                shallow: Colour::hex(0xcdeaea),
                sand: Colour::hex(0xfdf0c8),
                land: Colour::hex(0xaac97c),
                wood: Colour::hex(0x86ab5e),
                mainland: Colour::hex(0xc9bd8b),
                seam: Colour::hex(0x12303e).with_opacity(26),
                side: Colour::hex(0x4d7f95),
                ink: Colour::hex(0x14242e),
                halo: Colour::hex(0xf6f8f4).with_opacity(80),
                outline: Colour::hex(0x2a2520),
                plank: Colour::hex(0x8a5a33),
            },
            (Theme::Dark, false) => Self {
                fog: Colour::hex(0x111923),
                open: Colour::hex(0x192431),
                border: Colour::hex(0x4b6379),
                deep: Colour::hex(0x1d5370),
                home: Colour::hex(0x18455f),
                shallow: Colour::hex(0x45929f),
                sand: Colour::hex(0xe6d5a2),
                land: Colour::hex(0x66894f),
                wood: Colour::hex(0x4d6f3d),
                mainland: Colour::hex(0x857a54),
                seam: Colour::hex(0x04121c).with_opacity(38),
                side: Colour::hex(0x0a2738),
                ink: Colour::hex(0xf3f6f2),
                halo: Colour::hex(0x0b1a24).with_opacity(78),
                outline: Colour::hex(0x15110d),
                plank: Colour::hex(0x9a683d),
            },
            (Theme::Light, true) => Self {
                fog: Colour::hex(0xffffff),
                open: Colour::hex(0xf4f4f4),
                border: Colour::hex(0x4a4a4a),
                deep: Colour::hex(0xa9d8f2),
                home: Colour::hex(0x93c8e6),
                shallow: Colour::hex(0xdff3fd),
                sand: Colour::hex(0x1d1600),
                land: Colour::hex(0xd9efb4),
                wood: Colour::hex(0xb9d98c),
                mainland: Colour::hex(0xefe3b8),
                seam: Colour::hex(0x000000).with_opacity(70),
                side: Colour::hex(0x000000),
                ink: Colour::hex(0x000000),
                halo: Colour::hex(0xffffff).with_opacity(92),
                outline: Colour::hex(0x000000),
                plank: Colour::hex(0x7a4a22),
            },
            (Theme::Dark, true) => Self {
                fog: Colour::hex(0x000000),
                open: Colour::hex(0x101010),
                border: Colour::hex(0xb8b8b8),
                deep: Colour::hex(0x052f4a),
                home: Colour::hex(0x03243a),
                shallow: Colour::hex(0x0d5675),
                sand: Colour::hex(0xffffff),
                land: Colour::hex(0x3f6b2c),
                wood: Colour::hex(0x315722),
                mainland: Colour::hex(0x5d5226),
                seam: Colour::hex(0xffffff).with_opacity(55),
                side: Colour::hex(0x4a6b80),
                ink: Colour::hex(0xffffff),
                halo: Colour::hex(0x000000).with_opacity(88),
                outline: Colour::hex(0x000000),
                plank: Colour::hex(0xb07c4a),
            },
        }
    }
}

/// The coat of an animal, and the letters upon it; the same in every look, for the tokens are things.
pub const fn coat(animal: Animal) -> (Colour, Colour) {
    let (coat, ink) = match animal {
        Animal::Pig => (0xf3a3ad, 0x2a0d12),
        Animal::Chicken => (0xf6c344, 0x2b1a00),
        Animal::Goat => (0xa9b3bd, 0x10161c),
        Animal::Sheep => (0xfffaf0, 0x1a1a1a),
        Animal::Cattle => (0xa8502a, 0xffffff),
        Animal::Horse => (0x5b3a24, 0xffffff),
    };
    (Colour::hex(coat), Colour::hex(ink))
}
