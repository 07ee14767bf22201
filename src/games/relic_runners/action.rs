//! What players do, as typed codes. A turn is a sequence of them; [`crate::games::relic_runners::event`] has what
//! happens.

use std::fmt;
use std::str::FromStr;

use super::code::worded;
use super::components::{Column, Explorer, Ivory, Site, Space, Trail};
use crate::engine::CodeError;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `explorer red`, `explorer none`: play an explorer with its power, or none.
    Explorer(Option<Explorer>),
    /// `start t3`: begin the game at this place.
    Start(Site),
    /// `explore`: pay a ration and resolve the tile of the site.
    Explore,
    /// `walk t3`, `walk t3 tokens`, `walk t3 short`, `walk t3 shortcut`: walk to this place by the walk with this aim
    /// (RR-31).
    Walk(Site, Aim),
    /// `go t3`: walk the trail to this place; the walk may go on from there.
    Go(Site),
    /// `stop`: end the walk here.
    Stop,
    /// `jump t3`: go there with the ivory tile I2-6.
    Jump(Site),
    /// `refill`: use the ivory tile I2-3.
    Refill,
    /// `box m2`: use the box on this space.
    Box(Space),
    /// `up m`, `up m1`: a box goes up from the bottom into this column, or from this space.
    Up(Rise),
    /// `place r3-t4`: put a pathway from the reserve on this trail.
    Place(Trail),
    /// `double`: use the ivory tile I2-4.
    Double,
    /// `remote`: use the ivory tile I2-5.
    Remote,
    /// `lift r3-t4`: this pathway moves.
    Lift(Trail),
    /// `lay r3-t4`: the pathway goes to this trail.
    Lay(Trail),
    /// `reach t3`: resolve the tile of this neighbour.
    Reach(Site),
    /// `flip k3`: turn this token.
    Flip(Token),
    /// `top`: take the top tile.
    Top,
    /// `peek`: use the ivory tile I2-2.
    Peek,
    /// `pick 2`: take the tile of this level.
    Pick(u8),
    /// `keep i1-2`: keep this one of two ivory tiles.
    Keep(Ivory),
    /// `kit`: a box from the reserve to the bottom.
    Kit,
    /// `points`: 2 points.
    Points,
    /// `show`: show the blue tile.
    Show,
    /// `hide`: do not show it.
    Hide,
    /// `pass`: place no pathway, or turn no more tokens.
    Pass,
    /// `dash`: play the extra turn.
    Dash,
    /// `decline`: play no extra turn.
    Decline,
    /// `end`: end the turn.
    End,
}

/// Which of the walks to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// What is best at first sight: on a relic expedition the longest, else the most tokens.
    Best,
    /// The most tokens.
    Tokens,
    /// The fewest trails.
    Short,
    /// The best with the ivory tile I2-1.
    Shortcut,
}

worded!(Aim { Best = "best", Tokens = "tokens", Short = "short", Shortcut = "shortcut" });

/// A token, counted from 0; written `k1` … `k10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token(pub u8);

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "k{}", self.0 + 1)
    }
}

impl FromStr for Token {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let number = text.strip_prefix('k').filter(|digits| !digits.starts_with(['0', '+']));
        match number.and_then(|digits| digits.parse::<u8>().ok()) {
            Some(n @ 1..=99) => Ok(Self(n - 1)),
            _ => Err(CodeError(text.to_owned())),
        }
    }
}

super::code::as_text!(Token);

/// Where a box that goes up a step comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rise {
    /// From the bottom into this column.
    Into(Column),
    /// From this space, level 1 or 2.
    From(Space),
}

impl Rise {
    /// Every way in which a box can go up.
    pub fn all() -> impl Iterator<Item = Self> {
        let from = Space::all().filter(|space| space.level < Space::TOP).map(Self::From);
        Column::ALL.iter().copied().map(Self::Into).chain(from)
    }
}

impl fmt::Display for Rise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Into(column) => column.fmt(f),
            Self::From(space) => space.fmt(f),
        }
    }
}

impl FromStr for Rise {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        text.parse().map(Self::Into).or_else(|_| text.parse().map(Self::From))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Explorer(Some(explorer)) => write!(f, "explorer {explorer}"),
            Self::Explorer(None) => f.write_str("explorer none"),
            Self::Start(site) => write!(f, "start {site}"),
            Self::Explore => f.write_str("explore"),
            Self::Walk(site, Aim::Best) => write!(f, "walk {site}"),
            Self::Walk(site, aim) => write!(f, "walk {site} {aim}"),
            Self::Go(site) => write!(f, "go {site}"),
            Self::Stop => f.write_str("stop"),
            Self::Jump(site) => write!(f, "jump {site}"),
            Self::Refill => f.write_str("refill"),
            Self::Box(space) => write!(f, "box {space}"),
            Self::Up(rise) => write!(f, "up {rise}"),
            Self::Place(trail) => write!(f, "place {trail}"),
            Self::Double => f.write_str("double"),
            Self::Remote => f.write_str("remote"),
            Self::Lift(trail) => write!(f, "lift {trail}"),
            Self::Lay(trail) => write!(f, "lay {trail}"),
            Self::Reach(site) => write!(f, "reach {site}"),
            Self::Flip(token) => write!(f, "flip {token}"),
            Self::Top => f.write_str("top"),
            Self::Peek => f.write_str("peek"),
            Self::Pick(level) => write!(f, "pick {level}"),
            Self::Keep(tile) => write!(f, "keep {tile}"),
            Self::Kit => f.write_str("kit"),
            Self::Points => f.write_str("points"),
            Self::Show => f.write_str("show"),
            Self::Hide => f.write_str("hide"),
            Self::Pass => f.write_str("pass"),
            Self::Dash => f.write_str("dash"),
            Self::Decline => f.write_str("decline"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["explorer", "none"] => Self::Explorer(None),
            ["explorer", name] => Self::Explorer(Some(part(name, text)?)),
            ["start", site] => Self::Start(part(site, text)?),
            ["explore"] => Self::Explore,
            ["walk", site] => Self::Walk(part(site, text)?, Aim::Best),
            ["walk", site, aim] => Self::Walk(part(site, text)?, part(aim, text)?),
            ["go", site] => Self::Go(part(site, text)?),
            ["stop"] => Self::Stop,
            ["jump", site] => Self::Jump(part(site, text)?),
            ["refill"] => Self::Refill,
            ["box", space] => Self::Box(part(space, text)?),
            ["up", rise] => Self::Up(part(rise, text)?),
            ["place", trail] => Self::Place(part(trail, text)?),
            ["double"] => Self::Double,
            ["remote"] => Self::Remote,
            ["lift", trail] => Self::Lift(part(trail, text)?),
            ["lay", trail] => Self::Lay(part(trail, text)?),
            ["reach", site] => Self::Reach(part(site, text)?),
            ["flip", token] => Self::Flip(part(token, text)?),
            ["top"] => Self::Top,
            ["peek"] => Self::Peek,
            ["pick", level] => Self::Pick(part(level, text)?),
            ["keep", tile] => Self::Keep(part(tile, text)?),
            ["kit"] => Self::Kit,
            ["points"] => Self::Points,
            ["show"] => Self::Show,
            ["hide"] => Self::Hide,
            ["pass"] => Self::Pass,
            ["dash"] => Self::Dash,
            ["decline"] => Self::Decline,
            ["end"] => Self::End,
            _ => return Err(CodeError(text.to_owned())),
        };
        Ok(action)
    }
}

/// Reads one word of a code; what is wrong is the whole code.
fn part<T: FromStr>(word: &str, code: &str) -> Result<T, CodeError> {
    word.parse().map_err(|_| CodeError(code.to_owned()))
}
