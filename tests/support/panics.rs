//! Records panics of the project's code and of the libraries that pass on interactions, including caught ones.

use std::panic;
use std::sync::{Mutex, Once};
use std::thread::{self, ThreadId};

static SEEN: Mutex<Vec<(ThreadId, String)>> = Mutex::new(Vec::new());

/// Whether to record a panic in this file.
fn watched(file: &str) -> bool {
    ["crates/", "src/"].iter().any(|folder| file.starts_with(folder))
        || ["/poise-", "/serenity-"].iter().any(|library| file.contains(library))
}

/// Starts to record the places of panics.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |panicked| {
            if let Some(place) = panicked.location().filter(|place| watched(place.file())) {
                SEEN.lock().expect("no holder of this lock panics").push((thread::current().id(), place.to_string()));
            }
            tell(panicked);
        }));
    });
}

/// The places of panics on this thread. A test on virtual time has its own thread.
pub fn seen() -> Vec<String> {
    let seen = SEEN.lock().expect("no holder of this lock panics");
    seen.iter().filter(|(thread, _)| *thread == thread::current().id()).map(|(_, place)| place.clone()).collect()
}
