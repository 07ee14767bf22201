//! Parses bodies: JSON, a multipart form with `payload_json` and `files[n]`, or the form of OAuth2.

use crate::{error::ApiError, message::Upload};
use axum::{
    body::{Body, to_bytes},
    extract::{FromRequest, Multipart, Request},
    http::{header, request::Parts},
};
use reqwest::Url;
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// The largest body of JSON, in bytes. `validate` limits the files of a form.
const MAX_BYTES: usize = 30 * 1024 * 1024;

/// Reads a body as JSON and files.
pub(super) async fn read(parts: Parts, body: Body) -> Result<(Value, Vec<Upload>), ApiError> {
    let content_type = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    if content_type.starts_with("multipart/form-data") {
        return read_form(Request::from_parts(parts, body)).await;
    }
    let bytes = to_bytes(body, MAX_BYTES).await.map_err(|_| ApiError::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    if content_type.starts_with("application/x-www-form-urlencoded") {
        return read_oauth(&bytes).map(|form| (form, Vec::new())).ok_or_else(ApiError::invalid_json);
    }
    serde_json::from_slice(&bytes).map(|json| (json, Vec::new())).map_err(|_| ApiError::invalid_json())
}

/// The fields of a form as JSON.
fn read_oauth(bytes: &[u8]) -> Option<Value> {
    let form = std::str::from_utf8(bytes).ok()?;
    let url = Url::parse(&format!("form:?{form}")).ok()?;
    Some(url.query_pairs().map(|(key, value)| (key.into_owned(), value.into_owned())).collect())
}

async fn read_form(request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::invalid_json())?;
    let mut json = Value::Null;
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| ApiError::invalid_json())? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(|_| ApiError::too_large())?;
        if name == "payload_json" {
            json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
            continue;
        }
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        let number = number.and_then(|digits| digits.parse().ok()).unwrap_or(files.len() as u64);
        let filename = filename.unwrap_or_else(|| format!("file{number}"));
        let content_type = content_type.unwrap_or_else(|| media_type(&filename).to_owned());
        files.push(Upload { number, filename, content_type, bytes: Arc::new(bytes.into()) });
    }
    Ok((json, files))
}

fn media_type(filename: &str) -> &'static str {
    match filename.rsplit('.').next().map(str::to_ascii_lowercase).as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("txt" | "md" | "log") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The pairs of a query string, not decoded.
pub(super) fn pairs(query: &str) -> BTreeMap<String, String> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}
