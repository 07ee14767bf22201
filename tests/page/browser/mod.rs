//! The page of the sandbox in a real browser: opening it, starting a table, playing by mouse and by keyboard, in every
//! theme and language.
//!
//! Needs Chromium and ChromeDriver. Without them these tests do nothing, and the end of the test run says so
//! (`left_out.rs`), unless `SKALD_BROWSER=required`.

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
