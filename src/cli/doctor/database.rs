//! The database of the store: its server, the encryption of the connection, and its content.

use std::path::Path;

use skald::config::{DatabaseConfig, SslMode};
use skald::store::{DatabaseReport, Postgres};

use super::super::{host, location};
use super::store::room;
use crate::cli::doctor::{Level, Report};

/// Checks the database, and the folder of the heartbeat.
///
/// # Errors
/// The runtime does not start.
pub fn check(database: &DatabaseConfig, folder: &Path, report: &mut Report) -> anyhow::Result<()> {
    if let Some(path) = &database.password_file {
        report.rights("password", path, Some(Level::Error));
    }
    match location::address(database) {
        Err(error) => report.error("password", error),
        Ok(address) => match host::runtime()?.block_on(Postgres::inspect(&address)) {
            Ok(found) => state(database, &found, report),
            Err(error) => report.error("store", format!("{}: {error}", database.url)),
        },
    }
    report.ok("backups", "the database has its own; docs/database.md names its tools. [backups] is for a folder");
    room(folder, report);
    Ok(())
}

fn state(database: &DatabaseConfig, found: &DatabaseReport, report: &mut Report) {
    let url = &database.url;
    let version = found.version.split(" on ").next().unwrap_or_default();
    match found.layout {
        Some(layout) => report.ok("store", format!("{url} answers ({version}); its store has layout {layout}")),
        None => report.ok("store", format!("{url} answers ({version}); the first start creates the store in it")),
    }
    if found.read_only {
        report.error(
            "store",
            "the database takes no changes: name the primary and not a standby, and see default_transaction_read_only",
        );
    }
    if found.durable == Some(false) {
        report.warning("store", "fsync is off in the database: a power loss may lose accepted changes");
    }
    if found.pooled {
        report.warning(
            "store",
            "a pooler in transaction mode is before the database: statements are not prepared, so commits are slower, and \
             no statement has a timeout unless its role has one: alter role <user> set statement_timeout = '4s'",
        );
    }
    match database.ssl_mode {
        SslMode::VerifyFull => report.ok("store", "the connection is encrypted, and the certificate of the host is verified"),
        SslMode::Require => report.warning(
            "store",
            "the connection is encrypted, but the server's certificate is not verified: sslmode=verify-full, with root_certificate for an \
             authority of your own",
        ),
        SslMode::Disable => report.ok("store", "the connection is not encrypted"),
    }
}
