//! Events in words: one short line each, nothing for what another line already says.

use super::names::{self, GHOST};
use crate::engine::Seat;
use crate::games::raids::event::{Event, Source};
use crate::words::{Mark, Voice, facts, say};

/// An event in words; `None` when there is nothing to say.
pub fn narrate(event: &Event, voice: &Voice) -> Option<String> {
    Some(match event {
        Event::Seated { first, crews } => {
            let crews = per_seat(crews.iter(), |crew| format!("{crew}"));
            say!(voice, "raids-told-seated", who = first, crews)
        }
        Event::HarborsDrawn { order } => {
            let rewards = order.iter().take(3).zip(2..);
            let rewards: Vec<_> = rewards
                .map(|(harbor, voyage): (_, u8)| {
                    let criterion = names::criterion(*harbor, voice);
                    say!(voice, "raids-board-next-reward", voyage, criterion)
                })
                .collect();
            say!(voice, "raids-told-harbors", rewards = rewards.join(" · "))
        }
        Event::VoyageBegan { voyage, harbor, order, .. } => {
            let ships: Vec<_> = order
                .iter()
                .map(|ship| ship.map_or_else(|| GHOST.to_owned(), |seat| Mark::of(seat).to_string()))
                .collect();
            let facts = facts![voyage, criterion = names::criterion(*harbor, voice), ships = ships.join(" › ")];
            voice.say("raids-told-voyage", facts)
        }
        Event::Took { seat, tile, .. } => {
            let facts = facts![who = seat, emoji = names::sign(*tile), tile = names::name(*tile, voice)];
            voice.say("raids-told-took", facts)
        }
        Event::Placed { replaced: None, .. } => return None,
        Event::Placed { seat, replaced: Some(tile), .. } => {
            say!(voice, "raids-told-replaced", who = seat, tile = names::signed(*tile, voice))
        }
        Event::Discarded { seat, tile } => {
            say!(voice, "raids-told-discarded", who = seat, tile = names::signed(*tile, voice))
        }
        Event::Dropped { seat, tile } => {
            say!(voice, "raids-told-dropped", who = seat, tile = names::signed(*tile, voice))
        }
        Event::Sold { seat, tile } => say!(voice, "raids-told-sold", who = seat, tile = names::signed(*tile, voice)),
        Event::Overboard { seat, vikings } => say!(voice, "raids-told-overboard", who = seat, vikings),
        Event::Recruited { vikings: 0, lost: 0, .. } => return None,
        Event::Recruited { seat, source, vikings, lost } => recruited(*seat, *source, *vikings, *lost, voice),
        Event::Pillaged { seat, space, coins } => say!(voice, "raids-told-pillaged", who = seat, space, coins),
        Event::Cleared { tiles, .. } if tiles.is_empty() => return None,
        Event::Cleared { seat, tiles } => {
            let tiles: Vec<_> =
                tiles.iter().map(|(space, tile)| format!("{} ({space})", names::signed(*tile, voice))).collect();
            say!(voice, "raids-told-cleared", who = seat, tiles = tiles.join(", "))
        }
        Event::Stopped { seat, space } => say!(voice, "raids-told-stopped", who = seat, space),
        Event::Docked { seat, rank } => {
            let rank = voice.ordinal(*rank);
            match seat {
                Some(seat) => say!(voice, "raids-told-docked", who = seat, rank),
                None => say!(voice, "raids-told-ghost-docked", rank),
            }
        }
        Event::MonsterBeaten { seat, space, strength, vikings } => {
            let foe = say!(voice, "raids-foe", strength);
            let facts = facts![who = seat, emoji = names::foe_sign(*strength), foe, space, strength, vikings];
            voice.say("raids-told-beaten", facts)
        }
        Event::MonsterFed { seat, space, vikings } => say!(voice, "raids-told-fed", who = seat, space, vikings),
        Event::Attacked { attacker, defender, space, vikings } => {
            say!(voice, "raids-told-attacked", attacker = attacker, defender = defender, space, vikings)
        }
        Event::Retaliated { seat, vikings } => say!(voice, "raids-told-retaliated", who = seat, vikings),
        Event::Fled { seat, winner, space, forced } => {
            let facts = facts![who = seat, winner = winner, space];
            if *forced { voice.say("raids-told-forced", facts) } else { voice.say("raids-told-fled", facts) }
        }
        Event::Rolled { attacker, defender, attack, defence, lost } => {
            let facts =
                facts![attacker = attacker, defender = defender, attack = dice(attack), defence = dice(defence), lost];
            voice.say("raids-told-rolled", facts)
        }
        Event::GhostMoved { space } => say!(voice, "raids-told-ghost", space),
        Event::VoyageEnded { voyage, awards } => {
            let awards: Vec<_> = awards
                .iter()
                .filter(|award| award.coins > 0)
                .map(|award| format!("{} +{}", voice.marked(award.seat), award.coins))
                .collect();
            say!(voice, "raids-told-voyage-ended", voyage, awards = awards.join(" · "))
        }
        Event::Ended { points } => say!(voice, "raids-told-ended", points = voice.by_seat(points)),
    })
}

fn recruited(seat: Seat, source: Source, vikings: u8, lost: u8, voice: &Voice) -> String {
    let who = seat;
    let mut text = match source {
        Source::Village(space) => say!(voice, "raids-told-village", who, vikings, space),
        Source::Visit(space) => say!(voice, "raids-told-visit", who, vikings, space),
        Source::Port => say!(voice, "raids-told-port", who, vikings),
        Source::Sails => say!(voice, "raids-told-sails", who, vikings),
    };
    if lost > 0 {
        text.push(' ');
        text.push_str(&say!(voice, "raids-told-lost", lost));
    }
    text
}

fn per_seat<T>(items: impl ExactSizeIterator<Item = T>, show: impl Fn(T) -> String) -> String {
    let parts: Vec<_> = Seat::all(items.len() as u8)
        .zip(items)
        .map(|(seat, item)| format!("{} {}", Mark::of(seat), show(item)))
        .collect();
    parts.join(" · ")
}

fn dice(rolled: &[u8]) -> String {
    if rolled.is_empty() {
        return "–".to_owned();
    }
    rolled.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
