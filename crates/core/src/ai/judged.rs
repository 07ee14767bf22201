//! What a computer player says of an action: the figures behind advice, reviews and the player's own choice.

use super::fixed::ONE;

/// How many of the best actions are judged as exactly as the first, so that they can be shown beside each other.
pub const SHOWN: usize = 3;

/// The actions for which a policy is asked to give figures that can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// How many of the best.
    pub best: usize,
    /// The index of another action among the legal ones.
    pub also: Option<usize>,
}

impl Wanted {
    /// Only the best action.
    pub const FIRST: Self = Self { best: 1, also: None };

    /// The actions that are shown to a person, and another one.
    pub const fn shown(also: Option<usize>) -> Self {
        Self { best: SHOWN, also }
    }
}

/// An action as a policy judges it. The figures are of all seats together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged<A = usize> {
    /// The action; for a policy its index among the legal ones.
    pub action: A,
    /// How often the search tried it, or how deep it saw. The more, the surer are the figures; 0 without figures.
    pub visits: u32,
    /// Its utility for the seat, in thousandths.
    pub worth: u16,
    /// The chance of each seat to win, in thousandths; together 1,000.
    pub chances: Vec<i32>,
    /// The final points expected for each seat, in hundredths; empty for a title without points.
    pub points: Vec<i32>,
    /// The standard error of the difference between its seat's chance and that of the first action, in thousandths.
    pub error: u16,
}

impl<A> Judged<A> {
    /// Whether it was tried often enough for its figures, compared with the best action.
    pub const fn is_tried(&self, best: &Self) -> bool {
        self.visits > 0 && self.visits * 16 >= best.visits
    }

    /// The same with another form of the action.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Judged<B> {
        let Self { action, visits, worth, chances, points, error } = self;
        Judged { action: form(action), visits, worth, chances, points, error }
    }
}

/// These shares in thousandths, rounded so that they are 1,000 together: those that lose most are rounded up. Without
/// any share all are equal.
pub fn thousandths(shares: &[i64]) -> Vec<i32> {
    let all: i64 = shares.iter().sum();
    let part = |share: i64| if all > 0 { share * 1_000 * ONE / all } else { 1_000 * ONE / shares.len() as i64 };
    let mut whole: Vec<i32> = shares.iter().map(|share| (part(*share) / ONE) as i32).collect();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(part(shares[*index]) % ONE));
    let missing = 1_000 - whole.iter().sum::<i32>();
    order.into_iter().take(missing.max(0) as usize).for_each(|index| whole[index] += 1);
    whole
}
