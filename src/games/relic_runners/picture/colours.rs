//! The colours of the jungle, by look. Seats have the colours that all titles share.

use crate::canvas::Colour as Tint;
use crate::canvas::palette::Look;
use crate::games::relic_runners::components::Colour;

/// The colours that are this title's own.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    look: Look,
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
    /// The ground of Base Camp, and the cloth of its tents.
    pub sand: Tint,
    /// See [`Self::sand`].
    pub cloth: Tint,
}

impl Colours {
    pub fn of(look: Look) -> Self {
        let pick = |light: u32, dark: u32| Tint::hex(look.pick(light, dark));
        let both = |light: (u32, u32), dark: (u32, u32)| (pick(light.0, dark.0), pick(light.1, dark.1));
        if look.contrast {
            return Self {
                look,
                soil: both((0xffffff, 0xffffff), (0x000000, 0x000000)),
                leaves: both((0xffffff, 0xffffff), (0x000000, 0x000000)),
                trail: both((0x5a4420, 0xffffff), (0xd9bd86, 0x000000)),
                water: both((0x8fd0ee, 0x005a86), (0x0f5f86, 0x8fdcff)),
                edge: pick(0x000000, 0xffffff),
                gold: (Tint::hex(0xffd34a), Tint::BLACK),
                tin: pick(0x9c4a10, 0xffb066),
                sand: pick(0xf1dcb4, 0x4a3a20),
                cloth: pick(0xc98a3c, 0xf0c070),
            };
        }
        Self {
            look,
            soil: both((0xe6ecd0, 0xc6d6a9), (0x24483a, 0x132a22)),
            leaves: both((0xa9c48c, 0xbdd39e), (0x173529, 0x2b5641)),
            trail: both((0x9a7440, 0xf4ecd4), (0xc9a970, 0x12241d)),
            water: both((0x86c5df, 0xb9e2f2), (0x2c7593, 0x58a8c6)),
            edge: pick(0x33301f, 0x0b1511),
            gold: both((0xf2b632, 0x2a1c00), (0xf6c545, 0x2a1c00)),
            tin: pick(0xb8612a, 0xd98a4e),
            sand: pick(0xe6cb98, 0xcdb07c),
            cloth: pick(0xcf7f2c, 0xe0a048),
        }
    }

    /// Stones, tiles and relics of a colour.
    pub fn stone(self, colour: Colour) -> Tint {
        let (light, dark) = match colour {
            Colour::Green => (0x76ab4c, 0x93c95f),
            Colour::Ivory => (0xfff8e6, 0xf3e9d2),
            Colour::Blue => (0x4a9be0, 0x5db0f0),
            Colour::Purple if self.look.contrast => (0x7a2fa8, 0x8f3fc2),
            Colour::Purple => (0x8f45bd, 0xa95fdb),
        };
        Tint::hex(self.look.pick(light, dark))
    }

    /// Letters upon stones of a colour.
    pub fn carved(self, colour: Colour) -> Tint {
        if colour == Colour::Purple { Tint::WHITE } else { Tint::hex(0x14110d) }
    }
}
