//! The order of the choices: the likeliest first. Those for which there is no room stand behind a branch.

use super::targets::Spot;
use super::*;
use crate::games::relic_runners::policy::outlook::Outlook;
use crate::title::{Branch, Choice, ChoiceText, Weight};

/// How many choices stand beside each other, each on a button.
const BESIDE: usize = 10;
/// So many choices are all described beside a picture.
const DESCRIBED: usize = 3;
/// The most characters about the likeliest choice: two lines of a phone.
const HINT: usize = 80;
/// The ranks of the branches.
const MORE: u16 = Branch::LAST - 2;
const WAYS: u16 = Branch::LAST - 1;

/// The place of a choice among the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Always in sight.
    Alone,
    /// One of many of its kind; the last of them may stand behind a branch.
    OneOfMany,
    /// Another walk to a place.
    OtherWay,
    /// The first trail of a walk trail by trail.
    Step,
}

/// Actions in order.
pub struct Order {
    pub actions: Vec<Action>,
    /// The index of the likeliest action; `None` if none stands out.
    pub likeliest: Option<usize>,
    /// The rank of each action.
    ranks: Vec<u16>,
    /// The number of each action in the picture, from 1; only of those on buttons.
    numbers: Vec<Option<usize>>,
    /// The number of actions behind each kind of branch: other walks, steps.
    ways: usize,
    steps: usize,
    /// Actions of a kind that has many and of this rank or a higher one stand behind a branch.
    more_from: u16,
}

impl Order {
    fn new(open: &Open, actions: &[Action], outlook: &Outlook<'_>) -> Self {
        let (order, likeliest) = outlook.order(actions);
        let mut ranks = vec![0; actions.len()];
        for (rank, index) in (0..).zip(&order) {
            ranks[*index] = rank;
        }
        let count = |kind| actions.iter().filter(|action| kind_of(open, action) == kind).count();
        let (alone, ways, steps) = (count(Kind::Alone), count(Kind::OtherWay), count(Kind::Step));
        let others = alone + ways.min(1) + steps.min(1);
        let many: Vec<_> = order.iter().filter(|n| kind_of(open, &actions[**n]) == Kind::OneOfMany).collect();
        let more_from = match many.len() + others > BESIDE {
            true => many.get(BESIDE.saturating_sub(others + 1).max(1)).map(|first| ranks[**first]),
            false => None,
        };
        let more_from = more_from.unwrap_or(u16::MAX);
        let mut numbers = vec![None; actions.len()];
        let on_button = |index: usize| match kind_of(open, &actions[index]) {
            Kind::Alone => true,
            Kind::OneOfMany => ranks[index] < more_from,
            Kind::OtherWay | Kind::Step => false,
        };
        let seen = order.iter().filter(|index| on_button(**index) && Spot::of(open, actions[**index]).is_some());
        for (number, index) in (1..).zip(seen) {
            numbers[*index] = Some(number);
        }
        Self { actions: actions.to_vec(), likeliest, ranks, numbers, ways, steps, more_from }
    }

    /// The number of an action in the picture, from 1.
    pub fn number(&self, index: usize) -> Option<usize> {
        self.numbers[index]
    }

    /// The words of an action, with its number in the picture.
    fn said(&self, index: usize, context: &Context<'_>, outlook: &Outlook<'_>) -> ChoiceText {
        let said = context.said(self.actions[index], outlook);
        match self.number(index) {
            Some(number) => said.numbered(number),
            None => said,
        }
    }

    /// The branches that lead to an action.
    fn path(&self, index: usize, said: &ChoiceText, context: &Context<'_>) -> Vec<Branch> {
        let branch = |label: String, emoji, rank| Branch { label, detail: String::new(), emoji, rank };
        let group = |key, emoji, rank| branch(context.voice.word(key), emoji, rank);
        let own = branch(said.label.clone(), said.emoji, self.ranks[index]);
        match kind_of(context.open(), &self.actions[index]) {
            Kind::Step if self.steps > 1 => vec![group("relic-runners-branch-steps", "👣", Branch::LAST), own],
            Kind::OtherWay if self.ways > 1 => vec![group("relic-runners-branch-ways", "🧭", WAYS), own],
            Kind::OneOfMany if self.ranks[index] >= self.more_from => {
                vec![group("relic-runners-branch-more", "🔎", MORE), own]
            }
            _ => vec![own],
        }
    }
}

const fn kind_of(open: &Open, action: &Action) -> Kind {
    match action {
        Action::Go(_) if matches!(open.phase, Phase::Start) => Kind::Step,
        Action::Walk(_, Aim::Best) => Kind::OneOfMany,
        Action::Walk(..) => Kind::OtherWay,
        Action::Flip(_) | Action::Jump(_) | Action::Reach(_) | Action::Start(_) => Kind::OneOfMany,
        Action::Place(_) | Action::Lift(_) | Action::Lay(_) => Kind::OneOfMany,
        _ => Kind::Alone,
    }
}

/// The trail that an action chooses among others.
pub const fn trail_of(action: &Action) -> Option<Trail> {
    match action {
        Action::Place(trail) | Action::Lift(trail) | Action::Lay(trail) => Some(*trail),
        _ => None,
    }
}

impl Context<'_> {
    /// The choices of the asked seat in order; none if no seat is asked.
    pub fn order(&self) -> Option<Order> {
        let actions = self.legal()?;
        let outlook = Outlook::of(self.game, self.view, &actions);
        Some(Order::new(self.open(), &actions, &outlook))
    }

    fn legal(&self) -> Option<Vec<Action>> {
        let (open, mut actions) = (self.open(), Vec::new());
        rules::legal(self.game, open, open.asked()?, &mut actions);
        Some(actions)
    }

    pub fn choices(&self, _: Seat, actions: &[Action]) -> Vec<Choice> {
        let outlook = Outlook::of(self.game, self.view, actions);
        let order = Order::new(self.open(), actions, &outlook);
        let choice = |index: usize| {
            let weight = if order.likeliest == Some(index) { Weight::Main } else { Weight::Plain };
            let said = order.said(index, self, &outlook).weighted(weight);
            let path = order.path(index, &said, self);
            said.choice(actions[index].to_string(), path)
        };
        (0..actions.len()).map(choice).collect()
    }

    /// The likeliest of many choices and its reason, in one line. Few choices are all described.
    pub(super) fn likeliest(&self) -> Option<String> {
        let actions = self.legal().filter(|actions| actions.len() > DESCRIBED)?;
        let outlook = Outlook::of(self.game, self.view, &actions);
        let order = Order::new(self.open(), &actions, &outlook);
        let index = order.likeliest?;
        let ChoiceText { label, facts, .. } = order.said(index, self, &outlook);
        let room = HINT.saturating_sub(label.chars().count());
        Some(format!("👉 {}", row::all([format!("**{label}**"), row::fit(facts, room)])))
    }
}
