//! A running game to try: the sandbox opens a channel with a table and makes the first moves for the member.
//!
//! It knows no game and only three commands of the bot, which the member could also type:
//!
//! * `/new` with the options `title` and `start`, which fills free seats with computer players,
//! * `/play` with the completed option `action`. The bot's completions are the possible moves.
//! * `/board`, which shows the member their turn with its buttons.

use super::{
    Hub, WaitError,
    channel::ChannelKind,
    client::{self, ClientError, Definition},
    interaction::{Interaction, InteractionStatus},
    message::Message,
    server_state::ServerState,
    snowflake::Id,
    watch::Concern,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use thiserror::Error;

/// The maximum number of moves that the sandbox makes for a member.
const MAX_MOVES: usize = 30;
/// The timeout for one answer of the bot. It is long: computer players also think on a slow machine.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);
/// The sandbox polls this often for the member's next choice while computer players move.
const MAX_POLLS: usize = 20;
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The reason why there is no running game.
#[derive(Debug, Error)]
pub(super) enum TrialError {
    /// A command is not offered, or does not accept these options.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The bot did not answer.
    #[error(transparent)]
    Wait(#[from] WaitError),
    /// The bot opened no table. This is the text of its answer.
    #[error("{0}")]
    Refused(String),
    /// There are as many channels as the sandbox may have.
    #[error("no more channels can be opened here: go on in one that is open")]
    TooManyChannels,
    /// Every game was over before the member had to decide.
    #[error("every game ended before your turn")]
    TooShort,
}

/// A member, and the channel of the trial.
struct Trial<'a> {
    hub: &'a Arc<Hub>,
    member: Id,
    channel: Id,
}

/// The request for a trial game.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    member: Id,
    /// The title as in the bot's completion.
    title: String,
    /// The name of the title, from which the channel takes its name.
    name: String,
    /// The number of moves, at most [`MAX_MOVES`]. If the game ends earlier, the sandbox opens another one with half as many.
    moves: usize,
}

/// Opens a channel with a running game in which the member must decide. Returns the channel.
pub(super) async fn begin(hub: &Arc<Hub>, wanted: &Wanted) -> Result<Id, TrialError> {
    let channel = {
        let mut state = hub.state();
        offered(&state, wanted.member)?;
        if state.world.channels.len() >= state.most.channels {
            return Err(TrialError::TooManyChannels);
        }
        state.open_channel(&wanted.name, ChannelKind::Text)
    };
    let trial = Trial { hub, member: wanted.member, channel };
    let mut moves = wanted.moves.min(MAX_MOVES);
    while moves > 0 {
        let opened = trial.slash("new", &[("title", json!(wanted.title)), ("start", json!(true))]).await?;
        if trial.choices().await?.is_empty() {
            let state = hub.state();
            let refusal = opened.original.and_then(|id| state.world.messages.get(&id));
            return Err(TrialError::Refused(refusal.map(|message| message.content.clone()).unwrap_or_default()));
        }
        if trial.play(moves, opened).await? {
            return Ok(channel);
        }
        moves /= 2;
    }
    Err(TrialError::TooShort)
}

impl Trial<'_> {
    async fn slash(&self, command: &str, options: &[(&str, Value)]) -> Result<Interaction, TrialError> {
        let options: Vec<_> = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let id = client::slash(&mut self.hub.state(), self.member, self.channel, command, &options)?;
        self.answered(id).await
    }

    /// Waits for the complete response to an interaction, or for its failure.
    async fn answered(&self, id: Id) -> Result<Interaction, TrialError> {
        let complete = |state: &ServerState| {
            let asked = state.interactions.get(&id)?;
            let original = asked.original.and_then(|id| state.world.messages.get(&id));
            let waits = asked.interaction_status == InteractionStatus::Waiting;
            (!waits && !original.is_some_and(Message::is_thinking)).then(|| asked.clone())
        };
        Ok(self.hub.wait("an answer", ANSWER_TIMEOUT, Concern::Interaction(id), complete).await?)
    }

    /// The member's legal moves, none once the game is over. It polls while computer players move.
    async fn choices(&self) -> Result<Vec<Value>, TrialError> {
        for _ in 0..MAX_POLLS {
            let focused = ("action", "");
            let id = client::complete(&mut self.hub.state(), self.member, self.channel, "play", &[], focused)?;
            let choices = self.answered(id).await?.choices.unwrap_or_default();
            if !choices.is_empty() {
                return Ok(choices);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(Vec::new())
    }

    /// Makes this many moves, and shows the member their turn in place of the answers to them. Returns false if the game
    /// is over.
    async fn play(&self, moves: usize, mut answer: Interaction) -> Result<bool, TrialError> {
        for _ in 0..moves {
            let choices = self.choices().await?;
            // The bot lists the usual moves first. Others soon lose a game.
            let Some(choice) = choices.first() else { return Ok(false) };
            let next = self.slash("play", &[("action", choice["value"].clone())]).await?;
            self.dismiss(&answer);
            answer = next;
        }
        if self.choices().await?.is_empty() {
            return Ok(false);
        }
        self.slash("board", &[]).await?;
        self.dismiss(&answer);
        Ok(true)
    }

    fn dismiss(&self, answer: &Interaction) {
        let mut state = self.hub.state();
        for message in answer.original.iter().chain(&answer.followups) {
            // Fails if the bot has deleted it, or if it is not ephemeral.
            let _ = client::dismiss(&mut state, self.member, *message);
        }
    }
}

/// Checks that the bot offers these commands.
fn offered(state: &ServerState, member: Id) -> Result<(), ClientError> {
    let text = state.world.channels.values().find(|channel| channel.kind == ChannelKind::Text);
    for command in ["new", "play", "board"] {
        let unknown = || ClientError::UnknownCommand(command.to_owned());
        Definition::find(state, member, text.ok_or_else(unknown)?.id, command)?;
    }
    Ok(())
}
