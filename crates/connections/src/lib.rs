//! HTTP connections within bounds: their number, the time for a head, and the size of one.
//!
//! A client that connects and stays silent is closed after a while, and at once when others need its place.
#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The most bytes of a head that are kept.
const HEAD_BYTES: usize = 32 << 10;
/// How long to wait when no connection can be accepted: no descriptors are left, which passes.
const PAUSE: Duration = Duration::from_millis(200);

/// How long a client may take.
#[derive(Clone, Copy)]
struct Bounds {
    /// For the head of a request, and to stay without one.
    head: Duration,
    /// After a stop, for the requests in progress.
    farewell: Duration,
}

const BOUNDS: Bounds = Bounds { head: Duration::from_secs(10), farewell: Duration::from_millis(500) };

/// The connections that have not sent the head of a request yet, by their numbers in order of arrival, each with what
/// closes it.
type Silent = Arc<Mutex<BTreeMap<u64, CancellationToken>>>;

/// Serves connections until it is stopped, at most this many at once. For another one the connection closes that has
/// been silent since its beginning for longest; if there is none, more wait to be accepted. After the stop it waits a
/// moment for the requests in progress.
pub async fn serve(listener: TcpListener, router: Router, most: usize, stop: CancellationToken) {
    serve_within(BOUNDS, listener, router, most, stop).await;
}

async fn serve_within(bounds: Bounds, listener: TcpListener, router: Router, most: usize, stop: CancellationToken) {
    let connections = TaskTracker::new();
    let room = Arc::new(Semaphore::new(most));
    let silent = Silent::default();
    for number in 0.. {
        let accepted = async {
            let stream = listener.accept().await;
            let Ok(place) = Arc::clone(&room).try_acquire_owned() else {
                make_room(&silent);
                return (stream, Arc::clone(&room).acquire_owned().await.ok());
            };
            (stream, Some(place))
        };
        let (accepted, place) = tokio::select! {
            () = stop.cancelled() => break,
            accepted = accepted => accepted,
        };
        let Ok((stream, _)) = accepted else {
            drop(place);
            make_room(&silent);
            sleep(PAUSE).await;
            continue;
        };
        let router = router.clone();
        let stop = stop.clone();
        let close = CancellationToken::new();
        lock(&silent).insert(number, close.clone());
        let silent = Arc::clone(&silent);
        connections.spawn(async move {
            let speaks = {
                let silent = Arc::clone(&silent);
                move || drop(lock(&silent).remove(&number))
            };
            close.run_until_cancelled(converse(bounds, stream, router, speaks, stop)).await;
            lock(&silent).remove(&number);
            drop(place);
        });
    }
    drop(listener);
    connections.close();
    if timeout(bounds.farewell, connections.wait()).await.is_err() {
        tracing::debug!(left = connections.len(), "connections were not finished in time");
    }
}

/// Closes the connection that has been silent for longest.
fn make_room(silent: &Silent) {
    let longest = lock(silent).pop_first();
    if let Some((_, close)) = longest {
        close.cancel();
    }
}

fn lock(silent: &Silent) -> MutexGuard<'_, BTreeMap<u64, CancellationToken>> {
    silent.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Serves one connection to its end, or after a stop to the end of the request in progress.
async fn converse(bounds: Bounds, stream: TcpStream, router: Router, speaks: impl Fn(), stop: CancellationToken) {
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request| {
        speaks();
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            timeout(bounds.farewell, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = ended {
        tracing::debug!(timeout = error.is_timeout(), "a connection broke");
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "real sockets on the time of the machine")]
mod tests {
    use std::net::SocketAddr;
    use std::time::Instant;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::{Notify, mpsc};
    use tokio::task::JoinHandle;

    use super::*;

    const ASKED: &str = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
    const LAST: &str = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    /// Long enough for an answer, and no wait for a test.
    const SHORT: Duration = Duration::from_millis(300);
    /// A test that waits so long fails.
    const LONG: Duration = Duration::from_secs(60);

    /// A server at which at most `most` connections are open at once.
    struct Server {
        address: SocketAddr,
        stop: CancellationToken,
        serving: JoinHandle<()>,
    }

    impl Server {
        async fn begin(bounds: Bounds, most: usize, router: Router) -> Self {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let stop = CancellationToken::new();
            let serving = tokio::spawn(serve_within(bounds, listener, router, most, stop.clone()));
            Self { address, stop, serving }
        }

        /// A new connection that has sent this.
        async fn connect(&self, sent: &str) -> TcpStream {
            let mut client = TcpStream::connect(self.address).await.unwrap();
            client.write_all(sent.as_bytes()).await.unwrap();
            client
        }

        async fn end(self) {
            self.stop.cancel();
            self.serving.await.unwrap();
        }
    }

    fn here() -> Router {
        Router::new().route("/", get(async || "here"))
    }

    /// What comes until the connection closes, however that happens.
    async fn rest(client: &mut TcpStream) -> String {
        let mut answer = Vec::new();
        let _reset = client.read_to_end(&mut answer).await;
        String::from_utf8(answer).unwrap()
    }

    /// Reads the head of an answer that is "here".
    async fn answered(client: &mut TcpStream) {
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\nhere") {
            answer.push(client.read_u8().await.unwrap());
        }
        assert!(answer.starts_with(b"HTTP/1.1 200 OK"));
    }

    #[tokio::test]
    async fn silent_connections_make_room_at_once() {
        let server = Server::begin(Bounds { head: LONG, farewell: SHORT }, 2, here()).await;
        let mut silent = Vec::new();
        for sent in ["", "GET / HT", "", ""] {
            silent.push(server.connect(sent).await);
        }
        let begun = Instant::now();
        // Both have a place, and have spoken.
        let mut first = server.connect(ASKED).await;
        let mut second = server.connect(ASKED).await;
        answered(&mut first).await;
        answered(&mut second).await;
        assert!(begun.elapsed() < LONG / 2, "they waited for a place");
        for mut client in silent {
            assert_eq!(rest(&mut client).await, "", "it is closed");
        }
        first.write_all(LAST.as_bytes()).await.unwrap();
        assert!(rest(&mut first).await.ends_with("here"), "a connection that has spoken is kept");
        server.end().await;
    }

    #[tokio::test]
    async fn connection_that_is_silent_for_longest_closes_first() {
        let server = Server::begin(Bounds { head: LONG, farewell: SHORT }, 2, here()).await;
        let mut first = server.connect("").await;
        let mut second = server.connect("").await;
        let mut third = server.connect(ASKED).await;
        answered(&mut third).await;
        assert_eq!(rest(&mut first).await, "", "it is closed");
        second.write_all(LAST.as_bytes()).await.unwrap();
        assert!(rest(&mut second).await.ends_with("here"), "it is kept");
        server.end().await;
    }

    #[tokio::test]
    async fn connection_that_has_ended_is_not_closed_for_another() {
        let server = Server::begin(Bounds { head: LONG, farewell: SHORT }, 1, here()).await;
        let mut ended = server.connect("").await;
        ended.shutdown().await.unwrap();
        assert_eq!(rest(&mut ended).await, "");
        let mut silent = server.connect("").await;
        let begun = Instant::now();
        answered(&mut server.connect(ASKED).await).await;
        assert_eq!(rest(&mut silent).await, "", "it made room");
        assert!(begun.elapsed() < LONG / 2);
        server.end().await;
    }

    #[tokio::test]
    async fn connection_without_a_further_request_is_closed() {
        let server = Server::begin(Bounds { head: SHORT, farewell: SHORT }, 1, here()).await;
        let mut first = server.connect(ASKED).await;
        answered(&mut first).await;
        let begun = Instant::now();
        let mut other = server.connect(LAST).await;
        assert!(rest(&mut other).await.ends_with("here"));
        assert!(begun.elapsed() >= SHORT / 2, "it waited for a place");
        server.end().await;
    }

    /// Otherwise a client that sends a byte now and then holds its place for good.
    #[tokio::test]
    async fn head_that_takes_too_long_ends_its_connection() {
        let server = Server::begin(Bounds { head: SHORT, farewell: SHORT }, 9, here()).await;
        let begun = Instant::now();
        for sent in ["", "GET / HTTP/1.1\r\n"] {
            let mut client = server.connect(sent).await;
            assert!(!rest(&mut client).await.contains("200"), "{sent:?}");
        }
        assert!((SHORT..LONG).contains(&begun.elapsed()), "{:?}", begun.elapsed());
        server.end().await;
    }

    #[tokio::test]
    async fn head_larger_than_its_bound_is_refused() {
        let server = Server::begin(BOUNDS, 9, here()).await;
        let begins = "GET / HTTP/1.1\r\nx: ";
        let ends = "\r\nhost: x\r\nconnection: close\r\n\r\n";
        for (length, ends, status) in [(HEAD_BYTES / 2, ends, "200"), (HEAD_BYTES, "", "431")] {
            let head = format!("{begins}{}{ends}", "x".repeat(length - begins.len()));
            let mut client = server.connect(&head).await;
            let answer = rest(&mut client).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{length}: {answer}");
        }
        server.end().await;
    }

    #[tokio::test]
    async fn stop_waits_for_a_request_in_progress_and_no_longer() {
        for is_answered in [true, false] {
            let (asked, mut begun) = mpsc::unbounded_channel();
            let go = Arc::new(Notify::new());
            let wait = Arc::clone(&go);
            let slow = move || {
                let _begins = asked.send(());
                let wait = Arc::clone(&wait);
                async move {
                    wait.notified().await;
                    "here"
                }
            };
            let farewell = if is_answered { LONG } else { SHORT };
            let router = Router::new().route("/", get(slow));
            let server = Server::begin(Bounds { head: LONG, farewell }, 9, router).await;
            let mut idle = server.connect("").await;
            let mut client = server.connect(ASKED).await;
            begun.recv().await.unwrap();
            server.stop.cancel();
            assert_eq!(rest(&mut idle).await, "", "a connection without a request is closed at once");
            if is_answered {
                go.notify_one();
            }
            let answer = rest(&mut client).await;
            assert_eq!(answer.ends_with("here"), is_answered, "{answer}");
            server.serving.await.unwrap();
            assert!(TcpStream::connect(server.address).await.is_err(), "nothing is accepted after a stop");
        }
    }
}
