//! Opens tables, in the channel or in a thread, within the limits and channels of the server and the operator. In direct
//! messages a person plays alone against computer players.
//!
//! Invariant: a thread is opened only if the table could be opened just before. If opening the table then fails, the
//! thread is closed again.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::future::join_all;
use tracing::field::display;

use crate::delivery::{self, PostState};
use crate::desk::RestClient;
use crate::http::RestError;
use crate::intake::permissions::{self, NoThread, Spot};
use crate::intake::{App, Caller, ChannelKind, Context, Failure};
use crate::messages::denial::Denial;
use crate::messages::server;
use crate::presence;
use crate::server_settings::{self, ServerSettings};
use skald_core::words::{Args, Locale, Voice, Words};
use skald_table::{
    Allowance, ChannelId, CommunityId, IdempotencyKey, Open, Opener, PersonId, Request, Stage, TableError, TableId,
    TableView,
};

/// How long an opener waits for the card of the table: long enough to detect that the channel refuses it.
const CARD_WAIT: Duration = Duration::from_millis(1500);
/// Of how many servers Discord is asked whether the bot is in them, and how long it is waited for.
const ASKED: usize = 20;
const PATIENCE: Duration = Duration::from_millis(1000);
/// The steps of [`Context::later`] that invite people and start the game; smaller ones add computer players.
const INVITE: u64 = 14;
const START: u64 = 15;

/// A table that was opened.
pub struct Opened {
    pub view: TableView,
    /// Why it has no thread of its own although one was wanted.
    pub no_thread: Option<NoThread>,
}

impl Context {
    /// Opens a table in the caller's channel or in a thread of it: as the caller wants, else as the server has set.
    pub async fn open_table(&self, mut open: Open, thread: Option<bool>) -> Result<Opened, Failure> {
        let Self { app, caller, .. } = self;
        // The request may be delivered again after a restart.
        if let Some(view) = app.tables.lobby().opened_by(caller.idempotency_key).await? {
            return Ok(Opened { view, no_thread: None });
        }
        let settings = server_settings::of(&app.tables, caller.community).await?;
        check(app, &settings, caller, &open.title).await?;
        open.locale = settings.language.unwrap_or(caller.public);
        let own_post = thread != Some(false) && caller.channel_kind != ChannelKind::Thread;
        if let Some(forum) = settings.forum.filter(|_| own_post) {
            return self.open_post(&settings, open, forum).await;
        }
        let kind = match permissions::spot(caller.allowed, caller.channel_kind, thread.unwrap_or(settings.threads)) {
            Spot::Nowhere(missing) => return Err(Failure::Missing(missing)),
            Spot::Here(no_thread) => return self.admit(&settings, open, no_thread).await,
            Spot::OwnThread(kind) => kind,
        };
        let title = self.check_opening(&settings, &open).await?;
        let opened = app.desk.rest.open_thread(caller.channel.0, &title, kind.into()).await;
        self.admit_in(&settings, open, caller.channel, opened).await
    }

    /// Opens a table as a post of a forum, or in the channel if Discord refuses the post.
    async fn open_post(&self, settings: &ServerSettings, open: Open, forum: ChannelId) -> Result<Opened, Failure> {
        let title = self.check_opening(settings, &open).await?;
        let rest = &self.app.desk.rest;
        let mut tags = [None; 3];
        let posted = async {
            tags = forum_tags(&rest.tags(forum.0).await?);
            let first = server::first_of_post(&title, &self.caller.person, open.locale);
            rest.open_post(forum.0, &title, &first, tags[0].as_slice()).await
        };
        let posted = posted.await;
        let is_post = posted.is_ok();
        let opened = self.admit_in(settings, open, forum, posted).await?;
        if is_post {
            let state = PostState { tags, shown: 0 };
            let change = delivery::write_state(delivery::post_key(opened.view.id), &state);
            self.app.tables.outbox().set_delivery_state(vec![change], None).await?;
        }
        Ok(opened)
    }

    /// Checks that a table could be opened now. Returns the name of its title in the language of the table.
    async fn check_opening(&self, settings: &ServerSettings, open: &Open) -> Result<String, Failure> {
        let lobby = self.app.tables.lobby();
        let (title, _) = lobby.check_opening(open)?;
        lobby.check_allowance(self.opener(), self.allowance(settings).await?).await?;
        Ok(title.name(&Voice::new(open.locale, Vec::new())))
    }

    /// Opens a table in the thread or post that was opened for it in this place, else in the caller's channel.
    async fn admit_in(
        &self,
        settings: &ServerSettings,
        mut open: Open,
        place: ChannelId,
        thread: Result<u64, RestError>,
    ) -> Result<Opened, Failure> {
        let Self { app, caller, .. } = self;
        let rest = &app.desk.rest;
        let error = match thread {
            Ok(thread) => {
                open.channel = ChannelId(thread);
                let opened = self.admit(settings, open, None).await;
                if opened.is_err() {
                    close(rest, thread).await;
                }
                return opened;
            }
            Err(error) => error,
        };
        tracing::warn!(channel = %place, %error, "cannot open a thread or a post for a table; it is opened in the channel");
        permissions::check(caller)?;
        let denial = Denial::within(caller.community, &error, rest, app.tables.now()).await;
        if denial == Denial::Gone {
            server_settings::note_gone(&app.tables, caller.community, place).await?;
        }
        self.admit(settings, open, Some(NoThread::Refused(denial))).await
    }

    /// Opens a table like a finished one, in the same channel, in the server's current language. If another player has
    /// opened its lobby already, it takes a seat there.
    pub async fn open_rematch(&self, table: TableId) -> Result<TableView, Failure> {
        let Self { app, caller, .. } = self;
        let old = app.tables.look(table).await?;
        // A forged press may name a game of another channel, and the caller's permissions here do not apply there.
        if (old.community, old.channel) != (caller.community, caller.channel) {
            return Err(Failure::NO_TABLE);
        }
        let settings = server_settings::of(&app.tables, caller.community).await?;
        check(app, &settings, caller, old.title.meta().key).await?;
        permissions::check(caller)?;
        let request = caller.request(table);
        let lobby = app.tables.lobby();
        let open = lobby.rematch(request, settings.language.unwrap_or(caller.public));
        let view = match lobby.admit(self.opener(), self.allowance(&settings).await?, request.key, open).await {
            Err(taken @ TableError::ChannelTaken { table: other }) => {
                let there = app.tables.look(other).await?;
                let again = there.stage == Stage::Lobby && there.title.meta().key == old.title.meta().key;
                if !again || old.seat_owned_by(caller.id()).is_none() {
                    return Err(taken.into());
                }
                return Ok(lobby.join(caller.named_request(other)).await?);
            }
            opened => opened?,
        };
        // No other person can join in direct messages.
        self.fill(view, 0, None, caller.community.is_none()).await
    }

    /// Keeps seats of a new table for these people.
    pub async fn invite(&self, view: &TableView, people: &[PersonId]) -> Result<TableView, Failure> {
        Ok(self.app.tables.lobby().invite(self.later(view, INVITE), people).await?)
    }

    /// Seats computer players at a new table until `computers` are there, and starts the game if `start`.
    pub async fn fill(
        &self,
        mut view: TableView,
        computers: u8,
        level: Option<&str>,
        start: bool,
    ) -> Result<TableView, Failure> {
        let lobby = self.app.tables.lobby();
        // A repeated delivery of the request finds them seated.
        for number in view.seats.len()..=usize::from(computers.min(view.wanted.saturating_sub(1))) {
            let policy = level.map_or_else(|| usual_policy(&view), |level| Ok(level.to_owned()))?;
            view = lobby.add_computer(self.later(&view, number as u64), &policy).await?;
        }
        if start && view.stage == Stage::Lobby {
            view = lobby.start(self.later(&view, START)).await?;
        }
        Ok(view)
    }

    /// A later step, 1 to 15, of the same request. Ids whose keys would collide are eight years apart.
    fn later(&self, view: &TableView, step: u64) -> Request<PersonId> {
        self.caller.request(view.id).keyed(IdempotencyKey(self.caller.idempotency_key.0 ^ step << 60))
    }

    const fn opener(&self) -> Opener {
        Opener { person: self.id(), community: self.caller.community }
    }

    /// The limits for the caller. Their tables in servers that have removed the bot do not count. A person at the limit
    /// does not wait until the daily look finds such a server: Discord is asked now.
    async fn allowance(&self, settings: &ServerSettings) -> Result<Allowance, TableError> {
        let lobby = self.app.tables.lobby();
        let usual = self.app.limits.allowance(settings);
        let refused = lobby.check_allowance(self.opener(), usual).await;
        if !matches!(refused, Err(TableError::TooManyTables(_))) {
            return Ok(usual);
        }
        let elsewhere = lobby.counted_elsewhere(self.opener()).await?;
        let without_bot = elsewhere.into_iter().take(ASKED).map(async |(server, tables)| {
            let is_in = tokio::time::timeout(PATIENCE, presence::is_in(&self.app.desk.rest, server)).await;
            if is_in == Ok(Some(false)) { tables } else { 0 }
        });
        let more = join_all(without_bot).await.into_iter().sum::<u32>();
        Ok(Allowance { person: usual.person.saturating_add(more), ..usual })
    }

    async fn admit(
        &self,
        settings: &ServerSettings,
        open: Open,
        no_thread: Option<NoThread>,
    ) -> Result<Opened, Failure> {
        let Self { app, caller, .. } = self;
        let key = Some(caller.idempotency_key);
        let refused = app.desk.refused(open.channel.0);
        let allowance = self.allowance(settings).await?;
        let admit = async |open: Open| {
            let open = app.tables.lobby().open(open, key);
            app.tables.lobby().admit(self.opener(), allowance, key, open).await
        };
        let view = match admit(open.clone()).await {
            // A table whose people have all left the server takes no channel from others.
            Err(TableError::ChannelTaken { table }) if self.end_if_all_are_gone(table).await? => admit(open).await?,
            admitted => admitted?,
        };
        tracing::Span::current().record("table", display(view.id)).record("seq", display(view.seq));
        tokio::select! {
            () = app.desk.ledger.boards.shows(view.id, view.seq) => Ok(Opened { view, no_thread }),
            // The permissions in an interaction are not complete: the bot may be timed out, or missing from a private
            // thread.
            code = refused => {
                app.tables.lobby().cancel(Request::new(view.id, caller.authority())).await?;
                tracing::info!(table = %view.id, channel = %view.channel, code, "a table was not opened because its channel refuses the card");
                let why = self.obstacle().await;
                Err(Failure::ShutOut(why.unwrap_or(Denial::Unknown)))
            }
            () = tokio::time::sleep(CARD_WAIT) => Ok(Opened { view, no_thread }),
        }
    }
}

/// The tags for the stages of a table among those of a forum, by their names in any language.
pub(super) fn forum_tags(known: &[(u64, String)]) -> [Option<u64>; 3] {
    ["forum-tag-open", "forum-tag-playing", "forum-tag-over"].map(|key| {
        let names = Locale::ALL.map(|locale| Words::say(locale, key, &Args::new()).to_lowercase());
        known.iter().find(|(_, name)| names.contains(&name.trim().to_lowercase())).map(|(id, _)| *id)
    })
}

/// The computer player for a seat if none is named.
pub fn usual_policy(view: &TableView) -> Result<String, TableError> {
    let policy = skald_table::usual_policy(view.title.as_ref(), &view.seats);
    policy.map(str::to_owned).ok_or(TableError::UnknownPolicy { policy: String::new(), known: Vec::new() })
}

/// Refuses channels and titles that the server does not allow.
pub(super) async fn check(app: &App, settings: &ServerSettings, caller: &Caller, title: &str) -> Result<(), Failure> {
    if !settings.allows(caller.channel, caller.parent) {
        let gone = gone(app, caller.community, settings).await;
        return Err(Failure::ChannelNotAllowed(settings.channels.difference(&gone).copied().collect()));
    }
    if settings.offers(title) { Ok(()) } else { Err(Failure::TitleOff(title.to_owned())) }
}

/// The channels of the settings that no longer exist. Without an answer of Discord in time, none is known.
pub(super) async fn gone(app: &App, server: Option<CommunityId>, settings: &ServerSettings) -> BTreeSet<ChannelId> {
    let named: Vec<_> = settings.places().into_iter().chain(settings.channels.iter().copied()).map(|it| it.0).collect();
    let Some(server) = server.filter(|_| !named.is_empty()) else { return BTreeSet::new() };
    let asked = tokio::time::timeout(PATIENCE, app.desk.rest.gone_among(server.0, &named)).await;
    match asked {
        Ok(Ok(gone)) => gone.into_iter().map(ChannelId).collect(),
        Ok(Err(error)) => {
            tracing::debug!(%error, "cannot look for the channels of the settings");
            BTreeSet::new()
        }
        Err(_) => BTreeSet::new(),
    }
}

async fn close(rest: &RestClient, thread: u64) {
    if let Err(error) = rest.close_thread(thread).await {
        tracing::warn!(thread, %error, "cannot close the thread of a table that was not opened");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_a_forum_are_found_by_name_in_any_language() {
        let known = [(1, "Help".to_owned()), (2, " OPEN".to_owned()), (3, "Terminée".to_owned())];
        assert_eq!(forum_tags(&known), [Some(2), None, Some(3)]);
    }
}
