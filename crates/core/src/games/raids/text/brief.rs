//! What is at stake for the person who decides. The board shows the ship, and a choice says what it changes. The question
//! of a combat goes into a direct message, far from the board, so it says everything that the answer depends on.

use super::*;
use crate::games::raids::options::Flight;

impl Context<'_> {
    pub fn brief(&self, asked: &Asked<'_, Raids>) -> Doc {
        let voice = self.voice;
        let turn = self.open().turn;
        let mut doc = Doc::default();
        match self.open().phase {
            Phase::Place { tile } => {
                doc.title = say!(voice, "raids-brief-place-title", tile = names::whole(tile, voice));
                if let Some(ship) = self.ship(turn) {
                    doc.line(match ship.aboard.len() {
                        0 => voice.word("raids-brief-place-first"),
                        _ => say!(voice, "raids-brief-place", free = self.game.free_spaces(ship)),
                    });
                }
                self.brief_tiles(&mut doc, "raids-brief-clearing", &self.cleared());
            }
            Phase::Sell { left } => {
                doc.title = voice.word("raids-brief-sell-title");
                doc.line(say!(voice, "raids-brief-sell", left));
                self.brief_tiles(&mut doc, "raids-brief-clearing", &self.cleared());
            }
            Phase::Room { mover, .. } => {
                doc.title = voice.word("raids-brief-room-title");
                doc.line(voice.word("raids-brief-room"));
                self.brief_ship(&mut doc, mover);
            }
            Phase::Sail { mover, from } => self.brief_sail(&mut doc, mover, from),
            Phase::Fight { space, attacker, defender, .. } => {
                self.brief_fight(&mut doc, space, attacker, defender);
                self.brief_flight(&mut doc, asked);
            }
            Phase::Over => doc.title = voice.word("raids-board-title-over"),
        }
        doc
    }

    fn brief_sail(&self, doc: &mut Doc, mover: Seat, from: Space) {
        let voice = self.voice;
        let rival = self.rival(mover, from);
        if rival.is_some() || mover != self.open().turn {
            let title = if rival.is_some() { "raids-brief-flight-title" } else { "raids-brief-sail-title" };
            doc.title = voice.word(title);
            if let Some(rival) = rival {
                self.brief_lost(doc, mover, rival, from);
            }
            doc.line(match self.open().options.flight {
                Flight::Any => voice.word("raids-brief-flight"),
                Flight::ByRules => voice.word("raids-brief-flight-by-rules"),
            });
        } else {
            doc.title = voice.word("raids-brief-sail-title");
            doc.line(voice.word("raids-brief-sail"));
        }
        let monster = self.game.course(self.open(), mover, from).monster;
        if let Some(monster) = monster.filter(|monster| !monster.arrival.asks) {
            let tile = names::signed(Tile::Monster { strength: monster.strength }, voice);
            let facts = facts![tile, space = monster.space, cost = monster.cost, crew = monster.arrival.crew];
            doc.line(voice.say("raids-brief-monster", facts));
        }
    }

    /// Which ship stays where the mover must leave, and why the mover had no choice, if the position shows it.
    fn brief_lost(&self, doc: &mut Doc, mover: Seat, rival: Seat, space: Space) {
        let voice = self.voice;
        let attacked = rival == self.open().turn;
        let key = if attacked { "raids-brief-flight-attacked" } else { "raids-brief-flight-lost" };
        doc.line(say!(voice, key, who = rival, space));
        // RA-10: the first answer of a defender costs two Vikings, that of an attacker three.
        let least = if mover == self.open().turn { 3_u8 } else { 2 };
        let crew = self.crew_of(mover);
        if self.open().options.rolled_combat.is_on() {
            doc.line(voice.word("raids-brief-flight-rolled"));
        } else if crew < least {
            doc.line(say!(voice, "raids-brief-flight-few", crew));
        }
    }

    fn brief_fight(&self, doc: &mut Doc, space: Space, attacker: Seat, defender: Seat) {
        let voice = self.voice;
        let tile = self.tile_at(space).map(|tile| names::whole(tile, voice)).unwrap_or_default();
        doc.title = format!("⚔️ {}", say!(voice, "raids-brief-fight-title", tile, space));
        doc.line(say!(voice, "raids-brief-fight-attacker", who = attacker, crew = self.crew_of(attacker)));
        doc.line(say!(voice, "raids-brief-fight-defender", who = defender, crew = self.crew_of(defender)));
        let Some(Combat { enemy: who, mine, theirs, cost, .. }) = Combat::of(self.open()) else { return };
        let stay = say!(voice, "raids-brief-fight-stay", vikings = cost, after = mine.saturating_sub(cost));
        doc.toned(stay, Tone::Strong);
        let answer = facts![who, crew = theirs, vikings = (cost + 1)];
        // The choice to retaliate says how it would go on.
        let next = combat::answer(cost, theirs).is_some();
        doc.line(voice.say(if next { "raids-brief-fight-next" } else { "raids-brief-fight-broke" }, answer));
    }

    /// What flight brings. Moves without a choice follow it at once.
    fn brief_flight(&self, doc: &mut Doc, asked: &Asked<'_, Raids>) {
        let voice = self.voice;
        let after = asked.successors(&[Action::Flee]);
        // A flight draws only if it ends the voyage, and then the crew is the same in all of them.
        let Some(Successor { view, events }) = after.first() else { return };
        let fled = Context { view, ..*self };
        let Some(ship) = fled.ship(asked.seat) else { return };
        let crew = ship.crew;
        doc.line(match view.open.phase {
            Phase::Sail { mover, from } if mover == asked.seat => {
                say!(voice, "raids-brief-fight-flee", crew, places = fled.reach(mover, from))
            }
            _ => say!(voice, "raids-brief-fight-fled", crew, place = fled.whereabouts(asked.seat, ship)),
        });
        let own = events.iter().take_while(|event| !Raids::ends_turn(event));
        let cleared = own.filter_map(|event| if let Event::Cleared { tiles, .. } = event { Some(tiles) } else { None });
        self.brief_tiles(doc, "raids-brief-fight-clearing", &cleared.flatten().copied().collect::<Vec<_>>());
    }

    fn crew_of(&self, seat: Seat) -> u8 {
        self.ship(seat).map_or(0, |ship| ship.crew)
    }

    fn brief_ship(&self, doc: &mut Doc, seat: Seat) {
        if let Some(ship) = self.ship(seat) {
            doc.line(self.crew(ship).full());
            doc.line(row::all(self.aboard(ship).iter().map(Fact::full)));
        }
    }

    /// A sentence about tiles and where they lie, if there are any: what will be cleared once the open question is settled.
    fn brief_tiles(&self, doc: &mut Doc, sentence: &str, tiles: &[(Space, Tile)]) {
        if !tiles.is_empty() {
            doc.line(say!(self.voice, sentence, tiles = names::placed(tiles, self.voice)));
        }
    }
}
