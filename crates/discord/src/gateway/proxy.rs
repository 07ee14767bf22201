//! The HTTP proxy to Discord's gateway, as the environment names it. REST requests follow the same variables.
//!
//! `HTTPS_PROXY` is for `wss://`, `HTTP_PROXY` for `ws://`, `ALL_PROXY` for both. Hosts of `NO_PROXY` are reached
//! directly. An error contains nothing from the wire, and no name or password.

use std::error::Error;
use std::io::ErrorKind;
use std::task::{Context, Poll};

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use hyper_util::client::legacy::connect::proxy::Tunnel;
use hyper_util::client::proxy::matcher::{Intercept, Matcher};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::http::Uri;
use tower_service::Service;

use super::dial::dial;
use super::fault::{Fault, ProxyFault};

/// Discord's gateway, to report its proxy.
const GATEWAY: &str = "wss://gateway.discord.gg";

/// The proxies of the environment.
pub struct Proxies(Matcher);

/// A proxy, and how it may be used.
pub struct ProxyReport {
    /// Its address, without a name or a password.
    pub address: String,
    /// Whether the gateway can be reached through it: only by `http://`.
    pub usable: bool,
}

impl Proxies {
    pub fn from_env() -> Self {
        Self(Matcher::from_env())
    }

    /// The proxy to an address; `None` if it is reached directly.
    pub fn to(&self, url: &Uri) -> Option<Intercept> {
        let scheme = match url.scheme_str()? {
            "wss" => "https",
            "ws" => "http",
            _ => return None,
        };
        let url = Uri::builder().scheme(scheme).authority(url.authority()?.clone()).path_and_query("/");
        self.0.intercept(&url.build().ok()?)
    }
}

/// The proxy to Discord's gateway; `None` without one.
pub fn report() -> Option<ProxyReport> {
    let proxy = Proxies::from_env().to(&Uri::from_static(GATEWAY))?;
    Some(ProxyReport { address: proxy.uri().to_string(), usable: is_usable(&proxy) })
}

fn is_usable(proxy: &Intercept) -> bool {
    proxy.uri().scheme_str() == Some("http")
}

/// Connects to a host through a proxy.
pub async fn connect(proxy: Intercept, host: &str, port: u16) -> Result<TcpStream, Fault> {
    if !is_usable(&proxy) {
        return Err(Fault::Proxy(ProxyFault::Scheme));
    }
    let to = Uri::builder().scheme("https").authority(format!("{host}:{port}")).path_and_query("/").build();
    let to = to.map_err(|_| Fault::Unreachable(ErrorKind::InvalidInput))?;
    let mut tunnel = Tunnel::new(proxy.uri().clone(), Dialer);
    if let Some(authorization) = proxy.basic_auth() {
        tunnel = tunnel.with_auth(authorization.clone());
    }
    match tunnel.call(to).await {
        Ok(stream) => Ok(TokioIo::into_inner(stream)),
        Err(error) => Err(Fault::Proxy(fault(&error))),
    }
}

/// Connects to the proxy itself.
struct Dialer;

impl Service<Uri> for Dialer {
    type Response = TokioIo<TcpStream>;
    type Error = std::io::Error;
    type Future = BoxFuture<'static, Result<Self::Response, Self::Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, proxy: Uri) -> Self::Future {
        async move { dial(proxy.host().unwrap_or_default(), proxy.port_u16().unwrap_or(80)).await.map(TokioIo::new) }
            .boxed()
    }
}

/// The library does not export its error, so the text tells which one it is.
fn fault(error: &(dyn Error + 'static)) -> ProxyFault {
    let mut cause = Some(error);
    while let Some(next) = cause {
        if let Some(error) = next.downcast_ref::<std::io::Error>() {
            return ProxyFault::Unreachable(error.kind());
        }
        cause = next.source();
    }
    if error.to_string().contains("authorization") { ProxyFault::Unauthorized } else { ProxyFault::Refused }
}

#[cfg(test)]
pub mod tests {
    use std::sync::{Arc, Mutex};

    use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, copy_bidirectional};
    use tokio::net::TcpListener;

    use super::*;

    impl Proxies {
        pub fn none() -> Self {
            Self(Matcher::builder().build())
        }

        /// A proxy for all addresses but those of `except`.
        pub fn by(proxy: &str, except: &str) -> Self {
            Self(Matcher::builder().all(proxy).no(except).build())
        }
    }

    /// A proxy that leads every CONNECT to one port, if it has the right authorization. Returns its address and the
    /// first lines of requests.
    pub async fn proxy(to: u16, authorization: &'static str) -> (String, Arc<Mutex<Vec<String>>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let asked = Arc::<Mutex<Vec<String>>>::default();
        let lines = Arc::clone(&asked);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let lines = Arc::clone(&lines);
                tokio::spawn(async move {
                    let mut client = BufReader::new(client);
                    let mut head = String::new();
                    while !head.ends_with("\r\n\r\n") {
                        client.read_line(&mut head).await.unwrap();
                    }
                    lines.lock().unwrap().push(head.lines().next().unwrap().to_owned());
                    let mut client = client.into_inner();
                    if !head.contains(authorization) {
                        let refusal = b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n";
                        return client.write_all(refusal).await.unwrap();
                    }
                    let mut server = TcpStream::connect(("127.0.0.1", to)).await.unwrap();
                    client.write_all(b"HTTP/1.1 200 Connection established\r\n\r\n").await.unwrap();
                    // Both sides may end abruptly.
                    let _ended = copy_bidirectional(&mut client, &mut server).await;
                });
            }
        });
        (address, asked)
    }

    #[test]
    fn variables_choose_the_proxy_by_scheme_and_host() {
        let proxies = Proxies(
            Matcher::builder().https("http://a:b@one.example:3128").http("two.example").no("127.0.0.1,.local").build(),
        );
        let to = |url: &'static str| proxies.to(&Uri::from_static(url)).map(|proxy| proxy.uri().to_string());
        assert_eq!(to("wss://gateway.discord.gg/?v=10").as_deref(), Some("http://one.example:3128/"));
        assert_eq!(to("ws://gateway.example:81").as_deref(), Some("http://two.example/"));
        for direct in ["wss://127.0.0.1:443", "wss://gateway.local", "ws://127.0.0.1:8080/gateway"] {
            assert_eq!(to(direct), None, "{direct}");
        }
    }

    #[tokio::test]
    async fn only_an_http_proxy_is_used() {
        let proxies = Proxies::by("socks5://127.0.0.1:1", "");
        let proxy = proxies.to(&Uri::from_static(GATEWAY)).unwrap();
        let fault = connect(proxy, "gateway.discord.gg", 443).await.unwrap_err();
        assert_eq!(fault.to_string(), "the proxy has an address that is not http://");
    }

    #[tokio::test]
    async fn proxy_that_refuses_or_is_away_is_named() {
        let (address, _) = proxy(1, "Basic bmFtZTpwYXNzd29yZA==").await;
        let through = async |proxy: String| {
            let proxy = Proxies::by(&proxy, "").to(&Uri::from_static(GATEWAY)).unwrap();
            connect(proxy, "gateway.discord.gg", 443).await.unwrap_err().to_string()
        };
        assert_eq!(through(format!("http://{address}")).await, "the proxy asks for a name and a password");
        let away = through("http://127.0.0.1:1".to_owned()).await;
        assert_eq!(away, "the proxy cannot be reached: connection refused");
    }
}
