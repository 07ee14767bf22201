//! The reasons for points.

use super::*;
use crate::title::{Account, Gain};

/// The points that an event brings to the account's seat. Those of a blue tile come from the view, as far as its viewer knows
/// them; that the tile was taken is in everybody's history.
pub fn gained(_: &RelicRunners, account: &Account<'_, RelicRunners>, event: &Event) -> Option<Gain> {
    let Account { view, seat: own, voice, known_events } = *account;
    let mut earlier = known_events.iter().map(|(_, event)| *event);
    match event {
        Event::Scored { seat, source, points } if *seat == own => {
            Some(Gain::new("coins", *points, reason(*source, voice)))
        }
        Event::TileTaken { seat, site, level, .. } if *seat == own => {
            let blue = |site: Site| view.open.place(site).colour == Some(Colour::Blue);
            let taken =
                |event: &&Event| matches!(event, Event::TileTaken { seat, site, .. } if *seat == own && blue(*site));
            let card = view.known.cards.get(own.index()).filter(|_| blue(*site))?;
            let points = card.blue.get(earlier.filter(taken).count()).copied().flatten()?;
            Some(Gain::new("blue", points, say!(voice, "relic-runners-reason-blue", site, level)))
        }
        Event::RelicTaken { seat, site, colour } if *seat == own => {
            let same = |event: &Event| matches!(event, Event::RelicTaken { seat, colour: other, .. } if *seat == own && other == colour);
            let points = if earlier.any(same) { 0 } else { COLOUR_POINTS };
            let text = say!(voice, "relic-runners-reason-relic", relic = names::relic(*colour, voice), site);
            Some(Gain::new("relics", points, text))
        }
        _ => None,
    }
}

/// What the large ivory tile brings at the end, with the entry that brought it.
pub fn counted(_: &RelicRunners, account: &Account<'_, RelicRunners>) -> Option<(u64, Gain)> {
    let voice = account.voice;
    let runner = account.view.open.runners.get(account.seat.index())?;
    let kept =
        |event: &Event| matches!(event, Event::IvoryKept { seat, tile } if *seat == account.seat && tile.level() == 1);
    let (seq, _) = account.known_events.iter().rev().find(|(_, event)| kept(event))?;
    let text = say!(voice, "relic-runners-reason-ivory", tile = names::ivory(runner.ivory[0]?, voice));
    Some((*seq, Gain::new("ivory", scoring::ivory_points(runner), text)))
}

pub fn reason(source: Source, voice: &Voice) -> String {
    match source {
        Source::Expedition { trails } => say!(voice, "relic-runners-reason-expedition", count = trails),
        Source::Cache => say!(voice, "relic-runners-reason-tile", tile = voice.word("relic-runners-tile-p1")),
        Source::IvoryGivenUp => voice.word("relic-runners-reason-given-up"),
        Source::Ivory { tile } => say!(voice, "relic-runners-reason-tile", tile = names::ivory(tile, voice)),
        Source::Box { space } => {
            say!(
                voice,
                "relic-runners-reason-box",
                space = names::space(space, voice),
                action = names::box_action(space, voice)
            )
        }
        Source::Doubling => voice.word("relic-runners-reason-doubling"),
        Source::BlueShown => voice.word("relic-runners-reason-shown"),
    }
}
