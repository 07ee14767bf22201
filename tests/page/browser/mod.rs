//! The page of the sandbox in a real browser: open it, start a table, play by clicking and by the keyboard, look at it in
//! every light and language. Needs Chromium and ChromeDriver; without them nothing is looked at, and the last lines of
//! the test run say so (`zz_left_out.rs`), unless `SKALD_BROWSER=required`.

mod access;
mod files;
mod keyboard;
mod page;
mod play;
mod stage;
mod trial;
