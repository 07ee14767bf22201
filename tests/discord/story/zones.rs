//! What people type for a time zone leads to theirs, and the answer shows their time.

use support::evening;

use evening::{Evening, text, without_limits};
use serde_json::json;

#[tokio::test(start_paused = true)]
async fn typed_zone_is_answered_with_the_local_time() {
    let mut evening = Evening::begin(without_limits()).await;
    // It is 08:15 UTC in November.
    for (typed, zone, time) in [
        ("+5:30", "UTC+5:30", "13:4"),
        ("EST", "America/New_York", "3:1"),
        ("Köln, Deutschland", "Europe/Berlin", "9:1"),
        ("Osaka Japan", "Asia/Tokyo", "17:1"),
    ] {
        let said = text(&evening.slash(evening.member(0), "me", &[("zone", json!(typed))]).await);
        assert!(said.contains(&format!("**{zone}**, where it is {time}")), "{typed}: {said}");
    }
    evening.stop().await;
    evening.assert_no_faults();
}
