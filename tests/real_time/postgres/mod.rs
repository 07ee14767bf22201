//! The store in a PostgreSQL database: its faults, copies from and to it, the command line, and an evening over it. What it must do
//! when all is well is asked by `store_contract.rs`.
#![cfg(unix)]

mod command_line;
mod copies;
mod faults;
mod games;
