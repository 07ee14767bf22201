//! The board in words: who is asked, how far the game has come, the sea chart, the players. And what is at stake for the
//! person who decides: the question, a help text, proposals, and the seat's own pieces.

use super::*;
use crate::games::explorers::rules::ship_is_due;

/// The last round in which placing a tile comes with its rule. Later the button **?** has it.
const EXPLAINED: usize = 2;

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        if !self.is_over() {
            doc.line(self.stack());
        }
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

    /// The tiles that are left, and who has the winter token.
    fn stack(&self) -> String {
        let open = self.open();
        let side = open.side.word().to_uppercase();
        let stack = say!(self.voice, "explorers-board-stack", count = open.stack, side);
        let winter = open.winter().filter(|_| !open.is_solo());
        let winter = winter.map(|seat| format!("{} {}", names::WINTER, Mark::of(seat)));
        row::all([format!("{} {stack}", names::TILE)].into_iter().chain(winter))
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

    pub fn ask(&self) -> String {
        let voice = self.voice;
        match self.open().phase {
            Phase::Captain => voice.word("explorers-ask-captain"),
            Phase::Place { left, .. } if self.open().is_solo() => {
                let n = SOLO_PLACEMENTS + 1 - left.min(SOLO_PLACEMENTS);
                say!(voice, "explorers-ask-place-solo", n, of = SOLO_PLACEMENTS)
            }
            Phase::Place { .. } => voice.word("explorers-ask-place"),
            Phase::Act { left: 0 } => voice.word("explorers-ask-done"),
            Phase::Act { left } => say!(voice, "explorers-ask-act", left),
            Phase::Over => voice.word("explorers-ask-over"),
        }
    }

    /// A help text, as far as the choices need one.
    fn help(&self, proposes: bool) -> Option<String> {
        let open = self.open();
        let hand = self.hand(open.current).unwrap_or_default();
        Some(self.voice.word(match open.phase {
            Phase::Captain => "explorers-help-captain",
            Phase::Place { .. } if ship_is_due(self.game, open, hand) => "explorers-help-place-ship",
            Phase::Place { .. } if usize::from(open.turn) <= EXPLAINED * open.explorers.len() => "explorers-help-place",
            Phase::Act { left: 0 } => "explorers-help-done",
            Phase::Act { .. } if !proposes => "explorers-help-act",
            Phase::Place { .. } | Phase::Act { .. } | Phase::Over => return None,
        }))
    }

    pub fn brief(&self, asked: &Asked<'_, Explorers>) -> Doc {
        let seat = asked.seat;
        let mut doc = Doc::titled(self.ask());
        if self.is_over() {
            return doc;
        }
        let proposed = self.proposal_lines(asked);
        doc.extend(self.help(!proposed.is_empty()));
        if let Some(warning) = self.warning() {
            doc.toned(warning, Tone::Strong);
        }
        let line = |captain: &_| names::captain_and_bonus(self.game, *captain, self.voice);
        doc.extend(self.offer(seat).iter().map(|captain| format!("{} {}", names::CAPTAIN, line(captain))));
        doc.extend(proposed);
        // While captains are chosen, only the hand matters: the last line.
        let unimportant = if self.open().phase == Phase::Captain { 4 } else { 0 };
        doc.extend(self.seat_lines(seat).skip(unimportant));
        doc
    }

    /// How many turns the current seat still has, when the end is near.
    fn warning(&self) -> Option<String> {
        let open = self.open();
        if open.phase == Phase::Captain || open.stack > 0 {
            return None;
        }
        let turns = open.turns_to_come() + 1;
        Some(format!("{} {}", names::WINTER, say!(self.voice, "explorers-brief-last-turns", turns)))
    }
}
