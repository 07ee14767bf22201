//! Unit tests of `engine::edition`.

use crate::engine::*;

#[test]
fn the_fingerprint_hashes_the_canonical_form() {
    // docs/record.md: keys sorted at every depth, no white space, other letters as they are, in UTF-8.
    let text = r#"{ "title": "raids", "id": "x", "b": [2, 1], "note": "\u00cele \"A\"\n\/", "a": {"2": 2, "10": 1} }"#;
    let edition = Edition::read(text).unwrap();
    let canonical = r#"{"a":{"10":1,"2":2},"b":[2,1],"id":"x","note":"Île \"A\"\n/","title":"raids"}"#;
    assert_eq!(edition.data.to_string(), canonical);
    // Computed independently of this program.
    assert_eq!(edition.fingerprint(), "3eab1b88a6c391f669ec9cec32e1ca615cd7033c82aaead4512c163db570e5da");
    let moved = r#"{"id":"x","note":"Île \"A\"\n/","a":{"10":1,"2":2},"b":[2,1],"title":"raids"}"#;
    assert_eq!(Edition::read(moved).unwrap().fingerprint(), edition.fingerprint());
    assert_ne!(Edition::read(&moved.replace("Île", "Ile")).unwrap().fingerprint(), edition.fingerprint());
}

#[test]
fn an_id_has_1_to_40_characters_of_a_z_0_9_and_dash() {
    let read = |id: &str| Edition::read(&serde_json::json!({ "id": id }).to_string());
    for id in ["x", "isle-2", &"a".repeat(40)] {
        assert_eq!(read(id).map(|edition| edition.id).ok().as_deref(), Some(id));
    }
    for id in ["", "Isle", "is le", "île", &"a".repeat(41)] {
        assert!(read(id).is_err_and(|error| error.to_string().contains("1 to 40 characters")), "{id:?}");
    }
}
