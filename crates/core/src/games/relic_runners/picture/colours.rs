//! The colours of the pictures. Those of seats, panels, ink and lines are common to all titles.

use super::*;
use crate::canvas::Colour as Tint;
use crate::canvas::palette::colours;

colours! {
    /// The ground of the map: in the middle, and at the rim.
    clearing: [0xe6ecd0, 0x24483a, 0xffffff, 0x000000],
    soil: [0xc6d6a9, 0x132a22, 0xffffff, 0x000000],
    /// Crowns of trees: in the shade, and in the light.
    shade: [0xa9c48c, 0x173529, 0xffffff, 0x000000],
    leaves: [0xbdd39e, 0x2b5641, 0xffffff, 0x000000],
    /// Trails, and the line beside them.
    trail: [0x9a7440, 0xc9a970, 0x5a4420, 0xd9bd86],
    bed: [0xf4ecd4, 0x12241d, 0xffffff, 0x000000],
    /// Rivers, and the glint on them.
    water: [0x86c5df, 0x2c7593, 0x8fd0ee, 0x0f5f86],
    glint: [0xb9e2f2, 0x58a8c6, 0x005a86, 0x8fdcff],
    edge: [0x33301f, 0x0b1511, 0x000000, 0xffffff],
    /// Coins and coloured tokens, with their letters.
    gold: [0xf2b632, 0xf6c545, 0xffd34a, 0xffd34a],
    on_gold: [0x2a1c00, 0x2a1c00, 0x000000, 0x000000],
    tin: [0xb8612a, 0xd98a4e, 0x9c4a10, 0xffb066],
    sand: [0xe6cb98, 0xcdb07c, 0xf1dcb4, 0x4a3a20],
    /// The cloth of its tents.
    cloth: [0xcf7f2c, 0xe0a048, 0xc98a3c, 0xf0c070],
}

impl Colours {
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
