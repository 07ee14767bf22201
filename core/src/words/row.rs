//! Short facts in a row.

use std::fmt::Display;

/// The separator of facts.
const BETWEEN: &str = " · ";

/// Numbers and other short items with commas: `6, 3, 1`.
pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, ", ")
}

/// The facts with a separator between them.
pub fn joined<T: Display>(facts: impl IntoIterator<Item = T>, between: &str) -> String {
    facts.into_iter().map(|fact| fact.to_string()).collect::<Vec<_>>().join(between)
}

/// All facts: `crew 3 · +3`.
pub fn all<T: Display>(facts: impl IntoIterator<Item = T>) -> String {
    joined(facts, BETWEEN)
}

/// Joins facts, the most important first, up to `most` characters. A fact that does not fit is left out; a shorter one
/// after it may still fit.
pub fn fit(facts: impl IntoIterator<Item = String>, most: usize) -> String {
    let mut text = String::new();
    let mut length = 0;
    for fact in facts {
        let between = if length == 0 { 0 } else { BETWEEN.chars().count() };
        let longer = length + between + fact.chars().count();
        if longer <= most {
            if length > 0 {
                text.push_str(BETWEEN);
            }
            text.push_str(&fact);
            length = longer;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn fit_leaves_out_facts_that_are_too_long() {
        let facts = ["crew 3", "a very long fact indeed", "+3"].map(str::to_owned);
        assert_eq!(fit(facts.clone(), 100), "crew 3 · a very long fact indeed · +3");
        assert_eq!(fit(facts.clone(), 12), "crew 3 · +3");
        assert_eq!(fit(facts, 4), "+3");
    }
}
