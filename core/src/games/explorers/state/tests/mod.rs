//! A second account of charts, and the forms in which they are saved.

mod saved;
mod survey;
