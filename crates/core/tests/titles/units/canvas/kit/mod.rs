//! Unit tests of `canvas::kit`.

mod alt;
mod columns;
mod headline;
mod highlight;
mod occupied;
mod segment;
mod signs;
mod winner;
