//! An interaction that a test has sent, and what came of it.

use super::{WaitError, wait};
use crate::sandbox::{
    Hub, Id,
    interaction::{Interaction, InteractionStatus},
    message::Message,
    server_state::ServerState,
};
use serde_json::Value;
use std::{sync::Arc, time::Duration};

/// A suggestion while an option is typed.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// What is shown.
    pub name: String,
    /// What is sent.
    pub value: Value,
}

/// What has come of an interaction.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Answered, or dead: "The application did not respond", "This interaction failed".
    pub interaction_status: InteractionStatus,
    /// Discord's number of the answer: 4 message, 5 thinking, 6 later update, 7 update, 8 choices, 9 form.
    pub callback: Option<u8>,
    /// The message that `@original` names, as it stands now.
    pub message: Option<Message>,
    /// The follow-ups, as they stand now.
    pub followups: Vec<Message>,
    /// Suggestions.
    pub choices: Vec<Choice>,
    /// The form that was opened.
    pub modal: Option<Value>,
    /// How long the first answer took, in milliseconds of the sandbox's clock.
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

    /// The interaction's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The interaction's token, with which the bot answers.
    pub fn token(&self) -> String {
        let state = self.hub.state();
        state.interactions.get(&self.id).map(|asked| asked.token.clone()).unwrap_or_default()
    }

    /// What has come of it so far.
    pub fn now(&self) -> Option<Answer> {
        let state = self.hub.state();
        state.interactions.get(&self.id).map(|asked| answer(&state, asked))
    }

    /// Waits for the first answer, be it only "thinking", or for the interaction's death.
    ///
    /// # Errors
    ///
    /// When neither comes in time.
    pub async fn answer(&self, timeout: Duration) -> Result<Answer, WaitError> {
        self.wait("an answer", timeout, |asked, _| asked.interaction_status != InteractionStatus::Waiting).await
    }

    /// Waits until the answer is complete: a "thinking" message has its text.
    ///
    /// # Errors
    ///
    /// When it is not complete in time.
    pub async fn settled(&self, timeout: Duration) -> Result<Answer, WaitError> {
        let done = |asked: &Interaction, answer: &Answer| {
            let thinking = answer.message.as_ref().is_some_and(Message::is_thinking);
            asked.interaction_status != InteractionStatus::Waiting && !thinking
        };
        self.wait("a complete answer", timeout, done).await
    }

    /// Waits for so many follow-ups.
    ///
    /// # Errors
    ///
    /// When they do not come in time.
    pub async fn followups(&self, count: usize, timeout: Duration) -> Result<Vec<Message>, WaitError> {
        let answer = self.wait("follow-ups", timeout, |_, answer| answer.followups.len() >= count).await?;
        Ok(answer.followups)
    }

    async fn wait(
        &self,
        what: &str,
        timeout: Duration,
        done: impl Fn(&Interaction, &Answer) -> bool,
    ) -> Result<Answer, WaitError> {
        wait(&self.hub, what, timeout, |state| {
            let asked = state.interactions.get(&self.id)?;
            let answer = answer(state, asked);
            done(asked, &answer).then_some(answer)
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
        after_ms: asked.answered_ms.map(|at| at.saturating_sub(asked.sent_ms)),
    }
}
