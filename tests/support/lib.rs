//! The shared code of the tests, compiled once: evenings in the sandbox, people, small titles, faulty stores, servers.

pub mod captured_log;
pub mod commits;
pub mod count;
pub mod cutting;
pub mod description;
pub mod dig;
pub mod disk;
pub mod evening;
pub mod failing;
pub mod folders;
pub mod lead;
pub mod mentions;
pub mod openapi;
pub mod painted;
pub mod panics;
pub mod people;
pub mod port;
pub mod postgres_place;
#[cfg(unix)]
pub mod postgres_server;
pub mod sink;
pub mod slow;
