//! Opens tables, in the channel or in a thread, within the limits and channels of the server and the operator. In direct
//! messages a person plays alone against computer players.
//!
//! Invariant: a thread is opened only if the table could be opened just before. If opening the table then fails, the
//! thread is closed again.

use std::time::Duration;

use futures_util::future::join_all;
use tracing::field::display;

use crate::discord::delivery::{self, PostState};
use crate::discord::desk::RestClient;
use crate::discord::http::RestError;
use crate::discord::intake::obstacle::Obstacle;
use crate::discord::intake::permissions::{self, NoThread, Spot};
use crate::discord::intake::{App, Caller, ChannelKind, Failure, members};
use crate::discord::messages::denial::Denial;
use crate::discord::messages::{clock, server};
use crate::discord::presence;
use crate::discord::server_settings::{self, ServerSettings};
use crate::table::{
    Allowance, ChannelId, IdempotencyKey, Open, Opener, Pace, PersonId, Request, Stage, TableError, TableId, TableView,
};
use crate::words::{Args, Locale, Words};

/// How long an opener waits for the card of the table: long enough to detect that the channel refuses it.
const CARD_WAIT: Duration = Duration::from_millis(1500);
/// Of how many servers Discord is asked whether the bot is in them, and how long it is waited for.
const ASKED: usize = 20;
const PATIENCE: Duration = Duration::from_millis(1000);
/// The steps of [`later`] that invite people and start the game; smaller ones add computer players.
const INVITE: u64 = 14;
const START: u64 = 15;

/// A table that was opened.
pub struct Opened {
    pub view: TableView,
    /// Why it has no thread of its own although one was wanted.
    pub no_thread: Option<NoThread>,
}

/// Opens a table in the caller's channel or in a thread of it: as the caller wants, else as the server has set.
pub async fn open(app: &App, caller: &Caller, mut open: Open, thread: Option<bool>) -> Result<Opened, Failure> {
    // The request may be delivered again after a restart.
    if let Some(view) = app.tables.lobby().opened_by(caller.idempotency_key).await? {
        return Ok(Opened { view, no_thread: None });
    }
    let settings = server_settings::of(&app.tables, caller.community).await?;
    check(&settings, caller, &open.title)?;
    open.locale = settings.language.unwrap_or(caller.public);
    let own_post = thread != Some(false) && caller.channel_kind != ChannelKind::Thread;
    if let Some(forum) = settings.forum.filter(|_| own_post) {
        return as_post(app, caller, &settings, open, forum).await;
    }
    let kind = match permissions::spot(caller.allowed, caller.channel_kind, thread.unwrap_or(settings.threads)) {
        Spot::Nowhere(missing) => return Err(Failure::Missing(missing)),
        Spot::Here(no_thread) => return admit(app, caller, &settings, open, no_thread).await,
        Spot::OwnThread(kind) => kind,
    };
    let (title, _) = app.tables.lobby().check_opening(&open)?;
    app.tables.lobby().check_allowance(opener(caller), allowance(app, caller, &settings).await?).await?;
    match app.desk.rest.open_thread(caller.channel.0, title.meta().name, kind.into()).await {
        Ok(thread) => {
            open.channel = ChannelId(thread);
            let opened = admit(app, caller, &settings, open, None).await;
            if opened.is_err() {
                close(&app.desk.rest, thread).await;
            }
            opened
        }
        Err(error) => {
            tracing::warn!(channel = %caller.channel, %error, "cannot open a thread for a table; it is opened in the channel");
            permissions::check(caller)?;
            let denial = Denial::within(caller.community, &error, &app.desk.rest, app.tables.now()).await;
            admit(app, caller, &settings, open, Some(NoThread::Refused(denial))).await
        }
    }
}

/// Opens a table as a post of a forum, or in the channel if Discord refuses the post.
async fn as_post(
    app: &App,
    caller: &Caller,
    settings: &ServerSettings,
    mut open: Open,
    forum: ChannelId,
) -> Result<Opened, Failure> {
    let (title, _) = app.tables.lobby().check_opening(&open)?;
    app.tables.lobby().check_allowance(opener(caller), allowance(app, caller, settings).await?).await?;
    let rest = &app.desk.rest;
    let posted = async {
        let tags = forum_tags(&rest.tags(forum.0).await?);
        let first = server::first_of_post(title.meta().name, &caller.person, open.locale);
        let post = rest.open_post(forum.0, title.meta().name, &first, tags[0].as_slice()).await?;
        Ok::<_, RestError>((post, PostState { tags, shown: 0 }))
    };
    match posted.await {
        Ok((post, state)) => {
            open.channel = ChannelId(post);
            let opened = admit(app, caller, settings, open, None).await;
            match &opened {
                Ok(opened) => {
                    let change = delivery::write_state(delivery::post_key(opened.view.id), &state);
                    app.tables.outbox().set_delivery_state(vec![change], None).await?;
                }
                Err(_) => close(rest, post).await,
            }
            opened
        }
        Err(error) => {
            tracing::warn!(channel = %forum, %error, "cannot post a table in the forum; it is opened in the channel");
            permissions::check(caller)?;
            let denial = Denial::within(caller.community, &error, rest, app.tables.now()).await;
            if denial == Denial::Gone {
                server_settings::note_gone(&app.tables, caller.community, forum).await?;
            }
            admit(app, caller, settings, open, Some(NoThread::Refused(denial))).await
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

/// Opens a table like a finished one, in the same channel, in the server's current language. If another player has
/// opened its lobby already, it takes a seat there.
pub async fn rematch(app: &App, caller: &Caller, table: TableId) -> Result<TableView, Failure> {
    let old = app.tables.look(table).await?;
    // A forged press may name a game of another channel, and the caller's permissions here do not apply there.
    if (old.community, old.channel) != (caller.community, caller.channel) {
        return Err(Failure::NO_TABLE);
    }
    let settings = server_settings::of(&app.tables, caller.community).await?;
    check(&settings, caller, old.title.meta().key)?;
    permissions::check(caller)?;
    let request = caller.request(table);
    let locale = settings.language.unwrap_or(caller.public);
    let open = app.tables.lobby().rematch(request, locale);
    let allowance = allowance(app, caller, &settings).await?;
    let view = match app.tables.lobby().admit(opener(caller), allowance, request.key, open).await {
        Err(taken @ TableError::ChannelTaken { table: other }) => {
            let lobby = app.tables.look(other).await?;
            let again = lobby.stage == Stage::Lobby && lobby.title.meta().key == old.title.meta().key;
            if !again || old.seat_owned_by(caller.id()).is_none() {
                return Err(taken.into());
            }
            return Ok(app.tables.lobby().join(caller.named_request(other)).await?);
        }
        opened => opened?,
    };
    // No other person can join in direct messages.
    fill(app, caller, view, 0, None, caller.community.is_none()).await
}

/// Keeps seats of a new table for these people.
pub async fn invite(app: &App, caller: &Caller, view: &TableView, people: &[PersonId]) -> Result<TableView, Failure> {
    let request = caller.request(view.id).keyed(later(caller.idempotency_key, INVITE));
    Ok(app.tables.lobby().invite(request, people).await?)
}

/// The computer player for a seat if none is named.
pub fn usual_policy(view: &TableView) -> Result<String, TableError> {
    let policy = crate::table::usual_policy(view.title.as_ref(), &view.seats);
    policy.map(str::to_owned).ok_or(TableError::UnknownPolicy { policy: String::new(), known: Vec::new() })
}

/// Seats computer players at a new table until `computers` are there, and starts the game if `start`.
pub async fn fill(
    app: &App,
    caller: &Caller,
    mut view: TableView,
    computers: u8,
    level: Option<&str>,
    start: bool,
) -> Result<TableView, Failure> {
    let request = |view: &TableView, step| caller.request(view.id).keyed(later(caller.idempotency_key, step));
    // A repeated delivery of the request finds them seated.
    for number in view.seats.len()..=usize::from(computers.min(view.wanted.saturating_sub(1))) {
        let policy = level.map_or_else(|| usual_policy(&view), |level| Ok(level.to_owned()))?;
        view = app.tables.lobby().add_computer(request(&view, number as u64), &policy).await?;
    }
    if start && view.stage == Stage::Lobby {
        view = app.tables.lobby().start(request(&view, START)).await?;
    }
    Ok(view)
}

/// The idempotency key of a later step, 1 to 15, of the same request. Ids whose keys would collide are eight years
/// apart.
const fn later(idempotency_key: IdempotencyKey, step: u64) -> IdempotencyKey {
    IdempotencyKey(idempotency_key.0 ^ step << 60)
}

/// Refuses channels and titles that the server does not allow.
pub(super) fn check(settings: &ServerSettings, caller: &Caller, title: &str) -> Result<(), Failure> {
    if !settings.allows(caller.channel, caller.parent) {
        return Err(Failure::ChannelNotAllowed(settings.channels.iter().copied().collect()));
    }
    if settings.offers(title) { Ok(()) } else { Err(Failure::TitleOff(title.to_owned())) }
}

const fn opener(caller: &Caller) -> Opener {
    Opener { person: caller.id(), community: caller.community }
}

/// The limits for the caller. Their tables in servers that have removed the bot do not count. A person at the limit does
/// not wait until the daily look finds such a server: Discord is asked now.
async fn allowance(app: &App, caller: &Caller, settings: &ServerSettings) -> Result<Allowance, TableError> {
    let usual = app.limits.allowance(settings);
    let refused = app.tables.lobby().check_allowance(opener(caller), usual).await;
    if !matches!(refused, Err(TableError::TooManyTables(_))) {
        return Ok(usual);
    }
    let elsewhere = app.tables.lobby().counted_elsewhere(opener(caller)).await?;
    let without_bot = elsewhere.into_iter().take(ASKED).map(async |(server, tables)| {
        let is_in = tokio::time::timeout(PATIENCE, presence::is_in(&app.desk.rest, server)).await;
        if is_in == Ok(Some(false)) { tables } else { 0 }
    });
    let more = join_all(without_bot).await.into_iter().sum::<u32>();
    Ok(Allowance { person: usual.person.saturating_add(more), ..usual })
}

async fn admit(
    app: &App,
    caller: &Caller,
    settings: &ServerSettings,
    open: Open,
    no_thread: Option<NoThread>,
) -> Result<Opened, Failure> {
    let key = Some(caller.idempotency_key);
    let refused = app.desk.refused(open.channel.0);
    let allowance = allowance(app, caller, settings).await?;
    let admit = async |open: Open| {
        let open = app.tables.lobby().open(open, key);
        app.tables.lobby().admit(opener(caller), allowance, key, open).await
    };
    let view = match admit(open.clone()).await {
        // A table whose people have all left the server takes no channel from others.
        Err(TableError::ChannelTaken { table }) if members::end_if_all_are_gone(app, caller, table).await? => {
            admit(open).await?
        }
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
            let why = Obstacle::find(&app.desk.rest, app.callbacks.application, caller, app.tables.now()).await;
            Err(Failure::ShutOut(why.unwrap_or(Obstacle::Unknown)))
        }
        () = tokio::time::sleep(CARD_WAIT) => Ok(Opened { view, no_thread }),
    }
}

async fn close(rest: &RestClient, thread: u64) {
    if let Err(error) = rest.close_thread(thread).await {
        tracing::warn!(thread, %error, "cannot close the thread of a table that was not opened");
    }
}

/// Reads a typed clock; an empty text and `none` are no clock.
pub fn read_pace(text: &str) -> Result<Option<Pace>, Failure> {
    match text.trim() {
        "" | clock::NONE => Ok(None),
        text => text.parse().map(Some).map_err(|_| Failure::typed("discord-refuse-pace", text)),
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
