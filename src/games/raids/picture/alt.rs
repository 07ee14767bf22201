//! The picture in words, for those who do not see it: short, with the numbers of the spaces, never longer than allowed. When a
//! position is too large for that, it is said in fewer words.

use std::collections::BTreeSet;

use super::Drawing;
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Ship, Space, VOYAGES};
use crate::games::raids::text::tiles;
use crate::title::alt;
use crate::words::Mark;

/// How many words there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Room {
    /// For all of them.
    Plenty,
    /// Names are cut.
    Some,
    /// Names are cut; water and free spaces are left out: what is not named is empty. A ship named on the track is not told
    /// again where it is.
    Little,
    /// The same with numbers for the crew, and goods sold added up.
    Least,
}

impl Room {
    /// How many letters of a name are said.
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
    pub(super) fn alt(&self) -> String {
        self.fitted(|drawing, room| {
            let mut parts = drawing.opening(room);
            if drawing.context.open.phase != Phase::Over {
                parts.push(drawing.track(1, room));
            }
            parts.extend(drawing.in_order().into_iter().map(|seat| drawing.aship(seat, room)));
            parts.extend(drawing.rewards());
            parts.extend(drawing.notes());
            parts.extend(drawing.tidings());
            parts
        })
    }

    /// What one ship has before it, in words.
    pub(super) fn alt_around(&self, seat: Seat) -> String {
        self.fitted(|drawing, room| {
            let mut parts = drawing.opening(room);
            let here = drawing.context.open.ships.get(seat.index()).map_or(0, |ship| ship.space);
            parts.push(drawing.track(here.max(1), room));
            parts.push(drawing.aship(seat, room));
            parts.extend(drawing.tidings());
            parts
        })
    }

    fn fitted(&self, say: impl Fn(&Self, Room) -> Vec<String>) -> String {
        alt::fitting([Room::Plenty, Room::Some, Room::Little, Room::Least], |room| sentences(say(self, room)))
    }

    fn opening(&self, room: Room) -> Vec<String> {
        let (open, voice) = (self.context.open, self.context.voice);
        let head = match open.phase {
            Phase::Over => voice.word("raids-board-title-over"),
            _ => voice.say("raids-board-title", [("voyage", open.voyage.into()), ("voyages", VOYAGES.into())]),
        };
        let (_, question) = self.question(room.name());
        std::iter::once(head).chain(question).collect()
    }

    /// The track from a space on.
    fn track(&self, from: Space, room: Room) -> String {
        let (open, voice) = (self.context.open, self.context.voice);
        let mut spaces = Vec::new();
        let letters =
            |ships: &[Option<Seat>]| ships.iter().map(|ship| self.letter(*ship)).collect::<Vec<_>>().join(" ");
        if !open.waiting.is_empty() {
            spaces.push(voice.say("raids-alt-leaving", [("ships", letters(&open.waiting).into())]));
        }
        let harbor = open.harbor();
        let mut space = from;
        while space < harbor {
            let end = (space..harbor).take_while(|s| self.context.is_bare(*s)).last();
            if let Some(end) = end {
                if room < Room::Little {
                    let range = if end == space { space.to_string() } else { format!("{space}–{end}") };
                    spaces.push(format!("{range} {}", voice.word("raids-picture-water")));
                }
                space = end + 1;
                continue;
            }
            let ships = self.ships_of(space);
            let ships = if ships.is_empty() { String::new() } else { format!(" [{}]", letters(&ships)) };
            let spot = self.context.spot(space);
            let what = match spot.and_then(|spot| spot.tile) {
                Some(tile) => self.tile(tile),
                None if spot.is_some_and(|spot| spot.village) => voice.word("raids-village"),
                None => String::new(),
            };
            let what = format!("{what}{}", spot.map_or_else(String::new, |spot| self.waiting_on(spot)));
            spaces.push(format!("{space} {what}{ships}").replace("  ", " "));
            space += 1;
        }
        let arrivals = if open.arrivals.is_empty() { String::new() } else { format!(" [{}]", letters(&open.arrivals)) };
        spaces.push(format!("{harbor} {}{arrivals}", voice.word("raids-harbor")));
        voice.say("raids-alt-track", [("spaces", spaces.join("; ").into())])
    }

    fn waiting_on(&self, spot: &crate::games::raids::state::Spot) -> String {
        if spot.village {
            return format!(" {}", spot.vikings);
        }
        if !matches!(spot.tile, Some(Tile::Visit | Tile::Pillage)) {
            return String::new();
        }
        match self.context.shares(spot) {
            shares if shares.is_empty() => " 0".into(),
            shares => format!(" {}", shares.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")),
        }
    }

    fn letter(&self, ship: Option<Seat>) -> String {
        ship.map_or_else(|| self.context.voice.word("raids-picture-ghost"), |seat| Mark::of(seat).letter.to_string())
    }

    /// A tile with the shields that it has aboard, e.g. `Furs 4/1`.
    fn tile(&self, tile: Tile) -> String {
        let name = tiles::name(tile, self.context.voice);
        tile.shields_aboard().map_or(name.clone(), |shields| format!("{name}/{shields}"))
    }

    fn aship(&self, seat: Seat, room: Room) -> String {
        let voice = self.context.voice;
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return String::new() };
        let name: String = voice.seat(seat).chars().take(room.name()).collect();
        let facts = [
            ("who", format!("{} {}", Mark::of(seat).letter, name.trim()).into()),
            ("points", self.context.points(seat).into()),
        ];
        let shields = self.context.game.shields(ship);
        let crew = match room {
            Room::Least => format!("{}/{shields}", ship.crew),
            _ => voice.say("raids-board-crew", [("crew", ship.crew.into()), ("shields", shields.into())]),
        };
        let mut parts = vec![voice.say("raids-board-ship", facts), crew];
        if self.context.open.phase != Phase::Over && room < Room::Little {
            parts.push(self.context.whereabouts(seat, ship));
        }
        let mut aboard: Vec<_> = ship.aboard.iter().map(|tile| self.tile(*tile)).collect();
        let free = usize::from(self.context.game.spaces).saturating_sub(aboard.len());
        if free > 0 && room < Room::Little {
            aboard.push(format!("{free} {}", voice.say("raids-board-free", [("count", free.into())])));
        }
        if !aboard.is_empty() {
            parts.push(aboard.join(", "));
        }
        parts.extend(self.gains(ship, room));
        parts.join(" · ")
    }

    fn gains(&self, ship: &Ship, room: Room) -> Vec<String> {
        let voice = self.context.voice;
        let mut parts = Vec::new();
        if ship.coins > 0 {
            parts.push(voice.say("raids-board-coins", [("coins", ship.coins.into())]));
        }
        if ship.runes > 0 {
            parts.push(voice.say("raids-board-runes", [("count", ship.runes.into())]));
        }
        if ship.ports > 0 {
            parts.push(voice.say("raids-board-ports", [("count", ship.ports.into())]));
        }
        if !ship.monsters.is_empty() {
            let strengths: Vec<_> = ship.monsters.iter().map(ToString::to_string).collect();
            let facts = [("count", ship.monsters.len().into()), ("strengths", strengths.join("+").into())];
            parts.push(voice.say("raids-board-monsters", facts));
        }
        if !ship.sold.is_empty() {
            let goods = if room == Room::Least {
                let worth = ship
                    .sold
                    .iter()
                    .map(|tile| if let Tile::Goods { value, .. } = tile { u32::from(*value) } else { 0 });
                format!("{} = {}", ship.sold.len(), worth.sum::<u32>())
            } else {
                ship.sold.iter().map(|tile| tiles::name(*tile, voice)).collect::<Vec<_>>().join(", ")
            };
            parts.push(voice.say("raids-board-sold", [("goods", goods.into())]));
        }
        parts
    }

    fn rewards(&self) -> Vec<String> {
        let (open, voice) = (self.context.open, self.context.voice);
        if open.phase == Phase::Over {
            return Vec::new();
        }
        let mut parts = Vec::new();
        if let Some(harbor) = self.context.rewarded() {
            let coins: Vec<_> = self.context.prizes().iter().map(ToString::to_string).collect();
            let facts = [("criterion", tiles::criterion(harbor, voice).into()), ("coins", coins.join(", ").into())];
            let standing = self.context.standing();
            let standing: Vec<_> =
                standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat).letter)).collect();
            let standing = if standing.is_empty() { String::new() } else { format!(" ({})", standing.join(", ")) };
            parts.push(format!("{}{standing}", voice.say("raids-board-reward", facts)));
        }
        for (index, harbor) in open.harbors.iter().enumerate().skip(usize::from(open.voyage)) {
            let facts = [("voyage", (index + 1).into()), ("criterion", tiles::criterion(*harbor, voice).into())];
            parts.push(voice.say("raids-board-next-reward", facts));
        }
        parts
    }

    /// What is set off in the picture.
    fn tidings(&self) -> Vec<String> {
        let voice = self.context.voice;
        let list = |spaces: &BTreeSet<Space>| spaces.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let mut parts = Vec::new();
        let going: BTreeSet<Space> = self.context.cleared().iter().map(|(space, _)| *space).collect();
        if !going.is_empty() {
            parts.push(voice.say("raids-alt-going", [("spaces", list(&going).into())]));
        }
        let mut new: Vec<String> = Vec::new();
        for (ship, course) in &self.news.courses {
            let from = if course.len() == 1 { "→" } else { "" };
            let course: Vec<_> = course.iter().map(ToString::to_string).collect();
            new.push(format!("{} {from}{}", self.letter(*ship), course.join("→")));
        }
        if !self.news.touched.is_empty() {
            new.push(voice.say("raids-alt-touched", [("spaces", list(&self.news.touched).into())]));
        }
        if !self.news.cleared.is_empty() {
            new.push(voice.say("raids-alt-cleared", [("spaces", list(&self.news.cleared).into())]));
        }
        if !new.is_empty() {
            parts.push(voice.say("raids-alt-new", [("news", new.join("; ").into())]));
        }
        parts
    }
}

/// The parts as sentences.
fn sentences(parts: Vec<String>) -> String {
    let mut text = String::new();
    let parts: Vec<String> = parts.iter().map(|part| part.replace(char::is_control, " ")).collect();
    for part in parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(part);
        if !part.ends_with(['.', '?', '!']) {
            text.push('.');
        }
    }
    text
}
