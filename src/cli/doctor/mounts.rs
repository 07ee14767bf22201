//! The type of the file system of a folder, from Linux's table of mounts.

use std::path::{Path, PathBuf};

/// File systems over a network. Locks and syncs there may be acknowledged before the data is safe.
const NETWORK: &[&str] =
    &["afs", "ceph", "cifs", "fuse.glusterfs", "fuse.s3fs", "fuse.sshfs", "lustre", "nfs", "nfs4", "smb3", "smbfs"];

/// The type of the folder's file system if it is one over a network; `None` also if that is unknown.
pub fn over_network(folder: &Path) -> Option<String> {
    let there = folder.ancestors().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let folder = there.into_iter().find_map(|path| path.canonicalize().ok())?;
    let table = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
    kind(&table, &folder).filter(|kind| NETWORK.contains(kind)).map(str::to_owned)
}

/// The type of the innermost mount that has the folder. Of two mounts in one place the later one counts.
fn kind<'a>(table: &'a str, folder: &Path) -> Option<&'a str> {
    let mounts = table.lines().filter_map(|line| {
        let (mount, source) = line.split_once(" - ")?;
        Some((PathBuf::from(plain(mount.split(' ').nth(4)?)), source.split(' ').next()?))
    });
    let within = mounts.filter(|(place, _)| folder.starts_with(place));
    within.max_by_key(|(place, _)| place.components().count()).map(|(_, kind)| kind)
}

/// The path without the table's escapes of spaces, tabs, line ends and backslashes.
fn plain(path: &str) -> String {
    path.replace("\\040", " ").replace("\\011", "\t").replace("\\012", "\n").replace("\\134", "\\")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn innermost_and_latest_mount_names_the_file_system() {
        let table = "22 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw\n\
            30 22 0:40 / /srv rw - nfs4 files:/srv rw\n\
            31 30 8:2 / /srv/my\\040disk rw - xfs /dev/sdb1 rw\n\
            32 22 8:3 / /mnt rw - ext4 /dev/sdc1 rw\n\
            33 22 0:41 / /mnt rw - cifs //files/mnt rw\n\
            damaged\n";
        for (folder, wanted) in [
            ("/var/lib/skald", "ext4"),
            ("/srv/skald", "nfs4"),
            ("/srvx", "ext4"),
            ("/srv/my disk/skald", "xfs"),
            ("/mnt", "cifs"),
        ] {
            assert_eq!(kind(table, Path::new(folder)), Some(wanted), "{folder}");
        }
        assert_eq!(kind("", Path::new("/")), None);
    }

    #[test]
    fn temporary_folder_is_on_this_machine() {
        assert_eq!(over_network(&std::env::temp_dir().join("not/there")), None);
    }
}
