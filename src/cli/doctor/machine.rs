//! The machine around the bot: its clock, a proxy in the environment, the addresses to listen on, and the file system of a
//! folder.

use std::net::TcpListener;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use skald::config::Config;
use skald::discord::gateway::{self, ProxyReport};

use crate::cli::doctor::Report;

/// The start of 2026, in seconds since 1970. An earlier clock was never set.
const EARLIEST: i64 = 1_767_225_600;

/// Checks the clock and the environment.
pub fn check(report: &mut Report) {
    clock(Timestamp::now(), report);
    proxy(gateway::proxy_report(), report);
}

fn clock(now: Timestamp, report: &mut Report) {
    let shown = now.strftime("%F %T");
    if now.as_second() < EARLIEST {
        return report.error("clock", format!("the clock says {shown} UTC: set it; deadlines and TLS depend on it"));
    }
    report.ok("clock", format!("the clock says {shown} UTC"));
}

fn proxy(found: Option<ProxyReport>, report: &mut Report) {
    let Some(ProxyReport { address, usable }) = found else { return };
    match usable {
        true => report.ok("proxy", format!("Discord is reached through {address}, as HTTPS_PROXY or ALL_PROXY says")),
        false => report.error(
            "proxy",
            format!("HTTPS_PROXY or ALL_PROXY names {address}: only an address with http:// can be used"),
        ),
    }
}

/// Listens on each address for a moment. The bot must not run.
pub fn check_ports(config: &Config, report: &mut Report) {
    let endpoint = config.interactions.as_ref().map(|interactions| interactions.address);
    let board = config.board.as_ref().map(|board| board.address);
    for (what, key, address) in [
        ("monitor", "monitor.address", config.monitor.address),
        ("endpoint", "interactions.address", endpoint),
        ("board", "board.address", board),
    ] {
        let Some(address) = address else { continue };
        if let Err(error) = TcpListener::bind(address) {
            report.error(
                what,
                format!(
                    "{key}: cannot listen on {address} ({error}): end the program that does, or name another address"
                ),
            );
        }
    }
}

/// File systems over a network, or of the host of this virtual machine. Locks and syncs there may be acknowledged before the data is safe.
const NETWORK: &[&str] =
    &["9p", "afs", "ceph", "cifs", "drvfs", "lustre", "nfs", "nfs4", "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs"];

/// File systems of programs that are on a disk of this machine nevertheless. All others of programs count as remote.
const LOCAL: &[&str] = &["fuse.bindfs", "fuse.fuse-overlayfs", "fuse.lxcfs", "fuse.mergerfs", "fuseblk"];

/// The type of the folder's file system, from Linux's table of mounts, if it is one over a network; `None` also if that is unknown.
pub fn over_network(folder: &Path) -> Option<String> {
    let there = folder.ancestors().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let folder = there.into_iter().find_map(|path| path.canonicalize().ok())?;
    let table = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
    kind(&table, &folder).filter(|kind| is_remote(kind)).map(str::to_owned)
}

fn is_remote(kind: &str) -> bool {
    NETWORK.contains(&kind) || (kind.starts_with("fuse") && !LOCAL.contains(&kind))
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
    use crate::cli::doctor::Level;

    fn levels(checked: impl FnOnce(&mut Report)) -> Vec<(Level, &'static str)> {
        let mut report = Report::default();
        checked(&mut report);
        report.levels().collect()
    }

    #[test]
    fn clock_that_was_never_set_is_an_error() {
        for (seconds, level) in [(0, Level::Error), (EARLIEST - 1, Level::Error), (EARLIEST, Level::Ok)] {
            let now = Timestamp::from_second(seconds).unwrap();
            assert_eq!(levels(|report| clock(now, report)), [(level, "clock")], "{seconds}");
        }
    }

    #[test]
    fn proxy_without_http_is_an_error() {
        let found = |usable| Some(ProxyReport { address: "socks5://proxy:1080".to_owned(), usable });
        for (usable, level) in [(true, Level::Ok), (false, Level::Error)] {
            assert_eq!(levels(|report| proxy(found(usable), report)), [(level, "proxy")]);
        }
        assert!(levels(|report| proxy(None, report)).is_empty());
    }

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
    fn shares_of_a_network_and_of_a_host_are_remote() {
        for kind in ["nfs4", "cifs", "9p", "virtiofs", "fuse.rclone", "fuse.sshfs"] {
            assert!(is_remote(kind), "{kind}");
        }
        for kind in ["ext4", "overlay", "tmpfs", "fuseblk", "fuse.bindfs"] {
            assert!(!is_remote(kind), "{kind}");
        }
    }

    #[test]
    fn temporary_folder_is_on_this_machine() {
        assert_eq!(over_network(&std::env::temp_dir().join("not/there")), None);
    }
}
