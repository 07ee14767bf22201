//! Events in words: one short line each, nothing for what another line already says.

use super::*;

/// An event in words; `None` when there is nothing to say.
pub fn narrate(_: &Raids, event: &Event, voice: &Voice) -> Option<String> {
    let signed = |tile| names::signed(tile, voice);
    Some(match event {
        Event::Seated { first, crews } => {
            let crews = (0..).zip(crews).map(|(seat, crew)| format!("{} {crew}", Mark::of(Seat(seat))));
            say!(voice, "raids-told-seated", who = first, crews = row::all(crews))
        }
        Event::HarborsDrawn { order } => {
            let rewards = names::rewards(2, order.get(..3).unwrap_or(order), voice);
            say!(voice, "raids-told-harbors", rewards = row::all(rewards))
        }
        Event::VoyageBegan { voyage, harbor, order, .. } => {
            let criterion = names::criterion(*harbor, voice);
            let ships = names::marks(order, " › ");
            say!(voice, "raids-told-voyage", voyage, criterion, ships)
        }
        Event::Took { seat, tile, .. } => {
            say!(voice, "raids-told-took", who = seat, emoji = names::sign(*tile), tile = names::name(*tile, voice))
        }
        Event::Placed { seat, replaced, .. } => {
            say!(voice, "raids-told-replaced", who = seat, tile = signed((*replaced)?))
        }
        Event::Discarded { seat, tile } => say!(voice, "raids-told-discarded", who = seat, tile = signed(*tile)),
        Event::Dropped { seat, tile } => say!(voice, "raids-told-dropped", who = seat, tile = signed(*tile)),
        Event::Sold { seat, tile } => say!(voice, "raids-told-sold", who = seat, tile = signed(*tile)),
        Event::Overboard { seat, vikings } => say!(voice, "raids-told-overboard", who = seat, vikings),
        Event::Recruited { vikings: 0, lost: 0, .. } => return None,
        Event::Recruited { seat, source, vikings, lost } => {
            let (key, space) = match source {
                Source::Village(space) => ("raids-told-village", *space),
                Source::Visit(space) => ("raids-told-visit", *space),
                Source::Port => ("raids-told-port", 0),
                Source::Sails => ("raids-told-sails", 0),
            };
            let lost = (*lost > 0).then(|| say!(voice, "raids-told-lost", lost));
            row::joined([say!(voice, key, who = seat, vikings, space)].into_iter().chain(lost), " ")
        }
        Event::Pillaged { seat, space, coins } => say!(voice, "raids-told-pillaged", who = seat, space, coins),
        Event::Cleared { tiles, .. } if tiles.is_empty() => return None,
        Event::Cleared { seat, tiles } => {
            say!(voice, "raids-told-cleared", who = seat, tiles = names::placed(tiles, voice))
        }
        Event::Stopped { seat, space } => say!(voice, "raids-told-stopped", who = seat, space),
        Event::Docked { seat: Some(seat), rank } => {
            say!(voice, "raids-told-docked", who = seat, rank = voice.ordinal(*rank))
        }
        Event::Docked { seat: None, rank } => say!(voice, "raids-told-ghost-docked", rank = voice.ordinal(*rank)),
        Event::MonsterBeaten { seat, space, strength, vikings } => {
            let emoji = names::foe_sign(*strength);
            let foe = say!(voice, "raids-foe", strength);
            say!(voice, "raids-told-beaten", who = seat, emoji, foe, space, strength, vikings)
        }
        Event::MonsterFed { seat, space, vikings } => say!(voice, "raids-told-fed", who = seat, space, vikings),
        Event::Attacked { attacker, defender, space, vikings } => {
            say!(voice, "raids-told-attacked", attacker, defender, space, vikings)
        }
        Event::Retaliated { seat, vikings } => say!(voice, "raids-told-retaliated", who = seat, vikings),
        Event::Fled { seat, winner, space, forced } => {
            let key = if *forced { "raids-told-forced" } else { "raids-told-fled" };
            say!(voice, key, who = seat, winner, space)
        }
        Event::Rolled { attacker, defender, attack, defence, lost } => {
            let facts = facts![attacker, defender, attack = dice(attack), defence = dice(defence), lost];
            voice.say("raids-told-rolled", facts)
        }
        Event::GhostMoved { space } => say!(voice, "raids-told-ghost", space),
        Event::VoyageEnded { voyage, awards } => {
            let awards = awards.iter().filter(|award| award.coins > 0);
            let awards = awards.map(|award| format!("{} +{}", voice.marked(award.seat), award.coins));
            say!(voice, "raids-told-voyage-ended", voyage, awards = row::all(awards))
        }
        Event::Ended { points } => say!(voice, "raids-told-ended", points = voice.by_seat(points)),
    })
}

fn dice(rolled: &[u8]) -> String {
    if rolled.is_empty() { "–".to_owned() } else { row::list(rolled) }
}
