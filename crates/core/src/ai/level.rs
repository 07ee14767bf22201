//! The strengths of computer players.

/// How well a computer player plays. Every title has a player for each level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Makes the mistakes of a beginner.
    Easy,
    /// Makes fewer of them.
    Moderate,
    Normal,
    Hard,
    /// The strongest.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Moderate, Self::Normal, Self::Hard, Self::Expert];

    /// The name of its player, as saved with a table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Moderate => "moderate",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// Whether its turns take so little time that a person can wait for them. The others think after people are answered.
    pub const fn is_quick(self) -> bool {
        matches!(self, Self::Easy | Self::Moderate | Self::Normal)
    }

    /// The level with this name; `None` for another player, such as `careful`.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
