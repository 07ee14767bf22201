//! Serves one table: delivers its notices one after another, and saves the result of each.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;
use tracing::field::Empty;

use crate::delivery::backlog::Waiting;
use crate::delivery::busy::JobResult;
use crate::delivery::store_gate::Settlement;
use crate::delivery::{Delivered, DeliveryError, Job};
use skald_table::{Notice, NoticeKind, TableId, Timestamp};

/// The longest backoff while Discord cannot be reached, in seconds.
pub const LONGEST_BACKOFF: u64 = 30;
/// The longest backoff while Discord refuses even the text of a message, in milliseconds. During an incident it does so
/// for seconds, and the board is wrong until the next attempt.
const LONGEST_REFUSED: u64 = 4000;
/// How often such a message is retried: for about two minutes.
const REFUSED: u32 = 31;

pub async fn serve(job: &Job<'_>, waiting: Waiting) -> JobResult {
    let (notices, commands) = waiting.work();
    let of = notices.iter().map(|notice| notice.table).chain(commands.iter().map(|command| command.table()));
    // Results that could not be saved earlier come first, because the next delivery builds on them.
    let mut before = None;
    if let Some((table, kept)) = of.last().and_then(|table| Some((table, job.gate.kept(table)?))) {
        before = Some(kept.notice.id);
        let replaced = notices.iter().any(|newer| replaces(newer, &kept.notice));
        if !settle_late(job, table, kept, replaced).await {
            return JobResult::Partial;
        }
    }
    let mut served = JobResult::Complete;
    for notice in notices.into_iter().filter(|notice| Some(notice.id) != before) {
        if !deliver_notice(job, &notice).await {
            served = JobResult::Partial;
            break;
        }
    }
    for command in commands {
        job.gate.opened().await;
        // A result that could not be saved a moment ago. No other process has served the table since, so only a newer
        // card notice can have replaced its notice.
        if let Some(kept) = job.gate.kept(command.table()) {
            let replaced = kept.notice.kind == NoticeKind::Card;
            if !settle_late(job, command.table(), kept, replaced).await {
                return JobResult::Partial;
            }
        }
        if let Err(error) = unpanicked(job.execute(command)).await {
            tracing::warn!(table = %command.table(), %error, "a delivery command failed");
        }
    }
    served
}

/// Turns a panic into an error to retry, so that other deliveries go on.
async fn unpanicked<T>(delivery: impl Future<Output = Result<T, DeliveryError>>) -> Result<T, DeliveryError> {
    let done = AssertUnwindSafe(delivery).catch_unwind().await;
    done.unwrap_or_else(|_| Err(DeliveryError::Later { wait: None, why: "the delivery panicked".to_owned() }))
}

/// Delivers a notice and acknowledges it. Returns whether the next one of this table may follow.
#[tracing::instrument(name = "delivery", skip_all, fields(table = %notice.table, id = %notice.id, seq = Empty))]
async fn deliver_notice(job: &Job<'_>, notice: &Notice) -> bool {
    let table = notice.table;
    let id = notice.id;
    let (changes, until, next) = match unpanicked(job.deliver(notice)).await {
        Ok(Delivered { changes, again: None }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, "a notice is delivered");
            (changes, None, true)
        }
        Ok(Delivered { changes, again: Some(until) }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, %until, "a notice is delivered and due again later");
            (changes, Some(until), true)
        }
        Err(DeliveryError::Never { why }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, why, "a notice cannot be delivered");
            (Vec::new(), None, true)
        }
        Err(DeliveryError::ChannelClosed { code }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, code, "a notice cannot be delivered");
            (Vec::new(), None, true)
        }
        Err(DeliveryError::Refused { why }) if notice.tries >= REFUSED => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, why, "undeliverable");
            (Vec::new(), None, true)
        }
        Err(DeliveryError::Refused { why }) => {
            let wait = backoff(notice.tries, None).min(LONGEST_REFUSED);
            tracing::warn!(%table, notice = %id, tries = notice.tries, wait, why, "postponed");
            (Vec::new(), Some(Timestamp(job.tables.now().0 + wait)), true)
        }
        Err(DeliveryError::Later { wait, why }) => {
            let wait = backoff(notice.tries, wait);
            tracing::warn!(%table, notice = %id, tries = notice.tries, wait, why, "a notice is postponed");
            (Vec::new(), Some(Timestamp(job.tables.now().0 + wait)), false)
        }
    };
    settle(job, table, Settlement { notice: notice.clone(), changes, until }).await && next
}

/// Whether a newer card notice has replaced an older one. The store replaces only those that were neither delivered nor
/// postponed.
fn replaces(newer: &Notice, older: &Notice) -> bool {
    *newer == Notice { id: newer.id, ..older.clone() } && newer.kind == NoticeKind::Card && newer.id > older.id
}

/// Saves a result that could not be saved earlier, unless another process has served the table meanwhile. If a newer
/// notice only replaced the delivered one, its delivery builds on this result.
async fn settle_late(job: &Job<'_>, table: TableId, kept: Settlement, replaced: bool) -> bool {
    match job.tables.outbox().notices(&[kept.notice.id]).await {
        Ok(now) if now.contains(&kept.notice) => settle(job, table, kept).await,
        Ok(_) if replaced => {
            let saved = job.save(kept.changes).await;
            job.gate.forget(table);
            saved.inspect_err(|error| tracing::error!(%table, %error, "cannot save what was delivered")).is_ok()
        }
        Ok(_) => {
            job.gate.forget(table);
            true
        }
        Err(error) => {
            tracing::error!(%table, %error, "cannot read the state of a notice");
            false
        }
    }
}

/// Saves the result of a notice. Returns whether the store took it; otherwise it is saved once the store takes changes
/// again.
async fn settle(job: &Job<'_>, table: TableId, settlement: Settlement) -> bool {
    let delivered = settlement.notice.clone();
    let until = settlement.until;
    let changes = settlement.changes.clone();
    let notice = delivered.id;
    let lease = Some(job.lease);
    // Kept until it is saved, even if the lease ends first.
    job.gate.keep(table, settlement);
    let noted = match until {
        None => job.tables.outbox().ack(notice, changes, lease).await,
        Some(until) if changes.is_empty() => job.tables.outbox().postpone(notice, until, lease).await,
        // Saving the same state again has no effect, so saving and postponing need not be one step.
        Some(until) => match job.tables.outbox().set_delivery_state(changes, lease).await {
            Ok(()) => job.tables.outbox().postpone(notice, until, lease).await,
            Err(error) => Err(error),
        },
    };
    let Err(error) = noted else {
        job.gate.forget(table);
        if until.is_none() {
            job.desk.forget(&delivered);
        }
        return true;
    };
    if job.gate.refused(&error) {
        tracing::debug!(%table, %notice, %error, "the result of a notice is saved later");
    } else {
        job.gate.forget(table);
        // The notice stays due, and its nonce prevents a second message.
        tracing::error!(%table, %notice, %error, "cannot save the result of a notice");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    false
}

/// The backoff before the next retry of a notice, in milliseconds, and at least the wait that Discord asks for.
fn backoff(tries: u32, asked: Option<Duration>) -> u64 {
    let asked = asked.unwrap_or(Duration::from_secs(1)).as_millis() as u64;
    asked.max(1000 * (1_u64 << tries.min(16)).min(LONGEST_BACKOFF))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::delivery::test_delivery::deliverer;
    use crate::desk::policy::Operation;
    use crate::desk::{Audience, WriteError, nonce};
    use crate::http::RestError;
    use crate::messages::outgoing::ImageSlot;
    use skald_table::{NoticeId, TableError};
    use support::test_tables::store_failed;
    use support::test_tables::{Notices, processes};

    #[test]
    fn backoff_doubles_up_to_30_s_or_the_wait_discord_asks_for() {
        let waits = [0, 1, 2, 3, 4, 5, 99].map(|tries| backoff(tries, None));
        assert_eq!(waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
        assert_eq!([0, 9].map(|tries| backoff(tries, Some(Duration::from_secs(60)))), [60_000; 2]);
        assert_eq!([0, 9].map(|tries| backoff(tries, Some(Duration::from_millis(5)))), [1000, 30_000]);
    }

    #[test]
    fn long_rate_limit_postpones_a_notice_for_a_minute() {
        for (seconds, waits) in [(20, 20), (2800, 60)] {
            let limit = RestError::Limited { wait: Duration::from_secs(seconds), code: 0 };
            let error = WriteError::of(limit, &ImageSlot::Nothing, Operation::Post, Audience::Channel);
            let later = DeliveryError::from(error);
            let expected = Duration::from_secs(waits);
            assert!(matches!(later, DeliveryError::Later { wait: Some(wait), .. } if wait == expected), "{later:?}");
        }
    }

    #[test]
    fn delivery_is_retried_after_a_store_failure() {
        let later = DeliveryError::from(store_failed());
        assert!(matches!(later, DeliveryError::Later { wait: None, .. }), "{later:?}");
        let never = DeliveryError::from(TableError::NoSuchTable);
        assert!(matches!(never, DeliveryError::Never { .. }), "{never:?}");
    }

    #[tokio::test]
    async fn undeliverable_notice_forgets_its_lost_posts() {
        let notice = |id| Notice {
            id: NoticeId(id),
            table: TableId::from_bits(3),
            kind: NoticeKind::Card,
            created: Timestamp(0),
            tries: 0,
            until: Timestamp(0),
        };
        let [tables] = processes();
        let (deliverer, lease) = deliverer(tables, None).await;
        let lost = &deliverer.desk.ledger.posts;
        for (id, letter) in [(7, 'd'), (7, 'm'), (8, 'd')] {
            lost.found(&nonce(&notice(id), letter), 9, 1);
        }
        // This table does not exist.
        assert!(deliver_notice(&deliverer.under(&lease), &notice(7)).await, "the next one may follow");
        assert_eq!([7, 8].map(|id| lost.of(&notice(id)).len()), [0, 1]);
    }

    #[tokio::test(start_paused = true)]
    async fn save_waits_while_the_store_takes_no_changes() {
        let notices = Notices::default();
        let (deliverer, lease) = deliverer(notices.tables(), None).await;
        notices.shut().await;
        let job = deliverer.under(&lease);
        let save = job.save(vec![("key".to_owned(), None)]);
        assert!(tokio::time::timeout(Duration::from_secs(60), save).await.is_err(), "it is not given up");
    }
}
