//! The tiles of a hand that the viewer may see, or the captains to choose from, between chart and cards.

use super::Drawing;
use super::coast::Patch;
use super::grid::corners;
use super::ground::Marked;
use crate::canvas::hex::Direction;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Form, PHONE, Point, Shape, Text, Unit, at};
use crate::engine::{Seat, Viewer};
use crate::games::explorers::components::{Captain, Feature, Tile};
use crate::games::explorers::state::Phase;

/// How wide a tile of the hand is.
const WIDE: Unit = 420;
/// How high the strip is.
const HEIGHT: Unit = 680;

impl Drawing<'_> {
    /// The tiles that the viewer holds, or that lie open for a lone player.
    pub fn hand(&self) -> Option<(Seat, &[Tile])> {
        let seat = match self.view.viewer {
            _ if self.view.open.is_solo() => Seat(0),
            Viewer::Seat(seat) => seat,
            _ => return None,
        };
        let hand = self.view.known.hands.get(seat.index())?.as_deref()?;
        (!hand.is_empty() && self.view.open.phase != Phase::Over).then_some((seat, hand))
    }

    /// The captains that the viewer may choose from now.
    pub fn offer(&self) -> &[Captain] {
        let Viewer::Seat(seat) = self.view.viewer else { return &[] };
        let offer = self.view.known.offers.get(seat.index()).and_then(Option::as_deref);
        offer.filter(|_| self.view.open.asks(seat)).unwrap_or_default()
    }

    /// The strip and its height; nothing for who sees no hand.
    pub fn strip(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let Some((_, hand)) = self.hand() else { return (Vec::new(), 0) };
        let ground = self.brush.ground;
        let mut shapes: Vec<Shape> = Vec::new();
        let words = self.voice.word(if self.view.open.is_solo() {
            "explorers-picture-open-tiles"
        } else {
            "explorers-picture-hand"
        });
        let tiles = hand.len() as Unit;
        let left = PHONE - 80 - tiles * (WIDE + 90);
        let room = left - 140;
        let words = lettering::lines(&words, 138, Weight::Bold, room);
        let hint = self.hint().map(|hint| lettering::lines(&hint, 124, Weight::Medium, room)).unwrap_or_default();
        let mut y = top + HEIGHT / 2 - 75 * (words.len() + hint.len()) as Unit + 110;
        for line in words {
            shapes.push(Text::new(at(80, y), line, 138, ground.ink).bold().into());
            y += 160;
        }
        for line in hint {
            shapes.push(Text::new(at(80, y), line, 124, ground.accent).into());
            y += 150;
        }
        for (n, tile) in (0..).zip(hand) {
            let centre = at(left + n * (WIDE + 90) + 45 + WIDE / 2, top + 262);
            shapes.extend(self.tile(*tile, centre, WIDE));
            let name = Text::new(at(centre.x, top + HEIGHT - 30), tile.to_string(), 132, ground.ink);
            shapes.push(name.bold().middle().into());
        }
        (shapes, HEIGHT)
    }

    /// What the viewer is asked that has to do with what is drawn.
    fn hint(&self) -> Option<String> {
        if !self.offer().is_empty() {
            let names: Vec<_> = self.offer().iter().map(|captain| self.captain(*captain)).collect();
            return Some(self.voice.say("explorers-picture-choose", [("captains", names.join(" / ").into())]));
        }
        (!self.legal.is_empty()).then(|| self.voice.word("explorers-picture-legal"))
    }

    /// A tile as it is printed.
    pub fn tile(&self, tile: Tile, centre: Point, wide: Unit) -> Vec<Shape> {
        let (brush, colours) = (self.brush, self.brush.colours);
        let Some(face) = self.game.tiles.get(tile.index()) else { return Vec::new() };
        let patch = Patch {
            centre,
            wide,
            edges: face.edges,
            regions: face.regions,
            lands: face.lands,
            seas: face.seas,
            beyond: [false; 6],
            seed: (tile.index() % 25) as u8,
        };
        let all = corners(centre, wide);
        let mut shapes = Vec::new();
        for direction in [Direction::SouthEast, Direction::SouthWest] {
            let (from, to) = (all[direction.turned(5).index()], all[direction.index()]);
            let side = [from, to, to.shifted(0, wide / 12), from.shifted(0, wide / 12)];
            shapes.push(Form::polygon(side).fill(colours.side).into());
        }
        shapes.push(brush.water(&patch));
        let plots = patch.plots();
        // Shallows stay on the tile here: nothing lies beside it.
        for plot in &plots {
            shapes.extend(brush.land(wide, plot, colours.land, &Marked::default()));
        }
        shapes.extend(brush.lakes(&patch));
        shapes.push(Form::polygon(all).stroke(colours.seam, 16).into());
        let radius = wide * 19 / 100;
        match face.feature {
            Some(Feature::Animal(animal, region)) => {
                shapes.extend(brush.animal(animal, patch.anchor(true, region), radius, self.voice));
            }
            Some(Feature::Settlement(region)) => {
                shapes.extend(brush.settlement(None, patch.anchor(true, region), radius));
            }
            Some(Feature::EnemyShip(region)) => {
                shapes.extend(brush.enemy(patch.anchor(false, region), radius));
            }
            None => {}
        }
        shapes
    }
}
