//! The state of a game. The legal actions follow from the open part alone. The compiler keeps the secret part away from
//! them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::components::{
    BOXES, Colour, Explorer, Ivory, PATHWAYS, RATIONS_EACH, RelicRunners, Site, Space, TOKENS, Tile,
};
use super::options::Options;
use crate::engine::{self, Hidden, Seat, Viewer};
use crate::title::spelling::written;

pub const SEATS: usize = 5;

/// The state. Chance is exhausted after the setup.
pub type State = engine::State<Open, Secret>;

/// The open state, which every viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    /// The first player of a round. While explorers are chosen before that is known: the first to choose.
    pub first: Seat,
    /// The round, from 1; 0 while explorers are chosen.
    pub round: u16,
    pub turn: Seat,
    /// The question if the agenda is empty.
    pub phase: Phase,
    /// The tasks to settle before the phase continues, the next one last.
    pub agenda: Vec<Task>,
    pub now: Turn,
    pub places: Vec<SiteState>,
    pub tokens: Tokens,
    pub camp_rations: u8,
    pub runners: ArrayVec<Runner, SEATS>,
    /// The seat that took the relic that triggers the last turns.
    pub trigger: Option<Seat>,
    /// Whether the extra turn after the last one has begun.
    pub extra: bool,
}

impl Open {
    /// The deciding seat; `None` if the game is over.
    pub fn asked(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    pub fn question(&self) -> &'static str {
        match self.agenda.last() {
            Some(Task::StartSite) => "start_site",
            Some(Task::StartPathway) => "start_pathway",
            Some(Task::StartColumn) => "start_column",
            Some(Task::Steps { .. }) => "steps",
            Some(Task::Resolve { .. }) => "survey",
            Some(Task::Pick { .. }) => "pick",
            Some(Task::Place { .. }) => "place",
            Some(Task::Lift { .. }) => "lift",
            Some(Task::Lay { .. }) => "lay",
            Some(Task::Reach { .. }) => "reach",
            Some(Task::Flip { .. }) => "flip",
            Some(Task::Keep { .. }) => "keep",
            Some(Task::Supply) => "supply",
            Some(Task::Show { .. }) => "show",
            Some(Task::Expedition { .. }) => "expedition",
            Some(Task::Return { .. }) => "return",
            Some(Task::Finish { .. }) => "finish",
            None => match self.phase {
                Phase::Explorer => "explorer",
                Phase::Start => "move",
                Phase::Walk { .. } => "walk",
                Phase::Arrived => "arrived",
                Phase::Dash => "dash",
                Phase::Over => "over",
            },
        }
    }

    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        Seat::all(self.runners.len() as u8)
    }

    /// The seat that plays after another.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.runners.len() as u8)
    }

    /// Whether no round follows (RR-79).
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.options.round_limit.rounds()
    }

    pub fn players(&self) -> impl Iterator<Item = (Seat, &Runner)> {
        self.seats().zip(&self.runners)
    }

    pub fn runner(&self) -> &Runner {
        &self.runners[self.turn.index()]
    }

    pub(in crate::games::relic_runners) fn runner_mut(&mut self) -> &mut Runner {
        &mut self.runners[self.turn.index()]
    }

    pub fn place(&self, site: Site) -> &SiteState {
        &self.places[site.index()]
    }

    pub fn place_mut(&mut self, site: Site) -> &mut SiteState {
        &mut self.places[site.index()]
    }

    pub fn coloured_on(&self, game: &RelicRunners, trail: u8) -> bool {
        game.token_on(trail).is_some_and(|token| self.tokens.coloured(token))
    }

    pub fn relics_taken(&self) -> usize {
        self.runners.iter().map(|runner| runner.relics.len()).sum()
    }

    /// The colour of the visible relic on a site.
    pub fn relic_on(&self, site: Site) -> Option<Colour> {
        let place = self.place(site);
        place.colour.filter(|_| place.relic == Relic::Showing)
    }

    pub fn sites_of(&self, colour: Colour) -> impl Iterator<Item = Site> {
        Site::all().filter(move |site| self.place(*site).colour == Some(colour))
    }

    /// Whether a site is a ruin or temple: one with remaining tiles.
    pub fn has_tiles(&self, site: Site) -> bool {
        !self.place(site).stack.is_empty()
    }

    /// Whether a site is a temple: one with remaining temple tiles.
    pub fn is_temple(&self, site: Site) -> bool {
        site.is_temple_site() && self.has_tiles(site)
    }

    /// The number of tiles of an unexplored site.
    pub fn full_stack(&self) -> usize {
        if self.runners.len() == 2 { 2 } else { 3 }
    }

    /// The space of the box in use, if it stays there until its action is done (RR-13).
    pub fn in_use(&self) -> Option<Space> {
        self.agenda.iter().find_map(|task| if let Task::Return { space } = task { Some(*space) } else { None })
    }

    /// This position at the beginning of a seat's turn.
    #[must_use]
    pub fn turn_of(&self, seat: Seat) -> Self {
        let at = self.runners[seat.index()].at;
        let now = Turn::begin(at, self.relic_on(at));
        Self { turn: seat, phase: Phase::Start, agenda: Vec::new(), now, ..self.clone() }
    }

    /// The number of all rations, which is constant.
    pub fn all_rations(&self) -> u8 {
        self.runners.len() as u8 * RATIONS_EACH
    }
}

/// The question to the player in turn if no task is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn, with powers: the choice of an explorer.
    Explorer,
    /// Before the movement: a box, an ivory tile, or a destination.
    Start,
    /// A walk trail by trail. The path has the places so far, from the start of the walk.
    Walk {
        path: Vec<Site>,
    },
    /// After the movement: explore, a box, or the end of the turn.
    Arrived,
    /// After the last turn: whether to play one more.
    Dash,
    Over,
}

/// A task. Most tasks are questions. A task with one answer is settled automatically (RR-92).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// Power of an explorer: its starting place.
    StartSite,
    /// Power of an explorer: a first pathway.
    StartPathway,
    /// Power of an explorer: the column of the first box.
    StartColumn,
    /// Steps for boxes: `up`.
    Steps { left: u8 },
    /// The top tile of a site is resolved next, or another one with an ivory tile: `top` or `peek`.
    Resolve { site: Site },
    /// The player has looked at the tiles of a temple: `pick`.
    Pick { site: Site },
    /// A pathway from the reserve: `place`, `double`, `remote`, `pass`. `anywhere`: it may go anywhere (I2-5). `plain`:
    /// an ivory tile of level 2 may still change it. `must`: it is the whole action of a box.
    Place { anywhere: bool, plain: bool, must: bool },
    /// So many pathways of the board move: `lift`. `moved` has the trails that pathways of this action have left, and
    /// their destinations.
    Lift { left: u8, moved: ArrayVec<(u8, u8), 2> },
    /// The destination of the pathway lifted from a trail, and how many pathways move after it: `lay`.
    Lay { from: u8, left: u8, moved: ArrayVec<(u8, u8), 2> },
    /// The neighbouring site whose tile a temple's tile resolves: `reach`.
    Reach { site: Site },
    /// So many tokens may turn, except `not`, the one that just turned: `flip`, `pass`.
    Flip { left: u8, not: Option<u8> },
    /// A choice between two ivory tiles of one level; this is the new one: `keep`.
    Keep { tile: Ivory },
    /// A box from the reserve or points: `kit`, `points`.
    Supply,
    /// The player may show a blue tile, because this turn's points are doubled: `show`, `hide`.
    Show { index: u8 },
    /// The player may take the relic at the end of an expedition of so many trails: `take`, `pass` (RR-72).
    Expedition { trails: u8 },
    /// The box on a space returns to the bottom when its action is done (RR-13).
    Return { space: Space },
    /// All effects of a site's tile are done. Its relic appears, or its next purple tile turns up.
    Finish { site: Site },
}

/// What happened in the present turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub start: Site,
    /// The colour of the relic there when the turn began.
    pub start_relic: Option<Colour>,
    pub box_used: bool,
    pub moved: bool,
    /// Whether the ration for exploring is paid.
    pub explored: bool,
    /// Whether the token for leaving Base Camp has turned (I3-6).
    pub departed: bool,
    pub points: u16,
    pub doubling: bool,
    /// How many blue tiles were taken: the last ones of the player.
    pub blue: u8,
    /// Whether the turn allows nothing more.
    pub over: bool,
}

impl Turn {
    pub fn begin(start: Site, start_relic: Option<Colour>) -> Self {
        Self { start, start_relic, ..Self::default() }
    }
}

/// The secret state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The faces of each site's tiles, parallel to its stack; empty for ruins and Base Camp.
    pub faces: Hidden<Vec<ArrayVec<Tile, 3>>>,
    /// The temple tiles of levels 1, 2 and 3 that left the game unseen.
    pub aside: Hidden<[Vec<Tile>; 3]>,
    pub coins: ArrayVec<Hidden<u16>, SEATS>,
    /// The points of each player's blue tiles, parallel to [`Runner::blue`].
    pub blue: ArrayVec<Hidden<Vec<u8>>, SEATS>,
    /// The tiles that each player has looked at and that are still in place: site and level.
    pub seen: ArrayVec<Hidden<Vec<(Site, u8)>>, SEATS>,
    /// The first player, until revealed (RR-80).
    #[serde(default, skip_serializing_if = "is_none_hidden")]
    pub first: Hidden<Option<Seat>>,
}

/// The part of the secret state that a seat knows and that counts for its points.
#[derive(Clone, Copy, Debug)]
pub struct Private<'a> {
    pub coins: u16,
    pub blue: &'a [u8],
}

fn is_none_hidden(first: &Hidden<Option<Seat>>) -> bool {
    first.is_none()
}

impl Secret {
    /// Whether its lists have an item for each seat of the open state, and for each tile in place.
    pub fn fits(&self, open: &Open) -> bool {
        let seats = open.runners.len();
        let blue = |(points, runner): (&Hidden<Vec<u8>>, &Runner)| points.len() == runner.blue.len();
        let layers = |site: Site| {
            let place = open.places.get(site.index());
            self.faces.get(site.index()).zip(place).is_some_and(|(faces, place)| faces.len() >= place.stack.len())
        };
        open.turn.index() < seats
            && [self.coins.len(), self.blue.len(), self.seen.len()] == [seats; 3]
            && self.blue.iter().zip(&open.runners).all(blue)
            && Site::all().all(|site| open.places.len() > site.index())
            && Site::temples().all(layers)
    }

    pub fn of(&self, seat: Seat) -> Private<'_> {
        Private {
            coins: self.coins.get(seat.index()).map_or(0, |coins| **coins),
            blue: self.blue.get(seat.index()).map_or(&[], |blue| blue),
        }
    }

    /// Whether no hidden part was read that the viewer does not know.
    pub fn is_untouched(&self, viewer: Viewer) -> bool {
        let Self { faces, aside, coins, blue, seen, first } = self;
        let mut others = Seat::all(coins.len() as u8).filter(|seat| !viewer.knows(*seat)).map(Seat::index);
        faces.is_untouched()
            && aside.is_untouched()
            && first.is_untouched()
            && others.all(|seat| {
                coins[seat].is_untouched()
                    && blue[seat].is_untouched()
                    && seen.get(seat).is_none_or(Hidden::is_untouched)
            })
    }

    pub fn face(&self, open: &Open, site: Site, level: u8) -> Option<Tile> {
        let layer = open.place(site).stack.iter().position(|layer| layer.level == level)?;
        self.faces[site.index()].get(layer).copied()
    }
}

/// A place of the map and its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteState {
    /// Its colour; `None` for Base Camp.
    pub colour: Option<Colour>,
    /// Its tiles, the top last.
    pub stack: ArrayVec<Layer, 3>,
    pub relic: Relic,
}

/// The public side of a tile in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer {
    /// 1 large, 2 medium, 3 small. Ruin tiles count in the same way, from the bottom.
    pub level: u8,
    /// Its face, if it lies face up.
    pub open: Option<Tile>,
}

/// The relic of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relic {
    /// Under tiles. Also for Base Camp, which has no relic.
    Buried,
    Showing,
    /// A player has it, and the shrine is empty.
    Taken,
}

/// The tokens of the rivers: which ones show their coloured side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(u16);

impl Tokens {
    pub const FULL: Self = Self((1 << TOKENS) - 1);

    pub const fn coloured(self, token: u8) -> bool {
        self.0 & (1 << token) != 0
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn turn(&mut self, token: u8) {
        self.0 ^= 1 << token;
    }
}

/// The trails with pathways of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Hash)]
#[serde(transparent)]
pub struct Paths(u64);

impl Paths {
    pub const ALL: Self = Self(u64::MAX);

    pub const fn has(self, trail: u8) -> bool {
        self.0 & (1 << trail) != 0
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The trails as indices, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..u64::BITS as u8).filter(move |trail| self.has(*trail))
    }

    #[must_use]
    pub const fn with(self, trail: u8) -> Self {
        Self(self.0 | 1 << trail)
    }

    /// These trails without the others.
    #[must_use]
    pub const fn but(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    #[must_use]
    pub const fn without(self, trail: u8) -> Self {
        Self(self.0 & !(1 << trail))
    }
}

/// The place of a toolbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// In the reserve, written `reserve`.
    #[default]
    Reserve,
    /// On the bottom of the table, written `bottom`.
    Bottom,
    /// On a space of the table, written as the space.
    On(Space),
}

written!(
    Slot,
    |slot, f| match slot {
        Slot::Reserve => f.write_str("reserve"),
        Slot::Bottom => f.write_str("bottom"),
        Slot::On(space) => write!(f, "{space}"),
    },
    |text| match text {
        "reserve" => Some(Slot::Reserve),
        "bottom" => Some(Slot::Bottom),
        _ => text.parse().ok().map(Slot::On),
    }
);

/// The public side of a blue tile in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blue {
    pub level: u8,
    pub shown: Option<u8>,
}

/// A player's explorer and card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runner {
    /// The place of the explorer. During a walk trail by trail: the start of the walk.
    pub at: Site,
    pub paths: Paths,
    pub rations: u8,
    /// The toolboxes, sorted.
    pub boxes: [Slot; BOXES],
    /// Relics, in the order in which they were taken.
    pub relics: Vec<Colour>,
    pub ivory: [Option<Ivory>; 3],
    /// Blue tiles, in the order in which they were taken.
    pub blue: Vec<Blue>,
    /// The explorer with its power; `None` if none was chosen.
    pub explorer: Option<Explorer>,
}

impl Runner {
    pub fn new(rations: u8) -> Self {
        Self { rations, boxes: [Slot::Reserve, Slot::Reserve, Slot::Bottom], ..Self::default() }
    }

    pub const fn reserve(&self) -> u8 {
        PATHWAYS.saturating_sub(self.paths.count())
    }

    pub fn holds(&self, tile: Ivory) -> bool {
        self.ivory[tile.slot()] == Some(tile)
    }

    pub fn has_box(&self, slot: Slot) -> bool {
        self.boxes.contains(&slot)
    }

    pub fn boxes_at(&self, slot: Slot) -> usize {
        self.boxes.iter().filter(|other| **other == slot).count()
    }

    /// Toolboxes on the table, including the bottom.
    pub fn boxes_on_table(&self) -> usize {
        BOXES - self.boxes_at(Slot::Reserve)
    }

    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> {
        self.boxes.iter().filter_map(|slot| if let Slot::On(space) = slot { Some(*space) } else { None })
    }

    /// The ivory tiles, the small one first.
    pub fn ivory_tiles(&self) -> impl DoubleEndedIterator<Item = Ivory> {
        self.ivory.iter().rev().flatten().copied()
    }

    pub fn relics_of(&self, colour: Colour) -> usize {
        self.relics.iter().filter(|relic| **relic == colour).count()
    }

    pub fn colours(&self) -> usize {
        Colour::ALL.iter().filter(|colour| self.relics.contains(colour)).count()
    }

    pub(in crate::games::relic_runners) fn move_box(&mut self, from: Slot, to: Slot) {
        if let Some(slot) = self.boxes.iter_mut().find(|slot| **slot == from) {
            *slot = to;
            self.boxes.sort_unstable();
        }
    }
}
