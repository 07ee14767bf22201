//! The order of the choices: the likeliest first. Those for which there is no room stand behind a branch. In the picture
//! each choice has a spot, with the number of its button.

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
    kind: Kind,
    rank: u16,
    spot: Option<Spot>,
    /// Its number in the picture, from 1; only of those on buttons.
    number: Option<usize>,
}

impl Offer {
    pub fn first(&self) -> Action {
        self.actions[0]
    }

    /// The place that an intent explores.
    pub fn intent(&self) -> Option<Site> {
        explored(&self.actions)
    }
}

fn explored(actions: &[Action]) -> Option<Site> {
    match actions {
        [Action::Walk(site, _), _, ..] => Some(*site),
        _ => None,
    }
}

/// Offers in order: the intents, then the actions.
pub struct Order {
    offers: Vec<Offer>,
    /// Whether the likeliest offer stands out.
    stands_out: bool,
    /// The number of offers behind each kind of branch: other walks, steps.
    ways: usize,
    steps: usize,
    /// Offers of a kind that has many and of this rank or a higher one stand behind a branch.
    more_from: u16,
}

impl Order {
    fn new(open: &Open, all: Vec<Vec<Action>>, outlook: &Outlook<'_>) -> Self {
        let (order, stands_out) = outlook.order(&all);
        let offer = |actions: &Vec<Action>| Offer {
            actions: actions.clone(),
            kind: kind_of(open, actions, &all),
            rank: 0,
            spot: Spot::of(open, actions[0]),
            number: None,
        };
        let mut offers: Vec<Offer> = all.iter().map(offer).collect();
        let count = |kind| offers.iter().filter(|offer| offer.kind == kind).count();
        let ways = count(Kind::OtherWay);
        let steps = count(Kind::Step);
        let others = count(Kind::Alone) + ways.min(1) + steps.min(1);
        let many = (0..).zip(&order).filter(|(_, index)| offers[**index].kind == Kind::OneOfMany);
        let many: Vec<u16> = many.map(|(rank, _)| rank).collect();
        let room = if many.len() + others > BESIDE { BESIDE.saturating_sub(others + 1).max(1) } else { many.len() };
        let more_from = many.get(room).copied().unwrap_or(u16::MAX);
        let mut numbers = 1..;
        for (rank, index) in (0..).zip(order) {
            let offer = &mut offers[index];
            let on_button = match offer.kind {
                Kind::Alone => true,
                Kind::OneOfMany => rank < more_from,
                Kind::OtherWay | Kind::Step => false,
            };
            offer.rank = rank;
            offer.number = if on_button { offer.spot.and_then(|_| numbers.next()) } else { None };
        }
        Self { offers, stands_out, ways, steps, more_from }
    }

    /// The branches to an offer with these words.
    fn path(&self, offer: &Offer, said: &ChoiceText, voice: &Voice) -> Vec<Branch> {
        let branch = |label: String, emoji, rank| Branch { label, detail: String::new(), emoji, rank };
        let group = match offer.kind {
            Kind::Step if self.steps > 1 => Some(("relic-runners-branch-steps", "👣", Branch::LAST)),
            Kind::OtherWay if self.ways > 1 => Some(("relic-runners-branch-ways", "🧭", WAYS)),
            Kind::OneOfMany if offer.rank >= self.more_from => Some(("relic-runners-branch-more", "🔎", MORE)),
            _ => None,
        };
        let group = group.map(|(key, emoji, rank)| branch(voice.word(key), emoji, rank));
        group.into_iter().chain([branch(said.label.clone(), said.emoji, offer.rank)]).collect()
    }
}

/// The kind of one of these offers. A walk to a place that an intent explores is another way.
fn kind_of(open: &Open, actions: &[Action], all: &[Vec<Action>]) -> Kind {
    if explored(actions).is_some() {
        return Kind::OneOfMany;
    }
    let first = actions[0];
    match first {
        Action::Go(_) if matches!(open.phase, Phase::Start) => Kind::Step,
        Action::Walk(_, Aim::Best) if !all.iter().any(|other| explored(other).is_some() && other[0] == first) => {
            Kind::OneOfMany
        }
        Action::Walk(..) => Kind::OtherWay,
        Action::Flip(_) | Action::Jump(_) | Action::Reach(_) | Action::Start(_) => Kind::OneOfMany,
        Action::Place(_) | Action::Lift(_) | Action::Lay(_) => Kind::OneOfMany,
        _ => Kind::Alone,
    }
}

impl Context<'_> {
    /// The intents of the asked seat and these actions of it.
    fn order(&self, actions: &[Action], outlook: &Outlook<'_>) -> Order {
        let intents = intents::actions(self.game, self.view, self.open().turn).into_iter();
        Order::new(self.open(), intents.chain(actions.iter().map(|action| vec![*action])).collect(), outlook)
    }

    /// The legal actions of the asked seat.
    pub(super) fn legal(&self) -> Option<Vec<Action>> {
        let open = self.open();
        let mut actions = Vec::new();
        rules::legal(self.game, open, open.asked()?, &mut actions);
        Some(actions)
    }

    pub fn choices(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action]) -> Vec<Choice> {
        self.offered(asked, actions, false)
    }

    pub fn intent_choices(&self, asked: &Asked<'_, RelicRunners>) -> Vec<Choice> {
        let actions = self.legal().filter(|_| self.open().asked() == Some(asked.seat));
        actions.map_or_else(Vec::new, |actions| self.offered(asked, &actions, true))
    }

    /// The intents, or these actions.
    fn offered(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action], intents: bool) -> Vec<Choice> {
        let outlook = Outlook::of(self.game, self.view);
        let order = self.order(actions, &outlook);
        let choice = |offer: &Offer| {
            let walk = if let Action::Walk(site, aim) = offer.first() { outlook.walk(site, aim) } else { None };
            let weight = if order.stands_out && offer.rank == 0 { Weight::Usual } else { Weight::Plain };
            let said = self.said(asked, offer, walk).weighted(weight);
            let said = offer.number.into_iter().fold(said, ChoiceText::numbered);
            let path = order.path(offer, &said, self.voice);
            if intents { said.intent(&offer.actions, path) } else { said.choice(offer.first().to_string(), path) }
        };
        order.offers.iter().filter(|offer| offer.intent().is_some() == intents).map(choice).collect()
    }

    /// What the asked seat may choose in the picture; nothing if no seat is asked.
    pub fn targets(&self) -> Targets {
        let Some(actions) = self.legal() else { return Targets::default() };
        let Order { offers, .. } = self.order(&actions, &Outlook::of(self.game, self.view));
        Targets {
            spots: offers.iter().filter_map(|offer| Some((offer.spot?, offer.number))).collect(),
            spaces_only: offers.iter().all(|offer| matches!(offer.first(), Action::Up(_))),
        }
    }
}

/// What a choice takes in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Site(Site),
    Trail(Trail),
    Token(Token),
    Space(Space),
}

impl Spot {
    /// The spot of an action. While a movement is due, the toolbox table is left out: the map needs the room.
    pub fn of(open: &Open, action: Action) -> Option<Self> {
        match action {
            Action::Flip(token) => Some(Self::Token(token)),
            Action::Up(rise) => Some(Self::Space(rise.ends().1)),
            Action::Box(space) if open.phase == Phase::Arrived => Some(Self::Space(space)),
            _ => reach::goal(action).map(Self::Site).or(trail_of(&action).map(Self::Trail)),
        }
    }
}

/// The trail that an action chooses among others.
pub const fn trail_of(action: &Action) -> Option<Trail> {
    match action {
        Action::Place(trail) | Action::Lift(trail) | Action::Lay(trail) => Some(*trail),
        _ => None,
    }
}

/// What may be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// The spots, with the numbers of those on buttons.
    pub spots: Vec<(Spot, Option<usize>)>,
    /// Whether nothing else is asked than a space of the toolbox table.
    pub spaces_only: bool,
}

impl Targets {
    pub fn trails(&self) -> impl Iterator<Item = Trail> {
        self.spots.iter().filter_map(|(spot, _)| if let Spot::Trail(trail) = spot { Some(*trail) } else { None })
    }

    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.spots.iter().filter_map(|(spot, _)| if let Spot::Token(token) = spot { Some(*token) } else { None })
    }

    pub fn spaces(&self) -> impl Iterator<Item = (Space, Option<usize>)> {
        self.spots.iter().filter_map(|(spot, n)| if let Spot::Space(space) = spot { Some((*space, *n)) } else { None })
    }

    /// The places at the ends of the trails and of the rivers of the tokens.
    pub fn sites<'a>(&'a self, game: &'a RelicRunners) -> impl Iterator<Item = Site> + 'a {
        let rivers = self.tokens().filter_map(|token| game.river(token.0));
        self.trails().chain(rivers).flat_map(Trail::ends)
    }
}
