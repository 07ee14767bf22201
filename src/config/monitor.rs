//! `[monitor]`: the address of metrics and health checks.

use std::net::SocketAddr;

use super::section::Section;

/// The section `[monitor]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonitorConfig {
    /// The address of `/metrics`, `/healthz` and `/readyz`; `None` for none.
    pub address: Option<SocketAddr>,
    /// The domain names under which it may be asked at another address than a loopback one.
    pub hosts: Vec<String>,
}

impl MonitorConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        const EXPECTED: &str = "an IP address and a port, such as \"127.0.0.1:9477\"";
        let text = section.text("address", EXPECTED);
        let address = text.as_ref().and_then(|text| text.parse().ok());
        if let Some(text) = text.filter(|_| address.is_none()) {
            section.wrong("address", &toml::Value::String(text), EXPECTED);
        }
        let hosts = section.texts("hosts", "a list of names without ports, such as [\"skald.example.org\"]");
        Self { address, hosts }
    }
}
