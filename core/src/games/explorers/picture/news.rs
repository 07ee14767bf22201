//! What has changed since the viewer's last turn, as far as the chart shows it.

use std::collections::BTreeSet;

use super::*;

/// What the picture highlights as new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub tiles: Vec<Cell>,
    /// Where longships sailed: each one's places in order.
    pub voyages: Vec<(Seat, Vec<Place>)>,
    /// From where to where Vikings walked.
    pub walks: BTreeSet<(Space, Space)>,
    /// Where an enemy ship was destroyed or a settlement raided.
    pub fights: BTreeSet<Space>,
    pub outposts: Vec<Corner>,
}

impl News {
    pub fn of(changed: &[EntryEvents<Event>]) -> Self {
        let mut news = Self::default();
        for event in changed.iter().flat_map(|told| &told.events) {
            match event {
                Event::Placed { cell, .. } => news.tiles.push(*cell),
                Event::Sailed { seat, from, to } => {
                    match news.voyages.iter_mut().find(|(who, way)| who == seat && way.last() == Some(from)) {
                        Some((_, way)) => way.push(*to),
                        None => news.voyages.push((*seat, vec![*from, *to])),
                    }
                }
                Event::Walked { from, to, .. } | Event::Herded { from, to, .. } => _ = news.walks.insert((*from, *to)),
                Event::EnemyShipDestroyed { at, .. } | Event::Raided { at, .. } => _ = news.fights.insert(*at),
                Event::OutpostBuilt { at, .. } => news.outposts.push(*at),
                _ => {}
            }
        }
        news
    }
}
