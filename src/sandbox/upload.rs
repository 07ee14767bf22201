//! Files that come with a request.

/// An uploaded file.
#[derive(Debug, Clone)]
pub(super) struct Upload {
    /// The number in `files[n]`.
    pub number: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: Vec<u8>,
}
