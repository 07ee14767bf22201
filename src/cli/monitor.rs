//! `[monitor]`: `/metrics` for Prometheus, `/healthz` and `/readyz` for orchestrators.
//!
//! They show no secret, and nothing about a game or a person.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use metrics::{Unit, counter, describe_counter, describe_gauge, gauge};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use skald::config::MonitorConfig;
use skald::connections;
use skald::discord::{self, Health, Supervisor};
use skald::store;
use skald::table::Tables;
use tokio::net::TcpListener;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::lateness::{self, Lateness};
use super::{heartbeat, log, memory, schedule};

/// The upper bounds of the buckets of histograms, in seconds. Discord waits three seconds for an answer.
const BUCKETS: &[f64] = &[0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];
/// How often recorded times are put into their buckets, even without a request for metrics.
const UPKEEP: Duration = Duration::from_secs(5);
/// The timeout of the store for its figures. Prometheus waits ten seconds for all figures; the others must come even if
/// the store hangs.
const GLANCE: Duration = Duration::from_secs(3);
/// The least time between two counts of open decisions, and its ratio to the duration of a count.
const COUNT: (Duration, u32) = (Duration::from_secs(60), 50);

/// How many connections are open at once; more wait to be accepted.
const CONNECTIONS: usize = 64;

const CONNECTED: &str = "skald_gateway_connected";
const AWAY: &str = "skald_gateway_away_seconds";
const OUTBOX: &str = "skald_outbox_notices";
const OLDEST: &str = "skald_outbox_oldest_seconds";
const TABLES: &str = "skald_tables_in_play";
const DECISIONS: &str = "skald_open_decisions";
const WORKING: &str = "skald_working";
const STARTING: &str = "skald_starting";
const MEMORY: &str = "process_resident_memory_bytes";
#[cfg(test)]
const NAMES: &[&str] = &[
    CONNECTED,
    AWAY,
    OUTBOX,
    OLDEST,
    TABLES,
    DECISIONS,
    WORKING,
    STARTING,
    MEMORY,
    log::DROPPED,
    heartbeat::FULL,
    schedule::BACKUPS,
];

/// The sources of the answers.
struct Monitor {
    tables: Arc<Tables>,
    health: Arc<Health>,
    prometheus: PrometheusHandle,
    lateness: Mutex<Lateness>,
    hosts: Hosts,
}

/// The `Host` headers that are answered. The name of a web site may lead a browser here, which would then let the site
/// read the answer.
#[derive(Default)]
struct Hosts {
    /// Whether only this machine reaches the monitor.
    is_private: bool,
    /// The domain names that the operator allows.
    named: Vec<String>,
}

impl Hosts {
    /// Whether a `Host` is answered. Localhost and loopback addresses always are. Elsewhere any address and any name
    /// without a dot is too, since no web site can have them. So are the names that the operator allows.
    fn allow(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else { return false };
        let name = authority.host();
        let local = name.eq_ignore_ascii_case("localhost");
        match name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
            Ok(address) => address.is_loopback() || !self.is_private,
            Err(_) if self.is_private => local,
            Err(_) => local || !name.contains('.') || self.named.iter().any(|named| named.eq_ignore_ascii_case(name)),
        }
    }

    /// The answer to another `Host`.
    fn refusal(&self, host: &str) -> String {
        match self.is_private {
            true => format!("the monitor answers for localhost and loopback addresses, and not for {host:?}\n"),
            false => {
                format!("the monitor answers for addresses, and not for {host:?}: add the name to hosts in [monitor]\n")
            }
        }
    }
}

/// Starts to answer at an address, if there is one.
///
/// # Errors
/// An address that is taken, or not one of this machine.
pub async fn start(
    parts: &mut Supervisor,
    config: &MonitorConfig,
    tables: Arc<Tables>,
    health: Arc<Health>,
) -> anyhow::Result<()> {
    let Some(address) = config.address else { return Ok(()) };
    let listener = TcpListener::bind(address).await.with_context(|| format!("monitor.address: {address}"))?;
    let listener = listener.into_std()?;
    let prometheus = PrometheusBuilder::new().set_buckets(BUCKETS)?.install_recorder()?;
    describe();
    let hosts = Hosts { is_private: address.ip().is_loopback(), named: config.hosts.clone() };
    let monitor = Arc::new(Monitor { tables, health, prometheus, lateness: Mutex::default(), hosts });
    parts.start("monitor", monitor, move |monitor, stop| {
        let listener = listener.try_clone();
        Box::pin(async move {
            match listener.and_then(TcpListener::from_std) {
                Ok(listener) => serve(listener, monitor, stop).await,
                Err(error) => tracing::warn!(%error, "the monitor stopped"),
            }
        })
    });
    Ok(())
}

fn describe() {
    discord::metrics::describe();
    store::metrics::describe();
    schedule::describe();
    describe_gauge!(CONNECTED, "Whether the session with Discord is up");
    describe_gauge!(AWAY, Unit::Seconds, "How long ago it was last up");
    describe_gauge!(OUTBOX, "Messages that wait to be sent or updated, up to 1000");
    describe_gauge!(OLDEST, Unit::Seconds, "Lateness of the latest of them, without those that wait on purpose");
    describe_gauge!(TABLES, "Games in progress");
    describe_gauge!(DECISIONS, "Decisions that are open in these games");
    describe_gauge!(WORKING, "Whether the store accepts changes and delivery works, as /healthz says");
    describe_gauge!(STARTING, "Whether the store is still opening");
    describe_gauge!(MEMORY, Unit::Bytes, "Resident memory of the process");
    describe_counter!(log::DROPPED, "Lines of the log that were dropped because it was not read");
    describe_gauge!(heartbeat::FULL, "Whether the disk of the heartbeat is full");
    counter!(log::DROPPED).increment(0);
}

async fn serve(listener: TcpListener, monitor: &Arc<Monitor>, stop: &CancellationToken) {
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/livez", get(livez))
        .with_state(Arc::clone(monitor));
    let router = router.layer(middleware::from_fn_with_state(Arc::clone(monitor), only_for_its_hosts));
    let upkeep = async {
        loop {
            tokio::time::sleep(UPKEEP).await;
            monitor.prometheus.run_upkeep();
        }
    };
    tokio::select! {
        () = connections::serve(listener, router, CONNECTIONS, stop.clone()) => {}
        () = upkeep => {}
        () = monitor.count() => {}
    }
}

/// Refuses requests for another host.
async fn only_for_its_hosts(State(monitor): State<Arc<Monitor>>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).map(|host| String::from_utf8_lossy(host.as_bytes()).into_owned());
    match host {
        Some(host) if !monitor.hosts.allow(&host) => {
            (StatusCode::MISDIRECTED_REQUEST, monitor.hosts.refusal(&host)).into_response()
        }
        _ => next.run(request).await,
    }
}

async fn metrics(State(monitor): State<Arc<Monitor>>) -> String {
    monitor.measure().await;
    monitor.prometheus.render()
}

/// Whether the bot works; a lost connection to Discord does not count.
async fn healthz(State(monitor): State<Arc<Monitor>>) -> (StatusCode, String) {
    // After a restart the open would only begin again.
    match monitor.health.is_open() {
        true => answer(monitor.trouble().await),
        false => (StatusCode::OK, "starting\n".to_owned()),
    }
}

/// Whether the bot works, is connected to Discord and has its commands there.
async fn readyz(State(monitor): State<Arc<Monitor>>) -> (StatusCode, String) {
    let away = || (!monitor.health.connected()).then(|| "not connected to Discord".to_owned());
    answer(monitor.trouble().await.or_else(away).or_else(|| monitor.health.unregistered()))
}

/// Whether the process can answer people. It does not ask the store: a restart would not bring back a database.
async fn livez(State(monitor): State<Arc<Monitor>>) -> (StatusCode, String) {
    answer(monitor.health.unable_to_answer(heartbeat::IDLE))
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
        heartbeat::trouble(&self.tables, &self.health).await
    }

    /// Updates the gauges that are measured only on request, within [`GLANCE`]. Figures of the store that are later
    /// keep their old values.
    async fn measure(&self) {
        gauge!(CONNECTED).set(if self.health.connected() { 1.0 } else { 0.0 });
        gauge!(STARTING).set(if self.health.is_open() { 0.0 } else { 1.0 });
        gauge!(AWAY).set(self.health.away().as_secs_f64());
        if let Some(bytes) = memory::resident("self") {
            gauge!(MEMORY).set(bytes as f64);
        }
        let works = async {
            let trouble = tokio::time::timeout(GLANCE, heartbeat::trouble(&self.tables, &self.health)).await;
            gauge!(WORKING).set(if matches!(trouble, Ok(None)) { 1.0 } else { 0.0 });
        };
        let outbox = async {
            if let Ok(Ok(notices)) = tokio::time::timeout(GLANCE, lateness::waiting(&self.tables)).await {
                let mut lateness = self.lateness.lock().unwrap_or_else(PoisonError::into_inner);
                gauge!(OUTBOX).set(notices.len() as f64);
                gauge!(OLDEST).set(lateness.of(&notices, self.tables.now()) as f64 / 1000.0);
            }
        };
        let games = async {
            if let Ok(Ok(live)) = tokio::time::timeout(GLANCE, self.tables.admin().live()).await {
                gauge!(TABLES).set(live.len() as f64);
            }
        };
        tokio::join!(works, outbox, games);
    }

    /// Counts the open decisions from time to time. This reads every table, so a request for metrics does not wait for
    /// it.
    async fn count(&self) {
        loop {
            let begun = Instant::now();
            match self.tables.admin().open_decisions().await {
                Ok(open) => gauge!(DECISIONS).set(open as f64),
                Err(error) => tracing::debug!(%error, "cannot count the open decisions"),
            }
            tokio::time::sleep(COUNT.0.max(begun.elapsed() * COUNT.1)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use skald::games;
    use skald::store::{Memory, Store};
    use skald::table::{ChannelId, Locale, Open, Person, PersonId, SystemClock, SystemEntropy};
    use tokio::runtime::Builder;

    use super::*;
    use support::slow::Slow;

    const ALERTS: &str = include_str!("../../docs/monitoring/alerts.yml");
    const ALERT_TESTS: &str = include_str!("../../docs/monitoring/alerts_test.yml");
    const DASHBOARD: &str = include_str!("../../docs/monitoring/dashboard.json");
    const OPERATIONS: &str = include_str!("../../docs/operations.md");
    const COMPOSE: &str = include_str!("../../compose.example.yml");

    /// The metrics after work on a monitor of this store. The store's time passes instantly.
    fn seen(store: Arc<dyn Store>, work: impl AsyncFnOnce(&Monitor)) -> Vec<String> {
        let recorder = PrometheusBuilder::new().build_recorder();
        let prometheus = recorder.handle();
        let clock = Arc::new(SystemClock);
        let entropy = Arc::new(SystemEntropy);
        let tables = Arc::new(Tables::new(store, games::builtin().expect("the titles"), clock, entropy));
        let lateness = Mutex::default();
        let health = Arc::default();
        let monitor = Monitor { tables, health, prometheus, lateness, hosts: Hosts::default() };
        let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().expect("a runtime");
        metrics::with_local_recorder(&recorder, || runtime.block_on(work(&monitor)));
        monitor.prometheus.render().lines().map(str::to_owned).collect()
    }

    fn assert_shows(seen: &[String], figures: &[&str]) {
        for figure in figures {
            assert!(seen.iter().any(|line| line == figure), "{figure}: {seen:#?}");
        }
    }

    /// A game of *Brandubh* between two people.
    async fn game(tables: &Tables) {
        let person = |id| Person { id: PersonId(id), name: format!("P{id}"), locale: Locale::En };
        let open = Open {
            channel: ChannelId(5),
            community: None,
            host: person(1),
            title: "brandubh".to_owned(),
            edition: None,
            options: serde_json::Value::Null,
            seats: 2,
            locale: Locale::En,
            pace: None,
            invited_only: false,
        };
        let table = tables.lobby().open(open, None).await.expect("opens").id;
        tables.lobby().join(skald::table::Request::new(table, person(2))).await.expect("joins");
        tables.lobby().start(skald::table::Request::new(table, PersonId(1))).await.expect("starts");
    }

    #[test]
    fn games_in_play_and_what_is_open_in_them_are_shown() {
        let seen = seen(Arc::new(Memory::new()), async |monitor| {
            game(&monitor.tables).await;
            monitor.measure().await;
            let counted = tokio::time::timeout(Duration::from_secs(1), monitor.count()).await;
            assert!(counted.is_err(), "it is counted again and again");
        });
        assert_shows(&seen, &["skald_tables_in_play 1", "skald_open_decisions 1", "skald_working 1"]);
    }

    #[test]
    fn host_is_localhost_or_a_loopback_address() {
        for (host, ours) in [
            ("127.0.0.1:9477", true),
            ("127.8.8.8", true),
            ("localhost:9477", true),
            ("LocalHost", true),
            ("[::1]:9477", true),
            ("evil.example:9477", false),
            ("127.0.0.1.evil.example", false),
            ("localhost.evil.example", false),
            ("10.0.0.7:9477", false),
            ("127.0.0.1@evil.example", false),
            ("", false),
            ("a b", false),
        ] {
            let private = Hosts { is_private: true, named: vec!["evil.example".to_owned()] };
            assert_eq!(private.allow(host), ours, "{host:?}");
        }
    }

    #[test]
    fn other_monitor_answers_for_addresses_and_allowed_names() {
        let hosts = Hosts { is_private: false, named: vec!["Skald.example.org".to_owned()] };
        for (host, ours) in [
            ("10.0.0.7:9477", true),
            ("[fd00::7]:9477", true),
            ("localhost:9477", true),
            ("skald:9477", true),
            ("skald.example.org:9477", true),
            ("evil.example:9477", false),
            ("10.0.0.7.evil.example", false),
            ("skald.example.org.evil.example", false),
            ("", false),
        ] {
            assert_eq!(hosts.allow(host), ours, "{host:?}");
        }
        assert!(hosts.refusal("a.b").contains("add the name to hosts in [monitor]"));
    }

    #[test]
    fn what_waits_on_purpose_is_counted_and_not_late() {
        let seen = seen(Arc::new(Memory::new()), async |monitor| {
            game(&monitor.tables).await;
            for notice in monitor.tables.outbox().due(10).await.expect("an outbox") {
                let morning = monitor.tables.now().plus(3_600_000);
                monitor.tables.outbox().postpone(notice.id, morning, None).await.expect("postponed");
            }
            monitor.measure().await;
        });
        assert_shows(&seen, &["skald_outbox_oldest_seconds 0"]);
        assert!(!seen.iter().any(|line| line == "skald_outbox_notices 0"), "{seen:#?}");
    }

    /// `.ci/run` lets promtool run these tests: each alert fires, on series as the program reports them.
    #[test]
    fn alerts_are_tested_on_counters_that_begin_at_zero() {
        for (_, alert) in ALERTS.lines().filter_map(|line| line.split_once("alert: ")) {
            let asked = format!("alertname=\"{alert}\"");
            assert!(ALERT_TESTS.matches(&asked).count() >= 2, "{alert} is not tested");
        }
        let seen = seen(Arc::new(Memory::new()), async |_| describe());
        let series =
            ALERT_TESTS.lines().filter_map(|line| line.split('\'').nth(1).filter(|_| line.contains("series:")));
        // A background part begins its own counter.
        let born = |series: &&str| series.contains("_total") && !series.contains("part=");
        let counters: Vec<_> = series.filter(born).collect();
        assert!(counters.len() > 6, "{counters:?}");
        for counter in counters {
            assert_shows(&seen, &[&format!("{counter} 0")]);
        }
        assert_shows(&seen, &["skald_log_lines_dropped_total 0"]);
    }

    #[test]
    fn hanging_store_delays_the_figures_only_briefly() {
        let slow = Arc::new(Slow::default());
        slow.milliseconds.store(60_000, Ordering::Relaxed);
        let seen = seen(slow, async |monitor| {
            let begun = Instant::now();
            monitor.measure().await;
            assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        });
        // The series of the alerts SkaldCannotWork and SkaldMemory.
        assert_shows(&seen, &["skald_working 0", "skald_gateway_connected 0"]);
        let memory = seen.iter().find_map(|line| line.strip_prefix("process_resident_memory_bytes ")?.parse().ok());
        assert!(memory.is_some_and(|bytes: f64| bytes > 1e6), "{seen:#?}");
    }

    #[test]
    fn lost_session_is_counted_until_the_alert() {
        let seen = seen(Arc::new(Memory::new()), async |monitor| {
            tokio::time::advance(Duration::from_secs(301)).await;
            monitor.measure().await;
        });
        let away = seen.iter().find_map(|line| line.strip_prefix("skald_gateway_away_seconds ")?.parse().ok());
        assert!(away.is_some_and(|seconds: f64| seconds > 300.0), "the alert SkaldAway: {seen:#?}");
    }

    /// The expression of an alert.
    fn expression(alert: &str) -> &'static str {
        let (_, rest) = ALERTS.split_once(&format!("alert: {alert}\n")).expect(alert);
        rest.lines().next().and_then(|line| line.trim().strip_prefix("expr: ")).expect("an expression")
    }

    #[test]
    fn alerts_fire_on_a_hanging_store_and_on_too_much_memory() {
        // A sync that never returns is not counted by any metric.
        assert_eq!(expression("SkaldStoreHangs"), "increase(skald_changes_total[4m]) == 0");
        assert_eq!(expression("SkaldCannotWork"), "skald_working == 0");
        let (_, most) = expression("SkaldMemory").split_once("> ").expect("a figure");
        let megabytes = most.parse::<f64>().expect("a number") / 1e6;
        assert!((240.0..=600.0).contains(&megabytes), "{megabytes} MB; the aim is 120");
    }

    /// Every word that begins like the name of a metric of ours.
    fn names(text: &str) -> Vec<&str> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        words.filter(|word| word.starts_with("skald_") || word.starts_with("process_")).collect()
    }

    #[test]
    fn dashboard_and_alerts_use_existing_documented_metrics() {
        let all = || [NAMES, discord::metrics::NAMES, store::metrics::NAMES].concat();
        let base =
            |name: &str| ["_bucket", "_sum", "_count"].iter().find_map(|end| Some(name.strip_suffix(end)?.to_owned()));
        for (file, text) in [
            ("alerts.yml", ALERTS),
            ("alerts_test.yml", ALERT_TESTS),
            ("dashboard.json", DASHBOARD),
            ("operations.md", OPERATIONS),
        ] {
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
    fn compose_example_has_valid_configuration_and_addresses() {
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
