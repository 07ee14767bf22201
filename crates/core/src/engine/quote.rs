//! Shortens foreign text so that it can be quoted in messages.

/// The maximum length of a quoted text, in characters.
pub const PIECE: usize = 160;

/// The text. A text with more than [`PIECE`] characters is cut to its beginning and its end.
pub fn short(text: &str) -> String {
    cut(text, PIECE)
}

/// The text, cut to `most` characters: three quarters from its beginning, the rest from its end.
pub fn cut(text: &str, most: usize) -> String {
    let count = text.chars().count();
    if count <= most {
        return text.to_owned();
    }
    let end = most / 4;
    let begin: String = text.chars().take(most - end).collect();
    let end: String = text.chars().skip(count - end).collect();
    format!("{begin} … {end}")
}
