//! The benchmark of response times, for a second of each measurement: it reads boards, so it fails when it cannot play any more.

#[allow(dead_code, reason = "its main function is that of the benchmark")]
#[path = "../../benches/load.rs"]
mod bench;

use clap::Parser as _;

/// Slow: five measurements of two seconds each, after a warm-up.
#[tokio::test(flavor = "multi_thread")]
async fn load_measures_every_interaction() {
    let arguments = bench::Arguments::parse_from(["load", "--at-once", "1", "--seconds", "2", "--words"]);
    let mut lines = Vec::new();
    bench::measure(&arguments, env!("CARGO_BIN_EXE_skald"), |line| lines.push(line)).await.expect("it plays");
    println!("{}", lines.join("\n"));
    for (line, what) in lines.iter().zip(["/ping", "/score", "/play", "/ping, paced", "a button"]) {
        let rest =
            line.strip_prefix(&format!("{what:<12} ")).unwrap_or_else(|| panic!("{what} is missing in {lines:#?}"));
        let numbers =
            rest.replace(',', " ").split_whitespace().map_while(|number| number.parse().ok()).collect::<Vec<f64>>();
        let [at_once, acknowledged, slow_acknowledged, answered, slow_answered, times, ..] = numbers[..] else {
            panic!("{what}: {line}")
        };
        assert!(at_once == 1.0 && times >= 1.0 && answered >= acknowledged, "{line}");
        assert!(slow_acknowledged >= acknowledged && slow_answered >= answered, "{line}");
    }
    assert_eq!(lines.len(), 5);
}
