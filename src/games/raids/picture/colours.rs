//! The colours of *Raids*: a cold sea, carved plates, one hue for each kind of tile.

use crate::canvas::Colour;
use crate::canvas::palette::{self, Ground, Look, Theme};
use crate::games::raids::components::Tile;

/// Everything that has a colour of its own.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// How the viewer wants it.
    pub look: Look,
    /// Panels, ink, lines.
    pub ground: Ground,
    /// Water in the middle of the ring, and at its rim.
    pub water: (Colour, Colour),
    /// Lines on water.
    pub wave: Colour,
    /// Letters on water.
    pub ink: Colour,
    /// Letters on water of less weight.
    pub quiet: Colour,
    /// The wood of ships, and its dark side.
    pub wood: (Colour, Colour),
    /// Coins.
    pub gold: Colour,
    /// A shield.
    pub shield: Colour,
}

/// A plate and what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    /// The plate.
    pub face: Colour,
    /// Its rim.
    pub edge: Colour,
    /// The sign on it.
    pub sign: Colour,
    /// Lines within the sign.
    pub line: Colour,
    /// Letters.
    pub ink: Colour,
}

impl Colours {
    /// The colours for a look.
    pub fn of(look: Look) -> Self {
        let ground = palette::ground(look);
        let hex = |light, dark| Colour::hex(look.pick(light, dark));
        if look.contrast {
            return Self {
                look,
                ground,
                water: (ground.paper, ground.paper),
                wave: hex(0xb0b0b0, 0x4a4a4a),
                ink: ground.ink,
                quiet: ground.quiet,
                wood: (hex(0xe8e8e8, 0x202020), ground.line),
                gold: hex(0xffd84a, 0xffd84a),
                shield: ground.paper,
            };
        }
        Self {
            look,
            ground,
            water: (hex(0xdcecef, 0x16303d), hex(0xa9cbd4, 0x0c1922)),
            wave: hex(0x8fb9c4, 0x23485a),
            ink: hex(0x12303b, 0xf1f4f2),
            quiet: hex(0x335763, 0xa9c3cc),
            wood: (hex(0xb98a56, 0x86623c), hex(0x6d4826, 0x3b2916)),
            gold: Colour::hex(0xf2c14e),
            shield: hex(0xf3ead7, 0xe2d6bd),
        }
    }

    /// The plate of a tile.
    pub fn tile(&self, tile: Tile) -> Plate {
        self.plate(Colour::hex(match tile {
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
        }))
    }

    /// The plate of a Village.
    pub fn village(&self) -> Plate {
        self.plate(Colour::hex(0x97703f))
    }

    /// The plate of the Harbor.
    pub fn harbor(&self) -> Plate {
        let plate = self.plate(Colour::hex(0x2c5f73));
        if self.look.contrast {
            plate
        } else {
            Plate {
                face: self.wood.0,
                edge: self.wood.1,
                sign: Colour::hex(0xfff6e0),
                line: self.wood.1,
                ink: Colour::WHITE,
            }
        }
    }

    /// Monsters stand out in every look.
    fn danger(&self) -> Plate {
        if self.look.contrast {
            let ground = self.ground;
            return Plate {
                face: ground.ink,
                edge: ground.ink,
                sign: ground.paper,
                line: ground.ink,
                ink: ground.paper,
            };
        }
        let face = Colour::hex(self.look.pick(0x8c2a26, 0x7a1f1d));
        Plate { face, edge: face.darker(45), sign: Colour::hex(0xffd9b8), line: face.darker(30), ink: Colour::WHITE }
    }

    fn plate(&self, hue: Colour) -> Plate {
        if self.look.contrast {
            let ground = self.ground;
            return Plate {
                face: ground.panel,
                edge: ground.line,
                sign: ground.ink,
                line: ground.panel,
                ink: ground.ink,
            };
        }
        match self.look.theme {
            Theme::Light => {
                let face = hue.towards(Colour::hex(0xfffaf0), 74);
                Plate { face, edge: hue.darker(8), sign: hue.darker(22), line: face, ink: hue.darker(72) }
            }
            Theme::Dark => {
                let face = hue.towards(Colour::hex(0x10181f), 58);
                Plate {
                    face,
                    edge: hue.towards(Colour::hex(0x10181f), 10),
                    sign: hue.lighter(48),
                    line: face,
                    ink: Colour::hex(0xfbfaf5),
                }
            }
        }
    }
}
