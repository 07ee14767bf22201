//! Navigation through many choices: each cursor has choices, and branches that lead to several.
//!
//! Invariant: every choice can be reached from the first cursor, in exactly one way.

use std::fmt;
use std::str::FromStr;

use crate::messages::cursor::{PageCursor, UnknownCustomId, Within};
use skald_core::title::{Branch, Choice, ChoiceId, Weight};

/// An item at a cursor: a choice or a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub target: Target,
    pub label: String,
    /// Its short label on a button among many; if empty, the label.
    pub button: String,
    pub detail: String,
    /// Its emoji; may be empty.
    pub emoji: &'static str,
    pub weight: Weight,
}

impl Item {
    pub fn on_button(&self) -> &str {
        if self.button.is_empty() { &self.label } else { &self.button }
    }
}

/// The target of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Take(ChoiceId),
    Go(PageCursor),
}

/// The value of a menu option: the id of a choice, or `p` and a [`PageCursor`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked(pub Target);

impl fmt::Display for Picked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Target::Take(id) => write!(f, "{id}"),
            Target::Go(cursor) => write!(f, "p{cursor}"),
        }
    }
}

impl FromStr for Picked {
    type Err = UnknownCustomId;

    fn from_str(value: &str) -> Result<Self, UnknownCustomId> {
        let target = match value.strip_prefix('p') {
            Some(cursor) => Target::Go(cursor.parse()?),
            None => Target::Take(value.parse().map_err(|_| UnknownCustomId)?),
        };
        Ok(Self(target))
    }
}

/// The labels of the branches that lead to a cursor; empty for the first cursor, and for an invalid one.
pub fn way(choices: &[Choice], cursor: PageCursor) -> Vec<&str> {
    let Some(Within { choice, depth }) = cursor.within else { return Vec::new() };
    let path = choices.get(usize::from(choice)).map(|choice| choice.path.as_slice()).unwrap_or_default();
    let into = path.get(..usize::from(depth)).unwrap_or_default();
    into.iter().map(|branch| branch.label.as_str()).collect()
}

/// The indices of the choices that can be reached from a cursor.
pub fn reached(choices: &[Choice], cursor: PageCursor) -> Vec<u16> {
    let way = way(choices, cursor);
    (0_u16..).zip(choices).filter(|(_, choice)| leads(choice, &way)).map(|(n, _)| n).collect()
}

fn leads(choice: &Choice, way: &[&str]) -> bool {
    choice.path.len() >= way.len() && choice.path.iter().zip(way).all(|(branch, label)| branch.label == *label)
}

/// The items at a cursor: usual choices, branches in order of rank, other choices without branches, branches of the
/// last rank. A branch with one choice is shown as that choice. A branch that leads to a usual choice is a usual one,
/// unless all do.
pub fn items(choices: &[Choice], cursor: PageCursor) -> Vec<Item> {
    let way = way(choices, cursor);
    let depth = way.len();
    let mut branches: Vec<(u16, Vec<u16>)> = Vec::new();
    let mut plain = Vec::new();
    for n in reached(choices, cursor) {
        let choice = &choices[usize::from(n)];
        let Some(branch) = choice.path.get(depth) else {
            plain.push(taken(n, choice));
            continue;
        };
        let same = |of: &u16| choices[usize::from(*of)].path[depth].label == branch.label;
        match branches.iter_mut().find(|(_, members)| members.first().is_some_and(same)) {
            Some((_, members)) => members.push(n),
            None => branches.push((branch.rank, vec![n])),
        }
    }
    branches.sort_by_key(|(rank, _)| *rank);
    let has = |members: &[u16], weight| members.iter().any(|n| choices[usize::from(*n)].weight == weight);
    let usual = |members: &[u16]| has(members, Weight::Usual) || has(members, Weight::Main);
    let all_usual = branches.iter().all(|(_, members)| usual(members));
    let last = branches.split_off(branches.partition_point(|(rank, _)| *rank < Branch::LAST));
    let item = |(_, members): &(u16, Vec<u16>)| {
        let item = branched(choices, members, depth);
        let weight = match item.target {
            Target::Go(_) if has(members, Weight::Main) => Weight::Main,
            Target::Go(_) if !all_usual && usual(members) => Weight::Usual,
            _ => item.weight,
        };
        Item { weight, ..item }
    };
    let (main, plain): (Vec<Item>, Vec<_>) = plain.into_iter().partition(|item| item.weight == Weight::Main);
    let (usual, plain): (Vec<Item>, Vec<_>) = plain.into_iter().partition(|item| item.weight == Weight::Usual);
    main.into_iter().chain(usual).chain(branches.iter().map(item)).chain(plain).chain(last.iter().map(item)).collect()
}

fn taken(n: u16, choice: &Choice) -> Item {
    Item {
        target: Target::Take(choice.id(n)),
        label: choice.label.clone(),
        button: choice.button.clone(),
        detail: choice.detail.clone(),
        emoji: choice.emoji,
        weight: choice.weight,
    }
}

/// The item for choices that share a branch.
fn branched(choices: &[Choice], members: &[u16], depth: usize) -> Item {
    let first = members[0];
    let choice = &choices[usize::from(first)];
    let branch = &choice.path[depth];
    let mut item = Item {
        target: Target::Go(PageCursor::within(first, depth as u8 + 1)),
        label: branch.label.clone(),
        button: String::new(),
        detail: branch.detail.clone(),
        emoji: branch.emoji,
        weight: Weight::Plain,
    };
    if let [only] = members {
        item.target = Target::Take(choice.id(*only));
        item.weight = choice.weight;
        if item.detail.is_empty() {
            item.detail.clone_from(&choice.detail);
        }
    }
    item
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn branch(label: &str, rank: u16) -> Branch {
        Branch { label: label.into(), detail: String::new(), emoji: "", rank }
    }

    fn choice(code: &str, path: Vec<Branch>) -> Choice {
        let label = code.to_uppercase();
        let detail = String::new();
        Choice {
            code: code.into(),
            intent: false,
            label,
            button: String::new(),
            detail,
            emoji: "",
            weight: Weight::Plain,
            path,
        }
    }

    /// Two tiles; the first has two cells, one with two rotations; and something without branches.
    fn choices() -> Vec<Choice> {
        vec![
            choice("end", Vec::new()),
            choice("a b2 r0", vec![branch("A", 1), branch("B2", 1)]),
            choice("a c3 r0", vec![branch("A", 1), branch("C3", 0)]),
            choice("a c3 r1", vec![branch("A", 1), branch("C3", 0)]),
            choice("b c3 r0", vec![branch("B", 0), branch("C3", 0)]),
        ]
    }

    fn labels(items: &[Item]) -> Vec<&str> {
        items.iter().map(|item| item.label.as_str()).collect()
    }

    #[test]
    fn navigation_goes_by_tile_cell_and_rotation() {
        let choices = choices();
        let first = items(&choices, PageCursor::default());
        assert_eq!(labels(&first), ["B", "A", "END"]);
        assert_eq!(first[0].target, Target::Take(ChoiceId::Action(4)), "one choice needs no further question");
        let Target::Go(cursor) = first[1].target else { panic!("{first:?}") };
        let cells = items(&choices, cursor);
        assert_eq!((labels(&cells), way(&choices, cursor)), (vec!["C3", "B2"], vec!["A"]));
        let Target::Go(cursor) = cells[0].target else { panic!("{cells:?}") };
        assert_eq!(labels(&items(&choices, cursor)), ["A C3 R0", "A C3 R1"]);
        assert_eq!(reached(&choices, cursor), [2, 3]);
    }

    #[test]
    fn branch_to_a_usual_choice_stands_out() {
        let weights = |usual: &[usize]| {
            let mut choices = choices();
            choices.push(choice("b d4 r0", vec![branch("B", 0), branch("D4", 0)]));
            usual.iter().for_each(|n| choices[*n].weight = Weight::Usual);
            items(&choices, PageCursor::default()).into_iter().map(|item| item.weight).collect::<Vec<_>>()
        };
        let plain = Weight::Plain;
        let usual = Weight::Usual;
        assert_eq!(weights(&[]), [plain; 3]);
        assert_eq!(weights(&[2]), [plain, usual, plain]);
        assert_eq!(weights(&[2, 4]), [plain; 3], "all branches lead to one");
    }

    #[test]
    fn every_choice_is_reached_in_one_way() {
        let choices = choices();
        let mut open = vec![PageCursor::default()];
        let mut found = Vec::new();
        while let Some(cursor) = open.pop() {
            for item in items(&choices, cursor) {
                match item.target {
                    Target::Take(ChoiceId::Action(n)) => found.push(n),
                    Target::Take(ChoiceId::Intent(_)) => panic!("{item:?}"),
                    Target::Go(cursor) => open.push(cursor),
                }
            }
        }
        assert_eq!(found.len(), choices.len());
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), (0..choices.len() as u16).collect());
    }

    #[test]
    fn invalid_cursor_is_the_first() {
        let choices = choices();
        for cursor in [PageCursor::within(99, 1), PageCursor::within(1, 9), PageCursor::within(0, 1)] {
            assert_eq!(items(&choices, cursor), items(&choices, PageCursor::default()));
        }
    }
}
