//! An endpoint that discards interactions.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Json;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use serde_json::json;
use tokio::net::TcpListener;

/// Starts an endpoint that passes Discord's check and discards every interaction. Returns its address.
pub async fn sink() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let asked = Arc::new(AtomicUsize::new(0));
    let router = axum::Router::new().fallback(move || async move {
        match asked.fetch_add(1, Ordering::Relaxed) {
            0 => Json(json!({ "type": 1 })).into_response(),
            1 => StatusCode::UNAUTHORIZED.into_response(),
            _ => StatusCode::ACCEPTED.into_response(),
        }
    });
    tokio::spawn(async move { axum::serve(listener, router).await });
    url
}
