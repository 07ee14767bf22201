//! Each action as shown to the seat that may take it: a label for a button, and its consequences in one line. The most
//! important one comes first.

use super::*;
use crate::title::{Asked, Choice, ChoiceText, Weight};

/// The sentences of a crew, and of shields, that change or stay.
const CREW: [&str; 2] = ["raids-fact-crew", "raids-fact-crew-same"];
const SHIELDS: [&str; 2] = ["raids-fact-shields", "raids-fact-shields-same"];

impl Context<'_> {
    pub fn choices(&self, asked: &Asked<'_, Raids>, actions: &[Action]) -> Vec<Choice> {
        actions.iter().map(|action| self.choice(asked.seat, *action)).collect()
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let code = action.to_string();
        let said = self.ship(seat).and_then(|ship| self.said(seat, ship, action));
        said.unwrap_or_else(|| ChoiceText::plain("", code.clone(), Vec::new())).choice(code, Vec::new())
    }

    fn said(&self, seat: Seat, ship: &Ship, action: Action) -> Option<ChoiceText> {
        let voice = self.voice;
        let name = |tile| names::name(tile, voice);
        let crew = || self.change(CREW, ship.crew, ship.crew);
        Some(match (self.open().phase, action) {
            (Phase::Place { tile }, Action::Place(n)) => self.place(seat, ship, tile, n),
            (Phase::Place { tile }, Action::Discard) => {
                let label = say!(voice, "raids-label-discard", tile = name(tile));
                ChoiceText::plain("🗑️", label, vec![self.gone(tile), crew()])
            }
            (Phase::Sell { .. }, Action::Sell(n)) => {
                let tile = ship.tile(n)?;
                let slot = names::slot(n);
                let label = say!(voice, "raids-label-sell", slot = &slot, tile = name(tile));
                let glory = say!(voice, "raids-fact-glory", points = tile.number());
                let freed = say!(voice, "raids-fact-space-freed", slot);
                ChoiceText::usual(names::sign(tile), label, vec![glory, freed, self.shields(ship, Some(tile), None).1])
            }
            (Phase::Sell { .. }, Action::Keep) => {
                let room = ship.crew < self.game.shields(ship);
                let recruit = if room { "raids-fact-recruits" } else { "raids-fact-lost" };
                let facts = vec![voice.word("raids-fact-unsold"), say!(voice, recruit, vikings = 1)];
                ChoiceText::plain("✋", voice.word("raids-label-sell-nothing"), facts)
            }
            (Phase::Room { .. }, Action::Drop(n)) => {
                let tile = ship.tile(n)?;
                let label = say!(voice, "raids-label-drop", slot = names::slot(n), tile = name(tile));
                ChoiceText::plain("🗑️", label, vec![self.gone(tile), self.shields(ship, Some(tile), None).1])
            }
            (Phase::Room { .. }, Action::Keep) => {
                let full = say!(voice, "raids-fact-crew-full", crew = ship.crew, shields = self.game.shields(ship));
                ChoiceText::plain("✋", voice.word("raids-label-keep"), vec![full])
            }
            (Phase::Sail { from, .. }, _) => self.sail(seat, &self.game.course(self.open(), seat, from), action)?,
            (Phase::Fight { .. }, Action::Retaliate) => self.retaliate(&Combat::of(self.open())?),
            (Phase::Fight { .. }, Action::Flee) => {
                let wins = Combat::of(self.open())?.outlook.won;
                let weight = if wins { Weight::Plain } else { Weight::Usual };
                ChoiceText::plain("💨", voice.word("raids-label-flee"), vec![crew()]).weighted(weight)
            }
            _ => return None,
        })
    }

    fn sail(&self, seat: Seat, course: &Course, action: Action) -> Option<ChoiceText> {
        match action {
            Action::Sail(space) => {
                let stop = course.stops.iter().find(|stop| stop.space == space)?;
                Some(stop.occupant.map_or_else(|| self.stop(seat, stop), |there| self.attack(seat, stop, there)))
            }
            Action::Dock => Some(self.dock(&course.dock?, course.stops.is_empty())),
            Action::Fight => Some(self.fight(&course.monster?)),
            Action::Yield => Some(self.feed(&course.monster?)),
            _ => None,
        }
    }

    fn place(&self, seat: Seat, ship: &Ship, tile: Tile, n: u8) -> ChoiceText {
        let voice = self.voice;
        let slot = names::slot(n);
        let old = ship.tile(n);
        let (after, shields) = self.shields(ship, old, Some(tile));
        let overboard = ship.crew.saturating_sub(after);
        let mut facts = Vec::new();
        if overboard > 0 {
            facts.push(say!(voice, "raids-fact-overboard", vikings = overboard));
            facts.push(self.change(CREW, ship.crew, after));
        }
        facts.extend([self.worth(seat, tile)].into_iter().chain(old.map(|old| self.gone(old))));
        facts.push(shields);
        if overboard == 0 {
            facts.push(self.change(CREW, ship.crew, ship.crew));
        }
        let (emoji, key, named, weight) = match old {
            Some(old) => ("♻️", "raids-label-replace", old, Weight::Plain),
            None => (names::sign(tile), "raids-label-place", tile, Weight::Usual),
        };
        let label = say!(voice, key, slot, tile = names::name(named, voice));
        ChoiceText::plain(emoji, label, facts).weighted(if overboard > 0 { Weight::Risky } else { weight })
    }

    fn stop(&self, seat: Seat, stop: &Stop) -> ChoiceText {
        let voice = self.voice;
        let mut facts = self.arrival(&stop.arrival);
        facts.insert(1, self.worth(seat, stop.tile));
        let danger = self.exposed(seat, stop);
        if !danger.is_empty() {
            facts.insert(1, say!(voice, "raids-fact-exposed", ships = danger));
        }
        // Still furthest back. The ghost moves on by itself and never keeps anybody from moving.
        if self.open().fleet().all(|(other, ship)| other == seat || ship.space > stop.space) {
            facts.push(voice.word("raids-fact-again"));
        }
        let tile = names::name(stop.tile, voice);
        let button = format!("→ {} {tile}", stop.space);
        let label = say!(voice, "raids-label-sail", space = stop.space, tile);
        ChoiceText::plain(names::sign(stop.tile), label, facts).button(button)
    }

    /// The ships that could attack a crew of at most one Viking that stops here. They are behind, and have a Viking or
    /// find one in a Village on the way.
    fn exposed(&self, seat: Seat, stop: &Stop) -> String {
        let finds = |from| (from + 1..stop.space).any(|space| self.open().spot(space).village);
        let behind = self.open().fleet().filter(|(other, ship)| *other != seat && ship.space < stop.space);
        let able = behind.filter(|(_, ship)| stop.arrival.crew <= 1 && (ship.crew > 0 || finds(ship.space)));
        row::joined(able.map(|(other, _)| Mark::of(other)), " ")
    }

    /// What a tile brings.
    fn worth(&self, seat: Seat, tile: Tile) -> String {
        let runes = self.ship(seat).map_or(0, |ship| ship.runes);
        let number = match tile {
            Tile::Rune => scoring::rune_glory(self.game, runes + 1) - scoring::rune_glory(self.game, runes),
            tile => tile.number().into(),
        };
        say!(self.voice, "raids-fact-worth", kind = tile.kind(), number)
    }

    fn attack(&self, seat: Seat, stop: &Stop, there: Seat) -> ChoiceText {
        let voice = self.voice;
        let mark = Mark::of(there);
        let theirs = self.ship(there).map_or(0, |ship| ship.crew);
        let mut facts = vec![say!(voice, "raids-fact-enemy", who = voice.seat(there), crew = theirs)];
        facts.push(match self.open().options.rolled_combat.is_on() {
            true => voice.word("raids-fact-rolled"),
            false => self.outlook(Outlook::of_attack(stop.arrival.crew, theirs)),
        });
        facts.extend(self.arrival(&stop.arrival));
        facts.push(self.worth(seat, stop.tile));
        let told = facts![space = stop.space, who = mark.to_string(), tile = names::name(stop.tile, voice)];
        let button = say!(voice, "raids-button-attack", space = stop.space, who = mark.to_string());
        ChoiceText::risky("⚔️", voice.say("raids-label-attack", told), facts).button(button)
    }

    fn dock(&self, arrival: &Arrival, only: bool) -> ChoiceText {
        let voice = self.voice;
        let rank = voice.ordinal(self.open().arrivals.len() as u8 + 1);
        let ranked = |ship: &&Option<Seat>| ship.is_some() || self.open().ghost_takes_coins();
        let ahead = self.open().arrivals.iter().filter(ranked).count();
        let coins = self.prizes().get(ahead).filter(|_| self.open().rewarded() == Harbor::Arrival);
        let coins = coins.map(|coins| say!(voice, "raids-fact-coins", coins));
        let rank = say!(voice, "raids-fact-rank", rank);
        let facts = [rank].into_iter().chain(coins).chain(self.arrival(arrival)).collect();
        let said = ChoiceText::plain(names::HARBOR, voice.word("raids-label-dock"), facts);
        let weight = if only { Weight::Usual } else { Weight::Plain };
        said.weighted(weight).button(format!("→ {}", voice.word("raids-harbor")))
    }

    fn fight(&self, monster: &MonsterAhead) -> ChoiceText {
        let voice = self.voice;
        let tile = Tile::Monster { strength: monster.strength };
        let name = names::name(tile, voice);
        let before = monster.arrival.crew;
        let after = before.saturating_sub(monster.cost);
        let mut facts = vec![
            self.change(CREW, before, after),
            say!(voice, "raids-fact-glory", points = monster.strength),
            voice.word("raids-fact-and-on"),
        ];
        facts.extend(self.arrival(&monster.arrival).into_iter().skip(1));
        let label = say!(voice, "raids-label-fight", space = monster.space, tile = &name);
        let weight = if after >= 2 || monster.cost == 0 { Weight::Usual } else { Weight::Risky };
        let button = say!(voice, "raids-button-fight", tile = name);
        ChoiceText::plain(names::sign(tile), label, facts).weighted(weight).button(button)
    }

    fn feed(&self, monster: &MonsterAhead) -> ChoiceText {
        let voice = self.voice;
        let crew = monster.arrival.crew;
        let cost = (crew > 0).then(|| self.change(CREW, crew, crew - 1));
        let facts = ["raids-fact-monster-stays", "raids-fact-and-on"].map(|key| voice.word(key));
        let way = self.arrival(&monster.arrival).into_iter().skip(1);
        let facts = cost.into_iter().chain(facts).chain(way).collect();
        let (label, button) = match crew {
            0 => ("raids-label-yield-free", "raids-button-yield-free"),
            _ => ("raids-label-yield", "raids-button-yield"),
        };
        ChoiceText::plain("🙏", say!(voice, label, space = monster.space), facts).button(voice.word(button))
    }

    fn retaliate(&self, fight: &Combat) -> ChoiceText {
        let voice = self.voice;
        let who = voice.seat(fight.enemy);
        let next = fight.cost + 1;
        let mut facts = vec![self.change(CREW, fight.mine, fight.mine - fight.cost)];
        if fight.theirs < next {
            facts.push(say!(voice, "raids-fact-cannot-answer", who, crew = fight.theirs));
        } else {
            facts.push(self.outlook(fight.outlook));
            facts.push(say!(voice, "raids-fact-can-answer", who, crew = fight.theirs, vikings = next));
        }
        let label = say!(voice, "raids-label-retaliate", vikings = fight.cost);
        let weight = if fight.outlook.won { Weight::Usual } else { Weight::Risky };
        ChoiceText::plain(SHIELD, label, facts).weighted(weight)
    }

    /// What the way brings: the crew first.
    fn arrival(&self, arrival: &Arrival) -> Vec<String> {
        let crew = say!(self.voice, "raids-fact-crew-arrival", crew = arrival.crew);
        let met = [
            ("raids-fact-coins", arrival.coins),
            ("raids-fact-lost", arrival.lost),
            ("raids-fact-recruits", arrival.recruits),
        ];
        let met = met.into_iter().filter(|(_, count)| *count > 0);
        [crew].into_iter().chain(met.map(|(key, n)| say!(self.voice, key, coins = n, vikings = n))).collect()
    }

    fn outlook(&self, Outlook { won, mine, theirs }: Outlook) -> String {
        let key = match (won, theirs) {
            (true, 0) => "raids-fact-no-answer",
            (true, _) => "raids-fact-all-in-won",
            (false, _) => "raids-fact-all-in-lost",
        };
        say!(self.voice, key, mine, theirs)
    }

    fn gone(&self, tile: Tile) -> String {
        say!(self.voice, "raids-fact-gone", tile = names::name(tile, self.voice))
    }

    /// The shields of a ship when a space shows something else, `None` being no tile; and the change in words.
    fn shields(&self, ship: &Ship, old: Option<Tile>, new: Option<Tile>) -> (u8, String) {
        let empty = self.game.empty_space_shields;
        let shown = |tile: Option<Tile>| tile.map_or(empty, |tile| tile.shields_aboard().unwrap_or_default());
        let before = self.game.shields(ship);
        let after = before - shown(old) + shown(new);
        (after, self.change(SHIELDS, before, after))
    }

    fn change(&self, [changed, same]: [&str; 2], before: u8, after: u8) -> String {
        let key = if before == after { same } else { changed };
        say!(self.voice, key, before, after, crew = after, shields = after)
    }
}
