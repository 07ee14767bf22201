//! The presentation of *Raids*: the implementation of `Present`.

use super::action::Action;
use super::components::{Raids, VOYAGES};
use super::event::Event;
use super::policy::{PLAYERS, STRENGTH};
use super::rules::combat::Combat;
use super::state::{Open, Phase};
use super::text::{Context, deeds, explain, narrate, sayings};
use super::view::View;
use super::{counts, options, picture, tutorial};
use crate::engine::Seat;
use crate::title::{Bid, Count, Counted, Present, by_modules};
use crate::words::{Doc, Rules, Voice, facts, row, say};

/// The parts of the short rules.
const RULES: [&str; 8] = ["turn", "clear", "pass", "monster", "combat", "tiles", "scoring", "two"];

impl Counted for Raids {
    fn counts(&self, view: &View, seat: Seat) -> Vec<Count> {
        counts::counts(self, view, seat)
    }
}

impl Present for Raids {
    const STAKES: &'static [&'static str] = &["weapon", "sail", "mjollnir", "goods", "pennant", "rune", "port"];

    by_modules!(strength, explain, sayings, deeds, legend, tutorial);

    fn bid(&self, open: &Open, seat: Seat) -> Option<Bid<Action>> {
        let Combat { space, enemy, cost, outlook, .. } = Combat::of(open).filter(|combat| combat.side == seat)?;
        let tile = open.spaces.get(usize::from(space).checked_sub(1)?)?.tile.filter(|tile| tile.stoppable())?;
        Some(Bid {
            against: enemy,
            stake: tile.kind(),
            cost: cost.into(),
            // The sides answer in turn, each with two Vikings more than it sent before; an attacker has sent its first one already.
            spent: (1..=cost.saturating_sub(2)).rev().step_by(2).map(u16::from).sum(),
            // Two for a defender, three for an attacker (RA-10).
            first: cost <= 3,
            wins: outlook.won,
            stay: Action::Retaliate,
            leave: Action::Flee,
        })
    }

    /// Not if it has become an attack.
    fn unasked(&self, open: &Open, _: Seat, action: &Action) -> bool {
        !matches!(action, Action::Sail(space) if open.ship_at(*space).is_some())
    }

    /// A ship that flees sails from a space where another ship is.
    fn displaced(&self, open: &Open, seat: Seat) -> bool {
        let Phase::Sail { mover, from } = open.phase else { return false };
        mover == seat && from > 0 && open.fleet().any(|(other, ship)| other != seat && ship.space == from)
    }

    fn part(&self, view: &View) -> u16 {
        view.open.voyage.into()
    }

    fn last_part(&self) -> u16 {
        VOYAGES.into()
    }

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::VoyageBegan { voyage, .. } = event else { return None };
        Some(say!(voice, "raids-log-voyage", voyage = *voyage))
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        let facts = facts![
            coins = row::list(&self.harbor_coins),
            runes = row::list(&self.rune_set),
            visit = row::list(&self.visit),
            pillage = row::list(&self.pillage),
            spaces = self.spaces,
            vikings = self.vikings,
            step = self.ghost_step
        ];
        let facts: Vec<_> = facts.into_iter().chain(options.facts()).collect();
        let reconstruction = self.reconstruction;
        Rules { title: "raids", parts: &RULES, facts: &facts, signs: true, more: None, reconstruction }.page(voice)
    }
}
