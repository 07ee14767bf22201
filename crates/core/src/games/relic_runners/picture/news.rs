//! What has changed since the viewer's last turn, as far as the map shows it.

use super::*;

/// What the picture highlights as new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub walks: Vec<Vec<Site>>,
    /// Trails walked and trails where a pathway was laid, as indices.
    pub trails: BTreeSet<u8>,
    /// Sites where a tile or the relic was taken, or the relic appeared.
    pub sites: BTreeSet<Site>,
    /// Tokens that turned, counted from 0.
    pub tokens: BTreeSet<u8>,
}

impl News {
    pub fn of(game: &RelicRunners, changed: &[EntryEvents<Event>]) -> Self {
        let mut news = Self::default();
        for event in changed.iter().flat_map(|told| &told.events) {
            match event {
                Event::Walked { path, .. } => {
                    news.trails.extend(game.trails_of(path));
                    news.walks.push(path.clone());
                }
                Event::PathwayPlaced { trail, .. } | Event::PathwayMoved { to: trail, .. } => {
                    news.trails.extend(game.trail(*trail));
                }
                Event::TileTaken { site, .. } | Event::RelicTaken { site, .. } | Event::RelicFound { site, .. } => {
                    news.sites.insert(*site);
                }
                Event::TokenTurned { token, .. } => _ = news.tokens.insert(token.0),
                Event::TokensReset { .. } => news.tokens.extend(0..TOKENS),
                _ => {}
            }
        }
        news
    }
}
