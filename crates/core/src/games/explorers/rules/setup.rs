//! The setup (EX-01 … EX-04).

use super::turn::seated;
use super::*;
use crate::games::explorers::options::{FirstPlayer, Options};

/// Sets up a game. If the options say so, it draws the board and the first player; then it draws the tiles and the
/// captains.
pub(in super::super) fn setup(
    game: &Explorers,
    options: &Options,
    seats: u8,
    mut chance: Chance,
) -> Result<(State, Vec<Event>), RuleError> {
    if !(1..=SEATS as u8).contains(&seats) {
        return Err(Refusal::Seats(seats).into());
    }
    let mut events = Vec::new();
    // EX-01: the side of the starting board, chosen or drawn.
    let (side, drawn) = match options.board.side() {
        Some(side) => (side, false),
        None => (Side::ALL[chance.below(Side::ALL.len() as u32)? as usize], true),
    };
    events.push(Event::BoardLaid { side, drawn });
    let first = match options.first_player {
        _ if seats == 1 => Some(Seat(0)),
        FirstPlayer::AfterCaptains => None,
        FirstPlayer::BeforeCaptains => Some(Seat(chance.below(seats.into())? as u8)),
    };
    let mut open = open(game, options, side, seats, first);
    events.extend(seated(&open));
    let mut tiles: Vec<Tile> = Tile::dealt().collect();
    chance.shuffle(&mut tiles)?;
    events.push(Event::TilesShuffled { tiles: tiles.clone() });
    tiles.reverse();
    let mut captains: Vec<Captain> = captains_in_play(game, seats).collect();
    chance.shuffle(&mut captains)?;
    events.push(Event::CaptainsShuffled { captains: captains.clone() });
    let offers = captains.chunks(OFFER).take(seats.into()).map(|offer| offer.iter().copied().collect());
    let mut secret = Secret {
        hands: Seat::all(seats).map(|_| Hidden::default()).collect(),
        stack: Hidden::new(tiles),
        offers: offers.map(Hidden::new).collect(),
        chosen: Seat::all(seats).map(|_| Hidden::default()).collect(),
    };
    let play = Play { game, open: &mut open, secret: &mut secret, chance: &mut chance, events: &mut events };
    deal(play)?;
    Ok((State { open, secret, chance }, events))
}

/// The captains in the game. For one player only those marked for it (EX-81).
pub(in super::super) fn captains_in_play(game: &Explorers, seats: u8) -> impl Iterator<Item = Captain> {
    Captain::ALL.iter().copied().filter(move |captain| seats > 1 || game.bonus(*captain).solo)
}

fn open(game: &Explorers, options: &Options, side: Side, seats: u8, first: Option<Seat>) -> Open {
    let ground = game.ground(side);
    let fixed = Tile::fixed().zip(ground.fixed).map(|(tile, cell)| Laid::new(tile, game.face(side, tile), cell, 0));
    let chart = Chart::new(ground.forbidden.clone(), fixed.collect());
    Open {
        options: options.clone(),
        side,
        chart,
        explorers: Seat::all(seats).map(|_| Explorer::new(CREW, VIKINGS - CREW)).collect(),
        first,
        current: first.unwrap_or(Seat(0)),
        turn: 0,
        phase: Phase::Captain,
        stack: Tile::DEALT,
        supply: Supply {
            livestock: game.livestock,
            settlements: game.settlements.clone(),
            enemy_ships: game.deadly_ships + game.harmless_ships,
            deadly: game.deadly_ships,
            harmless: game.harmless_ships,
        },
    }
}

/// EX-03, EX-04: three tiles and two captains for each seat. A single player keeps both captains and begins (EX-81).
fn deal(mut play: Play<'_>) -> Result<(), RuleError> {
    let seats = play.open.seats();
    if play.open.is_solo() {
        return play.reveal_captains();
    }
    for seat in Seat::all(seats) {
        play.draw_tiles(seat, HAND);
    }
    for seat in Seat::all(seats) {
        play.secret.offers[seat.index()].sort_unstable();
        let captains = play.secret.offers[seat.index()].to_vec();
        play.tell(Event::CaptainsOffered { seat, captains });
    }
    Ok(())
}
