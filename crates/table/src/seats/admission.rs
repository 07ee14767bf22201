//! Limits of the number of tables of a person and of a community. Counting and opening are one step, so that two
//! concurrent requests cannot both take the last place. Tables of a community that has removed the bot do not count.

use std::collections::BTreeMap;

use crate::{CommunityId, IdempotencyKey, Lobby, PersonId, TableError, TableView};

/// Limits of the number of unfinished tables, including the one to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The tables of the person who opens it, everywhere.
    pub person: u32,
    /// The tables of the person who opens it, in this community.
    pub person_here: u32,
    /// The tables of the community.
    pub community: u32,
}

impl Allowance {
    /// No limits.
    pub const ANY: Self = Self { person: u32::MAX, person_here: u32::MAX, community: u32::MAX };
}

/// The person who wants to open a table, and the community.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opener {
    pub person: PersonId,
    /// The community of the channel.
    pub community: Option<CommunityId>,
}

impl Lobby<'_> {
    /// Checks that there is room for another table.
    ///
    /// # Errors
    /// The person has too many tables, or the community has.
    pub async fn check_allowance(self, opener: Opener, allowance: Allowance) -> Result<(), TableError> {
        let mut own = self.0.store.of(opener.person, usize::MAX).await?;
        if own.len() >= allowance.person as usize {
            let removed = self.0.admin().tables_without_bot(opener.community).await?;
            own.retain(|table| !removed.contains(table));
        }
        if own.len() >= allowance.person as usize {
            return Err(TableError::TooManyTables(own.len()));
        }
        let Some(community) = opener.community else { return Ok(()) };
        let all = self.0.store.within(community, usize::MAX).await?;
        let here = own.iter().filter(|table| all.binary_search(table).is_ok()).count();
        if here >= allowance.person_here as usize {
            return Err(TableError::TooManyTablesHere(here));
        }
        if all.len() < allowance.community as usize { Ok(()) } else { Err(TableError::NoRoomForTable(all.len())) }
    }

    /// How many unfinished tables of a person count in each other community.
    ///
    /// # Errors
    /// The store fails.
    pub async fn counted_elsewhere(self, opener: Opener) -> Result<BTreeMap<CommunityId, u32>, TableError> {
        let removed = self.0.admin().tables_without_bot(opener.community).await?;
        let mut counted = BTreeMap::new();
        for table in self.0.store.of(opener.person, usize::MAX).await? {
            let place = self.0.outbox().place_of(table).await?.filter(|_| !removed.contains(&table));
            let elsewhere = place.and_then(|place| place.community).filter(|other| Some(*other) != opener.community);
            if let Some(community) = elsewhere {
                *counted.entry(community).or_default() += 1;
            }
        }
        Ok(counted)
    }

    /// The table that a request has opened before; `None` if it has opened none.
    ///
    /// # Errors
    /// The store fails.
    pub async fn opened_by(self, idempotency_key: IdempotencyKey) -> Result<Option<TableView>, TableError> {
        match self.0.done(Some(idempotency_key)).await? {
            Some(done) => self.0.look(done.table).await.map(Some),
            None => Ok(None),
        }
    }

    /// Opens a table by `open` if there is room for it. A request that was applied before gets the table that it
    /// opened.
    ///
    /// # Errors
    /// As [`Lobby::check_allowance`] and `open`.
    pub async fn admit(
        self,
        opener: Opener,
        allowance: Allowance,
        idempotency_key: Option<IdempotencyKey>,
        open: impl Future<Output = Result<TableView, TableError>>,
    ) -> Result<TableView, TableError> {
        let mut names = vec![format!("opening-of:{}", opener.person)];
        names.extend(opener.community.map(|community| format!("opening:{community}")));
        let _alone = self.0.leases().exclusively(&names).await?;
        let Err(refused) = self.check_allowance(opener, allowance).await else { return open.await };
        match idempotency_key {
            Some(key) => self.opened_by(key).await?.ok_or(refused),
            None => Err(refused),
        }
    }
}
