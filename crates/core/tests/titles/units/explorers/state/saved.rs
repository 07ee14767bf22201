//! The possible forms of a saved chart.

use serde_json::{from_value, json, to_value};

use crate::games::explorers::state::Chart;

#[test]
fn a_saved_chart_may_name_its_fields_or_list_them() {
    let land = json!({ "herd": "pig pig goat", "settlement": 2, "vikings": [1, 0, 0, 0] });
    let edges = (json!("LLSSSS"), json!([0, 0, 0, 0, 0, 0]));
    let named = json!({
        "shore": ["K5"],
        "tiles": [{
            "tile": "T07", "cell": "M5", "rotation": 1, "edges": edges.0, "regions": edges.1,
            "lands": [land], "seas": [{ "enemy_ship": true }]
        }],
        "outposts": []
    });
    let chart: Chart = from_value(named).expect("fields by name");
    let saved = to_value(&chart).expect("is JSON");
    let tile = json!(["T07", "M5", 1, edges.0, edges.1, [["pig pig goat", 2, [1, 0, 0, 0]]], [[true]]]);
    assert_eq!(saved, json!({ "shore": ["K5"], "tiles": [tile], "outposts": [] }));
    assert_eq!(from_value::<Chart>(saved).expect("fields in order"), chart);
}
