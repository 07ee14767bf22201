//! The colours of *Raids*: a cold sea, carved plates, one hue for each kind of tile.

use super::*;
use crate::canvas::palette::colours;

colours! {
    /// Water in the middle of the ring, and at its rim.
    near: [0xdcecef, 0x16303d, 0xffffff, 0x000000],
    far: [0xa9cbd4, 0x0c1922, 0xffffff, 0x000000],
    /// Lines on water.
    wave: [0x8fb9c4, 0x23485a, 0xb0b0b0, 0x4a4a4a],
    ink: [0x12303b, 0xf1f4f2, 0x000000, 0xffffff],
    /// Letters on water of less weight.
    quiet: [0x335763, 0xa9c3cc, 0x1a1a1a, 0xe6e6e6],
    /// The wood of ships, and its dark side.
    wood: [0xb98a56, 0x86623c, 0xe8e8e8, 0x202020],
    keel: [0x6d4826, 0x3b2916, 0x000000, 0xffffff],
    gold: [0xf2c14e, 0xf2c14e, 0xffd84a, 0xffd84a],
    /// A shield, its rim, and numbers on it.
    shield: [0xf3ead7, 0xe2d6bd, 0xffffff, 0x000000],
    rim: [0x7a6445, 0x7a6445, 0x000000, 0xffffff],
    on_shield: [0x2a2118, 0x2a2118, 0x000000, 0xffffff],
}

/// A plate and what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    pub face: Colour,
    pub edge: Colour,
    pub sign: Colour,
    /// Lines within the sign.
    pub line: Colour,
    pub ink: Colour,
}

impl Colours {
    /// The sea under everything.
    pub const fn sea(&self) -> Colour {
        self.near.towards(self.far, 60)
    }

    pub fn tile(&self, tile: Tile) -> Plate {
        self.plate(match tile {
            Tile::Weapon { .. } => 0x4f7cab,
            Tile::Sail { .. } => 0x2f9c93,
            Tile::Mjollnir { .. } => 0x8562c4,
            Tile::Goods { .. } => 0xb98a24,
            Tile::Pennant { .. } => 0xc2466b,
            Tile::Rune => 0x76828c,
            Tile::Port { .. } => 0x2b64a8,
            Tile::Visit => 0x5a9440,
            Tile::Pillage => 0xdd6b20,
            Tile::Monster { .. } => return self.danger(),
        })
    }

    pub fn village(&self) -> Plate {
        self.plate(0x97703f)
    }

    pub fn harbor(&self) -> Plate {
        if self.look.contrast {
            return self.plain();
        }
        let Self { wood: face, keel: edge, .. } = *self;
        Plate { face, edge, sign: Colour::hex(0xfff6e0), line: edge, ink: Colour::WHITE }
    }

    /// The plate of things without a colour of their own: ink on a panel.
    pub const fn plain(&self) -> Plate {
        let GroundColours { panel, line, ink, .. } = self.ground;
        Plate { face: panel, edge: line, sign: ink, line: panel, ink }
    }

    /// The plate of a Monster, which stands out in every look.
    fn danger(&self) -> Plate {
        let GroundColours { paper, ink, .. } = self.ground;
        if self.look.contrast {
            return Plate { face: ink, edge: ink, sign: paper, line: ink, ink: paper };
        }
        let face = Colour::hex(self.look.pick(0x8c2a26, 0x7a1f1d));
        Plate { face, edge: face.darker(45), sign: Colour::hex(0xffd9b8), line: face.darker(30), ink: Colour::WHITE }
    }

    fn plate(&self, hue: u32) -> Plate {
        let hue = Colour::hex(hue);
        let night = Colour::hex(0x10181f);
        match self.look.theme {
            _ if self.look.contrast => self.plain(),
            Theme::Light => {
                let face = hue.towards(Colour::hex(0xfffaf0), 74);
                Plate { face, edge: hue.darker(8), sign: hue.darker(22), line: face, ink: hue.darker(72) }
            }
            Theme::Dark => {
                let face = hue.towards(night, 58);
                let ink = Colour::hex(0xfbfaf5);
                Plate { face, edge: hue.towards(night, 10), sign: hue.lighter(48), line: face, ink }
            }
        }
    }
}
