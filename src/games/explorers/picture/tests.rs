//! Tests of the pictures.
