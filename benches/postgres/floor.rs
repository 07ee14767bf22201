//! The floor: a bare commit of the same shape, made by `pgbench` in one statement and one round trip. The row of a table moves
//! from one seq to the next with a new head; entries and notices are written with it.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use std::{env, fs};

use tokio::process::Command;

use crate::commits::{Speed, sweep};
use crate::postgres_server::{PASSWORD, Server};
use crate::times::Times;

const TABLES: &str = "create table heads (id bigint primary key, seq bigint not null, head bytea not null);
    create table entries (table_id bigint, seq bigint, document bytea not null, primary key (table_id, seq));
    create sequence notice_ids;
    create table notices (id bigint primary key, table_id bigint not null, kind bytea not null);
    insert into heads select number, 0, '' from generate_series(1, 1000) as number";

/// A variable keeps its value from one transaction of a client to the next.
const COMMIT: &str = r"\set seq :seq + 1
\set entries :entries_least + case when random(1, 100) <= :entries_share then 1 else 0 end
\set notices :notices_least + case when random(1, 100) <= :notices_share then 1 else 0 end
with moved as (
    update heads set seq = :seq::bigint, head = :head::bytea
    where id = :client_id::bigint + 1 and seq = :seq::bigint - 1 returning id
), logged as (
    insert into entries (table_id, seq, document)
    select id, 10 * :seq::bigint + number, :entry::bytea from moved, generate_series(1, :entries::int) as number
), new_notices as (
    insert into notices (id, table_id, kind)
    select nextval('notice_ids'), id, :notice::bytea from moved, generate_series(1, :notices::int)
)
select 1 / count(*) from moved;
";

/// What a commit writes: documents of the usual size, and how many entries and notices on average.
pub struct Shape {
    pub head: Vec<u8>,
    pub entry: Vec<u8>,
    pub notice: Vec<u8>,
    pub entries: f64,
    pub notices: f64,
}

/// Whether `pgbench` is here.
pub fn is_possible() -> bool {
    program().is_some()
}

/// `pgbench` from `PATH`, else from Debian's newest package.
fn program() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut packages: Vec<_> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path().join("bin"))
        .collect();
    packages.sort_unstable_by(|one, other| other.cmp(one));
    env::split_paths(&path).chain(packages).map(|folder| folder.join("pgbench")).find(|program| program.is_file())
}

impl Shape {
    /// What was written in this database: of each kind the smallest document that is not below the average length.
    pub async fn of(server: &Server, database: &str) -> Self {
        let one = async |statement: &str| -> Vec<u8> { server.ask(database, statement).await[0].get(0) };
        let middle = |column: &str, table: &str| {
            format!(
                "select {column} from {table} where length({column}) >= (select avg(length({column})) from {table})
                 order by length({column}) limit 1"
            )
        };
        let many = "select count(*)::float8 / count(distinct written_by)::float8,
            (select last_value from skald_notice_ids)::float8 / count(distinct written_by)::float8 from skald_entries";
        let many = &server.ask(database, many).await[0];
        Self {
            head: one(&middle("head", "skald_tables")).await,
            entry: one(&middle("document", "skald_entries")).await,
            notice: one(&middle("kind", "skald_notices")).await,
            entries: many.get(0),
            notices: many.get(1),
        }
    }
}

/// The option of a connection with which the server compresses as it does for Skald, if it can.
async fn options(server: &Server) -> &'static str {
    let can = "select 1 from pg_settings where name = 'default_toast_compression' and 'lz4' = any (enumvals)";
    if server.ask("postgres", can).await.is_empty() { "" } else { "-c default_toast_compression=lz4" }
}

/// Measures the commits of this many clients, each at a table of its own.
pub async fn measure(server: &Server, shape: &Shape, clients: usize, span: Duration) -> Speed {
    let address = server.database().await;
    let database = crate::postgres_server::name(&address);
    for statement in TABLES.split(';') {
        server.ask(database, statement).await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("commit.sql");
    fs::write(&script, COMMIT).expect("is written");
    let sweeping = sweep(server, database, "notices");
    let least = |number: f64| (number as u32, ((number - number.floor()) * 100.0).round() as u32);
    let ((entries, entries_share), (notices, notices_share)) = (least(shape.entries), least(shape.notices));
    let mut pgbench = Command::new(program().expect("is there"));
    pgbench
        .current_dir(folder.path())
        .env("PGPASSWORD", PASSWORD)
        .env("PGSSLMODE", "disable")
        .env("PGOPTIONS", options(server).await)
        .args(["-h", "127.0.0.1", "-U", "skald", "-M", "prepared", "-n", "-l", "--log-prefix=log", "-f"])
        .arg(&script)
        .args(["-p", &server.port.to_string()])
        .args(["-c", &clients.to_string(), "-j", &clients.min(2).to_string(), "-T", &span.as_secs().to_string()])
        .args([
            "-D",
            "seq=0",
            "-D",
            &format!("entries_least={entries}"),
            "-D",
            &format!("entries_share={entries_share}"),
        ])
        .args(["-D", &format!("notices_least={notices}"), "-D", &format!("notices_share={notices_share}")])
        .args(["-D", &variable("head", &shape.head), "-D", &variable("entry", &shape.entry)])
        .args(["-D", &variable("notice", &shape.notice), database])
        .stdin(Stdio::null());
    let ran = pgbench.output().await.expect("pgbench starts");
    sweeping.abort();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "pgbench: {said}{}", String::from_utf8_lossy(&ran.stderr));
    let a_second = said.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
    let times = Times::of(latencies(folder.path()));
    server.ask("postgres", &format!("drop database {database} with (force)")).await;
    Speed { a_second: a_second.expect("pgbench says how many"), times }
}

/// A document as a variable of `pgbench`; the backslashes of a `bytea` as text are doubled.
fn variable(name: &str, document: &[u8]) -> String {
    format!("{name}={}", String::from_utf8_lossy(document).replace('\\', r"\\"))
}

/// The third column of the logs, in microseconds.
fn latencies(folder: &Path) -> Vec<Duration> {
    let logs = fs::read_dir(folder).expect("is there").flatten();
    let logs = logs.filter(|entry| entry.file_name().to_string_lossy().starts_with("log."));
    let mut times = Vec::new();
    for log in logs {
        let text = fs::read_to_string(log.path()).expect("is read");
        let time = |line: &str| line.split(' ').nth(2)?.parse().ok();
        times.extend(text.lines().filter_map(time).map(Duration::from_micros));
    }
    times
}
