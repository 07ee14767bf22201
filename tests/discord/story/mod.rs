//! Stories: the actions of people at tables, and the messages they see.

mod alone;
mod boards;
mod calls;
mod clocks;
mod commands;
mod endpoint;
mod first;
mod games;
mod history;
mod host;
mod invitations;
mod limits;
mod orders;
mod pictures;
mod places;
mod roles;
mod server;
mod server_tables;
mod standings;
mod threads;
mod tournament;
mod turns;
mod tutorial;
