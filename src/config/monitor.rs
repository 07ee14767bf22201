//! `[monitor]`: the address of metrics and health checks.

use std::net::SocketAddr;

use super::section::Section;

/// The section `[monitor]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonitorConfig {
    /// The address of `/metrics`, `/healthz` and `/readyz`; `None` for none.
    pub address: Option<SocketAddr>,
}

impl MonitorConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        const EXPECTED: &str = "an IP address and a port, such as \"127.0.0.1:9477\"";
        let text = section.text("address", EXPECTED);
        let address = text.as_ref().and_then(|text| text.parse().ok());
        if let Some(text) = text.filter(|_| address.is_none()) {
            section.wrong("address", &toml::Value::String(text), EXPECTED);
        }
        Self { address }
    }
}
