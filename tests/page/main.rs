//! The sandbox: its wire, and its page in a real browser.
#![allow(clippy::disallowed_methods, reason = "a browser runs on the time of the machine")]

mod browser;
mod sandbox;
