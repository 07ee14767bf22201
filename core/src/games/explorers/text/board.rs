//! The board in words: who is asked, how far the game has come, the sea chart, the players.

use super::*;

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = self.opening();
        self.map().into_iter().for_each(|line| _ = doc.toned(line, Tone::Aligned));
        doc.extend(self.reach());
        doc.extend(self.chart_lines());
        doc.sections.extend(self.sections());
        doc
    }

    pub fn title(&self) -> String {
        match self.open().phase {
            Phase::Captain => self.voice.word("explorers-board-title-captains"),
            Phase::Over => self.voice.word("explorers-board-title-over"),
            _ => say!(self.voice, "explorers-board-title", turn = self.open().turn, turns = self.open().turns()),
        }
    }

    /// Who is asked what, or who has won; `called` gives the names of seats.
    pub fn headline(&self, called: impl Fn(Seat) -> String) -> String {
        let won = if self.open().is_solo() { "explorers-board-over-solo" } else { "explorers-board-over" };
        self.asked_or_won(self.ask(), won, called)
    }

    /// The heading, and who is asked what or has won.
    pub fn head(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        let sign = if self.is_over() { "🏆" } else { "▶" };
        doc.toned(format!("{sign} {}", self.headline(|seat| self.voice.marked(seat))), Tone::Strong);
        doc
    }

    /// The same, and the stack.
    fn opening(&self) -> Doc {
        let mut doc = self.head();
        if self.is_over() {
            return doc;
        }
        let open = self.open();
        let stack =
            say!(self.voice, "explorers-board-stack", count = open.stack, side = open.side.word().to_uppercase());
        let winter =
            open.winter().filter(|_| !open.is_solo()).map(|seat| format!("{} {}", names::WINTER, Mark::of(seat)));
        doc.line(row::all([format!("{} {stack}", names::TILE)].into_iter().chain(winter)));
        doc
    }

    /// Where the longship of the current seat may sail, with the enemy ships there.
    fn reach(&self) -> Option<String> {
        let open = self.open();
        let waits = matches!(open.phase, Phase::Place { .. } | Phase::Act { left: 1.. });
        let places = open.reach(open.current).into_iter().map(|place| {
            let enemy = if open.chart.has_enemy(place) { names::ENEMY } else { "" };
            row::glued(format!("{} {enemy}", names::place(place, self.voice)).trim_end())
        });
        let places = row::list(places);
        let who = Mark::of(open.current).to_string();
        (waits && !places.is_empty())
            .then(|| format!("{} {}", names::SHIP, say!(self.voice, "explorers-board-reach", who, places)))
    }
}
