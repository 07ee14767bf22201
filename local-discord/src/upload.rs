//! Files that come with a request.

use std::sync::Arc;

#[derive(Debug, Clone)]
pub(super) struct Upload {
    /// The number in `files[n]`.
    pub number: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: Arc<Vec<u8>>,
}
