//! Tables without titles, over a store in memory, for the tests of rooms that know no store.

use std::sync::Arc;

use super::{SystemClock, SystemEntropy, TableError, Tables};
use crate::store::{Memory, Store, StoreError};
use crate::title::Titles;

/// The tables of `N` processes over one store.
pub fn processes<const N: usize>() -> [Tables; N] {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    std::array::from_fn(|_| {
        Tables::new(Arc::clone(&store), Titles::default(), Arc::new(SystemClock), Arc::new(SystemEntropy))
    })
}

/// The error of a failed store.
pub fn store_failed() -> TableError {
    StoreError::Failed("the disk is full".to_owned()).into()
}
