//! Tables without Discord, and the stores that keep them.

mod admission;
mod archive;
mod clock;
mod community;
mod consent;
mod decoders;
mod export;
mod fourth_title;
mod host;
mod import;
mod lobby;
mod notices;
mod operator;
mod orders;
mod patch;
mod play;
mod privacy;
mod record;
mod replaced;
mod soak;
mod standings;
mod store;
mod tournaments;
mod tutorials;
mod undo;
mod words;
