//! What delivers, for tests: from tables in memory to a server in place of Discord.

use std::num::NonZeroU32;
use std::sync::Arc;

use reqwest::Url;

use super::deliver::Deliverer;
use super::{DeliveryLoop, Rest};
use crate::canvas::palette::Look;
use crate::config::{BoardStyle, Secret};
use crate::table::{Lease, Tables};

/// A client of this server, or of Discord.
pub fn rest(url: Option<&Url>) -> Arc<Rest> {
    Arc::new(Rest::new(url, Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap())
}

/// What delivers for a process to this server, and a lease under which it does.
pub async fn deliverer(tables: Tables, url: Option<&Url>) -> (Arc<Deliverer>, Lease) {
    let claimed = tables.claim(&[format!("delivery:{}", tables.holder())]).await.unwrap();
    let lease = claimed.into_iter().flatten().next().unwrap().lease;
    let (memory, look) = ((Arc::default(), Arc::default()), (Look::default(), BoardStyle::default()));
    let (delivery, _) = DeliveryLoop::new(Arc::new(tables), rest(url), Arc::default(), memory, look, Arc::default());
    (delivery.delivery, lease)
}
