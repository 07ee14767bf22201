//! What players do, as typed codes. A turn is a sequence of them: a tile, then actions one by one, then `done`;
//! [`crate::games::explorers::event`] has what happens.

use std::fmt;
use std::str::FromStr;

use super::components::{Animal, Captain, Tile};
use super::place::{Cargo, Place, Space};
use crate::canvas::hex::{Cell, Corner};
use crate::engine::CodeError;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `captain queen`: keep this captain.
    Captain(Captain),
    /// `place T17 M6 r2`: put a tile of the hand on a cell, turned clockwise by so many sixths, 0 to 5.
    Place(Tile, Cell, u8),
    /// `load M6 1v pig`: from this land of the longship's tile, or from `home`.
    Load(Place, Cargo),
    /// `unload M6 2v`: to this land of the longship's tile, or to `home`.
    Unload(Place, Cargo),
    /// `sail M7`: the longship goes to this sea space.
    Sail(Place),
    /// `walk M6 M7 2`: so many Vikings go from one land space to another.
    Walk(Space, Space, u8),
    /// `herd M6 M7 pig`: one Viking takes one animal from one land space to another.
    Herd(Space, Space, Animal),
    /// `outpost M6n`: build an outpost at this corner.
    Outpost(Corner),
    /// `done`: end the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Captain(captain) => write!(f, "captain {captain}"),
            Self::Place(tile, cell, rotation) => write!(f, "place {tile} {cell} r{rotation}"),
            Self::Load(land, cargo) => write!(f, "load {land} {cargo}"),
            Self::Unload(land, cargo) => write!(f, "unload {land} {cargo}"),
            Self::Sail(sea) => write!(f, "sail {sea}"),
            Self::Walk(from, to, vikings) => write!(f, "walk {from} {to} {vikings}"),
            Self::Herd(from, to, animal) => write!(f, "herd {from} {to} {animal}"),
            Self::Outpost(corner) => write!(f, "outpost {corner}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["captain", captain] => Self::Captain(part(captain, text)?),
            ["place", tile, cell, rotation] => {
                Self::Place(part(tile, text)?, part(cell, text)?, digit(rotation.strip_prefix('r'), text)?)
            }
            ["load", land, _, ..] => Self::Load(part(land, text)?, part(rest(text), text)?),
            ["unload", land, _, ..] => Self::Unload(part(land, text)?, part(rest(text), text)?),
            ["sail", sea] => Self::Sail(part(sea, text)?),
            ["walk", from, to, vikings] => Self::Walk(part(from, text)?, part(to, text)?, digit(Some(vikings), text)?),
            ["herd", from, to, animal] => Self::Herd(part(from, text)?, part(to, text)?, part(animal, text)?),
            ["outpost", corner] => Self::Outpost(part(corner, text)?),
            ["done"] => Self::Done,
            _ => return Err(CodeError(text.to_owned())),
        };
        Ok(action)
    }
}

/// Reads one word of a code; what is wrong is the whole code.
fn part<T: FromStr>(word: &str, code: &str) -> Result<T, CodeError> {
    word.parse().map_err(|_| CodeError(code.to_owned()))
}

/// All words of a code but the first two.
fn rest(code: &str) -> &str {
    code.splitn(3, ' ').nth(2).unwrap_or_default()
}

/// A number of one digit.
fn digit(word: Option<&str>, code: &str) -> Result<u8, CodeError> {
    match word.map(str::as_bytes) {
        Some([digit @ b'0'..=b'9']) => Ok(digit - b'0'),
        _ => Err(CodeError(code.to_owned())),
    }
}
