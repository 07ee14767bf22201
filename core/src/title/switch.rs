//! Values shared by the options of several titles.

use super::spelling::words;

words! {
    /// An option that is off in the rulebook.
    pub enum OffOn { Off = "off", On = "on" }
}

impl OffOn {
    /// Whether the option is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}
