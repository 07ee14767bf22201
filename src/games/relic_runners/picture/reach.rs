//! Where a movement of a player may end, and how the map shows it.

use std::collections::BTreeSet;

use super::Sketch;
use super::layout::RIM;
use crate::canvas::scene::{Form, Shape, Text, Unit};
use crate::engine::Seat;
use crate::games::relic_runners::action::{Action, Aim};
use crate::games::relic_runners::components::{EXPEDITION_POINTS, Site};
use crate::games::relic_runners::rules::{self, walk};
use crate::games::relic_runners::state::{Phase, Runner, Turn};

/// How high the letters of gains are on a map that is always shown larger: [`super::around`] has the smallest scale.
const GAINS: Unit = 92;

/// A place that can be reached, and what the walk that is best at first sight brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The place.
    pub site: Site,
    /// Points of the relic expedition, if it is one.
    pub points: u8,
    /// Steps for boxes.
    pub steps: u8,
}

impl Sketch<'_> {
    /// The places where the movement of a seat may end: in its turn the movement that is due, otherwise one that began
    /// now. None after the movement, while something else is asked, and at the end.
    pub fn reach(&self, seat: Seat, runner: &Runner) -> Vec<Reach> {
        let jungle = self.telling.jungle();
        let ours = jungle.turn == seat;
        let walking = matches!(jungle.phase, Phase::Walk { .. });
        if jungle.phase == Phase::Over || ours && (jungle.now.moved || !jungle.agenda.is_empty()) {
            return Vec::new();
        }
        if ours && walking {
            let mut actions = Vec::new();
            rules::legal(self.telling.game, jungle, seat, &mut actions);
            let next: BTreeSet<Site> = actions
                .iter()
                .filter_map(|action| if let Action::Go(site) = action { Some(*site) } else { None })
                .collect();
            return next.into_iter().map(|site| Reach { site, points: 0, steps: 0 }).collect();
        }
        let mut jungle = jungle.clone();
        if !ours {
            jungle.turn = seat;
            jungle.now = Turn::begin(runner.at, jungle.relic_on(runner.at));
        }
        let walks = walk::Walks::find(self.telling.game, &jungle);
        let best = walks.iter().filter(|(_, aim, _)| *aim == Aim::Best);
        best.map(|(site, _, walk)| Reach {
            site,
            points: if walk::is_expedition(&jungle, site) { EXPEDITION_POINTS * walk.trails() } else { 0 },
            steps: walk.steps,
        })
        .collect()
    }
}

impl Sketch<'_> {
    /// The ring around a place that can be reached.
    pub fn goal(&self, reach: Reach) -> [Shape; 2] {
        let ground = self.brush.ground;
        let ring = |width, colour| Form::circle(self.layout.place(reach.site), RIM + 50).stroke(colour, width);
        [ring(48, ground.paper).into(), ring(28, ground.ink).dashed([92, 54]).into()]
    }

    /// What a walk to a place brings, at its upper right.
    pub fn gains(&self, reach: Reach) -> Vec<Shape> {
        let ground = self.brush.ground;
        let gains = self.gain_words(reach);
        if gains.is_empty() {
            return Vec::new();
        }
        let place = self.layout.place(reach.site).shifted(RIM - 10, -RIM + 40);
        let text = Text::new(place, gains.join(" "), GAINS, ground.paper).bold();
        let plate = Form::rounded(place.shifted(-30, -84), text.width() + 60, 112, 50).fill(ground.ink);
        vec![plate.into(), text.into()]
    }

    /// Points of the expedition, steps for boxes.
    pub fn gain_words(&self, reach: Reach) -> Vec<String> {
        let points = (reach.points > 0).then(|| self.telling.vp(i32::from(reach.points)));
        let steps = (reach.steps > 0).then(|| format!("▲{}", reach.steps));
        points.into_iter().chain(steps).collect()
    }
}
