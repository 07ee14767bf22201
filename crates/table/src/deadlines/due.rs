//! The actions of a table without a person: it reminds, acts for absent people, and closes a lobby without activity.
//!
//! The head of a table has the time of its next action ([`skald_store::Head::due`]), so nothing waits in memory.
//! [`Admin::run_due`] asks the store for the due tables, in order of that time, also after a restart. Invariant: a
//! deadline acts once, and a person is reminded once.

use tracing::field::Empty;

use crate::change::transaction::Transaction;
use crate::state::pace::{MISSED, Overdue, Wait, WaitStage};
use crate::{Admin, Stage, TableError, contained};
use skald_core::engine::Seat;
use skald_store::{Actor, EntryKind, NoticeKind, TableId};

/// The backoff of a table whose action failed, in milliseconds.
const FAILED: u64 = 5 * 60 * 1000;
/// The backoff of a table that another process works on, in milliseconds.
const ELSEWHERE: u64 = 5 * 1000;

impl Admin<'_> {
    /// Resumes the tables that wait for no person, after a start. Returns their number.
    ///
    /// # Errors
    /// The store fails.
    pub async fn resume(self) -> Result<usize, TableError> {
        let mut moved = 0;
        for table in self.0.store.unattended().await? {
            match contained(self.0.advance(table, None)).await {
                Ok(0) => self.0.think_about(table).await?,
                Ok(_) => moved += 1,
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "cannot resume a table"),
            }
        }
        Ok(moved)
    }

    /// Runs the due actions of at most `limit` tables, without those in `aside`.
    ///
    /// Returns the tables to skip for a while, each with the time in milliseconds: they failed, or another process
    /// works on them. Also returns whether more tables may be due.
    ///
    /// # Errors
    /// The store fails.
    pub async fn run_due(self, limit: usize, aside: &[TableId]) -> Result<(Vec<(TableId, u64)>, bool), TableError> {
        let mut tables = self.0.store.overdue(self.0.clock.now(), limit + aside.len()).await?;
        let more = tables.len() == limit + aside.len();
        tables.retain(|table| !aside.contains(table));
        if tables.is_empty() {
            return Ok((Vec::new(), more));
        }
        let names: Vec<_> = tables.iter().map(|table| format!("time:{table}")).collect();
        let claimed = self.0.leases().claim(&names).await?;
        let mut left_alone = Vec::new();
        let mut leases = Vec::new();
        let mut done = Ok(());
        for (table, leased) in tables.into_iter().zip(claimed) {
            let Some(leased) = leased else {
                left_alone.push((table, ELSEWHERE));
                continue;
            };
            if done.is_ok() {
                done = match self.0.leases().under(&leased, |_| contained(self.act_on_time(table))).await {
                    // Another change came first and nothing is due any more, or the lease ended and another process
                    // acts.
                    Some(Ok(()) | Err(TableError::NothingToDecide)) | None => Ok(()),
                    Some(Err(error)) if error.is_outage() => Err(error),
                    Some(Err(error)) => {
                        tracing::warn!(%table, %error, "cannot run the due actions of a table");
                        left_alone.push((table, FAILED));
                        Ok(())
                    }
                };
            }
            leases.push(leased.into_lease());
        }
        self.0.leases().release(&leases).await?;
        done.map(|()| (left_alone, more))
    }

    /// Runs the due actions of a table, with the current quiet hours of its people.
    #[tracing::instrument(name = "deadline", skip_all, fields(%table, seq = Empty))]
    async fn act_on_time(self, table: TableId) -> Result<(), TableError> {
        let quiet = self.0.people().quiet_hours_at(table).await?;
        self.0
            .change(table, None, None, |transaction| {
                transaction.follow_quiet_hours(&quiet);
                act_on_time(transaction)
            })
            .await?;
        Ok(())
    }

    /// Gives back the last `span` milliseconds, in which people could not act: every deadline moves back by it. Returns
    /// the number of tables.
    ///
    /// Called before [`Admin::run_due`]. It is idempotent: a table notes the end of the time that it got back.
    ///
    /// # Errors
    /// The store fails.
    pub async fn credit(self, span: u64) -> Result<usize, TableError> {
        let mut credited = 0;
        let until = self.0.clock.now();
        for table in self.0.store.live().await? {
            let given = self.0.change(table, None, None, |transaction| {
                let span = transaction.metadata().owed(until.minus(span), until);
                if span == 0 {
                    return Err(TableError::NothingToDecide);
                }
                transaction.metadata_mut().credited = Some(until);
                if let Some(asked) = &mut transaction.metadata_mut().undo {
                    asked.until = asked.until.plus(span);
                }
                if let Some(clock) = &mut transaction.metadata_mut().clock {
                    clock.give_back(span, until);
                }
                transaction.log(Actor::System, EntryKind::Credit { span }, Vec::new());
                Ok(())
            });
            match contained(given).await {
                Ok(_) => credited += 1,
                Err(error) if error.is_outage() => return Err(error),
                Err(TableError::NothingToDecide) => {}
                Err(error) => tracing::warn!(%table, %error, "cannot give time back to a table"),
            }
        }
        Ok(credited)
    }
}

/// Runs the due actions of a table.
///
/// # Errors
/// [`TableError::NothingToDecide`] if nothing is due.
fn act_on_time(transaction: &mut Transaction) -> Result<(), TableError> {
    let now = transaction.now();
    if transaction.metadata().due().is_none_or(|due| due > now) {
        let waits = transaction.entries.is_empty();
        return if waits { Err(TableError::NothingToDecide) } else { Ok(()) };
    }
    match transaction.metadata().stage {
        Stage::Lobby => tend_lobby(transaction),
        _ => climb(transaction),
    }
    Ok(())
}

/// Calls the host of a complete lobby, warns the people of a lobby, or closes it.
fn tend_lobby(transaction: &mut Transaction) {
    let now = transaction.now();
    let Some(mut life) = transaction.metadata().lobby else { return };
    let host = transaction.metadata().seat_of(transaction.metadata().host);
    if let Some(host) = host.filter(|_| life.host.step(now)) {
        transaction.metadata_mut().lobby = Some(life);
        transaction.log(Actor::System, EntryKind::Reminder(host), Vec::new());
        return transaction.notify(NoticeKind::HostAwaited);
    }
    if life.warned {
        return transaction.stop(Actor::System);
    }
    // After a long stop the warning comes late. The time after it stays the same.
    life.warned = true;
    life.until = life.until.max(now.plus(crate::state::clock::LOBBY_WARNING));
    transaction.metadata_mut().lobby = Some(life);
    transaction.log(Actor::System, EntryKind::LobbyWarning, Vec::new());
    transaction.notify(NoticeKind::LobbyWarning);
}

/// Takes the next step, a reminder or the timeout, for every due decision, in the order of the deadlines.
fn climb(transaction: &mut Transaction) {
    let now = transaction.now();
    transaction.lapse_undo();
    come_back(transaction);
    let clock = transaction.metadata().clock.as_ref();
    let mut waits: Vec<_> = clock.into_iter().flat_map(|clock| clock.due_by(now)).collect();
    waits.sort_by_key(|(seat, wait)| (wait.until, *seat));
    for (seat, wait) in waits {
        // The action for one seat may have answered the decision of another.
        if transaction.pending_of(seat).is_none_or(|open| open.id != wait.decision) {
            continue;
        }
        match wait.stage {
            WaitStage::Waiting if now < wait.until => {
                set_stage(transaction, seat, WaitStage::Reminded);
                transaction.log(Actor::System, EntryKind::Reminder(seat), Vec::new());
                transaction.notify(NoticeKind::Reminder { seat, decision: wait.decision, by: None });
            }
            _ => time_is_up(transaction, seat, wait),
        }
    }
}

/// Restarts the clocks of people whose absence is over.
fn come_back(transaction: &mut Transaction) {
    let now = transaction.now();
    let clock = transaction.metadata().clock.as_ref();
    let back: Vec<_> =
        clock.into_iter().flat_map(|clock| clock.view().away).filter(|(_, until)| *until <= now).collect();
    for (seat, _) in back {
        transaction.come_back(seat, Actor::System);
    }
}

fn set_stage(transaction: &mut Transaction, seat: Seat, stage: WaitStage) {
    if let Some(wait) = transaction.seat_clock_mut(seat).and_then(|clock| clock.wait.as_mut()) {
        wait.stage = stage;
    }
}

fn time_is_up(transaction: &mut Transaction, seat: Seat, wait: Wait) {
    // A turn that only has to be ended is not missed.
    if transaction.end_turn(seat) {
        return;
    }
    let overdue = transaction.metadata().clock.as_ref().map(|clock| clock.pace.overdue);
    if let Some(clock) = transaction.seat_clock_mut(seat) {
        clock.late += u32::from(!wait.is_late());
    }
    transaction.log(Actor::System, EntryKind::TimeUp(seat), Vec::new());
    if wait.in_turn && overdue == Some(Overdue::Wait) {
        set_stage(transaction, seat, WaitStage::Overdue);
        return transaction.notify(NoticeKind::Overdue { seat, decision: wait.decision });
    }
    let policy = transaction.quick_policy();
    if !wait.in_turn {
        transaction.answer_by_default(seat, &policy);
        return;
    }
    transaction.metadata_mut().assist(seat);
    transaction.play_turn(seat, &policy);
    let missed = transaction.seat_clock_mut(seat).map_or(0, |clock| {
        clock.missed = clock.missed.saturating_add(1);
        clock.missed
    });
    if missed >= MISSED && transaction.metadata().people_playing() > 1 {
        transaction.keep_seat(seat, transaction.policy_for_keeping());
        transaction.log(Actor::System, EntryKind::HandOver(seat), Vec::new());
    }
    transaction.notify(NoticeKind::TimeUp { seat });
}
