//! A request of a person to change a table.

use crate::{CommunityId, IdempotencyKey, Person, PersonId, TableId};

/// A person whose request needs a permission.
#[derive(Clone, Copy, Debug)]
pub struct Authority {
    pub person: PersonId,
    /// The community that they manage, if any. In its games they may do whatever the host may.
    pub manages: Option<CommunityId>,
}

impl From<PersonId> for Authority {
    fn from(person: PersonId) -> Self {
        Self { person, manages: None }
    }
}

impl From<Person> for Authority {
    fn from(person: Person) -> Self {
        person.id.into()
    }
}

impl Authority {
    /// Whether they manage the community of a table.
    #[must_use]
    pub fn manages(self, community: Option<CommunityId>) -> bool {
        self.manages.is_some() && self.manages == community
    }
}

/// A request of a person to change a table. `By` says who asks: with a name to sit down, with permissions to manage.
#[derive(Clone, Copy, Debug)]
pub struct Request<By> {
    pub table: TableId,
    pub by: By,
    /// Identifies the request; a repeated key is not applied twice.
    pub key: Option<IdempotencyKey>,
}

impl<By> Request<By> {
    /// A request without a key.
    pub const fn new(table: TableId, by: By) -> Self {
        Self { table, by, key: None }
    }

    /// The same request with a key.
    #[must_use]
    pub fn keyed(self, key: IdempotencyKey) -> Self {
        Self { key: Some(key), ..self }
    }
}

impl<By: Into<Authority>> Request<By> {
    /// The same request with the permissions of the person.
    pub(crate) fn authorized(self) -> Request<Authority> {
        Request { table: self.table, by: self.by.into(), key: self.key }
    }
}
