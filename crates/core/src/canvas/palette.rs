//! Looks, and the colours that all titles share: the background, the ink and the seats.
//!
//! A seat is recognizable by its colour **and** its shape **and** its letter. `crates/core/tests/titles/palette.rs` asserts a
//! distance between the colours alone, also for colour-blind people.

use serde::{Deserialize, Serialize};

use super::Colour;
use crate::engine::Seat;

/// The preferred look of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Look {
    pub theme: Theme,
    /// Whether lines and letters have the highest contrast.
    pub contrast: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark letters on a light background.
    Light,
    /// Light letters on a dark background, which is Discord's default.
    #[default]
    Dark,
}

impl Look {
    /// Each look with its name in settings and options; the usual one first.
    pub const NAMED: &'static [(&'static str, Self)] = &[
        ("dark", Self { theme: Theme::Dark, contrast: false }),
        ("light", Self { theme: Theme::Light, contrast: false }),
        ("dark-contrast", Self { theme: Theme::Dark, contrast: true }),
        ("light-contrast", Self { theme: Theme::Light, contrast: true }),
    ];

    pub const ALL: [Self; 4] = [
        Self { theme: Theme::Light, contrast: false },
        Self { theme: Theme::Dark, contrast: false },
        Self { theme: Theme::Light, contrast: true },
        Self { theme: Theme::Dark, contrast: true },
    ];

    /// One of four values by look, in the order of [`Self::ALL`]: light, dark, light with contrast, dark with contrast.
    pub const fn choose<T: Copy>(self, by_look: [T; 4]) -> T {
        by_look[self.theme as usize + if self.contrast { 2 } else { 0 }]
    }

    /// A colour by look, in the same order.
    pub const fn colour(self, by_look: [u32; 4]) -> Colour {
        Colour::hex(self.choose(by_look))
    }

    /// One of two values by theme.
    pub fn pick<T>(self, light: T, dark: T) -> T {
        match self.theme {
            Theme::Light => light,
            Theme::Dark => dark,
        }
    }
}

/// The colours of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColours {
    /// The seat's colour: badges, sails, pathways.
    pub fill: Colour,
    /// The line around it.
    pub edge: Colour,
    /// The letters on it.
    pub ink: Colour,
    /// A pale tint of it, for the panel of the seat.
    pub tint: Colour,
}

/// The background colours, and the colours of letters and lines on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundColours {
    /// The background behind panels.
    pub paper: Colour,
    /// The background of panels and cards.
    pub panel: Colour,
    /// Lines between items.
    pub line: Colour,
    /// Letters.
    pub ink: Colour,
    /// Less important letters.
    pub quiet: Colour,
    /// Changes: [`Highlight::New`](super::kit::Highlight).
    pub new: Colour,
    pub turn: Colour,
    /// Possible choices.
    pub reach: Colour,
    pub shadow: Colour,
}

/// Seat colours by seat, on a light background. A search chose the first five (no title has more seats) for the
/// distances of `crates/core/tests/titles/palette.rs`. Change these five only together.
const LIGHT: [u32; 8] = [0xee7d14, 0x1546b8, 0x58d8a6, 0xa00d12, 0xb07aff, 0xffe04a, 0x5c6570, 0x00a6b8];
/// Seat colours by seat, on a dark background.
const DARK: [u32; 8] = [0xff8c1a, 0x2f5fce, 0x72e8b4, 0xb3121f, 0xc69dff, 0xffe86b, 0x9aa4b0, 0x19bccd];

pub fn seat(seat: Seat, look: Look) -> SeatColours {
    let fill = Colour::hex(look.pick(LIGHT, DARK)[seat.index() % LIGHT.len()]);
    let ground = ground(look);
    let ink = if brightness(fill) > 110 { Colour::hex(0x14110d) } else { Colour::WHITE };
    let edge = match (look.contrast, look.theme) {
        (true, Theme::Light) => Colour::BLACK,
        (true, Theme::Dark) => Colour::WHITE,
        (false, Theme::Light) => fill.darker(45),
        (false, Theme::Dark) => fill.lighter(45),
    };
    SeatColours { fill, edge, ink, tint: ground.panel.towards(fill, if look.contrast { 0 } else { 12 }) }
}

/// The background colours of a look.
pub const fn ground(look: Look) -> GroundColours {
    const fn of([paper, panel, line, ink, quiet, new, turn, reach]: [u32; 8], shadow: u8) -> GroundColours {
        GroundColours {
            paper: Colour::hex(paper),
            panel: Colour::hex(panel),
            line: Colour::hex(line),
            ink: Colour::hex(ink),
            quiet: Colour::hex(quiet),
            new: Colour::hex(new),
            turn: Colour::hex(turn),
            reach: Colour::hex(reach),
            shadow: Colour::BLACK.with_opacity(shadow),
        }
    }
    match (look.theme, look.contrast) {
        (Theme::Light, false) => {
            of([0xefe9dc, 0xfbf8f1, 0xcfc5b2, 0x241f18, 0x5f574a, 0xc4005f, 0x14110d, 0x0077c8], 28)
        }
        (Theme::Dark, false) => {
            of([0x14181f, 0x1f2530, 0x3a4352, 0xf2efe8, 0xaab3c0, 0xff4a9c, 0xffffff, 0x2fc4ff], 55)
        }
        (Theme::Light, true) => of([0xffffff, 0xffffff, 0x000000, 0x000000, 0x1a1a1a, 0xc4005f, 0x000000, 0x0077c8], 0),
        (Theme::Dark, true) => of([0x000000, 0x000000, 0xffffff, 0xffffff, 0xe6e6e6, 0xff4a9c, 0xffffff, 0x3accff], 0),
    }
}

/// The brightness of a colour to the eye, 0 to 255, without its opacity.
pub const fn brightness(colour: Colour) -> u8 {
    ((colour.red as u32 * 299 + colour.green as u32 * 587 + colour.blue as u32 * 114) / 1000) as u8
}

/// Declares the colours of a title, each with a value by look in the order of [`Look::ALL`]. `at` stands before its
/// opacity by look.
macro_rules! colours {
    ($($(#[$of:meta])* $name:ident: $by_look:tt $(at $opacity:tt)?),+ $(,)?) => {
        /// The colours of a look.
        #[derive(Clone, Copy, Debug)]
        pub struct Colours {
            pub look: $crate::canvas::palette::Look,
            pub ground: $crate::canvas::palette::GroundColours,
            $($(#[$of])* pub $name: $crate::canvas::Colour),+
        }

        impl Colours {
            pub const fn of(look: $crate::canvas::palette::Look) -> Self {
                let ground = $crate::canvas::palette::ground(look);
                Self { look, ground, $($name: look.colour($by_look)$(.with_opacity(look.choose($opacity)))?),+ }
            }

            pub fn seat(&self, seat: $crate::engine::Seat) -> $crate::canvas::palette::SeatColours {
                $crate::canvas::palette::seat(seat, self.look)
            }
        }
    };
}

pub(crate) use colours;
