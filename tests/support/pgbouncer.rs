//! PgBouncer in transaction mode before the PostgreSQL server of the tests.
//!
//! Without PgBouncer those tests are skipped, and the last test target says so. With `SKALD_PGBOUNCER=required` they
//! fail.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::OnceLock;

use skald::store::{Address, Postgres};
use tokio::net::TcpSocket;

use crate::port;
use crate::postgres_server::{PASSWORD, Server, name, shared, shell};

const SCRIPT: &str = include_str!("pgbouncer.sh");

/// A running PgBouncer. It ends with this process.
pub struct PgBouncer {
    port: u16,
    /// Reserves the port before PgBouncer starts.
    _held: TcpSocket,
    _process: Child,
}

/// The program; Debian has it where only root looks.
pub fn place() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join("pgbouncer")).find(|program| program.is_file())
}

/// A store in a new database behind a PgBouncer that the tests of a target share.
pub async fn store() -> Option<Postgres> {
    static SHARED: OnceLock<Option<PgBouncer>> = OnceLock::new();
    let server = shared()?;
    let pooler = SHARED.get_or_init(|| PgBouncer::before(server)).as_ref()?;
    Some(Postgres::open(&pooler.address(&server.database().await)).await.expect("opens"))
}

impl PgBouncer {
    /// Starts one before a server. `None` if the machine has none.
    pub fn before(server: &Server) -> Option<Self> {
        let Some(program) = place() else {
            let required = env::var("SKALD_PGBOUNCER").as_deref() == Ok("required");
            assert!(!required, "SKALD_PGBOUNCER=required, and there is none here: apt-get install pgbouncer");
            return None;
        };
        let (held, address) = port::hold();
        let numbers = [server.port, address.port()].map(|port| port.to_string());
        let mut command = shell();
        command.arg(SCRIPT).arg("skald-pgbouncer").arg(program).args(numbers).arg(PASSWORD).current_dir("/");
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("is piped"));
        output.read_line(&mut line).expect("the shell writes");
        assert_eq!(line.trim(), "ready", "PgBouncer does not run");
        Some(Self { port: address.port(), _held: held, _process: process })
    }

    /// The same database through PgBouncer.
    pub fn address(&self, direct: &Address) -> Address {
        Address { url: format!("postgres://skald@127.0.0.1:{}/{}", self.port, name(direct)), ..direct.clone() }
    }
}
