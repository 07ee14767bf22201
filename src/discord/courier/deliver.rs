//! One notice, brought to where it belongs.

use std::sync::Arc;

use super::calling::{Asked, Post};
use super::memos::{self, CardMemo, Memo, ShutMemo};
use super::picture::Hung;
use super::{Bell, Rest, RestError, Undelivered, Wish};
use crate::canvas::palette::Look;
use crate::discord::face::Face;
use crate::discord::gallery::Gallery;
use crate::discord::whereabouts::Whereabouts;
use crate::discord::{board, call, ending, lately, lobby};
use crate::table::{ChannelId, Notice, NoticeKind, Sight, TableError, Tables, Timestamp};

/// How long a channel in which we may not write is not tried again, unless a command is used there.
pub const SHUT: u64 = 60 * 60 * 1000;
/// How long the result of a game waits for its channel, in milliseconds.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;
/// A channel that is gone or in which we may not write, by Discord's codes.
const NO_CHANNEL: &[u64] = &[10003, 50001, 50013, 160_005, 50083];
/// A message that is gone.
const NO_MESSAGE: u64 = 10008;

/// What deliveries need.
pub struct Delivery {
    pub tables: Arc<Tables>,
    pub rest: Arc<Rest>,
    pub gallery: Arc<Gallery>,
    /// How boards are drawn for everybody.
    pub look: Look,
    pub bell: Bell,
    /// Where people answered last.
    pub whereabouts: Arc<Whereabouts>,
    /// The pictures in the cards.
    pub hung: Hung,
}

pub(super) type Outcome<T> = Result<T, Undelivered>;

/// What a delivery came to.
#[derive(Debug, Default)]
pub(super) struct Brought {
    /// What is to be remembered of it.
    pub memos: Vec<Memo>,
    /// When to look again whether something is still owed.
    pub again: Option<Timestamp>,
}

impl From<Vec<Memo>> for Brought {
    fn from(memos: Vec<Memo>) -> Self {
        Self { memos, again: None }
    }
}

impl Delivery {
    /// Delivers a notice.
    pub async fn deliver(&self, notice: &Notice) -> Outcome<Brought> {
        let sight = self.tables.look(notice.table).await?;
        let nonce = |letter: char| format!("{}{letter}{:x}", notice.table, notice.id.0);
        if self.is_shut(sight.channel).await? {
            match notice.kind {
                NoticeKind::Decide { .. } => {}
                NoticeKind::End => return Err(self.end_waits(notice)),
                NoticeKind::Card | NoticeKind::Turn { .. } => return Ok(self.direct_kept_true(&sight).await?.into()),
            }
        }
        let made = match notice.kind {
            NoticeKind::Card => self.card(&sight, false).await.map(Brought::from),
            NoticeKind::Turn { seat, decision } => {
                self.turn(&sight, seat, decision, &nonce('t')).await.map(Brought::from)
            }
            NoticeKind::Decide { seat, decision, began } => {
                let asked = Asked { seat, decision, began: began.unwrap_or(decision) };
                let post = Post { direct: nonce('d'), mention: nonce('m'), tries: notice.tries };
                self.decide(&sight, asked, &post).await
            }
            NoticeKind::End => self.end(&sight, &nonce('e')).await.map(Brought::from),
        };
        let made = self.shut_out(&sight, made);
        match made {
            // What is to be remembered of the refusal is remembered now; the result itself is not given up.
            Err(Undelivered::Never { memos, .. }) if notice.kind == NoticeKind::End => {
                self.tables.remember(memos).await?;
                Err(self.end_waits(notice))
            }
            made => made,
        }
    }

    /// The result of a game waits for its channel to open again, for as long as a week.
    fn end_waits(&self, notice: &Notice) -> Undelivered {
        let why = "the channel refuses us".to_owned();
        if self.tables.now().0.saturating_sub(notice.created.0) > WEEK {
            return Undelivered::Never { memos: Vec::new(), why };
        }
        Undelivered::Later { wait: None, why }
    }

    /// Does what was wished for.
    pub async fn grant(&self, wish: Wish) -> Outcome<()> {
        let sight = self.tables.look(wish.table()).await?;
        let made = match wish {
            Wish::PostAnew(_) => self.card(&sight, true).await,
            Wish::Redraw(_) => self.card(&sight, false).await,
            Wish::Hang(_) => self.hang(&sight).await,
        };
        let memos = match self.shut_out(&sight, made) {
            Err(Undelivered::Never { memos, why }) => {
                tracing::warn!(table = %sight.id, why, "cannot be delivered");
                memos
            }
            made => made?,
        };
        Ok(self.tables.remember(memos).await?)
    }

    /// Remembers a channel that refuses us.
    fn shut_out<T>(&self, sight: &Sight, made: Outcome<T>) -> Outcome<T> {
        match made {
            Err(Undelivered::ShutOut { code, mut memos }) => {
                let memo = ShutMemo { code, until: self.tables.now().0 + SHUT };
                memos.push(memos::write(memos::shut(sight.channel), &memo));
                Err(Undelivered::Never { memos, why: format!("the channel refuses us, code {code}") })
            }
            made => made,
        }
    }

    pub(super) async fn is_shut(&self, channel: ChannelId) -> Result<bool, TableError> {
        let memo: Option<ShutMemo> = memos::read(&self.tables, &memos::shut(channel)).await?;
        Ok(memo.is_some_and(|memo| memo.until > self.tables.now().0))
    }

    /// Makes the channel show the table as it is, and every call true.
    async fn card(&self, sight: &Sight, anew: bool) -> Outcome<Vec<Memo>> {
        let mut memos = Vec::new();
        let key = memos::card(sight.id);
        let known: Option<CardMemo> = memos::read(&self.tables, &key).await?;
        let log = lately::read(&self.tables, sight, sight.seq).await?;
        let mut card = board::card(sight, &log, 0);
        let channel = sight.channel.0;
        let stays = known.as_ref().filter(|k| !anew && (card.heading.is_none() || card.heading == k.heading));
        let wanted = self.wanted(sight).await?;
        let mut due = self.dress(&mut card.face, sight, wanted.as_ref(), stays.map(|known| known.message));
        let edited = match stays {
            Some(known) => self.edited(known.channel, known.message, &mut card.face).await?,
            None => false,
        };
        let now = match (edited, stays) {
            (true, Some(known)) => CardMemo { due, ..known.clone() },
            _ => {
                due = self.dress(&mut card.face, sight, wanted.as_ref(), None);
                // The same until the new message is remembered, whichever notice asks for it: two tries make one message.
                let nonce = format!("{}b{:x}", sight.id, known.as_ref().map_or(0, |known| known.message));
                let message = self.post(channel, &mut card.face, &nonce).await?;
                if let Some(old) = known.as_ref().filter(|old| old.message != message) {
                    self.retire(sight, old, &call::link(sight, channel, Some(message))).await?;
                }
                CardMemo { channel, message, heading: card.heading, due }
            }
        };
        self.hung.note(now.message, &card.face.picture, wanted.as_ref());
        if known.as_ref() != Some(&now) {
            memos.push(memos::write(key, &now));
        }
        if let Some(wanted) = wanted.filter(|_| due) {
            self.order(sight.id, wanted);
        }
        self.keep_true(sight, &mut memos).await?;
        Ok(memos)
    }

    /// A message that is no longer the table's card leads to the one that is, and says nothing that can become untrue.
    async fn retire(&self, sight: &Sight, old: &CardMemo, link: &str) -> Outcome<()> {
        let heading = old.heading.as_deref();
        let mut face = match heading {
            Some(board::LOBBY) if sight.position.is_some() => lobby::begun(sight, link),
            _ => board::moved(sight, heading.filter(|heading| *heading != board::LOBBY), link),
        };
        self.edited(old.channel, old.message, &mut face).await.map(drop)
    }

    /// The end card, a message of its own.
    async fn end(&self, sight: &Sight, nonce: &str) -> Outcome<Vec<Memo>> {
        self.post(sight.channel.0, &mut ending::card(sight), nonce).await?;
        Ok(Vec::new())
    }

    /// Posts a message. One whose nonce was used before comes back as it was posted then, and is brought up to date. Where
    /// its picture is refused the message goes without, and the face says so.
    pub(super) async fn post(&self, channel: u64, face: &mut Face, nonce: &str) -> Outcome<u64> {
        let mut posted = self.rest.post(channel, &face.post(nonce), face.upload()).await;
        if let Err(error) = &posted
            && self.takes_down(channel, face, error).await?
        {
            posted = self.rest.post(channel, &face.post(nonce), None).await;
        }
        let (message, shown) = posted.map_err(refused)?;
        if !face.is_shown_by(&shown) {
            self.edited(channel, message, face).await?;
        }
        Ok(message)
    }

    /// Edits a message; `false` when it is gone. Where its picture is refused it is edited without, and the face says so.
    pub(super) async fn edited(&self, channel: u64, message: u64, face: &mut Face) -> Outcome<bool> {
        let mut edited = self.rest.edit(channel, message, &face.body(), face.upload()).await;
        if let Err(error) = &edited
            && self.takes_down(channel, face, error).await?
        {
            edited = self.rest.edit(channel, message, &face.body(), None).await;
        }
        self.gone(edited)
    }

    /// A message that is gone, or can be changed no more, is no failure; `false` then.
    pub(super) fn gone(&self, done: Result<(), RestError>) -> Outcome<bool> {
        match done {
            Ok(()) => Ok(true),
            Err(RestError::Refused { status: 404, code, .. }) if code == NO_MESSAGE || code == 0 => Ok(false),
            Err(error) => Err(refused(error)),
        }
    }
}

fn refused(error: RestError) -> Undelivered {
    match error {
        RestError::Refused { status, code, .. }
            if NO_CHANNEL.contains(&code) || status == 403 || status == 404 && code != NO_MESSAGE =>
        {
            Undelivered::ShutOut { code, memos: Vec::new() }
        }
        error => error.into(),
    }
}

/// The same failure, with what had been learnt before it.
pub(super) fn with(error: Undelivered, learnt: Vec<Memo>) -> Undelivered {
    match error {
        Undelivered::Never { why, .. } => Undelivered::Never { memos: learnt, why },
        Undelivered::ShutOut { code, .. } => Undelivered::ShutOut { code, memos: learnt },
        later @ Undelivered::Later { .. } => later,
    }
}
