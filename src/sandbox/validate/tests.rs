//! One payload for every rule.
