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

/// How long the head of a request may take, and how long a connection may stay without one.
const HEAD: Duration = Duration::from_secs(10);
/// The most bytes of a head that are kept.
const HEAD_BYTES: usize = 32 << 10;
/// How long a stop waits for requests in progress.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long to wait when no connection can be accepted: no descriptors are left, which passes.
const PAUSE: Duration = Duration::from_millis(200);

/// The connections that have not sent the head of a request yet, by their numbers in order of arrival, each with what
/// closes it.
type Silent = Arc<Mutex<BTreeMap<u64, CancellationToken>>>;

/// Serves connections until it is stopped, at most this many at once. For another one the connection closes that has
/// been silent since its beginning for longest; if there is none, more wait to be accepted. After the stop it waits a
/// moment for the requests in progress.
pub async fn serve(listener: TcpListener, router: Router, most: usize, stop: CancellationToken) {
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
            close.run_until_cancelled(converse(stream, router, speaks, stop)).await;
            lock(&silent).remove(&number);
            drop(place);
        });
    }
    drop(listener);
    connections.close();
    if timeout(FAREWELL, connections.wait()).await.is_err() {
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
async fn converse(stream: TcpStream, router: Router, speaks: impl Fn(), stop: CancellationToken) {
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request| {
        speaks();
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            timeout(FAREWELL, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = ended {
        tracing::debug!(timeout = error.is_timeout(), "a connection broke");
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test]
    #[allow(clippy::disallowed_methods, reason = "real sockets on the time of the machine")]
    async fn silent_connections_make_room_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let serving = tokio::spawn(serve(listener, router, 2, stop.clone()));
        let mut silent = Vec::new();
        for sent in ["", "GET / HT", "", ""] {
            let mut client = TcpStream::connect(address).await.unwrap();
            client.write_all(sent.as_bytes()).await.unwrap();
            silent.push(client);
        }
        let begun = std::time::Instant::now();
        let ask = async || {
            let mut client = TcpStream::connect(address).await.unwrap();
            client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
            let mut answer = vec![0; 15];
            client.read_exact(&mut answer).await.unwrap();
            assert_eq!(answer, b"HTTP/1.1 200 OK");
            client
        };
        // Both have a place, and have spoken.
        let mut first = ask().await;
        let second = ask().await;
        assert!(begun.elapsed() < HEAD / 2, "they waited for a place");
        for mut client in silent {
            assert!(matches!(client.read(&mut [0]).await, Ok(0) | Err(_)), "it is closed");
        }
        first.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        first.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("here"), "a connection that has spoken is kept: {answer}");
        drop(second);
        stop.cancel();
        serving.await.unwrap();
    }

    #[tokio::test]
    #[allow(clippy::disallowed_methods, reason = "real sockets on the time of the machine")]
    async fn connection_without_a_further_request_is_closed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let serving = tokio::spawn(serve(listener, router, 1, stop.clone()));
        let mut first = TcpStream::connect(address).await.unwrap();
        first.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        first.read_exact(&mut [0; 15]).await.unwrap();
        let begun = std::time::Instant::now();
        let mut client = TcpStream::connect(address).await.unwrap();
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("here"), "{answer}");
        assert!(begun.elapsed() >= HEAD / 2, "it waited for a place");
        stop.cancel();
        serving.await.unwrap();
    }
}
