//! The effects of purple tiles (RR-43 … RR-48).

use arrayvec::ArrayVec;

use super::Play;
use crate::games::relic_runners::components::{Ivory, Purple, Site};
use crate::games::relic_runners::event::Source;
use crate::games::relic_runners::options::WayHome;
use crate::games::relic_runners::state::{Phase, Slot, Task};

/// Points of P1.
const CACHE_POINTS: u16 = 3;
/// Rations of P3.
const LARDER_RATIONS: u8 = 2;
/// Tokens that P8 may turn.
const SPIRITS: u8 = 2;

impl Play<'_> {
    /// The effect of a tile that lay on `site`.
    pub(super) fn effect(&mut self, tile: Purple, site: Site) {
        match tile {
            Purple::Cache => {
                self.gain(Source::Cache, CACHE_POINTS);
                self.bonus(Ivory::Antiquary); // RR-59
            }
            Purple::Toolsmith => self.due(Task::Steps { left: 1 }),
            Purple::Larder => self.take_rations(self.seat(), LARDER_RATIONS),
            Purple::SpareKit => {
                if self.open.runner().has_box(Slot::Reserve) {
                    self.move_box(Slot::Reserve, Slot::Bottom); // RR-48
                }
            }
            Purple::WayHome => self.way_home(),
            Purple::NewRoute => {
                if self.open.runner().paths.count() > 0 {
                    self.due(Task::Lift { left: 1, moved: ArrayVec::new() });
                }
            }
            Purple::FarReach => {
                if self.has_neighbour(site) {
                    self.due(Task::Reach { site }); // RR-45, RR-46
                }
            }
            Purple::RiverSpirits => self.due(Task::Flip { left: SPIRITS, not: None }),
        }
    }

    /// P5, RR-43: carries the explorer to Base Camp; ends the turn, unless the movement is still due.
    fn way_home(&mut self) {
        self.carry(Site::CAMP);
        self.rest();
        if self.open.phase == Phase::Arrived || self.open.options.way_home == WayHome::EndsTurn {
            self.open.phase = Phase::Arrived;
            self.open.now.over = true;
        }
    }
}
