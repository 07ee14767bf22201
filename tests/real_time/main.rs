//! Tests that need the machine's clock and processes: the program as it is started and killed, several of them, and
//! PostgreSQL. Also the session with a gateway whose connections break.
#![allow(clippy::disallowed_methods, reason = "processes and sockets on the time of the machine")]

mod cli;
mod crash;
mod doctor;
mod gateway;
mod load;
mod operator;
mod outside;
mod postgres;
mod processes;
mod visits;
