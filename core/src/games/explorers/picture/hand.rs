//! The strip between chart and cards: the tiles of the hand that the viewer may see, with a hint about the present
//! choice.

use super::*;
use crate::canvas::kit::number;

const WIDE: Unit = 420;
const HEIGHT: Unit = 680;

impl Drawing<'_> {
    /// The strip and its height; nothing if the viewer sees no hand.
    pub fn strip(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let Some(hand) = self.hand() else { return (Vec::new(), 0) };
        let ground = self.colours.ground;
        let voice = self.context.voice;
        let solo = self.context.open().is_solo();
        let words = voice.word(if solo { "explorers-picture-open-tiles" } else { "explorers-picture-hand" });
        let left = PHONE - 80 - hand.len() as Unit * (WIDE + 90);
        let words = lettering::lines(&words, LEGIBLE, Weight::Bold, left - 140);
        let hint = match self.offer() {
            [] => (!self.legal.is_empty()).then(|| voice.word("explorers-picture-legal")),
            offer => {
                let captains = row::joined(offer.iter().map(|captain| names::captain(*captain, voice)), " / ");
                Some(say!(voice, "explorers-picture-choose", captains))
            }
        };
        let hint = hint.map(|hint| lettering::lines(&hint, LEGIBLE, Weight::Medium, left - 140)).unwrap_or_default();
        let y = top + HEIGHT / 2 - 80 * (words.len() + hint.len()) as Unit + 110;
        let below = y + 165 * words.len() as Unit;
        let bold = Paragraph { size: LEGIBLE, pitch: 165, weight: Weight::Bold, colour: ground.ink };
        let hint = paragraph(LEGIBLE, 165, ground.reach).below(at(80, below), hint);
        let tiles =
            (0..).zip(hand).map(|(n, tile)| self.of_hand(*tile, at(left + n * (WIDE + 90) + 45 + WIDE / 2, top)));
        ((bold.below(at(80, y), words), hint, tiles.collect::<Vec<_>>()).shapes(), HEIGHT)
    }

    /// The tiles that the page offers, in a strip with their numbers, and its height.
    pub fn offered(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let tiles = self.offered_tiles();
        if tiles.is_empty() {
            return (Vec::new(), 60);
        }
        let pitch = (PHONE - 160) / (tiles.len() as Unit).max(4);
        let wide = WIDE.min(pitch - 60);
        let left = (PHONE - pitch * tiles.len() as Unit) / 2;
        let shown = (0..).zip(tiles).map(|(n, (number, tile, turn))| {
            let centre = at(left + pitch * n + pitch / 2, top + 110 + wide * 577 / 1000);
            let disc = Group::at(centre.shifted(wide / 2 - 30, -wide / 2), number::number(number, self.colours.look));
            (self.tile(tile, turn, centre, wide), disc, Hotspot::new(tile, HexGrid::hexagon(centre, wide))).shapes()
        });
        (shown.collect::<Vec<_>>().shapes(), wide * 1155 / 1000 + 200)
    }

    /// A tile of the hand below a point, with its number if the page offers it.
    fn of_hand(&self, tile: Tile, top: Point) -> Vec<Shape> {
        let name = Text::new(top.shifted(0, HEIGHT - 30), tile.to_string(), LEGIBLE, self.colours.ground.ink);
        let offered = self.offered_tiles().into_iter().find(|(_, offered, _)| *offered == tile);
        let disc = offered
            .map(|(number, ..)| Group::at(top.shifted(WIDE / 2 - 10, 150), number::number(number, self.colours.look)));
        let centre = top.shifted(0, 262);
        let hotspot = Hotspot::new(tile, HexGrid::hexagon(centre, WIDE));
        (self.tile(tile, 0, centre, WIDE), name.bold().middle(), disc, hotspot).shapes()
    }

    /// A printed tile turned clockwise by sixths, and where its feature lies.
    fn printed(&self, tile: Tile, turn: u8, centre: Point, wide: Unit) -> Option<(Patch, Option<(Feature, Point)>)> {
        let face = self.context.game.tiles.get(tile.index())?;
        let (edges, regions) = face.turned(turn);
        let seed = (tile.index() % 25) as u8;
        let patch = Patch { regions, lands: face.lands, seas: face.seas, seed, ..Patch::new(centre, wide, edges) };
        let feature = face.feature.map(|feature| match feature {
            Feature::Animal(_, region) | Feature::Settlement(region) => (feature, patch.anchor(true, region)),
            Feature::EnemyShip(region) => (feature, patch.anchor(false, region)),
        });
        Some((patch, feature))
    }

    /// How far below the middle of a tile of the hand its feature lies; `None` for a tile without one.
    pub fn feature(&self, tile: Tile, turn: u8) -> Option<Unit> {
        self.printed(tile, turn, Point::default(), WIDE)?.1.map(|(_, place)| place.y)
    }

    /// A printed tile, turned clockwise by sixths, without shallows because nothing lies beside it.
    pub fn tile(&self, tile: Tile, turn: u8, centre: Point, wide: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let radius = wide * 19 / 100;
        let Some((patch, feature)) = self.printed(tile, turn, centre, wide) else { return Vec::new() };
        let feature = feature.map(|(feature, place)| match feature {
            Feature::Animal(animal, _) => icons::animal(colours, animal, place, radius),
            Feature::Settlement(_) => icons::settlement(colours, None, place, radius),
            Feature::EnemyShip(_) => icons::enemy(colours, place, radius),
        });
        let sides = ground::sides(&patch, wide / 12, |_| Some(colours.side));
        (sides, ground::whole_tile(colours, &patch, &Marked::default(), 16), feature).shapes()
    }
}
