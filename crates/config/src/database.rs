//! The database of `[store]`: its address, the encryption of the connection, and the source of its password.

use std::net::IpAddr;
use std::path::PathBuf;

use reqwest::Url;
use toml::Value;

use super::section::Section;
use super::{Problem, Secret};

/// The environment variable that holds the password, as for the programs of PostgreSQL.
const PASSWORD: &str = "PGPASSWORD";

/// The default of the maximum number of connections.
const CONNECTIONS: u32 = 32;

/// A PostgreSQL database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseConfig {
    /// `postgres://user@host:port/database`, without a password and without `sslmode`.
    pub url: Url,
    /// How the connection is encrypted.
    pub ssl_mode: SslMode,
    /// A PEM file with the authorities to trust in place of those that browsers trust.
    pub root_certificate: Option<PathBuf>,
    /// A file that contains only the password.
    pub password_file: Option<PathBuf>,
    /// The maximum number of connections, from 1 to 1000.
    pub connections: usize,
}

/// How a connection is encrypted; the variants are named as in PostgreSQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SslMode {
    /// Not at all; the default for a database on this machine.
    Disable,
    /// Encrypted, but the server's certificate is not verified.
    Require,
    /// Encrypted, and the certificate must be that of the host; the default for a database elsewhere.
    VerifyFull,
}

/// Why there is no password in `password_file`.
#[derive(Debug, thiserror::Error)]
pub enum PasswordError {
    /// The file cannot be read.
    #[error("store.password_file: {path}: {error}", path = .path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    /// The file is empty, or has more than one line.
    #[error("store.password_file: {path} holds no password: it must be its first and only line", path = .path.display())]
    Malformed { path: PathBuf },
}

const URL: &str = "an address such as \"postgres://skald@db.example/skald?sslmode=verify-full\"; after the ? may stand \
                   sslmode (disable, require or verify-full), host, application_name, options and target_session_attrs";

const NO_PASSWORD: &str = "no password in this file or on the command line: set PGPASSWORD, or name a file under \
                           store.password_file";

/// The parameters that may follow the `?`, beside `sslmode`.
const PARAMETERS: [&str; 4] = ["host", "application_name", "options", "target_session_attrs"];

impl DatabaseConfig {
    pub(super) fn take(section: &mut Section) -> Option<Self> {
        section.forbid("password", NO_PASSWORD);
        let url = section.text("url", URL);
        let root_certificate = section.path("root_certificate", "the path of a file with certificates as PEM");
        let password_file = section.path("password_file", "the path of a file that holds the password");
        let connections = section.number("connections", 1..=1000).unwrap_or(CONNECTIONS) as usize;
        let read = match Self::of(&url?) {
            Ok(read) => read,
            Err(problem) => {
                section.wrong("url", &Value::from(problem.found), &problem.expected);
                return None;
            }
        };
        Some(Self { root_certificate, password_file, connections, ..read })
    }

    /// The database of an address, with all other settings at their defaults.
    ///
    /// # Errors
    /// An invalid address, or one with a password. An address that cannot be parsed or holds a password is not shown.
    pub fn of(address: &str) -> Result<Self, Problem> {
        let problem =
            |found: &str, expected: &str| Problem { key: "url".into(), found: found.into(), expected: expected.into() };
        // A text that cannot be parsed may hold a password, too.
        let mut url = Url::parse(address).map_err(|_| problem("(an address that cannot be read)", URL))?;
        let pairs: Vec<_> = url.query_pairs().into_owned().collect();
        if url.password().is_some() || pairs.iter().any(|(name, _)| name == "password") {
            return Err(problem("(an address with a password)", NO_PASSWORD));
        }
        let known = |name: &str| name == "sslmode" || PARAMETERS.contains(&name);
        let named = url.host_str().is_some_and(|host| !host.is_empty()) || pairs.iter().any(|(name, _)| name == "host");
        let scheme = matches!(url.scheme(), "postgres" | "postgresql");
        if !scheme || !named || url.fragment().is_some() || !pairs.iter().all(|(name, _)| known(name)) {
            return Err(problem(address, URL));
        }
        let mode = pairs.iter().rfind(|(name, _)| name == "sslmode").map(|(_, mode)| mode.as_str());
        let ssl_mode = match mode {
            None if is_here(&url, &pairs) => SslMode::Disable,
            Some("disable") => SslMode::Disable,
            Some("require") => SslMode::Require,
            None | Some("verify-full") => SslMode::VerifyFull,
            Some(_) => return Err(problem(address, URL)),
        };
        let rest: Vec<_> = pairs.iter().filter(|(name, _)| name != "sslmode").collect();
        url.set_query(None);
        // tokio-postgres reads a plus sign as itself, not as a space.
        let encoded: Vec<_> = rest.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        if !encoded.is_empty() {
            url.set_query(Some(&encoded.join("&")));
        }
        let root_certificate = None;
        let password_file = None;
        Ok(Self { url, ssl_mode, root_certificate, password_file, connections: CONNECTIONS as usize })
    }

    /// The password: from the environment, else from the file; `None` if neither is given.
    ///
    /// # Errors
    /// A file that cannot be read, or that is not one line.
    pub fn password(&self) -> Result<Option<Secret>, PasswordError> {
        self.password_from(std::env::var(PASSWORD).ok())
    }

    fn password_from(&self, variable: Option<String>) -> Result<Option<Secret>, PasswordError> {
        if let Some(password) = variable.filter(|password| !password.is_empty()) {
            return Ok(Some(Secret::new(password)));
        }
        let Some(path) = &self.password_file else { return Ok(None) };
        let text =
            std::fs::read_to_string(path).map_err(|error| PasswordError::Unreadable { path: path.clone(), error })?;
        Secret::of_file(&text).map(Some).ok_or_else(|| PasswordError::Malformed { path: path.clone() })
    }
}

/// Whether all hosts of an address are on this machine: loopback, or the folder of a socket.
fn is_here(url: &Url, pairs: &[(String, String)]) -> bool {
    let hosts = pairs.iter().filter(|(name, _)| name == "host").map(|(_, host)| host.as_str());
    let mut hosts = url.host_str().filter(|host| !host.is_empty()).into_iter().chain(hosts);
    hosts.all(|host| {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        host.starts_with('/') || host == "localhost" || bare.parse().is_ok_and(|address: IpAddr| address.is_loopback())
    })
}

/// A value of a query, percent-encoded.
fn encoded(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/,".contains(&byte);
    value.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Engine};

    fn of(address: &str) -> DatabaseConfig {
        DatabaseConfig::of(address).unwrap_or_else(|problem| panic!("{address}: {problem}"))
    }

    #[test]
    fn remote_server_is_verified_unless_the_address_opts_out() {
        for (address, mode) in [
            ("postgres://skald@db.example/skald", SslMode::VerifyFull),
            ("postgresql://skald@db.example:5433/skald?sslmode=require", SslMode::Require),
            ("postgres://db.example/skald?sslmode=disable", SslMode::Disable),
            ("postgres://localhost/skald", SslMode::Disable),
            ("postgres://127.0.0.1/skald", SslMode::Disable),
            ("postgres://[::1]/skald", SslMode::Disable),
            ("postgres:///skald?host=/run/postgresql", SslMode::Disable),
            ("postgres:///skald?host=db.example", SslMode::VerifyFull),
            ("postgres://localhost/skald?sslmode=verify-full", SslMode::VerifyFull),
        ] {
            assert_eq!(of(address).ssl_mode, mode, "{address}");
        }
        let url = of("postgres://a@b/c?sslmode=require&options=-c%20search_path%3Dx").url;
        assert_eq!(url.as_str(), "postgres://a@b/c?options=-c%20search_path%3Dx");
        assert_eq!(of("postgres://a@b/c?sslmode=require").url.as_str(), "postgres://a@b/c");
    }

    #[test]
    fn a_password_in_the_file_is_refused_and_not_shown() {
        for text in [
            "[store]\npassword = \"opensesame\"\n",
            "[store]\nengine = \"postgres\"\nurl = \"postgres://skald:opensesame@db.example/skald\"\n",
            "[store]\nurl = \"postgres://db.example/skald?password=opensesame\"\n",
            "[store]\nurl = \"postgres://skald:opensesame@db example/skald\"\n",
        ] {
            let errors = Config::read(text).unwrap_err();
            assert_eq!(errors.problems.len(), 1, "{errors}");
            assert!(!errors.to_string().contains("opensesame"), "{errors}");
        }
        let errors = Config::read("[store]\nurl = \"postgres://a:b@c/d\"\n").unwrap_err();
        assert!(errors.to_string().contains("PGPASSWORD"), "{errors}");
    }

    #[test]
    fn what_is_no_address_of_a_database_is_refused() {
        for url in [
            "http://db.example/x",
            "db.example",
            "postgres:///skald",
            "postgres://a/b?sslmode=allow",
            "postgres://a/b?x=1",
        ] {
            assert!(DatabaseConfig::of(url).is_err(), "{url}");
        }
        let errors = Config::read("[store]\nengine = \"postgres\"\n").unwrap_err();
        assert!(errors.to_string().contains("store.url beside it"), "{errors}");
        let config =
            Config::read("[store]\nengine = \"postgres\"\nurl = \"postgres://a/b\"\nconnections = 3\n").unwrap();
        assert_eq!((config.store.engine, config.store.in_database().unwrap().connections), (Engine::Postgres, 3));
        let unused = Config::read("[store]\nurl = \"postgres://a/b\"\n").unwrap();
        assert!(unused.store.in_database().is_none());
    }

    #[test]
    fn the_variable_comes_before_the_file_and_a_file_is_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("password");
        let config = DatabaseConfig { password_file: Some(path.clone()), ..of("postgres://a/b") };
        let found = |variable: Option<&str>| config.password_from(variable.map(str::to_owned));
        assert!(matches!(found(None), Err(PasswordError::Unreadable { .. })));
        std::fs::write(&path, " with spaces \n").unwrap();
        assert_eq!(found(None).unwrap().unwrap().reveal(), " with spaces ");
        assert_eq!(found(Some("other")).unwrap().unwrap().reveal(), "other");
        for text in ["", "\n", "two\nlines\n"] {
            std::fs::write(&path, text).unwrap();
            assert!(matches!(found(None), Err(PasswordError::Malformed { .. })), "{text:?}");
        }
        assert!(of("postgres://a/b").password_from(None).unwrap().is_none());
    }
}
