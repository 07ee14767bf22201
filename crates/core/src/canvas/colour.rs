//! A colour with its opacity, and mixing in whole numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A colour of the sRGB space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
    /// The opacity: 255 is opaque, 0 is invisible.
    pub alpha: u8,
}

impl Colour {
    pub const WHITE: Self = Self::hex(0x00ff_ffff);
    pub const BLACK: Self = Self::hex(0);

    /// An opaque colour in web notation: `Colour::hex(0xRRGGBB)`.
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { red, green, blue, alpha: 255 }
    }

    /// The same colour with this opacity, in per cent.
    pub const fn with_opacity(self, per_cent: u8) -> Self {
        Self { alpha: (per_cent as u16 * 255 / 100) as u8, ..self }
    }

    /// The colour `per_cent` of the way to another: 0 gives this one, 100 the other.
    pub const fn towards(self, other: Self, per_cent: u8) -> Self {
        const fn mix(one: u8, other: u8, per_cent: u8) -> u8 {
            ((one as u16 * (100 - per_cent as u16) + other as u16 * per_cent as u16 + 50) / 100) as u8
        }
        Self {
            red: mix(self.red, other.red, per_cent),
            green: mix(self.green, other.green, per_cent),
            blue: mix(self.blue, other.blue, per_cent),
            alpha: mix(self.alpha, other.alpha, per_cent),
        }
    }

    /// The colour `per_cent` of the way to white.
    pub const fn lighter(self, per_cent: u8) -> Self {
        self.towards(Self { alpha: self.alpha, ..Self::WHITE }, per_cent)
    }

    /// The colour `per_cent` of the way to black.
    pub const fn darker(self, per_cent: u8) -> Self {
        self.towards(Self { alpha: self.alpha, ..Self::BLACK }, per_cent)
    }
}

impl fmt::Display for Colour {
    /// `#rrggbb`, with two more digits for the opacity unless the colour is opaque.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)?;
        if self.alpha == 255 { Ok(()) } else { write!(f, "{:02x}", self.alpha) }
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not a colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no colour; write #1e90ff or, with an opacity, #1e90ff80")]
pub struct ColourError(String);

impl FromStr for Colour {
    type Err = ColourError;

    fn from_str(text: &str) -> Result<Self, ColourError> {
        let wrong = || ColourError(text.to_owned());
        let digits = text.strip_prefix('#').filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit())).ok_or_else(wrong)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        match digits.len() {
            6 => Ok(Self::hex(number)),
            8 => Ok(Self { alpha: number.to_be_bytes()[3], ..Self::hex(number >> 8) }),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
