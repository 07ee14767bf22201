//! Tells open pages that a table has changed, whichever process changed it.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use futures_util::stream::{self, Stream};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep};

use crate::board_links::{Held, Links};
use skald_table::{TableId, Tables};

/// How often the tables of open pages are looked at.
const LOOK: Duration = Duration::from_millis(250);
/// How often an open page hears something, so that no proxy closes it. The link is checked then, too.
const BEAT: Duration = Duration::from_secs(20);
/// How long one stream lasts; the page then opens another one.
const LONGEST: Duration = Duration::from_secs(30 * 60);
/// The most open pages of one link, and of all.
const OF_A_LINK: usize = 4;
const OF_ALL: usize = 1500;

/// The tables of open pages.
pub struct Watch {
    tables: Arc<Tables>,
    seen: Mutex<BTreeMap<TableId, watch::Sender<u64>>>,
    /// The number of open pages of each link.
    open: Mutex<BTreeMap<String, usize>>,
    more: Notify,
}

/// An open page, counted until it is dropped.
struct Page {
    watch: Arc<Watch>,
    link: String,
}

impl Drop for Page {
    fn drop(&mut self) {
        let mut open = self.watch.open();
        if let Some(count) = open.get_mut(&self.link) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.link);
            }
        }
    }
}

impl Watch {
    pub fn new(tables: Arc<Tables>) -> Self {
        Self { tables, seen: Mutex::default(), open: Mutex::default(), more: Notify::new() }
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seen(&self) -> MutexGuard<'_, BTreeMap<TableId, watch::Sender<u64>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the tables of open pages, until it is dropped.
    pub async fn run(self: Arc<Self>) -> Infallible {
        loop {
            let tables: Vec<TableId> = {
                let mut seen = self.seen();
                seen.retain(|_, sender| sender.receiver_count() > 0);
                seen.keys().copied().collect()
            };
            if tables.is_empty() {
                self.more.notified().await;
                continue;
            }
            for table in tables {
                let Ok(view) = self.tables.look(table).await else { continue };
                if let Some(sender) = self.seen().get(&table) {
                    sender.send_if_modified(|seq| std::mem::replace(seq, view.seq.0) != view.seq.0);
                }
            }
            sleep(LOOK).await;
        }
    }

    /// The events of a link: `data:` with the version of its table at first and after each change, `event: gone` when the
    /// link no longer holds. `None` if too many pages are open.
    pub fn events(
        self: &Arc<Self>,
        links: &Arc<Links>,
        held: Held,
        token: String,
    ) -> Option<impl Stream<Item = Result<Bytes, Infallible>> + Send + use<>> {
        {
            let mut open = self.open();
            let own = open.get(&held.digest).copied().unwrap_or_default();
            if own >= OF_A_LINK || open.values().sum::<usize>() >= OF_ALL {
                return None;
            }
            open.insert(held.digest.clone(), own + 1);
        }
        let page = Page { watch: Arc::clone(self), link: held.digest.clone() };
        let receiver = self.seen().entry(held.link.table).or_insert_with(|| watch::Sender::new(0)).subscribe();
        self.more.notify_one();
        let links = Arc::clone(links);
        let beat = Box::pin(sleep(Duration::ZERO));
        let told = Told { page, receiver, links, held, token, version: String::new(), beat, began: Instant::now() };
        Some(stream::unfold(Some(told), async |told| {
            let mut told = told?;
            let (text, more) = told.next().await;
            Some((Ok(Bytes::from(text)), more.then_some(told)))
        }))
    }
}

/// What an open page knows.
struct Told {
    page: Page,
    receiver: watch::Receiver<u64>,
    links: Arc<Links>,
    held: Held,
    token: String,
    version: String,
    beat: Pin<Box<tokio::time::Sleep>>,
    began: Instant,
}

impl Told {
    /// The next event, and whether others may follow.
    async fn next(&mut self) -> (String, bool) {
        loop {
            let beats = tokio::select! {
                changed = self.receiver.changed() => {
                    if changed.is_err() {
                        return (": over\n\n".to_owned(), false);
                    }
                    false
                }
                () = self.beat.as_mut() => {
                    self.beat.as_mut().reset(Instant::now() + BEAT);
                    true
                }
            };
            if beats && matches!(self.links.find(&self.token).await, Ok(None)) {
                return ("event: gone\ndata: gone\n\n".to_owned(), false);
            }
            let version = match self.page.watch.tables.look(self.held.link.table).await {
                Ok(view) if self.held.link.plays => view.seen_by(self.held.person).version(),
                Ok(view) => view.version(),
                Err(_) => self.version.clone(),
            };
            let more = self.began.elapsed() < LONGEST;
            if version != self.version {
                self.version.clone_from(&version);
                return (format!("data: {version}\n\n"), more);
            }
            if beats {
                return (":\n\n".to_owned(), more);
            }
        }
    }
}
