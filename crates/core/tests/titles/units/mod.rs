//! Tests of single modules. The tree mirrors `crates/core/src`; the titles stand beside the other modules.

mod ai;
mod brandubh;
mod canvas;
mod engine;
mod explorers;
mod games;
mod nine_mens_morris;
mod raids;
mod relic_runners;
mod title;
mod words;
