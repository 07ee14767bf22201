//! Writes messages that others see: the only code that creates, edits and deletes them.
//!
//! `rest` sends requests under Discord's rate limits, `policy` is the table of what is done when one of them fails, `ledger` remembers what
//! boards show, and `lost` the posts whose answers were lost. Invariant: whatever Discord answers, a message is sent at most once more without its
//! picture and once more as text alone.

mod ledger;
mod lost;
mod outage;
pub mod policy;
mod rest;
mod threads;

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

pub use ledger::{Ledger, Picture, Shown};
pub use lost::nonce;
pub use policy::{Fault, Reach, Remedy, Undone};
pub use rest::{Application, Rest};

use crate::discord::http::RestError;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::plain::plain;
use crate::table::{Notice, Person};
use crate::words::Locale;
use lost::LostPosts;
use policy::Deed;

/// Discord's code for a person who takes no direct messages of ours.
const CLOSED_TO_US: u64 = 50_007;

/// Where a message is, and for whom.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub channel: u64,
    pub reach: Reach,
    pub locale: Locale,
}

/// A message that was sent, and as what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    pub message: u64,
    /// Discord's code where it does not allow files; the picture was left out.
    pub no_files: Option<u64>,
}

/// What came of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edited {
    Done(Sent),
    /// It is to be posted anew, for this reason.
    Not(Fault),
}

/// What is asked of Discord: a new message with a nonce, or a change of this one.
#[derive(Clone, Copy)]
enum Request<'a> {
    Post(&'a str),
    Edit(u64),
    Delete(u64),
}

impl Request<'_> {
    const fn deed(self) -> Deed {
        match self {
            Self::Post(_) => Deed::Post,
            Self::Edit(_) => Deed::Edit,
            Self::Delete(_) => Deed::Delete,
        }
    }
}

/// The desk.
pub struct Desk {
    pub rest: Arc<Rest>,
    /// What boards show.
    pub ledger: Arc<Ledger>,
    lost: LostPosts,
    /// Channels as they refuse something, with Discord's code.
    refusals: broadcast::Sender<(u64, u64)>,
}

impl Desk {
    /// A desk that sends by this client.
    pub fn new(rest: Arc<Rest>) -> Self {
        Self { rest, ledger: Arc::default(), lost: LostPosts::default(), refusals: broadcast::Sender::new(64) }
    }

    /// Posts a message. A nonce used before returns the message posted then, which is brought up to date. What is left out, because Discord
    /// refuses it, is left out of `outgoing` too.
    ///
    /// # Errors
    /// When it is not posted.
    pub async fn post(&self, at: Place, outgoing: &mut OutgoingMessage, nonce: &str) -> Result<Sent, Undone> {
        let (sent, shown) = self.attempt(at, Request::Post(nonce), outgoing).await?;
        if !outgoing.is_shown_by(&shown) {
            self.edit(at, sent.message, outgoing).await?;
        }
        Ok(sent)
    }

    /// Posts a message to a person, in `known`, the channel of their direct messages if that is known; returns that channel and the message.
    ///
    /// # Errors
    /// When it is not posted.
    pub async fn post_directly(
        &self,
        person: &Person,
        known: Option<u64>,
        outgoing: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(u64, u64), Undone> {
        if let Some(channel) = known {
            match self.post_to(person, channel, outgoing, nonce).await {
                // The channel is another application's: the store was restored elsewhere.
                Err(undone) if undone.remedy == Remedy::Elsewhere && undone.code() != CLOSED_TO_US => {}
                posted => return posted,
            }
        }
        let channel = self.rest.direct(person.id).await.map_err(|error| {
            let remedy = Fault::of(&error, &outgoing.picture).remedy(Deed::Post, Reach::Person);
            Undone { remedy, error }
        })?;
        self.post_to(person, channel, outgoing, nonce).await
    }

    async fn post_to(
        &self,
        person: &Person,
        channel: u64,
        outgoing: &OutgoingMessage,
        nonce: &str,
    ) -> Result<(u64, u64), Undone> {
        let at = Place { channel, reach: Reach::Person, locale: person.locale };
        let sent = self.post(at, &mut outgoing.clone(), nonce).await?;
        Ok((channel, sent.message))
    }

    /// Edits a message, or finds that it is to be posted anew.
    ///
    /// # Errors
    /// When it is not edited.
    pub async fn edit(&self, at: Place, message: u64, outgoing: &mut OutgoingMessage) -> Result<Edited, Undone> {
        match self.attempt(at, Request::Edit(message), outgoing).await {
            Ok((sent, _)) => Ok(Edited::Done(sent)),
            Err(Undone { remedy: Remedy::Anew | Remedy::Done, error }) => {
                tracing::debug!(channel = at.channel, message, %error, "a message cannot be edited any more");
                Ok(Edited::Not(Fault::of(&error, &ImageSlot::Nothing)))
            }
            Err(undone) => Err(undone),
        }
    }

    /// Deletes a message, or finds that this is not needed or not possible.
    ///
    /// # Errors
    /// When it may be possible later.
    pub async fn delete(&self, at: Place, message: u64) -> Result<(), Undone> {
        match self.attempt(at, Request::Delete(message), &mut OutgoingMessage::default()).await {
            Ok(_) | Err(Undone { remedy: Remedy::Done | Remedy::Anew, .. }) => Ok(()),
            Err(Undone { remedy: Remedy::GiveUp, error }) => {
                tracing::warn!(channel = at.channel, message, %error, "a message stays where it is");
                Ok(())
            }
            Err(undone) => Err(undone),
        }
    }

    /// Sends a request; if Discord refuses a message for its picture or for what it looks like, what may be the cause is left out, of
    /// `outgoing` too. Returns what Discord says of a message that was posted.
    async fn attempt(
        &self,
        at: Place,
        request: Request<'_>,
        outgoing: &mut OutgoingMessage,
    ) -> Result<(Sent, Value), Undone> {
        let (mut no_files, mut is_text) = (None, false);
        loop {
            let error = match self.request(at, request, outgoing).await {
                Ok((message, shown)) => return Ok((Sent { message, no_files }, shown)),
                Err(error) => error,
            };
            match Fault::of(&error, &outgoing.picture).remedy(request.deed(), at.reach) {
                Remedy::WithoutPicture => {
                    tracing::info!(channel = at.channel, %error, "Discord refuses a picture; sending without it");
                    if let RestError::Refused { status: 403, code, .. } = error {
                        no_files = Some(code);
                    }
                    outgoing.drop_picture();
                }
                Remedy::AsText if !is_text => {
                    tracing::warn!(channel = at.channel, %error, "Discord refuses a message; sending it as text alone");
                    *outgoing = plain(outgoing, at.locale);
                    is_text = true;
                }
                Remedy::AsText => return Err(Undone { remedy: Remedy::GiveUp, error }),
                remedy => {
                    let undone = Undone { remedy, error };
                    if remedy == Remedy::Shut {
                        // Nobody may be listening.
                        let _ = self.refusals.send((at.channel, undone.code()));
                    }
                    return Err(undone);
                }
            }
        }
    }

    /// Listens for refusals of a channel from now on; ends with Discord's code for the first one.
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
        at: Place,
        request: Request<'_>,
        outgoing: &OutgoingMessage,
    ) -> Result<(u64, Value), RestError> {
        match request {
            Request::Post(nonce) => {
                let posted = self
                    .rest
                    .post(at.channel, &outgoing.post(nonce, at.reach == Reach::Channel), outgoing.upload())
                    .await;
                self.lost.note(nonce, at.channel, &posted);
                posted
            }
            Request::Edit(message) => {
                self.rest.edit(at.channel, message, &outgoing.edit(), outgoing.upload()).await?;
                Ok((message, Value::Null))
            }
            Request::Delete(message) => {
                self.rest.delete(at.channel, message).await?;
                Ok((message, Value::Null))
            }
        }
    }

    /// Deletes the messages of a notice's posts whose answers were lost.
    ///
    /// # Errors
    /// When it may be possible later.
    pub async fn retract(&self, notice: &Notice, locale: Locale) -> Result<(), Undone> {
        for (nonce, post) in self.lost.of(notice) {
            let at = Place { channel: post.channel, reach: Reach::Channel, locale };
            let message = match post.message {
                Some(message) => message,
                // Discord returns the message that has the nonce. If there is none, this one is posted, calls nobody and is
                // deleted at once.
                None => match self.post(at, &mut OutgoingMessage::text("…"), &nonce).await {
                    Ok(sent) => sent.message,
                    Err(Undone { remedy: Remedy::Wait, error }) => return Err(Undone { remedy: Remedy::Wait, error }),
                    Err(_) => {
                        self.lost.forget_one(&nonce);
                        continue;
                    }
                },
            };
            // Known until it is deleted: Discord may have forgotten the nonce by the next try.
            self.lost.found(&nonce, post.channel, message);
            self.delete(at, message).await?;
            self.lost.forget_one(&nonce);
        }
        Ok(())
    }

    #[cfg(test)]
    pub const fn lost(&self) -> &LostPosts {
        &self.lost
    }

    /// A notice is done, and with it its posts, whatever became of them.
    pub fn forget(&self, notice: &Notice) {
        self.lost.forget(notice);
    }
}
