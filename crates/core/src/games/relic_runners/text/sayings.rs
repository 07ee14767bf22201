//! What may be typed for an action besides its code: names of places, columns and walks, and verbs that mean several
//! actions.

use super::*;
use crate::words::typed::{Lists, Saying};

/// The ways to say an action of the player whose turn it is.
pub fn sayings(game: &RelicRunners, view: &View, _: Seat, action: Action, lists: &Lists) -> Vec<Saying> {
    let open = &view.open;
    let names = Names { game, open, lists };
    let by = Saying::by;
    let site = |site| names.site(site);
    vec![match action {
        Action::Start(to) => by(&["start", "walk", "go"]).naming(site(to)),
        Action::Walk(to, Aim::Best) => by(&["walk"]).naming(site(to)),
        Action::Walk(to, aim) => by(&["walk"]).naming(site(to)).naming(lists.words(&aim.to_string()).iter().cloned()),
        Action::Go(to) if matches!(open.phase, Phase::Walk { .. }) => by(&["go", "walk"]).naming(site(to)),
        Action::Go(to) => by(&["go"]).spoken().naming(site(to)),
        Action::Jump(to) => by(&["jump"]).spoken().naming(site(to)),
        Action::Reach(at) => by(&["reach", "explore"]).naming(site(at)),
        Action::Box(space) => by(&["box"]).perhaps(names.space(space)),
        Action::Up(Rise::Into(column)) => by(&["up", "box"]).naming(names.column(column)),
        Action::Up(Rise::From(space)) => by(&["up", "box"]).naming(names.space(space)),
        Action::Place(trail) => by(&["place", "lay"]).naming(names.trail(trail).chain(names.trail_ahead(trail))),
        Action::Lift(trail) => by(&["lift", "walk"]).naming(names.trail(trail)),
        Action::Lay(trail) => by(&["lay", "place", "walk"]).naming(names.trail(trail)),
        Action::Flip(token) => {
            let number = [token.to_string(), (token.0 + 1).to_string()];
            by(&["flip"]).naming(game.river(token.0).into_iter().flat_map(|river| names.trail(river)).chain(number))
        }
        Action::Pick(level) => by(&["pick", "reach"]).naming([level.to_string()]),
        Action::Kit => by(&["kit", "box"]),
        Action::Show => by(&["show", "yes"]),
        Action::Hide => by(&["hide", "no", "pass"]),
        Action::Take => by(&["take", "reach", "yes"]),
        Action::Pass => by(&["pass", "no"]),
        Action::Dash => by(&["dash", "yes"]),
        Action::Decline => by(&["decline", "no", "pass"]),
        _ => Saying::of_code(Action::ALL, &action.to_string()),
    }]
}

struct Names<'a> {
    game: &'a RelicRunners,
    open: &'a Open,
    lists: &'a Lists,
}

impl Names<'_> {
    fn site(&self, site: Site) -> Vec<String> {
        let camp = self.lists.words("camp");
        let camp = camp.iter().filter(|_| site == Site::CAMP).cloned();
        [site.to_string(), self.game.spots[site.index()].name.clone()].into_iter().chain(camp).collect()
    }

    fn column(&self, column: Column) -> Vec<String> {
        self.lists.words(names::COLUMNS[column as usize]).iter().cloned().chain([column.to_string()]).collect()
    }

    fn space(&self, space: Space) -> impl Iterator<Item = String> {
        self.column(space.column).into_iter().map(move |column| format!("{column} {}", space.level))
    }

    fn trail(&self, trail: Trail) -> impl Iterator<Item = String> + use<> {
        let [one, other] = trail.ends().map(|site| self.site(site));
        one.into_iter().flat_map(move |one| {
            other.clone().into_iter().flat_map(move |other| [format!("{one} {other}"), format!("{other} {one}")])
        })
    }

    /// A trail from where the explorer stands, by its other end.
    fn trail_ahead(&self, trail: Trail) -> Vec<String> {
        trail.from(self.open.runner().at).map(|site| self.site(site)).unwrap_or_default()
    }
}
