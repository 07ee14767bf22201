//! Disk errors in words, each with a remedy.

use std::io::{self, ErrorKind};

/// Says what a disk cannot do, and what to do about it. Any other error is shown as the system words it.
pub fn disk_fault(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::ReadOnlyFilesystem => {
            "the disk is read-only: mount it with the right to write, or name a folder on another disk".to_owned()
        }
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            "the disk is full: free some space there, or move the folder to a larger disk".to_owned()
        }
        ErrorKind::PermissionDenied => {
            "this user has no right to it: give this user the right to read and write there".to_owned()
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn known_faults_have_a_remedy_and_no_error_number() {
        for (code, remedy) in
            [(30, "mount it"), (28, "free some space"), (122, "free some space"), (13, "give this user")]
        {
            let said = disk_fault(&io::Error::from_raw_os_error(code));
            assert!(said.contains(remedy) && !said.contains("os error"), "{code}: {said}");
        }
        assert_eq!(disk_fault(&io::Error::other("it burns")), "it burns");
    }
}
