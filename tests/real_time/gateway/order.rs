//! Invariants besides the table of faults: limits, refusals, restarts, and the log.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use skald::config::{Config, LogConfig};
use skald::discord::gateway::{Gateway, GatewaySetup, Reader, Refusal, StartLimit};
use tokio::time::{sleep, timeout};
use tracing_subscriber::Layer as _;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::fake::{Blow, Fake, TOKEN, Trick};
use super::rig::{Rig, SOON, setup};
use support::captured_log::CapturedLog;

#[tokio::test(flavor = "multi_thread")]
async fn fatal_close_code_is_reported_without_a_reconnect() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        let fake = Fake::start().await;
        fake.trick(&[Trick::Expel(Some(code))]);
        let gateway = Gateway::open(setup(fake.url(), &Arc::default())).await;
        let refusal = timeout(SOON, gateway.refused()).await.unwrap();
        assert_eq!(refusal, if code == 4004 { Refusal::Token } else { Refusal::Code(code) });
        assert!(!refusal.to_string().contains(TOKEN));
        sleep(Duration::from_millis(300)).await;
        assert_eq!(fake.state().connects.len(), 1, "{code}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_resumes_and_loses_nothing() {
    let mut rig = Rig::start().await;
    let seen = rig.event();
    rig.until("the event comes", |rig| rig.got.lock().unwrap().iter().any(|(n, _)| *n == seen)).await;
    rig.gateway.close().await;
    // 1000 and 1001 would end the session.
    rig.until("the farewell comes", |rig| rig.fake.state().farewells == [4000]).await;
    let kept = format!("{:?}", rig.memo.0.lock().unwrap());
    assert!(kept.contains("session 1") && !kept.contains(TOKEN), "{kept}");
    let missed = rig.event();

    let Rig { fake, memo, .. } = rig;
    let rig = Rig::over(fake, memo).await;
    rig.until("what was missed comes", |rig| !rig.got.lock().unwrap().is_empty()).await;
    let events: Vec<u64> = rig.got.lock().unwrap().iter().map(|(n, _)| *n).collect();
    assert_eq!(events, [missed]);
    assert_eq!(rig.fake.begun(), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn saved_session_is_tried_only_if_it_is_ours() {
    let rig = Rig::start().await;
    rig.gateway.close().await;
    rig.fake.forget_sessions();
    let Rig { fake, memo, .. } = rig;
    let rig = Rig::over(fake, memo).await;
    assert_eq!(rig.fake.begun(), (2, 0));
    rig.gateway.close().await;
    let Rig { fake, memo, .. } = rig;
    memo.0.lock().unwrap().get_mut(&0).unwrap().application = 43;
    let rig = Rig::over(fake, memo).await;
    assert_eq!(rig.fake.begun(), (3, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn resume_falls_back_from_the_named_address_to_the_main() {
    let mut rig = Rig::start().await;
    rig.fake.strike(Blow::Fin);
    rig.offline().await;
    assert_eq!(rig.fake.named(), (1, 1));

    let fake = Fake::start().await;
    fake.state().elsewhere = Some("ws://127.0.0.1:1".to_owned());
    let mut rig = Rig::over(fake, Arc::default()).await;
    rig.fake.strike(Blow::Fin);
    let (away, lost) = rig.offline().await;
    assert!(away < Duration::from_secs(3) && lost == 0, "{away:?}, {lost} lost");
    assert_eq!(rig.fake.state().resumed, 1);
}

/// Slow: the connection attempts of ten real seconds are counted.
#[tokio::test(flavor = "multi_thread")]
async fn a_peer_that_gives_up_before_hello_is_not_stormed() {
    let mut rig = Rig::start().await;
    rig.fake.state().always = Some(Trick::Close(None));
    rig.fake.strike(Blow::Fin);
    sleep(Duration::from_secs(10)).await;
    let connects = rig.fake.state().connects.len() - 1;
    assert!((3..=8).contains(&connects), "{connects} in ten seconds");
    rig.fake.state().always = None;
    rig.offline().await;
    rig.fake.strike(Blow::Fin);
    let (away, _) = rig.offline().await;
    assert!(away < Duration::from_secs(4), "the waits are short again: {away:?}");
}

/// Slow: Discord allows a new session only after five seconds.
#[tokio::test(flavor = "multi_thread")]
async fn timed_out_session_is_replaced_within_two_seconds() {
    let mut rig = Rig::start().await;
    // Discord allows one IDENTIFY in five seconds.
    sleep(Duration::from_millis(5200)).await;
    rig.fake.trick(&[Trick::Status(503), Trick::Status(503), Trick::Expel(Some(4009))]);
    rig.fake.strike(Blow::Fin);
    rig.offline().await;
    let state = rig.fake.state();
    let (expelled, begun) = (state.connects[3], state.begun_at[1]);
    assert!(begun - expelled < Duration::from_secs(2), "{:?}", begun - expelled);
}

/// Slow: ten faults, each with the real backoff.
#[tokio::test(flavor = "multi_thread")]
async fn many_faults_in_a_row_lose_nothing() {
    let mut rig = Rig::start().await;
    for round in 0..10 {
        rig.fake.strike(if round % 2 == 0 { Blow::Close(None) } else { Blow::Reset });
        let (away, lost) = rig.offline().await;
        assert!(away < Duration::from_secs(3) && lost == 0, "round {round}: {away:?}, {lost} lost");
    }
    assert_eq!(rig.fake.state().identified, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_event_is_skipped() {
    let mut rig = Rig::start().await;
    for _ in 0..3 {
        rig.fake.event("TEST", json!({ "n": 0, "odd": true }));
    }
    let (_, lost) = rig.offline().await;
    assert_eq!(lost, 0);
    assert!(rig.got.lock().unwrap().iter().all(|(n, _)| *n > 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_shard_has_a_connection() {
    let fake = Fake::start().await;
    let limit = StartLimit { remaining: 9, total: 9, reset_after: SOON, max_concurrency: 3 };
    let setup = GatewaySetup { shards: 3, limit, ..setup(fake.url(), &Arc::default()) };
    let gateway = Gateway::open(setup).await;
    online(&gateway).await;
    assert_eq!(fake.shards(), (3, 3));
    let begun = std::time::Instant::now();
    gateway.close().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "a stop is quick");
}

/// Waits until all shards have their session.
async fn online(gateway: &Gateway) {
    let up = async {
        while !gateway.online() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(SOON, up).await.expect("all shards come up");
}

/// Slow: an outage of 11 s, then two real pauses of 5 s.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_shards_identify_one_after_the_other() {
    let fake = Fake::start().await;
    fake.fall().await;
    let setup = setup(fake.url(), &Arc::default());
    let limit = StartLimit { max_concurrency: 1, ..setup.limit };
    let gateway = Gateway::open(GatewaySetup { shards: 3, limit, ..setup }).await;
    // Long enough for each of them to have identified.
    sleep(Duration::from_secs(11)).await;
    fake.rise().await;
    online(&gateway).await;
    let begun = fake.state().begun_at.clone();
    assert_eq!(begun.len(), 3);
    let between: Vec<_> = begun.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(between.iter().all(|time| *time >= Duration::from_secs(5)), "{between:?}");
    gateway.close().await;
}

/// Slow: the bot resumes several times, with the real backoff, before it gives up.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_put_off_for_ever_is_replaced() {
    let mut rig = Rig::start().await;
    rig.fake.state().always = Some(Trick::Refuse(true));
    rig.fake.strike(Blow::Fin);
    let (away, _) = rig.offline().await;
    assert_eq!(rig.fake.begun(), (2, 0));
    assert!(away < Duration::from_secs(25), "{away:?}");
}

/// Slow: the new session waits for the real pause of five seconds.
#[tokio::test(flavor = "multi_thread")]
async fn a_shard_that_breaks_off_begins_again() {
    let fake = Fake::start().await;
    let setup = setup(fake.url(), &Arc::default());
    let reader: Reader = Arc::new(|_, data| {
        assert!(!data.get().contains("trap"), "a defect");
        Ok(())
    });
    let gateway = Gateway::open(GatewaySetup { reader, ..setup }).await;
    online(&gateway).await;
    fake.event("TEST", json!({ "trap": true }));
    let again = async {
        while fake.begun() != (2, 0) {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(SOON, again).await.expect("a new session begins");
    online(&gateway).await;
    gateway.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_quick_whatever_is_the_matter() {
    for trick in [Trick::Stall, Trick::Mute, Trick::Ignore, Trick::Status(503)] {
        let fake = Fake::start().await;
        fake.state().always = Some(trick);
        let gateway = Gateway::open(setup(fake.url(), &Arc::default())).await;
        sleep(Duration::from_millis(200)).await;
        let begun = std::time::Instant::now();
        gateway.close().await;
        assert!(begun.elapsed() < Duration::from_secs(2), "{trick:?}: {:?}", begun.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_tls_at_the_address_is_an_ordinary_fault() {
    let fake = Fake::start().await;
    let url = fake.url().replace("ws://", "wss://");
    let gateway = Gateway::open(setup(url, &Arc::default())).await;
    timeout(SOON, async {
        while fake.state().connects.len() < 3 {
            sleep(Duration::from_millis(5)).await;
        }
    })
    .await
    .expect("it goes on trying");
    gateway.close().await;
}

/// Slow: the new session waits for the real pause of five seconds.
#[tokio::test(flavor = "multi_thread")]
async fn log_has_the_outage_and_never_the_token_or_content() {
    let log = CapturedLog::default();
    let lines = log.clone();
    // The most verbose filter, for all tests of this binary, which makes the search wider.
    let all = LogConfig { filter: "trace".to_owned(), ..Config::default().log };
    let layer = layer().with_ansi(false).with_writer(move || lines.clone());
    tracing_subscriber::registry().with(layer.with_filter(all.chosen().expect("directives"))).init();
    let mut rig = Rig::start().await;
    rig.fake.event("TEST", json!({ "n": 0, "odd": "the content" }));
    rig.fake.trick(&[Trick::Refuse(false), Trick::Expel(Some(4000))]);
    rig.fake.strike(Blow::Close(None));
    rig.offline().await;
    rig.gateway.close().await;
    let said = log.text();
    let back = |line: &str| line.contains("is back after") && line.contains("WARN");
    assert!(said.lines().any(back), "its begin was a warning: {said}");
    for expected in ["is offline", "without a code", "is back after", "cannot be read"] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
    let unreadable = |line: &str| line.contains("cannot be read") && line.contains("TEST");
    assert!(said.lines().any(unreadable), "the name of an event may be read: {said}");
    let away = |line: &str| -> Option<f64> { line.split_once("is back after ")?.1.split_once(" s")?.0.parse().ok() };
    let absences: Vec<_> = said.lines().filter_map(|line| Some((away(line)?, line.contains("WARN")))).collect();
    assert!(!absences.is_empty(), "{said}");
    // What is logged is rounded.
    for (away, warned) in absences.into_iter().filter(|(away, _)| (away - 5.0).abs() > 0.1) {
        assert!(warned || away < 5.0, "{away} s");
    }
    for hidden in [TOKEN, "the content"] {
        assert!(!said.contains(hidden), "{hidden} was logged");
    }
}
