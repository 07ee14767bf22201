//! Response times of the bot in a local Discord, beside a bare bot of the same libraries that only knows `/ping`.
//!
//! `cargo bench --bench load -- --at-once 16 --what play,button`; figures in `docs/performance.md`. The bot is a process of its own. In
//! each channel two members play *Raids*, one action after another, so there are as many interactions at once as channels.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::{Parser, ValueEnum};
use futures_util::future::try_join_all;
use poise::serenity_prelude::{ClientBuilder, GatewayIntents, HttpBuilder};
use serde_json::{Value, json};
use skald::discord::messages::custom_id::Press;
use skald::table::{DecisionId, TableId};
use support::sandbox::{Id, Look, Member, Message, Most, Sandbox, SandboxOptions};
use tokio::process::{Child, Command};
use tokio::runtime::Runtime;

/// The timeout of an answer, and of a bot that comes online.
const ANSWER: Duration = Duration::from_secs(60);
/// How long members wait for a board with buttons before they type, and for the picture of an answer.
const BOARD: Duration = Duration::from_secs(2);
/// How often a member among experts looks whether it is their turn, and how often until they open the next game.
const GLANCE: Duration = Duration::from_millis(500);
const GLANCES: usize = 240;
/// Interactions within this time are not counted: caches fill, connections open.
const WARM_UP: Duration = Duration::from_secs(1);
/// The file of the placeholder of a picture that is being drawn.
const EMPTY: &str = "board.png";

#[derive(Parser)]
pub struct Arguments {
    /// The numbers of channels, a measurement each
    #[arg(long, value_delimiter = ',', default_value = "1,16", value_parser = clap::value_parser!(u16).range(1..=256))]
    at_once: Vec<u16>,
    /// The length of each measurement, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The interactions to measure; a button comes after pings at the same pace
    #[arg(long, value_delimiter = ',', default_value = "ping,score,play,button")]
    what: Vec<What>,
    /// Further tables at which three experts and one member play meanwhile
    #[arg(long, default_value_t = 0)]
    experts: u16,
    /// Boards in words, without pictures
    #[arg(long)]
    words: bool,
    /// Given by `cargo bench`
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    Ping,
    Score,
    Play,
    Button,
}

/// The times of an interaction: until its first response, its answer, and the picture of that.
type Sample = [Option<Duration>; 3];

fn main() -> Result<()> {
    println!(
        "milliseconds, median and 99 %\nwhat         at once  acknowledged      answered          picture           times   a second  memory"
    );
    Runtime::new()?.block_on(measure(&Arguments::parse(), env!("CARGO_BIN_EXE_skald"), |line| println!("{line}")))
}

/// Measures a program, and hands each line of the table over.
pub async fn measure(arguments: &Arguments, program: &str, mut each: impl FnMut(String)) -> Result<()> {
    // Rate limits and old messages would distort the measurement.
    let most = Most { messages: 2048, exchanges: 0, ..Most::default() };
    let options = || SandboxOptions { rate_limits: false, most, ..SandboxOptions::default() };
    let (pings, plays) = (Sandbox::start(options()).await?, Sandbox::start(options()).await?);
    let bare = Runtime::new()?;
    bare.spawn(answer_pings(pings.url(), pings.token().to_owned()));
    let folder = tempfile::tempdir()?;
    let bot = start(program, &plays, folder.path(), arguments.words)?;
    for sandbox in [&pings, &plays] {
        sandbox.wait_for_bot(ANSWER).await.context("a bot does not come online; its log is above")?;
    }
    let mut experts: Vec<_> = (0..arguments.experts).map(|number| Channel::open(&plays, number)).collect();
    let thinking = async {
        try_join_all(experts.iter_mut().map(Channel::play_with_experts)).await?;
        std::future::pending().await
    };
    tokio::select! {
        ended = thinking => return ended,
        measured = measure_all(arguments, [&pings, &plays], &bot, &mut each) => measured?,
    }
    bare.shutdown_background();
    Ok(())
}

/// Measures each number of channels.
async fn measure_all(
    arguments: &Arguments,
    [pings, plays]: [&Sandbox; 2],
    bot: &Child,
    mut each: impl FnMut(String),
) -> Result<()> {
    let time = Duration::from_secs(arguments.seconds);
    for at_once in arguments.at_once.iter().copied() {
        let mut pinging: Vec<_> = (0..at_once).map(|number| Channel::open(pings, number)).collect();
        let mut playing: Vec<_> = (0..at_once).map(|number| Channel::open(plays, number)).collect();
        try_join_all(playing.iter_mut().map(Channel::begin_game)).await?;
        for what in arguments.what.iter().copied() {
            let channels = if what == What::Ping { &mut pinging } else { &mut playing };
            let found = samples(channels, what, time, Duration::ZERO).await?;
            if what == What::Button {
                // Members look around before they press, and an idle processor alone slows an answer.
                let pause = time * u32::from(at_once) / u32::try_from(found.len())?.max(1);
                let paced = samples(&mut pinging, What::Ping, time, pause).await?;
                each(line("/ping, paced", at_once, &paced, time, bot).context("no answer came in time")?);
            }
            let name = ["/ping", "/score", "/play", "a button"][what as usize];
            each(line(name, at_once, &found, time, bot).context("no answer came in time")?);
        }
    }
    Ok(())
}

/// Repeats an action in all channels at once, each time after a pause. Returns the samples that began after [`WARM_UP`].
async fn samples(channels: &mut [Channel<'_>], what: What, time: Duration, pause: Duration) -> Result<Vec<Sample>> {
    let counted = Instant::now() + WARM_UP;
    let end = counted + time;
    let one = async |channel: &mut Channel<'_>| {
        let mut samples = Vec::new();
        while Instant::now() < end {
            tokio::time::sleep(pause).await;
            let begun = Instant::now();
            samples.extend(channel.act(what).await?.filter(|_| begun >= counted));
        }
        anyhow::Ok(samples)
    };
    Ok(try_join_all(channels.iter_mut().map(one)).await?.concat())
}

/// A line of the table; `None` without a sample.
fn line(what: &str, at_once: u16, samples: &[Sample], time: Duration, bot: &Child) -> Option<String> {
    let two = |at: usize| {
        let mut all: Vec<_> = samples.iter().filter_map(|sample| sample[at]).collect();
        all.sort_unstable();
        let [median, most] = [all.get(all.len() / 2)?, all.get(all.len() * 99 / 100)?];
        Some(format!("{:.2}, {:.2}", median.as_secs_f64() * 1000.0, most.as_secs_f64() * 1000.0))
    };
    let (acknowledged, answered, picture, times) = (two(0)?, two(1)?, two(2).unwrap_or_default(), samples.len());
    let status = std::fs::read_to_string(format!("/proc/{}/status", bot.id()?)).unwrap_or_default();
    let kilobytes =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok());
    let (rate, memory) = (times as f64 / time.as_secs_f64(), kilobytes.unwrap_or(0_u64) * 1024 / 1_000_000);
    Some(format!(
        "{what:<12} {at_once:>7}  {acknowledged:<16}  {answered:<16}  {picture:<16}  {times:<6}  {rate:<8.0}  {memory} MB"
    ))
}

/// Answers with one word.
#[poise::command(slash_command)]
async fn ping(context: poise::Context<'_, (), anyhow::Error>) -> Result<()> {
    context.say("pong").await?;
    Ok(())
}

/// Runs a bot with one command, made with poise and serenity as in their guides.
async fn answer_pings(url: String, token: String) -> Result<()> {
    let options = poise::FrameworkOptions { commands: vec![ping()], initialize_owners: false, ..Default::default() };
    let framework = poise::Framework::builder().options(options).setup(|context, _, framework| {
        Box::pin(async move { Ok(poise::builtins::register_globally(context, &framework.options().commands).await?) })
    });
    let http = HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true).build();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty()).framework(framework.build());
    Ok(client.await?.start().await?)
}

/// Starts the bot that is measured, with an empty store and without limits for people.
fn start(program: &str, sandbox: &Sandbox, folder: &std::path::Path, words: bool) -> Result<Child> {
    let (board, url) = (if words { "words" } else { "picture" }, sandbox.url());
    let config = format!(
        "[discord]\napi_url = \"{url}\"\nboard = \"{board}\"\nrequests_a_second = 100000\n[limits]\na_minute = 0\nserver_a_minute = 0\n\
         pictures_a_minute = 0\ntables = 100000\nserver_tables = 100000\n[backups]\nevery_hours = 0\n[log]\nfilter = \"error\"\n"
    );
    std::fs::write(folder.join("config.toml"), config)?;
    let mut command = Command::new(program);
    command.args(["run", "--config", "config.toml"]).current_dir(folder).env("DISCORD_TOKEN", sandbox.token());
    Ok(command.stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true).spawn()?)
}

/// A channel and its two members, who play like people: they look at a board, type and press.
struct Channel<'a> {
    sandbox: &'a Sandbox,
    id: Id,
    members: [Member; 2],
    /// The last decision that was pressed.
    pressed: Option<(TableId, DecisionId)>,
    /// Counts the actions, so that the choice is not always the first one.
    number: usize,
}

/// A button or menu that a member sees.
struct Offer {
    message: Message,
    custom_id: String,
    /// The value of the option, for a menu.
    option: Option<String>,
    /// `None` for the button that opens a turn.
    decision: Option<(TableId, DecisionId)>,
}

impl<'a> Channel<'a> {
    fn open(sandbox: &'a Sandbox, number: u16) -> Self {
        let number = usize::from(number);
        let members = [number, number + 1].map(|at| sandbox.member(at));
        Self { sandbox, id: sandbox.open_channel("load"), members, pressed: None, number }
    }

    async fn begin_game(&mut self) -> Result<()> {
        self.slash(self.members[0].id, "new", &[("title", json!("raids"))]).await?;
        self.slash(self.members[1].id, "join", &[]).await?;
        self.slash(self.members[0].id, "start", &[]).await.map(drop)
    }

    /// Plays one game after another with three experts, and never returns except for an error.
    async fn play_with_experts(&mut self) -> Result<()> {
        let (member, mut glances) = (self.members[0].id, GLANCES);
        let game =
            [("title", json!("raids")), ("computers", json!(3)), ("level", json!("expert")), ("start", json!(true))];
        loop {
            let choices = self.sandbox.complete(member, self.id, "play", &[], "action", "").await?;
            if let Some(choice) = choices.first() {
                glances = 0;
                self.slash(member, "play", &[("action", choice.value.clone())]).await?;
            } else if glances >= GLANCES {
                glances = 0;
                self.slash(member, "new", &game).await?;
            } else {
                glances += 1;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Does this once; `None` if it was not possible at this moment and the game went on in another way.
    async fn act(&mut self, what: What) -> Result<Option<Sample>> {
        self.number += 1;
        if let What::Ping | What::Score = what {
            let command = if what == What::Ping { "ping" } else { "score" };
            return self.slash(self.members[0].id, command, &[]).await.map(Some);
        }
        let Some((member, codes)) = self.asked().await? else { return self.begin_game().await.map(|()| None) };
        if what == What::Button
            && let Some(offer) = self.offer(member).await
        {
            return self.press(member, offer).await;
        }
        let code = codes[self.number * 7 % codes.len()].clone();
        let sample = self.slash(member, "play", &[("action", code)]).await?;
        Ok(Some(sample).filter(|_| what == What::Play))
    }

    /// A member who must decide, and the codes to type; `None` after the end of the game.
    async fn asked(&self) -> Result<Option<(Id, Vec<Value>)>> {
        for member in self.members.iter().cycle().take(6) {
            let choices = self.sandbox.complete(member.id, self.id, "play", &[], "action", "").await?;
            if !choices.is_empty() {
                return Ok(Some((member.id, choices.into_iter().map(|choice| choice.value).collect())));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(None)
    }

    async fn slash(&self, member: Id, command: &str, options: &[(&str, Value)]) -> Result<Sample> {
        let begun = Instant::now();
        let asked = self.sandbox.slash(member, self.id, command, options)?;
        asked.callback(ANSWER).await?.context("no answer came in time")?;
        let acknowledged = begun.elapsed();
        asked.settled(ANSWER).await?;
        let answered = begun.elapsed();
        self.tidy(asked.id(), self.id);
        Ok([Some(acknowledged), Some(answered), None])
    }

    /// Presses a button or chooses from a menu. The answer is the changed message, or a new one for the member.
    async fn press(
        &mut self,
        member: Id,
        Offer { message, custom_id, option, decision }: Offer,
    ) -> Result<Option<Sample>> {
        let begun = Instant::now();
        let asked = match &option {
            Some(option) => self.sandbox.choose(member, message.id, &custom_id, &[option]),
            None => self.sandbox.press(member, message.id, &custom_id),
        };
        // The message may have been replaced in the meantime.
        let Ok(asked) = asked else { return Ok(None) };
        asked.callback(ANSWER).await?.context("no answer came in time")?;
        let acknowledged = begun.elapsed();
        let parts = |message: &Message| (message.content.clone(), message.embeds.clone(), message.components.clone());
        let answered = |look: &Look<'_>| {
            let changed = look.message(member, message.id).is_none_or(|now| parts(now) != parts(&message));
            let told = look.last(member, self.id).filter(|last| last.is_ephemeral() && last.id > asked.id());
            if changed { Some(message.id) } else { told.map(|told| told.id) }
        };
        let answer = self.sandbox.wait_for_messages(self.id, "the answer to a press", ANSWER, answered).await?;
        let answered = begun.elapsed();
        let file = |message: &Message| message.attachments.first().map(|file| file.filename.clone());
        let old = [Some(EMPTY.to_owned()), file(&message).filter(|_| answer == message.id)];
        let pictured = |look: &Look<'_>| {
            let Some(shown) = look.message(member, answer) else { return Some(false) };
            let picture = file(shown);
            let drawn = picture.is_some() && !old.contains(&picture);
            // A public board keeps its picture if it did not change.
            (drawn || picture.is_none() || !shown.is_ephemeral()).then_some(drawn)
        };
        let pictured = self.sandbox.wait_for_messages(self.id, "the picture of an answer", BOARD, pictured).await;
        let pictured = pictured.unwrap_or(false).then(|| begun.elapsed());
        self.pressed = decision;
        self.tidy(asked.id(), message.id);
        Ok(Some([Some(acknowledged), Some(answered), pictured]))
    }

    /// Waits for a choice of a decision that was not pressed yet, and opens the turn if that is necessary.
    async fn offer(&self, member: Id) -> Option<Offer> {
        let any = |look: &Look<'_>| self.seen(look, member, true).or_else(|| self.seen(look, member, false));
        let first = self.sandbox.wait_for_messages(self.id, "a choice", BOARD, any).await.ok()?;
        if first.decision.is_some() {
            return Some(first);
        }
        let opened = self.sandbox.press(member, first.message.id, &first.custom_id).ok()?;
        opened.settled(ANSWER).await.ok()?;
        let choice = |look: &Look<'_>| self.seen(look, member, true);
        self.sandbox.wait_for_messages(self.id, "a choice", BOARD, choice).await.ok()
    }

    /// A choice that a member sees, or a button that opens a turn.
    fn seen(&self, look: &Look<'_>, member: Id, is_choice: bool) -> Option<Offer> {
        let fits =
            |offer: &Offer| offer.decision.is_some() == is_choice && (!is_choice || offer.decision != self.pressed);
        look.messages(member, self.id).into_iter().chain(look.dm_messages(member)).find_map(|message| {
            let offers = message.all_components().into_iter().filter_map(|part| offer(message, part));
            let mut offers: Vec<_> = offers.filter(fits).collect();
            (!offers.is_empty()).then(|| offers.swap_remove(self.number % offers.len()))
        })
    }

    /// Dismisses, as people do, the ephemeral messages that are older than `than`, except `but`.
    fn tidy(&self, than: Id, but: Id) {
        for member in &self.members {
            let old = |message: &Message| message.is_ephemeral() && message.id < than && message.id != but;
            let old = |look: &Look<'_>| {
                let seen = look.messages(member.id, self.id).into_iter().filter(|message| old(message));
                seen.map(|message| message.id).collect::<Vec<_>>()
            };
            // Fails for one that the bot has deleted.
            self.sandbox.look(old).into_iter().for_each(|message| drop(self.sandbox.dismiss(member.id, message)));
        }
    }
}

/// What a button or a menu offers; `None` for disabled ones and those that are no part of a turn.
fn offer(message: &Message, part: &Value) -> Option<Offer> {
    let custom_id = part["custom_id"].as_str().filter(|_| part["disabled"] != true)?.to_owned();
    let (option, decision) = match custom_id.parse().ok()? {
        Press::Choose(table, decision, _) => (None, Some((table, decision))),
        Press::Menu(table, decision, _) => (part["options"][0]["value"].as_str(), Some((table, decision))),
        Press::Turn(..) => (None, None),
        _ => return None,
    };
    Some(Offer { message: message.clone(), option: option.map(str::to_owned), custom_id, decision })
}
