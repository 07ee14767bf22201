//! Changes that a command asks a running bot for, by files in a folder of the store.
//!
//! A command writes `<number>.json`. The bot renames it to `<number>.taken`, makes the change, and writes
//! `<number>.answer`, which the command reads and removes. The folder is for this user alone, like the store.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use skald::discord::Supervisor;
use skald::table::Tables;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::super::heartbeat;
use super::Change;

/// The folder within that of the store.
const FOLDER: &str = "requests";
/// How often the bot looks for requests, and a command for its answer.
const POLL: Duration = Duration::from_millis(500);
const POLL_ANSWER: Duration = Duration::from_millis(50);
/// How long a command waits until the bot takes its request.
const TAKEN_WITHIN: Duration = Duration::from_secs(30);
/// How long it then waits for the answer. Forgetting reads every table.
const DONE_WITHIN: Duration = Duration::from_secs(30 * 60);

/// The bot's answer: a sentence about the change, or why it was not made.
#[derive(Serialize, Deserialize)]
enum Answer {
    Done(String),
    Refused(String),
}

/// The paths of a request.
struct Paths {
    asked: PathBuf,
    taken: PathBuf,
    answer: PathBuf,
}

impl Paths {
    fn of(folder: &Path, number: &str) -> Self {
        let path = |end: &str| folder.join(format!("{number}.{end}"));
        Self { asked: path("json"), taken: path("taken"), answer: path("answer") }
    }
}

/// Asks the bot that runs over the store in this folder; returns its sentence.
///
/// # Errors
/// The bot refuses the change, or does not answer.
pub async fn ask(store: &Path, change: Change) -> anyhow::Result<String> {
    let folder = store.join(FOLDER);
    let number = format!("{:016x}", skald::table::HolderId::random().0);
    let paths = Paths::of(&folder, &number);
    heartbeat::make(&folder).context("cannot ask the running bot")?;
    write(&paths.asked, &serde_json::to_vec(&change)?).context("cannot ask the running bot")?;
    let begun = Instant::now();
    loop {
        match fs::read(&paths.answer) {
            Ok(answer) => {
                let _gone = fs::remove_file(&paths.answer);
                match serde_json::from_slice(&answer)? {
                    Answer::Done(sentence) => return Ok(sentence),
                    Answer::Refused(why) => bail!("the running bot answers: {why}"),
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).context("cannot read the bot's answer"),
        }
        // The first to remove or rename the request has it.
        if begun.elapsed() > TAKEN_WITHIN && fs::remove_file(&paths.asked).is_ok() {
            bail!(
                "the running bot has not taken the request for {} seconds, so nothing was changed: see `skald health`, \
                 or stop the bot and run this command again",
                TAKEN_WITHIN.as_secs()
            );
        }
        if begun.elapsed() > DONE_WITHIN || !heartbeat::is_running(store) && !paths.answer.exists() {
            bail!("the bot has stopped before it answered: run this command again");
        }
        tokio::time::sleep(POLL_ANSWER).await;
    }
}

/// Starts to make the changes that commands ask for.
pub fn start(parts: &mut Supervisor, store: &Path, tables: Arc<Tables>) {
    let folder = store.join(FOLDER);
    parts.start("requests of the operator", tables, move |tables, stop| Box::pin(serve(folder.clone(), tables, stop)));
}

async fn serve(folder: PathBuf, tables: &Tables, stop: &CancellationToken) {
    // The commands that asked for these are gone.
    if let Err(error) = fs::remove_dir_all(&folder).or_else(missing) {
        tracing::warn!(%error, folder = %folder.display(), "cannot remove old requests of the operator");
    }
    loop {
        tokio::select! {
            () = tokio::time::sleep(POLL) => {}
            () = stop.cancelled() => return,
        }
        // The disk may hang.
        let listed = tokio::task::spawn_blocking({
            let folder = folder.clone();
            move || asked(&folder)
        });
        let numbers = tokio::select! {
            numbers = listed => numbers.unwrap_or_default(),
            () = stop.cancelled() => return,
        };
        for number in numbers {
            let paths = Paths::of(&folder, &number);
            if fs::rename(&paths.asked, &paths.taken).is_err() {
                continue;
            }
            let done = tokio::select! {
                done = answer(&paths.taken, tables) => done,
                () = stop.cancelled() => return,
            };
            let written =
                serde_json::to_vec(&done).map_err(io::Error::other).and_then(|done| write(&paths.answer, &done));
            if let Err(error) = written.and_then(|()| fs::remove_file(&paths.taken)) {
                tracing::error!(%error, "cannot answer a request of the operator");
            }
        }
    }
}

/// The numbers of the waiting requests.
fn asked(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter_map(|name| name.strip_suffix(".json").map(str::to_owned)).collect()
}

async fn answer(request: &Path, tables: &Tables) -> Answer {
    let change = fs::read(request).map_err(anyhow::Error::from);
    let change = change.and_then(|bytes| Ok(serde_json::from_slice::<Change>(&bytes)?));
    let made = match change {
        Ok(change) => {
            tracing::info!(?change, "the operator asks for a change");
            change.make(tables).await
        }
        Err(error) => Err(error.context("the request cannot be read")),
    };
    made.map_or_else(|error| Answer::Refused(format!("{error:#}")), Answer::Done)
}

/// Writes a file so that it appears complete.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, bytes)?;
    fs::rename(new, path)
}

fn missing(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}
