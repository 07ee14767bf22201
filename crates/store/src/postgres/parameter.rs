//! Parameters of statements, each with its type in the database. A statement that is not prepared names the types.

use tokio_postgres::types::{ToSql, Type};

/// A parameter of a statement.
pub(super) type Parameter<'a> = &'a dyn Value;

/// A value with a type in the database.
pub(super) trait Value: Sync {
    fn kind(&self) -> Type;

    fn sql(&self) -> &(dyn ToSql + Sync);
}

/// A type of Rust that stands for one type of the database.
pub(super) trait SqlType: ToSql + Sync {
    const TYPE: Type;
}

impl<T: SqlType> Value for T {
    fn kind(&self) -> Type {
        T::TYPE
    }

    fn sql(&self) -> &(dyn ToSql + Sync) {
        self
    }
}

impl<T: SqlType> SqlType for Option<T> {
    const TYPE: Type = T::TYPE;
}

macro_rules! sql_types {
    ($($rust:ty => $kind:ident),+ $(,)?) => {$(
        impl SqlType for $rust {
            const TYPE: Type = Type::$kind;
        }
    )+};
}

sql_types! {
    bool => BOOL,
    i16 => INT2,
    i64 => INT8,
    &str => TEXT,
    &[u8] => BYTEA,
    Vec<u8> => BYTEA,
    Vec<bool> => BOOL_ARRAY,
    Vec<i32> => INT4_ARRAY,
    Vec<i64> => INT8_ARRAY,
    Vec<&[u8]> => BYTEA_ARRAY,
    Vec<Vec<u8>> => BYTEA_ARRAY,
}
