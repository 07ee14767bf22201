//! A second account of charts.

mod survey;
