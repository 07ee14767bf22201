//! Opens a TCP connection to a host. All of its addresses are tried side by side (RFC 8305), so that a silent one delays
//! the others by a moment only.
//!
//! Hyper's connector tries two families side by side, and the addresses of each one after the other.

use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use tokio::net::{TcpStream, lookup_host};
use tokio::time::sleep;

/// How long an address is tried before the next one is tried beside it.
const STAGGER: Duration = Duration::from_millis(250);

/// Connects to the first address of the host that answers.
pub async fn dial(host: &str, port: u16) -> Result<TcpStream> {
    // In a URL, an address of IPv6 has brackets.
    let found = lookup_host((host.trim_matches(['[', ']']), port)).await?;
    let stream = race(alternating(found)).await?;
    let _ = stream.set_nodelay(true);
    Ok(stream)
}

/// The addresses in the system's order, but IPv6 and IPv4 in turns.
fn alternating(found: impl Iterator<Item = SocketAddr>) -> Vec<SocketAddr> {
    let mut counts = [0, 0];
    let rank = |address: SocketAddr| {
        let count = &mut counts[usize::from(address.is_ipv4())];
        *count += 1;
        (*count, address)
    };
    let mut ranked: Vec<_> = found.map(rank).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, address)| address).collect()
}

/// Tries a further address when [`STAGGER`] is over or an attempt fails. The error is that of the last attempt.
async fn race(addresses: Vec<SocketAddr>) -> Result<TcpStream> {
    let mut left = addresses.into_iter();
    let mut attempts = FuturesUnordered::new();
    let mut failure = Error::from(ErrorKind::NotFound);
    loop {
        attempts.extend(left.next().map(TcpStream::connect));
        tokio::select! {
            attempt = attempts.next() => match attempt {
                Some(Ok(stream)) => return Ok(stream),
                Some(Err(error)) => failure = error,
                None => return Err(failure),
            },
            () = sleep(STAGGER), if left.len() > 0 => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::{TcpListener, TcpSocket};
    use tokio::time::timeout;

    use super::*;

    const LONG: Duration = Duration::from_secs(10);

    /// An address that answers no connection, because its queue is full.
    async fn silent() -> (SocketAddr, TcpListener, Vec<TcpStream>) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(1).unwrap();
        let address = listener.local_addr().unwrap();
        let mut queue = Vec::new();
        while let Ok(stream) = timeout(STAGGER, TcpStream::connect(address)).await {
            queue.push(stream.unwrap());
        }
        (address, listener, queue)
    }

    #[tokio::test]
    async fn silent_and_refusing_addresses_do_not_keep_it_from_the_next() {
        let (silent, _full, _queue) = silent().await;
        let refusing = "127.0.0.1:1".parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let working = listener.local_addr().unwrap();
        for addresses in [vec![silent, silent, working], vec![silent, refusing, working], vec![working, silent]] {
            let stream = timeout(LONG, race(addresses.clone())).await.expect("it connects").unwrap();
            assert_eq!(stream.peer_addr().unwrap(), working, "{addresses:?}");
        }
    }

    #[tokio::test]
    async fn last_failure_is_reported() {
        let refusing: SocketAddr = "127.0.0.1:1".parse().unwrap();
        assert_eq!(race(vec![refusing, refusing]).await.unwrap_err().kind(), ErrorKind::ConnectionRefused);
        assert_eq!(race(Vec::new()).await.unwrap_err().kind(), ErrorKind::NotFound);
    }

    #[test]
    fn families_are_tried_in_turns() {
        let addresses = |text: &str| text.split(' ').map(|a| format!("{a}:1").parse().unwrap()).collect::<Vec<_>>();
        let found = addresses("[::1] [::2] [::3] 1.1.1.1 1.1.1.2");
        assert_eq!(alternating(found.into_iter()), addresses("[::1] 1.1.1.1 [::2] 1.1.1.2 [::3]"));
    }
}
