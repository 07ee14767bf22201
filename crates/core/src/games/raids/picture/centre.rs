//! The sea within the ring: the voyages from now on with what their Harbors reward, the standing, and the ships that wait or
//! are home. After the end it shows the ranking.

use super::ring::BOAT;
use super::*;

/// The margin of the sea that the courses of ships need.
const SHORE: Unit = 130;
const PITCH: Unit = 155;
/// The radius of a coin, and the distance to the next one.
const COIN: (Unit, Unit) = (74, 160);
/// How high a row of the final ranking is.
const PLACE: Unit = 250;

impl Drawing<'_> {
    pub fn centre(&self, sea: Area) -> Vec<Shape> {
        let left = sea.at.x + SHORE;
        let width = sea.width - 2 * SHORE;
        if self.context.is_over() {
            return self.places(Area::new(at(left, sea.at.y), width, sea.height));
        }
        let top = sea.at.y + SHORE;
        // Below the voyages is room for the standing, and for ships at rest.
        let below = if self.context.standing().is_empty() { 290 } else { 460 };
        let (voyages, end) = self.voyages(Area::new(at(left, top), width, sea.height - 2 * SHORE - below));
        let middle = left + width / 2;
        let standing = Group::at(at(middle, end + 110), self.standing(width));
        let moored = Group::at(at(middle, sea.end().y - SHORE - 110), self.moored(width));
        (voyages, standing, moored).shapes()
    }

    /// The current voyage and those to come for which there is room, each with what its Harbor rewards. The current one
    /// has its coins. Also returns where they end.
    pub fn voyages(&self, area: Area) -> (Vec<Shape>, Unit) {
        let open = self.context.open();
        let voice = self.context.voice;
        let colours = &self.colours;
        let mut shapes = Vec::new();
        let mut y = area.at.y;
        for (index, harbor) in (1..).zip(&open.harbors).skip(usize::from(open.voyage).saturating_sub(1)) {
            let now = index == Unit::from(open.voyage);
            let coins = if now { self.context.prizes() } else { &[] };
            let room = area.width - 380 - if now { 40 + COIN.1 * coins.len() as Unit } else { 0 };
            let weight = if now { Weight::Bold } else { Weight::Medium };
            let lines = lettering::lines(&names::criterion(*harbor, voice), LEGIBLE, weight, room);
            let high = PITCH * lines.len() as Unit + 10;
            if !now && y + high > area.end().y {
                break;
            }
            let on = |x: Unit| at(area.at.x + x, y + high / 2);
            let panel = now.then(|| {
                let panel = Form::rounded(area.at.shifted(0, 2), area.width, high - 4, 60);
                panel.fill(colours.ground.panel).stroke(colours.ground.line, 10)
            });
            let number = Text::new(on(85), index.to_string(), LEGIBLE, colours.ink).bold().centred();
            let sign = Group::at(on(245), self.award(*harbor, 68));
            let words = Paragraph { size: LEGIBLE, pitch: PITCH, weight, colour: colours.ink }.beside(on(350), &lines);
            let coins = icons::coins(colours, on(area.width - 100), COIN.1, COIN.0, coins);
            (panel, number, sign, words, coins).onto(&mut shapes);
            y += high;
        }
        (shapes, y)
    }

    /// The standing: who has how many of what is rewarded, best first, around the origin.
    fn standing(&self, room: Unit) -> Vec<Shape> {
        let standing = self.context.standing();
        let pitch = (room / (standing.len().max(1) as Unit)).min(520);
        let first = -(standing.len() as Unit - 1) * pitch / 2 - 80;
        let place = |(number, (seat, count)): (Unit, (Seat, u8))| {
            let x = first + number * pitch;
            let mark = Mark::of(seat);
            let shape = Form::from(mark::outline(seat, at(x - 60, 0), 62)).fill(self.colours.seat(seat).fill);
            let words = format!("{} {count}", mark.letter);
            (shape, Text::new(at(x + 15, 54), words, LEGIBLE, self.colours.ink).bold())
        };
        (0..).zip(standing).map(place).collect::<Vec<_>>().shapes()
    }

    /// The ships that have not left, next to leave first, and those that are home, in one row around the origin.
    fn moored(&self, room: Unit) -> Vec<Shape> {
        let open = self.context.open();
        let groups = [(&open.arrivals, "raids-picture-home"), (&open.waiting, "raids-picture-leaving")];
        let word = |key: &str| Text::new(at(0, 45), self.context.voice.word(key), LEGIBLE, self.colours.quiet);
        let groups = groups.into_iter().filter(|(ships, _)| !ships.is_empty()).map(|(ships, key)| (ships, word(key)));
        let groups: Vec<_> = groups.map(|(ships, word)| (ships, word.width() + 60, word)).collect();
        let words: Unit = groups.iter().map(|(_, long, _)| long).sum();
        let count: Unit = groups.iter().map(|(ships, ..)| ships.len() as Unit).sum();
        let gap = 60 * (groups.len() as Unit - 1).max(0);
        let step = ((room - words - gap) / count.max(1)).min(310);
        let mut x = -(words + count * step + gap) / 2;
        let mut shapes = Vec::new();
        for (ships, long, word) in groups {
            Group::at(at(x, 0), word).onto(&mut shapes);
            x += long;
            for ship in ships {
                self.boat(*ship, at(x + step / 2, 0), BOAT).onto(&mut shapes);
                x += step;
            }
            x += 60;
        }
        shapes
    }

    /// The final ranking, with the winners highlighted, and a note if ranks are shared.
    fn places(&self, sea: Area) -> Vec<Shape> {
        let colours = &self.colours;
        let ranking = self.context.ranking();
        let shared = ranking.windows(2).any(|two| two[0].0 == two[1].0);
        let high = ranking.len() as Unit * PLACE + if shared { 170 } else { 0 };
        let top = sea.at.y + (sea.height - high) / 2;
        let place = |(number, (rank, seat)): (Unit, &(u8, Seat))| {
            let on = |x: Unit, y: Unit| at(sea.at.x + x, top + number * PLACE + y);
            let panel = (*rank == 1).then(|| {
                let panel = Form::rounded(on(0, 10), sea.width, PLACE - 20, 80);
                panel.fill(colours.ground.panel).stroke(colours.gold, 24)
            });
            let points = self.context.points(*seat).to_string();
            let points = Text::new(on(sea.width - 80, PLACE / 2 + 72), points, 200, colours.ink).bold().end();
            let star = (*rank == 1)
                .then(|| placed(icons::glory(colours.gold), on(sea.width - 190 - points.width(), PLACE / 2), 80));
            let room = sea.width - 620 - points.width() - 260;
            let name = lettering::fit(&self.context.voice.seat(*seat), 165, Weight::Bold, room);
            (
                panel,
                Text::new(on(150, PLACE / 2), rank.to_string(), 190, colours.ink).bold().centred(),
                mark::badge(*seat, colours.look, on(430, PLACE / 2), BADGE),
                Text::new(on(600, PLACE / 2 + 60), name, 165, colours.ink).bold(),
                (star, points),
            )
        };
        let tie = shared.then(|| {
            let words = self.context.voice.word("raids-picture-shared");
            let words = lettering::fit(&words, LEGIBLE, Weight::Medium, sea.width);
            Text::new(at(sea.at.x + sea.width / 2, top + high - 40), words, LEGIBLE, colours.ink).middle()
        });
        ((0..).zip(&ranking).map(place).collect::<Vec<_>>(), tie).shapes()
    }

    /// The sign of what a Harbor rewards.
    fn award(&self, harbor: Harbor, radius: Unit) -> Vec<Group> {
        let ink = self.colours.ground.ink;
        let panel = self.colours.ground.panel;
        let part = radius * 2 / 3;
        let one = |sign: Vec<Shape>| vec![placed(sign, at(0, 0), radius)];
        let sign = |id: &str| one(icons::sign(id, ink, panel));
        match harbor {
            Harbor::Arrival => sign("first"),
            Harbor::Goods => sign("salt"),
            Harbor::DifferentGoods => [("mead", -part), ("wood", part)]
                .map(|(id, x)| placed(icons::sign(id, ink, panel), at(x, 0), part))
                .into(),
            Harbor::Runes => sign("rune"),
            Harbor::Shields => one(icons::sign("shield", panel, ink)),
            Harbor::Weapons => sign("weapon"),
            Harbor::Ports => sign("port"),
            Harbor::Monsters => one(icons::monster(5, ink, panel)),
            Harbor::Sails => sign("sail"),
        }
    }
}
