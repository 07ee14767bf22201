//! Clips texts to a length. Lengths are in UTF-16 units, the strictest of the counts that Discord uses.

pub use skald_core::title::alt::length;

/// The text itself if it is at most `most` long; otherwise its beginning with an ellipsis, `most` long in total.
pub fn clip(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub(1);
    let mut kept = String::new();
    for c in text.chars() {
        if c.len_utf16() > room {
            if is_tag(c) {
                // The beginning of the flag of a region would be another flag.
                kept.truncate(kept.trim_end_matches(is_tag).len());
                kept.pop();
            }
            break;
        }
        room -= c.len_utf16();
        kept.push(c);
    }
    // A trailing joiner or blank would render badly before the ellipsis.
    let mut kept = kept.trim_end_matches(|c: char| c.is_whitespace() || c == '\u{200d}' || c == '\u{fe0f}').to_owned();
    if most > 0 {
        kept.push('…');
    }
    kept
}

/// An invisible letter in the flag of a region.
pub const fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn clipped_text_fits_and_keeps_its_beginning(text in "\\PC{0,40}", most in 1_usize..30) {
            prop_assert_eq!(length(&text), text.encode_utf16().count());
            let clipped = clip(&text, most);
            prop_assert!(length(&clipped) <= most);
            prop_assert!(clipped == text || text.starts_with(clipped.trim_end_matches('…')));
        }
    }

    #[test]
    fn emoji_count_twice() {
        assert_eq!(clip("⛵🗡🗡🗡", 7), "⛵🗡🗡🗡");
        assert_eq!(clip("⛵🗡🗡🗡", 6), "⛵🗡🗡…");
        assert_eq!(clip("abc", 0), "");
        let scotland = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";
        for most in 3..length(scotland) + 2 {
            assert_eq!(clip(&format!("ab{scotland}c"), most), "ab…", "{most}");
        }
        assert_eq!(clip(&format!("ab{scotland}cd"), length(scotland) + 3), format!("ab{scotland}…"));
    }
}
