//! A stop takes less than ten seconds under every fault of Discord or the disk. With `--nocapture` the test prints the times.

use support::{evening, failing, slow};

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::Instant;

use evening::{Evening, without_limits};
use failing::Failing;
use serde_json::json;
use skald::sandbox::Failure;
use skald::store::Store;
use slow::Slow;

/// The timeout of a stop for an operator, and for systemd in `deploy/skald.service`.
const AT_MOST: Duration = Duration::from_secs(10);

/// A fault during the stop.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Nothing,
    /// Every request fails.
    ServerErrors,
    /// Every request succeeds, and its answer is lost.
    LostAnswers,
    /// Discord refuses every request for a minute.
    RateLimits,
    /// Discord answers every request after a minute.
    Silence,
    /// The gateway acknowledges no heartbeats.
    DeafGateway,
    /// The connection to the gateway breaks.
    CutGateway,
    /// The store takes two seconds for each answer.
    SlowStore,
    /// The store takes a minute for each answer.
    StuckStore,
    /// The store refuses every write.
    FailingStore,
}

const FAULTS: [Fault; 10] = [
    Fault::Nothing,
    Fault::ServerErrors,
    Fault::LostAnswers,
    Fault::RateLimits,
    Fault::Silence,
    Fault::DeafGateway,
    Fault::CutGateway,
    Fault::SlowStore,
    Fault::StuckStore,
    Fault::FailingStore,
];

/// The route parts of answers, messages and edits. Every request contains one of them.
const ROUTES: [&str; 3] = ["/callback", "/webhooks", "/channels"];

impl Fault {
    fn inject(self, evening: &Evening, slow: &Slow, failing: &Failing) {
        for route in ROUTES {
            match self {
                Self::ServerErrors => evening.sandbox.fail_next(Failure::server_error(route, 1000)),
                Self::LostAnswers => evening.sandbox.fail_next(Failure::lost_answer(route, 1000)),
                Self::RateLimits => {
                    evening.sandbox.fail_next(Failure::rate_limit(route, 1000, Duration::from_secs(60)));
                }
                Self::Silence => evening.sandbox.slow(route, Duration::from_secs(60)),
                _ => {}
            }
        }
        match self {
            Self::DeafGateway => evening.sandbox.gateway_ignore_heartbeats(true),
            Self::CutGateway => evening.sandbox.gateway_drop(),
            Self::SlowStore => slow.milliseconds.store(2000, Ordering::Relaxed),
            Self::StuckStore => slow.milliseconds.store(60_000, Ordering::Relaxed),
            Self::FailingStore => failing.fail_after(0),
            _ => {}
        }
    }
}

/// The duration of a stop while members press buttons and wait.
async fn stop_under(fault: Fault) -> Duration {
    let slow = Arc::new(Slow::default());
    let failing = Arc::new(Failing::before(Arc::clone(&slow) as Arc<dyn Store>));
    let mut evening = Evening::over(without_limits(), Arc::clone(&failing) as Arc<dyn Store>).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    fault.inject(&evening, &slow, &failing);
    for member in [evening.member(0), evening.member(1)] {
        for (command, options) in [("board", vec![]), ("score", vec![]), ("new", vec![("title", json!("raids"))])] {
            evening.sandbox.slash(member, evening.channel, command, &options).unwrap();
        }
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let begun = Instant::now();
    let stopped = tokio::time::timeout(3 * AT_MOST, evening.stop()).await;
    assert!(stopped.is_ok(), "{fault:?}: it does not stop");
    begun.elapsed()
}

#[tokio::test(start_paused = true)]
async fn stop_takes_less_than_ten_seconds_under_every_fault() {
    let stopping = FAULTS.map(|fault| tokio::spawn(async move { (fault, stop_under(fault).await) }));
    let mut late = Vec::new();
    println!("| fault | seconds until it has stopped |\n|---|---|");
    for stopping in stopping {
        let (fault, took) = stopping.await.unwrap();
        println!("| {fault:?} | {:.1} |", took.as_secs_f64());
        late.extend((took >= AT_MOST).then_some((fault, took)));
    }
    assert!(late.is_empty(), "{late:?}");
}
