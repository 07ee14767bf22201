//! Saved positions with any part changed: they are refused, or can be shown to everybody and played on.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use skald::engine::{Seat, Seed, Viewer};
use skald::title::Title;
use skald::words::{Locale, Voice};
use skald_fuzz::{change, is_a_sentence, position, title};

fuzz_target!(|bytes: &[u8]| {
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let title = title(input)?;
    let mut saved = position(title.as_ref(), input)?.snapshot().expect("is JSON");
    change(&mut saved, input)?;
    let mut position = match title.restore(&saved) {
        Err(error) => {
            is_a_sentence(&error.to_string());
            return Ok(());
        }
        Ok(position) => position,
    };
    let voice = Voice::new(Locale::En, Vec::new());
    let mut dice = u32::from(input.arbitrary::<u16>().unwrap_or_default());
    for _ in 0..12 {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            let _ =
                (position.board(viewer, &voice), position.overview(viewer, &voice), position.score(Seat(0), viewer));
            let _ = position.view(viewer);
        }
        let _ = (position.outcome(), position.part());
        let Some(decision) = position.decisions().into_iter().next() else { break };
        let _ = (position.brief(&decision, &voice), position.bid(decision.seat), position.open_choices(decision.seat));
        let legal = position.legal(decision.seat);
        if legal.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let code = &legal[(dice >> 16) as usize % legal.len()];
        let action = position.parse(code).expect("a code of ours");
        let _ = position.reversible(decision.seat, &action, &Seed::from_number(1));
        let Ok(events) = position.apply(decision.seat, &action) else { break };
        narrate(title.as_ref(), &events, &voice);
    }
    Ok(())
}

fn narrate(title: &dyn Title, events: &[serde_json::Value], voice: &Voice) {
    for event in events {
        let _ = (title.narrate(event, Viewer::Public, voice), title.chapter(event, Viewer::Public, voice));
    }
}
