//! `skald health`: reports whether the bot that uses a store works. It reads the heartbeat in the store's folder and
//! talks to no process.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use clap::Args;

use super::heartbeat::{self, Found};
use super::host::ConfigArguments;

/// The arguments of `skald health`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
    /// The maximum age of the last heartbeat, in seconds; there is one every five seconds
    #[arg(long, default_value_t = 30)]
    within: u64,
    /// The maximum time without a connection to Discord, in seconds
    #[arg(long, default_value_t = 300)]
    away: u64,
}

impl Arguments {
    /// Judges the heartbeat and prints the result.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let folder = self.config.load()?.store.folder;
        let found = heartbeat::find(&folder).with_context(|| format!("the heartbeat in {}", folder.display()))?;
        let within = Duration::from_secs(self.within);
        let away = Duration::from_secs(self.away);
        Ok(match judge(&found, heartbeat::now(), within, away) {
            Ok(well) => {
                println!("{well}");
                ExitCode::SUCCESS
            }
            Err(ill) => {
                eprintln!("{ill} (the store is {})", folder.display());
                ExitCode::FAILURE
            }
        })
    }
}

/// Whether a heartbeat is healthy, or what is wrong.
fn judge(found: &Found, now: u64, within: Duration, away: Duration) -> Result<String, String> {
    let Some(beat) = &found.beat else { return Err("no bot runs here".to_owned()) };
    // After the clock was set back the heartbeat lies in the future. Until the next one its distance from now counts as
    // its age.
    let age = Duration::from_millis(now.abs_diff(beat.at));
    let process = beat.process;
    let seconds = age.as_secs();
    if found.held == Some(false) {
        return Err(format!("no bot runs here: process {process} was killed or crashed, at most {seconds} s ago"));
    }
    if age > within {
        return Err(format!("the bot hangs: no heartbeat of process {process} for {seconds} s"));
    }
    if let Some(trouble) = &beat.trouble {
        return Err(format!("the bot runs as process {process} but cannot work: {trouble}"));
    }
    let gone = Duration::from_millis(beat.away) + age;
    if gone > away {
        return Err(format!(
            "the bot runs as process {process} without a connection to Discord for {} s",
            gone.as_secs()
        ));
    }
    let discord = match beat.connected {
        true => "connected to Discord".to_owned(),
        false => format!("not connected to Discord for {} s", gone.as_secs()),
    };
    let concerns: String = beat.concerns.iter().map(|concern| format!("\nbut {concern}")).collect();
    Ok(format!("the bot works: process {process}, last heartbeat {seconds} s ago, {discord}{concerns}"))
}

#[cfg(test)]
mod tests {
    use super::super::heartbeat::Heartbeat;
    use super::*;

    const NOW: u64 = 1_800_000_000_000;

    fn found(age: u64, away: u64, trouble: Option<&str>, held: Option<bool>) -> Found {
        let trouble = trouble.map(str::to_owned);
        let beat = Heartbeat {
            at: NOW - age * 1000,
            process: 7,
            connected: away < 5,
            away: away * 1000,
            trouble,
            concerns: Vec::new(),
        };
        Found { beat: Some(beat), held }
    }

    fn judged(found: &Found) -> Result<String, String> {
        judge(found, NOW, Duration::from_secs(30), Duration::from_secs(300))
    }

    #[test]
    fn a_bot_that_beats_works() {
        for held in [Some(true), None] {
            let well = judged(&found(4, 1, None, held)).expect("works");
            assert_eq!(well, "the bot works: process 7, last heartbeat 4 s ago, connected to Discord");
        }
        let well = judged(&found(4, 90, None, Some(true))).expect("Discord may be away for a while");
        assert!(well.ends_with("not connected to Discord for 94 s"), "{well}");
    }

    #[test]
    fn concerns_are_reported_for_a_working_bot() {
        let mut found = found(4, 1, None, Some(true));
        found.beat.as_mut().expect("a beat").concerns.push("another program answers".to_owned());
        assert!(judged(&found).expect("works").ends_with("\nbut another program answers"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let mut future = found(0, 0, None, None);
        future.beat.as_mut().expect("a beat").at = NOW + 60_000;
        let cases = [
            (Found { beat: None, held: Some(false) }, "no bot runs here"),
            (found(2, 0, None, Some(false)), "process 7 was killed or crashed, at most 2 s ago"),
            (found(31, 0, None, Some(true)), "no heartbeat of process 7 for 31 s"),
            (found(31, 0, None, None), "no heartbeat of process 7 for 31 s"),
            (found(1, 0, Some("the disk is full"), Some(true)), "cannot work: the disk is full"),
            (found(1, 300, None, Some(true)), "without a connection to Discord for 301 s"),
            (future, "no heartbeat"),
        ];
        for (found, why) in cases {
            let ill = judged(&found).expect_err(why);
            assert!(ill.contains(why), "{ill}");
        }
    }
}
