//! How much memory the system still has. Known on Linux only.

use std::fs;
use std::path::Path;

/// The maximum size of the documents that wait for sled, in bytes.
const MOST: usize = 512 << 20;

/// The memory for documents that wait for sled, in bytes.
pub(super) fn to_spare() -> usize {
    share(available())
}

/// A quarter of the available memory, at most [`MOST`].
fn share(available: Option<usize>) -> usize {
    available.map_or(MOST, |available| MOST.min(available / 4))
}

/// The memory that this process may still take, in bytes. It is the smaller one of the system's free memory and the
/// limit of its control group (version 2). `None` if both are unknown.
fn available() -> Option<usize> {
    let groups = Path::new("/sys/fs/cgroup");
    let read = |path: &Path| fs::read_to_string(path).ok();
    let system = read(Path::new("/proc/meminfo")).and_then(|text| of_the_system(&text));
    let limit = read(&groups.join("memory.max")).zip(read(&groups.join("memory.current")));
    let group = limit.and_then(|(most, taken)| of_the_group(&most, &taken));
    system.into_iter().chain(group).min()
}

/// Reads `MemAvailable` from `/proc/meminfo`, which is in kibibytes.
fn of_the_system(text: &str) -> Option<usize> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<usize>().ok()?.checked_mul(1024)
}

/// Reads `memory.max`, which is `max` without a limit, and `memory.current`, both in bytes.
fn of_the_group(most: &str, taken: &str) -> Option<usize> {
    let [most, taken] = [most, taken].map(|text| text.trim().parse::<usize>().ok());
    Some(most?.saturating_sub(taken?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_and_a_control_group_say_is_read() {
        let system = "MemTotal:       24689764 kB\nMemFree:         1180000 kB\nMemAvailable:    2048 kB\n";
        assert_eq!(of_the_system(system), Some(2 << 20));
        assert_eq!(of_the_system("MemTotal: 5 kB\n"), None);
        assert_eq!(of_the_system("MemAvailable: many kB\n"), None);
        assert_eq!(of_the_group("1000\n", "400\n"), Some(600));
        assert_eq!(of_the_group("1000\n", "1400\n"), Some(0));
        assert_eq!(of_the_group("max\n", "400\n"), None);
    }

    #[test]
    fn a_quarter_of_free_memory_is_used_up_to_a_limit() {
        assert_eq!(
            [0, 4 << 20, 4 * MOST, usize::MAX].map(|available| share(Some(available))),
            [0, 1 << 20, MOST, MOST]
        );
        assert_eq!(share(None), MOST, "nothing is known");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_part_of_what_is_available_is_to_spare() {
        let limit = fs::read_to_string("/sys/fs/cgroup/memory.max");
        if limit.is_ok_and(|most| most.trim() != "max") {
            // The control group may have no memory left.
            return;
        }
        let (before, spare, after) = (available().unwrap(), to_spare(), available().unwrap());
        assert!(before > 1 << 20, "{before}");
        // Other processes take and release memory meanwhile.
        assert!(spare >= MOST.min(before.min(after) / 8), "{spare} of {before}");
        assert!(spare <= MOST.min(before.max(after) / 2), "{spare} of {before}");
    }
}
