//! The bot never logs its own token or an interaction's, even when requests fail.

use support::{captured_log, evening};

use std::time::Duration;

use captured_log::CapturedLog;
use evening::{Evening, ends, id_ending, without_limits};
use serde_json::json;
use skald::config::{Config, LogConfig};
use skald::sandbox::Failure;
use tracing_subscriber::Layer as _;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

#[tokio::test(start_paused = true)]
async fn no_token_is_ever_logged() {
    // The most verbose log that an operator can set.
    let filter = "trace,serenity::http=trace,hyper=trace,reqwest=trace".to_owned();
    let all = LogConfig { filter, ..Config::default().log };
    let log = CapturedLog::default();
    let lines = log.clone();
    let layer = layer().with_writer(move || lines.clone()).with_filter(all.chosen().unwrap());
    let _watched = tracing_subscriber::registry().with(layer).set_default();

    let (mut evening, _) = Evening::over_http(without_limits()).await;
    let host = evening.member(0);
    evening.slash(host, "new", &[("title", json!("raids"))]).await;
    let card = evening.message(host, "the lobby card", |message| ends(message, ":join")).await;
    let mut tokens = vec![evening.sandbox.token().to_owned()];
    for (route, status) in [("/callback", 404), ("/webhooks", 404), ("/callback", 500), ("/webhooks", 500)] {
        if status == 500 {
            // The first half comes over HTTP, the second over the gateway.
            evening.sandbox.clear_endpoint();
        }
        // The bot would retry a failure without a code of Discord.
        let code = if status == 404 { 10_062 } else { 0 };
        let failure = Failure { status, code, ..Failure::server_error(route, 4) };
        evening.sandbox.fail_next(failure);
        let pressed = evening.sandbox.press(evening.member(4), card.id, &id_ending(&card, ":leave")).unwrap();
        tokens.push(pressed.token());
        let asked = evening.sandbox.slash(host, evening.channel, "table status", &[]).unwrap();
        tokens.push(asked.token());
        tokio::time::sleep(Duration::from_millis(400)).await;
        evening.sandbox.clear_faults();
    }
    evening.sandbox.slow("/callback", Duration::from_millis(50));
    evening.stop().await;

    let said = log.text();
    assert!(said.contains("the answer was lost"), "something was logged: {said}");
    let online = |line: &str| line.contains("skald_discord::gateway") && line.contains("the gateway is back");
    assert!(said.lines().any(online), "it is logged when the bot is online");
    for token in &tokens {
        assert!(token.len() > 10 && !said.contains(token.as_str()), "a token was logged");
    }
}
