//! Tests of the rules of *Raids*.

mod games;
mod laws;
mod shadow;

use super::{RECONSTRUCTION, Raids};
use crate::engine::{Edition, Game};

/// The rules with the embedded edition.
fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
