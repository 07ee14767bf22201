//! The edges of a hexagon that are land, and the rotations in which they fit its neighbours. Knows no game and no picture.

use super::hex::Direction;

/// Which of six edges are land; the others are sea. Written clockwise from the north-east, as `LLSSSS`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edges(u8);

impl Edges {
    pub const SEA: Self = Self(0);

    pub const fn is_land(self, direction: Direction) -> bool {
        self.0 >> direction.index() & 1 == 1
    }

    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction.index())
    }

    /// The edges that are land in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These edges, turned clockwise by sixths of a full turn.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        let sixths = sixths % 6;
        Self((self.0 << sixths | self.0 >> (6 - sixths)) & 0b11_1111)
    }

    pub const fn lands(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// For each of at most eight cells, the rotations that put land on the edges of `land` and sea on those of `sea`.
    /// Cells come as `(land, sea)`, results as the index of the cell and the rotation, clockwise in sixths.
    pub fn fitting(
        self,
        cells: impl DoubleEndedIterator<Item = (Self, Self)>,
    ) -> impl ExactSizeIterator<Item = (usize, u8)> {
        // All cells at once, one in each byte. The bytes that are left over want land and sea, so nothing fits there.
        const EACH: u64 = 0x0101_0101_0101_0101;
        const ALL: u64 = EACH * 0b11_1111;
        let join = |cells, edges: Self| cells << 8 | u64::from(edges.0);
        let (lands, seas) =
            cells.rev().fold((ALL, ALL), |(lands, seas), (land, sea)| (join(lands, land), join(seas, sea)));
        let mut fitting = (0..6).fold(0, |fitting, sixths| {
            let turned = EACH * u64::from(self.turned(sixths).0);
            let wrong = (!turned & lands) | (turned & seas);
            // The addition sets the seventh bit of each byte that is not 0.
            fitting | (!(wrong + ALL) & EACH << 6) >> (6 - sixths)
        });
        (0..fitting.count_ones() as u8).map(move |_| {
            let bit = fitting.trailing_zeros();
            fitting &= fitting - 1;
            (bit as usize / 8, (bit % 8) as u8)
        })
    }

    /// The edges of a region of land, or of sea; `regions` has the region of each edge.
    pub fn of(self, regions: [u8; 6], land: bool, region: u8) -> impl Iterator<Item = Direction> {
        let own = move |edge: &Direction| self.is_land(*edge) == land && regions[edge.index()] == region;
        Direction::ALL.into_iter().filter(own)
    }

    pub fn directions(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |direction| self.is_land(*direction))
    }
}
