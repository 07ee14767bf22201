//! Visitors of a public sandbox, who enter one after another and then all play.
//!
//! `cargo bench --bench visits -- --visitors 200`. Each plays an action of *Raids* every few seconds. The time measured is
//! that of the bot's list of possible actions before each.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use futures_util::future::try_join_all;
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Client, Response, StatusCode, redirect};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::runtime::Runtime;

#[derive(Parser)]
pub struct Arguments {
    /// The number of visitors
    #[arg(long, default_value_t = 200)]
    visitors: u16,
    /// How often each plays an action
    #[arg(long, default_value_t = 6)]
    actions: u32,
    /// The seconds between two actions of a visitor
    #[arg(long, default_value_t = 5.0)]
    pause: f64,
    /// Given by `cargo bench`
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    println!("milliseconds, median and 99 %\nvisitors  enter             running game      action            memory");
    Runtime::new()?.block_on(async {
        println!("{}", measure(&Arguments::parse(), env!("CARGO_BIN_EXE_skald")).await?);
        Ok(())
    })
}

/// Measures a program. Returns a line of the table.
///
/// # Errors
/// The program refuses a visitor or an action, or does not answer.
pub async fn measure(arguments: &Arguments, program: &str) -> Result<String> {
    let door = Door::open(program, arguments.visitors).await?;
    let (mut enter, mut begin, mut guests) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..arguments.visitors {
        let start = Instant::now();
        let mut guest = door.enter().await?;
        enter.push(start.elapsed());
        let start = Instant::now();
        guest.begin_game().await?;
        begin.push(start.elapsed());
        guests.push(guest);
    }
    ensure!(door.ask_to_enter().await?.status() == StatusCode::SERVICE_UNAVAILABLE, "there is room for more visitors");
    let (count, pause) = (f64::from(arguments.visitors), Duration::from_secs_f64(arguments.pause));
    let play = async |(number, guest): (usize, &Guest)| {
        // They do not all act at the same moment.
        tokio::time::sleep(pause.mul_f64(number as f64 / count)).await;
        let mut times = Vec::new();
        for _ in 0..arguments.actions {
            let start = Instant::now();
            let actions = guest.actions().await?;
            times.push(start.elapsed());
            // None are left when the game is over.
            if let Some(action) = actions.first() {
                guest.post("slash", json!({"command": "play", "options": {"action": action["value"]}})).await?;
            }
            tokio::time::sleep(pause).await;
        }
        anyhow::Ok(times)
    };
    let times = try_join_all(guests.iter().enumerate().map(play)).await?.concat();
    let [enter, begin, times] = [enter, begin, times].map(two);
    Ok(format!("{:<8}  {enter:<16}  {begin:<16}  {times:<16}  {} MB", arguments.visitors, door.megabytes()?))
}

/// The median and the 99th percentile, in milliseconds.
fn two(mut all: Vec<Duration>) -> String {
    all.sort_unstable();
    let at = |share: usize| all.get(all.len() * share / 100).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    format!("{:.1}, {:.1}", at(50), at(99))
}

/// The running program.
pub struct Door {
    program: Child,
    /// Open, since the program may say more.
    _said: Lines<BufReader<ChildStdout>>,
    url: String,
    http: Client,
}

impl Door {
    /// Starts the program with room for this many visitors.
    ///
    /// # Errors
    /// It does not start.
    pub async fn open(program: &str, visitors: u16) -> Result<Self> {
        let visitors = visitors.to_string();
        let mut command = Command::new(program);
        command.args(["sandbox", "--public", "--port", "0", "--visitors", &visitors]).env_remove("DISCORD_TOKEN");
        let mut program = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let mut said = BufReader::new(program.stdout.take().context("its output")?).lines();
        let first = said.next_line().await?.context("it said nothing")?;
        let address = first.split(' ').find(|word| word.starts_with("http://")).context("it named no address")?;
        let http = Client::builder().redirect(redirect::Policy::none()).build()?;
        Ok(Self { program, _said: said, url: address.to_owned(), http })
    }

    /// Asks for a path without a visit, in this language.
    ///
    /// # Errors
    /// It does not answer.
    pub async fn get(&self, path: &str, language: &str) -> Result<Response> {
        Ok(self.http.get(format!("{}{path}", self.url)).header("accept-language", language).send().await?)
    }

    /// The address of a path.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Presses the button of the welcome.
    ///
    /// # Errors
    /// It does not answer.
    pub async fn ask_to_enter(&self) -> Result<Response> {
        Ok(self.http.post(format!("{}/enter", self.url)).send().await?)
    }

    /// Begins a visit.
    ///
    /// # Errors
    /// It is refused.
    pub async fn enter(&self) -> Result<Guest> {
        let entered = self.ask_to_enter().await?;
        let cookie = entered.headers().get(SET_COOKIE).context("the visitor is refused")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let mut guest =
            Guest { http: self.http.clone(), url: self.url.clone(), cookie, member: Value::Null, channel: Value::Null };
        let state: Value = guest.get("/sandbox/state").await?.json().await?;
        ensure!(state["bot"]["connected"] == true, "the bot is not there: {state}");
        guest.member = state["me"].clone();
        Ok(guest)
    }

    fn megabytes(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program.id().context("it stopped")?))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        Ok(line.context("no memory")?.parse::<u64>()? * 1024 / 1_000_000)
    }
}

/// A visitor.
pub struct Guest {
    http: Client,
    url: String,
    cookie: String,
    member: Value,
    channel: Value,
}

impl Guest {
    /// Asks for a path of the visit.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn get(&self, path: &str) -> Result<Response> {
        Ok(self.http.get(format!("{}{path}", self.url)).header(COOKIE, &self.cookie).send().await?)
    }

    /// Sends an action of the page, for the member and the channel of this visitor.
    ///
    /// # Errors
    /// It is refused.
    pub async fn post(&self, path: &str, mut body: Value) -> Result<Value> {
        (body["member"], body["channel"]) = (self.member.clone(), self.channel.clone());
        let asked = self.http.post(format!("{}/sandbox/{path}", self.url)).header(COOKIE, &self.cookie).json(&body);
        let answer = asked.send().await?;
        let status = answer.status();
        ensure!(status.is_success(), "{path}: {status} {}", answer.text().await?);
        Ok(answer.json().await?)
    }

    /// Opens a running game.
    ///
    /// # Errors
    /// It is refused.
    pub async fn begin_game(&mut self) -> Result<()> {
        let begun = self.post("trial", json!({"title": "raids", "name": "Raids", "moves": 2})).await?;
        self.channel = begun["channel"].clone();
        Ok(())
    }

    /// The bot's list of possible actions.
    ///
    /// # Errors
    /// The bot does not answer.
    pub async fn actions(&self) -> Result<Vec<Value>> {
        let question = json!({"command": "play", "options": {}, "focused": "action", "text": ""});
        let answer = self.post("complete", question).await?;
        ensure!(answer["failed"] == false, "no list of actions");
        Ok(answer["choices"].as_array().cloned().unwrap_or_default())
    }
}
