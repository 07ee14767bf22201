//! The setup (RR-01 … RR-05).

use super::*;
use crate::games::relic_runners::event::Deal;
use crate::games::relic_runners::state::{Layer, SEATS, SiteState};

/// The order of colours for uneven quadrants, and the deals.
type Dealt = Result<(Vec<Colour>, Vec<Deal>), RuleError>;

/// Draws the first player, then the colours of the temples, then the tiles: purple, ivory and blue, each of level 1,
/// then 2, then 3. If explorers are chosen first, the first player is drawn last and stays secret (RR-80).
pub(in super::super) fn setup(
    game: &RelicRunners,
    options: &Options,
    seats: u8,
    mut chance: Chance,
) -> Result<(State, Vec<Event>), RuleError> {
    if !(2..=SEATS as u8).contains(&seats) {
        return Err(Refusal::Seats(seats).into());
    }
    let chosen_first = options.powers.is_on() && options.explorer_choice == ExplorerChoice::BeforeFirst;
    let mut events = Vec::new();
    let mut first = Seat(0);
    if !chosen_first {
        first = Seat(chance.below(seats.into())? as u8); // RR-01
        events.push(Event::Seated { first });
    }
    let (spread, deals) = deal_colours(game, options.layout, &mut chance)?;
    let mut open = Open {
        options: options.clone(),
        first,
        round: 0,
        turn: first,
        phase: Phase::Explorer,
        agenda: Vec::new(),
        now: Turn::begin(Site::CAMP, None),
        places: places(&deals, seats),
        tokens: Tokens::FULL,
        camp_rations: seats * (RATIONS_EACH - START_RATIONS),
        runners: Seat::all(seats).map(|_| Runner::new(START_RATIONS)).collect(),
        trigger: None,
        extra: false,
    };
    events.push(Event::ColoursDealt(Colours { drawn: options.layout != Layout::FirstGame, spread, deals }));
    let mut secret = Secret {
        faces: Hidden::new(vec![ArrayVec::new(); Site::COUNT]),
        aside: Hidden::default(),
        coins: Seat::all(seats).map(|_| Hidden::default()).collect(),
        blue: Seat::all(seats).map(|_| Hidden::default()).collect(),
        seen: Seat::all(seats).map(|_| Hidden::default()).collect(),
        first: Hidden::default(),
    };
    for colour in Colour::TEMPLES {
        for level in levels(seats) {
            // RR-03: the tiles that stay and those that leave the game are hidden from all seats.
            let plain = |tile: &Tile| options.layout != Layout::FirstGame || !game.gems.contains(tile);
            let all = game.tiles[usize::from(level) - 1].iter().copied();
            let mut tiles: Vec<Tile> = all.filter(|tile| tile.colour() == colour && plain(tile)).collect();
            chance.shuffle(&mut tiles)?;
            let mut left = tiles.iter().copied();
            open.sites_of(colour).for_each(|site| secret.faces[site.index()].extend(left.next()));
            secret.aside[usize::from(level) - 1].extend(left);
            events.push(Event::TilesDrawn { colour, level, tiles });
        }
    }
    if chosen_first {
        *secret.first = Some(Seat(chance.below(seats.into())? as u8)); // RR-80
        return Ok((State { open, secret, chance: Chance::exhausted() }, events));
    }
    let mut play = Play { game, open: &mut open, secret: &mut secret, events: &mut events };
    play.turn_up_all();
    if !options.powers.is_on() {
        play.begin_turn(first);
    }
    Ok((State { open, secret, chance: Chance::exhausted() }, events))
}

/// The levels in play, the lowest of a stack first. RR-04: a game of two has no small tiles.
fn levels(seats: u8) -> std::ops::RangeInclusive<u8> {
    if seats == 2 { 1..=2 } else { 1..=3 }
}

/// Deals the colours of the temples (RR-02).
fn deal_colours(game: &RelicRunners, layout: Layout, chance: &mut Chance) -> Dealt {
    let sites: Vec<Site> = Site::temples().collect();
    let mut colours: Vec<Colour> = Colour::TEMPLES.iter().copied().cycle().take(sites.len()).collect();
    match layout {
        Layout::Standard => return deal_quadrants(game, chance),
        Layout::FirstGame => colours = sites.iter().filter_map(|site| game.first_game.get(site).copied()).collect(),
        Layout::Random => chance.shuffle(&mut colours)?,
    }
    Ok((Vec::new(), vec![Deal { sites, colours }]))
}

/// Deals as evenly as possible. Each quadrant gets each colour once for every three of its temple sites. The remaining
/// sites take colours in one order that continues from quadrant to quadrant. So the remaining colours in a quadrant
/// differ, and each colour gets four sites.
fn deal_quadrants(game: &RelicRunners, chance: &mut Chance) -> Dealt {
    let each = Colour::TEMPLES.len();
    let quadrants: Vec<Vec<Site>> = Quadrant::ALL.iter().map(|quadrant| game.temples_in(*quadrant).collect()).collect();
    let mut spread = Vec::new();
    if quadrants.iter().any(|sites| sites.len() % each != 0) {
        spread = Colour::TEMPLES.to_vec();
        chance.shuffle(&mut spread)?;
    }
    let mut left_over = spread.clone().into_iter().cycle();
    let deal = |sites: Vec<Site>| {
        let even = sites.len() - sites.len() % each;
        let mut colours: Vec<Colour> = Colour::TEMPLES.iter().copied().cycle().take(even).collect();
        colours.extend(left_over.by_ref().take(sites.len() - even));
        chance.shuffle(&mut colours)?;
        Ok(Deal { sites, colours })
    };
    let deals = quadrants.into_iter().map(deal).collect::<Result<_, RuleError>>()?;
    Ok((spread, deals))
}

fn places(deals: &[Deal], seats: u8) -> Vec<SiteState> {
    let dealt = |site: Site| {
        let mut pairs = deals.iter().flat_map(|deal| deal.sites.iter().zip(&deal.colours));
        pairs.find(|(there, _)| **there == site).map(|(_, colour)| *colour)
    };
    let place = |site: Site| {
        let colour = if site.is_ruin_site() { Some(Colour::Green) } else { dealt(site) };
        let stack = levels(seats).filter(|_| colour.is_some()).map(|level| Layer { level, open: None }).collect();
        SiteState { colour, stack, relic: Relic::Buried }
    };
    Site::all().map(place).collect()
}
