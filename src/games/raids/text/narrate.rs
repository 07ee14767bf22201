//! Events in words: one short line each, nothing for what another line already says.

use super::tiles::{self, GHOST};
use crate::engine::Seat;
use crate::games::raids::event::{Event, Source};
use crate::words::{Mark, Voice};

/// An event in words; `None` when there is nothing to say.
pub fn narrate(event: &Event, voice: &Voice) -> Option<String> {
    let who = |seat: &Seat| voice.marked(*seat).into();
    Some(match event {
        Event::Seated { first, crews } => {
            let crews = per_seat(crews.iter(), |crew| format!("{crew}"));
            voice.say("raids-told-seated", [("who", who(first)), ("crews", crews.into())])
        }
        Event::HarborsDrawn { order } => {
            let rewards = order.iter().take(3).zip(2..);
            let rewards: Vec<_> = rewards
                .map(|(harbor, voyage): (_, u8)| {
                    let criterion = tiles::criterion(*harbor, voice);
                    let facts = [("voyage", voyage.into()), ("criterion", criterion.into())];
                    voice.say("raids-board-next-reward", facts)
                })
                .collect();
            voice.say("raids-told-harbors", [("rewards", rewards.join(" · ").into())])
        }
        Event::VoyageBegan { voyage, harbor, order, .. } => {
            let ships: Vec<_> = order
                .iter()
                .map(|ship| ship.map_or_else(|| GHOST.to_owned(), |seat| Mark::of(seat).to_string()))
                .collect();
            let facts = [
                ("voyage", voyage.into()),
                ("criterion", tiles::criterion(*harbor, voice).into()),
                ("ships", ships.join(" › ").into()),
            ];
            voice.say("raids-told-voyage", facts)
        }
        Event::Took { seat, tile, .. } => {
            let facts =
                [("who", who(seat)), ("emoji", tiles::sign(*tile).into()), ("tile", tiles::name(*tile, voice).into())];
            voice.say("raids-told-took", facts)
        }
        Event::Placed { replaced: None, .. } => return None,
        Event::Placed { seat, replaced: Some(tile), .. } => {
            voice.say("raids-told-replaced", [("who", who(seat)), ("tile", tiles::signed(*tile, voice).into())])
        }
        Event::Discarded { seat, tile } => {
            voice.say("raids-told-discarded", [("who", who(seat)), ("tile", tiles::signed(*tile, voice).into())])
        }
        Event::Dropped { seat, tile } => {
            voice.say("raids-told-dropped", [("who", who(seat)), ("tile", tiles::signed(*tile, voice).into())])
        }
        Event::Sold { seat, tile } => {
            voice.say("raids-told-sold", [("who", who(seat)), ("tile", tiles::signed(*tile, voice).into())])
        }
        Event::Overboard { seat, vikings } => {
            voice.say("raids-told-overboard", [("who", who(seat)), ("vikings", vikings.into())])
        }
        Event::Recruited { vikings: 0, lost: 0, .. } => return None,
        Event::Recruited { seat, source, vikings, lost } => recruited(*seat, *source, *vikings, *lost, voice),
        Event::Pillaged { seat, space, coins } => {
            voice.say("raids-told-pillaged", [("who", who(seat)), ("space", space.into()), ("coins", coins.into())])
        }
        Event::Cleared { tiles, .. } if tiles.is_empty() => return None,
        Event::Cleared { seat, tiles } => {
            let tiles: Vec<_> =
                tiles.iter().map(|(space, tile)| format!("{} ({space})", tiles::signed(*tile, voice))).collect();
            voice.say("raids-told-cleared", [("who", who(seat)), ("tiles", tiles.join(", ").into())])
        }
        Event::Stopped { seat, space } => {
            voice.say("raids-told-stopped", [("who", who(seat)), ("space", space.into())])
        }
        Event::Docked { seat, rank } => {
            let rank = voice.ordinal(*rank).into();
            match seat {
                Some(seat) => voice.say("raids-told-docked", [("who", who(seat)), ("rank", rank)]),
                None => voice.say("raids-told-ghost-docked", [("rank", rank)]),
            }
        }
        Event::MonsterBeaten { seat, space, strength, vikings } => {
            let foe = voice.say("raids-foe", [("strength", strength.into())]);
            let facts = [
                ("who", who(seat)),
                ("emoji", tiles::foe_sign(*strength).into()),
                ("foe", foe.into()),
                ("space", space.into()),
                ("strength", strength.into()),
                ("vikings", vikings.into()),
            ];
            voice.say("raids-told-beaten", facts)
        }
        Event::MonsterFed { seat, space, vikings } => {
            voice.say("raids-told-fed", [("who", who(seat)), ("space", space.into()), ("vikings", vikings.into())])
        }
        Event::Attacked { attacker, defender, space, vikings } => {
            let facts = [
                ("attacker", who(attacker)),
                ("defender", who(defender)),
                ("space", space.into()),
                ("vikings", vikings.into()),
            ];
            voice.say("raids-told-attacked", facts)
        }
        Event::Retaliated { seat, vikings } => {
            voice.say("raids-told-retaliated", [("who", who(seat)), ("vikings", vikings.into())])
        }
        Event::Fled { seat, winner, space, forced } => {
            let facts = [("who", who(seat)), ("winner", who(winner)), ("space", space.into())];
            if *forced { voice.say("raids-told-forced", facts) } else { voice.say("raids-told-fled", facts) }
        }
        Event::Rolled { attacker, defender, attack, defence, lost } => {
            let facts = [
                ("attacker", who(attacker)),
                ("defender", who(defender)),
                ("attack", dice(attack).into()),
                ("defence", dice(defence).into()),
                ("lost", lost.into()),
            ];
            voice.say("raids-told-rolled", facts)
        }
        Event::GhostMoved { space } => voice.say("raids-told-ghost", [("space", space.into())]),
        Event::VoyageEnded { voyage, awards } => {
            let awards: Vec<_> = awards
                .iter()
                .filter(|award| award.coins > 0)
                .map(|award| format!("{} +{}", voice.marked(award.seat), award.coins))
                .collect();
            voice.say("raids-told-voyage-ended", [("voyage", voyage.into()), ("awards", awards.join(" · ").into())])
        }
        Event::Ended { points } => {
            let points: Vec<_> = Seat::all(points.len() as u8)
                .zip(points)
                .map(|(seat, n)| format!("{} {n}", voice.marked(seat)))
                .collect();
            voice.say("raids-told-ended", [("points", points.join(" · ").into())])
        }
    })
}

fn recruited(seat: Seat, source: Source, vikings: u8, lost: u8, voice: &Voice) -> String {
    let who = voice.marked(seat).into();
    let vikings = vikings.into();
    let mut text = match source {
        Source::Village(space) => {
            voice.say("raids-told-village", [("who", who), ("vikings", vikings), ("space", space.into())])
        }
        Source::Visit(space) => {
            voice.say("raids-told-visit", [("who", who), ("vikings", vikings), ("space", space.into())])
        }
        Source::Port => voice.say("raids-told-port", [("who", who), ("vikings", vikings)]),
        Source::Sails => voice.say("raids-told-sails", [("who", who), ("vikings", vikings)]),
    };
    if lost > 0 {
        text.push(' ');
        text.push_str(&voice.say("raids-told-lost", [("lost", lost.into())]));
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
