//! What a choice brings, the most important first: what the rules make of it now, then what may come of it later.

use super::*;
use crate::title::Successor;

/// A position after a choice, and what happened.
struct After<'a> {
    context: Context<'a>,
    events: &'a [Event],
}

impl Context<'_> {
    pub(super) fn reasons(&self, asked: &Asked<'_, Explorers>, offer: &Offer) -> Vec<String> {
        let successors = asked.successors(&offer.actions);
        let mut facts = asked.brings(&successors, self.voice);
        let mut different: Vec<&Successor<Explorers>> = Vec::new();
        for one in &successors {
            if different.iter().all(|other| other.view.open != one.view.open) {
                different.push(one);
            }
        }
        let told = |Successor { view, events }: &Successor<Explorers>| {
            self.of_outcome(asked.seat, offer, &After { context: Context { view, ..*self }, events })
        };
        let mut all = different.into_iter().map(told);
        let mut certain = all.next().unwrap_or_default();
        // A random result may change what comes later.
        all.for_each(|other| certain.retain(|fact| other.contains(fact)));
        facts.extend(certain);
        facts
    }

    fn of_outcome(&self, seat: Seat, offer: &Offer, after: &After<'_>) -> Vec<String> {
        let last = offer.actions.last().copied().unwrap_or(Action::Done);
        let mut facts = match last {
            Action::Captain(captain) => vec![names::bonus(self.game, captain, self.voice)],
            Action::Place(_, cell, _) => self.of_place(seat, cell, after),
            Action::Done => self.of_done(seat, after),
            _ => self.of_actions(seat, offer, last, after),
        };
        let ends = after.context.is_over().then_some("explorers-fact-game-ends");
        let turn = after.context.open().turn != self.open().turn && last != Action::Done;
        let ends = ends.or(turn.then_some("explorers-fact-turn-ends"));
        facts.extend(ends.filter(|_| self.open().turn > 0).map(|key| self.voice.word(key)));
        facts
    }

    fn of_actions(&self, seat: Seat, offer: &Offer, last: Action, after: &After<'_>) -> Vec<String> {
        let mut facts = match offer.aim {
            Some(Aim::Reach(goal)) => self.of_goal(seat, goal, last, after),
            _ => Vec::new(),
        };
        let fights = after.events.iter().any(|event| matches!(event, Event::EnemyShipDestroyed { .. }));
        facts.extend(fights.then(|| self.odds()));
        if !offer.is_proposed() {
            facts.extend(self.of_action(seat, offer, last, after));
        }
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        facts.push(say!(self.voice, "explorers-fact-spent", cost = left - self.left(after), left));
        facts
    }

    /// How near a goal is after the actions of this turn.
    fn of_goal(&self, seat: Seat, goal: Goal, last: Action, after: &After<'_>) -> Vec<String> {
        let explorer = &after.context.open().explorers[seat.index()];
        let more = |of: fn(&Explorer) -> u8| of(explorer) > of(&self.open().explorers[seat.index()]);
        let strength =
            |context: &Context<'_>, root: u8| context.island(root).map(|island| island.strength[seat.index()]);
        let (reached, later) = match goal {
            Goal::Fetch(at) if explorer.cargo.herd.is_empty() => {
                (more(|explorer| explorer.delivered.count()), self.fetched(seat, after, at))
            }
            Goal::Deliver | Goal::Fetch(_) => (more(|explorer| explorer.delivered.count()), self.delivers(seat, after)),
            Goal::Crew => (more(|explorer| explorer.cargo.vikings), None),
            Goal::Enemy(at) => {
                let sails = Courses::from(after.context.chart(), explorer.ship, explorer.cargo.vikings);
                let far = sails.to(after.context.chart(), Place::At(at)).and_then(|(far, _)| self.turns(after, far));
                let what = self.voice.word("explorers-tile-enemy");
                (more(|explorer| explorer.ships), far.map(|turns| self.reached(&what, turns)))
            }
            Goal::Raid(at) => (more(|explorer| explorer.settlements.len() as u8), after.context.missing(seat, at)),
            Goal::Outpost(_) => (more(|explorer| explorer.outposts), None),
            Goal::Island(root) => {
                let at = after.context.island(root).and_then(|island| island.lands.first());
                let told = at.and_then(|at| after.context.control(*at));
                (strength(&after.context, root) > strength(self, root), told)
            }
        };
        let step = (!reached).then(|| say!(self.voice, "explorers-fact-step", what = self.action(last).1));
        let later = later.filter(|_| !reached || matches!(goal, Goal::Island(_)));
        later.into_iter().chain(step).collect()
    }

    /// What else is to be known of an action.
    fn of_action(&self, seat: Seat, offer: &Offer, action: Action, after: &After<'_>) -> Vec<String> {
        let voice = self.voice;
        let then = &after.context;
        let at = |place: Space| say!(voice, "explorers-fact-at", at = place);
        let raided = after.events.iter().find_map(|event| match event {
            Event::Raided { strength, .. } => Some(say!(voice, "explorers-fact-raids", strength)),
            _ => None,
        });
        let facts = match action {
            Action::Load(Place::At(from), _) => {
                vec![self.delivers(seat, after), Some(at(from)), then.stay(seat, from)]
            }
            Action::Unload(Place::At(to), _) => vec![raided, Some(at(to)), then.missing(seat, to), then.control(to)],
            Action::Sail(to) => vec![self.delivers(seat, after), to.space().and_then(|at| self.shores(at))],
            Action::Walk(from, to, _) | Action::Herd(from, to, _) => {
                let from = if let Some(Aim::March(start, ..)) = offer.aim { start } else { from };
                vec![raided, then.missing(seat, to), self.there(to), then.stay(seat, from)]
            }
            Action::Outpost(corner) => {
                let between = say!(voice, "explorers-fact-between", cells = row::joined(corner.cells(), " "));
                let space = self.chart().meeting(corner).map(|[land, ..]| self.chart().place_of(land));
                let built = then.explorer(seat).map_or(0, |explorer| explorer.outposts);
                let left = say!(voice, "explorers-board-left", count = OUTPOSTS.saturating_sub(built));
                vec![Some(between), space.and_then(|space| then.control(space)), Some(left)]
            }
            Action::Load(Place::Home, _) | Action::Unload(Place::Home, _) => vec![],
            Action::Captain(_) | Action::Place(..) | Action::Done => vec![],
        };
        facts.into_iter().flatten().collect()
    }

    fn of_done(&self, seat: Seat, after: &After<'_>) -> Vec<String> {
        let left = if let Phase::Act { left } = self.open().phase { left } else { 0 };
        let unused = (left > 0).then(|| say!(self.voice, "explorers-fact-unused", left));
        let open = after.context.open();
        let hand = |context: &Context<'_>| context.explorer(seat).map(|explorer| explorer.hand);
        let next = match () {
            () if after.context.is_over() => None,
            () if open.is_solo() => Some("explorers-fact-third"),
            () if hand(&after.context) > hand(self) => Some("explorers-fact-draw"),
            () => Some("explorers-fact-next"),
        };
        unused.into_iter().chain(next.map(|key| self.voice.word(key))).collect()
    }

    /// How likely an enemy ship kills a Viking.
    fn odds(&self) -> String {
        let supply = &self.open().supply;
        say!(self.voice, "explorers-fact-enemy", deadly = supply.deadly, all = supply.deadly + supply.harmless)
    }

    fn shores(&self, space: Space) -> Option<String> {
        let tile = self.chart().on(space.cell)?;
        let laid = self.chart().tile(tile);
        let lands = (0..laid.lands.len() as u8).map(|region| self.place_words(Spot::Land(laid.space(region))));
        let land = row::list(lands.filter(|land| !land.is_empty()));
        (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-shore", land))
    }

    fn there(&self, to: Space) -> Option<String> {
        let land = self.place_words(Spot::Land(to));
        (!land.is_empty()).then(|| say!(self.voice, "explorers-fact-there", land))
    }

    /// The Vikings of a seat on a land, if there are any.
    fn stay(&self, seat: Seat, space: Space) -> Option<String> {
        let left = self.chart().land(self.chart().land_id(space)?).vikings[seat.index()];
        (left > 0).then(|| say!(self.voice, "explorers-fact-stay", vikings = names::vikings(left, self.voice)))
    }

    /// How many Vikings of a seat are missing at a settlement.
    fn missing(&self, seat: Seat, at: Space) -> Option<String> {
        let land = self.chart().land(self.chart().land_id(at)?);
        let strength = land.settlement?;
        let missing = strength.saturating_sub(land.vikings[seat.index()]);
        Some(say!(self.voice, "explorers-fact-missing", strength, missing))
    }

    /// The island of a land: its tiles, and who is strongest.
    fn control(&self, space: Space) -> Option<String> {
        let island = self.view.known.islands.iter().find(|island| island.lands.contains(&space))?;
        let there = self.seats().zip(island.strength).filter(|(_, strength)| *strength > 0);
        let strengths = row::joined(there.map(|(seat, strength)| format!("{} {strength}", Mark::of(seat))), ", ");
        let strength = if strengths.is_empty() { "0" } else { &strengths };
        Some(say!(self.voice, "explorers-fact-control", tiles = island.tiles, strength))
    }

    /// What a new tile makes of its islands, when its feature is in reach, and whether an outpost may stand at it.
    fn of_place(&self, seat: Seat, cell: Cell, after: &After<'_>) -> Vec<String> {
        let voice = self.voice;
        let then = &after.context;
        let chart = then.chart();
        let Some(laid) = chart.on(cell).map(|tile| chart.tile(tile)) else { return Vec::new() };
        let own = then.view.known.islands.iter().filter(|island| island.lands.iter().any(|space| space.cell == cell));
        let (complete, open): (Vec<&Holding>, Vec<_>) = own.partition(|island| island.is_complete());
        let completed = complete.into_iter().map(|island| match names::marks(&island.holders) {
            nobody if nobody.is_empty() => say!(voice, "explorers-fact-completes", tiles = island.tiles),
            who => say!(voice, "explorers-fact-completes-for", tiles = island.tiles, who),
        });
        let mut facts: Vec<String> = completed.collect();
        facts.extend(self.of_feature(seat, laid, after));
        facts.extend(open.into_iter().map(|island| match names::marks(&island.holders) {
            _ if island.barred > 0 => voice.word("explorers-fact-barred"),
            who => {
                let leads = (!who.is_empty()).then(|| say!(voice, "explorers-board-leads", who));
                let open = say!(voice, "explorers-fact-open", tiles = island.tiles, count = island.open);
                row::list([open].into_iter().chain(leads))
            }
        }));
        let site = Direction::ALL.into_iter().any(|edge| chart.site(cell.corner(edge)).is_some());
        facts.extend(site.then(|| voice.word("explorers-fact-site")));
        facts
    }

    /// When the livestock of a new tile can be home, or its settlement in reach.
    fn of_feature(&self, seat: Seat, laid: &Laid, after: &After<'_>) -> Option<String> {
        match self.game.tiles[laid.tile.index()].feature? {
            Feature::Animal(_, region) => self.fetched(seat, after, laid.space(region)),
            Feature::Settlement(_) => {
                let explorer = after.context.explorer(seat).filter(|explorer| explorer.cargo.vikings > 0)?;
                let tile = after.context.chart().on(laid.cell)?;
                let what = names::tile_word(self.game, laid.tile, self.voice);
                let seas = after.context.chart().seas(tile);
                // The first Viking ashore.
                self.way(after, seas, &[explorer.ship], 1, |turns| self.reached(&what, turns))
            }
            Feature::EnemyShip(_) => None,
        }
    }

    /// When the livestock aboard can be home, and with how many points.
    fn delivers(&self, seat: Seat, after: &After<'_>) -> Option<String> {
        let Explorer { ship, cargo, .. } = after.context.explorer(seat)?;
        if cargo.vikings == 0 || cargo.herd.is_empty() {
            return None;
        }
        let ship = [*ship].into_iter();
        self.way(after, ship, &[Place::Home], 1, |turns| self.homeward(after.points(self, seat, &cargo.herd), turns))
    }

    /// When livestock of a land can be home, and with how many points.
    fn fetched(&self, seat: Seat, after: &After<'_>, at: Space) -> Option<String> {
        let Explorer { ship, cargo, .. } = after.context.explorer(seat)?;
        let chart = after.context.chart();
        let id = chart.land_id(at)?;
        let land = chart.land(id);
        // A Viking ashore may stay there. Else all but one go ashore, or the only one, who comes aboard again.
        let ashore = land.vikings[seat.index()] > 0 && cargo.count() < HOLD;
        let kept = if ashore { cargo.vikings } else { 1 };
        let room = HOLD.saturating_sub(kept + cargo.herd.count());
        let mut most = None;
        land.herd.each_part(room, &mut |part| {
            most = most.max((!part.is_empty()).then(|| after.points(self, seat, &part)));
        });
        let points = most.filter(|_| cargo.vikings > 0)?;
        let more = if ashore { 2 } else { 3 };
        self.way(after, chart.seas(id.tile), &[*ship, Place::Home], more, |turns| self.homeward(points, turns))
    }

    /// What a voyage between one of these stops and the ends with so many further actions brings, or why there is none.
    fn way(
        &self,
        after: &After<'_>,
        stops: impl Iterator<Item = Place> + Clone,
        ends: &[Place],
        more: i32,
        told: impl Fn(u8) -> String,
    ) -> Option<String> {
        let chart = after.context.chart();
        match voyage(chart, stops.clone(), ends, false) {
            Some(actions) => self.turns(after, actions + more).map(told),
            None if voyage(chart, stops, ends, true).is_some() => Some(self.voice.word("explorers-fact-past-enemy")),
            None => Some(self.voice.word("explorers-fact-no-way")),
        }
    }

    /// In how many turns so many more actions are taken, 0 for this turn; `None` if the game ends before.
    fn turns(&self, after: &After<'_>, actions: i32) -> Option<u8> {
        let later = (actions - i32::from(self.left(after))).max(0) as u8;
        Some(later.div_ceil(ACTIONS)).filter(|turns| *turns <= self.open().turns_to_come())
    }

    /// The actions of this turn that a choice leaves.
    fn left(&self, after: &After<'_>) -> u8 {
        let open = after.context.open();
        match open.phase {
            _ if open.turn != self.open().turn => 0,
            Phase::Act { left } => left,
            Phase::Place { .. } => ACTIONS,
            Phase::Captain | Phase::Over => 0,
        }
    }

    fn homeward(&self, points: i32, turns: u8) -> String {
        say!(self.voice, "explorers-fact-homeward", points = self.gained(points), turns)
    }

    fn reached(&self, what: &str, turns: u8) -> String {
        say!(self.voice, "explorers-fact-reached", what, turns)
    }
}

impl After<'_> {
    /// The points that livestock would bring at home.
    fn points(&self, context: &Context<'_>, seat: Seat, herd: &Herd) -> i32 {
        let mut open = self.context.open().clone();
        open.explorers[seat.index()].delivered.add(herd);
        let islands = &self.context.view.known.islands;
        scoring::sheet_with(context.game, &open, islands, seat).total() - self.context.points(seat)
    }
}
