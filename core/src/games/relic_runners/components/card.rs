//! An explorer's card: the spaces of its toolbox table, and the powers of its other side.

use crate::title::spelling::{words, written};

words! {
    /// A column of the toolbox table.
    pub enum Column {
        /// Exploring and supplies.
        Machete = "m",
        /// Pathways.
        Compass = "c",
        /// Tools and points.
        Shovel = "s",
    }

    /// An explorer, named by the colour of its pieces.
    pub enum Explorer { Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Black = "black" }

    /// What the powered side of an explorer card gives at the start.
    pub enum Power {
        /// Starts on a site one trail from Base Camp.
        StartOutside = "start_outside",
        /// A second toolbox on the bottom.
        ExtraToolbox = "extra_toolbox",
        /// A fourth ration.
        ExtraRation = "extra_ration",
        /// A pathway on a trail at Base Camp.
        StartPathway = "start_pathway",
        /// The toolbox on level 1 of a column.
        StartLevel1 = "start_level1",
    }
}

/// A space of the toolbox table above the bottom: a column and a level, written `m1` … `s3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    pub column: Column,
    /// The level, 1 to 3.
    pub level: u8,
}

impl Space {
    pub const TOP: u8 = 3;

    pub fn all() -> impl Iterator<Item = Self> {
        Column::ALL.iter().flat_map(|column| (1..=Self::TOP).map(|level| Self { column: *column, level }))
    }
}

written!(Space, |space, f| write!(f, "{}{}", space.column, space.level), |text| Space::all()
    .find(|space| space.to_string() == text));
