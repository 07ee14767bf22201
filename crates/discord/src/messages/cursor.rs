//! A position among many choices: a page, and the branch it is in. Part of custom ids and of menu values; independent
//! of the choices themselves.
//!
//! | text | means |
//! |---|---|
//! | `2` | page 2 of all choices |
//! | `0.17.1` | page 0 of the choices that share the first branch of choice 17 |
//!
//! Invariants: parsing never panics, and each cursor has one spelling.

use std::fmt;
use std::str::FromStr;

/// A custom id that this version does not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of ours")]
pub struct UnknownCustomId;

/// A position among choices. Pages count from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCursor {
    /// The page; one past the end means the last one.
    pub page: u16,
    /// The branch; `None` for all choices.
    pub within: Option<Within>,
}

/// A branch: all choices that share the first branches of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Within {
    /// The index of one of the choices in it.
    pub choice: u16,
    /// The depth in branches, from 1.
    pub depth: u8,
}

impl PageCursor {
    /// The first page of a branch; at depth 0, of all choices.
    pub fn within(choice: u16, depth: u8) -> Self {
        Self { page: 0, within: (depth > 0).then_some(Within { choice, depth }) }
    }

    /// The same branch at another page.
    #[must_use]
    pub const fn turned(self, page: u16) -> Self {
        Self { page, ..self }
    }
}

impl From<u16> for PageCursor {
    fn from(page: u16) -> Self {
        Self { page, within: None }
    }
}

impl fmt::Display for PageCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.within {
            Some(Within { choice, depth }) => write!(f, "{}.{choice}.{depth}", self.page),
            None => write!(f, "{}", self.page),
        }
    }
}

impl FromStr for PageCursor {
    type Err = UnknownCustomId;

    fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
        let cursor = read(text).ok_or(UnknownCustomId)?;
        if cursor.to_string() == text { Ok(cursor) } else { Err(UnknownCustomId) }
    }
}

fn read(text: &str) -> Option<PageCursor> {
    let mut parts = text.split('.');
    let page = parts.next()?.parse().ok()?;
    let within = match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => None,
        (Some(choice), Some(depth), None) => {
            Some(Within { choice: choice.parse().ok()?, depth: depth.parse().ok().filter(|depth| *depth > 0)? })
        }
        _ => return None,
    };
    Some(PageCursor { page, within })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_depth_0_there_is_no_branch() {
        assert_eq!(PageCursor::within(3, 0), PageCursor::default());
        assert_eq!(PageCursor::within(3, 1).to_string().parse(), Ok(PageCursor::within(3, 1)));
    }
}
