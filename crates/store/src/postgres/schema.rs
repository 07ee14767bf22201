//! The layout of the tables in a database, and its migration at a start.

use tokio::time::Instant;

use super::DatabaseReport;
use super::address::DatabaseError;
use super::fault::Fault;
use super::parameter::Parameter;
use super::session::{Sessions, wait};
use crate::codec::SCHEMA;

/// The layouts, each with the statements that lead to it from the one before.
const STEPS: &[(u32, &str)] = &[
    (1, include_str!("../../../../migrations/postgres/0001-first.sql")),
    (2, include_str!("../../../../migrations/postgres/0002-leases.sql")),
];

/// The layout that is read and written.
const LAYOUT: u32 = STEPS[STEPS.len() - 1].0;

/// The row of `skald_schema`: the layout, the schema of the documents, and the source of a copy that is not complete.
struct Label {
    layout: u32,
    documents: u32,
    copying: Option<String>,
}

/// Migrates a database to the newest layout, or creates the store in it.
pub(super) async fn prepare(sessions: &Sessions) -> Result<(), DatabaseError> {
    let label = bring_up(sessions).await?;
    match label.copying {
        Some(from) => Err(DatabaseError::Incomplete { from }),
        None => Ok(()),
    }
}

/// Starts to copy a store into a database, or resumes the copy.
pub(super) async fn begin_copy(sessions: &Sessions, from: &str) -> Result<(), DatabaseError> {
    match bring_up(sessions).await?.copying {
        Some(begun) if begun == from => return Ok(()),
        Some(from) => return Err(DatabaseError::Incomplete { from }),
        None => {}
    }
    // One statement, so that no other change can come between the check and the mark.
    let mark = "update skald_schema set copying = $1
        where copying is null and not exists (select 1 from skald_tables) and not exists (select 1 from skald_memos)
        returning layout";
    if !ask(sessions, mark, &[&from]).await?.is_empty() {
        return Ok(());
    }
    // The mark may have been made although the answer was lost.
    match label(sessions).await?.and_then(|label| label.copying) {
        Some(begun) if begun == from => Ok(()),
        _ => Err(DatabaseError::InUse),
    }
}

/// Marks the copy as complete.
pub(super) async fn complete_copy(sessions: &Sessions) -> Result<(), DatabaseError> {
    ask(sessions, "update skald_schema set copying = null", &[]).await.map(drop)
}

/// Does the same whether or not a copy into the database is complete. Two programs may do this at once.
async fn bring_up(sessions: &Sessions) -> Result<Label, DatabaseError> {
    let begun = Instant::now();
    let mut tries = 0;
    loop {
        let found = label(sessions).await?;
        if let Some(label) = &found {
            accepted(label)?;
        }
        let layout = found.as_ref().map_or(0, |label| label.layout);
        if let Some(label) = found.filter(|label| label.layout == LAYOUT) {
            return Ok(label);
        }
        // Another program may have done the same meanwhile. The loop reads the label again.
        match sessions.script(&script(layout)).await {
            Ok(()) => {}
            Err(fault) if wait(&mut tries, begun).await => {
                tracing::debug!(?fault, "the layout of the database could not be changed yet");
            }
            Err(fault) => return Err(error(fault)),
        }
    }
}

/// The statements that lead from a layout to the newest one.
fn script(from: u32) -> String {
    let steps = STEPS.iter().filter(|(layout, _)| *layout > from);
    let statements: String = steps.map(|(_, statements)| *statements).collect();
    let label = if from == 0 {
        format!("insert into skald_schema (only_row, layout, documents) values (1, {LAYOUT}, {SCHEMA})")
    } else {
        format!("update skald_schema set layout = {LAYOUT}, documents = {SCHEMA} where layout = {from}")
    };
    format!("{statements}\n{label}")
}

fn accepted(label: &Label) -> Result<(), DatabaseError> {
    let newer = |what, found, known| DatabaseError::Newer { what, found, known };
    if label.layout > LAYOUT {
        return Err(newer("layout", label.layout, LAYOUT));
    }
    match label.documents {
        found if found > SCHEMA => Err(newer("documents of schema", found, SCHEMA)),
        // All layouts so far have documents of this schema.
        found if found < SCHEMA => Err(DatabaseError::Older { found, known: SCHEMA }),
        _ => Ok(()),
    }
}

/// The label of the store in a database; `None` where there is no store.
async fn label(sessions: &Sessions) -> Result<Option<Label>, DatabaseError> {
    let there = "select exists (select 1 from information_schema.tables
        where table_name = 'skald_schema' and table_schema = any (current_schemas(false)))";
    if !ask(sessions, there, &[]).await?.first().is_some_and(|row| row.get(0)) {
        return Ok(None);
    }
    let rows = ask(sessions, "select layout, documents, copying from skald_schema", &[]).await?;
    let number = |number: i32| number.cast_unsigned();
    Ok(rows.first().map(|row| Label { layout: number(row.get(0)), documents: number(row.get(1)), copying: row.get(2) }))
}

/// Looks at a database, without changing it.
pub(super) async fn inspect(sessions: &Sessions) -> Result<DatabaseReport, DatabaseError> {
    let facts = "select version(), current_setting('fsync', true), current_setting('transaction_read_only', true)";
    let rows = ask(sessions, facts, &[]).await?;
    let row = rows.first().ok_or_else(|| DatabaseError::Refused("it does not report its version".to_owned()))?;
    let label = label(sessions).await?;
    if let Some(label) = &label {
        accepted(label)?;
        if let Some(from) = &label.copying {
            return Err(DatabaseError::Incomplete { from: from.clone() });
        }
    }
    Ok(DatabaseReport {
        version: row.get(0),
        layout: label.map(|label| label.layout),
        durable: row.get::<_, Option<&str>>(1).map(|fsync| fsync == "on"),
        read_only: row.get::<_, Option<&str>>(2) == Some("on"),
        pooled: sessions.are_pooled(),
    })
}

/// Sends a statement as [`Sessions::rows`] does, but returns an error for each cause.
async fn ask(
    sessions: &Sessions,
    statement: &str,
    parameters: &[Parameter<'_>],
) -> Result<Vec<tokio_postgres::Row>, DatabaseError> {
    let begun = Instant::now();
    let mut tries = 0;
    loop {
        match sessions.once(statement, parameters).await {
            Ok(rows) => return Ok(rows),
            Err(fault @ (Fault::Refused(_) | Fault::Full(_) | Fault::Closed)) => return Err(error(fault)),
            Err(fault) if !wait(&mut tries, begun).await => return Err(error(fault)),
            Err(_) => {}
        }
    }
}

fn error(fault: Fault) -> DatabaseError {
    match fault {
        Fault::Contention(why) | Fault::Pooled(why) | Fault::Unreachable(why) | Fault::Lost(why) => {
            DatabaseError::Unreachable(why)
        }
        Fault::Refused(why) | Fault::Full(why) => DatabaseError::Refused(why),
        Fault::Closed => DatabaseError::Unreachable("the store is closed".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_are_numbered_on() {
        assert!(STEPS.iter().map(|(layout, _)| *layout).eq(1..=LAYOUT));
    }

    #[test]
    fn what_a_newer_program_wrote_is_refused_by_name() {
        let label = |layout, documents| Label { layout, documents, copying: None };
        assert!(accepted(&label(LAYOUT, SCHEMA)).is_ok());
        for newer in [label(LAYOUT + 1, SCHEMA), label(LAYOUT, SCHEMA + 1)] {
            let why = accepted(&newer).unwrap_err().to_string();
            assert!(why.contains("use the version of Skald that wrote it"), "{why}");
        }
        assert!(matches!(accepted(&label(LAYOUT, SCHEMA - 1)), Err(DatabaseError::Older { .. })));
    }
}
