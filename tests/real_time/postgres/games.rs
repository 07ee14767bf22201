//! The whole bot over a database: a game that continues after an outage of the database.

use std::sync::Arc;

use serde_json::json;
use skald::store::Postgres;

use support::evening::{Evening, text, without_limits};
use support::postgres_server::Server;

/// Slow: a move waits for the real timeout of the database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn move_during_a_database_outage_is_refused_and_repeatable() {
    let Some(server) = Server::start_one() else { return };
    let store = Postgres::open(&server.database().await).await.expect("opens");
    let mut evening = Evening::over(without_limits(), Arc::new(store)).await;
    evening.start_game(2, 2).await;
    for _ in 0..6 {
        evening.play().await;
    }
    evening.delivered().await;
    let view = evening.view().await;
    let open = view.open.first().unwrap();
    let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
    let member = evening.member_on(&view, open.decision.seat);
    tokio::task::block_in_place(|| server.stop());
    let answer = evening.slash(member, "play", &[("action", json!(code))]).await;
    let answer = text(&answer);
    assert!(answer.contains("I could not save that") || answer.contains("the database did not answer"), "{answer}");
    tokio::task::block_in_place(|| server.start());
    assert_eq!(evening.view().await.seq, view.seq, "nothing was done");
    evening.slash(member, "play", &[("action", json!(code))]).await;
    assert!(evening.view().await.seq > view.seq);
    evening.restart().await;
    evening.play().await;
    evening.delivered().await;
    evening.assert_no_faults();
    evening.stop().await;
}
