//! The metrics of the traffic with Discord. Operators build on their names: docs/operations.md lists them.
//!
//! Without a recorder, which only `[monitor]` installs, counting does nothing.

use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

/// Declares the metrics: the macro that describes each, its constant, its name, and what it says.
macro_rules! metrics {
    ($($describe:ident $constant:ident = $name:literal: $about:literal $(in $unit:expr)?;)*) => {
        $(const $constant: &str = $name;)*

        pub const NAMES: &[&str] = &[$($constant),*];

        pub fn describe() {
            $($describe!($constant, $($unit,)? $about);)*
            begin();
        }
    };
}

metrics! {
    describe_counter INTERACTIONS = "skald_interactions_total":
        "Commands and presses, by whether they were accepted, declined, or too many";
    describe_gauge AT_ONCE = "skald_interactions_at_once": "Commands, presses and completions that are being handled";
    describe_counter OVER_HTTP = "skald_interaction_requests_total": "Requests to the interactions endpoint, by result";
    describe_histogram ANSWER = "skald_answer_seconds":
        "From an interaction to the first response, and to its answer" in Unit::Seconds;
    describe_counter REQUESTS = "skald_requests_total":
        "Requests to Discord, answers to interactions among them, by status";
    describe_gauge COMMANDS = "skald_commands_registered": "Whether the commands are registered";
    describe_counter CONNECTIONS = "skald_gateway_connections_total": "Sessions with Discord that came up";
    describe_counter LEFT_OUT = "skald_gateway_events_left_out_total":
        "Events of the gateway that the bot did not get, by reason";
    describe_gauge SHARDS = "skald_gateway_shards": "Shards that this process has";
    describe_gauge ALL_SHARDS = "skald_gateway_shards_of_all": "Shards that all processes together should have";
    describe_gauge PROCESSES = "skald_processes": "Processes that run this bot over the same store";
    describe_counter PANICS = "skald_part_panics_total":
        "Panics of background parts, which are then restarted, by part";
    describe_histogram PICTURE = "skald_picture_seconds":
        "From the request for a picture until it is rendered, including the wait for a free worker" in Unit::Seconds;
    describe_counter PICTURES = "skald_pictures_total": "Pictures, by result";
}

/// Begins the counters at 0. Otherwise the first events would be no increase.
fn begin() {
    for result in ["accepted", "declined", "busy", "dropped"] {
        counter!(INTERACTIONS, "result" => result).increment(0);
    }
    for result in ["pong", "taken", "unsigned", "stale", "malformed", "foreign", "too_large", "slow", "busy"] {
        counter!(OVER_HTTP, "result" => result).increment(0);
    }
    for status in ["200", "201", "204", "400", "401", "403", "404", "429", "500", "502", "503", "none"] {
        counter!(REQUESTS, "status" => status).increment(0);
    }
    for result in ["drawn", "failed"] {
        counter!(PICTURES, "result" => result).increment(0);
    }
    counter!(CONNECTIONS).increment(0);
    counter!(LEFT_OUT, "reason" => "unreadable").increment(0);
}

pub(super) fn part_begins(part: &'static str) {
    counter!(PANICS, "part" => part).increment(0);
}

pub(super) fn interaction(result: &'static str) {
    counter!(INTERACTIONS, "result" => result).increment(1);
}

pub(super) fn interaction_begins() {
    gauge!(AT_ONCE).increment(1.0);
}

pub(super) fn interaction_ends() {
    gauge!(AT_ONCE).decrement(1.0);
}

pub(super) fn interaction_request(result: &'static str) {
    counter!(OVER_HTTP, "result" => result).increment(1);
}

pub(super) fn acknowledged(after: Duration) {
    histogram!(ANSWER, "stage" => "acknowledged").record(after);
}

pub(super) fn answered(after: Duration) {
    histogram!(ANSWER, "stage" => "answered").record(after);
}

/// Counts a request by the status of Discord's response; `None` without a response.
pub(super) fn request(status: Option<u16>) {
    let status = status.map_or_else(|| "none".to_owned(), |status| status.to_string());
    counter!(REQUESTS, "status" => status).increment(1);
}

pub(super) fn commands(registered: bool) {
    gauge!(COMMANDS).set(if registered { 1.0 } else { 0.0 });
}

pub(super) fn connection() {
    counter!(CONNECTIONS).increment(1);
}

pub(super) fn unreadable_event() {
    counter!(LEFT_OUT, "reason" => "unreadable").increment(1);
}

/// Records that this process has `shards` of `all` shards, which `processes` processes share.
pub(super) fn shared(shards: usize, all: u32, processes: u32) {
    gauge!(SHARDS).set(shards as f64);
    gauge!(ALL_SHARDS).set(f64::from(all));
    gauge!(PROCESSES).set(f64::from(processes));
}

pub(super) fn part_panicked(part: &'static str) {
    counter!(PANICS, "part" => part).increment(1);
}

pub(super) fn picture(took: Duration, drawn: bool) {
    histogram!(PICTURE).record(took);
    counter!(PICTURES, "result" => if drawn { "drawn" } else { "failed" }).increment(1);
}

#[cfg(test)]
mod tests {
    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;

    #[test]
    fn shards_and_response_statuses_are_recorded() {
        let recorder = PrometheusBuilder::new().build_recorder();
        metrics::with_local_recorder(&recorder, || {
            shared(2, 4, 3);
            request(Some(429));
            request(None);
            unreadable_event();
        });
        let shown = recorder.handle().render();
        for figure in [
            "skald_gateway_shards 2",
            "skald_gateway_shards_of_all 4",
            "skald_processes 3",
            "skald_requests_total{status=\"429\"} 1",
            "skald_requests_total{status=\"none\"} 1",
            "skald_gateway_events_left_out_total{reason=\"unreadable\"} 1",
        ] {
            assert!(shown.lines().any(|line| line == figure), "{figure}: {shown}");
        }
    }
}
