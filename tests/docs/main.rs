//! What the documents and the manifest say, against the code.

mod advisories;
mod architecture;
mod book;
mod commands;
mod dependencies;
mod locales;
mod paths;
mod policy;
mod release;
mod style;
