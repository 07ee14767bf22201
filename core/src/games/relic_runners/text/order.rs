//! The order of the choices: the likeliest first. Those for which there is no room stand behind a branch.

use super::spot::Spot;
use super::*;
use crate::games::relic_runners::intents::{self, Intent};
use crate::games::relic_runners::policy::outlook::Outlook;
use crate::title::{Asked, Branch, Choice, ChoiceText, Weight};

/// How many choices stand beside each other, each on a button.
const BESIDE: usize = 10;
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

/// An offer: an intent, or an action alone.
pub struct Offer {
    pub action: Action,
    intent: Option<Intent>,
}

/// Offers in order: the intents, then the actions.
pub struct Order {
    pub offers: Vec<Offer>,
    /// The index of the likeliest offer; `None` if none stands out.
    likeliest: Option<usize>,
    ranks: Vec<u16>,
    /// The number of each offer in the picture, from 1; only of those on buttons.
    numbers: Vec<Option<usize>>,
    /// The number of offers behind each kind of branch: other walks, steps.
    ways: usize,
    steps: usize,
    /// Offers of a kind that has many and of this rank or a higher one stand behind a branch.
    more_from: u16,
}

impl Order {
    fn new(game: &RelicRunners, open: &Open, actions: &[Action], outlook: &Outlook<'_>) -> Self {
        let intents = open.asked().map(|seat| intents::all(game, open, seat)).unwrap_or_default();
        let alone = actions.iter().map(|action| Offer { action: *action, intent: None });
        let intents = intents
            .into_iter()
            .filter_map(|intent| Some(Offer { action: *intent.actions.first()?, intent: Some(intent) }));
        let offers: Vec<Offer> = intents.chain(alone).collect();
        let firsts: Vec<Action> = offers.iter().map(|offer| offer.action).collect();
        let kinds: Vec<Kind> = offers.iter().map(|offer| kind_of(open, offer, &offers)).collect();
        let (order, likeliest) = outlook.order(&firsts);
        let mut ranks = vec![0; offers.len()];
        for (rank, index) in (0..).zip(&order) {
            ranks[*index] = rank;
        }
        let count = |kind| kinds.iter().filter(|of| **of == kind).count();
        let ways = count(Kind::OtherWay);
        let steps = count(Kind::Step);
        let others = count(Kind::Alone) + ways.min(1) + steps.min(1);
        let many: Vec<_> = order.iter().filter(|n| kinds[**n] == Kind::OneOfMany).collect();
        let more_from = match many.len() + others > BESIDE {
            true => many.get(BESIDE.saturating_sub(others + 1).max(1)).map(|first| ranks[**first]),
            false => None,
        };
        let more_from = more_from.unwrap_or(u16::MAX);
        let mut numbers = vec![None; offers.len()];
        let on_button = |index: usize| match kinds[index] {
            Kind::Alone => true,
            Kind::OneOfMany => ranks[index] < more_from,
            Kind::OtherWay | Kind::Step => false,
        };
        let seen = order.iter().filter(|index| on_button(**index) && Spot::of(open, firsts[**index]).is_some());
        for (number, index) in (1..).zip(seen) {
            numbers[*index] = Some(number);
        }
        Self { offers, likeliest, ranks, numbers, ways, steps, more_from }
    }

    /// The number of an offer in the picture, from 1.
    pub fn number(&self, index: usize) -> Option<usize> {
        self.numbers[index]
    }

    /// The words of an offer, with its number in the picture.
    fn said(&self, index: usize, context: &Context<'_>, outlook: &Outlook<'_>) -> ChoiceText {
        let Offer { action, intent } = &self.offers[index];
        let said = match intent {
            Some(intent) => context.exploring(intent, outlook),
            None => context.said(*action, outlook),
        };
        match self.number(index) {
            Some(number) => said.numbered(number),
            None => said,
        }
    }

    fn path(&self, index: usize, said: &ChoiceText, context: &Context<'_>) -> Vec<Branch> {
        let branch = |label: String, emoji, rank| Branch { label, detail: String::new(), emoji, rank };
        let group = |key, emoji, rank| branch(context.voice.word(key), emoji, rank);
        let own = branch(said.label.clone(), said.emoji, self.ranks[index]);
        match kind_of(context.open(), &self.offers[index], &self.offers) {
            Kind::Step if self.steps > 1 => vec![group("relic-runners-branch-steps", "👣", Branch::LAST), own],
            Kind::OtherWay if self.ways > 1 => vec![group("relic-runners-branch-ways", "🧭", WAYS), own],
            Kind::OneOfMany if self.ranks[index] >= self.more_from => {
                vec![group("relic-runners-branch-more", "🔎", MORE), own]
            }
            _ => vec![own],
        }
    }

    fn choice(&self, index: usize, context: &Context<'_>, outlook: &Outlook<'_>) -> Choice {
        let weight = if self.likeliest == Some(index) { Weight::Usual } else { Weight::Plain };
        let said = self.said(index, context, outlook).weighted(weight);
        let path = self.path(index, &said, context);
        match &self.offers[index] {
            Offer { intent: Some(intent), .. } => said.intent(&intent.actions, path),
            Offer { action, .. } => said.choice(action.to_string(), path),
        }
    }
}

/// The kind of one of these offers. A walk to a place that an intent explores is another way.
fn kind_of(open: &Open, offer: &Offer, offers: &[Offer]) -> Kind {
    if offer.intent.is_some() {
        return Kind::OneOfMany;
    }
    let explored = || offers.iter().any(|other| other.intent.is_some() && other.action == offer.action);
    match offer.action {
        Action::Go(_) if matches!(open.phase, Phase::Start) => Kind::Step,
        Action::Walk(_, Aim::Best) if !explored() => Kind::OneOfMany,
        Action::Walk(..) => Kind::OtherWay,
        Action::Flip(_) | Action::Jump(_) | Action::Reach(_) | Action::Start(_) => Kind::OneOfMany,
        Action::Place(_) | Action::Lift(_) | Action::Lay(_) => Kind::OneOfMany,
        _ => Kind::Alone,
    }
}

impl Context<'_> {
    /// The offers to the asked seat in order; none if no seat is asked.
    pub fn order(&self) -> Option<Order> {
        let actions = self.legal()?;
        let outlook = Outlook::of(self.game, self.view, &actions);
        Some(Order::new(self.game, self.open(), &actions, &outlook))
    }

    /// The legal actions of the asked seat.
    pub(super) fn legal(&self) -> Option<Vec<Action>> {
        let open = self.open();
        let mut actions = Vec::new();
        rules::legal(self.game, open, open.asked()?, &mut actions);
        Some(actions)
    }

    pub fn choices(&self, _: &Asked<'_, RelicRunners>, actions: &[Action]) -> Vec<Choice> {
        self.offered(actions, |offer| offer.intent.is_none())
    }

    pub fn intent_choices(&self, asked: &Asked<'_, RelicRunners>) -> Vec<Choice> {
        match self.legal().filter(|_| self.open().asked() == Some(asked.seat)) {
            Some(actions) => self.offered(&actions, |offer| offer.intent.is_some()),
            None => Vec::new(),
        }
    }

    /// The offers of a kind among these actions and the intents.
    fn offered(&self, actions: &[Action], kind: impl Fn(&Offer) -> bool) -> Vec<Choice> {
        let outlook = Outlook::of(self.game, self.view, actions);
        let order = Order::new(self.game, self.open(), actions, &outlook);
        let such = (0..order.offers.len()).filter(|index| kind(&order.offers[*index]));
        such.map(|index| order.choice(index, self, &outlook)).collect()
    }
}
