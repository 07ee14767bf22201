//! The durable store: its contract, damage, power cuts, backups and migrations.

mod contract;
mod damage;
mod fixtures;
mod migrations;
mod power;
mod restore;
mod rotation;
mod sled;
