//! What all parts of a picture share: the position, the colours, the layout, what is new.

use super::*;

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub layout: Layout,
    pub news: News,
    /// The places among the choices of the asked seat.
    pub goals: Vec<Site>,
    /// Its choices that lie on the board.
    pub targets: Targets,
}

impl Drawing<'_> {
    /// The names of the tiles at a site that lie face down and that the viewer has seen, the top first.
    pub fn known(&self, site: Site) -> Vec<String> {
        let hidden = self.context.open().place(site).stack.iter().rev().filter(|layer| layer.open.is_none());
        hidden
            .filter_map(|layer| self.context.face(site, layer))
            .map(|tile| names::tile(tile, self.context.voice))
            .collect()
    }
}
