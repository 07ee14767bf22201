//! The custom ids of forms. The button that opens a form has the same id.
//!
//! | custom id | the form |
//! |---|---|
//! | `v1:me:form:report` | a report to the operator |
//! | `v1:me:form:calls` | when and where a person is called |
//! | `v1:<table>:form:note` | a person's note at a table |
//! | `v1:server:form:limits` | the numbers among the settings of a server |

use std::fmt;
use std::str::FromStr;

use crate::discord::messages::cursor::UnknownCustomId;
use crate::table::TableId;

/// A form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Report,
    Calls,
    Note(TableId),
    Limits,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Report => f.write_str("v1:me:form:report"),
            Self::Calls => f.write_str("v1:me:form:calls"),
            Self::Note(table) => write!(f, "v1:{table}:form:note"),
            Self::Limits => f.write_str("v1:server:form:limits"),
        }
    }
}

impl FromStr for Form {
    type Err = UnknownCustomId;

    fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
        let table = text.strip_prefix("v1:").and_then(|rest| rest.strip_suffix(":form:note"));
        let note = table.and_then(|table| table.parse().ok()).map(Self::Note);
        let found = [Self::Report, Self::Calls, Self::Limits].into_iter().chain(note);
        found.into_iter().find(|form| form.to_string() == text).ok_or(UnknownCustomId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_id_has_one_spelling() {
        for form in [Form::Report, Form::Calls, Form::Limits, Form::Note(TableId::from_bits(7))] {
            assert_eq!(form.to_string().parse(), Ok(form));
        }
        for other in ["", "v1:me:form:note", "v1:server:form:report", "v1:7K3M9QZX:form:note", "v1:me:form:calls:1"] {
            assert_eq!(other.parse::<Form>(), Err(UnknownCustomId), "{other}");
        }
    }
}
