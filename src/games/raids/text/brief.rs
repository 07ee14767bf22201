//! What is at stake for the person who decides. For a combat it goes into a direct message, far from the board, so it says everything
//! that the answer depends on.

use super::Context;
use super::names;
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::options::Flight;
use crate::games::raids::state::{Phase, Space};
use crate::words::{Doc, Tone, facts, say};

impl Context<'_> {
    /// What is at stake in the open question.
    pub fn brief(&self) -> Doc {
        match self.open.phase {
            Phase::Place { tile } => self.brief_place(tile),
            Phase::Sell { left } => self.brief_sell(left),
            Phase::Room { mover, .. } => self.brief_room(mover),
            Phase::Sail { mover, from } => self.brief_sail(mover, from),
            Phase::Fight { space, attacker, defender, .. } => self.brief_fight(space, attacker, defender),
            Phase::Over => Doc::titled(self.voice.word("raids-board-title-over")),
        }
    }

    fn brief_place(&self, tile: Tile) -> Doc {
        let voice = self.voice;
        let mut doc = Doc::titled(say!(voice, "raids-brief-place-title", tile = names::whole(tile, voice)));
        if let Some(ship) = self.open.ships.get(self.open.turn.index()) {
            let free = usize::from(self.game.spaces).saturating_sub(ship.aboard.len());
            doc.line(say!(voice, "raids-brief-place", free));
        }
        self.brief_ship(&mut doc, self.open.turn);
        self.brief_clearing(&mut doc);
        doc
    }

    fn brief_sell(&self, left: u8) -> Doc {
        let voice = self.voice;
        let mut doc = Doc::titled(voice.word("raids-brief-sell-title"));
        doc.line(say!(voice, "raids-brief-sell", left));
        self.brief_ship(&mut doc, self.open.turn);
        self.brief_clearing(&mut doc);
        doc
    }

    fn brief_room(&self, mover: Seat) -> Doc {
        let mut doc = Doc::titled(self.voice.word("raids-brief-room-title"));
        doc.line(self.voice.word("raids-brief-room"));
        self.brief_ship(&mut doc, mover);
        doc
    }

    fn brief_sail(&self, mover: Seat, from: Space) -> Doc {
        let voice = self.voice;
        let mut doc = Doc::default();
        let rival = self.rival(mover, from);
        if mover == self.open.turn && rival.is_none() {
            doc.title = voice.word("raids-brief-sail-title");
            doc.line(voice.word("raids-brief-sail"));
        } else {
            doc.title = voice.word("raids-brief-flight-title");
            if let Some(rival) = rival {
                self.brief_lost(&mut doc, mover, rival, from);
            }
            doc.line(match self.open.options.flight {
                Flight::Any => voice.word("raids-brief-flight"),
                Flight::ByRules => voice.word("raids-brief-flight-by-rules"),
            });
        }
        self.brief_ship(&mut doc, mover);
        if let Some(monster) = self.game.course(self.open, mover, from).monster {
            let tile = Tile::Monster { strength: monster.strength };
            let facts = facts![
                tile = names::signed(tile, voice),
                space = monster.space,
                cost = monster.cost,
                crew = monster.arrival.crew
            ];
            doc.line(voice.say("raids-brief-monster", facts));
        }
        doc
    }

    /// Which ship stays where the mover must leave, and why the mover had no choice, if the position shows it.
    fn brief_lost(&self, doc: &mut Doc, mover: Seat, rival: Seat, space: Space) {
        let voice = self.voice;
        let facts = facts![who = rival, space];
        doc.line(if rival == self.open.turn {
            voice.say("raids-brief-flight-attacked", facts)
        } else {
            voice.say("raids-brief-flight-lost", facts)
        });
        if self.open.options.rolled_combat.is_on() {
            doc.line(voice.word("raids-brief-flight-rolled"));
            return;
        }
        // RA-10: the first answer of a defender costs two Vikings, that of an attacker three.
        let least: u8 = if mover == self.open.turn { 3 } else { 2 };
        let crew = self.open.ships.get(mover.index()).map_or(0, |ship| ship.crew);
        if crew < least {
            doc.line(say!(voice, "raids-brief-flight-few", crew, vikings = least));
        }
    }

    fn brief_fight(&self, space: Space, attacker: Seat, defender: Seat) -> Doc {
        let voice = self.voice;
        let tile = self.tile_at(space).map(|tile| names::whole(tile, voice)).unwrap_or_default();
        let mut doc = Doc::titled(format!("⚔️ {}", say!(voice, "raids-brief-fight-title", tile, space)));
        let crew = |seat: Seat| self.open.ships.get(seat.index()).map_or(0, |ship| ship.crew);
        let side = |seat: Seat| facts![who = seat, crew = crew(seat)];
        doc.line(voice.say("raids-brief-fight-attacker", side(attacker)));
        doc.line(voice.say("raids-brief-fight-defender", side(defender)));
        let Some(fight) = self.combat() else { return doc };
        let stay = facts![vikings = fight.cost, after = fight.mine.saturating_sub(fight.cost)];
        doc.toned(voice.say("raids-brief-fight-stay", stay), Tone::Strong);
        let enemy = facts![who = fight.enemy, crew = fight.theirs, vikings = (fight.cost + 1)];
        if fight.theirs > fight.cost {
            doc.line(voice.say("raids-brief-fight-next", enemy));
            let end = facts![who = fight.enemy, mine = fight.outlook.mine, theirs = fight.outlook.theirs];
            doc.line(if fight.outlook.won {
                voice.say("raids-brief-fight-won", end)
            } else {
                voice.say("raids-brief-fight-lost", end)
            });
        } else {
            doc.line(voice.say("raids-brief-fight-broke", enemy));
        }
        let flee = facts![crew = fight.mine, places = self.reach(fight.side, space)];
        doc.line(voice.say("raids-brief-fight-flee", flee));
        self.brief_tiles(&mut doc, "raids-brief-fight-clearing", &self.game.cleared_by_flight(self.open, fight.side));
        doc
    }

    fn brief_ship(&self, doc: &mut Doc, seat: Seat) {
        if let Some(ship) = self.open.ships.get(seat.index()) {
            doc.line(self.crew(ship));
            doc.line(self.aboard(ship));
        }
    }

    /// What the turn will clear once the open question is settled.
    fn brief_clearing(&self, doc: &mut Doc) {
        self.brief_tiles(doc, "raids-brief-clearing", &self.cleared());
    }

    /// A sentence about tiles and where they lie, if there are any.
    fn brief_tiles(&self, doc: &mut Doc, sentence: &str, tiles: &[(Space, Tile)]) {
        let tiles: Vec<_> =
            tiles.iter().map(|(space, tile)| format!("{} ({space})", names::signed(*tile, self.voice))).collect();
        if !tiles.is_empty() {
            doc.line(say!(self.voice, sentence, tiles = tiles.join(", ")));
        }
    }
}
