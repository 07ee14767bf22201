//! Warnings of an edition: values that are valid but unusual, and may be mistakes.

use super::components::{Colour, Quadrant, RelicRunners, Site};
use super::edition::reached;
use crate::engine::EditionWarning;

/// All warnings, in the order of the keys.
pub(super) fn of(game: &RelicRunners) -> Vec<EditionWarning> {
    let mut warnings = Vec::new();
    let each = Colour::TEMPLES.len();
    for quadrant in Quadrant::ALL {
        let temples = game.temples_in(*quadrant).count();
        if temples != each {
            let reason = format!(
                "quadrant {quadrant} has {temples} temple sites; {each} are usual, and the standard layout deals one of each colour \
                 as far as it can"
            );
            warnings.push(EditionWarning::new("sites", &reason));
        }
    }
    for site in Site::all().filter(|site| game.ways[site.index()].len() == 1) {
        warnings.push(EditionWarning::new("trails", &format!("{site} has only 1 trail")));
    }
    let first = Site::all().nth(1).unwrap_or(Site::CAMP);
    let joined = reached(&game.ways, first, false);
    let apart: Vec<String> =
        Site::all().skip(1).filter(|site| !joined[site.index()]).map(|site| site.to_string()).collect();
    if !apart.is_empty() {
        let reason = format!(
            "only Base Camp joins {} with {first}; no walk leads through it, so no expedition does either",
            apart.join(", ")
        );
        warnings.push(EditionWarning::new("trails", &reason));
    }
    warnings
}
