//! What a person types for an action, in any position of any title.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use skald::engine::Seat;
use skald_fuzz::{is_a_sentence, position, title};

fuzz_target!(|bytes: &[u8]| {
    let _ = typed(&mut Unstructured::new(bytes));
});

fn typed(input: &mut Unstructured<'_>) -> Result<()> {
    let title = title(input)?;
    let mut position = position(title.as_ref(), input)?;
    let seat = Seat(input.int_in_range(0..=6)?);
    let legal = position.legal(seat);
    let mut text = input.arbitrary::<&str>()?.to_owned();
    if !legal.is_empty() && input.arbitrary()? {
        // A legal code with the text put in, and perhaps its end cut off.
        let code = input.choose(&legal)?;
        let cut = code.char_indices().map(|(at, _)| at).nth(input.choose_index(code.len())?).unwrap_or(code.len());
        text = format!("{}{text}{}", &code[..cut], if input.arbitrary()? { &code[cut..] } else { "" });
    }
    let before = position.snapshot().expect("is JSON");
    let actions =
        [position.read(seat, &text), position.parse(&text).map_err(|why| is_a_sentence(&why.to_string())).ok()];
    for action in actions.into_iter().flatten() {
        if let Err(refused) = position.apply(seat, &action) {
            is_a_sentence(&refused.to_string());
            assert_eq!(position.snapshot().expect("is JSON"), before, "{text:?} is refused and changes something");
            continue;
        }
        assert!(!legal.is_empty(), "{text:?} is taken of a seat that is not asked");
        break;
    }
    Ok(())
}
