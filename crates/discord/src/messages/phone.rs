//! Limits for the screen of a phone, 390 points wide and 844 high.
//!
//! A board in brief, its picture and its first buttons fit one screen. A picture takes up to half of it.

use crate::messages::choices::IN_A_ROW;
use skald_core::words::row::{LINE, width};
use skald_core::words::{Doc, Section};

/// How many letters fit a row of buttons, and how many the frame of a button takes.
const BUTTONS: usize = 40;
const FRAME: usize = 8;

/// How many lines the heading of a section takes, with the space around it.
const HEADING: usize = 2;

/// How many lines a text takes, at least one.
pub fn lines(text: &str) -> usize {
    width(text).div_ceil(LINE).max(1)
}

/// How many lines of text have room beside a picture and a row of buttons with these labels, up to `most`. Buttons that
/// do not fit side by side are below each other; two lines of them take five of the `all` lines.
pub fn beside<'a>((most, all): (usize, usize), labels: impl IntoIterator<Item = &'a str>) -> usize {
    let mut rows = 0_usize;
    let mut left = 0_usize;
    for label in labels.into_iter().take(IN_A_ROW) {
        let wide = width(label) + FRAME;
        if wide > left {
            rows += 1;
            left = BUTTONS;
        }
        left = left.saturating_sub(wide);
    }
    most.min(all.saturating_sub((5 * rows).div_ceil(2))).max(1)
}

/// A document in pages of so many lines: the first page, and each of the others.
///
/// Every page has the title and the footer. A section continues on the next page only if it is longer than a page; its
/// heading is then repeated.
pub fn pages(doc: &Doc, (first, others): (usize, usize)) -> Vec<Doc> {
    let blank = || Doc { title: doc.title.clone(), footer: doc.footer.clone(), ..Doc::default() };
    let mut pages = vec![Doc { lines: doc.lines.clone(), ..blank() }];
    let mut left = first.saturating_sub(doc.lines.iter().map(|line| height(&line.text)).sum());
    for section in &doc.sections {
        let heights: Vec<_> = section.lines.iter().map(|line| height(&line.text)).collect();
        let whole = HEADING + heights.iter().sum::<usize>();
        let begins = HEADING + heights.first().copied().unwrap_or_default() <= left;
        if whole > left && (whole <= others || !begins) {
            pages.push(blank());
            left = others;
        }
        left = left.saturating_sub(HEADING);
        let mut part = Section { lines: Vec::new(), ..section.clone() };
        for (line, height) in section.lines.iter().zip(heights) {
            if height > left && !part.lines.is_empty() {
                let next = Section { lines: Vec::new(), ..section.clone() };
                put(&mut pages, std::mem::replace(&mut part, next));
                pages.push(blank());
                left = others.saturating_sub(HEADING);
            }
            left = left.saturating_sub(height);
            part.lines.push(line.clone());
        }
        put(&mut pages, part);
    }
    pages.retain(|page| !page.lines.is_empty() || !page.sections.is_empty());
    if pages.is_empty() { vec![blank()] } else { pages }
}

fn put(pages: &mut [Doc], section: Section) {
    if let Some(page) = pages.last_mut() {
        page.section(section);
    }
}

fn height(text: &str) -> usize {
    text.split('\n').map(lines).sum()
}

pub fn fit(texts: &[String], room: usize) -> bool {
    texts.iter().map(|text| lines(text)).sum::<usize>() <= room
}

/// The first of these texts that fit in `room` lines.
pub fn first(mut texts: Vec<String>, room: usize) -> Vec<String> {
    texts.truncate(fitting(texts.iter(), room));
    texts
}

/// The last of these texts that fit in `room` lines.
pub fn last(mut texts: Vec<String>, room: usize) -> Vec<String> {
    let kept = fitting(texts.iter().rev(), room);
    texts.split_off(texts.len() - kept)
}

/// How many of these texts fit, up to the first that does not.
fn fitting<'a>(texts: impl Iterator<Item = &'a String>, mut room: usize) -> usize {
    let fits = |text: &&String| {
        let left = room.checked_sub(lines(text));
        room = left.unwrap_or_default();
        left.is_some()
    };
    texts.take_while(fits).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_texts_that_fit_are_kept() {
        let texts = |lengths: &[usize]| lengths.iter().map(|length| "x".repeat(*length)).collect::<Vec<_>>();
        for (given, room, kept) in [
            (&[10, 10, 10][..], 2, 2),
            (&[10, 36, 10], 2, 1),
            (&[10, 35, 10], 2, 2),
            (&[10, 36, 10], 3, 2),
            (&[80], 2, 0),
            (&[0, 0], 1, 1),
            (&[], 4, 0),
        ] {
            assert_eq!(last(texts(given), room).len(), kept, "{given:?} in {room}");
            assert_eq!(fit(&texts(given), room), kept == given.len(), "{given:?} in {room}");
        }
    }

    /// The headings and the numbers of lines of the sections on each page.
    fn paged(sections: &[(&str, usize)], room: (usize, usize)) -> Vec<Vec<(String, usize)>> {
        let mut doc = Doc::titled("Rules");
        doc.line("Begin here.").footer = "Skald".to_owned();
        for (title, count) in sections {
            let mut section = Section::titled(*title);
            section.extend(vec!["x".to_owned(); *count]);
            doc.section(section);
        }
        let pages = pages(&doc, room);
        assert!(pages.iter().all(|page| page.title == "Rules" && page.footer == "Skald"));
        assert_eq!(pages.iter().map(|page| page.lines.len()).sum::<usize>(), 1, "the beginning is on the first page");
        let said = |page: &Doc| page.sections.iter().map(|s| (s.title.clone(), s.lines.len())).collect();
        pages.iter().map(said).collect()
    }

    #[test]
    fn section_stays_whole_unless_it_is_longer_than_a_page() {
        let page = |sections: &[(&str, usize)]| -> Vec<(String, usize)> {
            sections.iter().map(|(title, count)| ((*title).to_owned(), *count)).collect()
        };
        for (sections, room, expected) in [
            (&[("a", 3), ("b", 3)][..], (11, 20), vec![page(&[("a", 3), ("b", 3)])]),
            (&[("a", 3), ("b", 3)], (10, 20), vec![page(&[("a", 3)]), page(&[("b", 3)])]),
            (
                &[("a", 3), ("b", 20)],
                (10, 12),
                vec![page(&[("a", 3), ("b", 2)]), page(&[("b", 10)]), page(&[("b", 8)])],
            ),
            (&[("a", 3)], (2, 9), vec![page(&[]), page(&[("a", 3)])]),
            (&[], (5, 5), vec![page(&[])]),
        ] {
            assert_eq!(paged(sections, room), expected, "{sections:?} in {room:?}");
        }
    }
}
