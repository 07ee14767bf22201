//! The `custom_id` of a button, the value of a menu, and a pace.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skald::discord::messages::branches::Picked;
use skald::discord::messages::custom_id::Press;
use skald::table::Pace;

fuzz_target!(|text: &str| {
    if let Ok(press) = text.parse::<Press>() {
        let written = press.to_string();
        assert_eq!(written.parse::<Press>().ok(), Some(press), "{written}");
    }
    let _ = text.parse::<Picked>();
    if let Ok(pace) = text.parse::<Pace>() {
        let written = pace.to_string();
        assert_eq!(written.parse::<Pace>().ok(), Some(pace), "{written}");
    }
});
