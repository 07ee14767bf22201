//! The table of faults. For each: the time until the next event, and whether an event is lost that Discord keeps.
//!
//! `cargo test --test real_time gateway -- --nocapture table` prints it.

use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use serde_json::json;

use super::fake::{Blow, Fake, Trick};
use super::rig::Rig;

/// Faults on our side of the wire may cost two seconds; the rest is for a busy machine.
const AIM: Duration = Duration::from_millis(2000);
const BUSY: Duration = Duration::from_millis(1500);

/// One fault: its name, its cause, whether Discord ends the session, and the maximum time.
struct Fault {
    name: &'static str,
    blow: Happening,
    over: bool,
    aim: Duration,
}

type Happening = Box<dyn for<'a> Fn(&'a Fake) -> BoxFuture<'a, ()> + Send + Sync>;

fn fault(name: &'static str, blow: Happening) -> Fault {
    Fault { name, blow, over: false, aim: AIM }
}

/// The connection breaks, and the next ones have these faults.
fn broken(name: &'static str, tricks: &'static [Trick]) -> Fault {
    struck(name, tricks, Blow::Fin)
}

fn struck(name: &'static str, tricks: &'static [Trick], blow: Blow) -> Fault {
    let happens: Happening = Box::new(move |fake| {
        let blow = blow.clone();
        Box::pin(async move {
            fake.trick(tricks);
            fake.strike(blow);
        })
    });
    fault(name, happens)
}

/// Every address is unreachable for a while. The time counts from its end.
fn outage(name: &'static str, time: Duration) -> Fault {
    let happens: Happening = Box::new(move |fake| {
        Box::pin(async move {
            fake.fall().await;
            tokio::time::sleep(time).await;
            fake.rise().await;
        })
    });
    fault(name, happens)
}

/// Connections are accepted and closed at once, for a while.
fn unwell(name: &'static str, trick: Trick, time: Duration) -> Fault {
    let happens: Happening = Box::new(move |fake| {
        Box::pin(async move {
            fake.state().always = Some(trick);
            fake.strike(Blow::Fin);
            tokio::time::sleep(time).await;
            fake.state().always = None;
        })
    });
    // This is Discord's fault, and the backoff grows, but not beyond the length of the outage.
    Fault { aim: time.max(AIM), ..fault(name, happens) }
}

fn ended(name: &'static str, blow: Blow) -> Fault {
    let happens: Happening = Box::new(move |fake| {
        let blow = blow.clone();
        Box::pin(async move {
            fake.strike(blow);
            fake.forget_sessions();
        })
    });
    Fault { over: true, ..fault(name, happens) }
}

fn op(op: u8, data: bool) -> Blow {
    Blow::Text(json!({ "op": op, "d": data }).to_string())
}

fn faults() -> Vec<Fault> {
    use Trick::{Close, Expel, Ignore, Mute, Refuse, Stall, Status};
    let after = |fault: Fault, aim: u64| Fault { aim: Duration::from_millis(aim), ..fault };
    let over = |fault: Fault| Fault { over: true, ..fault };
    vec![
        struck("op 7, reconnect", &[], op(7, false)),
        struck("op 9, resumable", &[], op(9, true)),
        ended("op 9, not resumable", op(9, false)),
        struck("close 1001", &[], Blow::Close(Some(1001))),
        struck("close 4000", &[], Blow::Close(Some(4000))),
        ended("close 4007, invalid seq", Blow::Close(Some(4007))),
        ended("close 4009, session timed out", Blow::Close(Some(4009))),
        struck("close without a code", &[], Blow::Close(None)),
        struck("TCP ends", &[], Blow::Fin),
        struck("TCP reset", &[], Blow::Reset),
        outage("refused for 100 ms", Duration::from_millis(100)),
        outage("refused for 5 s, since its end", Duration::from_secs(5)),
        outage("refused for 30 s, since its end", Duration::from_secs(30)),
        struck("silence", &[], Blow::Freeze),
        struck("silence, then a handshake without an answer", &[Stall], Blow::Freeze).slower(),
        after(struck("pings answered, heartbeats and events not", &[], Blow::Deaf), 12_500),
        broken("the next handshake is never answered", &[Stall]),
        broken("the next two are never answered", &[Stall, Stall]).slower(),
        broken("the next HELLO never comes", &[Mute]),
        broken("the next RESUME is never answered", &[Ignore]),
        over(broken("RESUME refused by op 9", &[Refuse(false)])),
        broken("RESUME put off by op 9", &[Refuse(true)]),
        broken("RESUME answered by a close without a code", &[Expel(None)]),
        over(broken("RESUME answered by close 4009", &[Expel(Some(4009))])),
        broken("the next connection closes before HELLO", &[Close(None)]),
        broken("the next request gets a 503", &[Status(503)]),
        unwell("closes before HELLO for 30 s, since its end", Close(None), Duration::from_secs(30)),
        unwell("503 for 10 s, since its end", Status(503), Duration::from_secs(10)),
        struck("a frame that is no JSON", &[], Blow::Text("{\"op\":".to_owned())),
        struck("a binary frame", &[], Blow::Binary),
        struck("an unknown op", &[], op(99, false)),
        struck("a request for a heartbeat", &[], op(1, false)),
    ]
}

impl Fault {
    /// Two faults at once.
    fn slower(mut self) -> Self {
        self.aim = AIM * 3;
        self
    }
}

/// Slow: the longest outages last 30 s, and the real backoff follows.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_faults() {
    let tried = futures_util::stream::iter(faults()).map(|fault| async move {
        let mut rig = Rig::start().await;
        if fault.over {
            // A session cannot be replaced in its first seconds: Discord allows one in five seconds.
            tokio::time::sleep(Duration::from_millis(5200)).await;
        }
        (fault.blow)(&rig.fake).await;
        let (away, lost) = rig.offline().await;
        let resumed = rig.fake.state().resumed;
        (fault, away, lost, resumed)
    });
    let rows: Vec<_> = tried.buffered(16).collect().await;
    for (fault, away, lost, resumed) in &rows {
        println!("| {} | {:.2} s | {lost} | {resumed} |", fault.name, away.as_secs_f64());
    }
    for (fault, away, lost, _) in rows {
        assert!(away <= fault.aim + BUSY, "{}: offline for {away:?}", fault.name);
        assert!(fault.over || lost == 0, "{}: {lost} events lost that Discord kept", fault.name);
    }
}
