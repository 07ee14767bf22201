//! Tests of the policy table.

use std::sync::Arc;

use super::*;
use crate::messages::{KeptImage, RenderedImage};

fn refused(status: u16, code: u64) -> RestError {
    RestError::Refused { status, code, message: String::new() }
}

#[test]
fn errors_are_classified_by_status_code_and_picture() {
    let image = || Arc::new(RenderedImage { bytes: Vec::new(), alt: String::new(), size: (1, 1) });
    let new = || ImageSlot::New { file: "board-2.png".to_owned(), image: image() };
    let kept = || ImageSlot::Kept(KeptImage::named("board-1.png"));
    for (status, code, [bare, keeps, brings]) in [
        (403, 50_001, [Fault::Channel; 3]),
        (403, 50_007, [Fault::Channel; 3]),
        (404, 10_003, [Fault::Channel; 3]),
        (400, 50_083, [Fault::Channel; 3]),
        (403, 50_013, [Fault::Channel, Fault::Channel, Fault::Picture]),
        (403, 50_005, [Fault::Foreign; 3]),
        (404, UNKNOWN_MESSAGE, [Fault::Gone; 3]),
        (400, 50_035, [Fault::Content, Fault::Picture, Fault::Picture]),
        (413, 40_005, [Fault::Content, Fault::Content, Fault::Picture]),
        (401, 0, [Fault::Token; 3]),
        (401, 50_027, [Fault::Expired; 3]),
        (403, 40_333, [Fault::RateLimit; 3]),
        (400, 40_006, [Fault::RateLimit; 3]),
        (409, 7, [Fault::Other; 3]),
    ] {
        let found = [ImageSlot::Nothing, kept(), new()].map(|picture| Fault::of(&refused(status, code), &picture));
        assert_eq!(found, [bare, keeps, brings], "{status} {code}");
    }
    for (seconds, code, fault) in [(1, 30_046, Fault::EditLimit), (5, 0, Fault::RateLimit), (60, 0, Fault::EditLimit)] {
        let limited = RestError::Limited { wait: Duration::from_secs(seconds), code };
        assert_eq!(Fault::of(&limited, &kept()), fault, "{seconds} s, {code}");
    }
}

#[test]
fn every_fault_has_exactly_one_row() {
    for row in TABLE {
        assert_eq!(TABLE.iter().filter(|other| other.fault == row.fault).count(), 1, "{:?}", row.fault);
        assert_eq!(row.fault.recovery(Operation::Post, Audience::Channel), row.post);
    }
    assert_eq!(TABLE.len(), Fault::Other as usize + 1);
}
