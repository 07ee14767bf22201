//! Intents as shown to the seat: what each is for, what it brings, and the steps that it takes.

use super::*;
use crate::games::explorers::intents::{self, Aim, Intent};
use crate::games::explorers::policy::plans::Goal;
use crate::games::explorers::rules::cost;

impl Context<'_> {
    /// The intents that are proposed to a seat, the best first.
    pub fn proposed(&self, seat: Seat) -> Vec<Intent> {
        intents::proposed(self.game, self.view, seat)
    }

    /// All intents of a seat, the proposed ones first.
    pub fn intents(&self, seat: Seat) -> Vec<Intent> {
        intents::all(self.game, self.view, seat)
    }

    /// All intents of a seat as choices. The best one stands out; the others follow in their order.
    pub fn intent_choices(&self, seat: Seat) -> Vec<Choice> {
        let all = self.intents(seat);
        let proposes = all.iter().any(Intent::is_proposed);
        let choice = |(n, intent): (usize, &Intent)| {
            let (emoji, label) = self.named(n, intent);
            let (weight, path) = match intent.aim {
                _ if !intent.is_proposed() => (Weight::Plain, self.farther(intent, proposes)),
                _ if n == 0 => (Weight::Usual, Vec::new()),
                // A branch of its own keeps its place behind the better ones.
                _ => {
                    let branch = Branch { label: label.clone(), detail: String::new(), emoji, rank: n as u16 };
                    (Weight::Plain, vec![branch])
                }
            };
            // The brief gives the reasons of those that are proposed.
            let facts = if intent.is_proposed() { Vec::new() } else { self.intent_facts(intent) };
            let said = ChoiceText::plain(emoji, label, facts).weighted(weight);
            said.intent(&intent.actions, path)
        };
        all.iter().enumerate().map(choice).collect()
    }

    /// The proposed intents in lines, with their reasons.
    pub fn intent_lines(&self, seat: Seat) -> Vec<String> {
        let proposed = self.proposed(seat);
        let line = |(n, intent): (usize, &Intent)| {
            let (sign, label) = self.named(n, intent);
            row::all([format!("{sign} **{label}**")].into_iter().chain(self.intent_facts(intent)))
        };
        proposed.iter().enumerate().map(line).collect()
    }

    /// What an intent is for, after its sign; a proposed one with its number.
    fn named(&self, n: usize, intent: &Intent) -> (&'static str, String) {
        let voice = self.voice;
        let number = row::numeral(n + 1);
        let count = intent.actions.len();
        match intent.aim {
            Aim::Place(tile, cell, _) => {
                let what = names::tile_word(self.game, tile, voice);
                (names::tile_sign(self.game, tile), say!(voice, "explorers-intent-place", n = number, what, cell))
            }
            Aim::Reach { goal, .. } => self.goal(number, goal),
            Aim::Voyage(Place::Home) => (names::SHIP, say!(voice, "explorers-intent-voyage-home", count)),
            Aim::Voyage(to @ Place::At(at)) => {
                let sign = if self.chart().has_enemy(to) { names::ENEMY } else { names::SHIP };
                (sign, say!(voice, "explorers-intent-voyage", to = at, count))
            }
            Aim::March(from, to, vikings) => {
                ("👣", say!(voice, "explorers-intent-march", vikings = names::vikings(vikings, voice), from, to, count))
            }
        }
    }

    fn goal(&self, n: &str, goal: Goal) -> (&'static str, String) {
        let voice = self.voice;
        let land = |at: Space| self.chart().land_id(at).map(|id| self.chart().land(id));
        match goal {
            Goal::Deliver => {
                let herd = names::herd(&self.open().explorer().cargo.herd);
                (names::HOME, say!(voice, "explorers-intent-deliver", n, herd))
            }
            Goal::Fetch(at) => {
                let herd = land(at).map(|land| land.herd).unwrap_or_default();
                let sign = herd.animals().next().map_or("🐾", names::animal);
                (sign, say!(voice, "explorers-intent-fetch", n, herd = names::herd(&herd), at))
            }
            Goal::Crew => (names::VIKING, say!(voice, "explorers-intent-crew", n)),
            Goal::Enemy(at) => (names::ENEMY, say!(voice, "explorers-intent-enemy", n, at)),
            Goal::Raid(at) => {
                let strength = land(at).and_then(|land| land.settlement).unwrap_or_default();
                (names::SETTLEMENT, say!(voice, "explorers-intent-raid", n, strength, at))
            }
            Goal::Outpost(at) => (names::OUTPOST, say!(voice, "explorers-intent-outpost", n, at)),
            Goal::Island(root) => {
                let island = self.view.known.islands.iter().find(|island| island.root == root);
                let (tiles, at) = island.map_or((0, None), |island| (island.tiles, island.lands.first()));
                let at = at.map(Space::to_string).unwrap_or_default();
                (names::ISLAND, say!(voice, "explorers-intent-island", n, tiles, at))
            }
        }
    }

    /// The branches to an intent that is not proposed.
    fn farther(&self, intent: &Intent, proposes: bool) -> Vec<Branch> {
        let kind = Kind::farther(intent).map(|kind| self.kind_branch(kind));
        proposes.then(|| self.more_branch()).into_iter().chain(kind).collect()
    }

    /// What an intent brings, what it costs, and its steps.
    fn intent_facts(&self, intent: &Intent) -> Vec<String> {
        if let Aim::Place(tile, cell, turn) = intent.aim {
            let glance = Glance::new(self.game, self.open(), self.open().current);
            return self.place_facts(&glance, tile, cell, turn);
        }
        let voice = self.voice;
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        let after = self.after_all(&intent.actions);
        let gain = self.gained_by(&after);
        let gained = (gain != 0).then(|| self.gained(gain));
        let later = match intent.aim {
            Aim::Reach { later, .. } if later > 0 => Some(say!(voice, "explorers-fact-later", count = later)),
            _ => None,
        };
        let enemy = intent.actions.iter().find_map(|action| match action {
            Action::Sail(to) if self.chart().has_enemy(*to) => Some(self.odds()),
            _ => None,
        });
        let spent: u8 = intent.actions.iter().map(|action| cost(*action)).sum();
        let spent = say!(voice, "explorers-fact-spent", cost = spent, left);
        let steps = row::joined(intent.actions.iter().map(|action| row::glued(self.step(*action))), " → ");
        let facts = [gained, enemy, later, Some(spent)].into_iter().flatten();
        facts.chain(self.captains_gain(&after)).chain([steps]).collect()
    }

    /// The open state after the actions of an intent, as [`Context::after`].
    fn after_all(&self, actions: &[Action]) -> Open {
        let mut open = self.open().clone();
        actions.iter().for_each(|action| intents::foresee(&mut open, *action));
        open
    }

    fn step(&self, action: Action) -> String {
        match action {
            Action::Load(_, cargo) => format!("📥 {}", names::aboard(&cargo)),
            Action::Unload(Place::Home, cargo) => format!("{} {}", names::HOME, names::aboard(&cargo)),
            Action::Unload(_, cargo) => format!("📤 {}", names::aboard(&cargo)),
            Action::Sail(to) => format!("{} {}", names::SHIP, names::place(to, self.voice)),
            Action::Walk(_, to, vikings) => format!("👣 {to} {}", names::times(names::VIKING, vikings)),
            Action::Herd(_, to, kind) => format!("👣 {to} {}", names::animal(kind)),
            Action::Outpost(corner) => format!("{} {corner}", names::OUTPOST),
            Action::Captain(_) | Action::Place(..) | Action::Done => String::new(),
        }
    }
}
