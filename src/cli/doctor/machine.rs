//! The machine around the bot: its clock, and a proxy in the environment.

use jiff::Timestamp;

use super::report::Report;

/// The start of 2026, in seconds since 1970. An earlier clock was never set.
const EARLIEST: i64 = 1_767_225_600;

/// The variables that name a proxy to the HTTP client.
const PROXIES: &[&str] = &["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];

/// Checks the clock and the environment.
pub fn look(report: &mut Report) {
    clock(Timestamp::now(), report);
    proxy(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()), report);
}

fn clock(now: Timestamp, report: &mut Report) {
    let shown = now.strftime("%F %T");
    if now.as_second() < EARLIEST {
        return report.error("clock", format!("the clock says {shown} UTC: set it; deadlines and TLS depend on it"));
    }
    report.ok("clock", format!("the clock says {shown} UTC"));
}

fn proxy(is_set: impl Fn(&str) -> bool, report: &mut Report) {
    if let Some(name) = PROXIES.iter().find(|name| is_set(name)) {
        report.warning(
            "proxy",
            format!(
                "{name} is set: requests go through the proxy, but the gateway does not; allow connections to \
                 gateway.discord.gg and *.discord.gg, port 443"
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::report::Level;
    use super::*;

    fn levels(look: impl FnOnce(&mut Report)) -> Vec<(Level, &'static str)> {
        let mut report = Report::default();
        look(&mut report);
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
    fn proxy_that_the_gateway_does_not_use_is_a_warning() {
        for name in PROXIES {
            assert_eq!(levels(|report| proxy(|asked| asked == *name, report)), [(Level::Warning, "proxy")]);
        }
        assert!(levels(|report| proxy(|asked| asked == "NO_PROXY", report)).is_empty());
    }
}
