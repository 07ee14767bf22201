//! The shared code of the tests, compiled once: evenings in the sandbox, people, small titles, faulty stores, servers.

pub mod captured_log;
pub mod commits;
pub mod count;
pub mod description;
pub mod dig;
pub mod disk;
pub mod evening;
pub mod failing;
pub mod folders;
pub mod lead;
#[cfg(unix)]
pub mod left_out;
pub mod mentions;
pub mod openapi;
pub mod panics;
pub mod people;
#[cfg(unix)]
pub mod pgbouncer;
pub mod port;
pub mod postgres_programs;
#[cfg(unix)]
pub mod postgres_server;
pub mod proxy;
pub mod sandbox;
pub mod sink;
pub mod slow;
pub mod test_pictures;
pub mod test_tables;
