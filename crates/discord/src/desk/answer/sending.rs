//! Sends messages to a person: as the first response, or after it.

use std::sync::atomic::Ordering;

use serde_json::Value;

use crate::desk::answer::first::{First, Response};
use crate::desk::answer::{Ack, Answer, OwnMessage, QUICK_UPLOAD, ReplyTarget, SentReply};
use crate::desk::callbacks::{Original, Reply};
use crate::desk::policy::{Operation, WriteError};
use crate::desk::retry::ANSWER;
use crate::http::RestError;
use crate::messages::{ImageSlot, OutgoingMessage};

impl Answer {
    /// Opens a form, which can only be the first response.
    pub async fn open_form(&self, form: &Value) -> Result<(), WriteError> {
        let mut first = self.first.lock().await;
        self.respond(&mut first, Response::Form, form.clone(), None, false).await?;
        self.note_answered();
        Ok(())
    }

    pub async fn send(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<(), WriteError> {
        self.deliver(outgoing, target, false).await.map(drop)
    }

    /// Sends one more ephemeral message.
    pub async fn follow(&self, outgoing: &OutgoingMessage) -> Result<(), WriteError> {
        self.send(outgoing, ReplyTarget::FollowUp).await
    }

    /// Sends an ephemeral message in whichever way is still possible. Returns which it is, if Discord says so.
    pub async fn tell(&self, outgoing: &OutgoingMessage) -> Result<Option<SentReply>, WriteError> {
        let sent = self.deliver(outgoing, ReplyTarget::Reply, true).await;
        sent.inspect_err(|error| tracing::warn!(interaction = %self.id, %error, "cannot answer a person"))
    }

    /// Changes the pressed message, which is the board that the bot's [`Editing`](super::Editing) is for; returns whether
    /// Discord has done so. Unless it `may_follow` an acknowledgement, it is only sent as the first response.
    ///
    /// # Errors
    /// When it may follow and is not sent.
    pub(in crate::desk) async fn change_board(
        &self,
        outgoing: &OutgoingMessage,
        may_follow: bool,
    ) -> Result<bool, WriteError> {
        let target = ReplyTarget::Pressed(OwnMessage(()));
        if may_follow {
            self.send(outgoing, target).await?;
            return Ok(!self.is_silent().await);
        }
        let mut first = self.first.lock().await;
        let response = self.fitting(outgoing, target).filter(|_| *first == First::Open);
        let Some(response) = response else { return Ok(false) };
        let is_made = matches!(self.respond_with(&mut first, response, outgoing, false).await, Ok(Some(_)));
        if is_made {
            self.note_answered();
        }
        Ok(is_made)
    }

    /// Sends a message to its target, without its picture if Discord refuses that, and returns its id. `None` if
    /// another copy of the bot answered.
    pub async fn put(
        &self,
        outgoing: &mut OutgoingMessage,
        target: ReplyTarget,
    ) -> Result<Option<SentReply>, WriteError> {
        match self.put_once(outgoing, target).await {
            Err(error) if error.is_refusal() && outgoing.upload().is_some() => {
                outgoing.drop_picture();
                self.put_once(outgoing, target).await
            }
            put => put,
        }
    }

    async fn put_once(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<Option<SentReply>, WriteError> {
        let sent = self.deliver(outgoing, target, true).await?;
        if sent.is_some() || self.is_silent().await {
            return Ok(sent);
        }
        // Discord did not name the message of the first response.
        let message = self.original().await?.message;
        Ok(Some(SentReply { message, reply: Reply::Original }))
    }

    /// Sends a message to its target: as the first response if none was made yet, else after it. `None` if another copy
    /// of the bot answered, or if the message is not `named`.
    async fn deliver(
        &self,
        outgoing: &OutgoingMessage,
        target: ReplyTarget,
        named: bool,
    ) -> Result<Option<SentReply>, WriteError> {
        let mut first = self.first.lock().await;
        let mut tried = None;
        if *first == First::Open {
            tried = self.fitting(outgoing, target);
            match tried {
                Some(response) => match self.respond_with(&mut first, response, outgoing, named).await {
                    Ok(Some(message)) => {
                        self.note_answered();
                        let message = message.filter(|_| named);
                        return Ok(message.map(|message| SentReply { message, reply: Reply::Original }));
                    }
                    Ok(None) => {}
                    // For example, the person has dismissed the message to change.
                    Err(error) if error.is_refusal() && self.ack == Ack::Quiet => {
                        tried = None;
                        self.defer_before(&mut first).await?;
                    }
                    Err(error) if error.is_refusal() => return Err(error),
                    Err(_) => {}
                },
                None => self.defer_before(&mut first).await?,
            }
        }
        if *first == First::Silent {
            return Ok(None);
        }
        // A message without a receipt may have arrived: then it is edited, so that it is not sent twice.
        let is_sent = tried == Some(Response::Message)
            && match *first {
                First::Unknown => self.confirm(&mut first).await.is_ok() && *first == First::Reply,
                state => state == First::Reply,
            };
        let edited = if is_sent { Some(Reply::Original) } else { first.edited(target) };
        drop(first);
        let sent = match edited {
            Some(reply) => self.edit(reply, outgoing).await?.0,
            None => self.follow_up(outgoing).await?,
        };
        self.acknowledged.store(true, Ordering::Relaxed);
        self.note_answered();
        Ok(Some(sent))
    }

    /// The first response that can bring a message to its target, if one can.
    fn fitting(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Option<Response> {
        let is_quick = outgoing.upload().is_none_or(|(_, bytes)| bytes.len() <= QUICK_UPLOAD);
        let response = match (target, self.ack) {
            (ReplyTarget::Pressed(_), Ack::Quiet) => Some(Response::Change),
            // A follow-up to a command follows its private reply.
            (ReplyTarget::FollowUp, Ack::Private) | (ReplyTarget::Sent(_), _) => None,
            _ => Some(Response::Message),
        };
        response.filter(|_| is_quick)
    }

    /// Makes the first response with a message. Returns the message's id, if Discord gives it. `None` if the receipt is
    /// lost, another copy answered, or the message lacks its picture.
    async fn respond_with(
        &self,
        first: &mut First,
        response: Response,
        outgoing: &OutgoingMessage,
        named: bool,
    ) -> Result<Option<Option<u64>>, WriteError> {
        let is_change = response == Response::Change;
        let data = if is_change { outgoing.edit() } else { outgoing.private() };
        let named = named && !is_change || matches!(outgoing.picture, ImageSlot::Kept(_));
        let made = self.respond(first, response, data, outgoing.upload(), named).await?;
        let made = made.filter(|made| outgoing.corrected(&made.shown).is_none());
        Ok(made.map(|made| if is_change { self.pressed } else { made.message }))
    }

    async fn follow_up(&self, outgoing: &OutgoingMessage) -> Result<SentReply, WriteError> {
        let body = outgoing.private();
        let send = || self.callbacks.follow_up(&self.token, &body, outgoing.upload());
        let message = self.repeated(Operation::FollowUp, send).await?;
        Ok(SentReply { message, reply: Reply::FollowUp(message) })
    }

    /// Edits a message, and returns it with the picture that it has.
    async fn edit(&self, reply: Reply, outgoing: &OutgoingMessage) -> Result<(SentReply, ImageSlot), WriteError> {
        let edit = async |outgoing: &OutgoingMessage| {
            let body = outgoing.edit();
            self.repeated(Operation::Answer, || self.callbacks.edit(&self.token, reply, &body, outgoing.upload())).await
        };
        let (message, mut shown) = edit(outgoing).await?;
        if let Some(corrected) = outgoing.corrected(&shown) {
            (_, shown) = edit(&corrected).await?;
        }
        Ok((SentReply { message, reply }, ImageSlot::of(&shown)))
    }

    /// Edits a message sent with [`Answer::put`], and returns the picture that it has.
    pub async fn amend(&self, sent: SentReply, outgoing: &OutgoingMessage) -> Result<ImageSlot, WriteError> {
        Ok(self.edit(sent.reply, outgoing).await?.1)
    }

    /// Leaves no reply to a command whose result shows elsewhere.
    pub async fn dismiss(&self) -> Result<(), WriteError> {
        let mut first = self.first.lock().await;
        if *first == First::Open {
            self.defer_before(&mut first).await?;
        }
        match *first {
            First::Reply => self.delete(Reply::Original).await,
            _ => Ok(()),
        }
    }

    /// Deletes a message sent with [`Answer::put`].
    pub async fn remove(&self, sent: SentReply) -> Result<(), WriteError> {
        self.delete(sent.reply).await
    }

    /// Gives up: makes no further first response, and deletes a deferred reply that would stay empty.
    pub async fn abandon(&self) -> Result<(), WriteError> {
        let before = std::mem::replace(&mut *self.first.lock().await, First::Silent);
        if before == First::Reply && !self.is_answered() && self.original().await?.is_awaited {
            self.delete(Reply::Original).await?;
        }
        Ok(())
    }

    async fn delete(&self, reply: Reply) -> Result<(), WriteError> {
        self.repeated(Operation::Answer, || self.callbacks.delete(&self.token, reply)).await
    }

    pub(super) async fn original(&self) -> Result<Original, WriteError> {
        self.repeated(Operation::Answer, || self.callbacks.original(&self.token)).await
    }

    /// Sends a request after the first response, and retries it by the policy table.
    async fn repeated<T, F: Future<Output = Result<T, RestError>>>(
        &self,
        operation: Operation,
        send: impl Fn() -> F,
    ) -> Result<T, WriteError> {
        let send = || async {
            self.check()?;
            send().await.map_err(|error| self.failed(error, operation))
        };
        ANSWER.retry(send).await
    }
}
