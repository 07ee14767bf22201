//! The players: those of the title, and other people's programs (`docs/players.md`).

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serde_json::json;
use skald_core::engine::{Seat, Seed, Viewer};
use skald_core::title::{Action, Position, Title};

/// The prefix of a player that is a program.
const PROGRAM: &str = "exec:";
/// The prefix of a player that sees everything, as an upper bound for measurements.
pub const PEEKING: &str = "peeking:";
/// How long a program may take for an answer.
const ANSWER: Duration = Duration::from_secs(60);

/// The players of some games. A program is started for its first decision, and lives until the end.
#[derive(Default)]
pub struct Players {
    programs: BTreeMap<String, Program>,
}

/// The table of a decision, for a program.
pub struct Asked<'a> {
    pub title: &'a dyn Title,
    pub options: &'a serde_json::Value,
    pub seats: u8,
    /// The number of the game.
    pub game: u64,
}

impl Players {
    /// The action of a player.
    ///
    /// # Errors
    /// An unknown player, or a program that does not start, does not answer in time, or answers with no legal action.
    pub fn choose(
        &mut self,
        asked: &Asked<'_>,
        position: &dyn Position,
        player: &str,
        seat: Seat,
        seed: &Seed,
    ) -> anyhow::Result<Option<Action>> {
        if let Some(player) = player.strip_prefix(PEEKING) {
            return Ok(position.peek(player, seat, seed)?);
        }
        let Some(command) = player.strip_prefix(PROGRAM) else { return Ok(position.suggest(player, seat, seed)?) };
        let actions = position.legal(seat);
        let [_, _, ..] = &actions[..] else { return Ok(position.choices(seat).only().cloned()) };
        if !self.programs.contains_key(command) {
            self.programs.insert(command.to_owned(), Program::start(command)?);
        }
        let program = self.programs.get_mut(command).context("the program has just started")?;
        let question = json!({
            "title": asked.title.meta().key,
            "edition": asked.title.edition().id,
            "options": asked.options,
            "seats": asked.seats,
            "game": asked.game,
            "seat": seat,
            "view": position.view(Viewer::Seat(seat))?,
            "actions": actions,
        });
        let question = question.to_string();
        let asked = || format!("the player {player}, game {}, seat {seat}, asked {question}", asked.game);
        let answer = program.ask(&question).with_context(asked)?;
        if !actions.contains(&answer) {
            let wanted = actions.join(", ");
            bail!("{}: it answered {answer:?}; one of these is wanted: {wanted}", asked());
        }
        Ok(Some(position.parse(&answer)?))
    }
}

/// A running program that plays.
struct Program {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<std::io::Result<String>>,
}

impl Program {
    fn start(command: &str) -> anyhow::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().with_context(|| format!("{PROGRAM} names no program, e.g. {PROGRAM}./bot"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("the player {PROGRAM}{command} does not start"))?;
        let questions = child.stdin.take();
        let output = child.stdout.take();
        let (questions, output) = questions.zip(output).context("the program has no pipes")?;
        let (sender, answers) = channel();
        // It ends with the output of the program, or with this process.
        thread::spawn(move || BufReader::new(output).lines().try_for_each(|line| sender.send(line)));
        Ok(Self { child, questions, answers })
    }

    /// Sends a line, and waits for one.
    fn ask(&mut self, question: &str) -> anyhow::Result<String> {
        let sent = writeln!(self.questions, "{question}").and_then(|()| self.questions.flush());
        // A program that has ended may have answered before.
        match self.answers.recv_timeout(ANSWER) {
            Ok(answer) => Ok(answer?.trim().to_owned()),
            Err(RecvTimeoutError::Timeout) => bail!("it gives no answer within {ANSWER:?}"),
            Err(RecvTimeoutError::Disconnected) => {
                sent.context("it has stopped")?;
                bail!("it has stopped")
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Fails if it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
