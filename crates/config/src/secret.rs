//! A secret text.

use std::fmt;

/// A secret, such as the bot's token. Neither `Debug` nor `Display` shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The secret of a file that holds one line and nothing else; `None` if its text is another.
    pub fn of_file(text: &str) -> Option<Self> {
        let line = text.strip_suffix('\n').map_or(text, |line| line.strip_suffix('\r').unwrap_or(line));
        (!line.is_empty() && !line.contains(['\n', '\0'])).then(|| Self::new(line))
    }

    /// The text, for the one place that sends it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::Secret;

    #[test]
    fn nothing_shows_it() {
        let secret = Secret::new("abc.def.ghi");
        assert!(!format!("{secret} {secret:?} {secret:#?}").contains("abc"));
        assert_eq!(secret.reveal(), "abc.def.ghi");
    }
}
