//! Configurations: any text, and the example with up to four lines changed.

#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use skald::config::Config;
use skald_fuzz::is_a_sentence;

const EXAMPLE: &str = include_str!("../../config.example.toml");

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        read(text);
    }
    let _ = changed(&mut Unstructured::new(bytes));
});

fn changed(input: &mut Unstructured<'_>) -> Result<()> {
    let keys = EXAMPLE.lines().map(|line| line.strip_prefix('#').filter(|key| key.contains(" = ")).unwrap_or(line));
    let mut lines: Vec<String> = keys.map(str::to_owned).collect();
    for _ in 0..input.int_in_range(0..=4u8)? {
        let at = input.choose_index(lines.len())?;
        let text = input.arbitrary::<&str>()?;
        match lines[at].split_once(" = ") {
            Some((key, _)) => lines[at] = format!("{key} = {text}"),
            None => lines.insert(at, text.to_owned()),
        }
    }
    read(&lines.join("\n"));
    Ok(())
}

fn read(text: &str) {
    if let Err(errors) = Config::read(text) {
        assert!(!errors.to_string().trim().is_empty(), "a refusal says why");
        for problem in errors.to_string().lines() {
            is_a_sentence(&format!("{problem}."));
        }
    }
}
