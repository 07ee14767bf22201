//! What each player has: longship and cargo, people, what was won, the captain, the hand as far as the viewer knows it.

use super::*;

/// A sign in a picture: a piece on the chart, or what the card of a player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Animal(Animal),
    Settlement(u8),
    Vikings(Seat),
    Enemy,
    Longship(Seat),
    Outpost(Seat),
    /// The flag of a holder over a complete island of so many tiles.
    Flag(Seat, u8),
    Home(Seat),
    Outposts(Seat),
    Hand,
    Dead(Seat),
    Destroyed,
    /// A settlement that lies face down.
    Raided,
}

impl Told for Explorers {
    type Sign = Sign;
    type Place = Spot;

    fn head(context: &Context<'_>) -> Doc {
        context.head()
    }

    fn points_known(context: &Context<'_>, seat: Seat) -> String {
        context.vp(context.points(seat))
    }

    fn final_sheet(context: &Context<'_>, seat: Seat) -> Option<ScoreSheet> {
        context.view.known.scores.get(seat.index()).cloned()
    }

    fn facts(context: &Context<'_>, seat: Seat) -> Vec<Vec<Fact<Sign>>> {
        let Some(explorer) = context.explorer(seat) else { return Vec::new() };
        let hand = (explorer.hand > 0).then(|| context.tiles(seat, explorer.hand));
        vec![
            vec![context.ship(explorer)],
            context.people(seat, explorer),
            vec![context.delivered(&explorer.delivered)],
            context.captains(seat, explorer),
            hand.into_iter().collect(),
        ]
    }

    fn facts_at(context: &Context<'_>, place: Spot) -> Vec<Fact<Sign>> {
        match place {
            Spot::Land(space) => context.chart().land_id(space).map(|id| context.ashore(id)).unwrap_or_default(),
            Spot::Sea(place) => context.afloat(place),
            Spot::Corner(corner) => context.outpost(corner).into_iter().collect(),
            Spot::Tile(_) | Spot::Cell(..) | Spot::Turned(..) => Vec::new(),
        }
    }
}

impl Context<'_> {
    /// The longship, what it carries, and how much room is left.
    fn ship(&self, explorer: &Explorer) -> Fact<Sign> {
        let place = names::place(explorer.ship, self.voice);
        let Explorer { cargo, .. } = explorer;
        let count = cargo.count();
        let words = say!(self.voice, "explorers-seat-ship", place, count, cargo = names::cargo(cargo, self.voice));
        let free = say!(self.voice, "explorers-board-free", count = HOLD.saturating_sub(count));
        let board = if count < HOLD { format!("{words} ({free})") } else { String::new() };
        Fact::new(names::SHIP, names::aboard(cargo), words).on_board(board)
    }

    /// The settlement, livestock and Vikings of a land.
    fn ashore(&self, id: LandId) -> Vec<Fact<Sign>> {
        let land = self.chart().land(id);
        let settlement = land.settlement.map(|strength| {
            let words = say!(self.voice, "explorers-alt-settlement", strength);
            Fact::new(format!("{}{strength}", names::SETTLEMENT), "", words).drawn(Sign::Settlement(strength), "")
        });
        let animals = land.herd.animals().map(|kind| {
            let count = land.herd.of(kind);
            let fact = Fact::new(names::animal(kind), names::more(count), names::animal_word(kind, self.voice));
            pieces(fact, Sign::Animal(kind), count)
        });
        settlement.into_iter().chain(animals).chain(self.vikings(self.seats().zip(land.vikings))).collect()
    }

    fn vikings(&self, counts: impl Iterator<Item = (Seat, u8)>) -> impl Iterator<Item = Fact<Sign>> {
        counts.filter(|(_, count)| *count > 0).map(|(seat, count)| {
            let words = say!(self.voice, "explorers-alt-vikings", who = Mark::of(seat).letter.to_string());
            pieces(Fact::new(Mark::of(seat).to_string(), names::more(count), words), Sign::Vikings(seat), count)
        })
    }

    /// An enemy ship and the longships on a sea, and at home the Vikings beside it. Descriptions say where a longship is
    /// with its player.
    fn afloat(&self, place: Place) -> Vec<Fact<Sign>> {
        let enemy = self.chart().has_enemy(place);
        let enemy = enemy.then(|| Fact::new(names::ENEMY, "", self.voice.word("explorers-alt-enemy")));
        let explorers = || self.seats().zip(&self.open().explorers);
        let ship =
            |(seat, _)| Fact::new(format!("{}{}", names::SHIP, Mark::of(seat)), "", "").drawn(Sign::Longship(seat), "");
        let ships = explorers().filter(|(_, explorer)| explorer.ship == place).map(ship);
        let home = explorers().filter(|_| place == Place::Home).map(|(seat, explorer)| (seat, explorer.home));
        enemy.map(|fact| fact.drawn(Sign::Enemy, "")).into_iter().chain(ships).chain(self.vikings(home)).collect()
    }

    fn outpost(&self, at: Corner) -> Option<Fact<Sign>> {
        let (_, seat) = *self.chart().outposts.iter().find(|(corner, _)| *corner == at)?;
        let words = say!(self.voice, "explorers-alt-outposts", who = Mark::of(seat).letter.to_string());
        let sign = format!("{}{}{}", names::OUTPOST, if at.north { "▲" } else { "▼" }, Mark::of(seat));
        Some(Fact::new(sign, "", words).drawn(Sign::Outpost(seat), ""))
    }

    /// Vikings at home and dead, ships destroyed, settlements raided, outposts built.
    fn people(&self, seat: Seat, explorer: &Explorer) -> Vec<Fact<Sign>> {
        let Explorer { home, dead, ships, outposts, settlements, .. } = explorer;
        // EX-53: raided settlements lie face down until they are counted.
        let raided = if self.is_over() { "explorers-seat-raided" } else { "explorers-seat-raided-down" };
        let raids = settlements.len() as u8;
        let strengths = row::joined(settlements, " + ");
        let fact = |sign: &str, count: u8, key: &str| {
            let words = || say!(self.voice, key, count, all = OUTPOSTS, strengths = strengths.as_str());
            Fact::new(sign, count, if count > 0 { words() } else { String::new() })
        };
        let raided = fact(names::SETTLEMENT, raids, raided);
        vec![
            fact(names::HOME, *home, "explorers-seat-home").drawn(Sign::Home(seat), home),
            pieces(fact(names::DEAD, *dead, "explorers-seat-dead"), Sign::Dead(seat), *dead),
            pieces(fact(names::ENEMY, *ships, "explorers-seat-destroyed"), Sign::Destroyed, *ships),
            match self.is_over() {
                true => settlements.iter().fold(raided, |fact, strength| fact.drawn(Sign::Settlement(*strength), "")),
                false => pieces(raided, Sign::Raided, raids),
            },
            fact(names::OUTPOST, *outposts, "explorers-seat-outposts")
                .drawn(Sign::Outposts(seat), format!("{outposts}/{OUTPOSTS}"))
                .minor(), // the chart has them
        ]
    }

    fn delivered(&self, herd: &Herd) -> Fact<Sign> {
        if herd.is_empty() {
            return Fact::new("", "", "");
        }
        let words = say!(self.voice, "explorers-seat-delivered", herd = names::herd_words(herd, self.voice));
        let board = format!("{words} ({})", self.vp(sets(self.game, herd)));
        let fact = Fact::new("🐾", names::herd(herd), words).on_board(board);
        herd.animals().fold(fact, |fact, kind| pieces(fact, Sign::Animal(kind), herd.of(kind)))
    }

    /// The captains with the points that they bring now; before all have chosen, the choice if the viewer knows it,
    /// else whether there is one.
    fn captains(&self, seat: Seat, explorer: &Explorer) -> Vec<Fact<Sign>> {
        let fact = |captain: Captain, points: String| {
            let name = names::captain(captain, self.voice);
            let head = row::joined([name.as_str(), &points], " ");
            let board = self.voice.about(head.trim_end(), names::bonus(self.game, captain, self.voice));
            Fact::new(names::CAPTAIN, &name, name.as_str()).on_board(board)
        };
        let islands = &self.view.known.islands;
        let points = |captain| self.gained(scoring::count(self.game, self.open(), islands, seat, captain).points);
        match self.choice(seat) {
            _ if !explorer.captains.is_empty() => {
                explorer.captains.iter().map(|captain| fact(*captain, points(*captain))).collect()
            }
            Some(captain) => vec![fact(captain, String::new())],
            None => {
                let key = if explorer.chosen { "explorers-board-chosen" } else { "explorers-board-choosing" };
                vec![Fact::new(names::CAPTAIN, "", self.voice.word(key))]
            }
        }
    }

    /// The number of tiles in a hand, and on the board those that the viewer knows.
    fn tiles(&self, seat: Seat, count: u8) -> Fact<Sign> {
        let words = say!(self.voice, "explorers-board-hand", count);
        let tiles = self.hand(seat).unwrap_or_default().iter();
        let tiles = row::joined(tiles.map(|tile| row::glued(names::tile(self.game, *tile, self.voice))), " | ");
        let board = if tiles.is_empty() { tiles } else { self.voice.about(words.as_str(), tiles) };
        Fact::new(names::TILE, "", words).on_board(board).drawn(Sign::Hand, count).minor()
    }
}

/// Draws pieces of a kind as one sign, with their number if there are several.
fn pieces(fact: Fact<Sign>, sign: Sign, count: u8) -> Fact<Sign> {
    match count {
        0 => fact,
        1 => fact.drawn(sign, ""),
        _ => fact.drawn(sign, count),
    }
}
