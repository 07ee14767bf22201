//! One WebSocket to Discord: opened within a timeout, perhaps through a proxy; its errors contain nothing from the wire.

use std::io::ErrorKind;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::USER_AGENT;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_tls_with_config};

use super::dial::dial;
use super::fault::{Fault, Step};
use super::proxy::{self, Proxies};
use crate::http;

/// The timeout for TCP: after a lost packet a new attempt connects sooner than the system's retransmission.
const TCP: Duration = Duration::from_secs(3);
const SEND: Duration = Duration::from_secs(2);
const CLOSE_TIMEOUT: Duration = Duration::from_millis(200);
/// The largest frame that is accepted, in bytes. Discord's frames are below a megabyte here.
const LARGEST: usize = 16 << 20;
/// The close code: this one keeps the session; 1000 and 1001 would end it.
const KEEP: u16 = 4000;

/// A connection to Discord.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What a socket received.
#[derive(Debug)]
pub enum Received {
    Text(Utf8Bytes),
    Pong,
    Other,
}

impl Socket {
    /// Connects: first TCP, or a tunnel through a proxy, then TLS and the WebSocket, each within `limit`.
    pub async fn open(url: &str, limit: Duration, proxies: &Proxies) -> Result<Self, Fault> {
        let mut request = url.into_client_request().map_err(|error| fault(&error))?;
        request.headers_mut().insert(USER_AGENT, HeaderValue::from_static(http::USER_AGENT));
        let host = request.uri().host().unwrap_or_default();
        let secure = request.uri().scheme_str() == Some("wss");
        let port = request.uri().port_u16().unwrap_or(if secure { 443 } else { 80 });
        let late = |_| Fault::Late(Step::Connecting);
        let proxy = proxies.to(request.uri());
        let first = if proxy.is_some() { limit } else { limit.min(TCP) };
        let connecting = async {
            match proxy {
                Some(proxy) => proxy::connect(proxy, host, port).await,
                None => dial(host, port).await.map_err(|error| Fault::Unreachable(error.kind())),
            }
        };
        let stream = timeout(first, connecting).await.map_err(late)??;
        let mut config = WebSocketConfig::default();
        (config.max_message_size, config.max_frame_size) = (Some(LARGEST), Some(LARGEST));
        let opening = client_async_tls_with_config(request, stream, Some(config), None);
        let (socket, _) = timeout(limit, opening).await.map_err(late)?.map_err(|error| match error {
            Error::Http(response) => Fault::Upgrade(response.status().as_u16()),
            Error::Io(error) => Fault::Broken(error.kind()),
            error => fault(&error),
        })?;
        Ok(Self(socket))
    }

    pub async fn receive(&mut self) -> Result<Received, Fault> {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Ok(Received::Text(text)),
            Some(Ok(Message::Pong(_))) => Ok(Received::Pong),
            Some(Ok(Message::Close(frame))) => {
                Err(Fault::Closed(frame.map(|frame| frame.code.into()).filter(|code| *code != 1005)))
            }
            Some(Ok(_)) => Ok(Received::Other),
            Some(Err(error)) => Err(fault(&error)),
            None => Err(Fault::Broken(ErrorKind::UnexpectedEof)),
        }
    }

    pub async fn send(&mut self, text: String) -> Result<(), Fault> {
        self.put(Message::text(text)).await
    }

    pub async fn ping(&mut self) -> Result<(), Fault> {
        self.put(Message::Ping(Vec::new().into())).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Fault> {
        match timeout(SEND, self.0.send(message)).await {
            Ok(sent) => sent.map_err(|error| fault(&error)),
            Err(_) => Err(Fault::Silent),
        }
    }

    /// Closes so that the session can be resumed.
    pub async fn leave(mut self) {
        let frame = CloseFrame { code: KEEP.into(), reason: "".into() };
        let _ = timeout(CLOSE_TIMEOUT, self.0.close(Some(frame))).await;
    }
}

/// The fault for an error of the library. The error's text is dropped, because it may contain sent data.
fn fault(error: &Error) -> Fault {
    match error {
        Error::Io(error) => Fault::Broken(error.kind()),
        Error::ConnectionClosed | Error::AlreadyClosed => Fault::Closed(None),
        Error::Url(_) => Fault::Unreachable(ErrorKind::InvalidInput),
        Error::Tls(_) => Fault::Unreachable(ErrorKind::InvalidData),
        Error::Protocol(_) => Fault::Broken(ErrorKind::ConnectionAborted),
        _ => Fault::Broken(ErrorKind::InvalidData),
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tokio_tungstenite::accept_async;

    use super::*;

    const LONG: Duration = Duration::from_secs(5);

    #[tokio::test]
    async fn ping_reaches_the_peer() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let listening = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut client = accept_async(stream).await.unwrap();
            client.next().await
        });
        let mut socket = Socket::open(&url, LONG, &Proxies::none()).await.unwrap();
        socket.ping().await.unwrap();
        let came = timeout(LONG, listening).await.expect("something comes").unwrap();
        assert!(matches!(came, Some(Ok(Message::Ping(_)))), "{came:?}");
    }

    #[tokio::test]
    async fn gateway_is_reached_through_the_proxy() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                accept_async(stream).await.unwrap().send(Message::text("hello")).await.unwrap();
            }
        });
        let (proxy, asked) = proxy::tests::proxy(port, "Basic bmFtZTpwYXNzd29yZA==").await;
        let proxies = Proxies::by(&format!("http://name:password@{proxy}"), "127.0.0.1");
        // No resolver knows this name, so the proxy alone can lead there.
        let mut socket = Socket::open("ws://gateway.invalid/?v=10", LONG, &proxies).await.unwrap();
        assert!(matches!(socket.receive().await, Ok(Received::Text(text)) if text == "hello"));
        assert_eq!(*asked.lock().unwrap(), ["CONNECT gateway.invalid:80 HTTP/1.1"]);
        Socket::open(&format!("ws://127.0.0.1:{port}"), LONG, &proxies).await.unwrap();
        assert_eq!(asked.lock().unwrap().len(), 1, "a host of NO_PROXY is reached directly");
    }

    #[test]
    fn closed_connection_is_not_a_broken_one() {
        for error in [Error::ConnectionClosed, Error::AlreadyClosed] {
            assert_eq!(fault(&error), Fault::Closed(None), "{error}");
        }
    }
}
