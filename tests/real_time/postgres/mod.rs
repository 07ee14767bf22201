//! The store in a PostgreSQL database: its faults, copies from and to it, the command line, and an evening over it. The
//! contract suite of `tests/tables/store/contract.rs` covers the behaviour without faults.
#![cfg(unix)]

mod command_line;
mod copies;
mod faults;
mod games;
mod pooler;
mod room;
