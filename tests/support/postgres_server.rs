//! A PostgreSQL server for the tests of a target, with a database for each test.
//!
//! Without PostgreSQL those tests are skipped, and the last test target says so. With `SKALD_POSTGRES=required` they fail.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use skald::store::{Address, Encryption, Postgres};
use tokio::net::TcpSocket;
use tokio_postgres::{NoTls, Row};

use crate::{port, postgres_programs};

/// The password of the one user, `skald`.
pub const PASSWORD: &str = "open sesame";

const SCRIPT: &str = include_str!("postgres_server.sh");

/// A running server. It ends with this process.
pub struct Server {
    pub port: u16,
    databases: AtomicUsize,
    /// Reserves the port before the server starts and while it is stopped.
    _held: TcpSocket,
    _process: Child,
    ends: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
}

/// The server that the tests of a target share. `None` if the machine has no PostgreSQL.
pub fn shared() -> Option<&'static Server> {
    static SHARED: OnceLock<Option<Server>> = OnceLock::new();
    SHARED.get_or_init(Server::start_one).as_ref()
}

/// A store in a new database of the shared server. `options` are settings of each connection.
pub async fn store(options: &str) -> Option<Postgres> {
    let mut address = shared()?.database().await;
    if !options.is_empty() {
        address.url = format!("{}?options={}", address.url, options.replace(' ', "%20").replace('=', "%3D"));
    }
    Some(Postgres::open(&address).await.expect("opens"))
}

impl Server {
    /// Another server. `None` if the machine has no PostgreSQL.
    pub fn start_one() -> Option<Self> {
        let Some(programs) = postgres_programs::place() else {
            let required = std::env::var("SKALD_POSTGRES").as_deref() == Ok("required");
            assert!(!required, "SKALD_POSTGRES=required, and there is no PostgreSQL here: apt-get install postgresql");
            return None;
        };
        let (held, address) = port::hold();
        let port = address.port();
        let mut process = shell()
            .arg(SCRIPT)
            .arg("skald-postgres")
            .arg(programs)
            .arg(port.to_string())
            .arg(PASSWORD)
            .args(["server.pem", "server.key"].map(|name| std::fs::read_to_string(fixture(name)).expect("is there")))
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let input = process.stdin.take().expect("is piped");
        let output = BufReader::new(process.stdout.take().expect("is piped"));
        let (databases, ends) = (AtomicUsize::new(0), Mutex::new((input, output)));
        let server = Self { port, databases, _held: held, _process: process, ends };
        server.expect_reply("ready");
        Some(server)
    }

    /// Stops at once, as at a loss of power.
    pub fn stop(&self) {
        self.send("stop");
    }

    /// Starts again after [`Self::stop`].
    pub fn start(&self) {
        self.send("start");
    }

    fn send(&self, command: &str) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(ends.0, "{command}").expect("the shell reads");
        drop(ends);
        self.expect_reply(command);
    }

    fn expect_reply(&self, expected: &str) {
        let mut line = String::new();
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.1.read_line(&mut line).expect("the shell writes");
        assert_eq!(line.trim(), expected, "the test server does not run");
    }

    /// A new, empty database.
    pub async fn database(&self) -> Address {
        let name = format!("skald_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.ask("postgres", &format!("create database {name} template template0")).await;
        self.address(&name, Encryption::Off)
    }

    pub fn address(&self, database: &str, encryption: Encryption) -> Address {
        let url = format!("postgres://skald@localhost:{}/{database}", self.port);
        Address { url, password: Some(PASSWORD.to_owned()), encryption, connections: 16 }
    }

    /// The settings of a direct connection to a database.
    pub fn config(&self, database: &str) -> tokio_postgres::Config {
        let mut config = tokio_postgres::Config::new();
        config.host("127.0.0.1").port(self.port).user("skald").password(PASSWORD).dbname(database);
        config
    }

    /// Runs a query on a direct connection.
    pub async fn ask(&self, database: &str, statement: &str) -> Vec<Row> {
        let (client, connection) = self.config(database).connect(NoTls).await.expect("connects");
        let connection = tokio::spawn(connection);
        let rows = client.query(statement, &[]).await.unwrap_or_else(|error| panic!("{statement}: {error:?}"));
        drop(client);
        // A failed close of the connection does not matter.
        let _ended = connection.await;
        rows
    }
}

impl Server {
    /// Runs statements without results.
    pub async fn script(&self, database: &str, statements: &str) {
        let mut config = tokio_postgres::Config::new();
        config.host("127.0.0.1").port(self.port).user("skald").password(PASSWORD).dbname(database);
        let (client, connection) = config.connect(NoTls).await.expect("connects");
        let connection = tokio::spawn(connection);
        client.batch_execute(statements).await.unwrap_or_else(|error| panic!("{statements}: {error:?}"));
        drop(client);
        let _ended = connection.await;
    }
}

/// The name of the database of an address.
pub fn name(address: &Address) -> &str {
    address.url.rsplit_once('/').expect("the address names a database").1
}

pub fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/postgres").join(name)
}

/// A shell as a user who may run a server. PostgreSQL refuses root.
pub fn shell() -> Command {
    let id = Command::new("id").arg("-u").output().expect("a Unix");
    let mut shell = if id.stdout.starts_with(b"0\n") || id.stdout == b"0" {
        let mut shell = Command::new("runuser");
        shell.args(["-u", "postgres", "--", "sh"]);
        shell
    } else {
        Command::new("sh")
    };
    shell.arg("-c");
    shell
}
