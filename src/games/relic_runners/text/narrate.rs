//! Events in words: one short line each, nothing for what another line already says.

use super::{explain, names};
use crate::games::relic_runners::components::{Colour, RelicRunners, Site, Tile};
use crate::games::relic_runners::event::Event;
use crate::words::{Voice, facts, say};

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &RelicRunners, event: &Event, voice: &Voice) -> Option<String> {
    let site = |site: &Site| names::site(*site);
    Some(match event {
        Event::Seated { first } => say!(voice, "relic-runners-told-seated", who = first),
        // Not told: colours, which the board shows, and hidden tiles.
        Event::ColoursDealt { .. } | Event::TilesDrawn { .. } => return None,
        // `walked` says the whole walk, and `pathway_moved` the whole move.
        Event::WentOn { .. } | Event::PathwayLifted { .. } => return None,
        Event::Revealed { site: at, tile } => {
            say!(voice, "relic-runners-told-revealed", site = site(at), tile = names::tile_and_effect(*tile, voice))
        }
        Event::ExplorerChosen { seat, explorer: Some(explorer) } => {
            let power = game.explorers.get(explorer).map(|power| names::power(*power, voice)).unwrap_or_default();
            let explorer = voice.word(&format!("relic-runners-explorer-{explorer}"));
            say!(voice, "relic-runners-told-explorer", who = seat, explorer, power)
        }
        Event::ExplorerChosen { seat, explorer: None } => say!(voice, "relic-runners-told-no-explorer", who = seat),
        Event::Started { seat, site: at } => say!(voice, "relic-runners-told-started", who = seat, site = site(at)),
        Event::TurnBegan { .. } => return None, // the board says who is asked
        Event::Walked { seat, path } => say!(voice, "relic-runners-told-walked", who = seat, path = names::path(path)),
        Event::Carried { seat, to } => say!(voice, "relic-runners-told-carried", who = seat, site = site(to)),
        Event::RelicTaken { seat, site: at, colour } => {
            say!(voice, "relic-runners-told-relic", who = seat, relic = names::relic(*colour, voice), site = site(at))
        }
        Event::Scored { seat, source, points } => {
            let facts = facts![who = seat, points, reason = explain::reason(*source, voice)];
            voice.say("relic-runners-told-scored", facts)
        }
        Event::TokenTurned { seat, token, coloured } => {
            let facts = facts![who = seat, token = names::token(*token)];
            if *coloured {
                voice.say("relic-runners-told-token-coloured", facts)
            } else {
                voice.say("relic-runners-told-token-grey", facts)
            }
        }
        Event::TokensReset { .. } => voice.word("relic-runners-told-reset"),
        Event::BoxMoved { seat, from, to } => {
            let facts = facts![who = seat, from = names::slot(*from, voice), to = names::slot(*to, voice)];
            voice.say("relic-runners-told-box-moved", facts)
        }
        Event::StepsLost { seat, steps } => say!(voice, "relic-runners-told-steps-lost", who = seat, steps),
        Event::BoxUsed { seat, space } => {
            let facts = facts![who = seat, space = names::space(*space), action = names::box_action(*space, voice)];
            voice.say("relic-runners-told-box-used", facts)
        }
        Event::RationsTaken { seat, rations } => say!(voice, "relic-runners-told-rations", who = seat, rations),
        Event::RationPaid { .. } => return None, // the line of the taken tile says it
        Event::TileTaken { seat, site: at, level, tile } => {
            let facts = facts![who = seat, site = site(at), level];
            match tile {
                None if at.is_ruin_site() => voice.say("relic-runners-told-ruin", facts),
                // The owner finds its points on the own card; this line is the same for all readers.
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
        Event::Peeked { seat, site: at, .. } => say!(voice, "relic-runners-told-peeked", who = seat, site = site(at)),
        Event::IvoryKept { .. } => return None, // the line of the taken tile says it
        Event::IvoryGone { seat, tile, used } => {
            let facts = facts![who = seat, tile = names::ivory(*tile, voice)];
            if *used {
                voice.say("relic-runners-told-ivory-used", facts)
            } else {
                voice.say("relic-runners-told-ivory-gone", facts)
            }
        }
        Event::BlueShown { seat, points, .. } => say!(voice, "relic-runners-told-shown", who = seat, points),
        Event::PathwayPlaced { seat, trail } => {
            say!(voice, "relic-runners-told-placed", who = seat, trail = names::trail(*trail))
        }
        Event::PathwayMoved { seat, from, to } => {
            say!(voice, "relic-runners-told-moved", who = seat, from = names::trail(*from), to = names::trail(*to))
        }
        Event::RelicFound { site: at, colour } => {
            say!(voice, "relic-runners-told-found", site = site(at), relic = names::relic(*colour, voice))
        }
        Event::LastTurns { seat } => say!(voice, "relic-runners-told-last-turns", who = seat),
        Event::Dash { seat, played: true } => say!(voice, "relic-runners-told-dash", who = seat),
        Event::Dash { seat, played: false } => say!(voice, "relic-runners-told-no-dash", who = seat),
        Event::Ended { points } => say!(voice, "relic-runners-told-ended", points = voice.by_seat(points)),
    })
}
