//! The board in brief, for a message with a picture: the question, what is left at the sites of each colour, and a line for
//! each player.

use super::{Context, names};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Colour, Site, TOKENS, Tile};
use crate::games::relic_runners::state::{Place, Relic, Runner, Slot};
use crate::words::{Doc, Tone, row};

/// The sign of toolboxes on the bottom of the table.
const BOTTOM: &str = "⬇";
/// With more players than this the overview is shortened.
const MANY: usize = 4;
/// The sign of a site with nothing left.
const NOTHING: &str = "–";

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        if self.is_over() {
            for (rank, seat) in self.ranking() {
                let player = self.open().runners.get(seat.index()).map(|runner| self.player_in_brief(seat, runner));
                doc.line(format!("{} {}", self.voice.ordinal(rank), player.unwrap_or_default()));
            }
            return doc;
        }
        let relics = self.relics_in_brief();
        if relics.is_none() {
            doc.line(self.end_is_near());
        }
        for colour in Colour::ALL {
            doc.line(self.sites_in_brief(*colour));
        }
        let (camp, tokens) = (self.open().camp_rations, self.open().tokens.count());
        let camp = format!("{} BC {}{camp}", names::CAMP, names::RATION);
        doc.line(row::all([camp, format!("{} {tokens}/{TOKENS}", names::TOKEN)].into_iter().chain(relics)));
        for (seat, runner) in self.seats().zip(&self.open().runners) {
            doc.line(self.player_in_brief(seat, runner));
        }
        doc
    }

    /// With many players and before the last turns: the relics taken and the number that brings the last turns, in place of
    /// a sentence.
    fn relics_in_brief(&self) -> Option<String> {
        let open = self.open();
        let short = self.is_crowded() && open.trigger.is_none() && !open.extra;
        short.then(|| format!("{} {}/{}", names::RELICS, open.relics_taken(), self.wanted()))
    }

    fn is_crowded(&self) -> bool {
        self.open().runners.len() > MANY
    }

    fn sites_in_brief(&self, colour: Colour) -> String {
        let sites = Site::all().filter(|site| self.open().place(*site).colour == Some(colour));
        let sites = sites.map(|site| {
            let left = self.left_in_brief(site, self.open().place(site));
            names::glued(&format!("{} {left}", names::site(site)))
        });
        format!("{} {}", names::site_sign(Some(colour)), row::all(sites))
    }

    /// What is left at a site: a bar for each tile with the face of the top one, the relic, or nothing.
    fn left_in_brief(&self, site: Site, place: &Place) -> String {
        match (place.relic, place.stack.last()) {
            (Relic::Taken, _) => NOTHING.to_owned(),
            (Relic::Showing, _) | (Relic::Buried, None) => {
                place.colour.map(names::relic_sign).unwrap_or_default().to_owned()
            }
            (Relic::Buried, Some(top)) => {
                let face = self.face(site, top.level, top.open).map(|tile| tile.to_string().to_uppercase());
                format!("{}{}", names::TILE.repeat(place.stack.len()), face.unwrap_or_default())
            }
        }
    }

    /// A player: points, place, rations, toolboxes, pathways, relics and tiles. With many players, hidden points and pathways in
    /// reserve are left out, so that one line is enough for each.
    fn player_in_brief(&self, seat: Seat, runner: &Runner) -> String {
        let asked = if self.open().asked() == Some(seat) { "▶ " } else { "" };
        let (known, many) = (self.points(seat, runner), self.is_crowded());
        let points = if many { self.vp(known.points) } else { self.known(&known) };
        let relics: String = runner.relics.iter().map(|relic| names::relic_sign(*relic)).collect();
        let ivory = runner.ivory.iter().flatten().rev().map(|tile| Tile::Ivory(*tile).to_string().to_uppercase());
        let laid = self.game.pathways(runner).count();
        let facts = [
            format!("{asked}{}", self.voice.marked(seat)),
            points,
            format!("📍{}", names::site(self.stands(seat, runner))),
            format!("{}{}", names::RATION, runner.rations),
            format!("{}{}", names::BOX, boxes_in_brief(runner)),
            if many {
                format!("{}{laid}", names::PATHWAY)
            } else {
                format!("{}{laid}/{}", names::PATHWAY, laid + usize::from(runner.reserve()))
            },
            relics,
            row::joined(ivory, " "),
        ];
        row::all(facts.into_iter().filter(|fact| !fact.is_empty()).map(|fact| names::glued(&fact)))
    }
}

/// The spaces of the toolboxes, and how many are on the bottom.
fn boxes_in_brief(runner: &Runner) -> String {
    let on_spaces = runner.boxes.iter().filter_map(|slot| match slot {
        Slot::On(space) => Some(names::space(*space)),
        Slot::Bottom | Slot::Reserve => None,
    });
    let bottom = runner.boxes.iter().filter(|slot| **slot == Slot::Bottom).count();
    let bottom = (bottom > 0).then(|| format!("{BOTTOM}{bottom}"));
    row::joined(on_spaces.chain(bottom), " ")
}
