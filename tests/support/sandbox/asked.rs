//! An interaction that a test has sent, and the bot's responses to it.

use serde_json::Value;
use skald::sandbox::interaction::{Interaction, InteractionStatus};
use skald::sandbox::server_state::ServerState;
use skald::sandbox::watch::Concern;
use skald::sandbox::{Hub, Id, Message, WaitError};
use std::sync::Arc;
use std::time::Duration;

/// A completion.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// The displayed name.
    pub name: String,
    /// The sent value.
    pub value: Value,
}

/// The responses to an interaction.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The status. `Dead` means that the member sees "The application did not respond" or "This interaction failed".
    pub interaction_status: InteractionStatus,
    /// Discord's number of the response: 4 message, 5 deferred, 6 deferred update, 7 update, 8 completions, 9 modal, 12 Activity.
    pub callback: Option<u8>,
    /// The current `@original` message.
    pub message: Option<Message>,
    /// The current follow-ups.
    pub followups: Vec<Message>,
    pub choices: Vec<Choice>,
    /// The modal that was opened.
    pub modal: Option<Value>,
    /// The instance of the Activity that was launched.
    pub activity: Option<String>,
    /// How long the first response took, in milliseconds of the sandbox's clock.
    pub after_ms: Option<u64>,
}

/// An interaction that was sent.
#[derive(Clone)]
pub struct Asked {
    hub: Arc<Hub>,
    id: Id,
}

impl Asked {
    pub(super) fn new(hub: &Arc<Hub>, id: Id) -> Self {
        Self { hub: hub.clone(), id }
    }

    pub fn id(&self) -> Id {
        self.id
    }

    /// The interaction's token, with which the bot answers.
    pub fn token(&self) -> String {
        let state = self.hub.state();
        state.interactions.get(&self.id).map(|asked| asked.token.clone()).unwrap_or_default()
    }

    /// The event as the sandbox sent it to the bot, or null if the sandbox has dropped the interaction.
    pub fn event(&self) -> Value {
        let state = self.hub.state();
        state.interactions.get(&self.id).map(|asked| Value::clone(&asked.event)).unwrap_or_default()
    }

    /// The responses so far, or `None` if the sandbox has dropped the interaction.
    pub fn now(&self) -> Option<Answer> {
        let state = self.hub.state();
        state.interactions.get(&self.id).map(|asked| answer(&state, asked))
    }

    /// Waits for the first response, including a deferred one, or for the interaction's failure.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn answer(&self, timeout: Duration) -> Result<Answer, WaitError> {
        self.wait("an answer", timeout, |_, _| true, answer).await
    }

    /// Waits for the first response or for the interaction's failure, and returns [`Answer::callback`] alone.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn callback(&self, timeout: Duration) -> Result<Option<u8>, WaitError> {
        self.wait("an answer", timeout, |_, _| true, |_, asked| asked.callback).await
    }

    /// Waits until the response is complete: a deferred message has its text.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn settled(&self, timeout: Duration) -> Result<Answer, WaitError> {
        let done = |state: &ServerState, asked: &Interaction| {
            let original = asked.original.and_then(|id| state.world.messages.get(&id));
            !original.is_some_and(Message::is_thinking)
        };
        self.wait("a complete answer", timeout, done, answer).await
    }

    /// Waits for this many follow-ups.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn followups(&self, count: usize, timeout: Duration) -> Result<Vec<Message>, WaitError> {
        let there = |state: &ServerState, asked: &Interaction| {
            asked.followups.iter().filter(|id| state.world.messages.get(id).is_some()).count() >= count
        };
        let answer = self.wait("follow-ups", timeout, there, answer).await?;
        Ok(answer.followups)
    }

    /// Waits for a message in the bot's first response or in a follow-up, and returns that message.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn reply_message(&self, timeout: Duration) -> Result<Message, WaitError> {
        self.hub
            .wait("a message", timeout, Concern::Interaction(self.id), |state| {
                let asked = state.interactions.get(&self.id)?;
                let response = asked.original.filter(|_| asked.callback == Some(4));
                response.iter().chain(&asked.followups).find_map(|id| state.world.messages.get(id).cloned())
            })
            .await
    }

    /// Waits for the first response, then until the responses are `done`, and reads them.
    async fn wait<T>(
        &self,
        what: &str,
        timeout: Duration,
        done: impl Fn(&ServerState, &Interaction) -> bool,
        read: impl Fn(&ServerState, &Interaction) -> T,
    ) -> Result<T, WaitError> {
        self.hub
            .wait(what, timeout, Concern::Interaction(self.id), |state| {
                let asked = state.interactions.get(&self.id)?;
                if asked.interaction_status == InteractionStatus::Waiting {
                    return None;
                }
                done(state, asked).then(|| read(state, asked))
            })
            .await
    }
}

fn answer(state: &ServerState, asked: &Interaction) -> Answer {
    let message = |id: &Id| state.world.messages.get(id).cloned();
    let choice = |choice: &Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    Answer {
        interaction_status: asked.interaction_status,
        callback: asked.callback,
        message: asked.original.as_ref().and_then(message),
        followups: asked.followups.iter().filter_map(message).collect(),
        choices: asked.choices.iter().flatten().map(choice).collect(),
        modal: asked.modal.clone(),
        activity: asked.activity.clone(),
        after_ms: asked.answered_ms.map(|at| at.saturating_sub(asked.sent_ms)),
    }
}
