//! The store, the free space of its disk, and its backups.
//!
//! [`attempt`] tries in a folder what a store and a backup need of a file system.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use skald::config::{BackupsConfig, Config};
use skald::store::{FOLDER_SCHEMA, Inspection, Lsm, Rotation, cannot_do, disk_fault, refused_sync};

use super::super::heartbeat;
use super::machine;
use crate::cli::doctor::{Level, Report};

/// Free bytes below which an error is reported.
const LEAST: u64 = 64 << 20;

/// Free bytes below which a warning is reported.
const LITTLE: u64 = 1 << 30;

/// Checks that the store is not gone. A disk that is not mounted must not lead to an empty one.
pub fn presence(config: &Config, report: &mut Report) {
    if let Some(gone) = gone(config) {
        report.error("store", gone);
    }
}

/// Why a folder without a store must not get a new one.
fn gone(config: &Config) -> Option<String> {
    let folder = &config.store.folder;
    let interrupted = folder.with_added_extension("restoring").exists();
    if interrupted || !matches!(std::fs::exists(folder.join("store.json")), Ok(false)) {
        return None;
    }
    let folder = folder.display();
    if let Ok(Some(backup)) = rotation(config).newest_of_any() {
        let backup = backup.path.display();
        return Some(format!(
            "{folder} holds no store, but {backup} is a backup of one: mount the disk of the store, or run `skald restore \
             {backup}`; to begin with an empty store instead, name another folder under [backups]"
        ));
    }
    config.store.must_exist.then(|| {
        format!(
            "{folder} holds no store, and store.must_exist is set: mount the disk of the store, or remove the key for the \
             first start"
        )
    })
}

fn rotation(config: &Config) -> Rotation {
    let BackupsConfig { folder, keep, .. } = &config.backups;
    Rotation { store: config.store.folder.clone(), folder: folder.clone(), keep: *keep }
}

/// Checks the store, its disk and its backups. [`presence`] was checked before.
pub fn check(config: &Config, runs: bool, report: &mut Report) {
    let folder = &config.store.folder;
    let rotation = rotation(config);
    let found = Lsm::inspect(folder).map_err(|error| rotation.advise(error));
    match &found {
        // As [`presence`] has said.
        Ok(Inspection::Nothing) if gone(config).is_some() => {}
        Ok(Inspection::Nothing) if !folder.exists() => {
            report.ok("store", format!("there is none in {} yet; the first start creates it", folder.display()));
        }
        Ok(found) => state(folder, found, runs, report),
        Err(error) => report.error("store", error),
    }
    room(folder, report);
    if let Some(kind) = machine::over_network(folder) {
        report.warning(
            "store",
            format!(
                "{} is on a file system of the network or of another machine ({kind}), which may lose accepted changes in an \
                 outage: use a disk of this machine",
                folder.display()
            ),
        );
    }
    report.rights("store", folder, Some(Level::Warning));
    let usable = config.backups.every.is_none() || destination(config, report);
    if usable && matches!(found, Ok(Inspection::Sound { .. })) {
        taken(&rotation, &config.backups, report);
    }
}

/// Checks where scheduled backups go; returns whether some can be there.
fn destination(config: &Config, report: &mut Report) -> bool {
    let folder = &config.backups.folder;
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if whole(folder).starts_with(whole(&config.store.folder)) {
        report.error(
            "backups",
            format!(
                "{} is within the folder of the store, which `skald restore` replaces: name another folder under [backups]",
                folder.display()
            ),
        );
    }
    let place = match existing(folder) {
        Ok(place) => place,
        Err(why) => {
            report.error("backups", format!("{why} under [backups]"));
            return false;
        }
    };
    match attempt(place) {
        Ok(()) => {}
        Err(fault) if fault.doing == SYNC_FOLDER && cannot_do(&fault.error) => report.warning(
            "backups",
            format!("{} cannot sync folders: a power loss soon after a backup may lose it", place.display()),
        ),
        Err(fault) => report.error("backups", sentence(place, &fault)),
    }
    true
}

/// The folder, or its nearest parent that exists.
///
/// # Errors
/// A sentence about a file that is in its place.
fn existing(folder: &Path) -> Result<&Path, String> {
    let mut all = folder.ancestors().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let found = all.find(|path| path.symlink_metadata().is_ok());
    let place = found.ok_or_else(|| format!("no parent folder of {} exists: name another folder", folder.display()))?;
    match place.is_dir() {
        true => Ok(place),
        false => Err(format!("{} is no folder: name another one", place.display())),
    }
}

fn sentence(place: &Path, fault: &Fault) -> String {
    format!("{}: cannot {}: {}", place.display(), fault.doing, disk_fault(&fault.error))
}

fn state(folder: &Path, found: &Inspection, runs: bool, report: &mut Report) {
    let folder = folder.display();
    match found {
        Inspection::Nothing => report.ok("store", format!("{folder} is empty; the first start creates the store")),
        Inspection::Older(schema) => report.warning(
            "store",
            format!("{folder} has schema {schema}; the next start migrates it to {FOLDER_SCHEMA}, after a backup into the same folder"),
        ),
        Inspection::Sound { group, bytes, closed, skipped } => {
            report.ok(
                "store",
                format!("{folder} has schema {FOLDER_SCHEMA}; its journal of {bytes} bytes is sound up to change {group}"),
            );
            match closed {
                _ if runs => report.ok("store", "the bot runs and has it open"),
                true => report.ok("store", "it was closed cleanly"),
                false if *skipped => report.warning(
                    "store",
                    format!(
                        "change {} cannot be read, and the next start skips it: another command is writing it now, a power \
                         cut stopped its write, or the disk lost it. If the disk lost it, what people did last is gone; \
                         a restore gives only what the backup has",
                        group + 1
                    ),
                ),
                false => report.warning(
                    "store",
                    "it is in use by another command, or was not closed cleanly: then nothing is lost",
                ),
            }
        }
    }
}

/// Checks whether the folder's disk can do what a store needs, and how much space is free there.
pub fn room(folder: &Path, report: &mut Report) {
    let place = match existing(folder) {
        Ok(place) => place,
        Err(why) => return report.error("disk", why),
    };
    let shown = place.display();
    if let Err(fault) = attempt(place) {
        return report.error("disk", sentence(place, &fault));
    }
    match free(place) {
        Some(free) if free < LEAST => {
            report.error(
                "disk",
                format!("{shown}: only {} MB are free; free some space, or the store will refuse changes", mb(free)),
            );
        }
        Some(free) if free < LITTLE => report.warning("disk", format!("{shown}: only {} MB are free", mb(free))),
        Some(free) => report.ok("disk", format!("{shown} is writable, {} MB are free", mb(free))),
        None => report.ok("disk", format!("{shown} is writable; its free space is unknown")),
    }
}

/// The free bytes of the file system of this folder, for this user; `None` if the system does not say.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

const fn mb(bytes: u64) -> u64 {
    bytes >> 20
}

/// Checks the age of the newest scheduled backup: at most twice the interval.
fn taken(rotation: &Rotation, config: &BackupsConfig, report: &mut Report) {
    let folder = config.folder.display();
    let Some(every) = config.every else {
        return report.warning("backups", "backups.every_hours is 0: schedule `skald backup` yourself");
    };
    let backups = match rotation.backups() {
        Ok(backups) => backups,
        Err(error) => return report.error("backups", error),
    };
    report.rights("backups", &config.folder, Some(Level::Warning));
    let Some(last) = backups.last() else {
        return report.warning(
            "backups",
            format!("{folder} holds none yet; the bot takes the first one after running for a minute"),
        );
    };
    let age = Duration::from_millis(heartbeat::now().saturating_sub(last.at.0));
    let how = format!(
        "{} of {}, the newest {} hours old: {}",
        backups.len(),
        config.keep,
        age.as_secs() / 3600,
        last.path.display()
    );
    match age > 2 * every {
        true => report
            .warning("backups", format!("{how}; one is due every {} hours: check the log", every.as_secs() / 3600)),
        false => report.ok("backups", how),
    }
}

/// An operation that failed.
pub struct Fault {
    pub doing: &'static str,
    pub error: io::Error,
}

/// Writes, syncs, locks and renames files in a folder of its own there, which is gone afterwards.
pub fn attempt(folder: &Path) -> Result<(), Fault> {
    let failed = |doing| move |error| Fault { doing, error };
    let made = tempfile::Builder::new().prefix(".skald-trial-").tempdir_in(folder);
    let place = made.map_err(failed("make a folder"))?;
    let [one, two] = ["one", "two"].map(|name| place.path().join(name));
    let mut file = File::create(&one).map_err(failed("make a file"))?;
    file.write_all(&[1; 4096]).map_err(failed("write"))?;
    file.sync_data().map_err(failed("sync a file"))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(failed("lock a file")(io::ErrorKind::WouldBlock.into())),
        Err(TryLockError::Error(error)) => return Err(failed("lock a file")(error)),
    }
    File::create(&two).map_err(failed("make a file"))?;
    fs::rename(&one, &two).map_err(failed("replace a file by another"))?;
    let folder = File::open(place.path()).map_err(failed(SYNC_FOLDER))?;
    folder.sync_all().map_err(refused_sync).map_err(failed(SYNC_FOLDER))?;
    drop(file);
    place.close().map_err(failed("remove a folder"))
}

/// What a backup can do without.
pub const SYNC_FOLDER: &str = "sync a folder";
