//! Deliverers for tests: from tables in memory to a server in place of Discord.

use std::num::NonZeroU32;
use std::sync::Arc;

use reqwest::Url;

use super::DeliveryLoop;
use super::job::Deliverer;
use crate::canvas::palette::Look;
use crate::config::{BoardStyle, Secret};
use crate::discord::desk::{Desk, RestClient};
use crate::discord::preferences::UsualBoard;
use crate::table::{Lease, Tables};

/// A desk that sends to this server, or to Discord.
pub fn desk(url: Option<&Url>) -> Arc<Desk> {
    let rest = RestClient::new(url, Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
    Arc::new(Desk::new(Arc::new(rest), None))
}

/// A deliverer that sends to this server, and a lease for it.
pub async fn deliverer(tables: Tables, url: Option<&Url>) -> (Arc<Deliverer>, Lease) {
    let claimed = tables.leases().claim(&[format!("delivery:{}", tables.leases().holder())]).await.unwrap();
    let lease = claimed.into_iter().flatten().next().unwrap().into_lease();
    let usual = UsualBoard { look: Look::default(), style: BoardStyle::default() };
    let (delivery, _) =
        DeliveryLoop::new(Arc::new(tables), desk(url), Arc::default(), Arc::default(), usual, Arc::default());
    (delivery.delivery, lease)
}
