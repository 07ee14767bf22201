//! `[monitor]`: `/metrics` for Prometheus, `/healthz` and `/readyz` for orchestrators.
//!
//! None of them shows anything about a game or a person, or a secret.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use metrics::{Unit, describe_gauge, gauge};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use skald::discord::{self, Health};
use skald::store::{self, NoticeId};
use skald::table::{Tables, Timestamp};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::background::BackgroundTask;
use super::{heartbeat, memory};

/// The upper bounds of the buckets of histograms, in seconds. Discord waits three seconds for an answer.
const BUCKETS: &[f64] = &[0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];
/// How often recorded times are put into their buckets, also when nobody asks for metrics.
const UPKEEP: Duration = Duration::from_secs(5);
/// How long the store may take to answer before it counts as failed.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many notices are counted at most.
const NOTICES: usize = 1000;

const CONNECTED: &str = "skald_gateway_connected";
const AWAY: &str = "skald_gateway_away_seconds";
const OUTBOX: &str = "skald_outbox_notices";
const OLDEST: &str = "skald_outbox_oldest_seconds";
const TABLES: &str = "skald_tables_in_play";
const MEMORY: &str = "process_resident_memory_bytes";
#[cfg(test)]
const NAMES: &[&str] = &[CONNECTED, AWAY, OUTBOX, OLDEST, TABLES, MEMORY];

/// What the answers are made from.
struct Monitor {
    tables: Arc<Tables>,
    health: Arc<Health>,
    prometheus: PrometheusHandle,
}

/// Answers at an address until the task is stopped; `None` without an address.
///
/// # Errors
/// An address that is taken, or not one of this machine.
pub async fn start(
    address: Option<SocketAddr>,
    tables: Arc<Tables>,
    health: Arc<Health>,
) -> anyhow::Result<Option<BackgroundTask>> {
    let Some(address) = address else { return Ok(None) };
    let listener = TcpListener::bind(address).await.with_context(|| format!("monitor.address: {address}"))?;
    let prometheus = PrometheusBuilder::new().set_buckets(BUCKETS)?.install_recorder()?;
    describe();
    let monitor = Arc::new(Monitor { tables, health, prometheus });
    Ok(Some(BackgroundTask::start(|stop| serve(listener, monitor, stop))))
}

fn describe() {
    discord::metrics::describe();
    store::metrics::describe();
    describe_gauge!(CONNECTED, "Whether the session with Discord is up");
    describe_gauge!(AWAY, Unit::Seconds, "How long ago it was last up");
    describe_gauge!(OUTBOX, "Messages that wait to be sent or brought up to date, up to 1000");
    describe_gauge!(OLDEST, Unit::Seconds, "How long the oldest of them waits");
    describe_gauge!(TABLES, "Games in progress");
    describe_gauge!(MEMORY, Unit::Bytes, "Resident memory of the process");
}

async fn serve(listener: TcpListener, monitor: Arc<Monitor>, stop: CancellationToken) {
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .with_state(Arc::clone(&monitor));
    let upkeep = async {
        loop {
            tokio::time::sleep(UPKEEP).await;
            monitor.prometheus.run_upkeep();
        }
    };
    tokio::select! {
        served = axum::serve(listener, router) => if let Err(error) = served {
            tracing::warn!(%error, "the monitor stopped");
        },
        () = upkeep => {}
        () = stop.cancelled() => {}
    }
}

async fn metrics(State(monitor): State<Arc<Monitor>>) -> String {
    monitor.look().await;
    monitor.prometheus.render()
}

/// Whether the bot works; a lost connection to Discord does not count.
async fn healthz(State(monitor): State<Arc<Monitor>>) -> (StatusCode, String) {
    answer(monitor.trouble().await)
}

/// Whether the bot works and is connected to Discord.
async fn readyz(State(monitor): State<Arc<Monitor>>) -> (StatusCode, String) {
    let away = || (!monitor.health.connected()).then(|| "not connected to Discord".to_owned());
    answer(monitor.trouble().await.or_else(away))
}

fn answer(trouble: Option<String>) -> (StatusCode, String) {
    match trouble {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")),
    }
}

impl Monitor {
    /// Why the bot cannot work, if it cannot.
    async fn trouble(&self) -> Option<String> {
        let trouble = heartbeat::trouble(&self.tables, &self.health);
        let late = |_| Some(format!("the store has not answered within {} s", PATIENCE.as_secs()));
        tokio::time::timeout(PATIENCE, trouble).await.unwrap_or_else(late)
    }

    /// Sets the gauges, which are measured only when metrics are asked for.
    async fn look(&self) {
        gauge!(CONNECTED).set(if self.health.connected() { 1.0 } else { 0.0 });
        gauge!(AWAY).set(self.health.away().as_secs_f64());
        let now = self.tables.now();
        // Also those that are due later, as after a failure.
        let all = self.tables.due_after(Timestamp(u64::MAX), (Timestamp(0), NoticeId(0)), NOTICES);
        if let Ok(Ok(notices)) = tokio::time::timeout(PATIENCE, all).await {
            let oldest = notices.iter().map(|notice| now.0.saturating_sub(notice.created.0)).max();
            gauge!(OUTBOX).set(notices.len() as f64);
            gauge!(OLDEST).set(oldest.unwrap_or_default() as f64 / 1000.0);
        }
        if let Ok(Ok(live)) = tokio::time::timeout(PATIENCE, self.tables.live()).await {
            gauge!(TABLES).set(live.len() as f64);
        }
        if let Some(bytes) = memory::resident("self") {
            gauge!(MEMORY).set(bytes as f64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALERTS: &str = include_str!("../../docs/monitoring/alerts.yml");
    const DASHBOARD: &str = include_str!("../../docs/monitoring/dashboard.json");
    const OPERATIONS: &str = include_str!("../../docs/operations.md");
    const COMPOSE: &str = include_str!("../../compose.example.yml");

    /// Every word that begins like the name of a metric of ours.
    fn names(text: &str) -> Vec<&str> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        words.filter(|word| word.starts_with("skald_") || word.starts_with("process_")).collect()
    }

    #[test]
    fn dashboard_and_alerts_ask_for_what_there_is_and_the_docs_list_all_of_it() {
        let all = || [NAMES, discord::metrics::NAMES, store::metrics::NAMES].concat();
        let base =
            |name: &str| ["_bucket", "_sum", "_count"].iter().find_map(|end| Some(name.strip_suffix(end)?.to_owned()));
        for (file, text) in [("alerts.yml", ALERTS), ("dashboard.json", DASHBOARD), ("operations.md", OPERATIONS)] {
            let asked = names(text);
            assert!(!asked.is_empty(), "{file}");
            for name in asked {
                let there = |name: &str| all().contains(&name);
                assert!(there(name) || base(name).is_some_and(|base| there(&base)), "{file} asks for {name}");
            }
        }
        for name in all() {
            assert!(names(OPERATIONS).contains(&name), "docs/operations.md does not list {name}");
        }
    }

    /// The content of a file in the example for Compose.
    fn held(name: &str) -> String {
        let (_, rest) = COMPOSE.split_once(&format!("\n  {name}:\n    content: |\n")).expect("such a file");
        let lines = rest.lines().map_while(|line| line.strip_prefix("      ").or(line.is_empty().then_some("")));
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_example_for_compose_has_a_configuration_that_holds_and_asks_where_the_bot_answers() {
        let config = skald::config::Config::read(&held("skald")).unwrap();
        assert!(config.store.in_database().is_some());
        let port = config.monitor.address.expect("a monitor").port();
        let found = format!("- names: [\"skald\"]\n        type: A\n        port: {port}");
        assert!(held("prometheus").contains(&found), "{found}");
        assert!(held("prometheus").contains("job_name: skald") && ALERTS.contains("job=\"skald\""));
        let files =
            COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("- ./docs/monitoring/")?.split(':').next());
        assert_eq!(files.collect::<Vec<_>>(), ["alerts.yml", "dashboard.json"]);
    }
}
