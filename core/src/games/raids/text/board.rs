//! The board in words: who is asked, the track, the ships, the rewards. It says everything that the picture shows.
//!
//! No line begins with a sign that markdown would take for a list, a quotation or a heading.

use super::*;

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        match self.open().phase {
            Phase::Over => {
                doc.sections.extend(self.ranking().into_iter().map(|(rank, seat)| self.final_ship(rank, seat)))
            }
            phase => {
                if let Phase::Sail { mover, from } = phase {
                    doc.line(self.within_reach(mover, from));
                }
                doc.lines.extend(self.track());
                doc.sections.extend(self.seats().map(|seat| self.ship_section(seat)));
                doc.section(self.rewards());
            }
        }
        doc
    }

    /// The voyage, and whose turn it is and what is asked.
    pub fn head(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        let question = self.question(|seat| self.voice.marked(seat), true);
        let signs = match self.open().phase {
            Phase::Over => ["🏆", ""],
            Phase::Fight { .. } => ["⚔️", "▶"],
            _ => ["▶", ""],
        };
        for (sign, text) in signs.iter().zip(question) {
            doc.toned(format!("{sign} {text}"), Tone::Strong);
        }
        doc
    }

    fn final_ship(&self, rank: u8, seat: Seat) -> Section {
        let (rank, points) = (self.voice.ordinal(rank), self.points(seat));
        Section { title: say!(self.voice, "raids-board-rank", rank, who = seat, points), ..self.ship_section(seat) }
    }

    /// A ship, what is aboard and what lies beside it.
    fn ship_section(&self, seat: Seat) -> Section {
        let Some(ship) = self.ship(seat) else { return Section::default() };
        let mut section = Section::titled(self.ship_title(seat));
        section.line(format!("{} · {}", self.crew(ship), self.whereabouts(seat, ship)));
        section.line(self.aboard(ship));
        let goods = row::list(ship.sold.iter().map(|tile| row::glued(names::signed(*tile, self.voice))));
        // The goods have signs of their own, and may need several lines.
        let said = |fact: Fact| if fact.sign == names::SOLD { fact.words } else { fact.full() };
        section.extend([row::all(self.beside(ship, &goods).into_iter().map(said))]);
        section
    }

    /// The name of a seat and its Glory, marked if it is asked.
    pub fn ship_title(&self, seat: Seat) -> String {
        format!(
            "{}{}",
            self.asked_sign(seat),
            say!(self.voice, "raids-board-ship", who = seat, points = self.points(seat))
        )
    }

    /// Vikings aboard and shields, e.g. `🧔 Crew 5 of 🛡️9`.
    pub fn crew(&self, ship: &Ship) -> String {
        let shields = format!("{SHIELD}{}", self.game.shields(ship));
        format!("{VIKING} {}", say!(self.voice, "raids-board-crew", crew = ship.crew, shields))
    }

    /// The tiles on the spaces of a ship, and the free spaces.
    pub fn aboard(&self, ship: &Ship) -> String {
        let (free, last) = (self.game.free_spaces(ship), self.game.spaces);
        let tile = |(n, tile): (u8, &Tile)| format!("{} {}", names::slot(n), names::whole(*tile, self.voice));
        let tiles = (1..).zip(&ship.aboard).map(tile);
        let from = if free > 1 { format!("{}‑", names::slot(last + 1 - free)) } else { String::new() };
        let word = say!(self.voice, "raids-board-free", count = free);
        let rest = (free > 0).then(|| format!("{from}{} {word}", names::slot(last)));
        row::joined(tiles.chain(rest).map(|part| row::glued(&part)), " ")
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Section {
        let voice = self.voice;
        let mut section = Section::titled(format!("{HARBOR} {}", voice.word("raids-harbor")));
        let criterion = names::criterion(self.open().rewarded(), voice);
        let coins = row::joined(self.prizes().iter().map(|coin| format!("{COIN}{coin}")), " ");
        section.line(say!(voice, "raids-board-reward", criterion, coins));
        let standing = self.standing();
        if !standing.is_empty() {
            let standing = standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat)));
            section.line(row::joined(standing, " › "));
        }
        for line in self.later_rewards() {
            section.toned(line, Tone::Quiet);
        }
        section.extend(self.notes());
        section
    }

    /// Where the ghost is and goes next in a game of two, and the pool if it is limited.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        self.ghost_plan().map(|plan| format!("{GHOST} {plan}")).into_iter().chain(self.pool())
    }
}
