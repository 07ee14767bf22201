//! Which shards this process has, among the processes that run the same bot.
//!
//! Each process claims its share, and renews the claims before they expire. If a process stops or hangs, its claims
//! expire. Others then take its shards within seconds and resume their sessions.
//!
//! A process with more than its share releases shards one after another when another process starts, so that an upgrade
//! takes no server offline.
//!
//! A stopping process takes no shards, and releases all of them if another process runs. If none does, it keeps them to
//! decline interactions.
//!
//! Invariant: a shard connects only while its claim holds. While the store does not answer, open connections stay open.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::fault::Refusal;
use super::link::Link;
use super::session::Session;
use super::shard::Shard;
use super::shared::{Peers, SPAN, Shared};
use crate::metrics;

/// How often claims are renewed and shares are checked.
const ROUND: Duration = Duration::from_secs(1);
const CLOSE_TIMEOUT: Duration = Duration::from_millis(1500);
/// How often a session is saved while events come.
const REMEMBER: Duration = Duration::from_secs(5);

/// The shards of this process.
pub struct Assignment {
    shared: Arc<Shared>,
    tasks: TaskTracker,
    tell: watch::Sender<Option<Refusal>>,
    running: BTreeMap<u32, Running>,
    processes: u32,
}

struct Running {
    stop: CancellationToken,
    ended: JoinHandle<()>,
}

impl Assignment {
    pub const fn new(shared: Arc<Shared>, tasks: TaskTracker, tell: watch::Sender<Option<Refusal>>) -> Self {
        Self { shared, tasks, tell, running: BTreeMap::new(), processes: 1 }
    }

    /// Keeps this process at its share until the gateway is closed. A stopping process also ends this once another
    /// process runs.
    pub async fn run(mut self) {
        let stop = self.shared.stop.clone();
        let stopping = self.shared.stopping.clone();
        while stop.run_until_cancelled(self.round()).await.is_some() {
            tokio::select! {
                () = stop.cancelled() => break,
                () = stopping.cancelled(), if self.processes > 1 => break,
                () = sleep(ROUND) => {}
            }
        }
        let held: Vec<_> = self.running.keys().copied().collect();
        self.end(&held).await;
        let farewell = async {
            self.shared.peers.release(&held).await;
            self.shared.peers.leave().await;
        };
        let _ = timeout(CLOSE_TIMEOUT, farewell).await;
    }

    async fn round(&mut self) {
        self.restart_broken().await;
        let shared = Arc::clone(&self.shared);
        let shards = self.shared.shards;
        let peers = &shared.peers;
        let rank = peers.rank().await;
        let held: Vec<_> = self.running.keys().copied().collect();
        let until = Instant::now() + SPAN;
        let Some(kept) = peers.claim(&held).await else { return };
        shared.claimed(until);
        let lost: Vec<_> = held.iter().copied().filter(|shard| !kept.contains(shard)).collect();
        if !lost.is_empty() {
            tracing::warn!(?lost, "other processes have taken over shards");
            self.end(&lost).await;
        }
        let Some(rank) = rank else { return };
        self.processes = rank.of;
        let share = rank.share(shards);
        match share.checked_sub(self.running.len()) {
            Some(0) => {}
            Some(_) if shared.stopping.is_cancelled() => {}
            Some(missing) => self.take(missing).await,
            None => {
                // One after another, or a few at once if there are very many.
                let surplus = (self.running.len() - share).min(1 + self.running.len() / 16);
                let given: Vec<_> = self.running.keys().rev().take(surplus).copied().collect();
                tracing::info!(shards = ?given, processes = rank.of, "releasing shards to another process");
                self.end(&given).await;
                peers.release(&given).await;
            }
        }
        shared.status.assigned(self.running.len());
        metrics::shared(self.running.len(), shards, rank.of);
    }

    /// Takes up to `missing` shards that no process has.
    async fn take(&mut self, missing: usize) {
        let peers = Arc::clone(&self.shared.peers);
        let Some(taken) = peers.taken().await else { return };
        let free = (0..self.shared.shards).filter(|shard| !taken.contains(shard) && !self.running.contains_key(shard));
        let wanted: Vec<_> = free.take(missing).collect();
        if wanted.is_empty() {
            return;
        }
        for shard in peers.claim(&wanted).await.unwrap_or_default() {
            self.start(shard).await;
        }
    }

    /// Restarts shards that panicked. Their sessions are given up, because a RESUME may repeat the panic.
    async fn restart_broken(&mut self) {
        let ended =
            self.running.iter().filter(|(_, running)| running.ended.is_finished() && !running.stop.is_cancelled());
        let refused = self.tell.borrow().is_some();
        for shard in ended.map(|(shard, _)| *shard).filter(|_| !refused).collect::<Vec<_>>() {
            tracing::warn!(shard, "a shard panicked; it is restarted");
            if let Some(running) = self.running.remove(&shard) {
                running.stop.cancel();
            }
            self.shared.peers.remember(shard, None).await;
            self.start(shard).await;
        }
    }

    async fn start(&mut self, id: u32) {
        let session = recall(&self.shared, id).await;
        tracing::debug!(shard = id, resumes = session.is_some(), "taking a shard");
        let session = watch::Sender::new(session);
        let stop = self.shared.stop.child_token();
        let remembering = remember(Arc::clone(&self.shared.peers), id, session.subscribe(), stop.clone());
        let shard = Shard::new(Link::new(Arc::clone(&self.shared), id, session, stop.clone()));
        let tell = self.tell.clone();
        let ended = self.tasks.spawn(async move {
            let running = async {
                if let Some(refusal) = shard.run().await {
                    tell.send_replace(Some(refusal));
                }
            };
            tokio::join!(running, remembering);
        });
        self.running.insert(id, Running { stop, ended });
    }

    /// Ends shards so that their sessions can be resumed, and waits for that.
    async fn end(&mut self, shards: &[u32]) {
        for shard in shards {
            self.running.get(shard).inspect(|running| running.stop.cancel());
        }
        let until = tokio::time::Instant::now() + CLOSE_TIMEOUT;
        for shard in shards {
            let Some(running) = self.running.get_mut(shard) else { continue };
            if tokio::time::timeout_at(until, &mut running.ended).await.is_err() {
                tracing::warn!(shard, "a shard did not close in time");
                running.ended.abort();
            }
            self.running.remove(shard);
        }
    }
}

/// The saved session of an earlier run or another process, if it belongs to this bot and shard.
async fn recall(shared: &Shared, id: u32) -> Option<Session> {
    let session = shared.peers.recall(id).await?;
    (session.application == shared.application && session.shard == (id, shared.shards)).then_some(session)
}

/// Saves a session when it has changed, at most once in [`REMEMBER`], and at its end.
async fn remember(
    peers: Arc<dyn Peers>,
    id: u32,
    mut session: watch::Receiver<Option<Session>>,
    stop: CancellationToken,
) {
    while session.changed().await.is_ok() {
        let now = session.borrow_and_update().clone();
        peers.remember(id, now).await;
        tokio::select! {
            () = sleep(REMEMBER) => {}
            () = stop.cancelled() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gateway::shared::Rank;
    use crate::gateway::test_shared::{UNREACHABLE, state};

    #[test]
    fn shares_are_even_and_cover_every_shard() {
        for (shards, processes) in [(1, 1), (4, 3), (3, 4), (16, 5), (1000, 7)] {
            let shares: Vec<_> = (0..processes).map(|place| Rank { place, of: processes }.share(shards)).collect();
            assert_eq!(shares.iter().sum::<usize>(), shards as usize);
            assert!(shares.iter().max().unwrap() - shares.iter().min().unwrap() <= 1, "{shares:?}");
        }
    }

    /// How many of its `held` shards, of four, a stopping process still has after a short time.
    async fn left_of(held: u32, processes: u32) -> usize {
        let shared = state(UNREACHABLE, 4, Rank { place: 0, of: processes }, 1);
        shared.stopping.cancel();
        let stops = (0..held).map(|_| CancellationToken::new()).collect::<Vec<_>>();
        let mut assignment = Assignment::new(shared, TaskTracker::new(), watch::Sender::new(None));
        for (id, stop) in (0..).zip(&stops) {
            let ended = tokio::spawn(stop.clone().cancelled_owned());
            assignment.running.insert(id, Running { stop: stop.clone(), ended });
        }
        let tasks = assignment.tasks.clone();
        let _ = timeout(ROUND / 2, assignment.run()).await;
        assert!(tasks.is_empty(), "it takes no shard");
        stops.iter().filter(|stop| !stop.is_cancelled()).count()
    }

    #[tokio::test(start_paused = true)]
    async fn stopping_process_leaves_its_shards_to_the_others() {
        assert_eq!(left_of(2, 2).await, 0);
        assert_eq!(left_of(1, 2).await, 0, "a process with less than its share");
        assert_eq!(left_of(3, 1).await, 3, "no other process would decline interactions");
    }

    #[tokio::test]
    async fn shards_are_released_one_by_one_or_a_few_of_very_many() {
        let second = Rank { place: 1, of: 2 };
        for (shards, held, left) in [(4, 4, 3), (4, 2, 2), (31, 16, 15), (64, 64, 59)] {
            let shared = state(UNREACHABLE, shards, second, 1);
            let tell = watch::Sender::new(None);
            let tasks = TaskTracker::new();
            let mut assignment = Assignment::new(shared, tasks, tell);
            for id in 0..held {
                let stop = CancellationToken::new();
                let ended = tokio::spawn(stop.clone().cancelled_owned());
                assignment.running.insert(id, Running { stop, ended });
            }
            assignment.round().await;
            let kept: Vec<_> = assignment.running.keys().copied().collect();
            assert_eq!(kept, (0..left).collect::<Vec<u32>>(), "{held} of {shards}");
            assert!(assignment.running.values().all(|running| !running.stop.is_cancelled()), "{held} of {shards}");
        }
    }
}
