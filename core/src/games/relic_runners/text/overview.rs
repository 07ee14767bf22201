//! The board in brief, for a message with a picture: the question, what is left at the sites, and a line for each
//! player.

use super::*;

const BOTTOM: &str = "⬇";
/// With more players than this the overview is shortened.
const MANY: usize = 4;
const NOTHING: &str = "–";

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let open = self.open();
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        if self.is_over() {
            let player = |seat: Seat| self.player_in_brief(seat, &open.runners[seat.index()]);
            let ranked = |(rank, seat)| format!("{} {}", self.voice.ordinal(rank), player(seat));
            doc.extend(self.ranking().into_iter().map(ranked));
            return doc;
        }
        let relics = self.relics_in_brief();
        if relics.is_none() {
            doc.line(self.end_is_near());
        }
        doc.extend(Colour::ALL.iter().map(|colour| self.sites_in_brief(*colour)));
        let camp = format!("{} BC {}{}", names::CAMP, names::RATION, open.camp_rations);
        let tokens = format!("{} {}/{TOKENS}", names::TOKEN, open.tokens.count());
        doc.line(row::all([camp, tokens].into_iter().chain(relics)));
        doc.extend(open.players().map(|(seat, runner)| self.player_in_brief(seat, runner)));
        doc
    }

    /// With many players and before the last turns: the relics taken and the number that brings the last turns, in place of
    /// a sentence.
    fn relics_in_brief(&self) -> Option<String> {
        let open = self.open();
        let short = open.runners.len() > MANY && open.trigger.is_none() && !open.extra;
        short.then(|| format!("{} {}/{}", names::RELICS, open.relics_taken(), self.wanted()))
    }

    fn sites_in_brief(&self, colour: Colour) -> String {
        let site = |site| format!("{}\u{a0}{}", code(site), self.left_in_brief(site));
        format!("{} {}", names::site_sign(Some(colour)), row::all(self.open().sites_of(colour).map(site)))
    }

    /// What is left at a site: a bar for each tile with the face of the top one, the relic, or nothing.
    fn left_in_brief(&self, site: Site) -> String {
        let place = self.open().place(site);
        match place.relic {
            Relic::Taken => NOTHING.to_owned(),
            Relic::Buried if !place.stack.is_empty() => {
                let face = self.top(site).map(code).unwrap_or_default();
                format!("{}{face}", names::TILE.repeat(place.stack.len()))
            }
            Relic::Showing | Relic::Buried => self.relic_sign(site).to_owned(),
        }
    }

    /// A player: points, place, rations, toolboxes, pathways, relics and tiles. With many players, hidden points and pathways in
    /// reserve are left out, so that one line is enough for each.
    fn player_in_brief(&self, seat: Seat, runner: &Runner) -> String {
        let (known, laid) = (self.known(seat, runner), self.game.pathways(runner).count());
        let (points, paths) = match self.open().runners.len() > MANY {
            true => (self.vp(known.points), laid.to_string()),
            false => (self.known_points(&known), format!("{laid}/{}", laid + usize::from(runner.reserve()))),
        };
        let bottom = Some(runner.boxes_at(Slot::Bottom)).filter(|count| *count > 0);
        let boxes = runner.spaces().map(code).chain(bottom.map(|count| format!("{BOTTOM}{count}")));
        let facts = [
            self.called(seat),
            points,
            format!("📍{}", code(self.stands(seat, runner))),
            format!("{}{}", names::RATION, runner.rations),
            format!("{}{}", names::BOX, row::joined(boxes, " ")),
            format!("{}{paths}", names::PATHWAY),
            runner.relics.iter().map(|relic| names::relic_sign(*relic)).collect(),
            row::joined(runner.ivory_tiles().map(code), " "),
        ];
        // With non-breaking spaces each fact stays on one line.
        row::all(facts.map(row::glued))
    }
}
