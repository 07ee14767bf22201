//! A server in place of Discord for tests of requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use reqwest::Url;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

/// A server that gives every request the same response, and the number of its responses. `status` may have more headers
/// on further lines.
pub async fn server(status: impl Into<String>, body: Vec<u8>) -> (Url, Arc<AtomicUsize>) {
    scripted(vec![(status.into(), body)]).await
}

/// The same, with a response for each request in turn. The last one is repeated.
pub async fn scripted(responses: Vec<(String, Vec<u8>)>) -> (Url, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (status, body) = &responses[count.fetch_add(1, Ordering::SeqCst).min(responses.len() - 1)];
            let head = format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
            let mut request = vec![0; 4096];
            let _ = stream.read(&mut request).await;
            let _ = stream.write_all(head.as_bytes()).await;
            let _ = stream.write_all(body).await;
        }
    });
    (url, asked)
}
