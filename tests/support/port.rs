//! A port of loopback that stays ours while nobody listens there.

use std::net::SocketAddr;

use tokio::net::TcpSocket;

/// Holds a free port until it is dropped. Others may listen there meanwhile, and again; nobody gets it as a free one.
pub fn hold() -> (TcpSocket, SocketAddr) {
    let held = TcpSocket::new_v4().expect("a socket");
    held.set_reuseaddr(true).expect("a socket");
    held.bind(([127, 0, 0, 1], 0).into()).expect("a free port");
    let address = held.local_addr().expect("an address");
    (held, address)
}
