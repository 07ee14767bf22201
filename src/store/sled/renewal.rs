//! When sled is rebuilt to drop the garbage in its files.

/// When sled is rebuilt.
pub(super) struct RenewalRule {
    /// Its files are longer than this many bytes ...
    pub least: u64,
    /// ... and than this many times its documents.
    pub times: u64,
}

impl Default for RenewalRule {
    fn default() -> Self {
        Self { least: 16 << 20, times: 3 }
    }
}

impl RenewalRule {
    /// The rule, or for a test another least length, whatever the documents take.
    pub fn of(least: Option<u64>) -> Self {
        least.map_or_else(Self::default, |least| Self { least, times: 0 })
    }

    /// Whether files of this length are too long for documents of this length, both in bytes.
    pub fn is_too_much(&self, files: u64, documents: u64) -> bool {
        files > self.least.max(self.times * documents)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_too_long_beyond_both_bounds() {
        let renewal_rule = RenewalRule { least: 100, times: 3 };
        for (files, documents, too_much) in
            [(100, 10, false), (101, 10, true), (120, 40, false), (121, 40, true), (500, 0, true)]
        {
            assert_eq!(renewal_rule.is_too_much(files, documents), too_much, "{files} of {documents}");
        }
    }
}
