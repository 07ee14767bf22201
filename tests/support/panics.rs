//! Panics of our own code and of the libraries that hand on interactions, also those that somebody catches and goes on.

use std::panic;
use std::sync::{Mutex, Once};
use std::thread::{self, ThreadId};

static SEEN: Mutex<Vec<(ThreadId, String)>> = Mutex::new(Vec::new());

/// Where a panic is noted.
fn watched(file: &str) -> bool {
    file.starts_with("src/")
        || file.starts_with("core/src/")
        || ["/poise-", "/serenity-"].iter().any(|library| file.contains(library))
}

/// Notes from now on where something panics.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |panicked| {
            if let Some(place) = panicked.location().filter(|place| watched(place.file())) {
                SEEN.lock().expect("nothing panics here").push((thread::current().id(), place.to_string()));
            }
            tell(panicked);
        }));
    });
}

/// Where something did on this thread: a test on virtual time has one of its own.
pub fn seen() -> Vec<String> {
    let seen = SEEN.lock().expect("nothing panics here");
    seen.iter().filter(|(thread, _)| *thread == thread::current().id()).map(|(_, place)| place.clone()).collect()
}
