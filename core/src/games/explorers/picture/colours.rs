//! The colours of the pictures. Those of seats, panels, ink and lines are common to all titles.

use super::*;
use crate::canvas::palette::{self, GroundColours};

/// The colours of a look.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    pub look: Look,
    pub ground: GroundColours,
    /// The unknown sea around the open cells.
    pub fog: Colour,
    pub open: Colour,
    pub border: Colour,
    pub deep: Colour,
    /// The sea around the mainland.
    pub home: Colour,
    pub shallow: Colour,
    pub sand: Colour,
    pub land: Colour,
    pub wood: Colour,
    pub mainland: Colour,
    pub seam: Colour,
    /// The sides of tiles, which show their thickness.
    pub side: Colour,
    pub ink: Colour,
    /// The halo of letters on sea and land.
    pub halo: Colour,
    pub outline: Colour,
    pub plank: Colour,
}

impl Colours {
    pub const fn of(look: Look) -> Self {
        Self {
            look,
            ground: palette::ground(look),
            fog: look.colour([0xe8dfca, 0x111923, 0xffffff, 0x000000]),
            open: look.colour([0xf1e9d8, 0x192431, 0xf4f4f4, 0x101010]),
            border: look.colour([0xb3a483, 0x4b6379, 0x4a4a4a, 0xb8b8b8]),
            deep: look.colour([0x86bdd2, 0x1d5370, 0xa9d8f2, 0x052f4a]),
            home: look.colour([0x76aec6, 0x18455f, 0x93c8e6, 0x03243a]),
            shallow: look.colour([0xcdeaea, 0x45929f, 0xdff3fd, 0x0d5675]),
            sand: look.colour([0xfdf0c8, 0xe6d5a2, 0x1d1600, 0xffffff]),
            land: look.colour([0xaac97c, 0x66894f, 0xd9efb4, 0x3f6b2c]),
            wood: look.colour([0x86ab5e, 0x4d6f3d, 0xb9d98c, 0x315722]),
            mainland: look.colour([0xc9bd8b, 0x857a54, 0xefe3b8, 0x5d5226]),
            seam: look.colour([0x12303e, 0x04121c, 0x000000, 0xffffff]).with_opacity(look.choose([26, 38, 70, 55])),
            side: look.colour([0x4d7f95, 0x0a2738, 0x000000, 0x4a6b80]),
            ink: look.colour([0x14242e, 0xf3f6f2, 0x000000, 0xffffff]),
            halo: look.colour([0xf6f8f4, 0x0b1a24, 0xffffff, 0x000000]).with_opacity(look.choose([80, 78, 92, 88])),
            outline: look.colour([0x2a2520, 0x15110d, 0x000000, 0x000000]),
            plank: look.colour([0x8a5a33, 0x9a683d, 0x7a4a22, 0xb07c4a]),
        }
    }

    pub fn seat(&self, seat: Seat) -> SeatColours {
        palette::seat(seat, self.look)
    }
}
