//! Events in words: one short line each, nothing for what another line already says.

use super::{explain, names};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Colour, RelicRunners, Site, Tile};
use crate::games::relic_runners::event::Event;
use crate::words::Voice;

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &RelicRunners, event: &Event, voice: &Voice) -> Option<String> {
    let who = |seat: &Seat| voice.marked(*seat).into();
    let site = |site: &Site| names::site(*site).into();
    Some(match event {
        Event::Seated { first } => voice.say("relic-runners-told-seated", [("who", who(first))]),
        // The board shows the colours; hidden tiles are nobody's story.
        Event::ColoursDealt { .. } | Event::TilesDrawn { .. } => return None,
        // `walked` says the whole walk, and `pathway_moved` the whole move.
        Event::WentOn { .. } | Event::PathwayLifted { .. } => return None,
        Event::Revealed { site: at, tile } => voice.say(
            "relic-runners-told-revealed",
            [("site", site(at)), ("tile", names::tile_and_effect(*tile, voice).into())],
        ),
        Event::ExplorerChosen { seat, explorer: Some(explorer) } => {
            let power = game.explorers.get(explorer).map(|power| names::power(*power, voice)).unwrap_or_default();
            let explorer = voice.word(&format!("relic-runners-explorer-{explorer}"));
            let facts = [("who", who(seat)), ("explorer", explorer.into()), ("power", power.into())];
            voice.say("relic-runners-told-explorer", facts)
        }
        Event::ExplorerChosen { seat, explorer: None } => {
            voice.say("relic-runners-told-no-explorer", [("who", who(seat))])
        }
        Event::Started { seat, site: at } => {
            voice.say("relic-runners-told-started", [("who", who(seat)), ("site", site(at))])
        }
        Event::TurnBegan { .. } => return None, // who is asked stands on the board
        Event::Walked { seat, path } => {
            voice.say("relic-runners-told-walked", [("who", who(seat)), ("path", names::path(path).into())])
        }
        Event::Carried { seat, to } => {
            voice.say("relic-runners-told-carried", [("who", who(seat)), ("site", site(to))])
        }
        Event::RelicTaken { seat, site: at, colour } => {
            let facts = [("who", who(seat)), ("relic", names::relic(*colour, voice).into()), ("site", site(at))];
            voice.say("relic-runners-told-relic", facts)
        }
        Event::Scored { seat, source, points } => {
            let facts =
                [("who", who(seat)), ("points", points.into()), ("reason", explain::reason(*source, voice).into())];
            voice.say("relic-runners-told-scored", facts)
        }
        Event::TokenTurned { seat, token, coloured } => {
            let facts = [("who", who(seat)), ("token", names::token(*token).into())];
            if *coloured {
                voice.say("relic-runners-told-token-coloured", facts)
            } else {
                voice.say("relic-runners-told-token-grey", facts)
            }
        }
        Event::TokensReset { .. } => voice.word("relic-runners-told-reset"),
        Event::BoxMoved { seat, from, to } => {
            let facts = [
                ("who", who(seat)),
                ("from", names::slot(*from, voice).into()),
                ("to", names::slot(*to, voice).into()),
            ];
            voice.say("relic-runners-told-box-moved", facts)
        }
        Event::StepsLost { seat, steps } => {
            voice.say("relic-runners-told-steps-lost", [("who", who(seat)), ("steps", steps.into())])
        }
        Event::BoxUsed { seat, space } => {
            let facts = [
                ("who", who(seat)),
                ("space", names::space(*space).into()),
                ("action", names::box_action(*space, voice).into()),
            ];
            voice.say("relic-runners-told-box-used", facts)
        }
        Event::RationsTaken { seat, rations } => {
            voice.say("relic-runners-told-rations", [("who", who(seat)), ("rations", rations.into())])
        }
        Event::RationPaid { .. } => return None, // the tile that is taken says it
        Event::TileTaken { seat, site: at, level, tile } => {
            let facts = [("who", who(seat)), ("site", site(at)), ("level", level.into())];
            match tile {
                None if at.is_ruin_site() => voice.say("relic-runners-told-ruin", facts),
                // Who may know its points finds them on the own card, not in a story that others read too.
                None | Some(Tile::Blue(_)) => {
                    format!("{} {}", names::site_sign(Some(Colour::Blue)), voice.say("relic-runners-told-blue", facts))
                }
                Some(tile) => {
                    let [a, b, _] = facts;
                    let text = voice.say("relic-runners-told-tile", [a, b, ("tile", names::tile(*tile, voice).into())]);
                    let effect = names::effect(*tile, voice).unwrap_or_default();
                    format!("{} {}", names::site_sign(Some(tile.colour())), names::explained(text, effect, voice))
                }
            }
        }
        Event::Peeked { seat, site: at, .. } => {
            voice.say("relic-runners-told-peeked", [("who", who(seat)), ("site", site(at))])
        }
        Event::IvoryKept { .. } => return None, // it was taken in the same breath
        Event::IvoryGone { seat, tile, used } => {
            let facts = [("who", who(seat)), ("tile", names::ivory(*tile, voice).into())];
            if *used {
                voice.say("relic-runners-told-ivory-used", facts)
            } else {
                voice.say("relic-runners-told-ivory-gone", facts)
            }
        }
        Event::BlueShown { seat, points, .. } => {
            voice.say("relic-runners-told-shown", [("who", who(seat)), ("points", points.into())])
        }
        Event::PathwayPlaced { seat, trail } => {
            voice.say("relic-runners-told-placed", [("who", who(seat)), ("trail", names::trail(*trail).into())])
        }
        Event::PathwayMoved { seat, from, to } => {
            let facts = [("who", who(seat)), ("from", names::trail(*from).into()), ("to", names::trail(*to).into())];
            voice.say("relic-runners-told-moved", facts)
        }
        Event::RelicFound { site: at, colour } => {
            voice.say("relic-runners-told-found", [("site", site(at)), ("relic", names::relic(*colour, voice).into())])
        }
        Event::LastTurns { seat } => voice.say("relic-runners-told-last-turns", [("who", who(seat))]),
        Event::Dash { seat, played: true } => voice.say("relic-runners-told-dash", [("who", who(seat))]),
        Event::Dash { seat, played: false } => voice.say("relic-runners-told-no-dash", [("who", who(seat))]),
        Event::Ended { points } => {
            let seats = Seat::all(points.len() as u8).zip(points);
            let points: Vec<_> = seats.map(|(seat, n)| format!("{} {n}", voice.marked(seat))).collect();
            voice.say("relic-runners-told-ended", [("points", points.join(" · ").into())])
        }
    })
}
