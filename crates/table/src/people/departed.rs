//! Communities that have removed the bot: their games count against no person, and later all of their data is erased.
//!
//! The clocks stop at once, because the bot cannot call anyone there. If the bot is invited again within a day, they run
//! on. Otherwise the games end without a result.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{communities, preferences};
use crate::leases::Exclusive;
use crate::outbox::delivering;
use crate::seats::playing;
use crate::tournament;
use crate::tournament::table_error;
use crate::{
    Actor, Admin, ChannelId, CommunityId, EntryKind, Stage, TableError, TableId, Timestamp, TournamentError, results,
};
use skald_store::{ChannelStatus, Lease};

/// The beginning of the keys of [`Departure`].
const DEPARTED: &str = "departed:";

/// How long games wait for the bot to be invited again, in milliseconds.
const GRACE: u64 = 24 * 60 * 60 * 1000;

/// How many memos are erased in one step.
const PAGE: usize = 500;

/// How many notices are searched for removed tables. Delivery acknowledges the others.
const NOTICES: usize = 10_000;

/// How often the removal of a table is tried that changes meanwhile.
const TRIES: usize = 3;

/// Reads the id of a community from a key without its beginning.
type ReadId = fn(&str) -> Option<u64>;

/// The result of forgetting a community.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForgottenCommunity {
    /// The number of its tables that were erased.
    pub tables: usize,
    /// The number of its results, tournaments and settings that were erased.
    pub documents: usize,
    /// The number of tables that are left. They cannot be read, or their title or edition is not loaded.
    pub left: usize,
}

/// A community that was found without the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// When it was first found so.
    pub since: Timestamp,
    /// The tables whose clocks were stopped for that.
    pub paused: Vec<TableId>,
}

fn departed(community: CommunityId) -> String {
    format!("{DEPARTED}{community}")
}

impl Admin<'_> {
    /// The communities with any data. Reads every table.
    ///
    /// # Errors
    /// The store fails.
    pub async fn communities(self) -> Result<BTreeSet<CommunityId>, TableError> {
        let mut pages = self.0.table_pages();
        let mut found = BTreeSet::new();
        while let Some(page) = pages.next().await? {
            for table in page {
                found.extend(self.head_of(table).await?.and_then(|(head, _)| head.community));
            }
        }
        let hexadecimal = |rest: &str| u64::from_str_radix(rest.split(':').next()?, 16).ok();
        let decimal = |rest: &str| rest.parse::<u64>().ok();
        let [live, over] = tournament::DOCUMENTS;
        let named: [(&str, ReadId); 5] = [
            (results::RESULTS, hexadecimal),
            (live, hexadecimal),
            (over, hexadecimal),
            (communities::SETTINGS, decimal),
            (DEPARTED, decimal),
        ];
        for (beginning, read) in named {
            let mut pages = self.0.memo_pages(beginning, beginning.to_owned());
            while let Some(page) = pages.next().await? {
                let ids = page.iter().filter_map(|(key, _)| read(key.strip_prefix(beginning)?));
                found.extend(ids.map(CommunityId));
            }
        }
        Ok(found)
    }

    /// Notes that a community has removed the bot. The clocks of its games stop. After a day its tournaments are
    /// cancelled, and its unfinished tables end without a result. Returns the departure, and the number of tables that
    /// have ended.
    ///
    /// # Errors
    /// The store fails. A second call continues the first.
    pub async fn depart(self, community: CommunityId) -> Result<(Departure, usize), TableError> {
        let now = self.0.clock.now();
        let known = self.departure(community).await?;
        let mut departure = known.clone().unwrap_or(Departure { since: now, paused: Vec::new() });
        if departure.since.plus(GRACE) <= now {
            let (ended, _) = self.end_all(community).await?;
            return Ok((departure, ended));
        }
        let running = self.with_running_clocks(community).await?;
        for table in &running {
            if !departure.paused.contains(table) {
                departure.paused.push(*table);
            }
        }
        // Before the clocks stop, so that none of them stands still for ever.
        if known.as_ref() != Some(&departure) {
            let memo = serde_json::to_value(&departure).map_err(|error| TableError::Defect(error.to_string()))?;
            self.0.store.remember(vec![(departed(community), Some(memo))], None).await?;
        }
        for table in running {
            self.set_paused(table, true).await?;
        }
        Ok((departure, 0))
    }

    /// Notes that the bot is in a community. Clocks that were stopped by [`Admin::depart`] run on. Returns whether the
    /// bot was away.
    ///
    /// # Errors
    /// The store fails.
    pub async fn note_return(self, community: CommunityId) -> Result<bool, TableError> {
        let Some(departure) = self.departure(community).await? else { return Ok(false) };
        for table in departure.paused {
            self.set_paused(table, false).await?;
        }
        self.0.store.remember(vec![(departed(community), None)], None).await?;
        Ok(true)
    }

    /// The unfinished tables of the communities that have removed the bot, without those of `here`.
    pub(crate) async fn tables_without_bot(self, here: Option<CommunityId>) -> Result<BTreeSet<TableId>, TableError> {
        let mut pages = self.0.memo_pages(DEPARTED, DEPARTED.to_owned());
        let mut found = BTreeSet::new();
        while let Some(page) = pages.next().await? {
            let named = page.iter().filter_map(|(key, _)| key.strip_prefix(DEPARTED)?.parse().ok().map(CommunityId));
            for community in named.filter(|community| Some(*community) != here) {
                found.extend(self.0.store.within(community, usize::MAX).await?);
            }
        }
        Ok(found)
    }

    async fn departure(self, community: CommunityId) -> Result<Option<Departure>, TableError> {
        let memo = self.0.store.memo(&departed(community)).await?;
        Ok(memo.and_then(|memo| serde_json::from_value(memo).ok()))
    }

    /// The games of a community whose clocks run.
    async fn with_running_clocks(self, community: CommunityId) -> Result<Vec<TableId>, TableError> {
        let mut running = Vec::new();
        for table in self.0.store.within(community, usize::MAX).await? {
            match self.0.look(table).await {
                Ok(view) if view.stage == Stage::Playing && view.clock.as_ref().is_some_and(|clock| !clock.paused) => {
                    running.push(table);
                }
                Err(error) if error.is_outage() => return Err(error),
                // A table that cannot be loaded does nothing by itself.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(running)
    }

    /// Stops the clocks of a game, or lets them run on. Leaves a game as it is that has ended or changed meanwhile.
    async fn set_paused(self, table: TableId, pause: bool) -> Result<(), TableError> {
        let changed = self.0.change(table, None, None, |transaction| {
            playing(transaction)?;
            let now = transaction.now();
            let clock = transaction.metadata_mut().clock.as_mut().ok_or(TableError::NoClock)?;
            match (pause, clock.paused.is_some()) {
                (true, false) => clock.pause(now),
                (false, true) => clock.resume(now),
                (true, true) => return Err(TableError::Paused),
                (false, false) => return Err(TableError::NotPaused),
            }
            let kind = if pause { EntryKind::Pause } else { EntryKind::Resume };
            transaction.log(Actor::System, kind, Vec::new());
            Ok(())
        });
        match changed.await {
            Err(error) if error.is_outage() => Err(error),
            Err(error) => {
                tracing::debug!(%table, %error, "the clocks of a table stay as they are");
                Ok(())
            }
            Ok(_) => Ok(()),
        }
    }

    /// Ends the tournaments and tables of a community without a result. Returns the numbers of tables that ended, and of
    /// those that cannot be loaded.
    async fn end_all(self, community: CommunityId) -> Result<(usize, usize), TableError> {
        for tournament in self.0.tournaments().within(community).await.map_err(table_error)? {
            // Any other error says that it is over.
            if let Err(TournamentError::Table(error)) = self.0.tournaments().cancel(community, tournament.id).await {
                return Err(error);
            }
        }
        let mut ended = 0;
        let mut left = 0;
        for table in self.0.store.within(community, usize::MAX).await? {
            match self.end_without_result(table).await {
                Ok(()) => ended += 1,
                Err(TableError::Over | TableError::NoSuchTable) => {}
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => {
                    tracing::error!(%table, %error, "cannot end a table of a server without the bot");
                    left += 1;
                }
            }
        }
        Ok((ended, left))
    }

    async fn end_without_result(self, table: TableId) -> Result<(), TableError> {
        let changed = self.0.change(table, None, None, |transaction| {
            if matches!(transaction.metadata().stage, Stage::Finished | Stage::Ended) {
                return Err(TableError::Over);
            }
            transaction.stop(Actor::System);
            Ok(())
        });
        changed.await.map(drop)
    }

    /// Erases all data of a community: its tables, which end first, its tournaments, results and settings. Of each table
    /// it also erases the memos that `documents` names. Reads every table.
    ///
    /// A delivery that waits for Discord does not keep a table. If it ends after that, the numbers of its messages stay.
    ///
    /// # Errors
    /// The store fails, or a lease of the community is held for too long. A second call continues the first.
    pub async fn forget_community(
        self,
        community: CommunityId,
        documents: impl Fn(TableId, ChannelId) -> Vec<String> + Sync,
    ) -> Result<ForgottenCommunity, TableError> {
        let mut forgotten =
            ForgottenCommunity { left: self.end_all(community).await?.1, ..ForgottenCommunity::default() };
        let mut pages = self.0.table_pages();
        let mut removed = BTreeSet::new();
        let mut patient = true;
        while let Some(page) = pages.next().await? {
            for table in page {
                if self.forget_table(table, community, &documents, &mut patient).await? {
                    removed.insert(table);
                }
            }
        }
        forgotten.tables = removed.len();
        for notice in self.0.store.due(Timestamp(u64::MAX), NOTICES).await? {
            if removed.contains(&notice.table) {
                self.0.store.ack(notice.id, Vec::new(), None).await?;
            }
        }
        let arranging = self.0.leases().exclusively(&[tournament::arranging(community)]).await?;
        let [live, over] = tournament::beginnings(community);
        for beginning in [live, over, results::beginning(community), preferences::names_in(community)] {
            forgotten.documents += self.erase_memos(&beginning, arranging.lease()).await?;
        }
        drop(arranging);
        self.change_community_settings(community, |settings| {
            forgotten.documents += usize::from(settings.is_some());
            Ok::<_, TableError>(None)
        })
        .await?;
        self.set_puzzle(community, None).await?;
        self.0.store.remember(vec![(departed(community), None)], None).await?;
        Ok(forgotten)
    }

    /// Erases one table if it belongs to the community and is over; returns whether it did.
    async fn forget_table(
        self,
        table: TableId,
        community: CommunityId,
        documents: &(impl Fn(TableId, ChannelId) -> Vec<String> + Sync),
        patient: &mut bool,
    ) -> Result<bool, TableError> {
        for _ in 0..TRIES {
            let Some((head, _)) = self.head_of(table).await? else { return Ok(false) };
            if head.community != Some(community) || head.channel_status == ChannelStatus::Live {
                return Ok(false);
            }
            // A delivery would save its state after the removal. While Discord hangs, it is not awaited again and again.
            let alone = match *patient {
                true => self.alone_with(table).await?,
                false => None,
            };
            *patient = alone.is_some();
            let Some((head, metadata)) = self.head_of(table).await? else { return Ok(false) };
            if self.remove(&head, &metadata, documents(table, head.channel)).await? {
                return Ok(true);
            }
        }
        Err(TableError::Conflict)
    }

    /// Waits until no delivery to a table runs; `None` if one takes too long.
    async fn alone_with(self, table: TableId) -> Result<Option<Exclusive>, TableError> {
        match self.0.leases().exclusively(&[delivering(table)]).await {
            Ok(alone) => Ok(Some(alone)),
            Err(TableError::Conflict) => {
                tracing::warn!(%table, "a delivery waits for Discord; its table is erased meanwhile");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Erases all memos whose keys have a beginning; returns their number.
    async fn erase_memos(self, beginning: &str, lease: Option<&Lease>) -> Result<usize, TableError> {
        let mut erased = 0;
        loop {
            let page = self.0.store.memos(beginning, beginning, PAGE).await?;
            if page.is_empty() {
                return Ok(erased);
            }
            erased += page.len();
            self.0.store.remember(page.into_iter().map(|(key, _)| (key, None)).collect(), lease).await?;
        }
    }
}
