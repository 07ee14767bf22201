//! Documents and notices of rows.

use serde::de::DeserializeOwned;
use tokio_postgres::Row;

use super::number;
use crate::{Notice, NoticeId, StoreError, codec};

/// The document in a column of a row. `what` names it in an error.
pub(super) fn read<T: DeserializeOwned>(row: &Row, column: usize, what: &str) -> Result<T, StoreError> {
    let bytes = row.try_get::<_, &[u8]>(column);
    codec::read(bytes.map_err(|error| StoreError::Broken { what: what.to_owned(), why: error.to_string() })?, what)
}

/// A notice: its id, table, kind, time of creation, tries, and due time.
pub(super) fn notice(row: &Row) -> Result<Notice, StoreError> {
    let id = number::read(row.get(0));
    Ok(Notice {
        id: NoticeId(id),
        table: number::read_table(row.get(1)),
        kind: read(row, 2, &format!("notice/{id}"))?,
        created: number::time(row.get(3)),
        tries: row.get::<_, i32>(4).cast_unsigned(),
        until: number::time(row.get(5)),
    })
}
