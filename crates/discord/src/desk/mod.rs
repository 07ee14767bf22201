//! The desk: the only code that creates, edits and deletes messages.
//!
//! `rest` sends requests within Discord's rate limits, `lookup` those that ask something; `answer` sends the answer to
//! an interaction. `writing` sends boards either way. `policy` is the table of faults and recoveries, `retry` repeats requests by it, `ledger`
//! remembers what Discord shows.
//!
//! Invariant: the desk retries a message at most once without its picture and once as plain text.

pub mod answer;
mod board;
pub mod callbacks;
mod ledger;
mod lookup;
mod outage;
pub mod policy;
mod rest;
mod retry;
mod threads;
mod writing;

use std::sync::Arc;

use reqwest::Url;
use serde_json::Value;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

pub use answer::{Ack, Answer, ReplyTarget, SentReply};
pub use board::{Board, Wanted};
pub use ledger::{Editing, Ledger, Picture, PrivateMessage, Purpose, nonce};
pub use lookup::Application;
pub use policy::{Audience, Fault, Operation, Recovery, WriteError};
pub use rest::RestClient;
pub use retry::DIRECT;
pub use threads::{ARCHIVED, OwnRoles, Room};
pub use writing::BoardError;

use crate::http::{DISCORD, RestError};
use crate::messages::plain::plain;
use crate::messages::{ImageSlot, OutgoingMessage};
use skald_core::words::Locale;
use skald_table::{CommunityId, Notice, Person};

/// Discord's code for a person who accepts no direct messages from the bot.
const CLOSED_TO_US: u64 = 50_007;

/// The channel of a message, and its audience.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    pub channel: u64,
    pub audience: Audience,
    pub locale: Locale,
}

/// A message that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    pub message: u64,
    /// Discord's code if it refused the picture; the message was sent without it.
    pub no_files: Option<u64>,
    pub attachment: Option<u64>,
}

/// The result of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditResult {
    Edited(Sent),
    /// The message cannot be edited and must be reposted.
    Repost(Fault),
}

impl EditResult {
    /// Whether the message can only be edited later.
    pub const fn is_later(self) -> bool {
        matches!(self, Self::Repost(Fault::EditLimit))
    }
}

/// A request: a new message with this nonce, or a change of this message.
#[derive(Clone, Copy)]
enum Request<'a> {
    Post(&'a str),
    Edit(u64),
    Delete(u64),
}

impl Request<'_> {
    const fn operation(self) -> Operation {
        match self {
            Self::Post(_) => Operation::Post,
            Self::Edit(_) => Operation::Edit,
            Self::Delete(_) => Operation::Delete,
        }
    }
}

/// Writes all messages.
pub struct Desk {
    pub rest: Arc<RestClient>,
    pub ledger: Ledger,
    /// The web address that links start with.
    web: String,
    /// Reports each refusal: the channel and Discord's code.
    refusals: broadcast::Sender<(u64, u64)>,
}

impl Desk {
    /// A desk that sends with this client; links start with `web`, or lead to Discord.
    pub fn new(rest: Arc<RestClient>, web: Option<&Url>) -> Self {
        let web = web.map_or(DISCORD, Url::as_str).trim_end_matches('/').to_owned();
        Self { rest, ledger: Ledger::default(), web, refusals: broadcast::Sender::new(64) }
    }

    /// The link to a channel, or to a message in it.
    pub fn link(&self, community: Option<CommunityId>, channel: u64, message: Option<u64>) -> String {
        let community = community.map_or_else(|| "@me".to_owned(), |community| community.0.to_string());
        let message = message.map(|message| format!("/{message}")).unwrap_or_default();
        format!("{}/channels/{community}/{channel}{message}", self.web)
    }

    /// Posts a message. For a repeated nonce Discord returns the earlier message, which is then edited if it differs.
    /// Removes the parts that Discord refuses from `outgoing`.
    pub async fn post(&self, at: Destination, outgoing: &mut OutgoingMessage, nonce: &str) -> Result<Sent, WriteError> {
        let (sent, shown) = self.attempt(at, Request::Post(nonce), outgoing).await?;
        if !outgoing.is_shown_by(&shown)
            && let EditResult::Edited(edited) = self.edit(at, sent.message, outgoing).await?
        {
            return Ok(Sent { no_files: sent.no_files.or(edited.no_files), ..edited });
        }
        Ok(sent)
    }

    /// Posts a message to a person and returns its channel and id. `known` is the channel of their direct messages, if
    /// known.
    pub async fn post_directly(
        &self,
        person: &Person,
        known: Option<u64>,
        outgoing: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(u64, u64), WriteError> {
        if let Some(channel) = known {
            match self.post_to(person, channel, outgoing, nonce).await {
                // The channel belongs to another application, because the store was restored elsewhere.
                Err(error) if error.recovery == Recovery::UseChannel && error.code() != CLOSED_TO_US => {}
                posted => return posted,
            }
        }
        let channel = self.rest.direct(person.id).await;
        let failed = |error| WriteError::of(error, &outgoing.picture, Operation::Post, Audience::Person);
        let channel = channel.map_err(failed)?;
        self.post_to(person, channel, outgoing, nonce).await
    }

    async fn post_to(
        &self,
        person: &Person,
        channel: u64,
        outgoing: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(u64, u64), WriteError> {
        let at = Destination { channel, audience: Audience::Person, locale: person.locale };
        let sent = self.post(at, &mut outgoing.clone(), nonce).await?;
        Ok((channel, sent.message))
    }

    pub async fn edit(
        &self,
        at: Destination,
        message: u64,
        outgoing: &mut OutgoingMessage,
    ) -> Result<EditResult, WriteError> {
        match self.attempt(at, Request::Edit(message), outgoing).await {
            Ok((sent, _)) => Ok(EditResult::Edited(sent)),
            Err(error) if matches!(error.recovery, Recovery::Repost | Recovery::Ignore) => {
                tracing::debug!(channel = at.channel, message_id = message, %error, "a message cannot be edited any more");
                Ok(EditResult::Repost(error.fault))
            }
            Err(error) => Err(error),
        }
    }

    /// Edits a message in place. `None` if it must be reposted; it is deleted then.
    pub async fn edit_or_delete(
        &self,
        at: Destination,
        message: u64,
        outgoing: &mut OutgoingMessage,
    ) -> Result<Option<Sent>, WriteError> {
        match self.edit(at, message, outgoing).await? {
            EditResult::Edited(sent) => Ok(Some(sent)),
            EditResult::Repost(_) => self.delete(at, message).await.map(|()| None),
        }
    }

    /// Deletes a message. A message that is gone or belongs to another application counts as deleted.
    ///
    /// # Errors
    /// When it may be possible later.
    pub async fn delete(&self, at: Destination, message: u64) -> Result<(), WriteError> {
        match self.attempt(at, Request::Delete(message), &mut OutgoingMessage::default()).await {
            Ok(_) | Err(WriteError { recovery: Recovery::Ignore | Recovery::Repost, .. }) => Ok(()),
            Err(error) if error.recovery == Recovery::GiveUp => {
                tracing::warn!(channel = at.channel, message_id = message, %error, "a message cannot be deleted");
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Sends a request and returns the message as Discord has it.
    ///
    /// If Discord refuses the picture or the layout, the request is sent again without that part, which is also removed
    /// from `outgoing`. If the picture to keep is missing, it is sent again with the one that the message has.
    async fn attempt(
        &self,
        at: Destination,
        request: Request<'_>,
        outgoing: &mut OutgoingMessage,
    ) -> Result<(Sent, Value), WriteError> {
        let mut no_files = None;
        let mut is_text = false;
        loop {
            let error = match self.request(at, request, outgoing).await {
                Ok((message, shown)) => match outgoing.corrected(&shown) {
                    Some(corrected) => {
                        *outgoing = corrected;
                        continue;
                    }
                    None => {
                        let attachment = ImageSlot::of(&shown).attachment();
                        return Ok((Sent { message, no_files, attachment }, shown));
                    }
                },
                Err(error) => WriteError::of(error, &outgoing.picture, request.operation(), at.audience),
            };
            match error.recovery {
                Recovery::DropPicture => {
                    tracing::info!(channel = at.channel, %error, "Discord refuses a picture; sending without it");
                    if let RestError::Refused { status: 403, code, .. } = error.error {
                        no_files = Some(code);
                    }
                    outgoing.drop_picture();
                }
                Recovery::TextOnly if !is_text => {
                    tracing::warn!(channel = at.channel, %error, "Discord refuses a message; sending it as text alone");
                    *outgoing = plain(outgoing, at.locale);
                    is_text = true;
                }
                // Not even text: during an incident Discord refuses every message of a channel.
                Recovery::TextOnly if at.audience == Audience::Channel => return Err(error),
                Recovery::TextOnly => return Err(WriteError { recovery: Recovery::GiveUp, ..error }),
                Recovery::CloseChannel => {
                    // There may be no listener.
                    let _ = self.refusals.send((at.channel, error.code()));
                    return Err(error);
                }
                _ => return Err(error),
            }
        }
    }

    /// Waits for the next refusal of a channel; returns Discord's code.
    pub fn refused(&self, channel: u64) -> impl Future<Output = u64> + use<> {
        let mut refusals = self.refusals.subscribe();
        async move {
            loop {
                match refusals.recv().await {
                    Ok((of, code)) if of == channel => return code,
                    Ok(_) | Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return std::future::pending().await,
                }
            }
        }
    }

    async fn request(
        &self,
        at: Destination,
        request: Request<'_>,
        outgoing: &OutgoingMessage,
    ) -> Result<(u64, Value), RestError> {
        match request {
            Request::Post(nonce) => {
                let posted = self
                    .rest
                    .post(at.channel, &outgoing.post(nonce, at.audience == Audience::Channel), outgoing.upload())
                    .await;
                self.ledger.posts.note(nonce, at.channel, &posted);
                posted
            }
            Request::Edit(message) => {
                let shown = self.rest.edit(at.channel, message, &outgoing.edit(), outgoing.upload()).await?;
                Ok((message, shown))
            }
            Request::Delete(message) => {
                self.rest.delete(at.channel, message).await?;
                Ok((message, Value::Null))
            }
        }
    }

    /// Deletes the messages of a notice's posts whose responses were lost.
    ///
    /// # Errors
    /// When it may be possible later.
    pub async fn retract(&self, notice: &Notice, locale: Locale) -> Result<(), WriteError> {
        for (nonce, post) in self.ledger.posts.of(notice) {
            let at = Destination { channel: post.channel, audience: Audience::Channel, locale };
            let message = match post.message {
                Some(message) => message,
                // Discord returns the message with this nonce. Without one, this text is posted, mentions no person,
                // and is deleted at once.
                None => match self.post(at, &mut OutgoingMessage::text("…"), &nonce).await {
                    Ok(sent) => sent.message,
                    Err(error) if error.recovery == Recovery::Retry => return Err(error),
                    Err(_) => {
                        self.ledger.posts.forget_one(&nonce);
                        continue;
                    }
                },
            };
            // Remembered until it is deleted: Discord may have forgotten the nonce by the next retry.
            self.ledger.posts.found(&nonce, post.channel, message);
            self.delete(at, message).await?;
            self.ledger.posts.forget_one(&nonce);
        }
        Ok(())
    }

    pub fn forget(&self, notice: &Notice) {
        self.ledger.posts.forget(notice);
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;
    use skald_config::Secret;

    #[test]
    fn links_lead_to_the_configured_web_client() {
        let api = "http://127.0.0.1:1".parse().unwrap();
        let web = "https://chat.example".parse().unwrap();
        for (web, host) in [(None, "https://discord.com"), (Some(&web), "https://chat.example")] {
            let rest = RestClient::new(Some(&api), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
            let desk = Desk::new(Arc::new(rest), web);
            assert_eq!(desk.link(Some(CommunityId(1)), 2, Some(3)), format!("{host}/channels/1/2/3"));
            assert_eq!(desk.link(None, 2, None), format!("{host}/channels/@me/2"));
        }
    }
}
