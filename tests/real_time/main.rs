//! What needs the clock and the processes of the machine: the program as it is started and killed, several of them, PostgreSQL,
//! and the session with a gateway whose connections break.
#![allow(clippy::disallowed_methods, reason = "processes and sockets on the time of the machine")]

mod cli;
mod crash;
mod gateway;
mod outside;
mod postgres;
mod processes;
