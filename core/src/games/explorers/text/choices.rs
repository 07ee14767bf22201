//! Each action as shown to the seat that may take it: a label for a button, and in one line what it brings. The most
//! important fact comes first. Placements are in [`super::placing`], the branches to them in [`super::branches`].

use super::*;
use crate::games::explorers::intents::Intent;
use crate::games::explorers::rules::cost;

impl Context<'_> {
    pub fn choices(&self, seat: Seat, actions: &[Action]) -> Vec<Choice> {
        let glance = Glance::new(self.game, self.open(), self.open().current);
        let mut said: Vec<(ChoiceText, i32)> = actions.iter().map(|action| self.said(seat, *action, &glance)).collect();
        let intents = self.intents(seat);
        let proposes = intents.iter().any(Intent::is_proposed);
        if let (Some(Action::Done), Some((done, _)), false) = (actions.last(), said.last_mut(), proposes) {
            done.weight = Weight::Main;
        }
        let paths = self.paths(actions, &said, &intents);
        let all = actions.iter().zip(said).zip(paths);
        all.map(|((action, (said, _)), path)| said.choice(action.to_string(), path)).collect()
    }

    /// The words of an action, and its value beside others of its kind.
    fn said(&self, seat: Seat, action: Action, glance: &Glance<'_>) -> (ChoiceText, i32) {
        let voice = self.voice;
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        let mut said = match action {
            Action::Captain(captain) => {
                let label = say!(voice, "explorers-label-captain", captain = names::captain(captain, voice));
                let bonus = names::bonus(self.game, captain, voice);
                return (ChoiceText::plain(names::CAPTAIN, label, vec![bonus]), 0);
            }
            Action::Place(tile, cell, rotation) => {
                let bare = || (ChoiceText::plain("▫️", action.to_string(), Vec::new()), 0);
                return self.placement(glance, tile, cell, rotation).unwrap_or_else(bare);
            }
            Action::Done => return (self.done(left), 0),
            Action::Load(from, cargo) => self.load(from, &cargo),
            Action::Unload(to, cargo) => self.unload(to, &cargo),
            Action::Sail(to) => self.sail(to),
            Action::Walk(from, to, count) => {
                let label = say!(voice, "explorers-label-walk", vikings = names::vikings(count, voice), from, to);
                let button = format!("{from} → {to} {}", names::times(names::VIKING, count));
                ChoiceText::plain("👣", label, self.arrival(from, to, count)).button(button)
            }
            Action::Herd(from, to, kind) => {
                let label = say!(voice, "explorers-label-herd", animal = names::animal_name(kind, voice), from, to);
                ChoiceText::plain(names::animal(kind), label, self.arrival(from, to, 1))
                    .button(format!("{from} → {to}"))
            }
            Action::Outpost(corner) => self.outpost(seat, corner),
        };
        let after = self.after(action);
        let gain = after.as_ref().map_or(0, |after| self.gained_by(after));
        let gained = (gain != 0).then(|| self.gained(gain));
        let spent = say!(voice, "explorers-fact-cost", cost = cost(action), left);
        let captains = after.map(|after| self.captains_gain(&after)).unwrap_or_default();
        said.facts = gained.into_iter().chain([spent]).chain(captains).chain(said.facts).collect();
        (said, gain)
    }

    fn load(&self, from: Place, load: &Cargo) -> ChoiceText {
        let cargo = names::cargo(load, self.voice);
        let count = self.open().explorer().cargo.count() + load.count();
        let mut facts = vec![say!(self.voice, "explorers-fact-aboard", count, all = HOLD)];
        let label = match from {
            Place::Home => say!(self.voice, "explorers-label-load-home", cargo),
            Place::At(from) => {
                facts.extend(self.left_behind(from, load.vikings));
                say!(self.voice, "explorers-label-load", cargo, from)
            }
        };
        ChoiceText::plain("📥", label, facts).button(format!(
            "{} {}",
            names::place(from, self.voice),
            names::aboard(load)
        ))
    }

    fn unload(&self, to: Place, load: &Cargo) -> ChoiceText {
        let cargo = names::cargo(load, self.voice);
        let mut facts = Vec::new();
        let label = match to {
            Place::Home if load.herd.is_empty() => say!(self.voice, "explorers-label-unload-home", cargo),
            Place::Home => say!(self.voice, "explorers-label-deliver", cargo),
            Place::At(to) => {
                facts.extend(self.raid(to, load.vikings));
                facts.extend(self.control(to));
                say!(self.voice, "explorers-label-unload", cargo, to)
            }
        };
        if load.vikings > 0 && self.open().explorer().cargo.vikings <= load.vikings {
            facts.push(self.voice.word("explorers-fact-no-crew"));
        }
        let button = format!("{} {}", names::place(to, self.voice), names::aboard(load));
        ChoiceText::plain(if to == Place::Home { names::HOME } else { "📤" }, label, facts).button(button)
    }

    fn sail(&self, to: Place) -> ChoiceText {
        let Place::At(space) = to else {
            let said =
                ChoiceText::plain(names::SHIP, self.voice.word("explorers-label-sail-home"), vec![self.homecoming()]);
            return said.button(format!("→ {}", names::HOME));
        };
        let label = say!(self.voice, "explorers-label-sail", to = space);
        let odds = self.chart().has_enemy(to).then(|| self.odds());
        let sign = if odds.is_some() { names::ENEMY } else { names::SHIP };
        let facts = odds.into_iter().chain(self.shores(space)).collect();
        ChoiceText::plain(sign, label, facts).button(format!("→ {space}"))
    }

    /// How likely an enemy ship kills a Viking.
    pub(super) fn odds(&self) -> String {
        let supply = &self.open().supply;
        say!(self.voice, "explorers-fact-enemy", deadly = supply.deadly, all = supply.deadly + supply.harmless)
    }

    /// What the animals aboard would bring at home.
    fn homecoming(&self) -> String {
        let herd = self.open().explorer().cargo.herd;
        if herd.is_empty() {
            return self.voice.word("explorers-fact-home");
        }
        let vp = self.gained(self.gain(Action::Unload(Place::Home, Cargo { vikings: 0, herd })));
        say!(self.voice, "explorers-fact-could-deliver", herd = names::herd(&herd), vp)
    }

    /// What is on the lands of a tile.
    fn shores(&self, space: Space) -> Option<String> {
        let tile = self.chart().on(space.cell)?;
        let land = row::list((0..self.chart().tile(tile).lands.len() as u8).map(|region| {
            let id = LandId { tile, region };
            let there = in_brief(&self.on_land(id));
            format!("{} {}", self.chart().place_of(id), if there.is_empty() { "∅" } else { &there })
        }));
        (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-shore", land))
    }

    /// What Vikings find on a land to which they walk.
    fn arrival(&self, from: Space, to: Space, vikings: u8) -> Vec<String> {
        let land = self.chart().land_id(to).map(|id| in_brief(&self.on_land(id))).unwrap_or_default();
        let there = (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-there", land));
        self.raid(to, vikings).into_iter().chain(there).chain(self.left_behind(from, vikings)).collect()
    }

    /// The own Vikings who stay when so many leave a land, if any do.
    fn left_behind(&self, space: Space, leaving: u8) -> Option<String> {
        let land = self.chart().land(self.chart().land_id(space)?);
        let left = land.vikings[self.open().current.index()].saturating_sub(leaving);
        (left > 0).then(|| say!(self.voice, "explorers-fact-stay", vikings = names::vikings(left, self.voice)))
    }

    /// Whether Vikings who arrive would raid, or how many are missing.
    fn raid(&self, to: Space, vikings: u8) -> Option<String> {
        let (strength, missing) = self.missing(to, vikings)?;
        match missing {
            0 => Some(say!(self.voice, "explorers-fact-raids", strength)),
            _ => (vikings > 0).then(|| say!(self.voice, "explorers-fact-missing", strength, missing)),
        }
    }

    /// The island of a land: its tiles, and who is strongest.
    fn control(&self, space: Space) -> Option<String> {
        let island = self.view.known.islands.iter().find(|island| island.lands.contains(&space))?;
        let there = self.seats().zip(island.strength).filter(|(_, strength)| *strength > 0);
        let strengths = row::joined(there.map(|(seat, strength)| format!("{}{strength}", Mark::of(seat))), " ");
        let strength = if strengths.is_empty() { "∅" } else { &strengths };
        Some(say!(self.voice, "explorers-fact-control", tiles = island.tiles, strength))
    }

    fn outpost(&self, seat: Seat, corner: Corner) -> ChoiceText {
        let between = say!(self.voice, "explorers-fact-between", cells = row::joined(corner.cells(), " "));
        let space = self.chart().meeting(corner).map(|[land, ..]| self.chart().place_of(land));
        let built = self.explorer(seat).map_or(0, |explorer| explorer.outposts);
        let left = say!(self.voice, "explorers-board-left", count = OUTPOSTS.saturating_sub(built + 1));
        let facts = [between].into_iter().chain(space.and_then(|space| self.control(space))).chain([left]).collect();
        ChoiceText::plain(names::OUTPOST, say!(self.voice, "explorers-label-outpost", corner), facts)
    }

    fn done(&self, left: u8) -> ChoiceText {
        let unused = (left > 0).then(|| say!(self.voice, "explorers-fact-unused", left));
        let draws = !self.open().is_solo() && self.open().stack > 0;
        let next = self.voice.word(if draws { "explorers-fact-draw" } else { "explorers-fact-next" });
        let facts = unused.into_iter().chain([next]).collect();
        ChoiceText::plain("✅", self.voice.word("explorers-label-done"), facts)
    }
}
