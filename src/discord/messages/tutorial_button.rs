//! The buttons of a tutorial, as the last part of a custom id `v1:<title>:tutorial:<button>`.
//!
//! | button | means |
//! |---|---|
//! | `begin` | continue at the person's step, in a message of their own |
//! | `again` | start again |
//! | `<step>.<n>`, `<step>.i<digest>` | an action or an intent in that step ([`ChoiceId`]) |
//! | `<step>.m<n>` | menu n in that step; the choice is the chosen option's value |
//! | `<step>.p<cursor>` | show another page or branch of the choices of that step |
//! | `words` | show the whole board in words |

use std::fmt;

use crate::discord::messages::cursor::PageCursor;
use crate::title::ChoiceId;

/// A button of a tutorial. Steps count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TutorialButton {
    /// Continue, in a message of one's own.
    Begin,
    /// Start again.
    Again,
    /// A choice.
    Choose(u8, ChoiceId),
    /// A menu of choices.
    Menu(u8, u16),
    /// Another page or branch of the choices.
    Page(u8, PageCursor),
    /// The whole board in words.
    Words,
}

impl fmt::Display for TutorialButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begin => f.write_str("begin"),
            Self::Again => f.write_str("again"),
            Self::Words => f.write_str("words"),
            Self::Choose(step, id) => write!(f, "{step}.{id}"),
            Self::Menu(step, n) => write!(f, "{step}.m{n}"),
            Self::Page(step, cursor) => write!(f, "{step}.p{cursor}"),
        }
    }
}

impl TutorialButton {
    /// Reads a button; may accept other spellings than `Display` writes.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "begin" => return Some(Self::Begin),
            "again" => return Some(Self::Again),
            "words" => return Some(Self::Words),
            _ => {}
        }
        let (step, which) = text.split_once('.')?;
        let step = step.parse().ok()?;
        if let Some(menu) = which.strip_prefix('m') {
            return Some(Self::Menu(step, menu.parse().ok()?));
        }
        match which.strip_prefix('p') {
            Some(cursor) => Some(Self::Page(step, cursor.parse().ok()?)),
            None => Some(Self::Choose(step, which.parse().ok()?)),
        }
    }
}
