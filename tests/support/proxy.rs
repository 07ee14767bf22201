//! A TCP proxy that a test can cut before a request or before its answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The point at which the proxy cuts the next active connection, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The request does not reach the server.
    Request,
    /// The server carries out the request, and its answer is lost.
    Answer,
}

/// A port that forwards to another one.
pub struct Proxy {
    pub port: u16,
    armed: Arc<AtomicU8>,
    shut: watch::Sender<bool>,
}

impl Proxy {
    pub async fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let own = listener.local_addr().expect("a port").port();
        let armed = Arc::new(AtomicU8::new(0));
        let (cuts, shut) = (Arc::clone(&armed), watch::Sender::new(false));
        let look = shut.subscribe();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (cuts, mut look) = (Arc::clone(&cuts), look.clone());
                tokio::spawn(async move {
                    tokio::select! {
                        _ = look.wait_for(|shut| *shut) => {}
                        () = lead(client, port, cuts) => {}
                    }
                });
            }
        });
        Self { port: own, armed, shut }
    }

    /// Breaks all connections and accepts no more, or accepts connections again.
    pub fn shut(&self, shut: bool) {
        self.shut.send_replace(shut);
    }

    pub fn cut(&self, cut: Cut) {
        self.armed.store(cut as u8 + 1, Ordering::SeqCst);
    }

    /// Whether the requested cut has happened.
    pub fn has_cut(&self) -> bool {
        self.armed.load(Ordering::SeqCst) == 0
    }
}

async fn lead(client: TcpStream, port: u16, armed: Arc<AtomicU8>) {
    let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    // The first direction to end drops both connections.
    tokio::select! {
        () = pass(from_client, to_server, &armed, Cut::Request) => {}
        () = pass(from_server, to_client, &armed, Cut::Answer) => {}
    }
}

async fn pass(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, armed: &AtomicU8, cut: Cut) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if armed.compare_exchange(cut as u8 + 1, 0, Ordering::SeqCst, Ordering::SeqCst).is_ok() {
            return;
        }
        if to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
