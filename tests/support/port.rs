//! A reserved loopback port without a listener.

use std::net::SocketAddr;

use tokio::net::TcpSocket;

/// Reserves a free port until the caller drops the socket. A program may listen there by its number, but the system assigns it to
/// no other.
pub fn hold() -> (TcpSocket, SocketAddr) {
    let held = TcpSocket::new_v4().expect("a socket");
    held.set_reuseaddr(true).expect("a socket");
    held.bind(([127, 0, 0, 1], 0).into()).expect("there is a free port");
    let address = held.local_addr().expect("an address");
    (held, address)
}
