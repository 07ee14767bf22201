//! Choices as shown to the seat: a label in words, and in one line what each brings. Their pages are those of
//! [`crate::games::explorers::offers`], their reasons are in [`super::reasons`].

use std::ops::Range;

use super::*;
use crate::games::explorers::offers::{self, Kind, Step};

/// The most characters of a label without its number.
const LABEL: usize = 38;

impl Context<'_> {
    pub fn choices(&self, asked: &Asked<'_, Explorers>, actions: &[Action]) -> Vec<Choice> {
        let offers = offers::all(self.game, self.view, asked.seat, actions);
        self.shown(asked, &offers, 0..actions.len())
    }

    /// All intents of a seat as choices. The best one stands out; the others follow in their order.
    pub fn intent_choices(&self, asked: &Asked<'_, Explorers>) -> Vec<Choice> {
        let legal = offers::legal(self.game, self.view, asked.seat);
        let offers = offers::all(self.game, self.view, asked.seat, &legal);
        self.shown(asked, &offers, legal.len()..offers.len())
    }

    /// Some of the offers as choices.
    fn shown(&self, asked: &Asked<'_, Explorers>, offers: &[Offer], some: Range<usize>) -> Vec<Choice> {
        let shown = &offers[some];
        let reasons: Vec<Vec<String>> = shown.iter().map(|offer| self.reasons(asked, offer)).collect();
        let proposes = offers.iter().any(Offer::is_proposed);
        let mut branches: Vec<(Vec<Step>, Branch)> = Vec::new();
        let mut branch = |offer: &Offer, depth: usize| {
            let way: Vec<Step> = offer.branches[..=depth].iter().map(|node| node.step).collect();
            if let Some((_, branch)) = branches.iter().find(|(known, _)| *known == way) {
                return branch.clone();
            }
            let of_spot = |spot| shown.iter().position(|offer| offer.places(spot)).map(|at| reasons[at].clone());
            let branch = self.branch(offers, offer, depth, of_spot);
            branches.push((way, branch.clone()));
            branch
        };
        let choice = |(offer, facts): (&Offer, &Vec<String>)| {
            let (emoji, label) = self.named(offer);
            let usual = match offer.actions[..] {
                [Action::Done] => !proposes,
                _ => offer.is_proposed() && offer.branches.is_empty(),
            };
            let weight = if usual { Weight::Usual } else { Weight::Plain };
            let said = ChoiceText::plain(emoji, label, facts.clone()).weighted(weight);
            let said = offer.mark.into_iter().fold(said, |said, (number, _)| said.numbered(number));
            let path = (0..offer.branches.len()).map(|depth| branch(offer, depth)).collect();
            let actions = &offer.actions;
            if offer.aim.is_some() { said.intent(actions, path) } else { said.choice(row::joined(actions, ""), path) }
        };
        shown.iter().zip(&reasons).map(choice).collect()
    }

    /// The reasons of the proposals, a line each: their buttons name them by the same numbers.
    pub fn proposal_lines(&self, asked: &Asked<'_, Explorers>) -> Vec<String> {
        let offers = offers::all(self.game, self.view, asked.seat, &[]);
        let line = |(n, offer): (usize, &Offer)| {
            let (sign, _) = self.named(offer);
            format!("{sign} {} {}", row::numeral(n + 1), row::fit(self.reasons(asked, offer), REASONS))
        };
        offers.iter().filter(|offer| offer.is_proposed()).enumerate().map(line).collect()
    }

    /// The branch to the choices that share the first nodes of one of them. `best` gives the reasons of a placement.
    fn branch(&self, offers: &[Offer], of: &Offer, depth: usize, best: impl Fn(Spot) -> Option<Vec<String>>) -> Branch {
        let voice = self.voice;
        let node = of.branches[depth];
        let within = || offers.iter().filter(|offer| offer.is_within(of, depth + 1));
        let place = |offer: &Offer| match offer.actions[..] {
            [Action::Place(_, cell, _)] => Some(cell),
            _ => None,
        };
        let cells = || offers::firsts(within().filter_map(place)).len();
        let mut facts = Vec::new();
        let (emoji, label) = match node.step {
            Step::Proposal(_) => self.named(of),
            Step::Kind(kind) => kind_name(kind, voice),
            Step::Tile(tile) => {
                facts = vec![say!(voice, "explorers-brief-places", count = cells()), self.land(tile, 0)];
                (names::tile_sign(self.game, tile), names::tile_word(self.game, tile, voice))
            }
            Step::Beyond(side) => ("➕", say!(voice, "explorers-branch-beyond", count = cells(), side)),
            Step::Cell(tile, cell) => {
                let count = within().count();
                facts.extend((count > 1).then(|| say!(voice, "explorers-branch-turns", count)));
                facts.extend(node.mark.and_then(|(_, spot)| best(spot)).unwrap_or_default());
                self.placed(tile, cell)
            }
        };
        let label = match node.mark {
            Some((number, _)) => format!("{} {label}", row::numeral(number)),
            None => label,
        };
        Branch { label, detail: row::fit(facts, DETAIL), emoji, rank: node.rank }
    }

    /// What a choice does, after its sign.
    pub fn named(&self, offer: &Offer) -> (&'static str, String) {
        match (offer.aim, offer.actions.last()) {
            (Some(Aim::Reach(goal)), _) => self.goal(goal),
            (Some(Aim::Place(tile, cell, _)), _) => self.placed(tile, cell),
            (Some(Aim::March(from, to, vikings)), _) => self.action(Action::Walk(from, to, vikings)),
            (_, last) => self.action(last.copied().unwrap_or(Action::Done)),
        }
    }

    /// A tile on a cell, however it is turned.
    fn placed(&self, tile: Tile, cell: Cell) -> (&'static str, String) {
        let what = names::tile_word(self.game, tile, self.voice);
        (names::tile_sign(self.game, tile), say!(self.voice, "explorers-intent-place", what, cell))
    }

    fn goal(&self, goal: Goal) -> (&'static str, String) {
        let voice = self.voice;
        let land = |at: Space| self.chart().land_id(at).map(|id| self.chart().land(id));
        let herd = |herd: Herd| names::cargo(&Cargo { vikings: 0, herd }, voice);
        match goal {
            Goal::Deliver => {
                let herd = herd(self.open().explorer().cargo.herd);
                (names::HOME, say!(voice, "explorers-intent-deliver", herd))
            }
            Goal::Fetch(at) => {
                let there = land(at).map(|land| land.herd).unwrap_or_default();
                let sign = there.animals().next().map_or("🐾", names::animal);
                (sign, say!(voice, "explorers-intent-fetch", herd = herd(there), at))
            }
            Goal::Crew => (names::VIKING, voice.word("explorers-intent-crew")),
            Goal::Enemy(at) => (names::ENEMY, say!(voice, "explorers-intent-enemy", at)),
            Goal::Raid(at) => {
                let strength = land(at).and_then(|land| land.settlement).unwrap_or_default();
                (names::SETTLEMENT, say!(voice, "explorers-intent-raid", strength, at))
            }
            Goal::Outpost(corner) => self.action(Action::Outpost(corner)),
            Goal::Island(root) => {
                let island = self.island(root);
                let tiles = island.map_or(0, |island| island.tiles);
                let at = island.and_then(|island| island.lands.first()).map(Space::to_string).unwrap_or_default();
                (names::ISLAND, say!(voice, "explorers-intent-island", tiles, at))
            }
        }
    }

    pub(super) fn action(&self, action: Action) -> (&'static str, String) {
        let voice = self.voice;
        let moved = |key: &str, cargo: &Cargo| say!(voice, key, cargo = names::cargo(cargo, voice));
        match action {
            Action::Captain(captain) => (names::CAPTAIN, names::captain(captain, voice)),
            Action::Place(tile, cell, turn) => {
                let (sign, placed) = self.placed(tile, cell);
                (sign, row::fit([placed, self.land(tile, turn)], LABEL))
            }
            Action::Load(Place::Home, cargo) => ("📥", moved("explorers-label-load-home", &cargo)),
            Action::Load(_, cargo) => ("📥", moved("explorers-label-load", &cargo)),
            Action::Unload(Place::At(_), cargo) => ("📤", moved("explorers-label-unload", &cargo)),
            Action::Unload(Place::Home, cargo) if cargo.herd.is_empty() => {
                (names::HOME, moved("explorers-label-unload-home", &cargo))
            }
            Action::Unload(Place::Home, cargo) => (names::HOME, moved("explorers-label-deliver", &cargo)),
            Action::Sail(Place::Home) => (names::SHIP, voice.word("explorers-label-sail-home")),
            Action::Sail(to @ Place::At(at)) => {
                let sign = if self.chart().has_enemy(to) { names::ENEMY } else { names::SHIP };
                (sign, say!(voice, "explorers-label-sail", to = at))
            }
            Action::Walk(from, to, count) => {
                ("👣", say!(voice, "explorers-label-walk", vikings = names::vikings(count, voice), from, to))
            }
            Action::Herd(from, to, kind) => {
                let animal = names::herd_words(&Herd::one(kind), voice);
                (names::animal(kind), say!(voice, "explorers-label-herd", animal, from, to))
            }
            Action::Outpost(corner) => (names::OUTPOST, say!(voice, "explorers-label-outpost", corner)),
            Action::Done => ("✅", voice.word("explorers-label-done")),
        }
    }

    pub(super) fn island(&self, root: u8) -> Option<&Holding> {
        self.view.known.islands.iter().find(|island| island.root == root)
    }

    /// The land edges of a tile when it is turned like this.
    pub fn land(&self, tile: Tile, turn: u8) -> String {
        let land = names::land(self.game.face(self.open().side, tile), turn, self.voice);
        say!(self.voice, "explorers-branch-tile", land)
    }
}

fn kind_name(kind: Kind, voice: &Voice) -> (&'static str, String) {
    let sign = ["📥", "📤", names::SHIP, "👣", "🐾"][kind as usize];
    (sign, voice.word(&format!("explorers-branch-{kind}")))
}
