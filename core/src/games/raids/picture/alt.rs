//! The alternative text of the picture: short, with the numbers of the spaces, never longer than allowed. A large
//! position gets fewer words.

use super::*;

/// How many words there is room for.
#[derive(Clone, Copy)]
struct Room {
    /// The most characters of a name.
    name: usize,
    /// Whether water, free spaces and the space of each ship are named. If not, an unnamed space is empty.
    all: bool,
    /// Whether the crew is given in words, and goods sold one by one.
    words: bool,
}

/// From the fullest to the shortest.
const ROOMS: [Room; 4] = [
    Room { name: 32, all: true, words: true },
    Room { name: 12, all: true, words: true },
    Room { name: 8, all: false, words: true },
    Room { name: 8, all: false, words: false },
];

impl Drawing<'_> {
    pub fn alt(&self) -> String {
        title::alt::fitting(ROOMS, |room| {
            let track = (!self.context.is_over()).then(|| self.track(1, room));
            let ships = self.context.in_order().into_iter().map(|seat| self.ship_words(seat, room));
            let parts = self.opening(room).into_iter().chain(track).chain(ships);
            sentences(parts.chain(self.rewards()).chain(self.notes()).chain(self.news_words()))
        })
    }

    pub fn alt_around(&self, seat: Seat) -> String {
        let here = self.context.ship(seat).map_or(0, |ship| ship.space);
        title::alt::fitting(ROOMS, |room| {
            let near = [self.track(here.max(1), room), self.ship_words(seat, room)];
            sentences(self.opening(room).into_iter().chain(near).chain(self.news_words()))
        })
    }

    fn opening(&self, room: Room) -> Vec<String> {
        [self.context.title()].into_iter().chain(self.question(room.name)).chain(self.reach_words()).collect()
    }

    /// The track from a space on.
    fn track(&self, from: Space, room: Room) -> String {
        let (context, open, voice) = (&self.context, self.context.open(), self.context.voice);
        let leaving =
            (!open.waiting.is_empty()).then(|| say!(voice, "raids-alt-leaving", ships = self.letters(&open.waiting)));
        let stretch = |(first, last, bare)| match bare {
            false => Some(self.space_words(first)),
            true if !room.all => None,
            true if first == last => Some(format!("{first} {}", voice.word("raids-picture-water"))),
            true => Some(format!("{first}–{last} {}", voice.word("raids-picture-water"))),
        };
        let stretches = context.stretches(from).into_iter().filter_map(stretch);
        let spaces = leaving.into_iter().chain(stretches).chain([self.space_words(open.harbor())]);
        say!(voice, "raids-alt-track", spaces = join(spaces, "; "))
    }

    /// A space: what lies there, the Vikings or coins that wait, and the ships.
    fn space_words(&self, space: Space) -> String {
        let spot = self.context.spot(space);
        let tile = spot.and_then(|spot| spot.tile);
        let mut what = format!(" {}", tile.map_or_else(|| self.name_of(space), |tile| self.tile_words(tile)));
        if let Some(spot) = spot {
            match self.context.waiting(spot) {
                Some(waiting) => what.push_str(&format!(" {waiting}")),
                None if tile.is_none() => what.clear(),
                None => {}
            }
        }
        match self.context.ships_on(space).as_slice() {
            [] => format!("{space}{what}"),
            ships => format!("{space}{what} [{}]", self.letters(ships)),
        }
    }

    fn letters(&self, ships: &[Option<Seat>]) -> String {
        let ghost = || self.context.voice.word("raids-picture-ghost");
        let letter = |ship: &Option<Seat>| ship.map_or_else(ghost, |seat| Mark::of(seat).letter.to_string());
        join(ships.iter().map(letter), " ")
    }

    /// A tile with the shields that it has aboard, e.g. `Furs 4/1`.
    fn tile_words(&self, tile: Tile) -> String {
        let name = names::name(tile, self.context.voice);
        tile.shields_aboard().map_or(name.clone(), |shields| format!("{name}/{shields}"))
    }

    fn ship_words(&self, seat: Seat, room: Room) -> String {
        let (context, voice) = (&self.context, self.context.voice);
        let Some(ship) = context.ship(seat) else { return String::new() };
        let name: String = voice.seat(seat).chars().take(room.name).collect();
        let who = format!("{} {}", Mark::of(seat).letter, name.trim());
        let shields = context.game.shields(ship);
        let mut parts = vec![say!(voice, "raids-board-ship", who, points = context.points(seat))];
        parts.push(match room.words {
            true => say!(voice, "raids-board-crew", crew = ship.crew, shields),
            false => format!("{}/{shields}", ship.crew),
        });
        if !self.context.is_over() && room.all {
            parts.push(context.whereabouts(seat, ship));
        }
        let free = context.game.free_spaces(ship);
        let rest = (free > 0 && room.all).then(|| format!("{free} {}", say!(voice, "raids-board-free", count = free)));
        let aboard = join(ship.aboard.iter().map(|tile| self.tile_words(*tile)).chain(rest), ", ");
        parts.extend((!aboard.is_empty()).then_some(aboard));
        let beside = context.beside(ship, &self.sold_words(ship, room));
        join(parts.into_iter().chain(beside.into_iter().map(|fact| fact.words)), " · ")
    }

    fn sold_words(&self, ship: &Ship, room: Room) -> String {
        if room.words {
            return join(ship.sold.iter().map(|tile| names::name(*tile, self.context.voice)), ", ");
        }
        format!("{} = {}", ship.sold.len(), ship.sold.iter().map(|tile| u32::from(tile.number())).sum::<u32>())
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Vec<String> {
        let (context, voice) = (&self.context, self.context.voice);
        if self.context.is_over() {
            return Vec::new();
        }
        let (criterion, coins) = (names::criterion(context.open().rewarded(), voice), join(context.prizes(), ", "));
        let mut now = say!(voice, "raids-board-reward", criterion, coins);
        let standing = context.standing();
        if !standing.is_empty() {
            let standing = standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat).letter));
            now.push_str(&format!(" ({})", join(standing, ", ")));
        }
        [now].into_iter().chain(context.later_rewards()).collect()
    }

    /// What the picture marks: spaces about to be cleared, and what is new.
    fn news_words(&self) -> Vec<String> {
        let (voice, news) = (self.context.voice, &self.news);
        let spaces =
            |key: &str, spaces: Vec<Space>| (!spaces.is_empty()).then(|| say!(voice, key, spaces = join(spaces, ", ")));
        let courses = news.courses.iter().map(|(ship, course)| {
            let from = if course.len() == 1 { "→" } else { "" };
            format!("{} {from}{}", self.letters(&[*ship]), join(course, "→"))
        });
        let touched = spaces("raids-alt-touched", news.touched.iter().copied().collect());
        let cleared = spaces("raids-alt-cleared", news.cleared.iter().copied().collect());
        let new = join(courses.chain(touched).chain(cleared), "; ");
        let new = (!new.is_empty()).then(|| say!(voice, "raids-alt-new", news = new));
        let going = self.context.cleared().iter().map(|(space, _)| *space).collect();
        spaces("raids-alt-going", going).into_iter().chain(new).collect()
    }
}
