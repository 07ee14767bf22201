//! A disk that may lose unsynced data at a power cut. It records the events of a store, and computes the possible files after a
//! cut at any event.
//!
//! A write is safe when its file is synced after it. A name is safe when its folder is synced after it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use skald::store::{DiskEvent, OnDisk};

use super::folders::contents;

/// The files below a folder.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The fate of unsynced data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// All of it is gone.
    All,
    /// All of it survives, as after a kill of the process.
    Nothing,
    /// Each write survives, is lost or is cut short. A prefix of the name changes survives.
    Some(u64),
}

enum Event {
    Create(PathBuf),
    Write(PathBuf, usize, Vec<u8>),
    /// With the content of a file that was written without the journal's disk.
    Sync(PathBuf, Option<Vec<u8>>),
    Rename(PathBuf, PathBuf),
    Remove(PathBuf),
}

/// Records the events below a folder.
pub struct Recorder {
    root: PathBuf,
    before: Files,
    events: Mutex<Vec<Event>>,
}

#[derive(Clone, Default)]
struct File {
    safe: Vec<u8>,
    pending: Vec<(usize, Vec<u8>)>,
}

#[derive(Clone)]
enum Naming {
    Create(PathBuf, usize),
    Rename(PathBuf, PathBuf),
    Remove(PathBuf),
}

#[derive(Default)]
struct Disk {
    files: Vec<File>,
    names: BTreeMap<PathBuf, usize>,
    safe_names: BTreeMap<PathBuf, usize>,
    pending: Vec<(PathBuf, Naming)>,
}

impl Recorder {
    /// Starts the record. Existing files in the folder are safe.
    pub fn new(root: &Path) -> Arc<Self> {
        let root = fs::canonicalize(root).expect("is there");
        Arc::new(Self { before: contents(&root), root, events: Mutex::new(Vec::new()) })
    }

    pub fn on_disk(self: &Arc<Self>) -> OnDisk {
        let recorder = Arc::clone(self);
        Arc::new(move |event| {
            recorder.record(event);
            Ok(())
        })
    }

    fn record(&self, event: &DiskEvent<'_>) {
        let inside = |path: &Path| {
            // The root has neither.
            let (parent, name) = (path.parent().unwrap_or(path), path.file_name().unwrap_or_default());
            fs::canonicalize(parent).expect("is there").join(name).strip_prefix(&self.root).map(Path::to_owned)
        };
        let event = match event {
            DiskEvent::Create(path) => inside(path).map(Event::Create),
            DiskEvent::Write { path, at, bytes } => {
                inside(path).map(|path| Event::Write(path, *at as usize, bytes.to_vec()))
            }
            DiskEvent::Sync(path) => {
                inside(path).map(|inside| Event::Sync(inside, path.is_file().then(|| fs::read(path).expect("is read"))))
            }
            DiskEvent::Rename(from, to) => inside(from).and_then(|from| Ok(Event::Rename(from, inside(to)?))),
            DiskEvent::Remove(path) => inside(path).map(Event::Remove),
        };
        // Ignore paths outside the folder.
        if let Ok(event) = event {
            self.events.lock().expect("no holder of this lock panics").push(event);
        }
    }

    /// The number of events so far.
    pub fn length(&self) -> usize {
        self.events.lock().expect("no holder of this lock panics").len()
    }

    /// How many files were created whose names begin so.
    pub fn created(&self, beginning: &str) -> usize {
        let events = self.events.lock().expect("no holder of this lock panics");
        let named = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
        events.iter().filter(|event| matches!(event, Event::Create(path) if named(path))).count()
    }

    /// The files after a power cut at this event. `synced` says which file syncs work.
    pub fn image(&self, cut: usize, loss: Loss, synced: impl Fn(&Path) -> bool) -> Files {
        let mut disk = Disk::default();
        for (path, bytes) in &self.before {
            disk.files.push(File { safe: bytes.clone(), pending: Vec::new() });
            disk.names.insert(path.clone(), disk.files.len() - 1);
        }
        disk.safe_names = disk.names.clone();
        for event in &self.events.lock().expect("no holder of this lock panics")[..cut] {
            disk.feed(event, &synced);
        }
        disk.left(loss)
    }
}

fn parent(path: &Path) -> PathBuf {
    path.parent().map(Path::to_owned).unwrap_or_default()
}

fn name(names: &mut BTreeMap<PathBuf, usize>, naming: &Naming) {
    let below = |names: &BTreeMap<PathBuf, usize>, path: &Path| -> Vec<PathBuf> {
        names.keys().filter(|name| name.starts_with(path)).cloned().collect()
    };
    match naming {
        Naming::Create(path, file) => {
            names.insert(path.clone(), *file);
        }
        Naming::Remove(path) => names.retain(|name, _| !name.starts_with(path)),
        Naming::Rename(from, to) => {
            for old in below(names, from) {
                let rest = old.strip_prefix(from).expect("lies below").to_owned();
                let new = if rest.as_os_str().is_empty() { to.clone() } else { to.join(rest) };
                let file = names.remove(&old).expect("is there");
                names.insert(new, file);
            }
        }
    }
}

impl Disk {
    fn name(&mut self, folder: PathBuf, naming: Naming) {
        name(&mut self.names, &naming);
        self.pending.push((folder, naming));
    }

    fn create(&mut self, path: &Path) -> usize {
        self.files.push(File::default());
        self.name(parent(path), Naming::Create(path.to_owned(), self.files.len() - 1));
        self.files.len() - 1
    }

    fn feed(&mut self, event: &Event, synced: &impl Fn(&Path) -> bool) {
        match event {
            Event::Create(path) => {
                self.create(path);
            }
            Event::Write(path, at, bytes) => {
                let file = self.names[path];
                self.files[file].pending.push((*at, bytes.clone()));
            }
            Event::Sync(path, Some(content)) if synced(path) => {
                let file = self.names.get(path).copied().unwrap_or_else(|| self.create(path));
                self.files[file] = File { safe: content.clone(), pending: Vec::new() };
            }
            Event::Sync(_, Some(_)) => {}
            Event::Sync(folder, None) => {
                let pending = std::mem::take(&mut self.pending).into_iter();
                let (safe, rest): (Vec<_>, Vec<_>) = pending.partition(|(of, _)| of == folder);
                self.pending = rest;
                for (_, naming) in safe {
                    name(&mut self.safe_names, &naming);
                }
            }
            Event::Rename(from, to) => self.name(parent(to), Naming::Rename(from.clone(), to.clone())),
            Event::Remove(path) => self.name(parent(path), Naming::Remove(path.clone())),
        }
    }

    fn left(mut self, loss: Loss) -> Files {
        let mut dice = match loss {
            Loss::Some(seed) => seed | 1,
            Loss::All | Loss::Nothing => 1,
        };
        let mut roll = |sides: usize| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            dice as usize % sides
        };
        let kept = match loss {
            Loss::All => 0,
            Loss::Nothing => self.pending.len(),
            Loss::Some(_) => roll(self.pending.len() + 1),
        };
        for (_, naming) in self.pending.drain(..kept) {
            name(&mut self.safe_names, &naming);
        }
        let mut left = Files::new();
        for (path, file) in &self.safe_names {
            let File { safe, pending } = &self.files[*file];
            let mut bytes = safe.clone();
            for (at, written) in pending {
                let length = match loss {
                    Loss::All => 0,
                    Loss::Nothing => written.len(),
                    Loss::Some(_) => [0, written.len(), roll(written.len() + 1)][roll(3)],
                };
                if length > 0 {
                    bytes.resize(bytes.len().max(at + length), 0);
                    bytes[*at..at + length].copy_from_slice(&written[..length]);
                }
            }
            left.insert(path.clone(), bytes);
        }
        left
    }
}

/// Writes files below a folder.
pub fn lay_out(files: &Files, folder: &Path) {
    for (path, bytes) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("has one")).expect("is created");
        fs::write(path, bytes).expect("is written");
    }
}
