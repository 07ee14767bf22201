//! Unit tests of `engine::action`.

use crate::engine::action::{Kind, ParameterSpec};

skald_core::actions! {
    /// Actions with every form.
    pub enum Action {
        /// One number.
        Sail(space: u8 as Number) = "sail",
        /// No parameter.
        Dock = "dock",
        /// A word that a code may leave out.
        Walk(to: char, aim: u8 as UnlessDefault) = "walk" in "on_foot",
        /// An optional word, then the rest of the code.
        Load(what: Option<char> as OrNone, how: Way as RestOfCode) = "load",
    }
}

/// Two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way(u8, u8);

impl std::fmt::Display for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl std::str::FromStr for Way {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (one, other) = text.split_once(' ').ok_or(())?;
        Ok(Self(one.parse().map_err(|_| ())?, other.parse().map_err(|_| ())?))
    }
}

#[test]
fn a_code_parses_as_its_action() {
    for (action, code) in [
        (Action::Sail(7), "sail 7"),
        (Action::Dock, "dock"),
        (Action::Walk('x', 0), "walk x"),
        (Action::Walk('x', 3), "walk x 3"),
        (Action::Load(None, Way(1, 2)), "load none 1 2"),
        (Action::Load(Some('x'), Way(1, 2)), "load x 1 2"),
    ] {
        assert_eq!(action.to_string(), code);
        assert_eq!(code.parse(), Ok(action));
    }
}

#[test]
fn other_spellings_are_refused() {
    for code in
        ["", "sail", "sail  7", "sail +7", "sail 07", "sail 7 8", "sail 256", "dock 1", " dock", "walk x 0", "walk"]
    {
        assert!(code.parse::<Action>().is_err(), "{code:?}");
    }
}

#[test]
fn the_specs_split_a_code_into_its_parameters() {
    let [sail, dock, walk, load] = Action::ALL else { panic!("the enum declares four actions") };
    assert_eq!(sail.parameters, [ParameterSpec { name: "space", kind: Kind::Number, optional: false }]);
    assert_eq!((dock.parameters.len(), walk.group), (0, Some("on_foot")));
    assert_eq!(walk.parts("walk x"), Some(vec![Some("x"), None]));
    assert_eq!(walk.parts("walk x 3"), Some(vec![Some("x"), Some("3")]));
    assert_eq!(walk.parts("sail 7"), None);
    assert_eq!(load.parts("load none 1 2"), Some(vec![Some("none"), Some("1 2")]));
}
