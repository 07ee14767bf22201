//! Services for tests: from tables in memory to a server in place of Discord.

use std::num::NonZeroU32;
use std::sync::Arc;

use reqwest::Url;

use super::{DeliverySender, StoreGate};
use crate::answer_channels::AnswerChannels;
use crate::delivery::Services;
use crate::desk::{Desk, RestClient};
use crate::preferences::UsualBoard;
use skald_config::{BoardStyle, Secret};
use skald_core::canvas::palette::Look;
use skald_table::{Lease, Tables};

/// A desk that sends to this server, or to Discord.
pub fn desk(url: Option<&Url>) -> Arc<Desk> {
    let rest = RestClient::new(url, Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
    Arc::new(Desk::new(Arc::new(rest), None))
}

/// Services that send to this server.
pub fn services(tables: Tables, url: Option<&Url>) -> Arc<Services> {
    Arc::new(Services {
        version: "of a test",
        tables: Arc::new(tables),
        desk: desk(url),
        renderer: Arc::default(),
        usual: UsualBoard { look: Look::default(), style: BoardStyle::default() },
        delivery_sender: DeliverySender::new().0,
        answer_channels: AnswerChannels::default(),
        gate: StoreGate::default(),
        links: None,
    })
}

/// The same, and a lease for deliveries.
pub async fn deliverer(tables: Tables, url: Option<&Url>) -> (Arc<Services>, Lease) {
    let claimed = tables.leases().claim(&[format!("delivery:{}", tables.leases().holder())]).await.unwrap();
    let lease = claimed.into_iter().flatten().next().unwrap().into_lease();
    (services(tables, url), lease)
}
