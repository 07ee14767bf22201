//! HTTP connections within bounds: their number, the time for a head, and the size of one.
//!
//! A client that connects and stays silent is closed, so it takes no place of others for long.
#![forbid(unsafe_code)]

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
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

/// Serves connections until it is stopped, at most this many at once; more wait to be accepted. Then it waits a moment
/// for the requests in progress.
pub async fn serve(listener: TcpListener, router: Router, most: usize, stop: CancellationToken) {
    let connections = TaskTracker::new();
    let room = Arc::new(Semaphore::new(most));
    loop {
        let accepted = async {
            let place = Arc::clone(&room).acquire_owned().await;
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            () = stop.cancelled() => break,
            accepted = accepted => accepted,
        };
        let Ok((stream, _)) = accepted else {
            sleep(PAUSE).await;
            continue;
        };
        let router = router.clone();
        let stop = stop.clone();
        connections.spawn(async move {
            converse(stream, router, stop).await;
            drop(place);
        });
    }
    drop(listener);
    connections.close();
    if timeout(FAREWELL, connections.wait()).await.is_err() {
        tracing::debug!(left = connections.len(), "connections were not finished in time");
    }
}

/// Serves one connection to its end, or after a stop to the end of the request in progress.
async fn converse(stream: TcpStream, router: Router, stop: CancellationToken) {
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
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
    async fn silent_connections_are_closed_and_others_then_served() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let serving = tokio::spawn(serve(listener, router, 2, stop.clone()));
        let mut silent = Vec::new();
        for _ in 0..4 {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        let begun = std::time::Instant::now();
        let mut client = TcpStream::connect(address).await.unwrap();
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("here"), "{answer}");
        assert!(begun.elapsed() >= HEAD, "it waited for a place");
        stop.cancel();
        serving.await.unwrap();
    }
}
