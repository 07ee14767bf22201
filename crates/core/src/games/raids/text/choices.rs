//! Each action as shown to the seat that may take it: a label for a button, and what it brings in one line. The numbers
//! and what follows at once come from the rules ([`Asked::successors`]).

use super::*;
use crate::games::raids::state::Open;
use crate::title::{Choice, ChoiceText, Successor, Weight};

/// What may follow an action.
type After = [Successor<Raids>];

impl Context<'_> {
    pub fn choices(&self, asked: &Asked<'_, Raids>, actions: &[Action]) -> Vec<Choice> {
        actions.iter().map(|action| self.choice(asked, *action)).collect()
    }

    fn choice(&self, asked: &Asked<'_, Raids>, action: Action) -> Choice {
        let seat = asked.seat;
        let code = action.to_string();
        let after = asked.successors(&[action]);
        let said = self.ship(seat).and_then(|ship| self.said(seat, ship, action, &after));
        let said = said.unwrap_or_else(|| ChoiceText::plain("", code.clone(), Vec::new()));
        let mut facts = asked.brings(&after, self.voice);
        match halt(seat, &after) {
            Some(space) => facts.push(say!(self.voice, "raids-fact-room", space)),
            None => facts.extend(self.follows(seat, &after).into_iter().chain(said.facts)),
        }
        ChoiceText { facts, ..said }.choice(code, Vec::new())
    }

    /// An action in words, with what its tile or its enemy is.
    fn said(&self, seat: Seat, ship: &Ship, action: Action, after: &After) -> Option<ChoiceText> {
        let voice = self.voice;
        let name = |tile| names::name(tile, voice);
        let gone = |tile| vec![say!(voice, "raids-fact-gone", tile = name(tile))];
        let slot = |n| names::slot(n);
        let aboard = |n, tile| format!("{} {}", slot(n), name(tile));
        Some(match (self.open().phase, action) {
            (Phase::Place { tile }, Action::Place(n)) => {
                let overboard = sum(seat, after, |event| matches!(event, Event::Overboard { .. }).then_some(1));
                let weight = if overboard > 0 { Weight::Risky } else { Weight::Plain };
                // A Pennant counts at once.
                let power = (!matches!(tile, Tile::Pennant { .. })).then(|| self.power(seat, tile));
                let replaced = ship.tile(n).into_iter().flat_map(gone);
                let facts = power.into_iter().chain(replaced).collect();
                match ship.tile(n) {
                    Some(old) => {
                        let label = say!(voice, "raids-label-replace", slot = slot(n), tile = name(old));
                        ChoiceText::plain("♻️", label, facts).weighted(weight).button(aboard(n, old))
                    }
                    None => {
                        let label = say!(voice, "raids-label-place", slot = slot(n), tile = name(tile));
                        let weight = if overboard > 0 { weight } else { Weight::Usual };
                        ChoiceText::plain(names::sign(tile), label, facts).weighted(weight).button(say!(
                            voice,
                            "raids-button-place",
                            slot = slot(n)
                        ))
                    }
                }
            }
            (Phase::Place { tile }, Action::Discard) => {
                ChoiceText::plain("🗑️", say!(voice, "raids-label-discard", tile = name(tile)), gone(tile))
            }
            (Phase::Sell { .. }, Action::Sell(n)) => {
                let tile = ship.tile(n)?;
                let label = say!(voice, "raids-label-sell", slot = slot(n), tile = name(tile));
                ChoiceText::usual(names::sign(tile), label, Vec::new()).button(aboard(n, tile))
            }
            (Phase::Sell { .. }, Action::Keep) => {
                let facts = vec![voice.word("raids-fact-unsold")];
                ChoiceText::plain("✋", voice.word("raids-label-sell-nothing"), facts)
            }
            (Phase::Room { .. }, Action::Drop(n)) => {
                let tile = ship.tile(n)?;
                let label = say!(voice, "raids-label-drop", slot = slot(n), tile = name(tile));
                ChoiceText::plain("🗑️", label, gone(tile)).button(aboard(n, tile))
            }
            (Phase::Room { .. }, Action::Keep) => ChoiceText::plain("✋", voice.word("raids-label-keep"), Vec::new()),
            (Phase::Sail { from, .. }, _) => {
                self.sail(seat, &self.game.course(self.open(), seat, from), action, after)?
            }
            (Phase::Fight { .. }, Action::Retaliate) => {
                let Combat { cost, outlook, .. } = Combat::of(self.open())?;
                let label = say!(voice, "raids-label-retaliate", vikings = cost);
                let weight = if outlook.won { Weight::Usual } else { Weight::Risky };
                ChoiceText::plain(SHIELD, label, self.combat(seat, after)).weighted(weight)
            }
            (Phase::Fight { .. }, Action::Flee) => {
                let wins = Combat::of(self.open())?.outlook.won;
                let weight = if wins { Weight::Plain } else { Weight::Usual };
                ChoiceText::plain("💨", voice.word("raids-label-flee"), Vec::new()).weighted(weight)
            }
            _ => return None,
        })
    }

    fn sail(&self, seat: Seat, course: &Course, action: Action, after: &After) -> Option<ChoiceText> {
        let voice = self.voice;
        Some(match action {
            Action::Sail(space) => {
                let stop = course.stops.iter().find(|stop| stop.space == space)?;
                let tile = names::name(stop.tile, voice);
                match stop.occupant {
                    Some(there) => {
                        let who = Mark::of(there).to_string();
                        let button = say!(voice, "raids-button-attack", space, who = who.as_str());
                        let label = say!(voice, "raids-label-attack", space, who, tile);
                        let facts = [self.combat(seat, after), vec![self.power(seat, stop.tile)]].concat();
                        ChoiceText::risky("⚔️", label, facts).button(button)
                    }
                    None => {
                        let button = say!(voice, "raids-button-sail", space, tile = tile.as_str());
                        let label = say!(voice, "raids-label-sail", space, tile);
                        let facts = self.exposed(seat, after).into_iter();
                        // Of a Rune that it takes at once the Glory is said.
                        let taken = stop.tile == Tile::Rune && self.next(seat, after) == Some("raids-fact-again");
                        let facts = facts.chain((!taken).then(|| self.power(seat, stop.tile))).collect();
                        ChoiceText::plain(names::sign(stop.tile), label, facts).button(button)
                    }
                }
            }
            Action::Dock => {
                let weight = if course.stops.is_empty() { Weight::Usual } else { Weight::Plain };
                let said = ChoiceText::plain(names::HARBOR, voice.word("raids-label-dock"), Vec::new());
                said.weighted(weight).button(voice.word("raids-button-dock"))
            }
            Action::Fight => {
                let monster = course.monster?;
                let tile = Tile::Monster { strength: monster.strength };
                let name = names::name(tile, voice);
                let crew = surely(after, |one| one.view.open.ships[seat.index()].crew);
                let weight =
                    if monster.cost == 0 || crew.is_some_and(|crew| crew > 1) { Weight::Usual } else { Weight::Risky };
                let label = say!(voice, "raids-label-fight", space = monster.space, tile = &name);
                let button = say!(voice, "raids-button-fight", tile = name);
                ChoiceText::plain(names::sign(tile), label, Vec::new()).weighted(weight).button(button)
            }
            Action::Yield => {
                let monster = course.monster?;
                let (label, button) = match monster.arrival.crew {
                    0 => ("raids-label-yield-free", "raids-button-yield-free"),
                    _ => ("raids-label-yield", "raids-button-yield"),
                };
                // Where it lies if the ship comes home last, another tile lies in the next voyage.
                let stays = surely(after, |one| one.view.open.voyage) == Some(self.open().voyage);
                let facts = stays.then(|| voice.word("raids-fact-monster-stays")).into_iter().collect();
                ChoiceText::plain("🙏", say!(voice, label, space = monster.space), facts).button(voice.word(button))
            }
            _ => return None,
        })
    }

    /// What follows at once for the seat, beside the numbers.
    fn follows(&self, seat: Seat, after: &After) -> Vec<String> {
        let voice = self.voice;
        let overboard = sum(seat, after, |event| match event {
            Event::Overboard { vikings, .. } => Some(*vikings),
            _ => None,
        });
        let lost = sum(seat, after, |event| match event {
            Event::Recruited { lost, .. } => Some(*lost),
            _ => None,
        });
        let met = [("raids-fact-overboard", overboard), ("raids-fact-lost", lost)];
        let met = met.into_iter().filter(|(_, count)| *count > 0).map(|(key, vikings)| say!(voice, key, vikings));
        let home = surely(after, |one| {
            own(seat, one).find_map(|event| if let Event::Docked { rank, .. } = event { Some(*rank) } else { None })
        });
        let home = home.flatten().map(|rank| say!(voice, "raids-fact-rank", rank = voice.ordinal(rank)));
        let prize = surely(after, |one| self.prize(seat, &one.view.open)).filter(|coins| home.is_some() && *coins > 0);
        let prize = prize.map(|coins| say!(voice, "raids-fact-prize", coins));
        let next = self.next(seat, after).map(|key| voice.word(key));
        met.chain(home).chain(prize).chain(next).collect()
    }

    /// The coins that the place of a ship in the Harbor will bring, where the order of arrival decides and the voyage
    /// goes on.
    fn prize(&self, seat: Seat, open: &Open) -> u8 {
        let goes_on = open.voyage == self.open().voyage && open.asked().is_some();
        let decides = open.rewarded() == Harbor::Arrival && goes_on;
        let awards = if decides { self.game.awards(open) } else { Vec::new() };
        awards.iter().find(|award| award.seat == seat).map_or(0, |award| award.coins)
    }

    /// What the seat does next, if it does something or the game ends.
    fn next(&self, seat: Seat, after: &After) -> Option<&'static str> {
        let sailing = matches!(self.open().phase, Phase::Sail { .. } | Phase::Room { .. } | Phase::Fight { .. });
        surely(after, |one| {
            let open = &one.view.open;
            let stopped = own(seat, one).any(Raids::ends_turn);
            match open.phase {
                Phase::Over => Some("raids-fact-game-ends"),
                _ if open.asked() != Some(seat) => None,
                _ if stopped => Some("raids-fact-again"),
                Phase::Sail { .. } if sailing => Some("raids-fact-and-on"),
                _ => None,
            }
        })?
    }

    /// The ships that could drive this one off where it stops; nothing if there are none.
    fn exposed(&self, seat: Seat, after: &After) -> Option<String> {
        let open = &after.first()?.view.open;
        if open.asked() == Some(seat) || open.asked().is_none() {
            return None;
        }
        let able = open.fleet().filter(|(other, _)| *other != seat && self.game.could_drive_off(open, *other, seat));
        let ships = row::joined(able.map(|(other, _)| Mark::of(other)), " ");
        (!ships.is_empty()).then(|| say!(self.voice, "raids-fact-exposed", ships))
    }

    /// What a tile does for the ship that takes it.
    fn power(&self, seat: Seat, tile: Tile) -> String {
        let runes = self.ship(seat).map_or(0, |ship| ship.runes);
        let number = match tile {
            Tile::Rune => scoring::rune_glory(self.game, runes + 1) - scoring::rune_glory(self.game, runes),
            tile => tile.number().into(),
        };
        say!(self.voice, "raids-fact-worth", kind = tile.kind(), number)
    }

    /// How a combat goes on after an attack or an answer of the seat: by dice, or not at all. Otherwise its end if both sides
    /// stay as long as they can.
    fn combat(&self, seat: Seat, after: &After) -> Vec<String> {
        let voice = self.voice;
        if self.open().options.rolled_combat.is_on() {
            return vec![voice.word("raids-fact-rolled")];
        }
        let Some(one) = after.first() else { return Vec::new() };
        let paid = own(seat, one).find_map(|event| match event {
            Event::Attacked { vikings, .. } | Event::Retaliated { vikings, .. } => Some(*vikings),
            _ => None,
        });
        let fled = |event: &Event| if let Event::Fled { seat, .. } = event { Some(*seat) } else { None };
        if let Some(loser) = one.events.iter().find_map(fled) {
            let crew = one.view.open.ships[loser.index()].crew;
            return vec![say!(voice, "raids-fact-must-flee", who = voice.seat(loser), crew)];
        }
        let Some(Combat { side, mine, cost, outlook, .. }) = Combat::of(&one.view.open) else { return Vec::new() };
        let key = if outlook.won { "raids-fact-all-in-lost" } else { "raids-fact-all-in-won" };
        let spent = paid.unwrap_or_default() + outlook.theirs;
        let can = facts![who = voice.seat(side), crew = mine, vikings = cost];
        vec![say!(voice, key, mine = spent, theirs = outlook.mine), voice.say("raids-fact-can-answer", can)]
    }
}

/// What is so in everything that may follow.
fn surely<T: PartialEq>(after: &After, read: impl Fn(&Successor<Raids>) -> T) -> Option<T> {
    let mut found = after.iter().map(read);
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// What the seat itself does or suffers after an action.
fn own(seat: Seat, one: &Successor<Raids>) -> impl Iterator<Item = &Event> {
    one.events.iter().filter(move |event| event.of() == Some(seat))
}

/// The sum of what the seat's own events say, if it is sure.
fn sum(seat: Seat, after: &After, read: impl Fn(&Event) -> Option<u8>) -> u8 {
    surely(after, |one| own(seat, one).filter_map(&read).sum()).unwrap_or_default()
}

/// Where the ship halts for a question about room, before anything else of the action.
fn halt(seat: Seat, after: &After) -> Option<Space> {
    surely(after, |one| match one.view.open.phase {
        Phase::Room { mover, space } if mover == seat => Some(space),
        _ => None,
    })?
}
