//! The page of the sandbox and that of the boards in a real browser, by mouse, touch and keyboard, in every theme and
//! language.
//!
//! `cargo test` leaves it out, because it takes many minutes: `cargo test --test page` runs it. Needs Chromium
//! and ChromeDriver. Without them these tests do nothing, unless `SKALD_BROWSER=required`.
#![allow(clippy::disallowed_methods, reason = "a browser runs on the time of the machine")]

mod access;
mod activity;
mod board;
mod directions;
mod files;
mod images;
mod keyboard;
mod page;
mod pages;
mod phone;
mod play;
mod stage;
mod trial;
