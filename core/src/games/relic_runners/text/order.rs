//! The order of the choices: the likeliest first. Those for which there is no room stand behind a branch.

use super::spot::Spot;
use super::*;
use crate::games::relic_runners::intents;
use crate::games::relic_runners::prospects::outlook::Outlook;
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

/// An offer: the actions of an intent, or an action alone.
pub struct Offer {
    pub actions: Vec<Action>,
}

impl Offer {
    pub fn first(&self) -> Action {
        self.actions[0]
    }

    /// The place that an intent explores.
    pub fn intent(&self) -> Option<Site> {
        match self.actions[..] {
            [Action::Walk(site, _), _, ..] => Some(site),
            _ => None,
        }
    }
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
    fn new(open: &Open, actions: &[Action], intents: Vec<Vec<Action>>, outlook: &Outlook<'_>) -> Self {
        let all = intents.into_iter().chain(actions.iter().map(|action| vec![*action]));
        let offers: Vec<Offer> = all.map(|actions| Offer { actions }).collect();
        let kinds: Vec<Kind> = offers.iter().map(|offer| kind_of(open, offer, &offers)).collect();
        let (order, likeliest) = outlook.order(&offers.iter().map(|offer| &offer.actions[..]).collect::<Vec<_>>());
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
        let seen = order.iter().filter(|index| on_button(**index) && Spot::of(open, offers[**index].first()).is_some());
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

    fn choice(
        &self,
        index: usize,
        context: &Context<'_>,
        asked: &Asked<'_, RelicRunners>,
        outlook: &Outlook<'_>,
    ) -> Choice {
        let offer = &self.offers[index];
        let walk = if let Action::Walk(site, aim) = offer.first() { outlook.walk(site, aim) } else { None };
        let weight = if self.likeliest == Some(index) { Weight::Usual } else { Weight::Plain };
        let said = context.said(asked, offer, walk).weighted(weight);
        let said = self.number(index).into_iter().fold(said, ChoiceText::numbered);
        let path = self.path(index, &said, context);
        match offer.intent() {
            Some(_) => said.intent(&offer.actions, path),
            None => said.choice(offer.first().to_string(), path),
        }
    }
}

/// The kind of one of these offers. A walk to a place that an intent explores is another way.
fn kind_of(open: &Open, offer: &Offer, offers: &[Offer]) -> Kind {
    if offer.intent().is_some() {
        return Kind::OneOfMany;
    }
    let explored = || offers.iter().any(|other| other.intent().is_some() && other.first() == offer.first());
    match offer.first() {
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
        Some(self.order_of(&self.legal()?, &Outlook::of(self.game, self.view)))
    }

    fn order_of(&self, actions: &[Action], outlook: &Outlook<'_>) -> Order {
        let intents = intents::actions(self.game, self.view, self.open().turn);
        Order::new(self.open(), actions, intents, outlook)
    }

    /// The legal actions of the asked seat.
    pub(super) fn legal(&self) -> Option<Vec<Action>> {
        let open = self.open();
        let mut actions = Vec::new();
        rules::legal(self.game, open, open.asked()?, &mut actions);
        Some(actions)
    }

    pub fn choices(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action]) -> Vec<Choice> {
        self.offered(asked, actions, |offer| offer.intent().is_none())
    }

    pub fn intent_choices(&self, asked: &Asked<'_, RelicRunners>) -> Vec<Choice> {
        match self.legal().filter(|_| self.open().asked() == Some(asked.seat)) {
            Some(actions) => self.offered(asked, &actions, |offer| offer.intent().is_some()),
            None => Vec::new(),
        }
    }

    /// The offers of a kind among these actions and the intents.
    fn offered(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action], kind: fn(&Offer) -> bool) -> Vec<Choice> {
        let outlook = Outlook::of(self.game, self.view);
        let order = self.order_of(actions, &outlook);
        let such = (0..order.offers.len()).filter(|index| kind(&order.offers[*index]));
        such.map(|index| order.choice(index, self, asked, &outlook)).collect()
    }
}
