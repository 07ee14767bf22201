//! The colours of the pictures. Those of seats, panels, ink and lines are common to all titles.

use super::*;
use crate::canvas::Colour as Tint;
use crate::canvas::palette::{GroundColours, SeatColours};

/// The colours of a look.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    pub look: Look,
    /// Panels, ink, lines.
    pub ground: GroundColours,
    /// The ground of the map: in the middle, and at the rim.
    pub soil: (Tint, Tint),
    /// Crowns of trees: in the shade, and in the light.
    pub leaves: (Tint, Tint),
    /// Trails, and the line beside them.
    pub trail: (Tint, Tint),
    /// Rivers, and the glint on them.
    pub water: (Tint, Tint),
    /// The line around stones.
    pub edge: Tint,
    /// Coins and coloured tokens, with their letters.
    pub gold: (Tint, Tint),
    /// Rations.
    pub tin: Tint,
    /// The ground of Base Camp.
    pub sand: Tint,
    /// The cloth of its tents.
    pub cloth: Tint,
}

impl Colours {
    pub const fn of(look: Look) -> Self {
        const fn both(look: Look, one: [u32; 4], other: [u32; 4]) -> (Tint, Tint) {
            (look.colour(one), look.colour(other))
        }
        Self {
            look,
            ground: palette::ground(look),
            soil: both(look, [0xe6ecd0, 0x24483a, 0xffffff, 0x000000], [0xc6d6a9, 0x132a22, 0xffffff, 0x000000]),
            leaves: both(look, [0xa9c48c, 0x173529, 0xffffff, 0x000000], [0xbdd39e, 0x2b5641, 0xffffff, 0x000000]),
            trail: both(look, [0x9a7440, 0xc9a970, 0x5a4420, 0xd9bd86], [0xf4ecd4, 0x12241d, 0xffffff, 0x000000]),
            water: both(look, [0x86c5df, 0x2c7593, 0x8fd0ee, 0x0f5f86], [0xb9e2f2, 0x58a8c6, 0x005a86, 0x8fdcff]),
            edge: look.colour([0x33301f, 0x0b1511, 0x000000, 0xffffff]),
            gold: both(look, [0xf2b632, 0xf6c545, 0xffd34a, 0xffd34a], [0x2a1c00, 0x2a1c00, 0x000000, 0x000000]),
            tin: look.colour([0xb8612a, 0xd98a4e, 0x9c4a10, 0xffb066]),
            sand: look.colour([0xe6cb98, 0xcdb07c, 0xf1dcb4, 0x4a3a20]),
            cloth: look.colour([0xcf7f2c, 0xe0a048, 0xc98a3c, 0xf0c070]),
        }
    }

    pub fn seat(&self, seat: Seat) -> SeatColours {
        palette::seat(seat, self.look)
    }

    /// The colour of the stones, tiles and relics of a colour.
    pub const fn stone(&self, colour: Colour) -> Tint {
        self.look.colour(match colour {
            Colour::Green => [0x76ab4c, 0x93c95f, 0x76ab4c, 0x93c95f],
            Colour::Ivory => [0xfff8e6, 0xf3e9d2, 0xfff8e6, 0xf3e9d2],
            Colour::Blue => [0x4a9be0, 0x5db0f0, 0x4a9be0, 0x5db0f0],
            Colour::Purple => [0x8f45bd, 0xa95fdb, 0x7a2fa8, 0x8f3fc2],
        })
    }

    pub fn carved(&self, colour: Colour) -> Tint {
        if colour == Colour::Purple { Tint::WHITE } else { Tint::hex(0x14110d) }
    }
}
