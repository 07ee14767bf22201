//! The sandbox against a real serenity and poise bot, against raw requests, and against Discord's own OpenAPI document.
#![allow(clippy::disallowed_methods, reason = "a bot on sockets runs on the time of the machine")]

mod bot;
mod kept;
mod page;
mod wire;
mod with_bot;

use std::time::Duration;

use support::openapi::Contract;
use support::sandbox::{Id, Sandbox, SandboxOptions};

/// Long enough for a slow machine, short enough to fail in.
const SOON: Duration = Duration::from_secs(10);

async fn sandbox() -> Sandbox {
    Sandbox::start(SandboxOptions::default()).await.expect("a sandbox starts on a free port")
}

/// The same with all the time in the world to answer, for bots on busy machines.
async fn without_limits() -> Sandbox {
    let options = SandboxOptions { answer_within: Duration::from_secs(60), ..SandboxOptions::default() };
    Sandbox::start(options).await.expect("a sandbox starts on a free port")
}

fn general(sandbox: &Sandbox) -> Id {
    sandbox.channel("general").expect("there is a #general")
}

/// Everything that went over the wire was as Discord's document says, and the bot made no mistake.
fn assert_no_faults(sandbox: &Sandbox) {
    assert!(sandbox.violations().is_empty(), "{:#?}", sandbox.violations());
    as_documented(sandbox);
}

/// Everything that went over the wire was as Discord's document says.
fn as_documented(sandbox: &Sandbox) {
    if let Some(contract) = Contract::find() {
        let faults = contract.faults(&sandbox.journal());
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
