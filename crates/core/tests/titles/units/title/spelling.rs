//! Unit tests of `title::spelling`.

use crate::games::nine_mens_morris::components::Point;
use crate::title::OffOn;

#[test]
fn a_written_value_can_be_read_back() {
    assert_eq!((OffOn::default(), OffOn::WORDS), (OffOn::Off, &["off", "on"][..]));
    let point: Point = "a7".parse().expect("a point");
    assert_eq!(point.to_string(), "a7");
    assert_eq!(serde_json::from_str::<Point>("\"a7\"").ok(), Some(point));
    assert_eq!("a8".parse::<Point>().map_err(|error| error.0), Err("a8".to_owned()));
}
