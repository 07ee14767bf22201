//! `skald load`: measures the response times on this machine. It compares them with those of a minimal bot of the same
//! binary, which answers one command with one word.
//!
//! Each bot is a process of its own in a local Discord of its own; both local Discords run in this process. In each
//! channel two members play a game, one action after another. So there are as many concurrent interactions as channels.
//! The times are measured where Discord would see them, and printed as a table.

mod bots;
mod channel;
mod ping;
mod report;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use futures_util::future::try_join_all;
use reqwest::Url;
use skald::config::BoardStyle;
use skald::sandbox::{Sandbox, SandboxOptions};
use tokio::time::{Interval, MissedTickBehavior};

use self::bots::Bot;
use self::channel::{Channel, Doing};
use self::report::{Report, Sample};
use super::host;

/// The timeout for a bot to come online.
const START: Duration = Duration::from_secs(60);
/// How many messages a local Discord keeps, far more than members look at.
const MESSAGES: usize = 2048;
/// Interactions within this time are not counted: caches fill, connections open.
const WARM_UP: Duration = Duration::from_secs(1);

/// The arguments of `skald load`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The number of channels; several numbers for several measurements
    #[arg(long, value_delimiter = ',', default_value = "1,16")]
    at_once: Vec<u16>,
    /// The length of each measurement, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The interaction to measure; a button is compared with pings at the same pace
    #[arg(long, value_delimiter = ',', default_value = "ping,score,play,button")]
    what: Vec<What>,
    /// The number of interactions a second, in all channels together, as by people who think. Without it each member
    /// acts as soon as the last interaction is answered
    #[arg(long)]
    pace: Option<u32>,
    /// The title to play
    #[arg(long, default_value = "raids")]
    title: String,
    /// Boards in words, without pictures
    #[arg(long)]
    words: bool,
    /// Be the bot that answers /ping, in the Discord at this address
    #[arg(long, hide = true)]
    ping: Option<Url>,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    Ping,
    Score,
    Play,
    Button,
}

impl Arguments {
    /// Measures and prints.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        host::runtime()?.block_on(async {
            match &self.ping {
                Some(url) => ping::run(url).await?,
                None => self.measure().await?,
            }
            Ok(ExitCode::SUCCESS)
        })
    }

    async fn measure(&self) -> anyhow::Result<()> {
        let some = |number: &u16| (1..=256).contains(number);
        ensure!(self.at_once.iter().all(some), "--at-once takes numbers from 1 to 256, such as 1,16");
        ensure!((1..=3600).contains(&self.seconds), "--seconds takes a number from 1 to 3600");
        ensure!(self.pace.is_none_or(|pace| (1..=10_000).contains(&pace)), "--pace takes a number from 1 to 10000");
        let (pings, plays) = (sandbox().await?, sandbox().await?);
        let ping = Bot::ping(&pings)?;
        let board = if self.words { BoardStyle::Words } else { BoardStyle::Picture };
        let mut bot = Bot::skald(&plays, board)?;
        for sandbox in [&pings, &plays] {
            sandbox.wait_for_bot(START).await.context("a bot does not come online; its log is above")?;
        }
        let mut report = Report::begin(bot.memory())?;
        for at_once in &self.at_once {
            let mut pinging: Vec<_> = (0..*at_once).map(|number| Channel::open(&pings, number)).collect();
            let mut playing: Vec<_> = (0..*at_once).map(|number| Channel::open(&plays, number)).collect();
            try_join_all(playing.iter_mut().map(|channel| channel.begin_game(&self.title))).await?;
            let time = Duration::from_secs(self.seconds);
            let mut line =
                |doing, samples: &[Sample], bot: &Bot| report.line(doing, *at_once, samples, time, bot.memory());
            for what in &self.what {
                match what {
                    What::Ping => line(Doing::Ping, &self.samples(&mut pinging, Doing::Ping).await?, &ping)?,
                    What::Score => line(Doing::Score, &self.samples(&mut playing, Doing::Score).await?, &bot)?,
                    What::Play => line(Doing::Play, &self.samples(&mut playing, Doing::Play).await?, &bot)?,
                    What::Button => {
                        // Members look around before they press, so presses are compared with pings at their pace.
                        let presses = self.samples(&mut playing, Doing::Press).await?;
                        let pause =
                            time * u32::from(*at_once) / u32::try_from(presses.len()).unwrap_or(u32::MAX).max(1);
                        let paced = Doing::PacedPing(if self.pace.is_some() { Duration::ZERO } else { pause });
                        line(paced, &self.samples(&mut pinging, paced).await?, &ping)?;
                        line(Doing::Press, &presses, &bot)?;
                    }
                }
            }
            ensure!(bot.runs(), "the bot has stopped; its log is above");
        }
        Ok(())
    }

    /// Repeats one action in all channels at once; the samples that began after [`WARM_UP`].
    async fn samples(&self, channels: &mut [Channel<'_>], doing: Doing) -> anyhow::Result<Vec<Sample>> {
        let counted = Instant::now() + WARM_UP;
        let end = counted + Duration::from_secs(self.seconds);
        let count = u32::try_from(channels.len())?;
        let one = async |(number, channel): (u32, &mut Channel<'_>)| {
            let mut turns = self.pace.map(|pace| turns(number, count, pace));
            let mut samples = Vec::new();
            while Instant::now() < end {
                if let Some(turns) = &mut turns {
                    turns.tick().await;
                }
                samples.extend(channel.act(doing, &self.title).await?);
            }
            anyhow::Ok(samples)
        };
        let samples = try_join_all((0..).zip(channels.iter_mut()).map(one)).await?;
        Ok(samples.into_iter().flatten().filter(|sample| (counted..end).contains(&sample.begun)).collect())
    }
}

/// When one of `count` channels acts, so that all together act `pace` times a second, evenly spaced. A late action is
/// skipped and delays no other.
fn turns(number: u32, count: u32, pace: u32) -> Interval {
    let begin = tokio::time::Instant::now() + Duration::from_secs(1) * number / pace;
    let mut turns = tokio::time::interval_at(begin, Duration::from_secs(1) * count / pace);
    turns.set_missed_tick_behavior(MissedTickBehavior::Skip);
    turns
}

/// A local Discord without rate limits, which forgets old messages: both would distort the measurement.
async fn sandbox() -> anyhow::Result<Sandbox> {
    let options = SandboxOptions { rate_limits: false, messages: MESSAGES, exchanges: 0, ..SandboxOptions::default() };
    Sandbox::start(options).await.context("a local Discord does not start")
}
