//! A second implementation of charts, and the forms of saved charts.

mod saved;
pub mod survey;
