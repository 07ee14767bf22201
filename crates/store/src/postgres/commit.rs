//! Commits: one statement each, retried for a bounded time until it is known whether the commit was made.

use std::sync::OnceLock;

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::time::Instant;
use tokio_postgres::Row;

use super::fault::Fault;
use super::memos::Memos;
use super::number;
use super::parameter::Parameter;
use super::session::{Sessions, wait};
use crate::archive::{self, Archived};
use crate::{
    AppliedRequest, ChannelStatus, Commit, Entry, Head, IDEMPOTENCY_KEY_LIFETIME, IdempotencyKey, NoticeId, NoticeKind,
    PersonId, Seq, StoreError, TableId, codec,
};

/// `commit.sql` documents its parameters.
const COMMIT: &str = include_str!("commit.sql");

/// The optional parts of the statement.
const PARTS: [&str; 12] = [
    "new",
    "known",
    "channel",
    "request",
    "retried",
    "people",
    "waiting",
    "forgotten",
    "past",
    "notices",
    "memos",
    "rewritten",
];

/// A commit with serialized documents.
pub(super) struct Prepared {
    commit: Commit,
    head: Vec<u8>,
    logged: Logged,
    /// All entries of a table that leaves the archive, with the new ones.
    taken_out: Option<Logged>,
    notices: Vec<Vec<u8>>,
    cards: Vec<bool>,
    memos: Memos,
    /// A random number that identifies the commit.
    number: i64,
    forgotten: Option<PersonId>,
    changed: Changes,
}

/// The parts of a table that may differ from the rows in the database.
struct Changes {
    /// Its channel, or its status there.
    channel: bool,
    /// The people who have it in their list.
    people: bool,
    /// The people that it waits for, and since when.
    waiting: bool,
}

/// Entries with their seqs, as parallel lists.
#[derive(Default)]
struct Logged {
    seqs: Vec<i64>,
    documents: Vec<Vec<u8>>,
}

/// The answer of the database to a commit.
enum Answer {
    /// The commit was made, with these notices.
    Made(Vec<NoticeId>),
    Refused(StoreError),
    /// The table is archived (`true`) or not (`false`), but the statement assumed the opposite.
    OtherForm(bool),
    /// Another commit came between. The statement is retried.
    Again,
}

impl Logged {
    fn add(&mut self, entry: &Entry) -> Result<(), StoreError> {
        self.seqs.push(number::sorted(entry.seq.0));
        self.documents.push(codec::write(entry)?);
        Ok(())
    }
}

impl Changes {
    const ALL: Self = Self { channel: true, people: true, waiting: true };

    /// The parts that may differ between a new head and its predecessor; all parts if the predecessor is unknown.
    fn between(before: Option<&Head>, head: &Head) -> Self {
        before.map_or(Self::ALL, |before| Self {
            channel: (before.channel, before.channel_status) != (head.channel, head.channel_status),
            people: before.people != head.people,
            waiting: before.waiting != head.waiting,
        })
    }
}

impl Prepared {
    pub fn new(commit: Commit) -> Result<Self, StoreError> {
        commit.check()?;
        let changed = Changes::between(commit.before.as_deref(), &commit.head);
        let mut logged = Logged::default();
        commit.entries.iter().try_for_each(|entry| logged.add(entry))?;
        // Of several cards only the last one counts.
        let last = commit.notices.iter().rposition(|kind| *kind == NoticeKind::Card);
        let new_notices = commit.notices.iter().enumerate();
        let new_notices: Vec<_> = new_notices
            .filter(|(at, kind)| **kind != NoticeKind::Card || Some(*at) == last)
            .map(|(_, kind)| kind)
            .collect();
        Ok(Self {
            head: codec::write_head(&commit.head)?,
            logged,
            taken_out: None,
            cards: new_notices.iter().map(|kind| **kind == NoticeKind::Card).collect(),
            notices: new_notices.into_iter().map(codec::write).collect::<Result<_, _>>()?,
            memos: Memos::of(&commit.memos)?,
            number: SysRng.try_next_u64().map_err(|error| StoreError::Failed(error.to_string()))?.cast_signed(),
            forgotten: None,
            changed,
            commit,
        })
    }

    /// Adds earlier entries, which are replaced, and removes the table from the closed list of this person.
    pub fn with(mut self, entries: &[Entry], forgotten: PersonId) -> Result<Self, StoreError> {
        // Entries that do not exist are not created.
        let before = self.commit.expected;
        entries.iter().filter(|entry| entry.seq <= before).try_for_each(|entry| self.logged.add(entry))?;
        self.forgotten = Some(forgotten);
        self.changed = Changes::ALL;
        Ok(self)
    }

    /// Makes the commit; returns the notices that it has added. They are missing if the first answer was lost.
    pub async fn make(mut self, sessions: &Sessions) -> Result<Vec<NoticeId>, StoreError> {
        let begun = Instant::now();
        let mut tries = 0;
        let mut in_doubt = false;
        let mut retried = false;
        loop {
            let answer = self.once(sessions, retried).await;
            if let Err(Fault::Full(why)) = &answer {
                sessions.troubles.refused(why);
            }
            let why = match answer {
                Ok(Answer::Made(notices)) => {
                    sessions.troubles.committed();
                    return Ok(notices);
                }
                Ok(Answer::Refused(why)) => return Err(why),
                Ok(Answer::OtherForm(archived)) => {
                    self.taken_out = if archived { self.take_out(sessions).await? } else { None };
                    "the table is being archived".to_owned()
                }
                Ok(Answer::Again) => "every retry met another commit".to_owned(),
                Err(Fault::Closed) => return Err(StoreError::Closed),
                // An earlier attempt may have been made without an answer.
                Err(Fault::Refused(why) | Fault::Full(why)) if in_doubt => return Err(StoreError::Unanswered(why)),
                Err(Fault::Refused(why) | Fault::Full(why)) => return Err(StoreError::Failed(why)),
                Err(Fault::Contention(why) | Fault::Pooled(why) | Fault::Unreachable(why)) => why,
                Err(Fault::Lost(why)) => {
                    in_doubt = true;
                    why
                }
            };
            retried = true;
            if !wait(&mut tries, begun).await {
                return Err(if in_doubt { StoreError::Unanswered(why) } else { StoreError::Failed(why) });
            }
        }
    }

    async fn once(&self, sessions: &Sessions, retried: bool) -> Result<Answer, Fault> {
        let commit = &self.commit;
        let head = &*self.commit.head;
        let table = number::table(head.table);
        let expected = number::sorted(commit.expected.0);
        let seq = number::sorted(head.seq.0);
        let status = status(head.channel_status);
        let channel = number::id(head.channel.0);
        let community = head.community.map(|community| number::id(community.0));
        let due = head.due.map(|due| number::sorted(due.0));
        let at = number::sorted(commit.at.0);
        let people: Vec<_> = head.people.iter().map(|person| number::id(person.0)).collect();
        let waiting: Vec<_> = head.waiting.iter().map(|(person, _)| number::id(person.0)).collect();
        let since: Vec<_> = head.waiting.iter().map(|(_, since)| number::sorted(since.0)).collect();
        let key = commit.idempotency_key.map(|key| number::id(key.0));
        let forgotten = self.forgotten.map(|person| number::id(person.0));
        let logged = self.taken_out.as_ref().unwrap_or(&self.logged);
        let archived = self.taken_out.is_some();
        let before = number::sorted(commit.at.minus(IDEMPOTENCY_KEY_LIFETIME).0);
        let parameters: [Parameter<'_>; 24] = [
            &table,
            &expected,
            &seq,
            &status,
            &channel,
            &community,
            &due,
            &self.head,
            &people,
            &waiting,
            &since,
            &logged.seqs,
            &logged.documents,
            &self.notices,
            &self.cards,
            &at,
            &key,
            &self.memos.keys,
            &self.memos.documents,
            &self.memos.erased,
            &self.number,
            &forgotten,
            &archived,
            &before,
        ];
        let rows = sessions.once(self.statement(retried), &parameters).await?;
        Ok(rows.first().map_or(Answer::Again, |row| self.answer(row)))
    }

    /// The statement with the parts that this commit needs.
    fn statement(&self, retried: bool) -> &'static str {
        static STATEMENTS: [OnceLock<String>; 1 << PARTS.len()] = [const { OnceLock::new() }; 1 << PARTS.len()];
        let is_new = self.commit.expected == Seq(0);
        let has = [
            is_new,
            !is_new,
            self.changed.channel,
            self.commit.idempotency_key.is_some(),
            retried,
            self.changed.people,
            self.changed.waiting,
            self.forgotten.is_some(),
            self.commit.head.channel_status == ChannelStatus::Past,
            !self.notices.is_empty(),
            !(self.memos.keys.is_empty() && self.memos.erased.is_empty()),
            self.forgotten.is_some() || self.taken_out.is_some(),
        ];
        let which = has.iter().rev().fold(0, |bits, has| bits << 1 | usize::from(*has));
        STATEMENTS[which].get_or_init(|| statement(has))
    }

    fn answer(&self, row: &Row) -> Answer {
        if row.get("made") {
            let new_notices: Vec<i64> = if self.notices.is_empty() { Vec::new() } else { row.get("new_notices") };
            return Answer::Made(new_notices.into_iter().map(|id| NoticeId(number::read(id))).collect());
        }
        if self.commit.idempotency_key.is_some()
            && let Some(done) = applied(row)
        {
            return Answer::Refused(StoreError::Repeated(done));
        }
        let actual = Seq(row.get::<_, Option<i64>>("actual").map_or(0, number::read));
        if actual != self.commit.expected {
            return Answer::Refused(StoreError::Conflict { actual });
        }
        if self.changed.channel
            && let Some(holder) = row.get("holder")
        {
            return Answer::Refused(StoreError::ChannelTaken(number::read_table(holder)));
        }
        let archived: bool = row.get("archived");
        if archived == self.taken_out.is_some() { Answer::Again } else { Answer::OtherForm(archived) }
    }

    /// The log of the archived table with the entries of this commit; `None` if the table is no longer archived.
    async fn take_out(&self, sessions: &Sessions) -> Result<Option<Logged>, StoreError> {
        let Some(Archived { entries, .. }) = archived(sessions, self.commit.head.table).await? else { return Ok(None) };
        let mut logged = Logged::default();
        let own = |seq: Seq| self.logged.seqs.contains(&number::sorted(seq.0));
        entries.iter().filter(|entry| !own(entry.seq)).try_for_each(|entry| logged.add(entry))?;
        logged.seqs.extend(&self.logged.seqs);
        logged.documents.extend_from_slice(&self.logged.documents);
        Ok(Some(logged))
    }
}

/// The text of `commit.sql` with these of its [`PARTS`], without comments.
fn statement(has: [bool; PARTS.len()]) -> String {
    // For each enclosing part, whether it is kept.
    let mut within = Vec::new();
    let mut text = String::new();
    for line in COMMIT.lines() {
        if let Some(part) = line.strip_prefix("-- if ") {
            within.push(PARTS.iter().zip(has).any(|(name, has)| has && *name == part));
        } else if line == "-- end" {
            within.pop();
        } else if within.iter().all(|kept| *kept) && !line.starts_with("--") {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// The number that stands for a status in the database.
const fn status(status: ChannelStatus) -> i16 {
    match status {
        ChannelStatus::Live => 0,
        ChannelStatus::Past => 1,
        ChannelStatus::Gone => 2,
    }
}

/// The applied request of a row that has its columns; `None` where they are null.
pub(super) fn applied(row: &Row) -> Option<AppliedRequest> {
    let key: i64 = row.get::<_, Option<_>>("idempotency_key")?;
    Some(AppliedRequest {
        idempotency_key: IdempotencyKey(number::read(key)),
        table: number::read_table(row.get("table_id")),
        first: Seq(number::read(row.get("first_seq"))),
        last: Seq(number::read(row.get("last_seq"))),
        at: number::time(row.get("at")),
    })
}

/// An archived table; `None` if it is not archived.
async fn archived(sessions: &Sessions, table: TableId) -> Result<Option<Archived>, StoreError> {
    let rows = sessions.rows("select archive from skald_tables where id = $1", &[&number::table(table)]).await?;
    let Some(packed) = rows.first().and_then(|row| row.get::<_, Option<Vec<u8>>>(0)) else { return Ok(None) };
    unpacked(packed, table).await.map(Some)
}

/// Reads an archived table, off the async threads.
pub(super) async fn unpacked(packed: Vec<u8>, table: TableId) -> Result<Archived, StoreError> {
    aside(move || archive::unpack(&packed, &format!("archive/{table}"))).await
}

/// Reads the head of an archived table, off the async threads.
pub(super) async fn unpacked_head(packed: Vec<u8>, table: TableId) -> Result<Head, StoreError> {
    aside(move || archive::unpack_head(&packed, &format!("archive/{table}"))).await
}

async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Failed(error.to_string()))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_its_parts_and_no_others() {
        let [all, none] = [true, false].map(|has| statement([has; PARTS.len()]));
        for part in PARTS {
            assert!(COMMIT.contains(&format!("\n-- if {part}\n")), "{part}");
        }
        assert_eq!(COMMIT.matches("\n-- if ").count(), COMMIT.matches("\n-- end\n").count());
        assert!(COMMIT.matches("\n-- if ").count() > PARTS.len() && !all.contains("--"));
        assert!(all.contains("skald_people") && !none.contains("skald_people") && none.contains("skald_entries"));
    }

    #[test]
    fn every_statement_says_what_each_parameter_is() {
        for only in ["new", "known"] {
            let text = statement(PARTS.map(|part| part == only));
            assert!((1..=24).all(|number| text.contains(&format!("${number}::"))), "{text}");
        }
    }
}
