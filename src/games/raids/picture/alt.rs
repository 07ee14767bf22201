//! The alternative text of the picture: short, with the numbers of the spaces, never longer than allowed. A position that is too large is
//! told in fewer words.

use std::collections::BTreeSet;

use super::drawing::Drawing;
use crate::canvas::kit::alt::{join, sentences};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Ship, Space, Spot, VOYAGES};
use crate::games::raids::text::names;
use crate::title::alt;
use crate::words::Mark;

/// How many words there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Room {
    /// Enough for all words.
    Plenty,
    /// Names are cut.
    Some,
    /// Names are cut; water and free spaces are left out: what is not named is empty. The space of a ship is given only in the track.
    Little,
    /// The same, with the crew in numbers only, and goods sold added up.
    Least,
}

impl Room {
    /// From the fullest to the shortest.
    const ALL: [Self; 4] = [Self::Plenty, Self::Some, Self::Little, Self::Least];

    /// The most characters of a name.
    const fn name(self) -> usize {
        match self {
            Self::Plenty => 32,
            Self::Some => 12,
            Self::Little | Self::Least => 8,
        }
    }
}

impl Drawing<'_> {
    /// The whole board in words.
    pub fn alt(&self) -> String {
        alt::fitting(Room::ALL, |room| {
            let track = (!self.is_over()).then(|| self.track(1, room));
            let ships = self.in_order().into_iter().map(|seat| self.ship_words(seat, room));
            let parts = self.opening(room).into_iter().chain(track).chain(ships);
            sentences(parts.chain(self.rewards()).chain(self.notes()).chain(self.news_words()))
        })
    }

    /// What one ship has before it, in words.
    pub fn alt_around(&self, seat: Seat) -> String {
        let here = self.context.open.ships.get(seat.index()).map_or(0, |ship| ship.space);
        alt::fitting(Room::ALL, |room| {
            let near = [self.track(here.max(1), room), self.ship_words(seat, room)];
            sentences(self.opening(room).into_iter().chain(near).chain(self.news_words()))
        })
    }

    fn opening(&self, room: Room) -> Vec<String> {
        let (open, voice) = (self.context.open, self.context.voice);
        let head = match self.is_over() {
            true => voice.word("raids-board-title-over"),
            false => voice.say("raids-board-title", [("voyage", open.voyage.into()), ("voyages", VOYAGES.into())]),
        };
        let (_, question) = self.question(room.name());
        std::iter::once(head).chain(question).chain(self.reach_words()).collect()
    }

    /// The track from a space on.
    fn track(&self, from: Space, room: Room) -> String {
        let (open, voice, harbor) = (self.context.open, self.context.voice, self.context.open.harbor());
        let letters = |ships: &[Option<Seat>]| join(ships.iter().map(|ship| self.letter(*ship)), " ");
        let docked = |ships: &[Option<Seat>]| match ships {
            [] => String::new(),
            _ => format!(" [{}]", letters(ships)),
        };
        let mut spaces = Vec::new();
        if !open.waiting.is_empty() {
            spaces.push(voice.say("raids-alt-leaving", [("ships", letters(&open.waiting).into())]));
        }
        let mut space = from;
        while space < harbor {
            if let Some(end) = (space..harbor).take_while(|s| self.context.is_bare(*s)).last() {
                if room < Room::Little {
                    let range = if end == space { space.to_string() } else { format!("{space}–{end}") };
                    spaces.push(format!("{range} {}", voice.word("raids-picture-water")));
                }
                space = end + 1;
                continue;
            }
            let what = match self.context.spot(space) {
                Some(spot) if spot.tile.is_some() || spot.village => {
                    let name = spot.tile.map_or_else(|| self.name_of(space), |tile| self.tile_words(tile));
                    format!("{name}{}", self.waiting_on(spot))
                }
                _ => String::new(),
            };
            spaces.push(format!("{space} {what}{}", docked(&self.ships_of(space))).replace("  ", " "));
            space += 1;
        }
        spaces.push(format!("{harbor} {}{}", voice.word("raids-harbor"), docked(&open.arrivals)));
        voice.say("raids-alt-track", [("spaces", spaces.join("; ").into())])
    }

    /// The Vikings or coins that wait on a space.
    fn waiting_on(&self, spot: &Spot) -> String {
        match (spot.tile, self.context.shares(spot)) {
            _ if spot.village => format!(" {}", spot.vikings),
            (Some(Tile::Visit | Tile::Pillage), shares) if shares.is_empty() => " 0".into(),
            (Some(Tile::Visit | Tile::Pillage), shares) => format!(" {}", join(shares, "+")),
            _ => String::new(),
        }
    }

    fn letter(&self, ship: Option<Seat>) -> String {
        ship.map_or_else(|| self.context.voice.word("raids-picture-ghost"), |seat| Mark::of(seat).letter.to_string())
    }

    /// A tile with the shields that it has aboard, e.g. `Furs 4/1`.
    fn tile_words(&self, tile: Tile) -> String {
        let name = names::name(tile, self.context.voice);
        tile.shields_aboard().map_or(name.clone(), |shields| format!("{name}/{shields}"))
    }

    fn ship_words(&self, seat: Seat, room: Room) -> String {
        let voice = self.context.voice;
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return String::new() };
        let name: String = voice.seat(seat).chars().take(room.name()).collect();
        let who = format!("{} {}", Mark::of(seat).letter, name.trim());
        let shields = self.context.game.shields(ship);
        let crew = match room {
            Room::Least => format!("{}/{shields}", ship.crew),
            _ => voice.say("raids-board-crew", [("crew", ship.crew.into()), ("shields", shields.into())]),
        };
        let facts = [("who", who.into()), ("points", self.context.points(seat).into())];
        let mut parts = vec![voice.say("raids-board-ship", facts), crew];
        if !self.is_over() && room < Room::Little {
            parts.push(self.context.whereabouts(seat, ship));
        }
        let mut aboard: Vec<_> = ship.aboard.iter().map(|tile| self.tile_words(*tile)).collect();
        let free = usize::from(self.context.game.spaces).saturating_sub(aboard.len());
        if free > 0 && room < Room::Little {
            aboard.push(format!("{free} {}", voice.say("raids-board-free", [("count", free.into())])));
        }
        parts.extend((!aboard.is_empty()).then(|| aboard.join(", ")));
        parts.extend(self.beside_words(ship, room));
        parts.join(" · ")
    }

    /// What lies beside a ship.
    fn beside_words(&self, ship: &Ship, room: Room) -> Vec<String> {
        let voice = self.context.voice;
        let counted =
            |count: u8, key: &str, fact: &'static str| (count > 0).then(|| voice.say(key, [(fact, count.into())]));
        let coins = (ship.coins > 0).then(|| voice.say("raids-board-coins", [("coins", ship.coins.into())]));
        let runes = counted(ship.runes, "raids-board-runes", "count");
        let ports = counted(ship.ports, "raids-board-ports", "count");
        let monsters = (!ship.monsters.is_empty()).then(|| {
            let facts = [("count", ship.monsters.len().into()), ("strengths", join(&ship.monsters, "+").into())];
            voice.say("raids-board-monsters", facts)
        });
        let sold = (!ship.sold.is_empty()).then(|| {
            let worth = |tile: &Tile| if let Tile::Goods { value, .. } = tile { u32::from(*value) } else { 0 };
            let goods = match room {
                Room::Least => format!("{} = {}", ship.sold.len(), ship.sold.iter().map(worth).sum::<u32>()),
                _ => join(ship.sold.iter().map(|tile| names::name(*tile, voice)), ", "),
            };
            voice.say("raids-board-sold", [("goods", goods.into())])
        });
        [coins, runes, ports, monsters, sold].into_iter().flatten().collect()
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Vec<String> {
        let (open, voice) = (self.context.open, self.context.voice);
        if self.is_over() {
            return Vec::new();
        }
        let now = self.context.rewarded().map(|harbor| {
            let coins = join(self.context.prizes(), ", ");
            let facts = [("criterion", names::criterion(harbor, voice).into()), ("coins", coins.into())];
            let standing = self.context.standing();
            let standing =
                join(standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat).letter)), ", ");
            let standing = if standing.is_empty() { standing } else { format!(" ({standing})") };
            format!("{}{standing}", voice.say("raids-board-reward", facts))
        });
        let later = open.harbors.iter().enumerate().skip(usize::from(open.voyage)).map(|(index, harbor)| {
            let facts = [("voyage", (index + 1).into()), ("criterion", names::criterion(*harbor, voice).into())];
            voice.say("raids-board-next-reward", facts)
        });
        now.into_iter().chain(later).collect()
    }

    /// What the picture marks: spaces about to be cleared, and what is new.
    fn news_words(&self) -> Vec<String> {
        let voice = self.context.voice;
        let spaces = |key: &str, spaces: &BTreeSet<Space>| {
            (!spaces.is_empty()).then(|| voice.say(key, [("spaces", join(spaces, ", ").into())]))
        };
        let going = spaces("raids-alt-going", &self.context.cleared().iter().map(|(space, _)| *space).collect());
        let courses = self.news.courses.iter().map(|(ship, course)| {
            let from = if course.len() == 1 { "→" } else { "" };
            format!("{} {from}{}", self.letter(*ship), join(course, "→"))
        });
        let touched = spaces("raids-alt-touched", &self.news.touched);
        let new: Vec<_> = courses.chain(touched).chain(spaces("raids-alt-cleared", &self.news.cleared)).collect();
        let new = (!new.is_empty()).then(|| voice.say("raids-alt-new", [("news", new.join("; ").into())]));
        going.into_iter().chain(new).collect()
    }
}
