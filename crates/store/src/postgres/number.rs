//! Unsigned numbers in columns of `bigint`, which are signed.

use crate::{TableId, Timestamp};

/// An id as the same 64 bits. Ids are compared for equality only.
pub(super) const fn id(id: u64) -> i64 {
    id.cast_signed()
}

/// The number whose 64 bits a column holds.
pub(super) const fn read(column: i64) -> u64 {
    column.cast_unsigned()
}

/// A number whose order matters; `i64::MAX` for all larger ones.
pub(super) fn sorted(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A limit of rows as a parameter.
pub(super) fn limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub(super) fn time(column: i64) -> Timestamp {
    Timestamp(read(column))
}

pub(super) const fn table(table: TableId) -> i64 {
    // 40 bits fit.
    table.bits().cast_signed()
}

pub(super) const fn read_table(column: i64) -> TableId {
    TableId::from_bits(column.cast_unsigned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_and_numbers_sort() {
        for number in [0, 1, 80_351_110_224_678_912, u64::MAX >> 1, 1 << 63, u64::MAX] {
            assert_eq!(read(id(number)), number);
        }
        assert!(sorted(7) < sorted(8) && sorted(8) < sorted(u64::MAX));
    }
}
