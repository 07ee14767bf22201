//! The machine around the bot: its clock, and a proxy in the environment.

use jiff::Timestamp;
use skald::discord::gateway::{self, ProxyReport};

use super::report::Report;

/// The start of 2026, in seconds since 1970. An earlier clock was never set.
const EARLIEST: i64 = 1_767_225_600;

/// Checks the clock and the environment.
pub fn check(report: &mut Report) {
    clock(Timestamp::now(), report);
    proxy(gateway::proxy_report(), report);
}

fn clock(now: Timestamp, report: &mut Report) {
    let shown = now.strftime("%F %T");
    if now.as_second() < EARLIEST {
        return report.error("clock", format!("the clock says {shown} UTC: set it; deadlines and TLS depend on it"));
    }
    report.ok("clock", format!("the clock says {shown} UTC"));
}

fn proxy(found: Option<ProxyReport>, report: &mut Report) {
    let Some(ProxyReport { address, usable }) = found else { return };
    match usable {
        true => report.ok("proxy", format!("Discord is reached through {address}, as HTTPS_PROXY or ALL_PROXY says")),
        false => report.error(
            "proxy",
            format!("HTTPS_PROXY or ALL_PROXY names {address}: only an address with http:// can be used"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::report::Level;
    use super::*;

    fn levels(checked: impl FnOnce(&mut Report)) -> Vec<(Level, &'static str)> {
        let mut report = Report::default();
        checked(&mut report);
        report.levels().collect()
    }

    #[test]
    fn clock_that_was_never_set_is_an_error() {
        for (seconds, level) in [(0, Level::Error), (EARLIEST - 1, Level::Error), (EARLIEST, Level::Ok)] {
            let now = Timestamp::from_second(seconds).unwrap();
            assert_eq!(levels(|report| clock(now, report)), [(level, "clock")], "{seconds}");
        }
    }

    #[test]
    fn proxy_without_http_is_an_error() {
        let found = |usable| Some(ProxyReport { address: "socks5://proxy:1080".to_owned(), usable });
        for (usable, level) in [(true, Level::Ok), (false, Level::Error)] {
            assert_eq!(levels(|report| proxy(found(usable), report)), [(level, "proxy")]);
        }
        assert!(levels(|report| proxy(None, report)).is_empty());
    }
}
