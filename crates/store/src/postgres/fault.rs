//! Why a statement was not answered, and whether a retry may help.

use tokio_postgres::error::SqlState;

use super::address::explain;

/// Why a statement was not answered.
#[derive(Debug)]
pub(super) enum Fault {
    /// Nothing was changed, because of concurrent changes to the same rows or a lack of memory. A retry may succeed.
    Contention(String),
    /// The connection does not know the prepared statement, or knows another one of the same name, because a pooler
    /// shares connections. Nothing was changed.
    Pooled(String),
    /// Nothing was changed, because no database that takes changes can be reached.
    Unreachable(String),
    /// It is not known whether the statement was executed.
    Lost(String),
    /// Nothing was changed, because the database lacks room. A retry would not help.
    Full(String),
    /// Nothing was changed, and a retry would not help.
    Refused(String),
    Closed,
}

impl Fault {
    /// Classifies an error of a statement.
    pub fn of(error: &tokio_postgres::Error) -> Self {
        error.code().map_or_else(|| Self::Lost(explain(error)), |state| Self::of_state(state, explain(error)))
    }

    fn of_state(state: &SqlState, why: String) -> Self {
        match (state, state.code().get(..2)) {
            (state, _) if CONTENTION.contains(state) => Self::Contention(why),
            (state, _) if POOLED.contains(state) => Self::Pooled(why),
            (state, _) if *state == SqlState::DISK_FULL => Self::Full(why),
            (_, Some("53")) => Self::Contention(why),
            // A database that is read-only, because another one took over, has not changed anything.
            (state, _) if *state == SqlState::READ_ONLY_SQL_TRANSACTION => Self::Unreachable(why),
            (state, _) if passes(state.code()) => Self::Lost(why),
            _ => Self::Refused(why),
        }
    }

    /// The same fault of an attempt to connect, when no statement has been sent.
    pub fn before_sending(self) -> Self {
        match self {
            Self::Lost(why) | Self::Contention(why) | Self::Full(why) => Self::Unreachable(why),
            fault => fault,
        }
    }
}

/// Concurrent changes: a serialization failure, a deadlock, a lock that is held, a row that was just inserted.
const CONTENTION: [SqlState; 4] = [
    SqlState::T_R_SERIALIZATION_FAILURE,
    SqlState::T_R_DEADLOCK_DETECTED,
    SqlState::LOCK_NOT_AVAILABLE,
    SqlState::UNIQUE_VIOLATION,
];

/// A prepared statement that is unknown, or whose name is taken.
const POOLED: [SqlState; 2] = [SqlState::INVALID_SQL_STATEMENT_NAME, SqlState::DUPLICATE_PSTATEMENT];

/// Whether a new connection, or a little time, may help, though it is not known whether the statement was executed.
/// These states pass:
///
/// * the connection broke (08), or an answer is missing (40003)
/// * the database was stopped, is starting, or took too long (57)
/// * it knows another version of a prepared statement (0A000)
fn passes(state: &str) -> bool {
    matches!(state.get(..2), Some("08" | "57")) || matches!(state, "40003" | "0A000")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(state: &str) -> Fault {
        Fault::of_state(&SqlState::from_code(state), String::new())
    }

    #[test]
    fn passing_states_are_retried_and_final_ones_are_not() {
        for passing in ["08006", "57P01", "57P03", "57014", "40003", "0A000"] {
            assert!(matches!(of(passing), Fault::Lost(_)), "{passing}");
        }
        for staying in ["28P01", "3D000", "42P01", "42501", "22001", ""] {
            assert!(matches!(of(staying), Fault::Refused(_)), "{staying}");
        }
    }

    #[test]
    fn read_only_database_has_changed_nothing() {
        assert!(matches!(of("25006"), Fault::Unreachable(_)));
    }

    #[test]
    fn lack_of_resources_changes_nothing() {
        assert!(matches!(of("53100"), Fault::Full(_)));
        for passing in ["53000", "53200", "53300", "40001"] {
            assert!(matches!(of(passing), Fault::Contention(_)), "{passing}");
        }
        assert!(matches!(of("53300").before_sending(), Fault::Unreachable(_)));
        assert!(matches!(of("42P05"), Fault::Pooled(_)) && matches!(of("26000"), Fault::Pooled(_)));
    }
}
