//! The board in brief, for a message with a picture: the question, what matters now, and a line for each player. The
//! picture shows the rest.

use super::*;

impl Context<'_> {
    /// The question, what matters now, and the players.
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
        if open.trigger.is_some() || open.extra {
            doc.line(self.end_is_near());
        }
        doc.extend(open.players().map(|(seat, runner)| self.player_in_brief(seat, runner)));
        doc
    }

    /// A player: points, rations, toolboxes, pathways and relics.
    fn player_in_brief(&self, seat: Seat, runner: &Runner) -> String {
        let known = self.known(seat, runner);
        let unknown = if known.coins_hidden || known.blue_hidden > 0 { " + ?" } else { "" };
        let signed = |sign: &str, count: usize| format!("{sign}{count}");
        let stores = [
            signed(names::RATION, runner.rations.into()),
            signed(names::BOX, runner.boxes_on_table()),
            signed(names::PATHWAY, runner.paths.count().into()),
        ];
        let facts = [
            self.called(seat),
            format!("{}{unknown}", self.vp(known.points)),
            row::joined(stores, " "),
            runner.relics.iter().map(|relic| names::relic_sign(*relic)).collect(),
        ];
        // With non-breaking spaces each fact stays on one line.
        row::all(facts.map(row::glued))
    }
}
