//! The board in words: who is asked, the track, the ships, the rewards. It says everything that the picture shows.
//!
//! No line begins with a sign that markdown would take for a list, a quotation or a heading.

use super::Context;
use super::names::{self, COIN, GHOST, HARBOR, SHIELD, VIKING};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Ship, VOYAGES};
use crate::words::{Doc, Mark, Section, Tone, facts, say};

impl Context<'_> {
    /// The whole board.
    pub fn board(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        for text in self.asked() {
            doc.toned(text, Tone::Strong);
        }
        if let Phase::Sail { mover, from } = self.open.phase {
            doc.line(self.within_reach(mover, from));
        }
        if self.open.phase == Phase::Over {
            for (rank, seat) in self.ranking() {
                doc.section(self.final_ship(rank, seat));
            }
        } else {
            doc.lines.extend(self.track());
            for seat in self.seats() {
                doc.section(self.ship(seat));
            }
            doc.section(self.rewards());
        }
        doc
    }

    /// The heading: which voyage it is.
    pub fn title(&self) -> String {
        match self.open.phase {
            Phase::Over => self.voice.word("raids-board-title-over"),
            _ => say!(self.voice, "raids-board-title", voyage = self.open.voyage, voyages = VOYAGES),
        }
    }

    /// Whose turn it is and what is asked.
    pub fn asked(&self) -> Vec<String> {
        let voice = self.voice;
        let turn = voice.marked(self.open.turn);
        let ask = |text: String| format!("▶ {text}");
        match self.open.phase {
            Phase::Place { tile } => {
                vec![ask(say!(voice, "raids-board-asks-place", who = turn, tile = names::whole(tile, voice)))]
            }
            Phase::Sell { left } => {
                vec![ask(say!(voice, "raids-board-asks-sell", who = turn, left))]
            }
            Phase::Room { mover, .. } => {
                vec![ask(say!(voice, "raids-board-asks-room", who = mover))]
            }
            Phase::Sail { mover, from } => {
                let who = mover;
                vec![ask(if mover == self.open.turn && self.rival(mover, from).is_none() {
                    say!(voice, "raids-board-asks-sail", who)
                } else {
                    say!(voice, "raids-board-asks-flight", who, space = from)
                })]
            }
            Phase::Fight { space, attacker, defender, bid, side } => {
                let tile = self.tile_at(space).map(|tile| names::signed(tile, voice)).unwrap_or_default();
                let combat = say!(voice, "raids-board-combat", space, attacker = attacker, defender = defender, tile);
                let answer = say!(voice, "raids-board-asks-fight", who = side, vikings = (bid + 1));
                vec![format!("⚔️ {combat}"), ask(answer)]
            }
            Phase::Over => vec![self.victory()],
        }
    }

    fn victory(&self) -> String {
        let most = self.seats().map(|seat| self.points(seat)).max().unwrap_or_default();
        let winners: Vec<_> = self.winners().into_iter().map(|seat| self.voice.marked(seat)).collect();
        format!(
            "🏆 {}",
            say!(self.voice, "raids-board-over", count = winners.len(), winners = winners.join(", "), points = most)
        )
    }

    fn final_ship(&self, rank: u8, seat: Seat) -> Section {
        let facts = facts![rank = self.voice.ordinal(rank), who = seat, points = self.points(seat)];
        Section { title: self.voice.say("raids-board-rank", facts), ..self.ship(seat) }
    }

    /// A ship, what is aboard and what lies beside it.
    fn ship(&self, seat: Seat) -> Section {
        let voice = self.voice;
        let Some(ship) = self.open.ships.get(seat.index()) else { return Section::default() };
        let asked = if self.open.asked() == Some(seat) { "▶ " } else { "" };
        let mut section = Section::titled(format!(
            "{asked}{}",
            say!(voice, "raids-board-ship", who = seat, points = self.points(seat))
        ));
        section.line(format!("{} · {}", self.crew(ship), self.whereabouts(seat, ship)));
        section.line(self.aboard(ship));
        let beside = self.beside(ship);
        if !beside.is_empty() {
            section.line(beside.join(" · "));
        }
        section
    }

    /// Vikings aboard and shields, e.g. `🧔 Crew 5 of 🛡️9`.
    pub fn crew(&self, ship: &Ship) -> String {
        format!(
            "{VIKING} {}",
            say!(
                self.voice,
                "raids-board-crew",
                crew = ship.crew,
                shields = format!("{SHIELD}{}", self.game.shields(ship))
            )
        )
    }

    /// The tiles on the spaces of a ship, and the free spaces.
    pub fn aboard(&self, ship: &Ship) -> String {
        let taken = ship.aboard.len();
        let mut parts: Vec<_> = ship
            .aboard
            .iter()
            .enumerate()
            .map(|(i, tile)| names::glued(&format!("{} {}", names::slot(i + 1), names::whole(*tile, self.voice))))
            .collect();
        let last = usize::from(self.game.spaces);
        let free = last.saturating_sub(taken);
        let word = say!(self.voice, "raids-board-free", count = free);
        match free {
            0 => {}
            1 => parts.push(names::glued(&format!("{} {word}", names::slot(last)))),
            _ => parts.push(names::glued(&format!("{}‑{} {word}", names::slot(taken + 1), names::slot(last)))),
        }
        parts.join(" ")
    }

    fn beside(&self, ship: &Ship) -> Vec<String> {
        let voice = self.voice;
        let mut parts = Vec::new();
        if ship.coins > 0 {
            parts.push(names::glued(&format!("{COIN} {}", say!(voice, "raids-board-coins", coins = ship.coins))));
        }
        if ship.runes > 0 {
            let text = say!(voice, "raids-board-runes", count = ship.runes);
            parts.push(names::glued(&format!("{} {text}", names::sign(Tile::Rune))));
        }
        if ship.ports > 0 {
            let text = say!(voice, "raids-board-ports", count = ship.ports);
            parts.push(names::glued(&format!("{} {text}", names::sign(Tile::Port { sales: 1 }))));
        }
        if !ship.monsters.is_empty() {
            let strengths: Vec<_> = ship.monsters.iter().map(ToString::to_string).collect();
            let sign = names::foe_sign(ship.monsters.iter().copied().max().unwrap_or_default());
            parts.push(names::glued(&format!(
                "{sign} {}",
                say!(voice, "raids-board-monsters", count = ship.monsters.len(), strengths = strengths.join("+"))
            )));
        }
        if !ship.sold.is_empty() {
            let goods: Vec<_> = ship.sold.iter().map(|tile| names::glued(&names::signed(*tile, voice))).collect();
            parts.push(say!(voice, "raids-board-sold", goods = goods.join(", ")));
        }
        parts
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Section {
        let voice = self.voice;
        let mut section = Section::titled(format!("{HARBOR} {}", voice.word("raids-harbor")));
        if let Some(harbor) = self.rewarded() {
            let coins: Vec<_> = self.prizes().iter().map(|coin| format!("{COIN}{coin}")).collect();
            let facts = facts![criterion = names::criterion(harbor, voice), coins = coins.join(" ")];
            section.line(voice.say("raids-board-reward", facts));
            let standing = self.standing();
            let standing: Vec<_> =
                standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat))).collect();
            if !standing.is_empty() {
                section.line(standing.join(" › "));
            }
        }
        let later = self.open.harbors.iter().enumerate().skip(usize::from(self.open.voyage));
        let later: Vec<_> = later
            .map(|(i, harbor)| {
                let criterion = names::criterion(*harbor, voice);
                say!(voice, "raids-board-next-reward", voyage = (i + 1), criterion)
            })
            .collect();
        for line in later {
            section.toned(line, Tone::Quiet);
        }
        if let Some(ghost) = self.ghost() {
            section.line(ghost);
        }
        if let Some(pool) = self.pool() {
            section.line(pool);
        }
        section
    }

    /// Where the ghost is and goes next, in a game of two.
    pub fn ghost(&self) -> Option<String> {
        self.ghost_plan().map(|plan| format!("{GHOST} {plan}"))
    }
}
