//! Where everything is. The open part is a type of its own, [`Jungle`], and so is the hidden part, [`Secrets`]: what may
//! be done follows from the open part alone, and the compiler keeps the rest away from it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::code::as_text;
use super::components::{
    BOXES, Colour, Explorer, Ivory, PATHWAYS, RATIONS_EACH, RelicRunners, Site, Space, TOKENS, Tile, Trail,
};
use super::options::Options;
use crate::engine::{CodeError, Seat};

/// The most seats.
pub const SEATS: usize = 5;

/// Everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub jungle: Jungle,
    /// What does not.
    pub secrets: Secrets,
}

/// What lies open on the table: all that everybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jungle {
    /// The switches of this table.
    pub options: Options,
    /// Who plays first in a round.
    pub first: Seat,
    /// The round, from 1; 0 while explorers are chosen.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is asked when the agenda is empty.
    pub phase: Phase,
    /// What is still to be settled before the phase goes on, the next last.
    pub agenda: Vec<Task>,
    /// What has happened in this turn.
    pub now: Turn,
    /// The places, one a [`Site`].
    pub places: Vec<Place>,
    /// The tokens.
    pub tokens: Tokens,
    /// Rations in Base Camp.
    pub camp_rations: u8,
    /// The players, one a seat.
    pub runners: ArrayVec<Runner, SEATS>,
    /// Who took the relic that brings the last turns.
    pub trigger: Option<Seat>,
    /// Whether the extra turn after the last one is being played, or has been.
    pub extra: bool,
}

impl Jungle {
    /// Who is asked now; `None` when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// The player whose turn it is.
    pub fn runner(&self) -> &Runner {
        &self.runners[self.turn.index()]
    }

    pub(super) fn runner_mut(&mut self) -> &mut Runner {
        &mut self.runners[self.turn.index()]
    }

    /// What lies at a site.
    pub fn place(&self, site: Site) -> &Place {
        &self.places[site.index()]
    }

    pub(super) fn place_mut(&mut self, site: Site) -> &mut Place {
        &mut self.places[site.index()]
    }

    /// Relics taken by all players together.
    pub fn relics_taken(&self) -> usize {
        self.runners.iter().map(|runner| runner.relics.len()).sum()
    }

    /// The colour of the relic that shows on a site.
    pub fn relic_on(&self, site: Site) -> Option<Colour> {
        let place = self.place(site);
        place.colour.filter(|_| place.relic == Relic::Showing)
    }

    /// Whether a site is a ruin or temple: one with tiles left.
    pub fn has_tiles(&self, site: Site) -> bool {
        !self.place(site).stack.is_empty()
    }

    /// Whether a site is a temple: one with temple tiles left.
    pub fn is_temple(&self, site: Site) -> bool {
        site.is_temple_site() && self.has_tiles(site)
    }

    /// Tiles of a site that nobody has explored.
    pub fn full_stack(&self) -> usize {
        if self.runners.len() == 2 { 2 } else { 3 }
    }

    /// All rations there are, which never changes.
    pub fn all_rations(&self) -> u8 {
        self.runners.len() as u8 * RATIONS_EACH
    }
}

/// What is asked of the player whose turn it is, when nothing is to be settled first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn, with powers: which explorer.
    Explorer,
    /// Before the movement: a box, an ivory tile, or where to go.
    Start,
    /// A walk trail by trail.
    Walk {
        /// The places walked so far, the first being where the walk began.
        path: Vec<Site>,
    },
    /// After the movement: explore, a box, or the end of the turn.
    Arrived,
    /// After the last turn: whether to play one more.
    Dash,
    /// The game is over.
    Over,
}

/// Something to be settled; most are questions, and those with one answer settle themselves (RR-92).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// Power of an explorer: where to start.
    StartSite,
    /// Power of an explorer: a first pathway.
    StartPathway,
    /// Power of an explorer: the column of the first box.
    StartColumn,
    /// Steps for boxes: `up`.
    Steps {
        /// How many are left.
        left: u8,
    },
    /// The top tile of a site is to be resolved, or with an ivory tile another one: `top` or `peek`.
    Resolve {
        /// The site.
        site: Site,
    },
    /// The tiles of a temple have been looked at: `pick`.
    Pick {
        /// The temple.
        site: Site,
    },
    /// A pathway from the reserve: `place`, `double`, `remote`, `pass`.
    Place {
        /// Whether it may lie anywhere (I2-5).
        anywhere: bool,
        /// Whether an ivory tile of level 2 may still change the placing.
        plain: bool,
        /// Whether it must be placed, being the whole action of a box.
        must: bool,
    },
    /// A pathway of the board moves: `lift`.
    Lift {
        /// How many are left to move.
        left: u8,
        /// Trails that pathways of this action have left, and those they went to.
        moved: ArrayVec<(u8, u8), 2>,
    },
    /// Where the lifted pathway goes: `lay`.
    Lay {
        /// The trail it lies on until then.
        from: u8,
        /// How many are left to move after this one.
        left: u8,
        /// As in [`Task::Lift`].
        moved: ArrayVec<(u8, u8), 2>,
    },
    /// A neighbouring site whose tile is resolved: `reach`.
    Reach {
        /// The temple of the tile.
        site: Site,
    },
    /// Tokens may turn: `flip`, `done`.
    Flip {
        /// How many at most.
        left: u8,
        /// The token that has just turned and must not turn again.
        not: Option<u8>,
    },
    /// Two ivory tiles of one level: `keep`.
    Keep {
        /// The new one.
        tile: Ivory,
    },
    /// A box out of the reserve or points: `kit`, `points`.
    Supply,
    /// A blue tile may be shown, because this turn's points are doubled: `show`, `hide`.
    Show {
        /// Which of the player's blue tiles.
        index: u8,
    },
    /// All effects of a site's tile are done: its relic appears, or its next purple tile turns up.
    Finish {
        /// The site.
        site: Site,
    },
}

/// What has happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Where it began.
    pub start: Site,
    /// The colour of the relic that lay there when it began.
    pub start_relic: Option<Colour>,
    /// Whether the box action is used up.
    pub box_used: bool,
    /// Whether the movement is done.
    pub moved: bool,
    /// Whether the ration for exploring is spent.
    pub explored: bool,
    /// Whether the token for leaving Base Camp has turned (I3-6).
    pub departed: bool,
    /// Points gained so far.
    pub points: u16,
    /// Whether points count twice.
    pub doubling: bool,
    /// Blue tiles taken: the last so many of the player's.
    pub blue: u8,
    /// Whether nothing more may be done.
    pub over: bool,
}

impl Turn {
    /// A turn that begins here.
    pub fn begin(start: Site, start_relic: Option<Colour>) -> Self {
        Self {
            start,
            start_relic,
            box_used: false,
            moved: false,
            explored: false,
            departed: false,
            points: 0,
            doubling: false,
            blue: 0,
            over: false,
        }
    }
}

/// A place of the map and what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Its colour; `None` for Base Camp.
    pub colour: Option<Colour>,
    /// Its tiles, the top last.
    pub stack: ArrayVec<Layer, 3>,
    /// Its relic.
    pub relic: Relic,
}

/// A tile of a stack as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer {
    /// 1 large, 2 medium, 3 small; ruin tiles are counted in the same way.
    pub level: u8,
    /// What it shows, when it lies face up.
    pub open: Option<Tile>,
}

/// The relic of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relic {
    /// Under tiles, or nowhere at all in Base Camp.
    Buried,
    /// Open on the shrine.
    Showing,
    /// Somebody has it; the shrine is empty.
    Taken,
}

/// The tokens of the rivers: which of them show their coloured side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(u16);

impl Tokens {
    /// All coloured.
    pub const FULL: Self = Self((1 << TOKENS) - 1);

    /// Whether a token, counted from 0, is coloured.
    pub const fn coloured(self, token: u8) -> bool {
        self.0 & (1 << token) != 0
    }

    /// How many are coloured.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) const fn turn(&mut self, token: u8) {
        self.0 ^= 1 << token;
    }
}

/// The trails with pathways of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Paths(u64);

impl Paths {
    /// Whether there is a pathway on a trail.
    pub const fn has(self, trail: u8) -> bool {
        self.0 & (1 << trail) != 0
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The trails, as indices, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..u64::BITS as u8).filter(move |trail| self.has(*trail))
    }

    /// The same with another trail.
    #[must_use]
    pub const fn with(self, trail: u8) -> Self {
        Self(self.0 | 1 << trail)
    }

    /// The same without a trail.
    #[must_use]
    pub const fn without(self, trail: u8) -> Self {
        Self(self.0 & !(1 << trail))
    }
}

/// Where a toolbox is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// In the reserve. Written `reserve`.
    Reserve,
    /// On the bottom of the table. Written `bottom`.
    Bottom,
    /// On a space of the table. Written as the space.
    On(Space),
}

impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Reserve => f.write_str("reserve"),
            Self::Bottom => f.write_str("bottom"),
            Self::On(space) => space.fmt(f),
        }
    }
}

impl std::str::FromStr for Slot {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        match text {
            "reserve" => Ok(Self::Reserve),
            "bottom" => Ok(Self::Bottom),
            _ => text.parse().map(Self::On),
        }
    }
}

as_text!(Slot);

/// A blue tile in front of a player, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blue {
    /// Its level.
    pub level: u8,
    /// Its points, once it has been shown.
    pub shown: Option<u8>,
}

/// A player's explorer and card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runner {
    /// Where the explorer stands; during a walk trail by trail where the walk began.
    pub at: Site,
    /// Pathways on the board.
    pub paths: Paths,
    /// Rations on the card.
    pub rations: u8,
    /// The toolboxes, sorted.
    pub boxes: [Slot; BOXES],
    /// Relics, in the order of taking.
    pub relics: Vec<Colour>,
    /// The ivory tiles of levels 1, 2 and 3.
    pub ivory: [Option<Ivory>; 3],
    /// Blue tiles, in the order of taking.
    pub blue: Vec<Blue>,
    /// The explorer with its power, if one was chosen.
    pub explorer: Option<Explorer>,
}

impl Runner {
    /// A player before the first turn.
    pub fn new(rations: u8) -> Self {
        Self {
            at: Site::CAMP,
            paths: Paths::default(),
            rations,
            boxes: [Slot::Reserve, Slot::Reserve, Slot::Bottom],
            relics: Vec::new(),
            ivory: [None; 3],
            blue: Vec::new(),
            explorer: None,
        }
    }

    /// Pathways in reserve.
    pub const fn reserve(&self) -> u8 {
        PATHWAYS.saturating_sub(self.paths.count())
    }

    /// Whether this ivory tile lies before the player.
    pub fn holds(&self, tile: Ivory) -> bool {
        self.ivory[usize::from(tile.level()) - 1] == Some(tile)
    }

    /// Whether a toolbox is there.
    pub fn has_box(&self, slot: Slot) -> bool {
        self.boxes.contains(&slot)
    }

    /// Toolboxes on the table, the bottom included.
    pub fn boxes_on_table(&self) -> usize {
        self.boxes.iter().filter(|slot| **slot != Slot::Reserve).count()
    }

    /// How many different colours of relics there are.
    pub fn colours(&self) -> usize {
        Colour::ALL.iter().filter(|colour| self.relics.contains(colour)).count()
    }

    pub(super) fn move_box(&mut self, from: Slot, to: Slot) {
        if let Some(slot) = self.boxes.iter_mut().find(|slot| **slot == from) {
            *slot = to;
            self.boxes.sort_unstable();
        }
    }
}

impl RelicRunners {
    /// The trails with pathways of a player, by name.
    pub fn pathways(&self, runner: &Runner) -> impl Iterator<Item = Trail> {
        runner.paths.iter().map(|trail| self.trails[usize::from(trail)])
    }
}

/// What does not lie open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// What the tiles of each site show, parallel to its stack; empty for ruins and Base Camp.
    pub faces: Vec<ArrayVec<Tile, 3>>,
    /// The temple tiles of levels 1, 2 and 3 that left the game unseen.
    pub aside: [Vec<Tile>; 3],
    /// Coins, one number a seat.
    pub coins: ArrayVec<u16, SEATS>,
    /// The points of each player's blue tiles, parallel to [`Runner::blue`].
    pub blue: ArrayVec<Vec<u8>, SEATS>,
    /// The tiles that each player has looked at and that still lie there: site and level.
    pub seen: ArrayVec<Vec<(Site, u8)>, SEATS>,
}

impl Secrets {
    /// What the tile of a level at a site shows.
    pub fn face(&self, jungle: &Jungle, site: Site, level: u8) -> Option<Tile> {
        let layer = jungle.place(site).stack.iter().position(|layer| layer.level == level)?;
        self.faces[site.index()].get(layer).copied()
    }
}
