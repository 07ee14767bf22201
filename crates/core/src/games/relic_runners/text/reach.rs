//! Where a movement of a player may end: listed on the text board, ringed on the map.

use super::*;

/// A place that can be reached, and what the best way there at first sight brings; by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub site: Site,
    pub points: u8,
    pub steps: u8,
    /// The ivory tile that every way there needs.
    pub tile: Option<Ivory>,
}

pub const fn goal(action: Action) -> Option<Site> {
    match action {
        Action::Start(site) | Action::Walk(site, _) | Action::Go(site) | Action::Jump(site) | Action::Reach(site) => {
            Some(site)
        }
        _ => None,
    }
}

impl Context<'_> {
    /// The places where the movement of a seat may end. In its turn that is the movement that is due, otherwise one
    /// that began now; during a walk the next places. None after the movement, while something else is asked, and at
    /// the end.
    pub fn reach(&self, seat: Seat) -> Vec<Reach> {
        let open = self.open();
        let ours = open.turn == seat;
        let bare = |site| Reach { site, ..Reach::default() };
        if open.phase == Phase::Over || ours && (open.now.moved || !open.agenda.is_empty()) {
            return Vec::new();
        }
        let legal = self.legal().filter(|_| ours).unwrap_or_default();
        if ours && matches!(open.phase, Phase::Walk { .. }) {
            let next: BTreeSet<Site> = legal.into_iter().filter_map(goal).collect();
            return next.into_iter().map(bare).collect();
        }
        let open = if ours { open.clone() } else { open.turn_of(seat) };
        let mut reach = BTreeMap::new();
        let walks = Walks::find(self.game, &open);
        for (site, aim, walk) in walks.iter().filter(|(_, aim, _)| matches!(aim, Aim::Best | Aim::Shortcut)) {
            let each = EXPEDITION_POINTS * (1 + u8::from(open.now.doubling)); // RR-78
            let points = if is_expedition(&open, site) { each * walk.trails } else { 0 };
            let tile = (aim == Aim::Shortcut).then_some(Ivory::Shortcut);
            reach.entry(site).or_insert(Reach { site, points, steps: walk.steps, tile });
        }
        for action in legal {
            if let Action::Jump(site) = action {
                reach.entry(site).or_insert(Reach { tile: Some(Ivory::Gateway), ..bare(site) });
            }
        }
        reach.into_values().collect()
    }

    /// Where the movement that is due may end; none if no movement is due.
    fn due(&self) -> Vec<Reach> {
        let open = self.open();
        match open.phase {
            Phase::Start | Phase::Walk { .. } => self.reach(open.turn),
            _ => Vec::new(),
        }
    }

    /// The places among the choices of the asked seat, and what a movement there brings. They are ends of movements,
    /// places to begin, and neighbours whose tile may be resolved.
    pub fn goals(&self) -> Vec<Reach> {
        let sites: BTreeSet<Site> = self.legal().into_iter().flatten().filter_map(goal).collect();
        let due = if sites.is_empty() { Vec::new() } else { self.due() };
        let told = |site| due.iter().find(|reach| reach.site == site).copied();
        sites.into_iter().map(|site| told(site).unwrap_or(Reach { site, ..Reach::default() })).collect()
    }

    /// Where the movement that is due may end, in one line.
    pub(super) fn in_reach(&self) -> Option<String> {
        let goal = |reach: Reach| {
            let gains = row::list(self.gain_words(reach));
            let site = self.signed(reach.site);
            if gains.is_empty() { site } else { format!("{site}\u{a0}({gains})") }
        };
        let sites = row::all(self.due().into_iter().map(goal));
        (!sites.is_empty()).then(|| format!("👣 {}", say!(self.voice, "relic-runners-board-reach", sites)))
    }

    /// The points of the expedition, the steps for boxes, the tile that the way needs.
    pub fn gain_words(&self, reach: Reach) -> Vec<String> {
        let points = (reach.points > 0).then(|| self.vp(i32::from(reach.points)));
        let steps = (reach.steps > 0).then(|| format!("▲{}", reach.steps));
        points.into_iter().chain(steps).chain(reach.tile.map(|tile| names::ivory(tile, self.voice))).collect()
    }
}
