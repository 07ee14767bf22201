//! The board in words: who is asked, how far the game has come, the sea chart, the players.

use super::{Context, names};
use crate::games::explorers::state::Phase;
use crate::words::{Doc, Mark, Tone, row, say};

impl Context<'_> {
    /// The whole board.
    pub fn board(&self) -> Doc {
        if self.is_over() {
            return self.final_board();
        }
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        doc.line(self.stack());
        if let Some(reach) = self.reach() {
            doc.line(reach);
        }
        self.chart_into(&mut doc);
        for (seat, explorer) in self.seats().zip(&self.open().explorers) {
            doc.section(self.card(seat, explorer));
        }
        doc
    }

    /// The heading: which turn it is.
    pub fn title(&self) -> String {
        match self.open().phase {
            Phase::Captain => self.voice.word("explorers-board-title-captains"),
            Phase::Over => self.voice.word("explorers-board-title-over"),
            _ => say!(self.voice, "explorers-board-title", turn = self.open().turn, turns = self.turns()),
        }
    }

    /// Who is asked what, or who has won.
    pub fn asked_or_won(&self) -> String {
        let voice = self.voice;
        if !self.is_over() {
            let asked = self.seats().filter(|seat| self.open().asks(*seat)).map(|seat| voice.marked(seat));
            return format!("▶ {}", say!(voice, "explorers-board-asks", who = row::list(asked), question = self.ask()));
        }
        let ranking = self.ranking();
        let winners: Vec<_> =
            ranking.iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| voice.marked(*seat)).collect();
        let points = ranking.first().map_or(0, |(_, seat)| self.points(*seat));
        let key = if self.open().is_solo() { "explorers-board-over-solo" } else { "explorers-board-over" };
        format!("🏆 {}", say!(voice, key, count = winners.len(), winners = winners.join(", "), points))
    }

    fn final_board(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        self.chart_into(&mut doc);
        for (rank, seat) in self.ranking() {
            if let Some(explorer) = self.explorer(seat) {
                doc.section(self.final_card(rank, seat, explorer));
            }
        }
        doc
    }

    fn chart_into(&self, doc: &mut Doc) {
        for line in self.map() {
            doc.toned(line, Tone::Aligned);
        }
        for line in self.chart_lines() {
            doc.line(line);
        }
    }

    /// Where the longship of the current seat may sail, with the enemy ships there.
    pub fn reach(&self) -> Option<String> {
        let open = self.open();
        let waits = matches!(open.phase, Phase::Place { .. } | Phase::Act { left: 1.. });
        let places = open.reach(open.current).into_iter().map(|place| {
            let enemy = if open.has_enemy(place) { names::ENEMY } else { "" };
            names::glued(format!("{} {enemy}", names::place(place, self.voice)).trim_end())
        });
        let places: Vec<_> = places.collect();
        let told = waits && !places.is_empty();
        told.then(|| {
            format!(
                "{} {}",
                names::SHIP,
                say!(
                    self.voice,
                    "explorers-board-reach",
                    who = Mark::of(open.current).to_string(),
                    places = places.join(", ")
                )
            )
        })
    }

    /// Tiles in the stack, the side of the starting board.
    pub fn stack(&self) -> String {
        format!(
            "{} {}",
            names::TILE,
            say!(
                self.voice,
                "explorers-board-stack",
                count = self.open().stack,
                side = self.open().side.word().to_uppercase()
            )
        )
    }
}
