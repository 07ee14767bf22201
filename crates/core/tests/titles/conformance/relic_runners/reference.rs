//! A second implementation of the game, from events alone. It must agree with the state after every action. Then the
//! events are complete and no piece appears or disappears.

use skald_core::engine::{Hidden, Seat};
use skald_core::games::relic_runners::RelicRunners;
use skald_core::games::relic_runners::components::{
    BOXES, Colour, Ivory, PATHWAYS, RATION_LIMIT, Site, TOKENS, Tile, Trail,
};
use skald_core::games::relic_runners::event::Event;
use skald_core::games::relic_runners::options::BoxReturns;
use skald_core::games::relic_runners::state::{Layer, Phase, Relic, Slot, State};

/// The positions of all pieces, from the events.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    box_returns: BoxReturns,
    first: Option<Seat>,
    stacks: Vec<Vec<Layer>>,
    faces: Vec<Vec<Tile>>,
    relics: Vec<Relic>,
    coloured: Vec<bool>,
    camp_rations: i32,
    runners: Vec<RunnerShadow>,
    turn: Seat,
    round: u16,
    trigger: Option<Seat>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct RunnerShadow {
    at: Site,
    paths: Vec<Trail>,
    rations: i32,
    boxes: [Slot; BOXES],
    relics: Vec<Colour>,
    ivory: Vec<Ivory>,
    blue: Vec<u8>,
    shown: Vec<u8>,
    coins: i32,
}

impl Model {
    /// The same model, from the state.
    fn of(game: &RelicRunners, state: &State) -> Self {
        let State { open, secret, .. } = state;
        let runner = |(index, runner): (usize, &skald_core::games::relic_runners::state::Runner)| {
            let mut paths: Vec<Trail> = runner.paths.iter().map(|trail| game.trails[usize::from(trail)]).collect();
            paths.sort_unstable();
            RunnerShadow {
                at: runner.at,
                paths,
                rations: runner.rations.into(),
                boxes: runner.boxes,
                relics: runner.relics.clone(),
                ivory: runner.ivory.iter().flatten().copied().collect(),
                blue: secret.blue[index].to_vec(),
                shown: (0..).zip(&runner.blue).filter(|(_, blue)| blue.shown.is_some()).map(|(at, _)| at).collect(),
                coins: (*secret.coins[index]).into(),
            }
        };
        Self {
            box_returns: open.options.box_returns,
            first: secret.first.is_none().then_some(open.first),
            stacks: open.places.iter().map(|place| place.stack.to_vec()).collect(),
            faces: secret.faces.iter().map(|faces| faces.to_vec()).collect(),
            relics: open.places.iter().map(|place| place.relic).collect(),
            coloured: (0..TOKENS).map(|token| open.tokens.coloured(token)).collect(),
            camp_rations: open.camp_rations.into(),
            runners: open.runners.iter().enumerate().map(runner).collect(),
            turn: open.turn,
            round: open.round,
            trigger: open.trigger,
            over: open.phase == Phase::Over,
        }
    }

    /// Applies an event.
    fn tell(&mut self, game: &RelicRunners, event: &Event) {
        match event {
            Event::Revealed { site, tile } => {
                assert_eq!(self.faces[site.index()].last(), Some(tile));
                self.stacks[site.index()].last_mut().expect("a tile").open = Some(*tile);
            }
            Event::Started { seat, site } => self.runner(*seat).at = *site,
            Event::TurnBegan { seat, round } => (self.turn, self.round) = (*seat, *round),
            Event::Walked { seat, path } => {
                assert_eq!(path.first(), Some(&self.runner(*seat).at));
                assert!(path.windows(2).all(|pair| game.way(pair[0], pair[1]).is_some()));
                self.runner(*seat).at = path[path.len() - 1];
            }
            Event::Carried { seat, to } => self.runner(*seat).at = *to,
            Event::RelicTaken { seat, site, colour } => {
                assert_eq!(std::mem::replace(&mut self.relics[site.index()], Relic::Taken), Relic::Showing);
                self.runner(*seat).relics.push(*colour);
            }
            Event::Scored { seat, points, .. } => self.runner(*seat).coins += i32::from(*points),
            Event::TokenTurned { token, coloured, .. } => {
                let side = &mut self.coloured[usize::from(token.0)];
                assert_ne!(side, coloured);
                *side = *coloured;
            }
            Event::TokensReset { .. } => {
                assert!(self.coloured.iter().all(|coloured| !coloured));
                self.coloured.fill(true);
            }
            Event::BoxMoved { seat, from, to } => self.move_box(*seat, *from, *to),
            // RR-13: the box returns at once, or by its own event.
            Event::BoxUsed { seat, space } if self.box_returns == BoxReturns::Before => {
                self.move_box(*seat, Slot::On(*space), Slot::Bottom);
            }
            Event::BoxUsed { seat, space } => assert!(self.runner(*seat).boxes.contains(&Slot::On(*space))),
            Event::RationsTaken { seat, rations } => {
                self.camp_rations -= i32::from(*rations);
                self.runner(*seat).rations += i32::from(*rations);
            }
            Event::RationPaid { seat } => {
                self.camp_rations += 1;
                self.runner(*seat).rations -= 1;
            }
            Event::TileTaken { seat, site, level, tile } => self.take(*seat, *site, *level, *tile),
            Event::IvoryKept { seat, tile } => {
                self.runner(*seat).ivory.push(*tile);
                self.runner(*seat).ivory.sort_unstable();
            }
            Event::IvoryGone { seat, tile, .. } => self.runner(*seat).ivory.retain(|held| held != tile),
            Event::BlueShown { seat, index, points } => {
                assert_eq!(self.runner(*seat).blue[usize::from(*index)], *points);
                self.runner(*seat).shown.push(*index);
                self.runner(*seat).shown.sort_unstable();
            }
            Event::PathwayPlaced { seat, trail } => {
                self.runner(*seat).paths.push(*trail);
                self.runner(*seat).paths.sort_unstable();
            }
            Event::PathwayMoved { seat, from, to } => {
                let paths = &mut self.runner(*seat).paths;
                let lay = paths.iter_mut().find(|trail| *trail == from).expect("a pathway there");
                *lay = *to;
                paths.sort_unstable();
            }
            Event::RelicFound { site, colour: _ } => {
                assert!(self.stacks[site.index()].is_empty());
                assert_eq!(std::mem::replace(&mut self.relics[site.index()], Relic::Showing), Relic::Buried);
            }
            Event::LastTurns { seat } => self.trigger = Some(*seat),
            Event::Ended { points } => {
                assert_eq!(points.len(), self.runners.len());
                self.over = true;
            }
            Event::Dash { seat, .. } => self.turn = *seat,
            Event::PathwayLifted { seat, trail } => assert!(self.runner(*seat).paths.contains(trail)),
            Event::Peeked { site, tiles, .. } => assert_eq!(&self.faces[site.index()], tiles),
            Event::Seated { first } => assert_eq!(self.first.replace(*first), None),
            Event::ColoursDealt { .. }
            | Event::TilesDrawn { .. }
            | Event::ExplorerChosen { .. }
            | Event::WentOn { .. }
            | Event::StepsLost { .. } => {}
        }
    }

    fn runner(&mut self, seat: Seat) -> &mut RunnerShadow {
        &mut self.runners[seat.index()]
    }

    fn move_box(&mut self, seat: Seat, from: Slot, to: Slot) {
        let boxes = &mut self.runner(seat).boxes;
        *boxes.iter_mut().find(|slot| **slot == from).expect("a box there") = to;
        boxes.sort_unstable();
    }

    fn take(&mut self, seat: Seat, site: Site, level: u8, tile: Option<Tile>) {
        let stack = &mut self.stacks[site.index()];
        let at = stack.iter().position(|layer| layer.level == level).expect("a tile of the level");
        stack.remove(at);
        if let Some(tile) = tile {
            assert_eq!(self.faces[site.index()].remove(at), tile);
            if let Tile::Blue(points) = tile {
                self.runner(seat).blue.push(points);
            }
        }
    }
}

/// Compares the model from the events with the new state.
pub fn compare(game: &RelicRunners, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let mut model = Model::of(game, before);
    for event in events {
        model.tell(game, event);
    }
    let mut state = Model::of(game, after);
    if matches!(after.open.phase, Phase::Explorer | Phase::Dash | Phase::Over) {
        (model.turn, state.turn) = (Seat(0), Seat(0)); // the question has no event
    }
    if model != state {
        return Err(format!("the events give {model:?}, the state has {state:?}"));
    }
    within_limits(after)
}

/// The limits of the box and of the rules.
fn within_limits(state: &State) -> Result<(), String> {
    let State { open, secret, .. } = state;
    let rations: u8 = open.runners.iter().map(|runner| runner.rations).sum();
    if rations + open.camp_rations != open.all_rations() {
        return Err(format!("{} rations on cards and {} in camp", rations, open.camp_rations));
    }
    if open.tokens.count() == 0 {
        return Err("no coloured token".to_owned());
    }
    for runner in &open.runners {
        let in_order = runner.boxes.is_sorted() && runner.rations <= RATION_LIMIT;
        let tiles = runner.ivory.iter().zip(1..).all(|(tile, level)| tile.is_none_or(|tile| tile.level() == level));
        if !in_order || !tiles || runner.paths.count() + runner.reserve() != PATHWAYS {
            return Err(format!("an impossible card: {runner:?}"));
        }
    }
    relics(state)?;
    let parallel = |(runner, blue): (&skald_core::games::relic_runners::state::Runner, &Hidden<Vec<u8>>)| {
        runner.blue.len() == blue.len() && runner.blue.iter().zip(blue).all(|(b, p)| b.shown.is_none_or(|s| s == *p))
    };
    match open.runners.iter().zip(&secret.blue).all(parallel) {
        true => Ok(()),
        false => Err("blue tiles and their points differ".to_owned()),
    }
}

/// One relic per site, each with a place. Tiles and faces are parallel.
fn relics(state: &State) -> Result<(), String> {
    let State { open, secret, .. } = state;
    for colour in Colour::ALL {
        let of_colour = || Site::all().filter(|site| open.place(*site).colour == Some(*colour));
        let taken = of_colour().filter(|site| open.place(*site).relic == Relic::Taken).count();
        let held: usize =
            open.runners.iter().map(|runner| runner.relics.iter().filter(|relic| *relic == colour).count()).sum();
        if taken != held || taken >= of_colour().count() {
            return Err(format!("{taken} relics of {colour} taken, {held} held"));
        }
    }
    for site in Site::all() {
        let (place, faces) = (open.place(site), &secret.faces[site.index()]);
        let faces_fit = !site.is_temple_site() || faces.len() == place.stack.len();
        let seen_fit = place.stack.iter().zip(faces).all(|(layer, face)| layer.open.is_none_or(|open| open == *face));
        let settled = open.agenda.is_empty() && !place.stack.is_empty() && place.relic != Relic::Buried;
        if !faces_fit || !seen_fit || settled {
            return Err(format!("an impossible site: {site} {place:?} {faces:?}"));
        }
    }
    Ok(())
}
