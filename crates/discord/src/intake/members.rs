//! Asks Discord which people at a table are still members of the server, when that decides what others may do.

use std::time::Duration;

use futures_util::future::join_all;

use crate::desk::RestClient;
use crate::intake::Context;
use skald_core::engine::Seat;
use skald_table::{CommunityId, LateRequest, Occupant, PersonId, TableError, TableId, TableView};

/// How long Discord is waited for. A person for whom there is no answer counts as a member.
const PATIENCE: Duration = Duration::from_millis(1500);

impl Context {
    /// Notes at the table which of its people have left the server, except the caller. Returns the table as it is then.
    pub async fn noted(&self, view: TableView) -> Result<TableView, TableError> {
        let Some(community) = view.community.filter(|_| !view.is_over()) else { return Ok(view) };
        let people = view.seats.iter().filter_map(Occupant::owner).map(|person| person.id);
        let mut people: Vec<_> = people.chain([view.host]).filter(|person| *person != self.id()).collect();
        people.sort_unstable();
        people.dedup();
        let mut known = asked(&self.app.desk.rest, community, people).await;
        known.push((self.id(), false));
        self.app.tables.seats().note_gone(view.id, &known).await?;
        self.app.tables.look(view.id).await
    }

    /// Does what the caller asks. A table may refuse it for the sake of a person who has left the server. Then Discord is
    /// asked who is still there, and it is tried once more.
    pub async fn among<T, F: Future<Output = Result<T, TableError>>>(
        &self,
        table: TableId,
        request: impl Fn() -> F,
    ) -> Result<T, TableError> {
        let refused = match request().await {
            Err(refused) if depends_on_members(&refused) => refused,
            done => return done,
        };
        let before = self.app.tables.look(table).await?;
        let seq = before.seq;
        if self.noted(before).await?.seq == seq { Err(refused) } else { request().await }
    }

    /// Ends a table for a person who is not its host, if all of its people have left the server.
    pub async fn end_if_deserted(&self, table: TableId) -> Result<TableView, TableError> {
        match self.end_if_all_are_gone(table).await? {
            true => self.app.tables.look(table).await,
            false => Err(TableError::HostOnly),
        }
    }

    /// Ends a table if all of its people have left the server. Returns whether it is over.
    pub async fn end_if_all_are_gone(&self, table: TableId) -> Result<bool, TableError> {
        let view = self.noted(self.app.tables.look(table).await?).await?;
        let mut here = Seat::all(view.seats.len() as u8).zip(&view.seats).filter(|(_, who)| who.owner().is_some());
        if here.any(|(seat, _)| !view.gone.contains(&seat)) {
            return Ok(view.is_over());
        }
        self.app.tables.seats().end_deserted(table).await?;
        Ok(true)
    }
}

/// Whether a table may refuse this only because of a person who has left the server.
const fn depends_on_members(refused: &TableError) -> bool {
    matches!(
        refused,
        TableError::HostOnly
            | TableError::Full { .. }
            | TableError::SeatsKept
            | TableError::TermsChanged { .. }
            | TableError::AlreadyStarted(LateRequest::Join)
            | TableError::VoteToEnd
    )
}

/// For each person of whom Discord knows it, whether they are no member of the server.
async fn asked(rest: &RestClient, community: CommunityId, people: Vec<PersonId>) -> Vec<(PersonId, bool)> {
    let one = async |person: PersonId| {
        let asked = tokio::time::timeout(PATIENCE, rest.is_member(community.0, person.0)).await;
        match asked {
            Ok(Ok(member)) => Some((person, !member)),
            Ok(Err(error)) => {
                tracing::debug!(%person, %error, "cannot ask whether a person is still in the server");
                None
            }
            Err(_) => None,
        }
    };
    join_all(people.into_iter().map(one)).await.into_iter().flatten().collect()
}
