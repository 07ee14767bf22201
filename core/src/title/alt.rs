//! Descriptions of pictures within [`LONGEST_ALT`].

use super::LONGEST_ALT;

/// The fullest description within the limit. The measures go from the fullest to the shortest. The last description is
/// cut if necessary.
pub fn fitting<M>(measures: impl IntoIterator<Item = M>, describe: impl Fn(M) -> String) -> String {
    let mut shortest = String::new();
    for measure in measures {
        shortest = describe(measure);
        if length(&shortest) <= LONGEST_ALT {
            return shortest;
        }
    }
    cut(&shortest)
}

/// The text, cut to [`LONGEST_ALT`] with an ellipsis at its end if it is longer.
pub fn cut(text: &str) -> String {
    if length(text) <= LONGEST_ALT {
        return text.to_owned();
    }
    let mut left = LONGEST_ALT - 1;
    let fits = |letter: &char| left.checked_sub(letter.len_utf16()).map(|rest| left = rest).is_some();
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// The length in UTF-16 units, as Discord counts.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}
