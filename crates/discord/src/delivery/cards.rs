//! The cards of servers: the overview of all tables, and the puzzle of the day. One process looks after them in rounds.
//!
//! A channel that refuses a card is paused. A failure ends one round only.
//!
//! The overview is one message that is edited in place. What it shows is saved, so that nothing is sent after a restart
//! unless a table has changed.
//!
//! The puzzle of the day is posted with the solution of the one before. The day of the last post is saved, and until then
//! its nonce is the same, so a restart posts none twice. A day in which the bot was away is skipped.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::delivery::{Services, state};
use crate::desk::{Audience, BoardError, Destination};
use crate::messages::{Extent, ImageSlot, overview, puzzle};
use crate::render::{RenderOutcome, RenderRequest};
use crate::server_settings::{self, CardPlace, ServerSettings};
use skald_config::BoardStyle;
use skald_core::title::{Frame, RenderOptions, Title};
use skald_core::words::Locale;
use skald_table::{ChannelId, CommunityId, PuzzlePost, StateChange, TableError};

/// How often the cards are compared with the tables and the day.
const ROUND: Duration = Duration::from_secs(15);
/// The pause of a channel that refused a card.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
const GONE: &[u64] = &[10_003];

/// Keeps the overviews up to date until `stop`, unless another process does.
pub async fn keep_overviews(services: &Services, stop: &CancellationToken) {
    let mut refused = Refused::default();
    while !stop.is_cancelled() {
        services.round("overviews", services.overviews(&mut refused), stop).await;
    }
}

/// Posts the puzzles until `stop`, unless another process does.
pub async fn keep_puzzles(services: &Services, stop: &CancellationToken) {
    let mut refused = Refused::default();
    while !stop.is_cancelled() {
        services.round("puzzles", services.puzzles(&mut refused), stop).await;
    }
}

impl Services {
    /// One look at the cards of a kind, and the wait after it. A failure ends this round only.
    async fn round(&self, kind: &str, look: impl Future<Output = Result<(), TableError>>, stop: &CancellationToken) {
        let look = async { if self.gate.is_open(&self.tables).await { look.await } else { Ok(()) } };
        if let Some(Err(error)) = stop.run_until_cancelled(self.tables.leases().alone(kind, look)).await {
            tracing::warn!(kind, %error, "cannot look after the cards of servers");
        }
        stop.run_until_cancelled(tokio::time::sleep(ROUND)).await;
    }

    /// Looks after the card of a server, unless Discord has refused it lately. A failure of the store is returned,
    /// because it concerns all cards. A manager gets a message about a channel that is gone.
    pub(super) async fn tend(
        &self,
        refused: &mut Refused,
        server: CommunityId,
        channel: u64,
        card: impl Future<Output = Result<(), BoardError>>,
    ) -> Result<(), TableError> {
        if refused.get(&(server, channel)).is_some_and(|until| *until > Instant::now()) {
            return Ok(());
        }
        let error = match card.await {
            Ok(()) => return Ok(()),
            Err(BoardError::Table(error)) => return Err(error),
            Err(BoardError::Write(error)) => error,
        };
        if error.error.is(GONE) {
            server_settings::note_gone(&self.tables, Some(server), ChannelId(channel)).await?;
        }
        tracing::warn!(%server, channel, %error, "cannot write the card of a server");
        refused.retain(|_, until| *until > Instant::now());
        refused.insert((server, channel), Instant::now() + PAUSE);
        Ok(())
    }
}

/// The channels of servers in which Discord refused a card, with the end of the pause of each.
pub(super) type Refused = HashMap<(CommunityId, u64), Instant>;

/// The beginning of the keys of [`OverviewState`]s.
const KEYS: &str = "overview:";

/// The card of a server as it was sent last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OverviewState {
    channel: u64,
    message: u64,
    shown: u64,
}

impl Services {
    /// Looks after the overviews that are wanted, and those that were sent and are no longer wanted.
    pub(super) async fn overviews(&self, refused: &mut Refused) -> Result<(), TableError> {
        let sent = self.tables.outbox().delivery_states(KEYS).await?.into_iter();
        let sent = sent.filter_map(|(key, _)| Some((CommunityId(key.strip_prefix(KEYS)?.parse().ok()?), None)));
        let mut all: BTreeMap<_, _> = sent.collect();
        let servers = server_settings::all(&self.tables).await?;
        all.extend(servers.into_iter().map(|(server, settings)| (server, settings.overview)));
        for (server, overview) in all {
            let channel = overview.map_or(0, |overview| overview.channel.0);
            self.tend(refused, server, channel, self.tend_overview(server, overview)).await?;
        }
        Ok(())
    }

    /// Posts, edits or deletes the card of a server.
    async fn tend_overview(&self, community: CommunityId, overview: Option<CardPlace>) -> Result<(), BoardError> {
        let key = format!("{KEYS}{community}");
        let known: Option<OverviewState> = state::read(&self.tables, &key).await?;
        let at = overview.map_or(0, |overview| overview.channel.0);
        let known = match known {
            Some(old) if old.channel != at => {
                self.desk.delete(destination(old.channel, Locale::default()), old.message).await?;
                self.save(state::erase(key.clone())).await?;
                None
            }
            known => known,
        };
        let Some(CardPlace { channel, locale }) = overview else { return Ok(()) };
        let found = self.tables.admin().tables_within(community, 0, overview::LOADED).await?;
        let mut card = overview::card(&found, locale);
        let shown = card.fingerprint();
        if known.is_some_and(|known| known.shown == shown) {
            return Ok(());
        }
        let to = destination(channel.0, locale);
        let edited = match known {
            Some(known) => self.desk.edit_or_delete(to, known.message, &mut card).await?,
            None => None,
        };
        let sent = match edited {
            Some(sent) => sent,
            None => {
                let before = known.map_or(0, |known| known.message);
                self.desk.post(to, &mut card, &format!("all{:x}.{before:x}", community.0)).await?
            }
        };
        self.save(state::write(key, &OverviewState { channel: channel.0, message: sent.message, shown })).await?;
        Ok(())
    }

    async fn save(&self, change: StateChange) -> Result<(), TableError> {
        self.tables.outbox().set_delivery_state(vec![change], None).await
    }
}

const fn destination(channel: u64, locale: Locale) -> Destination {
    Destination { channel, audience: Audience::Channel, locale }
}

impl Services {
    pub(super) async fn puzzles(&self, refused: &mut Refused) -> Result<(), TableError> {
        let day = self.tables.puzzle_day();
        let mut over = self.tables.admin().with_puzzles().await?;
        for (community, settings) in server_settings::all(&self.tables).await? {
            let Some(place) = settings.puzzle else { continue };
            over.retain(|other| *other != community);
            let card = self.tend_puzzle(community, &settings, place, day);
            self.tend(refused, community, place.channel.0, card).await?;
        }
        // The puzzle of a server that wants no more stays until its day is over, so that none is posted twice.
        for community in over {
            if self.tables.admin().puzzle(community).await?.is_none_or(|post| post.day != day) {
                self.tables.admin().set_puzzle(community, None).await?;
            }
        }
        Ok(())
    }

    /// Posts the puzzle of a day unless that is done.
    async fn tend_puzzle(
        &self,
        community: CommunityId,
        settings: &ServerSettings,
        place: CardPlace,
        day: u64,
    ) -> Result<(), BoardError> {
        let last = self.tables.admin().puzzle(community).await?;
        if last.as_ref().is_some_and(|last| last.day >= day) {
            return Ok(());
        }
        let Some(view) = self.tables.puzzle_of_day(day, |key| settings.offers(key)) else { return Ok(()) };
        let locale = settings.language.unwrap_or(place.locale);
        let style = settings.style.unwrap_or(self.usual.style);
        let render = RenderOptions { look: self.usual.look, frame: Frame::Whole };
        let request = RenderRequest::puzzle(&view, render, locale).filter(|_| style != BoardStyle::Words);
        let mut picture = ImageSlot::Nothing;
        if let Some(request) = request {
            let file = request.file.clone();
            if let RenderOutcome::Image(image) = self.renderer.draw(request).await {
                picture = ImageSlot::New { file, image };
            }
        }
        let brief = style == BoardStyle::Picture && picture.file().is_some();
        let solved = last.as_ref().and_then(|last| Some((self.title(&last.title)?.as_ref(), last)));
        let mut card = puzzle::card(&view, solved, if brief { Extent::Brief } else { Extent::Whole }, locale);
        card.picture = picture;
        let to = Destination { channel: place.channel.0, audience: Audience::Channel, locale };
        self.desk.post(to, &mut card, &format!("puz{:x}.{day:x}", community.0)).await?;
        let title = view.title.meta().key.to_owned();
        let post = PuzzlePost { day, title, puzzle: view.puzzle, answered: 0, solved: 0 };
        self.tables.admin().set_puzzle(community, Some(&post)).await?;
        tracing::info!(%community, day, "posted the puzzle of the day");
        Ok(())
    }

    fn title(&self, key: &str) -> Option<&Arc<dyn Title>> {
        self.tables.titles().default_of(key)
    }
}
