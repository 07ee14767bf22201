//! Unit tests of `engine::bounds`.

use serde_json::json;

use crate::engine::bounds::*;

#[test]
fn equal_neighbours_rise() {
    assert!(rising("prices", &[0, 1, 1, 3]).is_ok());
    let error = rising("prices", &[0, 2, 1, 3]).unwrap_err().to_string();
    assert!(error.contains("prices[2]"), "{error}");
}

#[test]
fn the_error_for_a_list_names_the_expected_length() {
    let pair = |value| list::<_, u8, 2, 2>(value).map_err(|error: serde_json::Error| error.to_string());
    let few = |value| list::<_, u8, 1, 3>(value).map_err(|error: serde_json::Error| error.to_string());
    assert_eq!(pair(json!([1, 2])), Ok(vec![1, 2]));
    assert_eq!(pair(json!([1])), Err("must be a list of 2".to_owned()));
    assert_eq!(few(json!([1, 2, 3])), Ok(vec![1, 2, 3]));
    assert_eq!(few(json!([])), Err("must be a list of 1 to 3".to_owned()));
}
