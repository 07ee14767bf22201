//! Events in words: one short line each, nothing for what another line already says.

use super::*;

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &RelicRunners, event: &Event, voice: &Voice) -> Option<String> {
    Some(match event {
        Event::Seated { first } => say!(voice, "relic-runners-told-seated", who = first),
        Event::Revealed { site, tile } => {
            say!(voice, "relic-runners-told-revealed", site, tile = names::tile_and_effect(*tile, voice))
        }
        Event::ExplorerChosen { seat, explorer: Some(explorer) } => {
            let power = names::power(game, *explorer, voice);
            say!(voice, "relic-runners-told-explorer", who = seat, explorer = names::explorer(*explorer, voice), power)
        }
        Event::ExplorerChosen { seat, explorer: None } => say!(voice, "relic-runners-told-no-explorer", who = seat),
        Event::Started { seat, site } => say!(voice, "relic-runners-told-started", who = seat, site),
        Event::Walked { seat, path } => say!(voice, "relic-runners-told-walked", who = seat, path = names::path(path)),
        Event::Carried { seat, to } => say!(voice, "relic-runners-told-carried", who = seat, site = to),
        Event::RelicTaken { seat, site, colour } => {
            say!(voice, "relic-runners-told-relic", who = seat, relic = names::relic(*colour, voice), site)
        }
        Event::Scored { seat, source, points } => {
            say!(voice, "relic-runners-told-scored", who = seat, points, reason = explain::reason(*source, voice))
        }
        Event::TokenTurned { seat, token, coloured } => {
            let key = if *coloured { "relic-runners-told-token-coloured" } else { "relic-runners-told-token-grey" };
            say!(voice, key, who = seat, trail = game.river(token.0).map(names::trail).unwrap_or_default())
        }
        Event::TokensReset { .. } => voice.word("relic-runners-told-reset"),
        Event::BoxMoved { seat, from, to } => {
            let [from, to] = [from, to].map(|slot| names::slot(*slot, voice));
            say!(voice, "relic-runners-told-box-moved", who = seat, from, to)
        }
        Event::StepsLost { seat, steps } => say!(voice, "relic-runners-told-steps-lost", who = seat, steps),
        Event::BoxUsed { seat, space } => {
            let action = names::box_action(*space, voice);
            say!(voice, "relic-runners-told-box-used", who = seat, space = names::space(*space, voice), action)
        }
        Event::RationsTaken { seat, rations } => say!(voice, "relic-runners-told-rations", who = seat, rations),
        Event::TileTaken { seat, site, level, tile: None } if site.is_ruin_site() => {
            say!(voice, "relic-runners-told-ruin", who = seat, site, level)
        }
        // The owner finds its points on the own card; this line is the same for all readers.
        Event::TileTaken { seat, site, level, tile: None | Some(Tile::Blue(_)) } => {
            let text = say!(voice, "relic-runners-told-blue", who = seat, site, level);
            format!("{} {text}", names::site_sign(Some(Colour::Blue)))
        }
        Event::TileTaken { seat, site, tile: Some(tile), .. } => {
            let text = say!(voice, "relic-runners-told-tile", who = seat, site, tile = names::tile(*tile, voice));
            format!("{} {}", names::site_sign(Some(tile.colour())), names::explained(text, *tile, voice))
        }
        Event::Peeked { seat, site, .. } => say!(voice, "relic-runners-told-peeked", who = seat, site),
        Event::IvoryGone { seat, tile, used } => {
            let key = if *used { "relic-runners-told-ivory-used" } else { "relic-runners-told-ivory-gone" };
            say!(voice, key, who = seat, tile = names::ivory(*tile, voice))
        }
        Event::BlueShown { seat, points, .. } => say!(voice, "relic-runners-told-shown", who = seat, points),
        Event::PathwayPlaced { seat, trail } => say!(voice, "relic-runners-told-placed", who = seat, trail = *trail),
        Event::PathwayMoved { seat, from, to } => {
            say!(voice, "relic-runners-told-moved", who = seat, from = *from, to = *to)
        }
        Event::RelicFound { site, colour } => {
            say!(voice, "relic-runners-told-found", site, relic = names::relic(*colour, voice))
        }
        Event::LastTurns { seat } => say!(voice, "relic-runners-told-last-turns", who = seat),
        Event::Dash { seat, played: true } => say!(voice, "relic-runners-told-dash", who = seat),
        Event::Dash { seat, played: false } => say!(voice, "relic-runners-told-no-dash", who = seat),
        Event::Ended { points } => say!(voice, "relic-runners-told-ended", points = voice.by_seat(points)),
        // The board shows the colours and says who is asked, and hidden tiles are hidden. `walked` says the whole walk,
        // `pathway_moved` the whole move, and the line of the taken tile that a ration was paid and a tile kept.
        Event::ColoursDealt { .. } | Event::TilesDrawn { .. } | Event::TurnBegan { .. } | Event::WentOn { .. } => {
            return None;
        }
        Event::PathwayLifted { .. } | Event::RationPaid { .. } | Event::IvoryKept { .. } => return None,
    })
}
