//! The presentation of *Explorers of the North Sea*: the implementation of `Present`.

use super::action::Action;
use super::components::*;
use super::event::Event;
use super::offers::intents;
use super::policy::{PLAYERS, STRENGTH};
use super::text::{Context, deeds, explain, names, narrate, sayings};
use super::view::View;
use super::{options, picture, tutorial};
use crate::engine::Seat;
use crate::title::{Count, Counted, Present, by_modules};
use crate::words::{Doc, Rules, Section, Voice, facts, row, say};

/// The sections of the short rules, by the last parts of their keys.
const RULES: [&str; 8] = ["turn", "tile", "ship", "land", "outpost", "points", "end", "solo"];

impl Counted for Explorers {
    fn counts(&self, view: &View, seat: Seat) -> Vec<Count> {
        let (Some(sheet), Some(explorer)) =
            (view.known.scores.get(seat.index()), view.open.explorers.get(seat.index()))
        else {
            return Vec::new();
        };
        let captain = sheet.lines.last().map_or(0, |line| line.points);
        vec![
            Count::new("points", sheet.total()),
            Count::new("captain", captain),
            Count::new("crew", explorer.cargo.vikings),
            Count::new("livestock", explorer.cargo.herd.count()),
        ]
    }

    /// Drawn tiles and settlements change no count at once.
    fn is_gamble(&self, event: &Event) -> bool {
        matches!(event, Event::EnemyShipDestroyed { .. })
    }
}

impl Present for Explorers {
    const SIGNED_CODES: bool = true;
    const MARKS_BRANCHES: bool = true;

    by_modules!(strength, explain, intents, sayings, deeds, legend, tutorial);

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::TurnBegan { turn, .. } = event else { return None };
        let seats = voice.names.len().max(1);
        Some(say!(voice, "explorers-log-round", round = usize::from(turn.saturating_sub(1)) / seats + 1))
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        let points = &self.points;
        let animal = |kind: &Animal| format!("{} ×{}", names::animal_name(*kind, voice), self.livestock.of(*kind));
        let facts = facts![
            tiles = Tile::DEALT,
            actions = ACTIONS,
            hold = HOLD,
            boarding = BOARDING,
            crew = OUTPOST_VIKINGS,
            all = OUTPOSTS,
            vikings = VIKINGS,
            animals = row::list(Animal::ALL.iter().map(animal)),
            sets = row::list(points.set),
            outposts = row::list(points.outposts),
            deaths = row::list(points.deaths),
            ship = points.enemy_ship,
            tile = points.island_tile,
            viking = points.viking_strength,
            outpost = points.outpost_strength
        ];
        let facts: Vec<_> = facts.into_iter().chain(options.facts()).collect();
        let mut captains = Section::titled(voice.word("explorers-rules-captains-title"));
        for captain in Captain::ALL {
            captains.line(names::captain_and_bonus(self, *captain, voice));
        }
        let more = Some(captains);
        let reconstruction = self.reconstruction;
        Rules { title: "explorers", parts: &RULES, facts: &facts, signs: true, more, reconstruction }.page(voice)
    }
}
