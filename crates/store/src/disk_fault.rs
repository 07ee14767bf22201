//! Disk errors in words, each with a remedy.

use std::io::{self, ErrorKind};

/// Says what a disk cannot do, and what to do about it. Any other error is shown as the system words it.
pub fn disk_fault(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::ReadOnlyFilesystem => {
            "the disk is read-only: mount it with the right to write, or name a folder on another disk".to_owned()
        }
        ErrorKind::StorageFull => {
            "the disk is full: free some space there, or move the folder to a larger disk".to_owned()
        }
        ErrorKind::QuotaExceeded => {
            "the quota of this user is used up, though the disk may have room: remove files of this user there, or raise \
             the quota"
                .to_owned()
        }
        ErrorKind::AlreadyExists => {
            "something with this name is there already: remove it or rename it, or name another folder".to_owned()
        }
        ErrorKind::CrossesDevices => {
            "it would move to another file system: name a folder whose parent is on the same disk".to_owned()
        }
        ErrorKind::PermissionDenied => {
            "this user has no right to it: give this user the right to read and write there".to_owned()
        }
        ErrorKind::NotADirectory => "a part of this path is a file: name a folder".to_owned(),
        ErrorKind::ResourceBusy => {
            "it is in use, such as a mount point, and cannot be replaced: name a folder within it".to_owned()
        }
        ErrorKind::InvalidInput | ErrorKind::Unsupported => format!(
            "the file system cannot do this ({error}), as some network shares cannot: use a disk of this machine"
        ),
        ErrorKind::StaleNetworkFileHandle | ErrorKind::TimedOut => {
            format!("the network file system does not answer ({error}): mount it again, or use a disk of this machine")
        }
        _ if error.raw_os_error() == CLOSED => {
            "the file is no longer open, as after its disk was taken away: mount it again, and start the program again"
                .to_owned()
        }
        _ if error.raw_os_error() == NO_LOCKS => {
            "the file system has no locks: mount it with locks, or use a disk of this machine".to_owned()
        }
        _ => error.to_string(),
    }
}

/// Whether a file system lacks an operation, as some network shares cannot sync folders.
pub fn cannot_do(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported)
}

/// The error of a sync in other words if the file system refuses it to everybody. A file that could be opened needs no
/// further right for a sync.
pub fn refused_sync(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::PermissionDenied => io::Error::new(ErrorKind::Unsupported, "it refuses to sync"),
        _ if error.raw_os_error() == CLOSED => io::Error::new(ErrorKind::Unsupported, "it refuses to sync"),
        _ => error,
    }
}

/// The number of `EBADF`.
const CLOSED: Option<i32> = if cfg!(unix) { Some(9) } else { None };

/// The number of `ENOLCK`.
const NO_LOCKS: Option<i32> = if cfg!(target_os = "linux") {
    Some(37)
} else if cfg!(unix) {
    Some(77)
} else {
    None
};

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn known_faults_have_a_remedy_and_no_error_number() {
        for (code, remedy) in [
            (30, "mount it"),
            (28, "free some space"),
            (122, "raise the quota"),
            (9, "mount it again"),
            (17, "name another folder"),
            (18, "on the same disk"),
            (13, "give this user"),
            (20, "name a folder"),
            (16, "name a folder within it"),
            (37, "mount it with locks"),
        ] {
            let said = disk_fault(&io::Error::from_raw_os_error(code));
            assert!(said.contains(remedy) && !said.contains("os error"), "{code}: {said}");
        }
        for code in [22, 95, 116, 110] {
            let said = disk_fault(&io::Error::from_raw_os_error(code));
            assert!(said.ends_with("use a disk of this machine"), "{code}: {said}");
        }
        assert_eq!(disk_fault(&io::Error::other("it burns")), "it burns");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn refused_sync_asks_for_no_right() {
        for (code, able) in [(13, false), (9, false), (22, false), (95, false), (5, true), (28, true)] {
            let error = refused_sync(io::Error::from_raw_os_error(code));
            assert_eq!(cannot_do(&error), !able, "{code}");
            assert!(able || disk_fault(&error).ends_with("use a disk of this machine"), "{code}");
        }
    }
}
