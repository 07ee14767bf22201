//! The sandbox: its wire, and its page in a real browser.

mod browser;
mod sandbox;
