//! Tests of everything shown, on whole games.
