//! Limits for the screen of a phone, 390 points wide and 844 high.
//!
//! A board in brief, its picture and its first buttons fit one screen. A picture takes up to half of it.

use crate::discord::messages::clip::length;

/// How much text fits one line, in UTF-16 units.
const LINE: usize = 44;

/// How many lines a text takes, at least one.
pub fn lines(text: &str) -> usize {
    length(text).div_ceil(LINE).max(1)
}

/// The last of these texts that fit in `room` lines, and how many do not fit.
pub fn last(texts: Vec<String>, room: usize) -> (Vec<String>, usize) {
    last_with(texts, |_| false, room)
}

/// The texts to keep, in order, and the number of the others.
///
/// The `needed` texts are kept whatever their height. Of the others, the last that fit into `room` lines are kept.
pub fn last_with(texts: Vec<String>, needed: impl Fn(usize) -> bool, room: usize) -> (Vec<String>, usize) {
    let all = texts.len();
    let of_needed: usize = (0..all).filter(|at| needed(*at)).map(|at| lines(&texts[at])).sum();
    let mut room = room.saturating_sub(of_needed);
    let mut full = false;
    let mut kept = Vec::new();
    for (at, text) in texts.into_iter().enumerate().rev() {
        let fits = !full && lines(&text) <= room;
        if needed(at) {
            kept.push(text);
        } else if fits {
            room -= lines(&text);
            kept.push(text);
        } else {
            full = true;
        }
    }
    kept.reverse();
    let dropped = all - kept.len();
    (kept, dropped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_texts_that_fit_are_kept() {
        let texts = |lengths: &[usize]| lengths.iter().map(|length| "x".repeat(*length)).collect::<Vec<_>>();
        for (given, room, kept) in [
            (&[10, 10, 10][..], 2, 2),
            (&[10, 45, 10], 2, 1),
            (&[10, 44, 10], 2, 2),
            (&[10, 45, 10], 3, 2),
            (&[100], 2, 0),
            (&[0, 0], 1, 1),
            (&[], 4, 0),
        ] {
            let (shown, dropped) = last(texts(given), room);
            assert_eq!((shown.len(), dropped), (kept, given.len() - kept), "{given:?} in {room}");
        }
    }

    #[test]
    fn needed_texts_are_kept_before_the_last() {
        let texts: Vec<_> = ["first", "moved", "third", "fourth", "last"].map(str::to_owned).into();
        for (needed, room, kept) in [
            (1, 3, &["moved", "fourth", "last"][..]),
            (1, 1, &["moved"]),
            (1, 0, &["moved"]),
            (4, 2, &["fourth", "last"]),
            (9, 2, &["fourth", "last"]),
        ] {
            let (shown, dropped) = last_with(texts.clone(), |at| at == needed, room);
            assert_eq!(
                (shown.as_slice(), dropped),
                (&kept.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()[..], 5 - kept.len()),
                "{needed} in {room}"
            );
        }
    }
}
