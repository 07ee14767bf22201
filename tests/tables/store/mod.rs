//! The durable store: its contract, damage, power cuts, backups and migrations.
#![allow(clippy::disallowed_methods, reason = "the threads of the store run on the time of the machine")]

mod contract;
mod damage;
mod fixtures;
mod lsm;
mod migrations;
mod power;
mod restore;
mod rotation;
